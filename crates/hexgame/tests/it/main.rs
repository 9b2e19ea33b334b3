//! Tests of what games with hexes and counters share.

mod charts;
mod lines;
mod plane;
mod rivers;
mod zones;

use hexmap::{Grid, Layout, Map, Source, read_map};

/// A small flat-top grid with even columns half a hex south.
fn grid(rows: u16, columns: u16) -> Grid {
    Grid::new(Layout::usual(rows, columns)).unwrap_or_else(|reason| panic!("{reason}"))
}

/// The bend of a river that the tests of hexmap have, and a brook that does not flow into it.
const BEND: &str = concat!(
    include_str!("../../../hexmap/tests/it/bend.toml"),
    r#"
[[river]]
id = "brook"
name = "Brook"
grade = "minor"
navigable = false
chain = ["3411/SE"]
"#
);

fn bend() -> Map {
    read_map(&Source::new("map.toml", BEND)).unwrap_or_else(|fault| panic!("{fault}"))
}
