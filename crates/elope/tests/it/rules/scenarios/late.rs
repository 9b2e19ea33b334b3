//! 23.1 The historical scenario from turn 4 on.

use super::{check, free_check, original_check};

#[test]
fn the_historical_scenario_has_fifteen_turns() {
    check(
        &["23.1.a", "23.1.a#2", "14.2#1"],
        "
        given nobody else; turn 7; next turn
        then turn = 8
        then month = March 1919
        then weather = snow",
    );
    check(
        &["23.1.a", "23.1.a#1", "23.1.T15.a", "23.1.T15.a#1"],
        "
        given nobody else; turn 14; survival
        then turn = 15
        then winner = undecided
        allied: done
        red: done
        allied: done
        allied: done
        red: done
        red: done
        then winner = red
        then how = elope-won-red",
    );
}

#[test]
fn the_17th_kings_liverpool_stays_near_archangel_for_a_turn() {
    check(
        &["23.1.T4.a", "23.1.T4.a#1"],
        "
        given nobody else; turn 4; br_kl17_c us_339_hq al_depot_1 at 4407; movement allied
        then distance 4707 4207 = 5
        allied: march br_kl17_c 4307>4207 -> refused 23.1.T4.a
        allied: march br_kl17_c 4307",
    );
    check(
        &["23.1.T4.a", "23.1.T4.a#2"],
        "
        given nobody else; turn 4; br_kl17_b us_339_hq at 4707; movement allied
        then weather = snow
        allied: march br_kl17_b 4607>4507>4407>4307 -> refused 23.1.T4.a
        allied: march br_kl17_b 4607
        allied: done -> refused 23.1.T4.a
        allied: march br_kl17_b 4608>4509>4510
        allied: done",
    );
    check(
        &["23.1.T4.a"],
        "
        given nobody else; turn 4; br_kl17_b us_339_hq al_depot_1 at 2920; movement allied
        allied: march br_kl17_b 2820 -> refused 23.1.T4.a
        allied: done",
    );
}

#[test]
fn ships_are_laid_up_for_the_winter() {
    check(
        &["23.1.T5.a", "23.1.T5.a#1"],
        "
        given al_short_1 al_short_2 at 4707; al_cv_nairana at withdrawn; turn 4; next turn
        then al_mon_23_25 at = laid_up
        then al_gb_advokat at = laid_up
        then al_steamer_1 at = laid_up
        then red_gb_1 at = laid_up
        then red_gb_2 at = laid_up
        then red_steamer_1 at = laid_up",
    );
    check(
        &["23.1.T5.a", "23.1.T5.a#2"],
        "
        given nobody else; turn 8; al_steamer_1 al_gb_advokat at laid_up; al_mon_23_25 at lost; next turn
        then al_steamer_1 at = 4707/NW
        then al_mon_23_25 at = lost",
    );
    check(
        &["23.1.T5.a", "23.1.T5.a#3"],
        "
        given nobody else; turn 9; red_gb_1 red_gb_3 at laid_up; next turn
        then red_gb_1 at = 1247/SE
        then red_gb_3 at = 1247/SE",
    );
}

#[test]
fn m_company_comes_back_as_garrison() {
    check(
        &["23.1.T5.c", "23.1.T5.c#1"],
        "
        given nobody else; turn 5; us_339_m us_339_3_hq al_depot_1 at 4307; movement allied
        then us_339_m condition = normal
        allied: march us_339_m 4207 -> refused 23.1.T5.c
        allied: march us_339_m 4407>4507>4607>4707
        allied: done
        given movement allied
        allied: march us_339_m 4607 -> refused 23.1.T5.c",
    );
}

#[test]
fn f_company_is_released() {
    check(
        &["23.1.T5.c", "23.1.T5.c#2"],
        "
        given nobody else; turn 5; us_339_f us_339_2_hq al_depot_1 at 4207; movement allied
        then distance 4707 3707 = 10
        allied: march us_339_f 4107>4007>3907>3807>3707
        allied: done",
    );
}

