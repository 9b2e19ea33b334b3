//! Hex maps: the grid, what lies on it, how far one can move, where zones and lines run,
//! and how a map is compiled from geography.
//!
//! The crate knows hexes, hexsides and terrain, but no game: costs, zones and blocks are handed in.

mod chain;
mod compile;
mod direction;
mod field;
mod file;
mod grid;
mod lines;
mod map;
mod net;
mod plain;
mod source;
mod zones;

pub use chain::{Broken, banks_of, chain_corners};
pub use compile::{Notice, Sources, check_map, compile};
pub use direction::{Direction, Orientation, Point};
pub use field::{Field, Flood};
pub use file::{fuzz_map, read_map, write_map};
pub use grid::{CornerIx, Grid, HexIx, Layout, Number, Numbering, Parity, RowsGrow, Shift, SideIx};
pub use lines::{Trace, Tracer};
pub use map::{
    Bank, Grade, Map, OffMapPlace, OnBank, Outline, OutlineKind, Place, PlaceIx, River, RiverIx, Route, Terrain, TerrainIx,
    WayKind, Ways,
};
pub use net::{CLOSED, Costs, DEAREST, Net, Spot, hex_net, river_net};
pub use plain::plain_dijkstra;
pub use source::Source;
pub use zones::{HexSet, Set, SideSet, zones_of_control};
