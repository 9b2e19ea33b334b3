//! Zones of control: the hexes around those that throw one, kept up to date as that changes.

use engine::Set;
use hexmap::{Grid, HexIx};

/// The hexes around each of those that throw a zone, across every hexside.
pub fn zone_of<const WORDS: usize>(grid: &Grid, holders: &Set<HexIx, WORDS>) -> Set<HexIx, WORDS> {
    Set::of(holders.iter().flat_map(|holder| grid.neighbours(holder).map(|(_, hex)| hex)))
}

/// Keep a zone when a hex has begun to throw one, or does so no longer; `holders` are as they are since.
pub fn keep_zone<const WORDS: usize>(
    grid: &Grid,
    holders: &Set<HexIx, WORDS>,
    changed: HexIx,
    zone: &mut Set<HexIx, WORDS>,
) {
    let holds = holders.contains(changed);
    for (_, next) in grid.neighbours(changed) {
        zone.set(next, holds || grid.neighbours(next).any(|(_, other)| holders.contains(other)));
    }
}
