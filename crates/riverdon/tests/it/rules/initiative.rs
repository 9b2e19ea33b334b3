//! 2: the strategic initiative.

use riverdon::read_scenario;

use super::campaign::{begun, check, deployed, recheck};
use super::cites;
use crate::own;

#[test]
fn the_scenario_names_the_first_holder() {
    recheck(&["2.si.1", "2.si.1#1"], begun("petlura", &[]), "then initiative = first");
    let petlura = own().scenario("petlura").expect("a scenario");
    assert_eq!(own().ids.id(petlura.sides[0].nation), "ukrainian_army");
}

#[test]
fn a_scenario_without_a_holder_is_refused() {
    cites(&["2.si.1"]);
    let text = include_str!("../../../data/scenarios.toml");
    let start = text.find("[[scenario]]").expect("a scenario");
    let end = start + 1 + text[start + 1..].find("[[scenario]]\n").expect("another");
    let whole = &text[start..end];
    read_scenario(own(), whole, "mine").expect("a sound scenario");
    let without: String = whole.lines().filter(|line| !line.starts_with("initiative")).collect::<Vec<_>>().join("\n");
    let fault = read_scenario(own(), &without, "mine").expect_err("refused").to_string();
    assert!(fault.contains("initiative"), "{fault}");
}

#[test]
fn the_holder_operates_and_the_other_defends() {
    check(
        &["2.si.2", "2.si.2#1", "2.si.2#2"],
        "given first at 33 volunteer:3; second at 03 red_guard:3; operation
         first: choose hold -> refused 2.si.2
         then orders first choose = 3
         first: choose probe
         then orders second choose = 3
         second: choose assault -> refused 2.si.2
         second: choose withdrawal",
    );
}

/// A turn whose one order is an assault from one empty space into the next.
fn turn(from: &str, to: &str) -> String {
    format!(
        "first: keep ; 1 1 1
         first: done
         second: done
         first: choose assault
         second: choose hold
         first: order leader1 order=assault
         first: done
         second: done
         first: done
         second: done
         first: act {from}
         first: go {to}
         first: halt
         second: pass
         first: done
         second: done\n"
    )
}

#[test]
fn it_lasts_until_it_is_lost() {
    let turns = ["33 27", "27 21", "21 15"].map(|way| {
        let (from, to) = way.split_once(' ').expect("two spaces");
        turn(from, to)
    });
    check(
        &["2.si.3", "2.si.3#1"],
        &format!(
            "given first at 33 volunteer:3 leader:0; second at 01 red_guard:3; initiative step
             {}then turn = 8
             then initiative = first",
            turns.concat()
        ),
    );
}

/// An attack by a company of cavalry that retires before the battle.
fn lost(from: &str, to: &str) -> String {
    format!(
        "first: act {from}
         first: go {to}
         first: state 1
         second: state 1
         second: stand
         first: retire
         first: retreat {from}\n"
    )
}

/// An attack before which a company of cavalry retires.
fn won(from: &str, to: &str, away: &str) -> String {
    format!(
        "first: act {from}
         first: go {to}
         first: state 1
         second: state 1
         second: retire
         second: retreat {away}
         first: halt\n"
    )
}

#[test]
fn one_lost_necessary_order_costs_it() {
    let (wins, loses) = (won("24", "18", "12"), lost("21", "15"));
    check(
        &["2.si.a1", "2.si.a1#1"],
        &format!(
            "given first at 21 cossack:3 leader:0 order:assault; second at 15 red_guard:3
             given first at 24 cossack:3 leader:0 order:assault; second at 18 red_cav:3; execution
             {wins}{loses}first: done
             second: done
             then turn = 6
             then initiative = second"
        ),
    );
}

#[test]
fn one_left_although_it_could_be_carried_out_costs_it() {
    let left = |target: &str| {
        check(
            &["2.si.a1", "2.si.a1#2"],
            &format!(
                "given first at 33 volunteer:3 leader:0 order:assault; second at 01 red_guard:3{target}; execution
                 first: done
                 second: done
                 then turn = 6"
            ),
        )
    };
    recheck(&[], left(""), "then initiative = second");
    recheck(&[], left("; first friendly 21 26 27 28 31 32 34 35"), "then initiative = first");
}

