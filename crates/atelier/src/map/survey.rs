//! What the draughtsman works out before he inks: the window, the ground as areas, the courses of rivers and ways.

use std::borrow::Cow;

use hexmap::{Grade, Grid, HexIx, Layout, Map, OutlineKind, Point};

use super::Style;
use super::courses::{Course, courses};
use super::network::Network;
use crate::curve::{chaikin, meeting, nearest, resample, through, wander};
use crate::noise::wobbled;
use crate::palette::Tints;
use crate::rings::{Area, Near, area, organic, outline};
use crate::window::Window;

/// What the ground of a hex looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Ground {
    Forest,
    Clear,
    Marsh,
    Hill,
    Mountain,
    Desert,
    Sea,
    Lake,
}

impl Ground {
    /// The ground that a terrain's id stands for; clear if the word is unknown.
    pub(crate) fn of(id: &str) -> Ground {
        let has = |words: &[&str]| words.iter().any(|w| id.contains(w));
        if has(&["forest", "wood", "taiga"]) {
            Ground::Forest
        } else if has(&["marsh", "swamp", "bog"]) {
            Ground::Marsh
        } else if has(&["mountain"]) {
            Ground::Mountain
        } else if has(&["hill", "rough"]) {
            Ground::Hill
        } else if has(&["desert", "sand"]) {
            Ground::Desert
        } else if has(&["lake"]) {
            Ground::Lake
        } else if has(&["sea", "ocean", "water"]) {
            Ground::Sea
        } else {
            Ground::Clear
        }
    }
}

/// How much is shown at this size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Detail {
    /// Villages, stations, reeds and fields.
    pub(crate) small_things: bool,
    /// Trees and other glyphs of the ground.
    pub(crate) trees: bool,
    pub(crate) numbers: bool,
    /// Towns with blocks and names.
    pub(crate) towns: bool,
}

/// Everything about one picture of a map that more than one layer needs.
pub(crate) struct Survey<'m> {
    pub(crate) map: Cow<'m, Map>,
    pub(crate) style: Style,
    pub(crate) palette: &'static Tints,
    pub(crate) window: Window,
    /// The rectangle around the hexes that are drawn; what of the window lies beyond it is paper, where there are boxes.
    pub(crate) hexes: Window,
    /// Pixels for one hex.
    pub(crate) hex_px: f64,
    pub(crate) detail: Detail,
    /// The map's grid and a rim of hexes beyond it, so that the ground goes on to the edge of the sheet.
    pub(crate) wide: Grid,
    /// The ground of each hex of the wide grid.
    pub(crate) ground: Vec<Ground>,
    /// Whether steppe is the rule and forest the exception: then the forests are the areas, and the land lies open.
    pub(crate) open_country: bool,
    /// The forests of open country.
    pub(crate) forest: Area,
    pub(crate) clear: Area,
    pub(crate) marsh: Area,
    pub(crate) hill: Area,
    pub(crate) mountain: Area,
    pub(crate) desert: Area,
    pub(crate) sea: Area,
    pub(crate) lakes: Area,
    pub(crate) streams: Vec<Vec<Point>>,
    pub(crate) rivers: Vec<Course>,
    pub(crate) network: Network,
    pub(crate) near_major: Near,
    pub(crate) near_minor: Near,
    pub(crate) near_way: Near,
    pub(crate) near_stream: Near,
    /// What the ids in its drawing begin with, where one drawing lies within another.
    pub(crate) ids: &'static str,
}

