//! Numbers of single nations (`data/nations.toml`): Czechs, Allies, Greens, Makhno, Poland, Turkey, the Caucasus.

use serde::Deserialize;

use crate::calendar::{Faces, judge_faces};
use crate::ids::{CityIx, FactionIx, HqIx, TurnIx};
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
    pub gift: AlliedGift,
    pub leads: Vec<FactionIx>,
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

/// The Greens (N.greens).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Greens {
    pub behaviour: BehaviourRoll,
    pub armt_column: ArmtColumn,
}

/// Makhno (X.makhno).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Makhno {
    pub behaviour: BehaviourRoll,
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
    pub from: TurnIx,
    pub declares_war_on: u8,
    pub cities: Vec<CityIx>,
    pub city_bonus: u8,
    pub later: Later,
    pub track: Track,
}

/// Turkey (N.turkey).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Turkey {
    pub pr_first_war: u8,
    pub pr_second_war: u8,
    pub distance_to_south: u8,
}

/// The Caucasus (N.armenia, N.georgia).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Caucasus {
    pub south_steps: u8,
    pub georgia_mp: u8,
}

/// All of them.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the file")]
pub struct Nations {
    pub czechs: Czechs,
    pub allies: Allies,
    pub greens: Greens,
    pub makhno: Makhno,
    pub poland: Poland,
    pub turkey: Turkey,
    pub caucasus: Caucasus,
}

impl Nations {
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
