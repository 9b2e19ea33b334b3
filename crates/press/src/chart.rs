//! A chart on paper: title and clause, a dark head, rows with cells that break into lines, notes below. Lengths are
//! points.

use atelier::line_breaks::pieces;
use atelier::{SANS, SERIF, TITLE, Type};
use engine::SmolStr;
use engine::printed::{Cell, Chart};

use crate::canvas::{BAR, BAR_INK, CLAUSE, Canvas, EDGE, HAIRLINE, INK, NOTE, PANEL, PAPER, broken, width};
use crate::words::Speaker;

const PAD: f64 = 9.0;
/// Space left and right of what stands in a cell, and above and below it.
const CELL: (f64, f64) = (4.5, 3.0);
/// A column of more than this is prose: it stands left and may be broken.
const PROSE: f64 = 84.0;

/// The letters of a chart.
#[derive(Clone, Copy)]
pub(crate) struct Letters {
    size: f64,
    /// How high a row is in which something is to be written by hand.
    blank: f64,
}

impl Letters {
    /// Of charts.
    pub(crate) const CHART: Letters = Letters { size: 8.2, blank: 0.0 };
    /// Of the card that a player holds.
    pub(crate) const CARD: Letters = Letters { size: 11.0, blank: 0.0 };
    /// Of sheets that are filled in.
    pub(crate) const SHEET: Letters = Letters { size: 8.6, blank: 19.0 };

    fn cell(self) -> Type<'static> {
        Type { anchor: "start", ..Type::new(SANS, 500, self.size, INK) }
    }

    fn strong(self) -> Type<'static> {
        Type { weight: 700, ..self.cell() }
    }

    fn head(self) -> Type<'static> {
        Type { ink: BAR_INK, ..self.strong() }
    }

    fn clause(self) -> Type<'static> {
        Type { ink: CLAUSE, size: self.size * 0.78, ..self.cell() }
    }

    fn note(self) -> Type<'static> {
        Type { anchor: "start", ..Type::new(SERIF, 400, self.size * 0.9, NOTE) }
    }

    fn leading(self) -> f64 {
        self.size * 1.22
    }
}

/// A line of a cell: words, and the clause behind them; or boxes to tick off.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
    Words(String, Option<SmolStr>),
    Boxes(u8),
}

impl Line {
    fn is_blank(&self) -> bool {
        matches!(self, Line::Words(words, None) if words.is_empty())
    }
}

/// Rounding may let what fits exactly seem wider by so much.
const HAIR: f64 = 0.01;
/// The side of a box to tick off, and the step from one to the next, for letters of size one.
const BOX: (f64, f64) = (0.95, 1.2);

/// A chart in words, before it has a width.
pub(crate) struct Sheet {
    title: String,
    clause: Option<SmolStr>,
    head: Vec<Vec<Line>>,
    rows: Vec<Vec<Vec<Line>>>,
    notes: Vec<Line>,
    letters: Letters,
    /// How wide each column would like to be.
    natural: Vec<f64>,
    /// How wide each must be: its longest word, or all of what is short.
    least: Vec<f64>,
}

/// A chart broken into lines for a certain width.
pub(crate) struct Set {
    title: String,
    clause: Option<SmolStr>,
    widths: Vec<f64>,
    prose: Vec<bool>,
    head: Vec<Vec<Line>>,
    rows: Vec<Vec<Vec<Line>>>,
    notes: Vec<Line>,
    letters: Letters,
}

impl Sheet {
    /// Puts a chart into words.
    pub(crate) fn new(chart: &Chart, speaker: &Speaker<'_>, letters: Letters) -> Sheet {
        let row = |cells: &[Cell]| cells.iter().map(|cell| lines(cell, speaker)).collect::<Vec<_>>();
        let (head, rows) = (row(&chart.columns), chart.rows.iter().map(|cells| row(cells)).collect::<Vec<_>>());
        let notes = chart.notes.iter().map(|note| Line::Words(speaker.sentence(note), note.clause.clone())).collect();
        let count = rows.iter().map(Vec::len).chain([head.len()]).max().unwrap_or(0);
        let mut sheet = Sheet {
            title: speaker.sentence(&chart.title),
            clause: chart.title.clause.clone(),
            head,
            rows,
            notes,
            letters,
            natural: Vec::new(),
            least: Vec::new(),
        };
        for column in 0..count {
            let (natural, least) = sheet.measure(column);
            sheet.natural.push(natural);
            sheet.least.push(least);
        }
        sheet
    }

