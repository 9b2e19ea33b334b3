//! What a game prints for a table without a screen, beside its board: counters, markers, charts and cards. How they
//! are laid out is not the engine's business.

mod sheet;

use serde::Serialize;
use smol_str::SmolStr;
use ts_rs::TS;

use crate::message::{Arg, Message, Spelled, Word};

pub use sheet::{DeckCard, FieldSquare, Sheet, SheetPart, TextCard};

/// Everything that is printed for a scenario beside the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Printed {
    /// The cards of a deck, in the order of the sheets.
    pub deck: Vec<DeckCard>,
    /// Cards with words, in the order of the sheets.
    pub texts: Vec<TextCard>,
    /// The counters, in the order of the sheets.
    pub pieces: Vec<Piece>,
    /// How large counters and markers are, in hundredths of the usual size; as usual without.
    pub piece_pct: Option<u16>,
    /// Markers that lie on counters and places.
    pub markers: Vec<Marker>,
    /// Charts and tables for everybody.
    pub charts: Vec<Chart>,
    /// A card for each side: its turn, step by step.
    pub cards: Vec<Chart>,
    /// Sheets that are filled in by hand.
    pub sheets: Vec<Sheet>,
}

impl Printed {
    /// Whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        *self == Printed::default()
    }
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
    /// What is written on both sides beside what their faces hold.
    pub written: Written,
}

/// What is written on a counter that is printed many times, or for many readers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Written {
    /// Nothing.
    #[default]
    Nothing,
    /// Large letters in the middle of a round marker.
    Letters(String),
    /// Under the symbol, what the thing with this id is called.
    Name(String),
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Chart {
    /// What tells it from the others; the id of its title unless several have the same.
    pub id: SmolStr,
    /// The title, with the clause that sets it out.
    pub title: Spelled,
    /// The side it is for; none for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The heads of the columns.
    pub columns: Vec<Cell>,
    /// The rows; the first cell names its row.
    pub rows: Vec<Vec<Cell>>,
    /// What stands under it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Spelled>,
}

impl Chart {
    /// A chart for everybody, with nothing under it.
    pub fn new(title: Spelled, columns: Vec<Cell>, rows: Vec<Vec<Cell>>) -> Chart {
        Chart { id: title.id.clone(), title, side: None, columns, rows, notes: Vec::new() }
    }
}

/// Where something in hand stands in a chart: a battle, the season, the phase.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "MarkedChart")]
pub struct Marked {
    /// The chart.
    pub chart: SmolStr,
    /// The rows that it can come to, counted from 0; all where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<usize>,
    /// The column, counted from 0 with that which names the rows; none for the whole rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// A cell of a chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "ChartCell")]
pub enum Cell {
    /// Numbers and signs, which are the same in every language.
    Text(String),
    /// Things that have names, by their ids, with commas between them.
    Names(Vec<String>),
    /// Words; a clause stands behind them.
    Said(Spelled),
    /// Several, one below the other.
    Lines(Vec<Cell>),
    /// So many boxes to tick off.
    Boxes(u8),
}

impl Cell {
    /// A number or a sign.
    pub fn text(text: impl ToString) -> Cell {
        Cell::Text(text.to_string())
    }

    /// Room to write in.
    pub fn blank() -> Cell {
        Cell::Text(String::new())
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

/// The words of charts, for whatever makes a game's charts and can spell its messages.
pub trait ChartWords {
    /// A message with its arguments named: see [`crate::Game::spell`].
    fn spell(&self, message: &Message) -> Spelled;

    /// Words without a clause.
    fn words(&self, id: &'static str) -> Spelled {
        self.spell(&Message::plain(id))
    }

    /// Words with their clause.
    fn by(&self, clause: &'static str, id: &'static str) -> Spelled {
        self.spell(&Message::by(clause, id))
    }

    /// Words with their clause and a number.
    fn with(&self, clause: &'static str, id: &'static str, name: &'static str, number: impl Into<i32>) -> Spelled {
        self.spell(&Message::by(clause, id).with(name, Arg::Int(number.into())))
    }

    /// Words about what comes of these faces of a die, which they call `faces`.
    fn on(&self, id: &'static str, on: &[u8]) -> Spelled {
        self.words(id).with("faces", Word::Name(faces(on).into()))
    }

    /// The same with their clause.
    fn by_on(&self, clause: &'static str, id: &'static str, on: &[u8]) -> Spelled {
        self.by(clause, id).with("faces", Word::Name(faces(on).into()))
    }

    /// The heads of columns.
    fn heads(&self, ids: &[&'static str]) -> Vec<Cell> {
        ids.iter().map(|id| Cell::Said(self.words(id))).collect()
    }
}

/// A row of a chart: its name and what stands beside it.
pub fn row(name: impl Into<Cell>, values: impl IntoIterator<Item = Cell>) -> Vec<Cell> {
    std::iter::once(name.into()).chain(values).collect()
}

/// Words whose clause stands behind the name of their row already.
pub fn without_clause(words: Spelled) -> Cell {
    Cell::Said(Spelled { clause: None, ..words })
}

/// Faces of a die, or other numbers in order: `1-3`, `1, 6`.
pub fn faces(faces: &[u8]) -> String {
    let in_order = faces.windows(2).all(|pair| pair[1] == pair[0] + 1);
    match faces {
        [first, .., last] if in_order => format!("{first}-{last}"),
        _ => faces.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// A number with its sign, as it is added to a die.
pub fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_in_a_row_are_written_from_the_first_to_the_last_and_others_one_by_one() {
        let written = [&[1_u8, 2, 3][..], &[1, 6], &[1, 2, 4], &[5], &[]].map(faces);
        assert_eq!(written, ["1-3", "1, 6", "1, 2, 4", "5", ""]);
    }

    #[test]
    fn nought_has_no_sign() {
        assert_eq!([2, 0, -1].map(signed), ["+2", "0", "-1"]);
    }
}
