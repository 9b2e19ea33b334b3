//! The movement charts of both editions, by weather, and what other actions cost (4.0, AID.tec).

use serde::Deserialize;

/// Movement costs (AID.tec) and what else costs movement points.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Movement {
    pub renovated: ByWeather,
    pub original: ByWeather,
    pub tank: TankCosts,
    pub actions: Actions,
}

/// A chart for each weather.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ByWeather {
    pub dry: Chart,
    pub thaw: Chart,
    pub snow: Chart,
    /// What every cost is raised by in snow and thaw (original edition).
    #[serde(default)]
    pub snow_add: u8,
    #[serde(default)]
    pub thaw_add: u8,
}

/// The movement chart of one weather.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Chart {
    pub railroad: u8,
    pub road: u8,
    pub track: TrackCost,
    pub town: u8,
    pub city: u8,
    pub clear: u8,
    pub forest: u8,
    pub marsh: u8,
    pub add_uphill: u8,
    pub add_bridge: u8,
    pub add_minor_river: u8,
    /// Missing where a major river is crossed at bridges only.
    #[serde(default)]
    pub add_major_river: Option<u8>,
}

/// What a track costs.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum TrackCost {
    /// So many points.
    Points(u8),
    /// What the hex costs otherwise: the track has vanished (14.32).
    Vanished(String),
}

/// Movement costs of tanks (18.5).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct TankCosts {
    pub clear: u8,
    pub forest: u8,
    pub track: u8,
    pub road: u8,
    pub railroad: u8,
    pub town: u8,
    pub city: u8,
}

/// What else costs movement points.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Actions {
    pub disengage: u8,
    pub entrain: u8,
    pub rail_hexes_max: u8,
    pub overrun_lone_support: u8,
    pub destroy_railroad: u8,
    pub hasty_defense_by_entrenched_unit: Improvement,
    pub leave_map: u8,
    pub rail_original: RailOriginal,
}

/// What a trench improved to a hasty defence costs besides the whole allowance (9.2.b).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Improvement {
    pub supply_points: u8,
}

/// Rail movement of the original edition (23.1.T2.rail).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct RailOriginal {
    pub between: [String; 2],
    pub limit_mp: u8,
    pub from_turn: u8,
}
