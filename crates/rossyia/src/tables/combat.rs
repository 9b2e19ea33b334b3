//! The three combat results tables, and what strength, shock and retreats are worth (VII.E to VII.K).

use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer};

use crate::counters::Arm;
use crate::ids::TurnIx;
use crate::places::Terrain;

/// The zone of a combat result (VII.G).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrtZone {
    /// Lower grey: the attacker is beaten.
    Lower,
    /// White.
    White,
    /// Higher grey: the defender is beaten.
    Higher,
}

/// A combat result: "2/1 W".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrtCell {
    /// Steps that the attacker loses.
    pub attacker: u8,
    /// Steps that the defender loses.
    pub defender: u8,
    /// Its zone.
    pub zone: CrtZone,
}

impl<'de> Deserialize<'de> for CrtCell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CrtCell, D::Error> {
        struct Cell;
        impl Visitor<'_> for Cell {
            type Value = CrtCell;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("losses and a zone, such as \"2/1 W\"")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<CrtCell, E> {
                let read = || {
                    let (losses, zone) = text.split_once(' ')?;
                    let (attacker, defender) = losses.split_once('/')?;
                    let zone = match zone {
                        "L" => CrtZone::Lower,
                        "W" => CrtZone::White,
                        "H" => CrtZone::Higher,
                        _ => return None,
                    };
                    Some(CrtCell { attacker: attacker.parse().ok()?, defender: defender.parse().ok()?, zone })
                };
                read().ok_or_else(|| E::custom(format!("{text:?} is not a result such as \"2/1 W\"")))
            }
        }
        deserializer.deserialize_str(Cell)
    }
}

/// Odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[allow(missing_docs, reason = "the words of the file say it")]
pub enum Odds {
    #[serde(rename = "1-2")]
    OneToTwo,
    #[serde(rename = "1-1")]
    Even,
    #[serde(rename = "3-2")]
    ThreeToTwo,
    #[serde(rename = "2-1")]
    Two,
    #[serde(rename = "3-1")]
    Three,
    #[serde(rename = "4-1")]
    Four,
    #[serde(rename = "5-1")]
    Five,
    #[serde(rename = "6-1")]
    Six,
}

impl Odds {
    /// All, from left to right (VII.E.10).
    pub const ALL: [Odds; 8] =
        [Odds::OneToTwo, Odds::Even, Odds::ThreeToTwo, Odds::Two, Odds::Three, Odds::Four, Odds::Five, Odds::Six];

    /// The odds of two strengths, whatever the ground; none below 0.50 (VII.E.3 to VII.E.8).
    pub const fn of(attack: u16, defence: u16) -> Option<Odds> {
        let (attack, defence) = (attack as u32, defence as u32);
        Some(if 2 * attack < defence {
            return None;
        } else if attack < defence {
            Odds::OneToTwo
        } else if 2 * attack < 3 * defence {
            Odds::Even
        } else if attack < 2 * defence {
            Odds::ThreeToTwo
        } else if 2 * attack < 5 * defence {
            Odds::Two
        } else if 2 * attack < 7 * defence {
            Odds::Three
        } else if 2 * attack < 9 * defence {
            Odds::Four
        } else if 2 * attack < 11 * defence {
            Odds::Five
        } else {
            Odds::Six
        })
    }

    /// As the tables write it.
    pub const fn name(self) -> &'static str {
        ["1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1"][self as usize]
    }

    /// The message id of its name.
    pub const fn term(self) -> &'static str {
        [
            "rossyia-odds-1-2",
            "rossyia-odds-1-1",
            "rossyia-odds-3-2",
            "rossyia-odds-2-1",
            "rossyia-odds-3-1",
            "rossyia-odds-4-1",
            "rossyia-odds-5-1",
            "rossyia-odds-6-1",
        ][self as usize]
    }
}

/// One of the three combat results tables.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CrtTable {
    pub terrain: Vec<Terrain>,
    /// From the lowest odds that may attack.
    pub columns: Vec<Odds>,
    /// By total, from 0 or less to 10 or more.
    pub rows: [Vec<CrtCell>; 11],
}

impl CrtTable {
    /// The column of odds after a shift: none left of the first; right of the last the last (VII.A.10, VII.E.6, VII.E.10).
    pub fn column(&self, odds: Odds, shift: i8) -> Option<usize> {
        let shifted = (odds as i8 + shift).clamp(-1, Odds::ALL.len() as i8 - 1);
        let odds = Odds::ALL[usize::try_from(shifted).ok()?];
        self.columns.iter().rposition(|column| *column <= odds)
    }

    /// The row of a modified roll (VII.G.2).
    pub fn row(&self, total: i8) -> usize {
        usize::try_from(total.max(0)).unwrap_or(0).min(self.rows.len() - 1)
    }

    /// The result of a modified roll (VII.G.2).
    pub fn result(&self, column: usize, total: i8) -> CrtCell {
        self.rows[self.row(total)][column]
    }
}

/// The combat results tables (VII.G).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Crt {
    pub clear: CrtTable,
    pub rough: CrtTable,
    pub major_city: CrtTable,
}

impl Crt {
    /// The three of them.
    pub fn all(&self) -> [&CrtTable; 3] {
        [&self.clear, &self.rough, &self.major_city]
    }

    /// The table for an attack on such a hex.
    pub fn on(&self, terrain: Terrain) -> Option<&CrtTable> {
        self.all().into_iter().find(|table| table.terrain.contains(&terrain))
    }

    pub(super) fn judge(&self) -> Result<(), String> {
        for table in self.all() {
            if table.columns.is_empty() || !table.columns.windows(2).all(|pair| pair[0] < pair[1]) {
                return Err("the columns of a combat table do not rise".to_owned());
            }
            if table.rows.iter().any(|row| row.len() != table.columns.len()) {
                return Err("a row of a combat table has not a cell for each column".to_owned());
            }
        }
        let tables = |terrain: &Terrain| self.all().iter().filter(|table| table.terrain.contains(terrain)).count();
        match Terrain::LAND.iter().find(|terrain| tables(terrain) != 1) {
            Some(terrain) => Err(format!("{terrain:?} has not one combat table")),
            None => Ok(()),
        }
    }
}

/// Armour that frightens, up to a turn (VIII.C).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Terror {
    pub upto: TurnIx,
    pub shift: i8,
}

/// What strength is worth against a city (VII.J).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct AgainstCity {
    pub artillery: u8,
    pub heavy_artillery: u8,
    pub armored_train: u8,
    pub engineer_bonus: u8,
    pub cavalry_shock: u8,
}

/// Retreats (VII.H, VII.I, VII.K).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Retreat {
    pub attacker: u8,
    pub defender: u8,
    pub attacker_stand_cost: u8,
    pub defender_stand_cost: u8,
    /// In a grey zone and in an assault.
    pub defender_stand_factor: u8,
    pub major_city_relief: u8,
    pub enemy_zoc_hex: u8,
}

/// Combat (VII.E to VII.K).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Combat {
    pub shock_at_least_double: i8,
    pub bad_weather: i8,
    pub isolated_hq: i8,
    pub independent: i8,
    pub major_river_percent: u8,
    pub major_river_exempt: Vec<Arm>,
    pub minor_river_shift: i8,
    pub armor_shock_in_clear: u8,
    pub armored_train_defence: u8,
    pub armor_terror: Vec<Terror>,
    pub against_city: AgainstCity,
    pub retreat: Retreat,
}
