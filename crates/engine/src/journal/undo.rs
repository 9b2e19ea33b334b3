//! Undo, redo, withdrawal of a sealed answer, and takeback.

use super::{Entry, Journal};
use crate::decision::Urgency;
use crate::fault::Fault;
use crate::game::Game;
use crate::message::{Arg, Breach};
use crate::seat::Seat;

impl<G: Game> Journal<G> {
    /// Take back the seat's own last order: as long as it rolled and showed nothing and nobody has answered since.
    /// A sealed answer can be withdrawn until the seal is opened, whoever answered since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Breach> {
        let at = self.undoable(seat)?;
        let mut entries = self.entries.clone();
        let gone = entries.remove(at);
        self.rebuild(entries).map_err(|_| Breach::plain("engine-undo-too-old"))?;
        self.undone.push(gone);
        Ok(())
    }

    /// Which entry `undo` would take back.
    pub fn undoable(&self, seat: Seat) -> Result<usize, Breach> {
        let Some(at) = self.entries.iter().rposition(|entry| entry.seat == seat) else {
            return Err(Breach::plain("engine-undo-nothing"));
        };
        if at < self.replayable_from() {
            return Err(Breach::plain("engine-undo-too-old"));
        }
        if self.pending.is_some() || self.entries[at].binding {
            return Err(Breach::plain("engine-undo-final"));
        }
        // Under seal, others may have answered or interjected since; but once the seal is open it is too late.
        let sealed = self.entries[at].urgency == Urgency::Sealed;
        let opens = |entry: &&Entry| entry.binding || !sealed || entry.urgency == Urgency::Asked;
        match self.entries[at + 1..].iter().find(opens) {
            Some(next) => Err(Breach::plain("engine-undo-answered").with("seat", Arg::Seat(next.seat))),
            None => Ok(at),
        }
    }

    /// Give the order again that was undone last.
    pub fn redo(&mut self, seat: Seat) -> Result<(), Breach> {
        let Some(entry) = self.undone.last().filter(|entry| entry.seat == seat).cloned() else {
            return Err(Breach::plain("engine-redo-nothing"));
        };
        self.note_again(entry).map_err(|_| Breach::plain("engine-redo-nothing"))?;
        self.undone.pop();
        Ok(())
    }

    /// Go back to before entry `to`. That the others agree is the table's business. Dice that fell are spent: what is
    /// rolled after a takeback is rolled anew.
    pub fn takeback(&mut self, to: usize) -> Result<(), Fault> {
        if to < self.replayable_from() || to > self.entries.len() {
            let reason = format!("there is no order {} to go back to", to + 1);
            return Err(Fault::new("the journal", reason));
        }
        self.rebuild(self.entries[..to].to_vec())?;
        self.undone.clear();
        self.pending = None;
        Ok(())
    }

    /// Replace the entries and run what changed again. On failure nothing has changed.
    fn rebuild(&mut self, entries: Vec<Entry>) -> Result<(), Fault> {
        let common = entries.iter().zip(&self.entries).take_while(|(new, old)| new == old).count();
        let mut fresh = self.clone();
        // To know what is left of the last order it must be carried out again.
        let keep = common.min(entries.len().saturating_sub(1));
        let base = self.replayable_from();
        fresh.snapshots.retain(|(count, _)| *count <= keep.max(base));
        let Some((from, state)) = fresh.snapshots.last().cloned() else {
            return Err(Fault::new("the journal", "nothing is left to replay from"));
        };
        fresh.turns.retain(|(count, _)| *count <= from);
        fresh.entries.truncate(from);
        (fresh.state, fresh.rest) = (state, None);
        for entry in entries.into_iter().skip(from) {
            let number = fresh.entries.len() + 1;
            let failed = |reason| Fault::new("the journal", format!("order {number}: {reason}"));
            fresh.note_again(entry).map_err(failed)?;
        }
        *self = fresh;
        Ok(())
    }
}
