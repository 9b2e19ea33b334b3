//! 7.7, 7.8 and 8.0: what follows a result: counterattacks, breakthroughs, stacks that come to nothing.

use super::check;

#[test]
fn guns_go_along_in_a_counterattack() {
    for (guns, strengths) in [("", "2-6"), (" red_arty_1", "3-6")] {
        check(
            &["7.7.a", "9.0.a"],
            &format!(
                "
        given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; al_depot_1 are static
        given red_18_1_hq at 1106; us_339_a us_339_b at 1406; us_339_c at 1307; red_misc red_cav_1{guns} at 1306
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then column = 1-1
        allied: supply nothing ; 5
        red: lose red_misc:1
        then clause = 7.7.a
        red: counterattack 1406
        then strengths = {strengths}"
            ),
        );
    }
}

#[test]
fn only_those_who_broke_through_exploit_it() {
    check(
        &["7.8.b"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d us_339_e at 1406; red_bn_4 at 1306; red_bn_4 are reduced
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then clause = 7.8.b
        allied: exploit us_339_e 1306 -> refused 7.8.b
        allied: exploit us_339_a+us_339_e 1306 -> refused 7.8.b
        allied: exploit us_339_a 1306
        allied: exploit us_339_a 1206 -> refused 7.8.b",
    );
}

#[test]
fn a_depot_whose_company_is_lost_in_the_river_stays_on_the_far_bank() {
    check(
        &["8.0.g", "8.0.a"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1834; al_depot_1 are static; weather dry
        given us_339_a us_339_b us_339_c us_339_d at 1734; red_bn_4 red_156_1 red_158_1 red_depot_1 at 1634
        given red_bn_4 red_156_1 red_158_1 are reduced; combat allied
        allied: attack 1634 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1634
        allied: supply al_depot_1 ; 2
        red: yield
        red: lose red_bn_4:1
        then red_156_1 at = lost
        then red_158_1 at = lost
        then red_depot_1 at = 1534",
    );
}

#[test]
fn nobody_goes_back_into_the_sea() {
    check(
        &["8.0.b", "8.0.f"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 4906; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 4905; us_339_e at 4805; us_339_f at 4804; us_339_g at 4803
        given red_156_1 red_158_1 at 4904; combat allied
        allied: attack 4904 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 4904
        allied: supply al_depot_1 ; 2
        then asked = red
        then clause = 7.7.a
        red: yield -> refused 8.0.f",
    );
}

#[test]
fn who_is_lost_in_the_river_shares_no_losses_of_a_breakthrough() {
    check(
        &["7.8.a", "8.0.g"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_1_hq us_339_hq al_depot_1 at 1834
        given al_depot_1 are static; us_339_a us_339_b us_339_c us_339_d at 1734; combat allied
        given red_bn_4 red_bn_5 red_bn_8 at 1634; red_bn_4 are reduced
        allied: attack 1634 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1634
        allied: supply al_depot_1 ; 6
        then red_bn_4 at = lost
        then red_bn_5 at = lost
        then red_bn_8 at = lost
        then clause = 7.8.b",
    );
}

#[test]
fn each_machine_gun_with_an_asterisk_helps_the_defence() {
    for (guns, advantages) in [("", "0-0"), ("br_mg_8", "0-1"), ("br_mg_8 br_mg_201", "0-2")] {
        check(
            &["9.1", "7.52"],
            &format!(
                "
        given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
        given us_339_a {guns} at 1307; red_156_1 red_156_2 at 1207; combat red
        red: attack 1307 red_156_1+red_156_2
        red: done
        red: resolve 1307
        then ta = {advantages}"
            ),
        );
    }
}
