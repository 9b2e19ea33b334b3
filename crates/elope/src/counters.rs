//! 2.0 The counters: 260 of them, with their values. Read once from `data/counters.toml` and judged.

use std::collections::HashMap;

use engine::{Fault, data::from_toml};
use serde::Deserialize;

engine::index!(
    /// A counter, by its place in the list.
    pub struct UnitIx(u16), "counter"
);

engine::sides!(
    /// The two sides (1.0).
    pub enum Side {
        /// The intervention forces and the White Russians (2.1.g).
        Allied,
        /// The Bolsheviks (2.1.h).
        Red,
    }
);

/// Whose troops they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Nationality {
    Us,
    British,
    French,
    Canadian,
    Australian,
    Polish,
    Serb,
    WhiteRussian,
    /// Ships, aircraft and depots in common use, and what was captured from the Reds.
    Allied,
    Red,
}

impl Nationality {
    /// All of them.
    pub const ALL: [Nationality; 10] = [
        Nationality::Us,
        Nationality::British,
        Nationality::French,
        Nationality::Canadian,
        Nationality::Australian,
        Nationality::Polish,
        Nationality::Serb,
        Nationality::WhiteRussian,
        Nationality::Allied,
        Nationality::Red,
    ];

    /// The side that it fights on.
    pub const fn side(self) -> Side {
        match self {
            Nationality::Red => Side::Red,
            _ => Side::Allied,
        }
    }

    /// What its troops are called.
    pub const fn name(self) -> &'static str {
        match self {
            Nationality::Us => "Americans",
            Nationality::British => "British",
            Nationality::French => "French",
            Nationality::Canadian => "Canadians",
            Nationality::Australian => "Australians",
            Nationality::Polish => "Poles",
            Nationality::Serb => "Serbs",
            Nationality::WhiteRussian => "White Russians",
            Nationality::Allied => "Allies",
            Nationality::Red => "Reds",
        }
    }

    /// Its word in the files and in orders.
    pub const fn id(self) -> &'static str {
        match self {
            Nationality::Us => "us",
            Nationality::British => "british",
            Nationality::French => "french",
            Nationality::Canadian => "canadian",
            Nationality::Australian => "australian",
            Nationality::Polish => "polish",
            Nationality::Serb => "serb",
            Nationality::WhiteRussian => "white_russian",
            Nationality::Allied => "allied",
            Nationality::Red => "red",
        }
    }
}

/// What kind of unit it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Arm {
    Infantry,
    Cavalry,
    Ski,
    Mg,
    Artillery,
    Mortar,
    Engineer,
    Hq,
    Tank,
    ArmoredTrain,
    Depot,
    Aircraft,
    Balloon,
    Gunboat,
    Monitor,
    Minesweeper,
    Steamer,
    Carrier,
    Barge,
    DepotShip,
}

/// How big it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Size {
    Detachment,
    Platoon,
    Company,
    Battalion,
    Regiment,
    Brigade,
    Division,
    Army,
}

/// Which HQs it may trace its communications to (10.52, 10.62, 9.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TraceTo {
    /// Its own battalion HQ, or the regimental or brigade HQ above it.
    Own,
    /// Its own HQ or any US HQ.
    OwnOrUs,
    /// Any US battalion HQ or the regimental HQ.
    UsAny,
    /// Any Allied HQ.
    AnyAllied,
    /// Any British battalion HQ.
    BritishBn,
    /// Any US or British HQ.
    UsBritish,
    /// Any Red HQ.
    RedAny,
    /// No HQ.
    None,
}

/// A counter. Values that the rulebook states are in `printed`; the others are reconstructed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// The id, used in orders and files.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Whose side it is on.
    pub side: Side,
    /// Whose troops they are.
    pub nationality: Nationality,
    /// What kind of unit it is.
    #[serde(rename = "type")]
    pub arm: Arm,
    /// How big it is.
    pub size: Size,
    /// The HQ above it.
    #[serde(default)]
    pub parent: Option<String>,
    /// Combat strength at full strength.
    #[serde(default)]
    pub combat: u8,
    /// Combat strength after a step loss; without, the counter has one step.
    #[serde(default)]
    pub reduced: Option<u8>,
    /// Whether the strength stands in parentheses (9.0).
    #[serde(default)]
    pub support: bool,
    /// What a HQ or machine guns alone in a hex defend with (9.0.d).
    #[serde(default)]
    pub defence_alone: Option<u8>,
    /// Troop competence (2.1.d).
    #[serde(default)]
    pub tc: Option<u8>,
    /// Movement allowance.
    #[serde(default)]
    pub ma: Option<u8>,
    /// An asterisk unit (7.52).
    #[serde(default)]
    pub asterisk: bool,
    /// Command points of an HQ (2.1.e).
    #[serde(default)]
    pub command_points: Option<u8>,
    /// Command radius of an HQ (2.1.f).
    #[serde(default)]
    pub command_radius: Option<u8>,
    /// Which HQs it may trace to.
    pub trace: TraceTo,
    /// The model of an aircraft, for its reliability (12.0).
    #[serde(default)]
    pub model: Option<String>,
    /// Bombing strength of an aircraft.
    #[serde(default)]
    pub bomb: Option<u8>,
    /// Air-to-air strength of an aircraft.
    #[serde(default)]
    pub air: Option<u8>,
    /// Radius of an aircraft (2.1.c).
    #[serde(default)]
    pub range: Option<u8>,
    /// Whether an aircraft is a seaplane (12.51).
    #[serde(default)]
    pub seaplane: bool,
    /// Aircraft that a carrier holds (19.0).
    #[serde(default)]
    pub capacity: Option<u8>,
    /// Units that a steamer carries (15.3).
    #[serde(default)]
    pub transport: Option<u8>,
    /// The mobile side of a depot, as printed (11.0).
    #[serde(default)]
    pub mobile: Option<String>,
    /// The static side of a depot, as printed (11.0).
    #[serde(default, rename = "static")]
    pub fixed: Option<String>,
    /// How the rulebook knows it: named, counted or implied.
    pub identity: Identity,
    /// Where its values come from.
    pub source: Provenance,
    /// Fields that the rulebook states.
    #[serde(default)]
    pub printed: Vec<String>,
    /// Why the values are what they are.
    #[serde(default)]
    pub reason: String,
}

