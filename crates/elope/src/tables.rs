//! The tables and charts of both editions, read once from `data/tables.toml` and judged. Rules take their numbers from
//! here.

use std::collections::BTreeMap;

use engine::{Fault, data::from_toml};
use hexmap::Map;
use serde::Deserialize;

use crate::counters::Side;

mod movement;
mod naval;

pub(crate) use movement::{Chart, Movement, TrackCost};
pub(crate) use naval::{Naval, RiverDepth, RiverGrade};

/// Faces of a die on which something happens.
pub(crate) type Faces = Vec<u8>;

/// All tables.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the sections of the file")]
pub struct Tables {
    pub game: Scale,
    pub crt: Crt,
    pub air_to_air: AirToAir,
    pub bombing: Bombing,
    pub gas: Gas,
    pub naval: Naval,
    pub river_depth: RiverDepth,
    pub decision: DecisionTable,
    pub weather: WeatherTable,
    pub movement: Movement,
    pub tactical_advantage: TacticalAdvantage,
    pub die_modifiers: DieModifiers,
    pub build: Build,
    pub supply: SupplyTable,
    pub stacking: Stacking,
    pub retreat: Retreats,
    pub tank: Tank,
    pub aircraft: Aircraft,
    pub airbase: BTreeMap<String, Capacity>,
    pub control: BTreeMap<Side, Vec<String>>,
    pub victory: Victory,
    pub doctrine: Doctrine,
    pub garrison: Garrison,
    pub onega: Onega,
}

/// What a hex is on the ground (2.0.a).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// Miles from one side of a hex to the other.
    pub miles_per_hex: u16,
}

/// How many fit.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Capacity {
    /// So many.
    Limited(u8),
    /// Any number; the word says so.
    Unlimited(String),
}

/// The Combat Results Table (T.crt).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crt {
    /// The headings of the columns.
    pub columns: Vec<String>,
    /// What a breakthrough does (7.8).
    pub breakthrough: Breakthrough,
    /// A row for each modified roll.
    #[serde(rename = "row")]
    pub rows: Vec<CrtRow>,
}

/// What a breakthrough does (7.8).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Breakthrough {
    pub retreat_hexes: u8,
    pub step_losses: u8,
    pub extra_mp: u8,
}

/// A row of the Combat Results Table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrtRow {
    /// The modified roll.
    pub die: u8,
    /// A result for each column.
    pub results: Vec<CrtResult>,
}

/// A result of the Combat Results Table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum CrtResult {
    /// Steps lost: by the attacker, by the defender (T.crt.b).
    Losses(u8, u8),
    /// Engaged, with the steps that the defender loses (T.crt.c).
    Engaged(u8),
    /// A breakthrough (T.crt.d).
    Breakthrough,
}

impl TryFrom<String> for CrtResult {
    type Error = String;

    fn try_from(text: String) -> Result<CrtResult, String> {
        let wrong = || format!("{text:?} is no combat result");
        let steps = |text: &str| if text == "-" { Some(0) } else { text.parse().ok() };
        if text == "B" {
            return Ok(CrtResult::Breakthrough);
        }
        let (attacker, defender) = text.split_once('/').ok_or_else(wrong)?;
        let defender = steps(defender).ok_or_else(wrong)?;
        match attacker {
            "En" => Ok(CrtResult::Engaged(defender)),
            attacker => Ok(CrtResult::Losses(steps(attacker).ok_or_else(wrong)?, defender)),
        }
    }
}

/// The Air to Air Combat Table (T.air).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AirToAir {
    pub columns: Vec<String>,
    pub rows: Vec<AirRow>,
    /// What Red adds to its roll (T.air.d), and in the original edition (12.21).
    pub red_modifier: i8,
    pub red_modifier_original: i8,
}

/// A row of the Air to Air Combat Table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AirRow {
    pub die: u8,
    pub results: Vec<AirResult>,
}

/// A result of air combat (T.air.b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum AirResult {
    /// All defending aircraft turn back.
    DefenderAborts,
    /// All attacking aircraft turn back.
    AttackerAborts,
    /// The defender loses so many.
    DefenderLoses(u8),
    /// The attacker loses so many.
    AttackerLoses(u8),
}

impl TryFrom<String> for AirResult {
    type Error = String;

    fn try_from(text: String) -> Result<AirResult, String> {
        let count = || text[1..].parse().map_err(|_| format!("{text:?} is no result of air combat"));
        match text.as_str() {
            "DA" => Ok(AirResult::DefenderAborts),
            "AA" => Ok(AirResult::AttackerAborts),
            text if text.starts_with('D') => Ok(AirResult::DefenderLoses(count()?)),
            text if text.starts_with('A') => Ok(AirResult::AttackerLoses(count()?)),
            text => Err(format!("{text:?} is no result of air combat")),
        }
    }
}

/// The Bombing Table (T.bomb).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Bombing {
    pub columns: Vec<String>,
    pub rows: Vec<BombRow>,
    /// What is added to the roll for each kind of target.
    pub modifiers: BTreeMap<String, i8>,
    pub effects: Vec<BombEffect>,
    pub railroad: TrackBombing,
}

