//! Tests of Beyond the River Don: the data and what judges them, the board, the muster, the clauses.

mod agree;
mod answers;
mod battles;
mod boards;
mod data;
mod faults;
mod forms;
mod laying;
mod lesson;
mod named;
mod play;
mod printed;
mod rules;
mod sealed;
mod shown;
mod texts;
mod told;

use std::sync::LazyLock;

use riverdon::{Data, Files};

/// A scenario made by players.
const OUR_WAR: &str = include_str!("../our_war.toml");

/// The data as they are.
fn own() -> &'static Data {
    static OWN: LazyLock<Data> = LazyLock::new(|| Data::read(&Files::own()).unwrap_or_else(|fault| panic!("{fault}")));
    &OWN
}
