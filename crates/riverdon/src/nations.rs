//! National force cards, control and resource levels (10.leaders, 10.res, S2.lead.2).

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::ids::{GroupIx, UnitIx};
use crate::units::words;

words!(
    /// How well an army is led.
    Control {
        /// Professional or cunning (10.leaders.3).
        Professional,
        /// High (10.leaders.4).
        High,
        /// Low (10.leaders.5).
        Low,
    }
);
words!(
    /// How well an army is supplied, from best to worst.
    Resources {
        /// 10.res.2.
        Modern,
        /// 10.res.3.
        Organized,
        /// 10.res.4.
        Disorganized,
        /// 10.res.5.
        Partisan,
    }
);

impl Resources {
    /// All levels, from best to worst.
    pub const ALL: [Resources; 4] =
        [Resources::Modern, Resources::Organized, Resources::Disorganized, Resources::Partisan];

    /// The level in winter (10.res.6).
    pub fn in_winter(self) -> Resources {
        Resources::ALL[(self as usize + 1).min(Resources::ALL.len() - 1)]
    }
}

/// How many leaders a side has.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderLimits {
    /// At most.
    pub most: u16,
    /// At least.
    pub least: u16,
}

/// What a control level means.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ControlLevel {
    /// Which level.
    pub id: Control,
    /// Points for each leader.
    pub points_per_leader: u16,
    /// What is added when a leader is rated.
    pub rating: i8,
    /// The clause.
    pub clause: String,
}

/// A line of the table of ratings.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// Totals up to this.
    pub up_to: i8,
    /// Give this rating.
    pub rating: i8,
}

/// What a resource level means.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceLevel {
    /// Which level.
    pub id: Resources,
    /// Points at start for each hundred points of troops.
    pub start_per_100: u16,
    /// Points at start in any case.
    pub start_flat: u16,
    /// What a turn brings at least.
    pub at_least: u8,
    /// What a turn brings at most.
    pub at_most: u8,
    /// The clause.
    pub clause: String,
}

/// A level that held before a year.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// The year from which on the nation's own level holds.
    pub year: u16,
    /// The level before.
    pub resources: Resources,
}

/// A national force card.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nation {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The first year and the last.
    pub years: (u16, u16),
    /// How well it is led.
    pub control: Control,
    /// How well it is supplied.
    pub resources: Resources,
    /// How well in earlier years.
    #[serde(default)]
    pub before: Option<Before>,
    /// What part of its weight a force can lose, in per cent.
    pub flight_number: u8,
    /// The types that it may buy.
    pub allowed: Vec<UnitIx>,
    /// At least so many in a hundred stands.
    #[serde(default)]
    pub min_pct: BTreeMap<GroupIx, u8>,
    /// At most so many in a hundred stands.
    pub max_pct: BTreeMap<GroupIx, u8>,
    /// One aircraft for every full so many points; none without.
    #[serde(default)]
    pub aircraft_per: Option<u16>,
}

impl Nation {
    /// The reason why there cannot be such a card.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let fits = |is: bool, reason: &str| if is { Ok(()) } else { Err(format!("{}: {reason}", self.id)) };
        fits(self.years.0 <= self.years.1, "its years run backwards")?;
        fits((1..=100).contains(&self.flight_number), "a flight number is from 1 to 100")?;
        fits(self.min_pct.values().chain(self.max_pct.values()).all(|pct| *pct <= 100), "more than 100 per cent")?;
        fits(self.aircraft_per != Some(0), "aircraft for every 0 points")?;
        let crossed = |group: &GroupIx| self.max_pct.get(group).is_some_and(|most| *most < self.min_pct[group]);
        fits(!self.min_pct.keys().any(crossed), "a group has to be more than it may be")
    }

    /// How well it is supplied in a year (10.res.3) and a season (10.res.6).
    pub fn level(&self, year: u16, winter: bool) -> Resources {
        let level = match self.before {
            Some(before) if year < before.year => before.resources,
            _ => self.resources,
        };
        if winter { level.in_winter() } else { level }
    }
}

/// A nation's list of what to buy, for an army at one click.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Whose list.
    pub nation: crate::ids::NationIx,
    /// What single stands are bought of at the end.
    pub fill: UnitIx,
    /// What is bought, in order, again and again.
    pub buy: Vec<(UnitIx, u16)>,
}

/// What the rule of muster gives.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// For which nation.
    pub nation: crate::ids::NationIx,
    /// For how many points.
    pub points: u16,
    /// How many of them are spent.
    pub spent: u16,
    /// How many stands it buys.
    pub stands: u16,
    /// Which.
    pub army: BTreeMap<UnitIx, u16>,
}

/// For which points armies at one click are legal, and how many points may be left.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MusterExpected {
    /// The least and the most points.
    pub points: (u16, u16),
    /// Points left at most.
    pub left_over: u16,
}
