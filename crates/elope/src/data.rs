//! Everything that does not change: counters, map, tables and scenarios, worked out once. A game owns its data, so that
//! games with different data can be played side by side.

use std::collections::HashMap;
use std::sync::OnceLock;

use engine::{Corrections, Each, Fault, Looks};
use hexmap::{Map, Overprint, Source, read_map, read_overprint, with_ground};

use crate::board::Board;
use crate::counters::{Counters, Side};
use crate::directives::Directives;
use crate::roster::Roster;
use crate::scenarios::{Arrival, Scenario, Scenarios, Turn};
use crate::sets::{BySide, Units};
use crate::tables::Tables;
use crate::worth::Outlook;

engine::data_files! {
    game "elope", version "5";
    rules {
        /// The counters.
        counters,
        /// The scenarios and what each turn brings.
        scenarios,
        /// The tables and charts.
        tables,
        /// The compiled map.
        map,
    }
    looks {
        /// What is printed over and beside the map.
        overprint,
        /// How it looks.
        looks,
    }
}

impl Files {
    /// The same with an owner's corrections. Beside what the files have, `[map.hex]` says what lies in single hexes.
    pub fn with_ground(self, corrections: &mut Corrections) -> Result<Files, Fault> {
        let hexes = corrections.take("map", "hex")?;
        let files = self.corrected(corrections)?;
        let map = with_ground("data/map.toml", files.map, &hexes).map_err(|fault| corrections.blame(&fault))?;
        Ok(Files { map, ..files })
    }
}

/// What the rules look things up in.
pub struct Data {
    pub(crate) counters: Counters,
    pub(crate) roster: Roster,
    pub(crate) board: Board,
    pub(crate) overprint: Overprint,
    pub(crate) looks: Looks,
    pub(crate) tables: Tables,
    pub(crate) scenarios: Scenarios,
    pub(crate) directives: Directives,
    reinforcements: HashMap<String, Reinforcements>,
    outlook: OnceLock<Outlook>,
}

/// Whom each turn's lists bring, by side.
type Reinforcements = Vec<BySide<Units>>;

impl Data {
    /// Data from its files, judged.
    pub(crate) fn read(files: &Files) -> Result<Data, Fault> {
        let map = read_map(&Source::new("data/map.toml", &files.map))?;
        let overprint = read_overprint(&Source::new("data/overprint.toml", &files.overprint), &map.grid)?;
        let looks = Looks::read(&files.looks, "data/looks.toml")?;
        let counters = Counters::read(&files.counters, "data/counters.toml")?;
        let tables = Tables::read(&files.tables, "data/tables.toml", &map)?;
        let scenarios = Scenarios::read(&files.scenarios, "data/scenarios.toml", &counters, &map)?;
        let roster = Roster::new(&counters, &tables);
        let board = Board::new(map, &tables);
        let directives = Directives::new(&scenarios, &counters, &roster, &board, &tables);
        let lists = |scenario: &Scenario| (scenario.id.clone(), reinforcements(scenario, &roster));
        let reinforcements = scenarios.iter().map(lists).collect();
        let outlook = OnceLock::new();
        Ok(Data { counters, roster, board, overprint, looks, tables, scenarios, directives, reinforcements, outlook })
    }

    /// The map.
    pub(crate) fn map(&self) -> &Map {
        &self.board.map
    }

    /// Whom the lists of a turn bring to a side.
    pub(crate) fn reinforcements(&self, scenario: &Scenario, turn: &Turn, side: Side) -> Units {
        let turns = self.reinforcements.get(&scenario.id);
        turns.and_then(|turns| turns.get(usize::from(turn.number) - 1)).map_or(Units::NONE, |turn| turn[side])
    }

    /// What computer players know of the ground.
    pub(crate) fn outlook(&self) -> &Outlook {
        self.outlook.get_or_init(|| Outlook::new(self))
    }
}

fn reinforcements(scenario: &Scenario, roster: &Roster) -> Reinforcements {
    let of = |turn: &Turn, side: Side| {
        let lists = turn.entries.iter().filter(|entry| entry.side == side && entry.kind == Arrival::Reinforcement);
        Units::of(lists.flat_map(|entry| entry.units.iter().map(|id| roster.named(id))))
    };
    scenario.turn.iter().map(|turn| Each::by(|side| of(turn, side))).collect()
}
