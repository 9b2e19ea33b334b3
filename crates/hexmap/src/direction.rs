//! How hexes lie and which way their six neighbours are.

/// How the hexes stand on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// Sides to north and south, corners to east and west; hexes stand in columns.
    FlatTop,
    /// Sides to east and west, corners to north and south; hexes stand in rows.
    PointyTop,
}

/// One of the six directions from a hex, counted clockwise.
///
/// On a flat-top grid they are N, NE, SE, S, SW, NW; on a pointy-top grid NE, E, SE, SW, W, NW.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(u8);

const FLAT: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];
const POINTY: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// The direction with this place in the clockwise count; counts on past the sixth.
    #[inline]
    pub const fn new(index: usize) -> Direction {
        Direction((index % 6) as u8)
    }

    /// Its place in the clockwise count, 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction::new(self.index() + 3)
    }

    /// The next one clockwise.
    pub const fn clockwise(self) -> Direction {
        Direction::new(self.index() + 1)
    }

    /// Its letters on a grid of this orientation: "NE".
    pub const fn name(self, orientation: Orientation) -> &'static str {
        match orientation {
            Orientation::FlatTop => FLAT[self.index()],
            Orientation::PointyTop => POINTY[self.index()],
        }
    }

    /// The direction with these letters on a grid of this orientation.
    pub fn parse(text: &str, orientation: Orientation) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| d.name(orientation) == text)
    }

    /// The step in axial coordinates.
    pub(crate) const fn axial(self, orientation: Orientation) -> (i32, i32) {
        const CLOCKWISE: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
        match orientation {
            Orientation::FlatTop => CLOCKWISE[self.index()],
            Orientation::PointyTop => CLOCKWISE[(self.index() + 1) % 6],
        }
    }
}

/// A point of the map's plane. The unit is the distance between the centres of two neighbouring hexes;
/// x grows east, y grows north.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// East.
    pub x: f64,
    /// North.
    pub y: f64,
}

impl Point {
    /// The point at x, y.
    #[inline]
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// Distance in hexes.
    pub fn distance(self, other: Point) -> f64 {
        self.distance_squared(other).sqrt()
    }

    /// Square of the distance.
    pub fn distance_squared(self, other: Point) -> f64 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        dx * dx + dy * dy
    }

    /// The point to two decimals, as map files give it.
    pub fn rounded(self) -> Point {
        // Adding zero turns a negative zero into a plain one.
        Point::new((self.x * 100.0).round() / 100.0 + 0.0, (self.y * 100.0).round() / 100.0 + 0.0)
    }

    /// The point a share `t` (0 to 1) of the way to `other`.
    pub fn towards(self, other: Point, t: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}
