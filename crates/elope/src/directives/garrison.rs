//! 20.0.o and 23.22: the garrison of Archangel.

use engine::Breach;
use hexmap::HexIx;

use super::{can_march, start_of};
use crate::board::Gait;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Plan, State};
use crate::{args, movement, sizes};

/// What has to be in Archangel: which units count, how many, and by which clause.
fn demand(data: &Data, state: &State) -> Option<(Units, usize, &'static str)> {
    let directives = &data.directives;
    let (units, count, clause) = match state.options.plan {
        Plan::NonHistorical => (directives.western_garrison, data.tables.garrison.companies, "23.22"),
        Plan::Historical if state.options.doctrine => {
            (directives.garrison, data.tables.doctrine.archangel_minimum_battalions, "20.0.o")
        }
        Plan::Historical => return None,
    };
    let big = data.roster.sizes(state.options.edition).all();
    // 23.1.T11.a: who leaves the game in Archangel is no garrison.
    Some((units.and(big).without(super::leaving(data, state)), usize::from(count), clause))
}

/// Whether a group that began its move in Archangel may end it elsewhere, or go aboard.
pub(super) fn check_leaving(data: &Data, state: &State, group: Units, end: Option<HexIx>) -> Result<(), Breach> {
    let archangel = data.board.places.archangel;
    let leaving = group.filter(|unit| start_of(state, unit) == Some(archangel));
    if leaving.is_empty() || end == Some(archangel) {
        return Ok(());
    }
    let Some((units, count, clause)) = demand(data, state) else { return Ok(()) };
    let left = sizes::battalions(data, state, state.in_hex(archangel).and(units).without(group));
    match leaving.and(units).first() {
        Some(unit) if left < count => {
            let breach = Breach::of(clause, "elope-garrison-too-weak").with("unit", args::unit(unit));
            Err(breach.with("count", args::int(count as i32)))
        }
        _ => Ok(()),
    }
}

/// Whether the garrison is too weak, and could be stronger: who would count, how many have to be there, by which clause.
fn wanting(data: &Data, state: &State) -> Option<(Units, usize, &'static str)> {
    let (units, count, clause) = demand(data, state)?;
    let there = state.in_hex(data.board.places.archangel).and(units);
    let others = || units.filter(|unit| state.is_on_map(unit)) != there;
    (sizes::battalions(data, state, there) < count && others()).then_some((units, count, clause))
}

fn call_back(unit: UnitIx, count: usize, clause: &'static str) -> Breach {
    let breach = Breach::of(clause, "elope-garrison-called-back").with("unit", args::unit(unit));
    breach.with("count", args::int(count as i32))
}

/// Whether a group may end a move in a hex, or work where it is: not while the garrison is too weak and one of them
/// could march in, unless it comes nearer.
pub(super) fn check_called(data: &Data, state: &State, group: Units, end: Option<HexIx>) -> Result<(), Breach> {
    let archangel = data.board.places.archangel;
    if end == Some(archangel) {
        return Ok(());
    }
    let Some((units, count, clause)) = wanting(data, state) else { return Ok(()) };
    let to_go = |hex: HexIx| {
        let goal = data.directives.archangel();
        goal.distance(&data.board, data.directives.crossing, state.season(), Gait::Foot, hex)
    };
    for unit in group.and(units).iter() {
        let (Some(start), Some(hex)) = (start_of(state, unit), state.hex(unit)) else { continue };
        let nearer = end.is_some_and(|end| to_go(end) < to_go(start));
        let in_reach = || to_go(hex) <= u16::from(movement::left(data, state, unit));
        if hex != archangel && !nearer && in_reach() && can_march(data, state, unit, hex, |to| to == archangel) {
            return Err(call_back(unit, count, clause));
        }
    }
    Ok(())
}

/// Whether the Movement Phase may end: not while the garrison is too weak and somebody can still march in.
pub(super) fn check_phase_end(data: &Data, state: &State) -> Result<(), Breach> {
    let Some((units, count, clause)) = wanting(data, state) else { return Ok(()) };
    let archangel = data.board.places.archangel;
    let idle = units.without(state.moved).without(state.stopped).filter(|unit| state.side(data, unit) == Side::Allied);
    for unit in idle.iter() {
        let Some(hex) = state.hex(unit).filter(|hex| *hex != archangel) else { continue };
        if can_march(data, state, unit, hex, |to| to == archangel) {
            return Err(call_back(unit, count, clause));
        }
    }
    Ok(())
}
