//! 1: the turn.

use super::campaign::{check, deployed, recheck};

#[test]
fn a_turn_has_eight_phases() {
    check(
        &["1.turn.1", "1.turn.1#1", "1.turn.1#2", "S2.flow.1", "S2.flow.1#1"],
        "given first at 33 volunteer:3 leader:0; second at 03 red_guard:3 leader:0; initiative step
         first: keep ; 1 1 1
         then phase = leaders
         first: order leader1 order=assault -> refused 1.turn.1
         first: done
         second: done
         then phase = operation
         first: order leader1 order=assault -> refused 1.turn.1
         first: choose assault
         then phase = defence
         second: choose withdrawal
         then phase = orders
         first: order leader1 order=assault
         first: done
         second: done
         then phase = missions
         first: done
         second: done
         then phase = execution
         first: choose probe -> refused 1.turn.1
         then tactic first = riverdon-tactic-assault
         then tactic second = riverdon-tactic-withdrawal
         first: done
         second: done
         then turn = 6
         then phase = initiative
         then tactic first = none
         then tactic second = none",
    );
}

#[test]
fn nobody_asks_for_the_initiative_in_the_first_turn() {
    let state = deployed("steppe", &["31", "32", "33", "34", "35", "36"], &["01", "02", "03", "04", "05", "06"]);
    recheck(&["1.turn.2", "1.turn.2#1"], state, "then turn = 1\nthen phase = leaders");
}

#[test]
fn surrender_comes_before_resources() {
    check(
        &["1.turn.3", "1.turn.3#1"],
        "given turn 3; first stock 0; second stock 0; first at 21 volunteer:3 leader:0; first at 36 volunteer:3
         given second at 20 red_guard:3; second at 22 red_guard:3; rest
         second: done
         then turn = 4
         then first 21 surrounded = true
         first: keep ; 3 4 2 1
         then stock first = 4
         then stock second = 2
         then weather = good",
    );
    check(
        &["1.turn.3#1"],
        "given turn 3; first stock 0; first at 21 volunteer:3; first at 36 volunteer:3
         given second at 20 red_guard:3; second at 22 red_guard:3; rest
         second: done
         first: keep ; 2 4 2 1
         then stands first 21 = nobody
         then stock first = 4",
    );
}

#[test]
fn mutiny_comes_before_orders_are_carried_out() {
    check(
        &["1.turn.3#2"],
        "given first stock 1; first aircraft air_recon:1; first at 33 volunteer:3
         given second at 15 interv_weary:3 leader:0 order:assault; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 4 1 1
         then phase = execution
         then second 15 mutinous = true
         then second 15 order = none",
    );
}

#[test]
fn tactics_hold_for_the_whole_turn() {
    check(
        &["1.turn.4", "1.turn.4#1"],
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3; execution
         first: act 21
         first: go 15
         second: choose counterattack -> refused 1.turn.1
         then tactic second = riverdon-tactic-hold",
    );
}
