//! II.D.9, V.J: replacing losses.

use engine::odds::Notes;
use engine::{Breach, Events, Message, Seats};

use crate::data::Data;
use crate::ids::CounterIx;
use crate::procedure::{Frame, Stock};
use crate::state::State;
use crate::{args, armt, income, independent, nations, supply};

/// The stock that pays for a unit: its isolated city's, or its faction's (II.D.7, II.D.12).
pub(crate) fn stock(data: &Data, state: &State, unit: CounterIx) -> Stock {
    let city = state.spot(unit).and_then(|at| income::isolated_city(data, state, at));
    city.map_or_else(|| Stock::Faction(nations::payer(data, state, unit)), Stock::City)
}

/// What is left in a stock.
pub(crate) fn left(state: &State, stock: Stock) -> u8 {
    match stock {
        Stock::Faction(faction) => state.pr[faction],
        Stock::City(city) => state.own[city].pr,
    }
}

/// V.J.1 to V.J.5
pub(crate) fn check_replace(data: &Data, state: &State, unit: CounterIx, steps: u8) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
    nations::check_rebuilt(data, state, unit)?;
    if let Frame::Independent { side, .. } = state.top() {
        if !independent::units(data, state, side).contains(unit) {
            return refuse("VII.N.1", "rossyia-not-independent");
        }
    } else {
        let Some(army) = state.activation.army_of(unit) else { return refuse("V.J.1", "rossyia-not-commanded") };
        if !armt::allowed(data, army).replacements {
            return refuse("V.I.2", "rossyia-no-replacements-without-armt");
        }
    }
    if steps == 0 || steps > state.hits[unit] {
        return refuse("V.J.1", "rossyia-no-such-losses");
    }
    let (Some(side), Some(at)) = (state.side(data, unit), state.spot(unit)) else {
        return refuse("V.J.1", "rossyia-not-a-unit-on-the-board");
    };
    independent::check_supplied(data, state, unit, at, "VII.N.7")?;
    if state.hex(data, unit).is_some_and(|hex| state.in_enemy_zoc(side, hex)) {
        return refuse("V.J.4", "rossyia-in-enemy-zoc");
    }
    let stock = stock(data, state, unit);
    if matches!(stock, Stock::Faction(_)) && supply::is_isolated(data, state, state.faction(data, unit), at) {
        return refuse("V.J.5", "rossyia-isolated-unit");
    }
    let cost = steps * data.tables.rebuild.step;
    match cost <= left(state, stock) {
        true => Ok(()),
        false => {
            let clause = if matches!(stock, Stock::City(_)) { "II.D.12" } else { "II.D.7" };
            Err(Breach::of(clause, "rossyia-too-few-pr")
                .with("cost", args::int(cost))
                .with("left", args::int(left(state, stock))))
        }
    }
}

/// V.J.2, V.J.3
pub(crate) fn replace(data: &Data, state: &mut State, unit: CounterIx, steps: u8, events: &mut Events<'_>) {
    let cost = steps * data.tables.rebuild.step;
    match stock(data, state, unit) {
        Stock::Faction(faction) => state.pr[faction] -= cost,
        Stock::City(city) => state.own[city].pr -= cost,
    }
    state.hits[unit] -= steps;
    events.tell(Seats::ALL, || {
        let told = Message::by(priced_by(data, state, unit), "rossyia-replaced");
        told.with("unit", args::counter(unit)).with("steps", args::int(steps))
    });
}

/// The clause by which steps of a unit are paid.
fn priced_by(data: &Data, state: &State, unit: CounterIx) -> &'static str {
    match nations::payer(data, state, unit) == state.faction(data, unit) {
        true => "V.J.2",
        false => "N.czechs.9",
    }
}

/// What so many steps cost, and what is left in the stock that pays.
pub(crate) fn weigh(data: &Data, state: &State, unit: CounterIx, steps: u8, notes: &mut impl Notes) {
    let cost = steps * data.tables.rebuild.step;
    let told = || Message::by(priced_by(data, state, unit), "rossyia-why-replace").with("unit", args::counter(unit));
    notes.note(|| told().with("steps", args::int(steps)), cost.into());
    note_rest(state, stock(data, state, unit), cost, notes);
}

/// What is left in a stock when so much has been paid (II.D.7, II.D.12).
pub(crate) fn note_rest(state: &State, stock: Stock, cost: u8, notes: &mut impl Notes) {
    let clause = if matches!(stock, Stock::City(_)) { "II.D.12" } else { "II.D.7" };
    let rest = left(state, stock).saturating_sub(cost);
    notes.note(|| Message::by(clause, "rossyia-why-pr-left").with("left", args::int(rest)), 0);
}
