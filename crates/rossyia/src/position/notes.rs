//! What is noted beside the board, a line for each: wars, events, what was done this turn. Each note is declared once; what it
//! says is how it differs from the scenario as it is set up.

use engine::situation::Item;
use engine::{Each, Index, Set};
use hexmap::HexIx;

use super::named;
use crate::data::Data;
use crate::ids::{BoxIx, CounterIx, Counters, FactionIx, Factions, OptionIx, Side, TurnIx};
use crate::nations::allies::Leaving;
use crate::politics::ongoing::{Change, Ongoing};
use crate::rivers::Carried;
use crate::state::State;

/// A note: its key, its clause, how it is written and how one of its items is read.
pub(super) struct Note {
    pub(super) key: &'static str,
    pub(super) written: fn(&Data, &State, &State) -> Vec<Item>,
    pub(super) read: fn(&Data, &mut State, &Item) -> Option<()>,
}

macro_rules! notes {
    ($($key:literal, $state:ident => $place:expr;)*) => {
        pub(super) const NOTES: &[Note] = &[$(Note {
            key: $key,
            written: |data, now, base| {
                let $state = base;
                let before = $place;
                let $state = now;
                Noted::written(&$place, &before, data)
            },
            read: |data, $state, item| Noted::read(&mut $place, data, item),
        }),*];
    };
}

notes! {
    // X.war, III: the nations.
    "at war", s => s.at_war;
    "at war since", s => s.nations.war_since;
    "events", s => s.events;
    "dates", s => s.affairs.happened;
    "sides", s => s.allegiance;
    "players", s => s.player;
    "closed land", s => s.nations.closed;
    "closed boxes", s => s.nations.closed_boxes;
    "led by", s => s.nations.led_by;
    "invaded", s => s.nations.invaded;
    "leaving", s => s.nations.leaving;
    "redoubt", s => s.redoubt;
    "redoubt back", s => s.nations.redoubt_back;
    "without city", s => s.affairs.without_city;
    // Options that have been played, and what they still do.
    "occurrences", s => s.affairs.occurrences;
    "counts as", s => s.affairs.counts_as;
    "option on track", s => s.affairs.track;
    "in force", s => s.affairs.ongoing;
    "event lines white", s => s.affairs.lines[Side::White];
    "event lines bolshevik", s => s.affairs.lines[Side::Bolshevik];
    "cleared white", s => s.options[Side::White].cleared;
    "cleared bolshevik", s => s.options[Side::Bolshevik].cleared;
    // What was done this turn.
    "naval white", s => s.naval[Side::White];
    "naval bolshevik", s => s.naval[Side::Bolshevik];
    "carried", s => s.carried;
    "interdicted", s => s.air.interdicted;
    "activated", s => s.alternation.activated;
    "acted as", s => s.alternation.acted;
    "attempts", s => s.alternation.attempts;
    "in a row", s => s.alternation.in_a_row;
    "series over", s => s.alternation.series_over;
    "rolled", s => s.nations.rolled;
    "czechs inactive", s => s.nations.czechs.inactive;
    "czech attacks", s => s.nations.czechs.attacks;
    "dice rolled", s => s.nations.opened;
    "redoubt moved", s => s.nations.redoubt_moved;
    "asked", s => s.nations.asked;
    "train levels to gain", s => s.trains.gains;
    "train levels to lose", s => s.trains.losses;
    "train levels without effect", s => s.trains.moot;
}

/// A value of a note: how it differs from another, and an item of it.
pub(super) trait Noted {
    fn written(&self, base: &Self, data: &Data) -> Vec<Item>;
    fn read(&mut self, data: &Data, item: &Item) -> Option<()>;
}

/// What can stand behind `NAME=`, or alone in a line.
trait Word: Copy + PartialEq {
    fn word(self, data: &Data) -> String;
    fn of(data: &Data, word: &str) -> Option<Self>;
}