impl<'m> Survey<'m> {
    pub(crate) fn new(whole: Cow<'m, Map>, style: &Style, window: Window, hex_px: f64) -> Survey<'m> {
        let map = &*whole;
        let wide = widened(&map.grid);
        let ground = wide.hexes().map(|h| ground_of(map, &wide, h)).collect::<Vec<_>>();
        let count = |kind: Ground| ground.iter().filter(|&&g| g == kind).count();
        let open_country = count(Ground::Clear) > count(Ground::Forest);
        let around = window.grown(1.6);
        let ground_area = |kind: Ground| {
            let rings = outline(&wide, |h| ground[h.index()] == kind && around.holds(wide.centre(h)));
            Area::new(rings.iter().map(|r| if style.plain { r.clone() } else { organic(r) }).collect())
        };
        let rivers = courses(map);
        let network = Network::new(map, style.tracks);
        let streams: Vec<Vec<Point>> = map
            .outlines
            .iter()
            .filter(|o| o.kind == OutlineKind::Stream && o.points.len() > 1)
            .map(|o| chaikin(&wander(&resample(&o.points, 0.12), 0.09, 2.2, 31), 1, false))
            .filter(|line| around.touches(line))
            .map(|line| joined(line, &rivers))
            .collect();
        let shores = |kind| map.outlines.iter().filter(move |o| o.kind == kind).filter_map(|o| closed(&o.points));
        let mut seas: Vec<Vec<Point>> = shores(OutlineKind::Sea).collect();
        let mut waters: Vec<Vec<Point>> = shores(OutlineKind::Lake).filter(|ring| !widening(ring, &rivers)).collect();
        let lakes_alone = Area::new(waters.clone());
        // An island is a hole in the water around it. Some come twice: with the sea and with its shores.
        for island in shores(OutlineKind::Coast) {
            let water = if lakes_alone.holds(island[0]) { &mut waters } else { &mut seas };
            if !water.is_empty() && !water.iter().any(|ring| same(ring, &island)) {
                water.push(island);
            }
        }
        let sea = if seas.is_empty() { ground_area(Ground::Sea) } else { Area::new(seas) };
        let lakes = if waters.is_empty() { ground_area(Ground::Lake) } else { Area::new(waters) };
        let near = |lines: Vec<&Vec<Point>>, reach| {
            let mut near = Near::new(reach);
            for line in lines {
                for pair in line.windows(2).filter(|p| around.holds(p[0])) {
                    near.insert(pair[0], pair[1]);
                }
            }
            near
        };
        let of = |grade: Grade| rivers.iter().filter(|r| r.grade == grade).map(|r| &r.line).collect::<Vec<_>>();
        let (near_major, near_minor) = (near(of(Grade::Major), 0.45), near(of(Grade::Minor), 0.15));
        let (near_way, near_stream) = (near(network.all().collect(), 0.12), near(streams.iter().collect(), 0.08));
        Survey {
            hexes: super::hexes_of(map, style),
            ids: "",
            near_major,
            near_minor,
            near_way,
            near_stream,
            forest: if open_country { ground_area(Ground::Forest) } else { Area::default() },
            open_country,
            clear: ground_area(Ground::Clear),
            marsh: ground_area(Ground::Marsh),
            hill: ground_area(Ground::Hill),
            mountain: ground_area(Ground::Mountain),
            desert: ground_area(Ground::Desert),
            detail: Detail {
                small_things: hex_px >= 64.0,
                trees: hex_px >= 48.0 && !style.plain,
                numbers: hex_px >= 48.0 && style.numbers,
                towns: hex_px >= 28.0,
            },
            palette: Tints::of(style.palette),
            map: whole,
            style: style.clone(),
            window,
            hex_px,
            wide,
            ground,
            sea,
            lakes,
            streams,
            rivers,
            network,
        }
    }

    /// What of the window is map, not margin: where waters and places are named.
    pub(crate) fn ground_window(&self) -> Window {
        self.window.common(&self.hexes).unwrap_or(self.window)
    }

    /// Whether what lies at a point of the map is seen: the paper around boxes covers what is not drawn of it.
    pub(crate) fn is_open(&self, at: Point) -> bool {
        !self.style.has_boxes() || self.hexes.holds(at)
    }

    /// The hexes of the map that the window shows, wholly or in part.
    pub(crate) fn shown(&self) -> impl Iterator<Item = HexIx> + '_ {
        let around = self.window.grown(0.55);
        let seen = move |at: Point| around.holds(at) && self.is_open(at);
        self.map.grid.hexes().filter(move |&h| seen(self.map.grid.centre(h)))
    }

