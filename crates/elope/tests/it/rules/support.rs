//! 9.0, 9.1 and 9.4 to 9.6: support units, river crossings, supply across rivers and Red command.

use super::check;

/// The forest north of Konoscha: an American HQ with a depot, a Red HQ.
const FOREST: &str = "
    given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; red_18_1_hq at 1106";

fn forest_check(cites: &[&str], script: &str) {
    check(cites, &format!("{FOREST}\n{script}"));
}

#[test]
fn artillery_adds_its_strength_to_infantry() {
    forest_check(
        &["9.0.a", "9.0.a#1"],
        "
        given us_339_a br_arty_21 at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_21
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        then strengths = 5-2",
    );
}

#[test]
fn artillery_does_not_attack_alone() {
    forest_check(
        &["9.0.a", "9.0.a#2"],
        "
        given br_arty_21 us_339_a at 1406; us_339_b at 1307; red_misc at 1306; red_bn_4 at 1305; combat allied
        allied: attack 1306 br_arty_21 -> refused 9.0.a
        allied: attack 1306 br_arty_21+us_339_b -> refused 9.0.a
        allied: attack 1306 us_339_1_hq -> refused 9.0.d
        allied: attack 1306 br_arty_21+us_339_a",
    );
}

#[test]
fn artillery_with_an_hq_adds_nothing_to_the_defence() {
    forest_check(
        &["9.0.a", "9.0.a#3"],
        "
        given wr_nrr_1 at 1406; red_18_2_hq red_arty_1 at 1306; combat allied
        allied: attack 1306 wr_nrr_1
        allied: done
        allied: resolve 1306
        then strengths = 2-1
        given red_bn_4 at 1306
        then strengths = 2-5",
    );
}

#[test]
fn the_highlanders_alone_defend_with_their_own_strength() {
    check(
        &["9.0.a", "9.0.a#4"],
        "
        given non_historical; nobody else; turn 1; br_highland2 at 4707
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 4607; combat red
        red: attack 4707 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 4707
        given red_156_1 red_156_2 red_158_1 are paid
        then strengths = 12-6
        then ratio = 2-1",
    );
}

#[test]
fn the_highlanders_alone_do_not_attack() {
    forest_check(
        &["9.0.a", "9.0.a#5"],
        "
        given br_highland2 at 1406; red_misc at 1306; combat allied
        allied: attack 1306 br_highland2 -> refused 9.0.a
        given us_339_a at 1406
        allied: attack 1306 br_highland2+us_339_a
        allied: done
        allied: resolve 1306
        given br_highland2 us_339_a are paid
        then strengths = 9-2",
    );
}