    fn measure(&self, column: usize) -> (f64, f64) {
        let (mut natural, mut least): (f64, f64) = (16.0, 16.0);
        let letters = self.letters;
        let mut take = |lines: &[Line], set: &Type<'_>, clause: &Type<'_>| {
            for line in lines {
                let (words, by) = match line {
                    Line::Words(words, by) => (words, by),
                    Line::Boxes(count) => {
                        let wide = f64::from(*count) * BOX.1 * set.size;
                        (natural, least) = (natural.max(wide), least.max(wide));
                        continue;
                    }
                };
                let behind = by.as_ref().map_or(0.0, |by| width(clause, by) + 4.0);
                natural = natural.max(width(set, words) + behind);
                // Room to write in takes whatever is left.
                if letters.blank > 0.0 && line.is_blank() {
                    natural = natural.max(PROSE + 1.0);
                }
                least =
                    pieces(words).into_iter().map(|piece| width(set, piece.text)).chain([behind]).fold(least, f64::max);
            }
        };
        let (body, clause) = (if column == 0 { letters.strong() } else { letters.cell() }, letters.clause());
        for row in &self.rows {
            row.get(column).into_iter().for_each(|cell| take(cell, &body, &clause));
        }
        self.head.get(column).into_iter().for_each(|cell| take(cell, &letters.head(), &clause));
        let (natural, least) = (natural + 2.0 * CELL.0, least + 2.0 * CELL.0);
        // What is short is not broken: numbers, and the names of rows.
        (natural, if natural > PROSE { least } else { natural })
    }

    /// How narrow it can be without being broken into many lines.
    pub(crate) fn narrowest(&self) -> f64 {
        const BROKEN: f64 = 1.3;
        let (natural, least): (f64, f64) = (self.natural.iter().sum(), self.least.iter().sum());
        f64::max(natural / BROKEN, least) + 2.0 * PAD
    }

    /// Breaks it into lines for a width.
    pub(crate) fn set(&self, wide: f64) -> Set {
        let room = wide - 2.0 * PAD;
        let widths = share(&self.natural, &self.least, room);
        let letters = self.letters;
        let fit = |column: usize, cell: &[Line], set: &Type<'_>| {
            let room = widths[column] - 2.0 * CELL.0;
            cell.iter().flat_map(|line| wrap(line, set, &letters.clause(), room)).collect::<Vec<_>>()
        };
        let row = |cells: &Vec<Vec<Line>>, first: &Type<'_>, other: &Type<'_>| {
            let cell = |(k, cell): (usize, &Vec<Line>)| fit(k, cell, if k == 0 { first } else { other });
            cells.iter().enumerate().map(cell).collect::<Vec<_>>()
        };
        let (head, strong, plain) = (letters.head(), letters.strong(), letters.cell());
        let notes = self.notes.iter().flat_map(|note| wrap(note, &letters.note(), &letters.clause(), room));
        Set {
            title: self.title.clone(),
            clause: self.clause.clone(),
            prose: self.natural.iter().enumerate().map(|(k, natural)| k == 0 || *natural > PROSE).collect(),
            head: row(&self.head, &head, &head),
            rows: self.rows.iter().map(|cells| row(cells, &strong, &plain)).collect(),
            notes: notes.collect(),
            widths,
            letters,
        }
    }
}

/// Widths of columns that fill a room: numbers get what they like, prose shares the rest.
fn share(natural: &[f64], least: &[f64], room: f64) -> Vec<f64> {
    let whole: f64 = natural.iter().sum();
    if whole <= room {
        // Numbers share what is left evenly; where there is prose, it takes all.
        let prose = natural.iter().filter(|natural| **natural > PROSE).count();
        let takes = |natural: f64| if prose == 0 || natural > PROSE { 1.0 } else { 0.0 };
        let takers: f64 = natural.iter().map(|natural| takes(*natural)).sum();
        return natural.iter().map(|natural| natural + (room - whole) * takes(*natural) / takers.max(1.0)).collect();
    }
    let least_whole: f64 = least.iter().sum();
    let spare = (room - least_whole).max(0.0);
    // What a column would like beyond its longest word, damped: one very long cell must not take all.
    let wish: Vec<f64> = natural.iter().zip(least).map(|(natural, least)| (natural - least).max(0.0).sqrt()).collect();
    let wishes: f64 = wish.iter().sum::<f64>().max(0.001);
    least.iter().zip(wish).map(|(least, wish)| least + spare * wish / wishes).collect()
}

