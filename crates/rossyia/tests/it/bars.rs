//! The reason that is given is the one that would remain if the player mended the others.

use engine::script::Staging;
use engine::{Arg, Breach, Game, Seat, Shown};
use rossyia::State;

use crate::rules::{game, set_up};

const WHITE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn position(lines: &str) -> State {
    let mut state = set_up("campaign");
    for line in lines.split(';') {
        game().arrange(&mut state, line.trim()).unwrap_or_else(|reason| panic!("{line}: {reason}"));
    }
    state
}

fn breaches(state: &State, seat: Seat, who: &str, place: Option<&str>) -> Vec<Breach> {
    let who: Vec<&str> = who.split_whitespace().collect();
    game().bars(state, seat, &who, place)
}

/// The reasons by clause and id.
fn bars(state: &State, seat: Seat, who: &str, place: Option<&str>) -> Vec<(Option<&'static str>, &'static str)> {
    let found = breaches(state, seat, who, place);
    found.iter().map(|breach| (breach.clause(), breach.0.id)).collect()
}

fn number(breach: &Breach, name: &str) -> Option<Arg> {
    breach.0.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| *value)
}

#[test]
fn what_is_only_too_far_says_what_the_whole_way_costs_and_then_why_a_march_does_not_help() {
    let state = position("nobody else; stalin b_18 at 7034; stalin leads b_18");
    let found = breaches(&state, RED, "b_18", Some("7631"));
    let ids: Vec<_> = found.iter().map(|one| (one.clause(), one.0.id)).collect();
    assert_eq!(ids, [(Some("VI.D.2"), "rossyia-too-far"), (Some("VI.E.1"), "rossyia-march-needs-armt")]);
    assert!(matches!(number(&found[0], "cost"), Some(Arg::Int(7..))), "{found:?}");
    assert_eq!(number(&found[0], "left"), Some(Arg::Int(6)));
    assert_eq!(bars(&state, RED, "b_18", Some("7634")), [], "six hexes of plain for six points");
}

#[test]
fn the_enemy_bars_before_the_distance_does() {
    let state = position("nobody else; stalin b_18 at 7034; v_i1 at 7631; stalin leads b_18");
    let found = bars(&state, RED, "b_18", Some("7631"));
    assert_eq!(found.first(), Some(&(Some("VI.D.9"), "rossyia-enemy-in-the-way")), "{found:?}");
    assert_eq!(found[1], (Some("VI.D.2"), "rossyia-too-far"), "{found:?}");
}

#[test]
fn water_is_water_however_far_it_is() {
    let state = position("nobody else; stalin b_18 at taganrog; stalin leads b_18");
    assert_eq!(bars(&state, RED, "b_18", Some("3152")), [(Some("VI.D.9"), "rossyia-water")]);
}

#[test]
fn a_full_hex_bars_those_who_could_come_there_and_distance_the_others() {
    let state = position("nobody else; stalin b_18 at 7034; b_6 b_9 at 7631; stalin leads b_18");
    let far = bars(&state, RED, "b_18", Some("7631"));
    assert_eq!(far.first(), Some(&(Some("VI.D.2"), "rossyia-too-far")), "{far:?}");
    assert_eq!(far.last().map(|(_, id)| *id), Some("rossyia-overstacked"), "{far:?}");
    let near = position("nobody else; stalin b_18 at 7034; b_6 b_9 at 7134; stalin leads b_18");
    let found = bars(&near, RED, "b_18", Some("7134"));
    assert_eq!(found.iter().map(|(_, id)| *id).collect::<Vec<_>>(), ["rossyia-overstacked"]);
}

