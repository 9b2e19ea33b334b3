//! 7.0 to 7.4 and the Combat Results Table.
//!
//! Most battles are fought in the forest north of Konoscha: Americans come down the railway (on turn 1 they are always in
//! supply), Red stands south of them with a brigade HQ and Konoscha behind it. The HQs of both sides cancel each other.

use super::check;

/// The forest north of Konoscha: an American HQ with a depot, a Red HQ.
const FOREST: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; red_18_1_hq at 1106";

fn forest_check(cites: &[&str], script: &str) {
    check(cites, &format!("{FOREST}\n{script}"));
}

#[test]
fn nobody_has_to_attack() {
    forest_check(
        &["7.0.a", "7.0.a#1"],
        "
        given us_339_a at 1406; red_bn_4 at 1306; combat allied
        allied: done
        then phase = movement
        then asked = red
        then red_bn_4 steps = 2
        then us_339_a steps = 2",
    );
}

#[test]
fn only_neighbours_are_attacked() {
    forest_check(
        &["7.0.a", "7.0.a#2"],
        "
        given us_339_a at 1506; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a -> refused 7.0.a
        allied: attack 1406 us_339_a -> refused 7.0.a
        given us_339_a at 1406
        allied: attack 1306 us_339_a",
    );
}

#[test]
fn units_in_several_hexes_attack_together() {
    forest_check(
        &["7.0.a", "7.0.a#3"],
        "
        given us_339_a at 1406; us_339_b at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 6-3",
    );
}

#[test]
fn a_river_does_not_prevent_an_attack() {
    forest_check(
        &["7.0.a"],
        "
        given us_339_a at 1634; red_bn_4 at 1534; combat allied
        then cost us_339_a 1634 1534 = closed
        allied: attack 1534 us_339_a",
    );
}

#[test]
fn a_unit_does_not_divide_its_strength() {
    forest_check(
        &["7.0.b", "7.0.b#1"],
        "
        given wr_nrr_1 at 1406; red_bn_4 at 1306; red_bn_5 at 1305; combat allied
        then wr_nrr_1 strength = 4
        allied: attack 1306 wr_nrr_1
        allied: attack 1305 wr_nrr_1 -> refused 7.0.b",
    );
}

#[test]
fn in_the_original_edition_the_defender_too_decides_on_depots() {
    forest_check(
        &["7.0.c", "7.0.c#2"],
        "
        given edition original; us_339_a at 1406; red_156_1 at 1306; red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then asked = allied
        then clause = 7.2.a
        allied: supply al_depot_1
        then asked = red
        then clause = 7.2.b
        then strengths = 3-2
        red: supply red_depot_1 ; 1
        then red_depot_1 at = lost",
    );
}

#[test]
fn in_the_renovated_edition_the_defender_is_not_asked_for_depots() {
    forest_check(
        &["7.0.c", "7.0.c#3", "7.2.b"],
        "
        given us_339_a at 1406; red_156_1 at 1306; red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then asked = allied
        allied: supply nothing ; 2
        then us_339_a steps = 1
        then phase = movement
        then red_depot_1 at = 1206",
    );
}

#[test]
fn attacks_are_announced_before_the_first_is_resolved() {
    forest_check(
        &["7.0.c"],
        "
        given us_339_a us_339_b at 1406; red_bn_4 at 1306; red_bn_5 at 1305; combat allied
        allied: attack 1306 us_339_a
        allied: resolve 1306 -> refused 3.0.b
        allied: done
        allied: attack 1305 us_339_b -> refused AID.seq.d
        allied: resolve 1305 -> refused 7.4.b",
    );
}

#[test]
fn a_depot_gives_three_units_their_full_strength() {
    forest_check(
        &["7.2.a", "7.2.a#1"],
        "
        given us_339_a us_339_b us_339_c at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then strengths = 6-4
        allied: supply al_depot_1 ; 3
        then strengths = 9-4
        then al_depot_1 at = lost",
    );
}

