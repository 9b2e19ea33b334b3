//! The map: compiled from its sources, and what it must hold.

use expect_test::expect_file;
use hexmap::{check_map, compile, write_map};

#[test]
fn recompiling_the_sources_gives_the_committed_map_file() {
    let (map, _) = compile(&elope::map_sources()).unwrap_or_else(|fault| panic!("{fault}"));
    expect_file!["../../data/map.toml"].assert_eq(&write_map(&map));
}

#[test]
fn the_map_passes_every_check() {
    let problems = check_map(elope::map(), &elope::map_sources().places).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(problems, Vec::<String>::new());
}