/// How a thing is written.
pub(super) fn word_of<I: Index>(data: &Data, of: I) -> String {
    let name = engine::naming::Names::name(data, I::KIND, of.index());
    name.and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

impl Word for u8 {
    fn word(self, _data: &Data) -> String {
        self.to_string()
    }

    fn of(_data: &Data, word: &str) -> Option<u8> {
        word.parse().ok()
    }
}

impl Word for bool {
    fn word(self, _data: &Data) -> String {
        if self { "yes" } else { "no" }.to_owned()
    }

    fn of(_data: &Data, word: &str) -> Option<bool> {
        match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

impl Word for TurnIx {
    fn word(self, _data: &Data) -> String {
        (self.index() + 1).to_string()
    }

    fn of(data: &Data, word: &str) -> Option<TurnIx> {
        let number: usize = word.parse().ok()?;
        number.checked_sub(1).filter(|turn| *turn <= data.calendar.later().index()).map(TurnIx::from_index)
    }
}

impl Word for Side {
    fn word(self, _data: &Data) -> String {
        crate::named::side_id(self).to_owned()
    }

    fn of(_data: &Data, word: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| crate::named::side_id(*side) == word)
    }
}

macro_rules! words_by_name {
    ($($index:ty),*) => {$(
        impl Word for $index {
            fn word(self, data: &Data) -> String {
                word_of(data, self)
            }

            fn of(data: &Data, word: &str) -> Option<$index> {
                named(data, word)
            }
        }
    )*};
}

words_by_name!(FactionIx, OptionIx, HexIx);

/// Who is nobody, and what is nowhere.
const NONE: &str = "none";

impl<T: Word> Word for Option<T> {
    fn word(self, data: &Data) -> String {
        self.map_or_else(|| NONE.to_owned(), |one| one.word(data))
    }

    fn of(data: &Data, word: &str) -> Option<Option<T>> {
        if word == NONE { Some(None) } else { T::of(data, word).map(Some) }
    }
}

/// Several, `a+b`.
fn joined<I: Index, const N: usize>(data: &Data, set: Set<I, N>) -> String {
    set.iter().map(|one| word_of(data, one)).collect::<Vec<_>>().join("+")
}

fn parted<I: Index, const N: usize>(data: &Data, words: &str) -> Option<Set<I, N>> {
    let all: Option<Vec<I>> = words.split('+').filter(|word| !word.is_empty()).map(|word| named(data, word)).collect();
    all.map(Set::of)
}

impl Word for Factions {
    fn word(self, data: &Data) -> String {
        if self.is_empty() { NONE.to_owned() } else { joined(data, self) }
    }

    fn of(data: &Data, word: &str) -> Option<Factions> {
        if word == NONE { Some(Factions::NONE) } else { parted(data, word) }
    }
}

/// A note of one value.
macro_rules! single {
    ($($value:ty),*) => {$(
        impl Noted for $value {
            fn written(&self, base: &Self, data: &Data) -> Vec<Item> {
                if self == base { Vec::new() } else { vec![Item::plain(self.word(data))] }
            }

            fn read(&mut self, data: &Data, item: &Item) -> Option<()> {
                *self = Word::of(data, &item.id)?;
                Some(())
            }
        }
    )*};
}

single!(u8, bool, Option<TurnIx>, Option<HexIx>);

/// A list: who has been added, and with a minus who is no longer in it.
impl<I: Index, const N: usize> Noted for Set<I, N>
where
    Set<I, N>: Copy,
{
    fn written(&self, base: &Self, data: &Data) -> Vec<Item> {
        let more = self.without(*base).iter().map(|one| Item::plain(word_of(data, one)));
        let less = base.without(*self).iter().map(|one| Item::plain(format!("-{}", word_of(data, one))));
        more.chain(less).collect()
    }

    fn read(&mut self, data: &Data, item: &Item) -> Option<()> {
        match item.id.strip_prefix('-') {
            Some(word) => self.remove(named(data, word)?),
            None => self.insert(named(data, &item.id)?),
        }
        Some(())
    }
}

/// A value by name, `NAME=VALUE`.
impl<I: Index, T: Word, const N: usize> Noted for Each<I, T, N>
where
    I: Listed,
{
    fn written(&self, base: &Self, data: &Data) -> Vec<Item> {
        let changed = self.iter().zip(base.values()).filter(|((_, now), before)| now != before);
        changed.map(|((index, now), _)| Item::plain(format!("{}={}", index.listed(data), now.word(data)))).collect()
    }

    fn read(&mut self, data: &Data, item: &Item) -> Option<()> {
        let (name, value) = item.id.split_once('=').unwrap_or((&item.id, "1"));
        self[I::find(data, name)?] = T::of(data, value)?;
        Some(())
    }
}

/// What values are listed by: whatever has a name.
pub(super) trait Listed: Index {
    fn listed(self, data: &Data) -> String;
    fn find(data: &Data, name: &str) -> Option<Self>;
}

impl Listed for Side {
    fn listed(self, data: &Data) -> String {
        self.word(data)
    }

    fn find(data: &Data, name: &str) -> Option<Side> {
        Side::of(data, name)
    }
}

macro_rules! listed_by_name {
    ($($index:ty),*) => {$(
        impl Listed for $index {
            fn listed(self, data: &Data) -> String {
                word_of(data, self)
            }

            fn find(data: &Data, name: &str) -> Option<$index> {
                named(data, name)
            }
        }
    )*};
}

listed_by_name!(FactionIx, OptionIx, crate::ids::HqIx, crate::ids::EventIx, crate::ids::SeaIx);

/// Lines of an event table that have come, by the sum of the dice.
impl Noted for u16 {
    fn written(&self, base: &Self, _data: &Data) -> Vec<Item> {
        let came = (0..16).filter(|sum| (self & !base) & 1 << sum != 0);
        came.map(|sum: u16| Item::plain(sum.to_string())).collect()
    }

    fn read(&mut self, _data: &Data, item: &Item) -> Option<()> {
        let sum: u32 = item.id.parse().ok()?;
        *self |= 1u16.checked_shl(sum)?;
        Some(())
    }
}

/// Units carried on a part of a river system: `SIDE/SYSTEM/PART=2`.
impl Noted for Carried {
    fn written(&self, base: &Self, data: &Data) -> Vec<Item> {
        let mut items = Vec::new();
        for (side, system, part) in Carried::all(data) {
            let units = self.units(side, system, part);
            if units != base.units(side, system, part) {
                let id = &data.river_systems[system].id;
                items.push(Item::plain(format!("{}/{id}/{part}={units}", side.word(data))));
            }
        }
        items
    }

    fn read(&mut self, data: &Data, item: &Item) -> Option<()> {
        let (place, units) = item.id.split_once('=')?;
        let [side, system, part] = place.split('/').collect::<Vec<_>>().try_into().ok()?;
        let (side, part) = (Side::of(data, side)?, part.parse().ok()?);
        let system = data.river_systems.iter().position(|known| known.id == system)?;
        let known = Carried::all(data).any(|one| one == (side, system, part));
        known.then(|| units.parse().ok())?.map(|units| self.set(side, system, part, units))
    }
}

/// The value of a state `KEY=VALUE` of an item.
fn detail<'i>(item: &'i Item, key: &str) -> Option<&'i str> {
    item.states
        .iter()
        .find_map(|state| state.split_once('=').filter(|(known, _)| *known == key).map(|(_, value)| value))
}

