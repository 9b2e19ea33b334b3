//! One table with everybody who watches it. Whatever changes is kept first and told then, to each watcher what has
//! changed for them.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use engine::printed::Sheet;
use engine::{Fault, Spelled, View};
use serde::Serialize;
use serde_json::Value;
use table::protocol::{Ask, Change, Reply, Scene, SeatState};
use table::{Person, Summary, Table, TableNotes, Watcher};
use tokio::sync::mpsc;
use ts_rs::TS;

use crate::http_refusal::HttpRefusal;
use crate::keeping::{Beside, Keeping};
use crate::limits::{MOST_BEHIND, MOST_WATCHING, MOST_WINDOWS};
use crate::people::{self, Links, Visitor};
use crate::refusal;
use crate::seating::Here;
use crate::store::Store;
use crate::turns::Turns;

/// Between two orders of the computer others get a word in.
const BREATH: Duration = Duration::from_millis(5);

/// A table with everybody who watches it.
pub(crate) struct Live {
    id: String,
    /// Whose turn it is to ask something of the table: by their keys, one by one.
    turns: Arc<Turns<String>>,
    inner: Mutex<Inner>,
}

pub(crate) struct Inner {
    pub(crate) table: Table,
    pub(crate) links: Links,
    /// The table as it was kept last.
    keeping: Keeping,
    notices: Vec<Spelled>,
    pub(crate) windows: Vec<Window>,
    /// Who is here, as it was told last.
    pub(crate) here: Here,
    /// Since when nobody has been here.
    quiet: Instant,
    /// How many windows there have been.
    count: u64,
    /// The computer is at it.
    busy: bool,
    /// The table is in the trash.
    gone: bool,
}

/// A browser window on the table.
pub(crate) struct Window {
    id: u64,
    pub(crate) visitor: Visitor,
    pub(crate) watcher: Watcher,
    out: mpsc::Sender<Outgoing>,
}

/// What goes out to a window.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The last one, and why there will be no other.
    Farewell(Farewell),
}

/// Why somebody cannot stay at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// The link is not, or no longer, one of this table's.
    NoSuchLink,
    /// The table is not there, or no longer.
    NoSuchTable,
    /// There are too many windows by this link already.
    TooManyWindows,
}

/// What a window hears first, and again when it becomes somebody else's.
#[derive(Serialize, TS)]
pub(crate) struct Welcome<'a> {
    scene: &'a Scene,
    table: Heading<'a>,
    you: &'a Person,
    here: &'a Here,
}

/// What stands over a table.
#[derive(Serialize, TS)]
struct Heading<'a> {
    id: &'a str,
    name: &'a str,
    game: &'a str,
    scenario: &'a str,
    options: &'a BTreeMap<String, String>,
    /// What the players should know of it.
    notices: &'a [Spelled],
}

/// An answer, with the number of what was asked.
#[derive(Serialize)]
struct Answered<'a> {
    n: Value,
    #[serde(flatten)]
    reply: &'a Reply,
}

/// What has changed.
#[derive(Serialize, TS)]
pub(crate) struct Changed<'a> {
    change: &'a Change,
}

impl Live {
    pub(crate) fn new(id: &str, store: Arc<Store>, table: Table, links: Links, notices: Vec<Spelled>) -> Live {
        let inner = Inner {
            keeping: Keeping::new(id, store, &table, links.clone(), notices.clone()),
            table,
            links,
            notices,
            windows: Vec::new(),
            here: Here::default(),
            quiet: Instant::now(),
            count: 0,
            busy: false,
            gone: false,
        };
        Live { id: id.to_owned(), turns: Turns::one_by_one(), inner: Mutex::new(inner) }
    }

    /// Its id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// How many things of whoever has this key are done or wait to be.
    #[cfg(test)]
    pub(crate) fn waiting(&self, key: &str) -> usize {
        self.turns.there(&key.to_owned())
    }

