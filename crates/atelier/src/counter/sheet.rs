//! A sheet of counters, to be looked at or printed and cut.

use std::fmt::Write;

use engine::Face;

use super::{Detail, draw, shadow};
use crate::svg::short;

/// The pitch of counters on a sheet, and its margin.
const PITCH: f64 = 112.0;
const MARGIN: f64 = 40.0;

/// Counters in rows, so many across, on pale paper; a counter is 100 units a side.
pub fn sheet<'f>(faces: impl IntoIterator<Item = &'f Face>, across: usize) -> String {
    let across = across.max(1);
    let mut counters = String::new();
    let mut count = 0;
    for face in faces {
        let (column, row) = (count % across, count / across);
        let _ = write!(
            counters,
            r#"<g transform="translate({} {})">"#,
            short(MARGIN + column as f64 * PITCH),
            short(MARGIN + row as f64 * PITCH)
        );
        shadow(&mut counters);
        draw(&mut counters, face, Detail::Full);
        counters.push_str("</g>\n");
        count += 1;
    }
    let rows = count.div_ceil(across).max(1);
    let (width, height) = (across as f64 * PITCH + 2.0 * MARGIN - 12.0, rows as f64 * PITCH + 2.0 * MARGIN - 12.0);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n<rect width=\"{w}\" height=\"{h}\" fill=\"#F3EBD3\"/>\n{counters}</svg>\n",
        w = short(width),
        h = short(height)
    )
}
