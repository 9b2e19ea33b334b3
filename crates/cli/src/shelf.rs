//! The shelf of games, and records taken down from disk.

use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use engine::coverage::Coverage;
use engine::erased::Reopened;
use engine::journal::SavedGame;
use engine::{Catalogue, Fault};

pub(crate) use ::shelf::{Corrected, Entry, GAMES, HexMap, Shelved, languages};

use crate::file;

/// The language of whoever typed the command; English where nothing was said.
static LANGUAGE: OnceLock<String> = OnceLock::new();

/// Speak a language from now on.
pub(crate) fn speak(language: String) {
    let _ = LANGUAGE.set(language);
}

/// The language that is spoken.
pub(crate) fn language() -> &'static str {
    LANGUAGE.get().map_or(::shelf::ENGLISH, String::as_str)
}

/// A game by its id.
pub(crate) fn game(id: &str) -> Result<Shelved, Fault> {
    ::shelf::game_in(id, language())
}

/// A game with corrected data.
pub(crate) fn game_with(id: &str, text: &str, source: &str) -> Result<Shelved, Fault> {
    ::shelf::game_with(id, language(), Some(Corrected { text, source }))
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

/// A write that has not been finished for so long was broken off.
const BROKEN_OFF: Duration = Duration::from_secs(3600);

/// Open a record. It is replayed whole: if it does not hold, that is among the notices.
pub(crate) fn open(path: &Path, recover: bool) -> Result<(Shelved, Reopened), Fault> {
    let saved = SavedGame::read(&file::read_record(path)?, &path.display().to_string())?;
    let shelved = match &saved.header.corrections {
        Some(text) => game_with(&saved.header.game, text, &format!("the data in {}", path.display()))?,
        None => game(&saved.header.game)?,
    };
    let mut opened = if recover { shelved.game.recover(saved)? } else { shelved.game.open(saved)? };
    if opened.notices.is_empty() {
        opened.notices.extend(opened.journal.holds().err());
    }
    file::sweep(path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")), BROKEN_OFF);
    Ok((shelved, opened))
}
