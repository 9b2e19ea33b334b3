//! A door for the benchmarks: what they measure is inside.

use crate::game::Elope;
use crate::sets::Units;
use crate::state::{State, side_of};
use crate::{condition, movement};

/// The hexes that a unit can march to under all rules: how many.
pub fn march_field(game: &Elope, state: &State, unit: crate::UnitIx) -> usize {
    let data = &*game.data;
    let side = state.side(data, unit);
    movement::with_reach(data, state, side, Units::one(unit), |field| field.reached().len()).unwrap_or(0)
}

/// Units of a side in a hex.
pub fn marchers(game: &Elope, state: &State, seat: engine::Seat) -> Vec<crate::UnitIx> {
    let data = &*game.data;
    let own = state.of_side(data, side_of(seat)).and(data.roster.kinds.troops);
    own.iter().filter(|unit| state.hex(*unit).is_some()).collect()
}

/// The supply and communications of all units: how many are without.
pub fn conditions(game: &Elope, state: &State) -> usize {
    let found = condition::checked_now(&game.data, state);
    found.os.or(found.oc).len()
}
