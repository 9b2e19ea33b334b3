//! What is printed over and beside the ground of a map: names of regions, boxes where ways lead off it, insets.
//!
//! ```toml
//! [[region]]
//! name = "White Sea"
//! kind = "water"            # or "land"
//! hex = "4902"
//! shift = [0.2, -0.1]       # east and north of the hex's centre; may be left out
//! size = 0.42               # height of the letters, in hexes
//! spaced = 0.3              # room between letters, in heights
//! angle = -12.0             # degrees, rising; may be left out
//!
//! [[box]]
//! id = "vologda_box"
//! name = "Vologda"
//! note = "Red reinforcements wait here for a turn"
//! edge = "south"            # or "north", "east", "west"
//! hexes = ["0106"]          # where one passes: a hex, or the first and the last
//! passage = "in"            # or "out"
//! along = 6.0               # how long it is, in hexes
//! deep = 1.6                # how far it reaches away from the map
//!
//! [[box]]                   # a box that several hexes lead to, or none
//! id = "omsk"
//! name = "Omsk"
//! note = ""
//! edge = "east"
//! at = "7620"               # beside which hex its middle lies
//! entries = ["7619", "7515"]
//! passage = "both"          # there and back
//! along = 8.0
//! deep = 1.6
//! away = 2.4                # how far it lies off the others; may be left out
//!
//! [[inset]]
//! name = "Archangel and the delta"
//! first = "4602"            # two opposite corners
//! last = "5009"
//! ```

use std::collections::HashSet;

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use crate::direction::Point;
use crate::file::{Reader, Text};
use crate::grid::{Grid, HexIx};
use crate::map::{LinkBy, Map};
use crate::source::Source;

/// The gap between the last hexes and a box, where the arrow is.
const GAP: f64 = 0.5;
/// Paper around the hexes and the boxes.
const PAPER: f64 = 0.35;
/// How much room a counter has in a box.
const COUNTER: f64 = 0.82;
/// How far the middle of a counter lies from the far edge of a box.
const FOOT: f64 = 0.44;

/// All that is printed over and beside the ground.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Overprint {
    /// Names in large letters.
    pub regions: Vec<Region>,
    /// Boxes beside the map.
    pub boxes: Vec<MarginBox>,
    /// Parts that are shown again, larger.
    pub insets: Vec<Inset>,
}

/// What bears the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RegionKind {
    /// A country or a district.
    Land,
    /// A sea or a gulf.
    Water,
}

/// A name in large letters.
#[derive(Debug, Clone, PartialEq)]
pub struct Region {
    /// "Shenkursk".
    pub name: String,
    /// What bears it.
    pub kind: RegionKind,
    /// Its middle.
    pub at: Point,
    /// How high the letters are, in hexes.
    pub size: f64,
    /// The room between letters, in heights.
    pub spaced: f64,
    /// How steeply it rises, in degrees.
    pub angle: f64,
}

/// From this height of letters on, names are set in capitals.
const CAPITALS: f64 = 0.4;

impl Region {
    /// Its name as it is set: large letters are capitals.
    pub fn words(&self) -> String {
        set_words(&self.name, self.size)
    }
}

/// Words as letters of this height set them, in hexes: large ones are capitals.
pub fn set_words(words: &str, size: f64) -> String {
    if size >= CAPITALS { words.to_uppercase() } else { words.to_owned() }
}

/// An edge of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Above.
    North,
    /// To the right.
    East,
    /// Below.
    South,
    /// To the left.
    West,
}

impl Edge {
    /// From a point beside this edge well into the hexes that lie along it.
    fn into_map(self, Point { x, y }: Point) -> Point {
        /// Of hexes that stand aside or point outwards, half does not reach the edge.
        const WELL: f64 = 0.75;
        match self {
            Edge::North => Point::new(x, y - WELL),
            Edge::East => Point::new(x - WELL, y),
            Edge::South => Point::new(x, y + WELL),
            Edge::West => Point::new(x + WELL, y),
        }
    }
}

/// Which way one passes between a box and the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// From the box onto the map.
    In,
    /// Off the map.
    Out,
    /// There and back.
    Both,
}

