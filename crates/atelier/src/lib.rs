//! The atelier: draws maps and the counters on them as SVG and turns SVG into pictures.
//!
//! ```
//! use atelier::map::{Style, draw};
//! use hexmap::{Grid, Layout, Map, Terrain};
//!
//! let grid = Grid::new(Layout::usual(4, 5))?;
//! let forest = Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' };
//! let svg = draw(&Map::blank("A forest", grid, forest), &Style::default());
//! let picture = atelier::png(&svg, 400)?;
//! assert!(picture.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same map in the same style gives the same bytes: every tree and every bend is hashed from its hex, place or river.

pub mod chart;
mod contour;
pub mod counter;
mod curve;
pub mod land;
mod letters;
pub mod line_breaks;
pub mod map;
mod noise;
mod palette;
pub mod pdf;
mod picture;
pub mod pile;
mod rings;
mod svg;
#[cfg(test)]
mod tests;
pub mod tiles;
mod window;

pub use map::{Layers, Legend, Part, Plan, RiverName, Scale, Style, View, river_names, way_stretches};
pub use picture::{PictureError, jpeg, outlined, png, with_typefaces, without_letters};
pub use svg::{SANS, SERIF, TITLE, Type, escaped};

/// The texts of the atelier's messages, by language: the words of a key.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];
