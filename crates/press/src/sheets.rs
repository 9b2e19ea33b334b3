//! Sheets of counters and of cards: fronts and backs that meet when the sheet is printed on both sides. The cells lie in
//! the middle of the sheet, so that the other side has cells in the same places.

use std::collections::HashMap;

use atelier::counter::{self, MARKER_BODY};
use atelier::{SANS, Type};
use engine::looks::Badge;
use engine::printed::{DeckCard, Printed, Sign, TextCard, Written};
use engine::{Face, Livery, Picture, SideInfo, Spelled};

use crate::canvas::{Canvas, INK, NOTE};
use crate::paper::{Flip, POINTS, Paper, Rect, Size};
use crate::words::Speaker;
use crate::{deck, text_card};

/// Room around the cells for marks and words.
const SIDE: f64 = 13.0;
const HEAD: f64 = 17.0;
/// How far the colour of the outermost counters runs over their edge.
const BLEED: f64 = 2.0;

/// What lies in a cell of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A counter: its front and its back, faces by their ids, and what is written on both.
    Counter(String, Option<String>, Written),
    /// A marker: its front and its back.
    Marker(Sign, Sign),
    /// A card of a deck.
    Card(DeckCard),
    /// A card with words.
    Text(TextCard),
}

/// A cell of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// Its column and row on the front.
    pub place: (usize, usize),
    /// What lies in it.
    pub item: Item,
}

/// A sheet of counters.
#[derive(Debug, Clone, PartialEq)]
pub struct CounterSheet {
    /// What lies on it.
    pub cells: Vec<Cell>,
    /// Headings, and the rows at which they begin.
    pub groups: Vec<(usize, Spelled)>,
}

/// The cells of a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CellGrid {
    /// The sheet.
    pub sheet: Size,
    /// How wide a cell is, and how high.
    pub cell: Size,
    /// How many there are, across and down.
    pub count: (usize, usize),
}

impl CellGrid {
    /// As many square cells as fit.
    pub fn new(paper: Paper, side: f64) -> CellGrid {
        CellGrid::of(paper, Size { width: side, height: side })
    }

    /// As many cells of this size as fit.
    pub fn of(paper: Paper, cell: Size) -> CellGrid {
        let sheet = paper.upright();
        let fit = |room: f64, length: f64| (room / length).floor().max(1.0) as usize;
        let count = (fit(sheet.width - 2.0 * SIDE, cell.width), fit(sheet.height - 2.0 * HEAD, cell.height));
        CellGrid { sheet, cell, count }
    }

    /// Where a cell lies on the front.
    pub fn front(&self, (column, row): (usize, usize)) -> Rect {
        let Size { width, height } = self.cell;
        let left = (self.sheet.width - width * self.count.0 as f64) / 2.0;
        let top = (self.sheet.height - height * self.count.1 as f64) / 2.0;
        Rect { left: left + width * column as f64, top: top + height * row as f64, width, height }
    }

    /// Where its back lies.
    pub fn back(&self, place: (usize, usize), flip: Flip) -> Rect {
        self.front(place).turned_over(self.sheet, flip)
    }
}

/// All counters and markers on sheets; every group begins a row.
pub fn sheets(printed: &Printed, markers: &Spelled, grid: &CellGrid) -> Vec<CounterSheet> {
    let pieces = printed
        .pieces
        .iter()
        .map(|piece| (&piece.group, Item::Counter(piece.front.clone(), piece.back.clone(), piece.written.clone())));
    let markers = printed.markers.iter().flat_map(|marker| {
        let back = marker.back.as_ref().unwrap_or(&marker.front);
        std::iter::repeat_n((markers, Item::Marker(marker.front.clone(), back.clone())), marker.count)
    });
    laid(pieces.chain(markers), grid)
}

/// The cards of a deck on sheets.
pub fn deck(printed: &Printed, grid: &CellGrid) -> Vec<CounterSheet> {
    laid(printed.deck.iter().map(|card| (&card.group, Item::Card(card.clone()))), grid)
}

/// The cards with words on sheets.
pub fn texts(printed: &Printed, grid: &CellGrid) -> Vec<CounterSheet> {
    let copies = printed.texts.iter().flat_map(|card| std::iter::repeat_n(card, card.count));
    laid(copies.map(|card| (&card.group, Item::Text(card.clone()))), grid)
}

