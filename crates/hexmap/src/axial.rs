//! Axial coordinates: hexes counted along two axes that meet at 120 degrees, where neighbours and distances are sums.

use crate::direction::Orientation;

/// A hex on the endless plane. On a flat-top grid `q` counts columns eastward; on a pointy-top one `r` counts rows
/// southward.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Axial {
    pub(crate) q: i32,
    pub(crate) r: i32,
}

/// Which columns lie half a hex farther south, or which rows half a hex farther east.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shoved {
    Odd,
    Even,
}

impl Shoved {
    /// How many whole hexes a line of this number has been left behind by the slanted axis.
    fn lag(self, number: i32) -> i32 {
        let odd = number & 1;
        match self {
            Shoved::Odd => (number - odd) / 2,
            Shoved::Even => (number + odd) / 2,
        }
    }
}

impl Axial {
    /// The hex in a column and a row, counted southward.
    pub(crate) fn of(column: i32, row: i32, shoved: Shoved, orientation: Orientation) -> Axial {
        match orientation {
            Orientation::FlatTop => Axial { q: column, r: row - shoved.lag(column) },
            Orientation::PointyTop => Axial { q: column - shoved.lag(row), r: row },
        }
    }

    /// The column and the row, counted southward.
    pub(crate) fn column_row(self, shoved: Shoved, orientation: Orientation) -> (i32, i32) {
        match orientation {
            Orientation::FlatTop => (self.q, self.r + shoved.lag(self.q)),
            Orientation::PointyTop => (self.q + shoved.lag(self.r), self.r),
        }
    }

    /// The hex so far away.
    pub(crate) fn plus(self, (q, r): (i32, i32)) -> Axial {
        Axial { q: self.q + q, r: self.r + r }
    }

    /// How many steps it is to another hex.
    #[inline]
    pub(crate) fn distance(self, other: Axial) -> u32 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}
