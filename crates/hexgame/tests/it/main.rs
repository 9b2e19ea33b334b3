//! Tests of what games with hexes and counters share.

mod lines;
mod rivers;

use hexmap::{Grid, Layout, Numbering, Orientation, Parity, RowsGrow, Shift};

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
