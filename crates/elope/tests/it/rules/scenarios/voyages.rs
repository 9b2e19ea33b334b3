//! 23.1.c: what the orders of those aboard ask of their ships.

use crate::rules::check;

#[test]
fn a_voyage_that_comes_no_nearer_is_no_way_home() {
    // The first two hexsides have the nearer bank in common.
    check(
        &["23.1.c", "23.1.T11.a"],
        "
        given nobody else; turn 11; al_steamer_1 at 4512/NE; us_339_a aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 4512/N -> refused 23.1.T11.a
        allied: sail al_steamer_1 4512/N>4511/NE",
    );
}

#[test]
fn the_orders_of_all_aboard_bind_their_ship() {
    check(
        &["23.1.c", "23.1.T11.a", "20.0.i"],
        "
        given option doctrine on; nobody else; turn 11; railway br_sj_hq; al_steamer_1 at 3615/NE
        given us_339_a br_hants2_a aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 3615/SE>3515/NE>3516/N -> refused 23.1.T11.a
        allied: sail al_steamer_1 3715/SE>3715/NE>3715/N -> refused 20.0.i
        given us_339_a at never
        allied: sail al_steamer_1 3615/SE>3515/NE>3516/N",
    );
}

#[test]
fn a_ship_has_carried_far_enough_with_half_its_points() {
    let given = "
        given nobody else; turn 11; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; movement allied
        then al_steamer_1 left = 30";
    check(
        &["23.1.c", "23.1.T11.a"],
        &format!("{given}\n given al_steamer_1 spent 14\n allied: done -> refused 23.1.T11.a"),
    );
    check(&["23.1.c", "23.1.T11.a"], &format!("{given}\n given al_steamer_1 spent 15\n allied: done"));
}

#[test]
fn every_ship_with_orders_aboard_sails_before_the_phase_ends() {
    check(
        &["23.1.c", "23.1.T11.a"],
        "
        given nobody else; turn 11; al_steamer_1 red_steamer_1 at 3615/NE; red_steamer_1 are captured
        given wr_dyer aboard al_steamer_1; us_339_a aboard red_steamer_1; movement allied
        allied: done -> refused 23.1.T11.a
        given us_339_a at never
        allied: done",
    );
}

#[test]
fn troops_sail_past_toulgas_though_they_may_not_land_there() {
    check(
        &["20.0.g"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 2723/SE; wr_dyer aboard al_steamer_1
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: sail al_steamer_1 2623/NE>2623/SE>2523/NE
        allied: land wr_dyer 2523 -> refused 20.0.g",
    );
}

#[test]
fn who_is_called_back_into_garrison_goes_by_steamer() {
    check(
        &["23.1.T5.c", "23.1.d"],
        "
        given nobody else; turn 10; us_339_m us_339_k at 3615; al_steamer_1 at 3615/NE; movement allied
        allied: board us_339_m al_steamer_1
        then us_339_m at = aboard:al_steamer_1
        allied: done -> refused 23.1.T5.c",
    );
}

#[test]
fn only_the_royal_scots_have_to_land_on_turn_1() {
    let given = "
        given nobody else; turn 1; al_steamer_1 at 3615/NE; al_steamer_1 spent 30; movement allied; al_steamer_1 spent 30";
    check(&["23.1.T1.e"], &format!("{given}\n given wr_dyer aboard al_steamer_1\n allied: done"));
    check(
        &["23.1.T1.e"],
        &format!("{given}\n given br_rs10_a aboard al_steamer_1\n allied: done -> refused 23.1.T1.e"),
    );
}

#[test]
fn who_can_be_brought_no_nearer_to_his_area_lands_if_he_can() {
    let given = "
        given option doctrine on; nobody else; turn 10; kotlas undecided; al_steamer_1 at 3615/NE; mined 3615/SE
        given br_hants2_a aboard al_steamer_1; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    check(
        &["23.1.c", "20.0.h"],
        &format!("{given}\n allied: done -> refused 20.0.h\n allied: land br_hants2_a 3615\n allied: done"),
    );
    check(
        &["23.1.c", "20.0.h"],
        &format!("{given}\n given red_154 at 3615; red_2kasan at 3716; movement allied\n allied: done"),
    );
}
