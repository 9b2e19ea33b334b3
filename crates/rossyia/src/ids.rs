//! The numbers by which the game knows its things, each of a kind of its own, and what they are called in the data.

use std::collections::HashMap;

use engine::naming::{Lists, Names};
use engine::{Each, Index, Set};
use hexmap::{Grid, HexIx, Map};
use serde_json::Value;

engine::sides!(
    /// The two sides (I.C.1).
    pub enum Side {
        /// The Whites.
        White,
        /// The Bolsheviks.
        Bolshevik,
    }
);

/// Something for each side.
pub type BySide<T> = Each<Side, T, 2>;

engine::index!(
    /// A faction, or a neutral republic.
    pub struct FactionIx(u8), "faction"
);
engine::index!(
    /// A headquarters.
    pub struct HqIx(u8), "hq"
);
engine::index!(
    /// A counter: units first, then headquarters.
    pub struct CounterIx(u16), "counter"
);
engine::index!(
    /// A city, on the map or in a box.
    pub struct CityIx(u8), "city"
);
engine::index!(
    /// A junction or a bend of a railway that is no city.
    pub struct JunctionIx(u8), "junction"
);
engine::index!(
    /// A box off the map.
    pub struct BoxIx(u8), "box"
);
engine::index!(
    /// A zone of the map.
    pub struct ZoneIx(u8), "zone"
);
engine::index!(
    /// A railway line.
    pub struct LineIx(u8), "line"
);
engine::index!(
    /// A river.
    pub struct RiverIx(u8), "river"
);
engine::index!(
    /// A sea. A pool of naval points is named after one of its seas.
    pub struct SeaIx(u8), "sea"
);
engine::index!(
    /// A box of the turn track.
    pub struct TurnIx(u8), "turn"
);
engine::index!(
    /// An event.
    pub struct EventIx(u8), "event"
);
engine::index!(
    /// A political option: a kind of option counter.
    pub struct OptionIx(u8), "option"
);
engine::index!(
    /// An entry of what moves the political level.
    pub struct EntryIx(u8), "entry"
);
engine::index!(
    /// A list of steps that an option, an event or a line of an event table is made of.
    pub struct ProgramIx(u8), "program"
);
engine::index!(
    /// Where counters can be: hexes first, then boxes.
    pub struct Spot(u16), "place"
);

engine::index!(
    /// A rail hex, by its place among them.
    pub struct RailIx(u16), "rail"
);

/// Where a spot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whereabouts {
    /// On the map.
    Hex(HexIx),
    /// Off it.
    Box(BoxIx),
}

/// A set of factions.
pub type Factions = Set<FactionIx, 1>;
/// A set of counters.
pub type Counters = Set<CounterIx, 7>;
/// A set of cities.
pub type Cities = Set<CityIx, 3>;
/// A set of hexes.
pub type Hexes = Set<HexIx, 79>;
/// A set of places.
pub type Spots = Set<Spot, 79>;

/// Kinds whose names are the ids of a list, or words of their own.
const KINDS: [&str; 18] = [
    "faction", "hq", "counter", "city", "junction", "box", "zone", "line", "river", "sea", "turn", "event", "option",
    "entry", "program", "place", "hex", "hexside",
];

/// What everything is called.
#[derive(Debug, Clone)]
pub struct Ids {
    lists: Lists,
    grid: Grid,
    places: HashMap<String, HexIx>,
}

impl Ids {
    /// The names that the map gives.
    pub(crate) fn of_map(map: &Map) -> Ids {
        let mut ids = Ids {
            lists: Lists::of(&KINDS),
            grid: map.grid.clone(),
            places: map.places.iter().map(|place| (place.id.clone(), place.hex)).collect(),
        };
        ids.listed::<ZoneIx>(map.zones.iter().map(|zone| zone.id.clone()));
        ids.listed::<LineIx>(map.routes.iter().map(|route| route.id.clone()));
        ids.listed::<RiverIx>(map.rivers.iter().map(|river| river.id.clone()));
        ids.listed::<BoxIx>(map.off_map.iter().map(|place| place.id.clone()));
        let junctions = map.places.iter().filter(|place| place.is("station"));
        ids.listed::<JunctionIx>(junctions.map(|place| place.id.clone()));
        ids
    }

    /// Names the things of a kind, in order.
    pub(crate) fn listed<I: Index>(&mut self, names: impl IntoIterator<Item = String>) {
        self.lists.listed::<I>(names);
    }

    /// How many things of a kind there are.
    pub fn count<I: Index>(&self) -> usize {
        self.lists.count::<I>()
    }

    /// All things of a kind.
    pub fn all<I: Index>(&self) -> impl Iterator<Item = I> + use<I> {
        self.lists.all::<I>()
    }

    /// What a thing is called.
    pub fn id<I: Index>(&self, of: I) -> &str {
        self.lists.id(of)
    }

    /// The thing that is called so.
    pub fn named<I: Index>(&self, id: &str) -> Option<I> {
        self.lists.named(id)
    }

    /// The spot of a hex.
    pub fn at_hex(&self, hex: HexIx) -> Spot {
        Spot(hex.0)
    }

    /// The spot of a box.
    pub fn in_box(&self, of: BoxIx) -> Spot {
        Spot((self.grid.len() + of.index()) as u16)
    }

    /// Where a spot is.
    pub fn whereabouts(&self, spot: Spot) -> Whereabouts {
        match spot.index().checked_sub(self.grid.len()) {
            None => Whereabouts::Hex(HexIx(spot.0)),
            Some(beyond) => Whereabouts::Box(BoxIx(beyond as u8)),
        }
    }

    /// The spot of a city or junction, a box or a hex.
    fn spot(&self, name: &str) -> Option<Spot> {
        let hex = || self.grid.parse(name).or_else(|| self.places.get(name).copied()).map(|hex| self.at_hex(hex));
        self.named::<BoxIx>(name).map(|of| self.in_box(of)).or_else(hex)
    }
}

impl Names for Ids {
    fn kinds(&self) -> &[&'static str] {
        &KINDS
    }

    fn name(&self, kind: &str, index: usize) -> Option<Value> {
        match kind {
            "hex" => (index < self.grid.len()).then(|| Value::from(self.grid.number(HexIx(index as u16)).to_string())),
            "hexside" => {
                let side = hexmap::SideIx(index as u16);
                (index < self.grid.side_count()).then(|| Value::from(self.grid.side_name(side)))
            }
            "place" => match self.whereabouts(Spot(index as u16)) {
                Whereabouts::Hex(hex) => Some(Value::from(self.grid.number(hex).to_string())),
                Whereabouts::Box(of) => self.lists.name("box", of.index()),
            },
            kind => self.lists.name(kind, index),
        }
    }

    fn find(&self, kind: &str, name: &Value) -> Option<usize> {
        let id = name.as_str()?;
        match kind {
            "hex" => self.grid.parse(id).map(HexIx::index),
            "hexside" => self.grid.parse_side(id).map(hexmap::SideIx::index),
            "place" => self.spot(id).map(Spot::index),
            kind => self.lists.find(kind, name),
        }
    }
}
