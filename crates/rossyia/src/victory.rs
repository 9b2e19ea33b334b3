//! VIII.S: how the game ends. The level is judged by the political chapter; here is what came of it.

use engine::{Index, Message, Outcome};

use crate::politics::VictoryGrade;
use crate::state::State;

/// How the game ended, once it has.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ended?;
    let id = match ending.grade {
        None => "rossyia-ended-draw",
        Some(VictoryGrade::Marginal) => "rossyia-ended-marginal",
        Some(VictoryGrade::Substantial) => "rossyia-ended-substantial",
        Some(VictoryGrade::Decisive) => "rossyia-ended-decisive",
        Some(VictoryGrade::Total) => "rossyia-ended-total",
    };
    let how = Message::by("VIII.S.1", id).with("level", crate::args::int(state.level));
    Some(Outcome { winner: ending.victor.map(|side| engine::Side(side.index() as u8)), how })
}
