//! 4.8 Rail movement, and the running of armoured trains (16.0).

use engine::{Breach, Dice, Events, Interrupt, Seat};
use hexmap::HexIx;

use crate::bits::Units;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::Order;
use crate::state::State;

pub(crate) fn check(_data: &Data, _state: &State, _seat: Seat, _units: Units, _path: &[HexIx]) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_detrain(_data: &Data, _state: &State, _seat: Seat, _units: Units) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_refit(_data: &Data, _state: &State, _seat: Seat, _train: UnitIx, _depot: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn travel(_data: &Data, _state: &mut State, _seat: Seat, _units: Units, _path: &[HexIx], _dice: &mut Dice, _events: &mut Events<'_>) -> Result<Option<Order>, Interrupt> {
    Ok(None)
}

pub(crate) fn detrain(_data: &Data, _state: &mut State, _units: Units, _events: &mut Events<'_>) {}

pub(crate) fn refit(_data: &Data, _state: &mut State, _train: UnitIx, _depot: UnitIx, _events: &mut Events<'_>) {}

pub(crate) fn orders(_data: &Data, _state: &State, _side: Side, _out: &mut Vec<Order>) {}

