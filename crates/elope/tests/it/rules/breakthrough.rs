//! 7.8 Breakthrough.

use super::check;

/// Americans with two HQs, so that a six is a nine; Red out of supply, with a quarter of its strength.
const BREAKTHROUGH: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static";

fn breakthrough_check(cites: &[&str], script: &str) {
    check(cites, &format!("{BREAKTHROUGH}\n{script}"));
}

#[test]
fn a_breakthrough_drives_the_defender_back_four_hexes_and_costs_two_steps() {
    breakthrough_check(
        &["7.8.a", "7.8.a#1"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then strengths = 12-0
        then red_bn_4 at = 0906
        then red_bn_5 at = 0906
        then red_bn_8 at = 0906
        then red_bn_4 steps = 2
        red: lose red_bn_4:1 -> refused 7.6.c
        red: lose red_bn_4:1,red_bn_5:1
        then red_bn_4 steps = 1
        then red_bn_5 steps = 1
        then red_bn_8 steps = 2",
    );
}

#[test]
fn a_reduced_unit_does_not_outlive_a_breakthrough() {
    breakthrough_check(
        &["7.8.a", "7.8.a#2"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_4 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then red_bn_4 at = lost
        then clause = 7.8.b",
    );
}

#[test]
fn a_train_goes_back_with_its_stack_and_shares_its_losses() {
    breakthrough_check(
        &["7.8.a"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_train_1 red_bn_4 red_depot_1 at 1306; combat allied
        given red_train_1 uses 2
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then red_train_1 at = 0906
        then red_bn_4 at = 0906
        then red_depot_1 at = 0906
        red: lose red_depot_1:1,red_bn_4:1 -> refused 7.6.c
        red: lose red_train_1:1,red_bn_4:1
        then red_train_1 at = lost
        then red_bn_4 steps = 1",
    );
}

#[test]
fn breakthrough_units_have_three_points_and_ignore_zones() {
    check(&["7.8.b", "7.8.b#1"], "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 4507; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d us_339_e at 4508; red_bn_4 at 4408
        given red_156_1 red_156_2 red_158_1 red_18_2_hq red_depot_1 at 4509; red_depot_1 are static; check; combat allied
        then zone red 4608 = true
        then cost us_339_a 4508 4608 = 2
        then cost us_339_a 4608 4607 = 1
        allied: attack 4408 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 4408
        allied: supply al_depot_1 ; 6
        then clause = 7.8.b
        allied: exploit us_339_a 4509 -> refused 4.4.a
        allied: exploit us_339_a 4608>4607
        then us_339_a at = 4607
        allied: exploit us_339_a 4608 -> refused 7.8.b");
}

#[test]
fn breakthrough_units_have_no_fourth_point() {
    check(
        &["7.8.b", "7.8.b#2"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 4412; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 4413; red_bn_4 at 4313; combat allied
        then cost us_339_a 4413 4414 = 2
        then cost us_339_a 4414 4314 = 2
        allied: attack 4313 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 4313
        allied: supply al_depot_1 ; 6
        then clause = 7.8.b
        allied: exploit us_339_a 4414>4314 -> refused 7.8.b
        allied: advance us_339_a 4313 -> refused 8.1.a
        allied: exploit us_339_a 4414
        then us_339_a at = 4414",
    );
}

#[test]
fn breakthrough_units_may_attack_once_more() {
    breakthrough_check(
        &["7.4.c", "7.4.c#2", "7.8.c", "7.8.c#1"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_5 at 1206; al_depot_2 at 1506
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        allied: exploit us_339_a+us_339_b 1306
        allied: attack 1206 us_339_c -> refused 7.0.a
        allied: attack 1206 us_339_a+us_339_b
        then strengths = 4-1
        allied: supply nothing ; 2
        then red_bn_5 steps = 1
        allied: lose us_339_b:1
        then clause = 7.8.b
        allied: attack 1206 us_339_a -> refused 7.8.c
        allied: exploit us_339_a 1307 -> refused 7.8.b",
    );
}

#[test]
fn after_a_second_breakthrough_the_attackers_stay() {
    breakthrough_check(
        &["7.8.c", "7.8.c#2"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_5 red_bn_8 at 1206; combat allied
        given al_depot_2 at 1506
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        allied: exploit us_339_a+us_339_b+us_339_c+us_339_d 1306
        allied: attack 1206 us_339_a+us_339_b+us_339_c+us_339_d
        allied: supply nothing ; 6
        then red_bn_5 at = 0806
        red: lose red_bn_5:1,red_bn_8:1
        then red_bn_5 steps = 1
        then red_bn_8 steps = 1
        then us_339_a at = 1306
        then phase = movement
        then asked = red",
    );
}

#[test]
fn breakthrough_units_that_can_do_nothing_are_not_asked() {
    breakthrough_check(
        &["7.8.b"],
        "
        given al_train at 1406; red_arty_1 at 1306; panic 1306; combat allied
        allied: attack 1306 al_train
        allied: done
        allied: resolve 1306 ; 6
        then red_arty_1 at = lost
        then phase = movement",
    );
}

#[test]
fn the_fall_of_archangel_ends_the_game_in_the_middle_of_an_advance() {
    check(
        &["8.1.a"],
        "
        given non_historical; nobody else; turn 2; ca_det at 4707; red_ski_1 red_156_1 red_156_2 at 4607
        given red_18_1_hq red_depot_1 at 4607; combat red
        red: attack 4707 red_ski_1+red_156_1+red_156_2
        red: done
        red: resolve 4707
        red: supply red_depot_1 ; 5
        then ca_det at = lost
        red: advance red_ski_1 4707>4708
        then winner = red
        then how = elope-won-archangel
        then red_ski_1 at = 4707",
    );
}

#[test]
fn a_second_attack_keeps_to_the_doctrine() {
    check(
        &["7.8.c", "20.0.g"],
        "
        given option doctrine on; nobody else; turn 3; wr_dyer us_339_b at 2723
        given us_339_1_hq us_339_hq al_depot_1 at 2822; al_depot_1 are static
        given red_bn_4 at 2722; red_bn_4 are reduced; red_bn_5 at 2623; combat allied
        allied: attack 2722 wr_dyer+us_339_b
        allied: done
        allied: resolve 2722
        allied: supply al_depot_1 ; 6
        then clause = 7.8.b
        allied: attack 2623 wr_dyer -> refused 20.0.g",
    );
}

#[test]
fn a_breakthrough_leads_into_no_full_hex() {
    check(
        &["6.0.a", "7.8.b"],
        "
        given non_historical; nobody else; turn 1; red_18_hq red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
        given ca_det at 1307; red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_bn_4 red_bn_5 at 1208; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 6
        then clause = 7.8.b
        red: exploit red_156_1 1208 -> refused 6.0.a",
    );
}
