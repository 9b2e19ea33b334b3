//! What bars forces, leaders and units: the reason that would remain comes first.

use engine::{Game, Shown, script};
use riverdon::{Order, Together};

use super::{FIRST, SECOND, bars, check};
use crate::rules::game;

const STAND: &str =
    "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
     given second at 10 soviet_rifle:4 leader:0";

#[test]
fn a_force_that_can_do_nothing_says_why() {
    let state = check(
        &["5.gen.2", "5.nolead.1", "5.res.1", "9.mut.3", "S2.force.1"],
        "steppe",
        &format!(
            "{STAND}
             given first at 21 volunteer:4 leader:0 order:assault; first at 27 volunteer:4; first at 33 volunteer:4 leader:0
             given first at 34 volunteer:4 leader:0 order:reserve; first at 35 volunteer:4 leader:0; first 35 is mutinous
             given first at 36 leader:1; execution"
        ),
    );
    let of = |who: &str| bars(&state, FIRST, &[who], None);
    assert_eq!(of("21.1"), [], "it can act");
    assert_eq!(of("27.1"), [("5.nolead.1", "riverdon-leaderless-idle")]);
    assert_eq!(of("33.1"), [("5.gen.2", "riverdon-no-order")]);
    assert_eq!(of("34.1"), [("5.res.1", "riverdon-order-is-no-action")]);
    assert_eq!(of("35.1"), [("9.mut.3", "riverdon-mutineers-do-nothing")]);
    assert_eq!(of("leader2"), [("5.gen.2", "riverdon-no-order")], "a leader acts with his force");
    assert_eq!(of("leader5"), [("S2.force.1", "riverdon-leader-alone")]);
    assert_eq!(bars(&state, SECOND, &["10.1"], None), [], "it is not asked");
    assert_eq!(of("99.1"), [], "nobody is called so");
}

#[test]
fn a_force_that_has_acted_says_so() {
    let state = check(
        &["6.seq.6", "6.seq.1"],
        "steppe",
        &format!(
            "{STAND}
             given first at 21 volunteer:4 leader:0 order:assault; first at 33 volunteer:4 leader:0 order:assault; execution
             first: act 21
             first: go 15
             first: halt
             second: pass
             first: act 33"
        ),
    );
    assert_eq!(bars(&state, FIRST, &["15.1"], None), [("6.seq.6", "riverdon-has-acted")]);
    assert_eq!(bars(&state, FIRST, &["33.1"], None), [], "it is moving");
}

#[test]
fn whoever_acts_can_be_picked_up_and_its_orders_are_those_of_the_action() {
    let state = check(
        &["5.carry.1", "6.seq.1"],
        "steppe",
        &format!(
            "{STAND}
             given first at 21 volunteer:4 leader:0 order:assault; first at 33 volunteer:4 leader:0 order:assault; execution
             first: act 21"
        ),
    );
    assert_eq!(game().acting(&state, FIRST), ["21.1"]);
    assert_eq!(game().acting(&state, SECOND), [] as [&str; 0]);
    let mut orders = Vec::new();
    game().orders_of(&state, FIRST, &["21.1"], &mut orders);
    assert!(orders.len() >= 4, "{orders:?}");
    assert_eq!(bars(&state, FIRST, &["33.1"], None), [("6.seq.1", "riverdon-another-acts")]);
}

#[test]
fn a_place_too_far_says_so_last() {
    let state = check(
        &["5.assault.1", "6.seq.1"],
        "steppe",
        &format!(
            "{STAND}
             given first at 21 volunteer:4 leader:0 order:assault; first friendly 03; execution"
        ),
    );
    let to = |place: &str| bars(&state, FIRST, &["21.1"], Some(place));
    assert_eq!(to("15"), [("6.seq.1", "riverdon-acts-first")], "it can go there");
    assert_eq!(to("02"), [("5.assault.1", "riverdon-too-far-to")]);
    let friendly = [("5.assault.1", "riverdon-friendly-space"), ("5.assault.1", "riverdon-too-far-to")];
    assert_eq!(to("03"), friendly, "no distance makes a friend a target");
}

