//! What is said at a table, who hears it, and how much of it is kept: of each person their last words.

use engine::Refusal;

use crate::limits::{LONGEST_SAYING, MOST_SAID, MOST_SAID_BYTES, MOST_SAID_WATCHING};
use crate::protocol::{Reply, Said};
use crate::{Person, Table, refusal};

impl Table {
    /// What was said, as far as a person hears it.
    pub(crate) fn heard_by(&self, person: &Person) -> impl Iterator<Item = &Said> {
        let watches = person.seats.is_empty();
        self.notes.chat.iter().filter(move |said| watches || !said.aside)
    }

    pub(crate) fn say(&mut self, person: &Person, text: &str) -> Result<Reply, Refusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(refusal::nothing_said());
        }
        if text.chars().count() > LONGEST_SAYING {
            return Err(refusal::said_too_long(LONGEST_SAYING));
        }
        let at = self.journal.entries().len();
        let mut seats = person.seats.iter();
        let seat = seats.next().filter(|_| seats.next().is_none()).cloned();
        let watching = person.seats.is_empty();
        let aside = watching && self.outcome().is_none();
        let said = Said { who: person.name.clone(), seat, text: text.to_owned(), at, aside, watching };
        self.make_room_for(&said);
        self.notes.chat.push(said);
        self.touch();
        Ok(Reply::Done)
    }

    /// Forget the first words of whoever speaks now, where they have said too much: half of all, so that it is seldom.
    fn make_room_for(&mut self, fresh: &Said) {
        let most = if fresh.watching { MOST_SAID_WATCHING } else { MOST_SAID };
        let theirs = || self.notes.chat.iter().filter(|said| same_person(said, fresh));
        let mut count = 1 + theirs().count();
        let mut bytes = fresh.text.len() + theirs().map(|said| said.text.len()).sum::<usize>();
        if count <= most && bytes <= MOST_SAID_BYTES {
            return;
        }
        self.notes.chat.retain(|said| {
            let goes = same_person(said, fresh) && (count > most / 2 || bytes > MOST_SAID_BYTES / 2);
            if goes {
                (count, bytes) = (count - 1, bytes - said.text.len());
            }
            !goes
        });
    }
}

/// Whether two things were said from the same place: a seat, several seats, or among those who watch.
fn same_person(one: &Said, other: &Said) -> bool {
    let watches = |said: &Said| said.watching || said.aside;
    one.seat == other.seat && watches(one) == watches(other)
}
