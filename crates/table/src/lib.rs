//! The table: one game being played. Messages in and out, no sockets: seats, view, decision, choices, answers to
//! questions, undo, takeback by consent, chat, replay, spectators. A server only carries it.
//!
//! A [`Table`] hears an [`Ask`](protocol::Ask) of a [`Person`] and gives a [`Reply`](protocol::Reply). A [`Watcher`] is a
//! pair of eyes: it gets a whole [`Scene`](protocol::Scene) once, and then what has changed.
//!
//! ```
//! use std::sync::Arc;
//! use engine::{Rolling, Seed, erased::AnyGame};
//! use table::protocol::{Ask, Reply};
//! use table::{Person, Table, Watcher};
//!
//! let game = Arc::new(Arc::new(example::EmtsaLine::new()?));
//! let setup = game.title().default_setup();
//! let mut table = Table::begin(game, setup, Seed::from_number(7), Rolling::Seeded, Vec::new())?;
//! let person = Person { name: "Ann".into(), seats: ["reds".into()].into(), keeper: false };
//! let mut watcher = Watcher::new(person, &table);
//! let scene = watcher.scene(&table);
//! let bid = scene.now.asked[0].orders[0].clone();
//! let reply = watcher.handle(&mut table, Ask::Order { seat: "reds".into(), order: bid, rolls: vec![] });
//! assert!(matches!(reply, Reply::Done));
//! assert_eq!(watcher.change(&table).map(|change| change.now.orders), Some(1));
//! # Ok::<(), engine::Fault>(())
//! ```
//!
//! Deliberately absent: sockets, files, clocks and threads. Who somebody is, the host knows.

mod asks;
mod choices;
mod computer;
mod consent;
mod lesson;
mod limits;
mod looking_up;
mod names;
mod notes;
mod numbers;
mod once;
mod person;
pub mod protocol;
mod refusal;
mod scene;
mod shown;
mod sketches;
mod table;
mod talk;
mod trial;
mod watcher;
mod why_not;
mod writing;

pub use names::{person_name, shown_name};
pub use notes::{Done, TableNotes};
pub use person::Person;
pub use refusal::MESSAGES;
pub use table::{Addition, Opened, Summary, Table};
pub use watcher::Watcher;
