//! 23.2 The scenario without a script.

use super::{check, free_check};

#[test]
fn the_other_scenario_has_no_script() {
    free_check(
        &["23.2.a", "23.2.a#1"],
        "
        given nobody else; turn 1; br_rf30_1 br_rf29_1 br_rm us_339_a at 4707; movement allied
        allied: march br_rf30_1 4607
        then br_rf30_1 at = 4607",
    );
    free_check(
        &["23.2.a", "23.2.a#2"],
        "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3505; movement allied
        allied: march us_339_h 3506>3507>3407
        allied: done",
    );
}

#[test]
fn the_doctrine_is_not_in_effect_there() {
    free_check(
        &["23.21", "23.21#1"],
        "
        given nobody else; turn 2; combat allied; us_339_a us_339_b us_339_c at 3507; red_bn_4 at 3407
        allied: attack 3407 us_339_a+us_339_b+us_339_c",
    );
}

#[test]
fn three_western_companies_hold_archangel() {
    free_check(
        &["23.22", "23.22#1"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_hq at 4707; movement allied
        allied: march us_339_a 4607 -> refused 23.22
        allied: board us_339_a al_steamer_1 -> refused 23.22
        allied: march us_339_hq 4607
        allied: done",
    );
    free_check(
        &["23.22", "23.22#2"],
        "
        given nobody else; turn 2; wr_nrr_1 br_rf30_1 br_rf29_1 us_339_hq at 4707; br_rm at 4507; movement allied
        allied: done -> refused 23.22
        allied: march br_rm 4607>4707
        allied: done",
    );
    free_check(
        &["23.22"],
        "
        given nobody else; turn 2; wr_nrr_1 br_rf30_1 br_rf29_1 us_339_hq at 4707; movement allied
        allied: march br_rf30_1 4607 -> refused 23.22
        allied: march wr_nrr_1 4607
        allied: done",
    );
}

#[test]
fn a_shortened_game_ends_after_turn_11() {
    free_check(
        &["23.23", "23.23#1"],
        "
        given nobody else; option shortened on; turn 11; survival
        then winner = red
        then how = elope-won-red",
    );
    free_check(
        &["23.23"],
        "
        given nobody else; option shortened off; turn 11; survival
        then winner = undecided",
    );
}

#[test]
fn turn_1_of_the_other_scenario_is_like_the_historical_one() {
    free_check(
        &["23.2.T1.a", "23.2.T1.a#1"],
        "
        given nobody else; turn 1; br_rm at 2707; check
        then br_rm condition = normal
        given turn 2; check
        then br_rm condition = os oc",
    );
    free_check(
        &["23.2.T1.b", "23.2.T1.b#1"],
        "
        then asked = red
        then prompt = elope-ask-set-up
        red: deploy red_cav_1 4020 -> refused 23.2.T1.b
        red: deploy red_cav_1 3920",
    );
}

#[test]
fn turn_3_of_the_other_scenario() {
    free_check(
        &["23.2.T3.a", "23.2.T3.a#1", "23.2.T3.a#2", "23.2.T3.b", "23.2.T3.b#1"],
        "
        given turn 2; next turn
        then al_cv_nairana at = withdrawn
        allied: done
        red: done ; 1
        then weather = snow
        then ice = true
        then al_train at = 4707
        then br_sussex11_hq at = 4707
        then br_sussex11_d at = 4707",
    );
}

#[test]
fn ships_are_laid_up_in_the_other_scenario_too() {
    free_check(
        &["23.2.T5.a", "23.2.T5.a#1"],
        "
        given al_short_1 al_short_2 at 4707; al_cv_nairana at withdrawn; turn 4; next turn
        then al_mon_23_25 at = laid_up
        then al_gb_advokat at = laid_up
        then al_steamer_1 at = laid_up
        then red_gb_1 at = laid_up
        then red_gb_2 at = laid_up
        then red_steamer_1 at = laid_up",
    );
    free_check(
        &["23.2.T5.a"],
        "
        given nobody else; turn 8; al_steamer_1 red_gb_1 at laid_up; next turn
        then al_steamer_1 at = 4707/NW
        then red_gb_1 at = laid_up
        given turn 9; next turn
        then red_gb_1 at = 1247/SE",
    );
}

#[test]
fn short_seaplanes_use_land_bases_in_the_other_scenario_too() {
    free_check(
        &["23.2.T5.a", "23.2.T5.a#2"],
        "
        given nobody else; turn 4; allied holds obozerskaya; al_short_1 al_fairey_1 at bakaritsa; combat allied
        allied: transfer al_short_1 obozerskaya -> refused 12.51.a
        given turn 5; combat allied
        allied: transfer al_fairey_1 obozerskaya -> refused 12.51.a
        allied: transfer al_short_1 obozerskaya
        then al_short_1 at = 3507",
    );
}

#[test]
fn the_train_leaves_archangel_on_turn_3_of_the_other_scenario() {
    free_check(
        &["23.2.T3.a"],
        "
        given nobody else; turn 2; al_train us_339_a us_339_b us_339_c at 4707; us_339_d at 4507; movement allied
        allied: rail al_train 4607 -> refused 23.2.T3.a
        given turn 3; movement allied
        allied: rail al_train 4607>4507",
    );
}

#[test]
fn no_french_unit_stays_for_turn_11_of_the_other_scenario() {
    let french = crate::own().counters().iter().map(|(_, counter)| counter);
    let french = french.filter(|counter| counter.nationality == elope::Nationality::French);
    let gone: Vec<String> = french.map(|counter| format!("then {} at = withdrawn", counter.id)).collect();
    assert!(gone.len() >= 8);
    free_check(&["23.2.T11.a", "23.2.T11.a#1"], &format!("given turn 10; next turn\n{}", gone.join("\n")));
}

#[test]
fn turns_10_and_11_of_the_other_scenario() {
    free_check(
        &["23.2.T10.a", "23.2.T10.a#1"],
        "
        given nobody else; turn 9; points red 0; next turn
        then points red = 2
        given turn 10; next turn
        then points red = 6",
    );
    free_check(
        &["23.2.T11.a", "23.2.T11.a#1", "23.2.T11.b", "23.2.T11.b#1", "18.1", "18.1#2"],
        "
        given fr_ffl_1 us_339_a br_rs10_a br_dli7_a br_yorks13_b at 4107; turn 10; next turn
        then fr_21_hq at = withdrawn
        then fr_21_a at = withdrawn
        then fr_21_mg_2 at = withdrawn
        then fr_63_arty at = withdrawn
        then fr_ffl_1 at = withdrawn
        then us_339_a at = withdrawn
        then br_rs10_a at = withdrawn
        then br_dli7_a at = withdrawn
        then br_yorks13_b at = withdrawn
        allied: done
        red: done
        then br_tank_mk4 at = 4707
        then br_tank_whippet at = 4707",
    );
}

#[test]
fn the_last_turns_of_the_other_scenario() {
    free_check(
        &["23.2.T13.a", "23.2.T13.a#1"],
        "
        given nobody else; turn 12; al_cv_argus at 4806/NE; next turn
        then al_cv_argus at = withdrawn",
    );
    free_check(
        &["23.2.T14.a", "23.2.T14.a#1"],
        "
        given nobody else; turn 13; br_rm br_grogan_hq br_tank_mk4 at 4207; next turn
        then br_rm at = withdrawn
        then br_tank_mk4 at = 4207
        given br_tank_mk4 at 3907; al_depot_1 us_339_hq at 3907; movement allied
        then distance 4707 3707 = 10
        allied: march br_tank_mk4 3807>3707",
    );
    free_check(
        &["23.2.T15.a", "23.2.T15.a#1"],
        "
        given nobody else; turn 15; survival
        then winner = red",
    );
}

#[test]
fn gas_comes_with_turn_thirteen() {
    for (turn, reply) in [(12, "-> refused 22.0.a"), (13, "; 4")] {
        free_check(
            &["23.2.T13.a", "23.2.T13.a#2", "22.0.a"],
            &format!(
                "
                given nobody else; turn {turn}; us_339_a us_339_b at 3507; us_339_1_hq al_depot_1 at 3607
                given red_bn_4 at 3407; al_dh4_1 al_dh4_2 al_dh4_3 at archangel; combat allied
                allied: attack 3407 us_339_a+us_339_b
                allied: support al_dh4_1+al_dh4_2+al_dh4_3 3407 load=gas {reply}"
            ),
        );
    }
}

#[test]
fn h_company_has_no_orders_for_onega_without_the_script() {
    check(
        &["23.1.T2.b"],
        "
        given non_historical; nobody else; turn 2; us_339_h at 3601; movement allied
        allied: march us_339_h 3602
        then us_339_h at = 3602",
    );
}

#[test]
fn without_the_script_nothing_holds_the_royal_scots_or_their_steamer() {
    check(
        &["23.1.T1.e"],
        "
        given non_historical; nobody else; turn 1; br_rs10_a br_rs10_b br_rf30_1 br_rf29_1 br_87_depot at 4707
        given al_steamer_1 at 4707/NW; movement allied
        allied: sail al_steamer_1 4706/NE
        allied: march br_rs10_a 4607>4507
        allied: done",
    );
}
