//! The key: small drawings of every kind of ground and line, made by the same hands as the map.

use std::borrow::Cow;

use hexmap::{Direction, Grade, Grid, HexIx, Layout, Map, Place, Point, Route, Terrain, TerrainIx, WayKind, ZoneKind};

use super::courses::Course;
use super::network::{self, Network};
use super::survey::{Ground, Survey};
use super::{Style, borders, ground as ground_layer, paint, rivers, ways};
use crate::curve::through;
use crate::svg::{Path, Sheet};
use crate::window::Window;

/// Pixels for a hex of the key.
const SCALE: f64 = 78.0;

/// A drawing: its SVG, width and height.
pub(crate) type Swatch = (String, f64, f64);

/// What a line of the key shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Line {
    Major,
    Minor,
    Stream,
    Rail,
    Road,
    Track,
    Bridge,
    Ferry,
    Border(ZoneKind),
    Railhead,
}

/// Whether a way meets a major river without a bridge.
pub(crate) fn has_ferry(map: &Map) -> bool {
    map.grid.sides().any(|s| map.grade(s) == Some(Grade::Major) && !map.ways(s).is_empty() && !map.bridge[s.index()])
}

/// A map of three by three hexes: forest, and one hex of this ground in the middle.
fn small_map(of: &Survey<'_>, ground: Ground) -> Option<(Map, HexIx)> {
    let layout = Layout { orientation: of.map.grid.orientation(), ..Layout::usual(3, 3) };
    let grid = Grid::new(layout).ok()?;
    let middle = grid.hex(2, 2)?;
    let terrain = |id: &str| Terrain { id: id.into(), name: String::new(), letter: '.' };
    let rim = if of.open_country { "clear" } else { "forest" };
    let mut map = Map::blank("", grid, terrain(rim));
    let id = match ground {
        Ground::Forest => "forest",
        Ground::Clear => "clear",
        Ground::Marsh => "marsh",
        Ground::Hill => "hill",
        Ground::Mountain => "mountain",
        Ground::Desert => "desert",
        Ground::Sea => "sea",
        Ground::Lake => "lake",
    };
    map.terrains.push(terrain(id));
    map.terrain[middle.index()] = TerrainIx(1);
    Some((map, middle))
}

fn style(of: &Survey<'_>) -> Style {
    Style {
        palette: of.style.palette,
        tracks: of.style.tracks,
        plain: of.style.plain,
        numbers: false,
        ..Style::default()
    }
}

