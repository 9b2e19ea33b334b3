//! The numbers by which the game knows its things, each of a kind of its own, and what they are called in the data.

use engine::naming::Lists;
use engine::{Each, Set};

use crate::space::Space;

engine::sides!(
    /// The two sides: in the order in which the scenario lists them.
    pub enum Side {
        /// The first-listed, who lays the rail (S1.B.1).
        First,
        /// The other, who lays the rivers (S1.C.1).
        Second,
    }
);

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

/// The kinds of things that data files and states name.
const KINDS: [&str; 8] = ["card", "terrain", "unit", "group", "nation", "mission", "scenario", "space"];

/// What everything is called.
pub type Ids = Lists;

/// Names for everything, none of them listed yet.
pub(crate) fn no_names() -> Ids {
    Lists::of(&KINDS)
}
