//! An explanation and the rule it explains agree, wherever play leads.

use std::sync::Arc;

use engine::Game;
use engine::conformance::{Held, Plan, explanations_in};
use riverdon::RiverDon;

fn told(options: &'static [(&'static str, &'static str)]) -> Held {
    let plan = Plan {
        games: 1,
        first_seed: 1,
        orders_per_turn: 6_000,
        orders_per_game: 60_000,
        looks_every: 30,
        thoroughly_every: 1,
        secrets: false,
    };
    let play = move || {
        let game = Arc::new(RiverDon::new());
        let title = game.title().clone();
        let setup = |scenario: &engine::Scenario| title.setup(Some(&scenario.id), options.iter().copied());
        let setups = title.scenarios.iter().map(|scenario| setup(scenario).expect("a known set-up")).collect();
        explanations_in(&game, &plan, setups).unwrap_or_else(|failure| panic!("{failure}"))
    };
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(play).expect("a thread");
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

#[test]
fn what_is_told_of_reach_paths_and_supply_is_what_happens() {
    let told = told(&[("fog", "open"), ("cards", "open"), ("battles", "played")]);
    for (kind, least) in [("reach", 100), ("trace", 100), ("why", 5)] {
        assert!(told.claims.get(kind).is_some_and(|count| *count > least), "{kind}: {told:?}");
    }
}

#[test]
fn and_where_cards_lie_face_down() {
    let both: [&'static [_]; 2] = [&[("fog", "open"), ("cards", "usual")], &[("fog", "open"), ("cards", "covered")]];
    for options in both {
        let told = told(options);
        assert!(told.claims.get("reach").is_some_and(|count| *count > 50), "{told:?}");
    }
}
