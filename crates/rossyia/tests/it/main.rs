//! Tests of Rossyïa: the map, the data and what judges them.

mod answers;
mod bars;
mod conformance;
mod corrections;
mod data;
mod faults;
mod lesson;
mod map;
mod named;
mod position;
mod printed;
mod reach;
mod rules;
mod set_up;
mod shown;
mod worth;

use std::sync::LazyLock;

use rossyia::{Data, Files};

/// The data as they are.
fn own() -> &'static Data {
    static OWN: LazyLock<Data> = LazyLock::new(|| Data::read(&Files::own()).unwrap_or_else(|fault| panic!("{fault}")));
    &OWN
}
