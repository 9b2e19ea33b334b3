//! The figures in the middle of counters: boxes as staffs draw them, and silhouettes. Games say which arm has which.
//!
//! A box lies at 27 to 73 and 23 to 53; silhouettes lie around its middle, (50, 38).

use std::fmt::Write;

use engine::Livery;
use engine::looks::Colour;

/// The ink inside the pale box, the same on all bodies.
const DARK: &str = "#1C1712";

/// What a figure consists of: a box with lines and fills, or a silhouette.
enum Drawn {
    Box {
        /// Lines inside the box, 2.7 wide.
        lines: &'static str,
        /// Filled figures inside it.
        filled: &'static str,
        /// Marks below it in the ink of the body: lines …
        below: &'static str,
    },
    /// Filled figures around (0, 0), and thin lines.
    Shape {
        filled: &'static str,
        lines: &'static str,
        /// Figures in the colour of the body upon the others.
        cut: &'static str,
    },
}

use Drawn::{Box, Shape};

const CROSS: &str = "M27,23L73,53M27,53L73,23";
const BIPLANE: &str = "M-2.8,-14q0,-5 2.8,-5t2.8,5L2,17h-4ZM-34,-11q0,-1.8 2,-1.8H32q2,0 2,1.8v5.6q0,1.8 -2,1.8H-32q-2,0 -2,-1.8ZM-11,13.5q0,-1.6 1.6,-1.6H9.4q1.6,0 1.6,1.6v2.6q0,1.6 -1.6,1.6H-9.4q-1.6,0 -1.6,-1.6Z";
const SEAPLANE: &str = "M-13,-18q0,-6 2.8,-6t2.8,6V2q0,4 -2.8,4t-2.8,-4ZM7.4,-18q0,-6 2.8,-6t2.8,6V2q0,4 -2.8,4t-2.8,-4ZM-2.8,-14q0,-5 2.8,-5t2.8,5L2,17h-4ZM-34,-11q0,-1.8 2,-1.8H32q2,0 2,1.8v5.6q0,1.8 -2,1.8H-32q-2,0 -2,-1.8ZM-11,13.5q0,-1.6 1.6,-1.6H9.4q1.6,0 1.6,1.6v2.6q0,1.6 -1.6,1.6H-9.4q-1.6,0 -1.6,-1.6Z";
const WHEELS: &str =
    "M33.9,57.6a3.1,3.1 0 1 0 6.2,0a3.1,3.1 0 1 0 -6.2,0M59.9,57.6a3.1,3.1 0 1 0 6.2,0a3.1,3.1 0 1 0 -6.2,0";
const BOGIES: &str = "M24,62.4H76M30.3,58a2.7,2.7 0 1 0 5.4,0a2.7,2.7 0 1 0 -5.4,0M37.8,58a2.7,2.7 0 1 0 5.4,0a2.7,2.7 0 1 0 -5.4,0M56.8,58a2.7,2.7 0 1 0 5.4,0a2.7,2.7 0 1 0 -5.4,0M64.3,58a2.7,2.7 0 1 0 5.4,0a2.7,2.7 0 1 0 -5.4,0";
const HULL: &str = "M41.5,30.5H58.5a7.5,7.5 0 0 1 0,15H41.5a7.5,7.5 0 0 1 0,-15Z";
const SHELL: &str = "M43.8,38a6.2,6.2 0 1 0 12.4,0a6.2,6.2 0 1 0 -12.4,0Z";

const fn boxed(lines: &'static str, filled: &'static str, below: &'static str) -> Drawn {
    Box { lines, filled, below }
}

const fn shape(filled: &'static str, lines: &'static str, cut: &'static str) -> Drawn {
    Shape { filled, lines, cut }
}

/// All figures.
pub const FIGURES: [&str; 27] = [
    "saltire",
    "saltire_over_peak",
    "saltire_and_post",
    "slash",
    "saltire_on_runner",
    "arrow",
    "ball",
    "barred_ball",
    "ringed_arrow",
    "trestle",
    "oval",
    "oval_on_wheels",
    "oval_on_rails",
    "flag_and_saltire",
    "flag",
    "shelf_on_wheels",
    "shelf",
    "biplane",
    "floatplane",
    "kite",
    "two_funnels",
    "turret",
    "one_funnel",
    "paddle_wheel",
    "flight_deck",
    "crane",
    "lighter",
];

