//! Undo, redo, withdrawal of a sealed answer, and takeback.

use super::{Entry, Journal, SNAPSHOT_EVERY, replay_entry};
use crate::decision::Urgency;
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
        let gone = self.entries[at].clone();
        let (left, since) = (self.entries[at..].to_vec(), self.entries[at + 1..].to_vec());
        self.recast += u64::from(!since.is_empty());
        self.rebuild(at, since).map_err(|_| Breach::plain("engine-undo-too-old"))?;
        self.keep_if_parted_from(at, left);
        self.fresh = self.undo_is_a_slip();
        self.undone.push(gone);
        Ok(())
    }

    /// Whether the order that `undo` would take back was given just now, and was no part of anything left or opened: if
    /// another takes its place, nothing is kept of it.
    pub fn undo_is_a_slip(&self) -> bool {
        self.fresh && self.undone.is_empty()
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
        if let Some(other) = self.may_have_answered_since(seat, at) {
            return Err(Breach::plain("engine-undo-sealed").with("seat", Arg::Seat(other)));
        }
        // Under seal, others may have answered or interjected since; but once the seal is open it is too late.
        let sealed = self.entries[at].urgency == Urgency::Sealed;
        let opens = |(number, entry): &(usize, &Entry)| {
            !sealed || entry.urgency == Urgency::Asked || (entry.binding && !self.is_shown_under_seal(*number))
        };
        match (at + 1..).zip(&self.entries[at + 1..]).find(opens) {
            Some((_, next)) => Err(Breach::plain("engine-undo-answered").with("seat", Arg::Seat(next.seat))),
            None => Ok(at),
        }
    }

    /// Somebody else who builds up an answer under seal, and did not before this order of a seat. Whether they have begun
    /// may nobody learn by trying to undo it.
    fn may_have_answered_since(&self, seat: Seat, order: usize) -> Option<Seat> {
        let game = self.game.as_ref();
        let sealed = |state: &G::State, seat: Seat| {
            game.decision(state, seat).filter(|asked| asked.urgency == Urgency::Sealed && asked.ends_with.is_some())
        };
        let others = game.title().all_seats().filter(|other| *other != seat);
        let now: Vec<_> = others.filter_map(|other| Some((other, sealed(&self.state, other)?))).collect();
        if now.is_empty() {
            return None;
        }
        let before = self.state_at(order).ok()?;
        let given_under_seal = self.entries[order].urgency == Urgency::Sealed;
        let asked_anew = |other: Seat, asked| !given_under_seal || sealed(&before, other) != Some(asked);
        now.into_iter().find_map(|(other, asked)| asked_anew(other, asked).then_some(other))
    }

    /// Whether an order showed something to its own seat alone, in the middle of an answer under seal: nobody else may
    /// learn that it did.
    fn is_shown_under_seal(&self, number: usize) -> bool {
        let entry = &self.entries[number];
        let asked = |order: usize| {
            let decision = self.game.decision(&self.state_at(order).ok()?, entry.seat)?;
            (decision.urgency == Urgency::Sealed).then_some(decision.prompt)
        };
        let (before, after) = (asked(number), asked(number + 1));
        entry.dice.is_empty() && before.is_some() && before == after
    }

    /// Whose orders `redo` would give again, the last undone first: that one, and what others withdrew under seal.
    pub fn redoable(&self) -> Vec<Seat> {
        let sealed = |entry: &&Entry| entry.urgency == Urgency::Sealed;
        let last = self.undone.iter().rev().take(1);
        let mut seats: Vec<Seat> = Vec::new();
        for entry in last.chain(self.undone.iter().rev().take_while(sealed)) {
            if !seats.contains(&entry.seat) {
                seats.push(entry.seat);
            }
        }
        seats
    }

    /// Give the seat's order again that it undid last.
    pub fn redo(&mut self, seat: Seat) -> Result<(), Breach> {
        let nothing = || Breach::plain("engine-redo-nothing");
        if !self.redoable().contains(&seat) {
            return Err(nothing());
        }
        let at = self.undone.iter().rposition(|entry| entry.seat == seat).ok_or_else(nothing)?;
        self.note_again(self.undone[at].clone()).map_err(|_| nothing())?;
        self.recast += u64::from(at + 1 < self.undone.len());
        self.undone.remove(at);
        Ok(())
    }

    /// Go back to before entry `to`. That the others agree is the table's business. What came after is kept as a branch.
    /// Dice that fell are spent: what is rolled after a takeback is rolled anew.
    pub fn takeback(&mut self, to: usize) -> Result<(), Fault> {
        if to < self.replayable_from() || to > self.entries.len() {
            let reason = format!("there is no order {} to go back to", to + 1);
            return Err(Fault::new("the journal", reason));
        }
        let left = self.entries[to..].to_vec();
        self.rebuild(to, Vec::new())?;
        self.leave(to, left);
        Ok(())
    }

    /// Keep the first so many entries, put others after them, and run what changed again. On failure nothing has
    /// changed.
    pub(super) fn rebuild(&mut self, keep: usize, others: Vec<Entry>) -> Result<(), Fault> {
        let game = self.game.clone();
        let count = keep + others.len();
        // To know what is left of the last order it must be carried out again.
        let latest = keep.min(count.saturating_sub(1)).max(self.replayable_from());
        let Some(base) = self.snapshots.iter().rposition(|(at, _)| *at <= latest) else {
            return Err(Fault::new("the journal", "nothing is left to replay from"));
        };
        let (from, mut state) = self.snapshots[base].clone();
        let (mut rest, mut snapshots, mut turns) = (None, Vec::new(), Vec::new());
        let again = self.entries[from.min(keep)..keep].iter().chain(&others);
        for (number, entry) in (from + 1..).zip(again) {
            let turn = game.player_turn(&state);
            let replayed = replay_entry(game.as_ref(), &mut state, entry, &mut Events::unheard())
                .map_err(|reason| Fault::new("the journal", format!("order {number}: {reason}")))?;
            rest = replayed.rest;
            if game.player_turn(&state) != turn {
                turns.push((number, state.clone()));
            }
            if number >= snapshots.last().map_or(from, |(at, _)| *at) + SNAPSHOT_EVERY {
                snapshots.push((number, state.clone()));
            }
        }
        self.snapshots.truncate(base + 1);
        self.snapshots.append(&mut snapshots);
        self.turns.retain(|(at, _)| *at <= from);
        self.turns.append(&mut turns);
        self.entries.truncate(keep);
        self.entries.extend(others);
        (self.state, self.rest) = (state, rest);
        self.untell(keep);
        Ok(())
    }
}
