//! 20.0 and 23.0: what a scenario orders its units to do, and the doctrine.

use engine::{Breach, Events, Message, Seat, Seats};
use hexmap::HexIx;

use crate::bits::Units;
use crate::board::Board;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::roster::Roster;
use crate::scenarios::Scenarios;
use crate::state::State;
use crate::order::Order;
use crate::{say, victory};

/// What the scenarios order, worked out once.
pub(crate) struct Standing {}

impl Standing {
    pub(crate) fn new(_scenarios: &Scenarios, _roster: &Roster, _board: &Board) -> Standing {
        Standing {}
    }
}

/// 23.1.c: whether the move under way may end, so that another can begin.
pub(crate) fn check_move_over(_data: &Data, _state: &State, _side: Side) -> Result<(), Breach> {
    Ok(())
}

/// Whether a scenario's orders or the doctrine let a group march from a hex along a path.
pub(crate) fn check_march(
    _data: &Data,
    _state: &State,
    _side: Side,
    _group: Units,
    _from: HexIx,
    _path: &[HexIx],
) -> Result<(), Breach> {
    Ok(())
}

/// Whether they let units advance after combat.
pub(crate) fn check_advance(_data: &Data, _state: &State, _side: Side, _units: Units, _to: HexIx) -> Result<(), Breach> {
    Ok(())
}

/// Whether they let units attack a hex.
pub(crate) fn check_attack(_data: &Data, _state: &State, _side: Side, _target: HexIx, _units: Units) -> Result<(), Breach> {
    Ok(())
}

/// 20.0.i: whether the Mutual Operations Phase may end.
pub(crate) fn check_operations_end(_data: &Data, _state: &State, _side: Side) -> Result<(), Breach> {
    Ok(())
}

/// Whether they let a Movement Phase end.
pub(crate) fn check_phase_end(_data: &Data, _state: &State, _side: Side) -> Result<(), Breach> {
    Ok(())
}

/// Units have come into a hex: places change hands, orders are fulfilled.
pub(crate) fn entered(data: &Data, state: &mut State, side: Side, group: Units, hex: HexIx, events: &mut Events<'_>) {
    victory::entered(data, state, side, group, hex, events);
}

/// 20.0.i: whether this brigade may be named for the railway.
pub(crate) fn check_railway(_data: &Data, _state: &State, _seat: Seat, _hq: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

/// 20.0.i: this brigade takes the railway.
pub(crate) fn railway(_state: &mut State, _hq: UnitIx, _events: &mut Events<'_>) {}

/// 20.0.i: the choices of the Allied player.
pub(crate) fn brigade_orders(_data: &Data) -> Vec<Order> {
    Vec::new()
}

/// 23.1.T2.b: whether a unit may leave the map.
pub(crate) fn check_exit(_data: &Data, _state: &State, _seat: Seat, _unit: UnitIx) -> Result<(), Breach> {
    Err(Breach::of("3.0.b", "elope-out-of-turn"))
}

/// 23.1.T2.b: it leaves the map.
pub(crate) fn exit(_data: &Data, _state: &mut State, _unit: UnitIx, _events: &mut Events<'_>) {}

/// 6.1: a unit over the limit is given up.
pub(crate) fn disband(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    state.destroy(data, unit);
    events.tell(Seats::ALL, || Message::by("6.1.a", "elope-disbands").with("unit", say::unit(unit)));
}