#[test]
fn an_enemy_bars_a_maneuver_before_the_distance_does() {
    let text = |phase: &str| {
        format!(
            "{STAND}
             given first at 33 volunteer:4 leader:0 order:maneuver; {phase}"
        )
    };
    let state = check(&["5.man.1", "5.man.2"], "steppe", &text("execution\nfirst: act 33"));
    let to = |place: &str| bars(&state, FIRST, &["33.1"], Some(place));
    assert_eq!(to("10"), [("5.man.1", "riverdon-enemy-in-space"), ("5.man.2", "riverdon-too-far-to")]);
    assert_eq!(to("15"), [("5.man.2", "riverdon-too-far-to")]);
    // A whole way is refused in the same order.
    check(&["5.man.1"], "steppe", &text("execution\nfirst: act 33\nfirst: go 27>21>15>09>10 -> refused 5.man.2"));
}

#[test]
fn a_river_bars_a_way_that_the_order_would_reach() {
    let state = check(
        &["6.river.1", "5.man.2"],
        "steppe",
        &format!(
            "{STAND}
             given card 15 R3; card 14 R3; card 16 R3; card 13 R3; card 17 R3; card 18 R3
             given first at 21 volunteer:4 leader:0 order:maneuver; execution
             first: act 21"
        ),
    );
    let to = bars(&state, FIRST, &["21.1"], Some("09"));
    assert_eq!(to.first(), Some(&("6.river.1", "riverdon-no-crossing")), "{to:?}");
}

#[test]
fn leaders_are_barred_by_the_enemy_before_the_distance() {
    let state = check(
        &["4.lead.1", "4.lead.4"],
        "steppe",
        &format!("{STAND}\n given first at 21 volunteer:4 leader:0; leaders"),
    );
    let to = |who: &str, place: &str| bars(&state, FIRST, &[who], Some(place));
    assert_eq!(to("leader1", "03"), [], "he can ride there");
    assert_eq!(to("leader1", "02"), [("4.lead.1", "riverdon-too-far-to-ride")]);
    assert_eq!(to("leader1", "10"), [("4.lead.4", "riverdon-leader-among-enemies")]);
    assert_eq!(to("21.1", "15"), [("4.lead.1", "riverdon-leaders-ride-now")]);
    let refused = format!("{STAND}\n given first at 33 volunteer:4 leader:0; leaders");
    check(&["4.lead.4"], "steppe", &format!("{refused}\n first: ride leader1 27>21>15>09>10 -> refused 4.lead.4"));
}

#[test]
fn orders_name_no_space_and_reserves_say_why_they_stay() {
    let state = check(
        &["5.gen.2"],
        "steppe",
        &format!("{STAND}\n given first at 21 volunteer:4 leader:0; first at 27 volunteer:4; orders"),
    );
    assert_eq!(bars(&state, FIRST, &["leader1"], Some("15")), [("5.gen.2", "riverdon-orders-name-no-space")]);
    let state = check(
        &["5.res.1", "5.res.2"],
        "steppe",
        &format!(
            "{STAND}
             given battles by hand; first at 16 volunteer:4 leader:0 order:assault; first at 22 volunteer:4 leader:0
             given first at 34 volunteer:4 leader:0 order:reserve; execution
             first: act 16
             first: go 10
             first: state 1
             second: state 1
             second: stand
             first: stand"
        ),
    );
    assert_eq!(bars(&state, FIRST, &["22.1"], None), [("5.res.1", "riverdon-no-reserve")]);
    assert_eq!(bars(&state, FIRST, &["34.1"], None), [("5.res.2", "riverdon-reserve-too-far")]);
}

