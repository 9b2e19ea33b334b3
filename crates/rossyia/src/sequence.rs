//! I.B, IV, X.turn: the turn from its start to its end. Who decides what, when.

use engine::{Advance, Decision, Dice, Events, Interrupt, Message, Seat};

use crate::data::Data;
use crate::procedure::Frame;
use crate::state::State;

/// Whom a frame waits for, and what it asks.
fn asks(_data: &Data, _state: &State) -> Option<(Seat, Message)> {
    None
}

/// What a seat has to decide, or may.
pub(crate) fn decision(data: &Data, state: &State, seat: Seat) -> Option<Decision> {
    let (asked, prompt) = asks(data, state)?;
    (asked == seat).then(|| Decision::asked(seat, prompt))
}

/// Carry the procedures on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let _ = (data, dice, events);
    match state.top() {
        Frame::Over => Ok(Advance::Waits),
        _ => Ok(Advance::Waits),
    }
}