fn drawn(figure: &str) -> Drawn {
    match figure {
        "saltire" => boxed(CROSS, "", ""),
        "saltire_over_peak" => boxed(CROSS, "M42,51.6L50,41L58,51.6Z", ""),
        "saltire_and_post" => boxed("M27,23L73,53M27,53L73,23M50,23V53", "", ""),
        "slash" => boxed("M27,53L73,23", "", ""),
        "saltire_on_runner" => boxed(CROSS, "", "M30,59.2H65q6,0 8,-4.4"),
        "arrow" => boxed("M50,47V28M44.8,33.8L50,28L55.2,33.8M42,47H58", "", ""),
        "ball" => boxed("", SHELL, ""),
        "barred_ball" => boxed("M27,28.5H73", SHELL, ""),
        "ringed_arrow" => boxed("M46,45.8a4,4 0 1 0 8,0a4,4 0 1 0 -8,0M50,41.6V28M45,33.5L50,28L55,33.5", "", ""),
        "trestle" => boxed("M37,45.5V32H63V45.5M50,32V45.5", "", ""),
        "oval" => boxed(HULL, "", ""),
        "oval_on_wheels" => boxed(HULL, "", WHEELS),
        "oval_on_rails" => boxed(HULL, "M46.7,38a3.3,3.3 0 1 0 6.6,0a3.3,3.3 0 1 0 -6.6,0Z", BOGIES),
        "flag_and_saltire" => boxed("M27,32L73,53M27,53L73,32", "M27,23H73V32H27Z", "M27,53v9.5"),
        "flag" => boxed("", "M27,23H73V32H27Z", "M27,53v9.5"),
        "shelf_on_wheels" => boxed("M27,44.5H73", "", WHEELS),
        "shelf" => boxed("", "M27,44.5H73V53H27Z", ""),
        "biplane" => shape(
            BIPLANE,
            "M-29,-2.5H29M-8.5,-20.2H8.5",
            "M-28.4,-8.2a2.9,2.9 0 1 0 5.8,0a2.9,2.9 0 1 0 -5.8,0M22.6,-8.2a2.9,2.9 0 1 0 5.8,0a2.9,2.9 0 1 0 -5.8,0",
        ),
        "floatplane" => shape(
            SEAPLANE,
            "M-29,-2.5H29M-8.5,-20.2H8.5",
            "M-28.4,-8.2a2.9,2.9 0 1 0 5.8,0a2.9,2.9 0 1 0 -5.8,0M22.6,-8.2a2.9,2.9 0 1 0 5.8,0a2.9,2.9 0 1 0 -5.8,0",
        ),
        "kite" => shape(
            "M-23,-11a21,10 0 1 0 42,0a21,10 0 1 0 -42,0ZM15,-15l12,-5v17l-12,-4ZM-6.5,8h7v5h-7Z",
            "M-12,-2L-3,9L8,-2",
            "",
        ),
        "two_funnels" => shape(
            "M-31,5H31L26,13H-27ZM-21,5V1h-4v-1.6h-6v-2h10v3.6ZM14,5V-1h10V5ZM-14,5V-3H10V5ZM-6,-3V-14h4.4V-3ZM1,-3V-14H5.4V-3ZM20,-1h-2V-4h9v1.6h-4V-1Z",
            "M15,-1V-19M-11,-3V-16",
            "",
        ),
        "turret" => shape(
            "M-33,7H33L30,13H-30ZM-20,7V-1q0,-4 4,-4h8q4,0 4,4V7ZM4,7V-13H9V7ZM14,7V0H27V7ZM-20,-3.1H-33V-.9H-20ZM-20,.3H-33V2.5H-20Z",
            "M-1,7L2,-19L6,7M-2,-8H6",
            "",
        ),
        "one_funnel" => shape("M-29,4H29L24,13H-25ZM-14,4V-5H8V4ZM-4,-5V-16H2V-5Z", "M-21,4V-16M20,4V-12L29,4", ""),
        "paddle_wheel" => shape(
            "M-33,4q2,9 6,9H26q5,0 8,-9ZM-24,4V-4H22V4ZM-18,-4V-9H14V-4ZM-4,-9L-3.2,-21H2.2L3,-9Z",
            "M-27,4V-15M25,4V-12",
            "M-7,13a7,7 0 0 1 14,0Z",
        ),
        "flight_deck" => shape(
            "M-34,1H34L29,13H-28ZM-35,-3H35V1H-35ZM6,-3V-9H20V-3ZM10,-9V-17H15V-9Z",
            "M-28,-6h16M-28,-11.6h16M-26,-11.6v5.6M-14,-11.6v5.6M-12,-8.6h7l2,-3.5M19,-9V-20",
            "",
        ),
        "lighter" => shape(
            "M-34,3H34L31,13H-31ZM22,3V-4H30V3Z",
            "M-22,-3.5h34M-20,-10.5h30M-15,-10.5v7M5,-10.5v7M-18,0h10M-2,0h10M-13,-3.5v3.5M3,-3.5v3.5M12,-6.5h9",
            "",
        ),
        "crane" => shape(
            "M-33,4q2,9 6,9H26q5,0 8,-9ZM-25,4V-4H-10V4ZM-7,4V-4H8V4ZM11,4V-9H24V4ZM15,-9V-18H20V-9Z",
            "M-9,4V-20M-9,-18L-22,-6M-9,-18L6,-6",
            "M-25,-.6h15v1.2h-15ZM-7,-.6h15v1.2h-15Z",
        ),
        _ => boxed("", "", ""),
    }
}

