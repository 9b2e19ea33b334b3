//! A pair of eyes on a table: it gets the whole scene once, and then what has changed since.

use engine::Eyes;
use engine::view::Counter;

use crate::names::person_name;
use crate::notes::Done;
use crate::protocol::{Ask, Change, Line, Reply, Scene};
use crate::refusal::Refusal;
use crate::{Person, Table};

/// The longest mark of something that is asked, in bytes.
const LONGEST_MARK: usize = 64;
/// So many marks are remembered: what is sent again is among the last.
const MOST_MARKS: usize = 200;

/// Somebody who watches a table, and what they have been shown.
pub struct Watcher {
    person: Person,
    eyes: Eyes,
    shown: Option<Shown>,
}

/// What a watcher has been shown.
struct Shown {
    scene: Scene,
    /// How many events the log of the scene covers, whoever may know them.
    events: usize,
    version: u64,
    rewound: u64,
}

impl Watcher {
    /// Somebody who looks through the eyes of the seat that is waited for, if they hold it; or else of their first
    /// seat; or of everybody.
    pub fn new(person: Person, table: &Table) -> Watcher {
        Watcher { eyes: table.default_eyes(&person), person, shown: None }
    }

    /// Who watches.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// The watcher is somebody else from now on: a seat has changed hands. They have to be shown the scene anew.
    pub fn becomes(&mut self, person: Person, table: &Table) {
        let keeps = matches!(self.eyes, Eyes::Seat(seat) if person.holds(table.title().seat_id(seat)));
        if !keeps {
            self.eyes = table.default_eyes(&person);
        }
        self.person = person;
        self.shown = None;
    }

    /// As [`handle`](Watcher::handle), but what carries a mark that was done before is not done again: so it can be sent
    /// again whenever the answer was lost on its way.
    pub fn handle_once(&mut self, table: &mut Table, mark: &str, ask: Ask) -> Reply {
        if mark.is_empty() || mark.len() > LONGEST_MARK {
            return Refusal::Mark(LONGEST_MARK).into();
        }
        if table.notes.done.iter().any(|done| done.mark == mark) {
            return Reply::Done;
        }
        let reply = self.handle(table, ask);
        if matches!(reply, Reply::Done) {
            let surplus = (table.notes.done.len() + 1).saturating_sub(MOST_MARKS);
            table.notes.done.drain(..surplus);
            table.notes.done.push(Done { mark: mark.to_owned(), orders: table.notes.orders });
        }
        reply
    }

    /// Reply to the watcher's person, and look where they want to look.
    pub fn handle(&mut self, table: &mut Table, ask: Ask) -> Reply {
        match ask {
            Ask::Look { seat } => self.look(table, seat.as_deref()),
            Ask::At { order } => self.at(table, order),
            Ask::WriteDown { order } => table.write_down(self.eyes, order),
            Ask::Name { name } => {
                self.person.name = person_name(&name);
                table.handle(&self.person, Ask::Name { name })
            }
            ask => table.handle(&self.person, ask),
        }
    }

    fn look(&mut self, table: &Table, seat: Option<&str>) -> Reply {
        self.eyes = match seat.map(|id| table.held(&self.person, id)) {
            None => Eyes::Public,
            Some(Ok(seat)) => Eyes::Seat(seat),
            Some(Err(refusal)) => return refusal,
        };
        Reply::Scene { scene: Box::new(self.scene(table)) }
    }

    fn at(&self, table: &Table, order: usize) -> Reply {
        let count = table.journal.entries().len();
        if order > count {
            return Refusal::NoSuchOrder(order.saturating_add(1), count).into();
        }
        let scene = match order == count {
            true => Ok(self.look_anew(table).scene),
            false => table.scene_at(&self.person, self.eyes, order),
        };
        match scene {
            Ok(scene) => Reply::Scene { scene: Box::new(scene) },
            Err(_) => Refusal::NotReplayable(order.saturating_add(1)).into(),
        }
    }

