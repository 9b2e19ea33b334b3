//! Who sits at a table: who is here, who holds which seat, the links that give one, and seats that change hands.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use engine::Fault;
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::protocol::Player;
use ts_rs::TS;

use crate::http_refusal::{HttpRefusal, aside, body};
use crate::live::{Farewell, Inner, Live};
use crate::people::{self, HostOnly, Links, new_key};
use crate::refusal;
use crate::registry::Registry;

/// Who is here. Everybody at the table may know it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub(crate) struct Here {
    /// The seats whose persons are here.
    seats: BTreeSet<String>,
    /// How many others watch.
    watching: usize,
}

/// Who plays a seat, in the words of the start page: `person` at this computer, `friend` elsewhere, or a kind of computer
/// player.
#[derive(Debug, Serialize, TS)]
struct Seated {
    id: String,
    player: String,
    /// The key of the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// What the host may know of who sits there.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Arrangement {
    seats: Vec<Seated>,
    /// The key for those who watch.
    watch: String,
}

/// The player of a seat, and whether they come by a link.
pub(crate) fn player(word: &str) -> (Player, Comes) {
    match word {
        "person" => (Player::Person, Comes::FromHere),
        "friend" => (Player::Person, Comes::ByLink),
        kind => (Player::Computer(kind.to_owned()), Comes::FromHere),
    }
}

/// How a player comes to the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Comes {
    /// They are at this computer, or are the computer.
    FromHere,
    /// They have a link.
    ByLink,
}

impl Inner {
    /// Tell everybody who is here, if that has changed; but not a window that has not been welcomed yet.
    pub(crate) fn tell_who_is_here(&mut self, newcomer: Option<u64>) {
        let people = || self.windows.iter().map(|window| window.watcher.person());
        let seats = people().flat_map(|person| person.seats.iter().cloned()).collect();
        let here = Here { seats, watching: people().filter(|person| person.seats.is_empty()).count() };
        if here != self.here {
            self.here = here;
            let told = json!({ "here": self.here });
            self.windows.retain(|window| newcomer == Some(window.id()) || window.tell(&told));
        }
    }
}

impl Live {
    /// Who sits where, and by which links.
    pub(crate) fn company(&self) -> Arrangement {
        let inner = self.lock();
        let seats = inner.table.notes().seats.iter().map(|state| {
            let key = inner.links.seats.get(&state.id).cloned();
            let player = match &state.player {
                Player::Computer(kind) => kind.clone(),
                Player::Person if key.is_some() => "friend".to_owned(),
                Player::Person => "person".to_owned(),
            };
            Seated { id: state.id.clone(), player, key }
        });
        Arrangement { seats: seats.collect(), watch: inner.links.watch.clone() }
    }

    /// Give a seat to somebody else.
    pub(crate) fn hand_over(self: &Arc<Self>, seat: &str, word: &str) -> Result<(), Fault> {
        let (player, comes) = player(word);
        let key = new_key()?;
        self.rearrange(|inner| {
            inner.table.hand_over(seat, player)?;
            match comes {
                Comes::ByLink => inner.links.seats.insert(seat.to_owned(), key),
                Comes::FromHere => inner.links.seats.remove(seat),
            };
            Ok(())
        })
    }

    /// A new link for a seat, or for those who watch: the old one leads nowhere from now on.
    pub(crate) fn new_link(self: &Arc<Self>, seat: Option<&str>) -> Result<(), Fault> {
        self.rearrange(|inner| {
            let key = match seat {
                None => &mut inner.links.watch,
                Some(seat) => inner.links.seats.get_mut(seat).ok_or_else(|| {
                    let fault =
                        Fault::new(seat, "this seat has no link").advise("Give it to a friend elsewhere first.");
                    refusal::because(fault, &refusal::seat_without_link(seat))
                })?,
            };
            *key = new_key()?;
            Ok(())
        })
    }

