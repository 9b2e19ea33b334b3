//! VII.N, V.C.10, V.C.11: independent units, played like one activation when all HQs are done.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seats};
use serde::{Deserialize, Serialize};

use crate::combat::{self, losses};
use crate::control::{city_at, may_use};
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, Side, Spot};
use crate::order::{Order, Points};
use crate::places::CitySize;
use crate::politics::ongoing;
use crate::procedure::{Bearers, Condition, Frame, Segment};
use crate::sequence::go_on;
use crate::sources::{Sources, could_name};
use crate::state::State;
use crate::{args, attrition, boxes, control, stacking, supply};

/// What has to be known of a side's independent units from one part of their play to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Independent {
    /// Those that were in supply where their movement began (VII.N.3).
    pub(crate) sheltered: Counters,
    /// Those that have checked attrition (VII.N.4).
    pub(crate) checked: Counters,
}

/// The units that no HQ has activated this turn (VII.N.1, X.activation.5).
pub(crate) fn units(data: &Data, state: &State, side: Side) -> Counters {
    let left = state.cache.board.without(data.kinds.hqs).without(state.played);
    left.filter(|unit| state.player(data, unit) == Some(side))
}

/// Whether a place supplies independent units of a faction (VII.N.3).
pub(crate) fn supplies(data: &Data, state: &State, faction: FactionIx, at: Spot) -> bool {
    let sources = || Sources::of(data, state, faction);
    let usable = |city: &crate::ids::CityIx| state.holder(*city).is_some_and(|holder| may_use(data, faction, holder));
    match city_at(data, at).filter(usable).map(|city| data.cities[city.index()].size) {
        Some(CitySize::Major) => true,
        Some(CitySize::Minor) => sources().is_some_and(|mut sources| sources.kind(at).is_some()),
        None if could_name(data, state, faction, at) => {
            boxes::is_abroad(data, state, faction, at) || sources().is_some_and(|mut sources| sources.shelters(at))
        }
        None => boxes::is_abroad(data, state, faction, at),
    }
}

/// Whether a unit is in supply where it stands (VII.N.3, VIII.A.21).
pub(crate) fn is_sheltered(data: &Data, state: &State, unit: CounterIx) -> bool {
    data.kinds.trains.contains(unit)
        || ongoing::always_supplied(data, state, unit)
        || state.spot(unit).is_some_and(|at| supplies(data, state, state.faction(data, unit), at))
}

/// Whether an independent unit is in supply for what it is about to do: where it stands, where its movement began, or where
/// it goes (VII.N.3, VII.N.7, VII.N.10). Units of an activation are not asked.
pub(crate) fn check_supplied(
    data: &Data,
    state: &State,
    unit: CounterIx,
    to: Spot,
    clause: &'static str,
) -> Result<(), Breach> {
    let Frame::Independent { .. } = state.top() else { return Ok(()) };
    let supplied = state.independent.sheltered.contains(unit)
        || is_sheltered(data, state, unit)
        || supplies(data, state, state.faction(data, unit), to);
    match supplied {
        true => Ok(()),
        false => Err(Breach::of(clause, "rossyia-independent-unsupplied").with("unit", args::counter(unit))),
    }
}

/// Steps and units to restore, one by one.
pub(crate) fn orders(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let hurt = units(data, state, side).filter(|unit| state.hits[unit] > 0);
    out.extend(hurt.iter().map(|unit| Order::Replace(unit, Points(1))));
}

/// Movement begins: who is in supply there is remembered.
pub(crate) fn begin_movement(data: &Data, state: &mut State, side: Side) {
    let sheltered = units(data, state, side).filter(|unit| is_sheltered(data, state, unit));
    state.independent = Independent { sheltered, checked: Counters::NONE };
}

/// The side whose independent units are played.
fn acting(state: &State) -> Option<Side> {
    state.stack.frames().iter().find_map(|frame| match frame {
        Frame::Independent { side, .. } => Some(*side),
        _ => None,
    })
}

/// Those of a place that check attrition (VII.N.4, X.attrition.2).
pub(crate) fn exposed(data: &Data, state: &State, at: Spot) -> Counters {
    let Some(side) = acting(state) else { return Counters::NONE };
    let here = units(data, state, side).and(data.kinds.taking).and(state.at(at)).without(state.independent.sheltered);
    here.filter(|unit| !is_sheltered(data, state, unit))
}