/// A row of the Bombing Table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct BombRow {
    pub die: String,
    pub results: Vec<String>,
}

/// What a hit on a kind of target does.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BombEffect {
    /// The kind of target.
    pub target: String,
    /// The faces of a second die on which the hit takes effect; without, it always does.
    #[serde(default)]
    pub second_roll: Option<Faces>,
}

/// Bombing of railway track (16.41).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TrackBombing {
    pub dice_per_bomb_point: u8,
    pub destroyed_on: Faces,
}

/// Gas (22.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Gas {
    pub from_turn: u8,
    pub attacks_per_turn: u8,
    pub minimum_aircraft_counters: u8,
    pub tactical_advantage: u8,
}

/// The Decision Table (20.0.j).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct DecisionTable {
    pub turns: Vec<u8>,
    pub kotlas_on: Faces,
    pub final_turn: u8,
}

/// Weather (14.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct WeatherTable {
    pub october_roll: OctoberRoll,
    pub freezing: Freezing,
    pub thaw: ThawTable,
}

/// The first and the last turn on which ice closes a river to vessels (14.4, 14.41).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Freezing {
    pub upper_dvina_turns: [u8; 2],
    pub lower_dvina_and_vaga_turns: [u8; 2],
}

/// The October die (14.4.b).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct OctoberRoll {
    pub turn: u8,
    pub snow_and_upper_dvina_freezes: Faces,
}

/// Thaw (12.6).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ThawTable {
    pub airfield_closed_on: Faces,
}

/// Tactical advantages (AID.ta).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TacticalAdvantage {
    pub city: u8,
    pub town: u8,
    pub marsh: u8,
    pub hill: u8,
    pub blockhouse: u8,
    pub hasty_defense: u8,
    pub minor_river: u8,
    pub major_river: u8,
    pub armored_train_alone: u8,
    pub armored_train_with_friend: u8,
    pub gas: u8,
    pub asterisk_each: u8,
    pub two_tanks_same_hex: u8,
    pub maximum_per_side: u8,
}

/// Die modifiers of combat.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct DieModifiers {
    pub tank_attacking_each: i8,
    pub tank_defending_each: i8,
    pub successful_bombing: i8,
}

/// Engineer work (17.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Build {
    pub bridge_mp: u8,
    pub hasty_defense_mp: u8,
    pub fort_mp: u8,
    pub repair_railroad_mp: u8,
}

/// Supply and communications (10.0, 11.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct SupplyTable {
    pub depot_cost: crate::sets::BySide<u8>,
    pub depot_places: crate::sets::BySide<Vec<String>>,
    pub sources: crate::sets::BySide<Vec<String>>,
    pub cost_per_use_at_source: u8,
    pub replacement_cost: u8,
    pub mobile_depot: MobileDepot,
    pub static_depot: StaticDepot,
    pub depots_per_hex: u8,
    pub capture_mobile_on: Faces,
    pub unit_to_hq: u8,
    pub hq_to_depot: u8,
    pub unit_to_road: u8,
    pub loc_unit_to_hq: ByEdition<u8>,
    pub loc_ends: LineEnds,
    pub survival: Survival,
    pub train_resupply: TrainResupply,
}

/// One value for each edition.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ByEdition<T> {
    pub renovated: T,
    pub original: T,
}

/// The mobile side of a depot (11.3).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct MobileDepot {
    pub ma: u8,
    pub units: u8,
    pub hq: u8,
    pub support: u8,
}

/// The static side of a depot (11.3); it supplies any number of support units.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct StaticDepot {
    pub units: u8,
    pub hq: u8,
}

/// Where lines of communications end (10.6.b, 10.62.a): places, and the edge of the map.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct LineEnds {
    pub allied: Vec<String>,
    pub red_renovated: Vec<String>,
    pub red_original: Vec<String>,
}

/// Modifiers of the supply survival roll (3.0.l, 10.83).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Survival {
    pub fort: i8,
    pub hasty_defense: i8,
    pub town: i8,
    pub city: i8,
}

/// How armoured trains replenish (16.2).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TrainResupply {
    pub after_turns_of_use: u8,
    pub allied_at: String,
    pub red_at: String,
}

/// Stacking (6.0) and the strength a zone of control needs (5.1), in words; the numbers are in the counters' sizes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Stacking {
    pub battalions: u8,
    pub regiments: u8,
    pub zone_companies: u8,
    pub zone_points: u8,
    pub zone_points_company: u8,
    pub zone_points_battalion: u8,
}

/// Retreats and advances (7.6.d, 8.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Retreats {
    pub us: u8,
    pub british: u8,
    pub canadian: u8,
    pub french: u8,
    pub polish: u8,
    pub australian: u8,
    pub serb: u8,
    pub white_russian: u8,
    pub red: u8,
    pub step_loss_in_enemy_zoc_on: Faces,
    pub step_loss_overstacked_on: Faces,
    pub advance: Advances,
}

/// How far units advance after combat (8.1).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Advances {
    pub infantry: u8,
    pub tank: u8,
    pub ski: u8,
    pub cavalry: u8,
}

