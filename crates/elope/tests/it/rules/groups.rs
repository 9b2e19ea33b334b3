//! Groups: a rule binds each of them, not only the first.

use super::check;

#[test]
fn one_vessel_that_cannot_sail_holds_all_back() {
    check(
        &["15.8.b", "15.6.c", "4.2.c", "4.5"],
        "
        given nobody else; turn 2; al_gb_advokat al_gb_cicala al_steamer_1 at 3715/NE; movement allied
        given al_gb_cicala are aground
        allied: sail al_gb_advokat+al_gb_cicala 3715/SE -> refused 15.8.b
        given al_gb_cicala are not aground; al_gb_cicala are stopped
        allied: sail al_gb_advokat+al_gb_cicala 3715/SE -> refused 15.6.c
        given al_gb_cicala are not stopped; al_gb_cicala are moved
        allied: sail al_gb_advokat+al_gb_cicala 3715/SE -> refused 4.2.c
        given al_gb_cicala are not moved; us_339_a at 3715; us_339_a spent 2
        allied: board us_339_a al_steamer_1
        allied: sail al_gb_advokat+al_steamer_1 3715/SE -> refused 4.5
        given us_339_a at never; movement allied
        allied: sail al_gb_advokat+al_steamer_1 3715/SE",
    );
}

#[test]
fn each_passenger_has_to_be_able_to_board() {
    check(
        &["15.3.a", "5.2", "4.2.c", "11.3.a"],
        "
        given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a us_339_b br_arty_21 al_depot_1 at 3615
        given us_339_c at 3716; us_339_d at 3816; movement allied
        given us_339_b are stopped
        allied: board us_339_a+us_339_b al_steamer_1 -> refused 5.2
        given us_339_b are not stopped; us_339_b are entrained
        allied: board us_339_a+us_339_b al_steamer_1 -> refused 4.82
        given us_339_b are not entrained; us_339_b are moved
        allied: board us_339_a+us_339_b al_steamer_1 -> refused 4.2.c
        given us_339_b are not moved; al_depot_1 are static
        allied: board us_339_a+al_depot_1 al_steamer_1 -> refused 11.3.a
        allied: board us_339_a+us_339_d al_steamer_1 -> refused 15.3.a
        allied: board us_339_a+us_339_c al_steamer_1",
    );
}

#[test]
fn each_of_those_who_march_together_has_to_be_able_to() {
    check(
        &["4.2.a", "5.2", "4.2.c", "11.3.a", "4.1.c", "4.3.a"],
        "
        given nobody else; turn 2; us_339_a us_339_b br_grogan_hq al_depot_1 at 3507; us_339_c at 3607
        given movement allied
        given us_339_b are stopped
        allied: march us_339_a+us_339_b 3407 -> refused 5.2
        given us_339_b are not stopped; us_339_b are moved
        allied: march us_339_a+us_339_b 3407 -> refused 4.2.c
        given us_339_b are not moved; us_339_b are entrained
        allied: march us_339_a+us_339_b 3407 -> refused 4.82
        given us_339_b are not entrained; al_depot_1 are static
        allied: march us_339_a+al_depot_1 3407 -> refused 11.3.a
        allied: march us_339_a+us_339_c 3407 -> refused 4.2.a
        given br_grogan_hq are os
        allied: march us_339_a+br_grogan_hq 3407 -> refused 4.1.c
        given us_339_a spent 2; us_339_b spent 11; br_grogan_hq are not os
        allied: march us_339_a+us_339_b 3407 -> refused 4.3.a",
    );
}

#[test]
fn a_broken_down_tank_marches_with_nobody() {
    check(
        &["18.4.a"],
        "
        given nobody else; turn 14; br_tank_mk4 us_339_a wr_nrr_1 at 4607; br_tank_mk4 are broken_down
        given movement allied
        allied: march us_339_a+br_tank_mk4 4507 -> refused 18.4.a
        allied: march wr_nrr_1+br_tank_mk4 4507 -> refused 18.4.a",
    );
}

