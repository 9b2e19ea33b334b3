//! How good a position is for a side, by what everybody may know.

use engine::Side as Seated;

use crate::data::Data;
use crate::ids::Side;
use crate::state::State;

/// Losses of both sides as far as they were seen, and ground toward the aim.
pub(crate) fn worth(data: &Data, state: &State, side: Seated) -> i64 {
    let Some(&side) = Side::ALL.get(usize::from(side.0)) else { return 0 };
    let _ = data;
    match state.ended {
        Some(ending) if ending.winner == Some(side) => 100_000,
        Some(ending) if ending.winner == Some(side.enemy()) => -100_000,
        _ => {
            let lost = |side: Side| i64::from(state.hosts[side].lost.0);
            lost(side.enemy()) - lost(side)
        }
    }
}
