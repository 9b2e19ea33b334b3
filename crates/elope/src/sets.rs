//! What the game counts, and sets of it.

use engine::{Each, Set};
pub use hexgame::Reach;
use hexmap::{HexIx, SideIx};

use crate::counters::{Side, UnitIx};

/// How many counters there can be, depots built in play included.
pub(crate) const UNITS: usize = 320;

/// A set of counters.
pub type Units = Set<UnitIx, { UNITS / 64 }>;

/// A value for each counter.
pub(crate) type PerUnit<T> = Each<UnitIx, T, UNITS>;

/// A value for each side.
pub type BySide<T> = Each<Side, T, 2>;

/// A set of hexes.
pub(crate) type Hexes = Set<HexIx, 40>;

/// A set of hexsides.
pub(crate) type Hexsides = Set<SideIx, 128>;

/// A set of river hexsides.
pub(crate) type Reaches = Set<Reach, 6>;
