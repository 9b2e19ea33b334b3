//! 12.0: flying, and what aircraft need for it.

mod bases;
mod bombing;
mod fields;
mod interception;

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
fn front_check(clauses: &[&str], script: &str) {
    check(clauses, &format!("{FRONT}{script}"));
}

/// DH4s support the attack on 3407 and Red may intercept.
fn support_check(clauses: &[&str], script: &str) {
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
fn raid_check(clauses: &[&str], planes: &str, script: &str) {
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
    front_check(
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
fn aircraft_neither_march_nor_attack_like_troops() {
    front_check(
        &["3.0.h", "12.3.a", "12.0.i"],
        "
        allied: attack 3407 us_339_a+al_dh4_1 -> refused 12.3.a
        allied: bomb us_339_a track-3407 -> refused 12.0.i
        given movement allied
        allied: march al_dh4_1 4607 -> refused 3.0.h
        allied: rail al_dh4_1 4607 -> refused 3.0.h",
    );
}

#[test]
fn targets_lie_in_the_command_radius_of_an_hq() {
    front_check(
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
fn archangel_in_red_hands_serves_no_allied_aircraft() {
    let base = "given nobody else; turn 2; al_dh4_1 al_depot_1 at bakaritsa; allied holds bakaritsa; combat allied\n";
    check(
        &["12.0.a"],
        &format!("{base} given red holds archangel\n allied: bomb al_dh4_1 track-4307 -> refused 12.0.a"),
    );
    check(&["12.0.a"], &format!("{base} allied: bomb al_dh4_1 track-4307 ; 4"));
}

#[test]
fn an_aircraft_is_based_again_when_its_mission_is_over() {
    front_check(
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
fn the_range_is_counted_one_way() {
    front_check(
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
    front_check(
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
    let listed: Vec<&str> = crate::own().tables().aircraft.reliability.iter().map(|row| row.model.as_str()).collect();
    for (_, counter) in crate::own().counters().iter().filter(|(_, counter)| counter.arm == elope::Arm::Aircraft) {
        assert!(counter.model.as_deref().is_some_and(|model| listed.contains(&model)), "{}", counter.id);
    }
}

/// A first order for a plane, its die, and whether it flies; if not, the clause that grounds it for the turn.
fn reliability_check(clauses: &[&str], weather: &str, seat: &str, plane: &str, die: u8, grounded: Option<&str>) {
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
        reliability_check(&["12.81", "12.81#1"], "dry", "allied", plane, 3, Some("12.81"));
        reliability_check(&["12.81", "12.81#2"], "dry", "allied", plane, 4, None);
    }
    for plane in ["al_dh9a_1", "al_fairey_1", "al_nieuport", "al_avro"] {
        reliability_check(&["12.82", "12.82#1"], "dry", "allied", plane, 2, Some("12.82"));
        reliability_check(&["12.82", "12.82#2"], "dry", "allied", plane, 3, None);
    }
    reliability_check(&["12.83", "12.83#1"], "dry", "red", "red_air_1", 4, Some("12.83"));
    reliability_check(&["12.83", "12.83#2"], "dry", "red", "red_air_1", 5, None);
}

#[test]
fn engines_fail_more_often_in_snow() {
    reliability_check(&["12.8.b", "12.8.b#1"], "snow", "allied", "al_dh4_1", 4, Some("12.81"));
    reliability_check(&["12.8.b", "12.8.b#2"], "snow", "red", "red_air_1", 5, Some("12.83"));
    reliability_check(&["12.8.b#3"], "snow", "allied", "al_dh9a_1", 4, None);
    reliability_check(&["12.8.b"], "snow", "allied", "al_dh9a_1", 1, Some("12.82"));
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
fn a_place_that_is_no_airbase_has_a_field_in_the_thaw_all_the_same() {
    check(
        &["12.6"],
        "
        given nobody else; turn 9; weather thaw; red_air_2 red_air_1 red_18_hq red_depot_1 at plesetskaya; combat red
        red: bomb red_air_2 track-2906 ; 3
        then red_air_2 doing = based
        red: bomb red_air_1 track-2906 -> refused 12.6
        given nobody else; red_air_2 red_18_hq red_depot_1 at konoscha; combat red
        red: bomb red_air_2 track-1206 ; 4 5
        then red_air_2 doing = bombing",
    );
}

#[test]
fn an_aircraft_that_stays_on_the_ground_has_not_flown() {
    check(
        &["12.1", "12.8.a"],
        "
        given nobody else; turn 2; al_dh4_1 al_dh9a_1 at archangel; combat allied
        allied: bomb al_dh4_1+al_dh9a_1 track-4307 ; 3 3
        then al_dh4_1 doing = based
        then al_dh4_1 is flown = false
        then al_dh9a_1 doing = bombing
        then al_dh9a_1 is flown = true
        allied: done ; 6 6 6",
    );
}

#[test]
fn kotlas_commands_red_aircraft_like_konoscha() {
    check(
        &["12.0.a", "12.0.c"],
        "
        given nobody else; turn 2; red_air_1 at kotlas; al_depot_1 at 1149; combat red
        red: bomb red_air_1 al_depot_1 ; 5
        then red_air_1 doing = bombing
        given nobody else; al_dh9a_1 at 1238; allied holds kotlas; combat allied
        allied: transfer al_dh9a_1 kotlas -> refused 12.0.c",
    );
}

#[test]
fn a_field_that_is_open_is_open_for_all() {
    check(
        &["12.6"],
        "
        given nobody else; turn 9; al_dh4_1 al_dh9a_1 at archangel; combat allied
        then weather = thaw
        allied: bomb al_dh4_1 track-4307 ; 4 4
        allied: bomb al_dh9a_1 track-4407 ; 3
        then al_dh9a_1 doing = bombing",
    );
}
