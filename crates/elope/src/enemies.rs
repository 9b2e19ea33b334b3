//! 13.32 and 17.0.d: who is near, where the rules say «an enemy unit»: every counter, whatever its kind.

use hexmap::HexIx;

use crate::combat::declare::banks;
use crate::counters::Side;
use crate::data::Data;
use crate::state::{Spot, State};

/// Whether anything of a side stands in a hex: troops, staffs, guns, trains, depots, aircraft on the ground.
pub(crate) fn stand_in(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    !state.among(state.of_side(data, side).and(state.in_hexes), Spot::hex(hex)).is_empty()
}

/// Whether a vessel of a side lies on a river hexside of the hex (15.0.h).
pub(crate) fn lie_beside(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    let vessels = state.of_side(data, side).and(data.roster.kinds.vessels);
    vessels.iter().any(|vessel| banks(data, state, vessel).contains(hex))
}
