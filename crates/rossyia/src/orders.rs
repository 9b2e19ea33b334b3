//! Orders to choose from: enough to reach every end of the game.

use engine::{Seat, Urgency};

use crate::data::Data;
use crate::ids::{CityIx, CounterIx, Counters, HqIx, Side};
use crate::order::{Chosen, Order, Points};
use crate::procedure::{Frame, Segment};
use crate::seats::side_of;
use crate::state::State;
use crate::{
    air, arms, armt, arrivals, attrition, combat, command, control, independent, movement, nations, naval, politics,
    rail, recreating, rivers, rules, sequence, trains,
};

/// Orders that are legal for the seat now.
pub(crate) fn orders(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let mut found = Vec::new();
    candidates(data, state, seat, &mut found);
    out.extend(found.into_iter().filter(|order| rules::check(data, state, seat, order).is_ok()));
}

/// Orders that could be legal for the seat now, those that are among them.
pub(crate) fn candidates(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let (Some(urgency), Some(side)) = (sequence::urgency(data, state, seat), side_of(seat)) else { return };
    if urgency == Urgency::May {
        return trains::reactions(data, state, seat, out);
    }
    match state.top() {
        _ if combat::orders(data, state, out) => {}
        Frame::Initiative { .. } | Frame::Playing { .. } | Frame::Reply { .. } | Frame::Effect { .. } => {
            politics::orders(data, state, side, out);
        }
        Frame::Placing { side } => placing(data, state, side, out),
        Frame::WhoBegins | Frame::WhoIsFirst => out.extend(Side::ALL.map(Order::Begin)),
        Frame::Naming { .. } => {
            out.extend([Order::Pass, Order::Hold]);
            let waiting = state.waiting(data, side);
            for hq in waiting.iter() {
                out.push(Order::Activate(hq, None));
                out.extend(waiting.iter().map(|other| Order::Activate(hq, Some(other))));
            }
        }
        Frame::Army { segment: Segment::Pick } => {
            out.push(Order::Done);
            if let Some(hq) = state.activation.army().hq {
                out.extend(groups(data, state, hq));
            }
        }
        Frame::Army { segment: Segment::Attrition } => {
            out.extend(attrition::stacks(data, state, state.activation.army()).into_iter().map(Order::Check));
        }
        Frame::Army { segment: Segment::Spend } => {
            let most = armt::most(data, state, state.activation.army());
            out.extend((0..=most).map(|points| Order::Spend(Points(points))));
        }
        Frame::Independent { side, segment: Segment::Replace, .. } => {
            out.push(Order::Done);
            independent::orders(data, state, side, out);
            recreating::orders(data, state, side, out);
        }
        Frame::Army { segment: Segment::Replace } => {
            out.push(Order::Done);
            out.extend(state.activation.units().iter().map(|unit| Order::Replace(unit, Points(1))));
            recreating::orders(data, state, side, out);
        }
        Frame::Discard { .. } => {
            for city in data.ids.all::<CityIx>().filter(|city| state.own[*city].pr > 0) {
                out.extend((0..=state.own[city].pr).map(|points| Order::Discard(city, Points(points))));
            }
        }
        Frame::Excess { at, .. } => {
            out.extend(state.at(at).iter().map(|unit| Order::Disband(Counters::one(unit))));
        }
        Frame::Army { segment: Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Move, .. } => {
            out.push(Order::Done);
            movement::steps(data, state, out);
            rail::offers(data, state, out);
            rivers::orders(data, state, out);
            naval::orders(data, state, out);
            trains::runs(data, state, out);
            air::orders(data, state, out);
            control::orders(data, state, out);
        }
        _ => arms::orders(data, state, out),
    }
    nations::ground::orders(data, state, out);
    trains::reactions(data, state, seat, out);
}

/// The units that a HQ could take: one by one, with a horseman for every other, and all within its capacity.
fn groups(data: &Data, state: &State, hq: HqIx) -> Vec<Order> {
    let eligible = command::eligible(data, state, hq);
    let mut orders: Vec<Order> = eligible.iter().map(|unit| Order::Command(Counters::one(unit))).collect();
    let room = usize::from(data.hqs[hq.index()].capacity)
        .saturating_sub(command::counted(data, state.activation.army().units));
    let able = eligible.and(data.kinds.taking);
    let (mounted, others) = (able.and(data.kinds.cavalry), able.without(data.kinds.cavalry));
    orders.extend(mounted.iter().zip(others.iter()).map(|(one, other)| Order::Command(Counters::of([one, other]))));
    let mut all = Counters::NONE;
    // VI.I.1: cavalry where there is as much of the rest.
    let riders = match command::cavalry_limit(data, state, hq, room) {
        Some(most) => most.min(others.len()),
        None => room,
    };
    let riders = riders.min(mounted.len());
    mounted.iter().take(riders).chain(others.iter().take(room - riders)).for_each(|unit| all.insert(unit));
    orders.push(Order::Command(all));
    orders
}

/// What is due, one by one; of those in a lost place the first half.
fn placing(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    if let Some((_, _, units)) = arrivals::lost_group(data, state, side) {
        let units: Vec<CounterIx> = units.iter().collect();
        for start in 0..units.len() {
            let half = (0..units.len() / 2).map(|step| units[(start + step) % units.len()]);
            out.push(Order::Delay(Chosen(Counters::of(half))));
        }
        return;
    }
    for counter in arrivals::due(data, state, side).iter() {
        let places = arrivals::places(data, state, counter).into_iter();
        out.extend(places.map(|at| Order::Place(Counters::one(counter), at)));
    }
}
