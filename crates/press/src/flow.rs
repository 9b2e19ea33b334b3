//! Charts laid on pages: each where there is room for it, long ones over several pages.

use atelier::{SANS, Type};

use crate::canvas::{Canvas, INK, NOTE, Svg};
use crate::chart::{Set, Sheet};
use crate::paper::{POINTS, Size};

/// Room around a page of charts, and between two of them; in points.
const MARGIN: f64 = 11.0 * POINTS;
const HEAD: f64 = 18.0;
const GAP: f64 = 9.0;
/// A page has so many columns; a chart takes one or all of them.
const COLUMNS: usize = 2;
/// Rounding may let a chart seem wider than its columns by so much.
const HAIR: f64 = 0.01;

/// What is to be laid on pages.
pub(crate) enum Block {
    /// A chart.
    Chart(Sheet),
    /// A drawing, so many points wide.
    Drawing(Svg, f64),
}

/// A page under work.
struct Open {
    canvas: Canvas,
    /// How far down each column is filled.
    filled: [f64; COLUMNS],
}

/// Pages under work.
struct Pages<'h> {
    sheet: Size,
    heading: &'h str,
    open: Vec<Open>,
}

/// Lays blocks on pages, nearly in their order: a small one may go up into a gap.
pub(crate) fn lay(sheet: Size, heading: &str, blocks: &[Block]) -> Vec<String> {
    let mut pages = Pages { sheet, heading, open: Vec::new() };
    for block in blocks {
        match block {
            Block::Drawing(svg, wide) => {
                let wide = wide.min(pages.room());
                let high = svg.height * wide / svg.width;
                let (page, at) = pages.place(pages.span(wide), high);
                page.canvas.inset(at, wide, svg);
            }
            Block::Chart(chart) => {
                let span = pages.span(chart.narrowest());
                let set = chart.set(pages.width(span));
                if set.height() <= pages.bottom() - MARGIN - HEAD {
                    let (page, at) = pages.place(span, set.height());
                    set.draw(&mut page.canvas, at, 0..set.rows());
                } else {
                    pages.long(&set);
                }
            }
        }
    }
    pages.open.into_iter().map(|page| page.canvas.finish()).collect()
}

impl Pages<'_> {
    fn room(&self) -> f64 {
        self.sheet.points().0 - 2.0 * MARGIN
    }

    fn bottom(&self) -> f64 {
        self.sheet.points().1 - MARGIN
    }

    /// How wide so many columns are.
    fn width(&self, span: usize) -> f64 {
        (self.room() + GAP) * span as f64 / COLUMNS as f64 - GAP
    }

    /// How many columns something takes.
    fn span(&self, least: f64) -> usize {
        if least <= self.width(1) + HAIR { 1 } else { COLUMNS }
    }

    fn fresh(&mut self) -> usize {
        let mut canvas = Canvas::of(self.sheet);
        let y = MARGIN + 6.0;
        let set = Type { anchor: "start", spaced: 0.06, ..Type::new(SANS, 700, 8.5, NOTE) };
        canvas.words(MARGIN, y, self.heading, &set);
        canvas.line((MARGIN, y + 4.0), (canvas.width - MARGIN, y + 4.0), INK, 0.5);
        self.open.push(Open { canvas, filled: [MARGIN + HEAD; COLUMNS] });
        self.open.len() - 1
    }

    /// Takes room on one of the last two pages, or on a new one.
    fn place(&mut self, span: usize, high: f64) -> (&mut Open, (f64, f64)) {
        let bottom = self.bottom() + HAIR;
        let highest = |page: &Open| {
            let starts = 0..=COLUMNS - span;
            let top = |start: usize| page.filled[start..start + span].iter().copied().fold(0.0, f64::max);
            starts.map(|start| (start, top(start))).min_by(|a, b| a.1.total_cmp(&b.1))
        };
        let recent = self.open.len().saturating_sub(2)..self.open.len();
        let found = recent.into_iter().find_map(|index| {
            let (start, top) = highest(&self.open[index])?;
            (top + high <= bottom).then_some((index, start, top))
        });
        let (index, start, top) = found.unwrap_or_else(|| (self.fresh(), 0, MARGIN + HEAD));
        let x = MARGIN + (self.room() + GAP) * start as f64 / COLUMNS as f64;
        let page = &mut self.open[index];
        page.filled[start..start + span].fill(top + high + GAP);
        (page, (x, top))
    }

    /// A chart that is longer than a page.
    fn long(&mut self, set: &Set) {
        const FEW: usize = 4;
        let mut index = if self.open.is_empty() { self.fresh() } else { self.open.len() - 1 };
        let mut from = 0;
        while from < set.rows() {
            let top = self.open[index].filled.iter().copied().fold(0.0, f64::max);
            let count = set.fitting(from, self.bottom() - top);
            if count < FEW.min(set.rows() - from) && top > MARGIN + HEAD {
                index = self.fresh();
                continue;
            }
            // A row that is higher than a page runs over its edge rather than being lost; a few rows at the end go
            // over together.
            let left = set.rows() - from - count.min(set.rows() - from);
            let lent = if (1..FEW).contains(&left) && count > 2 * FEW { FEW - left } else { 0 };
            let count = (count - lent).max(1);
            let high = set.draw(&mut self.open[index].canvas, (MARGIN, top), from..from + count);
            self.open[index].filled.fill(top + high + GAP);
            from += count;
        }
    }
}
