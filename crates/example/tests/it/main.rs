//! The tests of the example game: its rules chapter by chapter, its data, its secrets, its records, and the
//! conformance suite on it and on games that are broken on purpose.

mod added;
mod branches;
mod broken;
mod campaign;
mod conformance;
mod data;
mod forged;
mod fuzz;
mod questions;
mod records;
mod rules;
mod takeback;
mod undo;

use std::sync::Arc;

use engine::journal::begin;
use engine::{Dice, Events, Game, Journal, Rolling, Seed};
use example::{EmtsaLine, State};

fn game() -> Arc<EmtsaLine> {
    Arc::new(EmtsaLine::new().expect("the game's own data is sound"))
}

/// The autumn scenario, set up, at its first bids, the Greens following the Whites.
fn autumn(game: &EmtsaLine) -> State {
    let setup = game.title().default_setup();
    begin(game, &setup, &mut Dice::seeded(Seed::from_number(7), 0), &mut Events::unheard()).expect("it is sound")
}

fn journal(seed: u64, rolling: Rolling) -> Journal<EmtsaLine> {
    let game = game();
    let setup = game.title().default_setup();
    Journal::new(game, setup, Seed::from_number(seed), rolling).expect("it is sound").0
}

/// Play some orders at random.
fn played(seed: u64, orders: usize) -> Journal<EmtsaLine> {
    let mut journal = journal(seed, Rolling::Seeded);
    let mut chance = engine::Chance::new(seed);
    for _ in 0..orders {
        let game = journal.shared_game();
        let Some(seat) = engine::awaited(game.as_ref(), journal.state()).next() else { break };
        let order = game.sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
        journal.give(seat, &order, &[]).expect("a sample is legal");
    }
    journal
}
