//! Segments of movement: whether one is under way, and whether it can end.

use engine::Breach;

use crate::data::Data;
use crate::ids::{Counters, Side};
use crate::order::Order;
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{movement, segments, stacking};

/// Whether units move now (I.B.6, I.B.7).
pub(crate) fn check_segment(state: &State) -> Result<(), Breach> {
    match state.top() {
        Frame::Army { segment: Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Move, .. } => Ok(()),
        _ if state.activation.side.is_none() => Err(Breach::of("I.B.7", "rossyia-independent-units-last")),
        _ => Err(segments::refusal(state, Segment::Move)),
    }
}

/// Whether a segment of movement can end (X.stack.1).
pub(crate) fn check_done(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    match state.top() {
        Frame::Army { segment: Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Move, .. } => {
            let judged = stacking::check_segment(data, state, side, movement::movers(data, state));
            // Whoever cannot go on stays; units above the limit are given up (VI.A.11).
            if judged.is_err() && !can_go_on(data, state, side) { Ok(()) } else { judged }
        }
        _ => Ok(()),
    }
}

/// Whether somebody can leave a place where too many stand.
fn can_go_on(data: &Data, state: &State, side: Side) -> bool {
    let mut steps = Vec::new();
    movement::steps(data, state, &mut steps);
    let crowded = |who: Counters| {
        let at = who.first().and_then(|unit| state.spot(unit));
        at.is_some_and(|at| stacking::check_end(data, state, side, Counters::NONE, at).is_err())
    };
    steps.iter().any(|order| match order {
        Order::March(who, path) if crowded(*who) => {
            movement::check_normal(data, state, *who, path).is_ok()
                || movement::check_march(data, state, *who, path).is_ok()
        }
        _ => false,
    })
}
