//! What games with hexes and counters share: lines of supply and communications, zones of control, movement charts,
//! rivers for ships, and the map as a page draws it.
//!
//! The crate knows who stands where and what bars the way only by what a game hands in: which counters close a hex and
//! what a line is good for are the game's.
//!
//! ```
//! use hexgame::{Hold, Room, Trace, Way};
//! use hexmap::*;
//!
//! # fn main() -> Result<(), String> {
//! # let grid = Grid::new(Layout::usual(50, 50))?;
//! let hex = |number: &str| grid.parse(number).ok_or("no such hex");
//! let (kodish, obozerskaya) = (hex("3112")?, hex("3412")?);
//! let mut room = Room::default();
//! room.lay_ways(&grid, |_, _, _| Way::Open);
//! room.hold([(hex("3212")?, Hold::Zone), (hex("3211")?, Hold::Enemy), (hex("3213")?, Hold::Enemy)]);
//!
//! // The rule asks whether there is a line of four hexes; whoever asks why not is told by the same search.
//! let mut lines = room.lines(&grid);
//! assert!(!lines.has_line(kodish, &[obozerskaya], 4));
//! let traced = lines.trace(kodish, &[obozerskaya], 4);
//! assert_eq!(traced.found, Trace::HeldAt(hex("3212")?));
//! assert_eq!(traced.line, [kodish, hex("3212")?]);
//! # Ok(())
//! # }
//! ```

mod charts;
mod kept;
mod lines;
mod plane;
mod rivers;
mod zones;

pub use charts::Charts;
pub use kept::Kept;
pub use lines::{ANY_LENGTH, Hold, Lines, Room, Trace, Traced, Way};
pub use plane::{Plane, disc, hexagon, rectangle};
pub use rivers::{Reach, Rivers, Stretch};
pub use zones::{keep_zone, zone_of};
