//! Counters on a map: plain chits in the colours of their nation, stacked, with a label and two values. No symbols yet.
//!
//! Lengths are hundredths of a counter's side, as on the counter sheet.

use std::fmt::Write;

use hexmap::{Map, Point};

use crate::map::{Style, View, draw};
use crate::svg::{SANS, escaped, short};

/// The colours of a nation's counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Livery {
    /// The body.
    pub body: &'static str,
    /// Words and values on it.
    pub ink: &'static str,
    /// The star of the Reds, who have no coloured edge.
    pub star: Option<&'static str>,
}

/// A counter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chit {
    /// Its colours.
    pub livery: Livery,
    /// What it is called, in a few letters.
    pub label: String,
    /// The value at the lower left: strength.
    pub left: String,
    /// The value at the lower right: movement.
    pub right: String,
    /// It has moved or fired, and is drawn paler.
    pub spent: bool,
}

/// Counters in one place, the topmost first.
#[derive(Debug, Clone, PartialEq)]
pub struct Pile {
    /// Where, in the plane of the map.
    pub at: Point,
    /// The counters.
    pub chits: Vec<Chit>,
}

const fn light(body: &'static str, ink: &'static str) -> Livery {
    Livery { body, ink, star: None }
}

/// What nobody has a colour for: grey, like counters in common use.
const COMMON: Livery = light("#A3ADB2", "#11171A");

const LIVERIES: [(&[&str], Livery); 10] = [
    (&["us", "american"], light("#888D4C", "#101204")),
    (&["british"], light("#ECD6A2", "#241A08")),
    (&["canadian"], light("#E39D66", "#2A1404")),
    (&["french"], light("#8FB4E6", "#0A1C33")),
    (&["white_russian", "whites", "white"], light("#F6F3EA", "#1D2A44")),
    (&["polish"], light("#F0BFD0", "#33091A")),
    (&["australian"], light("#4F9A86", "#031A13")),
    (&["serb"], light("#8B7CC6", "#0E0628")),
    (&["green", "greens"], light("#5F9A58", "#051406")),
    (&["red", "reds", "bolshevik"], Livery { body: "#A5281C", ink: "#FFF4DE", star: Some("#FFCF5A") }),
];

/// The colours of a faction, by its id; grey for one that has none of its own.
pub fn livery(faction: &str) -> Livery {
    LIVERIES.iter().find(|(ids, _)| ids.contains(&faction)).map_or(COMMON, |(_, livery)| *livery)
}

/// How many counters of a pile are drawn.
const SHOWN: usize = 3;
/// How far each lies up and to the right of the one above it.
const STEP: f64 = 7.0;
/// The side of a counter, and how far its centre lies above that of its hex, in hexes.
const SIDE: f64 = 0.60;
const LIFT: f64 = 0.055;

