//! Every order finds its rule: what judges it, and what carries it out.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats, Urgency};

use crate::data::Data;
use crate::ids::Side;
use crate::order::{Chosen, Order, Points};
use crate::procedure::{Frame, Segment};
use crate::seats::side_of;
use crate::state::State;
use crate::{
    activation, args, arms, armt, arrivals, attrition, combat, command, ground, income, independent, initiative,
    nations, politics, rebuilding, segments, sequence, stacking,
};

/// Whether an order is legal.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
    let (urgency, side) = match (sequence::urgency(data, state, seat), side_of(seat)) {
        (Some(urgency), Some(side)) => (urgency, side),
        _ => return Err(Breach::of("IV.0.1", "rossyia-out-of-turn")),
    };
    let in_segment = |wanted: Segment| match state.top() {
        Frame::Army { segment } | Frame::Independent { segment, .. } if segment == wanted => Ok(()),
        _ => Err(segments::refusal(state, wanted)),
    };
    if let Some(judged) = arms::check(data, state, seat, order) {
        return judged;
    }
    if urgency == Urgency::May {
        return Err(Breach::of("IV.0.1", "rossyia-out-of-turn"));
    }
    let chapters = nations::ground::check(data, state, order)
        .or_else(|| ground::check(data, state, side, order))
        .or_else(|| combat::check(data, state, order))
        .or_else(|| politics::check(data, state, side, order));
    if let Some(judged) = chapters {
        return judged;
    }
    match order {
        Order::Pass => match state.top() {
            Frame::Initiative { .. } => Ok(()),
            _ => activation::check_pass(data, state, side),
        },
        Order::Place(who, at) => match state.top() {
            Frame::Placing { .. } => arrivals::check_place(data, state, side, seat, *who, *at),
            _ => Err(Breach::of("II.E.1", "rossyia-nothing-arrives-now")),
        },
        Order::Delay(Chosen(who)) => match state.top() {
            Frame::Placing { .. } => arrivals::check_delay(data, state, side, *who),
            _ => Err(Breach::of("II.E.11", "rossyia-nobody-is-delayed")),
        },
        Order::Begin(_) => match state.top() {
            Frame::WhoBegins | Frame::WhoIsFirst => Ok(()),
            _ => Err(Breach::of("II.B.5", "rossyia-nobody-begins-now")),
        },
        Order::Activate(hq, with) => activation::check(data, state, side, *hq, *with),
        Order::Hold => activation::check_hold(data, state, side),
        Order::Command(who) => {
            in_segment(Segment::Pick).map_err(|_| Breach::of("V.C.4", "rossyia-no-hq-picks-now"))?;
            command::check(data, state, *who)
        }
        Order::Check(at) => {
            in_segment(Segment::Attrition)?;
            attrition::check_stack(data, state, *at)
        }
        Order::Spend(Points(points)) => {
            in_segment(Segment::Spend)?;
            armt::check_spend(data, state, *points)
        }
        Order::Replace(unit, Points(steps)) => {
            // V.I.2 explains why the segment is passed over.
            let spent_nothing = matches!(state.top(), Frame::Army { segment } if segment > Segment::Replace)
                && state.activation.army_of(*unit).is_some_and(|army| !armt::allowed(data, army).replacements);
            if !spent_nothing {
                in_segment(Segment::Replace)?;
            }
            rebuilding::check_replace(data, state, *unit, *steps)
        }
        Order::Done => {
            ground::check_done(data, state, side)?;
            check_done(state)
        }
        Order::Discard(city, Points(points)) => match state.top() {
            Frame::Discard { faction } => {
                let surplus =
                    income::whole_holding(data, state, faction).saturating_sub(data.tables.rebuild.kept_at_end_of_turn);
                let held = if state.holder(*city) == Some(faction) { state.own[*city].pr } else { 0 };
                let rest = surplus.saturating_sub(*points);
                // What neither this city nor the pool covers is asked for again, of another one.
                match *points <= held.min(surplus) && (*points > 0 || rest <= state.pr[faction]) {
                    true => Ok(()),
                    false => Err(Breach::of("II.D.11", "rossyia-discard-surplus").with("points", args::int(surplus))),
                }
            }
            _ => Err(Breach::of("II.D.11", "rossyia-nothing-to-discard")),
        },
        _ => Err(segments::refusal(state, Segment::Move)),
    }
}

