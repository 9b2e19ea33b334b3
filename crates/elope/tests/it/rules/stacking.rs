//! 6.0 Stacking.

use super::check;

/// Three battalions in Emtsa that have moved, and others next to them.
const EMTSA: &str = "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 3107
        given red_83_1 red_arty_1 red_154 red_18_hq red_18_1_hq red_depot_1 red_depot_2 at 3007; movement red
        given red_bn_4 red_bn_5 red_bn_8 are moved";

#[test]
fn three_red_battalions_or_one_regiment_fill_a_hex() {
    check(
        &["6.0.a", "6.0.a#1"],
        &format!(
            "{EMTSA}
        red: march red_83_1 3107 -> refused 6.0.a
        red: march red_154 3107 -> refused 6.0.a"
        ),
    );
    check(
        &["6.0.a", "6.0.a#3"],
        &format!(
            "{EMTSA}
        red: march red_arty_1 3107
        then red_arty_1 at = 3107
        red: march red_154 3008
        red: done"
        ),
    );
    check(
        &["6.0.a"],
        "
        given non_historical; nobody else; turn 2; red_154 at 3107; red_83_1 red_82_tara at 3007; movement red
        given red_154 are moved
        red: march red_83_1 3107 -> refused 6.0.a
        red: march red_82_tara 3107 -> refused 6.0.a",
    );
}

#[test]
fn white_russians_have_the_same_limit() {
    check(
        &["6.0.a", "6.0.a#2"],
        "
        given non_historical; nobody else; turn 1; wr_nrr_1 at 3507; wr_nrr_2 wr_dyer us_339_a at 3607; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        given wr_nrr_1 are moved
        allied: march wr_nrr_2 3507 -> refused 6.0.a
        allied: march wr_dyer 3507 -> refused 6.0.a
        allied: march us_339_a 3507",
    );
}

#[test]
fn the_allies_stack_without_limit() {
    check(
        &["6.0.b", "6.0.b#1"],
        "
        given non_historical; nobody else; turn 1; us_339_m at 3607; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h us_339_i us_339_k us_339_l at 3507
        given movement allied
        allied: march us_339_m 3507
        allied: done
        then us_339_m at = 3507",
    );
    check(
        &["6.0.b"],
        "
        given non_historical; nobody else; turn 1; wr_nrr_1 us_339_a us_339_b us_339_c us_339_d at 3507
        given br_highland2 br_gurkha9 wr_nrr_2 at 3607; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        given wr_nrr_1 are moved
        allied: march br_highland2+br_gurkha9 3507
        allied: march wr_nrr_2 3507 -> refused 6.0.a",
    );
}

