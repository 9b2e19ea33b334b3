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
    /// Shock, raised beside the strength.
    pub shock: Option<u8>,
    /// Steps as bars in the middle: those it still has, and all; none where steps are not counted.
    pub steps: Option<[u8; 2]>,
    /// Values in cells along the lower edge, in their order; one that is filled stands out.
    pub cells: Vec<Cell>,
    /// The movement at the lower right.
    pub movement: String,
    /// The competence in a disc.
    pub competence: Option<u8>,
    /// A value in a box at the lower left: command points, bombs.
    pub boxed: Option<String>,
    /// A value in a ring beside it: command radius, fighting in the air.
    pub ringed: Option<String>,
    /// An asterisk at the upper right.
    pub asterisk: bool,
    /// The band of a side that has lost steps.
    pub reduced: bool,
    /// A round marker without figure and values: what is written on it, a view says.
    pub round: bool,
}

/// A value in a cell.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// The value.
    pub value: String,
    /// Whether the cell is filled.
    pub filled: bool,
}
