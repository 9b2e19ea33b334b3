//! Taking orders back: at once where that is one's own affair, else with the consent of the others.

use engine::journal::LeftLine;
use engine::{Eyes, Refusal, Seat};

use crate::limits::MOST_LINES;
use crate::protocol::{Back, Goal, Player, Reply, SeatState, Takeback, Undo};
use crate::{Person, Table, refusal};

impl Table {
    /// Take back the seat's last order, or ask the others.
    pub(crate) fn undo(&mut self, person: &Person, seat: Seat) -> Result<Reply, Refusal> {
        let why_not = match self.journal.undoable(seat) {
            Ok(at) => return self.take_out(seat, at),
            Err(why_not) => why_not,
        };
        match self.last_of(seat) {
            Some(to) => self.take_back(person, seat, to),
            None => Err(Refusal::Breach { breach: why_not }),
        }
    }

    /// Take back an order of a seat that nobody else need agree to. What was said and is asked for after it stays where it
    /// was.
    fn take_out(&mut self, seat: Seat, at: usize) -> Result<Reply, Refusal> {
        if !self.journal.undo_is_a_slip() {
            self.check_room_for_lines()?;
        }
        let noticed = self.is_noticed(at);
        self.journal.undo(seat).map_err(|breach| Refusal::Breach { breach })?;
        let later = |order: &mut usize| *order -= usize::from(*order > at);
        self.notes.chat.iter_mut().for_each(|said| later(&mut said.at));
        self.notes.takeback.iter_mut().for_each(|asked| later(&mut asked.to));
        match noticed {
            true => self.went_back(),
            false => self.withdrew(Some(seat)),
        }
        Ok(Reply::Done)
    }

    /// Whether one more line of play can be left.
    fn check_room_for_lines(&self) -> Result<(), Refusal> {
        match self.journal.left_lines().len() >= MOST_LINES {
            true => Err(refusal::too_many_lines(MOST_LINES)),
            false => Ok(()),
        }
    }

    /// The seat's last order, or the one that waits for a die, where it can be gone back to.
    fn last_of(&self, seat: Seat) -> Option<usize> {
        let last = self.journal.entries().iter().rposition(|entry| entry.seat == seat);
        let own_pending = self.journal.pending().is_some_and(|pending| pending.seat == seat);
        let to = if own_pending { Some(self.journal.entries().len()) } else { last };
        to.filter(|_| self.journal.undoable(seat).err().is_none_or(|why_not| why_not.id != "engine-undo-too-old"))
    }

    pub(crate) fn redo(&mut self, seat: Seat) -> Result<Reply, Refusal> {
        self.journal.redo(seat).map_err(|breach| Refusal::Breach { breach })?;
        self.has_ordered(seat);
        Ok(Reply::Done)
    }

    /// Go back to before an order, by its number for these eyes, if nobody else has to agree, or ask them.
    pub(crate) fn ask_takeback(
        &mut self,
        person: &Person,
        eyes: Eyes,
        seat: Seat,
        to: usize,
    ) -> Result<Reply, Refusal> {
        let place = self.place(eyes, to)?;
        if place == self.journal.entries().len() && self.journal.pending().is_none() {
            return Err(refusal::no_such_order(to.saturating_add(1), self.count(eyes)));
        }
        // What was played under other rules cannot be replayed: nobody need be asked.
        let replayed = self.journal.view_at(place, Eyes::Public);
        replayed.map_err(|_| refusal::not_replayable(to.saturating_add(1)))?;
        self.take_back(person, seat, place)
    }

    fn take_back(&mut self, person: &Person, seat: Seat, to: usize) -> Result<Reply, Refusal> {
        self.check_room_for_lines()?;
        self.ask_to_go_back(person, seat, to, None)
    }

    /// Go back to a line of play that was left, if nobody else has to agree, or ask them.
    pub(crate) fn ask_branch(&mut self, person: &Person, seat: Seat, branch: u32) -> Result<Reply, Refusal> {
        let line = self.journal.left_lines().into_iter().find(|line| line.branch == branch);
        let LeftLine { after, .. } = line.ok_or_else(|| refusal::no_such_branch(branch))?;
        let replayed = self.journal.branch_view(branch, Eyes::Public);
        replayed.map_err(|_| refusal::not_replayable(after.saturating_add(1)))?;
        self.ask_to_go_back(person, seat, after, Some(branch))
    }

