//! The sheet: turns lines, areas and words of the plane into SVG.

use std::fmt::Write;

use hexmap::Point;

use crate::window::Window;

/// Lines thinner than this many pixels are not rounded.
const THIN: f64 = 3.0;

/// A sheet of SVG that shows one window of the plane.
#[derive(Debug, Clone)]
pub(crate) struct Sheet {
    /// What part of the plane it shows.
    pub(crate) window: Window,
    /// Pixels for one hex.
    pub(crate) scale: f64,
    out: String,
}

/// The outline of a shape in SVG's words, in pixels.
#[derive(Debug, Clone, Default)]
pub(crate) struct Path(pub(crate) String);

impl Path {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A number with at most one decimal, as short as it can be written.
pub(crate) fn short(value: f64) -> Short {
    Short((value * 10.0).round() as i64)
}

/// See [`short`].
pub(crate) struct Short(pub(crate) i64);

impl std::fmt::Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, tenth) = (self.0.abs() / 10, self.0.abs() % 10);
        match (whole, tenth) {
            (_, 0) if self.0 == 0 => f.write_str("0"),
            (_, 0) => write!(f, "{sign}{whole}"),
            (0, _) => write!(f, "{sign}.{tenth}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

/// How words are set.
#[derive(Debug, Clone, Copy)]
pub struct Type<'a> {
    /// The typeface: [`TITLE`], [`SERIF`] or [`SANS`].
    pub family: &'a str,
    /// How bold: 400 to 700.
    pub weight: u16,
    /// Whether it is italic.
    pub italic: bool,
    /// Height, in pixels.
    pub size: f64,
    /// Space between letters, in heights.
    pub spaced: f64,
    /// Which end of the words their point is: `start`, `middle` or `end`.
    pub anchor: &'a str,
    /// The colour.
    pub ink: &'a str,
    /// Colour and width (in pixels, both sides together) of the halo.
    pub halo: Option<(&'a str, f64)>,
}

/// The family of titles: bold only.
pub const TITLE: &str = "Old Standard TT";
/// The family of map names and of text.
pub const SERIF: &str = "PT Serif";
/// The family of numbers and the key: 500 and 700.
pub const SANS: &str = "Fira Sans Condensed";

impl<'a> Type<'a> {
    /// Upright words around their point.
    pub fn new(family: &'a str, weight: u16, size: f64, ink: &'a str) -> Type<'a> {
        Type { family, weight, italic: false, size, spaced: 0.0, anchor: "middle", ink, halo: None }
    }

    /// The same as attributes of SVG.
    pub fn attributes(&self) -> String {
        let mut s = format!(
            r#"font-family="{}" font-size="{}" font-weight="{}" text-anchor="{}" fill="{}""#,
            self.family,
            short(self.size),
            self.weight,
            self.anchor,
            self.ink
        );
        if self.italic {
            s.push_str(r#" font-style="italic""#);
        }
        if self.spaced != 0.0 {
            let _ = write!(s, r#" letter-spacing="{:.2}""#, self.spaced * self.size);
        }
        if let Some((colour, width)) = self.halo {
            let _ = write!(
                s,
                r#" stroke="{colour}" stroke-width="{}" stroke-opacity=".88" stroke-linejoin="round" paint-order="stroke""#,
                short(width)
            );
        }
        s
    }

    /// How wide words are, in pixels.
    pub fn width(&self, words: &str) -> f64 {
        let bare = crate::picture::set_width(self.family, self.weight, self.italic, words);
        (bare + words.chars().count() as f64 * self.spaced) * self.size
    }
}

/// Text safe to stand in SVG.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Sheet {
    pub(crate) fn new(window: Window, scale: f64) -> Sheet {
        Sheet { window, scale, out: String::new() }
    }

    pub(crate) fn width(&self) -> f64 {
        self.window.width() * self.scale
    }

    pub(crate) fn height(&self) -> f64 {
        self.window.height() * self.scale
    }

    /// East of the window's edge, in pixels.
    pub(crate) fn x(&self, x: f64) -> f64 {
        (x - self.window.west) * self.scale
    }

    /// South of the window's edge, in pixels.
    pub(crate) fn y(&self, y: f64) -> f64 {
        (self.window.north - y) * self.scale
    }

    /// Starts a path at a point.
    pub(crate) fn move_to(&self, path: &mut Path, p: Point) {
        let _ = write!(path.0, "M{},{}", short(self.x(p.x)), short(self.y(p.y)));
    }

    /// A line, added to a path with relative steps.
    pub(crate) fn line(&self, path: &mut Path, line: &[Point]) {
        let Some(&first) = line.first() else { return };
        self.move_to(path, first);
        let tenth = |p: Point| ((self.x(p.x) * 10.0).round() as i64, (self.y(p.y) * 10.0).round() as i64);
        let mut here = tenth(first);
        let mut command = "l";
        for &p in &line[1..] {
            let there = tenth(p);
            let (dx, dy) = (there.0 - here.0, there.1 - here.1);
            if (dx, dy) == (0, 0) {
                continue;
            }
            let comma = if dy < 0 { "" } else { "," };
            let _ = write!(path.0, "{command}{}{comma}{}", Short(dx), Short(dy));
            here = there;
            command = if command.len() == 1 { " " } else { command };
        }
    }

    /// A closed ring, added to a path.
    pub(crate) fn ring(&self, path: &mut Path, ring: &[Point]) {
        if ring.len() > 2 {
            self.line(path, ring);
            path.0.push('Z');
        }
    }

    /// All rings that can be seen as one path.
    pub(crate) fn rings<'r>(&self, rings: impl IntoIterator<Item = &'r Vec<Point>>) -> Path {
        let mut path = Path::default();
        let seen = self.window.grown(1.0);
        for ring in rings.into_iter().filter(|ring| seen.meets(ring)) {
            self.ring(&mut path, ring);
        }
        path
    }

    /// All lines that can be seen as one path.
    pub(crate) fn lines<'r>(&self, lines: impl IntoIterator<Item = &'r Vec<Point>>) -> Path {
        let mut path = Path::default();
        let seen = self.window.grown(1.0);
        for line in lines.into_iter().filter(|line| seen.meets(line)) {
            self.line(&mut path, line);
        }
        path
    }

    /// Fills a path; rings within rings are holes.
    pub(crate) fn fill(&mut self, path: &Path, colour: &str, opacity: f64) {
        if !path.is_empty() {
            let _ = write!(
                self.out,
                r#"<path fill-rule="evenodd" fill="{colour}"{} d="{}"/>"#,
                Opacity("fill", opacity),
                path.0
            );
            self.out.push('\n');
        }
    }

    /// Fills a path; where its shapes overlap they are one.
    pub(crate) fn fill_joined(&mut self, path: &Path, colour: &str, opacity: f64) {
        if !path.is_empty() {
            let _ = write!(self.out, r#"<path fill="{colour}"{} d="{}"/>"#, Opacity("fill", opacity), path.0);
            self.out.push('\n');
        }
    }

    /// Draws along a path; the width is in hexes.
    pub(crate) fn stroke(&mut self, path: &Path, colour: &str, width: f64, opacity: f64) {
        self.stroke_dashed(path, colour, width, opacity, &[]);
    }

    /// Draws along a path in dashes; all lengths are in hexes.
    pub(crate) fn stroke_dashed(&mut self, path: &Path, colour: &str, width: f64, opacity: f64, dashes: &[f64]) {
        if path.is_empty() {
            return;
        }
        // Nobody sees the ends of a thin line, but rounding thousands of them takes most of a picture's time.
        let (cap, join) = if width * self.scale < THIN { ("square", "bevel") } else { ("round", "round") };
        let _ = write!(
            self.out,
            r#"<path fill="none" stroke="{colour}" stroke-width="{:.2}" stroke-linecap="{cap}" stroke-linejoin="{join}"{}"#,
            width * self.scale,
            Opacity("stroke", opacity)
        );
        if !dashes.is_empty() {
            let list: Vec<String> = dashes.iter().map(|d| format!("{:.2}", d * self.scale)).collect();
            let _ = write!(self.out, r#" stroke-dasharray="{}""#, list.join(" "));
        }
        let _ = writeln!(self.out, r#" d="{}"/>"#, path.0);
    }

    /// Words at a point.
    pub(crate) fn words(&mut self, at: Point, words: &str, set: &Type<'_>) {
        let (x, y) = (self.x(at.x), self.y(at.y));
        let _ = writeln!(
            self.out,
            r#"<text x="{}" y="{}" {}>{}</text>"#,
            short(x),
            short(y),
            set.attributes(),
            escaped(words)
        );
    }

    /// Words along a line, centred on it.
    pub(crate) fn words_along(&mut self, id: &str, line: &[Point], words: &str, set: &Type<'_>) {
        let path = self.lines([&line.to_vec()]);
        let _ = writeln!(
            self.out,
            r##"<path id="{id}" fill="none" d="{}"/><text {}><textPath href="#{id}" startOffset="50%">{}</textPath></text>"##,
            path.0,
            set.attributes(),
            escaped(words)
        );
    }

    /// Anything else, as SVG.
    pub(crate) fn raw(&mut self, svg: &str) {
        self.out.push_str(svg);
        self.out.push('\n');
    }

    /// Everything drawn so far.
    pub(crate) fn finish(self) -> String {
        self.out
    }
}

struct Opacity(&'static str, f64);

impl std::fmt::Display for Opacity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.1 < 1.0 { write!(f, r#" {}-opacity="{:.2}""#, self.0, self.1) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_short() {
        let written: Vec<String> = [0.0, -0.04, 0.5, -0.5, 12.0, -3.25].iter().map(|&v| short(v).to_string()).collect();
        assert_eq!(written, ["0", "0", ".5", "-.5", "12", "-3.3"]);
    }

    #[test]
    fn a_line_goes_back_to_where_it_began() {
        let sheet = Sheet::new(Window { west: 0.0, south: 0.0, east: 2.0, north: 2.0 }, 10.0);
        let mut path = Path::default();
        sheet.ring(&mut path, &[Point::new(0.0, 2.0), Point::new(1.0, 2.0), Point::new(1.0, 1.0)]);
        assert_eq!(path.0, "M0,0l10,0 0,10Z");
    }

    #[test]
    fn words_cannot_break_the_sheet() {
        assert_eq!(escaped(r#"<b> & "c""#), "&lt;b&gt; &amp; &quot;c&quot;");
    }
}
