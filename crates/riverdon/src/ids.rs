//! The numbers by which the game knows its things, each of a kind of its own, and what they are called in the data.

use std::collections::HashMap;

use engine::naming::Names;
use engine::{Each, Index, Set};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::space::Space;

/// The two sides: in the order in which the scenario lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first-listed, who lays the rail (S1.B.1).
    First,
    /// The other, who lays the rivers (S1.C.1).
    Second,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];

    /// The other one.
    pub const fn enemy(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl Index for Side {
    const KIND: &'static str = "side";

    fn from_index(index: usize) -> Side {
        Side::ALL[index]
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// Something for each side.
pub type BySide<T> = Each<Side, T, 2>;

engine::index!(
    /// A terrain card.
    pub struct CardIx(u8), "card"
);
engine::index!(
    /// A kind of ground on a mini-map.
    pub struct TerrainIx(u8), "terrain"
);
engine::index!(
    /// A type of unit.
    pub struct UnitIx(u8), "unit"
);
engine::index!(
    /// A group of unit types that national cards limit.
    pub struct GroupIx(u8), "group"
);
engine::index!(
    /// A nation: a national force card.
    pub struct NationIx(u8), "nation"
);
engine::index!(
    /// A mission for aircraft, guns or engineers.
    pub struct MissionIx(u8), "mission"
);
engine::index!(
    /// A scenario.
    pub struct ScenarioIx(u8), "scenario"
);

/// A set of cards.
pub type Cards = Set<CardIx, 2>;
/// A set of unit types.
pub type Units = Set<UnitIx, 1>;
/// A set of spaces.
pub type Spaces = Set<Space, 1>;

/// For how many unit types an army has room.
pub const UNIT_ROOM: usize = 64;
/// For how many cards sets have room.
pub const CARD_ROOM: usize = 128;

const KINDS: [&str; 8] = ["card", "terrain", "unit", "group", "nation", "mission", "scenario", "space"];

/// What everything is called.
#[derive(Debug, Clone, Default)]
pub struct Ids {
    lists: HashMap<&'static str, Vec<String>>,
    numbers: HashMap<(&'static str, String), usize>,
}

impl Ids {
    /// Names the things of a kind, in order.
    pub(crate) fn listed<I: Index>(&mut self, names: impl IntoIterator<Item = String>) {
        let list: Vec<String> = names.into_iter().collect();
        for (index, name) in list.iter().enumerate() {
            self.numbers.insert((I::KIND, name.clone()), index);
        }
        self.lists.insert(I::KIND, list);
    }

    /// How many things of a kind there are.
    pub fn count<I: Index>(&self) -> usize {
        self.lists.get(I::KIND).map_or(0, Vec::len)
    }

    /// All things of a kind.
    pub fn all<I: Index>(&self) -> impl Iterator<Item = I> + use<I> {
        (0..self.count::<I>()).map(I::from_index)
    }

    /// What a thing is called.
    pub fn id<I: Index>(&self, of: I) -> &str {
        self.lists.get(I::KIND).and_then(|list| list.get(of.index())).map_or("", String::as_str)
    }

    /// The thing that is called so.
    pub fn named<I: Index>(&self, id: &str) -> Option<I> {
        self.number(I::KIND, id).map(I::from_index)
    }

    fn number(&self, kind: &str, id: &str) -> Option<usize> {
        let kind = KINDS.into_iter().find(|known| *known == kind)?;
        self.numbers.get(&(kind, id.to_owned())).copied()
    }
}

impl Names for Ids {
    fn kinds(&self) -> &[&'static str] {
        &KINDS
    }

    fn name(&self, kind: &str, index: usize) -> Option<Value> {
        self.lists.get(kind)?.get(index).map(|id| Value::from(id.as_str()))
    }

    fn find(&self, kind: &str, name: &Value) -> Option<usize> {
        self.number(kind, name.as_str()?)
    }
}
