//! 7.6 to 7.8: steps, retreats in their place, engagements and breakthroughs.
//!
//! The battles are fought in the forest north of Konoscha, as those of chapter 7.0: Americans come down the railway, on
//! turn 1 and therefore in supply, or Red comes up it.

use super::check;

/// Americans with HQ and a static depot at 1506, a Red HQ at 1106: the command of both sides cancels out.
const ALLIED: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; al_depot_1 are static
    given red_18_1_hq at 1106";

/// Red with a HQ and a static depot at 1107, Americans with a HQ at 1507: the command of both sides cancels out.
const RED: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq at 1507
    given red_18_1_hq red_depot_1 at 1107; red_depot_1 are static";

fn allied_check(cites: &[&str], script: &str) {
    check(cites, &format!("{ALLIED}\n{script}"));
}

fn red_check(cites: &[&str], script: &str) {
    check(cites, &format!("{RED}\n{script}"));
}

#[test]
fn a_unit_of_three_has_two_after_a_step() {
    allied_check(
        &["7.6.a", "7.6.a#1"],
        "
        given us_339_a us_339_b at 1406; red_bn_4 at 1306; combat allied
        then red_bn_4 strength = 3
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 1-1
        allied: supply nothing ; 4
        then red_bn_4 strength = 2
        then red_bn_4 steps = 1",
    );
}

#[test]
fn a_reduced_unit_is_eliminated_by_a_step() {
    allied_check(
        &["7.6.a", "7.6.a#2"],
        "
        given us_339_a us_339_b at 1406; red_bn_4 at 1306; red_bn_4 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 2-1
        allied: supply nothing ; 2
        then red_bn_4 at = lost",
    );
}

#[test]
fn a_unit_of_one_is_eliminated_by_its_first_step() {
    allied_check(
        &["7.6.b", "7.6.b#1"],
        "
        given ca_det at 1406; red_bn_4 at 1306; combat allied
        then ca_det strength = 1
        then ca_det steps = 1
        allied: attack 1306 ca_det
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 2
        then ca_det at = lost",
    );
}

#[test]
fn one_and_one_cost_each_side_a_step() {
    allied_check(
        &["7.6.c", "7.6.c#1"],
        "
        given us_339_a at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then column = 1-1
        allied: supply nothing ; 4
        then us_339_a steps = 1
        then red_misc steps = 1",
    );
}

#[test]
fn no_more_is_lost_than_is_there() {
    red_check(
        &["7.6.c", "7.6.c#2"],
        "
        given ca_det at 1307; red_156_1 red_156_2 at 1207; combat red
        red: attack 1307 red_156_1+red_156_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 4
        then ca_det at = lost
        then us_339_1_hq at = 1507
        then clause = 8.1.a",
    );
}

#[test]
fn the_owner_shares_out_the_steps_among_units_that_took_part() {
    allied_check(
        &["7.6.c"],
        "
        given us_339_a br_arty_21 us_339_b at 1406; al_mon_23_25 at 1534/N; red_bn_4 red_bn_5 red_bn_8 at 1306
        given combat allied
        allied: attack 1306 us_339_a+br_arty_21
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 1
        then asked = allied
        allied: lose us_339_b:2 -> refused 7.6.c
        allied: lose red_bn_4:2 -> refused 7.6.c
        allied: lose us_339_a:3 -> refused 7.6.c
        allied: lose us_339_a:1,br_arty_21:1
        then us_339_a steps = 1
        then br_arty_21 steps = 1
        then us_339_b steps = 2",
    );
}

#[test]
fn nobody_loses_more_steps_than_he_has_while_others_have_some() {
    allied_check(
        &["7.6.c"],
        "
        given us_339_a br_arty_21 at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_21
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 1
        given us_339_a are reduced
        allied: lose us_339_a:2 -> refused 7.6.c
        allied: lose us_339_a:1,br_arty_21:1
        then us_339_a at = lost",
    );
}

#[test]
fn where_all_steps_are_lost_nobody_is_asked_whose() {
    allied_check(
        &["7.6.c"],
        "
        given us_339_a br_arty_21 at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; us_339_a br_arty_21 are reduced
        given us_339_b at 2007; red_154 at 1907; combat allied
        allied: attack 1306 us_339_a+br_arty_21
        allied: attack 1907 us_339_b
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 1
        then us_339_a at = lost
        then br_arty_21 at = lost",
    );
}

