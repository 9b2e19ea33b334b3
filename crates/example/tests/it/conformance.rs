//! The conformance suite on the example game.

use engine::Game;
use engine::conformance::{Plan, run};

use crate::game;

#[test]
fn the_example_passes_the_conformance_suite() {
    let game = game();
    let plan = Plan {
        games: 40,
        first_seed: 1,
        orders_per_turn: 60,
        orders_per_game: 600,
        looks_every: 1,
        thoroughly_every: 6,
        secrets: true,
    };
    let report = run(&game, &plan).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(report.games, 40 * game.title().all_setups().len() as u64);
    for verb in game.title().verbs {
        assert!(report.by_verb.contains_key(verb.id), "{} was never ordered: {report:#?}", verb.id);
    }
    let counts = [
        ("paused", report.paused),
        ("split", report.split),
        ("interjections", report.interjections),
        ("accepted", report.accepted),
        ("out of turn", report.out_of_turn),
        ("distinct twins", report.distinct_twins),
        ("undone", report.undone),
        ("withdrawn", report.withdrawn),
        ("commuted", report.commuted),
        ("twin orders", report.twin_orders),
        ("twins parted", report.twins_parted),
        ("records", report.records),
        ("kinds of ending", report.outcomes.len() as u64),
        ("clauses refused", report.refused.len() as u64),
    ];
    for (what, count) in counts {
        assert!(count >= 4, "{what}: only {count}\n{report:#?}");
    }
}
