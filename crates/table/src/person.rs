//! Somebody at a table: a player, several players in one, or a spectator.

use std::collections::BTreeSet;

use serde::Serialize;
use ts_rs::TS;

/// Somebody at a table, as the host knows them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "You")]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// The ids of the seats that they hold; none for a spectator.
    pub seats: BTreeSet<String>,
    /// They keep the table, and may have its whole record.
    pub keeper: bool,
}

impl Person {
    /// Whether they hold this seat.
    pub fn holds(&self, seat: &str) -> bool {
        self.seats.contains(seat)
    }
}
