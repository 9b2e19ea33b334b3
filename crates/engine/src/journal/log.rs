//! What happened, event by event. It is found by replay, and what was found is remembered: asking again after one
//! more order replays that order alone.

use std::sync::{MutexGuard, PoisonError};

use super::{Entry, Journal, begin, replay_entry, setup_fault};
use crate::decision::{Decision, Urgency};
use crate::dice::Dice;
use crate::event::{Event, Events};
use crate::fault::Fault;
use crate::game::Game;
use crate::message::{Arg, Message};
use crate::seat::{Eyes, Seat, Seats};

/// The events that somebody has asked for so far.
pub(super) struct Log<S> {
    events: Vec<(Option<usize>, Event)>,
    /// Who noticed each entry.
    noticed: Vec<Seats>,
    /// Up to which entry they are known; none before anybody asked.
    known: Option<usize>,
    /// The state there, unless orders were taken back since.
    state: Option<S>,
}

impl<S> Default for Log<S> {
    fn default() -> Self {
        Log { events: Vec::new(), noticed: Vec::new(), known: None, state: None }
    }
}

/// That nothing can be told of what some orders caused: from after the first number to the second.
fn untold(after: usize, until: usize) -> Event {
    let number = |count: usize| Arg::Int(i32::try_from(count).unwrap_or(i32::MAX));
    let message = Message::plain("engine-history-missing").with("from", number(after + 1)).with("to", number(until));
    Event { to: Seats::ALL, reveals: false, message }
}

/// Who can tell that an order was given. A part of an answer under seal, after which its seat is asked the same as before,
/// is noticed by whoever gave it and by those whom it told something; any other order by everybody.
pub(crate) fn noticed<G: Game>(
    game: &G,
    before: Option<&Decision>,
    after: &G::State,
    seat: Seat,
    events: &[Event],
) -> Seats {
    let part =
        before.is_some_and(|asked| asked.urgency == Urgency::Sealed) && before == game.decision(after, seat).as_ref();
    match part {
        true => events.iter().fold(Seats::only(seat), |seats, event| seats.and(event.to)),
        false => Seats::ALL,
    }
}

/// The same of an order that cannot be carried out again: of what was sealed nobody else hears.
fn noticed_unreplayed(entry: &Entry) -> Seats {
    if entry.urgency == Urgency::Sealed { Seats::only(entry.seat) } else { Seats::ALL }
}

impl<G: Game> Journal<G> {
    /// The entries that these eyes can tell were given, by their numbers from 0. What they noticed nothing of - parts of
    /// others' answers under seal - has no place in how orders are counted for them.
    pub fn noticed_by(&self, eyes: Eyes) -> Vec<usize> {
        let by = |seats: Seats| self.is_told(eyes, seats);
        match self.up_to_date() {
            Ok(log) => (0..).zip(&log.noticed).filter(|(_, seats)| by(**seats)).map(|(at, _)| at).collect(),
            Err(_) => {
                let noticed = (0..).zip(&self.entries).filter(|(_, entry)| by(noticed_unreplayed(entry)));
                noticed.map(|(at, _)| at).collect()
            }
        }
    }

    /// Who noticed each of the orders that lead from an entry of the game on to somewhere else.
    pub(super) fn noticed_after(&self, entry: usize, tail: &[Entry]) -> Vec<Seats> {
        let mut state = self.state_at(entry).ok();
        let (mut list, mut noticed) = (Vec::new(), Vec::new());
        for entry in tail {
            list.clear();
            noticed.push(match state.as_mut().map(|state| self.note_heard(state, entry, &mut list)) {
                Some(Ok(seats)) => seats,
                _ => {
                    state = None;
                    noticed_unreplayed(entry)
                }
            });
        }
        noticed
    }

