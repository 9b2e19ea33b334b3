//! 7.1, 12.2 and T.air: interception and air combat.

use super::{front_check, raid_check, support_check};
use crate::rules::check;

#[test]
fn without_the_option_nobody_is_asked_for_interceptors() {
    front_check(
        &["7.1.a", "7.1.a#1", "12.0.i", "12.0.i#1", "12.0.i#2"],
        "
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1 3407 ; 4
        allied: intercept al_dh4_2 3407 -> refused 12.0.i
        red: intercept red_air_1 3407 -> refused engine-not-asked
        allied: done
        then asked = allied
        then prompt = elope-ask-resolve-the-last
        red: intercept red_air_1 3407 -> refused engine-not-asked",
    );
}

#[test]
fn the_original_edition_always_has_interception() {
    front_check(
        &["7.1.a", "12.0.i", "12.2"],
        "
        given edition original
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1 3407 ; 4
        allied: done
        then asked = red
        then prompt = elope-ask-interception
        red: intercept red_air_1 3407 ; 5
        then red_air_1 doing = intercepting",
    );
}

#[test]
fn nobody_is_asked_when_no_interceptor_can_come() {
    front_check(
        &["7.1.a"],
        "
        given option interception on; red_air_1 at never
        allied: bomb al_dh4_1 track-3407 ; 4
        allied: done ; 6 6
        then phasing = red",
    );
}

#[test]
fn the_interceptor_is_the_attacker_in_the_air() {
    // 1 against 2 is the column 1-2; Red's die of 2 is row 3: the attackers, that is Red, turn back.
    support_check(
        &["7.1.a#2", "7.1.b", "7.1.b#1", "7.1.c", "7.1.c#1"],
        "
        red: intercept red_air_1 3407 ; 5
        red: done ; 2
        then al_dh4_1 doing = supporting
        then red_air_1 doing = based
        then red_air_1 at = 2705
        then red_air_1 is flown = true
        allied: resolve 3407
        then strengths = 6-6",
    );
}

#[test]
fn aircraft_that_abort_add_nothing() {
    support_check(
        &["7.1.b#2", "T.air.b", "T.air.b#1", "T.air.d", "T.air.d#1"],
        "
        red: intercept red_air_1 3407 ; 5
        then air row red 1 = 2
        red: done ; 1
        then al_dh4_1 doing = based
        then al_dh4_1 at = 4707
        then al_dh4_1 is flown = true
        allied: resolve 3407
        then strengths = 4-6",
    );
}

#[test]
fn red_adds_one_to_its_roll_and_seven_is_six() {
    support_check(
        &["12.21", "12.21#1", "12.21#2", "T.air.c", "T.air.c#1", "T.air.c#2", "T.air.b#3"],
        "
        then air row red 3 = 4
        then air row red 6 = 6
        then air row allied 3 = 3
        then air row allied 0 = 1
        red: intercept red_air_1 3407 ; 5
        red: done ; 6
        then red_air_1 at = lost
        then al_dh4_1 doing = supporting",
    );
    support_check(
        &["12.21#1"],
        "
        red: intercept red_air_1 3407 ; 5
        red: done ; 3
        then red_air_1 at = lost",
    );
}

#[test]
fn in_the_original_edition_red_subtracts_one_and_nought_is_one() {
    // 1 against 2: row 3 turns the interceptor back, rows 4 and 5 would shoot it down.
    support_check(
        &["12.21", "12.21#4", "T.air.c"],
        "
        given edition original
        then air row red 3 = 2
        then air row red 1 = 1
        then air row red 6 = 5
        then air row allied 3 = 3
        red: intercept red_air_1 3407 ; 5
        red: done ; 4
        then red_air_1 at = 2705",
    );
}

#[test]
fn allied_interceptors_roll_unmodified() {
    // 2 against 1: row 3 turns the bomber back, row 4 would turn the interceptor back.
    raid_check(
        &["12.21#3"],
        "red_air_1",
        "
        allied: intercept al_dh4_1 3707 ; 4
        allied: done ; 3
        then red_air_1 doing = based
        then phase = operations
        then track 3707 = intact",
    );
}

