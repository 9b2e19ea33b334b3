//! Words as data: a message id, a clause and arguments. Sentences are made at the edge, in the reader's language.
//!
//! A message is small and `Copy`-like: ids are static, arguments are dense numbers that the game can name.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use ts_rs::TS;

use crate::seat::{Faction, Seat, Side};

/// The id of a clause in the game's catalogue, such as `15.8.b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clause(pub &'static str);

/// One argument of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Int(i32),
    /// A counter, by the game's dense index.
    Counter(u16),
    /// A place, by the game's dense index.
    Place(u16),
    /// A card, by the game's dense index.
    Card(u16),
    /// A seat.
    Seat(Seat),
    /// A side.
    Side(Side),
    /// A faction.
    Faction(Faction),
    /// A word of the game with a message id of its own: a terrain, a result, a phase.
    Term(&'static str),
    /// A die as it fell.
    Die(u8),
}

/// A sentence to be: the id of its text, the clause it rests on, its arguments by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The id of the text in the message files.
    pub id: &'static str,
    /// The clause, where one applies.
    pub clause: Option<Clause>,
    /// The arguments, by the names that the text uses.
    pub args: ArrayVec<(&'static str, Arg), 6>,
}

impl Message {
    /// A message that rests on a clause.
    pub fn by(clause: &'static str, id: &'static str) -> Message {
        Message { id, clause: Some(Clause(clause)), args: ArrayVec::new() }
    }

    /// A message without a clause: a plain reason.
    pub fn plain(id: &'static str) -> Message {
        Message { id, clause: None, args: ArrayVec::new() }
    }

    /// The same message with one more argument. A seventh is a programming error and is dropped in release builds.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.add(name, arg);
        self
    }

    fn add(&mut self, name: &'static str, arg: Arg) {
        let fits = self.args.try_push((name, arg)).is_ok();
        debug_assert!(fits, "{}: more arguments than a message holds", self.id);
    }
}

/// Why an order is refused: the clause and the facts, or a plain reason. Boxed, so that what is legal stays cheap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach(pub Box<Message>);

impl Breach {
    /// An order against a clause.
    pub fn of(clause: &'static str, id: &'static str) -> Breach {
        Breach(Box::new(Message::by(clause, id)))
    }

    /// An order that makes no sense here, whatever the rulebook says.
    pub fn plain(id: &'static str) -> Breach {
        Breach(Box::new(Message::plain(id)))
    }

    /// The same breach with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Breach {
        self.0.add(name, arg);
        self
    }

    /// The clause that the order breaks.
    pub fn clause(&self) -> Option<&'static str> {
        self.0.clause.map(|clause| clause.0)
    }
}

/// A message whose arguments have been named, ready for the wire and for the sentence maker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Spelled {
    /// The id of the text.
    pub id: SmolStr,
    /// The clause, where one applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<SmolStr>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(SmolStr, Word)>,
}

/// A named argument.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Word {
    /// A number.
    Int(i64),
    /// A die as it fell.
    Die(u8),
    /// The id of a counter, a place, a card, a seat, a side or a faction.
    Name(SmolStr),
    /// A message id to be translated.
    Term(SmolStr),
    /// Words that are said as they stand: what somebody wrote, what another program reports.
    Text(String),
}

impl Spelled {
    /// A message without a clause.
    pub fn plain(id: impl Into<SmolStr>) -> Spelled {
        Spelled { id: id.into(), clause: None, args: Vec::new() }
    }

    /// A message that rests on a clause.
    pub fn by(clause: impl Into<SmolStr>, id: impl Into<SmolStr>) -> Spelled {
        Spelled { clause: Some(clause.into()), ..Spelled::plain(id) }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<SmolStr>, word: Word) -> Spelled {
        self.args.push((name.into(), word));
        self
    }
}

impl Word {
    /// A number of things.
    pub fn count(number: usize) -> Word {
        Word::Int(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
