//! The map: what is committed is what the sources give, and what the rules say of it holds.

use expect_test::expect_file;
use hexmap::{check_map, compile, write_map};

#[test]
fn recompiling_gives_the_committed_bytes() {
    let (map, notices) = compile(&rossyia::map_sources()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(notices, []);
    expect_file!["../../data/map.toml"].assert_eq(&write_map(&map));
}

#[test]
fn the_map_is_sound() {
    let (map, _) = compile(&rossyia::map_sources()).unwrap_or_else(|fault| panic!("{fault}"));
    let problems = check_map(&map, &rossyia::map_sources().places).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