/// Items on sheets; every group begins a row.
fn laid<'p>(items: impl Iterator<Item = (&'p Spelled, Item)>, grid: &CellGrid) -> Vec<CounterSheet> {
    let mut groups: Vec<(Spelled, Vec<Item>)> = Vec::new();
    for (group, item) in items {
        match groups.last_mut() {
            Some((last, items)) if last == group => items.push(item),
            _ => groups.push((group.clone(), vec![item])),
        }
    }
    let (across, down) = grid.count;
    let mut sheets: Vec<CounterSheet> = Vec::new();
    let mut row = down;
    for (group, items) in groups {
        for (k, line) in items.chunks(across).enumerate() {
            if row == down {
                sheets.push(CounterSheet { cells: Vec::new(), groups: Vec::new() });
                row = 0;
            }
            let Some(sheet) = sheets.last_mut() else { continue };
            if k == 0 || row == 0 {
                sheet.groups.push((row, group.clone()));
            }
            let cell = |(column, item): (usize, &Item)| Cell { place: (column, row), item: item.clone() };
            sheet.cells.extend(line.iter().enumerate().map(cell));
            row += 1;
        }
    }
    sheets
}

/// Which side of a sheet is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The front.
    Front,
    /// The back, for a printer that turns the sheet over this edge.
    Back(Flip),
}

/// What cells are printed from.
pub(crate) struct Printer<'a> {
    /// The faces, by their ids.
    pub(crate) faces: HashMap<&'a str, &'a Face>,
    /// The badges of states and marks.
    pub(crate) badges: &'a [Badge],
    /// The sides, whose colours cards with words wear.
    pub(crate) sides: &'a [SideInfo],
    /// The pictures of cards.
    pub(crate) pictures: &'a dyn Fn(&str) -> Option<Picture>,
    /// Who says the words.
    pub(crate) speaker: &'a Speaker<'a>,
}

impl Printer<'_> {
    fn livery(&self, face: &str) -> Livery {
        self.faces.get(face).map(|face| face.livery).unwrap_or_default()
    }

    fn face(&self, id: &str, written: &Written) -> String {
        let Some(face) = self.faces.get(id) else { return String::new() };
        match written {
            Written::Nothing => counter::printed(face),
            Written::Letters(letters) => counter::lettered(face, letters),
            Written::Name(name) => counter::printed(&Face { name: (self.speaker.name)(name), ..Face::clone(face) }),
        }
    }

    fn marker(&self, sign: &Sign) -> String {
        counter::marker(self.badges.iter().find(|badge| badge.id == sign.id), &self.speaker.sentence(&sign.words))
    }

    /// The colour that runs over the edge of a cell.
    fn bleed(&self, item: &Item, side: Side) -> String {
        match item {
            Item::Text(_) if side == Side::Front => text_card::BLEED.to_owned(),
            Item::Text(card) => text_card::colour(card, self.sides).to_owned(),
            Item::Counter(front, ..) => self.livery(front).body.to_string(),
            Item::Marker(..) => MARKER_BODY.to_owned(),
            Item::Card(_) => deck::BLEED.to_owned(),
        }
    }

    /// One side of an item, as SVG, and how many units of it are as wide as a cell.
    fn drawn(&self, item: &Item, side: Side) -> (String, f64) {
        const COUNTER: f64 = 100.0;
        match (item, side) {
            (Item::Counter(front, _, written), Side::Front) => (self.face(front, written), COUNTER),
            (Item::Counter(front, None, _), Side::Back(_)) => (counter::blank(&self.livery(front)), COUNTER),
            (Item::Counter(_, Some(back), written), Side::Back(_)) => (self.face(back, written), COUNTER),
            (Item::Marker(sign, _), Side::Front) | (Item::Marker(_, sign), Side::Back(_)) => {
                (self.marker(sign), COUNTER)
            }
            (Item::Card(card), Side::Front) => deck::face(card, self.pictures, &(self.speaker.name)(&card.name)),
            (Item::Card(card), Side::Back(_)) => deck::back(card, self.pictures),
            (Item::Text(card), Side::Front) => text_card::face(card, self.sides, self.speaker),
            (Item::Text(card), Side::Back(_)) => text_card::back(card, self.sides, self.speaker),
        }
    }
}

