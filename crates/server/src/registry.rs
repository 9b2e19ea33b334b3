//! The registry: all games and all tables.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use commander::Commanded;
use engine::journal::{Header, SavedGame};
use engine::{Fault, Spelled};
use serde::Serialize;
use shelf::{Corrected, GAMES, Shelved};
use table::{Person, Summary, Table, TableNotes};
use ts_rs::TS;

use crate::http_refusal::{self, HttpRefusal, aside};
use crate::limits::{LONG_AT_ONCE, LONG_OF_ONE, LONG_WAITING, REQUESTS_AT_ONCE, REQUESTS_OF_ONE, REQUESTS_WAITING};
use crate::live::Live;
use crate::people::{Caller, Links, Visitor};
use crate::pictures::Pictures;
use crate::refusal;
use crate::store::{Kept, Spent, Store};
use crate::turns::{Room, Sender, Turns};

/// All games and all tables.
pub(crate) struct Registry {
    games: Vec<Shelved>,
    /// Games with corrected data, by their ids and the corrections.
    corrected: Mutex<HashMap<(String, String), Shelved>>,
    store: Arc<Store>,
    /// What has been drawn.
    pub(crate) pictures: Pictures,
    /// How often a window hears that the line is alive.
    pub(crate) beat: Duration,
    /// Whose turn it is to have a request worked on, …
    pub(crate) requests: Arc<Turns<Sender>>,
    /// … and to have a report or a print made.
    pub(crate) long: Arc<Turns<Link>>,
    /// The tables that somebody has come to.
    open: Mutex<HashMap<String, Arc<Live>>>,
    /// Held while a record is replayed: one at a time.
    proving: Arc<Mutex<()>>,
}

/// Whose links: those of a table with the same key; the host's have none.
pub(crate) type Link = (String, String);

/// A table in the list.
#[derive(Serialize, TS)]
#[serde(untagged)]
pub(crate) enum Listed {
    Sound(Box<TableInfo>),
    Broken(BrokenTable),
}

/// A table as the start page lists it.
#[derive(Serialize, TS)]
pub(crate) struct TableInfo {
    id: String,
    /// When it changed last, in milliseconds since 1970.
    changed: u64,
    /// Whether the game is over.
    over: bool,
    /// The seats that somebody elsewhere holds, by a link.
    friends: Vec<String>,
    #[serde(flatten)]
    summary: Summary,
}

/// A table that cannot be opened.
#[derive(Serialize, TS)]
pub(crate) struct BrokenTable {
    id: String,
    /// When it changed last, in milliseconds since 1970.
    changed: u64,
    /// Why it cannot.
    fault: HttpRefusal,
}

impl Listed {
    /// Tables are listed by this: the one that changed last first.
    fn rank(&self) -> (Reverse<u64>, &str) {
        let (id, changed) = match self {
            Listed::Sound(table) => (&table.id, table.changed),
            Listed::Broken(table) => (&table.id, table.changed),
        };
        (Reverse(changed), id)
    }
}

/// A table that was just brought in.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Imported {
    /// Its id.
    id: String,
    /// What the players should know.
    notices: Vec<Spelled>,
}

/// What the players should know if their copy of the game has no seed: nothing can be rolled in it.
fn seedless(table: &Table) -> Option<Spelled> {
    (!table.has_seed()).then(|| Spelled::plain("server-without-seed"))
}

impl Registry {
    /// Take down all games and open the folder.
    pub(crate) fn open(folder: &Path, beat: Duration) -> Result<Registry, Fault> {
        let games = GAMES.iter().map(|entry| shelf::game(entry.id)).collect::<Result<_, _>>()?;
        let store = Arc::new(Store::open(folder)?);
        let pictures = Pictures::new(folder.join("ground"))?;
        let requests = Turns::new(Room {
            at_once: REQUESTS_AT_ONCE,
            of_one: REQUESTS_OF_ONE,
            there_of_one: REQUESTS_WAITING,
            there: usize::MAX,
        });
        let long =
            Turns::new(Room { at_once: LONG_AT_ONCE, of_one: 1, there_of_one: LONG_OF_ONE, there: LONG_WAITING });
        let corrected = Mutex::default();
        Ok(Registry {
            games,
            corrected,
            store,
            pictures,
            beat,
            requests,
            long,
            open: Mutex::default(),
            proving: Arc::default(),
        })
    }

    /// Draw ahead what the next guest will look at.
    pub(crate) fn warm(&self) {
        self.pictures.warm(&self.games);
    }

