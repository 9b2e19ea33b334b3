//! Arguments of messages: counters, places, factions and options by name.

use engine::{Arg, Faction, Index};

use crate::data::Data;
use crate::ids::{CounterIx, EventIx, FactionIx, HqIx, OptionIx, ProgramIx, Side, Spot};
use crate::politics::Card;

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

/// Events are counted after the options, lines of the event tables after both.
pub(crate) fn event(data: &Data, event: EventIx) -> Arg {
    Arg::Card((data.politics.options.len() + event.index()) as u16)
}

/// A line of a side's event table.
pub(crate) fn line(data: &Data, side: Side, roll: u8) -> Arg {
    let program = data.politics.programs.of_line(side, roll).map_or(0, ProgramIx::index);
    Arg::Card((data.politics.options.len() + data.politics.events.len() + program) as u16)
}

/// What a program is part of; the first option for a number that none has.
pub(crate) fn program(data: &Data, program: ProgramIx) -> Arg {
    match data.politics.programs.get(program).map(|program| program.card) {
        Some(Card::Event(index)) => event(data, index),
        Some(Card::Line(side, roll)) => line(data, side, roll),
        Some(Card::Option(index)) => option(index),
        None => option(OptionIx::from_index(0)),
    }
}

/// The id of an option, an event or a line of an event table.
fn card(data: &Data, index: usize) -> String {
    let (options, events) = (data.politics.options.len(), data.politics.events.len());
    let id = match (index.checked_sub(options), index.checked_sub(options + events)) {
        (_, Some(program)) => data.ids.id(ProgramIx::from_index(program)),
        (Some(event), None) => data.ids.id(EventIx::from_index(event)),
        (None, None) => data.ids.id(OptionIx::from_index(index)),
    };
    id.to_owned()
}

/// The id of a counter, place or option in a message.
pub(crate) fn named(data: &Data, arg: Arg) -> String {
    match arg {
        Arg::Counter(index) => data.ids.id(CounterIx(index)).to_owned(),
        Arg::Place(index) if usize::from(index) < data.spots() => data.spot_name(Spot(index)),
        Arg::Card(index) => card(data, usize::from(index)),
        _ => String::new(),
    }
}
