//! Tests of hexmap: the grid, the map file, movement and the compiler.

mod along;
mod compile;
mod field;
mod file;
mod given;
mod grid;
mod overprint;

use engine::Set;
use hexmap::{Grid, HexIx, Layout, Map, Numbering, Orientation, Parity, RowsGrow, Shift, SideIx, Source, read_map};

type HexSet = Set<HexIx, 4>;
type SideSet = Set<SideIx, 12>;

/// Like the map of Operation Elope: flat-top, RRCC, rows grow north, even columns half a hex south.
fn elope_like(rows: u16, columns: u16) -> Grid {
    grid(Layout {
        orientation: Orientation::FlatTop,
        first_row: 1,
        rows,
        first_column: 1,
        columns,
        shifted: Parity::Even,
        shift: Shift::SouthOrWest,
        rows_grow: RowsGrow::North,
        numbering: Numbering::RowColumn,
    })
}

/// Like the map of Rossyïa: pointy-top, CCRR, rows grow south, even rows half a hex east.
fn rossyia_like(rows: u16, columns: u16) -> Grid {
    grid(Layout {
        orientation: Orientation::PointyTop,
        first_row: 1,
        rows,
        first_column: 1,
        columns,
        shifted: Parity::Even,
        shift: Shift::NorthOrEast,
        rows_grow: RowsGrow::South,
        numbering: Numbering::ColumnRow,
    })
}

fn grid(layout: Layout) -> Grid {
    Grid::new(layout).unwrap_or_else(|reason| panic!("{reason}"))
}

fn map(text: &str) -> Map {
    read_map(&Source::new("map.toml", text)).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A bend of a river with a road over it.
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

[[terrain]]
letter = "m"
id = "marsh"
name = "Marsh"

[ground]
rows = """
#    1 1 1 1
#    1 2 3 4
34   f f f f
33   f m m f
32   f f f f
31   f f f m
"""

[[river]]
id = "emtsa_river"
name = "Emtsa"
grade = "minor"
navigable = true
chain = ["3111/N", "3111/NE", "3112/N", "3113/NW", "3113/N"]

[[route]]
id = "kodish_road"
name = "Kodish road"
kind = "road"
hexes = ["3112", "3212", "3312", "3412"]
exits = ["3412/N"]

[bridges]
sides = ["3112/N"]

[[place]]
id = "kodish"
name = "Kodish"
kinds = ["town"]
hex = "3112"
printed = true
bank = { river = "emtsa_river", bank = "right" }

[[off_map]]
id = "siya"
name = "Siya \"the monastery\""
kinds = []
point = [12.10, 37.69]

[[outline]]
name = ""
kind = "stream"
points = [[9.00, 30.00], [9.50, 30.25]]
"#;