#[test]
fn a_train_marches_with_nobody() {
    check(
        &["16.0.a"],
        "
        given nobody else; turn 2; al_train us_339_a wr_nrr_1 br_rs10_a at 4607; movement allied
        allied: march us_339_a+al_train 4507 -> refused 16.0.a
        allied: march wr_nrr_1+al_train 4507 -> refused 16.0.a",
    );
}

#[test]
fn each_of_those_who_travel_together_has_to_be_able_to() {
    check(
        &["4.8.a", "5.2", "4.2.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b br_rf30_1 br_rf29_1 br_87_depot at 4707
        given us_339_c at 4607; movement allied
        given us_339_b are stopped
        allied: rail us_339_a+us_339_b 4607 -> refused 5.2
        given us_339_b are not stopped; us_339_b are moved
        allied: rail us_339_a+us_339_b 4607 -> refused 4.2.c
        given us_339_b are not moved; us_339_b are railed
        allied: rail us_339_a+us_339_b 4607 -> refused 4.8.b
        given us_339_b are not railed
        allied: rail us_339_a+us_339_c 4507 -> refused 4.2.a",
    );
}

#[test]
fn each_attacker_has_to_be_able_to_attack() {
    check(
        &["7.0.a", "9.0.d", "11.3.a", "12.3.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b br_grogan_hq al_depot_1 at 1406
        given us_339_c at 1506; br_arty_21 at 1305; al_short_1 at archangel; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_c -> refused 7.0.a
        allied: attack 1306 us_339_a+br_grogan_hq -> refused 9.0.d
        allied: attack 1306 us_339_a+al_depot_1 -> refused 11.3.a
        allied: attack 1306 us_339_a+al_short_1 -> refused 12.3.a
        allied: attack 1306 us_339_a+br_arty_21 -> refused 9.0.a",
    );
}

#[test]
fn each_of_those_who_are_ferried_has_to_be_able_to_cross() {
    check(
        &["15.4", "5.2", "4.1.c", "11.3.a"],
        "
        given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a us_339_b br_grogan_hq al_depot_1 at 3615
        given movement allied
        given us_339_b are stopped
        allied: ferry us_339_a+us_339_b al_steamer_1 -> refused 5.2
        given us_339_b are not stopped; br_grogan_hq are os
        allied: ferry us_339_a+br_grogan_hq al_steamer_1 -> refused 4.1.c
        given br_grogan_hq are not os; al_depot_1 are static
        allied: ferry us_339_a+al_depot_1 al_steamer_1 -> refused 11.3.a
        given us_339_b spent 11
        allied: ferry us_339_a+us_339_b al_steamer_1 -> refused 4.3.a",
    );
}

#[test]
fn each_bomber_has_to_be_able_to_fly() {
    check(
        &["12.1"],
        "
        given nobody else; turn 2; us_339_1_hq at 3507; al_depot_1 al_dh4_1 al_dh4_2 at 3507
        given red_depot_1 at 3307; combat allied
        given al_dh4_2 are flown
        allied: bomb al_dh4_1+al_dh4_2 red_depot_1 -> refused 12.1",
    );
}

#[test]
fn one_who_stays_in_garrison_keeps_all_ashore() {
    check(
        &["23.1.d"],
        "
        given nobody else; turn 4; us_339_a br_dli7_a br_dli7_hq at 4707; al_steamer_1 at 4707/NW
        given movement allied
        allied: board us_339_a+br_dli7_a al_steamer_1 -> refused 23.1.d",
    );
}

#[test]
fn each_of_those_who_break_away_by_water_pays() {
    check(
        &["5.21.a", "15.3.a"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_1_hq al_depot_1 at 3615; al_steamer_1 at 3615/NE
        given red_83_1 red_83_2 red_bn_8 red_depot_1 red_18_hq at 3614; movement allied; check; check
        then zone red 3615 = true
        then us_339_b left = 12
        allied: board us_339_a+us_339_b al_steamer_1
        then us_339_a left = 8
        then us_339_b left = 8",
    );
}

#[test]
fn passengers_of_two_steamers_land_one_after_the_other() {
    check(
        &["15.3.a"],
        "
        given nobody else; turn 2; al_steamer_1 red_steamer_1 at 3615/NE; red_steamer_1 are captured
        given wr_nrr_1 aboard al_steamer_1; wr_nrr_2 aboard red_steamer_1; movement allied
        allied: land wr_nrr_1+wr_nrr_2 3615 -> refused 15.3.a
        allied: land wr_nrr_1 3615",
    );
}

#[test]
fn nobody_boards_with_the_enemy_or_on_his_ships() {
    check(
        &["15.3.a"],
        "
        given nobody else; turn 2; al_steamer_1 red_steamer_1 at 3615/NE; us_339_a at 3615; red_arty_1 at 3716
        given movement allied
        allied: board red_arty_1 al_steamer_1 -> refused elope-not-yours
        allied: board us_339_a red_steamer_1 -> refused elope-not-yours",
    );
}

#[test]
fn nobody_flies_or_spans_with_what_is_not_his() {
    check(
        &["12.1", "9.5"],
        "
        given nobody else; turn 2; us_339_1_hq al_depot_1 al_dh4_1 at 3507; red_air_1 at konoscha; red_depot_1 at 3307
        given combat allied
        allied: bomb red_air_1 red_depot_1 -> refused elope-not-yours
        given weather dry; us_339_a us_339_1_hq al_depot_1 at 3715; us_339_b at 3816; movement allied
        allied: span us_339_a -> refused 9.5
        given red_18_1_hq red_depot_1 at 3515; red_bn_4 at 3616
        allied: span red_18_1_hq -> refused 9.5
        allied: span us_339_1_hq",
    );
}

#[test]
fn what_the_enemy_has_turned_over_ends_no_check() {
    check(
        &["9.5", "3.0.f"],
        "
        given non_historical; nobody else; turn 2; weather dry; red_18_1_hq red_depot_1 at 3715; red_bn_4 at 3816
        given al_depot_1 at 4707; movement red
        given al_depot_1 are turned; al_depot_1 are landed
        red: span red_18_1_hq",
    );
}

#[test]
fn a_depot_without_a_line_pays_for_no_attack() {
    // The Dvina lies between, and no bridge is near.
    check(
        &["7.2.a", "10.8"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_a at 3615; al_depot_1 at 3716; red_bn_4 at 3614
        given combat allied
        allied: attack 3614 us_339_a
        allied: done
        allied: resolve 3614 ; 1
        then phase = movement",
    );
}

#[test]
fn nobody_is_put_ashore_in_the_sea() {
    check(
        &["15.3.a"],
        "
        given nobody else; turn 2; al_steamer_1 at 5006/NE; wr_nrr_1 aboard al_steamer_1; movement allied
        allied: land wr_nrr_1 5006 -> refused 15.3.a
        allied: land wr_nrr_1 5007",
    );
}

#[test]
fn each_of_those_who_travelled_together_has_half_left() {
    check(
        &["4.87"],
        "
        given nobody else; turn 1; us_339_a us_339_b at 4107; movement allied
        allied: rail us_339_a+us_339_b 4207>4307>4407>4507>4607>4707
        allied: detrain us_339_a+us_339_b
        then us_339_a left = 6
        then us_339_b left = 6",
    );
}

#[test]
fn a_march_together_is_as_dear_as_for_the_dearest() {
    check(
        &["4.3.a", "18.5"],
        "
        given non_historical; nobody else; turn 14; br_tank_mk4 us_339_a at 3508; movement allied
        allied: march us_339_a+br_tank_mk4 3509 -> refused 18.5
        allied: march us_339_a 3509",
    );
    check(
        &["4.3.a"],
        "
        given non_historical; nobody else; turn 1; weather dry; al_depot_1 us_339_a at 3508; movement allied
        then cost al_depot_1 3508 3509 = 3
        given al_depot_1 spent 8
        allied: march al_depot_1+us_339_a 3509 -> refused 4.3.a
        given al_depot_1 spent 7
        allied: march al_depot_1+us_339_a 3509",
    );
}
