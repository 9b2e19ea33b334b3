//! A map cut into tiles that fit the paper. Each tile repeats a strip of its right and lower neighbours, to be glued
//! under them.

use crate::paper::{Paper, Rect, Size};

/// How much of the neighbour a tile repeats.
pub const OVERLAP: f64 = 8.0;
/// What no printer reaches, and room for the marks.
pub const MARGIN: f64 = 9.0;
/// The line under a tile: its name, the plan of the tiles, the ruler.
pub const FOOT: f64 = 13.0;

/// A map cut into tiles.
#[derive(Debug, Clone, PartialEq)]
pub struct Tiling {
    /// The sheet, upright or on its side.
    pub sheet: Size,
    /// How many tiles there are, across and down.
    pub count: (usize, usize),
    /// The tiles, row by row.
    pub tiles: Vec<Tile>,
}

/// A piece of the map that fits a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Tile {
    /// A letter for its column and a number for its row.
    pub name: String,
    /// Its column and row.
    pub place: (usize, usize),
    /// What it shows of the map, with the strips for glue.
    pub shows: Rect,
    /// What remains to be seen when all are glued.
    pub keeps: Rect,
}

/// Cuts a map of this size, with as few tiles as can be, all of the same size.
pub fn cut(map: Size, paper: Paper) -> Tiling {
    let upright = tiling(map, paper.upright());
    let turned = tiling(map, paper.upright().turned());
    if turned.tiles.len() < upright.tiles.len() { turned } else { upright }
}

fn tiling(map: Size, sheet: Size) -> Tiling {
    let count = |length: f64, room: f64| ((length - OVERLAP) / (room - OVERLAP)).ceil().max(1.0) as usize;
    let room = Size { width: sheet.width - 2.0 * MARGIN, height: sheet.height - 2.0 * MARGIN - FOOT };
    let (across, down) = (count(map.width, room.width), count(map.height, room.height));
    let step = Size { width: (map.width - OVERLAP) / across as f64, height: (map.height - OVERLAP) / down as f64 };
    let tile = |column: usize, row: usize| {
        let (left, top) = (step.width * column as f64, step.height * row as f64);
        let shows = Rect { left, top, width: step.width + OVERLAP, height: step.height + OVERLAP };
        let width = if column + 1 == across { shows.width } else { step.width };
        let height = if row + 1 == down { shows.height } else { step.height };
        Tile { name: name(column, row), place: (column, row), shows, keeps: Rect { width, height, ..shows } }
    };
    let tiles = (0..down).flat_map(|row| (0..across).map(move |column| tile(column, row))).collect();
    Tiling { sheet, count: (across, down), tiles }
}

/// `A1`, and after `Z` `AA`.
fn name(column: usize, row: usize) -> String {
    let letter = |k: usize| char::from(b'A' + (k % 26) as u8);
    let first = (column >= 26).then(|| letter(column / 26 - 1));
    format!("{}{}{}", first.map(String::from).unwrap_or_default(), letter(column), row + 1)
}
