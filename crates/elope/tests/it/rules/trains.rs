//! 16.0 Armoured trains.

use super::check;

#[test]
fn a_train_runs_fifteen_connected_rail_hexes_and_no_other() {
    check(
        &["16.0.a", "16.0.a#1", "16.0.a#2"],
        "
        given nobody else; turn 3; weather dry; al_train at 4707; us_339_a at 3107; movement allied
        allied: rail al_train 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507>3407>3307>3207>3107 \
            -> refused 16.0.a
        allied: rail al_train 4708 -> refused 16.0.a
        allied: march al_train 4607 -> refused 16.0.a
        allied: rail al_train+us_339_a 4607 -> refused 4.2.a
        given wrecked 4007
        allied: rail al_train 4607>4507>4407>4307>4207>4107>4007 -> refused 16.0.a
        allied: rail al_train 4607>4507>4407>4307>4207>4107
        given us_310_a at 4007
        allied: build us_310_a track
        given movement allied; al_train at 4707
        allied: rail al_train 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507>3407>3307>3207
        then al_train at = 3207
        allied: rail al_train 3307 -> refused 16.0.a",
    );
}

#[test]
fn a_train_does_not_run_into_enemies_nor_over_a_fallen_bridge() {
    check(
        &["16.0.a", "5.2"],
        "
        given nobody else; turn 3; weather dry; al_train at 4707; us_339_a at 3507; red_bn_4 at 4207; red_154 at 4408
        given movement allied; red_154 are not os
        then zone red 4407 = true
        allied: rail al_train 4607>4507>4407>4307>4207 -> refused 16.0.a
        given no bridge 4607/N
        allied: rail al_train 4607 -> refused 16.0.a
        given bridge 4607/N
        allied: rail al_train 4607>4507>4407>4307
        then al_train left = 11",
    );
}

#[test]
fn a_train_does_not_run_over_an_enemy_depot() {
    check(
        &["16.0.a"],
        "
        given nobody else; turn 3; weather dry; al_train at 4707; us_339_a at 3507; red_depot_1 at 4407; movement allied
        allied: rail al_train 4607>4507>4407 -> refused 16.0.a
        allied: rail al_train 4607>4507
        then red_depot_1 side = red",
    );
}

#[test]
fn a_train_goes_only_as_far_as_its_infantry() {
    check(
        &["16.0.b", "16.0.b#1", "16.0.b#2", "16.0.b#3"],
        "
        given nobody else; turn 3; weather dry; al_train at 4007; us_339_a at 3507; movement allied
        allied: rail al_train 3907>3807>3707>3607>3507>3407 -> refused 16.0.b
        allied: rail al_train 3907>3807>3707>3607>3507
        then al_train at = 3507
        given us_339_a at 2001; movement allied
        allied: rail al_train 3407 -> refused 16.0.b
        allied: rail al_train 3607>3707>3807>3907>4007>4107>4207>4307>4407>4507>4607>4707
        then al_train at = 4707",
    );
}

#[test]
fn a_train_does_not_follow_an_hq_beyond_its_infantry() {
    check(
        &["16.0.b"],
        "
        given nobody else; turn 3; weather dry; al_train at 3607; us_339_a at 3507; us_339_1_hq at 3307; movement allied
        allied: rail al_train 3507>3407 -> refused 16.0.b
        given br_arty_21 at 3307
        allied: rail al_train 3507>3407>3307",
    );
}

#[test]
fn a_unit_beside_the_line_counts_in_the_farthest_hex_it_touches() {
    check(
        &["16.0.b"],
        "
        given nobody else; turn 3; weather dry; al_train at 3607; us_339_a at 3508; al_depot_1 at 3307; movement allied
        allied: rail al_train 3507>3407>3307 -> refused 16.0.b
        allied: rail al_train 3507>3407
        given red_train_1 at 2705; red_bn_4 at 3007; movement red
        red: rail red_train_1 2805>2906>3006>3007>3107 -> refused 16.0.b
        red: rail red_train_1 2805>2906>3006>3007",
    );
}

