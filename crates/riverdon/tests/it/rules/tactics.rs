//! 5.gen, 5.op, 5.def, 5.carry, 5.nolead: tactics, and which orders they allow.

use engine::{Eyes, Game, Shown};

use super::campaign::{check, recheck};
use super::game;

#[test]
fn the_operation_is_announced_before_the_defence_is_chosen() {
    let state = check(
        &["5.gen.1", "5.gen.1#1"],
        "given first at 33 volunteer:3; second at 03 red_guard:3; operation
         then asked = first
         first: choose breakthrough
         then asked = second
         then tactic first = riverdon-tactic-breakthrough",
    );
    let second = game().title().seat("second").expect("a seat");
    let seen = game().view(&state, Eyes::Seat(second)).stage;
    assert!(seen.iter().any(|told| told.id == "riverdon-tactic-chosen"), "{seen:?}");
}

/// Which orders a tactic allows a leader of no distinction.
fn menu_check(cites: &[&str], side: &str, tactic: &str, orders: &str) {
    let (first, second) = if side == "first" { (tactic, "hold") } else { ("assault", tactic) };
    check(
        cites,
        &format!(
            "given first tactic {first}; second tactic {second}
             given first at 33 volunteer:3 leader:1; second at 03 red_guard:3 leader:1; orders
             then menu {side} 1 = {orders}"
        ),
    );
}

#[test]
fn each_tactic_allows_some_orders() {
    menu_check(&["5.op.probe", "5.op.probe#1"], "first", "probe", "probe maneuver disengage reserve");
    menu_check(&["5.op.assault", "5.op.assault#1"], "first", "assault", "probe assault maneuver reserve");
    let breakthrough = "probe assault breakthrough maneuver reserve";
    menu_check(&["5.op.breakthrough", "5.op.breakthrough#1"], "first", "breakthrough", breakthrough);
    menu_check(&["5.def.hold", "5.def.hold#1"], "second", "hold", "probe maneuver reserve dig-in");
    menu_check(&["5.def.withdrawal", "5.def.withdrawal#1"], "second", "withdrawal", "maneuver disengage reserve");
    let counterattack = "probe assault maneuver reserve";
    menu_check(&["5.def.counterattack", "5.def.counterattack#1"], "second", "counterattack", counterattack);
}

#[test]
fn each_leader_has_one_order_that_the_tactic_allows() {
    check(
        &["5.gen.2", "5.gen.2#1", "5.gen.2#2"],
        "given first at 31 volunteer:3 leader:0; first at 32 volunteer:3 leader:0; first at 33 volunteer:3 leader:0
         given first at 34 volunteer:3 leader:0; first at 36 volunteer:3; second at 03 red_guard:3; orders
         first: order leader1 order=disengage -> refused 5.gen.2
         first: order leader1 order=probe
         first: order leader1 order=assault
         first: order leader2 order=maneuver
         first: order leader3 order=reserve
         first: order leader4 order=reserve
         first: task 36 order=maneuver -> refused 5.nolead.1
         then written first = 4
         first: order leader4
         then written first = 3
         first: done",
    );
}

#[test]
fn an_order_names_no_target() {
    let acts = "given first at 21 volunteer:3 leader:0; second at 15 red_guard:3; second at 20 red_guard:3; orders
         first: order leader1 order=assault
         first: done
         second: done
         first: done
         second: done
         first: act 21
         then orders first go = 4";
    let acts = check(&["5.gen.2#3"], acts);
    recheck(&[], acts, "first: go 15\nthen phase = clash");
    recheck(&[], acts, "first: go 20\nthen phase = clash");
}

#[test]
fn written_orders_and_divisions_are_secret() {
    let before =
        check(&["5.gen.2#4"], "given first at 21 volunteer:6 leader:0 leader:1; second at 15 red_guard:3; orders");
    let after = recheck(
        &["5.gen.2#4"],
        before,
        "first: divide leader2 volunteer:2
         first: order leader1 order=assault
         first: order leader2 order=probe
         first: done
         then asked = second",
    );
    let second = game().title().seat("second").expect("a seat");
    let seen = |state| serde_json::to_string(&game().view(state, Eyes::Seat(second))).expect("a view");
    assert_eq!(seen(&before), seen(&after));
}

