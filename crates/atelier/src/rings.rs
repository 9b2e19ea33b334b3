//! Areas: the outline of a set of hexes as closed rings, rounded and wobbled; what lies inside; how far the edge is.

use std::collections::HashMap;

use hexmap::{Direction, Grid, HexIx, Point};

use crate::curve::{nearest_on, resample};
use crate::noise::wobbled;

/// Joins directed steps into closed rings. Every end must be the start of one other step; stray steps are dropped.
pub(crate) fn walk(steps: &[(u64, u64)]) -> Vec<Vec<u64>> {
    let next: HashMap<u64, u64> = steps.iter().copied().collect();
    let mut seen = std::collections::HashSet::new();
    let mut rings = Vec::new();
    for &(start, _) in steps {
        let mut ring = Vec::new();
        let mut here = start;
        while seen.insert(here) {
            ring.push(here);
            match next.get(&here) {
                Some(&n) => here = n,
                None => break,
            }
        }
        if here == start && ring.len() > 2 {
            rings.push(ring);
        }
    }
    rings
}

/// The outline of a set of hexes: rings along their outer hexsides, clockwise around the set, holes the other way.
pub(crate) fn outline(grid: &Grid, inside: impl Fn(HexIx) -> bool) -> Vec<Vec<Point>> {
    let mut steps = Vec::new();
    for hex in grid.hexes().filter(|&h| inside(h)) {
        let corners = grid.corners(hex);
        for d in Direction::ALL {
            if !grid.neighbour(hex, d).is_some_and(&inside) {
                steps.push((u64::from(corners[d.index()].0), u64::from(corners[(d.index() + 1) % 6].0)));
            }
        }
    }
    let point = |key: u64| grid.corner_point(hexmap::CornerIx(key as u16));
    walk(&steps).into_iter().map(|ring| ring.into_iter().map(point).collect()).collect()
}

/// A ring of hexsides with its corners rounded and its edge wobbling, nowhere more than 0.08 off.
pub(crate) fn organic(ring: &[Point]) -> Vec<Point> {
    const CUT: f64 = 0.19;
    const MOST: f64 = 0.08;
    let count = ring.len();
    let mut true_sides = Near::new(0.25);
    for k in 0..count {
        true_sides.insert(ring[k], ring[(k + 1) % count]);
    }
    let mut round = Vec::with_capacity(count * 6);
    for k in 0..count {
        let (before, corner, after) = (ring[(k + count - 1) % count], ring[k], ring[(k + 1) % count]);
        let share = |to: Point| (CUT / corner.distance(to).max(1e-9)).min(0.5);
        let (a, b) = (corner.towards(before, share(before)), corner.towards(after, share(after)));
        for i in 0..=4 {
            let t = f64::from(i) / 4.0;
            round.push(a.towards(corner, t).towards(corner.towards(b, t), t));
        }
    }
    round.extend(round.first().copied());
    let mut even = resample(&round, 0.07);
    even.pop();
    let held = |p: Point| match true_sides.nearest(p) {
        Some(side) if side.distance(p) > MOST => side.towards(p, MOST / side.distance(p)),
        _ => p,
    };
    even.into_iter().map(|p| held(wobbled(p, 0.06, 1.9, 21))).collect()
}

/// Twice the area within a ring, counted counter-clockwise.
fn twice_area(ring: &[Point]) -> f64 {
    (0..ring.len()).map(|k| (ring[k], ring[(k + 1) % ring.len()])).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// The area within a ring; negative if it runs clockwise.
pub(crate) fn area(ring: &[Point]) -> f64 {
    twice_area(ring) / 2.0
}

const BAND: f64 = 0.25;

/// An area bounded by rings, made for asking whether a point lies within.
#[derive(Debug, Clone, Default)]
pub(crate) struct Area {
    pub(crate) rings: Vec<Vec<Point>>,
    bands: HashMap<i64, Vec<(Point, Point)>>,
    edge: Near,
}

impl Area {
    /// The area within the rings; a ring within a ring is a hole.
    pub(crate) fn new(rings: Vec<Vec<Point>>) -> Area {
        let mut bands: HashMap<i64, Vec<(Point, Point)>> = HashMap::new();
        let mut edge = Near::new(0.5);
        for ring in &rings {
            for k in 0..ring.len() {
                let (a, b) = (ring[k], ring[(k + 1) % ring.len()]);
                for band in (a.y.min(b.y) / BAND).floor() as i64..=(a.y.max(b.y) / BAND).floor() as i64 {
                    bands.entry(band).or_default().push((a, b));
                }
                edge.insert(a, b);
            }
        }
        Area { rings, bands, edge }
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.rings.is_empty()
    }

    /// Whether a point lies within.
    pub(crate) fn holds(&self, p: Point) -> bool {
        let Some(band) = self.bands.get(&((p.y / BAND).floor() as i64)) else { return false };
        let crossed = band
            .iter()
            .filter(|(a, b)| (a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y))
            .count();
        crossed % 2 == 1
    }

    /// Whether a point lies within and at least `deep` (up to 0.5) from the edge.
    pub(crate) fn holds_deep(&self, p: Point, deep: f64) -> bool {
        self.holds(p) && self.edge.distance(p) >= deep
    }

    /// How far the edge is; 0.5 stands for anything further.
    pub(crate) fn to_edge(&self, p: Point) -> f64 {
        self.edge.distance(p)
    }
}

const CELL: f64 = 0.25;

/// Lines laid out in cells, made for asking how near the nearest of them is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Near {
    reach: f64,
    cells: HashMap<(i64, i64), Vec<(Point, Point)>>,
}

