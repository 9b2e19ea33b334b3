//! 7.5 and the list of tactical advantages.

use super::check;

/// The forest north of Konoscha: an American HQ with a depot, a Red HQ.
const FOREST: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; red_18_1_hq at 1106";

/// Clear ground on the lower Dvina: Red at 4314 with a HQ and a depot behind it, the Allies come from 4414.
const CLEAR: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 4413; red_18_1_hq red_depot_1 at 4214";

fn forest_check(cites: &[&str], script: &str) {
    check(cites, &format!("{FOREST}\n{script}"));
}

fn clear_check(cites: &[&str], script: &str) {
    check(cites, &format!("{CLEAR}\n{script}"));
}

#[test]
fn six_advantages_against_two_shift_eight_against_three_to_six_to_one() {
    forest_check(
        &["7.5.a", "7.5.a#1"],
        "
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
        then column = 6-1",
    );
}

#[test]
fn no_more_than_seven_advantages_of_the_attacker_count() {
    check(
        &["7.5.b", "7.5.b#1"],
        "
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
        then column = 4-1",
    );
}

#[test]
fn no_more_than_seven_advantages_of_the_defender_count() {
    check(
        &["7.5.b", "7.5.b#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a br_arty_67 at 2021; fort 2021
        given red_156_1 red_depot_1 at 2120; combat red
        red: attack 2021 red_156_1
        red: done
        red: resolve 2021
        then ta = 0-7
        then column = 1-2",
    );
}

#[test]
fn a_river_helps_only_against_those_who_all_cross_it() {
    check(
        &["7.51", "7.51#1"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 2422; red_bn_4 at 2524
        given us_339_a at 2523; us_339_b at 2423; us_339_c at 2424; combat allied
        allied: attack 2524 us_339_a+us_339_b
        allied: done
        allied: resolve 2524
        then ta = 0-3
        given combat allied
        allied: attack 2524 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 2524
        then ta = 0-0",
    );
}

#[test]
fn a_major_river_that_all_cross_is_worth_three() {
    check(
        &["7.51", "7.51#2"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 2524; red_bn_4 at 2423
        given us_339_a at 2424; us_339_b at 2524; combat allied
        allied: attack 2423 us_339_a+us_339_b
        allied: done
        allied: resolve 2423
        then ta = 0-3
        given weather snow
        then ta = 0-3",
    );
}

#[test]
fn a_minor_river_that_all_cross_is_worth_one_and_a_bridge_nothing() {
    check(
        &["7.51", "7.51#3"],
        "
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
        then ta = 0-0",
    );
}

#[test]
fn ships_and_aircraft_are_no_attackers_at_a_river() {
    check(
        &["7.51"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 2524; red_bn_4 at 2423; al_short_1 at 4707
        given us_339_a at 2424; al_mon_23_25 at 2423/SE; combat allied
        allied: attack 2423 us_339_a+al_mon_23_25
        given al_short_1 support 2423
        allied: done
        allied: resolve 2423
        then strengths = 6-1
        then ta = 0-3",
    );
}

#[test]
fn each_asterisk_unit_shifts_one_column() {
    clear_check(
        &["7.52", "7.52#1"],
        "
        given al_depot_1 are static; us_339_a br_arty_67 br_arty_68 at 4414; red_156_1 at 4314; combat allied
        allied: attack 4314 us_339_a+br_arty_67+br_arty_68
        allied: done
        allied: resolve 4314
        allied: supply al_depot_1 ; 2
        then strengths = 9-4
        then ratio = 2-1
        then ta = 2-0
        then column = 4-1",
    );
}

#[test]
fn asterisks_of_both_sides_offset_each_other() {
    clear_check(
        &["7.52", "7.52#2"],
        "
        given us_339_a br_arty_67 at 4414; red_156_1 red_arty_15 at 4314; combat allied
        allied: attack 4314 us_339_a+br_arty_67
        allied: done
        allied: resolve 4314
        given us_339_a br_arty_67 are paid
        then ta = 1-1
        then strengths = 6-7
        then ratio = 1-2
        then column = 1-2",
    );
}

#[test]
fn town_blockhouse_and_major_river_add_up() {
    check(
        &["AID.ta.a", "AID.ta.a#1"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 2524; red_bn_4 at 2523; fort 2523
        given us_339_a at 2524; us_339_b at 2624; combat allied
        allied: attack 2523 us_339_a+us_339_b
        allied: done
        allied: resolve 2523
        then ta = 0-6",
    );
}

#[test]
fn clear_ground_roads_and_railways_are_worth_nothing() {
    clear_check(
        &["AID.ta.a", "AID.ta.a#2"],
        "
        given us_339_a at 4414; red_bn_4 at 4314; combat allied
        allied: attack 4314 us_339_a
        allied: done
        allied: resolve 4314
        then ta = 0-0
        given us_339_1_hq al_depot_1 at 1506; us_339_a at 1406; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then ta = 0-0",
    );
}

#[test]
fn hills_marshes_and_cities_have_their_values() {
    check(
        &["AID.ta.a"],
        "
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
        then ta = 0-1",
    );
}

#[test]
fn forest_is_worth_nothing() {
    forest_check(
        &["AID.ta.b", "AID.ta.b#1"],
        "
        given us_339_a at 1404; al_depot_1 at 1404; red_bn_4 at 1304; combat allied
        allied: attack 1304 us_339_a
        allied: done
        allied: resolve 1304
        then ta = 0-0",
    );
}

#[test]
fn of_two_works_the_better_counts() {
    clear_check(
        &["AID.ta.c", "AID.ta.c#1"],
        "
        given us_339_a at 4414; red_bn_4 at 4314; hasty 4314; combat allied
        allied: attack 4314 us_339_a
        allied: done
        allied: resolve 4314
        then ta = 0-1
        given fort 4314
        then ta = 0-2",
    );
}

#[test]
fn asterisks_tanks_and_gas_are_tactical_advantages() {
    clear_check(
        &["AID.ta.d", "AID.ta.d#1"],
        "
        given us_339_a br_arty_67 br_tank_mk4 br_tank_whippet at 4414; red_bn_4 at 4314
        given al_short_1 al_short_2 al_short_3 at 4707; combat allied
        allied: attack 4314 us_339_a+br_arty_67+br_tank_mk4+br_tank_whippet
        given al_short_1 al_short_2 al_short_3 support 4314; gas 4314
        allied: done
        allied: resolve 4314
        given us_339_a br_arty_67 br_tank_mk4 br_tank_whippet are paid
        then ta = 4-0",
    );
}

#[test]
fn without_a_depot_only_the_die_modifiers_remain() {
    clear_check(
        &["AID.ta.d", "AID.ta.d#2"],
        "
        given us_339_a br_arty_67 br_tank_mk4 br_tank_whippet at 4414; red_bn_4 at 4314
        given al_short_1 al_short_2 al_short_3 at 4707; combat allied
        allied: attack 4314 us_339_a+br_arty_67+br_tank_mk4+br_tank_whippet
        given al_short_1 al_short_2 al_short_3 support 4314; gas 4314
        allied: done
        allied: resolve 4314
        then ta = 0-0
        then modifier = 2",
    );
}

#[test]
fn a_kite_balloon_counts_beside_troops_that_take_part() {
    // 23.1.T10.a (ruling): its asterisk counts from the two hexes of its hexside, in attack and in defence.
    for (balloon, attacking, defending) in [("2423/NE", 1, 1), ("3615/SE", 0, 0)] {
        check(
            &["23.1.T10.a", "7.52"],
            &format!(
                "
            given non_historical; nobody else; turn 1; us_339_a at 2423; al_depot_1 at 2422; al_balloon_1 at {balloon}
            given red_156_1 red_18_1_hq red_depot_1 at 2523; combat allied
            allied: attack 2523 us_339_a
            allied: done
            allied: resolve 2523
            then ta = {attacking}-1"
            ),
        );
        check(
            &["23.1.T10.a", "7.52"],
            &format!(
                "
            given non_historical; nobody else; turn 1; us_339_a at 2423; al_depot_1 at 2422; al_balloon_1 at {balloon}
            given red_156_1 red_18_1_hq red_depot_1 at 2523; combat red
            red: attack 2423 red_156_1
            red: done
            red: resolve 2423
            then ta = 0-{defending}"
            ),
        );
    }
}

#[test]
fn the_defender_too_has_no_more_than_seven() {
    check(
        &["7.5.b"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_train_1 at kotlas; fort kotlas
        given us_339_a us_339_b us_339_c us_339_d us_339_e br_arty_67 br_arty_68 br_mg_8 br_mg_201 au_mg at 1348
        given us_339_1_hq al_depot_1 at 1348
        given al_depot_1 are static; combat allied
        allied: attack kotlas us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+br_arty_67+br_arty_68+br_mg_8+br_mg_201+au_mg
        allied: done
        allied: resolve kotlas
        given us_339_a us_339_b us_339_c us_339_d us_339_e br_arty_67 br_arty_68 br_mg_8 br_mg_201 au_mg are paid
        then ratio = 4-1
        then ta = 5-7
        then column = 2-1",
    );
}