#[test]
fn orders_that_were_not_used_are_shown_when_the_turn_is_over() {
    let mut state = check(
        &["5.gen.2"],
        "given first at 21 volunteer:3 leader:0 order:reserve; second at 03 red_guard:3 leader:0 order:dig_in; execution
         first: done",
    );
    let (second, mut heard) = (game().title().seat("second").expect("a seat"), Vec::new());
    let mut dice = engine::Dice::given([]);
    let mut events = engine::Events::heard_by(&mut heard);
    engine::execute(game(), &mut state, second, &riverdon::Order::Done, &mut dice, &mut events).expect("legal");
    let shown = heard.iter().filter(|event| event.message.id == "riverdon-order-shown");
    assert!({ shown }.all(|event| event.to == engine::Seats::ALL && event.reveals));
    assert_eq!(heard.iter().filter(|event| event.message.id == "riverdon-order-shown").count(), 2);
}

#[test]
fn the_best_leaders_choose_freely_but_not_against_the_weather() {
    check(
        &["5.gen.3", "5.gen.3#1"],
        "given first at 33 volunteer:3; second at 03 red_guard:3 leader:2; second at 05 red_guard:3 leader:1; orders
         second: order leader2 order=breakthrough -> refused 5.gen.2
         second: order leader1 order=breakthrough
         then menu second 1 = probe assault breakthrough maneuver disengage reserve dig-in",
    );
    check(
        &["5.gen.3#2"],
        "given first at 33 volunteer:3; second at 03 red_guard:3 leader:2; weather bad; orders
         second: order leader1 order=breakthrough -> refused 9.wea.4",
    );
}

#[test]
fn the_operating_side_has_to_give_a_necessary_order() {
    check(
        &["5.gen.4", "5.gen.4#1", "5.gen.4#2"],
        "given second tactic counterattack; first at 21 volunteer:3 leader:0; second at 15 red_guard:3 leader:0; orders
         first: order leader1 order=probe
         first: done -> refused 5.gen.4
         first: order leader1 order=assault
         first: done
         second: order leader1 order=reserve
         second: done
         then phase = missions",
    );
}

#[test]
fn only_orders_of_the_necessary_kind_are_necessary() {
    check(
        &["5.gen.4#3"],
        "given first at 21 cossack:3 leader:0 order:probe; second at 15 red_guard:3
         given first at 24 cossack:3 leader:0 order:assault; second at 18 red_cav:3; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: retire
         first: retreat 21
         first: act 24
         first: go 18
         first: state 1
         second: state 1
         second: retire
         second: retreat 12
         first: halt
         first: done
         second: done
         then turn = 6
         then initiative = first",
    );
}

#[test]
fn an_operation_without_a_target_is_accepted_and_costs_the_initiative() {
    let turn = |contact: &str| {
        check(
            &["5.gen.5", "5.gen.5#1"],
            &format!(
                "given contact {contact}; first tactic probe; first at 33 volunteer:3 leader:0; second at 03 red_guard:3
                 given first friendly 27 32 34; orders
                 first: done
                 second: done
                 first: done
                 second: done
                 first: done
                 second: done
                 then turn = 6"
            ),
        )
    };
    let warned = |contact: &str, warning: &str| {
        check(
            &["5.gen.5", "5.gen.5#1"],
            &format!(
                "given contact {contact}; first tactic probe; first at 33 volunteer:3 leader:0 order:maneuver
                 given second at 03 red_guard:3; first friendly 27 32 34; orders
                 then undone first = {warning}
                 then undone second = nothing"
            ),
        )
    };
    warned("4", "riverdon-necessary-order-not-given");
    warned("5", "nothing");
    warned("none", "nothing");
    recheck(&[], turn("4"), "then initiative = second");
    recheck(&[], turn("5"), "then initiative = first");
    recheck(&[], turn("none"), "then initiative = first");
    check(
        &["5.gen.5"],
        "given first tactic probe; first at 33 volunteer:3 leader:0; second at 03 red_guard:3; first friendly 27 32; orders
         first: done -> refused 5.gen.4",
    );
}

#[test]
fn leaders_who_cannot_act_are_not_reckoned_with() {
    for flag in ["surrounded", "mutinous"] {
        check(
            &["5.gen.5"],
            &format!(
                "given first at 21 volunteer:3 leader:0; second at 15 red_guard:3; first 21 is {flag}; orders
                 first: done"
            ),
        );
    }
}

#[test]
fn a_necessary_order_has_failed_if_its_last_battle_is_lost() {
    check(
        &["5.gen.6", "5.gen.6#1"],
        "given first tactic breakthrough; first at 27 cossack:3 leader:0 order:breakthrough
         given second at 21 red_cav:3; second at 22 red_guard:3; execution
         first: act 27
         first: go 21
         first: state 1
         second: state 1
         second: retire
         second: retreat 15>09
         first: go 22
         first: state 1
         second: state 1
         second: stand
         first: retire
         first: retreat 21
         first: done
         second: done
         then turn = 6
         then initiative = second",
    );
}

