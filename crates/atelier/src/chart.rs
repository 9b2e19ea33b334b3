//! Charts in the look of player-aid cards: turn tracks and numbered tracks; on cream paper, title above.

pub use engine::Pattern;
use std::fmt::Write;

use engine::looks::Palette;

use crate::line_breaks::broken;
use crate::svg::{SANS, SERIF, TITLE, Type, escaped, short};

const PAPER: &str = "#FDFAF2";
const PANEL: &str = "#F6F0E1";
const INK: &str = "#1C1F22";
const NOTE: &str = "#47453D";
const EDGE: &str = "#8F8163";
const BAR: &str = "#1B2429";
const BAR_INK: &str = "#EFE7D3";
const GOLD: &str = "#FFC62E";

const MARGIN: f64 = 24.0;
/// The title and the space under it.
const HEAD: f64 = 58.0;

/// A card under work.
struct Card {
    out: String,
    width: f64,
    height: f64,
}

impl Card {
    fn new(title: &str, width: f64, height: f64) -> Card {
        let set = Type { anchor: "start", ..Type::new(TITLE, 700, 29.0, INK) };
        let width = f64::max(width, set.width(title) + 2.0 * MARGIN);
        let mut card = Card { out: String::new(), width, height };
        card.rect((0.75, 0.75, width - 1.5, height - 1.5), 8.0, PAPER, Some((EDGE, 1.5)));
        card.words(MARGIN, MARGIN + 22.0, title, &set);
        let _ = writeln!(
            card.out,
            r#"<path fill="none" stroke="{INK}" stroke-width="1.5" d="M{MARGIN},{y}H{}"/>"#,
            short(width - MARGIN),
            y = short(MARGIN + 34.0)
        );
        card
    }

    fn rect(
        &mut self,
        (x, y, width, height): (f64, f64, f64, f64),
        radius: f64,
        fill: &str,
        edge: Option<(&str, f64)>,
    ) {
        let edge = edge.map_or(String::new(), |(ink, width)| format!(r#" stroke="{ink}" stroke-width="{width}""#));
        let _ = writeln!(
            self.out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{radius}" fill="{fill}"{edge}/>"#,
            short(x),
            short(y),
            short(width),
            short(height)
        );
    }

    fn words(&mut self, x: f64, y: f64, words: &str, set: &Type<'_>) {
        let _ = writeln!(
            self.out,
            r#"<text x="{}" y="{}" {}>{}</text>"#,
            short(x),
            short(y),
            set.attributes(),
            escaped(words)
        );
    }

    fn finish(self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n{}</svg>\n",
            self.out,
            w = short(self.width),
            h = short(self.height)
        )
    }
}

/// A turn on a turn track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// What it is called: its month.
    pub name: String,
    /// The palette of its ground, where that is known.
    pub palette: Option<Palette>,
    /// Words under it: what arrives.
    pub note: String,
}

/// The box of a track, and the space between two.
const BOX: (f64, f64) = (64.0, 74.0);
const GAP: f64 = 6.0;

