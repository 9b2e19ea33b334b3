//! Entry points for fuzzing: arbitrary bytes must never panic, and what is understood must come back unchanged.

use std::sync::{Arc, LazyLock};

use engine::journal::{SavedGame, resealed};
use engine::{Chance, Game, Journal, awaited, notation};

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

/// A record, however broken, is refused or opened; one that opens is written and opened again to the same game, and can
/// be played on. Once as it is, once with its fingerprints mended, so that what lies behind them is tried too.
pub fn save(bytes: &[u8]) {
    let (Ok(text), Some(game)) = (std::str::from_utf8(bytes), GAME.as_ref()) else { return };
    for text in [text, &resealed(text)] {
        let Ok(saved) = SavedGame::read(text, "fuzz") else { continue };
        let opened = [Journal::open(game.clone(), saved.clone()), Journal::recover(game.clone(), saved)];
        for opened in opened.into_iter().flatten() {
            let mut journal = opened.journal;
            let record = journal.record();
            let again = SavedGame::read(&record, "again").and_then(|saved| Journal::open(game.clone(), saved));
            let again = again.map(|opened| opened.journal.digest());
            assert_eq!(again, Ok(journal.digest()), "{record}\nfrom\n{text}");
            let _ = journal.verify();
            play_on(&mut journal);
        }
    }
}

/// Some orders at random: whatever was opened can be played.
fn play_on(journal: &mut Journal<EmtsaLine>) {
    let game = journal.shared_game();
    let mut chance = Chance::new(1);
    for _ in 0..12 {
        let Some(seat) = awaited(game.as_ref(), journal.state()).next() else { break };
        let order = game.sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
        if journal.give(seat, &order, &[]).is_err() {
            break;
        }
    }
}
