//! 18.0 Tanks.

use super::check;

#[test]
fn tanks_go_by_the_armoured_train_and_no_other() {
    check(
        &["18.2"],
        "
        given nobody else; turn 14; al_train at 4707; wr_nrr_1 at 4307; br_tank_mk4 at 4707; movement allied
        allied: rail br_tank_mk4 4607 -> refused 18.2
        given br_tank_mk4 aboard al_train
        allied: rail al_train 4607>4507>4407
        then br_tank_mk4 at = aboard:al_train
        allied: done
        then br_tank_mk4 is broken_down = false",
    );
}

#[test]
fn a_tank_adds_one_to_the_die_of_its_attack() {
    check(
        &["18.3.a", "18.3.a#1"],
        "
        given nobody else; turn 1; br_tank_mk4 at 3507; red_bn_4 at 3407; al_depot_1 at 3607; combat allied
        allied: attack 3407 br_tank_mk4
        allied: done
        allied: resolve 3407
        then modifier = 1
        allied: supply al_depot_1 ; 1
        then ta = 0-0
        then prompt = elope-ask-engaged",
    );
}

#[test]
fn two_tanks_together_move_the_column_as_well() {
    check(
        &["18.3.a", "18.3.a#2"],
        "
        given nobody else; turn 1; br_tank_mk4 br_tank_whippet at 3507; red_154 at 3407; al_depot_1 at 3607
        given combat allied
        allied: attack 3407 br_tank_mk4+br_tank_whippet
        allied: done
        allied: resolve 3407
        then modifier = 2
        allied: supply al_depot_1 ; 1
        then prompt = elope-ask-engaged
        then modifier = 2
        then strengths = 7-2
        then ratio = 3-1
        then ta = 1-0
        then column = 4-1
        then prompt = elope-ask-engaged",
    );
}

#[test]
fn tanks_in_defence_take_one_each_off_the_red_die() {
    check(
        &["18.3.b", "18.3.b#1"],
        "
        given nobody else; turn 1; br_tank_mk4 br_tank_whippet at 3407; red_154 at 3307; red_depot_1 at 3207
        given combat red
        red: attack 3407 red_154
        red: done
        red: resolve 3407
        then modifier = -2
        then column = 1-2
        red: supply nothing ; 5 1
        then red_154 steps = 1
        then br_tank_mk4 steps = 1
        then br_tank_whippet steps = 1",
    );
}

/// A tank that drives up to a weak enemy at 3307; the breakdown die follows.
const DRIVES: &str = "
        given nobody else; turn 1; br_tank_mk4 at 3507; red_misc at 3307; red_misc are reduced; movement allied
        allied: march br_tank_mk4 3407";

const ATTACKS: &str = "
        allied: attack 3307 br_tank_mk4
        allied: done
        allied: resolve 3307 ; 6
        then red_misc at = lost";

#[test]
fn a_broken_down_tank_attacks_but_does_not_advance() {
    check(
        &["18.4.a", "18.4.a#1"],
        &format!(
            "{DRIVES}
        allied: done ; 6
        then br_tank_mk4 is broken_down = true {ATTACKS}
        then can advance = false"
        ),
    );
}

#[test]
fn a_tank_in_order_advances() {
    check(
        &["18.4.a", "18.4.a#2"],
        &format!(
            "{DRIVES}
        allied: done ; 3
        then br_tank_mk4 is broken_down = false {ATTACKS}
        allied: advance br_tank_mk4 3307
        then br_tank_mk4 at = 3307"
        ),
    );
}

#[test]
fn a_tank_breaks_down_on_one_or_six() {
    for (die, broken) in [(1, true), (2, false), (3, false), (4, false), (5, false), (6, true)] {
        check(
            &["AID.tank", "AID.tank#1", "AID.tank#2", "18.4.a"],
            &format!("{DRIVES}\n allied: done ; {die}\n then br_tank_mk4 is broken_down = {broken}"),
        );
    }
}

#[test]
fn a_tank_that_did_not_move_rolls_no_die() {
    check(
        &["18.4.a"],
        "
        given nobody else; turn 1; br_tank_mk4 at 3507; movement allied
        allied: done
        then br_tank_mk4 is broken_down = false",
    );
}

#[test]
fn a_tank_that_crossed_a_river_rolls_for_breakdown() {
    check(
        &["18.4.a", "9.4.d"],
        "
        given non_historical; nobody else; turn 1; weather dry; br_tank_mk4 br_rs10_hq at 4708; movement allied
        allied: cross br_tank_mk4 4608
        then br_tank_mk4 at = 4608
        allied: done ; 6
        then br_tank_mk4 is broken_down = true",
    );
}

