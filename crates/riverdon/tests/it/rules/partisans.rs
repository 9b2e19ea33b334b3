//! 9.part: hidden forces and ambushes.

use super::check;

#[test]
fn partisans_and_their_weapons_are_a_partisan_force() {
    check(
        &["9.part.1", "9.part.1#1", "9.part.1#2"],
        "scenario transsib
         given plain board; nobody else; first at 10 partisan:4 mg:1; first at 11 partisan:4 red_cav:4; first at 12 mg:2
         given first at 13 makhno_foot:4 makhno_cav:4 tchanka:1 mortar:1 gun_75:1; first at 14 partisan_cav:1 armoured_car:1
         then first 10 partisans = true
         then first 11 partisans = false
         then first 12 partisans = false
         then first 13 partisans = true
         then first 14 partisans = false",
    );
}

#[test]
fn hidden_partisans_have_no_marker() {
    check(
        &["9.part.2", "9.part.2#1"],
        "scenario transsib
         given plain board; nobody else; first at 10 partisan:4; first at 11 partisan:4; first 10 is hidden
         then marked first 10 = false
         then knows second 10 = false
         then letter first 10 = 0
         then marked first 11 = true
         then knows second 11 = true",
    );
}

#[test]
fn they_go_hidden_where_nobody_is() {
    check(
        &["9.part.3", "9.part.3#1"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 2; first tactic probe; second tactic hold
         given first at 10 partisan:4 leader:0 order:maneuver; first 10 is hidden; second at 34 interv_rifle:1; execution
         first: act 10
         first: go 11
         first: halt
         then first 11 hidden = true
         then knows second 11 = false",
    );
}

#[test]
fn a_probe_shows_them() {
    check(
        &["9.part.3", "9.part.3#2"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 2; first tactic probe; second tactic hold
         given first at 11 partisan:4 leader:0 order:probe; first 11 is hidden; second at 12 interv_rifle:1 leader:0; execution
         first: act 11
         first: go 12
         then first 12 hidden = false
         then knows second 12 = true
         then letter first 12 = 1",
    );
}

#[test]
fn they_hide_again_once_nobody_is_near() {
    check(
        &["9.part.3"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 2; first at 10 partisan:4 leader:0; first at 29 partisan:4
         given second at 35 interv_rifle:4 leader:0; end of turn
         then first 10 hidden = true
         then first 29 hidden = false",
    );
}

#[test]
fn others_do_not_hide() {
    check(
        &["9.part.3"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 2; first at 10 partisan:4 red_cav:1 leader:0
         given second at 35 interv_rifle:4 leader:0; end of turn
         then first 10 hidden = false",
    );
}

#[test]
fn without_a_referee_supply_needs_troops() {
    check(
        &["9.part.4", "9.part.4#1"],
        "scenario transsib partisan_ground=no_referee
         given plain board; nobody else; second at 15 interv_rifle:4; second at 27 interv_rifle:4; second at 33 interv_rifle:4
         given first at 16 partisan:4
         then second 15 supplied = false
         then second 27 supplied = true
         then first 16 supplied = true
         given second at 21 interv_rifle:4
         then second 15 supplied = true",
    );
}

#[test]
fn with_one_empty_spaces_will_do() {
    check(
        &["9.part.4"],
        "scenario transsib
         given plain board; nobody else; second at 15 interv_rifle:4; second at 33 interv_rifle:4
         then second 15 supplied = true",
    );
}

#[test]
fn who_passes_notices_nothing() {
    check(
        &["9.part.5", "9.part.5#1"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 10 partisan:4 leader:0; first 10 is hidden; second at 09 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 09
         second: go 10
         then asked = first
         then prompt = riverdon-ask-ambush
         first: pass
         then knows second 10 = false
         second: go 11
         first: pass
         second: halt
         first: pass
         then first 10 hidden = true
         then knows second 10 = false
         then stands second 11 = interv_rifle:4",
    );
}

#[test]
fn an_ambush_is_a_battle() {
    check(
        &["9.part.5", "9.part.5#2"],
        "scenario transsib
         given plain board; card 10 O12; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 10 partisan:4 leader:0; first 10 is hidden; second at 09 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 09
         second: go 10
         first: spring
         then phase = clash
         then ambush = true
         first: state 1
         second: state 1
         then prompt = riverdon-ask-reserves",
    );
}

#[test]
fn they_slip_away_from_those_who_stay() {
    check(
        &["9.part.5", "9.part.5#3", "9.part.6", "9.part.6#2"],
        "scenario transsib
         given plain board; card 10 O2; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 10 partisan:4 leader:0; first 10 is hidden; second at 09 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 09
         second: go 10
         first: slip 04 -> refused 1.turn.1
         first: pass
         second: halt
         first: pass -> refused 9.part.5
         first: spring -> refused 9.part.6
         first: slip 04
         then stands first 04 = partisan:4
         then first 04 hidden = true
         then first 04 acted = true
         then stands second 10 = interv_rifle:4
         then acting = reply",
    );
}

#[test]
fn cover_on_the_route_hides_nobody() {
    check(
        &["9.part.6", "9.part.6#3"],
        "scenario transsib
         given plain board; card 10 O1; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 10 partisan:4 leader:0; first 10 is hidden; second at 09 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 09
         second: go 10
         first: spring -> refused 9.part.6
         given nobody else
         given first at 10 partisan:4 leader:0; first 10 is hidden; second at 04 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 04
         second: go 10
         first: spring",
    );
}

#[test]
fn cornered_they_are_found() {
    check(
        &["9.part.5"],
        "scenario transsib
         given plain board; card 01 O2; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 01 partisan:4 leader:0; first 01 is hidden; second at 02 interv_rifle:4 leader:0 order:maneuver
         given second at 07 interv_rifle:4; second at 03 interv_rifle:1 leader:0; second at 08 interv_rifle:1; execution
         second: act 02 leaving=interv_rifle:1
         second: go 01
         first: pass
         second: halt
         first: pass
         then phase = clash
         then ambush = false
         then first 01 hidden = false",
    );
}

#[test]
fn they_do_not_slip_to_a_known_enemy() {
    check(
        &["9.part.5"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 01 partisan:4 leader:0; first 01 is hidden; second at 02 interv_rifle:4 leader:0 order:maneuver
         given second at 07 interv_rifle:4; execution
         second: act 02
         second: go 01
         first: pass
         second: halt
         first: slip 07 -> refused 9.part.5
         first: slip 08 -> refused S1.adj.1
         first: slip 02",
    );
}

#[test]
fn a_trap_that_nobody_walked_into_costs_no_order() {
    check(
        &["9.part.5", "9.part.5#4"],
        "scenario transsib battles=entered
         given plain board; card 10 O12; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 10 partisan:4 leader:0 order:maneuver; first 10 is hidden; second at 09 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 09
         second: go 10
         first: spring
         first: state 1
         second: state 1
         first: done
         second: result 10 20 defender dusk none A1:0,D1:0 found=no
         first: accept
         then first 10 hidden = true
         then first 10 acted = false",
    );
}

#[test]
fn they_bar_a_retreat_and_are_known() {
    check(
        &["8.after.2", "9.part.5"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 3; contact 1; first tactic assault; second tactic hold
         given first at 15 partisan:8 leader:0 order:assault; first at 27 partisan:4; first 27 is hidden; second at 21 interv_rifle:4; execution
         first: act 15
         first: go 21
         first: state 2
         second: state 1
         second: retire ; 1 1
         second: retreat 27
         then stands second 21 = interv_rifle:4
         then knows second 27 = true
         then first 27 hidden = true
         second: retreat 20",
    );
}
