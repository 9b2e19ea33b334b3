//! Cards of a deck, and sheets of paper that are written on: blank ones, and those that hold what somebody knows of a
//! position.

use super::Chart;
use crate::message::Spelled;

/// A card of a deck: pictures on both sides, as [`crate::Shown::picture`] knows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckCard {
    /// The heading under which it stands on the sheet.
    pub group: Spelled,
    /// The picture on its face.
    pub front: String,
    /// The picture on its back.
    pub back: String,
    /// What stands in the corner of its face.
    pub number: String,
    /// The id of the name that stands at the foot of its face.
    pub name: String,
    /// What stands on its back.
    pub mark: String,
    /// Squares across and down.
    pub squares: (u8, u8),
}

/// A card with words on its face: an option, an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextCard {
    /// The heading under which it stands on the sheet.
    pub group: Spelled,
    /// The side whose it is, by its id; none where it is anybody's.
    pub side: Option<String>,
    /// The id of its name.
    pub name: String,
    /// What it does; a clause stands behind it.
    pub text: Spelled,
    /// What stands on its back: nothing that tells it from others.
    pub back: Spelled,
    /// How many of it.
    pub count: usize,
}

/// A sheet of paper: it begins a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// What it is for.
    pub title: Spelled,
    /// What stands on it, from top to bottom.
    pub parts: Vec<SheetPart>,
}

/// A part of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetPart {
    /// A table: what is written by hand has cells without text.
    Table(Chart),
    /// Boxes to write in, row by row, each with what stands in its corner.
    Boxes {
        /// How many in a row.
        across: u8,
        /// How high each is, in hundredths of its width.
        high_pct: u8,
        /// What stands in their corners.
        labels: Vec<String>,
    },
    /// A piece of land in squares, row by row.
    Field {
        /// Its picture, as [`crate::Shown::picture`] knows it.
        picture: String,
        /// Squares in a row.
        across: u8,
        /// The squares.
        squares: Vec<FieldSquare>,
    },
}

/// A square of a field.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldSquare {
    /// What it is called.
    pub name: String,
    /// Whose it is: short signs, one beside the other.
    pub signs: Vec<String>,
}