/// Effects that last: `PROGRAM(step=0,from=5,to=6,on=a+b,at=3112)`.
impl Noted for Ongoing {
    fn written(&self, _base: &Self, data: &Data) -> Vec<Item> {
        let one = |change: &Change| {
            let mut states = vec![format!("step={}", change.step), format!("from={}", change.from.word(data))];
            states.extend(change.to.map(|last| format!("to={}", last.word(data))));
            states.extend((!change.who.is_empty()).then(|| format!("on={}", joined(data, change.who))));
            states.extend(change.at.map(|hex| format!("at={}", hex.word(data))));
            Item { id: word_of(data, change.program), states }
        };
        self.all().iter().map(one).collect()
    }

    fn read(&mut self, data: &Data, item: &Item) -> Option<()> {
        let change = Change {
            program: named(data, &item.id)?,
            step: detail(item, "step")?.parse().ok()?,
            from: TurnIx::of(data, detail(item, "from")?)?,
            to: detail(item, "to").map_or(Some(None), |word| TurnIx::of(data, word).map(Some))?,
            who: detail(item, "on").map_or(Some(Counters::NONE), |words| parted::<CounterIx, 7>(data, words))?,
            at: detail(item, "at").map_or(Some(None), |word| HexIx::of(data, word).map(Some))?,
        };
        data.politics.programs.effect(change.program, change.step)?;
        (!self.is_full()).then(|| self.add(change))
    }
}

/// Who is being withdrawn: `FACTION(who=a+b,to=BOX,since=5,last=7,counts=yes)`.
impl Noted for [Option<Leaving>; 4] {
    fn written(&self, _base: &Self, data: &Data) -> Vec<Item> {
        let one = |leaving: &Leaving| Item {
            id: leaving.faction.word(data),
            states: vec![
                format!("who={}", joined(data, leaving.who)),
                format!("to={}", word_of(data, leaving.to)),
                format!("since={}", leaving.since.word(data)),
                format!("last={}", leaving.last.word(data)),
                format!("counts={}", leaving.counts.word(data)),
            ],
        };
        self.iter().flatten().map(one).collect()
    }

    fn read(&mut self, data: &Data, item: &Item) -> Option<()> {
        let leaving = Leaving {
            faction: named(data, &item.id)?,
            who: parted::<CounterIx, 7>(data, detail(item, "who")?)?,
            to: named::<BoxIx>(data, detail(item, "to")?)?,
            since: TurnIx::of(data, detail(item, "since")?)?,
            last: TurnIx::of(data, detail(item, "last")?)?,
            counts: bool::of(data, detail(item, "counts")?)?,
        };
        *self.iter_mut().find(|slot| slot.is_none())? = Some(leaving);
        Some(())
    }
}
