//! 9.2 Trenches and hasty defences, 16.5 wrecked track, 17.0 engineers.

use engine::{Breach, Events, Seat};

use crate::counters::UnitIx;
use crate::data::Data;
use crate::order::{Order, Work};
use crate::state::State;

pub(crate) fn check_entrench(_data: &Data, _state: &State, _seat: Seat, _unit: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_improve(_data: &Data, _state: &State, _seat: Seat, _unit: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_wreck(_data: &Data, _state: &State, _seat: Seat, _unit: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn check_build(_data: &Data, _state: &State, _seat: Seat, _unit: UnitIx, _work: Work) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

pub(crate) fn entrench(_data: &Data, _state: &mut State, _unit: UnitIx, _events: &mut Events<'_>) {}

pub(crate) fn improve(_data: &Data, _state: &mut State, _seat: Seat, _unit: UnitIx, _events: &mut Events<'_>) {}

pub(crate) fn wreck(_data: &Data, _state: &mut State, _unit: UnitIx, _events: &mut Events<'_>) {}

pub(crate) fn build(_data: &Data, _state: &mut State, _unit: UnitIx, _work: Work, _events: &mut Events<'_>) {}

pub(crate) fn orders(_data: &Data, _state: &State, _unit: UnitIx, _out: &mut Vec<Order>) {}