#[test]
fn a_fourth_unit_has_no_part_in_the_depot() {
    forest_check(
        &["7.2.a", "7.2.a#2"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_154 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 11-5",
    );
}

/// Three full companies and a reduced one attack with two mobile depots in reach.
fn with_two_depots_check(cites: &[&str], script: &str) {
    forest_check(
        cites,
        &format!(
            "
        given al_depot_2 at 1506; us_339_a us_339_b us_339_c us_339_d at 1406; red_154 at 1306; combat allied
        given us_339_a are reduced
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        {script}"
        ),
    );
}

#[test]
fn a_depot_covers_the_strongest_units_first() {
    with_two_depots_check(
        &["7.2.a"],
        "
        allied: supply al_depot_1 ; 3
        then strengths = 10-5
        then al_depot_2 at = 1506",
    );
}

#[test]
fn a_second_depot_covers_the_rest() {
    with_two_depots_check(
        &["7.2.a"],
        "
        allied: supply al_depot_1+al_depot_2 ; 3
        then strengths = 11-5
        then al_depot_2 at = lost",
    );
}

#[test]
fn depots_out_of_reach_and_foreign_depots_are_not_expended() {
    forest_check(
        &["7.2.a"],
        "
        given al_depot_2 at 2306; red_depot_1 at 1206; us_339_a at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        allied: supply al_depot_2 -> refused 7.2.a
        allied: supply red_depot_1 -> refused 7.2.a
        allied: supply point -> refused 11.2.b",
    );
}

#[test]
fn units_near_archangel_draw_on_the_track() {
    check(
        &["7.2.a", "7.2.a#3"],
        "
        given non_historical; nobody else; turn 1; points allied 5
        given us_339_a at 4507; red_156_1 at 4407; combat allied
        allied: attack 4407 us_339_a
        allied: done
        allied: resolve 4407
        then strengths = 2-1
        allied: supply point ; 3
        then strengths = 3-1
        then points allied = 4",
    );
}

#[test]
fn a_defender_needs_no_depot_in_the_renovated_edition() {
    check(
        &["7.2.b", "7.2.b#1"],
        "
        given non_historical; nobody else; turn 1; br_highland2 at 1307; al_depot_1 at 1407
        given red_156_1 red_18_1_hq red_depot_1 at 1207; combat red
        red: attack 1307 red_156_1
        red: done
        red: resolve 1307
        then strengths = 2-6
        red: supply nothing ; 2
        then red_156_1 steps = 1
        then al_depot_1 at = 1407",
    );
}

#[test]
fn a_defender_who_keeps_his_depot_is_halved_in_the_original_edition() {
    check(
        &["7.2.b", "7.2.b#2"],
        "
        given non_historical; edition original; nobody else; turn 1; br_highland2 at 1307; al_depot_1 at 1407
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 1207; red_depot_1 are static; combat red
        given ca_det at 1309; red_bn_4 at 1209
        red: attack 1307 red_156_1+red_156_2+red_158_1
        red: attack 1309 red_bn_4
        red: done
        red: resolve 1307
        red: supply red_depot_1
        then asked = allied
        allied: supply nothing ; 1
        then strengths = 12-3
        then al_depot_1 at = 1407",
    );
}

#[test]
fn a_defender_who_expends_his_depot_has_full_strength_in_the_original_edition() {
    check(
        &["7.2.b", "2.1.b"],
        "
        given non_historical; edition original; nobody else; turn 1; us_339_a br_arty_67 at 1307; al_depot_1 at 1407
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 1207; red_depot_1 are static; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 1307
        red: supply red_depot_1
        then strengths = 12-4
        then ta = 0-0
        allied: supply al_depot_1 ; 1
        then us_339_a steps = 2
        then al_depot_1 at = lost
        then red_156_1 steps = 2
        red: lose red_156_1:1
        then red_156_1 strength = 2",
    );
}

#[test]
fn without_a_depot_each_strength_is_halved_and_rounded_up() {
    forest_check(
        &["7.2.c", "7.2.c#1"],
        "
        given us_339_a wr_nrr_1 at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+wr_nrr_1
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 3
        then strengths = 4-2
        then al_depot_1 at = 1506",
    );
}

#[test]
fn without_a_depot_asterisks_are_worth_nothing() {
    forest_check(
        &["7.2.c", "7.2.c#2", "2.1.b"],
        "
        given us_339_a br_arty_67 br_arty_68 at 1406; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_67+br_arty_68
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 3
        then strengths = 6-3
        then ta = 0-0",
    );
}

#[test]
fn neither_trains_nor_bombs_are_halved() {
    forest_check(
        &["7.2.c", "7.3.a"],
        "
        given us_339_a al_train at 1406; al_dh9a_1 at 4707; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+al_train
        given al_dh9a_1 support 1306
        allied: done
        allied: resolve 1306
        then strengths = 9-3",
    );
}

#[test]
fn eight_against_three_is_two_to_one() {
    forest_check(
        &["7.3.a", "7.3.a#1"],
        "
        given wr_nrr_1 at 1406; wr_nrr_2 at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 wr_nrr_1+wr_nrr_2
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 8-3
        then ratio = 2-1
        then column = 2-1",
    );
}

#[test]
fn three_against_four_is_one_to_two() {
    forest_check(
        &["7.3.a", "7.3.a#2"],
        "
        given us_339_a ca_det at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+ca_det
        allied: done
        allied: resolve 1306
        then strengths = 3-4
        then ratio = 1-2",
    );
}

#[test]
fn one_against_nine_is_one_to_two() {
    forest_check(
        &["7.3.a", "7.3.a#3", "T.crt.a"],
        "
        given ca_det at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 ca_det
        allied: done
        allied: resolve 1306
        then strengths = 1-9
        then ratio = 1-2
        then column = 1-2",
    );
}

#[test]
fn two_advantages_of_the_defender_shift_two_columns_left() {
    forest_check(
        &["7.3.b", "7.3.b#1"],
        "
        given us_339_a us_339_b us_339_c us_339_d ca_det at 1406; red_bn_4 at 1306; fort 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+ca_det
        allied: done
        allied: resolve 1306
        then strengths = 9-3
        then ratio = 3-1
        then ta = 0-2
        then column = 1-1",
    );
}

#[test]
fn shifts_to_the_right_end_at_the_last_column() {
    forest_check(
        &["7.3.b", "7.3.b#2", "7.5.a"],
        "
        given al_depot_1 are static; us_339_a br_arty_67 br_arty_68 au_mg at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_67+br_arty_68+au_mg
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 1
        then strengths = 10-2
        then ratio = 5-1
        then ta = 3-0
        then column = 6-1",
    );
}

#[test]
fn a_modified_die_above_ten_counts_as_ten() {
    check(
        &["7.3.c", "7.3.c#1", "T.crt.a"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506
        given us_339_a br_tank_mk4 br_tank_whippet at 1406; red_156_1 red_156_2 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+br_tank_mk4+br_tank_whippet
        allied: done
        allied: resolve 1306
        then strengths = 6-3
        then column = 2-1
        then modifier = 5
        allied: supply nothing ; 6
        then red_156_1 at = 0906
        then prompt = elope-ask-losses",
    );
}

#[test]
fn a_modified_die_below_one_counts_as_one() {
    check(
        &["7.3.c", "7.3.c#2"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; red_18_hq at 1106
        given us_339_a us_339_b at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then strengths = 4-2
        then modifier = -2
        allied: supply nothing ; 1
        then asked = allied
        allied: lose us_339_a:1
        then us_339_a steps = 1
        then red_misc steps = 2",
    );
}

#[test]
fn only_the_target_hex_suffers() {
    forest_check(
        &["7.4.a", "7.4.a#1"],
        "
        given al_depot_1 are static; us_339_a us_339_b us_339_c us_339_d at 1406; red_misc at 1306; red_bn_4 at 1305
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_misc:1
        then red_misc at = lost
        then red_bn_4 steps = 2
        then red_bn_4 at = 1305",
    );
}

#[test]
fn the_attacker_resolves_his_attacks_in_any_order() {
    forest_check(
        &["7.4.b", "7.4.b#1"],
        "
        given us_339_a us_339_b at 1406; us_339_c at 1307; red_bn_4 at 1306; red_bn_5 at 1305; red_bn_8 at 1207
        given combat allied
        allied: attack 1306 us_339_a
        allied: attack 1305 us_339_b
        allied: attack 1207 us_339_c
        allied: done
        allied: resolve 1207
        then strengths = 2-3
        then clause = 7.2.a",
    );
}

#[test]
fn a_stack_may_divide_between_two_hexes() {
    forest_check(
        &["7.4.b", "7.4.b#2"],
        "
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_5 at 1305; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: attack 1305 us_339_c+us_339_d",
    );
}

#[test]
fn a_hex_is_attacked_once_a_phase() {
    forest_check(
        &["7.4.c", "7.4.c#1"],
        "
        given us_339_a at 1406; us_339_b at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: attack 1306 us_339_b -> refused 7.4.c",
    );
}

#[test]
fn all_defenders_of_a_hex_fight_together() {
    forest_check(
        &["7.4.d", "7.4.d#1"],
        "
        given us_339_a at 1406; red_misc red_bn_4 at 1306; combat allied
        allied: attack red_bn_4 us_339_a -> unknown hex red_bn_4
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then strengths = 2-5",
    );
}

#[test]
fn the_table_begins_at_one_to_two() {
    forest_check(
        &["T.crt.a", "T.crt.a#1"],
        "
        given ca_det at 1406; red_154 at 1306; combat allied
        allied: attack 1306 ca_det
        allied: done
        allied: resolve 1306
        then strengths = 1-5
        then ratio = 1-2
        then column = 1-2",
    );
}

#[test]
fn odds_above_six_to_one_are_shifted_from_the_last_column() {
    forest_check(
        &["T.crt.a", "T.crt.a#2"],
        "
        given us_339_a us_339_b us_339_c us_339_d us_339_e at 1406; us_339_f us_339_g us_339_h us_339_i us_339_k at 1307
        given red_misc at 1306; red_misc are reduced; fort 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f+us_339_g+us_339_h+us_339_i+us_339_k
        allied: done
        allied: resolve 1306
        then strengths = 20-1
        then ratio = 6-1
        then ta = 0-2
        then column = 4-1",
    );
}

#[test]
fn two_and_a_dash_cost_the_attacker_two_steps() {
    forest_check(
        &["T.crt.b", "T.crt.b#1"],
        "
        given us_339_a us_339_b at 1406; red_bn_4 red_bn_5 red_bn_8 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 1-2
        allied: supply nothing ; 1
        allied: lose us_339_a:1 -> refused 7.6.c
        allied: lose us_339_a:1,us_339_b:1
        then us_339_a steps = 1
        then us_339_b steps = 1
        then red_bn_4 steps = 2
        then red_bn_5 steps = 2
        then red_bn_8 steps = 2",
    );
}

#[test]
fn engaged_with_a_loss_may_be_answered_by_one_more_and_a_retreat() {
    forest_check(
        &["T.crt.c", "T.crt.c#1"],
        "
        given us_339_a us_339_b at 1406; us_339_c at 1307; red_misc red_cav_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then column = 1-1
        allied: supply nothing ; 5
        red: lose red_misc:1
        then clause = 7.7.a
        red: yield
        red: lose red_misc:1
        then red_misc at = lost
        then red_cav_1 steps = 2
        then red_cav_1 at = 1106",
    );
}

#[test]
fn engaged_with_a_loss_may_end_a_unit_before_it_counterattacks() {
    forest_check(
        &["T.crt.c", "T.crt.c#2", "7.7.a"],
        "
        given us_339_a us_339_b at 1406; red_bn_4 at 1306; red_bn_4 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then column = 2-1
        allied: supply nothing ; 4
        then red_bn_4 at = lost
        then clause = 8.1.a
        allied: done
        then phase = movement",
    );
}

#[test]
fn ten_on_the_last_column_is_a_breakthrough() {
    check(
        &["T.crt.d", "T.crt.d#1"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506
        given us_339_a us_339_b br_tank_mk4 at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+br_tank_mk4
        allied: done
        allied: resolve 1306
        then column = 6-1
        then modifier = 4
        allied: supply nothing ; 6
        then red_156_1 at = lost
        then clause = 7.8.b",
    );
}

#[test]
fn a_breakthrough_of_the_counterattack_brings_no_special_move() {
    check(
        &["7.8.c"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_bn_5 at 1206; al_depot_2 at 1506
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        allied: exploit us_339_a 1306
        allied: attack 1206 us_339_a
        allied: supply nothing ; 1
        then clause = 7.7.a
        given red_156_1 red_156_2 at 1206; red_18_hq red_6a_hq red_depot_1 at 1106; us_339_hq us_339_1_hq at never
        red: counterattack 1306
        red: supply red_depot_1 ; 6
        then clause = 8.0.a
        allied: retreat 1406>1506>1606>1706
        then us_339_a at = lost
        then asked = allied
        then clause = 7.8.b",
    );
}
