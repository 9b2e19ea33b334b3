//! Everything that does not change: counters, map, tables and scenarios, worked out once.

use std::sync::LazyLock;

use crate::board::Board;
use crate::roster::Roster;
use crate::scenarios::Scenarios;
use crate::standing::Standing;
use crate::tables::Tables;

/// What the rules look things up in.
pub(crate) struct Data {
    pub(crate) roster: Roster,
    pub(crate) board: Board,
    pub(crate) tables: &'static Tables,
    pub(crate) scenarios: &'static Scenarios,
    pub(crate) standing: Standing,
}

/// The data, shared by all games.
pub(crate) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        let tables = crate::tables();
        let roster = Roster::new(crate::counters(), tables);
        let board = Board::new(crate::map(), tables);
        let standing = Standing::new(crate::scenarios(), &roster, &board, tables);
        Data { roster, board, tables, scenarios: crate::scenarios(), standing }
    });
    &DATA
}
