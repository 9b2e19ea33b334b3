//! Counters as SVG: body, nation edge, symbol, size, names and values, as LOOK.md lays them out.
//!
//! Lengths are hundredths of a counter's side. A counter is its own small file whose view box is [`VIEW_BOX`]: the
//! counter lies at 0 to 100, the rest is room for its shadow. Words are outlines, so that the picture needs no typeface.

mod badge;
mod edge;
mod figure;
mod printed;
mod sheet;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt::Write;

use engine::face::Cell;
use engine::looks::{Colour, Edge};
use engine::{Face, Livery};

use crate::letters::{Anchor, BOLD};
use crate::svg::short;

pub(crate) use badge::drawn as drawn_badge;
pub use badge::{BADGE_VIEW_BOX, BADGES, EDGE_VIEW_BOX, badge};
pub use figure::FIGURES;
pub use printed::{MARKER_BODY, blank, lettered, marker, printed};
pub use sheet::sheet;

/// The view box of a counter's file: four hundredths more than the counter on the left and above, eight on the right
/// and below.
pub const VIEW_BOX: &str = "-4 -4 112 112";

/// The size of a name under the symbol, and the room for it.
const NAME: (f64, f64) = (10.5, 82.0);
/// A name that would be smaller has two lines.
const SMALL_NAME: f64 = 7.2;
/// The asterisk on light bodies.
const ASTERISK: Colour = Colour([0xA5, 0x28, 0x1C]);

/// How much of a counter is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Colour and symbol: below 18 pixels.
    Speck,
    /// Symbol and values: below 28 pixels.
    Tiny,
    /// No number, parent or competence: below 40 pixels.
    Small,
    /// No name under the symbol: below 56 pixels.
    Medium,
    /// Everything.
    Full,
}

impl Detail {
    /// All of them, the least first.
    pub const ALL: [Detail; 5] = [Detail::Speck, Detail::Tiny, Detail::Small, Detail::Medium, Detail::Full];

    /// What can be read on a counter of this many pixels a side.
    pub fn of(side_px: f64) -> Detail {
        match side_px {
            side if side < 18.0 => Detail::Speck,
            side if side < 28.0 => Detail::Tiny,
            side if side < 40.0 => Detail::Small,
            side if side < 56.0 => Detail::Medium,
            _ => Detail::Full,
        }
    }
}

/// A counter as a complete small SVG of 112 pixels a side.
pub fn svg(face: &Face, detail: Detail) -> String {
    let mut svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="{VIEW_BOX}">"#);
    if !face.round {
        shadow(&mut svg);
    }
    draw(&mut svg, face, detail);
    svg.push_str("</svg>");
    svg
}

/// How large the name under a counter's symbol is set.
pub fn name_size(name: &str) -> f64 {
    set_name(name).1
}

/// The name under a symbol: in one line as large as the room allows, or in two where that would be too small; and its size.
fn set_name(name: &str) -> (Vec<String>, f64) {
    let whole = BOLD.fitting(name, NAME.0, NAME.1);
    if whole >= SMALL_NAME {
        return (vec![name.to_owned()], whole);
    }
    let lines = printed::broken(name);
    let size = lines.iter().map(|line| BOLD.fitting(line, SMALL_NAME, NAME.1)).fold(SMALL_NAME, f64::min);
    (lines, size)
}

/// All of these counters, by the ids of their faces.
pub fn all<'f>(faces: impl IntoIterator<Item = &'f Face>, detail: Detail) -> BTreeMap<String, String> {
    faces.into_iter().map(|face| (face.id.clone(), svg(face, detail))).collect()
}

