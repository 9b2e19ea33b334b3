//! Charts and tables of the military game (`data/tables.toml`). Rules take their numbers from here.

mod combat;

use serde::Deserialize;

use crate::calendar::{Faces, Weather, judge_faces};
use crate::counters::Arm;
use crate::ids::{BoxIx, CityIx, FactionIx, Factions, HqIx, SeaIx, Side, TurnIx};
use crate::places::Terrain;

pub use combat::*;

/// A number for each weather: clear, mud, snow.
pub type ByWeather = [u8; 3];

/// How far the rail is, for Armt (V.F).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum ArmtColumn {
    Zero,
    One,
    TwoOrMore,
}

/// Results for totals from 1 to 11, by column.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct ArmtRows {
    pub zero: [u8; 11],
    pub one: [u8; 11],
    pub two_or_more: [u8; 11],
}

/// Gaining Armt (V.F).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Armt {
    pub maximum: u8,
    pub river_source_column: ArmtColumn,
    pub clear: ArmtRows,
    pub mud: ArmtRows,
    pub snow: ArmtRows,
}

impl Armt {
    /// The points gained, by weather, distance to the rail and total.
    pub fn gained(&self, weather: Weather, column: ArmtColumn, total: i8) -> u8 {
        let rows = match weather {
            Weather::Clear => &self.clear,
            Weather::Mud => &self.mud,
            Weather::Snow => &self.snow,
        };
        let row = match column {
            ArmtColumn::Zero => &rows.zero,
            ArmtColumn::One => &rows.one,
            ArmtColumn::TwoOrMore => &rows.two_or_more,
        };
        row[usize::try_from(total.clamp(1, 11)).unwrap_or(1) - 1]
    }
}

/// What so many Armt points allow (V.I).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Spent {
    pub replacements: bool,
    pub rail: bool,
    pub air: bool,
    pub march: bool,
    pub reserve: bool,
    /// No limit if absent.
    pub attacks: Option<u8>,
    /// No limit if absent.
    pub stacks: Option<u8>,
    pub modifier: i8,
}

/// An isolated HQ with Armt (V.H).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Isolated {
    pub stacks_checked: u8,
    pub attacks: u8,
}

/// Spending Armt (V.I).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct ArmtSpending {
    pub spent: [Spent; 4],
    pub reserve_percent: u8,
    pub isolated: Isolated,
}

/// Two factions, or one with any other, that coordinate in their own way.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Pair {
    pub a: FactionIx,
    pub b: Option<FactionIx>,
    pub upto: u8,
}

/// Coordination (V.B).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Coordination {
    pub attempts_per_turn: u8,
    pub bolshevik: u8,
    pub same_faction: u8,
    pub other_factions: u8,
    pub never: Vec<FactionIx>,
    pub pairs: Vec<Pair>,
}

/// A row of the attrition table: up to a total, or whatever is higher.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct AttritionRow {
    pub upto: Option<u8>,
    pub losses: u8,
}

/// An attrition check (X.attrition.1).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Attrition {
    pub rows: Vec<AttritionRow>,
    pub weather: ByWeather,
    pub isolated: u8,
}

impl Attrition {
    /// Losses for a total.
    pub fn losses(&self, total: u8) -> u8 {
        let row = self.rows.iter().find(|row| row.upto.is_none_or(|upto| total <= upto));
        row.map_or(0, |row| row.losses)
    }
}

/// Steps in a hex (VI.A).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Stacking {
    pub normal: u8,
    pub rail_hex: u8,
    pub mountain: u8,
    pub armored_trains: u8,
    pub mixed_with: Factions,
}

/// What it costs to enter a hex, by class.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct EntryCost {
    pub foot: ByWeather,
    pub mounted: ByWeather,
    pub wheeled: ByWeather,
}

