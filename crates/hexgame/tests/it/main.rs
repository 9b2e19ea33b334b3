//! Tests of what games with hexes and counters share.

mod lines;
mod plane;
mod rivers;
mod zones;

use hexmap::{Grid, Layout, Map, Numbering, Orientation, Parity, RowsGrow, Shift, Source, read_map};

/// A small flat-top grid with even columns half a hex south.
fn grid(rows: u16, columns: u16) -> Grid {
    let layout = Layout {
        orientation: Orientation::FlatTop,
        first_row: 1,
        rows,
        first_column: 1,
        columns,
        shifted: Parity::Even,
        shift: Shift::SouthOrWest,
        rows_grow: RowsGrow::North,
        numbering: Numbering::RowColumn,
    };
    Grid::new(layout).unwrap_or_else(|reason| panic!("{reason}"))
}

/// A bend of a river, and a brook that does not flow into it.
const BEND: &str = r#"title = "A bend of the Emtsa"

[grid]
orientation = "flat-top"
numbering = "RRCC"
rows = [31, 34]
columns = [11, 14]
rows_grow = "north"
shifted = "even"
shift = "south"

[[terrain]]
letter = "f"
id = "forest"
name = "Forest"

[ground]
rows = """
#    1 1 1 1
#    1 2 3 4
34   f f f f
33   f f f f
32   f f f f
31   f f f f
"""

[[river]]
id = "emtsa_river"
name = "Emtsa"
grade = "minor"
navigable = true
chain = ["3111/N", "3111/NE", "3112/N", "3113/NW", "3113/N"]

[[river]]
id = "brook"
name = "Brook"
grade = "minor"
navigable = false
chain = ["3411/SE"]
"#;

fn bend() -> Map {
    read_map(&Source::new("map.toml", BEND)).unwrap_or_else(|fault| panic!("{fault}"))
}
