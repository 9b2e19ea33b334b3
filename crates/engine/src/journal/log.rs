//! What happened, event by event. It is found by replay, and what was found is remembered: asking again after one
//! more order replays that order alone.

use std::sync::{MutexGuard, PoisonError};

use super::{Journal, begin, replay_entry, setup_fault};
use crate::dice::Dice;
use crate::event::{Event, Events};
use crate::fault::Fault;
use crate::game::Game;
use crate::message::{Arg, Message};
use crate::seat::Seats;

/// The events that somebody has asked for so far.
pub(super) struct Log<S> {
    events: Vec<(Option<usize>, Event)>,
    /// Up to which entry they are known; none before anybody asked.
    known: Option<usize>,
    /// The state there, unless orders were taken back since.
    state: Option<S>,
}

impl<S> Default for Log<S> {
    fn default() -> Self {
        Log { events: Vec::new(), known: None, state: None }
    }
}

/// That nothing can be told of what some orders caused: from after the first number to the second.
fn untold(after: usize, until: usize) -> Event {
    let number = |count: usize| Arg::Int(i32::try_from(count).unwrap_or(i32::MAX));
    let message = Message::plain("engine-history-missing").with("from", number(after + 1)).with("to", number(until));
    Event { to: Seats::ALL, reveals: false, message }
}

impl<G: Game> Journal<G> {
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
            match replay_entry(game, &mut state, entry, &mut Events::heard_by(&mut list)) {
                Ok(_) => {
                    log.events.extend(list.drain(..).map(|event| (Some(at), event)));
                    at += 1;
                }
                // The record does not hold: it is told on from where it is known to have stood next.
                Err(_) => {
                    list.clear();
                    let next = self.snapshots.iter().find(|(count, _)| *count > at);
                    let (count, there) = next.cloned().unwrap_or((self.entries.len(), self.state.clone()));
                    log.events.push((Some(count - 1), untold(at, count)));
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
            (log.known, log.state) = (Some(keep), None);
        }
    }
}
