//! The lab, on the example game and on one that breaks.

mod broken;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use commander::Kind;
use engine::Game;
use example::EmtsaLine;
use lab::{Plan, Report, run};

fn game() -> Arc<EmtsaLine> {
    Arc::new(EmtsaLine::new().expect("its own data"))
}

fn plan(games: u64) -> Plan {
    Plan { games, ..Plan::new(game().title(), Kind::Random) }
}

fn report(plan: &Plan) -> Report {
    run(&game(), plan, &|| {})
}

/// A report without what depends on the machine.
fn timeless(report: Report) -> Report {
    Report { elapsed: Default::default(), measured: Default::default(), threads: 0, ..report }
}

#[test]
fn the_same_games_are_played_on_one_core_and_on_four() {
    let players = vec![Kind::Greedy, Kind::Random, Kind::Greedy];
    let with = |threads: usize| report(&Plan { threads, players: players.clone(), ..plan(40) });
    assert_eq!(with(4).threads, 4);
    assert_eq!(timeless(with(1)), timeless(with(4)));
}

#[test]
fn a_game_depends_on_its_own_seed_only() {
    let all = report(&Plan { setups: vec![game().title().default_setup()], ..plan(12) });
    let alone = |number: u64| {
        let setups = vec![game().title().default_setup()];
        report(&Plan { setups, first_seed: 1 + number, ..plan(1) }).orders
    };
    assert_eq!((0..12).map(alone).sum::<u64>(), all.orders);
}

#[test]
fn everything_is_counted() {
    let told = AtomicU64::new(0);
    let report = run(&game(), &Plan { verify: true, ..plan(64) }, &|| {
        told.fetch_add(1, Ordering::Relaxed);
    });
    assert_eq!(told.into_inner(), 64);
    assert_eq!((report.games, report.verified, report.failures.len()), (64, 64, 0));
    assert!((12..=20).contains(&report.heard), "one in four: {}", report.heard);
    assert_eq!(report.orders_by_kind.values().sum::<u64>(), report.orders);
    assert_eq!(report.outcomes().values().sum::<u64>(), 64);
    assert!(report.outcomes().keys().all(|key| key.contains(": emtsa-")), "{:?}", report.outcomes());
    assert!(report.orders_per_second_per_core() > 0.0);
    for verb in game().title().verbs {
        assert!(report.orders_by_kind.contains_key(verb.id), "{}", verb.id);
    }
}

#[test]
fn clauses_that_nothing_rested_on_are_named() {
    let report = report(&plan(200));
    let never = report.clauses_never_exercised(game().catalogue());
    // Who holds a station is seen only in what follows from it.
    assert_eq!(never, ["7.1"]);
    assert_eq!(report.clauses_wrongly_unplayed(game().catalogue()), Vec::<String>::new());
    let never_heard = run(&game(), &Plan { listen_every: 1, ..plan(1) }, &|| {});
    assert!(never_heard.clauses_never_exercised(game().catalogue()).len() > never.len());
}

#[test]
fn refusals_are_counted_by_clause() {
    let report = report(&plan(40));
    assert!(report.refusals.get("4.1").is_some_and(|count| *count > 50), "{:?}", report.refusals);
    assert!(report.refusals.keys().all(|clause| report.clauses.contains(clause)));
}

#[test]
fn a_clause_that_is_marked_as_unplayed_and_is_played_is_reported() {
    let report = report(&plan(8));
    let mut catalogue = game().catalogue().clone();
    let played = report.clauses.first().cloned().expect("games rest on clauses");
    for clause in catalogue.clauses.iter_mut().filter(|clause| clause.id == played) {
        clause.unplayed = "wrongly marked".into();
    }
    assert_eq!(report.clauses_wrongly_unplayed(&catalogue), [played]);
    assert!(report.clauses_wrongly_unplayed(game().catalogue()).is_empty());
}

#[test]
fn speed_is_measured_even_where_every_game_is_listened_to() {
    let report = report(&Plan { listen_every: 1, ..plan(4) });
    assert_eq!((report.heard, report.measured.0), (4, report.orders));
    assert!(report.orders_per_second_per_core() > 0.0);
}

#[test]
fn a_game_that_takes_too_long_has_failed() {
    let report = report(&Plan { most_orders: 10, ..plan(2) });
    let reasons: Vec<&str> = report.failures.iter().map(|failure| failure.reason.as_str()).collect();
    assert_eq!(reasons, ["it is not over after 10 orders"; 2]);
    assert_eq!(report.failures.iter().map(|failure| failure.seed).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(report.orders, 20);
}

#[test]
fn no_setups_no_games() {
    assert_eq!(report(&Plan { setups: Vec::new(), ..plan(3) }).games, 0);
}