    /// All games.
    pub(crate) fn games(&self) -> impl Iterator<Item = &Shelved> {
        self.games.iter()
    }

    /// A game by its key: its id, or what its corrected data have made of it.
    pub(crate) fn game(&self, key: &str) -> Result<Shelved, HttpRefusal> {
        let own = self.games.iter().find(|shelved| shelved.game.title().id == key).cloned();
        let corrected = || self.corrections().values().find(|shelved| shelved.game.key() == key).cloned();
        own.or_else(corrected).ok_or_else(|| refusal::no_such_game(key).into())
    }

    fn corrections(&self) -> MutexGuard<'_, HashMap<(String, String), Shelved>> {
        self.corrected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game with corrected data: they are read and judged once, for as long as anybody has it in hand.
    pub(crate) fn corrected(&self, id: &str, text: &str) -> Result<Shelved, Fault> {
        let by = (id.to_owned(), text.to_owned());
        if let Some(known) = self.corrections().get(&by) {
            return Ok(known.clone());
        }
        let corrected = Corrected { text, source: "the data" };
        let shelved = shelf::game_with(id, shelf::ENGLISH, Some(corrected))?;
        Ok(self.corrections().entry(by).or_insert(shelved).clone())
    }

    /// The game of a record.
    pub(crate) fn game_of(&self, header: &Header) -> Result<Shelved, Fault> {
        let id = &header.game;
        match &header.corrections {
            Some(text) => self.corrected(id, text),
            None => self.game(id).map_err(|_| {
                let fault = Fault::new("the record", format!("there is no game {id:?} here"));
                refusal::because(fault.advise("A newer Stavka may have it."), &refusal::no_such_game(id))
            }),
        }
    }

    fn commanded(&self, header: &Header) -> Result<Arc<dyn Commanded>, Fault> {
        Ok(self.game_of(header)?.game.clone())
    }

