//! A map as a page draws it: hexes, hexsides and boxes as places with outlines on a plane, one unit from hex to hex.

use std::collections::{HashMap, HashSet};

use engine::board::{Link, Margin, Outline, Place, Rank, Region, Zone};
use hexmap::{CornerIx, Direction, Grid, HexIx, Map, MarginBox, Overprint, Point, RegionKind, SideIx};

/// The plane of a map: its origin is the upper left corner, and it grows to the right and downwards.
#[derive(Debug, Clone, Copy)]
pub struct Plane<'a> {
    map: &'a Map,
    low: Point,
    high: Point,
}

impl<'a> Plane<'a> {
    /// The plane of a map.
    pub fn of(map: &'a Map) -> Plane<'a> {
        let (low, high) = map.grid.extent();
        Plane { map, low, high }
    }

    /// How wide and how high it is.
    pub fn size(&self) -> (f64, f64) {
        (thousandth(self.high.x - self.low.x), thousandth(self.high.y - self.low.y))
    }

    fn on(&self, point: Point) -> (f64, f64) {
        (thousandth(point.x - self.low.x), thousandth(self.high.y - point.y))
    }

    fn place(&self, id: String, point: Point, outline: usize) -> Place {
        let (x, y) = self.on(point);
        Place { id, x, y, outline, name: None, rank: None }
    }

    /// Every hex by its number, with the name and rank of the place in it.
    pub fn hexes(&self, outline: usize, rank: impl Fn(&hexmap::Place) -> Rank) -> impl Iterator<Item = Place> {
        let grid = &self.map.grid;
        grid.hexes().map(move |hex| {
            let named = self.map.places_in(hex).next();
            Place {
                name: named.map(|place| place.name.clone()),
                rank: named.map(&rank),
                ..self.place(grid.number(hex).to_string(), grid.centre(hex), outline)
            }
        })
    }

    /// A hexside by its name.
    pub fn hexside(&self, side: SideIx, outline: usize) -> Place {
        let grid = &self.map.grid;
        self.place(grid.side_name(side), grid.side_middle(side), outline)
    }

    /// A box beside the map that counters can be in.
    pub fn boxed(&self, one: &MarginBox, outline: usize) -> Place {
        self.place(one.id.clone(), one.low.towards(one.high, 0.5), outline)
    }

    /// The name of a region, over the ground.
    pub fn region(&self, region: &hexmap::Region) -> Region {
        let ((x, y), water) = (self.on(region.at), region.kind == RegionKind::Water);
        let hexmap::Region { name, size, spaced, angle, .. } = region.clone();
        Region { name, x, y, size, spaced, angle, water }
    }

    /// What is printed beside the map where a way leads off it.
    pub fn margin(&self, one: &MarginBox) -> Margin {
        let (x, y) = self.on(Point::new(one.low.x, one.high.y));
        let (right, bottom) = self.on(Point::new(one.high.x, one.low.y));
        Margin {
            id: one.id.clone(),
            name: one.name.clone(),
            note: one.note.clone(),
            x,
            y,
            width: thousandth(right - x),
            height: thousandth(bottom - y),
            arrows: one.arrows.iter().map(|(tail, head)| [self.on(*tail), self.on(*head)]).collect(),
            both_ways: one.both_ways,
            spots: one.spots().into_iter().map(|spot| self.on(spot)).collect(),
        }
    }

    /// Lines between boxes that are joined and can see each other.
    pub fn links(&self, overprint: &Overprint) -> Vec<Link> {
        let line = |(from, to, sea): (Point, Point, bool)| Link { line: [self.on(from), self.on(to)], sea };
        overprint.links(self.map).into_iter().map(line).collect()
    }

    /// Some hexes as an area with its rings.
    pub fn zone(&self, id: &str, hexes: &[HexIx]) -> Zone {
        Zone { id: id.to_owned(), rings: self.rings(hexes) }
    }

    /// The rings around some hexes, each corner once.
    pub fn rings(&self, hexes: &[HexIx]) -> Vec<Outline> {
        let grid = &self.map.grid;
        let inside: HashSet<HexIx> = hexes.iter().copied().collect();
        let outer = |hex: HexIx, d: Direction| grid.neighbour(hex, d).is_none_or(|beyond| !inside.contains(&beyond));
        let sides = hexes.iter().flat_map(|&hex| Direction::ALL.into_iter().map(move |d| (hex, d)));
        let sides: Vec<SideIx> = sides.filter(|&(hex, d)| outer(hex, d)).map(|(hex, d)| grid.side(hex, d)).collect();
        let mut at: HashMap<CornerIx, Vec<SideIx>> = HashMap::new();
        for &side in &sides {
            grid.side_corners(side).into_iter().for_each(|corner| at.entry(corner).or_default().push(side));
        }
        let (mut drawn, mut rings) = (HashSet::new(), Vec::new());
        for &first in &sides {
            let (mut side, mut corner) = (first, grid.side_corners(first)[0]);
            let mut ring = Outline::new();
            while drawn.insert(side) {
                ring.push(self.on(grid.corner_point(corner)));
                let ends = grid.side_corners(side);
                corner = if ends[0] == corner { ends[1] } else { ends[0] };
                let next = at.get(&corner).and_then(|there| there.iter().find(|other| !drawn.contains(*other)));
                side = next.copied().unwrap_or(side);
            }
            if !ring.is_empty() {
                rings.push(ring);
            }
        }
        rings
    }

    /// The rectangle around some hexes: its left and upper edges, how wide and how high it is; none around none.
    pub fn around(&self, hexes: impl Iterator<Item = HexIx>) -> Option<(f64, f64, f64, f64)> {
        let grid = &self.map.grid;
        let corners = hexes.flat_map(|hex| grid.corners(hex)).map(|corner| self.on(grid.corner_point(corner)));
        let (low, high) = corners.fold(None, |around: Option<((f64, f64), (f64, f64))>, (x, y)| {
            let (low, high) = around.unwrap_or(((x, y), (x, y)));
            Some(((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y))))
        })?;
        Some((low.0, low.1, thousandth(high.0 - low.0), thousandth(high.1 - low.1)))
    }
}

/// The outline of a hex.
pub fn hexagon(grid: &Grid) -> Outline {
    let Some(hex) = grid.hexes().next() else { return Outline::new() };
    let centre = grid.centre(hex);
    let corner = |corner| {
        let point = grid.corner_point(corner);
        (thousandth(point.x - centre.x), thousandth(centre.y - point.y))
    };
    grid.corners(hex).map(corner).to_vec()
}

/// The outline of a box beside the map.
pub fn rectangle(of: &MarginBox) -> Outline {
    let (x, y) = (thousandth((of.high.x - of.low.x) / 2.0), thousandth((of.high.y - of.low.y) / 2.0));
    vec![(-x, -y), (x, -y), (x, y), (-x, y)]
}

/// A round outline: where ships lie on a hexside.
pub fn disc(radius: f64) -> Outline {
    let corner = |k: u8| {
        let turn = f64::from(k) * std::f64::consts::FRAC_PI_6;
        (thousandth(radius * turn.cos()), thousandth(radius * turn.sin()))
    };
    (0..12).map(corner).collect()
}

fn thousandth(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