#[test]
fn ships_lose_no_steps_in_ground_combat() {
    check(
        &["7.6.c"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1634; us_339_a us_339_b at 1634; al_mon_23_25 at 1534/N
        given red_bn_4 red_bn_5 red_bn_8 at 1734; combat allied
        allied: attack 1734 us_339_a+us_339_b+al_mon_23_25
        allied: done
        allied: resolve 1734
        then strengths = 7-3
        allied: supply nothing ; 1
        allied: lose al_mon_23_25:1 -> refused 7.6.c
        allied: lose us_339_a:1
        then al_mon_23_25 at = 1534/N",
    );
}

#[test]
fn americans_retreat_one_hex() {
    red_check(
        &["7.6.d", "7.6.d#1"],
        "
        given us_339_a at 1307; red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_161_2 at 1308; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        then strengths = 10-3
        red: supply red_depot_1 ; 5
        then us_339_a steps = 1
        allied: retreat 1407>1507 -> refused 8.0.b
        allied: retreat 1407
        then us_339_a at = 1407",
    );
}

#[test]
fn frenchmen_retreat_two_hexes() {
    red_check(
        &["7.6.d", "7.6.d#2"],
        "
        given fr_21_a at 1307; red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_161_2 at 1306; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 5
        allied: retreat 1407 -> refused 8.0.b
        allied: retreat 1407>1507
        then fr_21_a at = 1507",
    );
}

#[test]
fn a_mixed_stack_retreats_the_longest_distance() {
    red_check(
        &["7.6.d", "7.6.d#3"],
        "
        given us_339_det wr_nrr_1 ca_det at 1307; wr_nrr_1 are reduced
        given red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_161_2 at 1306; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 6
        allied: lose us_339_det:1
        allied: retreat 1407 -> refused 8.0.b
        allied: retreat 1407>1507
        then wr_nrr_1 at = 1507
        then ca_det at = 1507",
    );
}

#[test]
fn the_second_step_may_be_bought_off_by_a_retreat() {
    allied_check(
        &["7.61.a", "7.61.a#1"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; red_misc red_cav_1 at 1306
        given red_misc red_cav_1 are reduced; red_misc are full; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        red: lose red_misc:1
        then clause = 7.61.a
        red: retreat 1206>1106
        then red_misc steps = 1
        then red_cav_1 steps = 1
        then red_misc at = 1106
        then red_cav_1 at = 1106",
    );
}

#[test]
fn the_first_step_cannot_be_bought_off() {
    allied_check(
        &["7.61.a", "7.61.a#2"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; red_misc red_cav_1 at 1306
        given red_cav_1 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: retreat 1206>1106 -> refused 7.61.a
        red: lose red_misc:1
        then red_misc at = 1306
        then phase = movement",
    );
}

#[test]
fn a_stack_that_lost_a_step_attacking_may_go_back_at_once() {
    check(
        &["7.61.a", "7.61.a#4"],
        "
        given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1206; red_depot_1 are static
        given us_339_1_hq al_depot_1 at 1506; al_depot_1 are static; us_339_a us_339_b at 1406
        given red_156_1 red_156_2 red_158_1 at 1306; red_158_2 at 1305; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 2
        allied: lose us_339_a:1
        red: done
        red: attack 1406 red_156_1+red_156_2+red_158_1+red_158_2
        red: done
        red: resolve 1406
        red: supply red_depot_1 ; 6
        then clause = 7.61.a
        allied: retreat 1506
        then us_339_a steps = 1
        then us_339_b steps = 2
        then us_339_b at = 1506",
    );
}

#[test]
fn a_new_turn_forgets_who_lost_a_step() {
    check(
        &["7.61.a", "7.61.a#5"],
        "
        given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1206; red_depot_1 are static
        given us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_156_1 red_158_1 at 1306; combat red
        red: attack 1406 red_156_1+red_158_1
        red: done
        red: resolve 1406
        red: supply nothing ; 5
        red: lose red_156_1:1
        then turn = 2
        allied: done
        red: done
        allied: done
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: retreat 1206>1106 -> refused 7.61.a
        red: lose red_158_1:1
        then red_158_1 at = 1306",
    );
}

#[test]
fn an_engaged_stack_loses_its_step_even_if_it_has_bled() {
    allied_check(
        &["7.61.a", "7.61.a#6"],
        "
        given us_339_a us_339_b at 1406; us_339_c at 1307; red_misc red_cav_1 at 1306; red_18_1_hq at never; combat allied
        given red_cav_1 are reduced; red_cav_1 are bloodied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 4
        red: retreat 1206>1106 -> refused 7.61.a
        red: lose red_misc:1
        then clause = 7.7.a",
    );
}

#[test]
fn a_defender_may_lose_both_steps_and_stay() {
    allied_check(
        &["7.61.a", "7.61.a#3"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; red_misc red_cav_1 at 1306
        given red_cav_1 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        red: lose red_cav_1:1
        red: lose red_misc:1
        then red_cav_1 at = lost
        then red_misc steps = 1
        then red_misc at = 1306",
    );
}

#[test]
fn the_retreat_is_not_offered_where_there_is_none() {
    allied_check(
        &["7.61.a", "8.0.f"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; us_339_f at 1207; us_339_g at 1206
        given us_339_h at 1205; us_339_i at 1305; red_cav_1 red_misc at 1306; combat allied
        given red_cav_1 are reduced
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_cav_1:1
        then red_misc steps = 1",
    );
}

#[test]
fn an_attacker_does_not_retreat() {
    allied_check(
        &["7.61.b", "7.61.b#1"],
        "
        given us_339_a us_339_b at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 1
        allied: retreat 1506 -> refused 7.61.b
        allied: lose us_339_a:2
        then us_339_a at = lost",
    );
}

#[test]
fn the_target_of_a_counterattack_may_retreat() {
    allied_check(
        &["7.61.b", "7.61.b#2", "7.7.b"],
        "
        given us_339_a us_339_b us_339_c us_339_d wr_nrr_1 at 1406; br_rs10_a at 1307; red_18_1_hq at never
        given red_156_1 red_156_2 at 1306; red_18_hq red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+wr_nrr_1+br_rs10_a
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 4
        then strengths = 17-8
        red: counterattack 1307
        red: supply red_depot_1 ; 5
        then strengths = 8-1
        then br_rs10_a steps = 1
        then clause = 7.61.a
        allied: retreat 1407
        then br_rs10_a steps = 1
        then br_rs10_a at = 1407
        then clause = 8.1.a
        then asked = red",
    );
}

#[test]
fn an_engaged_defender_loses_his_steps_and_then_attacks() {
    allied_check(
        &["7.7.a", "7.7.a#1"],
        "
        given us_339_a us_339_b at 1406; us_339_c at 1307; red_misc red_cav_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then column = 1-1
        allied: supply nothing ; 5
        red: lose red_misc:1
        then clause = 7.7.a
        red: counterattack 1207 -> refused 7.7.a
        red: counterattack 1406
        then strengths = 2-6",
    );
}

#[test]
fn an_engaged_defender_picks_one_of_the_hexes_he_was_attacked_from() {
    allied_check(
        &["7.7.a", "7.7.a#2"],
        "
        given us_339_a at 1406; us_339_b at 1307; us_339_c at 1305; red_bn_4 at 1306; red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then column = 2-1
        allied: supply nothing ; 3
        red: counterattack 1206 -> refused 7.7.a
        red: counterattack 1307
        then asked = red
        then strengths = 2-3",
    );
}

#[test]
fn a_defender_who_cannot_attack_is_not_asked() {
    allied_check(
        &["7.7.a"],
        "
        given us_339_a us_339_b at 1406; red_18_2_hq red_arty_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then strengths = 4-1
        allied: supply nothing ; 2
        then phase = movement",
    );
}

#[test]
fn an_engaged_defender_with_one_enemy_and_no_way_back_counterattacks_at_once() {
    allied_check(
        &["7.7.a", "7.7.c"],
        "
        given us_339_a us_339_b at 1406; us_339_e at 1307; us_339_f at 1207; us_339_g at 1206
        given us_339_h at 1205; us_339_i at 1305; red_bn_4 red_depot_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then strengths = 4-2
        allied: supply nothing ; 2
        then asked = red
        then clause = 7.2.a
        then strengths = 1-6",
    );
}

#[test]
fn a_counterattack_may_engage_in_turn() {
    allied_check(&["7.7.b", "7.7.b#1"], "
        given us_339_a at 1406; ca_det at 1307; red_158_1 at 1306; red_depot_1 at 1206; combat allied; red_158_1 are reduced
        allied: attack 1306 us_339_a+ca_det
        allied: done
        allied: resolve 1306
        then strengths = 3-2
        allied: supply al_depot_1 ; 3
        then strengths = 4-2
        red: counterattack 1307
        then strengths = 1-1
        red: supply red_depot_1 ; 3
        then strengths = 2-1
        then asked = allied
        then clause = 7.7.a
        allied: counterattack 1307 -> refused 7.7.a
        allied: counterattack 1306 ; 1
        then ca_det at = lost");
}

#[test]
fn a_counterattack_without_a_depot_is_halved() {
    allied_check(
        &["7.7.b", "7.7.b#2"],
        "
        given us_339_a us_339_b at 1406; red_misc red_cav_1 at 1306; red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 5
        red: lose red_misc:1
        red: counterattack 1406
        then strengths = 2-6
        red: supply nothing ; 1
        red: lose red_cav_1:2
        then red_depot_1 at = 1206",
    );
}

#[test]
fn aircraft_take_no_part_in_a_counterattack() {
    allied_check(
        &["7.7.b"],
        "
        given us_339_a at 1406; ca_det at 1307; al_short_1 at 4707; red_158_1 at 1306; red_158_1 are reduced
        given red_depot_1 at 1206; al_depot_2 at 1506; combat allied
        allied: attack 1306 us_339_a+ca_det
        given al_short_1 support 1306
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 5-2
        red: counterattack 1307
        red: supply red_depot_1 ; 3
        then strengths = 2-1
        allied: counterattack 1306
        then strengths = 1-2",
    );
}

#[test]
fn an_engaged_defender_may_lose_one_more_and_retreat() {
    allied_check(
        &["7.7.c", "7.7.c#1"],
        "
        given us_339_a us_339_b at 1406; us_339_c at 1307; red_misc red_cav_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 5
        red: lose red_misc:1
        red: yield
        red: lose red_cav_1:1
        then red_misc steps = 1
        then red_cav_1 steps = 1
        then red_misc at = 1106
        then red_cav_1 at = 1106
        then clause = 8.1.a",
    );
}

#[test]
fn nothing_goes_on_before_the_engaged_defender_has_chosen() {
    allied_check(
        &["7.7.c", "7.7.c#2"],
        "
        given us_339_a us_339_b at 1406; red_misc at 1306; red_bn_4 at 1305; us_339_c at 1404; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: attack 1305 us_339_c
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 3
        then asked = red
        then can yield = true
        then can counterattack = true
        then can done = false
        red: done -> refused 3.0.c
        allied: resolve 1305 -> refused engine-not-asked
        then asked = red",
    );
}

#[test]
fn there_is_no_retreat_after_the_last_unit_is_lost() {
    allied_check(
        &["7.7.c"],
        "
        given us_339_a us_339_b at 1406; red_misc red_depot_1 at 1306; red_misc are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then strengths = 4-2
        allied: supply nothing ; 3
        red: yield
        then red_misc at = lost
        then red_depot_1 at = 1306
        allied: advance us_339_a 1306 ; 1
        then red_depot_1 side = allied",
    );
}

#[test]
fn nobody_loses_more_steps_than_he_has_by_being_named_twice() {
    check(
        &["7.6.c"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_a are reduced
        given red_156_1 red_158_1 at 1306
        given combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 1
        allied: lose us_339_a:1,us_339_a:1 -> refused 7.6.c
        allied: lose us_339_a:1,us_339_b:1",
    );
}

#[test]
fn who_has_bled_takes_all_steps_or_goes_back() {
    check(
        &["7.61.a"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406
        given red_156_1 red_161_2 at 1306; red_161_2 are reduced; red_161_2 are bloodied; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then clause = 7.61.a
        red: lose red_156_1:1 -> refused 7.6.c
        red: lose red_156_1:1,red_161_2:1
        then red_156_1 at = 1306",
    );
}

#[test]
fn in_the_original_edition_a_counterattack_too_asks_both_for_depots() {
    check(
        &["7.2.b", "7.7.a"],
        "
        given non_historical; edition original; nobody else; turn 1; us_339_1_hq at 1506
        given us_339_a us_339_b us_339_c us_339_d at 1406; al_depot_1 al_depot_2 at 1506
        given al_depot_1 al_depot_2 are static
        given red_156_1 red_158_1 red_18_1_hq red_depot_1 at 1306; combat allied; check
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1
        then column = 2-1
        red: supply nothing ; 3
        red: counterattack 1406
        red: supply nothing
        then asked = allied
        then clause = 7.2.b",
    );
}

#[test]
fn who_is_asked_for_depots_neither_strikes_back_nor_gives_way() {
    check(
        &["7.7.a", "7.7.c"],
        "
        given non_historical; edition original; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506
        given us_339_a us_339_b at 1406
        given red_156_1 red_158_1 red_18_1_hq red_depot_1 at 1306; combat allied; check
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1
        then clause = 7.2.b
        red: counterattack 1406 -> refused 7.7.a
        red: yield -> refused 7.7.c",
    );
}