/// A turn track, so many boxes across; the turn that is being played is dark, with a gold edge.
pub fn turns(title: &str, turns: &[Turn], across: usize, now: Option<usize>) -> String {
    let (across, rows) = shape(turns.len(), across);
    let mut card = boxes(title, across, rows, BOX.1);
    for (k, turn) in turns.iter().enumerate() {
        let (x, y) = corner(k, across, BOX.1);
        let here = now == Some(k);
        let (fill, ink) = match (here, turn.palette) {
            (true, _) => (BAR, BAR_INK),
            (_, Some(Palette::Winter)) => ("#E4EEF3", INK),
            (_, Some(Palette::Mud)) => ("#E3D3B0", INK),
            _ => (PANEL, INK),
        };
        let edge = if here { (GOLD, 3.0) } else { (EDGE, 1.2) };
        if here {
            card.rect((x - 2.5, y - 2.5, BOX.0 + 5.0, BOX.1 + 5.0), 6.5, INK, None);
        }
        card.rect((x, y, BOX.0, BOX.1), 5.0, fill, Some(edge));
        let middle = x + BOX.0 / 2.0;
        card.words(middle, y + 16.0, &(k + 1).to_string(), &Type::new(SANS, 500, 12.5, ink));
        name(&mut card, &turn.name, (middle, y + 34.0), ink);
        if let Some(palette) = turn.palette {
            let _ = writeln!(
                card.out,
                r#"<path transform="translate({} {})" fill="none" stroke="{ink}" stroke-width="1.5" stroke-linecap="round" d="{}"/>"#,
                short(middle),
                short(if turn.note.is_empty() { y + 55.0 } else { y + 48.5 }),
                palette_sign(palette)
            );
        }
        let mut note = Type { italic: true, ..Type::new(SERIF, 400, 10.5, if here { BAR_INK } else { NOTE }) };
        note.size = note.size.min(10.5 * (BOX.0 - 6.0) / note.width(&turn.note).max(1.0));
        if !turn.note.is_empty() {
            card.words(middle, y + BOX.1 - 5.0, &turn.note, &note);
        }
    }
    card.finish()
}

/// A name in one line, or in two if it is long.
fn name(card: &mut Card, words: &str, (x, y): (f64, f64), ink: &str) {
    let (mut set, room) = (Type::new(SANS, 700, 15.0, ink), BOX.0 - 8.0);
    if set.width(words) > room {
        set.size = 12.0;
    }
    let lines = broken(words, room, |words| set.width(words));
    let widest = lines.iter().map(|line| set.width(line)).fold(1.0, f64::max);
    set.size = set.size.min(set.size * room / widest);
    let up = if lines.len() > 1 { 4.5 } else { 0.0 };
    for (k, line) in lines.iter().enumerate() {
        card.words(x, y - up + 11.0 * k as f64, line, &set);
    }
}

/// A sun, waves, a snowflake; around (0, 0), 16 across.
fn palette_sign(palette: Palette) -> &'static str {
    match palette {
        Palette::Summer => {
            "M-3.4,0a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0M0,-8V-6M0,6V8M-8,0H-6M6,0H8M-5.6,-5.6L-4.3,-4.3M4.3,4.3L5.6,5.6M-5.6,5.6L-4.3,4.3M4.3,-4.3L5.6,-5.6"
        }
        Palette::Mud => "M-8,-4q2,-3 4,0t4,0t4,0t4,0M-8,0.5q2,-3 4,0t4,0t4,0t4,0M-8,5q2,-3 4,0t4,0t4,0t4,0",
        Palette::Winter => {
            "M0,-8V8M-6.9,-4L6.9,4M-6.9,4L6.9,-4M-2,-7L0,-5L2,-7M-2,7L0,5L2,7M-7,-1.6L-4.4,-2.5L-5,-5.3M7,1.6L4.4,2.5L5,5.3M-7,1.6L-4.4,2.5L-5,5.3M7,-1.6L4.4,-2.5L5,-5.3"
        }
    }
}

/// A marker on a numbered track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marker {
    /// The box it stands in.
    pub at: i64,
    /// What it counts, in a few letters.
    pub name: String,
    /// How it is painted.
    pub pattern: Pattern,
}

/// A track with a box for every number from the first to the last, so many across, and markers in them.
pub fn track(title: &str, numbers: std::ops::RangeInclusive<i64>, across: usize, markers: &[Marker]) -> String {
    let numbers: Vec<i64> = numbers.take(1000).collect();
    let (across, rows) = shape(numbers.len(), across);
    let high = 62.0;
    let mut card = boxes(title, across, rows, high);
    for (k, &number) in numbers.iter().enumerate() {
        let (x, y) = corner(k, across, high);
        let fill = if number % 10 == 0 { "#EAE1CB" } else { PANEL };
        card.rect((x, y, BOX.0, high), 5.0, fill, Some((EDGE, 1.2)));
        card.words(
            x + 8.0,
            y + 19.0,
            &number.to_string(),
            &Type { anchor: "start", ..Type::new(SANS, 700, 17.0, INK) },
        );
        let here: Vec<&Marker> = markers.iter().filter(|marker| marker.at == number).collect();
        // Many markers in one box are as much lower as they must be.
        let step = 36.0 / here.len().max(2) as f64;
        for (depth, marker) in here.iter().enumerate() {
            stamp(&mut card, marker, (x + 6.0, y + 24.5 + step * depth as f64), step - 2.0);
        }
    }
    card.finish()
}

