//! Hex maps: the grid, what lies on it, how far one can move, and how a map is compiled from geography.
//!
//! The crate knows hexes, hexsides and terrain, but no game: costs, zones and blocks are handed in.
//!
//! A grid, its numbers and neighbours:
//!
//! ```
//! use hexmap::*;
//!
//! # fn main() -> Result<(), String> {
//! let grid = Grid::new(Layout::usual(50, 50))?;
//! let kodish = grid.parse("3112").ok_or("no such hex")?;
//! let beyond: Vec<String> = grid.neighbours(kodish).map(|(_, hex)| grid.number(hex).to_string()).collect();
//! assert_eq!(beyond.join(" "), "3212 3113 3013 3012 3011 3111");
//!
//! // How far six points go at two a hex, and what is left over.
//! let net = hex_net(&grid);
//! let costs = Costs::even(&net, 2);
//! let mut field = Field::new();
//! field.flood(&Flood::new(&net, &costs, 6), &[kodish]);
//! let forward = grid.parse("3213").ok_or("no such hex")?;
//! assert_eq!(field.cost(forward), Some(4));
//! assert_eq!(field.remaining(forward), Some(2));
//! assert_eq!(field.reached().len(), 37);
//! # Ok(())
//! # }
//! ```
//!
//! A map is read from its file ([`read_map`]), or compiled from its sources ([`compile()`]) and written
//! ([`write_map`]); [`check_map`] says whether it holds what it must.

mod axial;
mod chain;
mod compile;
mod direction;
mod field;
mod file;
mod grid;
mod map;
mod net;
mod overprint;
mod plain;
mod source;

pub use chain::{Broken, banks_of, chain_corners};
pub use compile::{Notice, Sources, check_map, compile};
pub use direction::{Direction, Orientation, Point};
pub use field::{Field, Flood, Leaving};
pub use file::{fuzz_map, read_map, with_ground, write_map};
pub use grid::{CornerIx, Grid, HexIx, Layout, Number, Numbering, Parity, RowsGrow, Shift, SideIx};
pub use map::{
    Bank, Grade, Link, LinkBy, Map, OffMapPlace, OnBank, Outline, OutlineKind, Place, River, RiverIx, Route, Terrain,
    TerrainIx, WayKind, Ways, Zone, ZoneKind,
};
pub use net::{CLOSED, Costs, DEAREST, Net, hex_net};
pub use overprint::{Edge, Inset, MarginBox, Overprint, Passage, Region, RegionKind, read_overprint, set_words};
pub use plain::plain_dijkstra;
pub use source::Source;
