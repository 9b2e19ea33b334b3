//! Tests that read like the examples of a rulebook: a situation, orders with loaded dice, what is expected.
//!
//! ```text
//! given active reds; 154 at bridge; train at verst455
//! reds: march 154 emtsa>verst455 ; 3   -> pauses, rest march 154 verst455
//! then 154 at = emtsa
//! reds: march 154 bridge>kodish        -> refused 4.2
//! ```
//!
//! `given` lines are read by the game, `then` lines ask it for facts. An order line is `SEAT: ORDER`, then the dice
//! after a semicolon, then what is expected after an arrow: nothing (it is carried out), `refused CLAUSE`, or
//! `pauses, rest ORDER`.

use crate::coverage::{Cited, coverage};
use crate::dice::Dice;
use crate::event::Events;
use crate::execute::{awaited, carry_out, judge, settle};
use crate::game::{Game, Interrupt, Unfinished};
use crate::notation;
use crate::question::{Answer, Question};
use crate::seat::Seat;

/// A game that can be put into a situation and asked for facts.
pub trait Staging: Game {
    /// Change the situation as a `given` line says.
    fn arrange(&self, state: &mut Self::State, line: &str) -> Result<(), String>;
    /// What a `then` line asks for beyond what every game can tell ([`fact`]).
    fn fact(&self, state: &Self::State, what: &str) -> Result<String, String>;
    /// What an answer promises, read off the answer as it is told: scripts that run on the state that was asked about.
    /// [`crate::conformance::explanations`] runs them.
    fn claims(&self, _state: &Self::State, _seat: Seat, _question: &Question, _answer: &Answer) -> Vec<String> {
        Vec::new()
    }
}

/// What a `then` line asks for. Every game can tell `asked` (who is waited for), `prompt` and its `clause`, `winner`, and
/// `can VERB` (whether anybody has such an order); whatever else is the game's own.
pub fn fact<G: Staging>(game: &G, state: &G::State, what: &str) -> Result<String, String> {
    let title = game.title();
    let words: Vec<&str> = what.split_whitespace().collect();
    let prompt = || Some(title.all_seats().find_map(|seat| game.decision(state, seat))?.prompt);
    Ok(match words.as_slice() {
        ["asked"] => awaited(game, state).map(|seat| title.seat_id(seat)).collect::<Vec<_>>().join(" "),
        ["prompt"] => prompt().map_or("", |prompt| prompt.id).to_owned(),
        ["clause"] => prompt().and_then(|prompt| prompt.clause).map_or("", |clause| clause.0).to_owned(),
        ["winner"] => match game.outcome(state).map(|outcome| outcome.winner) {
            None => "undecided".to_owned(),
            Some(None) => "nobody".to_owned(),
            Some(Some(side)) => title.sides[usize::from(side.0)].id.clone(),
        },
        ["can", verb] => {
            let mut orders = Vec::new();
            title.all_seats().for_each(|seat| game.orders(state, seat, &mut orders));
            orders.iter().any(|order| game.draft(order).verb == *verb).to_string()
        }
        _ => return game.fact(state, what),
    })
}

/// Run a script on a state. `cites` are the clauses (`4.6`) and checks (`4.6#2`) that it proves: each must be in the
/// catalogue. An error names the line and what was found instead.
pub fn run<G: Staging>(game: &G, mut state: G::State, cites: &[&str], script: &str) -> Result<G::State, String> {
    let cited = Cited { test: String::new(), cites: cites.iter().map(|&id| id.to_owned()).collect() };
    if let Some(unknown) = coverage(game.catalogue(), &[cited]).unknown.first() {
        return Err(format!("the catalogue does not have {}", unknown.trim_start_matches(": ")));
    }
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        run_line(game, &mut state, line).map_err(|reason| format!("{line}\n  {reason}"))?;
    }
    Ok(state)
}

/// The state that an order leads to, if it is carried out whole and without a die.
pub fn sure_to_lead_to<G: Game>(game: &G, state: &G::State, seat: Seat, order: &G::Order) -> Option<G::State> {
    let mut state = state.clone();
    let progress = carry_out(game, &mut state, seat, order, &mut Dice::given([]), &mut Events::unheard());
    progress.is_ok_and(|progress| progress.rest.is_none()).then_some(state)
}

/// Loaded dice: faces with spaces between them.
pub(crate) fn faces(dice: &str) -> Result<Vec<u16>, String> {
    dice.split_whitespace().map(|face| face.parse().map_err(|_| format!("{face:?} is not a die"))).collect()
}

fn run_line<G: Staging>(game: &G, state: &mut G::State, line: &str) -> Result<(), String> {
    if let Some(given) = line.strip_prefix("given ") {
        given.split(';').try_for_each(|part| game.arrange(state, part.trim()))?;
        return settle(game, state, &mut Dice::given([]), &mut Events::unheard())
            .map_err(|interrupt| format!("the situation does not hold: {interrupt:?}"));
    }
    if let Some(then) = line.strip_prefix("then ") {
        let (what, expected) = then.split_once('=').ok_or("a fact is `WHAT = VALUE`")?;
        let found = fact(game, state, what.trim())?;
        return match found == expected.trim() {
            true => Ok(()),
            false => Err(format!("it is {found}")),
        };
    }
    let (order, expected) =
        line.split_once("->").map_or((line, None), |(order, expected)| (order, Some(expected.trim())));
    let (order, dice) = order.split_once(';').unwrap_or((order, ""));
    let (seat, order) = order.split_once(':').ok_or("an order is `SEAT: ORDER`")?;
    let seat = game.title().seat(seat.trim()).ok_or_else(|| format!("there is no seat {seat}"))?;
    let faces = faces(dice)?;
    let draft = notation::parse(game.title().verbs, order.trim()).map_err(|fault| fault.to_string())?;
    let found = match judge(game, state, seat, &draft) {
        Err(Unfinished::Missing(field)) => format!("lacks {field}"),
        Err(Unfinished::Unknown(field, name)) => format!("unknown {field} {name}"),
        Err(Unfinished::Breach(breach)) => format!("refused {}", breach.clause().unwrap_or(breach.0.id)),
        Ok(order) => {
            let mut dice = Dice::given(faces);
            let progress = carry_out(game, state, seat, &order, &mut dice, &mut Events::unheard());
            let progress = progress.map_err(|interrupt| match interrupt {
                Interrupt::Breach(breach) => format!("it stops: {}", breach.0.id),
                Interrupt::Die(failure) => crate::journal::die_reason(failure),
            })?;
            if dice.left_over() > 0 {
                return Err(format!("{} dice were not rolled", dice.left_over()));
            }
            match progress.rest {
                Some(rest) => format!("pauses, rest {}", notation::print(game.title().verbs, &game.draft(&rest))),
                None => "carried out".to_owned(),
            }
        }
    };
    match found == expected.unwrap_or("carried out") {
        true => Ok(()),
        false => Err(format!("it is {found}")),
    }
}
