//! 8.0: of several who go back each has its own fate.

use super::allied_check;
use crate::rules::check;

#[test]
fn who_is_lost_on_the_way_goes_no_further() {
    allied_check(
        &["8.0.c", "7.6.b"],
        "given red_156_1 red_158_1 at 1306; us_339_e us_339_f us_339_g at 1207",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 ; 3 -> pauses, rest retreat 1106
        red: lose red_156_1:1
        then red_156_1 at = lost
        red: retreat 1106
        then red_156_1 at = lost
        then red_158_1 at = 1106
        then red_158_1 steps = 2",
    );
}

#[test]
fn every_broken_down_tank_is_lost_in_a_retreat() {
    check(
        &["18.4.a"],
        "
        given nobody else; turn 1; us_339_a us_339_b br_tank_mk4 br_tank_whippet at 3407
        given br_tank_mk4 br_tank_whippet are broken_down
        given red_154 at 3307; red_2kasan at 3408; red_82_tara at 3406; red_18_hq red_depot_1 at 3207
        given movement red; combat red
        red: attack 3407 red_154+red_2kasan+red_82_tara
        red: done
        red: resolve 3407
        red: supply red_depot_1 ; 5
        allied: lose us_339_a:1
        allied: yield
        allied: lose us_339_b:1
        then us_339_a at = 3507
        then br_tank_mk4 at = lost
        then br_tank_whippet at = lost",
    );
}

#[test]
fn every_train_of_a_stack_goes_back_along_the_railway() {
    check(
        &["16.1.b"],
        "
        given non_historical; nobody else; turn 1; red_83_1 red_train_1 red_train_2 at 3207
        given red_train_1 uses 2; red_train_2 uses 2
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f at 3307; combat allied
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f
        allied: done
        allied: resolve 3207 ; 6
        red: lose red_83_1:1
        red: retreat 3107>3007
        then red_train_1 at = 3007
        then red_train_2 at = 3007",
    );
}

#[test]
fn both_trains_of_a_battle_have_a_turn_of_use() {
    check(
        &["16.2"],
        "
        given non_historical; nobody else; turn 1; red_bn_4 red_train_1 red_train_2 at 3207
        given red_18_1_hq red_depot_1 at 3107; red_depot_1 are static
        given us_339_a us_339_b at 3307; combat red
        red: attack 3307 red_train_1+red_train_2
        red: done
        red: resolve 3307 ; 6
        then phase = losses
        then red_train_1 uses = 1
        then red_train_2 uses = 1",
    );
}

#[test]
fn a_share_of_no_steps_is_no_loss() {
    allied_check(
        &["7.6.c"],
        "given red_156_1 red_158_1 at 1306",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1,red_158_1:0 -> refused 7.6.c
        red: lose red_156_1:0,red_158_1:1 -> refused 7.6.c
        red: lose red_156_1:2 -> refused 7.6.c
        red: lose red_156_1:1",
    );
}
