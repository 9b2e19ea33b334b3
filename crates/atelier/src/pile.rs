//! Counters on a map: piles of them in their places, with signs for their states and marks for what lies on places.
//!
//! Lengths are hundredths of a counter's side.

use std::borrow::Cow;
use std::fmt::Write;

use engine::Face;
use engine::looks::{Badge, Lies};
use hexmap::{Map, Point};

use crate::counter::{self, Detail, drawn_badge};
use crate::letters::{Anchor, BOLD};
use crate::map::{Style, View, draw};
use crate::svg::short;

/// A counter that lies on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lying<'a> {
    /// The side that lies up.
    pub face: Cow<'a, Face>,
    /// The badges of its states.
    pub badges: Vec<&'a Badge>,
}

/// Counters in one place, the topmost first.
#[derive(Debug, Clone, PartialEq)]
pub struct Pile<'a> {
    /// Where, in the plane of the map.
    pub at: Point,
    /// The counters.
    pub counters: Vec<Lying<'a>>,
}

/// Something that lies on a place.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark<'a> {
    /// What it looks like.
    pub badge: &'a Badge,
    /// Where, in the plane of the map.
    pub at: Point,
}

/// How many counters of a pile are drawn.
const SHOWN: usize = 3;
/// How far each lies up and to the right of the one above it.
const STEP: f64 = 7.0;
/// The side of a counter, and how far its centre lies above that of its hex, in hexes.
const SIDE: f64 = 0.60;
const LIFT: f64 = 0.055;

/// A map without a frame, with counters and marks on it.
pub fn draw_with(map: &Map, style: &Style, piles: &[Pile<'_>], marks: &[Mark<'_>]) -> String {
    let style = Style { frame: false, ..style.clone() };
    over(draw(map, &style), map, &style, piles, marks)
}

/// Counters and marks alone, as they lie on such a map: to be laid over it.
pub fn draw_alone(map: &Map, style: &Style, piles: &[Pile<'_>], marks: &[Mark<'_>]) -> String {
    let view = View::new(map, style);
    let (width, height) = (short(view.width), short(view.height));
    let bare = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n</svg>\n"
    );
    over(bare, map, style, piles, marks)
}

