//! What bars counters outside the Movement Phase: nobody goes while depots are bought; in the Combat Phase some do not fight,
//! or find nobody to fight; and where something else is asked, that comes first.

use engine::{Breach, Seat};
use hexmap::HexIx;

use super::{Goal, going};
use crate::combat::{advance, declare};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::{Load, Order};
use crate::sets::Units;
use crate::state::{Frame, State, Target, Task, side_of};
use crate::{air, args, check, orders, sequence, supply};

/// Why a group does not do what would lead to a place, or without one, why it does nothing: the reason of the first whom
/// it holds.
pub(super) fn bar(data: &Data, state: &State, seat: Seat, group: Units, goal: Option<Goal>) -> Option<Breach> {
    let first = group.first()?;
    let by = |clause, id| Some(Breach::of(clause, id).with("unit", args::unit(first)));
    let hex = match goal {
        Some(Goal::Hex(hex)) => Some(hex),
        _ => None,
    };
    match state.top() {
        Frame::Operations { .. } => group.iter().find_map(|unit| resting(data, state, seat, unit)),
        Frame::Declare { side } => {
            let idle = group.iter().find_map(|unit| announcing(data, state, seat, side, group, unit));
            idle.or_else(|| attacking(data, state, seat, group, hex?))
        }
        Frame::Interception { .. } => match hex {
            Some(hex) => air::check_intercept(data, state, seat, group, hex).err(),
            None => group.iter().find_map(|plane| air::why_no_interception(data, state, side_of(seat), plane)),
        },
        Frame::Resolve { .. } => declare::in_phase(state, seat).err(),
        Frame::Advance { units, .. } => match (group.without(units).first(), hex) {
            (Some(unit), _) => Some(Breach::of("8.1.a", "elope-did-not-fight").with("unit", args::unit(unit))),
            (None, Some(hex)) => advance::check_advance(data, state, seat, group, &[hex]).err(),
            (None, None) => None,
        },
        Frame::Exploit { units, .. } => match (group.without(units).first(), hex) {
            (Some(unit), _) => Some(Breach::of("7.8.b", "elope-did-not-break-through").with("unit", args::unit(unit))),
            (None, Some(hex)) if state.occupied[side_of(seat).enemy()].contains(hex) => {
                advance::check_second(data, state, seat, hex, group).err()
            }
            (None, Some(hex)) => advance::check_exploit(data, state, seat, group, &[hex]).err(),
            (None, None) => None,
        },
        Frame::SetUp => None,
        _ if group.is_within(&orders::going(data, state, seat)) => going::bar(data, state, seat, goal?),
        // Whoever is asked about has orders of his own; others wait.
        _ => by(sequence::decision(data, state, seat)?.prompt.clause?.0, "elope-asked-first"),
    }
}

/// 3.0.e: nobody moves while depots are bought; whoever has lost a step is told why it is not replaced.
fn resting(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Option<Breach> {
    let rebuilds = supply::check_rebuild(data, state, seat, unit);
    match state.reduced.contains(unit) {
        true => rebuilds.err(),
        false => Some(Breach::of("3.0.e", "elope-moves-later").with("unit", args::unit(unit))),
    }
}

/// Why somebody announces no attack and flies nowhere, whatever the target.
fn announcing(data: &Data, state: &State, seat: Seat, side: Side, group: Units, unit: UnitIx) -> Option<Breach> {
    let kinds = &data.roster.kinds;
    let by = |clause, id| Some(Breach::of(clause, id).with("unit", args::unit(unit)));
    if kinds.aircraft.contains(unit) {
        return grounded(data, state, seat, side, unit);
    }
    if state.task[unit] != Task::None {
        return by("7.0.b", "elope-attacks-already");
    }
    if kinds.hq.contains(unit) {
        return by("9.0.d", "elope-hq-does-not-attack");
    }
    if kinds.depots.contains(unit) {
        return by("11.3.a", "elope-depot-does-not-attack");
    }
    if kinds.vessels.contains(unit) && !group.meets(&kinds.combat) {
        return by("15.0.h", "elope-ship-needs-troops");
    }
    let from = state.hex(unit)?;
    let enemies = state.occupied[side.enemy()];
    let beside = || data.board.map.grid.neighbours(from).map(|(_, to)| to).filter(|to| enemies.contains(*to));
    if beside().next().is_none() {
        return by("7.0.a", "elope-nobody-beside");
    }
    // A support unit attacks with others of its hex.
    let company = if kinds.support.contains(unit) {
        group.or(state.ground_in(data, side, from).and(kinds.combat))
    } else {
        group
    };
    let party = company.filter(|other| state.hex(other) == Some(from) && state.task[other] == Task::None);
    super::all_barred(beside().map(|to| {
        let alone = declare::check_attack(data, state, seat, to, Units::one(unit)).err()?;
        declare::check_attack(data, state, seat, to, party).err().map(|_| alone)
    }))
}

/// Why an aircraft flies nowhere: the sky, its engine or its base; or nothing to fly to.
fn grounded(data: &Data, state: &State, seat: Seat, side: Side, plane: UnitIx) -> Option<Breach> {
    let ready = air::check_ready(data, state, side, plane);
    let mut orders = Vec::new();
    air::missions(data, state, side, &mut orders);
    air::transfers_of(data, state, side, plane, &mut orders);
    let flies = |order: &Order| order.acting() == Units::one(plane) && check(data, state, seat, order).is_ok();
    if orders.iter().any(flies) {
        return None;
    }
    let nothing = || Breach::of("12.0.e", "elope-nothing-in-range").with("unit", args::unit(plane));
    Some(ready.err().unwrap_or_else(nothing))
}

/// Why a group does not attack a hex, or does not fly there: to support the attack on it, or to bomb.
fn attacking(data: &Data, state: &State, seat: Seat, group: Units, hex: HexIx) -> Option<Breach> {
    if !group.meets(&data.roster.kinds.aircraft) {
        return declare::check_attack(data, state, seat, hex, group).err();
    }
    let enemies = state.occupied[side_of(seat).enemy()].contains(hex);
    match enemies || air::attack_on(state, hex).is_some() {
        true => air::check_support(data, state, seat, group, hex, Load::Bombs).err(),
        false => air::check_bomb(data, state, seat, group, Target::Track(hex)).err(),
    }
}
