//! What is printed on a counter, as data: one anatomy for all games. How it is drawn is not the engine's business.

use serde::Serialize;

/// One side of a counter as it is printed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Its id, as views name it: often the counter's own.
    pub id: String,
    /// Whose troops: the colours.
    pub faction: String,
    /// The arm, which has a symbol: `infantry`, `machine_gun`, `artillery`, `mortar`, `engineer`, `cavalry`, `ski`,
    /// `tank`, `armoured_train`, `hq`, `depot`, `depot_static`, `aircraft`, `seaplane`, `balloon`, `gunboat`,
    /// `monitor`, `minesweeper`, `steamer`, `carrier`, `barge`, `depot_ship`.
    pub symbol: &'static str,
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
}