#[test]
fn in_the_original_edition_f_company_joins_the_1st_battalion() {
    check(
        &["23.1.T5.c"],
        "
        given nobody else; edition original; turn 5; us_339_f us_339_2_hq al_depot_1 at 4412; us_339_1_hq at 3713
        given movement allied
        then us_339_f is attached = false
        allied: march us_339_f 4411 -> refused 23.1.T5.c
        allied: done -> refused 23.1.T5.c
        allied: march us_339_f 4313>4314>4214>4113
        then distance 4113 3713 = 4
        allied: done
        then us_339_f is attached = true",
    );
    check(
        &["23.1.T5.c"],
        "
        given nobody else; turn 5; us_339_f us_339_1_hq at 4707; movement allied
        allied: done
        then us_339_f is attached = false",
    );
}

#[test]
fn on_turn_5_the_17th_is_free_but_for_its_garrison() {
    check(
        &["23.1.T5.d", "23.1.T5.d#1", "23.1.T5.d#2"],
        "
        given nobody else; turn 5; br_kl17_c us_339_hq al_depot_1 at 4207; br_kl17_a at 4707; movement allied
        then distance 4707 3907 = 8
        allied: march br_kl17_c 4107>4007>3907
        allied: march br_kl17_a 4607 -> refused 23.1.T5.d",
    );
}

#[test]
fn unused_red_artillery_comes_in_april() {
    original_check(
        &["23.1.T9.a", "23.1.T9.a#1"],
        "
        given nobody else; turn 8; red_arty_3 at lost; red_arty_4 at never; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_arty_4 at = vologda_box
        then red_arty_3 at = lost",
    );
    check(
        &["23.1.T9.a"],
        "
        given nobody else; turn 8; red_arty_4 at never; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_arty_4 at = never",
    );
}

#[test]
fn the_depot_ships_stay_in_archangel() {
    check(
        &["23.1.T10.a", "23.1.T10.a#1"],
        "
        given nobody else; turn 10; al_ds_fox al_ds_cyclops at 4806/NE; movement allied
        allied: sail al_ds_fox 4707/NW -> refused 23.1.T10.a
        allied: sail al_ds_cyclops 4707/NW -> refused 23.1.T10.a",
    );
    free_check(
        &["23.2.T10.a"],
        "
        given nobody else; turn 10; al_ds_fox at 4806/NE; movement allied
        allied: sail al_ds_fox 4707/NW -> refused 23.2.T10.a",
    );
}

#[test]
fn two_supply_points_pass_through_vologda() {
    check(
        &["23.1.T10.b", "23.1.T10.b#1", "23.1.T10.b#2"],
        "
        given nobody else; turn 9; points red 0; next turn
        then points red = 2
        given turn 10; next turn
        then points red = 6
        given turn 11; next turn
        then points red = 8",
    );
    check(
        &["23.1.T10.b"],
        "
        given nobody else; turn 9; points red 0; next turn
        given br_rm at 1006; turn 10; next turn
        then points red = 4
        given br_rm at never; red_bn_4 at 1006; turn 11; next turn
        then points red = 8",
    );
}

#[test]
fn red_chooses_where_some_units_come() {
    check(
        &["23.1.T10.c", "23.1.T10.c#1"],
        "
        given nobody else; turn 9; red_cav_3 red_misc at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_cav_3 at = due
        red: enter red_cav_3 kotlas
        then red_cav_3 at = 1248
        red: enter red_misc archangel -> refused 13.12
        red: enter red_misc vologda_box
        then red_misc at = vologda_box",
    );
    check(
        &["23.1.T10.c", "23.1.T10.c#2"],
        "
        given nobody else; turn 10; red_air_6 at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        red: enter red_air_6 vologda_box
        then red_air_6 at = vologda_box",
    );
    original_check(
        &["23.1.T10.c", "23.1.T10.c#3"],
        "
        given nobody else; turn 9; red_162_1 red_162_2 at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_162_1 at = vologda_box
        then red_162_2 at = to_come
        red: done
        red: done
        allied: done
        red: done
        allied: done
        allied: done
        then red_162_1 at = 1006
        red: enter red_162_2 kotlas
        then red_162_2 at = 1248",
    );
}