/// A box beside the map.
#[derive(Debug, Clone, PartialEq)]
pub struct MarginBox {
    /// The id of the place off the map.
    pub id: String,
    /// "Vologda".
    pub name: String,
    /// Who passes there.
    pub note: String,
    /// At which edge it lies.
    pub edge: Edge,
    /// Its south-west corner.
    pub low: Point,
    /// Its north-east corner.
    pub high: Point,
    /// Where one passes: the ends of a line along the edge of the map; none where hexes lead to it one by one.
    pub gate: Option<(Point, Point)>,
    /// The arrows, from their tails to their heads: none for a box that no hex leads to.
    pub arrows: Vec<(Point, Point)>,
    /// Whether one passes there and back.
    pub both_ways: bool,
}

impl MarginBox {
    /// Whether its words run upwards, because it is higher than wide.
    pub fn is_upright(&self) -> bool {
        self.high.y - self.low.y > self.high.x - self.low.x
    }

    /// Where counters lie in it, one beside the other; there is always one.
    pub fn spots(&self) -> Vec<Point> {
        let (wide, high) = (self.high.x - self.low.x, self.high.y - self.low.y);
        let count = (f64::max(wide, high) / COUNTER - 0.3).floor().max(1.0) as u32;
        let along = |k: u32| 0.5 * COUNTER + 0.12 + f64::from(k) * COUNTER;
        let spot = |k: u32| match self.is_upright() {
            true => Point::new(self.high.x - FOOT, self.low.y + along(k)),
            false => Point::new(self.low.x + along(k), self.low.y + FOOT),
        };
        (0..count).map(spot).collect()
    }
}

/// A part of the map that is shown again, larger.
#[derive(Debug, Clone, PartialEq)]
pub struct Inset {
    /// What stands over it.
    pub name: String,
    /// One corner.
    pub first: HexIx,
    /// The opposite corner.
    pub last: HexIx,
}

impl Overprint {
    /// The rectangle around the map and its boxes, with some paper around them if there are boxes: its south-west and
    /// north-east corners.
    pub fn extent(&self, grid: &Grid) -> (Point, Point) {
        let (low, high) = grid.extent();
        self.around(low, high)
    }

    /// The same around a part of the map: a rectangle by these corners.
    pub fn around(&self, mut low: Point, mut high: Point) -> (Point, Point) {
        if self.boxes.is_empty() {
            return (low, high);
        }
        for one in &self.boxes {
            low = Point::new(low.x.min(one.low.x), low.y.min(one.low.y));
            high = Point::new(high.x.max(one.high.x), high.y.max(one.high.y));
        }
        (Point::new(low.x - PAPER, low.y - PAPER), Point::new(high.x + PAPER, high.y + PAPER))
    }

    /// The box of a place off the map.
    pub fn box_of(&self, id: &str) -> Option<&MarginBox> {
        self.boxes.iter().find(|one| one.id == id)
    }

    /// Some of the boxes as they lie beside a part of the map. Those that arrows lead to from it stay where they are, with
    /// these arrows; the others lie below it, in rows.
    pub fn beside(&self, grid: &Grid, part: &[HexIx], is_wanted: impl Fn(&str) -> bool) -> Vec<MarginBox> {
        let wanted = || self.boxes.iter().filter(|one| is_wanted(&one.id));
        let corners = part.iter().flat_map(|hex| grid.corners(*hex)).map(|corner| grid.corner_point(corner));
        let Some((mut low, high)) = corners.fold(None, |found: Option<(Point, Point)>, at| {
            let (low, high) = found.unwrap_or((at, at));
            Some((Point::new(low.x.min(at.x), low.y.min(at.y)), Point::new(high.x.max(at.x), high.y.max(at.y))))
        }) else {
            return Vec::new();
        };
        let led_to = |one: &MarginBox| {
            let leads = |(tail, head): &&(Point, Point)| {
                let inside = |end: &Point| grid.at(one.edge.into_map(*end)).is_some_and(|hex| part.contains(&hex));
                inside(tail) || inside(head)
            };
            one.arrows.iter().filter(leads).copied().collect::<Vec<(Point, Point)>>()
        };
        let mut laid: Vec<MarginBox> = wanted()
            .map(|one| MarginBox { arrows: led_to(one), ..one.clone() })
            .filter(|one| !one.arrows.is_empty())
            .collect();
        low.y = laid.iter().map(|one| one.low.y).fold(low.y, f64::min);
        let (mut x, mut y, mut deepest) = (low.x, low.y - GAP, 0.0_f64);
        for one in wanted().filter(|one| led_to(one).is_empty()) {
            let (wide, deep) = (one.high.x - one.low.x, one.high.y - one.low.y);
            if x > low.x && x + wide > high.x {
                (x, y, deepest) = (low.x, y - deepest - GAP, 0.0);
            }
            let corners = (Point::new(x, y - deep), Point::new(x + wide, y));
            laid.push(MarginBox { low: corners.0, high: corners.1, gate: None, arrows: Vec::new(), ..one.clone() });
            (x, deepest) = (x + wide + GAP, deepest.max(deep));
        }
        laid
    }

