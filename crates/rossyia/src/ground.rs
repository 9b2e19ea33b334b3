//! Orders on the ground find their rules: movement, rail, rebuilding, stacks that are too high.

use engine::{Breach, Events, Interrupt};

use crate::data::Data;
use crate::ids::{Counters, Side};
use crate::movement::Manner;
use crate::order::Order;
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{control, movement, naval, rail, recreating, rivers, segments, stacking, trains};

/// Whether units move now (I.B.6, I.B.7).
fn check_segment(state: &State) -> Result<(), Breach> {
    match state.top() {
        Frame::Army { segment: Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Move, .. } => Ok(()),
        _ if state.activation.side.is_none() => Err(Breach::of("I.B.7", "rossyia-independent-units-last")),
        _ => Err(segments::refusal(state, Segment::Move)),
    }
}

/// Whether an order on the ground is legal; nothing for any other.
pub(crate) fn check(data: &Data, state: &State, side: Side, order: &Order) -> Option<Result<(), Breach>> {
    let moves = |judge: &dyn Fn() -> Result<(), Breach>| check_segment(state).and_then(|()| judge());
    Some(match order {
        Order::March(who, path) => moves(&|| movement::check_normal(data, state, *who, path)),
        Order::Force(who, path) => moves(&|| movement::check_march(data, state, *who, path)),
        Order::Rail(who, path) if trains::runner(data, *who).is_some() => {
            moves(&|| trains::check_run(data, state, *who, path))
        }
        Order::Rail(who, path) => moves(&|| rail::check(data, state, *who, path)),
        Order::Ship(who, to) => moves(&|| rivers::check(data, state, *who, *to)),
        Order::Sail(who, to) => moves(&|| naval::check(data, state, *who, *to)),
        Order::Cede(city) => moves(&|| control::check_cede(data, state, *city)),
        Order::Rebuild(who, at) => match state.top() {
            Frame::Army { segment: Segment::Replace } | Frame::Independent { segment: Segment::Replace, .. } => {
                recreating::check(data, state, side, *who, *at)
            }
            _ => Err(segments::refusal(state, Segment::Replace)),
        },
        Order::Disband(who) => match state.top() {
            Frame::Excess { side, at } => stacking::check_disband(data, state, side, at, *who),
            _ => Err(Breach::of("VI.A.11", "rossyia-nobody-in-excess")),
        },
        _ => return None,
    })
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

/// The first step of an order on the ground, and its rest; nothing for any other.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    order: &Order,
    events: &mut Events<'_>,
) -> Option<Result<Option<Order>, Interrupt>> {
    Some(match order {
        Order::March(who, path) => movement::go(data, state, *who, path, Manner::Normal, events),
        Order::Force(who, path) => movement::go(data, state, *who, path, Manner::March, events),
        Order::Rail(who, path) if trains::runner(data, *who).is_some() => trains::run(data, state, *who, path, events),
        Order::Rail(who, path) => rail::travel(data, state, *who, path, events),
        Order::Ship(who, to) => rivers::travel(data, state, *who, *to, events),
        Order::Sail(who, to) => naval::sail(data, state, *who, *to, events),
        Order::Cede(city) => control::cede(data, state, *city, events).map(|()| None).map_err(Interrupt::from),
        Order::Rebuild(who, at) => {
            recreating::rebuild(data, state, *who, *at, events);
            Ok(None)
        }
        Order::Disband(who) => {
            stacking::disband(data, state, *who);
            if let Frame::Excess { side, at } = state.top()
                && stacking::excess(data, state, side, at) == 0
            {
                state.stack.pop();
            }
            Ok(None)
        }
        _ => return None,
    })
}
