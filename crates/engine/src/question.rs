//! Questions that can be asked of a game at any time, and answers in shapes that every page can draw: fields over
//! places, lines, distributions, derivations. Each line of a derivation has its clause.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::draft::Draft;
use crate::message::Spelled;
use crate::printed::Marked;

/// What can be asked. A game answers by what the asking seat knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase", tag = "ask")]
pub enum Question {
    /// Where can these counters go, and what is left when they get there?
    Reach {
        /// The counters, moving together.
        who: Vec<String>,
    },
    /// Why is this order legal or not: costs, zones, modifiers?
    Why {
        /// The order, perhaps half-built.
        order: Draft,
    },
    /// What can come of this order, and how likely is it?
    Odds {
        /// The order, perhaps half-built.
        order: Draft,
    },
    /// How is this counter supplied or commanded, and where does the line break?
    Trace {
        /// The counter.
        who: String,
    },
    /// Where could the enemy strike?
    Threat,
    /// One of the overlays that the board lists.
    Overlay {
        /// Its id.
        id: String,
    },
}

/// An answer: whatever of these the question calls for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Answer {
    /// A value for each of some places: points left, strength of a threat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub field: Vec<(String, i64)>,
    /// Lines through places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// What can happen, with weights that add up to `of`; where several things are decided apart, those of each do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Chances>,
    /// How a result comes about, step by step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub derivation: Vec<Step>,
    /// What an order does at once in several places, each reckoned by itself: the attacks of a set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
    /// Where it stands in the charts that are printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<Marked>,
}

/// One of several things that an order does at once: an attack of a set, or one that is still missing in it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "OrderPart")]
pub struct Part {
    /// Where it is aimed at.
    pub at: String,
    /// Who takes part.
    pub who: Vec<String>,
    /// Who else could, each with what it would bring, or what it would cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub could: Vec<(String, Spelled)>,
    /// What has still to be made good before the whole order can be given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duty: Option<Spelled>,
    /// The columns of the table that it is looked up in, …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<String>,
    /// … and which it comes to, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// What can happen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Chances>,
    /// How it comes about, step by step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub derivation: Vec<Step>,
    /// Where it stands in the charts that are printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<Marked>,
}

/// A line through places, whole or broken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "LineOfPlaces")]
pub struct Line {
    /// What it is for, where there are several kinds: those of a kind are drawn alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Spelled>,
    /// The places, in order.
    pub places: Vec<String>,
    /// What breaks it at its last place, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken: Option<Spelled>,
}

/// One thing that can happen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Chances {
    /// What happens.
    pub result: Spelled,
    /// In so many cases …
    pub weight: u64,
    /// … of so many.
    pub of: u64,
    /// The faces of the die that bring it, where one die decides: then `result` is the message that is told when one of
    /// them falls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
}

/// A line of a derivation. A line that counts zero is given all the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Step {
    /// The part of the reckoning that begins here, with a sum of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<Spelled>,
    /// What counts, with its clause.
    pub what: Spelled,
    /// How much it adds.
    pub adds: i64,
    /// The sum so far.
    pub sum: i64,
    /// Whether both count halves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halves: bool,
    /// Whether whoever gives the order should heed it: it is legal, and will have to be made good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub warns: bool,
}

impl Step {
    /// A line that adds so much to a sum.
    pub fn new(what: Spelled, adds: i64, sum: i64) -> Step {
        Step { heading: None, what, adds, sum, halves: false, warns: false }
    }
}