/// Whether it is a flag on its staff: a headquarters, whose values stand out.
pub(super) fn is_flag(figure: &str) -> bool {
    matches!(figure, "flag" | "flag_and_saltire")
}

/// Whether marks lie under the box, where else the name stands.
pub(super) fn has_marks_below(figure: &str) -> bool {
    matches!(drawn(figure), Box { below, .. } if !below.is_empty())
}

/// A figure, scaled around a point by this much.
pub(super) fn draw(svg: &mut String, figure: &str, livery: &Livery, place: &str) {
    let ink = livery.ink;
    let opened = match drawn(figure) {
        Box { lines, filled, below } => {
            let opened = group(svg, place);
            let _ = write!(
                svg,
                r#"<path fill="{}" stroke="{DARK}" stroke-width="2.7" d="M27,23H73V53H27Z"/>"#,
                livery.pale
            );
            if !lines.is_empty() {
                let width = if figure == "trestle" { "3.4" } else { "2.7" };
                let _ = write!(svg, r#"<path fill="none" stroke="{DARK}" stroke-width="{width}" d="{lines}"/>"#);
            }
            if !filled.is_empty() {
                let _ = write!(svg, r#"<path fill="{DARK}" d="{filled}"/>"#);
            }
            if !below.is_empty() {
                let width = if below == BOGIES || below == WHEELS { "2" } else { "2.8" };
                let _ = write!(svg, r#"<path fill="none" stroke="{ink}" stroke-width="{width}" d="{below}"/>"#);
            }
            opened
        }
        Shape { filled, lines, cut } => {
            group(svg, &format!("{place}translate(50 37.5)"));
            let _ = write!(
                svg,
                r#"<path fill="{ink}" d="{filled}"/><path fill="none" stroke="{ink}" stroke-width="1.8" d="{lines}"/>"#
            );
            if !cut.is_empty() {
                let _ = write!(svg, r#"<path fill="{}" d="{cut}"/>"#, livery.body);
            }
            true
        }
    };
    if opened {
        svg.push_str("</g>");
    }
}

fn group(svg: &mut String, place: &str) -> bool {
    if !place.is_empty() {
        let _ = write!(svg, r#"<g transform="{place}">"#);
    }
    !place.is_empty()
}

/// The mark of a unit's size above its symbol, centred at (50, 14.5).
pub(super) fn size_mark(svg: &mut String, size: &str, ink: Colour) {
    let crosses = |count: u8| {
        let left = |k: u8| 50.0 - 3.7 + (f64::from(k) - (f64::from(count) - 1.0) / 2.0) * 10.0;
        (0..count).map(|k| format!("M{},10.3l7.4,8.4m0,-8.4l-7.4,8.4", left(k))).collect::<String>()
    };
    let lines = match size {
        "platoon" => {
            let dots = "M40,14.5a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M47.5,14.5a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M55,14.5a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0";
            let _ = write!(svg, r#"<path fill="{ink}" d="{dots}"/>"#);
            return;
        }
        "company" => "M50,9.9v9.2".to_owned(),
        "battalion" => "M47,9.9v9.2M53,9.9v9.2".to_owned(),
        "regiment" => "M44.4,9.9v9.2M50,9.9v9.2M55.6,9.9v9.2".to_owned(),
        "brigade" => crosses(1),
        "division" => crosses(2),
        "corps" => crosses(3),
        "army" => crosses(4),
        _ => return,
    };
    let _ = write!(svg, r#"<path fill="none" stroke="{ink}" stroke-width="2.3" d="{lines}"/>"#);
}
