//! 9.0.b and 11.6: what becomes of support units and depots that an enemy finds alone.

use super::check;

#[test]
fn guns_are_overrun_and_the_depot_with_them_is_taken_by_its_own_rule() {
    let given = "
        given non_historical; nobody else; turn 1; us_339_a at 3307; red_arty_1 red_arty_2 red_depot_1 at 3207
        given movement allied";
    check(
        &["9.0.b", "11.6.a"],
        &format!(
            "{given}
        allied: march us_339_a 3207 ; 2
        then red_arty_1 at = lost
        then red_arty_2 at = lost
        then red_depot_1 at = 3207
        then red_depot_1 side = allied"
        ),
    );
    check(
        &["9.0.b", "11.6.b"],
        &format!(
            "{given}; red_depot_1 are static
        allied: march us_339_a 3207
        then red_arty_1 at = lost
        then red_depot_1 side = allied
        then red_depot_1 is static = true"
        ),
    );
}

#[test]
fn of_two_depots_in_flight_the_second_may_find_no_room() {
    // The only hex that is open to them has room for one.
    check(
        &["11.6.a", "11.3.e"],
        "
        given non_historical; nobody else; turn 2; red_depot_1 red_depot_2 at 3507; us_339_d us_339_l at 3607
        given us_339_a at 3407; us_339_b at 3506; us_339_c at 3508; us_339_e at 3606
        given red_depot_3 red_depot_4 red_depot_5 red_depot_6 at 3608
        given us_339_f at 3708; us_339_g at 3609; us_339_h at 3509; us_339_i at 3707; us_339_k at 3709
        given movement allied
        allied: march us_339_d 3507 ; 6 6
        then asked = red
        red: flee 3608
        then asked = allied
        then phase = movement
        then red_depot_2 at = 3608
        then red_depot_2 side = red
        then red_depot_1 at = 3507
        then red_depot_1 side = allied",
    );
}
