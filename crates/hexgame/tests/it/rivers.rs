//! Rivers: which hexsides are next to each other, and how far they are apart by water.

use hexgame::{Reach, Rivers};
use hexmap::Map;

use crate::bend;

fn at(map: &Map, rivers: &Rivers<bool>, side: &str) -> Reach {
    map.grid.parse_side(side).and_then(|side| rivers.along(side)).unwrap_or_else(|| panic!("{side}"))
}

#[test]
fn a_ship_goes_from_hexside_to_hexside_where_they_share_a_corner() {
    let map = bend();
    let rivers = Rivers::of(&map, |river| river.id == "brook");
    let here = rivers.get(at(&map, &rivers, "3111/NE"));
    let mut next: Vec<String> = here.next.iter().map(|reach| map.grid.side_name(rivers.get(*reach).side)).collect();
    next.sort();
    assert_eq!(next, ["3111/N", "3112/N"]);
    assert!(here.navigable && !here.water);
    assert_eq!(here.downstream, 1, "counted from the source");
    let far = rivers.distances(|stretch| stretch.downstream == 0 && stretch.navigable);
    let far = |side: &str| far[at(&map, &rivers, side).index()];
    assert_eq!(["3111/N", "3112/N", "3113/N"].map(far), [Some(0), Some(2), Some(4)]);
    assert_eq!(far("3411/SE"), None, "no water leads to the brook");
}

#[test]
fn a_river_lies_between_the_hexes_on_its_banks() {
    let map = bend();
    let rivers = Rivers::of(&map, |_| false);
    let [a, b, c] = ["3111", "3211", "3411"].map(|number| map.grid.parse(number).expect("a hex"));
    let reach = rivers.between(&map.grid, a, b).expect("the Emtsa");
    assert_eq!(reach, at(&map, &rivers, "3111/N"));
    let banks = rivers.get(reach).banks;
    assert!(banks.contains(&Some(a)) && banks.contains(&Some(b)), "{banks:?}");
    assert_eq!(rivers.between(&map.grid, a, c), None, "they are no neighbours");
    assert!(rivers.has(Reach(rivers.len() as u16 - 1)) && !rivers.has(Reach(rivers.len() as u16)));
}
