//! The scenarios (`data/scenarios.toml`): set-up, pools, arrivals, triggers, victory.

use std::collections::BTreeMap;

use hexmap::{Grid, HexIx};
use serde::Deserialize;

use crate::counters::{Group, Provenance};
use crate::effects::Near;
use crate::factions::Entrance;
use crate::ids::{
    BoxIx, CityIx, CounterIx, EventIx, FactionIx, HqIx, Ids, JunctionIx, LineIx, OptionIx, Side, Spot, TurnIx,
    Whereabouts, ZoneIx,
};
use crate::politics::{VictoryRow, judge_levels};

/// A rectangle of the map, by first and last column and row (X.area.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Area {
    pub columns: [u16; 2],
    pub rows: [u16; 2],
}

/// Which Czech case is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CzechRule {
    /// A die says.
    Roll,
    /// This one.
    Case(u8),
}

/// Rail and PR from outside the area.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Income {
    pub rail: u8,
    pub pr: u8,
}

/// The option pools.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct OptionPools {
    pub white: BTreeMap<OptionIx, u8>,
    pub bolshevik: BTreeMap<OptionIx, u8>,
}

/// Options drawn each turn.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct OptionsPerTurn {
    pub white: u8,
    pub bolshevik: u8,
}

/// When the levels of Red trains change, and by how many.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct TrainChange {
    pub when: Entrance,
    pub levels: i8,
    /// The event whose change it takes back, if that changed anything (VIII.A.38).
    #[serde(default)]
    pub undoes: Option<EventIx>,
}

/// The levels of Red trains (VIII.A).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct TrainLevels {
    pub start: u8,
    pub maximum: u8,
    pub changes: Vec<TrainChange>,
}

/// Counters stacked in one place.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Stack {
    pub faction: FactionIx,
    pub at: Spot,
    #[serde(default)]
    pub hq: Vec<HqIx>,
    #[serde(default)]
    pub units: Vec<CounterIx>,
}

/// Where reinforcements come.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub enum Arrival {
    /// In a place.
    Place(Spot),
    /// In hexes of the owner's choice in a zone, so near, without units of a side.
    Choice { zone: ZoneIx, near: Near, free_of: Side },
}

/// Reinforcements of a turn (II.E).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Reinforcement {
    pub turn: TurnIx,
    pub faction: FactionIx,
    pub at: Arrival,
    #[serde(default)]
    pub hq: Vec<HqIx>,
    #[serde(default)]
    pub units: Vec<CounterIx>,
}

/// Where the holder of a line changes: the last hex of one, the first of the other.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Railhead {
    pub line: LineIx,
    pub heads: [HexIx; 2],
    pub owners: [FactionIx; 2],
}

/// Units drawn from the pools in a turn.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Draw {
    pub turn: TurnIx,
    pub infantry: u8,
    pub cavalry: u8,
    pub at: Vec<CityIx>,
}

/// Who leaves in a turn.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Withdrawal {
    pub turn: TurnIx,
    pub faction: FactionIx,
    pub group: Option<Group>,
    #[serde(default)]
    pub hq: Vec<HqIx>,
    pub to: BoxIx,
}

/// The units that an event brings or takes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Trigger {
    pub event: EventIx,
    #[serde(default)]
    pub places: Vec<Stack>,
    #[serde(default)]
    pub removes: Vec<CounterIx>,
    #[serde(default)]
    pub for_good: bool,
    /// Not if it is out of the game for good.
    #[serde(default)]
    pub lost: Vec<CounterIx>,
}

