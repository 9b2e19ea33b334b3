//! N.baltic: units that HQs of other factions may command.

use crate::data::Data;
use crate::ids::{CounterIx, FactionIx};
use crate::politics::ongoing;
use crate::state::State;

use super::czechs;

/// Whether a unit obeys HQs of a faction and may stand beside its units: it is of it, is led by it, or is mixed (V.C.3, VI.A.9).
pub(crate) fn obeys(data: &Data, state: &State, unit: CounterIx, faction: FactionIx) -> bool {
    let own = state.faction(data, unit);
    own == faction
        || ongoing::may_lead(data, state, faction, own)
        || czechs::is_mixed(data, state, unit) && czechs::shares_mixed(data, faction)
}