    fn opened(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Put a new table into the registry; its id.
    pub(crate) fn add(&self, table: Table, links: Links) -> Result<String, HttpRefusal> {
        let id = self.store.new_id()?;
        let live = Live::new(&id, self.store.clone(), table, links, Vec::new());
        live.save().map_err(|fault| refusal::unkept(&fault))?;
        self.opened().insert(id.clone(), Arc::new(live));
        Ok(id)
    }

    /// Bring in a record from elsewhere: it is replayed whole, and if it does not hold, everybody at the table is told.
    /// What of it cannot be read is kept beside it.
    pub(crate) fn import(&self, text: &str, notes: TableNotes, links: Links) -> Result<Imported, HttpRefusal> {
        let game = self.commanded(&SavedGame::read(text, "the record")?.header)?;
        let mut opened = Table::open(game, text, notes)?;
        opened.notices.extend(seedless(&opened.table));
        let found = opened.table.holds().err();
        opened.notices.extend(found.filter(|found| !opened.notices.contains(found)));
        let id = self.store.new_id()?;
        let kept = Kept { notices: opened.notices.clone(), ..Kept::default() };
        if !opened.notices.is_empty() {
            self.store.write_notes(&id, &kept)?;
            self.store.write(&id, text)?;
            self.store.keep_copies(&id)?;
        }
        let live = Live::new(&id, self.store.clone(), opened.table, links, opened.notices.clone());
        live.save().map_err(|fault| refusal::unkept(&fault))?;
        self.opened().insert(id.clone(), Arc::new(live));
        Ok(Imported { id, notices: opened.notices })
    }

    /// A table, opened if need be.
    pub(crate) fn table(&self, id: &str) -> Result<Arc<Live>, HttpRefusal> {
        let mut open = self.opened();
        if let Some(live) = open.get(id) {
            return Ok(live.clone());
        }
        if !self.store.has(id) {
            return Err(refusal::no_such_table(id).into());
        }
        let (live, record) = self.load(id)?;
        let live = Arc::new(live);
        open.insert(id.to_owned(), live.clone());
        if let Some(record) = record {
            self.prove(&live, record);
        }
        Ok(live)
    }

    /// A table for somebody who comes to it. Whom it does not know learns nothing of it, and only the host why it
    /// cannot be opened.
    pub(crate) fn table_for(&self, id: &str, visitor: &Visitor) -> Result<Arc<Live>, HttpRefusal> {
        if visitor.caller == Caller::Host && visitor.greeting.key.is_empty() {
            return self.table(id);
        }
        let open = self.opened().get(id).cloned();
        match open {
            Some(live) => Ok(live),
            None if !self.store.has(id) => Err(refusal::no_such_table(id).into()),
            None if !self.store.kept(id).links.know(&visitor.greeting.key) => Err(refusal::no_such_link().into()),
            None => self.table(id).map_err(|_| refusal::table_damaged().into()),
        }
    }

    /// Replay the record of a table that was opened at its last position, while it is played on: if it does not hold,
    /// everybody at the table is told.
    fn prove(&self, live: &Arc<Live>, record: String) {
        let (game, live): (_, Weak<Live>) = (live.lock().table.game(), Arc::downgrade(live));
        let turn = self.proving.clone();
        // Without a thread it stays unproved, as it was.
        let _ = std::thread::Builder::new().name("proof".into()).spawn(move || {
            let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            let opened = Table::open(game, &record, TableNotes::default());
            let doubt = opened.ok().and_then(|opened| opened.table.holds().err());
            if let Some((doubt, live)) = doubt.zip(live.upgrade()) {
                live.notify(doubt);
            }
        });
    }

    /// Open a table from the folder. Where something of it is lost, the files as they were are kept; otherwise its record
    /// is still to be proved.
    fn load(&self, id: &str) -> Result<(Live, Option<String>), Fault> {
        let text = self.store.record(id)?;
        let game = self.commanded(&SavedGame::read(&text, id)?.header)?;
        let kept = self.store.kept(id);
        let known = kept.summary.as_ref().map_or(0, |_| kept.notices.len());
        let mut notices = kept.notices;
        let opened = match Table::open(game.clone(), &text, kept.notes) {
            Ok(opened) => opened,
            Err(_) => {
                let opened = Table::open(game, &text, TableNotes::default())?;
                notices.push(Spelled::plain("server-notes-lost"));
                opened
            }
        };
        notices.extend(opened.notices);
        let lossy = notices.len() > known;
        notices.extend(seedless(&opened.table).filter(|seedless| !notices.contains(seedless)));
        let live = Live::new(id, self.store.clone(), opened.table, kept.links, notices);
        if lossy {
            self.store.keep_copies(id)?;
            live.save()?;
        }
        Ok((live, (!lossy).then_some(text)))
    }

    /// Do something for a visitor of a table that takes long: one such thing at a time, in turn.
    pub(crate) async fn at_length<T: Send + 'static>(
        self: &Arc<Self>,
        table: String,
        visitor: Visitor,
        work: impl FnOnce(&Registry, &Live, &Person) -> Result<T, HttpRefusal> + Send + 'static,
    ) -> Result<T, HttpRefusal> {
        let (registry, key) = (self.clone(), visitor.greeting.key.clone());
        let id = table.clone();
        // Who may not have it does not wait for it.
        let (live, person) = aside(move || {
            let live = registry.table_for(&id, &visitor)?;
            let person = live.person(&visitor)?;
            Ok((live, person))
        })
        .await?;
        let turn = self.long.take((table, key)).await?;
        let registry = self.clone();
        http_refusal::within(Arc::new(turn), aside(move || work(&registry, &live, &person))).await
    }

    /// Put tables out of memory where nobody has been for so long; whoever comes again opens them from the folder.
    pub(crate) fn put_away(&self, rest: Duration) {
        let quiet: Vec<Arc<Live>> = self.opened().values().filter(|live| live.is_quiet(rest)).cloned().collect();
        // If that fails it stays as it is, with lines added to it.
        quiet.into_iter().for_each(|live| drop(live.seal()));
        // A table that somebody else has in hand is counted more than once, and nobody can take one up meanwhile.
        self.opened().retain(|_, live| Arc::strong_count(live) > 1 || !live.is_quiet(rest));
        // Nor does a corrected game stay that neither a table nor a request has in hand.
        self.corrections().retain(|_, shelved| Arc::strong_count(&shelved.game) > 1);
    }

    /// What keeping has cost so far.
    pub(crate) fn spent(&self) -> Spent {
        self.store.spent()
    }

    /// Write the records of all tables whole, where anything was added to them.
    pub(crate) fn seal(&self) {
        let open: Vec<Arc<Live>> = self.opened().values().cloned().collect();
        open.into_iter().for_each(|live| drop(live.seal()));
    }

    /// All tables, the one that changed last first.
    pub(crate) fn list(&self) -> Vec<Listed> {
        let mut list: Vec<Listed> = self.store.ids().into_iter().map(|id| self.listed(id)).collect();
        list.sort_by(|a, b| a.rank().cmp(&b.rank()));
        list
    }

