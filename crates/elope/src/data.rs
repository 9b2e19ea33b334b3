//! Everything that does not change: counters, map, tables and scenarios, worked out once.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::bits::Units;
use crate::board::Board;
use crate::counters::Side;
use crate::roster::Roster;
use crate::scenarios::{Arrival, Scenario, Scenarios, Turn};
use crate::standing::Standing;
use crate::tables::Tables;

/// What the rules look things up in.
pub(crate) struct Data {
    pub(crate) roster: Roster,
    pub(crate) board: Board,
    pub(crate) tables: &'static Tables,
    pub(crate) scenarios: &'static Scenarios,
    pub(crate) standing: Standing,
    reinforcements: HashMap<&'static str, Reinforcements>,
}

/// Whom each turn's lists bring, by side.
type Reinforcements = Vec<[Units; 2]>;

impl Data {
    /// Whom the lists of a turn bring to a side.
    pub(crate) fn reinforcements(&self, scenario: &Scenario, turn: &Turn, side: Side) -> Units {
        let turns = self.reinforcements.get(scenario.id.as_str());
        turns.and_then(|turns| turns.get(usize::from(turn.number) - 1)).map_or(Units::NONE, |turn| turn[side.index()])
    }
}

fn reinforcements(scenario: &Scenario, roster: &Roster) -> Reinforcements {
    let of = |turn: &Turn, side: Side| {
        let lists = turn.entries.iter().filter(|entry| entry.side == side && entry.kind == Arrival::Reinforcement);
        Units::of(lists.flat_map(|entry| entry.units.iter().map(|id| roster.named(id))))
    };
    scenario.turn.iter().map(|turn| [of(turn, Side::Allied), of(turn, Side::Red)]).collect()
}

/// The data, shared by all games.
pub(crate) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        let tables = crate::tables();
        let roster = Roster::new(crate::counters(), tables);
        let board = Board::new(crate::map(), tables);
        let standing = Standing::new(crate::scenarios(), &roster, &board, tables);
        let scenarios = crate::scenarios();
        let lists = |scenario: &'static Scenario| (scenario.id.as_str(), reinforcements(scenario, &roster));
        let reinforcements = scenarios.iter().map(lists).collect();
        Data { roster, board, tables, scenarios, standing, reinforcements }
    });
    &DATA
}
