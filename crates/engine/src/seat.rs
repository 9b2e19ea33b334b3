//! Who: seats, sides and factions. Three things, because several seats may share a side, a faction may change
//! hands in play, and a referee belongs to no side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A chair at the table: one person, or one computer commander.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// A party that wins or loses together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Side(pub u8);

/// A body of troops that somebody commands; who that is can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Faction(pub u8);

/// A set of seats: those that may know something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(u16);

impl Seats {
    /// Nobody but the host.
    pub const NONE: Seats = Seats(0);
    /// Every seat and every spectator.
    pub const ALL: Seats = Seats(u16::MAX);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set without a seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// Whether the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
}

/// Through whose eyes a game is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Eyes {
    /// What this seat may know. A referee's seat may know everything.
    Seat(Seat),
    /// What everybody may know: a spectator's view.
    Public,
}

impl Eyes {
    /// Whether something told to `seats` reaches these eyes.
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Eyes::Seat(seat) => seats.contains(seat),
            Eyes::Public => seats == Seats::ALL,
        }
    }
}
