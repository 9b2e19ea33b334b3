//! 23.0 The scenarios, and the tanks' arrival (18.1).

use super::check;

#[test]
fn the_historical_scenario_has_fifteen_turns() {
    check(&["23.1.a", "23.1.a#2", "14.2#1"], "
        given nobody else; turn 7; next turn
        then turn = 8
        then month = March 1919
        then weather = snow");
    check(&["23.1.a", "23.1.a#1", "23.1.T15.a", "23.1.T15.a#1"], "
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
        then how = elope-won-red");
}

#[test]
fn the_editions_give_different_supply_points() {
    check(&["23.1.b", "23.1.b#1"], "
        given nobody else; turn 1; points allied 0; points red 0; next turn
        then points allied = 4
        then points red = 2");
    check(&["23.1.b", "23.1.b#2"], "
        given nobody else; edition original; turn 1; points allied 0; points red 0; next turn
        then points allied = 3
        then points red = 2");
    check(&["23.1.b", "23.1.b#3"], "
        red: deploy red_cav_1 2920
        then turn = 1
        then points allied = 0
        then points red = 0");
    check(&["23.1.b", "23.1.b#4"], "
        given nobody else; edition original; turn 11; points allied 0; points red 0; next turn
        then points allied = 3
        then points red = 2");
}

#[test]
fn whoever_is_ordered_somewhere_ends_each_move_nearer() {
    check(&["23.1.c", "23.1.c#1", "23.1.T1.f"], "
        given nobody else; turn 1; fr_21_a at 4107; movement allied
        allied: march fr_21_a 4207 -> refused 23.1.T1.f
        allied: done -> refused 23.1.T1.f
        allied: march fr_21_a 4007>3907>3807>3707>3607>3507
        allied: done");
}

#[test]
fn whoever_is_ordered_somewhere_uses_half_its_allowance() {
    check(&["23.1.c"], "
        given nobody else; turn 1; fr_21_a br_rm at 4107; movement allied
        allied: march fr_21_a 4007>3907
        then fr_21_a left = 10
        allied: march br_rm 4007 -> refused 23.1.T1.f
        allied: done -> refused 23.1.T1.f
        allied: march fr_21_a 3807>3707>3607>3507
        allied: march br_rm 4007
        allied: done");
}

#[test]
fn a_company_that_has_to_go_on_is_not_left_behind() {
    check(&["23.1.c"], "
        given nobody else; turn 1; fr_21_a fr_21_b at 4107; movement allied
        allied: march fr_21_a+fr_21_b 4007>3907
        allied: march fr_21_a 3807>3707>3607>3507 -> refused 23.1.T1.f
        allied: march fr_21_a+fr_21_b 3807>3707>3607>3507
        allied: march fr_21_a 3407
        allied: done");
}

#[test]
fn an_enemy_zone_lack_of_supply_and_a_barred_way_excuse_it() {
    check(&["23.1.c", "23.1.c#2"], "
        given nobody else; turn 1; fr_21_a at 3207; red_48rr_1 red_48rr_2 red_bn_4 red_depot_1 red_18_hq at 3107
        given movement allied; check; check
        then zone red 3207 = true
        allied: done");
    check(&["23.1.c"], "
        given nobody else; turn 2; fr_21_a at 4107; movement allied
        then fr_21_a condition = os oc
        allied: done");
    check(&["23.1.c"], "
        given nobody else; turn 1; fr_21_a at 3207; red_bn_4 at 3107; movement allied
        then zone red 3207 = false
        allied: done");
}

#[test]
fn a_garrison_stays_in_archangel() {
    check(&["23.1.d", "23.1.d#1", "23.1.T1.g", "23.1.T1.g#1"], "
        given nobody else; turn 1; br_rf30_1 br_87_depot at 4707; movement allied
        allied: march br_rf30_1 4607 -> refused 23.1.T1.g
        allied: march br_87_depot 4607 -> refused 23.1.T1.g
        allied: done");
    check(&["23.1.d", "23.1.d#2"], "
        given nobody else; turn 4; br_dli7_a br_dli7_hq at 4707; movement allied
        allied: march br_dli7_a 4607 -> refused 23.1.d
        allied: board br_dli7_a al_steamer_1 -> refused 23.1.d");
    check(&["23.1.d"], "
        given nobody else; turn 11; br_gurkha9 at 4707; movement allied
        allied: march br_gurkha9 4607 -> refused 23.1.d");
}

#[test]
fn a_garrison_attacks_from_archangel_but_does_not_advance() {
    check(&["23.1.d"], "
        given nobody else; turn 4; br_dli7_a br_dli7_b br_dli7_c br_dli7_hq at 4707; red_bn_4 at 4607; red_bn_4 are reduced
        given points allied 3; combat allied
        allied: attack 4607 br_dli7_a+br_dli7_b+br_dli7_c
        allied: done
        allied: resolve 4607
        allied: supply nothing ; 6
        then prompt = elope-ask-advance
        allied: advance br_dli7_a 4607 -> refused 23.1.d
        allied: done");
}

#[test]
fn each_edition_has_forces_of_its_own() {
    check(&["23.1.e", "23.1.e#1"], "
        then al_depot_1 at = 4707
        then al_depot_2 at = 4707
        then al_depot_3 at = 4707
        then al_depot_4 at = 4707
        then red_cav_2 at = 2705");
    original(&["23.1.e", "23.1.e#2"], "
        then al_depot_1 at = 4707
        then al_depot_2 at = 4707
        then al_depot_3 at = never
        then al_depot_4 at = never
        then red_cav_2 at = never");
    original(&["23.1.e", "23.1.e#3", "23.1.e#4"], "
        given turn 10; next turn
        then br_gurkha9 at = never
        then br_highland2 at = to_come
        allied: done
        red: done
        then br_eng_385 at = 4707
        then br_gurkha9 at = never
        then br_highland2 at = to_come");
    check(&["23.1.e", "23.1.e#4"], "
        given turn 10; next turn
        allied: done
        red: done
        then br_eng_385 at = 4707
        then br_gurkha9 at = 4707
        then br_highland2 at = 4707");
}

/// The same for the historical scenario of the original edition.
fn original(cites: &[&str], script: &str) {
    begun("historical", "original", cites, script);
}

/// The same for the non-historical scenario.
fn free(cites: &[&str], script: &str) {
    begun("non_historical", "renovated", cites, script);
}

fn begun(scenario: &str, edition: &str, cites: &[&str], script: &str) {
    use engine::{Dice, Events, Game, Seed, script::run};
    let game = elope::Elope::new();
    let options = [("doctrine", "off"), ("edition", edition)];
    let setup = game.title().setup(Some(scenario), options).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    run(&game, state, cites, script).unwrap_or_else(|found| panic!("{found}"));
}

#[test]
fn red_sets_up_first() {
    check(&["23.1.T1.a", "23.1.T1.a#1", "23.1.T1.a#2"], "
        then asked = red
        then prompt = elope-ask-set-up
        red: deploy red_cav_1 2920
        then turn = 1
        then phase = operations");
}

#[test]
fn the_cavalry_is_set_up_within_ten_hexes_of_beresnik() {
    check(&["23.1.T1.b", "23.1.T1.b#1", "23.1.T1.b#2"], "
        then distance 2920 4020 = 11
        red: deploy red_cav_1 4020 -> refused 23.1.T1.b
        then distance 2920 3920 = 10
        red: deploy red_cav_1 3920
        then red_cav_1 at = 3920");
}

#[test]
fn the_fleet_lies_beside_archangel() {
    check(&["23.1.T1.c"], "
        then al_mon_23_25 at = 4707/NW
        then al_gb_advokat at = 4707/NW
        then al_steamer_1 at = 4707/NW
        then al_cv_nairana at = 4707/NW");
}

#[test]
fn the_allies_need_no_tracing_on_turn_1() {
    check(&["23.1.T1.d", "23.1.T1.d#1"], "
        given nobody else; turn 1; br_rm at 2707; check
        then distance 4707 2707 = 20
        then br_rm condition = normal");
    check(&["23.1.T1.d", "23.1.T1.d#2"], "
        given nobody else; turn 2; br_rm at 2707; check
        then br_rm condition = os oc");
}

#[test]
fn the_royal_scots_neither_march_nor_ride_on_turn_1() {
    check(&["23.1.T1.e", "23.1.T1.e#2"], "
        given nobody else; turn 1; br_rs10_a at 4707; movement allied
        allied: march br_rs10_a 4607>4507 -> refused 23.1.T1.e
        given turn 2; movement allied
        allied: march br_rs10_a 4607>4507");
}

#[test]
fn the_french_advance_along_the_railway() {
    check(&["23.1.T1.f", "23.1.T1.f#1", "23.1.T1.f#2"], "
        given nobody else; turn 1; fr_21_a at 4707; movement allied
        allied: march fr_21_a 4708>4709 -> refused 23.1.T1.f
        allied: march fr_21_a 4607>4507>4407>4307>4207>4107
        then fr_21_a at = 4107");
}

#[test]
fn the_french_are_free_once_the_allies_hold_plesetskaya() {
    check(&["23.1.T1.f"], "
        given nobody else; turn 1; fr_21_a fr_21_b at 2805; movement allied
        allied: march fr_21_b 2906 -> refused 23.1.T1.f
        allied: march fr_21_a 2705>2605
        allied: march fr_21_b 2906
        allied: done");
}

#[test]
fn the_set_up_is_that_of_the_list() {
    check(&["23.1.T1.h", "23.1.T1.h#1", "23.1.T1.h#2", "23.1.T1.h#3"], "
        red: deploy red_cav_1 2920
        then stack 2723 = red_bn_8
        then fr_21_hq at = 4707
        then fr_21_a at = 4707
        then fr_21_b at = 4707
        then fr_21_c at = 4707
        then fr_21_d at = 4707
        then fr_21_mg_1 at = 4707
        then fr_21_mg_2 at = 4707
        then fr_63_arty at = 4707
        then red_train_1 at = 2705
        then red_83_2 at = 3313
        then red_6a_hq at = vologda_box");
}

#[test]
fn the_garrison_is_released_on_turn_2() {
    check(&["23.1.T2.a", "23.1.T2.a#1"], "
        given nobody else; turn 2; br_rf30_1 br_87_depot at 4707; movement allied
        allied: march br_rf30_1 4607
        allied: march br_87_depot 4607");
    check(&["23.1.T2.a", "23.1.T2.a#2"], "
        given nobody else; edition original; turn 2; br_rf30_1 br_87_depot at 4707; movement allied
        allied: march br_87_depot 4607 -> refused 23.1.T2.a
        allied: march br_rf30_1 4607");
}

#[test]
fn h_company_leaves_for_onega() {
    check(&["23.1.T2.b", "23.1.T2.b#1"], "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3602; movement allied
        then us_339_h left = 12
        allied: exit us_339_h -> refused 23.1.T2.b
        allied: march us_339_h 3601
        allied: done -> refused 23.1.T2.b
        given us_339_h spent 12
        allied: exit us_339_h -> refused 23.1.T2.b
        given us_339_h spent 11
        then us_339_h left = 1
        allied: exit us_339_h
        then us_339_h at = withdrawn
        allied: done");
    check(&["23.1.T2.b", "23.1.T2.b#2"], "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3505; movement allied
        then us_339_h condition = normal
        allied: march us_339_h 3506>3507 -> refused 23.1.T2.b
        allied: exit us_339_2_hq -> refused 23.1.T2.b
        allied: done -> refused 23.1.T2.b
        allied: march us_339_h 3504>3503>3602>3601");
    check(&["23.1.T2.b"], "
        given nobody else; edition original; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied
        allied: exit us_339_h
        then us_339_h at = withdrawn");
}

#[test]
fn a_die_makes_october_snowy_or_dry() {
    check(&["23.1.T3.a", "23.1.T3.a#1", "14.4.b", "14.4.b#1"], "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 3
        then weather = snow
        then ice = true");
    check(&["23.1.T3.a", "23.1.T3.a#2"], "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 4
        then weather = dry
        then ice = false");
}

#[test]
fn a_die_decides_about_the_11th_sussex() {
    check(&["23.1.T3.b", "23.1.T3.b#1"], "
        given turn 2; next turn
        allied: done
        red: done ; 4 2
        then br_sussex11_hq at = 4707
        then br_sussex11_a at = 4707
        then br_sussex11_d at = 4707");
    check(&["23.1.T3.b", "23.1.T3.b#2"], "
        given turn 2; next turn
        allied: done
        red: done ; 4 3
        then br_sussex11_hq at = never
        then br_sussex11_a at = never");
}

#[test]
fn the_armoured_train_comes_on_turn_3() {
    check(&["23.1.T3.c"], "
        given nobody else; al_train at to_come; turn 2; next turn
        allied: done
        red: done ; 4
        then al_train at = 4707");
}

#[test]
fn two_batteries_go_to_the_rivers() {
    check(&["23.1.T3.d", "23.1.T3.d#1"], "
        given nobody else; turn 4; br_arty_67 us_339_hq al_depot_1 at 3507; movement allied
        then br_arty_67 condition = normal
        allied: march br_arty_67 3407>3307 -> refused 23.1.T3.d
        allied: march br_arty_67 3508>3409>3410");
    check(&["23.1.T3.d", "23.1.T3.d#2"], "
        given nobody else; turn 4; br_arty_68 us_339_hq al_depot_1 at 2720; movement allied
        allied: march br_arty_68 2620>2520
        given br_arty_68 at 2618; movement allied
        allied: march br_arty_68 2617 -> refused 23.1.T3.d");
}

#[test]
fn the_nairana_leaves_on_turn_3() {
    check(&["23.1.T3.e", "23.1.T3.e#1", "19.1", "19.1#1"], "
        then al_cv_nairana at = 4707/NW
        given turn 2; next turn
        then al_cv_nairana at = withdrawn");
    original(&["23.1.T3.e"], "
        given turn 2; next turn
        then al_cv_nairana at = withdrawn");
}

#[test]
fn the_17th_kings_liverpool_stays_near_archangel_for_a_turn() {
    check(&["23.1.T4.a", "23.1.T4.a#1"], "
        given nobody else; turn 4; br_kl17_c us_339_hq al_depot_1 at 4407; movement allied
        then distance 4707 4207 = 5
        allied: march br_kl17_c 4307>4207 -> refused 23.1.T4.a
        allied: march br_kl17_c 4307");
    check(&["23.1.T4.a", "23.1.T4.a#2"], "
        given nobody else; turn 4; br_kl17_b us_339_hq at 4707; movement allied
        then weather = snow
        allied: march br_kl17_b 4607>4507>4407>4307 -> refused 23.1.T4.a
        allied: march br_kl17_b 4607
        allied: done -> refused 23.1.T4.a
        allied: march br_kl17_b 4608>4509>4510
        allied: done");
    check(&["23.1.T4.a"], "
        given nobody else; turn 4; br_kl17_b us_339_hq al_depot_1 at 2920; movement allied
        allied: march br_kl17_b 2820 -> refused 23.1.T4.a
        allied: done");
}

#[test]
fn ships_are_laid_up_for_the_winter() {
    check(&["23.1.T5.a", "23.1.T5.a#1"], "
        given al_cv_nairana at withdrawn; turn 4; next turn
        then al_mon_23_25 at = laid_up
        then al_gb_advokat at = laid_up
        then al_steamer_1 at = laid_up
        then red_gb_1 at = laid_up
        then red_gb_2 at = laid_up
        then red_steamer_1 at = laid_up");
    check(&["23.1.T5.a", "23.1.T5.a#2"], "
        given nobody else; turn 8; al_steamer_1 al_gb_advokat at laid_up; al_mon_23_25 at lost; next turn
        then al_steamer_1 at = 4707/NW
        then al_mon_23_25 at = lost");
    check(&["23.1.T5.a", "23.1.T5.a#3"], "
        given nobody else; turn 9; red_gb_1 red_gb_3 at laid_up; next turn
        then red_gb_1 at = 1247/SE
        then red_gb_3 at = 1247/SE");
}

#[test]
fn m_company_comes_back_as_garrison() {
    check(&["23.1.T5.c", "23.1.T5.c#1"], "
        given nobody else; turn 5; us_339_m us_339_3_hq al_depot_1 at 4307; movement allied
        then us_339_m condition = normal
        allied: march us_339_m 4207 -> refused 23.1.T5.c
        allied: march us_339_m 4407>4507>4607>4707
        allied: done
        given movement allied
        allied: march us_339_m 4607 -> refused 23.1.T5.c");
}

#[test]
fn f_company_is_released() {
    check(&["23.1.T5.c", "23.1.T5.c#2"], "
        given nobody else; turn 5; us_339_f us_339_2_hq al_depot_1 at 4207; movement allied
        then distance 4707 3707 = 10
        allied: march us_339_f 4107>4007>3907>3807>3707
        allied: done");
}

#[test]
fn in_the_original_edition_f_company_joins_the_1st_battalion() {
    check(&["23.1.T5.c"], "
        given nobody else; edition original; turn 5; us_339_f us_339_2_hq al_depot_1 at 4412; us_339_1_hq at 3713
        given movement allied
        then us_339_f is attached = false
        allied: march us_339_f 4411 -> refused 23.1.T5.c
        allied: done -> refused 23.1.T5.c
        allied: march us_339_f 4313>4314>4214>4113
        then distance 4113 3713 = 4
        allied: done
        then us_339_f is attached = true");
    check(&["23.1.T5.c"], "
        given nobody else; turn 5; us_339_f us_339_1_hq at 4707; movement allied
        allied: done
        then us_339_f is attached = false");
}

#[test]
fn on_turn_5_the_17th_is_free_but_for_its_garrison() {
    check(&["23.1.T5.d", "23.1.T5.d#1", "23.1.T5.d#2"], "
        given nobody else; turn 5; br_kl17_c us_339_hq al_depot_1 at 4207; br_kl17_a at 4707; movement allied
        then distance 4707 3907 = 8
        allied: march br_kl17_c 4107>4007>3907
        allied: march br_kl17_a 4607 -> refused 23.1.T5.d");
}

#[test]
fn unused_red_artillery_comes_in_april() {
    original(&["23.1.T9.a", "23.1.T9.a#1"], "
        given nobody else; turn 8; red_arty_3 at lost; red_arty_4 at never; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_arty_4 at = vologda_box
        then red_arty_3 at = lost");
    check(&["23.1.T9.a"], "
        given nobody else; turn 8; red_arty_4 at never; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_arty_4 at = never");
}

#[test]
fn the_depot_ships_stay_in_archangel() {
    check(&["23.1.T10.a", "23.1.T10.a#1"], "
        given nobody else; turn 10; al_ds_fox al_ds_cyclops at 4806/NE; movement allied
        allied: sail al_ds_fox 4707/NW -> refused 23.1.T10.a
        allied: sail al_ds_cyclops 4707/NW -> refused 23.1.T10.a");
    free(&["23.1.T10.a"], "
        given nobody else; turn 10; al_ds_fox at 4806/NE; movement allied
        allied: sail al_ds_fox 4707/NW -> refused 23.1.T10.a");
}

#[test]
fn two_supply_points_pass_through_vologda() {
    check(&["23.1.T10.b", "23.1.T10.b#1", "23.1.T10.b#2"], "
        given nobody else; turn 9; points red 0; next turn
        then points red = 2
        given turn 10; next turn
        then points red = 6");
    check(&["23.1.T10.b"], "
        given nobody else; turn 9; points red 0; next turn
        given br_rm at 1006; turn 10; next turn
        then points red = 4
        given br_rm at never; red_bn_4 at 1006; turn 11; next turn
        then points red = 8");
}

#[test]
fn red_chooses_where_some_units_come() {
    check(&["23.1.T10.c", "23.1.T10.c#1"], "
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
        then red_misc at = vologda_box");
    check(&["23.1.T10.c", "23.1.T10.c#2"], "
        given nobody else; turn 10; red_air_6 at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        red: enter red_air_6 vologda_box
        then red_air_6 at = vologda_box");
    original(&["23.1.T10.c", "23.1.T10.c#3"], "
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
        then red_162_2 at = 1248");
}

#[test]
fn french_and_us_battalions_go_home_on_turn_11() {
    check(&["23.1.T11.a", "23.1.T11.a#1", "23.1.T11.a#2"], "
        given nobody else; turn 11; fr_21_a us_339_i us_339_3_hq al_depot_1 at 4107; movement allied
        then distance 4707 4107 = 6
        allied: march us_339_i 4007 -> refused 23.1.T11.a
        allied: march fr_21_a 4207>4307>4407>4507>4607>4707
        then fr_21_a at = withdrawn
        allied: done -> refused 23.1.T11.a");
    check(&["23.1.T11.a"], "
        given nobody else; turn 10; us_339_m us_339_g us_339_mg_1 at 4707; next turn
        then us_339_m at = withdrawn
        then us_339_g at = 4707
        then us_339_mg_1 at = 4707");
    original(&["23.1.T11.a"], "
        given nobody else; turn 11; fr_21_a at 4607; movement allied
        allied: march fr_21_a 4707
        then fr_21_a at = withdrawn");
}

#[test]
fn british_units_leave_on_turn_11() {
    let units = "br_yorks13_a br_yorks13_b br_rs10_hq br_rs10_a br_rs10_d br_dli7_a br_dli7_b br_dli7_c at 4407";
    check(&["23.1.T11.b", "23.1.T11.b#1"], &format!("
        given nobody else; turn 10; {units}; next turn
        then br_rs10_hq at = withdrawn
        then br_rs10_a at = withdrawn
        then br_rs10_d at = withdrawn
        then br_yorks13_a at = withdrawn
        then br_dli7_b at = withdrawn
        then br_dli7_c at = 4407"));
    original(&["23.1.T11.b", "23.1.T11.b#2"], &format!("
        given nobody else; turn 10; {units}; next turn
        then br_rs10_hq at = 4407
        then br_yorks13_a at = 4407
        then br_dli7_b at = 4407"));
}

#[test]
fn the_last_us_units_leave_on_turn_12() {
    let script = "
        given nobody else; turn 11; us_339_2_hq us_339_e us_339_f us_339_g us_339_hq us_339_mg_1 us_310_a us_310_det at 4407
        given us_339_f are attached; next turn
        then us_339_2_hq at = withdrawn
        then us_339_e at = withdrawn
        then us_339_f at = withdrawn
        then us_339_g at = withdrawn
        then us_339_hq at = withdrawn
        then us_339_mg_1 at = withdrawn
        then us_310_a at = withdrawn
        then us_310_det at = withdrawn";
    check(&["23.1.T12.a", "23.1.T12.a#1", "23.1.T12.a#2"], script);
    original(&["23.1.T12.a", "23.1.T12.a#2"], script);
    free(&["23.2.T12.a", "23.2.T12.a#1"], script);
}

#[test]
fn the_2nd_highland_stays_within_three_hexes() {
    check(&["23.1.T13.b", "23.1.T13.b#1", "23.1.T13.b#2"], "
        given nobody else; turn 13; br_highland2 br_grogan_hq al_depot_1 at 4607; movement allied
        then distance 4707 4307 = 4
        allied: march br_highland2 4507>4407>4307 -> refused 23.1.T13.b
        allied: march br_highland2 4507>4407");
    original(&["23.1.T13.b"], "
        given turn 12; next turn
        then br_highland2 at = to_come
        allied: done
        red: done
        then br_highland2 at = 4707");
}

#[test]
fn the_argus_leaves_after_one_turn() {
    check(&["23.1.T13.c", "19.2", "19.2#1"], "
        given nobody else; turn 11; al_cv_argus at to_come; next turn
        allied: done
        red: done
        then al_cv_argus at = 4707/NW
        given turn 12; next turn
        then al_cv_argus at = withdrawn");
}

#[test]
fn the_tanks_come_in_september_and_stay_near_archangel() {
    check(&["23.1.T14.a", "23.1.T14.a#1", "23.1.T14.b", "23.1.T14.b#1", "18.1", "18.1#1"], "
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
        allied: march br_tank_mk4 4107");
}

#[test]
fn archangel_serves_as_hq_when_none_is_left() {
    check(&["23.1.T14.b", "23.1.T14.b#2", "23.1.T14.b#3"], "
        given nobody else; turn 14; wr_nrr_1 at 4307; br_tank_mk4 at 4407; check
        then distance 4707 4307 = 4
        then wr_nrr_1 condition = normal
        then distance 4707 4407 = 3
        then br_tank_mk4 condition = normal");
}

#[test]
fn the_other_scenario_has_no_script() {
    free(&["23.2.a", "23.2.a#1"], "
        given nobody else; turn 1; br_rf30_1 br_rf29_1 br_rm us_339_a at 4707; movement allied
        allied: march br_rf30_1 4607
        then br_rf30_1 at = 4607");
    free(&["23.2.a", "23.2.a#2"], "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3505; movement allied
        allied: march us_339_h 3506>3507>3407
        allied: done");
}

#[test]
fn the_doctrine_is_not_in_effect_there() {
    free(&["23.21", "23.21#1"], "
        given nobody else; turn 2; combat allied; us_339_a us_339_b us_339_c at 3507; red_bn_4 at 3407
        allied: attack 3407 us_339_a+us_339_b+us_339_c");
}

#[test]
fn three_western_companies_hold_archangel() {
    free(&["23.22", "23.22#1"], "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_hq at 4707; movement allied
        allied: march us_339_a 4607 -> refused 23.22
        allied: board us_339_a al_steamer_1 -> refused 23.22
        allied: march us_339_hq 4607
        allied: done");
    free(&["23.22", "23.22#2"], "
        given nobody else; turn 2; wr_nrr_1 br_rf30_1 br_rf29_1 us_339_hq at 4707; br_rm at 4507; movement allied
        allied: done -> refused 23.22
        allied: march br_rm 4607>4707
        allied: done");
    free(&["23.22"], "
        given nobody else; turn 2; wr_nrr_1 br_rf30_1 br_rf29_1 us_339_hq at 4707; movement allied
        allied: march br_rf30_1 4607 -> refused 23.22
        allied: march wr_nrr_1 4607
        allied: done");
}

#[test]
fn a_shortened_game_ends_after_turn_11() {
    free(&["23.23", "23.23#1"], "
        given nobody else; option shortened on; turn 11; survival
        then winner = red
        then how = elope-won-red");
    free(&["23.23"], "
        given nobody else; option shortened off; turn 11; survival
        then winner = undecided");
}

#[test]
fn turn_1_of_the_other_scenario_is_like_the_historical_one() {
    free(&["23.2.T1.a", "23.2.T1.a#1"], "
        given nobody else; turn 1; br_rm at 2707; check
        then br_rm condition = normal
        given turn 2; check
        then br_rm condition = os oc");
    free(&["23.2.T1.b", "23.2.T1.b#1"], "
        then asked = red
        then prompt = elope-ask-set-up
        red: deploy red_cav_1 4020 -> refused 23.1.T1.b
        red: deploy red_cav_1 3920");
}

#[test]
fn turn_3_of_the_other_scenario() {
    free(&["23.2.T3.a", "23.2.T3.a#1", "23.2.T3.a#2", "23.2.T3.b", "23.2.T3.b#1"], "
        given turn 2; next turn
        then al_cv_nairana at = withdrawn
        allied: done
        red: done ; 1
        then weather = snow
        then ice = true
        then al_train at = 4707
        then br_sussex11_hq at = 4707
        then br_sussex11_d at = 4707");
}

#[test]
fn ships_are_laid_up_in_the_other_scenario_too() {
    free(&["23.2.T5.a", "23.2.T5.a#1"], "
        given al_cv_nairana at withdrawn; turn 4; next turn
        then al_mon_23_25 at = laid_up
        then al_gb_advokat at = laid_up
        then al_steamer_1 at = laid_up
        then red_gb_1 at = laid_up
        then red_steamer_1 at = laid_up");
}

#[test]
fn turns_10_and_11_of_the_other_scenario() {
    free(&["23.2.T10.a", "23.2.T10.a#1"], "
        given nobody else; turn 9; points red 0; next turn
        then points red = 2
        given turn 10; next turn
        then points red = 6");
    free(&["23.2.T11.a", "23.2.T11.a#1", "23.2.T11.b", "23.2.T11.b#1", "18.1", "18.1#2"], "
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
        then br_tank_whippet at = 4707");
}

#[test]
fn the_last_turns_of_the_other_scenario() {
    free(&["23.2.T13.a", "23.2.T13.a#1"], "
        given nobody else; turn 12; al_cv_argus at 4806/NE; next turn
        then al_cv_argus at = withdrawn");
    free(&["23.2.T14.a", "23.2.T14.a#1"], "
        given nobody else; turn 13; br_rm br_grogan_hq br_tank_mk4 at 4207; next turn
        then br_rm at = withdrawn
        then br_tank_mk4 at = 4207
        given br_tank_mk4 at 3907; al_depot_1 us_339_hq at 3907; movement allied
        then distance 4707 3707 = 10
        allied: march br_tank_mk4 3807>3707");
    free(&["23.2.T15.a", "23.2.T15.a#1"], "
        given nobody else; turn 15; survival
        then winner = red");
}
