//! What ends with a phase, a turn or a season, seen by playing on: nothing of the last one is left over.

use super::check;

/// From an Allied Movement Phase to the next one, with nothing done in between; the dry turns 1 and 2.
const A_TURN: &str = "
        allied: done
        allied: done
        red: done
        red: done
        allied: done
        red: done
        then turn = 2
        then phase = movement
        then phasing = allied";

/// A script for the first Allied Movement Phase, a whole turn, and a script for the second.
fn next_turn_check(cites: &[&str], first: &str, second: &str) {
    check(cites, &format!("given non_historical; nobody else; turn 1\n{first}\n{A_TURN}\n{second}"));
}

#[test]
fn a_depot_is_turned_over_once_in_every_turn() {
    next_turn_check(
        &["11.3.b"],
        "given al_depot_1 at 4707; movement allied
        allied: turn al_depot_1
        allied: turn al_depot_1 -> refused 11.3.b",
        "allied: turn al_depot_1
        then al_depot_1 is static = false",
    );
}

#[test]
fn a_minesweeper_sweeps_once_in_every_turn() {
    next_turn_check(
        &["15.71.a"],
        "given al_ms_sword at 3615/NE; mined 3715/SE; movement allied
        allied: sweep al_ms_sword 3715/SE ; 4
        allied: sweep al_ms_sword 3715/SE -> refused 15.71.a",
        "allied: sweep al_ms_sword 3715/SE ; 3
        then mines 3715/SE = false",
    );
}

#[test]
fn a_minelayer_sweeps_in_the_next_turn() {
    next_turn_check(
        &["15.71.a", "15.7.a"],
        "given al_ms_sword at 3615/NE; movement allied
        allied: mine al_ms_sword 3615/SE
        allied: sweep al_ms_sword 3615/SE -> refused 15.71.a",
        "allied: sweep al_ms_sword 3615/SE ; 1
        then mines 3615/SE = false",
    );
}

#[test]
fn a_landing_supplies_for_its_turn_only() {
    next_turn_check(
        &["15.3.c"],
        "given al_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3616",
        "then us_339_a is landed = false
        then us_339_a condition = os oc
        then us_339_a left = 3",
    );
}

#[test]
fn who_went_aboard_last_turn_may_land_on_the_spot_and_board_again() {
    next_turn_check(
        &["15.3.a"],
        "given al_steamer_1 at 3615/NE; us_339_a us_339_b at 3615; movement allied
        allied: board us_339_a al_steamer_1
        allied: land us_339_a 3615 -> refused 15.3.a",
        "allied: land us_339_a 3615
        allied: board us_339_a al_steamer_1
        then us_339_a at = aboard:al_steamer_1",
    );
}

#[test]
fn who_came_too_late_for_a_steamer_is_carried_in_the_next_turn() {
    next_turn_check(
        &["4.5"],
        "given al_steamer_1 at 4607/N; us_339_a at 4507; movement allied
        allied: march us_339_a 4607
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 4607/NE -> refused 4.5",
        "allied: sail al_steamer_1 4607/NE
        allied: land us_339_a 4607
        then us_339_a at = 4607",
    );
}

#[test]
fn a_journey_and_the_march_after_it_are_forgotten_in_the_next_turn() {
    next_turn_check(
        &["4.8.b", "4.87"],
        "given us_339_a us_339_1_hq al_depot_1 at 4107; us_339_b us_339_c us_339_d at 4707; movement allied
        allied: rail us_339_a 4207>4307>4407>4507>4607>4707
        allied: detrain us_339_a
        then us_339_a left = 6
        allied: rail us_339_a 4607 -> refused 4.8.b",
        "then us_339_a left = 12
        allied: rail us_339_a \
            4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507>3407>3307>3207
        then us_339_a at = 3207",
    );
}

#[test]
fn guns_on_the_bank_fire_again_in_the_next_turn() {
    next_turn_check(
        &["15.0.d"],
        "given al_gb_advokat at 3715/SE; red_18_1_hq at 3615; movement allied
        allied: sail al_gb_advokat 3615/NE ; 3
        allied: sail al_gb_advokat 3615/SE>3615/NE>3715/SE",
        "allied: sail al_gb_advokat 3615/NE ; 1
        then al_gb_advokat at = lost",
    );
}

