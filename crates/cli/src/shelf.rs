//! The shelf of games, and records taken down from disk.

use std::path::Path;
use std::sync::OnceLock;

use engine::coverage::Coverage;
use engine::erased::Reopened;
use engine::journal::SavedGame;
use engine::{Catalogue, Fault};

pub(crate) use ::shelf::{Entry, GAMES, HexMap, Shelved, languages};

use crate::file;

/// The language of whoever typed the command; English where nothing was said.
static LANGUAGE: OnceLock<String> = OnceLock::new();

/// Speak a language from now on.
pub(crate) fn speak(language: String) {
    let _ = LANGUAGE.set(language);
}

/// A game by its id.
pub(crate) fn game(id: &str) -> Result<Shelved, Fault> {
    ::shelf::game_in(id, LANGUAGE.get().map_or(::shelf::ENGLISH, String::as_str))
}

/// All games.
pub(crate) fn games() -> Result<Vec<Shelved>, Fault> {
    GAMES.iter().map(|entry| game(entry.id)).collect()
}

/// The clause catalogue of a game, and how far tests cover it.
pub(crate) fn rulebook(id: &str) -> Result<(Catalogue, Coverage), Fault> {
    let shelved = game(id)?;
    Ok((shelved.catalogue()?, shelved.coverage()))
}

/// Open a record.
pub(crate) fn open(path: &Path, recover: bool) -> Result<(Shelved, Reopened), Fault> {
    let saved = SavedGame::read(&file::read(path)?, &path.display().to_string())?;
    let shelved = game(&saved.header.game)?;
    let opened = if recover { shelved.game.recover(saved)? } else { shelved.game.open(saved)? };
    Ok((shelved, opened))
}
