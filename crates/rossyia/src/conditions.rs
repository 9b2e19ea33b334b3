//! Conditions of the data that the position alone decides.

use crate::data::Data;
use crate::effects::Condition;
use crate::place::Standing;
use crate::state::State;

/// Whether a condition holds; none for one that only the political chapter can judge.
pub(crate) fn holds(data: &Data, state: &State, condition: &Condition) -> Option<bool> {
    Some(match condition {
        Condition::Any(any) => {
            let found: Vec<Option<bool>> = any.iter().map(|one| holds(data, state, one)).collect();
            return if found.contains(&Some(true)) {
                Some(true)
            } else if found.contains(&None) {
                None
            } else {
                Some(false)
            };
        }
        Condition::Not(other) => !holds(data, state, other)?,
        Condition::Holds { city, owner } => state.holder(*city) == Some(*owner),
        Condition::HqInPlay(hq) => state.spot(data.counter_of(*hq)).is_some(),
        Condition::HqEliminated(hq) => {
            matches!(state.place[data.counter_of(*hq)].standing(), Standing::Eliminated | Standing::Lost)
        }
        Condition::AtWar(faction) => state.at_war.contains(*faction),
        Condition::Happened(event) => state.events.contains(*event),
        Condition::From(turn) => state.turn >= *turn,
        Condition::Units(_) | Condition::GarrisonIn { .. } | Condition::EachCity { .. } => return None,
    })
}
