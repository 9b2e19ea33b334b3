//! What a table hears and says. One protocol for all games: orders in notation, places and counters by id, sentences as
//! message ids with arguments.

mod ask;

use std::sync::Arc;

use engine::lesson::Spot;
use engine::printed::{Chart, Marked};
use engine::view::{Acting, Announced, Counter, Hand, Holder, Mark, Phase, Pictured, Track, Turn, ZoneGround};
use engine::{Answer, Flaw, OrderForm, Refusal, SmolStr, Spelled, Urgency, Winning};
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

pub use self::ask::{Ask, Sketch, StandingReply, Way};

/// An answer to an [`Ask`].
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "reply")]
pub enum Reply {
    /// It is done; what came of it reaches everybody as a [`Change`].
    Done,
    /// Orders, in notation.
    Orders {
        /// The orders.
        orders: Vec<String>,
    },
    /// What the picked-up counters can do.
    PickedUp {
        /// The group that can do it; the first where none can do anything.
        who: Vec<String>,
        /// The orders, in notation.
        orders: Vec<String>,
        /// Where they can go, with what is left there.
        reach: Box<Answer>,
    },
    /// The order is legal.
    Legal,
    /// A form.
    Form {
        /// The form; none where the decision has none.
        form: Option<Box<OrderForm>>,
    },
    /// What came of a file that was read into a form.
    Read {
        /// The order that it is, in notation; none where something is wrong with it.
        order: Option<String>,
        /// All that is wrong with it.
        flaws: Vec<Flaw>,
    },
    /// What bars counters, and what would help.
    Barred {
        /// The reasons, that first which would remain if the others were mended; none where nothing is known.
        why: Vec<Spelled>,
        /// What can be done instead, with others or without some.
        instead: Vec<Instead>,
    },
    /// What is drawn.
    Sketches {
        /// All of it.
        drawn: Vec<Sketch>,
    },
    /// A trial has begun.
    Trial {
        /// What there is to see of it.
        #[serde(serialize_with = "shared")]
        scene: Arc<Scene>,
        /// Who tries: they hold every seat.
        you: crate::Person,
    },
    /// The answer to a question.
    Answer {
        /// The answer.
        answer: Box<Answer>,
    },
    /// Why an order is legal or not, and what can come of it.
    Explained {
        /// What breaks the rules, if anything.
        breach: Option<Spelled>,
        /// How it comes about.
        why: Box<Answer>,
        /// What can come of it, where something is rolled.
        odds: Option<Box<Answer>>,
    },
    /// Everything that there is to see.
    Scene {
        /// The scene.
        #[serde(serialize_with = "shared")]
        scene: Arc<Scene>,
        /// The number of the order that was named, as these eyes count them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<usize>,
    },
    /// A position as text.
    Position {
        /// The order before which it was so: its number from 0.
        order: usize,
        /// Its text.
        text: String,
    },
    /// How the game is won, and how it stands.
    Winning {
        /// Both.
        winning: Box<Winning>,
    },
    /// Charts.
    Charts {
        /// The charts, those for each side last.
        charts: Vec<Chart>,
        /// Where the position stands in them.
        marked: Vec<Marked>,
    },
    /// A record.
    Record {
        /// Its text.
        text: String,
    },
    /// It is not done. Nothing has changed.
    #[serde(untagged)]
    Refused(Refusal),
}

/// Something that can be done instead of what is barred.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Instead {
    /// Who does it.
    pub who: Vec<String>,
    /// The order, in notation.
    pub order: String,
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Reply {
        Reply::Refused(refusal)
    }
}

/// What is shared is written like what is not.
fn shared<T: Serialize, S: Serializer>(shared: &Arc<T>, serializer: S) -> Result<S::Ok, S::Error> {
    T::serialize(shared, serializer)
}

/// A list of what is shared.
fn all_shared<T: Serialize, S: Serializer>(list: &[Arc<T>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(Arc::as_ref))
}