/// How the rulebook knows a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Identity {
    /// By its name.
    Named,
    /// As one of a number of units.
    Counted,
    /// Only its kind, in passing.
    Implied,
}

/// Where values come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// The rulebook states them.
    Printed,
    /// We reconstructed them, with a reason.
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CounterFile {
    unit: Vec<Counter>,
}

/// All counters.
#[derive(Debug)]
pub struct Counters {
    all: Vec<Counter>,
    by_id: HashMap<String, UnitIx>,
}

impl Counters {
    /// Read and judge the file.
    pub fn read(text: &str, source: &str) -> Result<Counters, Fault> {
        let all = from_toml::<CounterFile>(text, source)?.unit;
        let by_id = all.iter().enumerate().map(|(index, counter)| (counter.id.clone(), UnitIx(index as u16)));
        let counters = Counters { by_id: by_id.collect(), all };
        for (unit, counter) in counters.iter() {
            let wrong = |reason: String| {
                let fault = Fault::new(source, format!("{}: {reason}", counter.id));
                match text.match_indices(&format!("id = \"{}\"", counter.id)).last() {
                    Some((offset, _)) => fault.at_offset(text, offset),
                    None => fault,
                }
            };
            if counters.find(&counter.id) != Some(unit) {
                return Err(wrong("it is listed twice".into()));
            }
            if let Some(parent) = &counter.parent {
                match counters.find(parent).map(|unit| counters.get(unit)) {
                    Some(hq) if hq.arm == Arm::Hq && hq.side == counter.side => {}
                    Some(_) => return Err(wrong(format!("{parent} is not an HQ of its side"))),
                    None => return Err(wrong(format!("there is no counter {parent:?}"))),
                }
            }
            counter.judge().map_err(wrong)?;
        }
        Ok(counters)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// A counter by its id.
    pub fn find(&self, id: &str) -> Option<UnitIx> {
        self.by_id.get(id).copied()
    }

    /// A counter.
    pub fn get(&self, unit: UnitIx) -> &Counter {
        &self.all[usize::from(unit.0)]
    }

    /// The HQs above a counter, its own first.
    pub fn headquarters(&self, unit: UnitIx) -> impl Iterator<Item = UnitIx> {
        let above = |unit: &UnitIx| self.get(*unit).parent.as_deref().and_then(|id| self.find(id));
        std::iter::successors(above(&unit), above)
    }

    /// All of them, with their index.
    pub fn iter(&self) -> impl Iterator<Item = (UnitIx, &Counter)> {
        self.all.iter().enumerate().map(|(index, counter)| (UnitIx(index as u16), counter))
    }
}

impl Counter {
    /// How many steps it has (7.6).
    pub fn steps(&self) -> u8 {
        if self.reduced.is_some() { 2 } else { 1 }
    }

    /// Whether it moves on water.
    pub fn is_vessel(&self) -> bool {
        matches!(
            self.arm,
            Arm::Gunboat | Arm::Monitor | Arm::Minesweeper | Arm::Steamer | Arm::Carrier | Arm::Barge | Arm::DepotShip
        )
    }

    fn judge(&self) -> Result<(), String> {
        let is_hq = self.arm == Arm::Hq;
        if is_hq != (self.command_points.is_some() && self.command_radius.is_some()) {
            return Err("an HQ, and nothing else, has command points and a radius".into());
        }
        let is_aircraft = matches!(self.arm, Arm::Aircraft);
        let flies = self.model.is_some() && self.bomb.is_some() && self.air.is_some() && self.range.is_some();
        if is_aircraft != flies {
            return Err("an aircraft, and nothing else, has a model, bomb, air and range".into());
        }
        // 7.6: the reduced side has half the strength, rounded up.
        if let Some(reduced) = self.reduced
            && reduced != self.combat.div_ceil(2)
        {
            return Err(format!("half of {} is {}, not {reduced}", self.combat, self.combat.div_ceil(2)));
        }
        if self.tc.is_some_and(|tc| !(1..=6).contains(&tc)) {
            return Err("troop competence is 1 to 6".into());
        }
        if self.side != self.nationality.side() {
            return Err("the side does not fit the nationality".into());
        }
        if self.source == Provenance::Reconstructed && self.reason.is_empty() {
            return Err("reconstructed values need a reason".into());
        }
        Ok(())
    }
}
