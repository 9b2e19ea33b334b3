//! 9.brid: bridges, blown and repaired.

use super::check;

#[test]
fn a_force_blows_the_bridge_of_its_space() {
    check(
        &["9.brid.1", "9.brid.1#1"],
        "given plain board; card 15 R1; nobody else; initiative first; turn 2; first stock 1; first at 15 volunteer:4; missions
         given first tactic assault; second at 01 soviet_rifle:4 leader:0
         first: mission demolish_bridge 15 bank=near
         then stock first = 0
         then bridge 15 = whole
         first: done
         second: done
         then bridge 15 = down",
    );
}

#[test]
fn from_the_next_space_nobody_does() {
    check(
        &["9.brid.1", "9.brid.1#2"],
        "given plain board; card 15 R1; nobody else; initiative first; turn 2; first stock 9; first at 14 volunteer:4 leader:0; missions
         first: mission demolish_bridge 15 -> refused 9.brid.1
         first: mission demolish_bridge 14 -> refused 9.brid.1",
    );
}

#[test]
fn fords_stay() {
    check(
        &["9.brid.1"],
        "given plain board; card 15 R2; nobody else; initiative first; turn 2; first stock 9; first at 15 volunteer:4 leader:0; missions
         first: mission demolish_bridge 15 -> refused 9.brid.1",
    );
}

#[test]
fn a_bridge_is_blown_once() {
    check(
        &["9.brid.1"],
        "given plain board; card 15 R1; nobody else; initiative first; turn 2; first stock 9; first at 15 volunteer:4 leader:0; missions
         first: mission demolish_bridge 15 bank=near
         first: mission demolish_bridge 15 bank=near -> refused 9.brid.1
         given bridge down 15; missions
         first: mission demolish_bridge 15 -> refused 9.brid.1",
    );
}

#[test]
fn a_rail_bridge_costs_two() {
    check(
        &["9.brid.2", "9.brid.2#1"],
        "given plain board; card 15 TR2; nobody else; initiative first; turn 2; first stock 1; first at 15 volunteer:4 leader:0; missions
         first: mission demolish_bridge 15 -> refused 9.brid.1
         first: mission demolish_rail_bridge 15 -> refused 3.res.2
         given first stock 2
         first: mission demolish_rail_bridge 15 bank=near
         first: done
         second: done
         then rail_bridge 15 = down
         then stock first = 0",
    );
}

#[test]
fn repair_takes_two_turns() {
    check(
        &["9.brid.3", "9.brid.3#1"],
        "given plain board; card 15 R1; bridge down 15; nobody else; initiative first; turn 3; first stock 4; first tactic assault
         given first at 15 volunteer:4 leader:0 bank:near; missions
         first: mission repair_bridge 15
         first: done
         second: done
         then bridge 15 = down
         then first 15 banks = near
         given turn 4; first tactic assault; missions
         first: mission repair_bridge 15
         first: done
         second: done
         then bridge 15 = whole
         then first 15 banks = both
         then stock first = 0",
    );
}

#[test]
fn a_gap_loses_the_first_payment() {
    check(
        &["9.brid.3", "9.brid.3#2"],
        "given plain board; card 15 R1; bridge down 15; nobody else; initiative first; turn 3; first stock 9; first tactic assault
         given first at 15 volunteer:4 leader:0; missions
         first: mission repair_bridge 15
         first: done
         second: done
         given turn 4; first tactic assault; missions
         first: done
         second: done
         given turn 5; first tactic assault; missions
         first: mission repair_bridge 15
         first: done
         second: done
         then bridge 15 = down
         given turn 6; first tactic assault; missions
         first: mission repair_bridge 15
         first: done
         second: done
         then bridge 15 = whole",
    );
}

#[test]
fn a_whole_bridge_needs_no_repair() {
    check(
        &["9.brid.3"],
        "given plain board; card 15 R1; nobody else; initiative first; turn 3; first stock 9; first at 15 volunteer:4 leader:0; missions
         first: mission repair_bridge 15 -> refused 9.brid.3",
    );
}

