//! The hex grid: numbers, neighbours, hexsides, corners and where they lie in the plane.
//!
//! Everything is worked out once into dense tables; in play a question is one look into an array.

use crate::axial::{Axial, Shoved};
use crate::direction::{Direction, Orientation, Point};

engine::index!(
    /// A hex, by its place in the grid's tables.
    pub struct HexIx(u16), "hex"
);

engine::index!(
    /// A hexside, by its place in the grid's tables.
    pub struct SideIx(u16), "hexside"
);

engine::index!(
    /// A corner where up to three hexes meet, by its place in the grid's tables.
    pub struct CornerIx(u16), "corner"
);

/// Odd or even.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Parity {
    /// 1, 3, 5 …
    Odd,
    /// 2, 4, 6 …
    Even,
}

/// Where the shifted columns (flat-top) or rows (pointy-top) lie, half a hex off the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shift {
    /// Flat-top: half a hex north. Pointy-top: half a hex east.
    NorthOrEast,
    /// Flat-top: half a hex south. Pointy-top: half a hex west.
    SouthOrWest,
}

/// Which way the row numbers grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowsGrow {
    /// Row 1 is the southernmost.
    North,
    /// Row 1 is the northernmost.
    South,
}

/// How a hex number is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// "RRCC": row, then column.
    RowColumn,
    /// "CCRR": column, then row.
    ColumnRow,
}

/// What a grid is made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layout {
    /// How the hexes stand.
    pub orientation: Orientation,
    /// Number of the first row.
    pub first_row: u16,
    /// How many rows.
    pub rows: u16,
    /// Number of the first column.
    pub first_column: u16,
    /// How many columns.
    pub columns: u16,
    /// Which columns (flat-top) or rows (pointy-top) are shifted.
    pub shifted: Parity,
    /// Where they are shifted to.
    pub shift: Shift,
    /// Which way the row numbers grow.
    pub rows_grow: RowsGrow,
    /// How numbers are written.
    pub numbering: Numbering,
}

impl Layout {
    /// Flat-top hexes numbered from 0101, rows first and growing north, even columns half a hex south.
    pub const fn usual(rows: u16, columns: u16) -> Layout {
        Layout {
            orientation: Orientation::FlatTop,
            first_row: 1,
            rows,
            first_column: 1,
            columns,
            shifted: Parity::Even,
            shift: Shift::SouthOrWest,
            rows_grow: RowsGrow::North,
            numbering: Numbering::RowColumn,
        }
    }
}

/// Distance between columns of a flat-top grid and between rows of a pointy-top one.
const STEP: f64 = 0.866_025_403_784_438_6;
/// Distance from a hex's centre to its corners.
const TO_CORNER: f64 = 0.577_350_269_189_625_7;
const NONE: u16 = u16::MAX;

/// A rectangular hex grid with all its tables.
#[derive(Debug, Clone)]
pub struct Grid {
    layout: Layout,
    hexes: Vec<Axial>,
    centres: Vec<Point>,
    neighbours: Vec<[u16; 6]>,
    around: Vec<[HexIx; 6]>,
    sides: Vec<[SideIx; 6]>,
    corners: Vec<[CornerIx; 6]>,
    side_hexes: Vec<(HexIx, u16)>,
    side_directions: Vec<Direction>,
    side_corners: Vec<[CornerIx; 2]>,
    corner_points: Vec<Point>,
    corner_sides: Vec<([SideIx; 3], u8)>,
}

impl PartialEq for Grid {
    fn eq(&self, other: &Grid) -> bool {
        self.layout == other.layout
    }
}

impl Eq for Grid {}

impl Grid {
    /// The grid of this layout; the reason if two digits cannot number it.
    pub fn new(layout: Layout) -> Result<Grid, String> {
        let Layout { rows, columns, first_row, first_column, .. } = layout;
        if rows == 0 || columns == 0 {
            return Err("a grid needs at least one row and one column".into());
        }
        if u32::from(first_row) + u32::from(rows) > 100 || u32::from(first_column) + u32::from(columns) > 100 {
            return Err("rows and columns are numbered with two digits: none may go beyond 99".into());
        }
        let count = usize::from(rows) * usize::from(columns);
        let mut grid = Grid {
            layout,
            hexes: Vec::with_capacity(count),
            centres: Vec::with_capacity(count),
            neighbours: Vec::with_capacity(count),
            around: Vec::with_capacity(count),
            sides: Vec::with_capacity(count),
            corners: Vec::with_capacity(count),
            side_hexes: Vec::new(),
            side_directions: Vec::new(),
            side_corners: Vec::new(),
            corner_points: Vec::new(),
            corner_sides: Vec::new(),
        };
        for h in 0..count {
            let (row, column) = grid.row_column(HexIx(h as u16));
            grid.hexes.push(grid.axial(i32::from(row), i32::from(column)));
            grid.centres.push(grid.centre_of(i32::from(row), i32::from(column)));
        }
        for h in 0..count {
            let neighbours = Direction::ALL
                .map(|d| grid.index_of(grid.hexes[h].plus(d.axial(layout.orientation))).map_or(NONE, |n| n.0));
            grid.neighbours.push(neighbours);
            grid.around.push(neighbours.map(|n| HexIx(if n == NONE { h as u16 } else { n })));
        }
        grid.number_corners();
        grid.number_sides();
        Ok(grid)
    }

