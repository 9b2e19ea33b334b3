//! Where things are drawn, in shapes that one page can show for every game: places on a plane, ways between them, boxes
//! beside it. The protocol knows nothing but places.

use serde::Serialize;
use ts_rs::TS;

use crate::looks::{Badge, Ground};

/// The board of a game. One unit of length is the distance between the centres of neighbouring places; x grows to the
/// right and y downwards, both from zero.
#[derive(Debug, Clone, Default, PartialEq, Serialize, TS)]
pub struct Board {
    /// Its id, as views name it; empty for the first of a game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The side of its counters, where that does not follow from its places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counter_side: Option<f64>,
    /// How wide the plane is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// Shapes of places, around their centres.
    pub outlines: Vec<Outline>,
    /// The places.
    pub places: Vec<Place>,
    /// Ways to be drawn where no ground is painted under them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Way>,
    /// Places beside the plane: boxes, tracks, the future.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<Aside>,
    /// Names in large letters over the plane: countries, seas.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// Boxes that are printed beside the plane. One that counters can be in is also one of the places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub margins: Vec<Margin>,
    /// Lines between margins that are joined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<Link>,
    /// Parts of the plane that can lie on a ground of their own: a view says on which.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Zone>,
    /// Parts of the plane that scenarios are played on: all of it where a scenario has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
    /// The kind of way of which a view tells who holds it, place by place: `railroad`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held_ways: Option<String>,
    /// The grounds that are painted under the plane: a view says which. None for a board of places and ways.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<Ground>,
    /// The signs of states and marks, in the order in which they are shown. Pages get them with their pictures.
    #[serde(skip)]
    pub badges: Vec<Badge>,
    /// What can be laid over it, by [`crate::Question::Overlay`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlays: Vec<Overlay>,
}

impl Board {
    /// A ground by its id.
    pub fn ground(&self, id: &str) -> Option<&Ground> {
        self.grounds.iter().find(|ground| ground.id == id)
    }
}

/// Something that can be laid over the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Overlay {
    /// Its id, by which it is asked for.
    pub id: String,
    /// What it shows; those of a kind are switched on together.
    pub kind: String,
    /// Whose it is, where it is one side's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Whose it is, where it is one faction's: its name stands in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<String>,
    /// How strongly it is drawn.
    pub weight: Weight,
}

/// How strongly an overlay is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// Over everything that it covers: where one may not go.
    Heavy,
    /// As a tint: who has what.
    Light,
}

/// The shape of a place: the corners around its centre.
pub type Outline = Vec<(f64, f64)>;

/// A place on the plane.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
pub struct Place {
    /// Its id, as orders and views name it.
    pub id: String,
    /// Its centre.
    pub x: f64,
    /// Its centre.
    pub y: f64,
    /// Which outline it has.
    pub outline: usize,
    /// The name that is written on the map, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How big the name is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
}

/// How important a named place is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// A city.
    City,
    /// A town.
    Town,
    /// A village.
    Village,
    /// A station or another small place.
    Station,
}

/// A way between two places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Way {
    /// From here …
    pub from: String,
    /// … to here.
    pub to: String,
    /// What kind of way: `rail`, `road`.
    pub kind: String,
}

/// A name in large letters.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
pub struct Region {
    /// The name.
    pub name: String,
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How high the letters are.
    pub size: f64,
    /// The room between letters, in heights.
    pub spaced: f64,
    /// How steeply it rises, in degrees.
    pub angle: f64,
    /// Whether it names water.
    pub water: bool,
}

/// A box that is printed beside the plane, where one enters it or leaves it.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
pub struct Margin {
    /// Its id, as views name it.
    pub id: String,
    /// What is written in it.
    pub name: String,
    /// Who passes there.
    pub note: String,
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is. What is higher than wide has its words upright.
    pub height: f64,
    /// The arrows between it and the plane, from their tails to their heads: one for each place that leads there.
    pub arrows: Vec<[(f64, f64); 2]>,
    /// Whether one passes there and back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub both_ways: bool,
    /// Where counters lie in it, one beside the other.
    pub spots: Vec<(f64, f64)>,
}

/// A line between two margins.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "MarginLink")]
pub struct Link {
    /// From here to there.
    pub line: [(f64, f64); 2],
    /// Whether one sails there.
    pub sea: bool,
}

/// A part of the plane that can lie on a ground of its own.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
pub struct Zone {
    /// Its id, as views name it.
    pub id: String,
    /// The rings around it; one within another is a hole.
    pub rings: Vec<Outline>,
}

/// The part of the plane that a scenario is played on.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "BoardArea")]
pub struct Area {
    /// The scenario.
    pub scenario: String,
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// The rings around it.
    pub rings: Vec<Outline>,
    /// The margins that are in play, as they lie beside it.
    pub margins: Vec<Margin>,
    /// Lines between these that are joined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<Link>,
}

/// A place beside the plane.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Aside {
    /// Its id, as views name it.
    pub id: String,
    /// The message with its name.
    pub name: crate::message::Spelled,
    /// Whether what lies in it is still to come, in a later turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub later: bool,
}
