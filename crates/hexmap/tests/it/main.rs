//! Tests of hexmap: the grid, the map file, movement and the compiler.

mod along;
mod compile;
mod field;
mod file;
mod given;
mod grid;
mod overprint;

use engine::Set;
use hexmap::{Grid, HexIx, Layout, Map, Numbering, Orientation, RowsGrow, Shift, SideIx, Source, read_map};

type HexSet = Set<HexIx, 4>;
type SideSet = Set<SideIx, 12>;

/// Like the map of Operation Elope: flat-top, RRCC, rows grow north, even columns half a hex south.
fn elope_like(rows: u16, columns: u16) -> Grid {
    grid(Layout::usual(rows, columns))
}

/// Like the map of Rossyïa: pointy-top, CCRR, rows grow south, even rows half a hex east.
fn rossyia_like(rows: u16, columns: u16) -> Grid {
    grid(Layout {
        orientation: Orientation::PointyTop,
        shift: Shift::NorthOrEast,
        rows_grow: RowsGrow::South,
        numbering: Numbering::ColumnRow,
        ..Layout::usual(rows, columns)
    })
}

fn grid(layout: Layout) -> Grid {
    Grid::new(layout).unwrap_or_else(|reason| panic!("{reason}"))
}

fn map(text: &str) -> Map {
    read_map(&Source::new("map.toml", text)).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A bend of a river with a road over it.
const BEND: &str = include_str!("bend.toml");