fn over(mut svg: String, map: &Map, style: &Style, piles: &[Pile<'_>], marks: &[Mark<'_>]) -> String {
    let view = View::new(map, style);
    svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
    let shown = |at: Point| {
        let (x, y) = view.at(at);
        (x >= 0.0 && y >= 0.0 && x <= view.width && y <= view.height).then_some((x, y))
    };
    for (k, mark) in marks.iter().enumerate() {
        if let Some(at) = shown(mark.at) {
            let before = marks[..k].iter().filter(|other| other.at == mark.at).count();
            draw_mark(&mut svg, mark.badge, at, style.hex_px, before);
        }
    }
    // From north to south, so that a pile covers the one behind it.
    let mut piles: Vec<&Pile<'_>> = piles.iter().collect();
    piles.sort_by(|a, b| b.at.y.total_cmp(&a.at.y).then(a.at.x.total_cmp(&b.at.x)));
    let side = SIDE * style.hex_px;
    for pile in piles {
        if let Some((x, y)) = shown(pile.at) {
            draw_pile(&mut svg, pile, (x - side / 2.0, y - side / 2.0 - LIFT * style.hex_px), side);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// A mark: on its hexside, or beside the middle of its hex where a counter leaves room; `before` is how many lie there
/// already.
pub fn draw_mark(svg: &mut String, badge: &Badge, (x, y): (f64, f64), hex_px: f64, before: usize) {
    let (aside, down, size) = match badge.lies {
        Lies::Side => (0.0, 0.0, 0.9),
        Lies::Flag => (-0.33, -0.30, 0.62),
        _ => (-0.34 + 0.22 * before as f64, 0.30, 0.75),
    };
    let _ = writeln!(
        svg,
        r#"<g transform="translate({} {}) scale({:.4})">{}</g>"#,
        short(x + aside * hex_px),
        short(y + down * hex_px),
        size * hex_px / 100.0,
        drawn_badge(badge)
    );
}

fn draw_pile(svg: &mut String, pile: &Pile<'_>, (x, y): (f64, f64), side: f64) {
    let detail = Detail::of(side);
    let depth = pile.counters.len().min(SHOWN).saturating_sub(1) as f64;
    let _ = write!(
        svg,
        r#"<g transform="translate({} {}) scale({:.4}) translate({} {})">"#,
        short(x),
        short(y),
        side / 100.0,
        short(-STEP * depth / 2.0),
        short(STEP * depth / 2.0)
    );
    for (depth, lying) in pile.counters.iter().enumerate().take(SHOWN).rev() {
        let off = STEP * depth as f64;
        let _ = write!(svg, r#"<g transform="translate({} {})">"#, short(off), short(-off));
        counter::shadow(svg);
        let spent = lying.badges.iter().any(|badge| badge.spent);
        svg.push_str(if spent { r#"<g opacity=".62">"# } else { "<g>" });
        counter::draw(
            svg,
            &lying.face,
            if depth == 0 { detail } else { Detail::Speck.max(detail.min(Detail::Medium)) },
        );
        svg.push_str("</g></g>\n");
    }
    let Some(top) = pile.counters.first() else { return };
    let mut down = 6.0;
    for badge in &top.badges {
        match badge.lies {
            Lies::Edge => svg.push_str(drawn_badge(badge)),
            Lies::Corner => {
                let _ = write!(svg, r#"<g transform="translate(4 {})">{}</g>"#, short(down), drawn_badge(badge));
                down += 30.0;
            }
            Lies::Place | Lies::Side | Lies::Flag => {}
        }
    }
    if pile.counters.len() > 1 {
        let count = pile.counters.len().to_string();
        let width = 16.0 + 14.0 * count.len() as f64;
        let mut path = String::new();
        BOLD.write(&mut path, &count, (96.0, 104.6), 21.0, Anchor::Middle);
        let _ = write!(
            svg,
            r##"<rect x="{}" y="84" width="{}" height="26" rx="13" fill="#1C1712" stroke="#FFF" stroke-width="2.4"/><path fill="#FFF" d="{path}"/>"##,
            short(96.0 - width / 2.0),
            short(width)
        );
    }
    svg.push_str("</g>\n");
}

#[cfg(test)]
mod tests {
    use hexmap::{Grid, Layout, Terrain};

    use super::*;

    fn map() -> Map {
        let grid = Grid::new(Layout::usual(6, 6));
        let forest = Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' };
        Map::blank("A forest", grid.expect("a small grid"), forest)
    }

    const BODY: &str = "#A3ADB2";

    fn lying(badges: Vec<&Badge>) -> Lying<'_> {
        let face = Face { figure: "saltire".into(), strength: "4".into(), ..Face::default() };
        Lying { face: Cow::Owned(face), badges }
    }

    fn badge(figure: &str, lies: Lies, spent: bool) -> Badge {
        Badge { id: figure.into(), figure: figure.into(), lies, stack: false, spent }
    }

    fn drawn(counters: Vec<Lying<'_>>, marks: &[Badge]) -> String {
        let map = map();
        let at = map.grid.parse("0303").map(|hex| map.grid.centre(hex)).expect("on the grid");
        let marks: Vec<Mark<'_>> = marks.iter().map(|badge| Mark { badge, at }).collect();
        draw_with(&map, &Style::default(), &[Pile { at, counters }], &marks)
    }

    #[test]
    fn a_pile_shows_three_counters_and_how_many_there_are() {
        let svg = drawn(vec![lying(Vec::new()); 5], &[]);
        assert_eq!(svg.matches(&format!(r#"fill="{BODY}""#)).count(), 3);
        assert!(svg.contains(r#"rx="13""#), "the pill counts all");
        assert!(svg.contains(") translate(-7 7)") && !svg.contains("--"), "the pile stays in the middle of its hex");
        assert!(crate::png(&svg, 200).is_ok(), "it is sound SVG");
    }

    #[test]
    fn states_have_badges_and_what_is_spent_is_paler() {
        let (moved, hungry) = (badge("double_chevron", Lies::Corner, true), badge("empty_crate", Lies::Corner, false));
        let svg = drawn(vec![lying(vec![&moved, &hungry])], &[]);
        assert!(svg.contains(r#"opacity=".62""#) && svg.contains("#274B63") && svg.contains("#F5B400"));
        assert!(!svg.contains(r#"rx="13""#), "one counter needs no count");
        assert!(!drawn(vec![lying(vec![&hungry])], &[]).contains(r#"opacity=".62""#));
    }

    #[test]
    fn marks_lie_on_their_places_and_badges_of_marks_not_on_counters() {
        let marks = [badge("bastion", Lies::Place, false), badge("solid_pennant", Lies::Flag, false)];
        assert!(drawn(Vec::new(), &marks).contains("#A5281C"));
        assert_eq!(drawn(vec![lying(vec![&marks[1]])], &[]), drawn(vec![lying(Vec::new())], &[]));
    }

    #[test]
    fn a_counter_beyond_the_part_that_is_drawn_is_left_out() {
        let map = map();
        let hex = |number: &str| map.grid.parse(number).expect("on the grid");
        let part = Some(crate::Part { first: hex("0101"), last: hex("0202") });
        let pile = Pile { at: map.grid.centre(hex("0606")), counters: vec![lying(Vec::new())] };
        let svg = draw_with(&map, &Style { part, ..Style::default() }, &[pile], &[]);
        assert!(!svg.contains(BODY));
    }
}
