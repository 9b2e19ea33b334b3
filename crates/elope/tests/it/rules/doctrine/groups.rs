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
