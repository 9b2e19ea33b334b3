//! The rules, chapter by chapter. Each test names the clauses and checks it proves.

mod advance;
mod advantages;
mod aftermath;
mod air;
mod arrivals;
mod basics;
mod breakthrough;
mod capture;
mod combat;
mod condition;
mod crossing;
mod doctrine;
mod doors;
mod edges;
mod engineers;
mod evasions;
mod groups;
mod movement;
mod naval;
mod once;
mod rail;
mod resets;
mod results;
mod retreat;
mod scenarios;
mod sequence;
mod sharing;
mod stacking;
mod supply;
mod support;
mod tables;
mod tanks;
mod trains;
mod victory;
mod weather;
mod zones;

use std::path::Path;

use elope::{Elope, State};
use engine::{Dice, Events, Game, Seed, coverage};
use expect_test::expect_file;

/// The historical scenario of the renovated edition as it is set up, doctrine off: Red has yet to place its cavalry.
pub(crate) fn set_up(game: &Elope) -> State {
    let setup = game.title().setup(Some("historical"), [("doctrine", "off")]).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    engine::journal::begin(game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario")
}

/// Run a script that proves clauses.
pub(crate) fn check(cites: &[&str], script: &str) {
    let game = crate::own();
    engine::script::run(game, set_up(game), cites, script).unwrap_or_else(|found| panic!("{found}"));
}

/// Name clauses that a test proves without a script.
pub(crate) fn cites(clauses: &[&str]) {
    check(clauses, "");
}

#[test]
fn every_clause_and_every_check_has_a_test_and_the_list_names_them() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let found = coverage::coverage(elope::catalogue(), &tests);
    assert_eq!((found.missing, found.unknown), (Vec::new(), Vec::new()));
    expect_file!["../clauses.txt"].assert_eq(&coverage::list(&tests));
}
