//! The rectangle of the plane that a picture shows, and how it lies on the sheet.

use hexmap::{Grid, HexIx, Point};

/// A rectangle of the plane, in hexes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Window {
    pub(crate) west: f64,
    pub(crate) south: f64,
    pub(crate) east: f64,
    pub(crate) north: f64,
}

impl Window {
    /// The window around these hexes, corners and all.
    pub(crate) fn around(grid: &Grid, hexes: impl Iterator<Item = HexIx>) -> Window {
        let points: Vec<Point> = hexes.flat_map(|h| grid.corners(h)).map(|corner| grid.corner_point(corner)).collect();
        Window::of(&points)
    }

    /// The window grown by `by` on all sides.
    pub(crate) fn grown(self, by: f64) -> Window {
        Window { west: self.west - by, south: self.south - by, east: self.east + by, north: self.north + by }
    }

    /// Whether a point lies in it.
    pub(crate) fn holds(&self, p: Point) -> bool {
        p.x >= self.west && p.x <= self.east && p.y >= self.south && p.y <= self.north
    }

    /// Whether any of a line's points lies in it.
    pub(crate) fn touches(&self, line: &[Point]) -> bool {
        line.iter().any(|&p| self.holds(p))
    }

    /// The window around these points.
    pub(crate) fn of<'p>(points: impl IntoIterator<Item = &'p Point>) -> Window {
        let mut window = Window { west: f64::MAX, south: f64::MAX, east: f64::MIN, north: f64::MIN };
        for p in points {
            window.west = window.west.min(p.x);
            window.east = window.east.max(p.x);
            window.south = window.south.min(p.y);
            window.north = window.north.max(p.y);
        }
        window
    }

    /// What it has in common with another, if anything.
    pub(crate) fn common(&self, other: &Window) -> Option<Window> {
        let common = Window {
            west: self.west.max(other.west),
            south: self.south.max(other.south),
            east: self.east.min(other.east),
            north: self.north.min(other.north),
        };
        (common.west <= common.east && common.south <= common.north).then_some(common)
    }

    /// Whether the rectangle around a line or ring overlaps it.
    pub(crate) fn meets(&self, line: &[Point]) -> bool {
        self.common(&Window::of(line)).is_some()
    }

    pub(crate) fn width(&self) -> f64 {
        self.east - self.west
    }

    pub(crate) fn height(&self) -> f64 {
        self.north - self.south
    }
}
