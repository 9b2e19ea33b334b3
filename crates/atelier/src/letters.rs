//! Words as outlines, set in one of our typefaces glyph by glyph: for pictures that must carry their letters with them.
//!
//! The outlines of a typeface are read once. Coordinates are written in tenths, relative to each other.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use crate::svg::Short;

/// Which side of the point words stand on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// Letters of one weight.
pub(crate) struct Letters(HashMap<char, Glyph>);

/// Bold letters: counters and their values.
pub(crate) static BOLD: LazyLock<Letters> = LazyLock::new(|| Letters::read(crate::picture::SANS_BOLD));

/// The bold letters of Japanese, read when one is first asked for.
static JAPANESE: LazyLock<Letters> = LazyLock::new(|| Letters::read(crate::picture::JAPANESE_BOLD));

#[derive(Debug, Default)]
struct Glyph {
    /// How far the next letter stands, for a height of one.
    advance: f64,
    steps: Vec<Step>,
}

type At = (f32, f32);

#[derive(Debug, Clone, Copy)]
enum Step {
    Move(At),
    Line(At),
    Quad(At, At),
    Cubic(At, At, At),
    Close,
}

impl OutlinePen for Glyph {
    fn move_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Move((x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Line((x, y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.steps.push(Step::Quad((cx, cy), (x, y)));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.steps.push(Step::Cubic((ax, ay), (bx, by), (x, y)));
    }

    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}

/// The letters that counters and cards use: Latin, Cyrillic, a few signs, Japanese.
fn wanted(letter: u32) -> bool {
    matches!(letter, 0x20..=0x17F | 0x400..=0x45F | 0x2010..=0x2026 | 0x2190..=0x2193 | 0x2212) || letter >= FIRST_KANA
}

/// From here on come the signs and letters of Japanese.
const FIRST_KANA: u32 = 0x3000;

impl Letters {
    fn read(file: &[u8]) -> Letters {
        let Ok(font) = FontRef::new(file) else { return Letters(HashMap::new()) };
        let one = Size::new(1.0);
        let (metrics, outlines) = (font.glyph_metrics(one, LocationRef::default()), font.outline_glyphs());
        let mut letters = HashMap::new();
        for (code, id) in font.charmap().mappings().filter(|(code, _)| wanted(*code)) {
            let Some(letter) = char::from_u32(code) else { continue };
            let mut glyph = Glyph { advance: f64::from(metrics.advance_width(id).unwrap_or(0.5)), ..Glyph::default() };
            if let Some(outline) = outlines.get(id) {
                // A glyph that cannot be drawn is left blank.
                let _ = outline.draw(DrawSettings::unhinted(one, LocationRef::default()), &mut glyph);
            }
            letters.insert(letter, glyph);
        }
        Letters(letters)
    }

    fn glyphs<'a>(&'a self, words: &'a str) -> impl Iterator<Item = &'a Glyph> {
        let japanese = |letter: char| JAPANESE.0.get(&letter).filter(|_| u32::from(letter) >= FIRST_KANA);
        words
            .chars()
            .filter_map(move |letter| self.0.get(&letter).or_else(|| japanese(letter)).or_else(|| self.0.get(&'?')))
    }

    /// How wide words are, for a height of one.
    pub(crate) fn width(&self, words: &str) -> f64 {
        self.glyphs(words).map(|glyph| glyph.advance).sum()
    }

    /// The size, at most this one, at which words are no wider than the room for them.
    pub(crate) fn fitting(&self, words: &str, size: f64, room: f64) -> f64 {
        size.min(room / self.width(words).max(0.01))
    }

    /// Adds words to the data of a path.
    pub(crate) fn write(&self, path: &mut String, words: &str, (x, y): (f64, f64), size: f64, anchor: Anchor) {
        let mut left = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - self.width(words) * size / 2.0,
            Anchor::End => x - self.width(words) * size,
        };
        for glyph in self.glyphs(words) {
            let tenths = |(u, v): At| {
                let round = |value: f64| (value * 10.0).round() as i64;
                (round(left + f64::from(u) * size), round(y - f64::from(v) * size))
            };
            let mut pen = Pen { out: path, here: (0, 0), command: 'z' };
            for step in &glyph.steps {
                match *step {
                    Step::Move(to) => pen.go('M', &[tenths(to)]),
                    Step::Line(to) => pen.go('l', &[tenths(to)]),
                    Step::Quad(over, to) => pen.bend(tenths(over), tenths(to)),
                    Step::Cubic(one, two, to) => pen.go('c', &[tenths(one), tenths(two), tenths(to)]),
                    Step::Close => pen.close(),
                }
            }
            left += glyph.advance * size;
        }
    }
}

/// Writes a path in relative tenths, as short as it goes: a command is not repeated, and a sign parts two numbers
/// as well as a space does.
struct Pen<'a> {
    out: &'a mut String,
    here: (i64, i64),
    command: char,
}

impl Pen<'_> {
    fn go(&mut self, command: char, points: &[(i64, i64)]) {
        let from = if command == 'M' { (0, 0) } else { self.here };
        if command == 'l' && points.first() == Some(&from) {
            return;
        }
        let mut apart = self.command == command;
        if !apart {
            self.out.push(command);
            self.command = command;
        }
        for value in points.iter().flat_map(|point| [point.0 - from.0, point.1 - from.1]) {
            if apart && value >= 0 {
                self.out.push(' ');
            }
            let _ = write!(self.out, "{}", Short(value));
            apart = true;
        }
        self.here = points.last().copied().unwrap_or(self.here);
    }

    /// A curve, or a line where the curve is too small or too flat to be seen.
    fn bend(&mut self, over: (i64, i64), to: (i64, i64)) {
        let (dx, dy) = (to.0 - self.here.0, to.1 - self.here.1);
        let off = (over.0 - self.here.0) * dy - (over.1 - self.here.1) * dx;
        if dx.abs() + dy.abs() <= 4 || off * off <= dx * dx + dy * dy {
            self.go('l', &[to]);
        } else {
            self.go('q', &[over, to]);
        }
    }

    fn close(&mut self) {
        self.out.push('z');
        self.command = 'z';
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_a_width_and_shrink_to_their_room() {
        let wide = BOLD.width("339");
        assert!((1.2..1.8).contains(&wide), "{wide}");
        assert!((BOLD.fitting("339", 30.0, 10.0) * wide - 10.0).abs() < 1e-9);
        assert!((BOLD.fitting("1", 30.0, 100.0) - 30.0).abs() < 1e-9);
    }

    #[test]
    fn letters_are_closed_outlines_in_latin_cyrillic_and_japanese() {
        for words in ["8", "Я", "ß", "(", "補", "ア"] {
            let mut path = String::new();
            BOLD.write(&mut path, words, (50.0, 50.0), 20.0, Anchor::Middle);
            assert!(path.starts_with('M') && path.ends_with('z'), "{words}: {path}");
        }
    }
}