#[test]
fn the_owner_chooses_which_aircraft_are_lost() {
    raid_check(
        &["T.air.b#2", "7.1.b"],
        "red_air_1+red_air_2",
        "
        allied: intercept al_nieuport 3707 ; 3
        allied: done ; 1
        then asked = red
        then prompt = elope-ask-air-losses
        then can lose = true
        red: lose al_nieuport:1 -> refused T.air.b
        red: lose red_air_1:1,red_air_2:1 -> refused T.air.b
        red: lose red_air_1:2 -> refused T.air.b
        red: lose red_air_1:1 ; 1
        then red_air_1 at = lost
        then track 3707 = destroyed",
    );
}

#[test]
fn air_odds_are_rounded_for_the_defender() {
    check(
        &["T.air.a", "T.air.a#1", "T.air.a#2", "T.air.a#3"],
        "
        then air column 3-2 = 1.5-1
        then air column 5-1 = 4-1
        then air column 1-3 = 1-2
        then air column 5-3 = 1.5-1
        then air column 2-3 = 1-2
        then air column 4-3 = 1-1
        then air column 7-2 = 3-1",
    );
}

#[test]
fn all_interceptors_over_a_hex_fight_one_combat() {
    // 1.5-1 with the fighter alone; with both DH4s 7 against 1 is 4-1, where a 1 asks for two.
    raid_check(
        &["7.1.a", "T.air.a"],
        "red_air_1",
        "
        allied: intercept al_nieuport+al_dh4_1+al_dh4_2 3707 ; 4 3
        allied: intercept al_dh4_1 3707 -> refused 12.3.b
        allied: done ; 1
        then red_air_1 at = lost
        then al_dh4_1 doing = based",
    );
}

#[test]
fn an_aircraft_flies_once_a_turn() {
    front_check(
        &["12.1", "12.1#1"],
        "
        given option interception on; al_nieuport at 3507; red_air_1 red_depot_2 at never
        allied: bomb al_dh4_1 track-3607 ; 4
        allied: done ; 6 6
        given red_air_1 red_depot_2 at plesetskaya; al_dh4_1 at 3507; combat red
        red: bomb red_air_1 track-3407 ; 5
        red: done
        then asked = allied
        allied: intercept al_dh4_1 3407 -> refused 12.1
        allied: intercept al_nieuport 3407 ; 3",
    );
}

#[test]
fn an_interceptor_cannot_fly_in_its_own_phase() {
    support_check(
        &["12.1", "12.1#2"],
        "
        red: intercept red_air_1 3407 ; 5
        red: done ; 2
        given red_18_hq at 3207; combat red
        red: attack 3507 red_bn_4
        red: support red_air_1 3507 -> refused 12.1
        red: bomb red_air_1 track-3407 -> refused 12.1
        red: transfer red_air_1 obozerskaya -> refused 12.1",
    );
}

#[test]
fn interceptors_come_from_four_hexes_or_into_a_command_radius() {
    let raid = "
        given nobody else; turn 2; option interception on; red_bn_4 red_air_1 red_depot_1 at obozerskaya
        given us_339_1_hq at 4107; al_dh4_1 al_dh4_2 at archangel; combat allied
        allied: bomb al_dh4_1 track-3907 ; 4
        allied: bomb al_dh4_2 track-4007
        allied: done
        then distance obozerskaya 3907 = 4
        then distance obozerskaya 4007 = 5
    ";
    check(
        &["12.2", "12.2#1", "12.2#2"],
        &format!(
            "{raid}
            red: intercept red_air_1 3807 -> refused 12.2
            red: intercept red_air_1 4007 -> refused 12.2
            red: intercept red_air_1 3907 ; 5
            then red_air_1 doing = intercepting
            then red_air_1 at = 3507"
        ),
    );
    check(
        &["12.2"],
        &format!(
            "{raid} given red_18_1_hq at 3607
            red: intercept red_air_1 4007 ; 5
            red: done ; 4 6 6 6 6
            then red_air_1 at = lost"
        ),
    );
}

