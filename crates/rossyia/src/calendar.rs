//! The turn track and the weather table (I.A.1, II.A, II.B, VIII.S).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ids::{Side, TurnIx};

/// Faces of a die on which something happens.
pub type Faces = Vec<u8>;

/// Whether these are faces of a die, each once; the reason if not.
pub(crate) fn judge_faces(faces: &[u8]) -> Result<(), String> {
    let mut seen = [false; 7];
    for &face in faces {
        if !(1..=6).contains(&face) || std::mem::replace(&mut seen[usize::from(face)], true) {
            return Err(format!("{faces:?} are not faces of a die, each once"));
        }
    }
    Ok(())
}

/// Weather (X.weather.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Weather {
    #[default]
    Clear,
    Mud,
    Snow,
}

/// A box of the turn track.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// "1919-01".
    pub id: String,
    /// "January-February 19".
    pub name: String,
    /// Its months.
    pub months: Vec<u8>,
    /// Who holds the initiative if nobody plays for it (II.B).
    pub initiative: Side,
}

/// A row of the weather table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct WeatherRow {
    pub months: Vec<u8>,
    pub results: [Weather; 7],
}

/// The weather table (II.A).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherTable {
    /// What is added to the roll in the North.
    pub north_adds: u8,
    /// By months.
    pub row: Vec<WeatherRow>,
}

impl WeatherTable {
    /// The results of a turn, by total from 1 on.
    pub fn results(&self, turn: &Turn) -> Option<&[Weather; 7]> {
        let month = turn.months.first()?;
        self.row.iter().find(|row| row.months.contains(month)).map(|row| &row.results)
    }
}

/// HQs of one side that may be activated in a row (V.A.4).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Series {
    pub hqs: u8,
    pub turns: Vec<TurnIx>,
}

/// The calendar.
#[derive(Debug, Clone)]
pub struct Calendar {
    /// The turns in order.
    pub turns: Vec<Turn>,
    /// White HQs that follow each other (V.A.4).
    pub white_series: Series,
    /// Faces that end the game at the end of a turn (VIII.S).
    pub end_of_game: BTreeMap<TurnIx, Faces>,
    /// The weather table.
    pub weather: WeatherTable,
}

impl Calendar {
    /// The turn that comes so many turns after another; all that are no more of the war are one, [`Calendar::later`].
    pub(crate) fn after(&self, turn: TurnIx, turns: u8) -> TurnIx {
        TurnIx(turn.0.saturating_add(turns)).min(self.later())
    }

    /// After the last turn: when what never comes comes.
    pub(crate) fn later(&self) -> TurnIx {
        TurnIx(self.turns.len() as u8)
    }

    /// What is wrong with it; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        if u32::from(self.weather.north_adds) + 6 > 7 {
            return Err("the weather table has no column for such a roll in the North".to_owned());
        }
        for turn in &self.turns {
            if self.weather.results(turn).is_none() {
                return Err(format!("no weather is known for {}", turn.name));
            }
        }
        for faces in self.end_of_game.values() {
            judge_faces(faces)?;
        }
        match self.end_of_game.last_key_value() {
            Some((turn, faces)) if turn.index() + 1 == self.turns.len() && faces.len() == 6 => Ok(()),
            _ => Err("the game does not end with the last turn, whatever the die shows".to_owned()),
        }
    }
}
