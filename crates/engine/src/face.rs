//! What is printed on a counter, as data: one anatomy for all games. How it is drawn is not the engine's business.

use serde::Serialize;

use crate::looks::Livery;

/// One side of a counter as it is printed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Its id, as views name it: often the counter's own.
    pub id: String,
    /// The colours.
    pub livery: Livery,
    /// The figure in the middle, as [`crate::Looks`] names it.
    pub figure: String,
    /// The size above the symbol: `platoon`, `company`, `battalion`, `regiment`, `brigade`, `division`, `army`; empty
    /// for none.
    pub size: &'static str,
    /// The number left of the symbol: two signs at most.
    pub number: String,
    /// The unit it belongs to, right of the symbol: four signs at most.
    pub parent: String,
    /// The name below the symbol.
    pub name: String,
    /// The strength at the lower left, in parentheses for support.
    pub strength: String,
    /// The shock, raised behind the strength.
    pub shock: Option<u8>,
    /// The steps it has of those it came with: bars at the foot, hollow where one is lost.
    pub steps: Option<Steps>,
    /// The movement at the lower right.
    pub movement: String,
    /// The competence in a disc.
    pub competence: Option<u8>,
    /// A value in a box at the lower left: command points, bombs.
    pub boxed: Option<String>,
    /// A value in a ring beside it: command radius, fighting in the air.
    pub ringed: Option<String>,
    /// Values in cells along the foot, instead of all others there; the second is filled. The name stands above the symbol.
    pub cells: Vec<String>,
    /// An asterisk at the upper right.
    pub asterisk: bool,
    /// The band of a side that has lost steps.
    pub reduced: bool,
}

/// Steps of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Steps {
    /// Those it has left.
    pub left: u8,
    /// Those it came with.
    pub most: u8,
}
