//! Every order finds its rule: what judges it, and what carries it out.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats, Urgency};

use crate::combat::{advance, announce, battle, losses, retreat};
use crate::data::Data;
use crate::ids::Side;
use crate::movement::Manner;
use crate::nations::{czechs, greens, treaties, ukraine};
use crate::order::{Chosen, Order, Points};
use crate::politics::{choices, playing};
use crate::procedure::{BoxStage, CombatStage, Frame, Segment};
use crate::seats::side_of;
use crate::state::State;
use crate::{
    activation, air, args, armt, arrivals, attrition, boxes, combat, command, control, ground, income, independent,
    initiative, movement, naval, rail, rebuilding, recreating, reserves, rivers, segments, sequence, stacking, trains,
};

/// Whether an order is legal.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
    let (urgency, side) = match (sequence::urgency(data, state, seat), side_of(seat)) {
        (Some(urgency), Some(side)) => (urgency, side),
        _ => return Err(Breach::of("IV.0.1", "rossyia-out-of-turn")),
    };
    if urgency == Urgency::May && !matches!(order, Order::React(..) | Order::Intercept(_)) {
        return Err(Breach::of("IV.0.1", "rossyia-out-of-turn"));
    }
    let in_segment = |wanted: Segment| match state.top() {
        Frame::Army { segment } | Frame::Independent { segment, .. } if segment == wanted => Ok(()),
        _ => Err(segments::refusal(state, wanted)),
    };
    match order {
        Order::Play(option) => playing::check(data, state, side, *option),
        Order::Pass => match state.top() {
            Frame::Initiative { .. } | Frame::Playing { .. } | Frame::Reply { .. } => Ok(()),
            Frame::Interception { .. } | Frame::Treaty { .. } => Ok(()),
            _ => activation::check_pass(data, state, side),
        },
        Order::Choose(_) | Order::Target(_) | Order::Mark(_) | Order::Grant(..) => choices::check(data, state, order),
        Order::Place(who, at) => match state.top() {
            Frame::Effect { .. } => choices::check(data, state, order),
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
        Order::Done => check_done(data, state, side),
        Order::Check(at) => {
            in_segment(Segment::Attrition)?;
            attrition::check_stack(data, state, *at)
        }
        Order::Spend(Points(points)) => {
            in_segment(Segment::Spend)?;
            armt::check_spend(data, state, *points)
        }
        Order::Give(to) => czechs::check_give(data, state, *to),
        Order::Replace(unit, Points(steps)) => {
            // V.I.2 explains why the segment is passed over.
            let spent_nothing = matches!(state.top(), Frame::Army { segment } if segment > Segment::Replace)
                && state.activation.army_of(*unit).is_some_and(|army| !armt::allowed(data, army).replacements);
            if !spent_nothing {
                in_segment(Segment::Replace)?;
            }
            rebuilding::check_replace(data, state, *unit, *steps)
        }
        Order::Rebuild(who, at) => {
            in_segment(Segment::Replace)?;
            recreating::check(data, state, side, *who, *at)
        }
        Order::Reserve(who) => reserves::check(data, state, *who),
        Order::March(who, path) => {
            ground::check_segment(state)?;
            movement::check_normal(data, state, *who, path)
        }
        Order::Force(who, path) => {
            ground::check_segment(state)?;
            movement::check_march(data, state, *who, path)
        }
        Order::Rail(who, path) => {
            ground::check_segment(state)?;
            match trains::runner(data, *who) {
                Some(_) => trains::check_run(data, state, *who, path),
                None => rail::check(data, state, *who, path),
            }
        }
        Order::Ship(who, to) => {
            ground::check_segment(state)?;
            rivers::check(data, state, *who, *to)
        }
        Order::Sail(who, to) => {
            ground::check_segment(state)?;
            naval::check(data, state, *who, *to)
        }
        Order::Fly(who, to) => air::check_fly(data, state, seat, *who, *to),
        Order::Interdict(unit, at) => match state.top() {
            Frame::Army { segment: Segment::Move } => air::check_interdict(data, state, *unit, *at),
            _ => Err(Breach::of("X.air.1", "rossyia-no-mission-now")),
        },
        Order::Intercept(unit) => air::check_intercept(data, state, seat, *unit),
        Order::Cede(city) => {
            ground::check_segment(state)?;
            control::check_cede(data, state, *city)
        }
        Order::Disband(who) => match state.top() {
            Frame::Excess { side, at } => stacking::check_disband(data, state, side, at, *who),
            _ => Err(Breach::of("VI.A.11", "rossyia-nobody-in-excess")),
        },
        Order::Attack(pairs) => announce::check(data, state, pairs),
        Order::Resolve(at, with) => match state.top() {
            Frame::BoxCombat { stage: BoxStage::Fight, .. } => boxes::check_resolve(data, state, *at, *with),
            _ => battle::check_resolve(data, state, *at, *with),
        },
        Order::Form(stacks) => boxes::check_form(data, state, stacks),
        Order::Lose(laid) => losses::check(data, state, laid),
        Order::Stand => match state.top() {
            Frame::Flight { .. } | Frame::Combat { stage: CombatStage::Decide } => Ok(()),
            _ => Err(Breach::of("VII.K.1", "rossyia-nobody-decides")),
        },
        Order::Retreat(who, path) => match state.top() {
            Frame::Flight { .. } => greens::check_flight(data, state, *who, path),
            Frame::BoxCombat { stage: BoxStage::Withdraw, .. } => boxes::check_withdraw(data, state, *who, path),
            _ => retreat::check(data, state, *who, path),
        },
        Order::Advance(who, path) => {
            advance::check_stage(state)?;
            advance::check(data, state, *who, path)
        }
        Order::React(train, path) => trains::check(data, state, seat, *train, path),
        Order::Sue(_) | Order::Declare(_) => treaties::check(data, state, order),
        Order::Redoubt(at) => ukraine::check(data, state, *at),
        Order::Strike(unit) => ukraine::check_strike(data, state, *unit),
        Order::Turn(train) => trains::check_turn(data, state, *train),
        Order::Discard(city, Points(points)) => income::check_discard(data, state, *city, *points),
    }
}

