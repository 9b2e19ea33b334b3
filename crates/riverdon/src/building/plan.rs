//! What board is wanted: by the scenario, and by what the players set (S0.scenario.1, S1.C.3, S1.E.1, S1.V).

use engine::Breach;
use serde::{Deserialize, Serialize};

use crate::board::Knowledge;
use crate::data::Country;
use crate::scenarios::Scenario;
use crate::space::Space;

/// How many rivers are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RiverPlan {
    /// As the builder likes.
    Free,
    /// One.
    One,
    /// Two, come what may.
    Two,
}

/// Whether the town card is wanted, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TownPlan {
    /// Not at all.
    None,
    /// Where two dice say.
    Anywhere,
    /// In this row, in the column that a die says.
    Row(u8),
    /// Here.
    At(Space),
}

/// What board is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub struct Plan {
    /// How many rivers.
    pub rivers: RiverPlan,
    /// Whether the first starts in one of the middle rows, by agreement (S1.C.8).
    pub middle: bool,
    /// The town card.
    pub town: TownPlan,
    /// A great river along the rail (S1.V.3).
    pub major_river: bool,
    /// What country the cards show.
    pub country: Country,
    /// What is known of the cards.
    pub knowledge: Knowledge,
    /// Rail cards at most.
    pub rail_most: Option<u8>,
}

impl Plan {
    /// What a scenario wants.
    pub fn of(scenario: &Scenario) -> Plan {
        Plan {
            rivers: if scenario.rivers == 2 { RiverPlan::Two } else { RiverPlan::Free },
            middle: false,
            town: scenario.town_row.map_or(TownPlan::None, TownPlan::Row),
            major_river: false,
            country: Country::Mixed,
            knowledge: Knowledge::Usual,
            rail_most: scenario.rail_cards_max,
        }
    }

    /// Why it does not go with a scenario.
    pub fn judge(&self, scenario: &Scenario) -> Result<(), Breach> {
        if scenario.rivers == 2 && self.rivers != RiverPlan::Two {
            return Err(Breach::of("S1.C.3", "riverdon-two-rivers-wanted"));
        }
        if self.major_river && (self.rivers == RiverPlan::Two || self.town != TownPlan::None) {
            return Err(Breach::of("S1.V.6", "riverdon-great-river-alone"));
        }
        if scenario.town_row.is_some() && self.town == TownPlan::None {
            return Err(Breach::of("S1.E.1", "riverdon-town-wanted"));
        }
        Ok(())
    }

    /// Whether one side lays every card (S1.mode.2).
    pub(super) fn one_side_lays_all(&self) -> bool {
        matches!(self.knowledge, Knowledge::BlindFirst | Knowledge::BlindSecond)
    }
}
