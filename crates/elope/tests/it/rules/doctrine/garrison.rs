//! 20.0.n to 20.0.p: escorts, the garrison of Archangel and its guns.

use crate::rules::check;

#[test]
fn a_depot_on_the_move_has_an_escort() {
    check(
        &["20.0.n", "20.0.n#1", "20.0.n#2"],
        "
        given option doctrine on; nobody else; turn 1; al_depot_1 us_339_det us_339_hq at 4607; movement allied
        allied: march al_depot_1 4507 -> refused 20.0.n
        allied: march al_depot_1+us_339_hq 4507 -> refused 20.0.n
        allied: march al_depot_1+us_339_det 4507
        allied: march al_depot_1 4407 -> refused 20.0.n",
    );
}

#[test]
fn a_machine_gun_section_is_an_escort_where_it_is_a_company() {
    for (edition, judged) in [("renovated", ""), ("original", "-> refused 20.0.n")] {
        check(
            &["20.0.n", "20.0.n#6", "5.1.d"],
            &format!(
                "
        given edition {edition}; option doctrine on; nobody else; turn 1; al_depot_1 us_339_mg_1 at 4607
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march al_depot_1+us_339_mg_1 4507 {judged}"
            ),
        );
    }
}

#[test]
fn a_depot_that_has_moved_keeps_its_escort() {
    let given = "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given al_depot_1 us_339_i us_339_det us_339_3_hq at 4607; movement allied";
    check(
        &["20.0.n", "20.0.n#3"],
        &format!(
            "{given}
        allied: march al_depot_1+us_339_i 4507
        allied: march us_339_i 4407 -> refused 20.0.n
        allied: march al_depot_1+us_339_i 4407
        allied: march us_339_i 4307 -> refused 20.0.n
        allied: done"
        ),
    );
    check(
        &["20.0.n"],
        &format!(
            "{given}
        given us_339_k at 4407
        allied: march al_depot_1+us_339_i 4507>4407
        allied: march us_339_i 4507
        allied: march us_339_k 4307 -> refused 20.0.n
        allied: done
        given movement allied
        allied: march us_339_k 4307"
        ),
    );
}

