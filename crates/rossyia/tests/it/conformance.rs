//! The conformance suite on Rossyïa: every scenario, with one to three White seats.

use std::sync::Arc;

use engine::Game;
use engine::conformance::{Plan, run_in};
use rossyia::Rossyia;

#[test]
fn the_game_passes_the_conformance_suite() {
    let game = Arc::new(Rossyia::new());
    let plan = Plan {
        games: 1,
        first_seed: 1,
        orders_per_turn: 600,
        orders_per_game: 30_000,
        looks_every: 500,
        thoroughly_every: 8,
        secrets: false,
    };
    let title = game.title().clone();
    let short = title.scenarios.iter().filter(|scenario| scenario.id != "campaign");
    let setups = short.zip(["three", "two", "one"]).map(|(scenario, players)| {
        title.setup(Some(&scenario.id), [("white_players", players)]).expect("a known option")
    });
    let setups = setups.collect();
    // Builds without optimisation copy states on the stack.
    let suite = std::thread::Builder::new().stack_size(64 << 20);
    let suite = suite.spawn(move || run_in(&game, &plan, setups).unwrap_or_else(|failure| panic!("{failure}")));
    let report = suite.expect("a thread").join().expect("the suite passes");
    assert!(report.split > 0, "{report:#?}");
}

#[test]
fn as_many_whites_sit_at_the_table_as_the_option_says() {
    let title = Rossyia::new().title().clone();
    for (players, seats) in [("one", 2), ("two", 3), ("three", 4)] {
        let setup = title.setup(None, [("white_players", players)]).expect("a known option");
        assert_eq!(title.of_setup(&setup).seats.len(), seats, "{players}");
    }
}