/// Whether what is under way can be ended.
fn check_done(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    ground::check_done(data, state, side)?;
    match state.top() {
        Frame::Army { segment: Segment::Pick | Segment::Replace | Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Replace | Segment::Move, .. }
        | Frame::BoxCombat { stage: BoxStage::AttackerForms, .. } => Ok(()),
        top if combat::can_end(top) => Ok(()),
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
    match order {
        Order::Play(option) => match state.top() {
            Frame::Playing { .. } | Frame::Reply { .. } => playing::play(data, state, side, *option, events),
            _ => {
                let next = initiative::play(data, state, side, *option, events);
                sequence::go_on(state, next);
            }
        },
        Order::Pass => match state.top() {
            Frame::Initiative { .. } => sequence::go_on(state, Frame::Income),
            Frame::Playing { .. } | Frame::Reply { .. } | Frame::Treaty { .. } => {
                state.stack.pop();
            }
            Frame::Interception { .. } => air::let_pass(data, state, seat),
            _ => activation::yield_turn(state, side),
        },
        Order::Choose(_) | Order::Target(_) | Order::Mark(_) | Order::Grant(..) => {
            choices::carry_out(data, state, order, dice, events)?;
        }
        Order::Place(who, at) => match state.top() {
            Frame::Effect { .. } => choices::carry_out(data, state, order, dice, events)?,
            _ => arrivals::place(data, state, *who, *at, events),
        },
        Order::Delay(Chosen(who)) => arrivals::delay(data, state, side, *who, events),
        Order::Begin(first) => begin(state, *first, events),
        Order::Activate(hq, with) => activation::begin(data, state, side, *hq, *with, dice, events)?,
        Order::Hold => activation::yield_turn(state, side),
        Order::Command(who) => command::take(state, *who),
        Order::Done => done(data, state),
        Order::Check(at) => attrition::suffer(data, state, *at, dice, events)?,
        Order::Spend(Points(points)) => {
            armt::spend(data, state, *points, events);
            sequence::next_army(state, Segment::Spend, Segment::Replace);
        }
        Order::Give(to) => czechs::give(data, state, *to, events),
        Order::Replace(unit, Points(steps)) => rebuilding::replace(data, state, *unit, *steps, events),
        Order::Rebuild(who, at) => recreating::rebuild(data, state, *who, *at, events),
        Order::Reserve(who) => reserves::keep(state, *who, events),
        Order::March(who, path) => return movement::go(data, state, *who, path, Manner::Normal, events),
        Order::Force(who, path) => return movement::go(data, state, *who, path, Manner::March, events),
        Order::Rail(who, path) => match trains::runner(data, *who) {
            Some(_) => return trains::run(data, state, *who, path, events),
            None => return rail::travel(data, state, *who, path, events),
        },
        Order::Ship(who, to) => return rivers::travel(data, state, *who, *to, events),
        Order::Sail(who, to) => return naval::sail(data, state, *who, *to, events),
        Order::Fly(who, to) => air::fly(data, state, *who, *to, events),
        Order::Interdict(unit, at) => air::interdict(data, state, *unit, *at, events),
        Order::Intercept(unit) => air::intercept(data, state, *unit, dice, events)?,
        Order::Cede(city) => control::cede(data, state, *city, events)?,
        Order::Disband(who) => stacking::disband(data, state, *who),
        Order::Attack(pairs) => combat::announce(data, state, pairs, events),
        Order::Resolve(at, with) => match state.top() {
            Frame::BoxCombat { .. } => boxes::resolve(data, state, *with, dice, events)?,
            _ => battle::resolve(data, state, *at, *with, dice, events)?,
        },
        Order::Form(stacks) => boxes::form(state, stacks, events),
        Order::Lose(laid) => losses::lose(data, state, laid, events),
        Order::Stand => match state.top() {
            Frame::Flight { .. } => {
                state.stack.pop();
            }
            _ => battle::stand(data, state, events),
        },
        Order::Retreat(who, path) => match (state.top(), path.first()) {
            (Frame::Flight { .. }, Some(to)) => greens::flee(data, state, *who, *to, events),
            (Frame::BoxCombat { .. }, Some(to)) => boxes::withdraw(data, state, *who, *to, events),
            _ => retreat::go(data, state, *who, path, events),
        },
        Order::Advance(who, path) => advance::go(data, state, *who, path, events),
        Order::React(train, path) => return Ok(trains::react(data, state, *train, path, events)),
        Order::Sue(_) | Order::Declare(_) => treaties::carry_out(data, state, events),
        Order::Redoubt(at) => ukraine::place(data, state, *at, events),
        Order::Strike(unit) => ukraine::strike(data, state, *unit, dice, events)?,
        Order::Turn(train) => trains::turn(data, state, *train, events),
        Order::Discard(city, Points(points)) => income::discard(data, state, *city, *points),
    }
    Ok(None)
}

/// A side begins with its HQs, or with its independent units (V.A.1, VII.N.2).
fn begin(state: &mut State, first: Side, events: &mut Events<'_>) {
    let (clause, next) = match state.top() {
        Frame::WhoBegins => ("V.A.1", Frame::Naming { side: first }),
        _ => ("VII.N.2", Frame::Independent { side: first, segment: Segment::Replace, last: false }),
    };
    events.tell(Seats::ALL, || Message::by(clause, "rossyia-begins").with("side", args::side(first)));
    sequence::go_on(state, next);
}

fn done(data: &Data, state: &mut State) {
    match state.top() {
        Frame::BoxCombat { .. } => return boxes::give_up(state),
        top if combat::can_end(top) => return combat::end(state),
        _ => stacking::note_crowded(data, state),
    }
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
