//! The rules, chapter by chapter. Each test names the clauses and checks it proves.

mod advance;
mod advantages;
mod air;
mod arrivals;
mod basics;
mod breakthrough;
mod combat;
mod condition;
mod doctrine;
mod edges;
mod engineers;
mod movement;
mod naval;
mod rail;
mod results;
mod retreat;
mod scenarios;
mod sequence;
mod stacking;
mod supply;
mod support;
mod tables;
mod tanks;
mod trains;
mod victory;
mod weather;
mod zones;

use elope::{Elope, State};
use engine::{Dice, Events, Game, Seed};

/// The historical scenario of the renovated edition as it is set up, doctrine off: Red has yet to place its cavalry.
pub(crate) fn set_up(game: &Elope) -> State {
    let setup = game.title().setup(Some("historical"), [("doctrine", "off")]).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    engine::journal::begin(game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario")
}

/// Run a script that proves clauses.
pub(crate) fn check(cites: &[&str], script: &str) {
    let game = Elope::new();
    engine::script::run(&game, set_up(&game), cites, script).unwrap_or_else(|found| panic!("{found}"));
}

/// Name clauses that a test proves without a script.
#[allow(dead_code, reason = "until a chapter needs it")]
pub(crate) fn cites(clauses: &[&str]) {
    check(clauses, "");
}
