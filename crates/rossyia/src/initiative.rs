//! II.B initiative: whose the turn is, and playing for it.

use engine::{Events, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::{OptionIx, Side};
use crate::politics::playing;
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

/// By which clause a side holds the initiative of the turn: in the first three turns, in its turn, out of order.
pub(crate) fn clause(data: &Data, state: &State) -> &'static str {
    let printed = data.calendar.turns[state.turn.index()].initiative;
    match state.initiative == printed {
        true if data.calendar.white_series.turns.contains(&state.turn) => "II.B.1",
        true => "II.B.2",
        false => "II.B.4",
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

/// II.B.3: an option is played for the initiative; the other side may answer.
pub(crate) fn play(data: &Data, state: &mut State, side: Side, option: OptionIx, events: &mut Events<'_>) -> Frame {
    let Frame::Initiative { answers, .. } = state.top() else { return state.top() };
    playing::spend_for_initiative(data, state, side, option, events);
    state.initiative = state.initiative.enemy();
    let (holder, speaker) = (state.initiative, seats::speaker(data, state, side));
    events.reveal(Seats::ALL, || {
        Message::by("II.B.3", "rossyia-initiative-played")
            .with("seat", engine::Arg::Seat(speaker))
            .with("side", args::side(holder))
    });
    if answers { Frame::Income } else { ask(state, side.enemy(), true) }
}
