//! The lab: many games by computer players, at once, and what came of them.
//!
//! Game number *n* of a plan is decided by the plan's seed plus *n* and by nothing else: not by how many are played, nor
//! on how many cores. A game that fails - a panic, a seat without an order, an order refused, a replay that leads
//! elsewhere - does not stop the others; it is reported with the seed that repeats it.
//!
//! ```
//! use std::sync::Arc;
//! use commander::Kind;
//! use engine::Game;
//! use lab::{Plan, run};
//!
//! let game = Arc::new(example::EmtsaLine::new()?);
//! let plan = Plan { games: 8, verify: true, ..Plan::new(game.title(), Kind::Random) };
//! let report = run(&game, &plan, &|| {});
//! assert_eq!((report.games, report.failures.len()), (8, 0));
//! assert_eq!(report.outcomes().values().sum::<u64>(), 8);
//! # Ok::<(), engine::Fault>(())
//! ```

mod alone;
mod caught;
mod plan;
mod probe;
mod report;
mod run;

pub use plan::Plan;
pub use report::{Failure, Report};
pub use run::{Studied, run};
