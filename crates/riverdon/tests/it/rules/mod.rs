//! The rules, chapter by chapter. Each test names the clauses and checks it proves.

mod around;
mod attacks;
mod battle;
mod beaten;
mod board;
mod bridges;
pub(crate) mod campaign;
mod dead_ends;
mod ends;
mod execution;
mod ice_march;
mod initiative;
mod later_scenarios;
mod leaders;
mod marches;
mod meeting;
mod missions;
mod muster;
mod partisans;
mod railway;
mod reserves;
mod resources;
mod results;
mod rivers;
mod scenarios;
mod scouting;
mod setup;
mod shelling;
mod spent;
mod supply;
mod surrender;
mod tactics;
mod turn;
mod wavering;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{LazyLock, Mutex};

use engine::journal::begin;
use engine::{Dice, Events, Game, Seed, coverage, script};
use expect_test::expect_file;
use riverdon::{RiverDon, State};

/// Runs a script, and names the clauses and checks that it proves. A first line `scenario ID OPTION=VALUE …` says what is
/// played, `seed=3` with which dice it was set up; without, it is the second scenario. Both armies are still to be placed.
pub(crate) fn check(cites: &[&str], text: &str) {
    let (played, script) = match text.trim_start().strip_prefix("scenario ") {
        Some(rest) => rest.split_once('\n').unwrap_or((rest, "")),
        None => ("steppe", text),
    };
    if let Err(reason) = script::run(game(), start(played.trim()), cites, script) {
        panic!("{reason}\nin {script}");
    }
}

pub(crate) fn game() -> &'static RiverDon {
    static GAME: LazyLock<RiverDon> = LazyLock::new(RiverDon::new);
    &GAME
}

/// A scenario as it begins: `ID OPTION=VALUE …`.
pub(crate) fn start(played: &str) -> State {
    static STARTS: Mutex<BTreeMap<String, State>> = Mutex::new(BTreeMap::new());
    let mut starts = STARTS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(state) = starts.get(played) {
        return *state;
    }
    let mut words = played.split_whitespace();
    let scenario = words.next();
    let (seed, options): (Vec<_>, Vec<_>) =
        words.map(|word| word.split_once('=').expect("OPTION=VALUE")).partition(|(option, _)| *option == "seed");
    let seed = seed.first().map_or(7, |(_, seed)| seed.parse().expect("a number"));
    let setup = game().title().setup(scenario, options).unwrap_or_else(|fault| panic!("{played}: {fault}"));
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let state = begin(game(), &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    starts.insert(played.to_owned(), state);
    state
}

/// Names the clauses and checks that a test proves.
pub(crate) fn cites(clauses: &[&str]) {
    for cited in clauses {
        let (clause, check) = cited.split_once('#').map_or((*cited, None), |(clause, check)| (clause, Some(check)));
        let entry = riverdon::catalogue().clause(clause).unwrap_or_else(|| panic!("there is no {clause}"));
        let number: usize = check.map_or(1, |check| check.parse().expect("a number"));
        assert!(check.is_none() || (1..=entry.checks.len()).contains(&number), "there is no check {cited}");
    }
}

#[test]
fn tests_cite_what_the_catalogue_has() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let found = coverage::coverage(riverdon::catalogue(), &tests);
    assert_eq!(found.unknown, Vec::<String>::new());
}

#[test]
fn every_clause_and_check_has_a_test_and_the_list_names_them() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let missing = coverage::coverage(riverdon::catalogue(), &tests).missing;
    assert_eq!(missing, Vec::<String>::new());
    expect_file!["../../clauses.txt"].assert_eq(&coverage::list(&tests));
}
