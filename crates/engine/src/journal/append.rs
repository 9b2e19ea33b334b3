//! Adding to a record: what has happened since it was written whole, without writing all of it again.
//!
//! ```text
//! end 2 stream 15 checksum a1b2c3d4e5f60718
//! +1 0f1e2d3c4b5a6978 ~7Qm2@reds 3 reds march 154 kodish>emtsa ; @15-16 4
//! +2 8796a5b4c3d2e1f0 at 3 9f86d081884c7d65 {"turn":1,…}
//! +3 69788796a5b4c3d2 undo
//! +4 3c4b5a6978f00f1e at 2 22a94b375d0c8f1e {"turn":1,…}
//! ```
//!
//! Such lines follow the end of a whole record. Each has its number, and a fingerprint of that record's checksum, of the
//! number and of what comes after it: a line that was cut, changed, lost or brought from elsewhere is found. `~` begins
//! what whoever keeps the record wants to remember with a line; nothing of it is in a whole record. Then comes
//!
//! - an order, as in a whole record: it also takes the place of what was undone and of the order that waited;
//! - `undo`: the last order is undone; `redo`: the order that was undone last is given again;
//! - `wants`, as in a whole record;
//! - `at`, the position now, after each line that changes it; `turn`, the same where a player turn has begun.
//!
//! Whatever else changes a game is no line: the record is written whole again, and so it is when most of it are
//! positions that others have taken the place of.

use std::fmt::Write as _;

use super::write::{order_line, position_line, wants_line};
use super::{Journal, Pending};
use crate::digest::Digest;
use crate::game::Game;

/// What begins a line that was added to a whole record.
pub(super) const ADDED: char = '+';

/// From so many bytes on that were added, a record is written whole as soon as it was shorter than they are.
const MUCH: usize = 1 << 20;

/// How far a journal is written, and what the next line follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    sealed: Digest,
    whole: usize,
    lines: usize,
    added: usize,
    orders: usize,
    undone: usize,
    turn: usize,
    recast: u64,
    pending: Option<Pending>,
}

impl Written {
    /// Whether nothing was added since it was written whole.
    pub fn is_whole(&self) -> bool {
        self.lines == 0
    }

    /// The last line of the record so far.
    pub fn line(&self) -> LineId {
        LineId { sealed: self.sealed, lines: self.lines }
    }
}

/// Which line of which record: its checksum when it was written whole, and how many lines were added by then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct LineId {
    /// The checksum.
    pub sealed: Digest,
    /// How many lines.
    pub lines: usize,
}

/// A line that was added to a record, as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Added {
    /// What was remembered with it.
    pub tag: Option<String>,
    /// How many orders there were after it.
    pub orders: usize,
}

/// Whether something can be remembered with a line: one word.
pub fn is_tag(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// The fingerprint of a line.
pub(super) fn line_sum(sealed: Digest, number: usize, rest: &str) -> Digest {
    Digest::of(format!("{sealed} {number} {rest}").as_bytes())
}

impl<G: Game> Journal<G> {
    /// The whole record, for the host, and how far that is written.
    pub fn written(&self) -> (String, Written) {
        let (text, sealed) = self.sealed_record();
        let written = Written {
            sealed,
            whole: text.len(),
            lines: 0,
            added: 0,
            orders: self.entries.len(),
            undone: self.undone.len(),
            turn: self.turn_start(),
            recast: self.recast,
            pending: self.pending.clone(),
        };
        (text, written)
    }

    /// What is to be added to a record that is written so far; none if it must be written whole. With a tag that is
    /// remembered with the first line.
    pub fn added_since(&self, written: &Written, tag: Option<&str>) -> Option<(String, Written)> {
        let (turn, orders) = (self.turn_start(), self.entries.len());
        if self.recast != written.recast || turn < written.turn || written.added > written.whole.max(MUCH) {
            return None;
        }
        let change = self.change_since(written)?;
        let mut now = written.clone();
        let mut text = String::new();
        if let Some(change) = change {
            let tag = tag.filter(|tag| is_tag(tag)).map(|tag| format!("~{tag} ")).unwrap_or_default();
            now.add(&mut text, &format!("{tag}{change}"));
        }
        if orders != written.orders {
            let word = if turn == orders { "turn" } else { "at" };
            now.add(&mut text, &position_line(word, orders, self.game(), &self.state));
        }
        (now.orders, now.undone, now.turn) = (orders, self.undone.len(), turn);
        now.pending.clone_from(&self.pending);
        Some((text, now))
    }

    /// The line that tells of a change; none within for no change, none at all where no line can.
    fn change_since(&self, written: &Written) -> Option<Option<String>> {
        let title = self.game().title();
        let (orders, undone) = (self.entries.len(), self.undone.len());
        let last = || self.entries.last().map(|entry| order_line(&orders.to_string(), title, entry));
        if orders == written.orders && undone == written.undone {
            return match &self.pending {
                same if *same == written.pending => Some(None),
                Some(pending) => Some(Some(wants_line(title, pending))),
                None => None,
            };
        }
        if self.pending.is_some() {
            return None;
        }
        if orders == written.orders + 1 && undone == 0 {
            return Some(Some(last()?));
        }
        if orders == written.orders + 1 && undone + 1 == written.undone {
            return Some(Some("redo".to_owned()));
        }
        let is_undo = orders + 1 == written.orders && undone == written.undone + 1 && written.pending.is_none();
        is_undo.then(|| Some("undo".to_owned()))
    }

    /// After how many orders the player turn began.
    fn turn_start(&self) -> usize {
        self.turns.last().map_or(0, |(count, _)| *count)
    }
}

impl Written {
    fn add(&mut self, text: &mut String, rest: &str) {
        self.lines += 1;
        let before = text.len();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{ADDED}{} {} {rest}", self.lines, line_sum(self.sealed, self.lines, rest));
        self.added += text.len() - before;
    }
}
