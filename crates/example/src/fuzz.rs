//! Entry points for fuzzing: arbitrary bytes must never panic, and what is understood must come back unchanged.

use std::sync::{Arc, LazyLock};

use engine::journal::SavedGame;
use engine::{Game, Journal, notation};

use crate::EmtsaLine;

static GAME: LazyLock<Option<Arc<EmtsaLine>>> = LazyLock::new(|| EmtsaLine::new().ok().map(Arc::new));

/// An order that can be read is printed and read again to the same order.
pub fn notation(bytes: &[u8]) {
    let (Ok(text), Some(game)) = (std::str::from_utf8(bytes), GAME.as_ref()) else { return };
    let verbs = game.title().verbs;
    if let Ok(draft) = notation::parse(verbs, text) {
        let printed = notation::print(verbs, &draft);
        assert_eq!(notation::parse(verbs, &printed).as_ref(), Ok(&draft), "{printed}");
    }
}

/// A record, however broken, is refused or opened; one that opens is written and opened again to the same game.
pub fn save(bytes: &[u8]) {
    let (Ok(text), Some(game)) = (std::str::from_utf8(bytes), GAME.as_ref()) else { return };
    let Ok(saved) = SavedGame::read(text, "fuzz") else { return };
    let Ok(opened) = Journal::recover(game.clone(), saved.clone()) else { return };
    let record = opened.journal.record();
    let again = SavedGame::read(&record, "again").and_then(|saved| Journal::open(game.clone(), saved));
    let again = again.map(|opened| opened.journal.digest());
    assert_eq!(again, Ok(opened.journal.digest()), "{record}");
    if let Ok(strict) = Journal::open(game.clone(), saved) {
        let _ = strict.journal.verify();
    }
}
