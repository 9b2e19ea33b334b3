//! What vessels can be ordered to do: each alone and all of a hexside together, by the shortest ways.

use super::carry::shores;
use super::meeting::{escapes, refuges};
use super::sail::destinations;
use super::transport::check_cargo;
use crate::bits::{Reach, Units};
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::order::Order;
use crate::state::{Naval, State};

/// Orders in a Movement Phase; not all of them are legal.
pub(crate) fn orders(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side);
    let afloat = own.and(kinds.vessels).filter(|vessel| state.reach(vessel).is_some());
    for group in groups(state, afloat.without(state.moved)) {
        out.extend(destinations(data, state, side, group).into_iter().map(|way| Order::Sail(group, way)));
    }
    for steamer in afloat.and(kinds.steamers).iter() {
        steamer_orders(data, state, side, steamer, out);
    }
    for ship in afloat.iter().filter(|ship| data.roster.get(*ship).arm == Arm::Minesweeper) {
        for reach in around(data, state, ship) {
            out.push(Order::Mine(ship, reach));
            out.push(Order::Sweep(ship, reach));
        }
    }
    for train in own.and(kinds.trains).iter() {
        let Some(hex) = state.hex(train) else { continue };
        offer(state.in_hex(hex).and(kinds.tanks).and(own), 0, |tanks| Order::Board(tanks, train), out);
        offer(state.aboard(train), 0, |tanks| Order::Land(tanks, hex), out);
    }
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
fn steamer_orders(data: &Data, state: &State, side: Side, steamer: UnitIx, out: &mut Vec<Order>) {
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
