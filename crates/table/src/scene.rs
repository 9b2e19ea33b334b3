//! What a person may see of a table, through some eyes.

use std::sync::Arc;

use engine::erased::{AnyJournal, Log};
use engine::journal::LeftLine;
use engine::{Entry, Eyes, Fault, Kind, Seat, Urgency, View};

use crate::limits::{LOG_LINES, MOST_LINES_SHOWN};
use crate::protocol::{Branch, Given, Line, Now, Pending, Said, Scene, Takeback};
use crate::table::Left;
use crate::{Person, Table};

impl Table {
    /// The scene as it is now, but for its log.
    pub(crate) fn scene_without_log(&self, person: &Person, eyes: Eyes) -> Scene {
        let now = Now {
            orders: self.count(eyes),
            asked: self.asked(person, eyes),
            undo: self.undo_of(person, eyes),
            pending: self.pending(person),
            rest: self.rest(person),
            takeback: self.notes.takeback.as_ref().map(|asked| self.takeback_for(eyes, asked)),
            outcome: self.outcome(),
            lesson: self.teaching(),
        };
        Scene {
            eyes: self.eyes_id(eyes),
            view: self.view(eyes),
            now,
            seats: self.notes.seats.clone(),
            log: Vec::new(),
            log_before: 0,
            chat: self.heard_by(person).map(|said| self.said_for(eyes, said)).collect(),
            standing: self.notes.standing.iter().filter(|(seat, ..)| person.holds(seat)).cloned().collect(),
            branches: self.branches(eyes),
            given: None,
        }
    }

    /// What these eyes see of the position. Found out once for each position.
    pub(crate) fn view(&self, eyes: Eyes) -> Arc<View> {
        let eyes = if self.journal.all_see_the_same() { Eyes::Public } else { eyes };
        let mut views = self.views.borrow_mut();
        if let Some((_, known)) = views.iter().find(|(whose, _)| *whose == eyes) {
            return known.clone();
        }
        let view = Arc::new(self.journal.view(eyes));
        views.push((eyes, view.clone()));
        view
    }

    /// The position before an order of the record, with what had happened and been said by then. Nobody decides anything in
    /// the past.
    pub(crate) fn scene_at(&self, person: &Person, eyes: Eyes, order: usize) -> Result<Scene, Fault> {
        let view = self.journal.view_at(order, eyes)?;
        let (log_before, log) = self.log_before(order, eyes)?;
        Ok(Scene {
            eyes: self.eyes_id(eyes),
            view: Arc::new(view),
            now: Now { orders: self.number(eyes, order), lesson: self.teaching(), ..Now::default() },
            seats: self.notes.seats.clone(),
            log,
            log_before,
            chat: self.heard_by(person).filter(|said| said.at <= order).map(|said| self.said_for(eyes, said)).collect(),
            standing: self.notes.standing.iter().filter(|(seat, ..)| person.holds(seat)).cloned().collect(),
            branches: self.branches(eyes),
            given: self.given(eyes, self.number(eyes, order)),
        })
    }

    /// A takeback that somebody asks for, by the numbers of some eyes.
    pub(crate) fn takeback_for(&self, eyes: Eyes, asked: &Takeback) -> Takeback {
        Takeback { to: self.number(eyes, asked.to), ..asked.clone() }
    }

    /// Something that was said, by the numbers of some eyes.
    fn said_for(&self, eyes: Eyes, said: &Said) -> Said {
        Said { at: self.number(eyes, said.at), ..said.clone() }
    }

    /// The lines of play that were left, the latest first, as many as are shown; at a lesson its steps take their place.
    /// Lines in which these eyes noticed nothing are none to them.
    fn branches(&self, eyes: Eyes) -> Vec<Branch> {
        let lines = if self.lesson().is_none() { self.journal.left_lines() } else { Vec::new() };
        let mut known = self.lines.borrow_mut();
        let told = |line: &LeftLine| {
            let LeftLine { branch, after, orders } = *line;
            let stage = || Some(self.journal.branch_view(branch, Eyes::Public).ok()?.brief());
            let seen = || Left { stage: stage(), orders: self.journal.branch_noticed(branch, eyes) };
            let Left { stage, orders } = known.entry((branch, after + orders, eyes)).or_insert_with(seen).clone();
            let after = self.number(eyes, after);
            let line = Branch { id: branch, after, orders, opens: stage.is_some(), stage: stage.unwrap_or_default() };
            (orders > 0).then_some(line)
        };
        lines.iter().rev().filter_map(told).take(MOST_LINES_SHOWN).collect()
    }

