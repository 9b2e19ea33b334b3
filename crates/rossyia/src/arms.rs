//! Frames of armoured trains, aircraft and combat for boxes find their rules.

use engine::{Advance, Decision, Dice, Events, Interrupt, Message, Seat};

use crate::data::Data;
use crate::order::Order;
use crate::procedure::{BoxStage, Frame, Segment};
use crate::state::State;
use crate::{air, args, boxes, seats, trains};

/// Whom a frame of these arms waits for, what it asks, and the verb that ends it.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Seat, Message, Option<&'static str>)> {
    match state.top() {
        Frame::TrainLevel { gain } => Some((seats::BOLSHEVIK, trains::asks_level(gain), None)),
        Frame::TrainReaction { side, at } => {
            let train = state.at(at).and(data.kinds.trains).first()?;
            let seat = seats::commander(data, state, state.faction(data, train));
            let ask = Message::by("VIII.A.19", "rossyia-ask-flee").with("unit", args::counter(train));
            Some((seat.unwrap_or_else(|| seats::speaker(data, state, side)), ask, None))
        }
        Frame::Interception { .. } => air::asks(data, state).map(|(seat, ask)| (seat, ask, Some("pass"))),
        Frame::Landing { .. } | Frame::Displaced { .. } => air::asks(data, state).map(|(seat, ask)| (seat, ask, None)),
        Frame::BoxCombat { at, stage } => Some(boxes::asks(data, state, at, stage)),
        _ => None,
    }
}

/// What a seat may interject: nobody waits for it (VIII.A.18).
pub(crate) fn may(data: &Data, state: &State, seat: Seat) -> Option<Decision> {
    let train = trains::may_react(data, state, seat)?;
    Some(Decision::may(seat, Message::by("VIII.A.18", "rossyia-may-react").with("unit", args::counter(train))))
}

/// What has to be seen to before the game goes on: aircraft whose base is threatened, levels due, trains won; whether there
/// was anything.
pub(crate) fn interrupt(data: &Data, state: &mut State, events: &mut Events<'_>) -> bool {
    if state.top() == Frame::Over {
        return false;
    }
    if !state.trains.due.is_empty() && trains::is_over(state) && trains::arrive(data, state, events) {
        return true;
    }
    let frame = trains::pending(state).or_else(|| air::pending(data, state)).or_else(|| unfought(data, state));
    frame.inspect(|frame| state.stack.push(*frame)).is_some()
}

/// A box that both sides are in when the combats are over: whoever came to take it leaves (VIII.D.14, X.box.2).
fn unfought(data: &Data, state: &State) -> Option<Frame> {
    let side = match state.top() {
        Frame::Army { segment: Segment::Adjust } => state.activation.side?,
        Frame::Independent { side, segment: Segment::Adjust, .. } => side,
        _ => return None,
    };
    boxes::contested(data, state, side).map(|at| Frame::BoxCombat { at, stage: BoxStage::Withdraw })
}

/// Carry on the frames of these arms.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    Ok(match state.top() {
        Frame::TrainLevel { gain } => trains::advance_level(data, state, gain, events),
        Frame::TrainReaction { .. } => trains::advance(data, state, events),
        Frame::Interception { side, at } => air::advance_mission(data, state, side, at, dice, events)?,
        Frame::Landing { at } => air::advance_landing(data, state, at, events),
        Frame::Displaced { side, at } => air::advance_displaced(data, state, side, at, events),
        Frame::BoxCombat { at, stage } => boxes::advance(data, state, at, stage, events),
        _ => Advance::Waits,
    })
}

/// The orders of those frames.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    match state.top() {
        Frame::TrainLevel { .. } => trains::level_orders(data, state, out),
        Frame::TrainReaction { .. } => trains::orders(data, state, out),
        Frame::Interception { .. } | Frame::Landing { .. } | Frame::Displaced { .. } => {
            air::frame_orders(data, state, out);
        }
        Frame::BoxCombat { at, stage } => boxes::orders(data, state, at, stage, out),
        _ => out.push(Order::Done),
    }
}

/// The turn is over: markers go, and everybody may fly and fall back again (X.turn.2).
pub(crate) fn end_turn(state: &mut State) {
    state.trains.fallen_back = Default::default();
    state.air = Default::default();
    state.boxes = Default::default();
}