#[test]
fn the_allied_train_leaves_archangel_from_turn_three() {
    check(
        &["23.1.T3.c", "23.1.T3.c#1", "23.2.T3.a"],
        "
        given nobody else; turn 2; al_train at 4707; us_339_a at 3507; movement allied
        allied: rail al_train 4607 -> refused 23.1.T3.c
        given non_historical
        allied: rail al_train 4607 -> refused 23.2.T3.a
        given historical; turn 3; weather dry; movement allied
        allied: rail al_train 4607",
    );
}

#[test]
fn a_train_fights_at_full_strength_without_a_depot() {
    check(
        &["16.1.a", "16.1.a#1"],
        "
        given nobody else; turn 1; us_339_a al_train at 3507; al_depot_1 at 3607
        given red_bn_4 at 3407; red_18_hq red_depot_1 at 3207; movement red; combat allied
        allied: attack 3407 us_339_a+al_train
        allied: done
        allied: resolve 3407
        then strengths = 6-3
        allied: supply al_depot_1 ; 5
        then strengths = 7-3",
    );
}

#[test]
fn a_train_needs_no_lines() {
    check(
        &["16.1.a", "16.1.a#2"],
        "
        given nobody else; turn 5; al_train us_339_a at 2506; movement allied
        then al_train condition = normal
        then us_339_a condition = os oc
        then al_train allowance = 15",
    );
}

#[test]
fn a_train_attacks_alone() {
    check(
        &["16.1.b", "16.1.b#1"],
        "
        given nobody else; turn 5; al_train at 3507; red_misc at 3407; red_misc are reduced; combat allied
        allied: attack 3407 al_train
        allied: done
        allied: resolve 3407 ; 1
        then strengths = 4-1
        then prompt = elope-ask-engaged",
    );
}

#[test]
fn a_train_can_be_lost_in_its_own_attack() {
    // 2-1, and the die shows 2: a step of each side.
    check(
        &["16.1.b", "16.1.b#3", "7.6.c"],
        "
        given non_historical; nobody else; turn 5; al_train us_339_a at 3507; red_154 at 3407; combat allied
        given us_339_a are reduced
        allied: attack 3407 al_train+us_339_a
        allied: done
        allied: resolve 3407 ; 2
        then prompt = elope-ask-losses
        allied: lose al_train:1
        then al_train at = lost
        then us_339_a steps = 1",
    );
    check(
        &["16.1.b"],
        "
        given non_historical; nobody else; turn 5; al_train at 3507; red_154 at 3407; combat allied
        allied: attack 3407 al_train
        allied: done
        allied: resolve 3407 ; 2
        then al_train at = lost",
    );
}

/// Two companies and a train without supplies at 3407 are engaged and give way.
const ENGAGED: &str = "
        given nobody else; turn 1; us_339_a us_339_b al_train at 3407; al_train uses 2
        given red_154 at 3307; red_2kasan at 3408; red_82_tara at 3406; red_18_hq red_depot_1 at 3207
        given movement red; combat red";

const GIVES_WAY: &str = "
        red: attack 3407 red_154+red_2kasan+red_82_tara
        red: done
        red: resolve 3407
        red: supply red_depot_1 ; 1
        allied: yield
        allied: lose us_339_a:1";

#[test]
fn a_train_retreats_along_the_railway_or_is_lost() {
    let broken = format!("{ENGAGED}\n given wrecked 3507 {GIVES_WAY}\n then al_train at = lost");
    check(&["16.1.b", "16.1.b#2"], &broken);
    let whole = format!("{ENGAGED} {GIVES_WAY}\n then al_train at = 3507");
    check(&["16.1.b"], &whole);
}

#[test]
fn weather_does_not_slow_a_train() {
    check(
        &["16.1.c", "16.1.c#1"],
        "
        given nobody else; turn 9; al_train at 4707; us_339_a at 3507; movement allied
        then weather = thaw
        allied: rail al_train 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707
        then al_train at = 3707
        then al_train left = 5",
    );
}

