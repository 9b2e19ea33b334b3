//! Whose turn it is. Whoever asks has a lane of their own; the first of each lane stands in one line with the first of
//! all others. So however much one asks, others wait for one of their things at most.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::http_refusal::{self, HttpRefusal};
use crate::people::Caller;
use crate::refusal;

/// How many can have their turn at a time, and how many can be there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room {
    /// Turns at a time for everybody.
    pub(crate) at_once: usize,
    /// Turns at a time for one.
    pub(crate) of_one: usize,
    /// Who has a turn or waits for one, of one.
    pub(crate) there_of_one: usize,
    /// Who has a turn or waits for one.
    pub(crate) there: usize,
}

/// Everybody who has a turn or waits for one, by who they are.
pub(crate) struct Turns<K> {
    room: Room,
    line: Arc<Semaphore>,
    lanes: Mutex<HashMap<K, Lane>>,
}

/// Those of one asker.
struct Lane {
    first: Arc<Semaphore>,
    there: usize,
}

/// A turn: it ends when this is dropped.
pub(crate) struct Turn<K: Eq + Hash> {
    _permits: Option<(OwnedSemaphorePermit, OwnedSemaphorePermit)>,
    _place: Place<K>,
}

/// A place in a lane.
struct Place<K: Eq + Hash> {
    turns: Arc<Turns<K>>,
    who: K,
}

impl<K: Clone + Eq + Hash> Turns<K> {
    pub(crate) fn new(room: Room) -> Arc<Turns<K>> {
        Arc::new(Turns { room, line: Arc::new(Semaphore::new(room.at_once)), lanes: Mutex::default() })
    }

    /// One thing at a time, for as many as there are.
    pub(crate) fn one_by_one() -> Arc<Turns<K>> {
        Turns::new(Room { at_once: 1, of_one: 1, there_of_one: usize::MAX, there: usize::MAX })
    }

    fn lanes(&self) -> MutexGuard<'_, HashMap<K, Lane>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wait for a turn; refused where too many wait already.
    pub(crate) async fn take(self: &Arc<Self>, who: K) -> Result<Turn<K>, Refusal> {
        let (place, first) = self.stand_in_line(who)?;
        let permits = async {
            let own = first.acquire_owned().await?;
            Ok::<_, AcquireError>((own, self.line.clone().acquire_owned().await?))
        };
        // Nobody closes the line.
        Ok(Turn { _permits: permits.await.ok(), _place: place })
    }

    fn stand_in_line(self: &Arc<Self>, who: K) -> Result<(Place<K>, Arc<Semaphore>), Refusal> {
        let mut lanes = self.lanes();
        if lanes.get(&who).is_some_and(|lane| lane.there >= self.room.there_of_one) {
            return Err(refusal::too_much_at_once());
        }
        if lanes.values().map(|lane| lane.there).sum::<usize>() >= self.room.there {
            return Err(refusal::busy());
        }
        let new = || Lane { first: Arc::new(Semaphore::new(self.room.of_one)), there: 0 };
        let lane = lanes.entry(who.clone()).or_insert_with(new);
        lane.there += 1;
        Ok((Place { turns: self.clone(), who }, lane.first.clone()))
    }

    /// How many of one have a turn or wait for one.
    #[cfg(test)]
    pub(crate) fn there(&self, who: &K) -> usize {
        self.lanes().get(who).map_or(0, |lane| lane.there)
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut lanes = self.turns.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lane) = lanes.get_mut(&self.who) {
            lane.there -= 1;
            if lane.there == 0 {
                lanes.remove(&self.who);
            }
        }
    }
}

/// Who sends a request: from which address, as what.
pub(crate) type Sender = (Option<IpAddr>, Caller);

/// Let a request wait for its turn. What it starts keeps the turn until it is done, even if nobody waits for the answer.
pub(crate) async fn in_turn(State(turns): State<Arc<Turns<Sender>>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let caller = request.extensions().get().copied().unwrap_or(Caller::Guest);
    match turns.take((peer, caller)).await {
        Ok(turn) => http_refusal::within(Arc::new(turn), next.run(request)).await,
        Err(refusal) => HttpRefusal::from(refusal).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { at_once: 2, of_one: 1, there_of_one: 3, there: 5 };

    #[tokio::test]
    async fn however_much_one_asks_others_wait_for_one_thing_at_most() {
        let turns = Turns::new(Room { at_once: 1, there_of_one: 10, there: 20, ..ROOM });
        let done = Arc::new(Mutex::new(Vec::new()));
        let first = turns.take("greedy").await.expect("there is room");
        let ask = |who: &'static str| {
            let (turns, done) = (turns.clone(), done.clone());
            tokio::spawn(async move {
                let _turn = turns.take(who).await.expect("there is room");
                done.lock().expect("nobody fails").push(who);
            })
        };
        let mut asked: Vec<_> = (0..8).map(|_| ask("greedy")).collect();
        while turns.there(&"greedy") < 9 {
            tokio::task::yield_now().await;
        }
        asked.push(ask("modest"));
        while turns.there(&"modest") < 1 {
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in asked {
            task.await.expect("nobody fails");
        }
        let done = done.lock().expect("nobody fails").clone();
        let at = done.iter().position(|who| *who == "modest").expect("it was done");
        assert!(at <= 1, "{done:?}");
        assert_eq!((done.len(), turns.lanes().len()), (9, 0), "all was done, and nothing is left");
    }

    #[tokio::test]
    async fn too_much_of_one_and_too_much_of_all_are_refused() {
        let turns = Turns::new(ROOM);
        let wait = |who: &'static str| {
            let turns = turns.clone();
            tokio::spawn(async move { turns.take(who).await.map(|_| ()) })
        };
        let held = (turns.take("ann").await.expect("there is room"), turns.take("ben").await.expect("there is room"));
        let waiting = [wait("ann"), wait("ann"), wait("ben")];
        while turns.there(&"ann") < 3 || turns.there(&"ben") < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(turns.take("ann").await.err(), Some(refusal::too_much_at_once()));
        assert_eq!(turns.take("cem").await.err(), Some(refusal::busy()));
        // Who does not wait any longer makes room.
        waiting[1].abort();
        while turns.there(&"ann") > 2 {
            tokio::task::yield_now().await;
        }
        drop(held);
        assert!(turns.take("ann").await.is_ok());
        let [ann, _, ben] = waiting;
        assert!(ann.await.is_ok_and(|turn| turn.is_ok()) && ben.await.is_ok_and(|turn| turn.is_ok()));
    }
}
