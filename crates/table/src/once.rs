//! What carries a mark is done once: whatever others do, the last marks of each person are remembered.

use engine::Digest;

use crate::limits::LONGEST_MARK;
use crate::notes::Done;
use crate::protocol::{Ask, Reply};
use crate::{Table, Watcher, refusal};

impl Watcher {
    /// As [`handle`](Watcher::handle), but what carries a mark that was done before is not done again: so it can be sent
    /// again whenever the answer was lost on its way.
    pub fn handle_once(&mut self, table: &mut Table, mark: &str, ask: Ask) -> Reply {
        if mark.is_empty() || mark.len() > LONGEST_MARK {
            return refusal::no_mark(LONGEST_MARK).into();
        }
        let ask = match self.try_out(table, Some(mark), ask) {
            Ok(reply) => return reply,
            Err(ask) => ask,
        };
        if table.notes.done.iter().any(|done| done.mark == mark) {
            return Reply::Done;
        }
        let (before, rewound) = (table.version, table.rewound);
        let reply = self.handle(table, ask);
        // What has changed nothing can be done again.
        if matches!(reply, Reply::Done) && table.version != before {
            let seat = self.person().seats.first().cloned();
            let course = (table.rewound != rewound).then(|| table.course());
            table.notes.remember(Done { mark: mark.to_owned(), orders: table.notes.orders, course, seat });
        }
        reply
    }
}

impl Table {
    /// A fingerprint of the game's orders.
    fn course(&self) -> u64 {
        let orders: Vec<String> = self.journal.entries().iter().map(|entry| entry.order.clone()).collect();
        Digest::of(orders.join("\n").as_bytes()).0
    }

    /// Notes are written before the record: a going back that they say was done last, but that the record does not have,
    /// was not done.
    pub(crate) fn forget_what_was_not_done(&mut self) {
        // Where others have ordered since, it was.
        let last = self.notes.done.last().filter(|last| last.orders == self.notes.orders).and_then(|last| last.course);
        if last.is_some_and(|course| course != self.course()) {
            self.notes.done.pop();
        }
    }
}
