//! One table with everybody who watches it. Whatever changes is kept first and told then, to each watcher what has
//! changed for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Fault, View};
use serde::Serialize;
use serde_json::{Value, json};
use table::protocol::{Ask, Change, Reply, Scene};
use table::{Summary, Table, TableNotes, Watcher};
use tokio::sync::mpsc;

use crate::people::{self, Greeting};
use crate::store::{Kept, Store};

/// Who is so many messages behind has to come again.
const MOST_BEHIND: usize = 1024;
/// Between two orders of the computer others get a word in.
const BREATH: Duration = Duration::from_millis(5);

/// A table with everybody who watches it.
pub(crate) struct Live {
    id: String,
    store: Arc<Store>,
    inner: Mutex<Inner>,
}

struct Inner {
    table: Table,
    /// The record and the notes as they were kept last.
    kept: (String, TableNotes),
    notices: Vec<String>,
    windows: Vec<Window>,
    /// How many windows there have been.
    count: u64,
    /// The computer is at it.
    busy: bool,
    /// The table is in the trash.
    gone: bool,
}

/// A browser window on the table.
struct Window {
    id: u64,
    watcher: Watcher,
    out: mpsc::Sender<String>,
}

/// What a window hears first.
#[derive(Serialize)]
struct Welcome<'a> {
    scene: &'a Scene,
    table: Value,
}

/// An answer, with the number of what was asked.
#[derive(Serialize)]
struct Answered<'a> {
    n: Value,
    #[serde(flatten)]
    reply: &'a Reply,
}

/// What has changed.
#[derive(Serialize)]
struct Told<'a> {
    change: &'a Change,
}

impl Live {
    pub(crate) fn new(id: &str, store: Arc<Store>, table: Table, notices: Vec<String>) -> Live {
        let kept = (table.record(), table.notes().clone());
        let inner = Inner { table, kept, notices, windows: Vec::new(), count: 0, busy: false, gone: false };
        Live { id: id.to_owned(), store, inner: Mutex::new(inner) }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The whole record.
    pub(crate) fn record(&self) -> String {
        self.lock().table.record()
    }

    /// What somebody may see of the table with the eyes of a seat; none for a seat that is not theirs.
    pub(crate) fn seen_by(&self, greeting: &Greeting, seat: Option<&str>) -> Option<View> {
        let inner = self.lock();
        inner.table.seen_by(&people::who(greeting, &inner.table), seat)
    }

    /// The table at a glance.
    pub(crate) fn summary(&self) -> Summary {
        self.lock().table.summary()
    }

    /// Keep the table as it is now.
    pub(crate) fn save(&self) -> Result<(), Fault> {
        self.keep(&mut self.lock())
    }

    fn keep(&self, inner: &mut Inner) -> Result<(), Fault> {
        let (record, notes) = (inner.table.record(), inner.table.notes().clone());
        let summary = Some(inner.table.summary());
        let beside = Kept { notes: notes.clone(), summary, notices: inner.notices.clone() };
        self.store.write(&self.id, &record, &beside)?;
        inner.kept = (record, notes);
        Ok(())
    }

    /// Put the table away: nobody sits at it any more.
    pub(crate) fn close(&self, away: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
        let mut inner = self.lock();
        away()?;
        inner.gone = true;
        inner.windows.clear();
        Ok(())
    }

    /// Somebody opens a window. They hear everything that there is to see, and then what changes.
    pub(crate) fn enter(self: &Arc<Self>, greeting: &Greeting) -> Option<(u64, mpsc::Receiver<String>)> {
        let mut inner = self.lock();
        if inner.gone {
            return None;
        }
        let mut watcher = Watcher::new(people::who(greeting, &inner.table), &inner.table);
        let scene = watcher.scene(&inner.table);
        let summary = inner.table.summary();
        let table = json!({
            "id": self.id,
            "name": summary.name,
            "game": summary.game,
            "scenario": summary.setup.scenario,
            "options": summary.setup.options,
            "notices": inner.notices,
        });
        let (out, messages) = mpsc::channel(MOST_BEHIND);
        inner.count += 1;
        let window = Window { id: inner.count, watcher, out };
        window.tell(&Welcome { scene: &scene, table });
        inner.windows.push(window);
        self.wake(&mut inner);
        Some((inner.count, messages))
    }

    /// A window is closed.
    pub(crate) fn leave(&self, window: u64) {
        self.lock().windows.retain(|open| open.id != window);
    }

    /// Something comes from a window: an [`Ask`] with a number.
    pub(crate) fn hear(self: &Arc<Self>, window: u64, text: &str) {
        let (number, ask) = read(text);
        let mut guard = self.lock();
        let inner = &mut *guard;
        let Some(at) = inner.windows.iter().position(|open| open.id == window) else { return };
        let reply = match ask {
            Ok(ask) => self.reply(inner, at, ask),
            Err(reason) => Reply::Refused { reason },
        };
        let window = &inner.windows[at];
        if !window.tell(&Answered { n: number, reply: &reply }) {
            inner.windows.remove(at);
        }
        inner.tell_changes();
        self.wake(inner);
    }

    fn reply(&self, inner: &mut Inner, at: usize, ask: Ask) -> Reply {
        let before = inner.table.version();
        let Inner { table, windows, .. } = inner;
        let Ok(reply) = catch_unwind(AssertUnwindSafe(|| windows[at].watcher.handle(table, ask))) else {
            Live::go_back(inner);
            return Reply::Refused { reason: "Something went wrong in the rules. Nothing has changed.".into() };
        };
        match inner.table.version() == before {
            true => reply,
            false => self.keep(inner).map_or_else(
                |fault| {
                    Live::go_back(inner);
                    Reply::Refused { reason: format!("It could not be kept, and so was not done. {fault}") }
                },
                |()| reply,
            ),
        }
    }

    /// Open the table again as it was kept last. What was never told has not happened.
    fn go_back(inner: &mut Inner) {
        let (record, notes) = &inner.kept;
        if let Ok(opened) = Table::open(inner.table.game(), record, notes.clone()) {
            inner.table = opened.table.in_place_of(&inner.table);
        }
    }

    /// Let the computer play, if it does not yet.
    fn wake(self: &Arc<Self>, inner: &mut Inner) {
        if !inner.busy && !inner.windows.is_empty() {
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
        let kept = match acted {
            Ok(false) => return false,
            Ok(true) => self.keep(inner).is_ok(),
            Err(_) => false,
        };
        if !kept {
            Live::go_back(inner);
        }
        kept
    }
}

impl Inner {
    /// Tell every window what has changed for it; who is too far behind has to come again.
    fn tell_changes(&mut self) {
        let Inner { table, windows, .. } = self;
        windows.retain_mut(|window| match window.watcher.change(table) {
            Some(change) => window.tell(&Told { change: &change }),
            None => !window.out.is_closed(),
        });
    }
}

impl Window {
    /// Send something; false if the window is closed or too far behind.
    fn tell(&self, what: &impl Serialize) -> bool {
        serde_json::to_string(what).is_ok_and(|text| self.out.try_send(text).is_ok())
    }
}

/// The number of a message and what it asks.
fn read(text: &str) -> (Value, Result<Ask, String>) {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => return (Value::Null, Err(format!("This is not JSON: {error}."))),
    };
    let number = value.get("n").filter(|n| n.is_u64()).cloned().unwrap_or(Value::Null);
    let ask = serde_json::from_value(value).map_err(|error| format!("Nothing that can be asked: {error}."));
    (number, ask)
}
