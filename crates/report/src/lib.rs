//! The after-action report: one self-contained page about a game, from its record. The map at each turn's end, losses,
//! points, luck against expectation, the best and the worst attacks. It needs no network and no script, and the same
//! record gives the same bytes.
//!
//! | | |
//! | --- | --- |
//! | the facts | `account` |
//! | how likely they were | `statistics` |
//! | what is drawn | `map`, `chart`, `fonts` |
//! | what is written | `page`, `text` |
//!
//! ```
//! # fn main() -> Result<(), engine::Fault> {
//! let emtsa = shelf::game("emtsa")?;
//! let setup = emtsa.game.title().default_setup();
//! let begun = emtsa.game.begin(setup, engine::Seed::from_number(7), engine::Rolling::Seeded)?;
//! let page = report::write(&emtsa, begun.journal.as_ref(), &report::Wanted::default(), &mut |_| ())?;
//! assert!(page.starts_with("<!doctype html>"));
//! # Ok(())
//! # }
//! ```

pub mod account;
mod chart;
mod fonts;
mod map;
mod page;
pub mod statistics;
mod text;

use engine::erased::AnyJournal;
use engine::{Eyes, Fault};
use shelf::Shelved;

pub use page::SCRIPT;
pub use text::REPORT_MESSAGES;

/// What kind of report is wanted.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// Through whose eyes.
    pub eyes: Eyes,
    /// What the table is called; empty for no name.
    pub name: String,
    /// Who plays each seat, in the order of the seats; empty where nobody knows.
    pub players: Vec<Player>,
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Player {
    /// A person, with a name or without.
    Person(String),
    /// A computer player of this kind.
    Computer(String),
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { eyes: Eyes::Public, name: String::new(), players: Vec::new() }
    }
}

/// The report of a game as one HTML page, in the language that the game is spoken about in; `done` hears of each order that has been looked at.
///
/// While the game goes on, it holds nothing that the eyes may not know.
pub fn write(
    shelved: &Shelved,
    journal: &dyn AnyJournal,
    wanted: &Wanted,
    done: &mut dyn FnMut(usize),
) -> Result<String, Fault> {
    let account = account::Account::of(shelved.game.as_ref(), journal, wanted.eyes, done)?;
    page::page(shelved, journal, &account, wanted)
}
