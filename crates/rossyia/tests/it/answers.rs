//! What is answered: reach, lines, odds and overlays, by the position as it is.

use engine::script::Staging;
use engine::{Question, Seat, Shown, notation};
use rossyia::{Rossyia, State};

use crate::rules::{game, set_up};

const WHITE: Seat = Seat(0);

fn position(lines: &[&str]) -> State {
    let mut state = set_up("campaign");
    for line in lines {
        game().arrange(&mut state, line).unwrap_or_else(|reason| panic!("{line}: {reason}"));
    }
    state
}

fn ask(state: &State, question: &Question) -> engine::Answer {
    game().answer(state, WHITE, question).unwrap_or_else(|breach| panic!("{breach:?}"))
}

fn drafted(game: &Rossyia, text: &str) -> engine::Draft {
    use engine::Game;
    notation::parse(game.title().verbs, text).expect("an order")
}

#[test]
fn a_hq_shows_the_line_to_its_source_and_a_unit_the_one_to_its_hq() {
    let state = position(&["nobody else", "denikine v_i1 at 7234", "v_i2 at 7534"]);
    let of = |who: &str| ask(&state, &Question::Trace { who: who.into() }).lines.remove(0);
    let far = of("v_i2");
    assert_eq!((far.places.first().map(String::as_str), far.places.len()), (Some("7234"), 4), "{far:?}");
    assert!(far.broken.is_none());
    assert!(!of("denikine").places.is_empty());
    let away = position(&["nobody else", "v_i1 at 7234"]);
    let line = ask(&away, &Question::Trace { who: "v_i1".into() }).lines.remove(0);
    assert_eq!(line.broken.and_then(|why| why.clause).as_deref(), Some("V.E.2"));
}

#[test]
fn two_hqs_are_told_their_chance_before_they_try() {
    let state = set_up("campaign");
    let answer = ask(&state, &Question::Odds { order: drafted(game(), "activate denikine with=hetman") });
    let weights: Vec<(u64, u64)> = answer.outcomes.iter().map(|one| (one.weight, one.of)).collect();
    assert_eq!(weights.iter().map(|(weight, _)| weight).sum::<u64>(), 6, "{weights:?}");
    assert!(answer.outcomes.iter().all(|one| one.faces.len() as u64 == one.weight));
}

#[test]
fn the_zone_of_a_side_is_what_its_units_project() {
    let state = position(&["nobody else", "v_i1 at 7234"]);
    let field = |id: &str| ask(&state, &Question::Overlay { id: id.into() }).field;
    assert_eq!(field("zones-bolshevik"), []);
    let zone = field("zones-white");
    assert!(!zone.is_empty() && zone.len() <= 6, "{zone:?}");
}

#[test]
fn what_nobody_has_is_refused() {
    let state = set_up("campaign");
    let breach = game().answer(&state, WHITE, &Question::Trace { who: "nobody".into() });
    assert_eq!(breach.map_err(|breach| breach.0.id), Err("rossyia-no-such-counter"));
}

/// Three against what stands beside them.
fn beside(enemy: &str) -> State {
    let enemy = format!("{enemy} at 7330");
    let army = "denikine leads v_i1 v_i2 v_i3";
    let weather = ["weather north clear", "weather south clear"];
    let at = "denikine v_i1 v_i2 v_i3 at 7230";
    position(&["nobody else", weather[0], weather[1], at, &enemy, army, "army spent 2", "segment announce"])
}

#[test]
fn a_set_of_attacks_is_listed_once() {
    use engine::Game;
    let mut orders = Vec::new();
    game().orders(&beside("b_18"), WHITE, &mut orders);
    assert!(orders.len() > 1, "{orders:?}");
    for (index, order) in orders.iter().enumerate() {
        assert!(!orders[..index].contains(order), "{order:?} is there twice");
    }
}

#[test]
fn no_die_is_shown_against_a_hq_alone() {
    let order = drafted(game(), "attack v_i1@7330,v_i2@7330,v_i3@7330");
    let told = |enemy: &str| ask(&beside(enemy), &Question::Odds { order: order.clone() }).parts.remove(0).outcomes;
    assert_eq!(told("b_18").len(), 6);
    let alone = told("stalin");
    let told: Vec<_> = alone.iter().map(|one| (one.result.clause.as_deref(), one.weight, one.of)).collect();
    assert_eq!(told, [(Some("V.C.9"), 1, 1)]);
}
