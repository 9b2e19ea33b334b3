//! 4: moving leaders.

use engine::{Eyes, Game, Shown};

use super::campaign::{check, recheck};
use super::game;

#[test]
fn a_leader_rides_three_spaces() {
    check(
        &["4.lead.1", "4.lead.1#1", "4.lead.1#2"],
        "given first at 20 volunteer:3 leader:0; second at 03 red_guard:3; leaders
         first: ride leader1 21>22>23>24 -> refused 4.lead.1
         first: ride leader1 21>22>23
         then leader first 1 = 23
         first: ride leader1 24 -> refused 4.lead.1",
    );
}

#[test]
fn whoever_picks_a_leader_up_is_shown_every_space_within_his_ride() {
    let state = check(
        &["4.lead.1", "4.lead.4"],
        "given first at 20 volunteer:3 leader:0; second at 03 red_guard:3; leaders
         first: ride leader1 21",
    );
    let first = game().title().seat("first").expect("a seat");
    let mut orders = Vec::new();
    game().orders_of(&state, first, &["leader1"], &mut orders);
    let rides: Vec<String> =
        orders.iter().map(|order| engine::notation::print(game().title().verbs, &game().draft(order))).collect();
    assert!(rides.contains(&"ride leader1 22".to_owned()), "{rides:?}");
    assert!(rides.iter().any(|ride| ride.ends_with(">23")), "{rides:?}");
    assert!(!rides.iter().any(|ride| ride.matches('>').count() > 1), "two spaces are left: {rides:?}");
}

#[test]
fn nobody_sees_him_ride() {
    let before = check(
        &["4.lead.2", "4.lead.2#1"],
        "given first at 20 volunteer:3 leader:0; first at 27 volunteer:3; second at 15 red_guard:3 leader:0; leaders
         then asked = first second",
    );
    let after = recheck(&[], before, "first: ride leader1 21>27\nthen leader first 1 = 27\nfirst: done");
    let second = game().title().seat("second").expect("a seat");
    let seen = |state| serde_json::to_string(&game().view(state, Eyes::Seat(second))).expect("a view");
    assert_eq!(seen(&before), seen(&after));
}

#[test]
fn out_of_a_ring_he_rides_one_space() {
    check(
        &["4.lead.3", "4.lead.3#1"],
        "given first at 15 volunteer:3 leader:0; second at 14 red_guard:3; second at 16 red_guard:3
         given first 15 is surrounded; leaders
         first: ride leader1 21>27 -> refused 4.lead.3
         first: ride leader1 21
         then leader first 1 = 21",
    );
}

#[test]
fn a_leader_never_rides_among_the_enemy() {
    check(
        &["4.lead.4", "4.lead.4#1"],
        "given first at 15 volunteer:3 leader:0; second at 16 red_guard:3; leaders
         first: ride leader1 16>17 -> refused 4.lead.4",
    );
    check(
        &["4.lead.4"],
        "given fog hidden; first at 14 volunteer:3 leader:0; second at 16 red_guard:3; leaders
         first: ride leader1 15>16>17
         then leader first 1 = 15
         then knows first 16 = true",
    );
}

#[test]
fn he_also_moves_with_his_force() {
    check(
        &["4.lead.5", "4.lead.5#1"],
        "given first at 20 volunteer:3 leader:0; first at 23 cossack:3; first at 36 volunteer:3 leader:0
         given second at 01 red_guard:3; leaders
         first: ride leader1 21>22>23
         first: done
         second: done
         first: choose assault
         second: choose hold
         first: order leader1 order=maneuver
         first: order leader2 order=assault
         first: done
         second: done
         first: done
         second: done
         first: act 23
         first: go 17>11
         then leader first 1 = 11
         then stands first 11 = cossack:3",
    );
}

#[test]
fn a_leader_caught_alone_slips_away_or_falls() {
    check(
        &["4.lead.6", "4.lead.6#1"],
        "given first at 15 leader:0; first at 21 volunteer:3; second at 09 red_guard:3 leader:0 order:maneuver
         given initiative second; second tactic assault; first tactic hold; execution
         second: act 09
         second: go 10>16
         second: halt
         first: pass
         then leader first 1 = 15",
    );
    check(
        &["4.lead.6#1"],
        "given first at 15 leader:0; first at 21 volunteer:3; first at 01 volunteer:3; second at 09 red_guard:3 leader:0 order:assault
         given initiative second; second tactic assault; first tactic hold; execution
         second: act 09
         second: go 15
         then leader first 1 = 21",
    );
    check(
        &["4.lead.6#1"],
        "given first at 15 leader:2; first at 33 volunteer:3; first at 36 volunteer:3; second at 09 red_guard:3 leader:0 order:assault
         given initiative second; second tactic assault; first tactic hold; execution
         second: act 09
         second: go 15
         then leader first 1 = 33",
    );
    check(
        &["4.lead.6#2"],
        "given first at 09 leader:2; first at 33 volunteer:3; first at 36 volunteer:3; second at 03 red_guard:3 leader:0 order:assault
         given initiative second; second tactic assault; first tactic hold; execution
         second: act 03
         second: go 09 ; 3 3
         then asked = first
         first: join 09 -> refused S2.lead.1
         first: join 36
         then leaders first = 1
         then leader first 1 = 36
         then rating first 1 = 1
         then asked = second",
    );
}

#[test]
fn rivers_do_not_stop_a_leader_but_great_ones_do() {
    check(
        &["4.lead.7", "4.lead.7#1"],
        "given card 14 R3; card 13 R3; card 15 R3; first at 14 volunteer:3 leader:0; second at 03 red_guard:3
         given great river 26 32; leaders
         first: ride leader1 20
         then leader first 1 = 20
         first: ride leader1 26 -> refused 4.lead.7",
    );
}

#[test]
fn one_leader_commands() {
    check(
        &["4.lead.8", "4.lead.8#1"],
        "given first at 21 volunteer:3 leader:2 leader:0; second at 15 red_guard:3; orders
         then first 21 leader = 1
         first: order leader1 order=disengage
         first: name leader2
         then first 21 leader = 2
         first: order leader1 order=disengage -> refused 4.lead.8
         first: order leader2 order=disengage -> refused 5.gen.2",
    );
}

#[test]
fn nor_does_he_ride_on_from_there() {
    check(
        &["4.lead.3"],
        "given first at 15 volunteer:3 leader:0; second at 14 red_guard:3; second at 16 red_guard:3
         given first 15 is surrounded; leaders
         first: ride leader1 21
         first: ride leader1 27 -> refused 4.lead.1
         then leader first 1 = 21",
    );
}
