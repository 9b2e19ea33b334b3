//! The engine.
pub mod catalogue;
mod chance;
pub mod conformance;
pub mod data;
mod decision;
mod dice;
mod digest;
mod draft;
pub mod erased;
mod event;
mod execute;
mod fault;
mod game;
pub mod journal;
mod message;
pub mod notation;
pub mod question;
pub mod script;
mod seat;
mod stack;
mod title;
pub mod view;

pub use catalogue::Catalogue;
pub use chance::Chance;
pub use decision::{Decision, Urgency};
pub use dice::{Dice, DieTrouble, Fallen, Seed};
pub use digest::Digest;
pub use draft::{Draft, Field, Kind, Need, Offer, Shape, Value, Verb, offers_from, optional, required};
pub use event::{Event, Events};
pub use execute::{Progress, Verdict, awaited, carry_out, execute, judge, settle};
pub use fault::{Fault, line_column};
pub use game::{Advance, Game, Interrupt, Outcome, SetupTrouble, Unfinished};
pub use journal::{Entry, Journal, Played, Refusal, Rolling};
pub use message::{Arg, Breach, Clause, Message, Spelled, Word};
pub use question::{Answer, Question};
pub use seat::{Eyes, Faction, Seat, Seats, Side};
pub use stack::Stack;
pub use title::{Choice, Named, Scenario, SeatInfo, Setup, Title};
pub use view::View;

/// The engine's own messages, by language: Fluent files.
pub const MESSAGES: &[(&str, &str)] = &[("en", include_str!("../messages/en.ftl"))];
