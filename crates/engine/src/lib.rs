//! The engine: what a game, a seat, a decision, an order, an event, a breach, a question, a die and a journal are.
//!
//! It knows no hexes, no particular game, no storage and no transport. A game implements [`Game`], a pure function
//! `(state, order, dice) -> (state, events)`, and says what is shown, printed and spoken of it; everything here then
//! serves it:
//!
//! | | |
//! | --- | --- |
//! | whose decision, what is legal, what it does | [`Game`], [`Decision`], [`judge`], [`execute`], [`Breach`] |
//! | orders in and out, half-built ones too | [`orders!`], [`Draft`], [`notation`] |
//! | dice that are recorded, typed in or loaded | [`Dice`], [`Seed`] |
//! | a game being played, undone, saved and opened | [`Journal`], [`journal::SavedGame`] |
//! | what may be known | [`Eyes`], [`View`], [`Events`], [`Game::redeal`] |
//! | what is drawn and what can be asked | [`Shown`], [`Board`], [`Face`], [`Looks`], [`Question`], [`Answer`] |
//! | a position from a real table, and what is printed for one | [`OnPaper`], [`Situation`], [`Form`], [`Flaw`] |
//! | what things are called | [`Named`] |
//! | nested procedures that can be saved | [`Stack`] |
//! | a state in numbers, written by name | [`Index`], [`Set`], [`Each`], [`naming`] |
//! | any game behind one interface | [`erased`] |
//! | rulebook, messages, faults | [`Catalogue`], [`Message`], [`Fault`] |
//! | a game that teaches itself | [`lesson`] |
//! | proof | [`script`] and [`coverage`] for clauses, [`conformance`] for everything else |
//!
//! Dice first, because they show the principle: nothing random happens that is not written down.
//!
//! ```
//! use engine::{Dice, Seed};
//! let mut dice = Dice::seeded(Seed::from_number(1918), 0);
//! let first = dice.roll(6, "2.2");
//! let again = Dice::given(dice.fallen().iter().map(|die| die.value)).roll(6, "2.2");
//! assert_eq!(first, again);
//! ```
//!
//! The crate `example` is a whole small game; ARCHITECTURE.md has the invariants.

pub mod board;
pub mod catalogue;
mod chance;
pub mod conformance;
mod corrections;
pub mod coverage;
pub mod data;
mod data_files;
mod decision;
mod dice;
mod digest;
mod draft;
pub mod each;
pub mod erased;
mod event;
mod execute;
pub mod face;
mod fault;
mod game;
mod index;
pub mod journal;
pub mod lesson;
pub mod looks;
mod message;
mod named;
pub mod naming;
pub mod notation;
pub mod odds;
mod on_paper;
pub mod order_form;
pub mod orders;
pub mod picture;
pub mod printed;
pub mod question;
mod refusal;
pub mod script;
mod seat;
mod set;
mod shown;
pub mod situation;
mod stack;
mod tally;
mod texts;
mod title;
pub mod view;
pub mod winning;

pub use board::Board;
pub use catalogue::Catalogue;
pub use chance::Chance;
pub use corrections::Corrections;
pub use decision::{Decision, Urgency};
pub use dice::{Dice, DieFailure, Fallen, Seed, Throw, Throws};
pub use digest::Digest;
pub use draft::{Draft, Field, Kind, Need, Offer, Shape, Value, Verb, offers_from, optional, required};
pub use each::Each;
pub use event::{Event, Events};
pub use execute::{Progress, awaited, carry_out, check_order, execute, judge, settle};
pub use face::Face;
pub use fault::{Fault, line_column, own};
pub use game::{Advance, Game, Interrupt, Outcome, SetupFailure, Unfinished};
pub use index::Index;
pub use journal::{DiceWanted, Entry, Journal, Pending, Played, Rolling, Unrolled};
pub use looks::{Livery, Looks};
pub use message::{Arg, Breach, Clause, Message, Spelled, Word};
pub use named::Named;
pub use on_paper::{OnPaper, Veiled};
pub use order_form::OrderForm;
pub use picture::Picture;
pub use printed::Printed;
pub use question::{Answer, Question};
pub use refusal::{Cause, Refusal};
pub use seat::{Eyes, Faction, Seat, Seats, Side};
pub use set::{Counted, Members, Set};
pub use shown::Shown;
/// A short text, such as an id: up to 23 bytes are kept in place.
pub use smol_str::{SmolStr, format_smolstr};

pub use situation::{Flaw, Form, LaidOut, Situation, Survey};
pub use stack::Stack;
pub use tally::{Headline, Tally};
pub use title::{
    Called, CarriedText, Choice, FactionInfo, LessonInfo, Pattern, Scenario, SeatInfo, Setup, SideInfo, Title, When,
};
pub use view::View;
pub use winning::Winning;

/// The engine's own messages, by language: Fluent files.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];
