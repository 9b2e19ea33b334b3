//! A pair of eyes on a table: it gets the whole scene once, and then what has changed since.

use std::collections::HashMap;
use std::sync::Arc;

use engine::view::{Counter, Holder};
use engine::{Eyes, SmolStr};

use crate::names::person_name;
use crate::protocol::{Ask, Change, Reply, Scene};
use crate::shown::Shown;
use crate::trial::Trial;
use crate::{Person, Table, refusal};

/// Somebody who watches a table, and what they have been shown.
pub struct Watcher {
    person: Person,
    eyes: Eyes,
    shown: Option<Arc<Shown>>,
    /// What they try by themselves.
    pub(crate) trial: Option<Box<Trial>>,
}

impl Watcher {
    /// Somebody who looks through the eyes of the seat that is waited for, if they hold it; or else of their first
    /// seat; or of everybody.
    pub fn new(person: Person, table: &Table) -> Watcher {
        Watcher { eyes: table.default_eyes(&person), person, shown: None, trial: None }
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
        self.trial = None;
    }

    /// Reply to the watcher's person, and look where they want to look.
    pub fn handle(&mut self, table: &mut Table, ask: Ask) -> Reply {
        let ask = match self.try_out(table, None, ask) {
            Ok(reply) => return reply,
            Err(ask) => ask,
        };
        match ask {
            Ask::Look { seat, before } => self.look(table, seat.as_deref(), before),
            Ask::At { order } => self.at(table, order),
            Ask::WriteDown { order } => table.write_down(self.eyes, order),
            Ask::Winning { order } => table.winning(self.eyes, order).unwrap_or_else(Reply::Refused),
            Ask::Charts { order } => table.charts(self.eyes, order).unwrap_or_else(Reply::Refused),
            Ask::Name { name } => {
                self.person.name = person_name(&name);
                table.handle_through(&self.person, self.eyes, Ask::Name { name })
            }
            ask => table.handle_through(&self.person, self.eyes, ask),
        }
    }

    /// The reply of a trial, or to whoever begins or ends one; what is not for it is given back.
    pub(crate) fn try_out(&mut self, table: &Table, mark: Option<&str>, ask: Ask) -> Result<Reply, Ask> {
        match (ask, &mut self.trial) {
            (Ask::Suppose { seat, order, seed }, _) => {
                Ok(self.suppose(table, seat.as_deref(), order, &seed).unwrap_or_else(Reply::Refused))
            }
            (Ask::EndTrial, trial) => {
                *trial = None;
                Ok(Reply::Scene { scene: self.look_around(table), before: None })
            }
            (ask, Some(trial)) => Ok(trial.handle(mark, ask)),
            (ask, None) => Err(ask),
        }
    }

    /// Look through the eyes of a seat.
    pub(crate) fn look(&mut self, table: &Table, seat: Option<&str>, before: Option<usize>) -> Reply {
        let place = match before.map(|number| table.place(self.eyes, number)).transpose() {
            Ok(place) => place,
            Err(refusal) => return refusal.into(),
        };
        self.eyes = match seat.map(|id| table.held(&self.person, id)) {
            None => Eyes::Public,
            Some(Ok(seat)) => Eyes::Seat(seat),
            Some(Err(refusal)) => return refusal.into(),
        };
        let before = place.map(|place| table.number(self.eyes, place));
        Reply::Scene { scene: self.look_around(table), before }
    }

    fn at(&self, table: &Table, order: usize) -> Reply {
        let place = match table.place(self.eyes, order) {
            Ok(place) => place,
            Err(refusal) => return refusal.into(),
        };
        let scene = match order == table.count(self.eyes) {
            true => {
                let given = table.given(self.eyes, order);
                Ok(Arc::new(Scene { given, ..Scene::clone(&self.sees(table).scene) }))
            }
            false => table.scene_at(&self.person, self.eyes, place).map(Arc::new),
        };
        match scene {
            Ok(scene) => Reply::Scene { scene, before: None },
            Err(_) => refusal::not_replayable(order.saturating_add(1)).into(),
        }
    }

    /// Everything that there is to see now.
    pub fn scene(&mut self, table: &Table) -> Scene {
        Scene::clone(&self.look_around(table))
    }

    /// The same, shared with all who see the same.
    pub fn look_around(&mut self, table: &Table) -> Arc<Scene> {
        if let Some(Trial { table, watcher }) = self.trial.as_deref_mut() {
            return watcher.look_around(table);
        }
        let shown = self.sees(table);
        self.shown.insert(shown).scene.clone()
    }

    /// What has changed since the last scene or change, if anything. Whoever saw the same shares it.
    pub fn change(&mut self, table: &Table) -> Option<Arc<Change>> {
        if let Some(Trial { table, watcher }) = self.trial.as_deref_mut() {
            return watcher.change(table);
        }
        let Some(before) = self.shown.take() else {
            self.look_around(table);
            return None;
        };
        if before.version == table.version {
            self.shown = Some(before);
            return None;
        }
        let now = self.shown.insert(table.shown_after(&before, &self.person, self.eyes));
        now.change_since(&before, || self::change(table, self.eyes, &before, now))
    }

