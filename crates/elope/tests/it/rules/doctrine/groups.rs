//! 20.0: the doctrine binds each unit of a group, each depot and each hex.

use crate::rules::check;

#[test]
fn each_depot_that_has_moved_keeps_its_escort() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707; br_arty_21 at 4707
        given al_depot_1 us_339_l at 3607; al_depot_2 us_339_i at 3507; movement allied
        given al_depot_1 al_depot_2 are moved
        allied: march us_339_l 3707 -> refused 20.0.n
        allied: march us_339_i 3407 -> refused 20.0.n
        given al_depot_2 are not moved
        allied: march us_339_i 3407",
    );
}

#[test]
fn an_advance_together_keeps_to_the_orders_of_each() {
    // A company that has been at Vaga may follow the river further; one that has not may not.
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 1; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given wr_dyer us_339_a us_339_b al_depot_1 at 2420; us_339_a are arrived; red_misc at 2320
        given red_misc are reduced; combat allied
        allied: attack 2320 wr_dyer+us_339_a+us_339_b
        allied: done
        allied: resolve 2320
        allied: supply al_depot_1 ; 6
        then red_misc at = lost
        allied: advance us_339_a+us_339_b 2320 -> refused 20.0.d
        allied: advance us_339_b 2320 -> refused 20.0.d
        allied: advance us_339_a 2320",
    );
}

#[test]
fn who_is_no_escort_leaves_a_depot_as_it_is() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot br_arty_21 at 4707
        given al_depot_1 us_339_hq at 3507; movement allied
        given al_depot_1 are moved
        allied: march us_339_hq 3607",
    );
}

#[test]
fn whoever_of_a_group_archangel_needs_keeps_the_group_from_going_elsewhere() {
    // The first company has points for one hex of railway, the second could march in.
    check(
        &["20.0.o"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_arty_21 at 4707; us_339_i us_339_k at 4607
        given movement allied
        then cost us_339_i 4607 4507 = 1
        then cost us_339_i 4607 4707 = 2
        given us_339_i us_339_k are not os; us_339_i us_339_k are not oc; us_339_i spent 11
        allied: march us_339_i+us_339_k 4507 -> refused 20.0.o
        given us_339_i spent 10
        allied: march us_339_i 4507 -> refused 20.0.o
        given us_339_i spent 11
        allied: march us_339_i 4507",
    );
}

#[test]
fn the_guns_of_the_park_go_where_they_like_without_the_doctrine() {
    check(
        &["20.0.a", "20.0.p"],
        "
        given edition original; option doctrine off; nobody else; turn 2; al_steamer_1 at 4707/NW
        given br_arty_21 at 4707; br_arty_41 at 3507; movement allied
        allied: board br_arty_21 al_steamer_1
        allied: sail al_steamer_1 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW
        allied: march br_arty_41 3407",
    );
    check(
        &["20.0.a", "20.0.p"],
        "
        given option doctrine off; nobody else; turn 1; br_arty_41 at 3507; wr_dyer br_arty_21 al_depot_1 at 4607
        given red_misc at 4507; red_misc are reduced; combat allied
        allied: attack 4507 wr_dyer+br_arty_21
        allied: done
        allied: resolve 4507
        allied: supply al_depot_1 ; 6
        then red_misc at = lost
        allied: advance wr_dyer+br_arty_21 4507",
    );
}

#[test]
fn without_the_doctrine_a_depot_is_left_where_it_is() {
    check(
        &["20.0.a", "20.0.n"],
        "
        given option doctrine off; nobody else; turn 2; al_depot_1 us_339_i at 3507; movement allied
        allied: march al_depot_1+us_339_i 3407
        allied: march us_339_i 3307",
    );
}

#[test]
fn a_gun_that_has_marched_or_cannot_is_not_called_back() {
    let given = "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given br_arty_41 us_339_hq al_depot_1 at 3507; movement allied";
    check(&["20.0.p"], &format!("{given}\n allied: done -> refused 20.0.p"));
    check(&["20.0.p"], &format!("{given}\n given br_arty_41 are moved\n allied: done"));
    check(&["20.0.p"], &format!("{given}\n given br_arty_41 are stopped\n allied: done"));
    check(&["20.0.p"], &format!("{given}\n given br_arty_41 spent 12\n allied: done"));
}

#[test]
fn a_gun_works_when_it_has_come_nearer_and_where_nobody_calls_it() {
    let given = "
        given option doctrine on; nobody else; turn 2; weather dry; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given br_arty_41 us_339_hq al_depot_1 at 3507; movement allied
        then br_arty_41 condition = normal";
    check(
        &["20.0.p"],
        &format!(
            "{given}\n allied: entrench br_arty_41 -> refused 20.0.p\n allied: march br_arty_41 3607\n allied: entrench br_arty_41"
        ),
    );
    check(&["20.0.p"], &format!("{given}\n given us_339_i at 3507; movement allied\n allied: entrench us_339_i"));
    // One of four in the park is exactly enough.
    check(
        &["20.0.p"],
        &format!("{given}\n given br_arty_21 at 4707; br_arty_42 br_arty_43 at 3407\n allied: entrench br_arty_41"),
    );
    check(
        &["20.0.p"],
        &format!(
            "{given}\n given br_arty_21 at 4707; br_arty_42 br_arty_43 br_arty_44 at 3407\n allied: entrench br_arty_41 -> refused 20.0.p"
        ),
    );
}

#[test]
fn a_battery_with_orders_of_its_own_is_carried_on_though_guns_are_missing() {
    check(
        &["20.0.p", "23.1.T3.d"],
        "
        given edition original; option doctrine on; nobody else; turn 3; weather dry; al_steamer_1 at 3615/NE
        given br_arty_67 aboard al_steamer_1; br_arty_41 at 3507; movement allied
        allied: sail al_steamer_1 3615/SE>3515/NE>3516/N",
    );
}

#[test]
fn a_march_together_keeps_to_the_orders_of_each() {
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given us_339_a us_339_b us_339_1_hq al_depot_1 at 2420; us_339_a us_339_1_hq are arrived; movement allied
        given us_339_a us_339_1_hq are arrived
        allied: march us_339_a+us_339_b 2320 -> refused 20.0.d
        allied: march us_339_a 2320",
    );
}
