//! The mark of a nation on the left edge of its counters: by its rhythm nations part without colour.

use std::fmt::Write;

use engine::Livery;
use engine::looks::Edge;

const BRIGHT_RED: &str = "#B23A2E";

/// The mark of a nation on the left edge, 8.5 wide and as high as the counter.
pub(super) fn draw(svg: &mut String, livery: &Livery) {
    let accent = &livery.accent.to_string();
    let mut strip = |fill: &str, x: f64, y: f64, width: f64, height: f64| {
        let _ = write!(svg, r#"<path fill="{fill}" d="M{x},{y}h{width}v{height}h-{width}z"/>"#);
    };
    let white = "#FFF";
    match livery.edge {
        Edge::Bare | Edge::Star => {}
        Edge::Solid => strip(accent, 0.0, 0.0, 8.5, 100.0),
        Edge::Bars => one_path(svg, accent, "h8.5v7H0z", (4..100).step_by(14)),
        Edge::Slant => one_path(svg, accent, "l8.5-9v7l-8.5 9z", (0..112).step_by(14)),
        Edge::CloseSlant => one_path(svg, accent, "l8.5-9v5l-8.5 9z", (0..112).step_by(10)),
        Edge::Chevrons => one_path(svg, accent, "l4.2-5 4.3 5v4l-4.3-5-4.2 5z", (6..112).step_by(11)),
        Edge::Dots => one_path(svg, accent, "m1.2 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", (8..100).step_by(12)),
        Edge::Twin => {
            strip(accent, 0.0, 0.0, 2.8, 100.0);
            strip(accent, 5.4, 0.0, 2.6, 100.0);
        }
        Edge::Thirds => {
            strip(white, 0.0, 0.0, 8.5, 33.0);
            strip(accent, 0.0, 33.0, 8.5, 34.0);
            strip(BRIGHT_RED, 0.0, 67.0, 8.5, 33.0);
            strip(&livery.rim.to_string(), 8.5, 0.0, 0.8, 100.0);
        }
        Edge::Halves => {
            strip(white, 0.0, 0.0, 8.5, 50.0);
            strip(accent, 0.0, 50.0, 8.5, 50.0);
            strip(&livery.rim.to_string(), 8.5, 0.0, 0.8, 100.0);
        }
        Edge::Upper => {
            strip(accent, 0.0, 0.0, 8.5, 50.0);
            strip("#FFF6CF", 0.0, 50.0, 8.5, 50.0);
        }
        Edge::Tricolour => {
            strip("#2D5FA6", 0.0, 0.0, 8.5, 34.0);
            strip("#E7C14B", 0.0, 34.0, 8.5, 33.0);
            strip(BRIGHT_RED, 0.0, 67.0, 8.5, 33.0);
        }
        Edge::Wedge => {
            strip(white, 0.0, 0.0, 8.5, 100.0);
            let _ = write!(svg, r#"<path fill="{accent}" d="M0,0L8.5,50L0,100z"/>"#);
        }
        Edge::Cross => {
            strip(white, 0.0, 0.0, 8.5, 100.0);
            strip(accent, 1.6, 0.0, 3.4, 100.0);
            strip(accent, 0.0, 48.3, 8.5, 3.4);
        }
        Edge::Pair => {
            strip(accent, 0.0, 0.0, 3.0, 100.0);
            strip(BRIGHT_RED, 5.7, 0.0, 2.8, 100.0);
        }
    }
}

/// The same figure at several heights, as one path.
fn one_path(svg: &mut String, fill: &str, figure: &str, heights: impl Iterator<Item = u8>) {
    let _ = write!(svg, r#"<path fill="{fill}" d=""#);
    for y in heights {
        let _ = write!(svg, "M0,{y}{figure}");
    }
    svg.push_str("\"/>");
}
