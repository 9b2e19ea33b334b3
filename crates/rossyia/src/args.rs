//! Arguments of messages: counters, places, factions and options by name.

use engine::{Arg, Faction, Index};

use crate::data::Data;
use crate::ids::{CounterIx, FactionIx, HqIx, OptionIx, Side, Spot};

pub(crate) fn spot(spot: Spot) -> Arg {
    Arg::Place(spot.0)
}

pub(crate) fn counter(counter: CounterIx) -> Arg {
    Arg::Counter(counter.0)
}

pub(crate) fn hq(data: &Data, hq: HqIx) -> Arg {
    counter(data.counter_of(hq))
}

pub(crate) fn int(number: impl Into<i32>) -> Arg {
    Arg::Int(number.into())
}

pub(crate) fn side(side: Side) -> Arg {
    Arg::Side(engine::Side(side.index() as u8))
}

pub(crate) fn faction(faction: FactionIx) -> Arg {
    Arg::Faction(Faction(faction.0))
}

pub(crate) fn option(option: OptionIx) -> Arg {
    Arg::Card(option.index() as u16)
}

/// The id of a counter, place or option in a message.
pub(crate) fn named(data: &Data, arg: Arg) -> String {
    match arg {
        Arg::Counter(index) => data.ids.id(CounterIx(index)).to_owned(),
        Arg::Place(index) if usize::from(index) < data.spots() => data.spot_name(Spot(index)),
        Arg::Card(index) => data.ids.id(OptionIx::from_index(usize::from(index))).to_owned(),
        _ => String::new(),
    }
}