/// Entry costs by terrain.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct EntryCosts {
    pub clear: EntryCost,
    pub major_city: EntryCost,
    pub minor_city: EntryCost,
    pub desert: EntryCost,
    pub forest: EntryCost,
    pub marsh: EntryCost,
    pub mountain: EntryCost,
}

impl EntryCosts {
    /// The costs of a terrain; none of water.
    pub fn of(&self, terrain: Terrain) -> Option<&EntryCost> {
        Some(match terrain {
            Terrain::Clear => &self.clear,
            Terrain::Desert => &self.desert,
            Terrain::Forest => &self.forest,
            Terrain::Marsh => &self.marsh,
            Terrain::Mountain => &self.mountain,
            Terrain::MinorCity => &self.minor_city,
            Terrain::MajorCity => &self.major_city,
            Terrain::Sea | Terrain::Lake => return None,
        })
    }
}

/// Armoured trains on the move (VI.D.11).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct TrainCost {
    pub rail_hex: u8,
    pub interdicted: u8,
    /// Hexes of full-steam retreat in a turn (VIII.A.18).
    pub full_steam: u8,
}

/// Movement (VI.D, VI.E).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Movement {
    pub foot: Vec<Arm>,
    pub mounted: Vec<Arm>,
    pub wheeled: Vec<Arm>,
    pub mountain_troops: ByWeather,
    pub minor_river: ByWeather,
    pub major_river: ByWeather,
    pub r#box: u8,
    pub armored_train: TrainCost,
    pub march_factor: u8,
    pub cost: EntryCosts,
}

/// What it costs to leave an enemy ZOC (VI.B).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct ZocExit {
    pub with_shock: u8,
    pub without_shock: u8,
    pub hq: u8,
    pub armored_train: u8,
    pub air: u8,
}

/// ZOC (VI.B).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Zoc {
    pub exit: ZocExit,
    pub none_of_arms: Vec<Arm>,
    pub none_of_factions: Vec<FactionIx>,
}

/// Faces of success by weather; none in snow.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct AirSuccess {
    pub clear: Faces,
    pub mud: Faces,
}

/// Interception (VIII.B).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Interception {
    pub radius: u8,
    pub success: Faces,
}

/// Aircraft (VIII.B).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Air {
    pub mission_radius: u8,
    pub landing_radius: u8,
    pub other_hex: AirSuccess,
    pub rail_hex: AirSuccess,
    pub enter: u8,
    pub leave: u8,
    pub interception: Interception,
    pub displacement: u8,
}

/// Rail points for a step, by arm.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct StepCost {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
    pub heavy_artillery: u8,
    pub armor: u8,
    pub motorized: u8,
    pub engineer: u8,
}

/// Rail points (VI.F).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Rail {
    pub hq: u8,
    pub armored_train: u8,
    pub step: StepCost,
}

/// Transport on the Volga (VI.G).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Volga {
    pub system: String,
    pub side: Side,
    pub divide: CityIx,
    pub north: u8,
    pub south: u8,
    pub everywhere: u8,
}

/// River transport (VI.G).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct RiverTransport {
    pub units: u8,
    pub volga: Volga,
}

/// Points of a naval pool.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct NavalPool {
    pub pool: SeaIx,
    pub points: u8,
    pub from: TurnIx,
    pub upto: Option<TurnIx>,
}

/// A sea that is closed to whoever does not hold a city.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct SeaNeeds {
    pub sea: SeaIx,
    pub needs: CityIx,
}

/// Naval transport (VI.H).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Naval {
    pub white: Vec<NavalPool>,
    pub bolshevik: Vec<NavalPool>,
    pub port_to_port: u8,
    pub coast_to_port: u8,
    pub port_to_coast: u8,
    pub hq: u8,
    pub move_percent_after_port: u8,
    pub azov: SeaNeeds,
    pub landing_weather: Vec<Weather>,
    pub landing_any_weather: Vec<SeaIx>,
    pub abroad: Abroad,
    pub leaves: Leaver,
}

