//! What is asked of whom, by which clause.

use serde::Serialize;
use ts_rs::TS;

use crate::message::Message;
use crate::seat::Seat;

/// How pressing a decision is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
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
    /// The verb that ends it and moves the game on, where the seat may do as much or as little as it likes.
    pub ends_with: Option<&'static str>,
    /// Whether it is made with open eyes: nothing that its seat hides from others matters to it, and its orders tell
    /// nothing of that. Seats that share a screen need no curtain before it.
    pub open: bool,
}

impl Decision {
    /// The game waits for `seat`.
    pub fn asked(seat: Seat, prompt: Message) -> Decision {
        Decision { seat, urgency: Urgency::Asked, prompt, ends_with: None, open: false }
    }

    /// The game waits for the sealed answers of `seat` and others.
    pub fn sealed(seat: Seat, prompt: Message) -> Decision {
        Decision { seat, urgency: Urgency::Sealed, prompt, ends_with: None, open: false }
    }

    /// `seat` may interject.
    pub fn may(seat: Seat, prompt: Message) -> Decision {
        Decision { seat, urgency: Urgency::May, prompt, ends_with: None, open: false }
    }

    /// It is made with open eyes.
    pub fn openly(self) -> Decision {
        Decision { open: true, ..self }
    }

    /// The seat does what it likes, and ends it with this verb.
    pub fn ending_with(self, verb: &'static str) -> Decision {
        Decision { ends_with: Some(verb), ..self }
    }
}
