//! Arguments of messages: counters and places by name.

use engine::Arg;
use hexmap::HexIx;

use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::seat_of;

/// River hexsides come after the hexes in the numbers of places.
const REACHES_FROM: u16 = 10_000;

pub(crate) fn hex(hex: HexIx) -> Arg {
    Arg::Place(hex.0)
}

pub(crate) fn reach(reach: Reach) -> Arg {
    Arg::Place(REACHES_FROM + reach.0)
}

pub(crate) fn unit(unit: UnitIx) -> Arg {
    Arg::Counter(unit.0)
}

pub(crate) fn int(number: impl Into<i32>) -> Arg {
    Arg::Int(number.into())
}

pub(crate) fn side(side: Side) -> Arg {
    Arg::Seat(seat_of(side))
}

/// How many besides the first.
pub(crate) fn others(units: Units) -> Arg {
    Arg::Int(units.len() as i32 - 1)
}

/// The first of them, to stand for all.
pub(crate) fn first(units: Units) -> Arg {
    Arg::Counter(units.first().map_or(u16::MAX, |unit| unit.0))
}

/// The id of a counter or place in a message.
pub(crate) fn named(data: &Data, arg: Arg) -> String {
    match arg {
        Arg::Counter(index) if usize::from(index) < data.roster.len() => data.unit_name(UnitIx(index)).to_owned(),
        Arg::Place(index) if index >= REACHES_FROM => data.reach_name(Reach(index - REACHES_FROM)),
        Arg::Place(index) if usize::from(index) < data.board.map.grid.len() => data.hex_name(HexIx(index)),
        _ => String::new(),
    }
}
