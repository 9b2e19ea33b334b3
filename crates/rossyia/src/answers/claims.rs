//! What answers promise, read off them as they are told: what a move leaves of a stack's points, and what a line means.

use engine::question::Line;
use engine::script::sure_to_lead_to;
use engine::{Answer, Game, Question, Seat, notation};

use super::group::{end, marches};
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters};
use crate::movement::{self, Manner};
use crate::nations;
use crate::order::Order;
use crate::state::State;

pub(crate) fn claims(game: &Rossyia, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
    match question {
        Question::Reach { who } => {
            let who: Option<Vec<CounterIx>> = who.iter().map(|id| game.data().ids.named(id)).collect();
            let who = Counters::of(who.unwrap_or_default());
            let told = |(order, _): &(Order, i64)| {
                let end = game.data().spot_name(end(order)?);
                let left = answer.field.iter().find(|(place, _)| *place == end)?.1;
                after(game, state, seat, order, who, left)
            };
            marches(game.data(), state, seat, who).iter().filter_map(told).collect()
        }
        Question::Why { order } => {
            let price = answer.derivation.last().map_or(0, |step| step.sum);
            let told = |order: &Order| {
                let (group, manner) = match order {
                    Order::March(group, _) => (*group, Manner::Normal),
                    Order::Force(group, _) => (*group, Manner::March),
                    _ => return None,
                };
                let left = i64::from(movement::left(game.data(), state, group, manner)) - price;
                after(game, state, seat, order, group, left)
            };
            game.complete(state, seat, order).ok().as_ref().and_then(told).into_iter().collect()
        }
        Question::Trace { who } => of_line(game, state, who, answer).unwrap_or_default(),
        Question::Odds { .. } | Question::Threat | Question::Overlay { .. } => Vec::new(),
    }
}

/// That an order leaves so many points to a group; nothing where dice decide.
fn after(game: &Rossyia, state: &State, seat: Seat, order: &Order, group: Counters, left: i64) -> Option<String> {
    let reached = sure_to_lead_to(game, state, seat, order)?;
    group.iter().all(|unit| reached.spot(unit).is_some()).then_some(())?;
    let seat = game.title().seat_id(seat);
    let text = notation::print(game.title().verbs, &game.draft(order));
    let fact = if matches!(order, Order::Force(..)) { "left marching" } else { "left" };
    let units: Vec<&str> = group.iter().map(|unit| game.data().ids.id(unit)).collect();
    Some(format!("{seat}: {text}\nthen {fact} {} = {left}", units.join(" ")))
}

/// That a HQ whose line holds is supplied, that some HQ could take a unit whose line holds, and that a line is as long as its
/// hexes and rivers (V.D, V.E).
fn of_line(game: &Rossyia, state: &State, who: &str, answer: &Answer) -> Option<Vec<String>> {
    let data = game.data();
    let counter: CounterIx = data.ids.named(who)?;
    let line = answer.lines.first()?;
    let means = match data.hq_of(counter) {
        Some(_) => {
            let condition = match line.broken.as_ref().map(|why| why.id.as_str()) {
                None => "supplied",
                Some("rossyia-out-of-supply") => "outofsupply",
                Some(_) => "isolated",
            };
            Some(format!("then {who} condition = {condition}"))
        }
        None if state.played.contains(counter) => None,
        None => Some(format!("then in command {who} = {}", line.broken.is_none())),
    };
    Some(means.into_iter().chain(length(data, state, counter, line, answer)).collect())
}

/// How long a line is that holds, where it is plain whose it is: that of the HQ with which it begins, or to which a unit's leads.
fn length(data: &Data, state: &State, counter: CounterIx, line: &Line, answer: &Answer) -> Option<String> {
    if line.broken.is_some() {
        return None;
    }
    let parts = answer.derivation.iter();
    let mut parts =
        parts.filter(|step| ["rossyia-trace-hexes", "rossyia-trace-river"].contains(&step.what.id.as_str()));
    let hexes = parts.next()?.adds + parts.map(|step| step.adds).sum::<i64>();
    let ends = (line.places.first()?, line.places.last()?);
    let (from, to) = if data.hq_of(counter).is_some() { ends } else { (ends.1, ends.0) };
    let leads = |leader: CounterIx| {
        let obeyed = nations::obeys(data, state, counter, state.faction(data, leader));
        leader == counter || (data.hq_of(counter).is_none() && obeyed)
    };
    let here = state.at(data.spot_named(from)?).iter();
    let mut whose = here.filter(|at| data.hq_of(*at).is_some() && leads(*at)).map(|at| state.faction(data, at));
    let faction = whose.next()?;
    let told = || format!("then line {} {from} {to} = {hexes}", data.ids.id(faction));
    whose.all(|other| other == faction).then(told)
}
