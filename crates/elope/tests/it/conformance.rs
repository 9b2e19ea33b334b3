//! The conformance suite on Operation Elope.

use std::sync::Arc;

use elope::Elope;
use engine::conformance::{Plan, run};

#[test]
fn the_game_passes_the_conformance_suite() {
    let game = Arc::new(Elope::new());
    let plan = Plan {
        games: 1,
        first_seed: 1,
        orders_per_turn: 400,
        orders_per_game: 8000,
        looks_every: 40,
        thoroughly_every: 12,
        secrets: false,
    };
    let report = run(&game, &plan).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.split > 20, "{report:#?}");
}
