//! A map in tiles.

use press::paper::{Paper, Size};
use press::tiles::{FOOT, MARGIN, OVERLAP, Tiling, cut};

const MAP: Size = Size { width: 690.0, height: 808.0 };

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

fn all() -> impl Iterator<Item = Tiling> {
    Paper::ALL.into_iter().map(|(_, paper)| cut(MAP, paper))
}

#[test]
fn a_tile_with_its_glue_fits_between_the_margins() {
    for tiling in all() {
        for tile in &tiling.tiles {
            assert!(tile.shows.width <= tiling.sheet.width - 2.0 * MARGIN + 1e-6, "{tile:?}");
            assert!(tile.shows.height <= tiling.sheet.height - 2.0 * MARGIN - FOOT + 1e-6, "{tile:?}");
        }
    }
}

#[test]
fn what_tiles_keep_covers_the_map_without_gap_or_overlap() {
    for tiling in all() {
        let area: f64 = tiling.tiles.iter().map(|tile| tile.keeps.width * tile.keeps.height).sum();
        assert!(near(area, MAP.width * MAP.height), "{area}");
        for tile in &tiling.tiles {
            let (column, row) = tile.place;
            let right = tiling.tiles.iter().find(|other| other.place == (column + 1, row));
            let edge = right.map_or(MAP.width, |other| other.keeps.left);
            assert!(near(tile.keeps.right(), edge), "{}", tile.name);
            let below = tiling.tiles.iter().find(|other| other.place == (column, row + 1));
            let edge = below.map_or(MAP.height, |other| other.keeps.top);
            assert!(near(tile.keeps.bottom(), edge), "{}", tile.name);
        }
    }
}

#[test]
fn a_tile_repeats_a_strip_of_its_right_and_lower_neighbours() {
    for tiling in all() {
        let (across, down) = tiling.count;
        for tile in &tiling.tiles {
            let glue = |last: bool| if last { 0.0 } else { OVERLAP };
            assert!(near(tile.shows.right() - tile.keeps.right(), glue(tile.place.0 + 1 == across)), "{}", tile.name);
            assert!(near(tile.shows.bottom() - tile.keeps.bottom(), glue(tile.place.1 + 1 == down)), "{}", tile.name);
        }
    }
}

#[test]
fn tiles_are_named_by_column_and_row() {
    let tiling = cut(MAP, Paper::A3);
    let names: Vec<&str> = tiling.tiles.iter().map(|tile| tile.name.as_str()).collect();
    assert_eq!(names[..2], ["A1", "B1"]);
    assert_eq!(names.len(), tiling.count.0 * tiling.count.1);
}

#[test]
fn a_map_that_fits_the_paper_is_one_tile() {
    let small = Size { width: 150.0, height: 120.0 };
    let tiling = cut(small, Paper::A4);
    assert_eq!(tiling.tiles.len(), 1);
    assert_eq!(tiling.tiles[0].shows, tiling.tiles[0].keeps);
}
