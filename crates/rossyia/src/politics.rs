//! III, X.options: the political game. Options and events are data; what they do is carried out by one interpreter.

pub(crate) mod choices;
mod countries;
pub(crate) mod events;
mod file;
pub(crate) mod hands;
mod interpreter;
pub(crate) mod ongoing;
pub(crate) mod playing;
pub(crate) mod pools;
mod programs;
pub(crate) mod targets;

use engine::{Advance, Dice, Each, Events, Interrupt, Message, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::data::Data;
use crate::ids::{BySide, Counters, EventIx, Factions, OptionIx, ProgramIx, Side, TurnIx};
use crate::order::Order;
use crate::procedure::{Frame, PoliticalStep};
use crate::state::{PerOption, State};
use crate::{args, nations, seats};

pub use file::*;
pub use programs::{Card, Program, Programs};

/// What the political game remembers, beside the level and the options themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Affairs {
    /// How often an option has been played.
    #[serde(with = "engine::each::sparse")]
    pub(crate) occurrences: PerOption<u8>,
    /// Options that have become others (N.poland.17).
    #[serde(with = "engine::each::sparse")]
    pub(crate) counts_as: PerOption<Option<OptionIx>>,
    /// When events happened last.
    #[serde(with = "engine::each::sparse")]
    pub(crate) happened: Each<EventIx, Option<TurnIx>, 64>,
    /// Events whose effect is still to be carried out.
    pub(crate) due: Set<EventIx, 1>,
    /// Lines of the event tables that have come, a bit for each sum of two dice.
    pub(crate) lines: BySide<u16>,
    /// Where the option counter on the turn track is (N.poland.3).
    pub(crate) track: Option<TurnIx>,
    /// Russian White factions that have lost their last city (III.A.4).
    pub(crate) without_city: Factions,
    /// Counters that the effect under way has still to place.
    pub(crate) pending: Counters,
    /// Units that an option supplies this turn.
    pub(crate) supplied: Counters,
    /// Rules that are changed for a time.
    pub(crate) ongoing: ongoing::Ongoing,
}

/// The frame of a program of a side.
pub(crate) fn effect(program: ProgramIx, side: Side) -> Frame {
    Frame::Effect { program, step: 0, side, left: None }
}

/// Carry the political procedures on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    match state.top() {
        Frame::Politics { step } => phase(data, state, step, events),
        Frame::Drawing { side, left } => pools::draw(data, state, side, left, dice, events)?,
        Frame::Playing { side } => match playing::has_options(state, side) {
            true => return Ok(Advance::Waits),
            false => {
                state.stack.pop();
            }
        },
        Frame::Effect { .. } => return interpreter::advance(data, state, dice, events),
        _ => return Ok(Advance::Waits),
    }
    Ok(Advance::Ran)
}

/// The steps of the Political Phase (I.B.5, X.turn.1).
fn phase(data: &Data, state: &mut State, step: PoliticalStep, told: &mut Events<'_>) {
    let go_on = |state: &mut State, frame: Frame| {
        state.stack.pop();
        state.stack.push(frame);
    };
    match step {
        PoliticalStep::NewOptions => {
            // What events bring into the pools is there before the draws.
            if !events::judge(data, state, JudgedAt::AtOnce, told) {
                pools::renew(data, state, told);
                go_on(state, Frame::Politics { step: PoliticalStep::Draws });
            }
        }
        PoliticalStep::Draws => pools::begin_draws(data, state),
        PoliticalStep::Play => {
            let first = state.initiative;
            go_on(state, Frame::Politics { step: PoliticalStep::Declarations });
            state.stack.push(Frame::Playing { side: first.enemy() });
            state.stack.push(Frame::Playing { side: first });
        }
        PoliticalStep::Declarations => {
            if events::judge(data, state, JudgedAt::EndOfPoliticalPhase, told) {
                return;
            }
            match nations::closing::ask(data, state, JudgedAt::EndOfPoliticalPhase) {
                Some(frame) => state.stack.push(frame),
                None => go_on(state, Frame::WhoBegins),
            }
        }
    }
}

/// Whom a political frame waits for, what it asks, and the verb that ends it.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Seat, Message, Option<&'static str>)> {
    let speaker = |side: Side| seats::speaker(data, state, side);
    match state.top() {
        Frame::Playing { side } => Some((speaker(side), Message::by("X.options.1", "rossyia-ask-play"), Some("pass"))),
        Frame::Reply { side, to } => {
            let ask = Message::by("X.options.1", "rossyia-ask-reply").with("option", args::option(to));
            Some((speaker(side), ask, Some("pass")))
        }
        Frame::Effect { .. } => {
            let (side, id) = choices::asks(data, state)?;
            Some((speaker(side), Message::by("X.options.1", id), None))
        }
        _ => None,
    }
}

/// Orders of the political frames.
pub(crate) fn orders(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    match state.top() {
        Frame::Playing { .. } | Frame::Reply { .. } | Frame::Initiative { .. } => {
            out.push(Order::Pass);
            let held = state.options[side].hand.iter().filter(|(_, count)| **count > 0).map(|(option, _)| option);
            out.extend(held.filter(|option| option.index() < data.politics.options.len()).map(Order::Play));
        }
        Frame::Effect { .. } => choices::orders(data, state, out),
        _ => {}
    }
}
