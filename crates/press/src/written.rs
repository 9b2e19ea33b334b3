//! Sheets that are written on: tables with room in their cells, boxes with a label in the corner, a piece of land in
//! squares. Lengths are points.

use atelier::{SANS, TITLE, Type, land};
use engine::Picture;
use engine::printed::{FieldSquare, Sheet, SheetPart};

use crate::canvas::{Canvas, EDGE, INK, NOTE, PAPER, Svg};
use crate::chart::{self, Letters};
use crate::flow::Block;
use crate::words::Speaker;

/// How wide boxes and fields are drawn before they are fitted to the page.
const WIDE: f64 = 530.0;

/// What is laid on the pages of a sheet.
pub(crate) fn blocks(sheet: &Sheet, speaker: &Speaker<'_>, pictures: &dyn Fn(&str) -> Option<Picture>) -> Vec<Block> {
    let block = |part: &SheetPart| match part {
        SheetPart::Table(chart) => Some(Block::Chart(chart::Sheet::new(chart, speaker, Letters::SHEET))),
        SheetPart::Boxes { across, high_pct, labels } => drawing(&boxes(*across, *high_pct, labels)),
        SheetPart::Field { picture, across, squares } => drawing(&field(pictures(picture)?, *across, squares)),
    };
    sheet.parts.iter().filter_map(block).collect()
}

fn drawing(svg: &str) -> Option<Block> {
    Svg::of(svg).map(|svg| Block::Drawing(svg, WIDE))
}

/// Boxes row by row.
fn boxes(across: u8, high_pct: u8, labels: &[String]) -> String {
    let across = usize::from(across.max(1));
    let wide = WIDE / across as f64;
    let high = wide * f64::from(high_pct) / 100.0;
    let mut canvas = Canvas::new(WIDE, high * labels.len().div_ceil(across) as f64);
    let set = Type { anchor: "start", ..Type::new(SANS, 700, 9.0, NOTE) };
    for (k, label) in labels.iter().enumerate() {
        let (x, y) = (wide * (k % across) as f64, high * (k / across) as f64);
        canvas.framed((x + 0.5, y + 0.5, wide - 1.0, high - 1.0), 3.0, PAPER, (EDGE, 0.7));
        canvas.words(x + 5.0, y + 12.0, label, &set);
    }
    canvas.finish()
}

/// A piece of land, its squares with their names and signs.
fn field(picture: Picture, across: u8, squares: &[FieldSquare]) -> String {
    let across = usize::from(across.max(1));
    let side = WIDE / across as f64;
    let mut canvas = Canvas::new(WIDE, side * squares.len().div_ceil(across) as f64);
    if let Some(land) = Svg::of(&land::to_cut(&picture)) {
        canvas.inset((0.0, 0.0), WIDE, &land);
    }
    let halo = Some((PAPER, 2.4));
    let name = Type { anchor: "start", halo, ..Type::new(SANS, 700, 9.0, INK) };
    let sign = Type { halo, ..Type::new(TITLE, 700, 13.0, INK) };
    for (k, square) in squares.iter().enumerate() {
        let (x, y) = (side * (k % across) as f64, side * (k / across) as f64);
        canvas.words(x + 4.0, y + 11.0, &square.name, &name);
        let count = square.signs.len() as f64;
        for (n, words) in square.signs.iter().enumerate() {
            let right = x + side / 2.0 + (n as f64 - (count - 1.0) / 2.0) * 17.0;
            canvas.words(right, y + side - 7.0, words, &sign);
        }
    }
    canvas.finish()
}