#[test]
fn an_attack_that_can_be_made_must_be_made() {
    check(
        &["5.carry.1", "5.carry.1#1"],
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3; execution
         first: act 21
         first: halt -> refused 5.carry.1",
    );
    check(
        &["5.carry.1#2"],
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3; execution
         first: done
         second: done
         then turn = 6
         then initiative = second",
    );
}

#[test]
fn the_best_leaders_may_refuse_an_order() {
    check(
        &["5.carry.3", "5.carry.3#1"],
        "given first at 21 volunteer:3 leader:2 order:assault; second at 15 red_guard:3; execution
         first: done
         second: done
         then turn = 6
         then initiative = first",
    );
    check(
        &["5.carry.3"],
        "given first at 21 volunteer:3 leader:2 order:assault; second at 15 red_guard:3; execution
         first: act 21
         first: halt
         second: pass
         first: done
         second: done
         then initiative = first",
    );
}

#[test]
fn who_has_no_leader_has_no_order() {
    for order in ["assault", "probe", "maneuver", "disengage", "reserve"] {
        check(
            &["5.nolead.1", "5.nolead.1#1"],
            &format!(
                "given first at 21 volunteer:3; second at 03 red_guard:3; orders
                 first: task 21 order={order} -> refused 5.nolead.1"
            ),
        );
    }
}

#[test]
fn the_leaderless_may_break_contact() {
    check(
        &["5.nolead.2", "5.nolead.2#1"],
        "given second tactic withdrawal; first at 15 volunteer:3 leader:0; second at 21 red_guard:3
         given second at 09 red_guard:3; orders
         first: order leader1 order=assault
         second: task 09 order=maneuver -> refused 5.nolead.1
         second: task 09 order=disengage
         first: done
         second: done
         first: done
         second: done
         first: done
         second: act 09
         second: go 03
         second: halt",
    );
    check(
        &["5.nolead.2#1"],
        "given second tactic withdrawal; first at 27 volunteer:3; second at 21 red_guard:3 order:disengage; rest
         second: act 21
         second: go 15>09
         then stands second 09 = red_guard:3",
    );
    check(
        &["5.nolead.2#2"],
        "given second tactic hold; first at 15 volunteer:3; second at 09 red_guard:3; orders
         second: task 09 order=disengage -> refused 5.nolead.1",
    );
}

#[test]
fn a_leaderless_disengagement_saves_stands_too() {
    let attacked = |order: &str, left: &str| {
        check(
            &["5.nolead.2#3"],
            &format!(
                "given second tactic withdrawal; first at 21 volunteer:3 leader:0 order:assault
                 given second at 15 red_guard:3 {order}; execution
                 first: act 21
                 first: go 15
                 first: state 1
                 second: state 1
                 second: retire ; 5 5
                 second: retreat 09
                 then stands second 09 = {left}"
            ),
        );
    };
    attacked("order:disengage", "red_guard:3");
    attacked("", "red_guard:2");
}

#[test]
fn the_leaderless_creep_forward() {
    check(
        &["5.nolead.3", "5.nolead.3#1"],
        "given first tactic breakthrough; first at 21 cossack:3; first at 33 volunteer:3 leader:0
         given second at 03 red_guard:3; orders
         first: task 21 order=disengage -> refused 5.nolead.1
         first: task 21 order=maneuver
         first: order leader1 order=breakthrough
         first: done
         second: done
         first: done
         second: done
         first: act 21
         first: go 15>14 -> refused 5.nolead.3
         first: go 15
         then stands first 15 = cossack:3",
    );
}

#[test]
fn leaderless_guns_shell_two_spaces_away() {
    check(
        &["5.nolead.4", "5.nolead.4#1"],
        "given first at 27 howitzer_105:2 gun_75:1; second at 15 red_guard:3; first stock 6; missions
         first: mission soften 15 from=27
         then missions first = 1
         then stock first = 0",
    );
}

#[test]
fn a_necessary_order_without_a_target_is_none() {
    check(
        &["5.gen.4", "5.gen.5"],
        "given first at 33 volunteer:3 leader:0; first at 15 volunteer:3 leader:0; second at 09 red_guard:3
         given first friendly 20 21 22 25 26 27 28 29 31 32 34 35; orders
         first: order leader1 order=assault
         first: done -> refused 5.gen.4
         first: order leader2 order=assault
         first: done",
    );
    check(
        &["5.gen.5"],
        "given first at 33 volunteer:3 leader:0; second at 03 red_guard:3
         given first friendly 20 21 22 25 26 27 28 29 31 32 34 35; orders
         first: order leader1 order=assault
         first: done
         second: done
         first: done
         second: done
         first: done
         second: done
         then turn = 6
         then initiative = second",
    );
}