    fn number_corners(&mut self) {
        for h in 0..self.len() {
            let corners = std::array::from_fn(|k| {
                // A corner belongs to the hex, the neighbour across side k and the one across side k - 1.
                let across = [(self.neighbours[h][k], (k + 4) % 6), (self.neighbours[h][(k + 5) % 6], (k + 2) % 6)];
                for (n, its_corner) in across {
                    if usize::from(n) < h {
                        return self.corners[usize::from(n)][its_corner];
                    }
                }
                let offset = corner_offset(self.layout.orientation, k);
                let centre = self.centres[h];
                self.corner_points.push(Point::new(centre.x + offset.x, centre.y + offset.y));
                CornerIx((self.corner_points.len() - 1) as u16)
            });
            self.corners.push(corners);
        }
    }

    fn number_sides(&mut self) {
        self.corner_sides = vec![([SideIx(NONE); 3], 0); self.corner_points.len()];
        for h in 0..self.len() {
            let sides = std::array::from_fn(|k| {
                let n = self.neighbours[h][k];
                if usize::from(n) < h {
                    return self.sides[usize::from(n)][(k + 3) % 6];
                }
                let side = SideIx(self.side_hexes.len() as u16);
                let ends = [self.corners[h][k], self.corners[h][(k + 1) % 6]];
                self.side_hexes.push((HexIx(h as u16), n));
                self.side_directions.push(Direction::new(k));
                self.side_corners.push(ends);
                for corner in ends {
                    let (list, used) = &mut self.corner_sides[corner.index()];
                    list[usize::from(*used)] = side;
                    *used += 1;
                }
                side
            });
            self.sides.push(sides);
        }
    }

    /// Which columns lie farther south, or which rows farther east.
    fn shoved(&self) -> Shoved {
        let towards = match self.layout.orientation {
            Orientation::FlatTop => Shift::SouthOrWest,
            Orientation::PointyTop => Shift::NorthOrEast,
        };
        match (self.layout.shifted, self.layout.shift == towards) {
            (Parity::Even, true) | (Parity::Odd, false) => Shoved::Even,
            (Parity::Odd, true) | (Parity::Even, false) => Shoved::Odd,
        }
    }

    /// The row counted southward, and back.
    fn southward(&self, row: i32) -> i32 {
        match self.layout.rows_grow {
            RowsGrow::North => -row,
            RowsGrow::South => row,
        }
    }

    fn axial(&self, row: i32, column: i32) -> Axial {
        Axial::of(column, self.southward(row), self.shoved(), self.layout.orientation)
    }

    fn index_of(&self, hex: Axial) -> Option<HexIx> {
        let (column, southward) = hex.column_row(self.shoved(), self.layout.orientation);
        self.by_row_column(self.southward(southward), column)
    }

    fn by_row_column(&self, row: i32, column: i32) -> Option<HexIx> {
        let row = row - i32::from(self.layout.first_row);
        let column = column - i32::from(self.layout.first_column);
        let inside =
            (0..i32::from(self.layout.rows)).contains(&row) && (0..i32::from(self.layout.columns)).contains(&column);
        inside.then(|| HexIx((row * i32::from(self.layout.columns) + column) as u16))
    }

    fn is_shifted(&self, number: i32) -> bool {
        (number.rem_euclid(2) == 1) == (self.layout.shifted == Parity::Odd)
    }

    fn half_shift(&self, number: i32) -> f64 {
        match (self.is_shifted(number), self.layout.shift) {
            (false, _) => 0.0,
            (true, Shift::NorthOrEast) => 0.5,
            (true, Shift::SouthOrWest) => -0.5,
        }
    }

