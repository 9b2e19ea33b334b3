//! Sets of hexes and zones of control.

use std::collections::BTreeSet;

use hexmap::{HexIx, HexSet, zones_of_control};
use proptest::prelude::*;

use crate::{BEND, elope_like, map};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_hex_set_is_a_set(put in prop::collection::vec(0_u16..300, 0..60), take in prop::collection::vec(0_u16..300, 0..60)) {
        let (mut set, mut model) = (HexSet::new(200), BTreeSet::new());
        for &h in &put {
            prop_assert_eq!(set.insert(HexIx(h)), model.insert(h));
        }
        for &h in &take {
            prop_assert_eq!(set.remove(HexIx(h)), model.remove(&h));
        }
        prop_assert_eq!(set.len(), model.len());
        prop_assert_eq!(set.is_empty(), model.is_empty());
        prop_assert!(set.iter().map(|h| h.0).eq(model.iter().copied()));
        let other: HexSet = take.iter().map(|&h| HexIx(h)).collect();
        let mut both = set.clone();
        both.insert_all(&other);
        prop_assert!((0..300).all(|h| both.contains(HexIx(h)) == (model.contains(&h) || take.contains(&h))));
        both.remove_all(&other);
        prop_assert!((0..300).all(|h| both.contains(HexIx(h)) == (model.contains(&h) && !take.contains(&h))));
    }

    #[test]
    fn a_hex_is_in_a_zone_if_an_open_hexside_leads_to_a_holder(holders in prop::collection::vec(0_u16..64, 0..8), closed in 0_u16..7) {
        let grid = elope_like(8, 8);
        let mut zones = HexSet::new(grid.len());
        let stops = |side: hexmap::SideIx| side.0 % 7 == closed;
        zones_of_control(&grid, holders.iter().map(|&h| HexIx(h)), |_, _, side| stops(side), &mut zones);
        for hex in grid.hexes() {
            let expected = grid.neighbours(hex).any(|(d, n)| holders.contains(&n.0) && !stops(grid.side(hex, d)));
            prop_assert_eq!(zones.contains(hex), expected);
        }
    }
}

#[test]
fn a_zone_does_not_reach_over_the_river_when_rivers_stop_it() {
    let bend = map(BEND);
    let kodish = bend.place("kodish").map_or(HexIx(0), |p| p.hex);
    let mut zones = HexSet::new(bend.grid.len());
    zones_of_control(&bend.grid, [kodish], |_, _, side| bend.river[side.index()].is_some(), &mut zones);
    let numbers: Vec<String> = zones.iter().map(|h| bend.grid.number(h).to_string()).collect();
    assert_eq!(numbers.join(" "), "3111 3113");
}
