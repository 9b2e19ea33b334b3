//! Chains of hexsides: whether they hold together, and which corners they pass.

use crate::grid::{CornerIx, Grid, HexIx, SideIx};

/// Why a list of hexsides is not a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Broken {
    /// There is no hexside at all.
    Empty,
    /// The hexside at this place in the list does not go on where the one before it ends.
    Gap(usize),
    /// The hexside at this place in the list comes back to a corner the chain has passed.
    Loop(usize),
}

/// The corners that a chain of hexsides passes, from its first end to its last: one more than hexsides.
///
/// A chain of a single hexside runs clockwise around the first of its hexes.
pub fn chain_corners(grid: &Grid, chain: &[SideIx]) -> Result<Vec<CornerIx>, Broken> {
    let (&first, rest) = chain.split_first().ok_or(Broken::Empty)?;
    let [a, b] = grid.side_corners(first);
    let start = match rest.first() {
        Some(&second) => match grid.shared_corner(first, second) {
            Some(shared) if shared == a => b,
            Some(_) => a,
            None => return Err(Broken::Gap(1)),
        },
        None => a,
    };
    let mut corners = Vec::with_capacity(chain.len() + 1);
    corners.push(start);
    let mut here = start;
    for (index, &side) in chain.iter().enumerate() {
        here = match grid.side_corners(side) {
            [from, to] if from == here => to,
            [to, from] if from == here => to,
            _ => return Err(Broken::Gap(index)),
        };
        if corners.contains(&here) {
            return Err(Broken::Loop(index));
        }
        corners.push(here);
    }
    Ok(corners)
}

/// On which banks of a chain a hex lies, looking from the first hexside to the last: (left, right).
///
/// Both are false for a hex that the chain does not touch; both are true where it winds around the hex.
pub fn banks_of(grid: &Grid, chain: &[SideIx], hex: HexIx) -> (bool, bool) {
    let Ok(corners) = chain_corners(grid, chain) else { return (false, false) };
    let (mut left, mut right) = (false, false);
    for (side, ends) in chain.iter().zip(corners.windows(2)) {
        let (a, b) = grid.side_hexes(*side);
        if a == hex || b == Some(hex) {
            if is_left(grid, ends[0], ends[1], hex) { left = true } else { right = true }
        }
    }
    (left, right)
}

/// Whether a hex lies to the left of the way from one corner to the other.
pub(crate) fn is_left(grid: &Grid, from: CornerIx, to: CornerIx, hex: HexIx) -> bool {
    let (a, b, c) = (grid.corner_point(from), grid.corner_point(to), grid.centre(hex));
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0.0
}
