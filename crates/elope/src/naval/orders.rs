//! What vessels can be ordered to do: each alone and all of a hexside together, by the shortest ways.

use engine::Chance;

use super::carry::shores;
use super::meeting::{escapes, refuges};
use super::sail::{destinations, step_cost};
use super::transport::check_cargo;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::movement;
use crate::order::Order;
use crate::sets::{Reach, Units};
use crate::state::{Naval, Place, State};

/// How often, in so many hexsides, a voyage that is drawn at random ends.
const VOYAGE_ENDS_ONE_IN: usize = 8;

/// Orders in a Movement Phase, with voyages of these only; not all of them are legal.
pub(crate) fn orders(data: &Data, state: &State, side: Side, whom: Units, out: &mut Vec<Order>) {
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side);
    let afloat = own.and(kinds.vessels).filter(|vessel| state.reach(vessel).is_some());
    for group in groups(state, afloat.without(state.moved).and(whom)) {
        out.extend(destinations(data, state, side, group).into_iter().map(|way| Order::Sail(group, way)));
    }
    for steamer in afloat.and(kinds.steamers).iter() {
        steamer_orders(data, state, side, steamer, out);
    }
    for ship in afloat.or(own.and(kinds.trains)).iter() {
        ship_orders(data, state, side, ship, out);
    }
}

/// What a minesweeper can do about mines, and an armoured train about tanks.
pub(crate) fn ship_orders(data: &Data, state: &State, side: Side, ship: UnitIx, out: &mut Vec<Order>) {
    if data.roster.get(ship).arm == Arm::Minesweeper {
        for reach in around(data, state, ship) {
            out.push(Order::Mine(ship, reach));
            out.push(Order::Sweep(ship, reach));
        }
    }
    if let (Arm::ArmoredTrain, Some(hex)) = (data.roster.get(ship).arm, state.hex(ship)) {
        let tanks = state.in_hex(hex).and(data.roster.kinds.tanks).and(state.of_side(data, side));
        offer(tanks, 0, |tanks| Order::Board(tanks, ship), out);
        offer(state.aboard(ship), 0, |tanks| Order::Land(tanks, hex), out);
    }
}

/// What one counter can do by water: a vessel sails, who is aboard lands, who stands beside a steamer goes aboard.
pub(crate) fn orders_of(data: &Data, state: &State, side: Side, unit: UnitIx, out: &mut Vec<Order>) {
    let group = Units::one(unit);
    match state.spot[unit].place() {
        Place::River(_) => {
            out.extend(destinations(data, state, side, group).into_iter().map(|way| Order::Sail(group, way)));
        }
        Place::Aboard(ship) => {
            let banks = state.reach(ship).map(|reach| data.board.reach_info(reach).banks).unwrap_or_default();
            out.extend(banks.into_iter().flatten().map(|hex| Order::Land(group, hex)));
        }
        Place::Hex(_) => {
            let steamers = data.roster.kinds.steamers.and(state.of_side(data, side));
            out.extend(steamers.iter().map(|steamer| Order::Board(group, steamer)));
        }
        _ => {}
    }
}

/// A voyage of a vessel, or of all that are with it, on and on along the river; it may stop anywhere.
pub(crate) fn sample_voyage(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    let fleet = state.of_side(data, side).and(data.roster.kinds.vessels).without(state.moved);
    let vessel = fleet.pick(|count| chance.below(count))?;
    let start = state.reach(vessel)?;
    let group = if chance.one_in(3) { state.at(state.spot[vessel]).and(fleet) } else { Units::one(vessel) };
    let mut left = group.iter().map(|vessel| movement::left(data, state, vessel)).min()?;
    let (mut before, mut from) = (start, start);
    let mut path = Vec::new();
    while !(path.len() > 1 && chance.one_in(VOYAGE_ENDS_ONE_IN)) {
        let onward = &data.board.reach_info(from).next;
        let Some(to) = chance.pick(onward).copied().filter(|to| *to != before || chance.one_in(onward.len())) else {
            if onward.is_empty() { break } else { continue }
        };
        let costs = group.iter().map(|vessel| step_cost(data, state, vessel, from, to).ok());
        let cost = costs.reduce(|a, b| Some(a?.max(b?))).flatten();
        let Some(rest) = cost.and_then(|cost| left.checked_sub(cost)) else { break };
        left = rest;
        path.push(to);
        (before, from) = (from, to);
    }
    (!path.is_empty()).then_some(Order::Sail(group, path))
}

/// Each vessel, and all that are together.
fn groups(state: &State, vessels: Units) -> Vec<Units> {
    let mut groups: Vec<Units> = vessels.iter().map(Units::one).collect();
    for vessel in vessels.iter() {
        let stack = vessels.filter(|other| state.spot[other] == state.spot[vessel]);
        if stack.len() > 1 && !groups.contains(&stack) {
            groups.push(stack);
        }
    }
    groups
}

/// The hexside of a vessel and those next to it.
fn around(data: &Data, state: &State, ship: UnitIx) -> Vec<Reach> {
    let Some(at) = state.reach(ship) else { return Vec::new() };
    let mut around = vec![at];
    around.extend(&data.board.reach_info(at).next);
    around
}

/// Who can go aboard, ashore or across.
pub(crate) fn steamer_orders(data: &Data, state: &State, side: Side, steamer: UnitIx, out: &mut Vec<Order>) {
    let Some(reach) = state.reach(steamer) else { return };
    let aboard = state.aboard(steamer);
    let room = usize::from(data.tables.naval.steamer.transport).saturating_sub(aboard.len());
    for hex in data.board.reach_info(reach).banks.into_iter().flatten() {
        let free = state.ground_in(data, side, hex).without(state.moved).without(state.stopped);
        let cargo = free.filter(|unit| check_cargo(data, state, unit).is_ok());
        offer(cargo.without(state.embarked), room, |units| Order::Board(units, steamer), out);
        offer(cargo, room, |units| Order::Ferry(units, steamer), out);
        offer(aboard, 0, |units| Order::Land(units, hex), out);
    }
}

/// Each of these alone, all together, and as many as there is room for.
fn offer(units: Units, room: usize, order: impl Fn(Units) -> Order, out: &mut Vec<Order>) {
    out.extend(units.iter().map(|unit| order(Units::one(unit))));
    if units.len() > 1 {
        out.push(order(units));
    }
    if room > 1 && room < units.len() {
        out.push(order(Units::of(units.iter().take(room))));
    }
}

/// Answers to what vessels meet.
pub(crate) fn answers(data: &Data, state: &State, meeting: Naval, out: &mut Vec<Order>) {
    match meeting {
        Naval::Meeting { .. } => {}
        Naval::Hit { among, .. } => out.extend(among.iter().map(|vessel| Order::Lose(vec![(vessel, 1)]))),
        Naval::Fire { steamers, .. } => {
            out.push(Order::Hold);
            out.extend(steamers.iter().map(Order::Fire));
        }
        Naval::Escape { steamer, points } => {
            out.push(Order::Hold);
            out.extend(escapes(data, state, steamer, points).into_iter().map(Order::Escape));
        }
        Naval::Displaced { vessel, by } => {
            out.extend(refuges(data, state, vessel, by).into_iter().map(|to| Order::Escape(vec![to])));
        }
        Naval::Rescue { side, units, reach } => {
            out.extend(shores(data, state, side, units, reach).into_iter().map(Order::Rescue));
        }
    }
}