#[test]
fn rail_bridges_stay_down() {
    check(
        &["9.brid.4", "9.brid.4#1"],
        "given plain board; card 15 TR2; rail bridge down 15; nobody else; initiative first; turn 3; first stock 9
         given first at 15 volunteer:4 leader:0; missions
         first: mission repair_bridge 15 -> refused 9.brid.4",
    );
}

#[test]
fn who_blew_a_rail_bridge_does_not_win() {
    check(
        &["9.brid.5", "9.brid.5#1"],
        "given plain board; card 15 TR2; nobody else; initiative first; turn 2; first stock 9; first tactic assault
         given first at 15 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0; first began 700 100; second began 700 100; missions
         first: mission demolish_rail_bridge 15 bank=near
         first: done
         second: done
         given second lost 350; end of turn
         then winner = nobody
         then outcome = 9.brid.5",
    );
}

#[test]
fn the_other_side_still_does() {
    check(
        &["9.brid.5"],
        "given plain board; card 15 TR2; nobody else; initiative first; turn 2; first stock 9; first tactic assault
         given first at 15 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0; first began 700 100; second began 700 100; missions
         first: mission demolish_rail_bridge 15 bank=near
         first: done
         second: done
         given first lost 350; end of turn
         then winner = second",
    );
}

#[test]
fn other_crossings_stay() {
    check(
        &["9.brid.6", "9.brid.6#1"],
        "given plain board; card 15 TR1; bridge down 15; nobody else; initiative first; turn 2; first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0 order:maneuver; second at 01 soviet_rifle:4; execution
         first: act 21
         first: go 15>09",
    );
}

#[test]
fn a_blown_rail_bridge_cuts_supply() {
    check(
        &["9.brid.6", "9.brid.6#2"],
        "given plain board; card 04 T1; card 10 T1; card 16 TR2; card 22 T1; card 28 T1; card 34 T1; nobody else
         given first at 04 volunteer:4
         then first 04 supplied = true
         given rail bridge down 16
         then first 04 supplied = false",
    );
}

#[test]
fn who_held_both_banks_chooses_one() {
    check(
        &["9.brid.6", "9.brid.6#3"],
        "given plain board; card 15 R1; nobody else; initiative first; turn 2; first stock 9; first tactic assault
         given first at 15 volunteer:4 leader:0 order:maneuver; second at 01 soviet_rifle:4 leader:0; missions
         then first 15 banks = both
         first: mission demolish_bridge 15 -> refused 9.brid.6
         first: mission demolish_bridge 15 bank=far
         first: done
         second: done
         then first 15 banks = far
         first: act 15
         first: go 09 -> refused 6.river.1
         first: go 21",
    );
}

#[test]
fn a_bank_is_chosen_once_the_last_crossing_is_to_go() {
    check(
        &["9.brid.6"],
        "given plain board; card 15 TR1; nobody else; initiative first; turn 2; first stock 9; first tactic assault
         given first at 15 volunteer:4 leader:0 order:maneuver; second at 01 soviet_rifle:4 leader:0; missions
         first: mission demolish_bridge 15 bank=far -> refused 6.river.6
         first: mission demolish_bridge 15
         first: mission demolish_rail_bridge 15 -> refused 9.brid.6
         first: mission demolish_rail_bridge 15 bank=far
         first: done
         second: done
         then first 15 banks = far",
    );
}

#[test]
fn the_enemy_does_not_finish_a_repair() {
    check(
        &["9.brid.3"],
        "given plain board; nobody else; card 15 R1; bridge down 15; turn 5; contact 1; initiative first; first stock 9; second stock 9
         given first tactic assault; second tactic hold; second at 15 soviet_rifle:4 leader:0; first at 33 volunteer:1 leader:0; missions
         second: mission repair_bridge 15
         second: done
         first: done
         given second 15 gone; second at 03 soviet_rifle:4; first at 15 volunteer:4 leader:0; turn 6; missions
         first: mission repair_bridge 15
         first: done
         second: done
         then bridge 15 = down
         given turn 7; missions
         first: mission repair_bridge 15
         first: done
         second: done
         then bridge 15 = whole",
    );
}