    /// Do something at the table for whoever has this key, when it is their turn. No thread waits meanwhile.
    pub(crate) async fn in_turn<T: Send + 'static>(
        self: &Arc<Self>,
        key: &str,
        work: impl FnOnce(&Arc<Live>) -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.turns.take(key.to_owned()).await.ok()?;
        let live = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&live);
            drop(turn);
            done
        });
        // What failed inside has been answered there, or cannot be.
        done.await.ok()
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The whole record.
    pub(crate) fn record(&self) -> String {
        self.lock().table.record()
    }

    /// The whole record, with who plays it.
    pub(crate) fn record_and_notes(&self) -> (String, TableNotes) {
        let inner = self.lock();
        (inner.table.record(), inner.table.notes().clone())
    }

    /// What a person may see of the table with the eyes of a seat; none for a seat that is not theirs.
    pub(crate) fn seen_by(&self, person: &Person, seat: Option<&str>) -> Option<(View, Vec<Sheet>)> {
        self.lock().table.seen_by(person, seat)
    }

    /// The table at a glance.
    pub(crate) fn summary(&self) -> Summary {
        self.lock().table.summary()
    }

    /// The seats that somebody elsewhere holds.
    pub(crate) fn friends(&self) -> Vec<String> {
        self.lock().links.seats.keys().cloned().collect()
    }

    /// Keep the table as it is now.
    pub(crate) fn save(&self) -> Result<(), Fault> {
        self.lock().keep()
    }

    /// Write the record whole, if anything was added to it since it was.
    pub(crate) fn seal(&self) -> Result<(), Fault> {
        let mut inner = self.lock();
        let Inner { table, links, notices, keeping, gone, .. } = &mut *inner;
        if *gone { Ok(()) } else { keeping.seal(Beside { table, links, notices }) }
    }

    /// Keep what has just changed; or, if that cannot be, undo it.
    pub(crate) fn keep_or_go_back(&self, inner: &mut Inner) -> Result<(), Fault> {
        inner.keep().inspect_err(|_| Live::go_back(inner))
    }

    /// Tell everybody, and whoever comes later, something that they should know of the table.
    pub(crate) fn notify(&self, notice: Spelled) {
        let mut guard = self.lock();
        let inner = &mut *guard;
        if inner.gone || inner.notices.iter().any(|known| known.id == notice.id) {
            return;
        }
        inner.notices.push(notice);
        // If it cannot be kept it is found again when the table is opened the next time.
        let _ = inner.keep();
        let windows: Vec<u64> = inner.windows.iter().map(Window::id).collect();
        windows.into_iter().for_each(|window| self.welcome(inner, window));
    }

    /// Whether nobody has been here for so long, and the computer has nothing to do.
    pub(crate) fn is_quiet(&self, rest: Duration) -> bool {
        let inner = self.lock();
        inner.windows.is_empty() && !inner.busy && inner.quiet.elapsed() >= rest
    }

    /// Put the table away: nobody sits at it any more.
    pub(crate) fn close(&self, away: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
        let mut inner = self.lock();
        away()?;
        inner.gone = true;
        for window in inner.windows.drain(..) {
            window.part(Farewell::NoSuchTable);
        }
        Ok(())
    }

    /// Who asks something of the table beside its windows.
    pub(crate) fn person(&self, visitor: &Visitor) -> Result<Person, HttpRefusal> {
        let inner = self.lock();
        let person = people::who(visitor, &inner.table, &inner.links);
        person.ok_or_else(|| refusal::no_such_link().into())
    }

    /// Somebody opens a window. They hear everything that there is to see, and then what changes.
    pub(crate) fn enter(self: &Arc<Self>, visitor: Visitor) -> Result<(u64, mpsc::Receiver<Outgoing>), Farewell> {
        let mut guard = self.lock();
        let inner = &mut *guard;
        if inner.gone {
            return Err(Farewell::NoSuchTable);
        }
        let person = people::who(&visitor, &inner.table, &inner.links).ok_or(Farewell::NoSuchLink)?;
        let most = if person.seats.is_empty() && !person.keeper { MOST_WATCHING } else { MOST_WINDOWS };
        let same = |window: &&Window| window.visitor.greeting.key == visitor.greeting.key;
        if inner.windows.iter().filter(same).count() >= most {
            return Err(Farewell::TooManyWindows);
        }
        let watcher = Watcher::new(person, &inner.table);
        let (out, messages) = mpsc::channel(MOST_BEHIND);
        inner.count += 1;
        let id = inner.count;
        inner.windows.push(Window { id, visitor, watcher, out });
        self.introduce(inner, id);
        inner.tell_who_is_here(Some(id));
        self.welcome(inner, id);
        inner.tell_changes();
        self.wake(inner);
        Ok((id, messages))
    }

    /// Who comes with another name than they had is called by it from now on.
    pub(crate) fn introduce(&self, inner: &mut Inner, id: u64) {
        let Some(at) = inner.at(id) else { return };
        let Person { name, seats, .. } = inner.windows[at].watcher.person().clone();
        let known = |state: &SeatState| !seats.contains(&state.id) || state.name == name;
        if !name.is_empty() && !inner.table.notes().seats.iter().all(known) {
            // If it cannot be kept they have no name, but they are here.
            self.reply(inner, at, None, Ask::Name { name });
        }
    }

    /// Show a window everything that there is to see.
    pub(crate) fn welcome(&self, inner: &mut Inner, id: u64) {
        let Some(at) = inner.at(id) else { return };
        let summary = inner.table.summary();
        let table = Heading {
            id: &self.id,
            name: &summary.name,
            game: &summary.game,
            scenario: &summary.setup.scenario,
            options: &summary.setup.options,
            notices: &inner.notices,
        };
        let window = &mut inner.windows[at];
        let scene = window.watcher.look_around(&inner.table);
        window.tell(&Welcome { scene: &scene, table, you: window.watcher.person(), here: &inner.here });
    }

    /// A window is closed.
    pub(crate) fn leave(&self, window: u64) {
        let mut inner = self.lock();
        inner.windows.retain(|open| open.id != window);
        inner.quiet = Instant::now();
        inner.tell_who_is_here(None);
    }

    /// Something comes from a window: an [`Ask`] with a number.
    pub(crate) fn hear(self: &Arc<Self>, window: u64, text: &str) {
        let Received { number, mark, ask } = read(text);
        let mut guard = self.lock();
        let inner = &mut *guard;
        let Some(at) = inner.at(window) else { return };
        let reply = match ask {
            Ok(ask) => self.reply(inner, at, mark.as_deref(), ask),
            Err(reason) => refusal::faulty(&reason).into(),
        };
        let window = &inner.windows[at];
        if !window.tell(&Answered { n: number, reply: &reply }) {
            inner.windows.remove(at);
        }
        inner.tell_changes();
        self.wake(inner);
    }

    fn reply(&self, inner: &mut Inner, at: usize, mark: Option<&str>, ask: Ask) -> Reply {
        let before = inner.table.version();
        let Inner { table, windows, .. } = inner;
        let watcher = &mut windows[at].watcher;
        let handled = catch_unwind(AssertUnwindSafe(|| match mark {
            Some(mark) => watcher.handle_once(table, mark, ask),
            None => watcher.handle(table, ask),
        }));
        let Ok(reply) = handled else {
            Live::go_back(inner);
            return refusal::rules_failed().into();
        };
        match inner.table.version() == before {
            true => reply,
            false => self.keep_or_go_back(inner).map_or_else(|fault| refusal::unkept(&fault).into(), |()| reply),
        }
    }

    /// Open the table again as it was kept last. What was never told has not happened.
    fn go_back(inner: &mut Inner) {
        inner.links = inner.keeping.links().clone();
        if let Ok(opened) = inner.keeping.open(&inner.table) {
            inner.table = opened.table.in_place_of(&inner.table);
        }
    }

    /// Let the computer play, if it does not yet.
    pub(crate) fn wake(self: &Arc<Self>, inner: &mut Inner) {
        if !inner.busy && !inner.windows.is_empty() && inner.table.has_computers() {
            inner.busy = true;
            let live = self.clone();
            tokio::task::spawn_blocking(move || live.play_computers());
        }
    }

    /// Orders of the computer, one at a time, until it has none or nobody watches.
    fn play_computers(&self) {
        while self.play_computer() {
            std::thread::sleep(BREATH);
        }
    }

    fn play_computer(&self) -> bool {
        let mut guard = self.lock();
        let inner = &mut *guard;
        inner.busy = !inner.gone && !inner.windows.is_empty() && self.computer_acts(inner);
        inner.tell_changes();
        inner.busy
    }

    fn computer_acts(&self, inner: &mut Inner) -> bool {
        let acted = catch_unwind(AssertUnwindSafe(|| inner.table.computer_acts()));
        match acted {
            Ok(true) => self.keep_or_go_back(inner).is_ok(),
            Ok(false) => false,
            Err(_) => {
                Live::go_back(inner);
                false
            }
        }
    }
}