#[test]
fn units_in_a_battle_say_why_and_cite_the_rule_of_the_model() {
    let state = check(
        &["BM.1", "BM.2", "BM.4"],
        "steppe battles=played",
        &format!(
            "{STAND}
             given first at 16 volunteer:4 leader:0 order:assault; execution
             first: act 16
             first: go 10
             first: state 1
             second: state 1
             second: stand
             first: stand
             first: done
             second: done"
        ),
    );
    // The defender deploys first, not on the rank of the attacker's edge.
    assert_eq!(bars(&state, SECOND, &["D1"], Some("a4")), [("8.deploy.2", "riverdon-battle-outside-zone")]);
    assert_eq!(bars(&state, SECOND, &["D1"], None), []);
    assert_eq!(bars(&state, FIRST, &["A1"], Some("a4")), [], "it is not asked");
}

#[test]
fn whoever_waits_is_deployed_in_any_order_and_together_and_closing_tells_who_is_left() {
    let state = check(
        &["BM.2"],
        "steppe battles=played",
        &format!(
            "{STAND}; second at 10 mg:2 gun_75:1
             given first at 16 volunteer:4 leader:0 order:assault; execution
             first: act 16
             first: go 10
             first: state 1
             second: state 4
             second: stand
             first: stand
             first: done
             second: done
             then undone second = riverdon-still-beside"
        ),
    );
    let squares = |who: &[&str]| {
        let mut orders = Vec::new();
        game().orders_of(&state, SECOND, who, &mut orders);
        orders.into_iter().filter(|order| matches!(order, Order::Deploy(..))).count()
    };
    assert!(squares(&["D1"]) > 0 && squares(&["D4"]) > 0, "the last may be first");
    assert_eq!(squares(&["D2", "D3", "D4"]), squares(&["D2"]), "three weapons fit where one does");
    assert_eq!(squares(&["D1", "D1"]), 0, "nobody stands twice");
    let mut listed = Vec::new();
    game().orders(&state, SECOND, &mut listed);
    let names =
        |order: &Order| matches!(order, Order::Deploy(Together(who), _) if who.iter().any(|one| one.name() == "D4"));
    assert!(listed.iter().any(names), "whoever waits can be picked up");
    let text = "second: deploy D2+D3 c1
         then square D2 = c1
         then square D3 = c1
         second: deploy D2 c2 -> refused BM.2
         second: deploy D1 c1
         second: deploy D4 c1
         then undone second = nothing";
    script::run(game(), state, &["BM.2"], text).unwrap_or_else(|reason| panic!("{reason}"));
}

#[test]
fn the_beaten_are_in_hand_and_a_space_that_is_closed_to_them_says_why() {
    let state = check(
        &["8.after.2"],
        "steppe",
        &format!(
            "{STAND}; second at 12 red_cav:1 leader:0
             given first at 18 cossack:4 leader:0 order:assault; execution
             first: act 18
             first: go 12
             first: state 1
             second: state 1
             second: retire
             then prompt = riverdon-ask-retreat"
        ),
    );
    assert_eq!(game().acting(&state, SECOND), ["12.1"]);
    let mut ways = Vec::new();
    game().orders_of(&state, SECOND, &["12.1"], &mut ways);
    assert!(!ways.is_empty() && ways.iter().all(|order| matches!(order, Order::Retreat(_))), "{ways:?}");
    assert_eq!(bars(&state, SECOND, &["12.1"], Some("18")), [("8.after.2", "riverdon-no-way-back-there")]);
    assert_eq!(bars(&state, SECOND, &["12.1"], Some("36")), [("8.after.2", "riverdon-no-way-back-there")]);
    assert_eq!(bars(&state, SECOND, &["12.1"], Some("06")), []);
    assert_eq!(bars(&state, FIRST, &["18.1"], Some("06")), [], "it is not asked");
}

#[test]
fn the_board_in_the_making_says_what_it_waits_for() {
    check(
        &["S1.B.2", "S1.B.3"],
        "steppe building=by_hand",
        "first: lay deal -> refused S1.B.2
         first: lay roll ; 3
         first: lay deal -> refused S1.B.3",
    );
}