#[test]
fn french_and_us_battalions_go_home_on_turn_11() {
    check(
        &["23.1.T11.a", "23.1.T11.a#1", "23.1.T11.a#2"],
        "
        given nobody else; turn 11; fr_21_a us_339_i us_339_3_hq al_depot_1 at 4107; movement allied
        then distance 4707 4107 = 6
        allied: march us_339_i 4007 -> refused 23.1.T11.a
        allied: march fr_21_a 4207>4307>4407>4507>4607>4707
        then fr_21_a at = withdrawn
        allied: done -> refused 23.1.T11.a",
    );
    check(
        &["23.1.T11.a"],
        "
        given nobody else; turn 10; us_339_m us_339_g us_339_mg_1 at 4707; next turn
        then us_339_m at = withdrawn
        then us_339_g at = 4707
        then us_339_mg_1 at = 4707",
    );
    original_check(
        &["23.1.T11.a"],
        "
        given nobody else; turn 11; fr_21_a at 4607; movement allied
        allied: march fr_21_a 4707
        then fr_21_a at = withdrawn",
    );
}

#[test]
fn british_units_leave_on_turn_11() {
    let units = "br_yorks13_a br_yorks13_b br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d br_dli7_a br_dli7_b br_dli7_c at 4407";
    check(
        &["23.1.T11.b", "23.1.T11.b#1"],
        &format!(
            "
        given nobody else; turn 10; {units}; next turn
        then br_rs10_hq at = withdrawn
        then br_rs10_a at = withdrawn
        then br_rs10_b at = withdrawn
        then br_rs10_c at = withdrawn
        then br_rs10_d at = withdrawn
        then br_yorks13_a at = withdrawn
        then br_dli7_b at = withdrawn
        then br_dli7_c at = 4407"
        ),
    );
    original_check(
        &["23.1.T11.b", "23.1.T11.b#2"],
        &format!(
            "
        given nobody else; turn 10; {units}; next turn
        then br_rs10_hq at = 4407
        then br_yorks13_a at = 4407
        then br_dli7_b at = 4407"
        ),
    );
}

#[test]
fn the_us_2nd_battalion_alone_leaves_on_turn_12() {
    let script = "
        given nobody else; turn 11; us_339_2_hq us_339_e us_339_f us_339_g us_339_h us_339_hq us_339_mg_1 us_310_a us_310_det us_339_det at 4407
        given us_339_f are attached; next turn
        then us_339_2_hq at = withdrawn
        then us_339_e at = withdrawn
        then us_339_f at = withdrawn
        then us_339_g at = withdrawn
        then us_339_h at = withdrawn
        then us_339_hq at = 4407
        then us_339_mg_1 at = 4407
        then us_310_a at = 4407
        then us_310_det at = 4407
        then us_339_det at = 4407";
    check(&["23.1.T12.a", "23.1.T12.a#1", "23.1.T12.a#2"], script);
    original_check(&["23.1.T12.a", "23.1.T12.a#2"], script);
    free_check(&["23.2.T12.a", "23.2.T12.a#1"], script);
}

#[test]
fn the_armoured_train_takes_no_tank_beyond_its_six_hexes() {
    check(
        &["23.1.T14.a", "23.1.T14.a#2", "18.2"],
        "
        given nobody else; turn 14; al_train at 4707; wr_nrr_1 at 3607; br_tank_mk4 aboard al_train; movement allied
        then distance 4707 4007 = 7
        allied: rail al_train 4607>4507>4407>4307>4207>4107>4007 -> refused 23.1.T14.a
        allied: rail al_train 4607>4507>4407>4307>4207>4107
        allied: rail al_train 4007 -> refused 23.1.T14.a
        given br_tank_mk4 at 4707
        allied: rail al_train 4007
        given br_tank_mk4 aboard al_train; al_train at 3807; movement allied
        allied: rail al_train 3707 -> refused 23.1.T14.a
        allied: rail al_train 3907",
    );
}

#[test]
fn the_2nd_highland_stays_within_three_hexes() {
    check(
        &["23.1.T13.b", "23.1.T13.b#1", "23.1.T13.b#2"],
        "
        given nobody else; turn 13; br_highland2 br_grogan_hq al_depot_1 at 4607; movement allied
        then distance 4707 4307 = 4
        allied: march br_highland2 4507>4407>4307 -> refused 23.1.T13.b
        allied: march br_highland2 4507>4407",
    );
    original_check(
        &["23.1.T13.b"],
        "
        given turn 12; next turn
        then br_highland2 at = to_come
        allied: done
        red: done
        then br_highland2 at = 4707",
    );
}

#[test]
fn the_argus_leaves_after_one_turn() {
    check(
        &["23.1.T13.c", "19.2", "19.2#1"],
        "
        given nobody else; turn 11; al_cv_argus at to_come; next turn
        allied: done
        red: done
        then al_cv_argus at = 4707/NW
        given turn 12; next turn
        then al_cv_argus at = withdrawn",
    );
}