impl Inner {
    fn keep(&mut self) -> Result<(), Fault> {
        let Inner { table, links, notices, keeping, .. } = self;
        keeping.keep(Beside { table, links, notices })
    }

    /// Where a window is in the list.
    fn at(&self, window: u64) -> Option<usize> {
        self.windows.iter().position(|open| open.id == window)
    }

    /// Tell every window what has changed for it; who is too far behind has to come again.
    pub(crate) fn tell_changes(&mut self) {
        let Inner { table, windows, .. } = self;
        // Those who saw the same are told the same: it is written once.
        let mut written: Vec<(Arc<Change>, Utf8Bytes)> = Vec::new();
        windows.retain_mut(|window| {
            let Some(change) = window.watcher.change(table) else { return !window.out.is_closed() };
            if let Some((_, text)) = written.iter().find(|(known, _)| Arc::ptr_eq(known, &change)) {
                return window.send(text.clone());
            }
            let Some(text) = text(&Changed { change: &change }) else { return false };
            written.push((change, text.clone()));
            window.send(text)
        });
    }
}

impl Window {
    /// Its number.
    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    /// Send something; false if the window is closed or too far behind.
    pub(crate) fn tell(&self, what: &impl Serialize) -> bool {
        text(what).is_some_and(|text| self.send(text))
    }

    fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(Outgoing::Text(text)).is_ok()
    }

    /// Say why this is the end.
    pub(crate) fn part(self, why: Farewell) {
        // Who is too far behind to hear it has to come again, and hears it then.
        let _ = self.out.try_send(Outgoing::Farewell(why));
    }
}

/// Something as it goes over the line.
fn text(what: &impl Serialize) -> Option<Utf8Bytes> {
    serde_json::to_string(what).ok().map(Utf8Bytes::from)
}

/// What a window sent: a number for the reply, a mark so that it is done once, and what it asks.
struct Received {
    number: Value,
    mark: Option<String>,
    ask: Result<Ask, String>,
}

fn read(text: &str) -> Received {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            return Received { number: Value::Null, mark: None, ask: Err(format!("This is not JSON: {error}.")) };
        }
    };
    let number = value.get("n").filter(|n| n.is_u64()).cloned().unwrap_or(Value::Null);
    let mark = value.get("mark").and_then(Value::as_str).map(str::to_owned);
    let ask = serde_json::from_value(value).map_err(|error| format!("Nothing that can be asked: {error}."));
    Received { number, mark, ask }
}