/// What a counter throws on the table.
pub(crate) fn shadow(svg: &mut String) {
    svg.push_str(r#"<rect x="3" y="5" width="98" height="98" rx="8" fill-opacity=".3"/>"#);
}

/// A counter at 0 to 100, without its shadow.
pub(crate) fn draw(svg: &mut String, face: &Face, detail: Detail) {
    let livery = &face.livery;
    if face.round {
        return marker_disc(svg, livery, detail);
    }
    body(svg, face, livery, detail);
    let place = match detail {
        Detail::Speck => "translate(52 52) scale(1.5) translate(-50 -38) ",
        Detail::Tiny => "translate(50 32) scale(1.12) translate(-50 -38) ",
        _ if !face.cells.is_empty() => "translate(50 45) scale(.82) translate(-50 -38) ",
        Detail::Full if moved_up(face) => "translate(50 23) scale(.82) translate(-50 -23) ",
        _ => "",
    };
    figure::draw(svg, &face.figure, livery, place);
    if detail >= Detail::Small {
        figure::size_mark(svg, face.size, livery.ink);
    }
    let mut words = Words::default();
    if detail >= Detail::Medium {
        words.labels(face, detail);
    }
    if detail >= Detail::Tiny {
        values(svg, &mut words, face, detail);
    }
    let raised = if livery.is_dark() { livery.accent } else { livery.ink };
    for (fill, path) in [(livery.ink, &words.ink), (livery.body, &words.reversed), (raised, &words.raised)] {
        if !path.is_empty() {
            let _ = write!(svg, r#"<path fill="{fill}" d="{path}"/>"#);
        }
    }
    if face.asterisk && detail >= Detail::Small {
        let mut path = String::new();
        BOLD.write(&mut path, "*", (88.5, 31.0), 36.0, Anchor::Middle);
        let fill = if livery.is_dark() { livery.accent } else { ASTERISK };
        let _ = write!(svg, r#"<path fill="{fill}" d="{path}"/>"#);
    }
}

/// A round marker: a disc on its shadow, with a ring that is whole on dark bodies and broken on light ones.
fn marker_disc(svg: &mut String, livery: &Livery, detail: Detail) {
    let dash = if livery.is_dark() { "" } else { r#" stroke-dasharray="10 6.4""# };
    let _ = write!(
        svg,
        r#"<ellipse cx="54" cy="96" rx="46" ry="9" fill-opacity=".28"/><circle cx="50" cy="48" r="47" fill="{}" stroke="{}" stroke-width="4"/>"#,
        livery.body, livery.rim
    );
    if detail > Detail::Speck {
        let _ = write!(
            svg,
            r#"<circle cx="50" cy="48" r="38.5" fill="none" stroke="{}" stroke-width="4"{dash}/>"#,
            livery.accent
        );
    }
}

/// Whether the symbol makes room for a name under the marks below its box.
fn moved_up(face: &Face) -> bool {
    !face.name.is_empty() && figure::has_marks_below(&face.figure)
}

/// Body, band of a reduced side, nation edge, light and shade, rim.
fn body(svg: &mut String, face: &Face, livery: &Livery, detail: Detail) {
    let dark = livery.is_dark();
    let _ = write!(
        svg,
        r##"<clipPath id="k"><rect x="1" y="1" width="98" height="98" rx="8"/></clipPath><g clip-path="url(#k)"><path fill="{}" d="M0,0H100V100H0Z"/>"##,
        livery.body
    );
    if face.reduced {
        let (fill, opacity) = if dark { ("#FFF4DE", ".3") } else { ("#FFF", ".62") };
        let _ = write!(svg, r#"<path fill="{fill}" fill-opacity="{opacity}" d="M-10,84L110,4V40L-10,120Z"/>"#);
    }
    edge::draw(svg, livery);
    svg.push_str("</g>");
    if detail > Detail::Speck {
        let light = if dark { ".28" } else { ".55" };
        let _ = write!(
            svg,
            r##"<path fill="none" stroke="#FFF" stroke-opacity="{light}" stroke-width="1.6" d="M3,92V10q0-7 7-7H92"/><path fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.8" d="M97,8V90q0,7-7,7H8"/>"##
        );
    }
    let _ = write!(
        svg,
        r#"<rect x="1" y="1" width="98" height="98" rx="8" fill="none" stroke="{}" stroke-width="1.8"/>"#,
        livery.rim
    );
    if livery.edge == Edge::Star {
        let radius = if detail < Detail::Small { 9.0 } else { 6.4 };
        let _ = write!(svg, r#"<path fill="{}" d="{}"/>"#, livery.accent, star(radius + 6.1, radius + 6.6, radius));
    }
}

fn star(x: f64, y: f64, radius: f64) -> String {
    let point = |k: u32| {
        let turn = f64::from(k) * std::f64::consts::PI / 5.0;
        let reach = if k.is_multiple_of(2) { radius } else { radius * 0.4 };
        format!("{},{}", short(x + reach * turn.sin()), short(y - reach * turn.cos()))
    };
    format!("M{}Z", (0..10).map(point).collect::<Vec<_>>().join("L"))
}

/// Words on a counter: one path for each colour.
#[derive(Default)]
struct Words {
    ink: String,
    /// In a filled box.
    reversed: String,
    /// The shock.
    raised: String,
}

impl Words {
    /// Words in the body's ink, shrunk to the room for them.
    fn set(&mut self, words: &str, at: (f64, f64), size: f64, room: f64, anchor: Anchor) {
        BOLD.write(&mut self.ink, words, at, BOLD.fitting(words, size, room), anchor);
    }

    /// Number, parent and name around the symbol.
    fn labels(&mut self, face: &Face, detail: Detail) {
        if !face.cells.is_empty() {
            self.set(&face.name, (51.5, 22.0), 17.5, 84.0, Anchor::Middle);
            return;
        }
        self.set(&face.number, (17.8, 42.3), 13.6, 15.6, Anchor::Middle);
        self.set(&face.parent, (85.8, 42.3), 13.6, 20.6, Anchor::Middle);
        if detail == Detail::Full {
            let at = if moved_up(face) { (51.5, 66.5) } else { (51.5, 63.5) };
            let (lines, size) = set_name(&face.name);
            let middle = (lines.len() as f64 - 1.0) / 2.0;
            for (k, line) in lines.iter().enumerate() {
                self.set(line, (at.0, at.1 + (k as f64 - middle) * size * 0.98), size, NAME.1, Anchor::Middle);
            }
        }
    }
}

/// The lower third: strength, competence and movement; or values in box and ring.
fn values(svg: &mut String, words: &mut Words, face: &Face, detail: Detail) {
    let ink = face.livery.ink;
    let large = if detail == Detail::Tiny { 1.2 } else { 1.0 };
    let end = 94.0;
    if !face.cells.is_empty() {
        return cells(svg, words, face, detail);
    }
    if face.shock.is_some() || face.steps.is_some() {
        return strength_and_steps(svg, words, face, detail);
    }
    if face.boxed.is_none() && face.ringed.is_none() {
        let size = if face.strength.starts_with('(') { 27.0 } else { 29.0 };
        let competence = face.competence.filter(|_| detail >= Detail::Medium && !face.strength.is_empty());
        let room = if competence.is_some() { 30.5 } else { 42.0 };
        words.set(&face.strength, (12.5, 91.0), size * large, room, Anchor::Start);
        words.set(&face.movement, (end, 91.0), 29.0 * large, 38.0, Anchor::End);
        if let Some(value) = competence {
            let _ = write!(svg, r#"<circle cx="51.5" cy="81.5" r="8.4" fill="{ink}" fill-opacity=".13"/>"#);
            words.set(&value.to_string(), (51.5, 87.0), 15.5, 14.0, Anchor::Middle);
        }
        return;
    }
    let flag = figure::is_flag(&face.figure);
    if let Some(value) = &face.boxed {
        if flag {
            let _ = write!(svg, r#"<rect x="12" y="66" width="25" height="26" rx="3.5" fill="{ink}"/>"#);
            BOLD.write(&mut words.reversed, value, (24.5, 88.0), BOLD.fitting(value, 25.0, 22.0), Anchor::Middle);
        } else {
            let _ = write!(
                svg,
                r#"<rect x="13" y="67" width="22" height="25" rx="3" fill="none" stroke="{ink}" stroke-width="2"/>"#
            );
            words.set(value, (24.0, 87.6), 23.0, 18.0, Anchor::Middle);
        }
    }
    if let Some(value) = &face.ringed {
        let (x, y, radius, size) = if flag { (50.5, 80.5, 9.8, 15.5) } else { (49.5, 79.5, 12.2, 22.0) };
        let _ =
            write!(svg, r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{ink}" stroke-width="1.9"/>"#);
        words.set(value, (x, y + size * 0.35), size, radius * 1.6, Anchor::Middle);
    }
    let size = if flag { 29.0 } else { 27.0 };
    words.set(&face.movement, (end, 91.0), size, 31.0, Anchor::End);
}

/// Strength with the shock raised behind it, bars for the steps, and movement.
fn strength_and_steps(svg: &mut String, words: &mut Words, face: &Face, detail: Detail) {
    let (left, end, foot) = (12.5, 94.0, 91.0);
    let size = if detail == Detail::Tiny { 36.0 } else { 32.0 };
    let strength = BOLD.fitting(&face.strength, size, 40.0);
    words.set(&face.strength, (left, foot), size, 40.0, Anchor::Start);
    words.set(&face.movement, (end, foot), size, 34.0, Anchor::End);
    let mut after = left + BOLD.width(&face.strength) * strength;
    if let Some(shock) = face.shock {
        let shock = shock.to_string();
        BOLD.write(&mut words.raised, &shock, (after + 1.2, 77.5), 19.0, Anchor::Start);
        after += 1.2 + BOLD.width(&shock) * 19.0;
    }
    let Some([kept, most]) = face.steps.filter(|_| detail >= Detail::Small) else { return };
    let before = end - BOLD.width(&face.movement) * BOLD.fitting(&face.movement, size, 34.0);
    let (wide, high, gap) = (7.4, 11.5, 1.7);
    let all = f64::from(most) * (wide + gap) - gap;
    let first = ((after + before - all) / 2.0).min(before - all - 1.0);
    for step in 0..most {
        let (x, ink) = (first + f64::from(step) * (wide + gap), face.livery.ink);
        let (x, y) = (short(x), short(foot - high));
        // Hollow where one is lost.
        let paint = match step < kept {
            true => format!(r#"fill="{ink}""#),
            false => format!(r#"fill="none" stroke="{ink}" stroke-width="1.5""#),
        };
        let _ = write!(svg, r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="1.2" {paint}/>"#);
    }
}

/// Values in cells along the foot.
fn cells(svg: &mut String, words: &mut Words, face: &Face, detail: Detail) {
    let ink = face.livery.ink;
    if detail < Detail::Small {
        // Room for one.
        let value = face.cells.iter().find(|cell| cell.filled).map_or("", |cell| &cell.value);
        words.set(value, (51.5, 91.0), 36.0, 60.0, Anchor::Middle);
        return;
    }
    let (wide, high, top) = (26.5, 24.0, 68.0);
    for (k, Cell { value, filled }) in face.cells.iter().take(3).enumerate() {
        let x = 11.0 + k as f64 * (wide + 2.2);
        let opacity = if *filled { "1" } else { ".14" };
        let _ = write!(
            svg,
            r#"<rect x="{}" y="{top}" width="{wide}" height="{high}" rx="3.5" fill="{ink}" fill-opacity="{opacity}"/>"#,
            short(x)
        );
        let path = if *filled { &mut words.reversed } else { &mut words.ink };
        let size = BOLD.fitting(value, 20.0, wide - 4.0);
        BOLD.write(path, value, (x + wide / 2.0, top + high / 2.0 + size * 0.35), size, Anchor::Middle);
    }
}
