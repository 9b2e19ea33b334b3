//! How a game is won and how it stands: what the card beside the board says, and the signs on it.

use serde::Serialize;
use smol_str::SmolStr;
use ts_rs::TS;

use crate::message::Spelled;

/// How a game is won, and how it stands in a position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Winning {
    /// What wins, side by side; each with its clause.
    pub aims: Vec<Aim>,
    /// How it stands.
    pub stands: Vec<Spelled>,
    /// The levels of victory, from the lowest number on.
    pub levels: Vec<Level>,
    /// The places that count, those that are worth most first.
    pub places: Vec<Prize>,
}

impl Winning {
    /// The places that are worth most first, and those of the same worth by their ids.
    pub fn sort_places(&mut self) {
        self.places.sort_by(|a, b| b.points.cmp(&a.points).then_with(|| a.place.cmp(&b.place)));
    }
}

/// Something that wins, or helps to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "WinningAim")]
pub struct Aim {
    /// The side that wins by it; none for what counts for both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
    /// What is to be done.
    pub what: Spelled,
}

/// A level of victory: what these numbers are worth at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "WinningLevel")]
pub struct Level {
    /// The first number.
    pub from: i64,
    /// The last; none for all that are higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<i64>,
    /// What they are worth.
    pub what: Spelled,
    /// For whom it is good, if for one side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
    /// Whether the game stands there now.
    pub now: bool,
}

/// A place that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "WinningPlace")]
pub struct Prize {
    /// The place.
    pub place: SmolStr,
    /// What it is worth.
    pub points: i64,
    /// The side that holds it; none for nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<SmolStr>,
    /// What is to be said of it: that it counts, or why it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Spelled>,
}
