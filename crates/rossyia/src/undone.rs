//! What ending a segment leaves undone: an army that has not moved though it could (VI.D.1), independent units that will check
//! attrition though they could still move (VII.N.3).

use engine::Message;

use crate::data::Data;
use crate::order::Order;
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{args, independent, movement};

/// What ending movement leaves undone.
pub(crate) fn left_undone(data: &Data, state: &State, order: &Order) -> Option<Message> {
    match (order, state.top()) {
        (Order::Done, Frame::Army { segment: Segment::Move }) => unmoved(data, state),
        (Order::Done, Frame::Independent { segment: Segment::Move, .. }) => unsupplied(data, state),
        _ => None,
    }
}

/// The first army of an activation of which nobody has moved.
fn unmoved(data: &Data, state: &State) -> Option<Message> {
    let able = movement::movers(data, state);
    state.activation.armies.iter().find_map(|army| {
        let hq = army.hq?;
        let idle = army.units.filter(|unit| able.contains(unit) && state.spot(unit).is_some());
        let first = idle.first().filter(|_| !army.units.iter().any(|unit| movement::has_moved(state, unit)))?;
        let message = Message::by("VI.D.1", "rossyia-army-unmoved").with("hq", args::hq(data, hq));
        Some(message.with("unit", args::counter(first)).with("others", args::int(idle.len() as i32 - 1)))
    })
}

/// Independent units out of supply that have not moved.
fn unsupplied(data: &Data, state: &State) -> Option<Message> {
    let able = movement::movers(data, state).filter(|unit| !movement::has_moved(state, unit));
    let idle = independent::threatened(data, state).and(able);
    let message = Message::by("VII.N.3", "rossyia-independents-unsupplied").with("unit", args::counter(idle.first()?));
    Some(message.with("others", args::int(idle.len() as i32 - 1)))
}