#[test]
fn who_waits_for_a_hq_is_told_for_which() {
    let state = position("nobody else; denikine v_i1 at 7234; v_i2 at 6021; naming white");
    let waiting = breaches(&state, WHITE, "v_i1", None);
    let [breach] = waiting.as_slice() else { panic!("{waiting:?}") };
    assert_eq!((breach.clause(), breach.0.id), (Some("V.C.4"), "rossyia-acts-with-hq"));
    assert!(number(breach, "hq").is_some());
    // Nobody has it in range: it is played with the independent units.
    assert_eq!(bars(&state, WHITE, "v_i2", None), [(Some("I.B.7"), "rossyia-acts-independently")]);
    // A HQ moves when it has been named, and not before.
    assert_eq!(bars(&state, WHITE, "denikine", Some("7235")), [(Some("V.C.4"), "rossyia-activated-first")]);
    let played = position("nobody else; denikine v_i1 at 7234; v_i1 denikine are played; naming white");
    assert_eq!(bars(&played, WHITE, "v_i1", None), [(Some("V.C.4"), "rossyia-activated-before")]);
    assert_eq!(bars(&played, WHITE, "denikine", None), [(Some("V.A.3"), "rossyia-hq-activated-before")]);
}

#[test]
fn a_hq_says_why_it_does_not_take_somebody() {
    let state = position("nobody else; denikine v_i1 v_i2 at 7234; v_i3 at 6021; denikine leads v_i1; segment pick");
    assert_eq!(bars(&state, WHITE, "v_i1", None), [(Some("V.C.4"), "rossyia-under-command")]);
    assert_eq!(bars(&state, WHITE, "v_i3", None), [(Some("V.E.2"), "rossyia-out-of-range")]);
    assert_eq!(bars(&state, WHITE, "v_i2", None), []);
}

#[test]
fn those_of_another_army_and_those_in_reserve_are_told_apart() {
    let state = position("nobody else; denikine v_i1 v_i2 at 7234; denikine leads v_i1");
    assert_eq!(bars(&state, WHITE, "v_i2", Some("7235")), [(Some("I.B.7"), "rossyia-acts-independently")]);
    let gone = position("nobody else; denikine v_i1 at 7234; denikine leads v_i1; v_i1 spent 2");
    assert_eq!(bars(&gone, WHITE, "v_i1", None), [(Some("X.move.1"), "rossyia-move-is-over")]);
}

#[test]
fn between_movements_the_segment_is_named_and_the_one_in_which_units_move() {
    let state = position("nobody else; denikine v_i1 at 7234; denikine armt 2; denikine leads v_i1; segment spend");
    for place in [None, Some("7235")] {
        let found = breaches(&state, WHITE, "v_i1", place);
        let [breach] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((breach.clause(), breach.0.id), (Some("I.B.6"), "rossyia-not-in-this-segment"));
        assert_eq!(number(breach, "now"), Some(Arg::Term("rossyia-during-spend")));
        assert_eq!(number(breach, "then"), Some(Arg::Term("rossyia-during-move")));
    }
}

#[test]
fn to_end_movement_with_an_army_unmoved_is_worth_a_question() {
    let done = |state: &State| {
        game().complete(state, WHITE, &engine::notation::parse(game().title().verbs, "done").expect("an order"))
    };
    let undone = |lines: &str| {
        let state = position(lines);
        let Ok(order) = done(&state) else { panic!("it is an order") };
        game().left_undone(&state, WHITE, &order).map(|message| (message.id, message.args.to_vec()))
    };
    let (id, args) = undone("nobody else; denikine v_i1 v_i2 at 7234; denikine leads v_i1 v_i2").expect("nobody moved");
    assert_eq!((id, args.last()), ("rossyia-army-unmoved", Some(&("others", Arg::Int(1)))));
    assert_eq!(undone("nobody else; denikine v_i1 v_i2 at 7234; denikine leads v_i1 v_i2; v_i1 spent 2"), None);
    assert_eq!(undone("nobody else; denikine v_i1 at 7234; denikine leads v_i1; segment pick"), None);
}

#[test]
fn a_seat_that_is_not_asked_is_told_nothing() {
    let state = position("nobody else; stalin b_18 at 7034; stalin leads b_18");
    assert_eq!(bars(&state, WHITE, "b_18", Some("7631")), []);
}
