//! The conformance suite on Rossyïa, with hands that are secret, two and three White seats, and Czech cases. Long runs are
//! `stavka sim --verify`.

use std::sync::Arc;

use engine::conformance::{Plan, Report, explanations_in, run_in};
use engine::{Game, Setup};
use rossyia::Rossyia;

const PLAN: Plan = Plan {
    games: 1,
    first_seed: 1,
    orders_per_turn: 600,
    orders_per_game: 60_000,
    looks_every: 20,
    thoroughly_every: 3,
    secrets: true,
};

/// A scenario, how many Whites play it, and the Czech case.
type Played = (&'static str, &'static str, &'static str);

const SHORT: [Played; 3] = [
    ("ice_and_steppe", "three", "scenario"),
    ("flight_to_the_volga", "two", "3"),
    ("miracle_on_the_vistula", "three", "1"),
];

fn setups(game: &Rossyia, played: &[Played]) -> Vec<Setup> {
    let setup = |(scenario, players, case): &Played| {
        game.title().setup(Some(scenario), [("white_players", *players), ("czech_case", *case)])
    };
    played.iter().map(|one| setup(one).expect("a known scenario and options")).collect()
}

/// Something that needs a deep stack: builds without optimisation copy states on it.
fn on_a_deep_stack<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(work).expect("a thread");
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

fn passes(plan: Plan, played: &'static [Played]) -> Report {
    on_a_deep_stack(move || {
        let game = Arc::new(Rossyia::new());
        let setups = setups(&game, played);
        run_in(&game, &plan, setups).unwrap_or_else(|failure| panic!("{failure}"))
    })
}

#[test]
fn short_scenarios_pass_the_conformance_suite() {
    let report = passes(Plan { games: 2, ..PLAN }, &SHORT);
    assert!(report.split > 10 && report.withdrawn + report.undone > 20, "{report:#?}");
    assert!(report.distinct_twins > 20, "hands are dealt anew: {report:#?}");
}

#[test]
fn the_campaign_passes_the_conformance_suite() {
    let report = passes(Plan { looks_every: 120, ..PLAN }, &[("campaign", "three", "scenario")]);
    assert!(report.twins > 8 && report.distinct_twins > 3, "{report:#?}");
}

#[test]
fn the_campaign_of_two_whites_with_czechs_who_leave_early_passes_it_too() {
    let report = passes(Plan { first_seed: 2, looks_every: 240, ..PLAN }, &[("campaign", "two", "3")]);
    assert!(report.twins > 4, "{report:#?}");
}

#[test]
fn what_is_told_of_reach_prices_lines_and_dice_is_what_happens() {
    let told = on_a_deep_stack(|| {
        let game = Arc::new(Rossyia::new());
        let setups = setups(&game, &SHORT);
        explanations_in(&game, &Plan { games: 2, ..PLAN }, setups).unwrap_or_else(|failure| panic!("{failure}"))
    });
    for kind in ["reach", "why", "trace"] {
        assert!(told.claims.get(kind).is_some_and(|count| *count > 40), "{kind}: {told:?}");
    }
    assert!(told.dice > 200, "{told:?}");
}

#[test]
fn as_many_whites_sit_at_the_table_as_the_option_says() {
    let title = Rossyia::new().title().clone();
    for (players, seats) in [("one", 2), ("two", 3), ("three", 4)] {
        let setup = title.setup(None, [("white_players", players)]).expect("a known option");
        assert_eq!(title.of_setup(&setup).seats.len(), seats, "{players}");
    }
}
