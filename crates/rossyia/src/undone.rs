//! What ending a segment leaves undone: an army that has not moved though it could (VI.D.1).

use engine::Message;

use crate::data::Data;
use crate::order::Order;
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{args, movement};

/// The first army of an activation of which nobody has moved, when movement is ended.
pub(crate) fn left_undone(data: &Data, state: &State, order: &Order) -> Option<Message> {
    let (Order::Done, Frame::Army { segment: Segment::Move }) = (order, state.top()) else { return None };
    let able = movement::movers(data, state);
    state.activation.armies.iter().find_map(|army| {
        let hq = army.hq?;
        let idle = army.units.filter(|unit| able.contains(unit) && state.spot(unit).is_some());
        let first = idle.first().filter(|_| !army.units.iter().any(|unit| movement::has_moved(state, unit)))?;
        let message = Message::by("VI.D.1", "rossyia-army-unmoved").with("hq", args::hq(data, hq));
        Some(message.with("unit", args::counter(first)).with("others", args::int(idle.len() as i32 - 1)))
    })
}
