//! Undo, redo, withdrawal of a sealed answer, and takeback.

use super::{Entry, Journal};
use crate::event::Events;
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
        let since = &self.entries[at + 1..];
        if self.entries[at].binding {
            return Err(Breach::plain("engine-undo-final"));
        }
        let still_sealed = self.entries[at].sealed && since.iter().all(|entry| entry.sealed && !entry.binding);
        match since.first() {
            Some(next) if !still_sealed => {
                Err(Breach::plain("engine-undo-answered").with("seat", Arg::Seat(next.seat)))
            }
            _ => Ok(at),
        }
    }

    /// Give the order again that was undone last.
    pub fn redo(&mut self, seat: Seat) -> Result<(), Breach> {
        let Some(entry) = self.undone.last().filter(|entry| entry.seat == seat).cloned() else {
            return Err(Breach::plain("engine-redo-nothing"));
        };
        let mut state = self.state.clone();
        self.rerun(&mut state, &entry, &mut Events::unheard()).map_err(|_| Breach::plain("engine-redo-nothing"))?;
        self.undone.pop();
        self.note(entry, state);
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
        Ok(())
    }

    /// Replace the entries and run what changed again. On failure nothing has changed.
    fn rebuild(&mut self, entries: Vec<Entry>) -> Result<(), Fault> {
        let common = entries.iter().zip(&self.entries).take_while(|(new, old)| new == old).count();
        let mut fresh = self.clone();
        fresh.snapshots.retain(|(count, _)| *count <= common);
        let (from, state) = match fresh.snapshots.last() {
            Some(snapshot) => snapshot.clone(),
            None => return Err(Fault::new("the journal", "nothing is left to replay from")),
        };
        if fresh.turn_start.0 > common {
            fresh.turn_start = (from, state.clone());
        }
        fresh.entries.truncate(from);
        fresh.state = state;
        for entry in entries.into_iter().skip(from) {
            let mut state = fresh.state.clone();
            fresh
                .rerun(&mut state, &entry, &mut Events::unheard())
                .map_err(|reason| Fault::new("the journal", format!("order {}: {reason}", fresh.entries.len() + 1)))?;
            fresh.note(entry, state);
        }
        *self = fresh;
        Ok(())
    }
}