/// Whether the segment can be ended.
fn check_done(state: &State) -> Result<(), Breach> {
    match state.top() {
        Frame::Army { segment: Segment::Pick | Segment::Replace | Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Replace | Segment::Move, .. } => Ok(()),
        Frame::Naming { .. } => Err(Breach::of("X.activation.2", "rossyia-every-hq-is-activated")),
        _ => Err(segments::not_ended(state)),
    }
}

/// Carry out the first step of an order; give the rest.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let side = side_of(seat).unwrap_or(Side::White);
    if let Some(rest) = nations::ground::step(data, state, order, dice, events) {
        return rest;
    }
    if let Some(rest) = arms::step(data, state, seat, order, dice, events) {
        return rest;
    }
    if let Some(rest) = ground::step(data, state, order, events) {
        return rest;
    }
    if let Some(rest) = combat::step(data, state, order, dice, events) {
        return rest;
    }
    if let Some(rest) = politics::step(data, state, side, order, dice, events) {
        return rest;
    }
    match order {
        Order::Play(option) => {
            let next = initiative::play(data, state, side, *option, events);
            sequence::go_on(state, next);
        }
        Order::Pass => match state.top() {
            Frame::Initiative { .. } => sequence::go_on(state, Frame::Income),
            _ => activation::yield_turn(state, side),
        },
        Order::Place(who, at) => arrivals::place(data, state, *who, *at, events),
        Order::Delay(Chosen(who)) => arrivals::delay(data, state, side, *who, events),
        Order::Begin(first) => {
            let clause = if state.top() == Frame::WhoBegins { "V.A.1" } else { "VII.N.2" };
            events.tell(Seats::ALL, || Message::by(clause, "rossyia-begins").with("side", args::side(*first)));
            match state.top() {
                Frame::WhoBegins => sequence::go_on(state, Frame::Naming { side: *first }),
                _ => {
                    let frame = Frame::Independent { side: *first, segment: Segment::Replace, last: false };
                    sequence::go_on(state, frame);
                }
            }
        }
        Order::Activate(hq, with) => activation::begin(data, state, side, *hq, *with, dice, events)?,
        Order::Hold => activation::yield_turn(state, side),
        Order::Command(who) => command::take(state, *who),
        Order::Check(at) => attrition::suffer(data, state, *at, dice, events)?,
        Order::Spend(Points(points)) => {
            armt::spend(data, state, *points, events);
            sequence::next_army(state, Segment::Spend, Segment::Replace);
        }
        Order::Replace(unit, Points(steps)) => rebuilding::replace(data, state, *unit, *steps, events),
        Order::Done => done(data, state),
        Order::Discard(city, Points(points)) => discard(data, state, *city, *points),
        _ => return Err(segments::refusal(state, Segment::Move).into()),
    }
    Ok(None)
}

fn done(data: &Data, state: &mut State) {
    stacking::note_crowded(data, state);
    match state.top() {
        Frame::Army { segment: Segment::Pick } => sequence::next_army(state, Segment::Pick, Segment::Supply),
        Frame::Army { segment: Segment::Replace } => sequence::segment_is(state, Segment::NameReserve),
        Frame::Army { segment: Segment::Move } => sequence::segment_is(state, Segment::Announce),
        Frame::Army { segment: Segment::ReserveMove } => sequence::segment_is(state, Segment::ReserveAnnounce),
        Frame::Independent { side, segment: Segment::Replace, last } => {
            independent::begin_movement(data, state, side);
            sequence::go_on(state, Frame::Independent { side, segment: Segment::Move, last });
        }
        Frame::Independent { side, segment: Segment::Move, last } => {
            sequence::go_on(state, Frame::Independent { side, segment: Segment::Attrition, last });
        }
        _ => {}
    }
}

/// II.D.11: so many of an isolated city, the rest of what is too much from the common pool, if it has as much.
fn discard(data: &Data, state: &mut State, city: crate::ids::CityIx, points: u8) {
    let Frame::Discard { faction } = state.top() else { return };
    let surplus = income::whole_holding(data, state, faction).saturating_sub(data.tables.rebuild.kept_at_end_of_turn);
    state.own[city].pr -= points;
    if surplus - points <= state.pr[faction] {
        state.pr[faction] -= surplus - points;
    }
    state.stack.pop();
}