    /// What happened, as far as these eyes may know it, without the first so many events.
    pub(crate) fn log_from(&self, first: usize, eyes: Eyes) -> Result<Vec<Arc<Line>>, Fault> {
        Ok(self.lines_of(self.journal.log_from(first, eyes)?, eyes))
    }

    /// What had happened before an order of the record, as far as it is shown, and how many lines there were before that.
    pub(crate) fn log_before(&self, order: usize, eyes: Eyes) -> Result<(usize, Vec<Arc<Line>>), Fault> {
        let (before, log) = self.journal.log_before(order, LOG_LINES, eyes)?;
        Ok((before, self.lines_of(log, eyes)))
    }

    fn lines_of(&self, log: Log, eyes: Eyes) -> Vec<Arc<Line>> {
        let entries = self.journal.entries();
        let line = |(order, what): (Option<usize>, _)| {
            let seat = order.and_then(|at: usize| entries.get(at)).map(|entry| entry.seat);
            let order = order.map(|at| self.number(eyes, at));
            Arc::new(Line { order, seat: seat.map(|seat| self.title().seat_id(seat).to_owned()), what })
        };
        log.into_iter().map(line).collect()
    }

    fn eyes_id(&self, eyes: Eyes) -> Option<String> {
        match eyes {
            Eyes::Seat(seat) => Some(self.title().seat_id(seat).to_owned()),
            Eyes::Public => None,
        }
    }

    /// The order that waits for a die. Which it is, others learn unless it is under seal.
    fn pending(&self, person: &Person) -> Option<Pending> {
        let pending = self.journal.pending()?;
        let seat = self.title().seat_id(pending.seat);
        let (sides, clause) = self.wanted.clone()?;
        let sealed =
            self.journal.asked().iter().any(|asked| asked.seat == pending.seat && asked.urgency == Urgency::Sealed);
        let open = person.holds(seat) || (!sealed && !has_words(self.journal.as_ref(), &pending.order));
        let order = if open { pending.order.clone() } else { String::new() };
        Some(Pending { seat: seat.to_owned(), order, rolls: pending.rolls.clone(), sides, clause })
    }

    fn rest(&self, person: &Person) -> Option<String> {
        let (seat, rest) = self.journal.rest()?;
        person.holds(self.title().seat_id(seat)).then_some(rest)
    }

    /// The last of so many orders that these eyes noticed, where they may know it: what was sealed and words that were meant
    /// for the record stay with whoever gave it.
    pub(crate) fn given(&self, eyes: Eyes, orders: usize) -> Option<Given> {
        let entry = self.journal.entries().get(self.place(eyes, orders.checked_sub(1)?).ok()?)?;
        let open = |entry: &Entry| entry.urgency != Urgency::Sealed && !has_words(self.journal.as_ref(), &entry.order);
        let may_know = eyes == Eyes::Seat(entry.seat) || open(entry);
        let given = || Given { seat: self.title().seat_id(entry.seat).to_owned(), order: entry.order.clone() };
        may_know.then(given)
    }

    /// Whether somebody holds seats of several sides that hide hands from each other: those who share a screen are shown a
    /// hand, and what can be done with it, only when they look through the eyes of its seat.
    pub(crate) fn shares_secrets(&self, person: &Person) -> bool {
        let mut sides = self.title().seats.iter().filter(|seat| person.holds(&seat.id)).map(|seat| seat.side);
        let first = sides.next();
        let hides = || {
            let view = self.view(Eyes::Public);
            view.veiled || !view.hands.is_empty()
        };
        sides.any(|side| Some(side) != first) && hides()
    }

    /// Whose eyes a person looks through unless they say so: those of the seat that is waited for, if they hold it, or
    /// of their first seat; those of everybody where several at one screen have secrets.
    pub(crate) fn default_eyes(&self, person: &Person) -> Eyes {
        if self.shares_secrets(person) {
            return Eyes::Public;
        }
        let holds = |seat: &Seat| person.holds(self.title().seat_id(*seat));
        let asked = self.journal.asked().into_iter().filter(|asked| asked.urgency != Urgency::May);
        let seat = asked.map(|asked| asked.seat).find(holds).or_else(|| self.title().all_seats().find(holds));
        seat.map_or(Eyes::Public, Eyes::Seat)
    }
}

/// Whether an order holds free words: a referee's reason.
fn has_words(journal: &dyn AnyJournal, order: &str) -> bool {
    journal.title().verb_of(order).is_none_or(|verb| verb.fields.iter().any(|field| field.kind == Kind::Text))
}
