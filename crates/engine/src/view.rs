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
    /// Which of the game's boards it lies on: the id of one; empty for the first.
    #[serde(default, skip_serializing_if = "SmolStr::is_empty")]
    pub board: SmolStr,
    /// What lies on the places of the board, where each has a picture of its own. Told once and then when it changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Pictured>,
    /// Whether the sides see different things: those who share a screen look one after the other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub veiled: bool,
    /// Which of the board's grounds lies under it; empty for a board without.
    pub ground: SmolStr,
    /// The grounds of the board's zones, where they lie on others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<ZoneGround>,
    /// Counters in sight.
    pub counters: Vec<Counter>,
    /// Who holds the ways and the towns of the board, by what is held and where. Told once and then as it changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<Holder>,
    /// Who acts one after the other in this turn: those that have acted in their order, those that do, those to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<Acting>,
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

/// A picture that lies on a place: a card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Pictured {
    /// The place; empty for one that lies under the whole board.
    pub place: SmolStr,
    /// The picture, as [`crate::Shown::picture`] knows it.
    pub picture: SmolStr,
    /// The id of what the place is called for now; empty for none.
    #[serde(default, skip_serializing_if = "SmolStr::is_empty")]
    pub name: SmolStr,
    /// Parts of the place that lie apart, such as the banks of a river, and where counters of each stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PlacePart>,
}

/// A part of a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlacePart {
    /// Its id, as counters name it.
    pub id: SmolStr,
    /// Where its counters stand, right of the middle of the place, in hundredths of a unit of the board …
    pub x: i32,
    /// … and below it.
    pub y: i32,
}

/// Letters on a marker.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Lettered {
    /// The large one.
    pub large: SmolStr,
    /// Small ones below it; empty for none.
    #[serde(default, skip_serializing_if = "SmolStr::is_empty")]
    pub small: SmolStr,
}

/// A counter in sight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Counter {
    /// Its id, or what stands for it while it is not known.
    pub id: SmolStr,
    /// The side of it that lies up: a [`crate::Face`].
    pub face: SmolStr,
    /// Where it is.
    pub place: SmolStr,
    /// The part of the place that it is in, where its parts lie apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<SmolStr>,
    /// What is written on it, where it is a marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lettered: Option<Lettered>,
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
    /// Whose it is, where it is one faction's: tracks of an id stand in a column, those of a faction in a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<SmolStr>,
    /// What its parts mean, from the first box to the last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stretches: Vec<Stretch>,
}

impl Track {
    /// A number on a track that is nobody's.
    pub fn new(id: impl Into<SmolStr>, value: i64, most: i64) -> Track {
        Track { id: id.into(), value, most, side: None, faction: None, stretches: Vec::new() }
    }
}

/// Boxes of a track that mean the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "TrackStretch")]
pub struct Stretch {
    /// The last of them.
    pub to: i64,
    /// What they mean.
    pub what: Spelled,
    /// For whom it is good, if for one side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
}

/// A ground that lies under a zone of the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ZoneGround {
    /// The zone.
    pub zone: SmolStr,
    /// The ground.
    pub ground: SmolStr,
}

/// Who holds something in a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Holder {
    /// What is held: the kind of way that the board names, or the place itself (`town`).
    pub what: SmolStr,
    /// Where.
    pub place: SmolStr,
    /// The faction that holds it; empty for nobody.
    pub by: SmolStr,
}

/// Somebody who acts in turn with others: a headquarters with its army.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Acting {
    /// The counter.
    pub who: SmolStr,
    /// The side that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
    /// How far it is.
    pub stage: ActingStage,
    /// As which it acted, or acts: the first of all is 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// In how many of so many cases it acts together with those that are named already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<(u8, u8)>,
    /// What is to be said of it: what it has, what stops it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Spelled>,
}

/// How far somebody is who acts in turn with others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ActingStage {
    /// It has acted.
    Acted,
    /// It acts.
    Active,
    /// It may be named now.
    Named,
    /// It is still to come.
    Waits,
}

/// A hand of cards, or a pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Hand {
    /// Its id.
    pub id: SmolStr,
    /// The side that holds it, where it is one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SmolStr>,
    /// What the cards that can be seen say, in their order; empty where a game's cards say nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<Spelled>,
    /// How many it holds.
    pub count: usize,
    /// Those that the viewer may see: all of one's own, of others what was shown.
    pub seen: Vec<SmolStr>,
    /// Whether it is the viewer's own: others see no more of it than they were shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own: bool,
}

impl Hand {
    /// An empty hand that is nobody's.
    pub fn new(id: impl Into<SmolStr>) -> Hand {
        Hand { id: id.into(), side: None, texts: Vec::new(), count: 0, seen: Vec::new(), own: false }
    }

    /// How many of it the viewer does not see.
    pub fn hidden(&self) -> usize {
        self.count.saturating_sub(self.seen.len())
    }
}
