//! The map as places on a plane.

use engine::board::{Place, Rank};
use hexgame::{Plane, disc, hexagon};

use crate::bend;

#[test]
fn hexes_lie_on_the_plane_as_on_the_map_and_hexsides_between_them() {
    let map = bend();
    let plane = Plane::of(&map);
    let hexes: Vec<Place> = plane.hexes(0, |_| Rank::Village).collect();
    assert_eq!(hexes.len(), map.grid.len());
    let at = |id: &str| hexes.iter().find(|place| place.id == id).map(|place| (place.x, place.y)).expect("a hex");
    let (south, north) = (at("3111"), at("3211"));
    assert!(north.1 < south.1 && north.0 == south.0, "the north is above: {north:?} {south:?}");
    let side = map.grid.parse_side("3111/N").expect("a hexside");
    let between = plane.hexside(side, 1);
    assert_eq!((between.id.as_str(), between.outline), ("3111/N", 1));
    assert!((between.y - (south.1 + north.1) / 2.0).abs() < 0.002, "{between:?}");
    let (width, height) = plane.size();
    assert!(hexes.iter().all(|place| (0.0..width).contains(&place.x) && (0.0..height).contains(&place.y)));
}

#[test]
fn outlines_go_around_their_middle() {
    for outline in [hexagon(&bend().grid), disc(0.2)] {
        let (x, y) = outline.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0, y + point.1));
        assert!(f64::abs(x) < 0.01 && f64::abs(y) < 0.01, "{outline:?}");
    }
    assert_eq!(hexagon(&bend().grid).len(), 6);
}
