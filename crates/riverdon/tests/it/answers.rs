//! What a seat is told when it asks: what bars it, what an order would bring, the lines of supply, how it stands.

mod bars;
mod previews;
mod standing;
mod supply;
mod twins;

use engine::question::Chances;
use engine::{Answer, Breach, Draft, Game, Question, Seat, Shown, notation, script};
use riverdon::State;

use crate::rules::{game, start};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
const REFEREE: Seat = Seat(2);

/// The position that a script leads to, from the start of a scenario, and the clauses that the test proves.
fn check(cites: &[&str], played: &str, text: &str) -> State {
    script::run(game(), start(played), cites, text).unwrap_or_else(|reason| panic!("{reason}\nin {text}"))
}

/// Clause and message of what bars counters.
fn bars(state: &State, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<(&'static str, &'static str)> {
    let said = |breach: Breach| (breach.clause().expect("every refusal cites its clause"), breach.0.id);
    game().bars(state, seat, who, place).into_iter().map(said).collect()
}

fn draft(order: &str) -> Draft {
    notation::parse(game().title().verbs, order).expect("it is notation")
}

fn ask(state: &State, seat: Seat, question: Question) -> Answer {
    game().answer(state, seat, &question).unwrap_or_else(|breach| panic!("{:?}", breach.0))
}

fn why(state: &State, seat: Seat, order: &str) -> Vec<(String, i64)> {
    let answer = ask(state, seat, Question::Why { order: draft(order) });
    answer.derivation.iter().map(|step| (step.what.id.to_string(), step.adds)).collect()
}

fn odds(state: &State, seat: Seat, order: &str) -> Answer {
    ask(state, seat, Question::Odds { order: draft(order) })
}

/// Messages with their chances.
fn chances(outcomes: &[Chances]) -> Vec<(&str, u64, u64)> {
    outcomes.iter().map(|one| (one.result.id.as_str(), one.weight, one.of)).collect()
}
