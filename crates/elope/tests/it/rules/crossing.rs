//! 9.4 and 9.5: how troops, guns, depots and supply come across a river.

use super::check;

#[test]
fn an_hq_puts_a_mobile_depot_across_a_major_river() {
    check(
        &["9.4.a", "9.4.a#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq al_depot_1 at 1634; movement allied
        then cost al_depot_1 1634 1534 = closed
        allied: march al_depot_1 1534 -> refused AID.tec.d
        allied: cross al_depot_1 1534
        then al_depot_1 at = 1534
        then al_depot_1 left = 0",
    );
}

#[test]
fn without_an_hq_in_range_a_depot_or_a_gun_stays() {
    check(
        &["9.4.a", "9.4.a#2"],
        "
        given non_historical; nobody else; turn 1; weather dry; al_depot_1 br_arty_21 at 1634; us_339_1_hq at 2134
        given movement allied
        then distance 1634 2134 = 5
        allied: cross al_depot_1 1534 -> refused 9.4.a
        allied: cross br_arty_21 1534 -> refused 9.4.a
        given us_339_1_hq at 2034
        allied: cross br_arty_21 1534
        then br_arty_21 at = 1534
        given al_depot_2 at 1634; al_depot_2 are static
        allied: cross al_depot_2 1534 -> refused 11.3.a",
    );
}

#[test]
fn support_units_cross_minor_rivers_anywhere() {
    check(
        &["9.4.b", "9.4.b#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; br_arty_21 at 3113; movement allied
        then cost br_arty_21 3113 3212 = 4
        allied: march br_arty_21 3212
        then br_arty_21 at = 3212
        then br_arty_21 left = 4",
    );
}

#[test]
fn a_depot_crosses_a_minor_river_only_by_road_or_bridge() {
    check(
        &["9.4.c", "9.4.c#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq al_depot_1 at 3113; movement allied
        allied: march al_depot_1 3212 -> refused 9.4.c
        allied: cross al_depot_1 3212 -> refused 9.4.c
        given weather snow
        allied: march al_depot_1 3212 -> refused 9.4.c",
    );
    check(
        &["9.4.c", "9.4.c#2"],
        "
        given non_historical; nobody else; turn 1; weather dry; al_depot_1 at 3112; movement allied
        allied: march al_depot_1 3212
        then al_depot_1 at = 3212",
    );
}

#[test]
fn a_closed_river_takes_the_whole_allowance() {
    check(
        &["9.4.d", "9.4.d#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a at 1634; movement allied
        then us_339_a left = 12
        allied: cross us_339_a 1734 -> refused 9.4.d
        given weather snow; ice
        allied: cross us_339_a 1534 -> refused 9.4.d
        given weather dry; no ice
        allied: cross us_339_a 1534
        then us_339_a at = 1534
        then us_339_a left = 0",
    );
}

#[test]
fn an_enemy_zone_stops_who_crosses_a_closed_river_into_it() {
    check(
        &["9.4.d", "5.2"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a at 1634; red_154 at 1434
        given movement allied; red_154 are not os
        then zone red 1534 = true
        then zone red 1634 = false
        allied: cross us_339_a 1534
        then us_339_a is stopped = true",
    );
}

#[test]
fn nobody_crosses_a_closed_river_onto_an_enemy_gun() {
    check(
        &["9.4.d", "4.4.a"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a at 1634; red_arty_1 at 1534
        given movement allied
        allied: cross us_339_a 1534 -> refused 4.4.a
        then red_arty_1 at = 1534",
    );
}

#[test]
fn a_unit_that_has_moved_does_not_cross_a_closed_river() {
    check(
        &["9.4.d", "9.4.d#2"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a at 1634; movement allied
        given us_339_a spent 1
        allied: cross us_339_a 1534 -> refused 9.4.d",
    );
}

#[test]
fn a_unit_out_of_communications_does_not_cross_a_closed_river() {
    check(
        &["9.4.d", "9.4.d#3"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a us_339_b at 1634; movement allied
        given us_339_a are oc; us_339_b are os
        allied: cross us_339_a 1534 -> refused 9.4.d
        allied: cross us_339_b 1534 -> refused 9.4.d
        given us_339_a are not oc
        allied: cross us_339_a 1534",
    );
}

#[test]
fn a_unit_attacks_at_half_strength_in_the_turn_of_its_crossing() {
    check(
        &["9.4.e", "9.4.e#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a at 1634; al_depot_1 at 1534
        given red_misc at 1434; movement allied
        allied: cross us_339_a 1534
        allied: done
        allied: attack 1434 us_339_a
        allied: done
        allied: resolve 1434
        then strengths = 1-1
        allied: supply al_depot_1 ; 2
        then strengths = 2-1",
    );
}

#[test]
fn an_hq_puts_one_unit_across_in_a_turn() {
    check(
        &["9.4.f", "9.4.f#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a us_339_b at 1634; movement allied
        allied: cross us_339_a 1534
        allied: cross us_339_b 1534 -> refused 9.4.f
        given al_depot_1 at 1634; next turn
        allied: done
        red: done
        then turn = 2
        allied: cross us_339_b 1534
        then us_339_b at = 1534",
    );
}

#[test]
fn two_hqs_put_two_units_across() {
    check(
        &["9.4.f", "9.4.f#2"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_2_hq us_339_a us_339_e at 1634
        given movement allied
        allied: cross us_339_a 1534
        allied: cross us_339_e 1534
        then us_339_a at = 1534
        then us_339_e at = 1534",
    );
}

/// Three HQs at a river that is closed, with companies of two battalions.
const FORD: &str = "
    given non_historical; nobody else; turn 1; weather dry; us_339_hq us_339_1_hq us_339_2_hq at 1634
    given us_339_a us_339_b us_339_e at 1634; movement allied";

#[test]
fn of_the_units_of_one_hq_one_crosses_whoever_helps() {
    check(
        &["9.4.f", "9.4.f#3", "9.4.f#4"],
        &format!(
            "{FORD}
    allied: cross us_339_a 1534 -> refused 9.4.f
    allied: cross us_339_a 1534 by=us_339_2_hq -> refused 9.4.f
    allied: cross us_339_a 1534 by=us_339_hq
    allied: cross us_339_b 1534 by=us_339_1_hq -> refused 9.4.f
    allied: cross us_339_b 1534 -> refused 9.4.f
    allied: cross us_339_e 1534 by=us_339_hq -> refused 9.4.f
    allied: cross us_339_e 1534
    then us_339_e at = 1534"
        ),
    );
}

#[test]
fn the_regiment_helps_another_battalion() {
    check(
        &["9.4.f", "9.4.f#4", "9.4.f#5"],
        &format!(
            "{FORD}
    allied: cross us_339_a 1534 by=us_339_1_hq
    allied: cross us_339_b 1534 by=us_339_hq -> refused 9.4.f
    allied: cross us_339_e 1534 by=us_339_hq
    then us_339_e at = 1534"
        ),
    );
}

#[test]
fn an_hq_puts_itself_across_instead_of_one_of_its_units() {
    check(
        &["9.4.f", "9.4.f#6"],
        &format!(
            "{FORD}
    allied: cross us_339_1_hq 1534
    then us_339_1_hq at = 1534
    allied: cross us_339_a 1534 by=us_339_hq -> refused 9.4.f
    allied: cross us_339_a 1534 by=us_339_1_hq -> refused 9.4.f
    allied: cross us_339_e 1534 by=us_339_2_hq
    allied: cross us_339_2_hq 1534 -> refused 9.4.f
    then us_339_2_hq at = 1634"
        ),
    );
    check(
        &["9.4.f", "9.4.f#7"],
        &format!(
            "{FORD}
    allied: cross us_339_1_hq 1534 by=us_339_hq -> refused 9.4.f
    allied: cross us_339_1_hq 1534 by=us_339_1_hq
    allied: cross us_339_hq 1534
    then us_339_hq at = 1534"
        ),
    );
}

#[test]
fn a_bound_red_unit_is_counted_for_its_brigade() {
    check(
        &["9.4.f", "9.6.b"],
        "
        given non_historical; nobody else; turn 2; weather dry; red_18_1_hq red_18_2_hq red_18_hq red_depot_1 at 1634
        given red_156_1 red_156_2 red_158_1 at 1634; red_156_1 red_156_2 bound red_18_1_hq; movement red
        red: cross red_156_1 1534 by=red_18_2_hq -> refused 9.4.f
        red: cross red_156_1 1534 by=red_18_hq
        red: cross red_156_2 1534 by=red_18_1_hq -> refused 9.4.f
        red: cross red_158_1 1534 by=red_18_2_hq
        then red_158_1 at = 1534",
    );
}

#[test]
fn an_hq_supplies_its_units_across_a_river() {
    check(
        &["9.5", "9.5#1"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1634; us_339_a at 1534
        given movement allied
        then us_339_a condition = os oc
        allied: span us_339_1_hq
        then us_339_a condition = normal
        then us_339_1_hq left = 0
        allied: span us_339_1_hq -> refused 9.5",
    );
}

#[test]
fn an_hq_supplies_nobody_elses_units_across_and_none_farther_off() {
    // The 2nd Battalion has its own HQ and depot on the near bank: the river is closed to its lines.
    check(
        &["9.5", "9.5#3", "10.0.b"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1634; us_339_a us_339_e at 1534
        given us_339_b at 1434; us_339_2_hq al_depot_2 at 1635; movement allied
        allied: span us_339_1_hq
        then us_339_a condition = normal
        then us_339_e condition = os oc
        then us_339_b condition = os oc",
    );
}

#[test]
fn an_hq_hands_a_depot_across_in_battle() {
    check(
        &["9.5", "9.5#4"],
        "
        given non_historical; edition original; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1634
        given us_339_a at 1534; red_83_1 red_18_hq red_depot_1 at 1434; movement allied
        allied: span us_339_1_hq
        given combat allied
        allied: attack 1434 us_339_a
        allied: done
        allied: resolve 1434
        then us_339_a condition = normal
        then attack = 2
        allied: supply al_depot_1
        then attack = 3",
    );
}

#[test]
fn an_hq_that_has_moved_supplies_nobody_across() {
    check(
        &["9.5", "9.5#2"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1734; us_339_a at 1534
        given movement allied
        allied: march us_339_1_hq 1634
        allied: span us_339_1_hq -> refused 9.5",
    );
}

#[test]
fn an_hq_that_supplies_across_stays_and_stops_when_it_is_driven_back() {
    check(
        &["9.5"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1634; us_339_a at 1534
        given al_steamer_1 at 1534/N; movement allied
        allied: span us_339_1_hq
        allied: board us_339_1_hq al_steamer_1 -> refused 9.5
        allied: march us_339_1_hq 1734 -> refused 4.3.a
        then us_339_1_hq is spanning = true
        given us_339_1_hq at 1734
        then us_339_1_hq is spanning = false
        given check
        then us_339_a condition = os oc",
    );
}

#[test]
fn an_hq_out_of_supply_or_without_units_across_supplies_nobody() {
    check(
        &["9.5"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1634; us_339_e at 1534
        given movement allied
        allied: span us_339_1_hq -> refused 9.5
        given al_depot_1 at never; us_339_a at 1534; movement allied
        allied: span us_339_1_hq -> refused 9.5",
    );
}

#[test]
fn who_holds_archangel_does_not_cross_out_of_it() {
    check(
        &["23.22", "9.4.d"],
        "
        given non_historical; nobody else; turn 2; weather dry; no bridge 4607/N
        given us_339_a us_339_1_hq al_depot_1 at 4707; movement allied
        then cost us_339_a 4707 4607 = closed
        allied: cross us_339_a 4607 -> refused 23.22
        given br_rf30_1 br_rf29_1 br_87_depot at 4707
        allied: cross us_339_a 4607",
    );
}

#[test]
fn nobody_crosses_into_a_full_hex() {
    check(
        &["6.0.a", "9.4.d"],
        "
        given non_historical; nobody else; turn 2; weather dry; red_18_hq red_depot_1 red_bn_4 at 1634
        given red_83_1 red_83_2 red_bn_8 at 1534; movement red
        then red_bn_4 condition = normal
        given red_83_1 red_83_2 red_bn_8 are moved
        red: cross red_bn_4 1534 -> refused 6.0.a
        given red_bn_8 at never
        red: cross red_bn_4 1534",
    );
}

#[test]
fn a_depot_does_not_cross_onto_an_enemy_depot() {
    check(
        &["11.6.a", "4.4.a"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq al_depot_1 at 1634
        given red_depot_1 at 1534; movement allied
        allied: cross al_depot_1 1534 -> refused 4.4.a",
    );
}

#[test]
fn a_unit_that_crosses_takes_a_depot() {
    check(
        &["11.6.a", "9.4.d"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_a us_339_1_hq al_depot_1 at 1634
        given red_depot_1 at 1534; movement allied
        allied: cross us_339_a 1534 ; 1
        then red_depot_1 side = allied",
    );
}

#[test]
fn an_hq_of_the_enemy_puts_nobody_across() {
    check(
        &["9.4.a"],
        "
        given non_historical; nobody else; turn 1; weather dry; al_depot_1 at 1634; red_18_1_hq at 1834
        given movement allied
        allied: cross al_depot_1 1534 -> refused 9.4.a",
    );
}

#[test]
fn a_crossing_ends_the_move_that_was_under_way() {
    check(
        &["9.4.d", "4.2.c"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_a at 1634; us_339_e at 2034
        given movement allied
        allied: march us_339_e 2033
        allied: cross us_339_a 1534
        allied: march us_339_e 2032 -> refused 4.2.c",
    );
}
