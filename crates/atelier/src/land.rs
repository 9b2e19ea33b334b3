//! Pieces of land on cards: the ground of a mini-map with its fields, woods, hills, houses, and the lines over it. Rails,
//! roads and rivers leave where their courses do, so that those of neighbouring cards meet.

mod cover;
mod lines;

use engine::looks::Palette;
use engine::picture::{Cover, Land, Picture};
use hexmap::Point;

use crate::contour::contour;
use crate::noise::{Seed, noise};
use crate::rings::{Area, Near};
use crate::svg::Sheet;
use crate::window::Window;

/// Pixels for one square.
const SQUARE: f64 = 100.0;
/// How round the corners of a card are, in squares.
const CORNER: f64 = 0.16;

/// The colours of a piece of land.
struct Tints {
    base: &'static str,
    patch: &'static str,
    grass: &'static str,
    fields: [&'static str; 3],
    furrow: &'static str,
    scrub: &'static str,
    bush: &'static str,
    wood: &'static str,
    tree: &'static str,
    tree_shade: &'static str,
    tree_light: &'static str,
    hill: [&'static str; 2],
    hachure: &'static str,
    marsh: &'static str,
    marsh_dash: &'static str,
    reed: &'static str,
    town: &'static str,
    town_ground: &'static str,
    water: &'static str,
    shore: &'static str,
    middle: &'static str,
    bank: &'static str,
}

const SUMMER: Tints = Tints {
    base: "#EFE4C3",
    patch: "#E8DAB2",
    grass: "#B7A566",
    fields: ["#E9D08F", "#D9D79C", "#F3E3B4"],
    furrow: "#B99A55",
    scrub: "#D9D5A2",
    bush: "#8B9A5B",
    wood: "#B4C48F",
    tree: "#6F8F5A",
    tree_shade: "#55774A",
    tree_light: "#93B079",
    hill: ["#DCC793", "#D0B278"],
    hachure: "#9A7443",
    marsh: "#CFDCC6",
    marsh_dash: "#5D8F9A",
    reed: "#6F8F5C",
    town: "#7D2A20",
    town_ground: "#DCB39C",
    water: "#A9CBD9",
    shore: "#4B819C",
    middle: "#C3DCE5",
    bank: "#F6F0DA",
};

const WINTER: Tints = Tints {
    base: "#EEF0EA",
    patch: "#E3E8E6",
    grass: "#B4B7A6",
    fields: ["#E6E4D6", "#DEE2DA", "#F4F3EA"],
    furrow: "#B3B2A2",
    scrub: "#DDE1D6",
    bush: "#8E998C",
    wood: "#CBD5CE",
    tree: "#7C9590",
    tree_shade: "#5E7A77",
    tree_light: "#F4F8F8",
    hill: ["#DFDDD3", "#CFCABD"],
    hachure: "#8C8276",
    marsh: "#DFE8EC",
    marsh_dash: "#7D9FB4",
    reed: "#7F8F84",
    town: "#7D2A20",
    town_ground: "#DEC6BA",
    water: "#D6E6EE",
    shore: "#6D97B1",
    middle: "#E9F3F8",
    bank: "#F8F8F3",
};

/// Colours that no weather changes.
const RAIL: &str = "#26231F";
const ROAD: &str = "#A3472C";
const CASING: &str = "#F8F0DA";
const HALO: &str = "#F5EDD2";

/// A picture as a complete SVG: a card with round corners.
pub fn svg(picture: &Picture) -> String {
    let (inside, across, down) = inside(picture);
    card(across, down, &inside)
}

/// The same to be cut out: square corners, and no rim, so that what meets at the edges of two cards does meet.
pub fn to_cut(picture: &Picture) -> String {
    let (inside, across, down) = inside(picture);
    let (wide, high) = (across * SQUARE, down * SQUARE);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0}" height="{high:.0}" viewBox="0 0 {wide:.0} {high:.0}">{inside}</svg>"#
    )
}

/// What is drawn, and how many squares it is wide and high.
fn inside(picture: &Picture) -> (String, f64, f64) {
    match picture {
        Picture::Land(land) => (drawn(land), f64::from(land.across), f64::from(land.down)),
        Picture::Back => (back(), PLAIN.0, PLAIN.1),
        Picture::Water(palette) => (water(tints(*palette)), PLAIN.0, PLAIN.1),
    }
}

fn tints(palette: Palette) -> &'static Tints {
    if palette == Palette::Winter { &WINTER } else { &SUMMER }
}

/// Something clipped to a card, with its rim.
fn card(across: f64, down: f64, inside: &str) -> String {
    let (wide, high, round) = (across * SQUARE, down * SQUARE, CORNER * SQUARE);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0}" height="{high:.0}" viewBox="0 0 {wide:.0} {high:.0}"><clipPath id="c"><rect width="{wide:.0}" height="{high:.0}" rx="{round:.0}"/></clipPath><g clip-path="url(#c)">{inside}</g><rect x="1.5" y="1.5" width="{:.0}" height="{:.0}" rx="{round:.0}" fill="none" stroke="#5C5138" stroke-width="3"/></svg>"##,
        wide - 3.0,
        high - 3.0
    )
}