/// One side of a sheet as SVG in points.
pub(crate) fn draw(sheet: &CounterSheet, grid: &CellGrid, side: Side, printer: &Printer<'_>, heading: &str) -> String {
    let mut canvas = Canvas::of(grid.sheet);
    let place = |cell: &Cell| match side {
        Side::Front => grid.front(cell.place),
        Side::Back(flip) => grid.back(cell.place, flip),
    };
    // The colour of the outermost cells first, so that no neighbour is covered by it.
    for cell in &sheet.cells {
        let at = place(cell);
        let points = |value: f64| value * POINTS;
        let grown = (at.left - BLEED, at.top - BLEED, at.width + 2.0 * BLEED, at.height + 2.0 * BLEED);
        let (x, y, width, height) = (points(grown.0), points(grown.1), points(grown.2), points(grown.3));
        canvas.rect((x, y, width, height), 0.0, &printer.bleed(&cell.item, side));
    }
    // A counter is flipped sideways: where the sheet turns over its short edge, backs stand on their heads.
    let turned = side == Side::Back(Flip::Short);
    for cell in &sheet.cells {
        let at = place(cell);
        let (drawn, wide) = printer.drawn(&cell.item, side);
        let scale = at.width * POINTS / wide;
        if turned {
            canvas.group((at.right() * POINTS, at.bottom() * POINTS), scale, 180.0, &drawn);
        } else {
            canvas.group((at.left * POINTS, at.top * POINTS), scale, 0.0, &drawn);
        }
    }
    marks(&mut canvas, sheet, grid, side);
    headings(&mut canvas, sheet, grid, side, printer.speaker, heading);
    canvas.finish()
}

/// Cut marks at the ends of every line between cells, and hairlines through them.
fn marks(canvas: &mut Canvas, sheet: &CounterSheet, grid: &CellGrid, side: Side) {
    let rows = sheet.cells.iter().map(|cell| cell.place.1 + 1).max().unwrap_or(0);
    let columns = sheet.cells.iter().map(|cell| cell.place.0 + 1).max().unwrap_or(0);
    let last = (columns.saturating_sub(1), rows.saturating_sub(1));
    let (first, last) = match side {
        Side::Front => (grid.front((0, 0)), grid.front(last)),
        Side::Back(flip) => (grid.back((0, 0), flip), grid.back(last, flip)),
    };
    let (left, right) = (first.left.min(last.left), first.right().max(last.right()));
    let (top, bottom) = (first.top.min(last.top), first.bottom().max(last.bottom()));
    let (near, far) = (BLEED + 0.8, BLEED + 5.0);
    let mut line = |from: (f64, f64), to: (f64, f64), width: f64, ink: &str| {
        canvas.line((from.0 * POINTS, from.1 * POINTS), (to.0 * POINTS, to.1 * POINTS), ink, width);
    };
    for k in 0..=columns {
        let x = left + grid.cell.width * k as f64;
        line((x, top), (x, bottom), 0.15, "#55514A");
        line((x, top - far), (x, top - near), 0.4, INK);
        line((x, bottom + near), (x, bottom + far), 0.4, INK);
    }
    for k in 0..=rows {
        let y = top + grid.cell.height * k as f64;
        line((left, y), (right, y), 0.15, "#55514A");
        line((left - far, y), (left - near, y), 0.4, INK);
        line((right + near, y), (right + far, y), 0.4, INK);
    }
}

fn headings(
    canvas: &mut Canvas,
    sheet: &CounterSheet,
    grid: &CellGrid,
    side: Side,
    speaker: &Speaker<'_>,
    heading: &str,
) {
    let (width, _) = grid.sheet.points();
    canvas.words(width / 2.0, 7.5 * POINTS, heading, &Type::new(SANS, 700, 9.0, INK));
    if side != Side::Front {
        return;
    }
    let last = sheet.cells.iter().map(|cell| cell.place.1 + 1).max().unwrap_or(0);
    let ends = sheet.groups.iter().skip(1).map(|(row, _)| *row).chain([last]);
    for ((row, group), end) in sheet.groups.iter().zip(ends) {
        let at = grid.front((0, *row));
        let words = speaker.sentence(group);
        let mut set = Type { anchor: "end", ..Type::new(SANS, 500, 6.5, NOTE) };
        let room = (end - row) as f64 * grid.cell.height * POINTS - 2.0;
        set.size = set.size.min(set.size * room / set.width(&words).max(1.0));
        let (x, y) = ((at.left - BLEED - 5.8) * POINTS, at.top * POINTS);
        let text = format!(r#"<text x="0" y="0" {}>{}</text>"#, set.attributes(), atelier::escaped(&words));
        canvas.group((x, y), 1.0, -90.0, &text);
    }
}