    /// What the watcher would be shown now.
    fn sees(&self, table: &Table) -> Arc<Shown> {
        table.shown(&self.person, self.eyes)
    }
}

/// What has changed from one showing to another, if anything.
fn change(table: &Table, eyes: Eyes, before: &Shown, now: &Shown) -> Option<Change> {
    let mut change = difference(&before.scene, &now.scene);
    if now.scene.now.orders > before.scene.now.orders && now.rewound == before.rewound {
        change.given = table.given(eyes, now.scene.now.orders);
    }
    let nothing = Change { given: None, ..change.clone() } == nothing_new(&before.scene);
    (!nothing).then_some(change)
}

/// A change that says that nothing has changed.
fn nothing_new(scene: &Scene) -> Change {
    let log_from = scene.log_before + scene.log.len();
    Change { now: scene.now.clone(), log_before: scene.log_before, log_from, ..Change::default() }
}

/// What must be changed in one scene to get the other.
fn difference(before: &Scene, now: &Scene) -> Change {
    let (old, new) = (&before.view, &now.view);
    // Lines that are no longer shown still hold; where fewer are left than were shown, all that are shown are told anew.
    let shown = now.log_before.checked_sub(before.log_before).map(|gone| before.log.get(gone..).unwrap_or_default());
    let same = same_beginning(shown.unwrap_or_default(), &now.log);
    let chat_from = same_beginning(&before.chat, &now.chat);
    Change {
        counters: fresh_counters(&old.counters, &new.counters),
        gone: gone_counters(&old.counters, &new.counters),
        stage: changed(&old.stage, &new.stage),
        phases: changed(&old.phases, &new.phases),
        turns: changed(&old.turns, &new.turns),
        board: changed(&old.board, &new.board),
        pictures: changed(&old.pictures, &new.pictures),
        ground: changed(&old.ground, &new.ground),
        grounds: changed(&old.grounds, &new.grounds),
        holders: other_holders(&old.holders, &new.holders),
        row: changed(&old.row, &new.row),
        marks: changed(&old.marks, &new.marks),
        announced: changed(&old.announced, &new.announced),
        tracks: changed(&old.tracks, &new.tracks),
        hands: changed(&old.hands, &new.hands),
        seats: changed(&before.seats, &now.seats),
        standing: changed(&before.standing, &now.standing),
        branches: changed(&before.branches, &now.branches),
        log_from: now.log_before + same,
        log: tail(&now.log, same),
        chat_from: Some(chat_from).filter(|from| *from < before.chat.len()),
        chat: tail(&now.chat, chat_from),
        ..nothing_new(now)
    }
}

/// What is held by another than before; by nobody where it is no longer told.
fn other_holders(old: &[Holder], new: &[Holder]) -> Vec<Holder> {
    if old == new {
        return Vec::new();
    }
    let by = |holders: &[Holder]| -> HashMap<(SmolStr, SmolStr), SmolStr> {
        holders.iter().map(|one| ((one.what.clone(), one.place.clone()), one.by.clone())).collect()
    };
    let (before, now) = (by(old), by(new));
    let other = new.iter().filter(|one| before.get(&(one.what.clone(), one.place.clone())) != Some(&one.by)).cloned();
    let freed = old.iter().filter(|one| !now.contains_key(&(one.what.clone(), one.place.clone())));
    other.chain(freed.map(|one| Holder { by: SmolStr::default(), ..one.clone() })).collect()
}

fn changed<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}

fn same_beginning<T: PartialEq>(old: &[T], new: &[T]) -> usize {
    old.iter().zip(new).take_while(|(old, new)| old == new).count()
}

fn tail<T: Clone>(list: &[T], from: usize) -> Vec<T> {
    list.get(from..).unwrap_or_default().to_vec()
}

fn fresh_counters(old: &[Counter], new: &[Counter]) -> Vec<Counter> {
    // Most stand where they stood, in the list as on the board.
    let same = |at: usize, counter: &Counter| old.get(at) == Some(counter) || old.contains(counter);
    let fresh = new.iter().enumerate().filter(|(at, counter)| !same(*at, counter));
    fresh.map(|(_, counter)| counter.clone()).collect()
}

fn gone_counters(old: &[Counter], new: &[Counter]) -> Vec<SmolStr> {
    let stays = |at: usize, id: &SmolStr| {
        new.get(at).is_some_and(|counter| counter.id == *id) || new.iter().any(|counter| counter.id == *id)
    };
    let gone = old.iter().enumerate().filter(|(at, counter)| !stays(*at, &counter.id));
    gone.map(|(_, counter)| counter.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_is_held_only_what_passed_to_others_is_told() {
        let held = |what: &str, place: &str, by: &str| Holder { what: what.into(), place: place.into(), by: by.into() };
        let before = [held("railroad", "1", "red"), held("town", "1", "red"), held("railroad", "2", "red")];
        let now = [held("railroad", "1", "red"), held("town", "1", "white"), held("town", "3", "red")];
        assert_eq!(other_holders(&before, &before), []);
        let told = [held("town", "1", "white"), held("town", "3", "red"), held("railroad", "2", "")];
        assert_eq!(other_holders(&before, &now), told);
    }
}
