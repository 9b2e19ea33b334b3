//! Railways, roads and tracks as lines: through the middle third of every hexside and the centre of every town.

use std::collections::HashSet;

use hexmap::{Direction, HexIx, Map, Point, Route, SideIx, WayKind, Ways};

use crate::curve::{add, sub, through, times, unit};
use crate::noise::{Seed, wobbled};

/// The drawn course of a stretch of way.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) kind: WayKind,
    pub(crate) line: Vec<Point>,
}

/// All drawn ways.
#[derive(Debug, Clone, Default)]
pub(crate) struct Network {
    pub(crate) courses: Vec<Course>,
}

impl Network {
    /// The ways of a map. A track is not drawn where a road runs.
    pub(crate) fn new(map: &Map, tracks: bool) -> Network {
        let mut network = Network::default();
        for kind in WayKind::ALL {
            if !tracks && kind == WayKind::Track {
                continue;
            }
            let mut drawn = HashSet::new();
            for route in map.routes.iter().filter(|r| r.kind == kind) {
                network.lay(map, route, &mut drawn);
            }
        }
        network
    }

    /// The lines of one kind.
    pub(crate) fn of(&self, kind: WayKind) -> impl Iterator<Item = &Vec<Point>> {
        self.courses.iter().filter(move |c| c.kind == kind).map(|c| &c.line)
    }

    /// All lines.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Vec<Point>> {
        self.courses.iter().map(|c| &c.line)
    }

    /// Lays one route, leaving out hexsides that are drawn already.
    fn lay(&mut self, map: &Map, route: &Route, drawn: &mut HashSet<SideIx>) {
        let hidden = |side: SideIx| route.kind == WayKind::Track && map.ways(side).has(Ways::ROAD);
        let mut run = Run::default();
        let (Some(&first), Some(&last)) = (route.hexes.first(), route.hexes.last()) else { return };
        let leaves_from = |hex: HexIx| route.exits.iter().copied().filter(move |&s| map.grid.side_hexes(s).0 == hex);
        let before = leaves_from(first).next();
        let after = leaves_from(last).find(|&s| Some(s) != before);
        if let Some(side) = before.filter(|&s| drawn.insert(s)) {
            run.points.push(outside(map, first, side));
            run.points.push(crossing(map, side, route.kind));
        }
        run.pass(map, first, route.kind);
        for pair in route.hexes.windows(2) {
            let Some(side) = map.grid.side_between(pair[0], pair[1]) else { continue };
            if hidden(side) || !drawn.insert(side) {
                self.finish(route.kind, std::mem::take(&mut run));
                run.pass(map, pair[1], route.kind);
                continue;
            }
            run.points.push(crossing(map, side, route.kind));
            run.pass(map, pair[1], route.kind);
        }
        if let Some(side) = after.filter(|&s| drawn.insert(s)) {
            run.points.push(crossing(map, side, route.kind));
            run.points.push(outside(map, last, side));
        }
        self.finish(route.kind, run);
    }

    fn finish(&mut self, kind: WayKind, run: Run) {
        if run.points.len() < 2 {
            return;
        }
        let far = if kind == WayKind::Rail { 0.035 } else { 0.07 };
        let hold = |p: Point| run.fast.iter().map(|f| f.distance(p) / 0.4).fold(1.0, f64::min);
        let line =
            through(&run.points, 0.05).into_iter().map(|p| p.towards(wobbled(p, far, 1.1, 47), hold(p))).collect();
        self.courses.push(Course { kind, line });
    }
}

/// The points of a way under work, and those it must not stray from.
#[derive(Default)]
struct Run {
    points: Vec<Point>,
    fast: Vec<Point>,
}

impl Run {
    fn pass(&mut self, map: &Map, hex: HexIx, kind: WayKind) {
        let (node, fast) = node(map, hex, kind);
        self.points.push(node);
        if fast {
            self.fast.push(node);
        }
    }
}

/// What a kind of way forms junctions with: railways with railways, roads and tracks with each other.
fn family(kind: WayKind) -> Ways {
    match kind {
        WayKind::Rail => Ways::RAIL,
        WayKind::Road | WayKind::Track => Ways::ROAD.with(Ways::TRACK),
    }
}

/// Where a way crosses a hexside, within its middle third; a railway and a road beside it keep apart.
pub(crate) fn crossing(map: &Map, side: SideIx, kind: WayKind) -> Point {
    let [a, b] = map.grid.side_corners(side).map(|c| map.grid.corner_point(c));
    let ways = map.ways(side);
    let beside = ways.has(Ways::RAIL) && ways.has(Ways::ROAD.with(Ways::TRACK));
    let share = match (beside, kind) {
        (true, WayKind::Rail) => 0.36,
        (true, _) => 0.64,
        (false, _) => 0.5 + 0.075 * Seed::of("crossing").at(i64::from(side.0)).swing(),
    };
    a.towards(b, share)
}

/// Where a way passes through a hex, and whether it must be just there: at a place, a junction or an end.
pub(crate) fn node(map: &Map, hex: HexIx, kind: WayKind) -> (Point, bool) {
    let centre = map.grid.centre(hex);
    let settled = map.places_in(hex).any(|p| match kind {
        WayKind::Rail => p.is("city") || p.is("town"),
        _ => p.kinds.iter().any(|k| k != "station"),
    });
    if settled {
        return (centre, true);
    }
    let sides: Vec<Point> = Direction::ALL
        .into_iter()
        .map(|d| map.grid.side(hex, d))
        .filter(|&s| map.ways(s).has(family(kind)))
        .map(|s| crossing(map, s, kind))
        .collect();
    let seed = Seed::of("node").at(i64::from(hex.0)).at(i64::from(family(kind).0));
    let jitter = Point::new(0.05 * seed.at(1).swing(), 0.05 * seed.at(2).swing());
    let mean = if sides.is_empty() {
        centre
    } else {
        times(sides.iter().fold(Point::default(), |sum, &p| add(sum, p)), 1.0 / sides.len() as f64)
    };
    match sides.len() {
        0 | 1 => (add(centre, jitter), true),
        2 => (add(centre.towards(mean, 0.5), jitter), false),
        _ => (add(centre.towards(mean, 0.35), jitter), true),
    }
}

/// A point off the map, beyond the hexside by which a way leaves.
fn outside(map: &Map, hex: HexIx, side: SideIx) -> Point {
    let middle = map.grid.side_middle(side);
    add(middle, times(unit(sub(middle, map.grid.centre(hex))), 0.8))
}
