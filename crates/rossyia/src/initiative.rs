//! II.B initiative: whose the turn is, and playing for it.

use engine::{Breach, Events, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::{OptionIx, Side};
use crate::politics::Moment;
use crate::procedure::Frame;
use crate::seats;
use crate::state::State;

/// II.B.1, II.B.2, II.B.4: a turn that the calendar gives to the side of the turn before is that side's; otherwise the
/// initiative passes to the enemy of whoever held it.
fn due(data: &Data, state: &State) -> Side {
    let turns = &data.calendar.turns;
    let printed = turns[state.turn.index()].initiative;
    let before = state.turn.index().checked_sub(1).map(|before| turns[before].initiative);
    match before {
        Some(before) if state.turn != state.scenario(data).first_turn && before != printed => state.initiative.enemy(),
        _ => printed,
    }
}

/// The initiative step begins: the side not due is asked first (II.B.3).
pub(crate) fn begin(data: &Data, state: &mut State) -> Frame {
    state.initiative = due(data, state);
    ask(state, state.initiative.enemy(), false)
}

/// Ask a side if it holds an option face down; go on if not.
fn ask(state: &State, side: Side, answers: bool) -> Frame {
    match state.options[side].holds_face_down() {
        true => Frame::Initiative { asked: side, answers },
        false => Frame::Income,
    }
}

/// Whether a side can play this option for the initiative now.
pub(crate) fn check_play(data: &Data, state: &State, side: Side, option: OptionIx) -> Result<(), Breach> {
    let info = data.politics.options.get(option.index());
    if info.is_none_or(|info| info.side != side) || state.options[side].hand[option] == 0 {
        return Err(Breach::of("III.B.4", "rossyia-option-not-held").with("option", args::option(option)));
    }
    match info.is_some_and(|info| info.moment == Moment::Initiative) {
        true => Ok(()),
        false => Err(Breach::of("X.options.1", "rossyia-option-another-moment").with("option", args::option(option))),
    }
}

/// An option of this moment outside it: the refusal.
pub(crate) fn not_now(data: &Data, option: OptionIx) -> Breach {
    let moment = data.politics.options.get(option.index()).map(|info| info.moment);
    let clause = if moment == Some(Moment::Initiative) { "II.B.3" } else { "X.options.1" };
    Breach::of(clause, "rossyia-option-another-moment").with("option", args::option(option))
}

/// II.B.3: an option is played for the initiative; the other side may answer.
pub(crate) fn play(data: &Data, state: &mut State, side: Side, option: OptionIx, events: &mut Events<'_>) -> Frame {
    let Frame::Initiative { answers, .. } = state.top() else { return state.top() };
    let options = &mut state.options[side];
    options.hand[option] -= 1;
    options.shown[option] = options.shown[option].min(options.hand[option]);
    options.played[option] += 1;
    state.initiative = state.initiative.enemy();
    let (holder, speaker) = (state.initiative, seats::speaker(data, state, side));
    events.reveal(Seats::ALL, || {
        Message::by("II.B.3", "rossyia-initiative-played")
            .with("seat", engine::Arg::Seat(speaker))
            .with("side", args::side(holder))
    });
    if answers { Frame::Income } else { ask(state, side.enemy(), true) }
}