    /// A table from before there were links gets one for those who watch.
    pub(crate) fn with_links(self: &Arc<Self>) -> Result<(), Fault> {
        let missing = self.lock().links.watch.is_empty();
        if missing { self.new_link(None) } else { Ok(()) }
    }

    /// Change who may do what, wholly or not at all; keep it, and let every window be whoever it is now.
    fn rearrange(self: &Arc<Self>, change: impl FnOnce(&mut Inner) -> Result<(), Fault>) -> Result<(), Fault> {
        let mut guard = self.lock();
        let inner = &mut *guard;
        change(inner)?;
        self.keep_or_go_back(inner)?;
        self.reseat(inner);
        inner.tell_who_is_here(None);
        inner.tell_changes();
        self.wake(inner);
        Ok(())
    }

    fn reseat(&self, inner: &mut Inner) {
        let mut others = Vec::new();
        for mut window in std::mem::take(&mut inner.windows) {
            match people::who(&window.visitor, &inner.table, &inner.links) {
                None => {
                    window.part(Farewell::NoSuchLink);
                    continue;
                }
                Some(mut person) => {
                    person.name.clone_from(&window.watcher.person().name);
                    if person != *window.watcher.person() {
                        window.watcher.becomes(person, &inner.table);
                        others.push(window.id());
                    }
                }
            }
            inner.windows.push(window);
        }
        for window in others {
            self.introduce(inner, window);
            self.welcome(inner, window);
        }
    }
}

/// `GET /api/tables/{table}/company`.
pub(crate) async fn company(
    _: HostOnly,
    State(registry): State<Arc<Registry>>,
    Path(table): Path<String>,
) -> Result<Json<Arrangement>, HttpRefusal> {
    aside(move || {
        let live = registry.table(&table)?;
        live.with_links()?;
        Ok(Json(live.company()))
    })
    .await
}

/// Who gets a seat.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Successor {
    player: String,
}

/// `PUT /api/tables/{table}/seats/{seat}`: the seat changes hands.
pub(crate) async fn hand_over(
    _: HostOnly,
    State(registry): State<Arc<Registry>>,
    Path((table, seat)): Path<(String, String)>,
    successor: Result<Json<Successor>, JsonRejection>,
) -> Result<Json<Arrangement>, HttpRefusal> {
    let successor = body(successor)?;
    aside(move || {
        let live = registry.table(&table)?;
        live.hand_over(&seat, &successor.player)?;
        Ok(Json(live.company()))
    })
    .await
}

/// `POST /api/tables/{table}/seats/{seat}/link`: a new link for the seat.
pub(crate) async fn new_seat_link(
    _: HostOnly,
    State(registry): State<Arc<Registry>>,
    Path((table, seat)): Path<(String, String)>,
) -> Result<Json<Arrangement>, HttpRefusal> {
    new_link(registry, table, Some(seat)).await
}

/// `POST /api/tables/{table}/link`: a new link for those who watch.
pub(crate) async fn new_watch_link(
    _: HostOnly,
    State(registry): State<Arc<Registry>>,
    Path(table): Path<String>,
) -> Result<Json<Arrangement>, HttpRefusal> {
    new_link(registry, table, None).await
}

async fn new_link(
    registry: Arc<Registry>,
    table: String,
    seat: Option<String>,
) -> Result<Json<Arrangement>, HttpRefusal> {
    aside(move || {
        let live = registry.table(&table)?;
        live.new_link(seat.as_deref())?;
        Ok(Json(live.company()))
    })
    .await
}

/// The links of a new table: one for each seat of a friend elsewhere.
pub(crate) fn links<'a>(seats: impl Iterator<Item = (&'a String, &'a String)>) -> Result<Links, Fault> {
    let friends = seats.filter(|(_, word)| player(word).1 == Comes::ByLink).map(|(seat, _)| seat.clone());
    Links::new(friends)
}
