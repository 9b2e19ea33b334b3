//! What a game prints for a table without a screen, beside its board: counters, markers, charts and cards. How they
//! are laid out is not the engine's business.

use crate::message::Spelled;

/// Everything that is printed for a scenario beside the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Printed {
    /// The counters, in the order of the sheets.
    pub pieces: Vec<Piece>,
    /// Markers that lie on counters and places.
    pub markers: Vec<Marker>,
    /// Charts and tables for everybody.
    pub charts: Vec<Chart>,
    /// A card for each side: its turn, step by step.
    pub cards: Vec<Chart>,
}

/// A counter to be cut out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The heading under which it stands on the sheet: a nation, a side.
    pub group: Spelled,
    /// The side that lies up first: a [`crate::Face`].
    pub front: String,
    /// The other side; blank in the counter's colours if there is none.
    pub back: Option<String>,
}

/// A marker to be cut out, so many times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marker {
    /// What it says.
    pub front: Sign,
    /// What its other side says; the same if there is none.
    pub back: Option<Sign>,
    /// How many of it.
    pub count: usize,
}

/// One side of a marker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sign {
    /// A state of counters or a mark on places, which has a picture; or anything else, which has words only.
    pub id: String,
    /// What is written on it.
    pub words: Spelled,
}

/// A chart: a table under a title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// The title, with the clause that sets it out.
    pub title: Spelled,
    /// The side it is for; none for everybody.
    pub side: Option<String>,
    /// The heads of the columns.
    pub columns: Vec<Cell>,
    /// The rows; the first cell names its row.
    pub rows: Vec<Vec<Cell>>,
    /// What stands under it.
    pub notes: Vec<Spelled>,
}

/// A cell of a chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Numbers and signs, which are the same in every language.
    Text(String),
    /// Things that have names, by their ids, with commas between them.
    Names(Vec<String>),
    /// Words; a clause stands behind them.
    Said(Spelled),
    /// Several, one below the other.
    Lines(Vec<Cell>),
}

impl Cell {
    /// A number or a sign.
    pub fn text(text: impl ToString) -> Cell {
        Cell::Text(text.to_string())
    }

    /// What a thing is called.
    pub fn name(id: impl ToString) -> Cell {
        Cell::Names(vec![id.to_string()])
    }
}

impl From<Spelled> for Cell {
    fn from(words: Spelled) -> Cell {
        Cell::Said(words)
    }
}