#[test]
fn a_lone_gun_is_overrun_for_four_points() {
    check(
        &["9.0.b", "9.0.b#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 4414; red_arty_1 red_arty_2 at 4314; movement allied
        given us_339_a spent 6
        then us_339_a left = 6
        then cost us_339_a 4414 4314 = 2
        allied: march us_339_a 4314
        then us_339_a at = 4314
        then us_339_a left = 0
        then red_arty_1 at = lost
        then red_arty_2 at = lost",
    );
}

#[test]
fn to_overrun_a_gun_out_of_an_enemy_zone_costs_four_points_more() {
    check(
        &["9.0.b", "5.21.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 4414; red_arty_1 at 4314; red_154 at 4415; movement allied
        given red_154 are not os
        then zone red 4414 = true
        then zone red 4314 = false
        given us_339_a spent 3
        allied: march us_339_a 4314 -> refused 5.21.a
        given us_339_a spent 2
        allied: march us_339_a 4314
        then us_339_a left = 0
        then red_arty_1 at = lost",
    );
}

#[test]
fn five_points_do_not_overrun_a_gun_in_clear_ground() {
    check(
        &["9.0.b", "9.0.b#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 4414; red_arty_1 at 4314; movement allied
        given us_339_a spent 7
        then us_339_a left = 5
        allied: march us_339_a 4314 -> refused 9.0.b
        then red_arty_1 at = 4314",
    );
}

#[test]
fn lone_guns_that_are_attacked_count_nothing() {
    check(
        &["9.0.b", "9.0.b#3"],
        "
        given non_historical; nobody else; turn 1; us_339_a al_depot_1 at 4414; red_arty_1 at 4314; combat allied
        allied: attack 4314 us_339_a
        allied: done
        allied: resolve 4314
        then strengths = 2-0
        then column = 6-1",
    );
}

#[test]
fn machine_guns_and_garrison_battalions_are_not_overrun() {
    check(
        &["9.0.b", "9.0.d"],
        "
        given non_historical; nobody else; turn 1; us_339_mg_1 br_arty_21 at 1307; br_highland2 at 1306
        given red_18_1_hq red_depot_1 red_ski_1 red_cav_1 at 1207; movement red
        red: march red_cav_1 1307 -> refused 4.4.a
        red: march red_cav_1 1306 -> refused 4.4.a",
    );
}

#[test]
fn an_advance_or_breakthrough_overruns_nobody() {
    check(
        &["9.0.b"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_bn_4 at 1306; red_arty_1 at 1305; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then clause = 7.8.b
        allied: exploit us_339_a 1305 -> refused 4.4.a
        then red_arty_1 at = 1305",
    );
}

#[test]
fn units_exploit_a_breakthrough_together_from_one_hex_only() {
    check(
        &["4.2.a", "7.8.b"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c at 1406; us_339_d at 1307; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then clause = 7.8.b
        allied: exploit us_339_a+us_339_d 1306 -> refused 4.2.a
        allied: exploit us_339_d 1306",
    );
}

#[test]
fn a_lone_train_closes_its_hex() {
    forest_check(
        &["9.0.c", "9.0.c#1"],
        "
        given us_339_a at 1406; red_train_1 at 1306; movement allied
        then us_339_a left = 12
        allied: march us_339_a 1306 -> refused 4.4.a
        then red_train_1 at = 1306
        given red_train_1 at never
        allied: march us_339_a 1306",
    );
}

#[test]
fn a_lone_tank_closes_its_hex() {
    check(
        &["9.0.c"],
        "
        given non_historical; nobody else; turn 1; br_tank_mk4 at 1306; red_18_1_hq red_depot_1 red_cav_1 at 1206
        given movement red
        then red_cav_1 left = 16
        red: march red_cav_1 1306 -> refused 4.4.a
        then br_tank_mk4 at = 1306",
    );
}

#[test]
fn a_gunboat_is_not_harmed_by_troops_on_its_bank() {
    check(
        &["9.0.c", "9.0.c#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 2423; red_gb_1 at 2523/NE; movement allied
        allied: march us_339_a 2523
        then us_339_a at = 2523
        then red_gb_1 at = 2523/NE",
    );
}

#[test]
fn an_hq_alone_defends_with_one() {
    forest_check(
        &["9.0.d", "9.0.d#1"],
        "
        given wr_nrr_1 at 1406; red_18_2_hq at 1306; combat allied
        allied: attack 1306 wr_nrr_1
        allied: done
        allied: resolve 1306
        given wr_nrr_1 are paid
        then strengths = 4-1
        then ratio = 4-1",
    );
}

#[test]
fn an_hq_and_a_machine_gun_defend_with_one_each() {
    check(
        &["9.0.d", "9.0.d#2"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_mg_1 at 1307
        given red_156_1 red_18_1_hq red_depot_1 at 1207; combat red
        red: attack 1307 red_156_1
        red: done
        red: resolve 1307
        given red_156_1 are paid
        then strengths = 4-2
        then ratio = 2-1",
    );
}

#[test]
fn beside_the_highlanders_an_hq_counts_nothing_and_guns_count() {
    check(
        &["9.0.d", "9.0.d#4", "9.0.a"],
        "
        given non_historical; nobody else; turn 1; br_highland2 us_339_1_hq at 4707
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 4607; combat red
        red: attack 4707 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 4707
        given red_156_1 red_156_2 red_158_1 are paid
        then strengths = 12-6
        then ratio = 2-1
        given br_arty_21 at 4707
        then strengths = 12-8",
    );
}

#[test]
fn guns_that_have_lost_their_infantry_take_no_part() {
    // Its companions are gone before the attack is resolved: the gun adds nothing and cannot take the losses.
    check(
        &["9.0.a"],
        "
        given non_historical; nobody else; turn 1; ca_det at 1307; br_arty_21 us_339_b at 1406
        given us_339_a at 1406; al_depot_1 at 1506; red_158_1 at 1306; red_18_1_hq red_depot_1 at 1206; combat allied
        allied: attack 1306 us_339_a+br_arty_21+us_339_b+ca_det
        allied: done
        given us_339_a us_339_b at never
        allied: resolve 1306
        then strengths = 1-4
        allied: supply nothing ; 1
        then ca_det at = lost
        then br_arty_21 at = 1406",
    );
}

#[test]
fn an_hq_alone_is_not_overrun() {
    forest_check(
        &["9.0.d", "9.0.d#3"],
        "
        given us_339_a at 1406; red_18_2_hq at 1306; movement allied
        then us_339_a left = 12
        allied: march us_339_a 1306 -> refused 4.4.a
        then red_18_2_hq at = 1306",
    );
}

#[test]
fn an_asterisk_on_artillery_counts_once() {
    forest_check(
        &["9.1", "9.1#1"],
        "
        given us_339_a br_arty_67 at 1406; red_misc at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_67
        allied: done
        allied: resolve 1306
        given us_339_a br_arty_67 are paid
        then strengths = 6-2
        then ratio = 3-1
        then ta = 1-0
        then column = 4-1",
    );
}

#[test]
fn artillery_that_cannot_use_its_strength_gives_no_shift() {
    forest_check(
        &["9.1", "9.1#2"],
        "
        given us_339_a at 1406; red_arty_15 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then ta = 0-0
        given red_bn_4 at 1306
        then ta = 0-1",
    );
}

/// A Red attack on a Canadian platoon at 1307.
fn red_attack_check(cites: &[&str], given: &str, script: &str) {
    check(
        cites,
        &format!(
            "
        given non_historical; nobody else; turn 1; ca_det at 1307; red_depot_1 red_bn_4 at 1207
        {given}
        given combat red
        red: attack 1307 red_bn_4
        red: done
        red: resolve 1307
        {script}"
        ),
    );
}

#[test]
fn a_red_hq_helps_any_red_attack() {
    red_attack_check(
        &["9.6.a", "9.6.a#1"],
        "given red_18_1_hq at 1107",
        "
        then red_bn_4 bound = nobody
        then modifier = 1",
    );
    red_attack_check(
        &["9.6.a"],
        "given red_18_1_hq at 1107; red_bn_4 bound red_18_2_hq",
        "
        then modifier = 0",
    );
}

#[test]
fn an_attack_binds_a_unit_to_its_brigade_for_good() {
    red_attack_check(
        &["9.6.b", "9.6.b#1"],
        "given red_18_1_hq at 1107",
        "
        red: supply nothing ; 1
        then red_bn_4 bound = red_18_1_hq
        given red_18_1_hq at 1006; red_18_2_hq at 1107; ca_det at 1307; red_bn_4 at 1407; combat red
        then distance 1006 1407 = 5
        red: attack 1307 red_bn_4
        red: done
        red: resolve 1307
        then modifier = 0",
    );
}

#[test]
fn a_unit_may_do_without_a_brigade_and_stay_free() {
    red_attack_check(
        &["9.6.b"],
        "given red_18_1_hq at 1107",
        "
        red: supply nothing without=red_18_2_hq -> refused 9.6.b
        red: supply nothing without=red_18_1_hq ; 1
        then red_bn_4 bound = nobody",
    );
}

#[test]
fn a_unit_belongs_to_one_of_two_brigades_in_range() {
    red_attack_check(
        &["9.6.b"],
        "given red_18_1_hq red_18_2_hq at 1107",
        "
        then modifier = 1
        red: supply nothing without=red_18_1_hq ; 1
        then red_bn_4 bound = red_18_2_hq",
    );
}

#[test]
fn a_defender_declines_none_of_the_attackers_brigades() {
    check(
        &["9.6.b", "7.2.b"],
        "
        given non_historical; edition original; nobody else; turn 1; us_339_a br_arty_67 at 1307; al_depot_1 at 1407
        given red_156_1 red_156_2 red_158_1 red_18_1_hq red_depot_1 at 1207; red_depot_1 are static; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 1307
        red: supply red_depot_1
        then asked = allied
        allied: supply al_depot_1 without=red_18_1_hq -> refused 9.6.b
        then modifier = 1
        allied: supply al_depot_1 ; 1
        then red_156_1 bound = red_18_1_hq",
    );
}

#[test]
fn defending_near_a_brigade_does_not_bind() {
    forest_check(
        &["9.6.b", "9.6.b#2"],
        "
        given us_339_1_hq at never; us_339_a at 1406; red_bn_4 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        then modifier = -1
        allied: supply nothing ; 3
        then red_bn_4 bound = nobody",
    );
}

#[test]
fn the_division_helps_every_unit_and_binds_none() {
    for edition in ["renovated", "original"] {
        red_attack_check(
            &["9.6.c", "9.6.c#1"],
            &format!("given edition {edition}; red_18_hq at 1107; red_bn_4 bound red_18_1_hq"),
            "
            then modifier = 2
            red: supply nothing ; 1
            then red_bn_4 bound = red_18_1_hq",
        );
        red_attack_check(
            &["9.6.c"],
            &format!("given edition {edition}; red_6a_hq at 1107"),
            "
            then modifier = 3
            red: supply nothing ; 1
            then red_bn_4 bound = nobody",
        );
    }
}

#[test]
fn a_brigade_at_the_edge_of_its_range_binds() {
    red_attack_check(
        &["9.6.b"],
        "given red_18_1_hq at 0807",
        "
        then distance 0807 1207 = 4
        then modifier = 1
        red: supply nothing ; 1
        then red_bn_4 bound = red_18_1_hq",
    );
}

#[test]
fn a_brigade_that_helps_an_attack_leaves_the_units_of_another_alone() {
    check(
        &["9.6.b"],
        "
        given non_historical; nobody else; turn 1; ca_det at 1307; red_depot_1 red_bn_4 red_bn_5 at 1207
        given red_18_1_hq at 1107; red_bn_4 bound red_18_2_hq; combat red
        red: attack 1307 red_bn_4+red_bn_5
        red: done
        red: resolve 1307
        then modifier = 1
        red: supply nothing ; 1
        then red_bn_4 bound = red_18_2_hq
        then red_bn_5 bound = red_18_1_hq",
    );
}

#[test]
fn who_has_been_bound_has_lost_his_other_brigades_in_the_next_battle() {
    check(
        &["9.6.b", "10.0.c"],
        "
        given non_historical; nobody else; turn 2; red_18_1_hq at 1607; red_bn_4 at 1207
        given red_18_2_hq red_depot_1 at 1007; us_339_b us_339_c at 1307
        given red_bn_5 at 1005; us_339_a at 1105; movement red
        then red_18_1_hq condition = os
        then red_bn_4 condition = normal
        given combat red
        red: attack 1307 red_bn_4
        red: attack 1105 red_bn_5
        red: done
        red: resolve 1307
        then column = 1-1
        red: supply nothing ; 2
        then red_bn_4 bound = red_18_1_hq
        red: resolve 1105
        then red_bn_4 condition = os",
    );
}

#[test]
fn a_brigade_binds_nobody_beyond_its_range() {
    check(
        &["9.6.b"],
        "
        given non_historical; nobody else; turn 2; ca_det at 1307; red_18_1_hq at 0807; red_bn_4 at 1207
        given red_bn_5 at 1406; red_depot_1 at 1107; combat red
        then distance 0807 1207 = 4
        then distance 0807 1406 = 6
        red: attack 1307 red_bn_4+red_bn_5
        red: done
        red: resolve 1307
        red: supply nothing ; 2
        then red_bn_4 bound = red_18_1_hq
        then red_bn_5 bound = nobody",
    );
}

#[test]
fn a_garrison_battalion_attacks_from_the_hex_of_its_company() {
    check(
        &["9.0.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 1406; br_highland2 at 1407; red_156_1 at 1307
        given combat allied
        allied: attack 1307 us_339_a+br_highland2 -> refused 9.0.a
        given br_highland2 at 1406
        allied: attack 1307 us_339_a+br_highland2",
    );
}

#[test]
fn a_staff_lends_its_own_lines_to_nobody() {
    check(
        &["9.6.b", "10.0.b"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_18_2_hq red_depot_1 at 2306
        given red_bn_4 bound red_18_1_hq; movement red
        then red_18_2_hq condition = normal
        then red_bn_4 condition = os oc",
    );
}

#[test]
fn a_staff_alone_leads_nobody_not_even_itself() {
    check(
        &["2.1.f"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b al_depot_1 at 1406; red_18_1_hq at 1306
        given combat allied
        allied: attack 1306 us_339_a+us_339_b
        allied: done
        allied: resolve 1306
        then modifier = 0",
    );
}

#[test]
fn in_the_original_edition_a_brigade_is_no_question_for_the_defender() {
    check(
        &["7.2.b", "9.6.b"],
        "
        given non_historical; edition original; nobody else; turn 1; ca_det at 1307; red_bn_4 at 1207
        given red_18_1_hq at 1107; combat red
        red: attack 1307 red_bn_4
        red: done
        red: resolve 1307
        red: supply nothing ; 1
        then red_bn_4 bound = red_18_1_hq",
    );
}

#[test]
fn the_division_asks_its_player_nothing() {
    check(
        &["9.6.c"],
        "
        given non_historical; nobody else; turn 1; ca_det at 1307; red_bn_4 at 1207; red_18_hq at 1107
        given allied holds konoscha; combat red
        red: attack 1307 red_bn_4
        red: done
        red: resolve 1307 ; 1 1
        then red_bn_4 bound = nobody",
    );
}

#[test]
fn machine_guns_with_troops_defend_with_their_own_strength() {
    check(
        &["9.0.d", "7.4.d"],
        "
        given nobody else; turn 2; us_339_a br_mg_8 us_339_1_hq al_depot_1 at 3507
        given red_bn_4 red_bn_5 red_18_1_hq red_depot_1 at 3407; combat red
        red: attack 3507 red_bn_4+red_bn_5
        red: done
        red: resolve 3507
        then us_339_a strength = 3
        then br_mg_8 strength = 3
        then defence = 7",
    );
}

#[test]
fn who_is_bound_to_the_first_brigade_is_nothing_to_the_third() {
    check(
        &["9.6.b"],
        "
        given nobody else; turn 2; red_bn_4 red_depot_1 at 3407; red_18_3_hq at 3406; red_bn_4 bound red_18_1_hq
        given movement red
        then red_bn_4 condition = os oc",
    );
}
