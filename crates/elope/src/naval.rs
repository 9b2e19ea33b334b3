//! 15.0 Naval units.

use engine::{Advance, Breach, Dice, Events, Interrupt, Message, Seat};
use hexmap::HexIx;

use crate::bits::{Reach, Units};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::Order;
use crate::state::{Naval, State};

/// Whom a meeting on the river waits for, and what it asks.
pub(crate) fn asks(_state: &State, _meeting: Naval) -> Option<(Side, Message)> {
    None
}

/// Carry a meeting on by one step.
pub(crate) fn advance(
    _data: &Data,
    state: &mut State,
    _meeting: Naval,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    state.stack.pop();
    Ok(Advance::Ran)
}

/// 15.1.a: vessels without a line of communications are OC.
pub(crate) fn check_lines(_data: &Data, _state: &mut State, _side: Side) {}

/// 23.1.T5.a: what a withdrawn vessel carries is put ashore.
pub(crate) fn unload(_data: &Data, _state: &mut State, _vessel: UnitIx, _events: &mut Events<'_>) {}

pub(crate) fn check_sail(_data: &Data, _state: &State, _seat: Seat, _units: Units, _path: &[Reach]) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_board(_data: &Data, _state: &State, _seat: Seat, _units: Units, _on: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_land(_data: &Data, _state: &State, _seat: Seat, _units: Units, _hex: HexIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_ferry(_data: &Data, _state: &State, _seat: Seat, _units: Units, _by: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_mine(_data: &Data, _state: &State, _seat: Seat, _ship: UnitIx, _reach: Reach) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_sweep(_data: &Data, _state: &State, _seat: Seat, _ship: UnitIx, _reach: Reach) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_loss(_state: &State, _seat: Seat, _shares: &[(UnitIx, u8)]) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_fire(_state: &State, _seat: Seat, _steamer: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_hold(_state: &State, _seat: Seat) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_escape(_data: &Data, _state: &State, _seat: Seat, _path: &[Reach]) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_rescue(_data: &Data, _state: &State, _seat: Seat, _hex: HexIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn sail(_data: &Data, _state: &mut State, _seat: Seat, _units: Units, _path: &[Reach], _dice: &mut Dice, _events: &mut Events<'_>) -> Result<Option<Order>, Interrupt> {
    Ok(None)
}

pub(crate) fn board(_data: &Data, _state: &mut State, _units: Units, _on: UnitIx, _events: &mut Events<'_>) {}

pub(crate) fn land(_data: &Data, _state: &mut State, _seat: Seat, _units: Units, _hex: HexIx, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn ferry(_data: &Data, _state: &mut State, _seat: Seat, _units: Units, _by: UnitIx, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn mine(_data: &Data, _state: &mut State, _ship: UnitIx, _reach: Reach, _events: &mut Events<'_>) {}

pub(crate) fn sweep(_data: &Data, _state: &mut State, _ship: UnitIx, _reach: Reach, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn take_loss(_data: &Data, _state: &mut State, _shares: &[(UnitIx, u8)], _events: &mut Events<'_>) {}

pub(crate) fn fire(_data: &Data, _state: &mut State, _steamer: UnitIx, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn hold(_state: &mut State) {}

pub(crate) fn escape(_data: &Data, _state: &mut State, _path: &[Reach], _events: &mut Events<'_>) {}

pub(crate) fn rescue(_data: &Data, _state: &mut State, _hex: HexIx, _events: &mut Events<'_>) {}

pub(crate) fn orders(_data: &Data, _state: &State, _side: Side, _out: &mut Vec<Order>) {}

pub(crate) fn answers(_data: &Data, _state: &State, _meeting: Naval, _out: &mut Vec<Order>) {}