#[test]
fn aircraft_over_a_river_are_met_over_either_bank() {
    for bank in ["2906", "3006"] {
        front_check(
            &["12.2"],
            &format!(
                "
                given option interception on; us_339_1_hq at 3207; red_18_hq red_depot_1 at 3008
                allied: bomb al_dh4_1 bridge-2906/N ; 4
                allied: done
                red: intercept red_air_1 2907 -> refused 12.2
                red: intercept red_air_1 {bank} ; 5
                red: done ; 1
                then al_dh4_1 doing = based
                then bridge 2906/N = true"
            ),
        );
    }
}

#[test]
fn interceptors_fight_together_and_their_owner_chooses_who_is_lost() {
    // 2 against 2 is the column 1-1: in row 4 the attackers turn back, in row 6 they lose one.
    support_check(
        &["T.air.a", "T.air.b"],
        "
        given red_air_2 at 2705
        red: intercept red_air_1+red_air_2 3407 ; 5
        red: done ; 3
        then red_air_1 at = 2705
        then red_air_2 at = 2705
        then al_dh4_1 doing = supporting",
    );
    support_check(
        &["T.air.b"],
        "
        given red_air_2 at 2705
        red: intercept red_air_1+red_air_2 3407 ; 5
        red: done ; 5
        then asked = red
        red: lose red_air_1:1,red_air_2:1 -> refused T.air.b
        red: lose red_air_2:1
        then red_air_1 at = 2705
        then red_air_2 at = lost",
    );
    // 1 against 2 and 2 is the column 1-2: row 4 costs the interceptor.
    support_check(
        &["T.air.a"],
        "
        given al_dh4_2 support 3407; al_re8_1 at never
        red: intercept red_air_1 3407 ; 5
        red: done ; 3
        then red_air_1 at = lost",
    );
}

#[test]
fn interceptors_take_off_by_the_rules_of_all_aircraft() {
    raid_check(
        &["12.1", "12.0.f", "12.7", "12.0.g", "12.2"],
        "red_air_1",
        "
        given al_dh4_1 are flown
        allied: intercept al_dh4_1 3707 -> refused 12.1
        given al_re8_1 at obozerskaya; weather snow
        allied: intercept al_re8_1 3707 -> refused 12.7
        given edition original
        allied: intercept al_dh4_2 3707 -> refused 12.0.g
        given edition renovated; weather dry; al_depot_1 at never
        allied: intercept al_dh4_2 3707 -> refused 12.0.f",
    );
    // 12.6, 12.8: mud and engines keep them down, and nobody tries twice.
    raid_check(
        &["12.6", "12.2"],
        "red_air_1",
        "
        given weather thaw
        allied: intercept al_dh4_1 3707 ; 3
        then al_dh4_1 doing = based
        allied: intercept al_nieuport 3707 -> refused 12.6
        allied: done ; 1
        then track 3707 = destroyed",
    );
    raid_check(
        &["12.8.a", "12.81", "12.2"],
        "red_air_1",
        "
        allied: intercept al_dh4_1 3707 ; 3
        then al_dh4_1 doing = based
        allied: intercept al_dh4_2 3707 -> refused 12.81
        allied: intercept al_nieuport 3707 ; 3
        then al_nieuport doing = intercepting",
    );
}

#[test]
fn each_interceptor_of_several_has_to_be_able_to_come() {
    support_check(
        &["12.2", "12.0.e"],
        "
        given red_air_2 at kotlas
        red: intercept red_air_2 3407 -> refused 12.0.e
        red: intercept red_air_1+red_air_2 3407 -> refused 12.0.e
        then red_air_1 doing = based",
    );
}
