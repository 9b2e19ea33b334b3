//! What is asked of whom, by which clause.

use serde::Serialize;

use crate::message::Message;
use crate::seat::Seat;

/// How pressing a decision is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Urgency {
    /// The game waits for this seat.
    Asked,
    /// The game waits for this seat and others at once; nobody sees the answers before all are in. Answers commute, and
    /// may be withdrawn until then.
    Sealed,
    /// The seat may speak up; the game does not wait for it.
    May,
}

/// A decision that a seat has now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// Whether the game waits.
    pub urgency: Urgency,
    /// What is asked, and by which clause.
    pub prompt: Message,
}

impl Decision {
    /// The game waits for `seat`.
    pub fn asked(seat: Seat, prompt: Message) -> Decision {
        Decision { seat, urgency: Urgency::Asked, prompt }
    }

    /// The game waits for the sealed answers of `seat` and others.
    pub fn sealed(seat: Seat, prompt: Message) -> Decision {
        Decision { seat, urgency: Urgency::Sealed, prompt }
    }

    /// `seat` may interject.
    pub fn may(seat: Seat, prompt: Message) -> Decision {
        Decision { seat, urgency: Urgency::May, prompt }
    }
}
