//! The conformance suite on Rossyïa: a short scenario with three White seats. All others are played by `stavka sim --verify`.

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
        looks_every: 60,
        thoroughly_every: 8,
        secrets: false,
    };
    let title = game.title().clone();
    let setups = vec![title.setup(Some("flight_to_the_volga"), [("white_players", "three")]).expect("a known option")];
    // Builds without optimisation copy states on the stack.
    let suite = std::thread::Builder::new().stack_size(64 << 20);
    let suite = suite.spawn(move || run_in(&game, &plan, setups).unwrap_or_else(|failure| panic!("{failure}")));
    let report = suite.expect("a thread").join().expect("the suite passes");
    assert!(report.orders > 100, "{report:#?}");
}

#[test]
fn as_many_whites_sit_at_the_table_as_the_option_says() {
    let title = Rossyia::new().title().clone();
    for (players, seats) in [("one", 2), ("two", 3), ("three", 4)] {
        let setup = title.setup(None, [("white_players", players)]).expect("a known option");
        assert_eq!(title.of_setup(&setup).seats.len(), seats, "{players}");
    }
}
