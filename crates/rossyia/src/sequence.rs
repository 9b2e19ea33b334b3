//! I.B.3, I.B.4, IV.0.3 to IV.0.5, X.turn: the turn from its start to its end. Who decides what, when.

use engine::{Advance, Decision, Dice, Events, Interrupt, Message, Seat, Seats, Urgency};

use crate::data::Data;
use crate::ids::{Side, TurnIx};
use crate::politics::JudgedAt;
use crate::procedure::{Frame, PoliticalStep, Segment};
use crate::state::State;
use crate::{
    activation, args, arms, armt, arrivals, attrition, combat, command, control, flags, income, independent,
    initiative, nations, naval, politics, seats, stacking, trains, victory, weather,
};

/// Whom a frame waits for, what it asks, and the verb that ends it.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Seat, Message, Option<&'static str>)> {
    let by = |seat: Seat, clause: &'static str, id: &'static str| Some((seat, Message::by(clause, id), None));
    let speaker = |side: Side| seats::speaker(data, state, side);
    match state.top() {
        Frame::Initiative { asked, answers } => {
            let id = if answers { "rossyia-ask-initiative-answer" } else { "rossyia-ask-initiative" };
            Some((speaker(asked), Message::by("II.B.3", id), Some("pass")))
        }
        Frame::Playing { .. } | Frame::Reply { .. } | Frame::Effect { .. } => politics::asks(data, state),
        Frame::Placing { side } => {
            if let Some((faction, spot, _)) = arrivals::lost_group(data, state, side) {
                let seat = seats::commander(data, state, faction).unwrap_or_else(|| speaker(side));
                let ask = Message::by("II.E.11", "rossyia-ask-delay").with("place", args::spot(spot));
                return Some((seat, ask, None));
            }
            let first = arrivals::due(data, state, side).first()?;
            let seat = seats::commander(data, state, state.faction(data, first)).unwrap_or_else(|| speaker(side));
            Some((seat, Message::by("II.E.1", "rossyia-ask-place").with("unit", args::counter(first)), None))
        }
        Frame::WhoBegins => by(speaker(state.initiative), "V.A.1", "rossyia-ask-who-begins"),
        Frame::WhoIsFirst => by(speaker(state.initiative), "VII.N.2", "rossyia-ask-who-is-first"),
        Frame::Naming { side: Side::White } if activation::in_series(data, state) => {
            by(speaker(Side::White), "V.A.4", "rossyia-ask-activate")
        }
        Frame::Naming { side } => by(speaker(side), "V.A.2", "rossyia-ask-activate"),
        Frame::Excess { side, at } => {
            let ask = Message::by("VI.A.11", "rossyia-ask-disband").with("place", args::spot(at));
            Some((speaker(side), ask, None))
        }
        Frame::Army { segment } => army_asks(data, state, segment),
        Frame::Independent { side, segment, .. } => match segment {
            Segment::Replace => Some((speaker(side), Message::by("VII.N.7", "rossyia-ask-replace"), Some("done"))),
            Segment::Move => Some((speaker(side), Message::by("VII.N.9", "rossyia-ask-move"), Some("done"))),
            _ => combat::asks(data, state),
        },
        Frame::Discard { faction } => {
            let seat = seats::commander(data, state, faction)?;
            by(seat, "II.D.11", "rossyia-ask-discard")
        }
        Frame::Flight { .. } | Frame::Partisans { .. } | Frame::Treaty { .. } | Frame::Redoubt => {
            nations::ground::asks(data, state).map(|(seat, ask)| (seat, ask, None))
        }
        _ => combat::asks(data, state).or_else(|| arms::asks(data, state)),
    }
}

/// What an activation asks: the commander of the HQ at work, or of the first named (X.sides.2).
fn army_asks(data: &Data, state: &State, segment: Segment) -> Option<(Seat, Message, Option<&'static str>)> {
    let at_work = state.activation.army().hq?;
    let first = state.activation.armies[0].hq?;
    let seat =
        |hq| seats::commander_of(data, state, hq).or_else(|| Some(seats::speaker(data, state, state.activation.side?)));
    let ask = |clause: &'static str, id: &'static str| Message::by(clause, id).with("hq", args::hq(data, at_work));
    Some(match segment {
        Segment::Pick => (seat(at_work)?, ask("V.C.4", "rossyia-ask-command"), Some("done")),
        Segment::Attrition => (seat(at_work)?, ask("V.G.5", "rossyia-ask-attrition"), None),
        Segment::Spend => {
            let most = armt::most(data, state, state.activation.army());
            (seat(at_work)?, ask("V.I.1", "rossyia-ask-spend").with("most", args::int(most)), None)
        }
        Segment::Replace => (seat(first)?, Message::by("V.J.1", "rossyia-ask-replace"), Some("done")),
        Segment::Move => (seat(first)?, Message::by("VI.D.1", "rossyia-ask-move"), Some("done")),
        _ => return combat::asks(data, state),
    })
}

