//! A sheet under work: SVG whose units are points; and words broken into lines.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use atelier::{Type, escaped, line_breaks};

use crate::paper::Size;

pub(crate) const PAPER: &str = "#FDFAF2";
pub(crate) const PANEL: &str = "#F6F0E1";
pub(crate) const INK: &str = "#1C1F22";
pub(crate) const NOTE: &str = "#47453D";
pub(crate) const HAIRLINE: &str = "#CFC2A5";
pub(crate) const EDGE: &str = "#8F8163";
pub(crate) const BAR: &str = "#1B2429";
pub(crate) const BAR_INK: &str = "#EFE7D3";
pub(crate) const CLAUSE: &str = "#B3261E";

/// SVG under work.
pub(crate) struct Canvas {
    pub(crate) width: f64,
    pub(crate) height: f64,
    out: String,
}

/// A number with at most two decimals.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

impl Canvas {
    /// A canvas of so many points.
    pub(crate) fn new(width: f64, height: f64) -> Canvas {
        Canvas { width, height, out: String::new() }
    }

    /// A canvas as large as a sheet.
    pub(crate) fn of(sheet: Size) -> Canvas {
        let (width, height) = sheet.points();
        Canvas::new(width, height)
    }

    pub(crate) fn rect(&mut self, (x, y, width, height): (f64, f64, f64, f64), radius: f64, fill: &str) {
        let _ = writeln!(
            self.out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{fill}"/>"#,
            number(x),
            number(y),
            number(width),
            number(height),
            number(radius)
        );
    }

    pub(crate) fn framed(&mut self, at: (f64, f64, f64, f64), radius: f64, fill: &str, edge: (&str, f64)) {
        let (x, y, width, height) = at;
        let _ = writeln!(
            self.out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{fill}" stroke="{}" stroke-width="{}"/>"#,
            number(x),
            number(y),
            number(width),
            number(height),
            number(radius),
            edge.0,
            edge.1
        );
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), ink: &str, width: f64) {
        let _ = writeln!(
            self.out,
            r#"<path fill="none" stroke="{ink}" stroke-width="{width}" d="M{},{}L{},{}"/>"#,
            number(from.0),
            number(from.1),
            number(to.0),
            number(to.1)
        );
    }

    pub(crate) fn words(&mut self, x: f64, y: f64, words: &str, set: &Type<'_>) {
        if !words.is_empty() {
            let attributes = set.attributes();
            let _ = writeln!(
                self.out,
                r#"<text x="{}" y="{}" {attributes}>{}</text>"#,
                number(x),
                number(y),
                escaped(words)
            );
        }
    }

    /// SVG moved to a point and made larger or smaller.
    pub(crate) fn group(&mut self, (x, y): (f64, f64), scale: f64, turn: f64, inner: &str) {
        let _ = writeln!(
            self.out,
            r#"<g transform="translate({} {}) scale({scale:.5}) rotate({turn})">{inner}</g>"#,
            number(x),
            number(y)
        );
    }

    /// Another file within this one, as wide as it is to be.
    pub(crate) fn inset(&mut self, (x, y): (f64, f64), width: f64, file: &Svg) {
        let scale = width / file.width;
        let _ = writeln!(
            self.out,
            r#"<svg x="{}" y="{}" width="{}" height="{}" viewBox="0 0 {} {}">{}</svg>"#,
            number(x),
            number(y),
            number(width),
            number(file.height * scale),
            number(file.width),
            number(file.height),
            file.inner
        );
    }

    pub(crate) fn finish(self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n{}</svg>\n",
            self.out,
            w = number(self.width),
            h = number(self.height)
        )
    }
}

/// A file of ours: what stands in it, and its size.
pub(crate) struct Svg {
    pub(crate) inner: String,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Svg {
    /// Takes a file of ours apart.
    pub(crate) fn of(file: &str) -> Option<Svg> {
        let (head, rest) = file.split_once('>')?;
        let length = |name: &str| {
            let (_, after) = head.split_once(&format!(" {name}=\""))?;
            after.split('"').next()?.parse::<f64>().ok()
        };
        let inner = rest.trim_end().strip_suffix("</svg>")?.to_owned();
        Some(Svg { inner, width: length("width")?, height: length("height")? })
    }
}

/// A typeface: family, weight, and whether it is italic.
type Face = (String, u16, bool);

/// How wide words are. Each word is measured once for each typeface: charts say many of them many times.
pub(crate) fn width(set: &Type<'_>, words: &str) -> f64 {
    static MEASURED: LazyLock<Mutex<HashMap<Face, HashMap<String, f64>>>> = LazyLock::new(Mutex::default);
    let mut measured = MEASURED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = measured.entry((set.family.to_owned(), set.weight, set.italic)).or_default();
    let one = Type { size: 1.0, spaced: 0.0, ..*set };
    let mut of = |word: &str| match known.get(word) {
        Some(width) => *width,
        None => *known.entry(word.to_owned()).or_insert(one.width(word)),
    };
    let space = of("n n") - of("nn");
    let whole: f64 = words.split(' ').map(|word| if word.is_empty() { 0.0 } else { of(word) }).sum();
    (whole + space * words.matches(' ').count() as f64) * set.size
}

/// Words broken into lines no wider than the room for them; a word that is too long has a line of its own.
pub(crate) fn broken(words: &str, set: &Type<'_>, room: f64) -> Vec<String> {
    line_breaks::broken(words, room, |words| width(set, words))
}
