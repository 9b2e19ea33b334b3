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

#[test]
fn others_land_while_the_us_1st_battalion_is_carried_on() {
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a wr_dyer aboard al_steamer_1
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        given al_steamer_1 spent 15
        allied: land us_339_a 3615 -> refused 20.0.d
        allied: land wr_dyer 3615",
    );
}

#[test]
fn the_royal_scots_go_up_the_dvina_beyond_bereznik_too() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; al_steamer_1 at 2822/N; br_rs10_a aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 2821/NE -> refused 23.1.T1.e
        allied: sail al_steamer_1 2822/NE>2822/N -> refused 23.1.T1.e
        allied: sail al_steamer_1 2822/NE>2723/N",
    );
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; al_steamer_1 at 2920/NE; br_rs10_a aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 2821/N>2821/NE",
    );
}

#[test]
fn royal_scots_who_cannot_go_aboard_dig_in() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; weather dry; br_rs10_a at 3615; al_steamer_1 at 4707/NW; movement allied
        allied: entrench br_rs10_a
        given br_rs10_b at 4707
        allied: entrench br_rs10_b -> refused 23.1.T1.e",
    );
}

#[test]
fn after_turn_1_the_royal_scots_land_where_they_like() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 2; al_steamer_1 at 3615/NE; br_rs10_a aboard al_steamer_1; movement allied
        allied: land br_rs10_a 3615",
    );
}

#[test]
fn the_french_march_through_plesetskaya_and_on() {
    check(
        &["23.1.T1.f", "23.1.c"],
        "
        given nobody else; turn 2; fr_21_a fr_21_hq al_depot_1 at 2906; movement allied
        then holder plesetskaya = red
        allied: march fr_21_a 2805>2705>2605
        then fr_21_a at = 2605",
    );
}

#[test]
fn an_enemy_bars_the_way_only_where_it_leads_on() {
    let given = "
        given nobody else; turn 2; fr_21_a fr_21_hq al_depot_1 at 3507; movement allied
        given fr_21_hq are moved";
    check(&["23.1.c", "23.1.T1.f"], &format!("{given}; red_arty_1 at 3607\n allied: done -> refused 23.1.T1.f"));
    check(&["23.1.c", "23.1.T1.f"], &format!("{given}; red_arty_1 at 3407\n allied: done"));
}

#[test]
fn another_steamer_ferries_while_the_royal_scots_wait_for_theirs() {
    check(
        &["23.1.T1.e", "15.4"],
        "
        given nobody else; turn 1; br_rs10_a at 4707; al_steamer_1 at 4707/NW; red_steamer_1 at 3615/NE; us_339_a at 3615
        given wr_nrr_1 at 4707; red_steamer_1 are captured; movement allied
        allied: ferry wr_nrr_1 al_steamer_1 -> refused 23.1.T1.e
        allied: ferry us_339_a red_steamer_1",
    );
}

#[test]
fn a_steamer_with_others_aboard_goes_down_the_dvina_on_turn_1() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; al_steamer_1 at 3615/NE; wr_dyer aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 3715/SE>3715/NE",
    );
}

#[test]
fn the_orders_aboard_any_of_several_ships_bind_them_all() {
    check(
        &["23.1.c", "23.1.T11.a"],
        "
        given nobody else; turn 11; al_steamer_1 red_steamer_1 at 3615/NE; red_steamer_1 are captured
        given wr_dyer aboard al_steamer_1; us_339_a aboard red_steamer_1; movement allied
        allied: sail al_steamer_1+red_steamer_1 3615/SE>3515/NE -> refused 23.1.T11.a
        allied: sail al_steamer_1 3615/SE>3515/NE",
    );
}

#[test]
fn others_dig_in_beside_the_steamer_of_the_royal_scots() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; weather dry; br_rs10_a wr_dyer at 3615; al_steamer_1 at 3615/NE; movement allied
        allied: entrench br_rs10_a -> refused 23.1.T1.e
        allied: entrench wr_dyer",
    );
}