/// The usual size of what has no squares of its own.
const PLAIN: (f64, f64) = (6.0, 4.0);

/// The back of a card: a lozenge on slate.
fn back() -> String {
    let (wide, high) = (PLAIN.0 * SQUARE, PLAIN.1 * SQUARE);
    let (x, y) = (wide / 2.0, high / 2.0);
    format!(
        r##"<path fill="#46545C" d="M0,0H{wide}V{high}H0Z"/><rect x="22" y="22" width="{}" height="{}" rx="8" fill="none" stroke="#5F7079" stroke-width="4"/><path d="M{x},{}L{},{y}L{x},{}L{},{y}Z" fill="none" stroke="#7B8B93" stroke-width="5"/><path d="M{x},{}L{},{y}L{x},{}L{},{y}Z" fill="#5A6A72"/>"##,
        wide - 44.0,
        high - 44.0,
        y - 90.0,
        x + 135.0,
        y + 90.0,
        x - 135.0,
        y - 46.0,
        x + 69.0,
        y + 46.0,
        x - 69.0,
    )
}

fn water(tints: &Tints) -> String {
    let window = Window { west: 0.0, south: -PLAIN.1, east: PLAIN.0, north: 0.0 };
    let mut sheet = Sheet::new(window, SQUARE);
    sheet.raw(&format!(r#"<path fill="{}" d="M0,0H600V400H0Z"/>"#, tints.water));
    let mut waves = crate::svg::Path::default();
    for row in 0..9 {
        for k in 0..9 {
            let seed = Seed::of("wave").at(row).at(k);
            let (x, y) = (k as f64 * 0.75 + seed.swing() * 0.2, -0.25 - row as f64 * 0.44);
            let wave = |step: i32| Point::new(x + f64::from(step) * 0.09, y + if step % 2 == 0 { 0.0 } else { 0.05 });
            sheet.line(&mut waves, &[wave(0), wave(1), wave(2), wave(3), wave(4)]);
        }
    }
    sheet.stroke(&waves, tints.shore, 0.03, 0.55);
    sheet.finish()
}

/// A piece of land while it is drawn.
struct Drawing<'l> {
    land: &'l Land,
    tints: &'static Tints,
    window: Window,
    sheet: Sheet,
    seed: Seed,
    /// Which layer of noise it has.
    layer: u64,
    /// The lines over it, as they are drawn.
    rails: Vec<Vec<Point>>,
    roads: Vec<Vec<Point>>,
    rivers: Vec<Vec<Point>>,
    /// Where ways and water run: nothing grows and nobody lives there.
    ways: Near,
    water: Near,
}

fn drawn(land: &Land) -> String {
    let (across, down) = (f64::from(land.across), f64::from(land.down));
    let window = Window { west: 0.0, south: -down, east: across, north: 0.0 };
    let seed = Seed::of(&land.seed);
    let layer = (seed.share() * 900.0) as u64;
    let mut drawing = Drawing {
        land,
        tints: tints(land.palette),
        window,
        sheet: Sheet::new(window, SQUARE),
        seed,
        layer,
        rails: land.rails.iter().map(|course| lines::rail(course)).collect(),
        roads: land.roads.iter().map(|course| lines::road(course, layer)).collect(),
        rivers: land.rivers.iter().map(|course| lines::river(course, layer)).collect(),
        ways: Near::new(0.5),
        water: Near::new(0.5),
    };
    for line in drawing.rails.iter().chain(&drawing.roads) {
        line.windows(2).for_each(|pair| drawing.ways.insert(pair[0], pair[1]));
    }
    for line in &drawing.rivers {
        line.windows(2).for_each(|pair| drawing.water.insert(pair[0], pair[1]));
    }
    drawing.ground();
    drawing.waters();
    drawing.houses();
    drawing.ways_over();
    drawing.crossings();
    if land.ruled {
        drawing.rules();
    }
    drawing.sheet.finish()
}

/// The squares of a piece of land, with what covers them.
fn squares(land: &Land) -> impl Iterator<Item = (i64, i64, Cover)> + '_ {
    let across = usize::from(land.across).max(1);
    land.cover.iter().enumerate().map(move |(k, cover)| ((k % across) as i64, (k / across) as i64, *cover))
}