/// How far a game is, and who can do what: little enough to be said with every change.
#[derive(Debug, Clone, Default, PartialEq, Serialize, TS)]
pub struct Now {
    /// How many orders have been given, as far as these eyes noticed. All orders are numbered so: parts of others' answers
    /// under seal have no number.
    pub orders: usize,
    /// Who has to decide, or may.
    pub asked: Vec<Asked>,
    /// What can be taken back and given again.
    pub undo: Undo,
    /// The order that waits for a die which a player rolls.
    pub pending: Option<Pending>,
    /// What is left of a paused order, for the seat that gave it.
    pub rest: Option<String>,
    /// A takeback that somebody asks for.
    pub takeback: Option<Takeback>,
    /// Who won and how, once the game is over.
    pub outcome: Option<Outcome>,
    /// The step of the lesson, where one is taught.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Teaching>,
}

/// Everything that a person may see of a table.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
pub struct Scene {
    /// Through whose eyes; none for everybody's.
    pub eyes: Option<String>,
    /// The position.
    #[serde(serialize_with = "shared")]
    pub view: Arc<engine::View>,
    /// How far the game is.
    #[serde(flatten)]
    pub now: Now,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// What happened: the last lines, …
    #[serde(serialize_with = "all_shared")]
    pub log: Vec<Arc<Line>>,
    /// … and how many there were before them.
    pub log_before: usize,
    /// What was said.
    pub chat: Vec<Said>,
    /// Standing replies of the seats that one holds: seat, prompt, reply.
    pub standing: Vec<(String, String, StandingReply)>,
    /// Lines of play that were left, the latest first, and as many as are shown.
    pub branches: Vec<Branch>,
    /// The order that led to a position of the past.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
}

/// What has changed since the last [`Scene`] or [`Change`]: how far the game is now, and of the rest only the parts that
/// did.
#[derive(Debug, Clone, Default, PartialEq, Serialize, TS)]
pub struct Change {
    /// How far the game is now.
    #[serde(flatten)]
    pub now: Now,
    /// The order that was given, in notation, and by whom; none for undo and the like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
    /// Counters that are new or other than before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counter>,
    /// Counters that are no longer in sight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<SmolStr>,
    /// Where the game stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<Vec<Spelled>>,
    /// The phases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phases: Option<Vec<Phase>>,
    /// The turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<Turn>>,
    /// The board that it lies on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<SmolStr>,
    /// All pictures on places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pictures: Option<Vec<Pictured>>,
    /// The ground.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<SmolStr>,
    /// The grounds of zones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grounds: Option<Vec<ZoneGround>>,
    /// Who holds what where, as far as it is other than before; what nobody holds any more is held by nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<Holder>,
    /// All who act one after the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<Acting>>,
    /// All marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<Vec<Mark>>,
    /// All that was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<Vec<Announced>>,
    /// All tracks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tracks: Option<Vec<Track>>,
    /// All hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Hand>>,
    /// Who sits where, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatState>>,
    /// How many lines of the log are no longer shown, …
    pub log_before: usize,
    /// … and how many of all still hold: those after it were taken back.
    pub log_from: usize,
    /// New lines after those.
    #[serde(default, skip_serializing_if = "Vec::is_empty", serialize_with = "all_shared")]
    pub log: Vec<Arc<Line>>,
    /// How many sayings still hold, if not all: some are no longer kept, and those after it follow anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat_from: Option<usize>,
    /// What was said since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<Said>,
    /// Standing replies, if they have changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Vec<(String, String, StandingReply)>>,
    /// Lines of play that were left, if they have changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branches: Option<Vec<Branch>>,
}

/// A line of play that was left, and can be opened again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Branch {
    /// Its number.
    pub id: u32,
    /// After how many orders it parts from the game as it stands.
    pub after: usize,
    /// How many orders it has from there on.
    pub orders: usize,
    /// Where it stood when it was left, as everybody could know it.
    pub stage: Vec<Spelled>,
    /// Whether it can be opened: what was played under other rules can not.
    pub opens: bool,
}

/// What a step of a lesson waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// Reading is enough.
    Nothing,
    /// An order.
    Order,
    /// A look: at what can be reached, at lines, at a plan, at a refusal.
    Look,
}