/// The train destroys a weak unit at 3407, which costs it a turn of use.
const FIGHTS: &str = "
        given red_misc at 3407; red_misc are reduced; al_train at 3507; combat allied
        allied: attack 3407 al_train
        allied: done
        allied: resolve 3407 ; 6
        then al_train at = 3507";

#[test]
fn a_train_must_replenish_after_two_turns_of_use() {
    check(
        &["16.2", "16.2#1"],
        &format!(
            "
        given nobody else; turn 5 {FIGHTS}
        then al_train uses = 1
        given turn 5; next turn
        then turn = 6 {FIGHTS}
        then al_train uses = 2
        given turn 6; next turn
        given red_misc at 3407; combat allied
        then turn = 7
        allied: attack 3407 al_train -> refused 16.2"
        ),
    );
}

#[test]
fn a_depot_in_archangel_serves_a_train_for_two_more_turns() {
    check(
        &["16.2", "16.2#2"],
        &format!(
            "
        given nobody else; turn 7; al_train at 4607; al_train uses 2; us_339_a at 3507; al_depot_1 at 4707
        given al_depot_2 at 4607; red_depot_1 at 4707; red_depot_1 are captured; movement allied
        allied: refit al_train al_depot_2 -> refused 16.2
        allied: rail al_train 4707
        allied: refit al_train al_depot_2 -> refused 16.2
        allied: refit al_train al_depot_1
        then al_depot_1 at = lost
        then al_train uses = 0
        allied: refit al_train red_depot_1 -> refused 16.2
        allied: rail al_train 4607 -> refused 4.2.c {FIGHTS}
        given turn 7; next turn {FIGHTS}
        then al_train uses = 2
        given turn 8; next turn
        given red_misc at 3407; combat allied
        allied: attack 3407 al_train -> refused 16.2"
        ),
    );
}

#[test]
fn a_train_out_on_the_line_does_not_replenish_from_archangel() {
    check(
        &["16.2"],
        "
        given nobody else; turn 7; al_train at 4607; al_train uses 2; al_depot_1 at 4707; movement allied
        allied: refit al_train al_depot_1 -> refused 16.2
        then al_depot_1 at = 4707
        allied: rail al_train 4707
        allied: refit al_train al_depot_1",
    );
}

#[test]
fn red_trains_replenish_in_konoscha() {
    check(
        &["16.2"],
        "
        given nobody else; turn 7; red_train_1 at 2705; red_train_1 uses 2; red_depot_1 at 2705; red_depot_2 at 1006
        given movement red
        red: refit red_train_1 red_depot_1 -> refused 16.2
        given red_train_1 at 1006
        red: refit red_train_1 red_depot_2
        then red_train_1 uses = 0
        then red_depot_2 at = lost",
    );
}

#[test]
fn turns_without_a_fight_use_nothing_up() {
    check(
        &["16.2", "16.2#3"],
        &format!(
            "
        given nobody else; turn 5 {FIGHTS}
        given turn 7; next turn
        then turn = 8
        then al_train uses = 1 {FIGHTS}
        then al_train uses = 2
        given turn 8; next turn
        given red_misc at 3407; combat allied
        allied: attack 3407 al_train -> refused 16.2"
        ),
    );
}

#[test]
fn a_train_without_supplies_defends_with_one() {
    check(
        &["16.2"],
        "
        given nobody else; turn 5; al_train at 3407; al_train uses 2; red_154 at 3307; red_depot_1 at 3207
        given combat red
        red: attack 3407 red_154
        red: done
        red: resolve 3407
        then strengths = 1-1
        then ta = 0-0
        given wr_arty_1 at 3407
        then strengths = 1-1
        given us_339_a at 3407; us_339_a are not os
        then strengths = 1-4",
    );
}

