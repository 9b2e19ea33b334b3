//! What answers promise, read off them as they are told: what a march leaves of a unit's points, and the condition that
//! its lines put it in.

use engine::question::Line;
use engine::script::sure_to_lead_to;
use engine::{Answer, Game, Question, Seat, Shown, notation};

use crate::counters::UnitIx;
use crate::game::Elope;
use crate::movement;
use crate::order::Order;
use crate::sets::Units;
use crate::state::State;

pub(crate) fn claims(game: &Elope, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
    match question {
        Question::Reach { who } => {
            let who: Vec<&str> = who.iter().map(String::as_str).collect();
            let mut orders = Vec::new();
            game.orders_of(state, seat, &who, &mut orders);
            let told = |order: &Order| {
                let (group, end) = journey(game, order)?;
                let left = answer.field.iter().find(|(place, _)| *place == end)?.1;
                after(game, state, seat, order, group, left)
            };
            orders.iter().filter_map(told).collect()
        }
        Question::Why { order } => {
            let price = answer.derivation.last().map_or(0, |step| step.sum);
            let told = |order: &Order| {
                let Order::March(group, _) = order else { return None };
                after(game, state, seat, order, *group, slowest(game, state, *group)?.1 - price)
            };
            game.complete(state, seat, order).ok().as_ref().and_then(told).into_iter().collect()
        }
        Question::Trace { who } => {
            let found = condition(answer);
            found.map(|found| format!("then {who} condition now = {found}")).into_iter().collect()
        }
        Question::Odds { .. } | Question::Threat | Question::Overlay { .. } => Vec::new(),
    }
}

/// Who travels, and where to.
fn journey(game: &Elope, order: &Order) -> Option<(Units, String)> {
    let data = &game.data;
    match order {
        Order::March(group, path) => Some((*group, data.hex_name(*path.last()?))),
        // Troops that go by rail do not spend points of their own (4.8).
        Order::Rail(group, path) if group.is_within(&data.roster.kinds.trains) => {
            Some((*group, data.hex_name(*path.last()?)))
        }
        Order::Sail(group, path) => Some((*group, data.reach_name(*path.last()?))),
        _ => None,
    }
}

/// Who of a group has the fewest points left, and how many.
fn slowest(game: &Elope, state: &State, group: Units) -> Option<(UnitIx, i64)> {
    let left = |unit: UnitIx| i64::from(movement::left(&game.data, state, unit));
    group.iter().map(|unit| (unit, left(unit))).min_by_key(|(_, left)| *left)
}

/// That an order leaves so many points to the slowest of a group; nothing where dice decide, or where it leaves the game.
fn after(game: &Elope, state: &State, seat: Seat, order: &Order, group: Units, left: i64) -> Option<String> {
    let (unit, _) = slowest(game, state, group)?;
    sure_to_lead_to(game, state, seat, order).filter(|after| after.is_on_map(unit))?;
    let (seat, unit) = (game.title().seat_id(seat), game.data.unit_name(unit));
    let text = notation::print(game.title().verbs, &game.draft(order));
    Some(format!("{seat}: {text}\nthen {unit} left = {left}"))
}

/// The lines that a trace tells of, in the order of [`Answer::lines`].
const LINES: [&str; 5] =
    ["elope-trace-supply", "elope-trace-hq", "elope-trace-word", "elope-trace-hq-supply", "elope-trace-hq-rear"];

/// 10.5 to 10.9: the condition that the lines and remarks of a trace come to; none for those that trace no lines, or
/// from two hexes (9.5).
fn condition(answer: &Answer) -> Option<&'static str> {
    let says = |id: &str| answer.derivation.iter().any(|step| step.what.id == id);
    if answer.lines.is_empty() || says("elope-trace-across") {
        return None;
    }
    let traced = answer.derivation.iter().map(|step| step.what.id.as_str()).filter(|id| LINES.contains(id));
    let traced: Vec<(&str, &Line)> = traced.zip(&answer.lines).collect();
    let holds = |id: &str| traced.iter().any(|(line, traced)| *line == id && traced.broken.is_none());
    let is_hq = traced.iter().all(|(line, _)| line.starts_with("elope-trace-hq-"));
    let free = says("elope-trace-first-turn") || says("elope-trace-at-source");
    let led = is_hq || says("elope-trace-road") && holds("elope-trace-supply") && holds("elope-trace-hq");
    let fed = led && holds("elope-trace-hq-supply") && !says("elope-trace-no-room");
    let heard = holds("elope-trace-word") && holds("elope-trace-hq-rear");
    let supplied = free || fed || says("elope-trace-landed");
    let commanded = free || is_hq || heard || says("elope-trace-town-post");
    Some(match (supplied, commanded) {
        (true, true) => "normal",
        (false, true) => "os",
        (true, false) => "oc",
        (false, false) => "os oc",
    })
}
