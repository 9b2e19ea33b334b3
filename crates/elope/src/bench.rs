//! A door for the benchmarks: what they measure is inside.

use crate::bits::Units;
use crate::data::data;
use crate::state::{State, side_of};
use crate::{condition, movement};

/// The hexes that a unit can march to under all rules: how many.
pub fn march_field(state: &State, unit: crate::UnitIx) -> usize {
    let data = data();
    let side = state.side(data, unit);
    movement::with_reach(data, state, side, Units::one(unit), |field| field.reached().len()).unwrap_or(0)
}

/// Units of a side in a hex.
pub fn marchers(state: &State, seat: engine::Seat) -> Vec<crate::UnitIx> {
    let data = data();
    let own = state.of_side(data, side_of(seat)).and(data.roster.kinds.troops);
    own.iter().filter(|unit| state.hex(*unit).is_some()).collect()
}

/// The supply and communications of all units: how many are without.
pub fn conditions(state: &State) -> usize {
    let found = condition::checked_now(data(), state);
    found.os.or(found.oc).len()
}
