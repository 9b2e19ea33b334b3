//! What a seat may know of a state, in shapes that one page can draw for every game. A view holds nothing else.

use serde::Serialize;
use smol_str::SmolStr;
use ts_rs::TS;

use crate::message::Spelled;

/// A state as somebody may see it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Where the game stands: turn, phase, whatever is being resolved; the outermost first.
    pub stage: Vec<Spelled>,
    /// The phases of a turn in their order, where a game has them.
    pub phases: Vec<Phase>,
    /// The turns of the game in their order; the track `turn` says which it is.
    pub turns: Vec<Turn>,
    /// Which of the board's grounds lies under it; empty for a board without.
    pub ground: SmolStr,
    /// Counters in sight.
    pub counters: Vec<Counter>,
    /// Things that lie on places: control, damage, works.
    pub marks: Vec<Mark>,
    /// What was announced and is still to come.
    pub announced: Vec<Announced>,
    /// Numbers on tracks: points, supply, the turn.
    pub tracks: Vec<Track>,
    /// Hands and pools.
    pub hands: Vec<Hand>,
}

impl View {
    /// Where the game stands, in brief: the turn and its phase, or all there is to say where a game has no phases.
    pub fn brief(&self) -> Vec<Spelled> {
        let now = self.phases.iter().filter(|phase| phase.now).map(|phase| &phase.what);
        let told = if self.phases.is_empty() { self.stage.len() } else { 1 };
        self.stage.iter().take(told).chain(now).cloned().collect()
    }
}

/// A phase of the turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Phase {
    /// What it is called, and its clause.
    pub what: Spelled,
    /// Whose it is, where it is one side's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
    /// Whether the game is in it.
    pub now: bool,
}

/// A turn of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Turn {
    /// What it is called: its month.
    pub what: Spelled,
    /// Which ground it is expected to bring; empty where a die decides or there are none.
    pub ground: SmolStr,
}

/// A counter in sight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Counter {
    /// Its id, or what stands for it while it is not known.
    pub id: SmolStr,
    /// The side of it that lies up: a [`crate::Face`].
    pub face: SmolStr,
    /// Where it is.
    pub place: SmolStr,
    /// Whose troops it belongs to.
    pub faction: SmolStr,
    /// The side that commands it now: that of [`crate::Game::controller`]; none where nobody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
    /// Its printed values, by name.
    pub values: Vec<(SmolStr, i64)>,
    /// Its states. Those that have a [`crate::looks::Badge`] show it; others are written.
    pub states: Vec<SmolStr>,
    /// What else is to be said of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Spelled>,
    /// The counter that carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aboard: Option<SmolStr>,
    /// What it still has to do in this phase, and by which clause: the places that it names are where it is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub errand: Option<Spelled>,
}

/// Something that lies on a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Mark {
    /// What it is.
    pub id: SmolStr,
    /// Where it is.
    pub place: SmolStr,
}

/// Something that was announced, such as an attack: an arrow on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Announced {
    /// What it is.
    pub what: Spelled,
    /// Where it comes from.
    pub from: Vec<SmolStr>,
    /// Where it is aimed at.
    pub to: SmolStr,
}

/// A number on a track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Track {
    /// Its id.
    pub id: SmolStr,
    /// Where the marker stands.
    pub value: i64,
    /// The last box.
    pub most: i64,
    /// Whose it is, where it is one side's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
}

/// A hand of cards, or a pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Hand {
    /// Its id.
    pub id: SmolStr,
    /// How many it holds.
    pub count: usize,
    /// Those that the viewer may see.
    pub seen: Vec<SmolStr>,
}
