//! Any bytes given as a file of the players: what the fuzz targets try. Nothing panics, and what can be read is a game that
//! survives writing and reading and can be played on.

use std::sync::{Arc, LazyLock};

use engine::erased::AnyGame;
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, OnPaper, Rolling, Seed, Setup, awaited, carry_out};

use crate::game::Rossyia;

static GAME: LazyLock<Arc<Rossyia>> = LazyLock::new(|| Arc::new(Rossyia::new()));

/// The scenarios, taken in turn by the first byte.
const SCENARIOS: [&str; 4] = ["campaign", "ice_and_steppe", "flight_to_the_volga", "miracle_on_the_vistula"];

/// Reads arbitrary bytes as a position from a real table: it is refused with its flaws, or a game that is sound, is written
/// down and entered again, and goes on. The first byte says in which scenario.
pub fn position(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let game = GAME.as_ref();
    let Some(setup) = setup(*first) else { return };
    let entered = setup.clone().from_position(text);
    let Ok(mut state) = begin(game, &entered, &mut Dice::seeded(Seed::from_number(1), 0), &mut Events::unheard())
    else {
        return;
    };
    assert_eq!(game.invariants(&state), Ok(()), "{text}");
    if let Some(written) = game.write_down(&state) {
        let again = setup.from_position(&written.to_string());
        let again = begin(game, &again, &mut Dice::seeded(Seed::from_number(1), 0), &mut Events::unheard());
        let again = again.map(|again| game.write_down(&again));
        assert_eq!(again.ok(), Some(Some(written)), "a position changed by writing and reading it: {text}");
    }
    let (mut chance, mut dice) = (Chance::new(1), Dice::seeded(Seed::from_number(2), 0));
    for _ in 0..6 {
        let Some(seat) = awaited(game, &state).next() else { break };
        let Some(order) = game.sample(&state, seat, &mut chance) else { break };
        let done = carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard());
        assert!(done.is_ok(), "a sample is legal: {text}");
    }
}

/// Reads arbitrary bytes as the options of a game, `OPTION=VALUE` in lines: it begins or is refused.
pub fn options(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let (Ok(text), Some(mut setup)) = (std::str::from_utf8(rest), setup(*first)) else { return };
    for (option, value) in text.lines().filter_map(|line| line.split_once('=')) {
        setup.options.insert(option.to_owned(), value.to_owned());
    }
    if let Ok(begun) = GAME.clone().begin(setup, Seed::from_number(1), Rolling::Seeded) {
        assert!(!begun.journal.asked().is_empty(), "somebody is asked: {text}");
    }
}

fn setup(first: u8) -> Option<Setup> {
    GAME.title().setup(Some(SCENARIOS[usize::from(first) % SCENARIOS.len()]), []).ok()
}