    /// The hexes of the wide grid near the window with this ground.
    pub(crate) fn hexes_of(&self, kind: Ground) -> impl Iterator<Item = HexIx> + '_ {
        let around = self.window.grown(0.6);
        self.wide.hexes().filter(move |&h| self.ground[h.index()] == kind && around.holds(self.wide.centre(h)))
    }

    /// Whether a point lies where a hex shows its number.
    pub(crate) fn under_number(&self, p: Point) -> bool {
        let Some(hex) = self.wide.at(p) else { return false };
        let centre = self.wide.centre(hex);
        (p.x - centre.x).abs() < 0.17 && (0.28..0.47).contains(&(p.y - centre.y))
    }

    /// How far the nearest shore is, up to half a hex.
    pub(crate) fn to_shore(&self, p: Point) -> f64 {
        let edge = |water: &Area| if water.is_empty() { 0.5 } else { water.to_edge(p) };
        edge(&self.sea).min(edge(&self.lakes))
    }

    /// Whether a point lies in the sea or in a lake.
    pub(crate) fn in_water(&self, p: Point) -> bool {
        self.sea.holds(p) || self.lakes.holds(p)
    }
}

/// The grid with one more row and column on every side, where two digits allow.
fn widened(grid: &Grid) -> Grid {
    let layout = *grid.layout();
    let (row, column) = (u16::from(layout.first_row > 0), u16::from(layout.first_column > 0));
    let wider = Layout {
        first_row: layout.first_row - row,
        rows: layout.rows + row + u16::from(layout.first_row + layout.rows < 100),
        first_column: layout.first_column - column,
        columns: layout.columns + column + u16::from(layout.first_column + layout.columns < 100),
        ..layout
    };
    Grid::new(wider).unwrap_or_else(|_| grid.clone())
}

/// The ground of a hex of the wide grid; beyond the map it is that of the nearest hex of the map.
fn ground_of(map: &Map, wide: &Grid, hex: HexIx) -> Ground {
    let (row, column) = wide.row_column(hex);
    let layout = map.grid.layout();
    let row = row.clamp(layout.first_row, layout.first_row + layout.rows - 1);
    let column = column.clamp(layout.first_column, layout.first_column + layout.columns - 1);
    map.grid.hex(row, column).map_or(Ground::Clear, |h| Ground::of(&map.terrain_of(h).id))
}

/// A stream that ends where it meets a river, and reaches the river it ends near.
fn joined(mut line: Vec<Point>, rivers: &[Course]) -> Vec<Point> {
    let crossed = line.windows(2).position(|p| rivers.iter().any(|r| meeting(p, &r.line).is_some()));
    if let Some(at) = crossed {
        // The longer part is the stream; the shorter one is the river itself, as geography has it.
        line = if at * 2 >= line.len() { line[..=at].to_vec() } else { line[at + 1..].to_vec() };
    }
    let Some(&end) = line.last() else { return line };
    let banks = rivers.iter().filter_map(|r| nearest(&r.line, end));
    let bank = banks.min_by(|a, b| a.distance(end).total_cmp(&b.distance(end))).filter(|p| p.distance(end) < 0.8);
    if let Some(bank) = bank {
        line.truncate(line.len().saturating_sub(4).max(2));
        let from = line.len().saturating_sub(3);
        let bend: Vec<Point> = line.drain(from..).chain([bank]).collect();
        line.extend(through(&bend, 0.06));
    }
    line
}

/// Whether two rings are the same shore.
fn same(a: &[Point], b: &[Point]) -> bool {
    let middle = |ring: &[Point]| {
        let sum = ring.iter().fold((0.0, 0.0), |(x, y), p| (x + p.x, y + p.y));
        Point::new(sum.0 / ring.len() as f64, sum.1 / ring.len() as f64)
    };
    middle(a).distance(middle(b)) < 0.1 && (area(a).abs() - area(b).abs()).abs() < 0.05
}

/// Whether a lake is only a wide place of a major river, which is drawn as a river.
fn widening(lake: &[Point], rivers: &[Course]) -> bool {
    let majors = rivers.iter().filter(|r| r.grade == Grade::Major);
    area(lake).abs() < 0.6 && majors.flat_map(|r| &r.line).any(|p| lake.iter().any(|q| q.distance(*p) < 0.2))
}

/// A closed shore, smoothed; none if the line is open.
fn closed(points: &[Point]) -> Option<Vec<Point>> {
    let (first, last) = (points.first()?, points.last()?);
    if points.len() < 4 || first.distance(*last) > 0.03 {
        return None;
    }
    let mut even = resample(points, 0.12);
    even.pop();
    let wavy: Vec<Point> = even.into_iter().map(|p| wobbled(p, 0.05, 2.4, 33)).collect();
    (wavy.len() > 3).then(|| chaikin(&wavy, 1, true))
}