    fn centre_of(&self, row: i32, column: i32) -> Point {
        let north = -f64::from(self.southward(row));
        match self.layout.orientation {
            Orientation::FlatTop => Point::new(STEP * f64::from(column), north + self.half_shift(column)),
            Orientation::PointyTop => Point::new(f64::from(column) + self.half_shift(row), STEP * north),
        }
    }

    /// What the grid was made from.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How the hexes stand.
    pub fn orientation(&self) -> Orientation {
        self.layout.orientation
    }

    /// How many hexes there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.layout.rows) * usize::from(self.layout.columns)
    }

    /// Never: a grid has at least one hex.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// How many hexsides there are.
    pub fn side_count(&self) -> usize {
        self.side_hexes.len()
    }

    /// How many corners there are.
    pub fn corner_count(&self) -> usize {
        self.corner_points.len()
    }

    /// All hexes, row by row from the first.
    #[inline]
    pub fn hexes(&self) -> impl ExactSizeIterator<Item = HexIx> + DoubleEndedIterator + use<> {
        (0..self.len() as u16).map(HexIx)
    }

    /// All hexsides.
    pub fn sides(&self) -> impl ExactSizeIterator<Item = SideIx> + use<> {
        (0..self.side_hexes.len() as u16).map(SideIx)
    }

    /// All corners.
    pub fn all_corners(&self) -> impl ExactSizeIterator<Item = CornerIx> + use<> {
        (0..self.corner_points.len() as u16).map(CornerIx)
    }

    /// Row and column of a hex, as its number gives them.
    pub fn row_column(&self, hex: HexIx) -> (u16, u16) {
        (self.layout.first_row + hex.0 / self.layout.columns, self.layout.first_column + hex.0 % self.layout.columns)
    }

    /// The hex in this row and column.
    pub fn hex(&self, row: u16, column: u16) -> Option<HexIx> {
        self.by_row_column(i32::from(row), i32::from(column))
    }

    /// The number of a hex, to be shown: "3112".
    pub fn number(&self, hex: HexIx) -> Number {
        let (row, column) = self.row_column(hex);
        match self.layout.numbering {
            Numbering::RowColumn => Number(row, column),
            Numbering::ColumnRow => Number(column, row),
        }
    }

    /// The hex with this number.
    pub fn parse(&self, text: &str) -> Option<HexIx> {
        if text.len() != 4 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let (first, second) = (text[..2].parse().ok()?, text[2..].parse().ok()?);
        match self.layout.numbering {
            Numbering::RowColumn => self.hex(first, second),
            Numbering::ColumnRow => self.hex(second, first),
        }
    }

    /// The neighbour in a direction; none at the edge of the map.
    #[inline]
    pub fn neighbour(&self, hex: HexIx, direction: Direction) -> Option<HexIx> {
        let n = self.neighbours[hex.index()][direction.index()];
        (n != NONE).then_some(HexIx(n))
    }

    /// The six hexes around a hex, by direction; itself where the map ends.
    #[inline]
    pub fn around(&self, hex: HexIx) -> &[HexIx; 6] {
        &self.around[hex.index()]
    }

    /// All neighbours with their directions.
    #[inline]
    pub fn neighbours(&self, hex: HexIx) -> impl Iterator<Item = (Direction, HexIx)> + '_ {
        Direction::ALL.into_iter().filter_map(move |d| self.neighbour(hex, d).map(|n| (d, n)))
    }

    /// The direction from a hex to its neighbour.
    #[inline]
    pub fn direction(&self, from: HexIx, to: HexIx) -> Option<Direction> {
        self.neighbours[from.index()].iter().position(|&n| n == to.0).map(Direction::new)
    }

    /// Distance in hexes.
    #[inline]
    pub fn distance(&self, a: HexIx, b: HexIx) -> u16 {
        self.hexes[a.index()].distance(self.hexes[b.index()]) as u16
    }

    /// The centre of a hex.
    pub fn centre(&self, hex: HexIx) -> Point {
        self.centres[hex.index()]
    }

    /// The corners of the rectangle around all hexes, the lowest and the highest.
    pub fn extent(&self) -> (Point, Point) {
        let mut low = Point::new(f64::MAX, f64::MAX);
        let mut high = Point::new(f64::MIN, f64::MIN);
        for point in &self.corner_points {
            low = Point::new(low.x.min(point.x), low.y.min(point.y));
            high = Point::new(high.x.max(point.x), high.y.max(point.y));
        }
        (low, high)
    }

    /// The six corners, clockwise; side `d` runs from corner `d` to corner `d + 1`.
    pub fn corners(&self, hex: HexIx) -> [CornerIx; 6] {
        self.corners[hex.index()]
    }

    /// Where a corner lies.
    pub fn corner_point(&self, corner: CornerIx) -> Point {
        self.corner_points[corner.index()]
    }

    /// The hexside of a hex in a direction.
    #[inline]
    pub fn side(&self, hex: HexIx, direction: Direction) -> SideIx {
        self.sides[hex.index()][direction.index()]
    }

    /// The hexside between two neighbours.
    #[inline]
    pub fn side_between(&self, a: HexIx, b: HexIx) -> Option<SideIx> {
        self.direction(a, b).map(|d| self.side(a, d))
    }

    /// The hexes on either side; the second is missing at the edge of the map.
    #[inline]
    pub fn side_hexes(&self, side: SideIx) -> (HexIx, Option<HexIx>) {
        let (hex, other) = self.side_hexes[side.index()];
        (hex, (other != NONE).then_some(HexIx(other)))
    }

    /// The direction of the hexside from the first of its hexes.
    pub fn side_direction(&self, side: SideIx) -> Direction {
        self.side_directions[side.index()]
    }

    /// The two ends of a hexside, clockwise around the first of its hexes.
    pub fn side_corners(&self, side: SideIx) -> [CornerIx; 2] {
        self.side_corners[side.index()]
    }

    /// The middle of a hexside.
    pub fn side_middle(&self, side: SideIx) -> Point {
        let [a, b] = self.side_corners(side);
        self.corner_point(a).towards(self.corner_point(b), 0.5)
    }

    /// The hexsides that meet at a corner, two or three.
    pub fn sides_at(&self, corner: CornerIx) -> &[SideIx] {
        let (list, used) = &self.corner_sides[corner.index()];
        &list[..usize::from(*used)]
    }

    /// The corner that two hexsides share.
    pub fn shared_corner(&self, a: SideIx, b: SideIx) -> Option<CornerIx> {
        let ends = self.side_corners(b);
        self.side_corners(a).into_iter().find(|c| a != b && ends.contains(c))
    }

    /// The name of a hexside: "3112/NE".
    pub fn side_name(&self, side: SideIx) -> String {
        let (hex, _) = self.side_hexes(side);
        format!("{}/{}", self.number(hex), self.side_direction(side).name(self.layout.orientation))
    }

    /// The hexside with this name, seen from either of its hexes.
    pub fn parse_side(&self, text: &str) -> Option<SideIx> {
        let (hex, direction) = text.split_once('/')?;
        Some(self.side(self.parse(hex)?, Direction::parse(direction, self.layout.orientation)?))
    }

    /// The hex that holds a point; none off the map.
    pub fn at(&self, point: Point) -> Option<HexIx> {
        if !(point.x.abs() < 1000.0 && point.y.abs() < 1000.0) {
            return None;
        }
        let mut best: Option<(f64, i32, i32)> = None;
        let (along, across) = match self.layout.orientation {
            Orientation::FlatTop => ((point.x / STEP).round() as i32, point.y),
            Orientation::PointyTop => ((point.y / STEP).round() as i32, point.x),
        };
        for line in along - 1..=along + 1 {
            let (row, column) = match self.layout.orientation {
                Orientation::FlatTop => (self.southward(-(across - self.half_shift(line)).round() as i32), line),
                Orientation::PointyTop => {
                    let row = self.southward(-line);
                    (row, (across - self.half_shift(row)).round() as i32)
                }
            };
            let distance = self.centre_of(row, column).distance_squared(point);
            if best.is_none_or(|(d, ..)| distance < d) {
                best = Some((distance, row, column));
            }
        }
        best.and_then(|(_, row, column)| self.by_row_column(row, column))
    }
}

/// Corner `k` lies at 120° − 60°·k on a flat-top hex, at 90° − 60°·k on a pointy-top one, counted from east.
fn corner_offset(orientation: Orientation, k: usize) -> Point {
    const HALF: f64 = TO_CORNER / 2.0;
    const FLAT: [(f64, f64); 6] =
        [(-HALF, 0.5), (HALF, 0.5), (TO_CORNER, 0.0), (HALF, -0.5), (-HALF, -0.5), (-TO_CORNER, 0.0)];
    const POINTY: [(f64, f64); 6] =
        [(0.0, TO_CORNER), (0.5, HALF), (0.5, -HALF), (0.0, -TO_CORNER), (-0.5, -HALF), (-0.5, HALF)];
    let (x, y) = match orientation {
        Orientation::FlatTop => FLAT[k],
        Orientation::PointyTop => POINTY[k],
    };
    Point::new(x, y)
}

/// A hex number as it is printed: "3112".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u16, u16);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}{:02}", self.0, self.1)
    }
}
