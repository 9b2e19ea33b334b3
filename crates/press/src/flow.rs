//! Charts laid on pages: beside each other where they fit, long ones over several pages.

use atelier::{SANS, Type};

use crate::canvas::{Canvas, INK, NOTE, Svg};
use crate::chart::{Set, Sheet};
use crate::paper::{POINTS, Size};

/// Room around a page of charts, and between two of them; in points.
const MARGIN: f64 = 11.0 * POINTS;
const HEAD: f64 = 16.0;
const GAP: f64 = 9.0;

/// What is to be laid on pages.
pub(crate) enum Block {
    /// A chart.
    Chart(Sheet),
    /// A drawing, so many points wide.
    Drawing(Svg, f64),
}

/// A page with a line above its charts.
struct Open {
    canvas: Canvas,
    /// Where the next row of charts begins.
    down: f64,
    /// Where the next chart of this row begins, and how high the row is so far.
    right: f64,
    high: f64,
}

/// Lays blocks on pages, in their order.
pub(crate) fn lay(sheet: Size, heading: &str, blocks: &[Block]) -> Vec<String> {
    let (width, height) = sheet.points();
    let (room, bottom) = (width - 2.0 * MARGIN, height - MARGIN);
    let mut pages = Vec::new();
    let mut page = open(sheet, heading);
    for block in blocks {
        match block {
            Block::Drawing(svg, wide) => {
                let wide = wide.min(room);
                let high = svg.height * wide / svg.width;
                page.make_room(wide, high, room, bottom, &mut pages, || open(sheet, heading));
                page.canvas.inset((page.right, page.down), wide, svg);
                page.take(wide, high);
            }
            Block::Chart(chart) => {
                let natural = chart.natural();
                let set = chart.set(fitting_width(natural, room));
                if set.height() <= bottom - MARGIN - HEAD {
                    page.make_room(set.width(), set.height(), room, bottom, &mut pages, || open(sheet, heading));
                    set.draw(&mut page.canvas, (page.right, page.down), 0..set.rows());
                    page.take(set.width(), set.height());
                } else {
                    page.long(&set, bottom, &mut pages, || open(sheet, heading));
                }
            }
        }
    }
    if !page.is_bare() {
        pages.push(page.canvas.finish());
    }
    pages
}

/// Halves of a page where a chart fits one, else the whole page.
fn fitting_width(natural: f64, room: f64) -> f64 {
    let half = (room - GAP) / 2.0;
    let third = (room - 2.0 * GAP) / 3.0;
    match natural {
        natural if natural <= third => third,
        natural if natural <= half => half,
        _ => room,
    }
}

fn open(sheet: Size, heading: &str) -> Open {
    let mut canvas = Canvas::of(sheet);
    let y = MARGIN + 6.0;
    canvas.words(MARGIN, y, heading, &Type { anchor: "start", spaced: 0.06, ..Type::new(SANS, 700, 8.5, NOTE) });
    canvas.line((MARGIN, y + 4.0), (canvas.width - MARGIN, y + 4.0), INK, 0.5);
    Open { canvas, down: MARGIN + HEAD, right: MARGIN, high: 0.0 }
}

impl Open {
    fn is_bare(&self) -> bool {
        self.down <= MARGIN + HEAD && self.high == 0.0
    }

    /// Goes to the next row, or to the next page, if there is no room here.
    fn make_room(
        &mut self,
        wide: f64,
        high: f64,
        room: f64,
        bottom: f64,
        pages: &mut Vec<String>,
        fresh: impl Fn() -> Open,
    ) {
        const HAIR: f64 = 0.01;
        if self.right + wide > MARGIN + room + HAIR {
            self.next_row();
        }
        if self.down + high > bottom + HAIR && !self.is_bare() {
            pages.push(std::mem::replace(self, fresh()).canvas.finish());
        }
    }

    fn take(&mut self, wide: f64, high: f64) {
        self.right += wide + GAP;
        self.high = self.high.max(high);
    }

    fn next_row(&mut self) {
        if self.high > 0.0 {
            self.down += self.high + GAP;
        }
        (self.right, self.high) = (MARGIN, 0.0);
    }

    /// A chart that is longer than a page.
    fn long(&mut self, set: &Set, bottom: f64, pages: &mut Vec<String>, fresh: impl Fn() -> Open) {
        const FEW: usize = 4;
        self.next_row();
        let mut from = 0;
        while from < set.rows() {
            let count = set.fitting(from, bottom - self.down);
            if count < FEW.min(set.rows() - from) && !self.is_bare() {
                pages.push(std::mem::replace(self, fresh()).canvas.finish());
                continue;
            }
            // A row that is higher than a page runs over its edge rather than being lost.
            let count = count.max(1);
            let high = set.draw(&mut self.canvas, (MARGIN, self.down), from..from + count);
            self.take(set.width(), high);
            self.next_row();
            from += count;
        }
    }
}