#[test]
fn the_tanks_come_in_september_and_stay_near_archangel() {
    check(
        &["23.1.T14.a", "23.1.T14.a#1", "23.1.T14.b", "23.1.T14.b#1", "18.1", "18.1#1"],
        "
        given turn 13; br_rm us_339_hq at 4107; next turn
        then br_tank_mk4 at = to_come
        then br_rm at = withdrawn
        then br_rf30_1 at = withdrawn
        then al_mon_23_25 at = withdrawn
        then al_depot_1 at = 4707
        allied: done
        red: done
        then br_tank_mk4 at = 4707
        then br_tank_whippet at = 4707
        given br_tank_mk4 at 4207; movement allied
        then distance 4707 4007 = 7
        allied: march br_tank_mk4 4107>4007 -> refused 23.1.T14.a
        allied: march br_tank_mk4 4107",
    );
}

#[test]
fn archangel_serves_as_hq_when_none_is_left() {
    check(
        &["23.1.T14.b", "23.1.T14.b#2", "23.1.T14.b#3"],
        "
        given nobody else; turn 14; wr_nrr_1 at 4307; br_tank_mk4 at 4407; check
        then distance 4707 4307 = 4
        then wr_nrr_1 condition = normal
        then distance 4707 4407 = 3
        then br_tank_mk4 condition = normal",
    );
    check(
        &["23.1.T14.b", "23.1.T14.b#5"],
        "
        given nobody else; turn 14; us_339_hq at 4707; br_tank_mk4 at 4407; check
        then br_tank_mk4 condition = normal",
    );
    // While an HQ is left anywhere, Archangel is none for those who may trace to it.
    check(
        &["23.1.T14.b"],
        "
        given nobody else; turn 14; wr_nrr_1 at 4307; us_339_1_hq at 3507; check
        then wr_nrr_1 condition = os oc",
    );
}

#[test]
fn nothing_flies_from_the_argus_on_turn_thirteen() {
    let planes = "given nobody else; turn 12; al_cv_argus at 4707/NW; al_short_5 al_fairey_2 aboard al_cv_argus\n";
    check(
        &["23.1.T13.c"],
        &format!(
            "{planes} given combat allied
            allied: bomb al_short_5 track-4307 ; 4"
        ),
    );
    for edition in ["renovated", "original"] {
        check(
            &["23.1.T13.c", "23.1.T13.c#1"],
            &format!(
                "{planes} given edition {edition}; next turn
                allied: done
                red: done
                allied: done
                then phase = declare
                allied: transfer al_fairey_2 al_cv_argus -> refused 12.0.d
                then al_cv_argus at = withdrawn
                then al_cv_argus carries = nobody
                allied: bomb al_short_5 track-4307 ; 4
                then al_short_5 doing = bombing
                then al_short_5 at = 4707"
            ),
        );
    }
}

#[test]
fn who_is_ordered_home_sails_homeward() {
    check(
        &["23.1.T11.a", "23.1.c"],
        "
        given nobody else; turn 11; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 3615/SE>3515/NE -> refused 23.1.T11.a
        allied: sail al_steamer_1 3715/SE>3715/NE>3715/N
        then al_steamer_1 at = 3715/N",
    );
}

#[test]
fn ships_wait_while_the_enemy_holds_their_port() {
    check(
        &["23.1.T5.a", "23.1.T5.a#4"],
        "
        given nobody else; turn 9; red_gb_1 red_gb_2 at laid_up; br_rm at 1248; next turn
        then red_gb_1 at = laid_up
        given br_rm at never; red_bn_4 at 1248; turn 10; next turn
        then red_gb_1 at = 1247/SE
        then red_gb_2 at = 1247/SE",
    );
    original_check(
        &["23.1.T5.a"],
        "
        given nobody else; turn 8; al_steamer_1 at laid_up; red_bn_4 at 4707; next turn
        then al_steamer_1 at = laid_up",
    );
}

#[test]
fn who_is_ordered_home_is_carried_home_and_lands() {
    check(
        &["23.1.T11.a", "23.1.c", "23.1.c#3"],
        "
        given nobody else; turn 11; al_steamer_1 at 4509/N; us_339_a aboard al_steamer_1; movement allied
        allied: done -> refused 23.1.T11.a
        allied: sail al_steamer_1 4608/NE>4608/N>4607/NE>4607/N
        allied: done -> refused 23.1.T11.a
        allied: land us_339_a 4707
        then us_339_a at = withdrawn
        allied: done",
    );
}