impl Drawing<'_> {
    /// The area of some covers, its edge rounded and wobbling; it runs on over the rim of the card.
    fn area(&self, of: &[Cover], wobble: f64, inset: f64) -> Area {
        /// How far a square at the rim reaches beyond it.
        const BEYOND: f64 = 0.7;
        let (last_x, last_y) = (i64::from(self.land.across) - 1, i64::from(self.land.down) - 1);
        let boxes: Vec<[f64; 4]> = squares(self.land)
            .filter(|(.., cover)| of.contains(cover))
            .map(|(x, y, _)| {
                let rim = |is: bool| if is { BEYOND } else { 0.0 };
                [
                    x as f64 - rim(x == 0),
                    x as f64 + 1.0 + rim(x == last_x),
                    y as f64 - rim(y == 0),
                    y as f64 + 1.0 + rim(y == last_y),
                ]
            })
            .collect();
        if boxes.is_empty() {
            return Area::new(Vec::new());
        }
        let layer = self.layer * 7 + of.len() as u64 + u64::from(of[0] as u8) * 3;
        let depth = |p: Point| {
            let (x, y) = (p.x, -p.y);
            let soft: f64 = boxes
                .iter()
                .map(|[west, east, north, south]| {
                    let outside = (west - x).max(x - east).max(0.0).hypot((north - y).max(y - south).max(0.0));
                    let inside = (west - x).max(x - east).max(north - y).max(y - south).min(0.0);
                    (-7.0 * (outside + inside)).exp()
                })
                .sum();
            soft.ln() / 7.0 - inset + wobble * 2.0 * (noise(p, 1.7, layer) - 0.5)
        };
        Area::new(contour(&self.window.grown(0.3), 0.07, depth))
    }

    /// The lines between squares.
    fn rules(&mut self) {
        let (across, down) = (f64::from(self.land.across), f64::from(self.land.down));
        let mut path = crate::svg::Path::default();
        for x in 1..self.land.across {
            self.sheet.line(&mut path, &[Point::new(f64::from(x), 0.0), Point::new(f64::from(x), -down)]);
        }
        for y in 1..self.land.down {
            self.sheet.line(&mut path, &[Point::new(0.0, -f64::from(y)), Point::new(across, -f64::from(y))]);
        }
        self.sheet.stroke(&path, "#4D4A34", 0.016, 0.45);
    }
}

#[cfg(test)]
mod tests {
    use engine::picture::{Crossing, CrossingKind};

    use super::*;

    fn land() -> Land {
        let mut cover = vec![Cover::Grass; 24];
        let kinds = [
            Cover::Fields,
            Cover::Scrub,
            Cover::Wood,
            Cover::Hill,
            Cover::WoodedHill,
            Cover::Village,
            Cover::Town,
            Cover::Marsh,
        ];
        cover[..8].copy_from_slice(&kinds);
        Land {
            seed: "T1".into(),
            across: 6,
            down: 4,
            cover,
            rails: vec![vec![(3.5, 0.0), (3.5, 1.5), (3.5, 4.0)]],
            roads: vec![vec![(1.5, 0.0), (1.5, 2.5), (0.0, 2.5)]],
            rivers: vec![vec![(0.0, 2.0), (3.0, 2.0), (6.0, 2.0)]],
            crossings: vec![
                Crossing { kind: CrossingKind::RailBridge, at: (3.5, 2.0), down: false },
                Crossing { kind: CrossingKind::Bridge, at: (1.5, 2.0), down: true },
                Crossing { kind: CrossingKind::Ford, at: (5.0, 2.0), down: false },
            ],
            ..Land::default()
        }
    }

    #[test]
    fn every_picture_is_sound_and_the_same_each_time() {
        let winter = Land { palette: Palette::Winter, ruled: true, torn: true, ..land() };
        let bare = Land { across: 6, down: 4, cover: vec![Cover::Grass; 24], ..Land::default() };
        for picture in [
            Picture::Land(land()),
            Picture::Land(winter),
            Picture::Land(bare),
            Picture::Back,
            Picture::Water(Palette::Summer),
        ] {
            let drawn = svg(&picture);
            assert_eq!(drawn, svg(&picture));
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{picture:?}");
            assert!(crate::png(&drawn, 300).is_ok(), "{picture:?}");
        }
    }

    #[test]
    fn lines_leave_a_card_where_their_courses_do() {
        let land = land();
        let ends = |line: &[Point]| (line[0], line[line.len() - 1]);
        let river = lines::river(&land.rivers[0], 17);
        let road = lines::road(&land.roads[0], 17);
        let rail = lines::rail(&land.rails[0]);
        for (line, from, to) in
            [(&river, (0.0, 2.0), (6.0, 2.0)), (&road, (1.5, 0.0), (0.0, 2.5)), (&rail, (3.5, 0.0), (3.5, 4.0))]
        {
            let (first, last) = ends(line);
            assert!(
                first.distance(Point::new(from.0, -from.1)) < 1e-6 && last.distance(Point::new(to.0, -to.1)) < 1e-6
            );
        }
    }

    #[test]
    fn a_bridge_that_is_down_and_rails_that_are_torn_look_otherwise() {
        let up = land();
        let mut down = land();
        down.crossings[0].down = true;
        let torn = Land { torn: true, ..land() };
        let drawn = |land: &Land| svg(&Picture::Land(land.clone()));
        assert_ne!(drawn(&up), drawn(&down));
        assert_ne!(drawn(&up), drawn(&torn));
    }
}
