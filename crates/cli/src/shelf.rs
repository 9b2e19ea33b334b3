//! The games that Stavka has: one line each.

use std::path::Path;
use std::sync::Arc;

use engine::coverage::Coverage;
use engine::erased::Reopened;
use engine::journal::SavedGame;
use engine::{Catalogue, Fault, MESSAGES, Spelled};
use lab::Studied;
use words::Words;

use crate::file;

/// A game, and how to speak about it.
pub(crate) struct Shelved {
    pub(crate) game: Box<dyn Studied>,
    words: Words,
}

/// All games.
pub(crate) fn games() -> Result<Vec<Box<dyn Studied>>, Fault> {
    Ok(vec![Box::new(Arc::new(elope::Elope::new())), Box::new(Arc::new(example::EmtsaLine::new()?))])
}

/// A game by its id.
pub(crate) fn game(id: &str) -> Result<Shelved, Fault> {
    let games = games()?;
    let known: Vec<String> = games.iter().map(|game| game.title().id.clone()).collect();
    let game = games.into_iter().find(|game| game.title().id == id).ok_or_else(|| {
        Fault::new("stavka", format!("there is no game {id:?}")).advise(format!("Games: {}", known.join(", ")))
    })?;
    let files: Vec<(&str, &str)> = MESSAGES.iter().chain(game.messages()).copied().collect();
    Ok(Shelved { words: Words::new("en", &files)?, game })
}

/// The clause catalogue of a game, and how far tests cover it.
pub(crate) fn rulebook(id: &str) -> Result<(Catalogue, Coverage), Fault> {
    let shelved = game(id)?;
    Ok((shelved.game.catalogue().clone(), shelved.game.coverage()))
}

/// Open a record.
pub(crate) fn open(path: &Path, recover: bool) -> Result<(Shelved, Reopened), Fault> {
    let saved = SavedGame::read(&file::read(path)?, &path.display().to_string())?;
    let shelved = game(&saved.header.game)?;
    let opened = if recover { shelved.game.recover(saved)? } else { shelved.game.open(saved)? };
    Ok((shelved, opened))
}

impl Shelved {
    /// A sentence.
    pub(crate) fn say(&self, message: &Spelled) -> String {
        self.words.say(message, &|id| self.game.spoken(id))
    }

    /// A sentence with its clause.
    pub(crate) fn cite(&self, message: &Spelled) -> String {
        self.words.say_with_clause(message, &|id| self.game.spoken(id))
    }
}
