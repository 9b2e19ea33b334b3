//! The hall: all games and all tables.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use commander::Commanded;
use engine::Fault;
use engine::journal::SavedGame;
use serde::Serialize;
use shelf::{GAMES, Shelved};
use table::{Summary, Table, TableNotes};

use crate::live::Live;
use crate::pictures::Pictures;
use crate::store::{Kept, Store};
use crate::trouble::Trouble;

/// All games and all tables.
pub(crate) struct Hall {
    games: Vec<Shelved>,
    store: Arc<Store>,
    /// What has been drawn.
    pub(crate) pictures: Pictures,
    /// The tables that somebody has come to.
    open: Mutex<HashMap<String, Arc<Live>>>,
}

/// A table in the list.
#[derive(Serialize)]
pub(crate) struct Listed {
    id: String,
    /// When it changed last, in milliseconds since 1970.
    changed: u64,
    /// Whether the game is over.
    over: bool,
    #[serde(flatten)]
    summary: Option<Summary>,
    /// Why it cannot be opened, if it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

/// A table that was just brought in.
#[derive(Debug, Serialize)]
pub(crate) struct Imported {
    /// Its id.
    id: String,
    /// What the players should know.
    notices: Vec<String>,
}

impl Hall {
    /// Take down all games and open the folder.
    pub(crate) fn open(folder: &Path) -> Result<Hall, Fault> {
        let games = GAMES.iter().map(|entry| shelf::game(entry.id)).collect::<Result<_, _>>()?;
        let store = Arc::new(Store::open(folder)?);
        let pictures = Pictures::new(folder.join("ground"))?;
        Ok(Hall { games, store, pictures, open: Mutex::default() })
    }

    /// Draw ahead what the next guest will look at.
    pub(crate) fn warm(&self) {
        self.pictures.warm(&self.games);
    }

    /// All games.
    pub(crate) fn games(&self) -> impl Iterator<Item = &Shelved> {
        self.games.iter()
    }

    /// A game by its id.
    pub(crate) fn game(&self, id: &str) -> Result<&Shelved, Trouble> {
        let game = self.games.iter().find(|shelved| shelved.game.title().id == id);
        game.ok_or_else(|| Trouble::nothing(format!("there is no game {id:?}")))
    }

    fn commanded(&self, id: &str) -> Result<Arc<dyn Commanded>, Fault> {
        let game = self.game(id).map_err(|_| {
            Fault::new("the record", format!("there is no game {id:?} here")).advise("A newer Stavka may have it.")
        })?;
        Ok(game.game.clone())
    }

    fn opened(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Put a new table into the hall; its id.
    pub(crate) fn add(&self, table: Table) -> Result<String, Trouble> {
        let id = self.store.new_id()?;
        let live = Live::new(&id, self.store.clone(), table, Vec::new());
        live.save().map_err(|fault| Trouble::ours(fault.to_string()))?;
        self.opened().insert(id.clone(), Arc::new(live));
        Ok(id)
    }

    /// Bring in a record from elsewhere. What of it cannot be read is kept beside it.
    pub(crate) fn import(&self, text: &str, notes: TableNotes) -> Result<Imported, Trouble> {
        let game = self.commanded(&SavedGame::read(text, "the record")?.header.game)?;
        let opened = Table::open(game, text, notes)?;
        let id = self.store.new_id()?;
        let kept = Kept { notices: opened.notices.clone(), ..Kept::default() };
        if !opened.notices.is_empty() {
            self.store.write(&id, text, &kept)?;
            self.store.keep_copies(&id)?;
        }
        let live = Live::new(&id, self.store.clone(), opened.table, opened.notices.clone());
        live.save().map_err(|fault| Trouble::ours(fault.to_string()))?;
        self.opened().insert(id.clone(), Arc::new(live));
        Ok(Imported { id, notices: opened.notices })
    }

    /// A table, opened if need be.
    pub(crate) fn table(&self, id: &str) -> Result<Arc<Live>, Trouble> {
        let mut open = self.opened();
        if let Some(live) = open.get(id) {
            return Ok(live.clone());
        }
        if !self.store.has(id) {
            return Err(Trouble::nothing(format!("there is no table {id:?}")));
        }
        let live = Arc::new(self.load(id)?);
        open.insert(id.to_owned(), live.clone());
        Ok(live)
    }

    /// Open a table from the folder. Where something of it is lost, the files as they were are kept.
    fn load(&self, id: &str) -> Result<Live, Fault> {
        let text = self.store.record(id)?;
        let game = self.commanded(&SavedGame::read(&text, id)?.header.game)?;
        let kept = self.store.kept(id);
        let known = kept.summary.as_ref().map_or(0, |_| kept.notices.len());
        let mut notices = kept.notices;
        let opened = match Table::open(game.clone(), &text, kept.notes) {
            Ok(opened) => opened,
            Err(fault) => {
                let opened = Table::open(game, &text, TableNotes::default())?;
                notices.push(format!("Seats, chat and standing replies of this table do not fit. {fault}"));
                opened
            }
        };
        notices.extend(opened.notices);
        let lossy = notices.len() > known;
        let live = Live::new(id, self.store.clone(), opened.table, notices);
        if lossy {
            self.store.keep_copies(id)?;
            live.save()?;
        }
        Ok(live)
    }

    /// All tables, the one that changed last first.
    pub(crate) fn list(&self) -> Vec<Listed> {
        let mut list: Vec<Listed> = self.store.ids().into_iter().map(|id| self.listed(id)).collect();
        list.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
        list
    }

    fn listed(&self, id: String) -> Listed {
        let open = self.opened().get(&id).cloned();
        let known = || self.store.kept(&id).summary;
        let summary = match open.map(|live| live.summary()).or_else(known) {
            Some(summary) => Ok(summary),
            None => self.table(&id).map(|live| live.summary()),
        };
        let changed = self.store.changed(&id);
        match summary {
            Ok(summary) => Listed { id, changed, over: summary.outcome.is_some(), summary: Some(summary), fault: None },
            Err(trouble) => {
                Listed { id, changed, over: false, summary: None, fault: Some(trouble.reason().to_owned()) }
            }
        }
    }

    /// Put a table into the trash.
    pub(crate) fn discard(&self, id: &str) -> Result<(), Trouble> {
        if !self.store.has(id) {
            return Err(Trouble::nothing(format!("there is no table {id:?}")));
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
