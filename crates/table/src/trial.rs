//! What if: a table of one's own that begins where another stands, to try things on. It lives as long as the window.

use engine::{Eyes, Refusal, Seed, Urgency};

use crate::protocol::{Ask, Reply};
use crate::{Person, Table, TableNotes, Watcher, refusal};

/// A table to try things on, and who looks at it: one person, who holds every seat.
pub(crate) struct Trial {
    pub(crate) table: Table,
    pub(crate) watcher: Watcher,
}

impl Watcher {
    /// Begin a trial: everything is asked of it from now on.
    pub(crate) fn suppose(
        &mut self,
        table: &Table,
        seat: Option<&str>,
        order: usize,
        seed: &str,
    ) -> Result<Reply, Refusal> {
        let table = self.trial.as_ref().map_or(table, |trial| &trial.table);
        let person = self.trial.as_ref().map_or(self.person(), |trial| trial.watcher.person());
        let eyes = match seat {
            Some(id) => Eyes::Seat(table.held(person, id)?),
            None => Eyes::Public,
        };
        let seed: Seed = seed.parse().map_err(|fault| Refusal::unreadable(&fault))?;
        let trial = table.supposed(eyes, order, seed)?;
        let seats = trial.title().seats.iter().map(|seat| seat.id.clone()).collect();
        let person = Person { name: person.name.clone(), seats, keeper: true };
        let mut watcher = Watcher::new(person.clone(), &trial);
        let _ = watcher.look(&trial, seat, None);
        let scene = watcher.look_around(&trial);
        self.trial = Some(Box::new(Trial { table: trial, watcher }));
        Ok(Reply::Trial { scene, you: person })
    }
}

impl Table {
    /// Another table that begins where this one stood before an order, by its number for these eyes.
    fn supposed(&self, eyes: Eyes, order: usize, seed: Seed) -> Result<Table, Refusal> {
        let place = self.place(eyes, order)?;
        let not_replayable = |_| refusal::not_replayable(order.saturating_add(1));
        let journal = self.journal.suppose(place, eyes, seed).map_err(not_replayable)?;
        let journal = journal.ok_or_else(refusal::trial_hidden)?;
        let notes = TableNotes { name: self.notes.name.clone(), ..TableNotes::default() };
        Table::around(self.game.clone(), journal, notes).map_err(not_replayable)
    }

    /// Let the computer decide what somebody is asked now.
    fn computer_decides(&mut self) -> Result<Reply, Refusal> {
        let asked = self.journal.asked().into_iter().find(|asked| asked.urgency != Urgency::May);
        let seat = asked.map(|asked| asked.seat).ok_or_else(refusal::nothing_to_decide)?;
        let order = self.computer_order(seat, commander::Kind::Greedy).ok_or_else(refusal::nothing_to_decide)?;
        self.give(seat, &order, &[])
    }
}

impl Trial {
    /// Reply to whoever tries.
    pub(crate) fn handle(&mut self, mark: Option<&str>, ask: Ask) -> Reply {
        match (ask, mark) {
            (Ask::Computer, _) => self.table.computer_decides().unwrap_or_else(Reply::Refused),
            (ask, Some(mark)) => self.watcher.handle_once(&mut self.table, mark, ask),
            (ask, None) => self.watcher.handle(&mut self.table, ask),
        }
    }
}