#[test]
fn gunboats_that_stood_their_ground_meet_again_in_the_next_turn() {
    next_turn_check(
        &["15.6.a", "15.6.c"],
        "given al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 3 2
        allied: sail al_gb_advokat 3715/NE -> refused 15.6.c",
        "then al_gb_advokat is stopped = false
        allied: sail al_gb_advokat 3715/NE>3715/SE ; 6 1
        then red_gb_1 at = 3615/SE",
    );
}

#[test]
fn a_zone_stops_a_unit_for_one_phase() {
    next_turn_check(
        &["5.2", "5.21.a"],
        "given us_339_a at 1206; us_339_1_hq al_depot_1 at 1306; red_154 at 1006; movement allied
        then zone red 1106 = true
        allied: march us_339_a 1106
        allied: march us_339_a 1206 -> refused 5.2",
        "then us_339_a is stopped = false
        then us_339_a left = 12
        allied: march us_339_a 1206
        then us_339_a left = 7",
    );
}

#[test]
fn aircraft_change_base_once_in_every_turn() {
    next_turn_check(
        &["12.1", "12.52.a"],
        "given al_avro at archangel; combat allied
        allied: transfer al_avro bakaritsa
        allied: transfer al_avro archangel -> refused 12.1
        given movement allied",
        "allied: done
        allied: transfer al_avro archangel
        then al_avro at = 4707",
    );
}

#[test]
fn engines_that_failed_are_tried_again_in_the_next_turn() {
    next_turn_check(
        &["12.8.a"],
        "given al_dh4_1 at archangel; combat allied
        allied: bomb al_dh4_1 track-4307 ; 3
        then al_dh4_1 doing = based
        given movement allied",
        "allied: done
        allied: bomb al_dh4_1 track-4307 ; 4
        then al_dh4_1 doing = bombing",
    );
}

#[test]
fn mud_is_rolled_for_anew_in_every_turn() {
    next_turn_check(
        &["12.6"],
        "given weather thaw; al_dh4_1 at bakaritsa; combat allied
        allied: bomb al_dh4_1 track-4307 ; 3
        then al_dh4_1 doing = based
        given movement allied",
        "given weather thaw
        allied: done
        allied: bomb al_dh4_1 track-4307 ; 4 4
        then al_dh4_1 doing = bombing",
    );
}

#[test]
fn aircraft_from_vologda_are_free_to_go_anywhere_in_the_turn_of_their_arrival_only() {
    check(
        &["21.0.b"],
        "
        given non_historical; nobody else; turn 1; red_air_1 at vologda_box; red_6a_hq at konoscha; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_air_1 at = 1006
        red: done
        red: done
        allied: done
        red: done ; 6
        allied: done
        allied: done
        then turn = 3
        then phasing = red
        red: done
        red: transfer red_air_1 kotlas -> refused 12.0.e",
    );
}

#[test]
fn panic_ends_with_the_phase() {
    check(
        &["12.3.c"],
        "
        given nobody else; turn 2; us_339_a us_339_b at 3507; us_339_1_hq al_depot_1 at 3607
        given red_bn_4 red_bn_5 at 3407; red_18_hq red_depot_1 at 3207; al_dh4_1 at archangel; combat allied
        allied: bomb al_dh4_1 troops-3407 ; 4
        allied: done ; 1 3
        then phasing = red
        then panic 3407 = false",
    );
}

#[test]
fn a_train_has_all_its_points_in_the_next_turn() {
    check(
        &["16.0.a"],
        "
        given non_historical; nobody else; turn 1; red_train_1 at 2705; red_bn_4 red_18_hq red_depot_1 at 3207
        given movement red
        red: rail red_train_1 2805>2906>3006>3007
        then red_train_1 left = 11
        red: done
        red: done
        allied: done
        red: done
        allied: done
        allied: done
        then red_train_1 left = 15",
    );
}

