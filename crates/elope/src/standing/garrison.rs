//! 20.0.o and 23.22: the garrison of Archangel.

use engine::Breach;
use hexmap::HexIx;

use super::{can_march, start_of};
use crate::bits::Units;
use crate::counters::Side;
use crate::data::Data;
use crate::state::{Plan, State};
use crate::{say, sizes};

/// What has to be in Archangel: which units count, how many, and by which clause.
fn demand(data: &Data, state: &State) -> Option<(Units, usize, &'static str)> {
    let standing = &data.standing;
    let (units, count, clause) = match state.options.plan {
        Plan::NonHistorical => (standing.western_garrison, data.tables.garrison.companies, "23.22"),
        Plan::Historical if state.options.doctrine => {
            (standing.garrison, data.tables.doctrine.archangel_minimum_battalions, "20.0.o")
        }
        Plan::Historical => return None,
    };
    let big = data.roster.sizes(state.options.edition).all();
    Some((units.and(big), usize::from(count), clause))
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
            let breach = Breach::of(clause, "elope-garrison-too-weak").with("unit", say::unit(unit));
            Err(breach.with("count", say::int(count as i32)))
        }
        _ => Ok(()),
    }
}

/// Whether the Movement Phase may end: not while the garrison is too weak and somebody can still march in.
pub(super) fn check_phase_end(data: &Data, state: &State) -> Result<(), Breach> {
    let Some((units, count, clause)) = demand(data, state) else { return Ok(()) };
    let archangel = data.board.places.archangel;
    let there = state.in_hex(archangel).and(units);
    if sizes::battalions(data, state, there) >= count || there == units.filter(|unit| state.is_on_map(unit)) {
        return Ok(());
    }
    let idle = units.without(state.moved).without(state.stopped).filter(|unit| state.side(data, unit) == Side::Allied);
    for unit in idle.iter() {
        let Some(hex) = state.hex(unit).filter(|hex| *hex != archangel) else { continue };
        if can_march(data, state, unit, hex, |to| to == archangel) {
            let breach = Breach::of(clause, "elope-garrison-called-back").with("unit", say::unit(unit));
            return Err(breach.with("count", say::int(count as i32)));
        }
    }
    Ok(())
}
