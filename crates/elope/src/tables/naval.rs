//! The tables of chapter 15: ships, mines, low water.

use std::collections::HashMap;

use serde::Deserialize;

use super::Faces;
use crate::counters::Arm;

/// Ships (15.0).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Naval {
    pub vessel_ma: u8,
    pub mp_per_hexside: u8,
    pub shore_fire: ShoreFire,
    pub gunboat_vs_steamer: AgainstSteamer,
    pub gunboat_vs_gunboat: AgainstGunboat,
    pub mines: Mines,
    pub grounding: Grounding,
    pub upper_dvina_mines: UpperDvinaMines,
    pub low_water: LowWater,
    pub river_grades: RiverGrades,
    pub steamer: Steamer,
    pub steamer_original: SteamerOriginal,
}

/// The rivers that each kind of vessel may use, in either edition (15.0.a); kinds not named keep to major rivers.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct RiverGrades {
    pub renovated: HashMap<Arm, Vec<RiverGrade>>,
    pub original: HashMap<Arm, Vec<RiverGrade>>,
}

/// How great a river is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum RiverGrade {
    Major,
    Minor,
}

/// Fire from the bank (15.0.d).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ShoreFire {
    pub steamer_only: ShoreHits,
    pub gunboat_present: ShoreHits,
}

/// What fire from the bank sinks.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ShoreHits {
    #[serde(default)]
    pub gunboat_sunk: Faces,
    #[serde(default)]
    pub steamer_sunk: Faces,
}

/// Gunboats against steamers (15.5).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AgainstSteamer {
    pub sunk: Faces,
    pub surrenders: Faces,
    pub escapes: Faces,
    pub escape_bonus_mp: u8,
}

/// Gunboats against gunboats (15.6).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AgainstGunboat {
    pub sunk_at_difference_from: u8,
    pub red_modifier: u8,
    pub allied_monitor_modifier: u8,
}

/// Mines (15.7).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Mines {
    pub lay_mp: u8,
    pub red_extra_mp: u8,
    pub sunk_on: Faces,
    pub cleared_on: Faces,
}

/// Low water (15.8.b, 15.8.c).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Grounding {
    pub from_turn: u8,
    pub aground_on: Faces,
    pub mp_per_hexside: u8,
    pub applies_to: Vec<Arm>,
}

/// Red mines beyond Toulgas (15.8.e).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct UpperDvinaMines {
    pub from_turn: u8,
    pub upstream_of: String,
    pub sunk_on: Faces,
    pub applies_to: Vec<Arm>,
}

/// Who is barred at low water (15.8.a).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct LowWater {
    pub from_turn: u8,
    pub barred_above_bereznik: Vec<Arm>,
    pub barred_on_vaga: Vec<Arm>,
}

/// Steamers (15.3, 15.4).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Steamer {
    pub transport: u8,
    pub carries: Vec<Arm>,
    pub ferry_mp: u8,
}

/// What a steamer never carries in the original edition (15.3.b).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct SteamerOriginal {
    pub never: Vec<Arm>,
}

/// The river depth roll (15.81).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct RiverDepth {
    pub from_turn: u8,
    pub rows: Vec<DepthRow>,
}

/// A depth of the Dvina.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct DepthRow {
    pub die: Faces,
    pub feet: u8,
    /// Warships that may use the Upper Dvina, and those of them that roll for grounding.
    pub upper_dvina: Vec<Arm>,
    pub grounding: Vec<Arm>,
    pub mp_per_hexside: Option<u8>,
}
