//! I.B.6, IV.0.2: what the segments of an activation are called, and the refusal of what belongs to another one.

use engine::{Arg, Breach};

use crate::panels;
use crate::procedure::{Frame, Segment};
use crate::state::State;

/// How a segment is called in a sentence.
fn term(segment: Segment) -> &'static str {
    match segment {
        Segment::Pick => "rossyia-during-pick",
        Segment::Supply | Segment::Attrition => "rossyia-during-supply",
        Segment::Spend => "rossyia-during-spend",
        Segment::Replace => "rossyia-during-replace",
        Segment::NameReserve => "rossyia-during-name-reserve",
        Segment::Move => "rossyia-during-move",
        Segment::Announce => "rossyia-during-announce",
        Segment::Fight => "rossyia-during-fight",
        Segment::ReserveMove | Segment::ReserveAnnounce | Segment::ReserveFight => "rossyia-during-reserve",
        Segment::Adjust => "rossyia-during-adjust",
    }
}

/// What the game is in the middle of: a segment, or a phase outside of all segments.
fn now(state: &State) -> &'static str {
    let segment = state.stack.frames().iter().rev().find_map(|frame| match frame {
        Frame::Army { segment } | Frame::Independent { segment, .. } => Some(term(*segment)),
        _ => None,
    });
    let phases = ["rossyia-phase-start", "rossyia-phase-politics", "rossyia-phase-activations"];
    let phase = panels::phase_now(state).and_then(|phase| phases.get(phase).copied());
    segment.or(phase).unwrap_or("rossyia-phase-end")
}

/// Refuses what is done in another segment: which one it is now, and in which one it could be done.
pub(crate) fn refusal(state: &State, done_in: Segment) -> Breach {
    Breach::of("I.B.6", "rossyia-not-in-this-segment")
        .with("now", Arg::Term(now(state)))
        .with("then", Arg::Term(term(done_in)))
}

/// Refuses to end a segment that goes on by itself once everything asked in it is answered.
pub(crate) fn not_ended(state: &State) -> Breach {
    Breach::of("I.B.6", "rossyia-segment-not-ended").with("now", Arg::Term(now(state)))
}
