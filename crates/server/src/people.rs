//! Who somebody is. For now everybody on this computer is one person, who keeps all tables and holds all seats that are
//! played by persons. Links that give a single seat will be read here, and nowhere else.

use serde::Deserialize;
use table::protocol::Player;
use table::{Person, Table};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// What somebody says of themselves when they come.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Greeting {
    /// What they are called.
    #[serde(default)]
    name: String,
}

/// Who comes to a table.
pub(crate) fn who(greeting: &Greeting, table: &Table) -> Person {
    let played = table.notes().seats.iter().filter(|seat| seat.player == Player::Person);
    let name: String = greeting.name.trim().chars().take(LONGEST_NAME).collect();
    Person {
        name: if name.is_empty() { "Player".to_owned() } else { name },
        seats: played.map(|seat| seat.id.clone()).collect(),
        keeper: true,
    }
}