/// What a seat has to decide, or may.
pub(crate) fn decision(data: &Data, state: &State, seat: Seat) -> Option<Decision> {
    match asks(data, state).filter(|(asked, _, _)| *asked == seat) {
        Some((_, prompt, Some(verb))) => Some(Decision::asked(seat, prompt).ending_with(verb)),
        Some((_, prompt, None)) => Some(Decision::asked(seat, prompt)),
        None => arms::may(data, state, seat),
    }
}

/// How pressing what a seat has to decide is; none if it is not asked and may not speak up.
pub(crate) fn urgency(data: &Data, state: &State, seat: Seat) -> Option<Urgency> {
    match asks(data, state).is_some_and(|(asked, _, _)| asked == seat) {
        true => Some(Urgency::Asked),
        false => trains::may_react(data, state, seat).map(|_| Urgency::May),
    }
}

/// The procedure that runs now makes room for the next one.
pub(crate) fn go_on(state: &mut State, frame: Frame) {
    state.stack.pop();
    state.stack.push(frame);
}

/// Carry the procedures on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    if politics::events::carry_out_due(data, state) || arms::interrupt(data, state, events) {
        return Ok(Advance::Ran);
    }
    match state.top() {
        Frame::TurnStart => {
            let turn = state.turn;
            events.tell(Seats::ALL, || turn_message(turn));
            nations::at_turn_start(data, state, dice, events)?;
            naval::fill(data, state);
            go_on(state, Frame::Weather);
        }
        Frame::Weather => {
            weather::roll(data, state, dice, events)?;
            let next = initiative::begin(data, state);
            go_on(state, next);
        }
        Frame::Income => {
            let holder = state.initiative;
            let clause = initiative::clause(data, state);
            events.tell(Seats::ALL, || Message::by(clause, "rossyia-initiative").with("side", args::side(holder)));
            income::count(data, state, events);
            go_on(state, Frame::Arrivals);
        }
        Frame::Arrivals => {
            if nations::ukraine::is_due(data, state, true, events) {
                state.stack.push(Frame::Redoubt);
                return Ok(Advance::Ran);
            }
            arrivals::bring(data, state, dice, events)?;
            trains::reinforce(data, state);
            let side = state.initiative;
            go_on(state, Frame::Placing { side });
        }
        Frame::Placing { side } => {
            if arrivals::place_without_choice(data, state, side, events) {
                return Ok(Advance::Ran);
            }
            if !arrivals::due(data, state, side).is_empty() {
                return Ok(Advance::Waits);
            }
            // II.E.1: the initiative side first, then the other.
            let next = match side == state.initiative {
                true => Frame::Placing { side: side.enemy() },
                false => Frame::Politics { step: PoliticalStep::NewOptions },
            };
            go_on(state, next);
        }
        Frame::Politics { .. } | Frame::Drawing { .. } | Frame::Playing { .. } | Frame::Effect { .. } => {
            return politics::advance(data, state, dice, events);
        }
        Frame::WhoBegins => {
            nations::at_military_phase(data, state, dice, events)?;
            // X.activation.1
            if Side::ALL.iter().any(|side| !state.waiting(data, *side).is_empty()) {
                return Ok(Advance::Waits);
            }
            go_on(state, Frame::WhoIsFirst);
        }
        Frame::Naming { side } => {
            if politics::events::judge(data, state, JudgedAt::AtOnce, events) {
                return Ok(Advance::Ran);
            }
            if !state.waiting(data, side).is_empty() {
                return Ok(Advance::Waits);
            }
            let next = match state.waiting(data, side.enemy()).is_empty() {
                true => Frame::WhoIsFirst,
                false => {
                    let skipped = || Message::by("X.activation.1", "rossyia-side-skipped");
                    events.tell(Seats::ALL, || skipped().with("side", args::side(side)));
                    Frame::Naming { side: side.enemy() }
                }
            };
            go_on(state, next);
        }
        Frame::Army { segment } => return advance_army(data, state, segment, dice, events),
        Frame::Independent { side, segment: Segment::Replace, .. } => {
            nations::greens::behave_alone(data, state, side, dice, events)?;
            return independent::advance(data, state, dice, events);
        }
        Frame::Independent { .. } => return independent::advance(data, state, dice, events),
        Frame::Combat { stage } => return Ok(combat::battle::advance(data, state, stage, events)),
        Frame::TurnEnd => end_turn(data, state, dice, events)?,
        _ => return arms::advance(data, state, dice, events),
    }
    Ok(Advance::Ran)
}

