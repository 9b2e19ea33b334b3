//! What a seat may know of a state, in shapes that one page can draw for every game. A view holds nothing else.

use serde::Serialize;

use crate::message::Spelled;

/// A state as somebody may see it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct View {
    /// Where the game stands: turn, phase, whatever is being resolved; the outermost first.
    pub stage: Vec<Spelled>,
    /// Counters in sight.
    pub counters: Vec<Counter>,
    /// Things that lie on places: control, damage, works.
    pub marks: Vec<Mark>,
    /// Numbers on tracks: points, supply, the turn.
    pub tracks: Vec<Track>,
    /// Hands and pools.
    pub hands: Vec<Hand>,
}

/// A counter in sight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// Its id, or what stands for it while it is not known.
    pub id: String,
    /// Where it is.
    pub place: String,
    /// Whose troops it belongs to.
    pub faction: String,
    /// Its printed values, by name.
    pub values: Vec<(String, i64)>,
    /// Its states: moved, out of supply, entrenched.
    pub states: Vec<String>,
}

/// Something that lies on a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// What it is.
    pub id: String,
    /// Where it is.
    pub place: String,
}

/// A number on a track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Track {
    /// Its id.
    pub id: String,
    /// Where the marker stands.
    pub value: i64,
    /// The last box.
    pub most: i64,
}

/// A hand of cards, or a pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// Its id.
    pub id: String,
    /// How many it holds.
    pub count: usize,
    /// Those that the viewer may see.
    pub seen: Vec<String>,
}