#[test]
fn a_broken_down_tank_does_not_move() {
    check(
        &["18.4.a"],
        "
        given nobody else; turn 1; br_tank_mk4 al_train at 3507; movement allied; br_tank_mk4 are broken_down
        allied: march br_tank_mk4 3407 -> refused 18.4.a
        allied: board br_tank_mk4 al_train -> refused 18.4.a
        given br_tank_mk4 are not broken_down
        allied: march br_tank_mk4 3407",
    );
}

#[test]
fn a_broken_down_tank_is_lost_when_its_stack_retreats() {
    check(
        &["18.4.a", "18.4.a#3"],
        "
        given nobody else; turn 1; us_339_a us_339_b br_tank_mk4 br_tank_whippet at 3407; br_tank_mk4 are broken_down
        given red_154 at 3307; red_2kasan at 3408; red_82_tara at 3406; red_18_hq red_depot_1 at 3207
        given movement red; combat red
        red: attack 3407 red_154+red_2kasan+red_82_tara
        red: done
        red: resolve 3407
        then modifier = 0
        red: supply red_depot_1 ; 5
        allied: lose us_339_a:1
        allied: yield
        allied: lose us_339_b:1
        then br_tank_mk4 at = lost
        then br_tank_whippet at = 3507",
    );
}

#[test]
fn a_broken_down_tank_is_repaired_or_lost_the_next_turn() {
    check(
        &["18.4.b", "18.4.b#1", "18.4.b#2"],
        "
        given nobody else; turn 14; br_tank_mk4 at 4707; br_tank_mk4 are broken_down; operations red
        red: done ; 3
        then phase = movement
        then br_tank_mk4 is broken_down = false
        allied: march br_tank_mk4 4607
        given nobody else; turn 14; br_tank_mk4 at 4707; br_tank_mk4 are broken_down; operations red
        red: done ; 4
        then br_tank_mk4 at = lost",
    );
}

#[test]
fn no_die_is_rolled_for_a_broken_down_tank_that_went_with_its_train() {
    check(
        &["18.2", "18.4.b"],
        "
        given nobody else; turn 1; al_train at 3407; br_tank_mk4 aboard al_train; br_tank_mk4 are broken_down
        given red_156_1 red_156_2 red_158_1 at 3307; red_18_hq red_depot_1 at 3207; al_train uses 2
        given movement red; combat red
        red: attack 3407 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 3407
        red: supply red_depot_1 ; 3
        then al_train at = lost
        then br_tank_mk4 at = lost
        then br_tank_mk4 is broken_down = false",
    );
}

#[test]
fn a_tank_is_not_put_across_a_river_into_ground_closed_to_it() {
    check(
        &["18.5", "9.4.d"],
        "
        given non_historical; nobody else; turn 14; weather dry; br_tank_mk4 br_rs10_hq br_rs10_a at 1534; movement allied
        given br_tank_mk4 br_rs10_a are not os; br_tank_mk4 br_rs10_a are not oc
        allied: cross br_tank_mk4 1634 -> refused 18.5
        allied: cross br_rs10_a 1634",
    );
}

#[test]
fn tanks_keep_to_roads_rails_and_open_ground() {
    check(
        &["18.5", "18.5#1", "18.5#2", "18.5#3"],
        "
        given non_historical; nobody else; turn 14; br_tank_mk4 at 3508; movement allied
        then distance 3509 3507 = 2
        allied: march br_tank_mk4 3509 -> refused 18.5
        then cost br_tank_mk4 3607 3608 = 4
        then cost br_tank_mk4 3507 3508 = 1
        then cost br_tank_mk4 3507 3407 = 1
        then cost br_tank_mk4 4707 4708 = 2
        then cost br_tank_mk4 3207 3308 = 3
        then cost br_tank_mk4 3608 3609 = closed
        then cost br_tank_mk4 3207 3208 = closed
        given weather snow
        then cost br_tank_mk4 3607 3608 = 4
        given weather thaw
        then cost br_tank_mk4 3507 3508 = 1
        given edition original; weather snow
        then cost br_tank_mk4 3607 3608 = 5
        then cost br_tank_mk4 3507 3508 = 2
        given weather thaw
        then cost br_tank_mk4 3507 3407 = 3
        given edition renovated; weather dry; br_tank_mk4 at 3607
        given br_tank_mk4 are not os; br_tank_mk4 are not oc
        then br_tank_mk4 left = 8
        allied: march br_tank_mk4 3608
        then br_tank_mk4 left = 4
        allied: march br_tank_mk4 3507>3508
        then br_tank_mk4 left = 2",
    );
}

#[test]
fn a_tank_set_down_by_the_train_still_has_its_own_move() {
    check(
        &["18.2", "18.2#1"],
        "
        given non_historical; nobody else; turn 14; al_train br_tank_mk4 br_tank_whippet at 4707; us_339_a at 3507
        given us_339_hq al_depot_1 at 3507; movement allied
        then br_tank_mk4 allowance = 8
        allied: board br_tank_mk4+br_tank_whippet al_train
        allied: rail al_train 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507
        then br_tank_mk4 at = aboard:al_train
        allied: land br_tank_mk4 3507
        then br_tank_mk4 at = 3507
        then br_tank_mk4 left = 8
        allied: march br_tank_mk4 3407
        then br_tank_mk4 left = 7",
    );
}