/// A map without a frame, with counters on it.
pub fn draw_with(map: &Map, style: &Style, piles: &[Pile]) -> String {
    let style = Style { frame: false, ..style.clone() };
    let view = View::new(map, &style);
    let mut svg = draw(map, &style);
    svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
    // From north to south, so that a pile covers the one behind it.
    let mut piles: Vec<&Pile> = piles.iter().collect();
    piles.sort_by(|a, b| b.at.y.total_cmp(&a.at.y).then(a.at.x.total_cmp(&b.at.x)));
    let side = SIDE * style.hex_px;
    for pile in piles {
        let (x, y) = view.at(pile.at);
        let beyond = x < 0.0 || y < 0.0 || x > view.width || y > view.height;
        if !beyond {
            draw_pile(&mut svg, pile, (x - side / 2.0, y - side / 2.0 - LIFT * style.hex_px), side);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_pile(svg: &mut String, pile: &Pile, (x, y): (f64, f64), side: f64) {
    let _ = writeln!(
        svg,
        r#"<g transform="translate({} {}) scale({:.4})" font-family="{SANS}" font-weight="700">"#,
        short(x),
        short(y),
        side / 100.0
    );
    for (depth, chit) in pile.chits.iter().enumerate().take(SHOWN).rev() {
        let off = STEP * depth as f64;
        let _ = write!(svg, r#"<g transform="translate({} {})">"#, short(off), short(-off));
        draw_chit(svg, chit, side, depth == 0);
        svg.push_str("</g>\n");
    }
    if pile.chits.len() > 1 {
        let count = pile.chits.len().to_string();
        let width = 16.0 + 14.0 * count.len() as f64;
        let _ = writeln!(
            svg,
            r##"<rect x="{}" y="86" width="{}" height="28" rx="14" fill="#1C1712" stroke="#FDFAF2" stroke-width="2"/><text x="{}" y="108" font-size="24" text-anchor="middle" fill="#FDFAF2">{count}</text>"##,
            short(108.0 - width),
            short(width),
            short(108.0 - width / 2.0)
        );
    }
    svg.push_str("</g>\n");
}

/// One counter. Only the topmost of a pile shows its values, and none when it is too small to read them.
fn draw_chit(svg: &mut String, chit: &Chit, side: f64, top: bool) {
    let Livery { body, ink, star } = chit.livery;
    let opacity = if chit.spent { r#" opacity=".62""# } else { "" };
    let _ = write!(
        svg,
        r##"<rect x="2" y="4" width="100" height="100" rx="8" fill="#1C1712" fill-opacity=".3"/><g{opacity}><rect width="100" height="100" rx="8" fill="{body}" stroke="{ink}" stroke-opacity=".55" stroke-width="1.8"/><path d="M3,97V9Q3,3 9,3H97" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="2"/>"##
    );
    match star {
        Some(colour) => {
            let _ = write!(svg, r#"<path d="{}" fill="{colour}"/>"#, star_path(12.5, 13.0, 6.4));
        }
        None => {
            let _ = write!(svg, r#"<path d="M0,8Q0,0 8,0H8.5V100H8Q0,100 0,92Z" fill="{ink}" fill-opacity=".75"/>"#);
        }
    }
    if top && side >= 18.0 {
        words(svg, &chit.label, (52.0, 47.0), fitting(&chit.label, 30.0, 78.0), "middle", ink);
        let value = |text: &str| fitting(text, 33.0, 42.0);
        words(svg, &chit.left, (12.5, 91.0), value(&chit.left), "start", ink);
        words(svg, &chit.right, (94.0, 91.0), value(&chit.right), "end", ink);
    }
    svg.push_str("</g>");
}

fn words(svg: &mut String, text: &str, (x, y): (f64, f64), size: f64, anchor: &str, ink: &str) {
    if !text.is_empty() {
        let _ = write!(
            svg,
            r#"<text x="{}" y="{}" font-size="{}" text-anchor="{anchor}" fill="{ink}">{}</text>"#,
            short(x),
            short(y),
            short(size),
            escaped(text)
        );
    }
}

/// The size at which a text is no wider than this: a letter is about half as wide as high.
fn fitting(text: &str, size: f64, width: f64) -> f64 {
    let letters = text.chars().count().max(1) as f64;
    size.min(width / (0.5 * letters))
}

fn star_path(x: f64, y: f64, radius: f64) -> String {
    let point = |k: u32| {
        let turn = f64::from(k) * std::f64::consts::PI / 5.0;
        let reach = if k.is_multiple_of(2) { radius } else { radius * 0.4 };
        format!("{:.1},{:.1}", x + reach * turn.sin(), y - reach * turn.cos())
    };
    format!("M{}Z", (0..10).map(point).collect::<Vec<_>>().join("L"))
}

#[cfg(test)]
mod tests {
    use hexmap::{Grid, Layout, Numbering, Orientation, Parity, RowsGrow, Shift, Terrain};

    use super::*;

    fn map() -> Map {
        let grid = Grid::new(Layout {
            orientation: Orientation::FlatTop,
            first_row: 1,
            rows: 6,
            first_column: 1,
            columns: 6,
            shifted: Parity::Even,
            shift: Shift::SouthOrWest,
            rows_grow: RowsGrow::North,
            numbering: Numbering::RowColumn,
        });
        let forest = Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' };
        Map::blank("A forest", grid.expect("a small grid"), forest)
    }

    fn chit(label: &str, faction: &str) -> Chit {
        Chit { livery: livery(faction), label: label.into(), left: "4".into(), right: "6".into(), spent: false }
    }

    fn drawn(chits: Vec<Chit>, hex_px: f64) -> String {
        let map = map();
        let at = map.grid.parse("0303").map(|hex| map.grid.centre(hex)).expect("on the grid");
        draw_with(&map, &Style { hex_px, ..Style::default() }, &[Pile { at, chits }])
    }

    #[test]
    fn a_pile_shows_three_counters_the_values_of_the_first_and_how_many_there_are() {
        let svg = drawn((1..=5).map(|n| chit(&format!("<{n}>"), "british")).collect(), 72.0);
        assert_eq!(svg.matches(r##"fill="#ECD6A2""##).count(), 3);
        assert!(svg.contains("&lt;1&gt;") && !svg.contains("&lt;2&gt;"), "only the topmost is labelled");
        assert!(svg.contains(">5</text>"), "the pill counts all");
        assert!(crate::png(&svg, 200).is_ok(), "it is sound SVG");
    }

    #[test]
    fn a_single_counter_has_no_pill_and_a_red_one_a_star() {
        let svg = drawn(vec![chit("154", "red")], 72.0);
        assert!(svg.contains("#FFCF5A") && !svg.contains(r#"rx="14""#));
    }

    #[test]
    fn what_is_too_small_to_read_is_not_written() {
        assert!(drawn(vec![chit("Kodish", "us")], 48.0).contains("Kodish"));
        assert!(!drawn(vec![chit("Kodish", "us")], 24.0).contains("Kodish"));
    }

    #[test]
    fn a_counter_beyond_the_part_that_is_drawn_is_left_out() {
        let map = map();
        let hex = |number: &str| map.grid.parse(number).expect("on the grid");
        let part = Some(crate::Part { first: hex("0101"), last: hex("0202") });
        let pile = Pile { at: map.grid.centre(hex("0606")), chits: vec![chit("Far", "us")] };
        assert!(!draw_with(&map, &Style { part, ..Style::default() }, &[pile]).contains("Far"));
    }

    #[test]
    fn factions_without_colours_are_grey() {
        assert_eq!(livery("finland").body, COMMON.body);
        assert_ne!(livery("us").body, COMMON.body);
    }
}