/// One hex of this ground, with a place of this kind on it.
pub(crate) fn ground(of: &Survey<'_>, ground: Ground, kind: Option<&str>) -> Swatch {
    let Some((mut map, middle)) = small_map(of, ground) else { return (String::new(), 0.0, 0.0) };
    if let Some(kind) = kind {
        settle(&mut map, middle, kind);
    }
    let style = style(of);
    let window = Window::around(&map.grid, std::iter::once(middle)).grown(0.02);
    let survey = Survey::new(Cow::Borrowed(&map), &style, window, SCALE);
    let mut sheet = Sheet::new(window, SCALE);
    let outline: Vec<Point> = map.grid.corners(middle).map(|c| map.grid.corner_point(c)).to_vec();
    let edge = sheet.rings([&outline]);
    let id = format!("key-{ground:?}-{}", kind.unwrap_or("ground")).to_lowercase();
    sheet.raw(&format!(r##"<clipPath id="{id}"><path d="{}"/></clipPath><g clip-path="url(#{id})">"##, edge.0));
    paint(&survey, &mut sheet);
    sheet.raw("</g>");
    sheet.stroke(&edge, crate::palette::GRID, 0.016, 0.7);
    let (width, height) = (sheet.width(), sheet.height());
    (sheet.finish(), width, height)
}

/// A place with a road through it.
fn settle(map: &mut Map, middle: HexIx, kind: &str) {
    let ends: Vec<HexIx> = [1, 4].into_iter().filter_map(|d| map.grid.neighbour(middle, Direction::new(d))).collect();
    if let [a, b] = ends[..] {
        for end in [a, b] {
            if let Some(side) = map.grid.side_between(middle, end) {
                map.ways[side.index()] = WayKind::Road.ways();
            }
        }
        let hexes = vec![a, middle, b];
        map.routes.push(Route {
            id: String::new(),
            name: String::new(),
            kind: WayKind::Road,
            hexes,
            exits: Vec::new(),
        });
    }
    map.places.push(Place {
        id: kind.into(),
        name: String::new(),
        kinds: vec![kind.into()],
        hex: middle,
        printed: false,
        bank: None,
    });
}

/// A short stretch of a kind of line.
pub(crate) fn line(of: &Survey<'_>, line: Line) -> Swatch {
    let rim = if of.open_country { Ground::Clear } else { Ground::Forest };
    let Some((map, middle)) = small_map(of, rim) else { return (String::new(), 0.0, 0.0) };
    let style = style(of);
    let at = map.grid.centre(middle);
    let (half_width, half_height) = (48.0 / SCALE, 15.0 / SCALE);
    let window = Window {
        west: at.x - half_width,
        south: at.y - half_height,
        east: at.x + half_width,
        north: at.y + half_height,
    };
    let mut survey = Survey::new(Cow::Borrowed(&map), &style, window, SCALE);
    let across: Vec<Point> = [(-0.9, 0.0), (-0.62, 0.02), (-0.25, 0.05), (0.2, -0.05), (0.62, 0.0), (0.9, 0.02)]
        .into_iter()
        .map(|(x, y)| Point::new(at.x + x, at.y + y))
        .collect();
    let across = through(&across, 0.03);
    let upward = vec![Point::new(at.x, at.y - 0.4), Point::new(at.x, at.y), Point::new(at.x, at.y + 0.4)];
    let mut sheet = Sheet::new(window, SCALE);
    let ways = |kind, line: &Vec<Point>| Network { courses: vec![network::Course { kind, line: line.clone() }] };
    let river = |grade, width| vec![Course { rivers: vec![0], grade, line: across.clone(), width, springs: false }];
    match line {
        Line::Major => survey.rivers = river(Grade::Major, (0.2, 0.21)),
        Line::Ferry => survey.rivers = river(Grade::Major, (0.13, 0.14)),
        Line::Minor | Line::Bridge => survey.rivers = river(Grade::Minor, (0.06, 0.068)),
        Line::Stream => survey.streams = vec![across.clone()],
        Line::Rail => survey.network = ways(WayKind::Rail, &across),
        Line::Road => survey.network = ways(WayKind::Road, &across),
        Line::Railhead => survey.network = ways(WayKind::Rail, &across),
        Line::Track => survey.network = ways(WayKind::Track, &across),
        Line::Border(_) => {}
    }
    if matches!(line, Line::Bridge | Line::Ferry) {
        survey.network = ways(WayKind::Road, &upward);
    }
    ground_layer::base(&survey, &mut sheet);
    rivers::streams(&survey, &mut sheet);
    rivers::minor(&survey, &mut sheet);
    ways::draw(&survey, &mut sheet);
    rivers::major(&survey, &mut sheet);
    match line {
        Line::Bridge => ways::bridge_sign(&survey, &mut sheet, at, Point::new(0.0, 1.0)),
        Line::Ferry => ways::ferry_sign(&mut sheet, &[Point::new(at.x, at.y - 0.07), Point::new(at.x, at.y + 0.07)]),
        Line::Border(kind) => borders::ink(of, &mut sheet, kind, std::slice::from_ref(&across)),
        Line::Railhead => {
            let colours = of.style.railheads.first().map(|head| head.colours.clone()).unwrap_or_default();
            borders::pennants(&mut sheet, at, Point::new(1.0, 0.0), &colours);
        }
        Line::Rail => {
            let mut station = Path::default();
            let corner = |x: f64, y: f64| Point::new(at.x + x * 0.045, at.y + y * 0.045);
            sheet.ring(&mut station, &[corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]);
            sheet.fill(&station, of.palette.casing, 1.0);
            sheet.stroke(&station, crate::palette::RAIL, 0.022, 1.0);
        }
        _ => {}
    }
    let (width, height) = (sheet.width(), sheet.height());
    (sheet.finish(), width, height)
}