    /// Lines between boxes that are joined, where nothing lies between them: from, to, and whether one sails there.
    pub fn links(&self, map: &Map) -> Vec<(Point, Point, bool)> {
        let (low, high) = map.grid.extent();
        let mut lines = Vec::new();
        for (index, one) in self.boxes.iter().enumerate() {
            for link in map.off_map(&one.id).map_or(&[][..], |place| &place.links) {
                let Some(other) = self.boxes[index..].iter().find(|other| other.id == link.to) else { continue };
                let (from, to) = (nearest_in(one, other), nearest_in(other, one));
                let mut others = self.boxes.iter().filter(|third| third.id != one.id && third.id != other.id);
                if !cuts(from, to, low, high) && !others.any(|third| cuts(from, to, third.low, third.high)) {
                    lines.push((from, to, link.by == LinkBy::Sea));
                }
            }
        }
        lines
    }

    /// The same in another language.
    pub fn translated(&self, translate: &dyn Fn(&str) -> String) -> Overprint {
        let mut there = self.clone();
        let names = there.regions.iter_mut().map(|region| &mut region.name);
        let boxes = there.boxes.iter_mut().flat_map(|one| [&mut one.name, &mut one.note]);
        for words in names.chain(boxes).chain(there.insets.iter_mut().map(|inset| &mut inset.name)) {
            *words = translate(words);
        }
        there
    }
}

/// The point of a box that is nearest to another, off its corners: on its edge where the two lie beside each other, else
/// inside, for the box covers what is too long.
fn nearest_in(one: &MarginBox, other: &MarginBox) -> Point {
    let middle = |a: f64, b: f64, c: f64, d: f64| {
        let (from, to) = (a.max(c), b.min(d));
        if from <= to { (from + to) / 2.0 } else { ((c + d) / 2.0).clamp(a + 0.3, b - 0.3) }
    };
    let x = middle(one.low.x, one.high.x, other.low.x, other.high.x);
    Point::new(x, middle(one.low.y, one.high.y, other.low.y, other.high.y))
}