#[test]
fn a_train_strengthens_the_defence() {
    check(
        &["16.3", "16.3#1", "16.3#2"],
        "
        given nobody else; turn 1; al_train at 3407; red_154 at 3307; red_depot_1 at 3207; combat red
        red: attack 3407 red_154
        red: done
        red: resolve 3407
        then ta = 0-1
        given us_339_a at 3407
        then ta = 0-2
        then strengths = 1-7",
    );
}

#[test]
fn an_hq_is_a_friend_of_a_train_and_a_depot_is_none() {
    check(
        &["16.3"],
        "
        given nobody else; turn 1; al_train al_depot_1 at 3407; red_154 at 3307; red_depot_1 at 3207; combat red
        red: attack 3407 red_154
        red: done
        red: resolve 3407
        then ta = 0-1
        given us_339_1_hq at 3407
        then ta = 0-2",
    );
}

#[test]
fn a_train_that_defends_has_a_turn_of_use() {
    check(
        &["16.2"],
        "
        given nobody else; turn 5; al_train us_339_b at 3407; red_bn_4 red_18_hq at 3307; red_depot_1 at 3207
        given us_339_a at 2007; red_bn_5 at 1907; combat red
        red: attack 3407 red_bn_4
        red: attack 2007 red_bn_5
        red: done
        red: resolve 3407
        then al_train uses = 0
        red: supply nothing ; 1
        then al_train uses = 1",
    );
}

#[test]
fn a_train_that_replenishes_after_a_fight_has_two_whole_turns_before_it() {
    // Red replenishes after the Allied Combat Phase: another fight in the same turn is a new turn of use.
    check(
        &["16.2"],
        "
        given nobody else; turn 7; red_train_1 red_depot_1 at 1006; red_train_1 uses 1; movement red
        given red_train_1 are fought
        red: refit red_train_1 red_depot_1
        then red_train_1 uses = 0
        then red_train_1 is fought = false",
    );
}

#[test]
fn a_red_train_retreats_to_the_south() {
    check(
        &["16.1.b"],
        "
        given non_historical; nobody else; turn 1; red_83_1 red_train_1 at 3207; red_train_1 uses 2
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f at 3307; combat allied
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f
        allied: done
        allied: resolve 3207 ; 6
        red: lose red_83_1:1
        red: retreat 3107>3007
        then red_83_1 at = 3007
        then red_train_1 at = 3007",
    );
}

#[test]
fn units_on_the_march_destroy_track_and_go_on() {
    check(
        &["16.5", "16.5#1"],
        "
        given nobody else; turn 2; red_bn_4 at 3307; movement red; red_bn_4 are not os; red_bn_4 are not oc
        then red_bn_4 left = 10
        red: march red_bn_4 3207
        red: wreck red_bn_4
        then track 3207 = destroyed
        then red_bn_4 left = 4
        red: wreck red_bn_4 -> refused 16.5
        red: march red_bn_4 3307
        then red_bn_4 left = 3
        red: wreck red_bn_4 -> refused 16.5
        then track 3307 = intact",
    );
}

#[test]
fn units_out_of_supply_or_communications_destroy_track() {
    check(
        &["16.5", "16.5#2"],
        "
        given nobody else; turn 2; red_bn_4 at 3307; red_bn_5 at 3107; red_bn_8 at 3308; red_18_hq at 2906
        given red_154 at 3207; us_339_a us_339_b us_339_c at 3306; movement red
        given red_18_hq are not os; red_bn_4 red_154 red_bn_8 are os; red_bn_4 are not oc; red_bn_5 are oc; red_bn_5 are not os
        then red_bn_4 left = 5
        red: wreck red_bn_4
        then track 3307 = destroyed
        then red_bn_5 left = 5
        red: wreck red_bn_5
        then track 3107 = destroyed
        red: wreck red_18_hq -> refused 16.5
        red: wreck red_bn_8 -> refused 16.5",
    );
}

