//! VI.B.3, VI.D.3, VIII.B.9, X.move.3: what a step costs a counter, silent in play and told part by part to whoever asks why.

use engine::Message;
use engine::odds::{Notes, Silent};
use hexmap::HexIx;

use crate::calendar::Weather;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side, Spot, Whereabouts};
use crate::politics::ongoing;
use crate::prices::Class;
use crate::state::State;
use crate::{air, args, nations};

/// The row of the chart that a counter moves by; none for one that does not march.
pub(crate) fn class(data: &Data, counter: CounterIx) -> Option<Class> {
    match data.unit(counter) {
        Some(unit) => Class::of(&data.tables.movement, unit),
        None => Some(Class::FOOT),
    }
}

/// Points that leaving an enemy ZOC costs more (VI.B.5 to VI.B.8).
pub(crate) fn exit_price(data: &Data, state: &State, counter: CounterIx) -> u8 {
    let exit = &data.tables.zoc.exit;
    if let Some(cost) = ongoing::zoc_exit_cost(data, state, counter) {
        return cost;
    }
    match data.unit(counter) {
        None => exit.hq,
        Some(_) if data.kinds.trains.contains(counter) => exit.armored_train,
        Some(_) if data.kinds.air.contains(counter) => exit.air,
        Some(unit) if unit.shock > 0 => exit.with_shock,
        Some(_) => exit.without_shock,
    }
}

/// What crossing the river between two hexes costs more (X.move.3).
pub(crate) fn river_price(data: &Data, weather: Weather, from: HexIx, direction: hexmap::Direction) -> u8 {
    let movement = &data.tables.movement;
    if data.board.major[from.index()].has(direction) {
        movement.major_river[weather as usize]
    } else if data.board.minor[from.index()].has(direction) {
        movement.minor_river[weather as usize]
    } else {
        0
    }
}

/// What a step costs a counter: the hex entered, the river, the ZOC left, interdiction (VI.D.3, VI.B.3, VIII.B).
pub(crate) fn price(data: &Data, state: &State, counter: CounterIx, from: Spot, to: Spot) -> u8 {
    priced(data, state, counter, from, to, &mut Silent)
}

/// The same, part by part.
pub(crate) fn priced(
    data: &Data,
    state: &State,
    counter: CounterIx,
    from: Spot,
    to: Spot,
    notes: &mut impl Notes,
) -> u8 {
    let entered = |clause: &'static str| Message::by(clause, "rossyia-why-enters").with("place", args::spot(to));
    let (Whereabouts::Hex(here), Whereabouts::Hex(there)) = (data.ids.whereabouts(from), data.ids.whereabouts(to))
    else {
        let crossing = nations::caucasus::crossing(data, state, counter, from, to);
        let clause = match (crossing, data.ids.whereabouts(from)) {
            (None, _) => "VIII.D.4",
            (Some(_), Whereabouts::Hex(_)) => "N.georgia.4",
            (Some(_), Whereabouts::Box(_)) => "N.georgia.5",
        };
        let cost = crossing.unwrap_or(data.tables.movement.r#box);
        notes.note(|| entered(clause), cost.into());
        return cost + hindrance(data, state, counter, from, to, notes);
    };
    let (Some(class), Some(direction)) = (class(data, counter), data.map.grid.direction(here, there)) else { return 0 };
    let entry = data.prices.entry(class, state.weather)[there.index()];
    notes.note(|| entered("VI.D.4"), entry.into());
    let hindrance = hindrance(data, state, counter, from, to, notes);
    let river = river_price(data, state.weather_at(data, to), here, direction);
    if river > 0 {
        notes.note(|| Message::by("X.move.3", "rossyia-why-river"), river.into());
    }
    entry + hindrance + river
}

/// What enemies add to a step, whether it leads over land or into a box or out of one: the ZOC left, interdiction (VI.B.3,
/// VIII.B.9).
fn hindrance(data: &Data, state: &State, counter: CounterIx, from: Spot, to: Spot, notes: &mut impl Notes) -> u8 {
    let side = state.side(data, counter).unwrap_or(Side::White);
    let exit = match data.ids.whereabouts(from) {
        Whereabouts::Hex(here) if state.in_enemy_zoc(side, here) => exit_price(data, state, counter),
        _ => 0,
    };
    if exit > 0 {
        let left = || Message::by(exit_clause(data, counter), "rossyia-why-zoc").with("unit", args::counter(counter));
        notes.note(left, exit.into());
    }
    let under_fire = air::interdiction_cost(data, state, data.ids.whereabouts(from), data.ids.whereabouts(to));
    if under_fire > 0 {
        notes.note(|| Message::by("VIII.B.9", "rossyia-why-interdicted"), under_fire.into());
    }
    exit + under_fire
}

/// The clause of what leaving a ZOC costs a counter (VI.B.5 to VI.B.7).
fn exit_clause(data: &Data, counter: CounterIx) -> &'static str {
    match data.unit(counter) {
        None => "VI.B.7",
        Some(unit) if unit.shock > 0 => "VI.B.5",
        Some(_) => "VI.B.6",
    }
}

/// The price of a step for a stack, and who has to pay so much.
pub(crate) fn dearest(data: &Data, state: &State, who: Counters, from: Spot, to: Spot) -> (u8, CounterIx) {
    let prices = who.iter().map(|unit| (price(data, state, unit, from, to), unit));
    prices.max_by_key(|(cost, unit)| (*cost, std::cmp::Reverse(unit.0))).unwrap_or((0, CounterIx(0)))
}