/// Who goes abroad by sea and comes back (VI.H.12).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Abroad {
    pub r#box: BoxIx,
    pub factions: Factions,
}

/// A HQ that may go abroad for good from the ports of a sea, and who may follow it (X.wrangel.1).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Leaver {
    pub hq: HqIx,
    pub sea: SeaIx,
    pub followed_by: FactionIx,
}

/// Armies (VI.I).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct ArmyTable {
    pub cavalry_percent: u8,
}

/// What it costs to rebuild a unit, by arm.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct RebuildCost {
    pub artillery: u8,
    pub heavy_artillery: u8,
    pub armor: u8,
    pub engineer: u8,
    pub air: u8,
    pub motorized: u8,
}

/// Replacing and rebuilding, in PR (V.J, V.K).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Rebuild {
    pub step: u8,
    pub kept_at_end_of_turn: u8,
    pub white_more_than_steps: u8,
    pub bolshevik: u8,
    pub bolshevik_needs_shock: bool,
    pub hq: u8,
    pub arm: RebuildCost,
}

/// The redoubt of the Ukrainians (N.ukraine.10).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Redoubt {
    pub near: CityIx,
    pub within: u8,
    pub pr: u8,
    pub relocate: u8,
    pub back_after_turns: u8,
}

/// Lines of supply and command (V.D to V.H).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Supply {
    pub isolation_line: u8,
    pub major_river: u8,
    pub independent_range: u8,
    pub redoubt: Redoubt,
}

/// Boxes (VIII.D).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Boxes {
    pub stack_in_combat: u8,
    pub attacker_stacks: u8,
    pub free_sea_link: [BoxIx; 2],
}

/// All tables.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the file")]
pub struct Tables {
    pub armt: Armt,
    pub armt_spending: ArmtSpending,
    pub coordination: Coordination,
    pub attrition: Attrition,
    pub crt: Crt,
    pub combat: Combat,
    pub stacking: Stacking,
    pub movement: Movement,
    pub zoc: Zoc,
    pub air: Air,
    pub rail: Rail,
    pub river: RiverTransport,
    pub naval: Naval,
    pub rebuild: Rebuild,
    pub army: ArmyTable,
    pub supply: Supply,
    pub boxes: Boxes,
}

impl Tables {
    /// What is wrong with them; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        self.crt.judge()?;
        let faces =
            [&self.air.other_hex, &self.air.rail_hex].into_iter().flat_map(|success| [&success.clear, &success.mud]);
        faces.chain([&self.air.interception.success]).try_for_each(|faces| judge_faces(faces))?;
        let last = self.attrition.rows.last();
        if last.is_none_or(|row| row.upto.is_some()) {
            return Err("the attrition table does not end with whatever is higher".to_owned());
        }
        let rises =
            |pair: &[AttritionRow]| pair[0].upto.is_some() && (pair[1].upto.is_none() || pair[0].upto < pair[1].upto);
        if !self.attrition.rows.windows(2).all(rises) {
            return Err("the rows of the attrition table do not rise".to_owned());
        }
        let coordination = &self.coordination;
        let rolls = [coordination.bolshevik, coordination.same_faction, coordination.other_factions];
        if rolls.into_iter().chain(coordination.pairs.iter().map(|pair| pair.upto)).any(|upto| upto > 6) {
            return Err("coordination on more than a 6".to_owned());
        }
        let movement = &self.movement;
        let classes = |arm: &Arm| {
            [&movement.foot, &movement.mounted, &movement.wheeled].iter().filter(|class| class.contains(arm)).count()
        };
        let expected = |arm: &Arm| usize::from(!matches!(arm, Arm::ArmoredTrain | Arm::Air));
        match Arm::ALL.iter().find(|arm| classes(arm) != expected(arm)) {
            Some(arm) => Err(format!("{arm:?} has not one class of movement")),
            None => Ok(()),
        }
    }
}
