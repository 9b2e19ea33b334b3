//! Numbers, neighbours, hexsides and corners, for both ways a hex can stand.

use std::collections::VecDeque;

use hexmap::{Direction, Grid, HexIx, Point};
use proptest::prelude::*;

use crate::{elope_like, rossyia_like};

fn both() -> [Grid; 2] {
    [elope_like(50, 50), rossyia_like(66, 76)]
}

fn names(grid: &Grid, number: &str) -> String {
    let hex = grid.parse(number).unwrap_or_else(|| panic!("{number}"));
    let neighbours = grid.neighbours(hex).map(|(d, n)| format!("{} {}", d.name(grid.orientation()), grid.number(n)));
    neighbours.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_neighbours_of_a_flat_top_hex_depend_on_its_column() {
    let grid = elope_like(50, 50);
    assert_eq!(names(&grid, "3111"), "N 3211, NE 3212, SE 3112, S 3011, SW 3110, NW 3210");
    assert_eq!(names(&grid, "3112"), "N 3212, NE 3113, SE 3013, S 3012, SW 3011, NW 3111");
    assert_eq!(names(&grid, "0101"), "N 0201, NE 0202, SE 0102");
}

#[test]
fn the_neighbours_of_a_pointy_top_hex_depend_on_its_row() {
    let grid = rossyia_like(66, 76);
    assert_eq!(names(&grid, "1005"), "NE 1004, E 1105, SE 1006, SW 0906, W 0905, NW 0904");
    assert_eq!(names(&grid, "1006"), "NE 1105, E 1106, SE 1107, SW 1007, W 0906, NW 1005");
    assert_eq!(names(&grid, "0101"), "E 0201, SE 0102");
}

#[test]
fn a_number_names_the_hex_that_bears_it() {
    for grid in both() {
        for hex in grid.hexes() {
            assert_eq!(grid.parse(&grid.number(hex).to_string()), Some(hex));
        }
        for wrong in ["", "311", "31123", "0000", "9999", "31a2", "é1"] {
            assert_eq!(grid.parse(wrong), None, "{wrong}");
        }
    }
}

#[test]
fn centres_lie_as_the_geography_has_them() {
    let grid = elope_like(50, 50);
    let centre = |number| grid.parse(number).map(|h| grid.centre(h));
    assert_eq!(centre("4707").map(Point::rounded), Some(Point::new(6.06, 47.0)));
    assert_eq!(centre("2920").map(Point::rounded), Some(Point::new(17.32, 28.5)));
    let grid = rossyia_like(66, 76);
    let centre = |number| grid.parse(number).map(|h| grid.centre(h).rounded());
    assert_eq!(centre("3224"), Some(Point::new(32.5, -20.78)));
}

#[test]
fn neighbours_are_one_apart_and_know_each_other() {
    for grid in both() {
        for hex in grid.hexes() {
            for (d, n) in grid.neighbours(hex) {
                assert!((grid.centre(hex).distance(grid.centre(n)) - 1.0).abs() < 1e-9);
                assert_eq!(grid.neighbour(n, d.opposite()), Some(hex));
                assert_eq!(grid.direction(hex, n), Some(d));
                assert_eq!(grid.distance(hex, n), 1);
                assert_eq!(grid.side(hex, d), grid.side(n, d.opposite()));
                assert_eq!(grid.side_between(hex, n), Some(grid.side(hex, d)));
            }
        }
    }
}

#[test]
fn sides_and_corners_fit_together() {
    for grid in both() {
        for hex in grid.hexes() {
            for d in Direction::ALL {
                let side = grid.side(hex, d);
                let (k, corners) = (d.index(), grid.corners(hex));
                let mut ends = grid.side_corners(side);
                let mut mine = [corners[k], corners[(k + 1) % 6]];
                ends.sort();
                mine.sort();
                assert_eq!(ends, mine);
                let (a, b) = grid.side_hexes(side);
                assert!(a == hex || b == Some(hex));
                assert_eq!(grid.parse_side(&grid.side_name(side)), Some(side));
                let out = grid.centre(hex).towards(grid.side_middle(side), 1.5);
                assert_eq!(grid.at(out), grid.neighbour(hex, d));
            }
        }
        for corner in grid.all_corners() {
            assert!((2..=3).contains(&grid.sides_at(corner).len()));
            assert!(grid.sides_at(corner).iter().all(|&s| grid.side_corners(s).contains(&corner)));
        }
        // Euler: corners - sides + hexes = 1 for a map in one piece.
        assert_eq!(grid.corner_count() + grid.len(), grid.side_count() + 1);
    }
}

#[test]
fn a_hexside_has_a_name_from_either_side() {
    let grid = elope_like(50, 50);
    assert_eq!(grid.parse_side("3112/NE"), grid.parse_side("3113/SW"));
    assert_eq!(grid.parse_side("3112/E"), None);
    assert_eq!(grid.parse_side("3112"), None);
    assert_eq!(grid.parse_side("9912/N"), None);
}

#[test]
fn a_grid_that_two_digits_cannot_number_is_refused() {
    let layout = *elope_like(50, 50).layout();
    assert!(Grid::new(hexmap::Layout { rows: 100, ..layout }).is_err());
    assert!(Grid::new(hexmap::Layout { columns: 0, ..layout }).is_err());
    assert!(Grid::new(hexmap::Layout { first_row: 60, rows: 50, ..layout }).is_err());
}

fn steps_apart(grid: &Grid, from: HexIx, to: HexIx) -> u16 {
    let mut steps = vec![u16::MAX; grid.len()];
    let mut queue = VecDeque::from([from]);
    steps[from.index()] = 0;
    while let Some(here) = queue.pop_front() {
        for (_, next) in grid.neighbours(here) {
            if steps[next.index()] == u16::MAX {
                steps[next.index()] = steps[here.index()] + 1;
                queue.push_back(next);
            }
        }
    }
    steps[to.index()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn distance_counts_the_fewest_steps(a in 0_u16..144, b in 0_u16..144, pointy: bool) {
        let grid = if pointy { rossyia_like(12, 12) } else { elope_like(12, 12) };
        prop_assert_eq!(grid.distance(HexIx(a), HexIx(b)), steps_apart(&grid, HexIx(a), HexIx(b)));
    }

    #[test]
    fn a_point_belongs_to_the_nearest_centre(x in 1.0_f64..10.0, y in 1.5_f64..9.0, pointy: bool) {
        let grid = if pointy { rossyia_like(12, 12) } else { elope_like(12, 12) };
        let point = Point::new(x, if pointy { -y } else { y });
        let nearest = grid.hexes().map(|h| grid.centre(h).distance(point)).fold(f64::INFINITY, f64::min);
        let found = grid.at(point).map(|h| grid.centre(h).distance(point));
        prop_assert!(found.is_some_and(|d| d <= nearest + 1e-12));
    }
}
