//! Value noise in whole numbers: the same on every machine.

use crate::direction::Point;

/// Smooth noise over the plane, 0 to 1000, in patches of about `patch` hexes.
///
/// Two layers, the second half as strong and twice as fine.
pub(super) fn noise(seed: u32, patch: u32, at: Point) -> i64 {
    let coarse = layer(seed, i64::from(patch.max(1)) * UNIT, at);
    let fine = layer(seed ^ 0x9E37_79B9, i64::from(patch.max(1)) * UNIT / 2, at);
    (2 * coarse + fine) * 1000 / (3 * 65_535)
}

/// Parts of a hex in which positions are counted.
const UNIT: i64 = 1024;

fn layer(seed: u32, cell: i64, at: Point) -> i64 {
    let (x, y) = ((at.x * UNIT as f64).round() as i64, (at.y * UNIT as f64).round() as i64);
    // Turned against the grid, so that patches do not line up with rows and columns.
    let (x, y) = ((4 * x - 3 * y) / 5, (3 * x + 4 * y) / 5);
    let (column, row) = (x.div_euclid(cell), y.div_euclid(cell));
    let (u, v) = (ease(x.rem_euclid(cell), cell), ease(y.rem_euclid(cell), cell));
    let corner = |dx, dy| i64::from(hash(seed, column + dx, row + dy) & 0xFFFF);
    let south = corner(0, 0) * (ONE - u) + corner(1, 0) * u;
    let north = corner(0, 1) * (ONE - u) + corner(1, 1) * u;
    (south * (ONE - v) + north * v) / (ONE * ONE)
}

const ONE: i64 = 4096;

/// 3t² − 2t³ of a share of the cell, in parts of `ONE`.
fn ease(part: i64, cell: i64) -> i64 {
    let t = part * ONE / cell;
    t * t * (3 * ONE - 2 * t) / (ONE * ONE)
}

fn hash(seed: u32, x: i64, y: i64) -> u32 {
    let mut h =
        seed.wrapping_mul(0x85EB_CA6B) ^ (x as u32).wrapping_mul(0xC2B2_AE35) ^ (y as u32).wrapping_mul(0x27D4_EB2F);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    h ^ (h >> 15)
}
