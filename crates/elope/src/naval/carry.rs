//! 15.0.e, 15.5, 23.1.T5.a: what becomes of the cargo when its ship is sunk, taken or laid up.

use arrayvec::ArrayVec;
use engine::{Advance, Events, Message, Seats};
use hexmap::HexIx;

use crate::board::Ground;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::{Frame, Naval, Place, State};
use crate::{air, args, arrivals, condition, directives, stacking};

/// A vessel goes down: depots with it; each unit aboard loses a step and looks for the bank (15.0.e).
pub(crate) fn sink(data: &Data, state: &mut State, vessel: UnitIx, events: &mut Events<'_>) {
    let kinds = &data.roster.kinds;
    let side = state.side(data, vessel);
    let reach = state.reach(vessel);
    let troops = state.aboard(vessel).and(kinds.troops);
    // 12.51.d: the aircraft of a carrier or barge look for another base.
    air::carrier_gone(data, state, vessel, events);
    events.tell(Seats::ALL, || Message::by("15.0.e", "elope-ship-sinks").with("unit", args::unit(vessel)));
    for unit in troops.iter() {
        state.lose_step(data, unit);
    }
    let units = troops.filter(|unit| state.is_on_map(unit));
    for unit in units.iter() {
        state.put(data, unit, Place::Adrift);
    }
    state.destroy(data, vessel);
    if let (Some(reach), false) = (reach, units.is_empty()) {
        state.stack.push(Frame::Naval(Naval::Rescue { side, units, reach }));
    }
}

/// 15.0.e: the banks where survivors can come ashore.
pub(super) fn shores(data: &Data, state: &State, side: Side, units: Units, reach: Reach) -> ArrayVec<HexIx, 2> {
    let banks = data.board.reach_info(reach).banks.into_iter().flatten();
    banks.filter(|hex| takes(data, state, side, units, *hex)).collect()
}

/// Whether a hex is on land, free of enemies and has room.
fn takes(data: &Data, state: &State, side: Side, units: Units, hex: HexIx) -> bool {
    let together = state.ground_in(data, side, hex).or(units);
    let room = !stacking::is_over(data, state, together) && !stacking::too_many_depots(data, together);
    let free = state.ground_in(data, side.enemy(), hex).is_empty();
    data.board.ground[hex.index()] != Ground::Water && free && room
}

/// Where there is no choice, they come ashore, or are lost.
pub(super) fn settle_rescue(
    data: &Data,
    state: &mut State,
    side: Side,
    units: Units,
    reach: Reach,
    events: &mut Events<'_>,
) -> Advance {
    match shores(data, state, side, units, reach).as_slice() {
        [] => {
            state.stack.pop();
            for unit in units.iter() {
                state.destroy(data, unit);
                events.tell(Seats::ALL, || Message::by("15.0.e", "elope-drowned").with("unit", args::unit(unit)));
            }
        }
        [only] => {
            state.stack.pop();
            save(data, state, side, units, *only, events);
        }
        _ => return Advance::Waits,
    }
    Advance::Ran
}

/// Survivors come ashore and go no further this phase.
pub(super) fn save(data: &Data, state: &mut State, side: Side, units: Units, hex: HexIx, events: &mut Events<'_>) {
    state.put_all(data, units, hex);
    state.moved = state.moved.or(units);
    events.tell(Seats::ALL, || {
        let message =
            Message::by("15.0.e", "elope-rescued").with("unit", args::first(units)).with("others", args::others(units));
        message.with("hex", args::hex(hex))
    });
    directives::entered(data, state, side, units, hex, events);
}

/// 15.5: a steamer changes sides with the depots aboard; troops aboard are lost.
pub(super) fn surrender(data: &Data, state: &mut State, steamer: UnitIx, events: &mut Events<'_>) {
    let depots = data.roster.kinds.depots;
    for unit in state.aboard(steamer).without(depots).iter() {
        state.destroy(data, unit);
        events.tell(Seats::ALL, || Message::by("15.5", "elope-taken-aboard").with("unit", args::unit(unit)));
    }
    for prize in state.aboard(steamer).or(Units::one(steamer)).iter() {
        let captured = state.captured.contains(prize);
        state.captured.set(prize, !captured);
        state.moved.insert(prize);
    }
    state.oc.remove(steamer);
    // 15.4: nor does the prize ferry anybody this phase.
    state.spent[steamer] = condition::allowance(data, state, steamer);
    state.settled = false;
}

/// 23.1.T5.a: what a vessel that leaves the map carries is put ashore without loss, in the nearest hex that takes it.
pub(crate) fn unload(data: &Data, state: &mut State, vessel: UnitIx, events: &mut Events<'_>) {
    let side = state.side(data, vessel);
    let cargo = state.aboard(vessel).and(data.roster.kinds.ground);
    let start = match state.spot[vessel].place() {
        Place::River(reach) => data.board.reach_info(reach).banks[0],
        Place::Hex(hex) => Some(hex),
        _ => None,
    };
    let Some(start) = start else { return };
    for unit in cargo.iter() {
        let group = Units::one(unit);
        let open = |hex: &HexIx| takes(data, state, side, group, *hex);
        let friends = |hex: &HexIx| state.occupied[side].contains(*hex);
        let rank = |hex: &HexIx| (data.board.distance(*hex, start), !friends(hex));
        let banks = state.reach(vessel).map(|reach| data.board.reach_info(reach).banks).unwrap_or_default();
        let beside = banks.into_iter().flatten().filter(open).min_by_key(rank);
        let Some(hex) = beside.or_else(|| data.board.map.grid.hexes().filter(open).min_by_key(rank)) else { continue };
        state.put(data, unit, Place::Hex(hex));
        events.tell(Seats::ALL, || {
            let clause = arrivals::by_plan(state, "23.1.T5.a", "23.2.T5.a");
            Message::by(clause, "elope-put-ashore").with("unit", args::unit(unit)).with("hex", args::hex(hex))
        });
        directives::entered(data, state, side, group, hex, events);
    }
}