/// Breakdown of tanks (18.4).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Tank {
    pub breakdown_on: Faces,
    pub repaired_on: Faces,
}

/// Aircraft (12.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Aircraft {
    pub snow_modifier: i8,
    pub reliability: Vec<Reliability>,
    pub intercept_hexes_from_base: u8,
}

/// When a type of aircraft cannot fly (12.8).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Reliability {
    pub model: String,
    /// The clause that grounds it.
    pub clause: crate::cited::Cited,
    pub grounded_on: Faces,
    #[serde(default)]
    pub no_snow: bool,
    /// The only bases it can use, where it cannot use all.
    #[serde(default)]
    pub bases: Vec<String>,
}

/// The doctrine (20.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Doctrine {
    pub us_2nd_bn_max_hexes_from_archangel: u16,
    pub us_3rd_bn_max_hexes_from_railroad: u16,
    pub french_max_hexes_from_railroad: u16,
    pub british_max_hexes_from_railroad: u16,
    pub max_hexes_from_river: u16,
    pub upper_dvina_advance_from_turn: u8,
    pub archangel_minimum_battalions: u8,
    pub artillery_share: u8,
    pub artillery_hexes: u16,
    pub max_us_companies_per_attack: u8,
    pub max_french_or_british_companies_per_attack: u8,
    pub max_allied_companies_per_attack_before_turn_11: u8,
    pub max_british_companies_per_attack_from_turn_11: u8,
    pub british_limit_rises_on_turn: u8,
}

/// What must stay in Archangel in the non-historical scenario (23.22).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Garrison {
    pub companies: u8,
}

/// Where H Company leaves the map (23.1.T2.b).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Onega {
    pub exits: Vec<String>,
}

/// Values of places (24.0.c).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// A town without a value of its own.
    pub each_town: u16,
    /// Places with a value of their own.
    pub places: Vec<PlaceValue>,
    /// Points from which the Allies win, by level (24.0.d).
    pub levels: Vec<Level>,
    /// Places that end the game when the Allies hold them all (24.1.a).
    pub sudden_death_allied: Vec<String>,
}

/// A level of victory (24.0.d).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Level {
    pub from: u16,
    pub to: u16,
}

/// A place with a value of its own.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceValue {
    /// The place's id.
    pub place: String,
    /// Its victory points.
    pub vp: u16,
    /// The hex, where the list prints one.
    #[serde(default)]
    pub hex: Option<String>,
}

impl Tables {
    /// Read the tables; every place must be on the map, at the hex that a list prints, and every table complete.
    pub fn read(text: &str, source: &str, map: &Map) -> Result<Tables, Fault> {
        let tables: Tables = from_toml(text, source)?;
        let wrong = |word: &str, reason: String| {
            let offset = text.find(word).unwrap_or(0);
            Fault::new(source, reason).at_offset(text, offset)
        };
        for PlaceValue { place, hex, .. } in &tables.victory.places {
            let word = format!("place = \"{place}\"");
            let missing = || wrong(&word, format!("there is no place {place:?} on the map"));
            let found = map.place(place).ok_or_else(missing)?;
            let number = map.grid.number(found.hex).to_string();
            if hex.as_ref().is_some_and(|hex| *hex != number) {
                return Err(wrong(&word, format!("{place} is at {number} on the map")));
            }
        }
        let supply = &tables.supply;
        let places = [&supply.depot_places, &supply.sources].into_iter().flat_map(|by| by.values().iter().flatten());
        let places = places.chain(&tables.victory.sudden_death_allied).chain(tables.control.values().flatten());
        let places = places.chain(tables.airbase.keys()).chain(&tables.movement.actions.rail_original.between);
        for place in places.chain([&tables.naval.upper_dvina_mines.upstream_of]) {
            if map.place(place).is_none() {
                return Err(wrong(place, format!("there is no place {place:?} on the map")));
            }
        }
        tables.judge().map_err(|(word, reason)| wrong(word, reason))?;
        Ok(tables)
    }

    fn judge(&self) -> Result<(), (&'static str, String)> {
        let rows = self.crt.rows.iter().zip(1..);
        if self.crt.rows.len() != 10 || rows.clone().any(|(row, die)| row.die != die) {
            return Err(("[crt]", "the Combat Results Table has rows 1 to 10".into()));
        }
        if self.crt.rows.iter().any(|row| row.results.len() != self.crt.columns.len()) {
            return Err(("[crt]", "each row has a result for each column".into()));
        }
        let air = &self.air_to_air;
        if air.rows.len() != 6 || air.rows.iter().any(|row| row.results.len() != air.columns.len()) {
            return Err(("[air_to_air]", "six rows, each with a result for each column".into()));
        }
        let bombing = &self.bombing;
        if bombing.rows.len() != 4 || bombing.rows.iter().any(|row| row.results.len() != bombing.columns.len()) {
            return Err(("[bombing]", "four rows, each with a result for each column".into()));
        }
        if self.victory.levels.is_empty() {
            return Err(("[victory]", "there is a level of victory".into()));
        }
        Ok(())
    }
}