#[test]
fn supply_across_a_river_lasts_until_the_next_movement_phase() {
    check(
        &["9.5"],
        "
        given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 3113; red_bn_4 at 3212; movement red
        red: span red_18_1_hq
        then red_18_1_hq is spanning = true
        red: done
        red: done
        allied: done
        red: done
        allied: done
        allied: done
        then phasing = red
        then red_18_1_hq is spanning = false
        then red_18_1_hq left = 10",
    );
}

#[test]
fn a_choice_for_the_battle_lasts_until_the_next_movement_phase() {
    check(
        &["11.3.c"],
        "
        given non_historical; nobody else; turn 1; red_bn_4 red_18_hq red_depot_1 at 3107; combat red
        red: ration red_bn_4
        red: done
        allied: done
        red: done
        allied: done
        allied: done
        then phasing = red
        then red_bn_4 is rationed = false",
    );
}

#[test]
fn a_crossing_is_forgotten_in_the_next_turn() {
    check(
        &["9.4.e"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_a us_339_1_hq al_depot_1 at 1634
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: cross us_339_a 1534
        then us_339_a is crossed = true
        allied: done
        allied: done
        red: done
        red: done
        allied: done
        red: done
        then turn = 2
        then us_339_a is crossed = false",
    );
}

/// A flag that a counter wears in an Allied Movement Phase: whether it does so in the Combat Phase after it, in the Red
/// Movement Phase and in the next turn.
fn flag_check(cites: &[&str], unit: &str, place: &str, flag: &str, worn: [bool; 3]) {
    let [combat, red, next] = worn;
    check(
        cites,
        &format!(
            "given non_historical; nobody else; turn 1; {unit} at {place}; movement allied
        given {unit} are {flag}
        allied: done
        then phase = declare
        then {unit} is {flag} = {combat}
        allied: done
        then phasing = red
        then {unit} is {flag} = {red}
        red: done
        red: done
        then turn = 2
        then phase = operations
        then {unit} is {flag} = {next}"
        ),
    );
}

#[test]
fn what_was_done_in_a_turn_is_remembered_to_its_end() {
    for (clause, unit, place, flag) in [
        ("15.8.b", "al_gb_advokat", "3615/NE", "aground"),
        ("12.1", "al_avro", "archangel", "flown"),
        ("16.2", "al_train", "4607", "fought"),
        ("7.61.a", "us_339_a", "3507", "bloodied"),
        ("15.71.a", "al_ms_sword", "3615/NE", "laid"),
        ("15.71.a", "al_ms_sword", "3615/NE", "swept"),
        ("11.3.b", "al_depot_1", "3507", "turned"),
        ("15.3.a", "us_339_a", "3507", "landed"),
        ("9.4.e", "us_339_a", "3507", "crossed"),
        ("9.4.f", "us_339_1_hq", "3507", "sponsored"),
    ] {
        flag_check(&[clause], unit, place, flag, [true, true, false]);
    }
}

#[test]
fn what_was_done_in_a_movement_phase_is_forgotten_when_the_next_begins() {
    for (clause, flag) in [("4.87", "railed"), ("15.3.a", "embarked"), ("4.5", "late"), ("15.4", "ferried")] {
        flag_check(&[clause], "us_339_a", "3507", flag, [true, false, false]);
    }
    for (clause, flag) in [("4.2.c", "moved"), ("4.2.a", "moving"), ("5.2", "stopped")] {
        flag_check(&[clause], "us_339_a", "3507", flag, [false, false, false]);
    }
}

#[test]
fn what_a_counter_has_become_it_stays() {
    for (clause, unit, flag) in [
        ("11.3.a", "al_depot_1", "static"),
        ("9.2.a", "us_339_a", "entrenched"),
        ("7.6.a", "us_339_a", "reduced"),
        ("20.0.d", "us_339_a", "arrived"),
        ("23.1.T5.c", "us_339_f", "attached"),
    ] {
        flag_check(&[clause], unit, "3507", flag, [true, true, true]);
    }
}