#[test]
fn an_escort_under_orders_goes_on_with_its_depot() {
    check(
        &["20.0.n", "20.0.n#4", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given al_depot_1 fr_21_a fr_21_hq al_depot_2 at 4607; movement allied
        allied: march al_depot_1+fr_21_a 4507
        allied: march fr_21_a 4407 -> refused 20.0.n
        allied: done -> refused 23.1.T1.f
        allied: march al_depot_1+fr_21_a 4407>4307>4207>4107>4007",
    );
}

#[test]
fn a_depot_is_put_ashore_with_an_escort_or_to_one() {
    let given = "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 3615/NE; al_depot_1 us_339_g aboard al_steamer_1
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    check(
        &["20.0.n", "20.0.n#5"],
        &format!(
            "{given}
        allied: land al_depot_1 3615 -> refused 20.0.n
        given us_339_det at 3615
        allied: land al_depot_1 3615
        then al_depot_1 at = 3615
        allied: board us_339_det al_steamer_1 -> refused 20.0.n"
        ),
    );
}

#[test]
fn machine_guns_hold_archangel_where_they_are_companies() {
    for (edition, judged) in [("renovated", ""), ("original", "-> refused 20.0.o")] {
        check(
            &["20.0.o", "20.0.o#6", "5.1.d"],
            &format!(
                "
        given edition {edition}; option doctrine on; nobody else; turn 2; movement allied
        given br_rf30_1 br_rf29_1 br_rm us_339_mg_1 at 4707; movement allied
        allied: march br_rm 4607 {judged}"
            ),
        );
    }
}

#[test]
fn three_companies_stay_in_archangel() {
    check(
        &["20.0.o", "20.0.o#1"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_rm us_339_hq at 4707; movement allied
        allied: march br_rm 4607 -> refused 20.0.o
        allied: march us_339_hq 4607",
    );
    check(
        &["20.0.o", "20.0.o#2"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_rm br_87_depot at 4707; movement allied
        allied: march br_rm 4607
        allied: done",
    );
    check(
        &["20.0.o", "20.0.o#4", "20.0.o#5"],
        "
        given option doctrine on; nobody else; turn 4; wr_nrr_1 br_rm at 4707; movement allied
        allied: march wr_nrr_1 4607 -> refused 20.0.o
        allied: march br_rm 4607
        then br_rm at = 4607",
    );
}

#[test]
fn a_tank_is_no_escort_for_a_depot() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 12; al_depot_1 br_tank_mk4 wr_nrr_1 at 4607
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march al_depot_1+br_tank_mk4 4507 -> refused 20.0.n
        allied: march al_depot_1+br_tank_mk4+wr_nrr_1 4507",
    );
}

#[test]
fn too_weak_a_garrison_is_reinforced_while_somebody_can_march_in() {
    check(
        &["20.0.o"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 at 4707; br_rm us_339_hq al_depot_1 at 4407
        given movement allied
        allied: done -> refused 20.0.o
        allied: march br_rm 4507>4607>4707
        allied: done",
    );
}

#[test]
fn nobody_whom_archangel_needs_goes_elsewhere_or_works() {
    check(
        &["20.0.o", "20.0.o#3"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 at 4707; br_rm us_339_hq al_depot_1 at 4407
        given movement allied
        allied: march br_rm 4307 -> refused 20.0.o
        allied: entrench br_rm -> refused 20.0.o
        allied: march br_rm 4507
        allied: done -> refused 20.0.o
        given br_87_depot at 4707
        allied: entrench br_rm
        allied: done",
    );
}

#[test]
fn guns_that_the_park_needs_march_nearer_and_do_not_work() {
    check(
        &["20.0.p", "20.0.p#4"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given br_arty_41 us_339_hq al_depot_1 at 3507; movement allied
        then br_arty_41 condition = normal
        allied: march br_arty_41 3508 -> refused 20.0.p
        allied: entrench br_arty_41 -> refused 20.0.p
        allied: march br_arty_41 3607
        allied: done",
    );
}

#[test]
fn a_quarter_of_the_artillery_stays_at_archangel() {
    check(
        &["20.0.p", "20.0.p#1"],
        "
        given option doctrine on; nobody else; turn 6; br_arty_21 br_arty_41 at 4607
        given br_arty_42 br_arty_43 br_arty_44 ca_16_a ca_16_b ca_16_c at 3507; movement allied
        allied: march br_arty_21 4507 -> refused 20.0.p
        allied: done",
    );
    check(
        &["20.0.p", "20.0.p#2"],
        "
        given option doctrine on; nobody else; turn 6; br_arty_21 br_arty_41 at 4707
        given br_arty_42 br_arty_43 br_arty_44 ca_16_a ca_16_b ca_16_c ca_16_d at 3507; movement allied
        allied: done -> refused 20.0.p
        allied: march ca_16_a 3407 -> refused 20.0.p
        allied: march br_arty_42+br_arty_43+br_arty_44+ca_16_a+ca_16_b+ca_16_c+ca_16_d 3607
        allied: done",
    );
}

#[test]
fn guns_do_not_leave_the_park_by_ship_either() {
    check(
        &["20.0.p"],
        "
        given edition original; option doctrine on; nobody else; turn 2; al_steamer_1 at 4707/NW
        given br_arty_21 at 4707; br_arty_41 at 3507; movement allied
        allied: board br_arty_21 al_steamer_1 -> refused 20.0.p
        given br_arty_42 at 4707
        allied: board br_arty_21 al_steamer_1",
    );
}

#[test]
fn guns_aboard_are_not_carried_away_while_too_few_are_in_the_park() {
    check(
        &["20.0.p", "20.0.p#3"],
        "
        given edition original; option doctrine on; nobody else; turn 2; al_steamer_1 at 3615/NE; br_arty_21 aboard al_steamer_1
        given br_arty_41 at 3507; movement allied
        allied: sail al_steamer_1 3615/SE>3515/NE -> refused 20.0.p
        allied: land br_arty_21 3716 -> refused 20.0.p
        allied: land br_arty_21 3615
        then br_arty_21 at = 3615
        given br_arty_21 aboard al_steamer_1; br_arty_41 at 4707; movement allied
        allied: sail al_steamer_1 3615/SE>3515/NE
        allied: land br_arty_21 3615 -> refused 15.3.a
        allied: land br_arty_21 3515
        then br_arty_21 at = 3515",
    );
}

#[test]
fn a_depot_aboard_has_its_escort_aboard() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 3615/NE; al_depot_1 aboard al_steamer_1
        given us_339_det at 3615; movement allied
        allied: sail al_steamer_1 3715/SE -> refused 20.0.n
        allied: board us_339_det al_steamer_1
        allied: sail al_steamer_1 3715/SE",
    );
}

#[test]
fn the_garrison_leaves_neither_by_ship_nor_by_rail() {
    check(
        &["20.0.o"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_rm at 4707; al_steamer_1 at 4707/NW; movement allied
        allied: board br_rm al_steamer_1 -> refused 20.0.o
        allied: rail br_rm 4607 -> refused 20.0.o
        given br_87_depot at 4707
        allied: board br_rm al_steamer_1",
    );
    check(
        &["23.22"],
        "
        given non_historical; nobody else; turn 2; br_rf30_1 br_rf29_1 br_rm wr_nrr_1 at 4707; al_steamer_1 at 4707/NW; movement allied
        allied: board br_rm al_steamer_1 -> refused 23.22
        allied: rail br_rm 4607 -> refused 23.22
        allied: board wr_nrr_1 al_steamer_1",
    );
}