/// A scenario.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// "campaign".
    pub id: String,
    /// "Full campaign".
    pub name: String,
    /// Its first turn.
    pub first_turn: TurnIx,
    /// Its last one.
    pub last_turn: TurnIx,
    /// The political level at the start.
    pub political_level: u8,
    /// The part of the map that is in play; all of it if absent.
    pub area: Option<Area>,
    /// The factions in play; all if absent.
    pub factions: Option<Vec<FactionIx>>,
    /// The Czech case; there are none if absent.
    pub czechs: Option<CzechRule>,
    /// The boxes in play; all if absent.
    pub boxes: Option<Vec<BoxIx>>,
    /// Countries at war from the first turn.
    #[serde(default)]
    pub at_war: Vec<FactionIx>,
    /// The hex of the Ukrainian redoubt.
    pub redoubt: Option<HexIx>,
    /// Added each turn to what the cities of the area give.
    #[serde(default)]
    pub outside_income: BTreeMap<FactionIx, Income>,
    /// Friendly map edges of the area.
    #[serde(default)]
    pub edge_hexes: BTreeMap<FactionIx, Vec<HexIx>>,
    /// Options drawn each turn, instead of the political table.
    pub options_per_turn: Option<OptionsPerTurn>,
    /// The option pools.
    pub pools: OptionPools,
    /// Whether options come into the pools on their dates (III.B.5).
    #[serde(default)]
    pub dated_options: bool,
    /// The pool of infantry.
    pub infantry_pool: Vec<CounterIx>,
    /// The pool of cavalry.
    pub cavalry_pool: Vec<CounterIx>,
    /// The victory table; the political table if absent.
    pub victory: Option<Vec<VictoryRow>>,
    /// Armt of headquarters.
    pub armt: BTreeMap<HqIx, u8>,
    /// PR in stock.
    pub pr: BTreeMap<FactionIx, u8>,
    /// Levels of Red trains.
    pub train_levels: TrainLevels,
    /// Who holds which cities.
    pub control: BTreeMap<FactionIx, Vec<CityIx>>,
    /// Who holds the lines at junctions, where it is not as in November 18.
    #[serde(default)]
    pub junctions: BTreeMap<FactionIx, Vec<JunctionIx>>,
    /// What it is like, in two sentences for whoever chooses.
    pub about: String,
    /// Where the values come from.
    pub source: Provenance,
    /// What the rules state of it.
    #[serde(default)]
    pub printed: Vec<String>,
    /// Who stands where.
    pub setup: Vec<Stack>,
    /// Where the holders of lines change.
    pub railheads: Vec<Railhead>,
    /// Dated reinforcements.
    pub reinforcements: Vec<Reinforcement>,
    /// Draws from the pools.
    pub draws: Vec<Draw>,
    /// Who leaves.
    #[serde(default)]
    pub withdrawals: Vec<Withdrawal>,
    /// What events bring and take.
    pub triggers: Vec<Trigger>,
}

impl Scenario {
    /// How many turns it has.
    pub fn turns(&self) -> usize {
        self.last_turn.index() + 1 - self.first_turn.index()
    }

    /// Whether a hex is in play.
    pub fn holds(&self, grid: &Grid, hex: HexIx) -> bool {
        let (row, column) = grid.row_column(hex);
        self.area.is_none_or(|area| {
            (area.rows[0]..=area.rows[1]).contains(&row) && (area.columns[0]..=area.columns[1]).contains(&column)
        })
    }

    /// Whether a place is in play.
    pub fn in_play(&self, grid: &Grid, ids: &Ids, spot: Spot) -> bool {
        match ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => self.holds(grid, hex),
            Whereabouts::Box(of) => self.boxes.as_ref().is_none_or(|boxes| boxes.contains(&of)),
        }
    }

    /// Who holds a city at the start.
    pub fn holder(&self, city: CityIx) -> Option<FactionIx> {
        self.control.iter().find(|(_, cities)| cities.contains(&city)).map(|(&faction, _)| faction)
    }

    /// What is wrong with its numbers alone; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        if self.first_turn > self.last_turn {
            return Err("it ends before it begins".to_owned());
        }
        if self.political_level > 100 || self.armt.values().any(|&points| points > 5) {
            return Err("the level is at most 100, Armt at most 5".to_owned());
        }
        if let Some(rows) = &self.victory {
            judge_levels(rows.iter().map(|row| (row.low, row.high)))?;
        }
        if self.train_levels.start > self.train_levels.maximum {
            return Err("the trains begin above their maximum".to_owned());
        }
        let dated = self.reinforcements.iter().map(|one| one.turn).chain(self.draws.iter().map(|one| one.turn));
        let turns = dated.chain(self.withdrawals.iter().map(|one| one.turn));
        match turns.into_iter().find(|turn| !(self.first_turn..=self.last_turn).contains(turn)) {
            Some(turn) => Err(format!("something is to happen in turn {}, which is not played", turn.index() + 1)),
            None => Ok(()),
        }
    }
}
