//! 9b: missions are placed under seal, paid, shown and carried out.

use engine::{Dice, Events, Interrupt};

use crate::data::Data;
use crate::ids::Side;
use crate::procedure::{Acting, AssetStep, Frame};
use crate::state::State;

/// The phase begins.
pub(crate) fn begin(state: &mut State) {
    for side in Side::ALL {
        state.hosts[side].closed = false;
    }
}

/// 9b.gen.2: all immediate missions are shown together.
pub(crate) fn show(_data: &Data, state: &mut State, _events: &mut Events<'_>) {
    for side in Side::ALL {
        state.hosts[side].closed = false;
    }
}

/// 9b.gen.6: one step of the phase; after the last, orders are carried out.
pub(crate) fn carry_out(
    _data: &Data,
    state: &mut State,
    step: AssetStep,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    match step.next() {
        Some(next) => state.go_on(Frame::Assets { step: next }),
        None => state.go_on(Frame::Execution { stage: Acting::Operator }),
    }
    Ok(())
}

/// 5.res.13, 9b.gen.6: bombardments before a battle. Says whether one was fired.
pub(crate) fn fire_before_battle(
    _data: &Data,
    _state: &mut State,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    Ok(false)
}

/// 9b.gen.5: points for artillery that was not used come back.
pub(crate) fn give_back(_data: &Data, _state: &mut State, _events: &mut Events<'_>) {}

/// Whether a mission can be placed, taken back, or the placing closed.
pub(crate) fn check(
    _data: &Data,
    _state: &State,
    _side: Side,
    order: &crate::order::Order,
) -> Result<(), engine::Breach> {
    match order {
        crate::order::Order::Done => Ok(()),
        _ => Err(engine::Breach::of("1.turn.1", "riverdon-not-in-this-phase")),
    }
}

/// A mission is placed or taken back.
pub(crate) fn step(
    _data: &Data,
    state: &mut State,
    side: Side,
    order: &crate::order::Order,
    _events: &mut Events<'_>,
) {
    if *order == crate::order::Order::Done {
        state.hosts[side].closed = true;
    }
}

/// Missions to choose from.
pub(crate) fn candidates(_data: &Data, _state: &State, _side: Side, out: &mut Vec<crate::order::Order>) {
    out.push(crate::order::Order::Done);
}
