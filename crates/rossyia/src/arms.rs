//! Orders and frames of armoured trains, aircraft and combat for boxes find their rules.

use engine::{Advance, Breach, Decision, Dice, Events, Interrupt, Message, Seat};

use crate::data::Data;
use crate::order::Order;
use crate::procedure::{BoxStage, Frame, Segment};
use crate::state::State;
use crate::{air, args, boxes, seats, sequence, trains};

/// Whether an order of these arms is legal; nothing for any other.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Option<Result<(), Breach>> {
    let asked = || match sequence::asks(data, state) {
        Some((asked, _, _)) if asked != seat => Err(Breach::of("IV.0.1", "rossyia-out-of-turn")),
        _ => Ok(()),
    };
    Some(match order {
        Order::React(train, path) => trains::check(data, state, seat, *train, path),
        Order::Turn(train) => asked().and_then(|()| trains::check_turn(data, state, *train)),
        Order::Interdict(unit, at) => match state.top() {
            Frame::Army { segment: Segment::Move } => {
                asked().and_then(|()| air::check_interdict(data, state, *unit, *at))
            }
            _ => Err(Breach::of("X.air.1", "rossyia-no-mission-now")),
        },
        Order::Intercept(unit) => air::check_intercept(data, state, seat, *unit),
        Order::Fly(who, to) => asked().and_then(|()| air::check_fly(data, state, seat, *who, *to)),
        Order::Pass if matches!(state.top(), Frame::Interception { .. }) => asked(),
        Order::Form(stacks) => asked().and_then(|()| boxes::check_form(data, state, stacks)),
        _ => {
            let Frame::BoxCombat { stage, .. } = state.top() else { return None };
            match (order, stage) {
                (Order::Done, BoxStage::AttackerForms) => asked(),
                (Order::Resolve(at, with), BoxStage::Fight) => {
                    asked().and_then(|()| boxes::check_resolve(data, state, *at, *with))
                }
                (Order::Retreat(who, path), BoxStage::Withdraw) => {
                    asked().and_then(|()| boxes::check_withdraw(data, state, *who, path))
                }
                _ => return None,
            }
        }
    })
}

/// The first step of an order of these arms, and its rest; nothing for any other.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Option<Result<Option<Order>, Interrupt>> {
    match order {
        Order::React(train, path) => return Some(Ok(trains::react(data, state, *train, path, events))),
        Order::Turn(train) => trains::turn(data, state, *train, events),
        Order::Interdict(unit, at) => air::interdict(data, state, *unit, *at, events),
        Order::Intercept(unit) => return Some(air::intercept(data, state, *unit, dice, events).map(|()| None)),
        Order::Fly(who, to) => air::fly(data, state, *who, *to, events),
        Order::Pass if matches!(state.top(), Frame::Interception { .. }) => air::let_pass(data, state, seat),
        Order::Form(stacks) => boxes::form(state, stacks, events),
        _ => {
            let Frame::BoxCombat { .. } = state.top() else { return None };
            match order {
                Order::Done => boxes::give_up(state),
                Order::Resolve(_, with) => {
                    return Some(boxes::resolve(data, state, *with, dice, events).map(|()| None));
                }
                Order::Retreat(who, path) => {
                    path.first().into_iter().for_each(|to| boxes::withdraw(data, state, *who, *to, events));
                }
                _ => return None,
            }
        }
    }
    Some(Ok(None))
}

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
