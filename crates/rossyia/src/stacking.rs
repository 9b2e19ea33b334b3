//! VI.A stacking, in printed steps.

use hexmap::HexIx;

use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, Side};
use crate::places::Terrain;
use crate::state::State;

/// Steps that a hex holds (VI.A.3 to VI.A.5).
pub(crate) fn limit(data: &Data, hex: HexIx) -> u8 {
    let table = &data.tables.stacking;
    match data.ground.terrain[hex.index()] {
        Terrain::Mountain => table.mountain,
        _ if data.ground.rail.contains(hex) => table.rail_hex,
        _ => table.normal,
    }
}

/// Steps that a counter counts for (VI.A.1, VI.A.2, VI.A.7, VI.A.8).
pub(crate) fn weight(data: &Data, counter: CounterIx) -> u8 {
    match data.unit(counter) {
        Some(_) if data.kinds.trains.contains(counter) => 1,
        Some(unit) if data.kinds.combat.contains(counter) => unit.steps,
        _ => 0,
    }
}

/// Steps that counters count for together.
pub(crate) fn weights(data: &Data, counters: Counters) -> u8 {
    counters.iter().map(|counter| weight(data, counter)).sum()
}

/// Whether units of a faction would share a hex with another one's (VI.A.9).
pub(crate) fn is_mixed(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> bool {
    let here = state.at(data.ids.at_hex(hex));
    here.iter().any(|counter| state.faction(data, counter) != faction)
}

/// Steps that a hex has room for; none where units of others are (VI.A.9, II.E.7).
pub(crate) fn room(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> Option<u8> {
    if is_mixed(data, state, faction, hex) {
        return None;
    }
    let taken = weights(data, state.at(data.ids.at_hex(hex)));
    Some(limit(data, hex).saturating_sub(taken))
}

/// Whether a side has a unit of its own in a hex: it frees the hex of enemy ZOC (II.E.8, V.E.6).
pub(crate) fn has_friend(state: &State, side: Side, hex: HexIx) -> bool {
    state.cache.present[side].contains(hex)
}