    /// Carry out an entry, hear what happens, and say who noticed it.
    fn note_heard(&self, state: &mut G::State, entry: &Entry, list: &mut Vec<Event>) -> Result<Seats, String> {
        let game = self.game.as_ref();
        let sealed = entry.urgency == Urgency::Sealed;
        let before = if sealed { game.decision(state, entry.seat) } else { None };
        replay_entry(game, state, entry, &mut Events::heard_by(list))?;
        Ok(noticed(game, before.as_ref(), state, entry.seat, list))
    }

    /// Whether something told to some seats reaches these eyes.
    pub(crate) fn is_told(&self, eyes: Eyes, seats: Seats) -> bool {
        eyes.among(seats) || matches!(eyes, Eyes::Seat(seat) if self.game.is_referee(seat))
    }

    /// All events from the first replayable order on, by the entry that caused them. Set-up events come first, with
    /// no entry.
    pub fn events(&self) -> Result<Vec<(Option<usize>, Event)>, Fault> {
        self.events_from(0)
    }

    /// The same, without the first so many.
    pub fn events_from(&self, first: usize) -> Result<Vec<(Option<usize>, Event)>, Fault> {
        let log = self.up_to_date()?;
        Ok(log.events.get(first..).unwrap_or_default().to_vec())
    }

    /// Whatever is to be found in all events from the first replayable order on.
    pub fn hear<T>(&self, ear: impl FnOnce(&[(Option<usize>, Event)]) -> T) -> Result<T, Fault> {
        Ok(ear(&self.up_to_date()?.events))
    }

    /// How many events there are.
    pub fn event_count(&self) -> Result<usize, Fault> {
        Ok(self.up_to_date()?.events.len())
    }

    /// Replay what nobody has asked for yet.
    fn up_to_date(&self) -> Result<MutexGuard<'_, Log<G::State>>, Fault> {
        let mut guard = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let log = &mut *guard;
        let game = self.game.as_ref();
        let mut list = Vec::new();
        let (from, mut state) = match (log.known, self.from) {
            (Some(known), _) => (known, log.state.take().map_or_else(|| self.state_at(known), Ok)?),
            (None, Some(from)) => {
                log.events.extend((from > 0).then(|| (None, untold(0, from))));
                log.noticed.extend(self.entries[..from.min(self.entries.len())].iter().map(noticed_unreplayed));
                (from, self.state_at(from)?)
            }
            (None, None) => {
                let mut dice = Dice::given(self.setup_dice.iter().map(|die| die.value));
                let state = begin(game, &self.setup, &mut dice, &mut Events::heard_by(&mut list))
                    .map_err(|failure| setup_fault(game, failure))?;
                log.events.extend(list.drain(..).map(|event| (None, event)));
                (0, state)
            }
        };
        let mut at = from;
        while let Some(entry) = self.entries.get(at) {
            match self.note_heard(&mut state, entry, &mut list) {
                Ok(seats) => {
                    log.noticed.push(seats);
                    log.events.extend(list.drain(..).map(|event| (Some(at), event)));
                    at += 1;
                }
                // The record does not hold: it is told on from where it is known to have stood next.
                Err(_) => {
                    list.clear();
                    let next = self.snapshots.iter().find(|(count, _)| *count > at);
                    let (count, there) = next.cloned().unwrap_or((self.entries.len(), self.state.clone()));
                    log.events.push((Some(count - 1), untold(at, count)));
                    log.noticed.extend(self.entries[at..count].iter().map(noticed_unreplayed));
                    (at, state) = (count, there);
                }
            }
        }
        (log.known, log.state) = (Some(at), Some(state));
        Ok(guard)
    }

    /// Orders from entry `keep` on were taken back: what they caused did not happen.
    pub(super) fn untell(&mut self, keep: usize) {
        let log = self.log.get_mut().unwrap_or_else(PoisonError::into_inner);
        if log.known.is_some_and(|known| known > keep) {
            let stays = |(at, _): &(Option<usize>, Event)| at.is_none_or(|at| at < keep);
            let count = log.events.partition_point(stays);
            log.events.truncate(count);
            log.noticed.truncate(keep);
            (log.known, log.state) = (Some(keep), None);
        }
    }
}