#[test]
fn a_unit_that_stopped_in_a_zone_may_still_destroy_track() {
    check(
        &["16.5"],
        "
        given nobody else; turn 1; us_339_a at 3608; red_154 at 3506; movement allied; red_154 are not os
        allied: march us_339_a 3507
        then us_339_a is stopped = true
        then can wreck = true
        allied: wreck us_339_a
        then us_339_a left = 6",
    );
}

#[test]
fn orders_for_the_railway_are_offered() {
    check(
        &["4.8.b", "16.0.a", "16.2"],
        "
        given nobody else; turn 5; al_train al_depot_1 us_339_a at 4707; al_train uses 1; movement allied
        then can rail = true
        then can refit = true
        given us_339_a are entrained
        then can detrain = true",
    );
}

#[test]
fn a_train_without_supplies_does_not_counterattack() {
    // 3-1 with a die of 1 and a modifier of 2 is En/-.
    check(
        &["16.2", "7.7.a"],
        "
        given nobody else; turn 5; al_train at 3407; al_train uses 2; red_bn_4 red_18_hq at 3307; red_depot_1 at 3207
        given us_339_a at 2007; red_bn_5 at 1907; combat red
        red: attack 3407 red_bn_4
        red: attack 2007 red_bn_5
        red: done
        red: resolve 3407
        red: supply red_depot_1 ; 1
        then column = 3-1
        then modifier = 2
        then al_train at = 3407
        then al_train uses = 2
        then phase = resolve",
    );
}

#[test]
fn only_archangel_holds_the_allied_train_back() {
    check(
        &["23.1.T3.c", "16.0.a"],
        "
        given nobody else; turn 2; al_train at 4607; us_339_a us_339_b at 3507; red_train_1 at 2705; red_bn_4 at 2605
        given movement allied
        allied: march us_339_a 3607
        allied: rail al_train 4507
        then al_train at = 4507
        allied: march us_339_a 3707 -> refused 4.2.c
        given al_train at 4707; movement allied
        allied: rail al_train 4607 -> refused 23.1.T3.c
        given movement red
        red: rail red_train_1 2605
        then red_train_1 at = 2605",
    );
}

#[test]
fn an_enemy_on_the_line_is_the_end_of_a_retreating_train() {
    let blocked = format!("{ENGAGED}\n given red_depot_2 at 3507 {GIVES_WAY}\n then al_train at = lost");
    check(&["16.1.b"], &blocked);
}

#[test]
fn two_fights_in_one_turn_are_one_turn_of_use() {
    check(
        &["16.2"],
        &format!(
            "
        given nobody else; turn 5 {FIGHTS} {FIGHTS}
        then al_train uses = 1
        given turn 5; next turn {FIGHTS} {FIGHTS}
        then al_train uses = 2"
        ),
    );
}

#[test]
fn a_train_without_supplies_leaves_the_defence_to_machine_guns() {
    check(
        &["16.2", "9.0.d"],
        "
        given nobody else; turn 1; us_339_mg_1 al_train at 3507; al_train uses 2
        given red_bn_8 red_18_hq red_depot_1 at 3407; combat red
        red: attack 3507 red_bn_8
        red: done
        red: resolve 3507
        then defence = 1",
    );
}

#[test]
fn a_train_defends_at_full_strength_in_the_original_edition() {
    check(
        &["16.1.a", "7.2.b"],
        "
        given nobody else; edition original; turn 1; us_339_a al_train at 3507; al_depot_1 at 3607
        given red_bn_8 red_18_hq red_depot_1 at 3407; combat red
        red: attack 3507 red_bn_8
        red: done
        red: resolve 3507
        red: supply nothing
        then defence = 6",
    );
}

