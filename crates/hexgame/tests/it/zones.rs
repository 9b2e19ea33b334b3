//! Zones: kept one by one they are those that are found afresh.

use engine::Set;
use hexgame::{keep_zone, zone_of};
use hexmap::HexIx;
use proptest::prelude::*;

use crate::grid;

type Hexes = Set<HexIx, 2>;

proptest! {
    #[test]
    fn a_zone_that_is_kept_is_the_zone_that_is_found(changes in prop::collection::vec(0_u16..81, 0..60)) {
        let grid = grid(9, 9);
        let (mut holders, mut zone) = (Hexes::NONE, Hexes::NONE);
        for hex in changes.into_iter().map(HexIx) {
            holders.set(hex, !holders.contains(hex));
            keep_zone(&grid, &holders, hex, &mut zone);
            prop_assert_eq!(zone, zone_of(&grid, &holders));
        }
    }
}

#[test]
fn a_zone_lies_around_a_hex_and_not_in_it() {
    let grid = grid(9, 9);
    let [middle, corner] = ["0505", "0101"].map(|number| grid.parse(number).expect("a hex"));
    let zone = zone_of(&grid, &Hexes::one(middle));
    assert_eq!((zone.len(), zone.contains(middle)), (6, false));
    let both = zone_of(&grid, &Hexes::of([middle, corner]));
    assert_eq!(both.len(), 6 + grid.neighbours(corner).count(), "no further than the edge of the map");
}
