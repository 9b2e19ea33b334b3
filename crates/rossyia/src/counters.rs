//! The counters: units and headquarters, as `data/counters.toml` has them.

use serde::{Deserialize, Serialize};

use crate::factions::Entrance;
use crate::ids::{CounterIx, FactionIx, TurnIx, ZoneIx};

/// Where values come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// The rulebook states them.
    Printed,
    /// We reconstructed them.
    Reconstructed,
}

/// What a unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
    HeavyArtillery,
    Engineer,
    Armor,
    Motorized,
    ArmoredTrain,
    Air,
}

impl Arm {
    /// All arms.
    pub const ALL: [Arm; 9] = [
        Arm::Infantry,
        Arm::Cavalry,
        Arm::Artillery,
        Arm::HeavyArtillery,
        Arm::Engineer,
        Arm::Armor,
        Arm::Motorized,
        Arm::ArmoredTrain,
        Arm::Air,
    ];
}

/// How large a unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[allow(missing_docs, reason = "the signs of the counters")]
pub enum Size {
    II,
    III,
    X,
    XX,
}

/// A pool that Bolshevik reinforcements are drawn from (II.E).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Pool {
    Infantry,
    Cavalry,
}

/// A contingent of the Allies, which leaves as a whole (X.allies.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Group {
    North,
    South,
    Caspian,
}

/// What else is true of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// It counts as engineers (VII.J).
    Engineer,
    /// It is used to mountains (VI.B, VI.D).
    Mountain,
    /// It never comes into a pool (V.K).
    NoPool,
    /// Czechs and Russians together: Bilt.
    Mixed,
    /// It becomes Siberian when the Czechs leave.
    StaysAfterDeparture,
    /// It becomes Polish.
    ReturnsToPoland,
}

/// A unit.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// "b_18".
    pub id: String,
    /// Whose it is at the start.
    pub faction: FactionIx,
    /// "18th Rifle".
    pub name: String,
    /// What it is.
    pub arm: Arm,
    /// Combat strength.
    pub combat: u8,
    /// Shock.
    pub shock: u8,
    /// Steps.
    pub steps: u8,
    /// Movement points.
    pub mp: u8,
    /// How large it is.
    pub size: Size,
    /// Combat and shock of the full side of a Red train.
    pub full: Option<[u8; 2]>,
    /// Combat and shock of its reduced side.
    pub reduced: Option<[u8; 2]>,
    /// The pool that it is drawn from.
    pub pool: Option<Pool>,
    /// What else is true of it.
    #[serde(default)]
    pub flags: Vec<Flag>,
    /// Its contingent.
    pub group: Option<Group>,
    /// Where the values come from.
    pub source: Provenance,
    /// What the rules state of it.
    #[serde(default)]
    pub printed: Vec<String>,
}

impl Unit {
    /// Whether this is true of it.
    pub fn is(&self, flag: Flag) -> bool {
        self.flags.contains(&flag)
    }

    /// What is wrong with its values; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let bounds = [
            ("combat", self.combat, u8::from(self.arm != Arm::Air), 12),
            ("shock", self.shock, 0, 9),
            ("steps", self.steps, 1, 3),
            ("mp", self.mp, 1, 20),
        ];
        for (what, value, low, high) in bounds {
            if !(low..=high).contains(&value) {
                return Err(format!("{what} {value} is not between {low} and {high}"));
            }
        }
        if self.full.is_some() != self.reduced.is_some() {
            return Err("a train of two sides has both".to_owned());
        }
        let face = [self.combat, self.shock];
        if self.full.is_some() && self.arm != Arm::ArmoredTrain {
            return Err("only a train has two sides of strength".to_owned());
        }
        if self.full.is_some_and(|full| full != face && self.reduced != Some(face)) {
            return Err("it begins on neither of its sides".to_owned());
        }
        if self.pool.is_some() && self.is(Flag::NoPool) {
            return Err("it is in a pool, and never comes into one".to_owned());
        }
        Ok(())
    }
}

/// What a headquarters is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It commands an army.
    #[default]
    Command,
    /// It lends its bonus to others (X.activation.4).
    Support,
}

/// A headquarters.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hq {
    /// "stalin".
    pub id: String,
    /// "Stalin".
    pub name: String,
    /// Whose it is.
    pub faction: FactionIx,
    /// How many units it commands (V.C).
    pub capacity: u8,
    /// Its bonus.
    pub bonus: u8,
    /// How far it commands, and moves.
    pub range: u8,
    /// When it comes.
    pub enters: Entrance,
    /// From when on its army may be all cavalry (VI.I.2).
    pub all_cavalry_from: Option<TurnIx>,
    /// What it is for.
    #[serde(default)]
    pub role: Role,
    /// The train that it rides.
    pub rides: Option<CounterIx>,
    /// The zone that it must not leave.
    pub stays_in: Option<ZoneIx>,
    /// Where the values come from.
    pub source: Provenance,
    /// What the rules state of it.
    #[serde(default)]
    pub printed: Vec<String>,
}

impl Hq {
    /// What is wrong with its values; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        if self.capacity > 20 || self.bonus > 3 || !(1..=20).contains(&self.range) {
            return Err("a HQ has a capacity up to 20, a bonus up to 3 and a range from 1 to 20".to_owned());
        }
        if (self.role == Role::Command) != (self.capacity > 0) {
            return Err("a HQ that commands has a capacity, one that supports has none".to_owned());
        }
        Ok(())
    }
}
