//! The way into a battle and out of it: what the campaign brings, and what it gets back (8.forces).

use engine::{Advance, Dice, Events, Interrupt};

use crate::data::Data;
use crate::ids::Side;
use crate::procedure::{Frame, Way};
use crate::state::State;
use crate::clash;

/// The battle begins.
pub(crate) fn begin(
    _data: &Data,
    state: &mut State,
    _way: Way,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    state.stack.push(Frame::Battle);
    Ok(())
}

/// The battle goes on.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Some(clash) = state.clash else { return Ok(Advance::Waits) };
    let weight = |side: Side| state.stands_at(side, clash.at).points(data) as u8;
    let (one, other) = (dice.roll(6, "8.model.1")?, dice.roll(6, "8.model.1")?);
    let attacker = one.saturating_add(weight(clash.attacker) / 20);
    let defender = other.saturating_add(weight(clash.attacker.enemy()) / 20);
    let winner = if attacker > defender { clash.attacker } else { clash.attacker.enemy() };
    clash::settle(state, winner, false, false);
    Ok(Advance::Ran)
}
