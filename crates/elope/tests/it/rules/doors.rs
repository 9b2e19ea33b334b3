//! Second doors: the same rule where it is met less often, and the exception of an exception.

use super::check;

#[test]
fn the_hqs_of_those_who_fight_are_served_first() {
    check(
        &["11.3.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_e us_339_1_hq us_339_2_hq al_depot_1 at 3907
        given red_83_1 red_18_hq red_depot_1 at 3807; movement allied
        then us_339_2_hq condition = os
        given combat allied
        allied: attack 3807 us_339_e
        allied: done
        allied: resolve 3807
        then us_339_2_hq condition = normal
        then us_339_e condition = normal
        then us_339_1_hq condition = os",
    );
}

#[test]
fn an_hq_that_has_landed_lacks_nothing_at_the_next_check() {
    check(
        &["15.3.c"],
        "
        given non_historical; nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_1_hq aboard al_steamer_1; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_1_hq 3616
        allied: done
        allied: done
        then us_339_1_hq condition = normal",
    );
}

#[test]
fn who_is_supplied_across_a_river_is_near_a_road_himself() {
    check(
        &["9.5", "10.52.a"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 3715; us_339_a at 3816
        given movement allied
        allied: span us_339_1_hq
        then us_339_a condition = os",
    );
}

#[test]
fn a_trench_is_left_behind_in_a_retreat() {
    check(
        &["9.2.a"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406
        given red_156_1 red_158_1 at 1306; red_156_1 red_158_1 are entrenched; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        then red_158_1 is entrenched = false",
    );
}

#[test]
fn who_is_no_longer_next_to_the_target_does_not_attack_it() {
    check(
        &["7.0.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b us_339_1_hq al_depot_1 at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        given us_339_b at 1606
        allied: resolve 1306
        then attack = 2",
    );
}

#[test]
fn a_second_attack_leaves_the_announced_one_to_be_fought() {
    check(
        &["7.8.c", "7.4.c"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_5 at 1206; us_339_e us_339_f at 1205; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: attack 1206 us_339_e+us_339_f
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        allied: exploit us_339_a+us_339_b 1306
        allied: attack 1206 us_339_a+us_339_b ; 2
        allied: lose us_339_b:1
        then red_bn_5 steps = 1
        allied: done
        allied: resolve 1206 ; 6
        then red_bn_5 at = lost",
    );
}

#[test]
fn a_counterattack_on_a_second_attack_passes_by_whom_it_does_not_answer() {
    check(
        &["7.4.c", "7.7.b"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e us_339_f at 1307; red_bn_4 at 1306
        given red_156_1 at 1308; red_158_1 at 1207; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
        given combat allied
        allied: attack 1308 us_339_e+us_339_f
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1308
        allied: supply nothing ; 4
        red: counterattack 1307
        red: supply nothing ; 2
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        allied: exploit us_339_a+us_339_b 1307
        allied: attack 1207 us_339_a+us_339_b ; 3
        red: counterattack 1307
        then strengths = 1-6",
    );
}

#[test]
fn who_has_orders_to_leave_is_no_garrison() {
    check(
        &["20.0.o", "23.1.T2.b"],
        "
        given option doctrine on; nobody else; turn 2; us_339_h br_rf30_1 br_rf29_1 at 4707; movement allied
        allied: march us_339_h 4607>4507",
    );
}

#[test]
fn half_of_a_ships_points_carries_its_passengers_far_enough() {
    check(
        &["23.1.c", "23.1.T11.a"],
        "
        given nobody else; turn 11; al_steamer_1 at 4509/N; us_339_a aboard al_steamer_1; movement allied
        given al_steamer_1 spent 14
        allied: done -> refused 23.1.T11.a
        given al_steamer_1 spent 15
        allied: done",
    );
}

#[test]
fn the_park_keeps_no_guns_that_have_orders_of_their_own() {
    check(
        &["20.0.p", "23.1.T3.d"],
        "
        given option doctrine on; nobody else; turn 3; weather dry; us_339_hq al_depot_1 br_arty_67 at 3816; movement allied
        allied: march br_arty_67 3716",
    );
}

#[test]
fn one_sweep_clears_mines_of_one_kind() {
    check(
        &["15.71.a", "15.8.e"],
        "
        given nobody else; turn 12; al_ms_sword al_ms_morris at 2723/SE; mined 2623/NE; movement allied
        allied: sweep al_ms_sword 2623/NE ; 1
        then mines 2623/NE = false
        then swept 2623/NE = false
        allied: sweep al_ms_morris 2623/NE ; 1
        then swept 2623/NE = true",
    );
}

#[test]
fn ice_over_the_mines_keeps_them_from_being_swept() {
    check(
        &["15.1.b"],
        "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 3
        given al_ms_sword at 2920/NE; mined 2821/N; movement allied
        then ice 2821/N = true
        then ice 2920/NE = false
        allied: sweep al_ms_sword 2821/N -> refused 15.1.b",
    );
}

#[test]
fn who_has_landed_is_carried_on_by_no_other_steamer() {
    check(
        &["4.5"],
        "
        given non_historical; nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; red_steamer_1 at 3615/SE; red_steamer_1 are captured; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3616
        allied: board us_339_a red_steamer_1
        allied: sail red_steamer_1 3615/NE -> refused 4.5",
    );
}

#[test]
fn a_zone_over_the_track_throws_passengers_off() {
    check(
        &["23.1.T2.rail"],
        "
        given nobody else; edition original; turn 2; red_bn_4 at 2206; us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 2306
        given red_bn_4 are entrained; check
        then zone allied 2206 = true
        given movement red
        then red_bn_4 is entrained = false",
    );
}

#[test]
fn nobody_intercepts_beyond_the_range_of_his_aircraft() {
    check(
        &["12.0.e", "12.2"],
        "
        given nobody else; turn 2; option interception on; red_air_1 red_depot_1 at plesetskaya
        given us_339_1_hq at 4107; al_dh4_1 at archangel; red_18_1_hq at 3907; red_bn_4 red_air_2 red_depot_2 at obozerskaya; combat allied
        then distance plesetskaya 4107 = 15
        allied: bomb al_dh4_1 track-4107 ; 4
        allied: done
        red: intercept red_air_1 4107 -> refused 12.0.e",
    );
}

#[test]
fn a_starving_unit_makes_no_zone_of_support_units_harmful() {
    check(
        &["8.0.d"],
        "
        given non_historical; nobody else; turn 2; al_depot_1 us_339_hq us_339_1_hq us_339_e at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; br_highland2 br_gurkha9 br_mg_8 us_339_f at 1207; us_339_f are reduced
        given red_156_1 red_158_1 at 1306
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        then us_339_f condition = os
        then br_mg_8 condition = normal
        then zone allied 1206 = true
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1,red_158_1:1
        then red_158_1 at = 0906",
    );
}

#[test]
fn what_one_battle_finds_of_a_short_depot_does_not_bind_the_next() {
    check(
        &["11.3.c"],
        "
        given non_historical; nobody else; turn 2
        given us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given red_83_1 at 3807; red_83_2 at 3906; red_18_hq red_depot_1 at 3607; combat allied
        allied: attack 3807 us_339_d
        allied: attack 3906 us_339_c
        allied: done
        allied: resolve 3807
        then us_339_c condition = os
        allied: supply nothing ; 3
        allied: resolve 3906
        then us_339_c condition = normal",
    );
}

#[test]
fn an_attack_on_troops_that_are_gone_falls_away_though_their_depot_is_left() {
    check(
        &["7.4.b"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_1_hq al_depot_1 at 1406
        given red_156_1 red_depot_1 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        given red_156_1 at never
        allied: resolve 1306
        then phase = movement
        then red_depot_1 at = 1306",
    );
}

#[test]
fn a_train_is_replenished_by_a_depot_and_nothing_else_is() {
    check(
        &["16.2"],
        "
        given nobody else; turn 7; al_train us_339_a al_depot_1 at 4707; al_train uses 2; movement allied
        allied: refit al_train us_339_a -> refused 16.2
        allied: refit us_339_a al_depot_1 -> refused 16.2
        allied: refit al_train al_depot_1",
    );
}

#[test]
fn archangel_serves_no_red_unit_without_an_hq() {
    check(
        &["23.1.T14.b"],
        "
        given non_historical; nobody else; turn 14; red_156_1 red_depot_1 at 4507; movement red
        then red_156_1 condition = os oc",
    );
}
