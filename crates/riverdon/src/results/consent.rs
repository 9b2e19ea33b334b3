//! Consent: one side enters, the other accepts or sends it back with an entry of its own (8.manual.1, V.14).

use engine::Breach;
use serde::{Deserialize, Serialize};

use super::{Entry, Pending};
use crate::battle::{ByRole, Outcome, Role};
use crate::data::Data;

/// How far two sides have come in agreeing on a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Talks {
    /// The entry on the table.
    pub entry: Option<Entry>,
    /// How many were made.
    pub entries: u8,
    /// Whether the other side has accepted it.
    pub agreed: bool,
    /// Who would leave it to the model rather than wait for the referee.
    pub left: ByRole<bool>,
}

/// What is wanted next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// This side enters the result.
    Enter(Role),
    /// This side accepts what was entered, or enters its own.
    Answer(Role),
    /// The referee enters the result.
    Referee,
    /// The model resolves the battle.
    Model,
    /// Play goes on with the entry.
    Agreed,
}

impl Talks {
    /// Who made the last entry: the attacker's owner begins.
    const fn author(&self) -> Role {
        if self.entries % 2 == 1 { Role::Attacker } else { Role::Defender }
    }

    /// What is wanted next; `referee` says whether there is such a seat.
    pub fn next(&self, data: &Data, referee: bool) -> Next {
        let waits = referee && !Role::ALL.into_iter().all(|role| self.left[role]);
        match &self.entry {
            Some(_) if self.agreed => Next::Agreed,
            _ if self.is_deadlocked(data) && waits => Next::Referee,
            _ if self.is_deadlocked(data) => Next::Model,
            Some(_) => Next::Answer(self.author().enemy()),
            None => Next::Enter(Role::Attacker),
        }
    }

    /// The outcome on which both agree, once they do.
    pub fn outcome(&self, data: &Data, pending: &Pending<'_>) -> Option<Outcome> {
        self.entry.filter(|_| self.agreed).map(|entry| entry.outcome(data, pending))
    }

    /// Whether no other entry can be made in answer to this one.
    pub fn is_last(&self, data: &Data) -> bool {
        self.entries >= data.results.entry.entries_without_consent
    }

    /// Whether the last of the entries was sent back, too.
    fn is_deadlocked(&self, data: &Data) -> bool {
        self.entry.is_none() && self.is_last(data)
    }

    /// A side enters a result, in answer to another one or as the first; it has been judged.
    pub fn enter(&mut self, entry: Entry) {
        self.entry = Some(entry);
        self.entries += 1;
    }

    /// The other side sends the entry back, with one of its own while there is another to be made.
    pub fn send_back(&mut self, data: &Data, own: Option<Entry>) -> Result<(), Breach> {
        match own {
            Some(own) if !self.is_last(data) => self.enter(own),
            None if !self.is_last(data) => return Err(Breach::of("8.manual.1", "riverdon-entry-own-wanted")),
            _ => self.entry = None,
        }
        Ok(())
    }

    /// The other side accepts; or the referee has entered it.
    pub fn agree(&mut self) {
        self.agreed = true;
    }
}