#[test]
fn tanks_that_cannot_go_back_with_the_others_are_lost() {
    // 18.5: off the roads every way back is closed to the tank, none to the company.
    check(
        &["18.5", "8.0.f"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_mg_1 br_tank_whippet at 1209
        given red_18_hq red_18_1_hq red_depot_1 red_depot_2 at 1107; red_depot_1 red_depot_2 are static
        given red_156_1 red_156_2 red_158_1 red_arty_15 at 1208; red_158_2 red_161_2 red_157_1 at 1308
        given red_157_2 red_157_3 red_96_1 at 1309; check; check; combat red
        then cost br_tank_whippet 1209 1210 = closed
        red: attack 1209 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2+red_157_1+red_157_2+red_157_3+red_96_1+red_arty_15
        red: done
        red: resolve 1209
        then modifier = 2
        red: supply red_depot_1+red_depot_2 ; 6
        allied: lose us_339_a:1,us_339_mg_1:1
        then br_tank_whippet at = lost
        then us_339_a steps = 1",
    );
}

#[test]
fn a_tank_that_has_broken_down_keeps_nobody_from_going_back() {
    check(
        &["18.4.a", "8.0.f"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b br_tank_whippet at 3609
        given br_tank_whippet are broken_down; us_339_a are reduced; us_339_a are bloodied
        given red_154 at 3708; red_2kasan at 3610; red_18_hq red_depot_1 at 3610; movement red; combat red
        then cost br_tank_whippet 3609 3709 = closed
        then cost br_tank_whippet 3609 3608 = 4
        red: attack 3609 red_154+red_2kasan
        red: done
        red: resolve 3609
        red: supply red_depot_1 ; 4
        then clause = 7.61.a
        allied: retreat 3709 ; 6
        then us_339_b at = 3709
        then br_tank_whippet at = lost",
    );
}

#[test]
fn tanks_without_supply_and_word_have_a_quarter_of_their_points() {
    check(
        &["10.9"],
        "
        given non_historical; nobody else; turn 14; br_tank_mk4 at 3907; movement allied
        then br_tank_mk4 condition = os oc
        then br_tank_mk4 left = 2",
    );
}

#[test]
fn a_tank_that_has_driven_to_its_train_may_break_down() {
    check(
        &["18.4.a"],
        "
        given non_historical; nobody else; turn 14; br_tank_mk4 at 4607; al_train at 4707
        given br_rf30_1 br_rf29_1 at 4707; movement allied
        allied: march br_tank_mk4 4707
        allied: board br_tank_mk4 al_train
        allied: done ; 1
        then br_tank_mk4 is broken_down = true",
    );
}

#[test]
fn a_stack_with_tanks_goes_back_through_a_river() {
    check(
        &["8.0.g", "18.5"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_a us_339_b br_tank_whippet at 1534
        given us_339_a are reduced; us_339_a are bloodied
        given red_154 at 1434; red_2kasan red_18_hq red_depot_1 at 1433; movement red; combat red
        then cost us_339_a 1534 1634 = closed
        then distance 1534 1433 = 1
        red: attack 1534 red_154+red_2kasan
        red: done
        red: resolve 1534
        red: supply red_depot_1 ; 6
        then clause = 7.61.a
        allied: retreat 1634
        then br_tank_whippet at = lost
        then us_339_b at = 1634
        then us_339_b steps = 1",
    );
}

#[test]
fn each_broken_tank_is_rolled_for() {
    check(
        &["18.4.b"],
        "
        given non_historical; nobody else; turn 13; br_tank_mk4 br_tank_whippet at 4607
        given br_tank_mk4 br_tank_whippet are broken_down; br_rf30_1 br_rf29_1 at 4707; next turn
        allied: done
        red: done ; 6 6
        then phasing = allied
        then br_tank_mk4 at = lost
        then br_tank_whippet at = lost",
    );
}

#[test]
fn every_tank_that_drove_rolls_for_breakdown() {
    check(
        &["18.4.a"],
        "
        given nobody else; turn 1; br_tank_mk4 br_tank_whippet at 3507; movement allied
        allied: march br_tank_mk4+br_tank_whippet 3407
        allied: done ; 3 6
        then br_tank_mk4 is broken_down = false
        then br_tank_whippet is broken_down = true",
    );
}

#[test]
fn tanks_are_not_repaired_in_the_red_player_turn() {
    check(
        &["18.4.b"],
        "
        given nobody else; turn 12; br_tank_mk4 at 3507; br_tank_mk4 are broken_down; combat allied
        allied: done
        then phasing = red
        then br_tank_mk4 is broken_down = true",
    );
}