    fn ask_to_go_back(
        &mut self,
        person: &Person,
        seat: Seat,
        to: usize,
        branch: Option<u32>,
    ) -> Result<Reply, Refusal> {
        if let Some(other) = self.notes.takeback.as_ref().filter(|other| !person.holds(&other.seat)) {
            return Err(refusal::takeback_asked(&other.seat));
        }
        // A referee may not be there at all: nobody waits for one.
        let plays = |state: &&SeatState| self.side_of(&state.id).is_some() && !person.holds(&state.id);
        let others = self.notes.seats.iter().filter(|state| state.player == Player::Person).filter(plays);
        let waits_for: Vec<String> = others.map(|state| state.id.clone()).collect();
        if waits_for.is_empty() {
            return self.go_back(to, branch);
        }
        let seat = self.title().seat_id(seat).to_owned();
        self.notes.takeback = Some(Takeback { seat, to, branch, waits_for });
        self.touch();
        Ok(Reply::Done)
    }

    /// Agree to the takeback that is asked for, or not. Who asked for it can let it be. An answer to another one, which
    /// has been asked for or done meanwhile, is none to this.
    pub(crate) fn consent(
        &mut self,
        person: &Person,
        eyes: Eyes,
        seat: Seat,
        agree: bool,
        what: Goal,
    ) -> Result<Reply, Refusal> {
        let id = self.title().seat_id(seat).to_owned();
        let shown = self.notes.takeback.as_ref().map(|asked| self.number(eyes, asked.to));
        let asked = self.notes.takeback.as_mut();
        let asked = asked.filter(|asked| asked.waits_for.contains(&id) || (asked.seat == id && !agree));
        let Some(asked) = asked else {
            return Err(refusal::not_asked(&id));
        };
        if shown != Some(what.to) || what.branch != asked.branch {
            return Err(refusal::another_takeback());
        }
        if !agree {
            self.notes.takeback = None;
        } else {
            asked.waits_for.retain(|waiting| !person.holds(waiting));
            if asked.waits_for.is_empty() {
                let Takeback { to, branch, .. } = *asked;
                return self.go_back(to, branch);
            }
        }
        self.touch();
        Ok(Reply::Done)
    }

    fn go_back(&mut self, to: usize, branch: Option<u32>) -> Result<Reply, Refusal> {
        self.notes.takeback = None;
        self.touch();
        let gone = match branch {
            Some(branch) => self.journal.open_branch(branch),
            None => self.journal.takeback(to),
        };
        gone.map_err(|_| refusal::not_replayable(to.saturating_add(1)))?;
        self.went_back();
        Ok(Reply::Done)
    }

    /// What a person can take back and give again.
    pub(crate) fn undo_of(&self, person: &Person, eyes: Eyes) -> Undo {
        if let Some(lesson) = self.lesson() {
            return if person.holds(&lesson.seat) { self.undo_in_lesson(lesson) } else { Undo::default() };
        }
        let held = || self.title().all_seats().filter(|seat| person.holds(self.title().seat_id(*seat)));
        let id = |seat: Seat| self.title().seat_id(seat).to_owned();
        let at_once = held().filter_map(|seat| Some((self.journal.undoable(seat).ok()?, seat))).max();
        // Of those who have ordered, whoever did so last is told why not.
        let entries = self.journal.entries();
        let last = entries.iter().rev().find(|entry| held().any(|seat| seat == entry.seat)).map(|entry| entry.seat);
        let last = last.filter(|_| at_once.is_none());
        let back = last.and_then(|seat| Some(Back { seat: id(seat), to: self.number(eyes, self.last_of(seat)?) }));
        Undo {
            undo: at_once.map(|(_, seat)| id(seat)),
            redo: self.journal.redoable().into_iter().map(id).find(|seat| person.holds(seat)),
            why_not: last.and_then(|seat| self.journal.undoable(seat).err()),
            back,
        }
    }
}