fn turn_message(turn: TurnIx) -> Message {
    Message::by("X.turn.1", "rossyia-turn").with("turn", args::int(i32::from(turn.0) + 1))
}

/// The segments of an activation in their order (I.B.6).
fn advance_army(
    data: &Data,
    state: &mut State,
    segment: Segment,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    match segment {
        Segment::Pick => match state.activation.army().hq {
            Some(_) if !state.activation.army().units.is_empty() => return Ok(Advance::Waits),
            Some(hq) if command::has_eligible(data, state, hq) => return Ok(Advance::Waits),
            _ => next_army(state, Segment::Pick, Segment::Supply),
        },
        Segment::Supply => {
            armt::check_supply(data, state, dice, events)?;
            segment_is(state, Segment::Attrition);
        }
        Segment::Attrition => {
            if attrition::has_choice(data, state) {
                return Ok(Advance::Waits);
            }
            let army = state.activation.army();
            let due = if army.stacks_to_check > 0 { attrition::stacks(data, state, army) } else { Vec::new() };
            for at in due {
                attrition::suffer(data, state, at, dice, events)?;
            }
            next_army(state, Segment::Attrition, Segment::Spend);
        }
        Segment::Spend => {
            let army = state.activation.army();
            if army.hq.is_some() && army.spent.is_none() && armt::most(data, state, army) > 0 {
                return Ok(Advance::Waits);
            }
            if army.hq.is_some() && army.spent.is_none() {
                armt::spend(data, state, 0, events);
            }
            next_army(state, Segment::Spend, Segment::Replace);
        }
        Segment::Replace => {
            // V.I.2
            if state.activation.armies.iter().any(|army| army.hq.is_some() && armt::allowed(data, army).replacements) {
                return Ok(Advance::Waits);
            }
            segment_is(state, Segment::NameReserve);
        }
        Segment::Move => return Ok(Advance::Waits),
        Segment::NameReserve
        | Segment::Announce
        | Segment::Fight
        | Segment::ReserveMove
        | Segment::ReserveAnnounce
        | Segment::ReserveFight => return Ok(combat::advance_segment(data, state, segment)),
        Segment::Adjust => {
            let side = state.activation.side.unwrap_or(state.initiative);
            if let Some(at) = stacking::overfull(data, state, side, state.activation.crowded) {
                state.stack.push(Frame::Excess { side, at });
                return Ok(Advance::Ran);
            }
            control::adjust(data, state, side, "VI.F.12", events);
            state.activation = Default::default();
            state.moving = Default::default();
            state.stack.pop();
            let next = activation::next(data, state, side);
            go_on(state, next);
        }
    }
    Ok(Advance::Ran)
}

pub(crate) fn segment_is(state: &mut State, segment: Segment) {
    go_on(state, Frame::Army { segment });
}

/// The other HQ does the same segment, or both go on.
pub(crate) fn next_army(state: &mut State, segment: Segment, then: Segment) {
    let second = state.activation.armies[1].hq.is_some() && state.activation.at_work == 0;
    state.activation.at_work = u8::from(second);
    segment_is(state, if second { segment } else { then });
}

/// X.turn.2
fn end_turn(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let at_once = politics::events::judge(data, state, JudgedAt::AtOnce, events);
    if politics::events::judge(data, state, JudgedAt::EndOfTurn, events) || at_once {
        return Ok(());
    }
    if nations::at_turn_end(data, state, dice, events)? {
        return Ok(());
    }
    if let Some(faction) = income::keep(data, state) {
        state.stack.push(Frame::Discard { faction });
        return Ok(());
    }
    if victory::end_turn(data, state, dice, events)? {
        go_on(state, Frame::Over);
        return Ok(());
    }
    state.affairs.ongoing.expire(state.turn);
    forget_turn(state);
    state.turn = TurnIx(state.turn.0 + 1);
    go_on(state, Frame::TurnStart);
    Ok(())
}

/// What was done in a turn does not matter in the next.
pub(crate) fn forget_turn(state: &mut State) {
    flags::end_turn(state);
    arms::end_turn(state);
    state.carried = Default::default();
    state.spent = Default::default();
    state.alternation = Default::default();
    state.activation = Default::default();
}