/// Whether a segment cuts a rectangle.
fn cuts(from: Point, to: Point, low: Point, high: Point) -> bool {
    // Clipped to the strips between its edges, one after the other: what is left is inside.
    let (mut first, mut last) = (0.0_f64, 1.0_f64);
    for (start, way, low, high) in [(from.x, to.x - from.x, low.x, high.x), (from.y, to.y - from.y, low.y, high.y)] {
        if way == 0.0 {
            if start <= low || start >= high {
                return false;
            }
            continue;
        }
        let (a, b) = ((low - start) / way, (high - start) / way);
        (first, last) = (first.max(a.min(b)), last.min(a.max(b)));
    }
    first < last
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OverprintFile {
    #[serde(default)]
    region: Vec<RegionFile>,
    #[serde(default)]
    r#box: Vec<BoxFile>,
    #[serde(default)]
    inset: Vec<InsetFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionFile {
    name: String,
    kind: Text,
    hex: Text,
    #[serde(default)]
    shift: [f64; 2],
    size: Spanned<f64>,
    spaced: Spanned<f64>,
    #[serde(default)]
    angle: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    id: Text,
    name: String,
    note: String,
    edge: Text,
    hexes: Option<Spanned<Vec<Text>>>,
    at: Option<Text>,
    #[serde(default)]
    entries: Vec<Text>,
    passage: Option<Text>,
    along: Spanned<f64>,
    deep: Spanned<f64>,
    away: Option<Spanned<f64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InsetFile {
    name: String,
    first: Text,
    last: Text,
}

/// Reads what is printed over a map with this grid.
pub fn read_overprint(source: &Source<'_>, grid: &Grid) -> Result<Overprint, Fault> {
    let file: OverprintFile = source.toml()?;
    let reader = Reader { source };
    let mut seen = HashSet::new();
    for file in &file.r#box {
        reader.fresh(&mut seen, &file.id, "box")?;
    }
    let inset = |file: &InsetFile| -> Result<Inset, Fault> {
        let (first, last) = (reader.hex(grid, &file.first)?, reader.hex(grid, &file.last)?);
        Ok(Inset { name: file.name.clone(), first, last })
    };
    Ok(Overprint {
        regions: file.region.iter().map(|file| region(&reader, grid, file)).collect::<Result<_, _>>()?,
        boxes: file.r#box.iter().map(|file| margin_box(&reader, grid, file)).collect::<Result<_, _>>()?,
        insets: file.inset.iter().map(inset).collect::<Result<_, _>>()?,
    })
}

fn within(reader: &Reader<'_>, value: &Spanned<f64>, low: f64, high: f64) -> Result<f64, Fault> {
    let inner = *value.get_ref();
    match (low..=high).contains(&inner) {
        true => Ok(inner),
        false => Err(reader.fault(value, format!("{inner} is not between {low} and {high}"))),
    }
}

fn region(reader: &Reader<'_>, grid: &Grid, file: &RegionFile) -> Result<Region, Fault> {
    let centre = grid.centre(reader.hex(grid, &file.hex)?);
    Ok(Region {
        name: file.name.clone(),
        kind: reader.word(&file.kind, &[("land", RegionKind::Land), ("water", RegionKind::Water)])?,
        at: Point::new(centre.x + file.shift[0], centre.y + file.shift[1]),
        size: within(reader, &file.size, 0.1, 2.0)?,
        spaced: within(reader, &file.spaced, 0.0, 4.0)?,
        angle: file.angle,
    })
}

fn margin_box(reader: &Reader<'_>, grid: &Grid, file: &BoxFile) -> Result<MarginBox, Fault> {
    let edges = [("north", Edge::North), ("east", Edge::East), ("south", Edge::South), ("west", Edge::West)];
    let edge = reader.word(&file.edge, &edges)?;
    let passages = [("in", Passage::In), ("out", Passage::Out), ("both", Passage::Both)];
    let passage = file.passage.as_ref().map_or(Ok(Passage::Both), |passage| reader.word(passage, &passages))?;
    let (along, deep) = (within(reader, &file.along, 1.0, 40.0)?, within(reader, &file.deep, 0.5, 4.0)?);
    let away = file.away.as_ref().map_or(Ok(0.0), |away| within(reader, away, 0.0, 10.0))?;
    let (low, high) = grid.extent();
    // Along the edge, and away from the map.
    let on = |at: f64, away: f64| match edge {
        Edge::North => Point::new(at, high.y + away),
        Edge::South => Point::new(at, low.y - away),
        Edge::East => Point::new(high.x + away, at),
        Edge::West => Point::new(low.x - away, at),
    };
    let is_level = matches!(edge, Edge::North | Edge::South);
    let beside = |text: &Text| -> Result<f64, Fault> {
        let centre = grid.centre(reader.hex(grid, text)?);
        Ok(if is_level { centre.x } else { centre.y })
    };
    let (middle, gate, passed) = match (&file.hexes, &file.at) {
        (None, Some(at)) => (beside(at)?, None, file.entries.iter().map(beside).collect::<Result<Vec<f64>, Fault>>()?),
        (Some(hexes), None) => {
            let (Some(first), Some(last)) = (hexes.get_ref().first(), hexes.get_ref().last()) else {
                return Err(reader.fault(hexes, "no hex is named").advise("Name the hex where one passes."));
            };
            let (from, to) = (beside(first)?, beside(last)?);
            let middle = (from + to) / 2.0;
            (middle, Some((on(from.min(to) - 0.5, 0.0), on(from.max(to) + 0.5, 0.0))), vec![middle])
        }
        _ => {
            let reason = format!("box \"{}\" needs hexes to pass by, or a hex to lie at", file.id.get_ref());
            return Err(reader.fault(&file.id, reason));
        }
    };
    let corners = [on(middle - along / 2.0, GAP + away), on(middle + along / 2.0, GAP + away + deep)];
    let arrow = |at: f64| {
        let (near, far) = (on(at, 0.04), on(at, GAP + away - 0.02));
        if passage == Passage::Out { (near, far) } else { (far, near) }
    };
    Ok(MarginBox {
        id: file.id.get_ref().clone(),
        name: file.name.clone(),
        note: file.note.clone(),
        edge,
        low: Point::new(corners[0].x.min(corners[1].x), corners[0].y.min(corners[1].y)),
        high: Point::new(corners[0].x.max(corners[1].x), corners[0].y.max(corners[1].y)),
        gate,
        arrows: passed.into_iter().map(arrow).collect(),
        both_ways: passage == Passage::Both,
    })
}