    fn listed(&self, id: String) -> Listed {
        let open = self.opened().get(&id).cloned();
        let (friends, known) = match open {
            Some(live) => (live.friends(), Some(live.summary())),
            None => {
                let Kept { links, summary, .. } = self.store.kept(&id);
                // Whatever was added to a record, the notes beside it may not know.
                (links.seats.into_keys().collect(), summary.filter(|_| self.store.is_sealed(&id)))
            }
        };
        let summary = match known {
            Some(summary) => Ok(summary),
            None => self.table(&id).map(|live| live.summary()),
        };
        let changed = self.store.changed(&id);
        let sound =
            |summary: Summary| TableInfo { id: id.clone(), changed, over: summary.outcome.is_some(), friends, summary };
        match summary {
            Ok(summary) => Listed::Sound(Box::new(sound(summary))),
            Err(fault) => Listed::Broken(BrokenTable { id, changed, fault }),
        }
    }

    /// Put a table into the trash.
    pub(crate) fn discard(&self, id: &str) -> Result<(), HttpRefusal> {
        if !self.store.has(id) {
            return Err(refusal::no_such_table(id).into());
        }
        let mut open = self.opened();
        let discard = || self.store.discard(id);
        match open.get(id) {
            Some(live) => live.close(discard)?,
            None => discard()?,
        }
        open.remove(id);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rolling, Seed};

    use super::*;
    use crate::people::{Caller, Greeting};

    fn hall_with_a_table(folder: &Path) -> (Registry, String) {
        let registry = Registry::open(folder, Duration::from_secs(20)).expect("an ordinary folder");
        let game = registry.games[0].game.clone();
        let setup = game.title().default_setup();
        let table = Table::begin(game, setup, Seed::from_number(7), Rolling::Seeded, Vec::new());
        let id = registry.add(table.expect("it is sound"), Links::default());
        (registry, id.expect("an ordinary folder"))
    }

    #[test]
    fn a_table_that_nobody_watches_leaves_memory_and_comes_back_the_same() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (registry, id) = hall_with_a_table(folder.path());
        let before = registry.table(&id).expect("it is there").summary();
        registry.put_away(Duration::from_secs(3600));
        assert_eq!(registry.opened().len(), 1, "somebody was there just now");
        registry.put_away(Duration::ZERO);
        assert_eq!(registry.opened().len(), 0);
        assert_eq!(registry.table(&id).expect("it is in the folder").summary(), before);
    }

    #[tokio::test]
    async fn a_table_with_a_window_stays_in_memory() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (registry, id) = hall_with_a_table(folder.path());
        let visitor = Visitor { greeting: Greeting::default(), caller: Caller::Host };
        let live = registry.table(&id).expect("it is there");
        let (window, _messages) = live.enter(visitor).expect("the host may");
        drop(live);
        registry.put_away(Duration::ZERO);
        assert_eq!(registry.opened().len(), 1);
        registry.table(&id).expect("it is there").leave(window);
    }

    #[test]
    fn corrections_are_read_once_and_let_go_when_no_table_is_played_with_them() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let registry = Registry::open(folder.path(), Duration::from_secs(20)).expect("an ordinary folder");
        let text = "game = \"elope\"\n\n[map.hex]\n3112 = \"hill\"\n";
        let game = registry.corrected("elope", text).expect("it fits").game;
        assert!(Arc::ptr_eq(&game, &registry.corrected("elope", text).expect("it fits").game));
        let setup = game.title().default_setup();
        let table = Table::begin(game.clone(), setup, Seed::from_number(7), Rolling::Seeded, Vec::new());
        let id = registry.add(table.expect("it is sound"), Links::default()).expect("an ordinary folder");
        let key = game.key();
        drop(game);
        registry.put_away(Duration::from_secs(3600));
        assert!(registry.game(&key).is_ok(), "a table is played with them");
        registry.put_away(Duration::ZERO);
        assert!(registry.game(&key).is_err(), "the table has left memory");
        registry.table(&id).expect("its record has them");
        assert!(registry.game(&key).is_ok());
    }

    #[test]
    fn a_table_that_somebody_is_about_to_enter_stays_in_memory() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (registry, id) = hall_with_a_table(folder.path());
        let in_hand = registry.table(&id).expect("it is there");
        registry.put_away(Duration::ZERO);
        assert!(Arc::ptr_eq(&in_hand, &registry.table(&id).expect("it is there")));
    }
}
