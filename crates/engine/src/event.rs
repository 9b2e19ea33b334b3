//! What happened, as data, with who may know it. When nobody listens, nothing is built.

use crate::message::Message;
use crate::seat::Seats;

/// Something that happened while an order was carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Who may know it.
    pub to: Seats,
    /// Whether it shows somebody what was hidden from them.
    pub reveals: bool,
    /// What happened.
    pub message: Message,
}

/// Where a game reports its events.
pub struct Events<'a> {
    heard: Option<&'a mut Vec<Event>>,
    revealed: bool,
}

impl<'a> Events<'a> {
    /// Nobody listens: no message is ever built.
    pub fn unheard() -> Events<'static> {
        Events { heard: None, revealed: false }
    }

    /// Events are collected in order.
    pub fn heard_by(list: &'a mut Vec<Event>) -> Events<'a> {
        Events { heard: Some(list), revealed: false }
    }

    /// Something happened that `to` may know.
    #[inline]
    pub fn tell(&mut self, to: Seats, message: impl FnOnce() -> Message) {
        if let Some(list) = &mut self.heard {
            list.push(Event { to, reveals: false, message: message() });
        }
    }

    /// Something that was hidden is now known to `to`. An order pauses here and cannot be undone from here.
    #[inline]
    pub fn reveal(&mut self, to: Seats, message: impl FnOnce() -> Message) {
        self.revealed = true;
        if let Some(list) = &mut self.heard {
            list.push(Event { to, reveals: true, message: message() });
        }
    }

    /// Whether anything has been revealed so far.
    pub fn revealed(&self) -> bool {
        self.revealed
    }
}
