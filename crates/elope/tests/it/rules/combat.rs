//! 7.0 to 7.5, the Combat Results Table and the list of tactical advantages.
//!
//! Most battles are fought in the forest north of Konoscha: Americans come down the railway (on turn 1 they are always in
//! supply), Red stands south of them with a brigade HQ and Konoscha behind it. The HQs of both sides cancel each other.

use super::check;

/// The forest north of Konoscha: an American HQ with a depot, a Red HQ.
const FOREST: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; red_18_1_hq at 1106";

/// Clear ground on the lower Dvina: Red at 4314 with a HQ and a depot behind it, the Allies come from 4414.
const CLEAR: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 4413; red_18_1_hq red_depot_1 at 4214";

fn forest(cites: &[&str], script: &str) {
    check(cites, &format!("{FOREST}\n{script}"));
}

fn clear(cites: &[&str], script: &str) {
    check(cites, &format!("{CLEAR}\n{script}"));
}

#[test]
fn nobody_has_to_attack() {
    forest(&["7.0.a", "7.0.a#1"], "
        given us_339_a at 1406; red_bn_4 at 1306; combat allied
        allied: done
        then phase = movement
        then asked = red
        then red_bn_4 steps = 2
        then us_339_a steps = 2");
}

#[test]
fn only_neighbours_are_attacked() {
    forest(&["7.0.a", "7.0.a#2"], "
        given us_339_a at 1506; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a -> refused 7.0.a
        allied: attack 1406 us_339_a -> refused 7.0.a
        given us_339_a at 1406
        allied: attack 1306 us_339_a");
}

#[test]
fn units_in_several_hexes_attack_together() {
    forest(&["7.0.a", "7.0.a#3"], "
        given us_339_a at 1406; us_339_b at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 6-3");
}

#[test]
fn a_river_does_not_prevent_an_attack() {
    forest(&["7.0.a"], "
        given us_339_a at 1634; red_bn_4 at 1534; combat allied
        then cost us_339_a 1634 1534 = closed
        allied: attack 1534 us_339_a");
}

#[test]
fn a_unit_does_not_divide_its_strength() {
    forest(&["7.0.b", "7.0.b#1"], "
        given wr_nrr_1 at 1406; red_bn_4 at 1306; red_bn_5 at 1305; combat allied
        then wr_nrr_1 strength = 4
        allied: attack 1306 wr_nrr_1
        allied: attack 1305 wr_nrr_1 -> refused 7.0.b");
}

#[test]
fn a_result_holds_before_the_next_attack_is_counted() {
    forest(&["7.0.c", "7.0.c#1"], "
        given al_depot_1 are static; al_depot_2 at 1506; red_18_1_hq at 1006
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_misc at 1306; us_339_e at 1105; red_bn_5 at 1106
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: attack 1106 us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        then red_misc steps = 1
        red: retreat 1206>1106
        allied: done
        allied: resolve 1106
        then strengths = 2-4");
}

#[test]
fn in_the_original_edition_the_defender_too_decides_on_depots() {
    forest(&["7.0.c", "7.0.c#2"], "
        given edition original; us_339_a at 1406; red_156_1 at 1306; red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then asked = allied
        then clause = 7.2.a
        allied: supply al_depot_1
        then asked = red
        then clause = 7.2.b
        then strengths = 3-2
        red: supply red_depot_1 ; 1
        then red_depot_1 at = lost");
}

#[test]
fn in_the_renovated_edition_the_defender_is_not_asked_for_depots() {
    forest(&["7.0.c", "7.0.c#3", "7.2.b"], "
        given us_339_a at 1406; red_156_1 at 1306; red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then asked = allied
        allied: supply nothing ; 2
        then us_339_a steps = 1
        then phase = movement
        then red_depot_1 at = 1206");
}

#[test]
fn attacks_are_announced_before_the_first_is_resolved() {
    forest(&["7.0.c"], "
        given us_339_a us_339_b at 1406; red_bn_4 at 1306; red_bn_5 at 1305; combat allied
        allied: attack 1306 us_339_a
        allied: resolve 1306 -> refused 3.0.b
        allied: done
        allied: attack 1305 us_339_b -> refused AID.seq.d
        allied: resolve 1305 -> refused 7.4.b");
}

#[test]
fn a_depot_gives_three_units_their_full_strength() {
    forest(&["7.2.a", "7.2.a#1"], "
        given us_339_a us_339_b us_339_c at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then strengths = 6-4
        allied: supply al_depot_1 ; 3
        then strengths = 9-4
        then al_depot_1 at = lost");
}

#[test]
fn a_fourth_unit_has_no_part_in_the_depot() {
    forest(&["7.2.a", "7.2.a#2"], "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_154 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 11-5");
}

#[test]
fn the_strongest_units_are_covered_first_and_a_second_depot_covers_the_rest() {
    forest(&["7.2.a"], "
        given al_depot_2 at 1506; us_339_a us_339_b us_339_c us_339_d at 1406; red_154 at 1306; combat allied
        given us_339_a are reduced
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 10-5
        given us_339_a are paid
        then strengths = 11-5");
}

#[test]
fn depots_out_of_reach_and_foreign_depots_are_not_expended() {
    forest(&["7.2.a"], "
        given al_depot_2 at 2306; red_depot_1 at 1206; us_339_a at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        allied: supply al_depot_2 -> refused 7.2.a
        allied: supply red_depot_1 -> refused 7.2.a
        allied: supply point -> refused 11.2.b");
}

#[test]
fn units_near_archangel_draw_on_the_track() {
    check(&["7.2.a", "7.2.a#3"], "
        given non_historical; nobody else; turn 1; points allied 5
        given us_339_a at 4507; red_156_1 at 4407; combat allied
        allied: attack 4407 us_339_a
        allied: done
        allied: resolve 4407
        then strengths = 2-1
        allied: supply point ; 3
        then strengths = 3-1
        then points allied = 4");
}

#[test]
fn a_defender_needs_no_depot_in_the_renovated_edition() {
    check(&["7.2.b", "7.2.b#1"], "
        given non_historical; nobody else; turn 1; br_highland2 al_depot_1 at 1307
        given red_156_1 red_18_1_hq red_depot_1 at 1207; combat red
        red: attack 1307 red_156_1
        red: done
        red: resolve 1307
        then strengths = 2-6
        red: supply nothing ; 2
        then red_156_1 steps = 1
        then al_depot_1 at = 1307");
}

#[test]
fn a_defender_who_keeps_his_depot_is_halved_in_the_original_edition() {
    check(&["7.2.b", "7.2.b#2"], "
        given non_historical; edition original; nobody else; turn 1; br_highland2 at 1307; al_depot_1 at 1407
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 1207; red_depot_1 are static; combat red
        given ca_det at 1309; red_bn_4 at 1209
        red: attack 1307 red_156_1+red_156_2+red_158_1
        red: attack 1309 red_bn_4
        red: done
        red: resolve 1307
        red: supply red_depot_1
        then asked = allied
        allied: supply nothing ; 1
        then strengths = 12-3
        then al_depot_1 at = 1407");
}

#[test]
fn a_defender_who_expends_his_depot_has_full_strength_in_the_original_edition() {
    check(&["7.2.b", "2.1.b"], "
        given non_historical; edition original; nobody else; turn 1; us_339_a br_arty_67 at 1307; al_depot_1 at 1407
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 1207; red_depot_1 are static; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 1307
        red: supply red_depot_1
        then strengths = 12-4
        then ta = 0-0
        allied: supply al_depot_1 ; 1
        then us_339_a steps = 2
        then al_depot_1 at = lost
        then red_156_1 steps = 2
        red: lose red_156_1:1
        then red_156_1 strength = 2");
}

#[test]
fn without_a_depot_each_strength_is_halved_and_rounded_up() {
    forest(&["7.2.c", "7.2.c#1"], "
        given us_339_a wr_nrr_1 at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+wr_nrr_1
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 3
        then strengths = 4-2
        then al_depot_1 at = 1506");
}

#[test]
fn without_a_depot_asterisks_are_worth_nothing() {
    forest(&["7.2.c", "7.2.c#2", "2.1.b"], "
        given us_339_a br_arty_67 br_arty_68 at 1406; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_67+br_arty_68
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 3
        then strengths = 6-3
        then ta = 0-0");
}

#[test]
fn neither_trains_nor_bombs_are_halved() {
    forest(&["7.2.c", "7.3.a"], "
        given us_339_a al_train at 1406; al_dh9a_1 at 4707; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+al_train
        given al_dh9a_1 support 1306
        allied: done
        allied: resolve 1306
        then strengths = 9-3");
}

#[test]
fn eight_against_three_is_two_to_one() {
    forest(&["7.3.a", "7.3.a#1"], "
        given wr_nrr_1 at 1406; wr_nrr_2 at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 wr_nrr_1+wr_nrr_2
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 8-3
        then ratio = 2-1
        then column = 2-1");
}

#[test]
fn three_against_four_is_one_to_two() {
    forest(&["7.3.a", "7.3.a#2"], "
        given us_339_a ca_det at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+ca_det
        allied: done
        allied: resolve 1306
        then strengths = 3-4
        then ratio = 1-2");
}

#[test]
fn one_against_nine_is_one_to_two() {
    forest(&["7.3.a", "7.3.a#3", "T.crt.a"], "
        given ca_det at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 ca_det
        allied: done
        allied: resolve 1306
        then strengths = 1-9
        then ratio = 1-2
        then column = 1-2");
}

#[test]
fn two_advantages_of_the_defender_shift_two_columns_left() {
    forest(&["7.3.b", "7.3.b#1"], "
        given us_339_a us_339_b us_339_c us_339_d ca_det at 1406; red_bn_4 at 1306; fort 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+ca_det
        allied: done
        allied: resolve 1306
        then strengths = 9-3
        then ratio = 3-1
        then ta = 0-2
        then column = 1-1");
}

#[test]
fn shifts_to_the_right_end_at_the_last_column() {
    forest(&["7.3.b", "7.3.b#2", "7.5.a"], "
        given al_depot_1 are static; us_339_a br_arty_67 br_arty_68 au_mg at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_67+br_arty_68+au_mg
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 1
        then strengths = 10-2
        then ratio = 5-1
        then ta = 3-0
        then column = 6-1");
}

#[test]
fn a_modified_die_above_ten_counts_as_ten() {
    check(&["7.3.c", "7.3.c#1", "T.crt.a"], "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506
        given us_339_a br_tank_mk4 br_tank_whippet at 1406; red_156_1 red_156_2 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+br_tank_mk4+br_tank_whippet
        allied: done
        allied: resolve 1306
        then strengths = 6-3
        then column = 2-1
        then modifier = 5
        allied: supply nothing ; 6
        then red_156_1 at = 0906
        then prompt = elope-ask-losses");
}

#[test]
fn a_modified_die_below_one_counts_as_one() {
    check(&["7.3.c", "7.3.c#2"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; red_18_hq at 1106
        given us_339_a us_339_b at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then strengths = 4-2
        then modifier = -2
        allied: supply nothing ; 1
        then asked = allied
        allied: lose us_339_a:1
        then us_339_a steps = 1
        then red_misc steps = 2");
}

#[test]
fn only_the_target_hex_suffers() {
    forest(&["7.4.a", "7.4.a#1"], "
        given al_depot_1 are static; us_339_a us_339_b us_339_c us_339_d at 1406; red_misc at 1306; red_bn_4 at 1305
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_misc:1
        then red_misc at = lost
        then red_bn_4 steps = 2
        then red_bn_4 at = 1305");
}

#[test]
fn the_attacker_resolves_his_attacks_in_any_order() {
    forest(&["7.4.b", "7.4.b#1"], "
        given us_339_a us_339_b at 1406; us_339_c at 1307; red_bn_4 at 1306; red_bn_5 at 1305; red_bn_8 at 1207
        given combat allied
        allied: attack 1306 us_339_a
        allied: attack 1305 us_339_b
        allied: attack 1207 us_339_c
        allied: done
        allied: resolve 1207
        then strengths = 2-3
        then clause = 7.2.a");
}

#[test]
fn a_stack_may_divide_between_two_hexes() {
    forest(&["7.4.b", "7.4.b#2"], "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_5 at 1305; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: attack 1305 us_339_c+us_339_d");
}

#[test]
fn a_hex_is_attacked_once_a_phase() {
    forest(&["7.4.c", "7.4.c#1"], "
        given us_339_a at 1406; us_339_b at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: attack 1306 us_339_b -> refused 7.4.c");
}

#[test]
fn all_defenders_of_a_hex_fight_together() {
    forest(&["7.4.d", "7.4.d#1"], "
        given us_339_a at 1406; red_misc red_bn_4 at 1306; combat allied
        allied: attack red_bn_4 us_339_a -> unknown hex red_bn_4
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then strengths = 2-5");
}

#[test]
fn six_advantages_against_two_shift_eight_against_three_to_six_to_one() {
    forest(&["7.5.a", "7.5.a#1"], "
        given ca_det au_mg br_arty_67 br_arty_68 br_mg_8 at 1406; al_short_1 al_short_2 al_short_3 at 4707
        given br_arty_67 br_arty_68 br_mg_8 are reduced; br_arty_67 br_arty_68 br_mg_8 are crossed
        given red_bn_4 at 1306; fort 1306; combat allied
        allied: attack 1306 ca_det+au_mg+br_arty_67+br_arty_68+br_mg_8
        given al_short_1 al_short_2 al_short_3 support 1306; gas 1306
        allied: done
        allied: resolve 1306
        given ca_det au_mg br_arty_67 br_arty_68 br_mg_8 are paid
        then strengths = 8-3
        then ratio = 2-1
        then ta = 6-2
        then column = 6-1");
}

#[test]
fn no_more_than_seven_advantages_of_the_attacker_count() {
    check(&["7.5.b", "7.5.b#1"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 2422; red_18_1_hq red_depot_1 at 2623
        given us_339_a br_tank_mk4 br_tank_whippet br_arty_67 br_arty_68 br_mg_8 br_mg_201 au_mg at 2423
        given al_balloon_1 at 2423/NE; al_short_1 al_short_2 al_short_3 at 4707
        given red_156_1 red_157_1 red_158_1 red_arty_15 at 2523; fort 2523; combat allied
        allied: attack 2523 us_339_a+br_tank_mk4+br_tank_whippet+br_arty_67+br_arty_68+br_mg_8+br_mg_201+au_mg
        given al_short_1 al_short_2 al_short_3 support 2523; gas 2523
        allied: done
        allied: resolve 2523
        given us_339_a br_tank_mk4 br_tank_whippet br_arty_67 br_arty_68 br_mg_8 br_mg_201 au_mg are paid
        then ta = 7-4
        then strengths = 26-15
        then ratio = 1-1
        then column = 4-1");
}

#[test]
fn no_more_than_seven_advantages_of_the_defender_count() {
    check(&["7.5.b", "7.5.b#2"], "
        given non_historical; nobody else; turn 1; us_339_a br_arty_67 at 2021; fort 2021
        given red_156_1 red_depot_1 at 2120; combat red
        red: attack 2021 red_156_1
        red: done
        red: resolve 2021
        then ta = 0-7
        then column = 1-2");
}

#[test]
fn a_river_helps_only_against_those_who_all_cross_it() {
    check(&["7.51", "7.51#1"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 2422; red_bn_4 at 2524
        given us_339_a at 2523; us_339_b at 2424; us_339_c at 2423; us_339_d at 2624; combat allied
        allied: attack 2524 us_339_a+us_339_b+us_339_d
        allied: done
        allied: resolve 2524
        then ta = 0-0");
}

#[test]
fn a_major_river_that_all_cross_is_worth_three() {
    check(&["7.51", "7.51#2"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 2524; red_bn_4 at 2423
        given us_339_a at 2424; us_339_b at 2523; combat allied
        allied: attack 2423 us_339_a
        allied: done
        allied: resolve 2423
        then ta = 0-3
        given weather snow
        then ta = 0-3");
}

#[test]
fn a_minor_river_that_all_cross_is_worth_one_and_a_bridge_nothing() {
    check(&["7.51", "7.51#3"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 3113; red_bn_4 at 3212
        given us_339_a at 3113; us_339_b at 3112; combat allied
        allied: attack 3212 us_339_a
        allied: done
        allied: resolve 3212
        then ta = 0-1
        given combat allied
        allied: attack 3212 us_339_a+us_339_b
        allied: done
        allied: resolve 3212
        then ta = 0-0");
}

#[test]
fn ships_and_aircraft_are_no_attackers_at_a_river() {
    check(&["7.51"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 2524; red_bn_4 at 2423; al_short_1 at 4707
        given us_339_a at 2424; al_mon_23_25 at 2423/SE; combat allied
        allied: attack 2423 us_339_a+al_mon_23_25
        given al_short_1 support 2423
        allied: done
        allied: resolve 2423
        then strengths = 6-1
        then ta = 0-3");
}

#[test]
fn each_asterisk_unit_shifts_one_column() {
    clear(&["7.52", "7.52#1"], "
        given al_depot_1 are static; us_339_a br_arty_67 br_arty_68 at 4414; red_156_1 at 4314; combat allied
        allied: attack 4314 us_339_a+br_arty_67+br_arty_68
        allied: done
        allied: resolve 4314
        allied: supply al_depot_1 ; 2
        then strengths = 9-4
        then ratio = 2-1
        then ta = 2-0
        then column = 4-1");
}

#[test]
fn asterisks_of_both_sides_offset_each_other() {
    clear(&["7.52", "7.52#2"], "
        given us_339_a br_arty_67 at 4414; red_156_1 red_arty_15 at 4314; combat allied
        allied: attack 4314 us_339_a+br_arty_67
        allied: done
        allied: resolve 4314
        given us_339_a br_arty_67 are paid
        then ta = 1-1
        then strengths = 6-7
        then ratio = 1-2
        then column = 1-2");
}

#[test]
fn the_table_begins_at_one_to_two() {
    forest(&["T.crt.a", "T.crt.a#1"], "
        given ca_det at 1406; red_154 at 1306; combat allied
        allied: attack 1306 ca_det
        allied: done
        allied: resolve 1306
        then strengths = 1-5
        then ratio = 1-2
        then column = 1-2");
}

#[test]
fn odds_above_six_to_one_are_shifted_from_the_last_column() {
    forest(&["T.crt.a", "T.crt.a#2"], "
        given us_339_a us_339_b us_339_c us_339_d us_339_e at 1406; us_339_f us_339_g us_339_h us_339_i us_339_k at 1307
        given red_misc at 1306; red_misc are reduced; fort 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f+us_339_g+us_339_h+us_339_i+us_339_k
        allied: done
        allied: resolve 1306
        then strengths = 20-1
        then ratio = 6-1
        then ta = 0-2
        then column = 4-1");
}

#[test]
fn two_and_a_dash_cost_the_attacker_two_steps() {
    forest(&["T.crt.b", "T.crt.b#1"], "
        given us_339_a us_339_b at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 1-2
        allied: supply nothing ; 1
        allied: lose us_339_a:1 -> refused 7.6.c
        allied: lose us_339_a:1,us_339_b:1
        then us_339_a steps = 1
        then us_339_b steps = 1
        then red_bn_4 steps = 2
        then red_bn_5 steps = 2
        then red_bn_8 steps = 2");
}

#[test]
fn engaged_with_a_loss_may_be_answered_by_one_more_and_a_retreat() {
    forest(&["T.crt.c", "T.crt.c#1"], "
        given us_339_a us_339_b at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 2-1
        allied: supply nothing ; 4
        then red_misc steps = 1
        then clause = 7.7.a
        given red_misc are full
        red: yield
        then red_misc steps = 1
        then red_misc at = 1106");
}

#[test]
fn engaged_with_a_loss_may_end_a_unit_before_it_counterattacks() {
    forest(&["T.crt.c", "T.crt.c#2", "7.7.a"], "
        given us_339_a us_339_b at 1406; red_bn_4 at 1306; red_bn_4 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 2-1
        allied: supply nothing ; 4
        then red_bn_4 at = lost
        then clause = 8.1.a
        allied: done
        then phase = movement");
}

#[test]
fn ten_on_the_last_column_is_a_breakthrough() {
    check(&["T.crt.d", "T.crt.d#1"], "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506
        given us_339_a us_339_b br_tank_mk4 at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+br_tank_mk4
        allied: done
        allied: resolve 1306
        then column = 6-1
        then modifier = 4
        allied: supply nothing ; 6
        then red_156_1 at = lost
        then clause = 7.8.b");
}

#[test]
fn town_blockhouse_and_major_river_add_up() {
    check(&["AID.ta.a", "AID.ta.a#1"], "
        given non_historical; nobody else; turn 1; al_depot_1 at 2524; red_bn_4 at 2523; fort 2523
        given us_339_a at 2524; us_339_b at 2624; combat allied
        allied: attack 2523 us_339_a+us_339_b
        allied: done
        allied: resolve 2523
        then ta = 0-6");
}

#[test]
fn clear_ground_roads_and_railways_are_worth_nothing() {
    clear(&["AID.ta.a", "AID.ta.a#2"], "
        given us_339_a at 4414; red_bn_4 at 4314; combat allied
        allied: attack 4314 us_339_a
        allied: done
        allied: resolve 4314
        then ta = 0-0
        given us_339_1_hq al_depot_1 at 1506; us_339_a at 1406; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then ta = 0-0");
}

#[test]
fn hills_marshes_and_cities_have_their_values() {
    check(&["AID.ta.a"], "
        given non_historical; nobody else; turn 1; al_depot_1 us_339_a at 3208; red_bn_4 at 3108; combat allied
        allied: attack 3108 us_339_a
        allied: done
        allied: resolve 3108
        then ta = 0-1
        given al_depot_1 us_339_a at 2806; red_bn_4 at 2705; combat allied
        allied: attack 2705 us_339_a
        allied: done
        allied: resolve 2705
        then ta = 0-2
        given red_bn_4 at 2805; combat allied
        allied: attack 2805 us_339_a
        allied: done
        allied: resolve 2805
        then ta = 0-1");
}

#[test]
fn forest_is_worth_nothing() {
    forest(&["AID.ta.b", "AID.ta.b#1"], "
        given us_339_a at 1404; al_depot_1 at 1404; red_bn_4 at 1304; combat allied
        allied: attack 1304 us_339_a
        allied: done
        allied: resolve 1304
        then ta = 0-0");
}

#[test]
fn of_two_works_the_better_counts() {
    clear(&["AID.ta.c", "AID.ta.c#1"], "
        given us_339_a at 4414; red_bn_4 at 4314; hasty 4314; combat allied
        allied: attack 4314 us_339_a
        allied: done
        allied: resolve 4314
        then ta = 0-1
        given fort 4314
        then ta = 0-2");
}

#[test]
fn asterisks_tanks_and_gas_are_tactical_advantages() {
    clear(&["AID.ta.d", "AID.ta.d#1"], "
        given us_339_a br_arty_67 br_tank_mk4 br_tank_whippet at 4414; red_bn_4 at 4314
        given al_short_1 al_short_2 al_short_3 at 4707; combat allied
        allied: attack 4314 us_339_a+br_arty_67+br_tank_mk4+br_tank_whippet
        given al_short_1 al_short_2 al_short_3 support 4314; gas 4314
        allied: done
        allied: resolve 4314
        given us_339_a br_arty_67 br_tank_mk4 br_tank_whippet are paid
        then ta = 4-0");
}

#[test]
fn without_a_depot_only_the_die_modifiers_remain() {
    clear(&["AID.ta.d", "AID.ta.d#2"], "
        given us_339_a br_arty_67 br_tank_mk4 br_tank_whippet at 4414; red_bn_4 at 4314
        given al_short_1 al_short_2 al_short_3 at 4707; combat allied
        allied: attack 4314 us_339_a+br_arty_67+br_tank_mk4+br_tank_whippet
        given al_short_1 al_short_2 al_short_3 support 4314; gas 4314
        allied: done
        allied: resolve 4314
        then ta = 0-0
        then modifier = 2");
}
