//! Numbers of single nations (`data/nations.toml`).

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::calendar::{Faces, judge_faces};
use crate::ids::{BoxIx, CityIx, EntryIx, EventIx, FactionIx, HqIx, TurnIx, ZoneIx};
use crate::tables::ArmtColumn;

/// Faces of the die that make the Czechs active, by state (N.czechs).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CzechStates {
    pub active: Faces,
    pub semi_inactive: Faces,
    pub quasi_inactive: Faces,
    pub inactive: Faces,
}

/// From which turn on the Czechs are in each state.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CzechDates {
    pub active: TurnIx,
    pub semi_inactive: TurnIx,
    pub quasi_inactive: TurnIx,
    pub inactive: TurnIx,
}

/// A Czech case.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CzechCase {
    pub id: u8,
    pub roll: Faces,
    pub departure: TurnIx,
    pub states: CzechDates,
    pub bilt_rebuild: bool,
}

/// Armt of one HQ for another.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Gift {
    pub from: HqIx,
    pub to: HqIx,
    pub cost: u8,
    pub gives: u8,
}

/// The Czechs (N.czechs).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Czechs {
    pub faction: FactionIx,
    pub host: FactionIx,
    pub inactive_armt: BTreeMap<HqIx, u8>,
    pub rail_distance: u8,
    pub evacuated_steps: u8,
    pub misplaced: EntryIx,
    pub missing_step: EntryIx,
    pub delay: EntryIx,
    pub left_behind: EntryIx,
    pub states: CzechStates,
    pub inactive_one_attack: Faces,
    pub gift: Gift,
    pub cases: Vec<CzechCase>,
}

/// Armt of an Allied HQ for one of other factions.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct AlliedGift {
    pub to: Vec<FactionIx>,
    pub cost: u8,
    pub gives: u8,
}

/// The Allies (X.allies).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Allies {
    pub faction: FactionIx,
    pub gift: AlliedGift,
}

/// Who plays a faction, by the die.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct BehaviourRoll {
    pub white: Faces,
    pub bolshevik: Faces,
    pub nobody: Faces,
}

/// The Ukrainians (N.ukraine).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Ukraine {
    pub faction: FactionIx,
    pub cities: Vec<CityIx>,
    pub zone: ZoneIx,
    pub partisans: CityIx,
}

/// A faction that a die gives to a player each turn (N.greens.5, X.makhno.2).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Unpredictable {
    pub faction: FactionIx,
    pub hq: HqIx,
    pub behaviour: BehaviourRoll,
    /// The column that it always draws Armt on (N.greens.13).
    pub armt_column: Option<ArmtColumn>,
}

/// A bonus from a turn on.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Later {
    pub from: TurnIx,
    pub bonus: u8,
}

/// How the option counter on the turn track comes nearer.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Track {
    pub r#box: TurnIx,
    pub city: CityIx,
    pub even: u8,
    pub odd: u8,
}

/// Poland (N.poland).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Poland {
    pub faction: FactionIx,
    pub from: TurnIx,
    pub declares_war_on: u8,
    pub cities: Vec<CityIx>,
    pub city_bonus: u8,
    pub later: Later,
    pub track: Track,
}

/// What a war of Turkey gives and opens to it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct TurkishWar {
    pub event: EventIx,
    pub pr: u8,
    pub boxes: Vec<BoxIx>,
}

/// Out of which box an invasion drives others, and into which.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Drives {
    pub from: BoxIx,
    pub to: BoxIx,
}

/// Turkey (N.turkey).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Turkey {
    pub faction: FactionIx,
    pub wars: Vec<TurkishWar>,
    pub included: CityIx,
    pub apart_from: FactionIx,
    pub distance: u8,
    pub drives: Drives,
}

/// A republic of the Caucasus.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Republic {
    pub faction: FactionIx,
    pub boxes: Vec<BoxIx>,
    pub refuge: bool,
    pub pr: Option<CityIx>,
}

/// The Caucasus (N.armenia, N.georgia).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Caucasus {
    pub guest: FactionIx,
    pub guest_steps: u8,
    pub crossing_mp: u8,
    pub free: Vec<FactionIx>,
    pub republics: Vec<Republic>,
}

/// All of them.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the file")]
pub struct Nations {
    pub countries: Vec<FactionIx>,
    pub czechs: Czechs,
    pub allies: Allies,
    pub ukraine: Ukraine,
    pub greens: Unpredictable,
    pub makhno: Unpredictable,
    pub poland: Poland,
    pub turkey: Turkey,
    pub caucasus: Caucasus,
}

impl Nations {
    /// The unpredictable faction, if this is one (N.greens.5, X.makhno.2).
    pub(crate) fn unpredictable(&self, faction: FactionIx) -> Option<&Unpredictable> {
        [&self.greens, &self.makhno].into_iter().find(|one| one.faction == faction)
    }

    /// What is wrong with them; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let whole = |lists: &[&Faces], what: &str| {
            let faces: Vec<u8> = lists.iter().copied().flatten().copied().collect();
            judge_faces(&faces)?;
            if faces.len() == 6 { Ok(()) } else { Err(format!("{what}: a face of the die says nothing")) }
        };
        for behaviour in [&self.greens.behaviour, &self.makhno.behaviour] {
            whole(&[&behaviour.white, &behaviour.bolshevik, &behaviour.nobody], "who plays them")?;
        }
        let cases: Vec<&Faces> = self.czechs.cases.iter().map(|case| &case.roll).collect();
        whole(&cases, "the Czech cases")?;
        let states = &self.czechs.states;
        for faces in [&states.active, &states.semi_inactive, &states.quasi_inactive, &states.inactive] {
            judge_faces(faces)?;
        }
        judge_faces(&self.czechs.inactive_one_attack)?;
        let in_order = |dates: &CzechDates| {
            let dates = [dates.active, dates.semi_inactive, dates.quasi_inactive, dates.inactive];
            dates.windows(2).all(|pair| pair[0] < pair[1])
        };
        match self.czechs.cases.iter().find(|case| !in_order(&case.states)) {
            Some(case) => Err(format!("the states of Czech case {} do not follow each other", case.id)),
            None => Ok(()),
        }
    }
}
