//! What is asked of a table.

use engine::Question;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Goal;

/// Something that is asked of the table. `seat` is one of those that the asking person holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Ask {
    /// Look through these eyes from now on: a seat's, or everybody's. Answered by a whole [`Scene`](super::Scene).
    Look {
        /// A seat that one holds; none for what everybody may know.
        #[serde(default)]
        seat: Option<String>,
        /// The number of an order, as the eyes that one looked through until now count them: it is answered with the
        /// number by which the new ones know the position before it.
        #[serde(default)]
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<usize>,
    },
    /// What can exactly these counters do together? Without counters: every order of the seat.
    Orders {
        /// For whom.
        seat: String,
        /// The counters that were picked up.
        #[serde(default)]
        who: Vec<String>,
    },
    /// Pick counters up: what can they do together, and where can they go? Answered for the first of these groups that
    /// can go somewhere; or else for the first that can do anything.
    PickUp {
        /// For whom.
        seat: String,
        /// The groups: a whole stack, then ever fewer of its counters, say.
        groups: Vec<Vec<String>>,
    },
    /// May this order be given? It can be half-built.
    Judge {
        /// By whom.
        seat: String,
        /// The order, in notation.
        order: String,
    },
    /// The form of a seat's decision, with a half-built order laid into it and judged.
    Form {
        /// For whom.
        seat: String,
        /// The order, in notation, perhaps half-built; none for the form as it stands.
        #[serde(default)]
        draft: Option<String>,
    },
    /// Which order is this file, read into the form of a seat's decision? Nothing is given yet.
    FormFile {
        /// For whom.
        seat: String,
        /// Which of the form's files.
        file: String,
        /// Its text.
        text: String,
    },
    /// Why can these counters not be brought to a place, or do nothing together, and what would help?
    WhyNot {
        /// For whom.
        seat: String,
        /// The counters that were picked up.
        who: Vec<String>,
        /// Where to; none where they can do nothing.
        #[serde(default)]
        place: Option<String>,
    },
    /// A question of the game: reach, why, odds, trace, threat, overlay.
    Question {
        /// Who asks.
        seat: String,
        /// What.
        question: Question,
    },
    /// Why is this order legal or not, and what can come of it: orders in notation rather than as drafts.
    Explain {
        /// Who asks.
        seat: String,
        /// The order, perhaps half-built.
        order: String,
    },
    /// Give an order.
    Order {
        /// Who gives it.
        seat: String,
        /// The order, in notation.
        order: String,
        /// What the players rolled themselves, if they do.
        #[serde(default)]
        rolls: Vec<u16>,
    },
    /// Take back one's own last order, or ask the others to agree where something has been rolled or shown.
    Undo {
        /// Who.
        seat: String,
    },
    /// Give again what was undone.
    Redo {
        /// Who.
        seat: String,
    },
    /// Ask the others to go back to before an order.
    Takeback {
        /// Who asks.
        seat: String,
        /// Which order: its number from 0.
        to: usize,
    },
    /// Ask the others to go back to a line of play that was left.
    OpenBranch {
        /// Who asks.
        seat: String,
        /// Its number.
        branch: u32,
    },
    /// Agree to the takeback that somebody asks for, or not.
    Consent {
        /// Who.
        seat: String,
        /// Yes or no.
        agree: bool,
        /// To what: another may be asked for by the time the answer comes.
        #[serde(flatten)]
        what: Goal,
    },
    /// Answer every decision of this kind in the same way from now on, or no more.
    Standing {
        /// Whose decisions.
        seat: String,
        /// The kind: the id of the prompt.
        prompt: String,
        /// How; none to be asked again.
        reply: Option<StandingReply>,
    },
    /// Go on in a lesson, or back.
    Lesson {
        /// The learner's seat.
        seat: String,
        /// Where to.
        go: Way,
    },
    /// Say what one is called: it stands beside the seats that one holds.
    Name {
        /// The name; empty for none.
        name: String,
    },
    /// Say something: whoever plays, to everybody; who only watches, to those who watch, until the game is over.
    Say {
        /// The words.
        text: String,
    },
    /// The position before an order: for the replay. It does not change what one looks at.
    At {
        /// The order's number from 0; as many as there are orders for the present.
        order: usize,
    },
    /// The position before an order as text: see [`engine::Situation`]. Where somebody was in the middle of something, the
    /// latest before it.
    WriteDown {
        /// The order's number from 0; as many as there are orders for the present.
        order: usize,
    },
    /// How is the game won, and how did it stand before an order? By what one looks at.
    Winning {
        /// The order's number from 0; as many as there are orders for the present.
        order: usize,
    },
    /// The charts that are printed for this game, and where the position before an order stands in them.
    Charts {
        /// The order's number from 0; as many as there are orders for the present.
        order: usize,
    },
    /// What one has drawn on the map of a seat.
    Sketches {
        /// One's own seat.
        seat: String,
    },
    /// Draw on the map of a seat, for oneself: what was drawn before is replaced.
    Sketch {
        /// One's own seat.
        seat: String,
        /// All that is drawn.
        drawn: Vec<Sketch>,
    },
    /// What if: try things from the position before an order, with other dice, and with all that the seat may not know
    /// dealt anew. Nobody else sees it. Until it ends everything that this window asks is asked of the trial.
    Suppose {
        /// Whose knowledge; none for what everybody may know.
        #[serde(default)]
        seat: Option<String>,
        /// The order's number from 0; as many as there are orders for the present.
        order: usize,
        /// Where its dice come from: a number, or 64 hexadecimal digits.
        seed: String,
    },
    /// In a trial: let the computer decide what is asked now.
    Computer,
    /// End the trial: it is thrown away.
    EndTrial,
    /// The record of the game: only for the person who keeps the table. That of a trial belongs to whoever tries.
    Record,
}

/// Something that is drawn on the map: an arrow through places, or a note at one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sketch {
    /// The places, in order; one for a note.
    pub places: Vec<String>,
    /// Words beside it; none for a bare arrow.
    #[serde(default)]
    pub text: String,
}

/// Where to go in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "LessonWay")]
pub enum Way {
    /// To the next step, where there is nothing left to do.
    On,
    /// To the step before, with the game as it was then.
    Back,
    /// To the next step, with whatever is to be done done for the learner.
    Done,
}

/// How a decision is answered without asking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StandingReply {
    /// With this order, where it is legal.
    Order(String),
    /// As the computer would.
    Computer,
    /// With this order, where it is legal, while the track of turns stands here.
    Turn {
        /// The order.
        order: String,
        /// The turn.
        turn: i64,
    },
}

impl StandingReply {
    /// The order that it is.
    pub(crate) fn order(&self) -> Option<&str> {
        match self {
            StandingReply::Order(order) | StandingReply::Turn { order, .. } => Some(order),
            StandingReply::Computer => None,
        }
    }
}
