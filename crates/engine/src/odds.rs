//! A derivation that is silent in play and told when somebody asks why: a rule and its explanation are one calculation.

use crate::message::Message;

/// Where a derivation goes: nowhere in play, into a list when somebody asks why.
pub trait Notes {
    /// A line of the derivation: what counts, and how much.
    fn note(&mut self, what: impl FnOnce() -> Message, adds: i64);
    /// Whether anybody reads them.
    fn wanted(&self) -> bool;
}

/// Notes that are discarded.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Notes for Silent {
    fn note(&mut self, _what: impl FnOnce() -> Message, _adds: i64) {}

    fn wanted(&self) -> bool {
        false
    }
}

/// Notes that are kept, in order.
impl Notes for Vec<(Message, i64)> {
    fn note(&mut self, what: impl FnOnce() -> Message, adds: i64) {
        self.push((what(), adds));
    }

    fn wanted(&self) -> bool {
        true
    }
}
