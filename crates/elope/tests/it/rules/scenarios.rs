//! 23.0 The scenarios, and the tanks' arrival (18.1).

mod early;
mod free;
mod late;
mod orders;
mod voyages;

use super::check;

/// [`check`] in the historical scenario of the original edition.
fn original_check(cites: &[&str], script: &str) {
    begun("historical", "original", cites, script);
}

/// [`check`] in the non-historical scenario.
fn free_check(cites: &[&str], script: &str) {
    begun("non_historical", "renovated", cites, script);
}

/// A script that begins with a scenario's set-up.
fn begun(scenario: &str, edition: &str, cites: &[&str], script: &str) {
    use engine::{Dice, Events, Game, Seed, script::run};
    let game = elope::Elope::new();
    let options = [("doctrine", "off"), ("edition", edition)];
    let setup = game.title().setup(Some(scenario), options).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    run(&game, state, cites, script).unwrap_or_else(|found| panic!("{found}"));
}