/// Those of the side at play that will check attrition when their movement is over, if they stay where they are (VII.N.4).
pub(crate) fn threatened(data: &Data, state: &State) -> Counters {
    let Frame::Independent { side, segment: Segment::Replace | Segment::Move, .. } = state.top() else {
        return Counters::NONE;
    };
    let open = units(data, state, side).and(data.kinds.taking).without(state.independent.sheltered);
    open.filter(|unit| !is_sheltered(data, state, unit))
}

/// What will be added to the die of a unit that checks, and by which clause it does: with its stack, or by itself (VII.N.5,
/// VII.N.6).
pub(crate) fn prospect(data: &Data, state: &State, unit: CounterIx) -> Option<Message> {
    let (faction, at) = (state.faction(data, unit), state.spot(unit)?);
    let clause = if has_hq_near(data, state, faction, at) { "VII.N.5" } else { "VII.N.6" };
    let (weather, apart) = attrition::modifiers(data, state, at, supply::is_isolated(data, state, faction, at));
    Some(Message::by(clause, "rossyia-attrition-awaits").with("adds", args::int(weather + apart)))
}

/// Whether a stack has a supplied HQ of its faction near (VII.N.5).
fn has_hq_near(data: &Data, state: &State, faction: FactionIx, at: Spot) -> bool {
    let own = |hq: &crate::ids::HqIx| state.faction(data, data.counter_of(*hq)) == faction;
    let range = data.tables.supply.independent_range;
    data.all_hqs().filter(own).any(|hq| {
        let Some(from) = state.spot(data.counter_of(hq)) else { return false };
        supply::is_near(data, from, at, range)
            && supply::flood(data, state, faction, [from], range).to(at).is_some()
            && supply::condition(data, state, hq) == Condition::Supplied
    })
}

/// The next stack checks attrition; whether there was one (VII.N.4 to VII.N.6).
fn wear(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let waiting = units(data, state, side).and(data.kinds.taking).without(state.independent.checked);
    let Some((first, at)) = waiting.iter().find_map(|unit| state.spot(unit).map(|at| (unit, at))) else {
        return Ok(false);
    };
    let faction = state.faction(data, first);
    let stack = exposed(data, state, at).filter(|unit| state.faction(data, unit) == faction);
    let here = waiting.filter(|unit| state.spot(unit) == Some(at) && state.faction(data, unit) == faction);
    state.independent.checked = state.independent.checked.or(here);
    if stack.is_empty() {
        return Ok(true);
    }
    let isolated = supply::is_isolated(data, state, faction, at);
    if !has_hq_near(data, state, faction, at) {
        for unit in stack.iter() {
            attrition::check_unit(data, state, unit, isolated, "VII.N.6", dice, events)?;
        }
        return Ok(true);
    }
    let (die, total, hits) = attrition::roll(data, state, at, isolated, dice)?;
    events.tell(Seats::ALL, || {
        Message::by("VII.N.5", "rossyia-attrition-of-stack")
            .with("place", args::spot(at))
            .with("die", Arg::Die(die))
            .with("total", args::int(total))
            .with("losses", args::int(hits))
    });
    losses::demand(data, state, side, Bearers::Worn(at), hits, events);
    Ok(true)
}

/// The parts of a side's play (VII.N.1).
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Frame::Independent { side, segment, last } = state.top() else { return Ok(Advance::Waits) };
    let part = |segment: Segment| Frame::Independent { side, segment, last };
    let next = match segment {
        Segment::Replace | Segment::Move => return Ok(Advance::Waits),
        Segment::Attrition => match wear(data, state, side, dice, events)? {
            true => return Ok(Advance::Ran),
            false => part(Segment::Announce),
        },
        Segment::Announce => match combat::announce::is_possible(data, state) {
            true => return Ok(Advance::Waits),
            false => part(Segment::Fight),
        },
        Segment::Fight => match combat::battle::any_left(data, state) {
            true => return Ok(Advance::Waits),
            false => {
                combat::battle::close(state);
                part(Segment::Adjust)
            }
        },
        _ => {
            if let Some(at) = stacking::overfull(data, state, side, state.activation.crowded) {
                state.stack.push(Frame::Excess { side, at });
                return Ok(Advance::Ran);
            }
            state.activation = Default::default();
            // Where they stood this turn shelters nobody in the next.
            state.independent = Independent::default();
            control::adjust(data, state, side, "X.control.3", events);
            match last {
                true => Frame::TurnEnd,
                false => Frame::Independent { side: side.enemy(), segment: Segment::Replace, last: true },
            }
        }
    };
    go_on(state, next);
    Ok(Advance::Ran)
}
