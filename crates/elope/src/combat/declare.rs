//! 7.0 and 7.4: announcing attacks.

use engine::{Breach, Events, Message, Seat, Seats};
use hexmap::HexIx;

use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Hexes, Units};
use crate::state::{Attack, Frame, State, Task, side_of};
use crate::{args, directives, train};

/// 3.0.b, AID.seq.d: attacks are announced in the own Combat Phase, before the first is resolved.
pub(crate) fn in_phase(state: &State, seat: Seat) -> Result<Side, Breach> {
    match state.top() {
        Frame::Declare { side } if side == side_of(seat) => Ok(side),
        Frame::Resolve { side } if side == side_of(seat) => Err(Breach::of("AID.seq.d", "elope-announcing-is-over")),
        _ => Err(Breach::of("3.0.b", "elope-not-your-combat")),
    }
}

/// The hex from which a unit can attack a target: its own, or for a ship the bank where its troops attack.
fn stands_next_to(data: &Data, state: &State, unit: UnitIx, target: HexIx) -> bool {
    state.hex(unit).is_some_and(|hex| data.board.distance(hex, target) == 1)
}

/// 15.0.h: the hexes on either side of a vessel.
pub(crate) fn banks(data: &Data, state: &State, vessel: UnitIx) -> Hexes {
    let banks = state.reach(vessel).map(|reach| data.board.reach_info(reach).banks).unwrap_or_default();
    Hexes::of(banks.into_iter().flatten())
}

/// 7.0: whether an attack can be made by these units, by rules that hold in every Combat Phase and after a breakthrough.
pub(crate) fn check_units(data: &Data, state: &State, side: Side, target: HexIx, units: Units) -> Result<(), Breach> {
    let kinds = &data.roster.kinds;
    let Some(first) = units.first() else { return Err(Breach::of("7.0.a", "elope-nobody-attacks")) };
    if !state.occupied[side.enemy()].contains(target) {
        return Err(Breach::of("7.0.a", "elope-nothing-to-attack").with("hex", args::hex(target)));
    }
    let own = state.of_side(data, side);
    let fighters = units.and(kinds.combat.or(kinds.trains));
    for unit in units.iter() {
        let refuse =
            |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)).with("hex", args::hex(target)));
        if !own.contains(unit) {
            return Err(Breach::plain("elope-not-yours").with("unit", args::unit(unit)));
        }
        if kinds.hq.contains(unit) {
            return refuse("9.0.d", "elope-hq-does-not-attack");
        }
        if kinds.depots.contains(unit) {
            return refuse("11.3.a", "elope-depot-does-not-attack");
        }
        if kinds.aircraft.contains(unit) {
            return refuse("12.3.a", "elope-aircraft-support");
        }
        if kinds.vessels.contains(unit) {
            let banks = banks(data, state, unit);
            let mut combat = units.and(kinds.combat).iter();
            let with_troops = combat.any(|unit| state.hex(unit).is_some_and(|hex| banks.contains(hex)));
            if !kinds.gunboats.contains(unit) || !with_troops {
                return refuse("15.0.h", "elope-ship-needs-troops");
            }
            continue;
        }
        if !stands_next_to(data, state, unit, target) {
            return refuse("7.0.a", "elope-not-next-to");
        }
        if kinds.support.contains(unit) {
            let companion = units.and(kinds.combat).iter().any(|other| state.hex(other) == state.hex(unit));
            if !companion {
                return refuse("9.0.a", "elope-support-needs-company");
            }
        }
        if kinds.trains.contains(unit) && train::is_spent(data, state, unit) {
            return refuse("16.2", "elope-train-needs-refit");
        }
    }
    if fighters.is_empty() {
        return Err(Breach::of("9.0.a", "elope-support-needs-company").with("unit", args::unit(first)));
    }
    Ok(())
}

/// 7.0, 7.4: whether an attack may be announced.
pub(crate) fn check_attack(data: &Data, state: &State, seat: Seat, target: HexIx, units: Units) -> Result<(), Breach> {
    let side = in_phase(state, seat)?;
    check_units(data, state, side, target, units)?;
    if state.attacks.iter().any(|attack| attack.target == target) {
        return Err(Breach::of("7.4.c", "elope-attacked-already").with("hex", args::hex(target)));
    }
    if let Some(unit) = units.iter().find(|unit| state.task[*unit] != Task::None) {
        return Err(Breach::of("7.0.b", "elope-attacks-already").with("unit", args::unit(unit)));
    }
    if state.attacks.is_full() {
        return Err(Breach::of("7.0.c", "elope-too-many-attacks"));
    }
    directives::check_attack(data, state, side, target, units)
}

/// Announce an attack.
pub(crate) fn attack(state: &mut State, target: HexIx, units: Units, events: &mut Events<'_>) {
    let number = state.attacks.len() as u8;
    if !state.attacks.push(Attack { target, resolved: false, gas: false }) {
        return;
    }
    for unit in units.iter() {
        state.task[unit] = Task::Attack(number);
    }
    events.tell(Seats::ALL, || {
        let message = Message::by("7.0.c", "elope-announces").with("unit", args::first(units));
        message.with("others", args::others(units)).with("hex", args::hex(target))
    });
}

/// The units with this task.
pub(crate) fn with_task(state: &State, task: Task) -> Units {
    Units::of(state.task.iter().filter(|(_, given)| **given == task).map(|(unit, _)| unit))
}
