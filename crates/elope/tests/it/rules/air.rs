//! 12.0, 19.0, 22.0 and the air tables.

use super::{check, cites};

/// Two US companies face two Red battalions south of Obozerskaya; both sides are supplied and have an HQ near. DH4s
/// stand at Archangel, a Red aircraft at Plesetskaya with a depot.
const FRONT: &str = "
    given nobody else; turn 2
    given us_339_a us_339_b at 3507; us_339_1_hq al_depot_1 at 3607
    given red_bn_4 red_bn_5 at 3407; red_18_hq red_depot_1 at 3207
    given al_dh4_1 al_dh4_2 at archangel; red_air_1 red_depot_2 at plesetskaya
    given combat allied
";

/// A test on the front south of Obozerskaya.
fn front(clauses: &[&str], script: &str) {
    check(clauses, &format!("{FRONT}{script}"));
}

/// DH4s support the attack on 3407 and Red may intercept.
fn over_3407(clauses: &[&str], script: &str) {
    let attack = "
        given option interception on
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1 3407 ; 4
        allied: done
        then asked = red
        then prompt = elope-ask-interception
    ";
    check(clauses, &format!("{FRONT}{attack}{script}"));
}

/// Red bombs track near Obozerskaya, and Allied fighters there may intercept.
fn over_3707(clauses: &[&str], planes: &str, script: &str) {
    let raid = format!(
        "
        given nobody else; turn 2; option interception on
        given us_339_1_hq al_nieuport al_depot_1 al_dh4_1 al_dh4_2 at obozerskaya
        given red_6a_hq red_air_1 red_air_2 red_depot_1 at seletskoe; combat red
        red: bomb {planes} track-3707 ; 5
        red: done
        then asked = allied
        "
    );
    check(clauses, &format!("{raid}{script}"));
}

#[test]
fn aircraft_act_in_the_combat_phase() {
    front(
        &["3.0.h", "3.0.h#1", "3.0.h#2"],
        "
        given movement allied
        allied: bomb al_dh4_1 track-3407 -> refused 3.0.h
        given combat allied
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1 3407 ; 4
        then al_dh4_1 doing = supporting",
    );
}

#[test]
fn without_the_option_nobody_is_asked_for_interceptors() {
    front(
        &["7.1.a", "7.1.a#1", "12.0.i", "12.0.i#1", "12.0.i#2"],
        "
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1 3407 ; 4
        allied: intercept al_dh4_2 3407 -> refused 12.0.i
        red: intercept red_air_1 3407 -> refused engine-not-asked
        allied: done
        then asked = allied
        then prompt = elope-ask-resolve
        red: intercept red_air_1 3407 -> refused engine-not-asked",
    );
}

