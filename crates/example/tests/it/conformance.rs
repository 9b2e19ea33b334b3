use std::sync::Arc;

use engine::conformance::{Plan, run};
use example::EmtsaLine;

#[test]
fn the_example_passes_the_conformance_suite() {
    let game = Arc::new(EmtsaLine::new().expect("its own data is sound"));
    let plan = Plan { games: 60, first_seed: 1, orders_per_turn: 60, orders_per_game: 600, thoroughly_every: 6 };
    let report = run(&game, &plan).unwrap_or_else(|failure| panic!("{failure}"));
    println!("{report:#?}");
}