#[test]
fn an_enemy_who_has_left_is_beaten() {
    check(
        &["2.si.a2", "2.si.a2#1"],
        "given second tactic withdrawal; first at 21 volunteer:3 leader:0 order:assault; first at 36 volunteer:3 leader:0 order:maneuver
         given second at 15 red_guard:3 leader:0 order:disengage; execution
         first: act 36
         first: go 35
         first: halt
         second: act 15
         second: go 09>03
         second: halt
         first: act 21
         first: go 15
         first: halt
         second: pass
         first: done
         second: done
         then turn = 6
         then initiative = first",
    );
}

#[test]
fn a_cancelled_order_is_no_failure() {
    check(
        &["2.si.a3", "2.si.a3#1"],
        "given second tactic counterattack; first at 21 cossack:3 leader:0 order:assault
         given first at 24 volunteer:3 leader:0 order:assault; second at 15 red_guard:3 leader:0 order:assault; execution
         first: act 24
         first: go 18
         first: halt
         second: act 15
         second: go 21
         first: state 1
         second: state 1
         first: retire
         first: retreat 27
         second: halt
         first: act 27 -> refused 6.seq.7
         first: done
         second: done
         then turn = 6
         then initiative = first",
    );
    check(
        &["2.si.a3#2"],
        "given second tactic counterattack; first at 21 volunteer:3 leader:0 order:assault
         given first at 36 volunteer:3 leader:0 order:maneuver; second at 15 red_cav:3 leader:0 order:assault; execution
         first: act 36
         first: go 35
         first: halt
         second: act 15
         second: go 21
         first: state 1
         second: state 1
         first: stand
         second: retire
         second: retreat 15
         first: done
         second: done
         then turn = 6
         then initiative = first",
    );
}

#[test]
fn a_lost_initiative_passes_with_the_next_turn() {
    let loses = lost("21", "15");
    check(
        &["2.si.a4", "2.si.a4#1", "2.si.a4#2"],
        &format!(
            "given turn 3; first tactic probe; first at 21 cossack:3 leader:0 order:probe; second at 15 red_guard:3
             given first at 36 volunteer:3 leader:0 order:maneuver; execution
             {loses}then initiative = first
             then asked = first
             first: act 36
             first: halt
             second: pass
             first: done
             second: done
             then turn = 4
             then initiative = second
             then asked = second"
        ),
    );
}

#[test]
fn the_holder_can_give_it_up_when_a_turn_begins() {
    check(
        &["2.si.b1", "2.si.b1#1"],
        "given first at 33 volunteer:3; second at 03 red_guard:3; initiative step
         then asked = first
         first: yield_up ; 1 1 1
         then initiative = second
         first: done
         second: done
         then phase = operation
         then asked = second",
    );
    check(
        &["2.si.b1#2"],
        "given first at 33 volunteer:3; second at 03 red_guard:3; operation
         first: yield_up -> refused 2.si.b1",
    );
}

/// The first side has won a battle in 15; the second has a force in 18.
fn after_battle(second: &str) -> String {
    let wins = won("21", "15", "09");
    format!(
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_cav:3; second at 18 {second}
         given first at 36 volunteer:3 leader:0 order:maneuver; first at 30 volunteer:3; execution
         {wins}"
    )
}

#[test]
fn the_best_may_cut_in_after_a_battle() {
    let state = check(&["2.si.c1", "2.si.c1#1"], &after_battle("red_guard:3 leader:2 order:assault"));
    recheck(
        &[],
        state,
        "then asked = second
         then prompt = riverdon-ask-preempt
         second: act 18
         then phase = action
         then rated second 1 = true",
    );
    recheck(&["2.si.c1#2"], state, "given second 18 is acted\nsecond: act 18 -> refused 6.seq.6");
    let lesser = check(&["2.si.c1#3", "2.si.c1#4"], &after_battle("red_guard:3 leader:1 order:probe"));
    recheck(
        &[],
        lesser,
        "then asked = second
         second: act 18 -> refused 2.si.c1
         then orders second act = 0
         second: pass
         then asked = first",
    );
}

#[test]
fn nobody_is_asked_who_is_known_to_have_no_such_leader() {
    let mut script = after_battle("red_guard:3 leader:1 order:probe");
    script = script.replace("; execution", "; second rated 1; execution");
    let state = check(&["2.si.c1"], &script);
    recheck(&[], state, "then asked = first\nthen prompt = riverdon-ask-operator");
}

