//! 9.rec: what forces are told of each other.

use super::check;

#[test]
fn forces_in_one_space_scout_each_other() {
    check(
        &["9.rec.1", "9.rec.1#1", "9.rec.2", "9.rec.2#1", "9.rec.2#2", "9.rec.4", "9.rec.4#1"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 volunteer:12 gun_75:1 leader:0 order:assault; second at 15 red_cav:4 armoured_car:1 leader:0
         given execution
         first: act 21
         first: go 15
         then asked = first second
         first: state 5
         then total second 15 = 0
         then headings second 15 = none
         then asked = second
         second: state 2
         then total second 15 = 5
         then headings second 15 = infantry artillery
         then total first 15 = 2
         then headings first 15 = cavalry vehicles
         then asked = second
         then prompt = riverdon-ask-stay
         second: retire",
    );
}

#[test]
fn twelve_platoons_are_three_counters() {
    check(
        &["9.rec.2", "9.rec.2#3", "9.rec.3"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 volunteer:12 leader:0 order:assault; second at 15 red_cav:1; execution
         first: act 21
         first: go 15
         first: state 1 -> refused 9.rec.3
         first: state 5 -> refused 9.rec.3
         first: state 4
         second: state 2 -> refused 9.rec.3
         second: state 1
         then total second 15 = 4",
    );
}

#[test]
fn five_counters_pass_for_three_to_seven() {
    check(
        &["9.rec.3", "9.rec.3#1", "9.rec.3#2"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 volunteer:1 mg:4 leader:0 order:assault; second at 15 red_cav:1; execution
         first: act 21
         first: go 15
         first: state 2 -> refused 9.rec.3
         first: state 8 -> refused 9.rec.3
         then orders first state = 5
         then orders second state = 1
         first: state 3",
    );
}

#[test]
fn seven_is_the_most_for_five() {
    check(
        &["9.rec.3", "9.rec.3#1"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 volunteer:1 mg:4 leader:0 order:assault; second at 15 red_cav:1; execution
         first: act 21
         first: go 15
         first: state 7",
    );
}

#[test]
fn leaders_and_aircraft_are_not_counted() {
    check(
        &["9.rec.2"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 volunteer:4 leader:0 leader:0 order:assault; first aircraft air_recon:2; second at 15 red_cav:1; execution
         first: act 21
         first: go 15
         then orders first state = 1",
    );
}

#[test]
fn the_true_total_can_be_stated_without_reckoning_it() {
    check(
        &["9.rec.2", "9.rec.2#3"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 volunteer:12 gun_75:1 leader:0 order:assault; second at 15 red_cav:1; execution
         first: act 21
         first: go 15
         then asked = first second
         second: state_truth
         then total second 15 = 0
         first: state_truth
         then total second 15 = 4
         then total first 15 = 1",
    );
}

#[test]
fn high_ground_looks_around() {
    check(
        &["9.rec.5", "9.rec.5#1"],
        "given plain board; card 15 O2; nobody else; fog hidden; initiative first; turn 1; first at 15 volunteer:4 leader:0
         given second at 14 soviet_rifle:8 gun_75:1 leader:0; second at 13 soviet_rifle:8; turn start
         first: keep ; 1 1 1
         then total first 14 = 3
         then headings first 14 = infantry artillery
         then knows first 14 = true
         then knows first 13 = false
         then knows second 15 = false",
    );
}

#[test]
fn flat_ground_does_not() {
    check(
        &["9.rec.5", "9.rec.5#2"],
        "given plain board; card 15 O1; nobody else; fog hidden; initiative first; turn 1; first at 15 volunteer:4 leader:0
         given second at 14 soviet_rifle:8 gun_75:1 leader:0; turn start
         first: keep ; 1 1 1
         then knows first 14 = false",
    );
}

#[test]
fn a_force_passes_for_what_was_laid_down() {
    check(
        &["9.rec.5", "9.rec.5#3"],
        "given plain board; card 15 O2; nobody else; fog hidden; initiative second; turn 2; first at 15 volunteer:4 leader:0
         given second at 03 soviet_rifle:4 mg:3 leader:0; leaders
         second: present 03 1 -> refused 9.rec.3
         second: present 03 7 -> refused 9.rec.3
         second: present 03 6
         given second tactic assault; first tactic hold; orders
         second: order leader1 order=maneuver
         given execution
         second: act 03
         second: go 09
         then total first 09 = 6
         then asked = second",
    );
}

#[test]
fn the_true_number_where_nothing_was_laid_down() {
    check(
        &["9.rec.5"],
        "given plain board; card 15 O2; nobody else; fog hidden; initiative second; turn 2; first at 15 volunteer:4 leader:0
         given second at 03 soviet_rifle:4 mg:3 leader:0 order:maneuver; second tactic assault; first tactic hold; execution
         second: act 03
         second: go 09
         then total first 09 = 4",
    );
}

#[test]
fn whoever_comes_onto_high_ground_sees() {
    check(
        &["9.rec.5"],
        "given plain board; card 15 O2; covered; nobody else; fog hidden; initiative first; turn 2
         given first at 21 volunteer:4 leader:0 order:maneuver; second at 09 soviet_rifle:4; first tactic assault; execution
         then sees first 09 = false
         first: act 21
         first: go 15
         then sees first 09 = true
         then total first 09 = 1",
    );
}

#[test]
fn hidden_partisans_are_seen_on_open_ground_only() {
    check(
        &["9.rec.5"],
        "scenario transsib
         given plain board; card 15 O2; card 16 O18; nobody else; initiative second; turn 1; second at 15 interv_rifle:4 leader:0
         given first at 14 partisan:4; first at 16 partisan:4; first 14 is hidden; first 16 is hidden; turn start
         second: keep ; 1 1 1
         then knows second 14 = true
         then knows second 16 = false",
    );
}

#[test]
fn bombers_bring_no_report() {
    check(
        &["9.rec.6", "9.rec.6#1"],
        "given plain board; nobody else; fog hidden; initiative first; turn 2; first stock 9; first aircraft air_bomber:1
         given first at 33 volunteer:4 leader:0; second at 09 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 09 unit=air_bomber
         first: done
         second: done ; 4 4 4 4
         then total first 09 = 0
         then headings first 09 = none",
    );
}