impl Near {
    /// No lines yet; distances count up to `reach`.
    pub(crate) fn new(reach: f64) -> Near {
        Near { reach, cells: HashMap::new() }
    }

    /// Adds one stretch.
    pub(crate) fn insert(&mut self, a: Point, b: Point) {
        let cell = |v: f64| (v / CELL).floor() as i64;
        for x in cell(a.x.min(b.x) - self.reach)..=cell(a.x.max(b.x) + self.reach) {
            for y in cell(a.y.min(b.y) - self.reach)..=cell(a.y.max(b.y) + self.reach) {
                self.cells.entry((x, y)).or_default().push((a, b));
            }
        }
    }

    /// The nearest point of any line, if it is within reach.
    pub(crate) fn nearest(&self, p: Point) -> Option<Point> {
        let cell = self.cells.get(&((p.x / CELL).floor() as i64, (p.y / CELL).floor() as i64))?;
        cell.iter()
            .map(|&(a, b)| nearest_on(a, b, p))
            .min_by(|a, b| a.distance_squared(p).total_cmp(&b.distance_squared(p)))
            .filter(|q| q.distance(p) <= self.reach)
    }

    /// How far the nearest line is; the reach stands for anything further.
    pub(crate) fn distance(&self, p: Point) -> f64 {
        self.nearest(p).map_or(self.reach, |q| q.distance(p))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::grid;

    const HEX: f64 = 0.866_025_403_784_438_6;

    #[test]
    fn the_outline_of_a_union_encloses_its_hexes_and_leaves_out_the_hole() {
        let grid = grid(5, 5);
        let middle = grid.hex(3, 3).expect("on the map");
        let rings = outline(&grid, |h| grid.distance(h, middle) == 1);
        assert_eq!(rings.len(), 2, "an outer ring and a hole");
        let sum: f64 = rings.iter().map(|r| area(r)).sum();
        assert!((sum + 6.0 * HEX).abs() < 1e-9, "six hexes, clockwise: {sum}");
    }

    #[test]
    fn hexes_apart_give_rings_apart() {
        let grid = grid(5, 5);
        let rings = outline(&grid, |h| [(1, 1), (1, 2), (5, 5)].contains(&grid.row_column(h)));
        let mut areas: Vec<f64> = rings.iter().map(|r| -area(r) / HEX).collect();
        areas.sort_by(f64::total_cmp);
        assert_eq!(areas.iter().map(|a| a.round()).collect::<Vec<_>>(), [1.0, 2.0]);
        assert!(rings.iter().all(|r| r.len() > 5));
    }

    #[test]
    fn an_organic_ring_stays_within_8_hundredths_of_the_hexsides() {
        let grid = grid(6, 6);
        let straight = outline(&grid, |h| h.0 % 3 != 0);
        let edge = Area::new(straight.clone());
        for ring in &straight {
            for p in organic(ring) {
                assert!(edge.to_edge(p) <= 0.08 + 1e-9, "{p:?} is {} off", edge.to_edge(p));
            }
        }
    }

    #[test]
    fn an_area_knows_what_it_holds() {
        let grid = grid(5, 5);
        let middle = grid.hex(3, 3).expect("on the map");
        let area = Area::new(outline(&grid, |h| grid.distance(h, middle) == 1));
        for hex in grid.hexes() {
            assert_eq!(area.holds(grid.centre(hex)), grid.distance(hex, middle) == 1, "{}", grid.number(hex));
        }
        assert!((area.to_edge(grid.centre(middle)) - 0.5).abs() < 1e-9);
    }
}