    /// Everything that there is to see now.
    pub fn scene(&mut self, table: &Table) -> Scene {
        let shown = self.look_anew(table);
        self.shown.insert(shown).scene.clone()
    }

    /// What has changed since the last scene or change, if anything.
    pub fn change(&mut self, table: &Table) -> Option<Change> {
        let Some(before) = self.shown.take() else {
            self.scene(table);
            return None;
        };
        if before.version == table.version {
            self.shown = Some(before);
            return None;
        }
        let now = self.look_again(table, &before);
        let mut change = difference(&before.scene, &now.scene);
        if now.scene.now.orders > before.scene.now.orders && now.rewound == before.rewound {
            change.given = table.given(self.eyes);
        }
        let nothing = Change { given: None, ..change.clone() } == nothing_new(&before.scene);
        self.shown = Some(now);
        (!nothing).then_some(change)
    }

    fn look_anew(&self, table: &Table) -> Shown {
        let mut scene = table.scene_without_log(&self.person, self.eyes);
        // What can no longer be replayed can no longer be told.
        scene.log = table.log_from(0, self.eyes).unwrap_or_default();
        self.shown_now(table, scene)
    }

    /// The scene now, where the log before it is known.
    fn look_again(&self, table: &Table, before: &Shown) -> Shown {
        if before.rewound != table.rewound {
            return self.look_anew(table);
        }
        let mut scene = table.scene_without_log(&self.person, self.eyes);
        scene.log = before.scene.log.clone();
        scene.log.extend(table.log_from(before.events, self.eyes).unwrap_or_default());
        self.shown_now(table, scene)
    }

    fn shown_now(&self, table: &Table, scene: Scene) -> Shown {
        let events = table.journal.event_count().unwrap_or(0);
        Shown { scene, events, version: table.version, rewound: table.rewound }
    }
}

/// A change that says that nothing has changed.
fn nothing_new(scene: &Scene) -> Change {
    Change { now: scene.now.clone(), log_from: scene.log.len(), ..Change::default() }
}

/// What must be changed in one scene to get the other.
fn difference(before: &Scene, now: &Scene) -> Change {
    let (old, new) = (&before.view, &now.view);
    let log_from = before.log.iter().zip(&now.log).take_while(|(old, new)| old == new).count();
    Change {
        counters: fresh_counters(&old.counters, &new.counters),
        gone: gone_counters(&old.counters, &new.counters),
        stage: changed(&old.stage, &new.stage),
        phases: changed(&old.phases, &new.phases),
        turns: changed(&old.turns, &new.turns),
        ground: changed(&old.ground, &new.ground),
        marks: changed(&old.marks, &new.marks),
        announced: changed(&old.announced, &new.announced),
        tracks: changed(&old.tracks, &new.tracks),
        hands: changed(&old.hands, &new.hands),
        seats: changed(&before.seats, &now.seats),
        standing: changed(&before.standing, &now.standing),
        log_from,
        log: tail(&now.log, log_from),
        chat: now.chat.get(before.chat.len()..).unwrap_or_default().to_vec(),
        ..nothing_new(now)
    }
}

fn changed<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}

fn tail(log: &[Line], from: usize) -> Vec<Line> {
    log.get(from..).unwrap_or_default().to_vec()
}

fn fresh_counters(old: &[Counter], new: &[Counter]) -> Vec<Counter> {
    // Most stand where they stood, in the list as on the board.
    let same = |at: usize, counter: &Counter| old.get(at) == Some(counter) || old.contains(counter);
    let fresh = new.iter().enumerate().filter(|(at, counter)| !same(*at, counter));
    fresh.map(|(_, counter)| counter.clone()).collect()
}

fn gone_counters(old: &[Counter], new: &[Counter]) -> Vec<String> {
    let stays = |id: &str| new.iter().any(|counter| counter.id == id);
    old.iter().filter(|counter| !stays(&counter.id)).map(|counter| counter.id.clone()).collect()
}
