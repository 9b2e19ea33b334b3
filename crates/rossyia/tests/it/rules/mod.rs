//! The rules, chapter by chapter. Each test names the clauses and checks it proves.

mod activation;
mod arms;
mod armt;
mod arrivals;
mod combat;
mod command;
mod control;
mod income;
mod initiative;
mod lines;
mod march;
mod movement;
mod nations;
mod politics;
mod rail;
mod recreating;
mod rivers;
mod scale;
mod sea;
mod sides;
mod stacking;
mod turn;
mod weather;
mod zones;

use std::path::Path;
use std::sync::LazyLock;

use engine::script::Staging;
use engine::{Dice, Events, Game, Seed, coverage};
use expect_test::expect_file;
use rossyia::{Rossyia, State};

pub(crate) fn game() -> &'static Rossyia {
    static GAME: LazyLock<Rossyia> = LazyLock::new(Rossyia::new);
    &GAME
}

/// A scenario as it is set up, without political options, the Whites about to name a HQ.
pub(crate) fn set_up(scenario: &str) -> State {
    let setup = game().title().setup(Some(scenario), [("czech_case", "2")]).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let mut state = game().setup(&setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    game().arrange(&mut state, "no options").expect("a situation");
    game().arrange(&mut state, "naming white").expect("a phase");
    // Whoever needs the Polish option puts it on its track.
    game().arrange(&mut state, "no track").expect("an empty track");
    state
}

/// Run a script that proves clauses, in the campaign.
pub(crate) fn check(cites: &[&str], script: &str) {
    engine::script::run(game(), set_up("campaign"), cites, script).unwrap_or_else(|found| panic!("{found}"));
}

/// Run a script that proves clauses, in another scenario.
pub(crate) fn scenario_check(cites: &[&str], scenario: &str, script: &str) {
    engine::script::run(game(), set_up(scenario), cites, script).unwrap_or_else(|found| panic!("{found}"));
}

/// Name clauses that a test proves without a script.
pub(crate) fn cites(clauses: &[&str]) {
    check(clauses, "");
}

#[test]
fn tests_cite_what_the_catalogue_has() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let found = coverage::coverage(rossyia::catalogue(), &tests);
    assert_eq!(found.unknown, Vec::<String>::new());
}

#[test]
fn every_clause_and_check_has_a_test_and_the_list_names_them() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let missing = coverage::coverage(rossyia::catalogue(), &tests).missing;
    assert_eq!(missing, Vec::<String>::new());
    expect_file!["../../clauses.txt"].assert_eq(&coverage::list(&tests));
}