fn lines(cell: &Cell, speaker: &Speaker<'_>) -> Vec<Line> {
    match cell {
        Cell::Text(text) => vec![Line::Words(text.clone(), None)],
        Cell::Names(ids) => {
            let names: Vec<String> = ids.iter().map(|id| (speaker.name)(id)).collect();
            vec![Line::Words(names.join(&speaker.own("press-comma", &[])), None)]
        }
        Cell::Said(words) => vec![Line::Words(speaker.sentence(words), words.clause.clone())],
        Cell::Boxes(count) => vec![Line::Boxes(*count)],
        Cell::Lines(cells) => cells.iter().flat_map(|cell| lines(cell, speaker)).collect(),
    }
}

fn wrap(line: &Line, set: &Type<'_>, clause: &Type<'_>, room: f64) -> Vec<Line> {
    let Line::Words(words, by) = line else { return vec![line.clone()] };
    let mut lines = broken(words, set, room);
    let mut behind = None;
    if let (Some(by), Some(last)) = (by, lines.last_mut()) {
        behind = Some(by.clone());
        if width(set, last) + 4.0 + width(clause, by) > room + HAIR {
            // The last word goes along, so that no clause stands alone.
            let tail = pieces(last).last().filter(|piece| piece.text.len() < last.len()).map(|piece| piece.text.len());
            let word = tail.map_or_else(String::new, |tail| last.split_off(last.len() - tail));
            last.truncate(last.trim_end().len());
            lines.push(word);
        }
    }
    let count = lines.len();
    let by = |k: usize| if k + 1 == count { behind.clone() } else { None };
    lines.into_iter().enumerate().map(|(k, words)| Line::Words(words, by(k))).collect()
}

impl Set {
    pub(crate) fn width(&self) -> f64 {
        self.widths.iter().sum::<f64>() + 2.0 * PAD
    }

    fn row_high(&self, cells: &[Vec<Line>]) -> f64 {
        let lines = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let written = |cell: &Vec<Line>| cell.iter().all(|line| line.is_blank() || matches!(line, Line::Boxes(_)));
        let least = if cells.iter().any(written) { self.letters.blank } else { 0.0 };
        (lines as f64 * self.letters.leading() + 2.0 * CELL.1).max(least)
    }

    fn notes_high(&self) -> f64 {
        if self.notes.is_empty() { 0.0 } else { self.notes.len() as f64 * self.letters.leading() + 5.0 }
    }

    fn title_high(&self) -> f64 {
        self.letters.size * 3.2
    }

    fn top_high(&self) -> f64 {
        let head = if self.head.is_empty() { 0.0 } else { self.row_high(&self.head) };
        PAD + self.title_high() + head
    }

    /// How high it is with all its rows and notes.
    pub(crate) fn height(&self) -> f64 {
        let rows: f64 = self.rows.iter().map(|row| self.row_high(row)).sum();
        self.top_high() + rows + self.notes_high() + PAD
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows.len()
    }

    /// How many rows from one on fit under the title in so much room.
    pub(crate) fn fitting(&self, from: usize, room: f64) -> usize {
        let mut high = self.top_high() + PAD;
        let mut count = 0;
        for (k, row) in self.rows.iter().enumerate().skip(from) {
            high += self.row_high(row);
            let notes = if k + 1 == self.rows.len() { self.notes_high() } else { 0.0 };
            if high + notes > room {
                break;
            }
            count += 1;
        }
        count
    }

