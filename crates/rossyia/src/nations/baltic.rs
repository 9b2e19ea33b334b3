//! N.baltic: units that HQs of other factions may command.

use crate::data::Data;
use crate::ids::{CounterIx, FactionIx, Factions};
use crate::state::State;

use super::czechs;

/// HQs of these factions may command the units of a faction from now on (N.baltic.4).
pub(crate) fn lead(state: &mut State, faction: FactionIx, by: &[FactionIx]) {
    let leaders = Factions::of(by.iter().copied());
    state.nations.led_by[faction] = state.nations.led_by[faction].or(leaders);
}

/// Whether a unit obeys HQs of a faction and may stand beside its units: it is of it, is led by it, or is mixed (V.C.3, VI.A.9).
pub(crate) fn obeys(data: &Data, state: &State, unit: CounterIx, faction: FactionIx) -> bool {
    let own = state.faction(data, unit);
    own == faction
        || state.nations.led_by[own].contains(faction)
        || czechs::shares_mixed(data, faction) && czechs::is_mixed(data, state, unit)
}
