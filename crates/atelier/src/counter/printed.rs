//! Counters and markers for the printer: square bodies without shadow, to be cut out.
//!
//! Each is a group of SVG at 0 to 100. Corners are filled, so that a cut through them shows no paper.

use std::fmt::Write;

use engine::looks::{Badge, Lies};
use engine::{Face, Livery};

use super::{Detail, body, draw, drawn_badge};
use crate::letters::{Anchor, BOLD};
use crate::line_breaks;
use crate::svg::short;

/// The body of markers.
pub const MARKER_BODY: &str = "#F8F0DA";
const MARKER_RIM: &str = "#8F8163";
const MARKER_INK: &str = "#1C1712";

/// A counter.
pub fn printed(face: &Face) -> String {
    let mut svg = square(&face.livery.body.to_string());
    draw(&mut svg, face, Detail::Full);
    svg
}

/// A marker of a side: large letters in a ring that is whole on dark bodies and broken on light ones.
pub fn lettered(face: &Face, letters: &str) -> String {
    let livery = &face.livery;
    let mut svg = square(&livery.body.to_string());
    let dash = if livery.is_dark() { "" } else { r#" stroke-dasharray="10 6.4""# };
    let _ = write!(
        svg,
        r#"<rect x="1" y="1" width="98" height="98" fill="none" stroke="{}" stroke-width="1.8"/><circle cx="50" cy="50" r="40" fill="none" stroke="{}" stroke-width="4"{dash}/>"#,
        livery.rim, livery.accent
    );
    let size = BOLD.fitting(letters, 48.0, 64.0);
    let mut path = String::new();
    BOLD.write(&mut path, letters, (50.0, 50.0 + size * 0.35), size, Anchor::Middle);
    let _ = write!(svg, r#"<path fill="{}" d="{path}"/>"#, livery.ink);
    svg
}

/// The back of a counter that has only one side.
pub fn blank(livery: &Livery) -> String {
    let mut svg = square(&livery.body.to_string());
    body(&mut svg, &Face::default(), livery, Detail::Full);
    svg
}

/// A marker with a badge, if it has one, and words.
pub fn marker(badge: Option<&Badge>, words: &str) -> String {
    let mut svg = square(MARKER_BODY);
    let _ = write!(
        svg,
        r#"<rect x="2.5" y="2.5" width="95" height="95" rx="7" fill="none" stroke="{MARKER_RIM}" stroke-width="1.6"/>"#
    );
    if let Some(badge) = badge {
        let place =
            if badge.lies == Lies::Edge { "translate(20 -16) scale(.6)" } else { "translate(50 39) scale(1.65)" };
        let _ = write!(svg, r#"<g transform="{place}">{}</g>"#, drawn_badge(badge));
    }
    let lines = broken(words);
    let size = lines.iter().map(|line| BOLD.fitting(line, 15.0, 88.0)).fold(15.0, f64::min);
    let middle = if badge.is_some() { 82.0 } else { 50.0 };
    let mut path = String::new();
    for (k, line) in lines.iter().enumerate() {
        let down = middle + (k as f64 - (lines.len() as f64 - 1.0) / 2.0) * size * 1.05 + size * 0.34;
        BOLD.write(&mut path, line, (50.0, down), size, Anchor::Middle);
    }
    let _ = write!(svg, r#"<path fill="{MARKER_INK}" d="{path}"/>"#);
    svg
}

/// Words in one line, or in two of about the same length.
pub(super) fn broken(words: &str) -> Vec<String> {
    /// So wide, in heights, is what stands in one line.
    const SHORT: f64 = 5.6;
    let width = |words: &str| BOLD.width(words);
    if width(words) <= SHORT {
        return vec![words.to_owned()];
    }
    // The narrowest lines of which there are still two.
    let narrow = (10..20).map(|part| line_breaks::broken(words, width(words) * f64::from(part) / 20.0, width));
    narrow.into_iter().find(|lines| lines.len() <= 2).unwrap_or_else(|| vec![words.to_owned()])
}

fn square(body: &str) -> String {
    format!(r#"<path fill="{body}" d="M0,0H{0}V{0}H0Z"/>"#, short(100.0))
}