#[test]
fn the_original_edition_always_has_interception() {
    front(
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
    front(
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
    over_3407(
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
    over_3407(
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
    over_3407(
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
    over_3407(
        &["12.21#1"],
        "
        red: intercept red_air_1 3407 ; 5
        red: done ; 3
        then red_air_1 at = lost",
    );
}

#[test]
fn allied_interceptors_roll_unmodified() {
    // 2 against 1: row 3 turns the bomber back, row 4 would turn the interceptor back.
    over_3707(
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
    over_3707(
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
    over_3707(
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
fn targets_lie_in_the_command_radius_of_an_hq() {
    front(
        &["12.0.a", "12.0.a#1", "12.0.a#2"],
        "
        then distance 3607 2805 = 9
        allied: bomb al_dh4_1 track-2805 -> refused 12.0.a
        given red_bn_4 red_bn_5 at 3506; us_339_a us_339_b at 3708
        allied: bomb al_dh4_1 track-3407 ; 4",
    );
}

#[test]
fn archangel_serves_as_an_hq_for_aircraft() {
    let archangel = "given nobody else; turn 2; al_dh4_1 al_dh4_2 at archangel; combat allied\n";
    check(
        &["12.0.a"],
        &format!(
            "{archangel}
            then distance archangel 4207 = 5
            allied: bomb al_dh4_1 track-4207 ; 4
            allied: bomb al_dh4_2 track-4107 -> refused 12.0.a"
        ),
    );
    check(
        &["12.0.a"],
        &format!(
            "{archangel} given edition original
            allied: bomb al_dh4_1 track-4207 -> refused 12.0.a
            allied: bomb al_dh4_1 track-4307 ; 4"
        ),
    );
}

#[test]
fn an_aircraft_is_based_again_when_its_mission_is_over() {
    front(
        &["12.0.b", "12.0.b#1", "12.0.h", "12.0.h#2"],
        "
        allied: bomb al_dh4_1 troops-3407 ; 4
        then al_dh4_1 doing = bombing
        allied: done ; 6
        then phasing = red
        then al_dh4_1 doing = based
        then al_dh4_1 at = 4707",
    );
}

#[test]
fn a_base_is_open_to_the_side_that_holds_it() {
    check(
        &["12.0.c", "12.0.c#1", "12.0.c#2"],
        "
        given nobody else; turn 2; al_re8_1 at obozerskaya; red_air_1 at nyandoma
        given red holds seletskoe; movement allied
        allied: transfer al_re8_1 seletskoe -> refused 12.0.c
        given allied holds seletskoe
        allied: transfer al_re8_1 seletskoe
        then al_re8_1 at = 3313
        given movement red
        red: transfer red_air_1 konoscha
        then red_air_1 at = 1006
        given allied holds konoscha; red_air_1 at never; al_dh4_1 at nyandoma; allied holds nyandoma; movement allied
        allied: transfer al_dh4_1 konoscha -> refused 12.0.c",
    );
}

#[test]
fn carriers_are_bases_for_seaplanes() {
    check(
        &["12.0.d", "12.0.d#1", "12.0.d#2"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_short_1 al_re8_1 at archangel; movement allied
        allied: transfer al_re8_1 al_cv_nairana -> refused 12.0.d
        allied: transfer al_short_1 al_steamer_1 -> refused 12.0.d
        allied: transfer al_short_1 al_cv_nairana
        then al_short_1 at = aboard:al_cv_nairana",
    );
}

#[test]
fn the_range_is_counted_one_way() {
    front(
        &["12.0.e", "12.0.e#1", "12.0.e#2"],
        "
        given us_339_1_hq at 3007; us_339_a us_339_b at 3207; red_18_hq red_depot_1 at never
        then distance archangel 2805 = 20
        then distance archangel 2705 = 21
        allied: bomb al_dh4_1 track-2705 -> refused 12.0.e
        allied: bomb al_dh4_1 track-2805 ; 4
        allied: done ; 6 6
        then al_dh4_1 at = 4707",
    );
}

#[test]
fn the_base_must_be_supplied() {
    check(
        &["12.0.f", "12.0.f#1", "12.0.f#2"],
        "
        given nobody else; turn 2; red holds bereznik; red_air_1 red_18_hq at bereznik; al_depot_1 at 2723
        given al_dh4_1 at archangel; combat red
        red: bomb red_air_1 al_depot_1 -> refused 12.0.f
        given red_depot_1 at 2916
        red: bomb red_air_1 al_depot_1 ; 5
        given combat allied
        allied: bomb al_dh4_1 track-4307 ; 4",
    );
}

#[test]
fn the_line_to_the_base_is_six_hexes_at_most() {
    check(
        &["12.0.f"],
        "
        given nobody else; turn 2; red_air_1 red_18_hq at seletskoe; red_depot_1 at 2711; al_depot_1 at 3315; combat red
        then distance seletskoe 2711 = 7
        red: bomb red_air_1 al_depot_1 -> refused 12.0.f
        given red_depot_1 at 2812
        red: bomb red_air_1 al_depot_1 ; 5",
    );
}

#[test]
fn aircraft_fly_in_all_weather_but_in_the_original_edition_only_in_dry_turns() {
    let winter = "given nobody else; turn 2; weather snow; al_dh9a_1 al_dh4_1 at archangel; combat allied\n";
    check(
        &["12.0.g", "12.0.g#1", "12.8.b", "12.8.b#3"],
        &format!(
            "{winter} allied: bomb al_dh9a_1 track-4307 ; 4
            then al_dh9a_1 doing = bombing"
        ),
    );
    check(
        &["12.0.g", "12.0.g#2", "12.8.b", "12.6"],
        &format!(
            "{winter} given edition original
            allied: bomb al_dh9a_1 track-4307 -> refused 12.0.g
            given weather thaw
            allied: bomb al_dh4_1 track-4307 -> refused 12.0.g
            given weather dry
            allied: bomb al_dh4_1 track-4307 ; 4"
        ),
    );
}

#[test]
fn a_base_and_an_hq_serve_any_number_of_aircraft() {
    front(
        &["12.0.h", "12.0.h#1"],
        "
        given al_dh4_3 al_dh9a_1 at archangel
        allied: bomb al_dh4_1+al_dh4_2 troops-3407 ; 4
        allied: bomb al_dh4_3 red_depot_1
        allied: bomb al_dh9a_1 track-3307 ; 3
        then al_dh4_2 doing = bombing
        then al_dh4_3 doing = bombing
        then al_dh9a_1 doing = bombing",
    );
}

#[test]
fn an_aircraft_flies_once_a_turn() {
    front(
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
    over_3407(
        &["12.1", "12.1#2"],
        "
        red: intercept red_air_1 3407 ; 5
        red: done ; 2
        given red_18_hq at 3207; combat red
        red: attack 3507 red_bn_4
        red: support red_air_1 3507 -> refused 12.1
        red: bomb red_air_1 track-3407 -> refused 12.1
        given movement red
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
        front(
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
fn ground_support_adds_to_the_odds() {
    front(
        &["12.3.a", "12.3.a#1", "12.3.a#2"],
        "
        given us_310_a at 3507; al_dh9a_1 at archangel; red_bn_4 red_bn_5 at never; red_161_2 at 3407
        allied: support al_dh9a_1 3407 -> refused 12.3.a
        allied: attack 3407 us_339_a+us_339_b+us_310_a
        allied: support al_dh9a_1 3307 -> refused 12.3.a
        allied: support al_dh9a_1 3407 ; 3
        allied: done
        allied: resolve 3407
        then strengths = 8-4
        then ratio = 2-1
        then ta = 0-0",
    );
}

#[test]
fn a_plane_bombs_or_supports_but_not_both() {
    front(
        &["12.3.b", "12.3.b#1"],
        "
        allied: attack 3407 us_339_a+us_339_b
        allied: bomb al_dh4_1 troops-3407 ; 4
        allied: support al_dh4_1 3407 -> refused 12.3.b
        allied: support al_dh4_2 3407
        allied: bomb al_dh4_2 troops-3407 -> refused 12.3.b
        allied: done ; 6
        then panic 3407 = false
        allied: support al_dh4_1 3407 -> refused 12.3.b
        allied: resolve 3407
        then strengths = 6-6",
    );
}

#[test]
fn bombed_red_troops_may_panic() {
    let raid = "
        given red_bn_8 at 3408; us_339_c at 3508
        allied: attack 3407 us_339_a+us_339_b
        allied: attack 3408 us_339_c
        allied: bomb al_dh4_1 troops-3407 ; 4
    ";
    front(
        &["12.3.c", "12.3.c#1", "T.bomb.f", "T.bomb.f#1", "T.bomb.f#2", "T.bomb.a#2"],
        &format!(
            "{raid}
            allied: done ; 1 3
            then panic 3407 = true
            then red_bn_4 steps = 2
            allied: resolve 3408
            then modifier = -1
            allied: supply nothing ; 1
            allied: resolve 3407
            then modifier = 0"
        ),
    );
    front(
        &["12.3.c#2", "T.bomb.f"],
        &format!(
            "{raid}
            allied: done ; 2 4
            then panic 3407 = false
            allied: resolve 3407
            then modifier = -1"
        ),
    );
}

#[test]
fn only_the_allies_bomb_troops() {
    front(
        &["12.4", "12.4#1", "12.4#2"],
        "
        given combat red; red_air_2 at plesetskaya
        red: bomb red_air_1 troops-3507 -> refused 12.4
        red: bomb red_air_1 us_339_a -> refused 12.4
        red: bomb red_air_1 fort-3507 -> refused 12.4
        given fort 3507; hasty 3508; red_air_4 red_air_5 red_air_6 at plesetskaya
        red: bomb red_air_1 bridge-2906/N ; 5
        red: bomb red_air_2 fort-3507
        red: bomb red_air_4 al_depot_1
        red: bomb red_air_5 track-3507
        red: bomb red_air_6 hasty_defence-3508
        then red_air_1 doing = bombing
        then red_air_6 doing = bombing",
    );
}

#[test]
fn seaplanes_lie_on_every_major_river_ice_or_no_ice() {
    check(
        &["12.51.a", "12.51.a#1", "12.51.a#2"],
        "
        given nobody else; turn 4; weather snow; al_fairey_1 al_avro at archangel; movement allied
        allied: transfer al_avro 4314 -> refused 12.52.a
        allied: transfer al_fairey_1 4307 -> refused 12.51.a
        allied: transfer al_fairey_1 4314
        then al_fairey_1 at = 4314",
    );
}

#[test]
fn a_seaplane_keeps_off_water_that_the_enemy_holds() {
    check(
        &["12.0.c", "12.51.a"],
        "
        given nobody else; turn 2; al_fairey_1 at bereznik; red_bn_8 at toulgas; red_bn_4 at 3020; movement allied
        allied: transfer al_fairey_1 toulgas -> refused 12.0.c
        allied: transfer al_fairey_1 3020 -> refused 12.0.c
        allied: transfer al_fairey_1 3118",
    );
}

#[test]
fn seaplanes_return_to_the_barge() {
    check(
        &["12.51.b", "12.51.b#1"],
        "
        given nobody else; turn 11; al_barge at 4608/N; al_short_1 al_short_2 at archangel; al_cv_pegasus at 4707/NW
        given al_fairey_1 aboard al_cv_pegasus; combat allied
        allied: bomb al_short_1 track-4307 ; 4
        allied: done ; 6
        then al_short_1 at = aboard:al_barge
        then al_short_2 at = aboard:al_barge
        then al_fairey_1 at = aboard:al_cv_pegasus
        given al_short_1 at archangel; al_short_1 are not flown; movement allied
        allied: transfer al_short_1 bakaritsa -> refused 12.51.b",
    );
}

#[test]
fn seaplanes_gather_when_the_barge_arrives() {
    check(
        &["12.51.b", "12.51.c", "13.2"],
        "
        given nobody else; turn 10; al_short_1 al_short_2 at archangel
        given al_cv_pegasus al_barge al_short_3 al_short_4 al_fairey_1 al_dh9a_1 at to_come; next turn
        allied: done
        red: done
        then al_short_3 at = aboard:al_cv_pegasus
        then al_short_4 at = aboard:al_cv_pegasus
        then al_fairey_1 at = aboard:al_barge
        then al_short_1 at = aboard:al_barge
        then al_short_2 at = aboard:al_barge
        then al_dh9a_1 at = 4707",
    );
}

#[test]
fn a_barge_supplies_any_number_of_seaplanes() {
    check(
        &["12.51.b#2", "12.51.b#3", "12.0.f"],
        "
        given nobody else; turn 11; al_barge at 2723/NE; us_339_1_hq at 2823; red_depot_1 at 2523
        given al_short_1 al_short_2 al_short_3 al_short_4 al_fairey_1 aboard al_barge; al_fairey_2 at 2822
        given movement allied
        allied: transfer al_fairey_2 al_barge
        then al_fairey_2 at = aboard:al_barge
        given combat allied
        allied: bomb al_fairey_1 red_depot_1 ; 3
        then al_fairey_1 doing = bombing",
    );
}

#[test]
fn carriers_hold_two_or_five_seaplanes() {
    check(
        &["12.51.c", "12.51.c#1", "12.51.c#2"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_cv_argus at 4707/NW; al_short_1 al_short_2 aboard al_cv_nairana
        given al_short_3 al_short_4 al_short_5 al_short_6 aboard al_cv_argus; al_short_7 al_fairey_1 at archangel
        given movement allied
        allied: transfer al_short_7 al_cv_nairana -> refused 12.51.c
        allied: transfer al_short_7 al_cv_argus
        allied: transfer al_fairey_1 al_cv_argus -> refused 12.51.c",
    );
}

#[test]
fn carrier_seaplanes_return_to_carriers() {
    check(
        &["12.51.d", "12.51.d#1"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_barge at 4608/N; al_cv_pegasus at 4608/N
        given al_short_1 al_short_2 aboard al_cv_nairana; combat allied
        allied: bomb al_short_1 track-4307 ; 4
        allied: done ; 6
        then al_short_1 at = aboard:al_cv_nairana
        given movement allied
        allied: transfer al_short_1 al_barge -> refused 12.1
        allied: transfer al_short_2 al_barge -> refused 12.51.d
        allied: transfer al_short_2 archangel -> refused 12.51.d
        allied: transfer al_short_2 al_cv_pegasus
        given al_short_1 are not flown
        allied: transfer al_short_1 al_barge -> refused 12.51.d",
    );
}

#[test]
fn when_a_carrier_leaves_its_seaplanes_find_other_water() {
    check(
        &["12.51.d", "19.1", "19.1#1"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_short_1 al_short_2 aboard al_cv_nairana; next turn
        then turn = 3
        then al_cv_nairana at = withdrawn
        then al_short_1 at = 4707
        then al_short_2 at = 4707
        then prompt = elope-ask-operations",
    );
    check(
        &["12.51.d", "19.2", "19.2#1"],
        "
        given nobody else; turn 12; al_cv_argus at 4707/NW; al_barge at 4608/N; al_short_5 al_fairey_2 aboard al_cv_argus
        given next turn
        then turn = 13
        then al_cv_argus at = withdrawn
        then al_short_5 at = aboard:al_barge
        then al_fairey_2 at = aboard:al_barge",
    );
}

#[test]
fn landplanes_live_at_airbases() {
    check(
        &["12.52.a", "12.52.a#1"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at obozerskaya; allied holds emtsa; allied holds obozerskaya
        given allied holds seletskoe; movement allied
        allied: transfer al_avro emtsa -> refused 12.52.a
        allied: transfer al_avro obozerskaya -> refused 12.52.a
        allied: transfer al_avro seletskoe
        then al_avro at = 3313
        then al_avro is flown = true
        allied: transfer al_avro obozerskaya -> refused 12.1
        allied: transfer al_dh4_1 bereznik -> refused 12.0.c
        given combat allied
        allied: bomb al_avro track-3307 -> refused 12.1",
    );
}

#[test]
fn a_change_of_base_stays_within_the_range() {
    check(
        &["12.52.a", "12.0.e"],
        "
        given nobody else; turn 2; al_avro al_re8_1 at archangel; allied holds seletskoe; allied holds obozerskaya
        given movement allied
        then distance archangel seletskoe = 17
        allied: transfer al_avro seletskoe -> refused 12.0.e
        allied: transfer al_avro obozerskaya
        then al_avro at = 3507",
    );
}

#[test]
fn aircraft_whose_base_is_captured_go_to_the_nearest_other() {
    check(
        &["12.52.a", "12.52.a#2"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at bakaritsa; red_bn_4 at 4507; movement red
        red: march red_bn_4 4607
        then al_avro at = 4707
        then al_dh4_1 at = 4707
        then al_avro is flown = true",
    );
    check(
        &["12.52.a"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at bereznik; allied holds bereznik; red_bn_4 at 2919; movement red
        red: march red_bn_4 2920
        then al_avro at = lost
        then al_dh4_1 at = lost",
    );
}

#[test]
fn the_owner_chooses_between_bases_equally_near() {
    check(
        &["12.52.a", "12.51.a"],
        "
        given nobody else; turn 2; al_fairey_1 at 3615; red_bn_4 at 3614; movement red
        red: march red_bn_4 3615
        then asked = allied
        then prompt = elope-ask-stranded
        then can transfer = true
        allied: transfer al_fairey_1 archangel -> refused 12.52.a
        allied: transfer al_fairey_1 3616
        then al_fairey_1 at = 3616
        then asked = red",
    );
}

#[test]
fn a_dh9a_needs_a_long_field() {
    check(
        &["12.52.b", "12.52.b#1", "12.52.b#2"],
        "
        given nobody else; turn 11; al_dh9a_1 at archangel; allied holds seletskoe; allied holds bereznik; movement allied
        allied: transfer al_dh9a_1 seletskoe -> refused 12.52.b
        allied: transfer al_dh9a_1 bereznik
        then al_dh9a_1 at = 2920",
    );
}

#[test]
fn airbases_hold_two_aircraft_beresnik_three_archangel_any_number() {
    check(
        &["12.52.c", "12.52.c#1", "12.52.c#2"],
        "
        given nobody else; turn 11; allied holds bereznik; allied holds seletskoe; allied holds bakaritsa
        given al_dh4_1 al_dh4_2 al_re8_1 at bereznik; al_dh9a_1 al_dh9a_2 at archangel
        given al_avro al_nieuport at bakaritsa; al_re8_2 al_dh4_3 at archangel; movement allied
        allied: transfer al_dh9a_1 bereznik -> refused 12.52.c
        allied: transfer al_re8_2 bakaritsa -> refused 12.52.c
        allied: transfer al_avro archangel
        allied: transfer al_re8_2 bakaritsa",
    );
    check(
        &["12.52.c"],
        "
        given nobody else; turn 3; red_air_1 red_air_2 red_air_3 at kotlas; red_air_4 at due; movement red
        red: enter red_air_4 kotlas -> refused 12.52.c
        given red_air_2 at never
        red: enter red_air_4 kotlas
        then red_air_4 at = 1248",
    );
}

#[test]
fn thaw_closes_airfields() {
    check(
        &["12.6", "12.6#1", "12.6#2"],
        "
        given nobody else; turn 2; weather thaw; al_dh4_1 al_re8_1 at bakaritsa; al_fairey_1 al_dh4_2 at archangel
        given combat allied
        allied: bomb al_dh4_1 track-4307 ; 3
        then al_dh4_1 doing = based
        allied: bomb al_re8_1 track-4307 -> refused 12.6
        allied: bomb al_fairey_1 track-4307 ; 3
        then al_fairey_1 doing = bombing
        allied: bomb al_dh4_2 track-4307 ; 4 4
        then al_dh4_2 doing = bombing",
    );
}

#[test]
fn the_re8_does_not_fly_in_snow() {
    check(
        &["12.7", "12.7#1"],
        "
        given nobody else; turn 5; al_re8_1 at archangel; combat allied
        then weather = snow
        allied: bomb al_re8_1 track-4307 -> refused 12.7
        given weather dry
        allied: bomb al_re8_1 track-4307 ; 4",
    );
}

#[test]
fn one_reliability_die_serves_all_planes_of_a_type() {
    check(
        &["12.8.a", "12.8.a#1"],
        "
        given nobody else; turn 2; al_dh4_1 al_dh4_2 al_dh4_3 al_re8_1 at archangel; combat allied
        allied: bomb al_dh4_1+al_dh4_2 track-4307 ; 4
        allied: bomb al_dh4_3 track-4307
        allied: bomb al_re8_1 track-4307 ; 4
        then al_dh4_3 doing = bombing",
    );
}

#[test]
fn every_aircraft_counter_is_of_a_type_that_rolls() {
    cites(&["12.8.a#2"]);
    let listed: Vec<&str> = elope::tables().aircraft.reliability.iter().map(|row| row.model.as_str()).collect();
    for (_, counter) in elope::counters().iter().filter(|(_, counter)| counter.arm == elope::Arm::Aircraft) {
        assert!(counter.model.as_deref().is_some_and(|model| listed.contains(&model)), "{}", counter.id);
    }
}

/// A first order for a plane, its die, and whether it flies; if not, the clause that grounds it for the turn.
fn reliability(clauses: &[&str], weather: &str, seat: &str, plane: &str, die: u8, grounded: Option<&str>) {
    let (base, target) = if seat == "red" { ("konoscha", "track-1206") } else { ("archangel", "track-4307") };
    let doing = if grounded.is_some() { "based" } else { "bombing" };
    let again = grounded.unwrap_or("12.3.b");
    check(
        clauses,
        &format!(
            "
            given nobody else; turn 2; weather {weather}; {plane} at {base}; combat {seat}
            {seat}: bomb {plane} {target} ; {die}
            then {plane} doing = {doing}
            then {plane} is flown = {}
            {seat}: bomb {plane} {target} -> refused {again}",
            grounded.is_none()
        ),
    );
}

#[test]
fn engines_fail_by_type() {
    for plane in ["al_re8_1", "al_dh4_1", "al_short_1"] {
        reliability(&["12.81", "12.81#1"], "dry", "allied", plane, 3, Some("12.81"));
        reliability(&["12.81", "12.81#2"], "dry", "allied", plane, 4, None);
    }
    for plane in ["al_dh9a_1", "al_fairey_1", "al_nieuport", "al_avro"] {
        reliability(&["12.82", "12.82#1"], "dry", "allied", plane, 2, Some("12.82"));
        reliability(&["12.82", "12.82#2"], "dry", "allied", plane, 3, None);
    }
    reliability(&["12.83", "12.83#1"], "dry", "red", "red_air_1", 4, Some("12.83"));
    reliability(&["12.83", "12.83#2"], "dry", "red", "red_air_1", 5, None);
}

#[test]
fn engines_fail_more_often_in_snow() {
    reliability(&["12.8.b", "12.8.b#1"], "snow", "allied", "al_dh4_1", 4, Some("12.81"));
    reliability(&["12.8.b", "12.8.b#2"], "snow", "red", "red_air_1", 5, Some("12.83"));
    reliability(&["12.8.b#3"], "snow", "allied", "al_dh9a_1", 4, None);
    reliability(&["12.8.b"], "snow", "allied", "al_dh9a_1", 1, Some("12.82"));
}

#[test]
fn a_new_aircraft_flies_in_the_turn_of_its_arrival() {
    check(
        &["13.2", "13.2#1"],
        "
        given nobody else; turn 1; al_re8_1 at to_come; next turn
        allied: done
        red: done
        then al_re8_1 at = 4707
        allied: done
        allied: bomb al_re8_1 track-4307 ; 4
        then al_re8_1 doing = bombing",
    );
}

#[test]
fn bombs_destroy_trains() {
    front(
        &["16.4", "16.4#1"],
        "
        given red_train_1 at 3307
        allied: bomb al_dh4_1 red_train_1 ; 4
        allied: done ; 2
        then red_train_1 at = 3307
        given al_dh4_1 are not flown; combat allied
        allied: bomb al_dh4_1 red_train_1
        allied: done ; 1
        then red_train_1 at = lost",
    );
}

#[test]
fn each_bomb_point_is_a_die_against_track() {
    front(
        &["16.41", "16.41#1", "T.bomb.g", "T.bomb.g#1"],
        "
        allied: bomb al_dh4_1 track-3407 ; 4
        allied: bomb al_dh4_2 track-3307
        allied: bomb al_dh4_2 track-3408 -> refused 12.4
        allied: done ; 5 1 6 6
        then track 3407 = destroyed
        then track 3307 = intact",
    );
    front(
        &["16.41", "16.41#2"],
        "
        allied: bomb al_dh4_1 track-3407 ; 4
        allied: done ; 2 6
        then track 3407 = intact",
    );
}

#[test]
fn forts_shield_what_is_inside_in_the_original_edition() {
    let raid = "given fort 3407; red_depot_3 at 3407\n";
    front(
        &["17.0.g", "17.0.g#1", "17.0.g#2", "T.bomb.d"],
        &format!(
            "{raid} given edition original; option interception off
            allied: bomb al_dh4_1 troops-3407 -> refused 17.0.g
            allied: bomb al_dh4_1 red_depot_3 -> refused 17.0.g
            allied: bomb al_dh4_1 fort-3407 ; 4
            allied: done ; 2 1
            then fort 3407 = false"
        ),
    );
    front(
        &["17.0.g#3"],
        &format!(
            "{raid}
            allied: attack 3407 us_339_a
            allied: bomb al_dh4_1 troops-3407 ; 4
            allied: done ; 2 3
            then panic 3407 = true
            then fort 3407 = true"
        ),
    );
}

#[test]
fn there_are_three_carriers() {
    cites(&["19.0", "19.0#1"]);
    let carriers = elope::counters().iter().filter(|(_, counter)| counter.arm == elope::Arm::Carrier);
    let mut ids: Vec<&str> = carriers.map(|(_, counter)| counter.id.as_str()).collect();
    ids.sort_unstable();
    assert_eq!(ids, ["al_cv_argus", "al_cv_nairana", "al_cv_pegasus"]);
}

#[test]
fn weather_does_not_hinder_the_pegasus() {
    let ship = "given nobody else; turn 11; al_cv_pegasus al_cv_nairana at 4707/NW; al_short_3 al_fairey_1 aboard al_cv_pegasus
        given al_short_4 aboard al_cv_nairana; combat allied\n";
    check(
        &["19.3", "19.3#1"],
        &format!(
            "{ship} given weather thaw
            allied: bomb al_short_3 track-4307 ; 4
            then al_short_3 doing = bombing"
        ),
    );
    check(
        &["19.3", "19.3#2"],
        &format!(
            "{ship} given edition original; weather snow
            allied: bomb al_short_4 track-4307 -> refused 12.0.g
            allied: bomb al_fairey_1 track-4307 ; 4
            then al_fairey_1 doing = bombing"
        ),
    );
}

#[test]
fn aircraft_from_vologda_go_to_any_base() {
    check(
        &["21.0.b", "21.0.b#1", "13.2"],
        "
        given nobody else; turn 1; red_air_1 red_air_2 at vologda_box; red_6a_hq at konoscha; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_air_1 at = 1006
        then distance konoscha kotlas = 42
        red: transfer red_air_1 obozerskaya -> refused 12.0.c
        red: transfer red_air_1 kotlas
        then red_air_1 at = 1248
        then red_air_1 is flown = false
        red: transfer red_air_1 konoscha -> refused 12.0.e
        red: done
        red: bomb red_air_2 track-1206 ; 5
        then red_air_2 doing = bombing",
    );
}

#[test]
fn a_full_konoscha_sends_newcomers_on() {
    check(
        &["21.0.b", "12.52.c"],
        "
        given nobody else; turn 2; red_air_2 red_air_5 at konoscha; red_air_1 at vologda_box; red holds seletskoe
        given next turn
        allied: done
        red: done ; 6
        allied: done
        allied: done
        then red_air_1 at = 3313
        red: transfer red_air_1 kotlas
        then red_air_1 at = 1248",
    );
}

#[test]
fn the_british_have_gas_from_turn_13() {
    let planes = "given al_re8_1 al_dh9a_1 at archangel; al_nieuport at obozerskaya; red_bn_5 at 3409; us_339_c at 3508
        given red_bn_4 at 3409; us_339_a us_339_b at 3408\n";
    front(
        &["22.0.a", "22.0.a#1"],
        &format!(
            "{planes} given turn 12
            allied: attack 3409 us_339_a+us_339_b
            allied: support al_dh4_1+al_dh4_2+al_re8_1 3409 load=gas -> refused 22.0.a"
        ),
    );
    front(
        &["22.0.a", "22.0.a#2", "22.0.c", "22.0.c#1", "23.1.T13.a", "23.1.T13.a#1"],
        &format!(
            "{planes} given turn 13
            allied: attack 3409 us_339_a+us_339_b
            allied: support al_nieuport 3409 load=gas -> refused 22.0.a
            then can support = true
            allied: support al_dh4_1+al_dh4_2+al_re8_1 3409 load=gas ; 4 4
            allied: support al_dh9a_1 3409 -> refused 22.0.b
            allied: done
            allied: resolve 3409
            then ta = 0-0
            allied: supply al_depot_1 ; 3
            then strengths = 11-6
            then ratio = 1-1
            then ta = 2-0
            then column = 3-1"
        ),
    );
}

#[test]
fn a_gas_attack_takes_three_planes() {
    front(
        &["22.0.b", "22.0.b#1"],
        "
        given turn 13; red_bn_4 red_bn_5 at 3409; us_339_a us_339_b at 3408
        allied: attack 3409 us_339_a+us_339_b
        allied: support al_dh4_1+al_dh4_2 3409 load=gas ; 4
        allied: done
        allied: resolve 3409
        allied: supply al_depot_1 ; 3
        then strengths = 10-6
        then ta = 0-0",
    );
}

#[test]
fn there_are_three_gas_attacks_a_turn() {
    front(
        &["22.0.b", "22.0.b#2"],
        "
        given turn 13; al_dh4_3 al_dh9a_1 at archangel; red_bn_4 at 3407; red_bn_5 at 3608; red_bn_8 at 3508; red_83_1 at 3506
        given us_339_c us_339_d at 3507
        allied: attack 3407 us_339_a
        allied: attack 3608 us_339_b
        allied: attack 3508 us_339_c
        allied: attack 3506 us_339_d
        allied: support al_dh4_1 3407 load=gas ; 4
        allied: support al_dh4_2 3608 load=gas
        allied: support al_dh4_3 3508 load=gas
        allied: support al_dh9a_1 3506 load=gas -> refused 22.0.b
        allied: support al_dh9a_1 3407 load=gas ; 3",
    );
}

#[test]
fn the_nairana_starts_with_two_short_seaplanes() {
    check(&["23.1.T1.c", "23.1.T1.c#1"], "then al_cv_nairana carries = al_short_1 al_short_2");
}

#[test]
fn short_seaplanes_use_land_bases_from_turn_5() {
    check(
        &["23.1.T5.b", "23.1.T5.b#1", "12.0.d"],
        "
        given nobody else; turn 4; allied holds obozerskaya; al_short_1 at bakaritsa; al_short_2 al_fairey_1 at bakaritsa
        given movement allied
        allied: transfer al_short_1 obozerskaya -> refused 12.51.a
        given turn 5
        allied: transfer al_short_1 archangel
        allied: transfer al_fairey_1 obozerskaya -> refused 12.51.a
        allied: transfer al_short_2 obozerskaya
        then al_short_2 at = 3507
        given al_short_2 are not flown; al_cv_pegasus at 4707/NW; allied holds seletskoe
        allied: transfer al_short_2 seletskoe -> refused 12.51.a",
    );
}

#[test]
fn all_bombers_of_a_target_make_one_roll() {
    front(
        &["T.bomb.a", "T.bomb.a#1", "T.bomb.c", "T.bomb.c#2"],
        "
        allied: bomb al_dh4_1 red_depot_1 ; 4
        allied: bomb al_dh4_2 red_depot_1
        allied: done ; 2
        then red_depot_1 at = lost",
    );
    front(
        &["T.bomb.a"],
        "
        allied: bomb al_dh4_1 red_depot_1 ; 4
        allied: done ; 2
        then red_depot_1 at = 3207",
    );
}

#[test]
fn a_hit_costs_a_depot_one_level() {
    front(
        &["T.bomb.c", "T.bomb.c#1"],
        "
        given red_depot_1 are static
        allied: bomb al_dh4_1 red_depot_1 ; 4
        allied: done ; 1
        then red_depot_1 at = 3207
        then red_depot_1 is static = false
        then red_depot_1 is turned = false",
    );
}

#[test]
fn bridges_are_hard_to_hit_and_fall_at_once() {
    front(
        &["T.bomb.b", "T.bomb.b#1"],
        "
        given us_339_1_hq at 3207; red_18_hq red_depot_1 at never
        allied: bomb al_dh4_1+al_dh4_2 bridge-2906/N ; 4
        allied: bomb al_dh4_2 bridge-2907/N -> refused 12.4
        allied: done ; 1
        then bridge 2906/N = false",
    );
}

#[test]
fn ships_are_hard_to_hit() {
    let ships =
        "given nobody else; turn 11; al_dh4_1 al_dh4_2 al_dh9a_1 at archangel; red_gb_1 at 4608/N; combat allied\n";
    check(
        &["T.bomb.b", "T.bomb.b#2"],
        &format!(
            "{ships} allied: bomb al_dh4_1+al_dh4_2 red_gb_1 ; 4
            allied: done ; 2
            then red_gb_1 at = 4608/N"
        ),
    );
    check(
        &["T.bomb.b", "T.bomb.b#2"],
        &format!(
            "{ships} allied: bomb al_dh4_1+al_dh9a_1 red_gb_1 ; 4 3
            allied: done ; 2
            then red_gb_1 at = lost"
        ),
    );
}

#[test]
fn aircraft_of_a_sunk_carrier_find_other_water() {
    check(
        &["T.bomb.b", "12.51.d"],
        "
        given nobody else; turn 11; red_6a_hq red_depot_1 red_air_1 at seletskoe; al_cv_nairana at 3615/NE; al_depot_1 at 3614
        given al_short_1 al_short_2 aboard al_cv_nairana; combat red
        red: bomb red_air_1 al_cv_nairana ; 5
        red: done ; 1
        then al_cv_nairana at = 3615/NE
        given red_air_2 red_air_4 at seletskoe; red_air_1 are not flown; combat red
        red: bomb red_air_1+red_air_2+red_air_4 al_cv_nairana ; 5
        red: done ; 1
        then al_cv_nairana at = lost
        then al_short_1 at = 3615",
    );
}

#[test]
fn works_take_a_second_die() {
    let raid = "given fort 3407; hasty 3307\n";
    front(
        &["T.bomb.d", "T.bomb.d#1", "T.bomb.e", "T.bomb.e#1"],
        &format!(
            "{raid} allied: bomb al_dh4_1 fort-3407 ; 4
            allied: bomb al_dh4_2 hasty_defence-3307
            allied: done ; 2 1 2 2
            then fort 3407 = false
            then hasty 3307 = false"
        ),
    );
    front(
        &["T.bomb.d", "T.bomb.d#2", "T.bomb.e", "T.bomb.e#2"],
        &format!(
            "{raid} allied: bomb al_dh4_1 fort-3407 ; 4
            allied: bomb al_dh4_2 hasty_defence-3307
            allied: done ; 2 2 2 3
            then fort 3407 = true
            then hasty 3307 = true"
        ),
    );
}

#[test]
fn aircraft_at_unsupplied_land_bases_roll_for_survival() {
    let base = "given nobody else; turn 2; al_avro at obozerskaya; allied holds obozerskaya; combat red\n";
    check(
        &["10.21", "10.21#2"],
        &format!(
            "{base} red: done ; 6
            then al_avro at = lost"
        ),
    );
    check(
        &["10.21", "10.21#3"],
        &format!(
            "{base} red: done ; 5
            then al_avro at = 3507"
        ),
    );
    check(
        &["10.21", "10.21#1", "10.21#4"],
        "
        given nobody else; turn 2; al_avro at archangel; al_cv_nairana at 3615/NE; al_short_1 aboard al_cv_nairana
        given al_barge at 3020/N; al_short_3 aboard al_barge; combat red
        red: done
        then al_avro at = 4707
        then phase = operations",
    );
}