#[test]
fn the_limit_is_enforced_when_the_movement_phase_ends() {
    check(
        &["6.1.a", "6.1.a#1"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_83_1 at 3107; movement red
        red: done -> refused 6.1.a
        red: march red_bn_4 3007
        red: done
        then phase = declare",
    );
    check(
        &["6.1.a", "6.1.a#2"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 3107; red_83_1 at 3007; movement red
        given red_bn_5 red_bn_8 are moved
        red: march red_83_1 3107
        red: done -> refused 6.1.a
        red: march red_bn_4 3207
        red: done
        then phase = declare",
    );
}

#[test]
fn a_unit_that_cannot_leave_any_more_makes_no_room() {
    // The battalion has not moved, but with three points it cannot get out of the enemy's zone.
    check(
        &["6.1.a"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 3207; red_83_1 at 3107
        given us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3307; movement red
        given red_bn_5 red_bn_8 are moved
        then zone allied 3207 = true
        then red_bn_4 left = 3
        red: march red_83_1 3207 -> refused 6.0.a",
    );
}

#[test]
fn whoever_cannot_make_room_otherwise_gives_a_unit_up() {
    let situation = "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_83_1 red_cav_1 at 3207
        given us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3307; movement red";
    check(
        &["6.1.a"],
        &format!(
            "{situation}
        then red_cav_1 left = 4
        then red_bn_4 left = 3
        red: disband red_bn_4
        then red_bn_4 at = lost
        red: done -> refused 6.1.a
        red: disband red_arty_1 -> refused 6.1.a
        red: disband us_339_a -> refused 6.1.a
        red: disband red_bn_5
        red: disband red_bn_8 -> refused 6.1.a
        red: done"
        ),
    );
    // While somebody can still go, nobody is given up.
    check(
        &["6.1.a"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_83_1 red_arty_1 at 3107; movement red
        given red_bn_4 red_bn_5 red_bn_8 are moved
        red: disband red_bn_4 -> refused 6.1.a
        red: march red_83_1 3207
        red: done",
    );
    // Guns that could leave would make no room.
    check(
        &["6.1.a"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_83_1 red_arty_1 at 3107; movement red
        given red_bn_4 red_bn_5 red_bn_8 red_83_1 are moved
        then can disband = true
        red: disband red_arty_1 -> refused 6.1.a
        red: disband red_83_1
        red: done",
    );
}

#[test]
fn the_limit_holds_throughout_the_combat_phase() {
    check(
        &["6.1.a"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 at 3107; red_83_1 red_83_2 at 3206
        given red_154 at 3306; red_18_hq red_depot_1 at 3007; us_339_a at 3207; us_339_a are reduced; combat red
        red: attack 3207 red_bn_4+red_bn_5+red_83_1+red_83_2
        red: done
        red: resolve 3207
        red: supply nothing ; 2
        then us_339_a at = lost
        red: advance red_bn_4+red_bn_5 3207
        red: advance red_83_1+red_83_2 3207 -> refused 6.0.a
        then stack 3206 = red_83_1 red_83_2",
    );
}

#[test]
fn reinforcements_may_arrive_over_the_limit_and_must_disperse() {
    let situation = "
        given non_historical; nobody else; turn 10; red_161_2 at 1248; red_misc red_cav_3 red_ski_1 red_155_1 at to_come
        given combat allied
        allied: done
        then red_ski_1 at = 1248
        then red_155_1 at = 1248
        red: enter red_misc+red_cav_3 kotlas
        then red_misc at = 1248";
    check(
        &["6.1.b", "6.1.b#1", "6.1.b#2"],
        &format!(
            "{situation}
        red: done -> refused 6.1.a
        red: march red_161_2 1148
        red: done -> refused 6.1.a
        red: march red_155_1 1149
        red: done
        then phase = declare"
        ),
    );
    check(
        &["6.1.b"],
        "
        given non_historical; nobody else; turn 6; red_bn_4 red_bn_5 red_bn_8 red_83_1 red_83_2 at vologda_box
        given combat allied
        allied: done
        then red_83_2 at = 1006
        red: done -> refused 6.1.a
        red: march red_bn_4+red_bn_5 0906
        red: done",
    );
}

#[test]
fn stacking_costs_nothing() {
    check(
        &["6.2", "6.2#1"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_a us_339_b at 4609; us_339_c at 4610
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march us_339_a 4610
        then us_339_a left = 10
        allied: march us_339_b 4708
        then us_339_b left = 10",
    );
}

#[test]
fn a_retreat_goes_on_to_find_room() {
    check(
        &["6.3", "6.3#1"],
        "
        given non_historical; nobody else; turn 1; red_83_1 at 3207; red_bn_4 red_bn_5 red_bn_8 at 3007
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f at 3307; combat allied
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f
        allied: done
        allied: resolve 3207 ; 6
        then red_83_1 steps = 1
        red: retreat 3107>3007 -> refused 8.0.b
        red: retreat 3107>3007>2907 ; 6
        then red_83_1 at = 2907
        then red_83_1 steps = 1
        then red_bn_4 steps = 2",
    );
}

#[test]
fn excess_after_a_retreat_that_cannot_go_on_is_lost() {
    check(
        &["6.3", "6.3#2"],
        "
        given non_historical; nobody else; turn 1; red_bn_4 red_bn_5 red_bn_8 at 0307; red_83_1 red_83_2 at 0107
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h at 0407
        given us_339_i at 0106; us_339_k at 0108; combat allied
        allied: attack 0307 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f+us_339_g+us_339_h
        allied: done
        allied: resolve 0307 ; 6
        red: lose red_bn_4:1
        red: retreat 0207>0107
        then prompt = elope-ask-excess
        red: done -> refused 3.0.c
        red: lose red_83_1:2 -> refused 6.3
        red: lose red_bn_5:1 -> refused 6.3
        red: lose red_bn_5:2
        then prompt = elope-ask-excess
        red: lose red_bn_5:0 -> refused 6.3
        red: lose red_bn_4:1
        then stack 0107 = red_bn_8 red_83_1 red_83_2
        then red_bn_5 at = lost",
    );
}

#[test]
fn hqs_depots_and_trains_do_not_count() {
    check(
        &["6.4", "6.4#1"],
        &format!(
            "{EMTSA}
        given red_train_1 at 3107
        red: march red_18_hq 3107
        red: march red_depot_1 3107
        then red_18_hq at = 3107
        then red_depot_1 at = 3107
        red: march red_154 3008
        red: done"
        ),
    );
    check(
        &["6.4"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_air_1 at 2705; movement red
        red: done
        then phase = declare",
    );
}

#[test]
fn depots_have_a_limit_of_their_own() {
    let six = "red_depot_1 red_depot_2 red_depot_3 red_depot_4 red_depot_5 red_depot_6";
    check(
        &["6.4"],
        &format!(
            "
        given non_historical; nobody else; turn 2; {six} at 3107; red_depot_7 at 3007; movement red
        red: done -> refused 11.3.e
        red: disband red_depot_1 -> refused 6.1.a
        red: march red_depot_1 3007
        red: march red_depot_7 3107 -> refused 11.3.e
        red: done"
        ),
    );
    check(
        &["6.4"],
        &format!(
            "
        given non_historical; nobody else; turn 2; {six} at 3107; movement red
        given {six} are moved
        red: disband red_depot_1
        red: done"
        ),
    );
}

#[test]
fn a_hex_that_is_full_makes_no_room_for_others() {
    // 6.1.a: with one point left the battalion could only go along the railway, where the next hexes are full.
    let situation = "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_83_1 at 3107
        given red_156_1 red_156_2 red_157_1 at 3207; red_158_1 red_158_2 red_157_2 at 3007; movement red
        given red_bn_4 red_bn_5 red_bn_8 red_156_1 red_156_2 red_157_1 are moved; red_83_1 spent 4
        then red_83_1 left = 1";
    check(&["6.1.a"], &format!("{situation}\n red: march red_83_1 3207 -> refused 6.0.a\n red: disband red_83_1"));
    check(
        &["6.1.a"],
        &format!(
            "{situation}\n given red_158_1 at 1006\n red: disband red_83_1 -> refused 6.1.a\n red: march red_83_1 3007"
        ),
    );
}

#[test]
fn who_comes_leaves_room_behind_him() {
    // 6.1.a: with one point the battalion can only go where the newcomer has come from; that hex was full.
    check(
        &["6.1.a"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 3207; red_83_1 red_156_1 red_156_2 at 3107
        given red_157_1 red_157_2 red_158_1 at 3307; movement red
        given red_bn_5 red_bn_8 red_156_1 red_156_2 red_157_1 red_157_2 red_158_1 are moved
        given red_bn_4 are os; red_bn_4 are not oc; red_bn_4 spent 4
        then red_bn_4 left = 1
        red: march red_83_1 3207
        red: march red_bn_4 3107
        red: done
        then phase = declare",
    );
}

#[test]
fn passengers_fill_a_hex_too() {
    check(
        &["6.0.a"],
        "
        given non_historical; edition original; nobody else; turn 2; red_83_1 red_83_2 red_bn_8 at 1306
        given red_bn_4 at 1406; movement red
        given red_83_1 red_83_2 red_bn_8 are entrained; red_83_1 red_83_2 red_bn_8 are moved
        red: march red_bn_4 1306 -> refused 6.0.a",
    );
}

#[test]
fn who_has_just_come_makes_no_room_for_the_next() {
    // The first battalion has points left, but its move is over when another begins.
    check(
        &["6.1.a", "4.2.c"],
        "
        given non_historical; nobody else; turn 2; red_bn_5 red_bn_8 at 3207; red_bn_4 red_83_1 at 3107
        given red_depot_1 at 3007; movement red
        given red_bn_5 red_bn_8 are moved
        red: march red_bn_4 3207
        red: march red_83_1 3207 -> refused 6.0.a
        red: march red_bn_4 3307
        red: march red_83_1 3207",
    );
}

#[test]
fn only_what_is_too_many_is_given_up() {
    let six = "red_depot_1 red_depot_2 red_depot_3 red_depot_4 red_depot_5 red_depot_6";
    check(
        &["6.1.a", "11.3.e"],
        &format!(
            "
        given non_historical; nobody else; turn 2; red_bn_4 {six} at 3107; movement red
        given red_bn_4 {six} are moved
        red: disband red_bn_4 -> refused 6.1.a
        red: disband red_depot_6
        red: disband red_depot_5 -> refused 6.1.a
        red: done"
        ),
    );
    check(
        &["6.1.a"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_83_1 red_18_1_hq red_depot_1 at 3107
        given movement red
        given red_bn_4 red_bn_5 red_bn_8 red_83_1 red_18_1_hq red_depot_1 are moved
        red: disband red_depot_1 -> refused 6.1.a
        red: disband red_18_1_hq -> refused 6.1.a
        red: disband red_83_1
        red: done",
    );
}

#[test]
fn a_depot_that_can_leave_is_not_given_up() {
    let six = "red_depot_1 red_depot_2 red_depot_3 red_depot_4 red_depot_5 red_depot_6";
    check(
        &["6.1.a", "11.3.e"],
        &format!(
            "
        given non_historical; nobody else; turn 2; {six} at 3107; movement red
        given red_depot_1 red_depot_2 red_depot_3 red_depot_4 red_depot_5 are moved
        red: disband red_depot_1 -> refused 6.1.a
        given red_depot_6 are static; red_bn_4 at 3107
        red: disband red_depot_1
        red: done"
        ),
    );
}