    /// Draws some of its rows under its title, with the notes under the last; gives how high that is.
    pub(crate) fn draw(&self, canvas: &mut Canvas, (x, y): (f64, f64), rows: std::ops::Range<usize>) -> f64 {
        let last = rows.end == self.rows.len();
        let shown = &self.rows[rows.start.min(self.rows.len())..rows.end.min(self.rows.len())];
        let inner: f64 = shown.iter().map(|row| self.row_high(row)).sum();
        let height = self.top_high() + inner + if last { self.notes_high() } else { 0.0 } + PAD;
        canvas.framed((x, y, self.width(), height), 5.0, PAPER, (EDGE, 0.8));
        let left = x + PAD;
        let room = self.width() - 2.0 * PAD;
        let mut title = Type { anchor: "start", ..Type::new(TITLE, 700, self.letters.size * 1.75, INK) };
        let behind = self.clause.as_ref().map_or(0.0, |by| width(&self.letters.clause(), by) + 8.0);
        title.size = title.size.min(title.size * (room - behind) / width(&title, &self.title).max(1.0));
        canvas.words(left, y + PAD + self.letters.size * 1.45, &self.title, &title);
        if let Some(by) = &self.clause {
            canvas.words(
                left + room,
                y + PAD + self.letters.size * 1.45,
                by,
                &Type { anchor: "end", ..self.letters.clause() },
            );
        }
        let under = y + PAD + self.letters.size * 2.2;
        canvas.line((left, under), (left + room, under), INK, 0.9);
        let mut down = y + PAD + self.title_high() - 3.0;
        if !self.head.is_empty() {
            let high = self.row_high(&self.head);
            canvas.rect((left, down, room, high), 2.0, BAR);
            self.cells(canvas, (left, down), &self.head, &self.letters.head(), &self.letters.head());
            down += high;
        }
        for (k, row) in shown.iter().enumerate() {
            let high = self.row_high(row);
            if (rows.start + k) % 2 == 1 {
                canvas.rect((left, down, room, high), 0.0, PANEL);
            }
            self.cells(canvas, (left, down), row, &self.letters.strong(), &self.letters.cell());
            if self.letters.blank > 0.0 {
                self.between_columns(canvas, left, (down, down + high));
            }
            down += high;
            canvas.line((left, down), (left + room, down), HAIRLINE, 0.5);
        }
        if last {
            down += 4.0;
            for line in &self.notes {
                down += self.letters.leading();
                self.line(canvas, (left + CELL.0, down), line, &self.letters.note());
            }
        }
        height
    }

    /// Lines between the columns of what is filled in.
    fn between_columns(&self, canvas: &mut Canvas, left: f64, (top, bottom): (f64, f64)) {
        let mut x = left;
        for width in self.widths.iter().take(self.widths.len().saturating_sub(1)) {
            x += width;
            canvas.line((x, top), (x, bottom), HAIRLINE, 0.5);
        }
    }

    fn cells(&self, canvas: &mut Canvas, at: (f64, f64), row: &[Vec<Line>], first: &Type<'_>, other: &Type<'_>) {
        let mut x = at.0;
        for (k, cell) in row.iter().enumerate() {
            let set = if k == 0 { first } else { other };
            for (n, line) in cell.iter().enumerate() {
                let y = at.1 + CELL.1 + self.letters.size + n as f64 * self.letters.leading() - 0.6;
                match line {
                    Line::Words(words, None) if !self.prose[k] => {
                        canvas.words(x + self.widths[k] / 2.0, y, words, &Type { anchor: "middle", ..*set });
                    }
                    line => self.line(canvas, (x + CELL.0, y), line, set),
                }
            }
            x += self.widths[k];
        }
    }

    fn line(&self, canvas: &mut Canvas, (x, y): (f64, f64), line: &Line, set: &Type<'_>) {
        match line {
            Line::Words(words, by) => {
                canvas.words(x, y, words, set);
                if let Some(by) = by {
                    let behind = if words.is_empty() { 0.0 } else { width(set, words) + 4.0 };
                    canvas.words(x + behind, y, by, &self.letters.clause());
                }
            }
            Line::Boxes(count) => {
                let (side, step) = (BOX.0 * set.size, BOX.1 * set.size);
                for k in 0..*count {
                    let at = (x + f64::from(k) * step, y - side * 0.82, side, side);
                    canvas.framed(at, 1.0, "#FFFFFF", (INK, 0.6));
                }
            }
        }
    }
}