#[test]
fn whoever_has_orders_boards_only_to_be_carried_nearer() {
    check(
        &["23.1.T11.a", "23.1.c", "23.1.c#4"],
        "
        given nobody else; turn 11; us_339_i us_339_k us_339_3_hq al_depot_1 at 4509; al_steamer_1 at 4509/N; movement allied
        then us_339_i condition = normal
        given al_steamer_1 spent 1
        allied: board us_339_i al_steamer_1 -> refused 23.1.T11.a
        given al_steamer_1 spent 0; al_steamer_1 are stopped
        allied: board us_339_i al_steamer_1 -> refused 23.1.T11.a
        given al_steamer_1 are not stopped
        allied: board us_339_i al_steamer_1
        allied: sail al_steamer_1 4608/NE>4608/N>4607/NE>4607/N
        allied: land us_339_i 4707
        then us_339_i at = withdrawn",
    );
}

#[test]
fn an_hq_aboard_a_ship_is_left() {
    check(
        &["23.1.T14.b", "23.1.T14.b#4"],
        "
        given nobody else; turn 14; wr_nrr_1 at 4307; al_steamer_1 at 4707/NW; us_339_1_hq aboard al_steamer_1; check
        then wr_nrr_1 condition = os oc
        given us_339_1_hq at withdrawn; check
        then wr_nrr_1 condition = normal
        given turn 13; check
        then wr_nrr_1 condition = os oc",
    );
}

#[test]
fn no_british_unit_but_the_tanks_stays_for_turn_14() {
    let never = &crate::own().scenarios().find("historical").expect("it is there").never_in_play;
    let british = crate::own().counters().iter().map(|(_, counter)| counter).filter(|counter| {
        counter.nationality == elope::Nationality::British
            && counter.arm != elope::Arm::Tank
            && !never.contains(&counter.id)
    });
    let gone: Vec<String> = british.map(|counter| format!("then {} at = withdrawn", counter.id)).collect();
    assert!(gone.len() > 80);
    check(&["23.1.T14.b", "23.1.T14.b#1"], &format!("given turn 13; next turn\n{}", gone.join("\n")));
}

#[test]
fn f_company_traces_to_the_1st_battalion_alone() {
    check(
        &["23.1.T5.c"],
        "
        given historical; nobody else; turn 6; us_339_f us_339_2_hq al_depot_1 at 3907; us_339_f are attached
        given us_339_1_hq at 2021; check
        then us_339_f condition = os oc
        given us_339_f are not attached; check
        then us_339_f condition = normal",
    );
}

#[test]
fn whoever_comes_home_later_leaves_the_game_as_well() {
    let homecoming = "
        given nobody else; turn 13; fr_21_a us_339_i at 4607; movement allied
        allied: march fr_21_a 4707
        then fr_21_a at = withdrawn
        given turn 15; movement allied
        allied: march us_339_i 4707
        then us_339_i at = withdrawn";
    check(&["23.1.T11.a"], homecoming);
    original_check(&["23.1.T11.a"], homecoming);
}

#[test]
fn spare_batteries_of_the_allies_do_not_come_to_vologda() {
    check(
        &["23.1.T9.a"],
        "
        given nobody else; edition original; turn 8; br_arty_21 red_arty_4 at never; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_arty_4 at = vologda_box
        then br_arty_21 at = never",
    );
}

#[test]
fn f_company_that_is_in_touch_is_attached_when_the_phase_begins() {
    check(
        &["23.1.T5.c"],
        "
        given nobody else; edition original; turn 4; us_339_f us_339_1_hq al_depot_1 at 3907; next turn
        allied: done
        red: done
        then phase = movement
        then us_339_f is attached = true",
    );
}

#[test]
fn all_who_come_home_together_leave_the_game() {
    check(
        &["23.1.T11.a"],
        "
        given nobody else; turn 11; fr_21_a fr_21_b al_depot_1 at 4607; movement allied
        allied: march fr_21_a+fr_21_b 4707
        then fr_21_a at = withdrawn
        then fr_21_b at = withdrawn",
    );
}
