//! An explanation and the rule it explains agree, wherever play leads.

use std::sync::Arc;

use elope::Elope;
use engine::conformance::{Plan, explanations};

use crate::rules::cites;

#[test]
fn what_is_told_of_reach_prices_lines_and_dice_is_what_happens() {
    cites(&["4.3.a", "7.3.c", "10.0.a", "10.6.a", "10.8"]);
    let plan = Plan {
        games: 1,
        first_seed: 1,
        orders_per_turn: 400,
        orders_per_game: 8000,
        looks_every: 193,
        thoroughly_every: 1,
        secrets: false,
    };
    let told = explanations(&Arc::new(Elope::new()), &plan).unwrap_or_else(|failure| panic!("{failure}"));
    for kind in ["reach", "why", "trace"] {
        assert!(told.claims.get(kind).is_some_and(|count| *count > 40), "{kind}: {told:?}");
    }
    assert!(told.dice > 200, "{told:?}");
}