fn stamp(card: &mut Card, marker: &Marker, (x, y): (f64, f64), high: f64) {
    let wide = BOX.0 - 12.0;
    let ink = match marker.pattern {
        Pattern::Solid => {
            card.rect((x, y, wide, high), 2.0, "#A5281C", Some((INK, 1.2)));
            "#FFF4DE"
        }
        Pattern::Hatched => {
            card.rect((x, y, wide, high), 2.0, "#DCE8F0", Some((INK, 1.2)));
            let mut lines = String::new();
            for k in 0..5 {
                let left = x + 2.0 + f64::from(k) * 3.6;
                let _ = write!(
                    lines,
                    "M{},{}l{},-{}",
                    short(left - 1.4),
                    short(y + high - 1.0),
                    short(5.0),
                    short(high - 2.0)
                );
            }
            let _ = writeln!(card.out, r##"<path fill="none" stroke="#3F6F8F" stroke-width="1.7" d="{lines}"/>"##);
            INK
        }
    };
    let (middle, room) = match marker.pattern {
        Pattern::Solid => (x + wide / 2.0, wide - 6.0),
        Pattern::Hatched => (x + wide / 2.0 + 11.0, wide - 26.0),
    };
    let mut set = Type::new(SANS, 700, high * 0.78, ink);
    set.size = set.size.min(set.size * room / set.width(&marker.name).max(1.0));
    card.words(middle, y + high * 0.77, &marker.name, &set);
}

/// How many boxes lie across and in how many rows.
fn shape(count: usize, across: usize) -> (usize, usize) {
    let across = across.clamp(1, count.max(1));
    (across, count.div_ceil(across).max(1))
}

fn boxes(title: &str, across: usize, rows: usize, high: f64) -> Card {
    let width = across as f64 * (BOX.0 + GAP) - GAP + 2.0 * MARGIN;
    Card::new(title, width, MARGIN + HEAD + rows as f64 * (high + GAP) - GAP + 8.0)
}

fn corner(k: usize, across: usize, high: f64) -> (f64, f64) {
    let (column, row) = (k % across, k / across);
    (MARGIN + column as f64 * (BOX.0 + GAP), MARGIN + HEAD - 12.0 + row as f64 * (high + GAP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_track_shows_its_grounds_and_the_turn_that_is_played() {
        let turn = |name: &str, palette| Turn { name: name.into(), palette, note: String::new() };
        let all =
            [turn("Aug", Some(Palette::Summer)), turn("Nov", Some(Palette::Winter)), turn("Apr", Some(Palette::Mud))];
        let svg = turns("Turns", &all, 2, Some(1));
        assert_eq!(svg.matches(GOLD).count(), 1);
        assert!([Palette::Summer, Palette::Winter, Palette::Mud].iter().all(|&p| svg.contains(palette_sign(p))));
        assert!(crate::png(&svg, None).is_ok());
    }

    #[test]
    fn a_numbered_track_holds_markers_of_both_patterns() {
        let marker = |at, pattern| Marker { at, name: "VP".into(), pattern };
        let svg = track("Victory", -2..=12, 10, &[marker(3, Pattern::Solid), marker(3, Pattern::Hatched)]);
        assert!(svg.contains(">-2<") && svg.contains(">12<") && svg.contains("#A5281C") && svg.contains("#3F6F8F"));
        assert!(crate::png(&svg, None).is_ok());
    }
}
