//! 12.0, 19.0 and 22.0: aircraft, carriers and gas.

use engine::{Advance, Breach, Dice, Events, Interrupt, Seat};
use hexmap::HexIx;

use crate::bits::Units;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::{Base, Load, Order};
use crate::state::{Frame, Place, State, Target};

/// 12.52.a: a base is lost; its aircraft look for another.
pub(crate) fn base_lost(_data: &Data, _state: &mut State, _side: Side, _hex: HexIx, _events: &mut Events<'_>) {}

/// Where a new aircraft is based: aboard a carrier that comes with it, or at the place of arrival.
pub(crate) fn first_base(_data: &Data, _state: &State, _unit: UnitIx, _with: Units, hex: HexIx) -> Place {
    Place::Hex(hex)
}

/// 7.1.a: whether the other side is asked for interceptors.
pub(crate) fn can_be_intercepted(_data: &Data, _state: &State, _side: Side) -> bool {
    false
}

/// 7.1.b: air combats, one after the other; then bombing.
pub(crate) fn fight(
    _data: &Data,
    state: &mut State,
    side: Side,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    state.stack.pop();
    state.stack.push(Frame::Bombing { side });
    Ok(Advance::Ran)
}

/// 12.4: bombing missions, one after the other; then the attacks.
pub(crate) fn bomb(
    _data: &Data,
    state: &mut State,
    side: Side,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    state.stack.pop();
    state.stack.push(Frame::Resolve { side });
    Ok(Advance::Ran)
}

/// 10.21: aircraft at land bases without supply.
pub(crate) fn unsupplied(_data: &Data, _state: &State) -> Units {
    Units::NONE
}

/// 7.1.c, 12.51.b: the phase is over, all aircraft are back at their bases.
pub(crate) fn return_home(_data: &Data, _state: &mut State, _events: &mut Events<'_>) {}

/// Aircraft without a base that have nowhere to go are lost.
pub(crate) fn advance_stranded(_data: &Data, state: &mut State, _events: &mut Events<'_>) -> Advance {
    state.stack.pop();
    Advance::Ran
}

pub(crate) fn check_transfer(_data: &Data, _state: &State, _seat: Seat, _plane: UnitIx, _base: Base) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_support(_data: &Data, _state: &State, _seat: Seat, _planes: Units, _hex: HexIx, _load: Load) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_bomb(_data: &Data, _state: &State, _seat: Seat, _planes: Units, _target: Target) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_intercept(_data: &Data, _state: &State, _seat: Seat, _planes: Units, _hex: HexIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_losses(_state: &State, _seat: Seat, _shares: &[(UnitIx, u8)]) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn transfer(_data: &Data, _state: &mut State, _plane: UnitIx, _base: Base, _events: &mut Events<'_>) {}

pub(crate) fn support(_data: &Data, _state: &mut State, _planes: Units, _hex: HexIx, _load: Load, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn order_bombing(_data: &Data, _state: &mut State, _planes: Units, _target: Target, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn intercept(_data: &Data, _state: &mut State, _planes: Units, _hex: HexIx, _dice: &mut Dice, _events: &mut Events<'_>) -> Result<(), Interrupt> {
    Ok(())
}

pub(crate) fn take_losses(_data: &Data, _state: &mut State, _shares: &[(UnitIx, u8)], _events: &mut Events<'_>) {}

pub(crate) fn transfers(_data: &Data, _state: &State, _side: Side, _out: &mut Vec<Order>) {}

pub(crate) fn missions(_data: &Data, _state: &State, _side: Side, _out: &mut Vec<Order>) {}

pub(crate) fn interceptions(_data: &Data, _state: &State, _side: Side, _out: &mut Vec<Order>) {}

pub(crate) fn answers(_data: &Data, _state: &State, _out: &mut Vec<Order>) {}

