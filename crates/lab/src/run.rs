//! All games of a plan, on all cores.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use commander::Commanded;
use engine::erased::Published;
use engine::{Game, Outcome, Shown};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::alone::{Table, Tally};
use crate::caught::caught;
use crate::plan::Plan;
use crate::report::{Failure, Report};

/// A game that can be studied, whatever its types.
pub trait Studied: Commanded {
    /// Play a plan: see [`run`].
    fn study(&self, plan: &Plan, done: &(dyn Fn() + Sync)) -> Report;
}

impl<G: Published> Studied for Arc<G> {
    fn study(&self, plan: &Plan, done: &(dyn Fn() + Sync)) -> Report {
        run(self, plan, done)
    }
}

/// Play all games of a plan, setups that do not go together left out; `done` is called after each.
pub fn run<G: Shown>(game: &Arc<G>, plan: &Plan, done: &(dyn Fn() + Sync)) -> Report {
    let start = Instant::now();
    let plan = &plan.fitting(game.as_ref());
    let one = |number: u64| {
        let report = play(game, plan, number);
        done();
        report
    };
    let all = || (0..plan.games).into_par_iter().map(one).reduce(Report::default, Report::with);
    let pool: Option<ThreadPool> = ThreadPoolBuilder::new().num_threads(plan.threads).build().ok();
    let (mut report, threads) = match &pool {
        Some(pool) => (pool.install(all), pool.current_num_threads()),
        None => ((0..plan.games).map(one).fold(Report::default(), Report::with), 1),
    };
    (report.elapsed, report.threads) = (start.elapsed(), threads);
    // Where every game was listened to, those must do.
    if report.measured.1.is_zero() {
        report.measured = (report.orders, report.elapsed * threads as u32);
    }
    report
}

/// One game, by its number.
fn play<G: Shown>(game: &Arc<G>, plan: &Plan, number: u64) -> Report {
    let seed = plan.first_seed.wrapping_add(number);
    let Some(setup) = plan.setup(number) else {
        return Report::default();
    };
    let heard = plan.listens(number);
    let table = Table { game, plan, setup, seed, heard };
    let mut tally = Tally::<G>::default();
    let ended = caught(|| table.play(&mut tally)).and_then(|ended| ended);
    let mut report = Report {
        games: 1,
        heard: u64::from(heard),
        verified: u64::from(plan.verify && ended.is_ok()),
        orders: tally.orders,
        orders_by_kind: tally.kinds.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect(),
        clauses: tally.met.clauses,
        refusals: tally.met.refusals,
        ..Report::default()
    };
    match ended {
        Ok(outcome) => {
            report.measured = if heard { (0, Duration::ZERO) } else { (tally.orders, tally.time) };
            let ending = BTreeMap::from([(named(game.as_ref(), &outcome), 1)]);
            report.endings.insert(setup.scenario.clone(), ending);
        }
        Err(reason) => report.failures.push(Failure { seed, setup: setup.clone(), orders: tally.orders, reason }),
    }
    report
}

/// How a game ended, in a few words without language.
fn named<G: Game>(game: &G, outcome: &Outcome) -> String {
    let sides = &game.title().sides;
    let winner = outcome.winner.and_then(|side| sides.get(usize::from(side.0))).map_or("draw", |side| side.id.as_str());
    let clause = outcome.how.clause.map(|clause| format!(" ({})", clause.0)).unwrap_or_default();
    format!("{winner}: {}{clause}", outcome.how.id)
}