/// The open step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Teaching {
    /// The lesson.
    pub id: String,
    /// The learner's seat.
    pub seat: String,
    /// The scenario to play afterwards.
    pub next: String,
    /// The number of the step, from 0.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// The id of its text; with `-hint` how it is done, with `-else` what is said when something else is tried.
    pub text: String,
    /// The clauses that it is about.
    pub clauses: Vec<String>,
    /// What it points at.
    pub point: Vec<Spot>,
    /// What is to be done before it goes on.
    pub waits: Awaited,
    /// The script is about to give an order.
    pub busy: bool,
}

/// A decision of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Asked {
    /// Whose.
    pub seat: String,
    /// Whether the game waits.
    pub urgency: Urgency,
    /// Whether it is made with open eyes: nothing hidden matters to it, so that seats at one screen need no curtain.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// What is asked.
    pub prompt: Spelled,
    /// Orders without fields that are legal: buttons. Only for the seats that one holds.
    pub buttons: Vec<String>,
    /// The order that moves the game on, where there is one: that which ends the decision, even while the rules still
    /// forbid it, or all that can be done. Only for the seats that one holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub onward: Option<String>,
    /// What that order would leave undone that could be done before it: worth asking once. Only for the seats that one holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Spelled>,
    /// The verb of orders that send several counters against several places at once, where there are any: a set of
    /// attacks, which is put together before it is given. Only for the seats that one holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// Counters of the board that have an order: only for the seats that one holds.
    pub ready: Vec<String>,
    /// All orders, where there are few: only for the seats that one holds.
    pub orders: Vec<String>,
    /// Whether there are orders beside those: they can be asked for.
    pub more: bool,
    /// The form that it is filled in with, where there is one: only for the eyes of a seat that one holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<Box<OrderForm>>,
}

/// What a person can take back and give again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Undo {
    /// The seat whose last order can be taken back at once.
    pub undo: Option<String>,
    /// The seat whose undone order can be given again.
    pub redo: Option<String>,
    /// Why nothing can be taken back without the others' consent, where there is something.
    pub why_not: Option<Spelled>,
    /// How far one goes back then.
    pub back: Option<Back>,
}

/// An order that can be taken back with all that followed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Back {
    /// Who gave it.
    pub seat: String,
    /// Its number from 0.
    pub to: usize,
}

/// An order that waits for a die which a player rolls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Pending {
    /// Who gave it.
    pub seat: String,
    /// The order.
    pub order: String,
    /// The dice typed in so far.
    pub rolls: Vec<u16>,
    /// How many faces the next die has.
    pub sides: u16,
    /// By which clause it is rolled.
    pub clause: String,
}

/// Where a takeback leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Goal {
    /// Back to before this order.
    pub to: usize,
    /// And from there on to the end of this branch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<u32>,
}

/// A takeback that somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Takeback {
    /// Who asks.
    pub seat: String,
    /// Back to before this order.
    pub to: usize,
    /// And from there on to the end of this branch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<u32>,
    /// Seats that have not answered yet.
    pub waits_for: Vec<String>,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// The side that won; none for a draw.
    pub winner: Option<String>,
    /// How.
    pub how: Spelled,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// The seat.
    pub id: String,
    /// Who plays it.
    pub player: Player,
    /// What the person is called.
    #[serde(default)]
    pub name: String,
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person.
    Person,
    /// A computer player of this kind.
    Computer(String),
}

/// The order that brought a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Given {
    /// Who gave it.
    pub seat: String,
    /// The order.
    pub order: String,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Line {
    /// The order that caused it: its number from 0; none for the set-up.
    pub order: Option<usize>,
    /// Who gave that order.
    pub seat: Option<String>,
    /// What happened.
    pub what: Spelled,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Said {
    /// By whom: a name, where one was given.
    pub who: String,
    /// The seat of whoever said it, where they hold just one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The words.
    pub text: String,
    /// After how many orders.
    pub at: usize,
    /// Said among those who watch: nobody who plays hears it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// Whoever said it only watched.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watching: bool,
}