#[test]
fn machine_guns_do_not_join_the_counterattack_of_a_train() {
    check(
        &["9.0.a", "7.7.a"],
        "
        given nobody else; turn 1; us_339_mg_1 us_339_mg_2 al_train at 3407
        given red_bn_8 red_bn_4 red_83_1 red_18_hq red_depot_1 red_depot_2 red_depot_3 at 3307
        given red_156_1 red_156_2 red_158_1 at 3406; red_depot_1 red_depot_2 red_depot_3 are static; combat red
        red: attack 3407 red_bn_8+red_bn_4+red_83_1+red_156_1+red_156_2+red_158_1
        red: done
        red: resolve 3407
        red: supply red_depot_1 ; 4
        allied: lose us_339_mg_2:1
        then asked = allied
        allied: counterattack 3307 ; 2
        then al_train at = lost
        then us_339_mg_1 at = 3407",
    );
}

#[test]
fn a_train_takes_the_town_that_it_goes_back_to() {
    check(
        &["12.0.c", "16.1.b"],
        "
        given nobody else; turn 1; us_339_a al_train at 3307; us_339_a are reduced; al_train uses 2
        given red_154 at 3207; red_2kasan at 3308; red_82_tara at 3306; red_18_hq red_depot_1 at 3207
        given movement red; combat red; red holds 3507
        red: attack 3307 red_154+red_2kasan
        red: done
        red: resolve 3307
        red: supply nothing ; 1
        allied: yield
        allied: lose us_339_a:1
        then al_train at = 3507
        then holder 3507 = allied",
    );
}

#[test]
fn a_train_does_not_go_back_over_a_fallen_bridge() {
    check(
        &["16.1.b"],
        "
        given nobody else; turn 1; us_339_a us_339_b al_train at 2906; al_train uses 2; no bridge 2906/N
        given red_154 at 2806; red_2kasan at 2805; red_82_tara at 2807; red_18_hq red_depot_1 at 2705
        given movement red; combat red
        then distance 2906 2805 = 1
        then distance 2906 2806 = 1
        then distance 2906 2807 = 1
        red: attack 2906 red_154+red_2kasan+red_82_tara
        red: done
        red: resolve 2906
        red: supply nothing ; 3
        allied: lose us_339_a:1
        allied: yield
        allied: lose us_339_a:1
        then al_train at = lost",
    );
}

#[test]
fn a_train_is_lost_where_the_line_is_too_short() {
    check(
        &["16.1.b"],
        "
        given nobody else; turn 1; us_339_a al_train at 4607; us_339_a are reduced; al_train uses 2
        given red_154 at 4507; red_2kasan at 4606; red_82_tara at 4608; red_18_hq red_depot_1 at 4407
        given movement red; combat red
        red: attack 4607 red_154+red_2kasan+red_82_tara
        red: done
        red: resolve 4607
        red: supply nothing ; 1
        allied: yield
        allied: lose us_339_a:1
        then al_train at = lost",
    );
}

#[test]
fn two_trains_run_together_as_far_as_the_one_with_fewer_points() {
    check(
        &["16.0.a", "4.2.a"],
        "
        given nobody else; turn 3; weather dry; red_train_1 red_train_2 at 2705; red_bn_4 at 3507; movement red
        given red_train_2 spent 12
        red: rail red_train_1+red_train_2 2805>2906>3006>3007 -> refused 16.0.a
        red: rail red_train_1+red_train_2 2805>2906>3006
        then red_train_1 left = 12
        then red_train_2 left = 0",
    );
}

#[test]
fn a_train_takes_the_town_that_it_runs_into() {
    check(
        &["12.0.c"],
        "
        given nobody else; turn 3; weather dry; al_train at 3607; us_339_a at 3508; red holds 3507; movement allied
        allied: rail al_train 3507
        then holder 3507 = allied",
    );
}

#[test]
fn a_spent_train_with_an_hq_defends_with_the_hq_alone() {
    check(
        &["16.2", "9.0.d"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_1_hq al_depot_1 at 3407
        given red_train_1 red_18_hq at 3307; red_train_1 uses 3; combat allied
        allied: attack 3307 us_339_a+us_339_b
        allied: done
        allied: resolve 3307
        then defence = 1
        given red_18_hq at never
        then defence = 1",
    );
}