#[test]
fn a_pre_emption_is_one_action() {
    let state = check(&["2.si.c2", "2.si.c2#1"], &after_battle("red_guard:3 leader:2 order:maneuver"));
    recheck(
        &[],
        state,
        "second: act 18
         second: go 12
         second: halt
         then asked = first
         then prompt = riverdon-ask-operator",
    );
    check(
        &["2.si.c2#2"],
        "given first at 36 volunteer:3 leader:0 order:maneuver; second at 03 red_guard:3 leader:2 order:maneuver
         given second at 01 red_guard:3 leader:2 order:maneuver; execution
         first: act 36
         first: go 35
         first: halt
         then prompt = riverdon-ask-reply
         second: act 03
         second: go 09
         second: halt
         then asked = first
         then prompt = riverdon-ask-operator",
    );
}

#[test]
fn a_pre_emption_can_cost_the_initiative() {
    let turn = |order: &str| {
        let wins = won("21", "15", "09");
        check(
            &["2.si.c3"],
            &format!(
                "given first tactic breakthrough; first at 21 volunteer:3 leader:0 order:assault; second at 15 red_cav:3
                 given first at 24 cossack:3 leader:0 order:{order}; second at 18 red_guard:3 leader:2 order:assault
                 given execution
                 {wins}second: act 18
                 second: go 24
                 first: state 1
                 second: state 1
                 first: retire
                 first: retreat 30
                 second: halt
                 first: done
                 second: done
                 then turn = 6"
            ),
        )
    };
    recheck(&["2.si.c3#1"], turn("breakthrough"), "then initiative = second");
    recheck(&["2.si.c3#2"], turn("reserve"), "then initiative = first");
}

#[test]
fn until_the_turn_after_first_contact_it_cannot_be_lost() {
    let loses = lost("21", "15");
    let state = check(
        &["2.si.first.1", "2.si.first.1#1"],
        &format!(
            "given turn 3; contact none; first tactic probe; first at 21 cossack:3 leader:0 order:probe
             given second at 15 red_guard:3; execution
             {loses}first: done
             second: done
             then contact = 3
             then turn = 4
             then initiative = first"
        ),
    );
    recheck(
        &["2.si.first.1#2"],
        state,
        &format!(
            "first: keep ; 1 1 1
             first: done
             second: done
             first: choose assault
             second: choose hold
             first: order leader1 order=assault
             first: done
             second: done
             first: done
             second: done
             {loses}first: done
             second: done
             then turn = 5
             then initiative = second"
        ),
    );
    check(
        &["2.si.first.1"],
        "given turn 3; contact none; first at 33 volunteer:3; second at 03 red_guard:3; initiative step
         first: yield_up ; 1 1 1
         then initiative = second",
    );
}

#[test]
fn contact_is_made_by_standing_side_by_side() {
    let state = deployed("ice_march", &["31"], &["25", "19", "13", "07", "01"]);
    recheck(&["2.si.first.2", "2.si.first.2#1"], state, "then turn = 1\nthen contact = 1");
    let state = deployed("ice_march", &["31"], &["06", "12", "18", "05", "04"]);
    recheck(&["2.si.first.2"], state, "then turn = 1\nthen contact = none");
}

#[test]
fn forces_that_nobody_sees_make_contact_when_they_meet() {
    check(
        &["2.si.first.2"],
        "given fog hidden; contact none; first at 27 volunteer:3 leader:0 order:maneuver; second at 15 red_guard:3
         given execution
         first: act 27
         first: go 21
         then contact = none
         first: go 15
         then contact = 5",
    );
}

#[test]
fn only_the_first_holder_is_protected() {
    check(
        &["2.si.first.1"],
        "given contact 5; initiative second; second tactic assault; first tactic hold
         given second at 15 red_guard:3 leader:0 order:assault; first at 21 volunteer:3; execution
         second: done
         first: done
         then turn = 6
         then initiative = first",
    );
}

#[test]
fn those_who_come_in_beside_the_enemy_make_contact() {
    super::check(
        &["2.si.first.2", "sc1.force.3", "8.deploy.1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; contact none; first at 08 officer:4 leader:0; first began 300 50
         given second at 36 red_guard:4 leader:0; second at off leader:0; second waits red_guard:150; turn start
         first: keep ; 4 4 1 1 1
         then contact = none
         second: enter red_guard:150 07
         then contact = 3
         first: done
         second: done
         first: choose probe
         second: choose hold
         second: order leader1 order=dig_in
         second: order leader2 order=dig_in
         then second 36 dug_in = true
         then second 07 dug_in = false",
    );
}
