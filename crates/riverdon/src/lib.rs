//! Beyond the River Don: campaigns of the Russian Civil War on a board of terrain cards.
//!
//! All chapters of the rules are here, with six scenarios: a board built by the procedure, by hand or laid freely; armies
//! bought, judged, written and read; the campaign with its sealed orders and missions; battles resolved at once, played
//! on the mini-map or entered from a real table; and what each side may know of all that.
//!
//! ```
//! use engine::{Dice, Seed};
//! use riverdon::{Data, Files, Plan, Terms, build, flaws, muster};
//!
//! let data = Data::read(&Files::own())?;
//! let march = data.scenario("ice_march").expect("the first scenario");
//! let mut dice = Dice::seeded(Seed::from_number(7), 0);
//! let board = build(&data, Plan::of(march), &mut dice).expect("dice from a seed never fail");
//! assert!(board.flaws(&data).is_empty());
//!
//! let terms = Terms::of(&march.sides[1], 0);
//! let army = muster(&data, &terms);
//! assert_eq!((army.on_board.points(&data), army.off_board.points(&data)), (199, 300));
//! assert!(flaws(&data, &terms, &army).is_empty());
//! # Ok::<(), engine::Fault>(())
//! ```
//!
//! What is there: `ids` are the numbers of things, and what data files call them;
//! `cards`, `units`, `nations`, `campaign`, `scenarios` and `battle` are what they hold, each with its judge; `data` puts
//! all together. `space` is the grid, `board` the cards on it, `building` the procedure; `army` what is bought and what is
//! wrong with it, `muster` armies made by the program, `written` armies, models and boards as texts, `scenario_file`
//! scenarios made by the players, `random_campaign` those made by the program; `forms` what is filled in on the
//! page, `brought` texts that a set-up carries, `printed` what is printed for a real table. `state` is all that changes,
//! `procedure` what the game is in the middle of, `order` lists the orders, `rules` leads each to its chapter; `fog` says
//! what each side sees of the other, `redeal` deals the rest anew, `staging` is the language of the clause tests. `args`
//! and `named` are what everything is called, `texts` the
//! languages.
//!
//! The chapters of the rules, in the rulebook's order, and the file of each:
//!
//! | chapter | | file |
//! | --- | --- | --- |
//! | S0 | scenarios, house rules | `scenarios.rs`, `setup.rs` |
//! | S1.general, S1.adj, S1.A, S1.edge | spaces, edges, adjacency | `space.rs`, `cards.rs`, `board.rs` |
//! | S1.B to S1.E, S1.V | building the board, its variants | `building.rs`, `building/…`, `laying.rs` |
//! | S1.general.4 | free laying | `free_laying.rs`, `forms/laying.rs` |
//! | S1.mode | what is known of the cards | `board.rs`, `view.rs` |
//! | S2.buy, S2.count, S2.lead | buying, counters, leaders | `army.rs`, `buying.rs`, `muster.rs`, `leaders.rs` |
//! | S2.roles, S2.setup, S2.force | set-up, fog of war, forces | `setup.rs`, `forces.rs`, `view.rs` |
//! | 1 | the turn | `sequence.rs` |
//! | 2 | strategic initiative | `initiative.rs` |
//! | 3 | resources | `resources.rs` |
//! | 4 | moving leaders | `leaders.rs` |
//! | 5 | operations, defences, orders | `tactics.rs`, `writing.rs`, `movement.rs` |
//! | 6 | carrying orders out, rivers | `execution.rs`, `rivers.rs` |
//! | 7, 8 | battles: before, by the model, by hand, after | `clash.rs`, `engage.rs`, `battle/…`, `results.rs`, `aftermath.rs` |
//! | 9 | surrender, captures, partisans, mutiny, bridges, weather, supply | `general/…` |
//! | 9b | pre-operation assets | `assets.rs`, `air.rs`, `barrage.rs` |
//! | 10 | points, limits, leaders, resources, winter | `army.rs`, `scenario_file.rs` |
//! | sc, sc1 to sc6 | scenarios, what comes later, how they are won | `scenarios.rs`, `arrivals.rs`, `next_board.rs`, `victory.rs`, `trains.rs` |

mod aftermath;
mod air;
mod answers;
mod appearance;
mod args;
mod army;
mod arrivals;
mod assets;
mod barrage;
pub mod battle;
mod board;
mod brought;
mod building;
mod buying;
mod campaign;
mod cards;
mod clash;
mod data;
mod engage;
mod execution;
mod fog;
mod forces;
mod forms;
mod free_laying;
pub mod fuzz;
mod game;
mod general;
mod ids;
mod initiative;
mod invariants;
mod laying;
mod leaders;
mod movement;
mod muster;
mod named;
mod nations;
mod next_board;
mod on_paper;
mod order;
mod orders;
mod pictures;
mod printed;
mod procedure;
mod random_campaign;
mod redeal;
mod resources;
pub mod results;
mod rivers;
mod rules;
mod sample;
mod scenario_file;
mod scenarios;
mod seats;
mod sequence;
mod setup;
mod shown;
mod space;
mod staging;
mod state;
mod tactics;
mod texts;
mod trains;
mod units;
mod victory;
mod view;
mod winning;
mod worth;
mod writing;
mod written;

use std::sync::LazyLock;

use engine::Catalogue;
use engine::lesson::Lesson;

pub use army::*;
pub use battle::{BattleNumbers, EntryNumbers};
pub use board::{Board, Footing, Knowledge, Lay};
pub use building::{Building, Built, Plan, RiverPlan, Rows, Step, TownPlan, build};
pub use campaign::*;
pub use cards::*;
pub use data::*;
pub use engine::data::Given;
pub use forces::{Banks, Force, ForceIx, Leader, LeaderIx, Place};
pub use game::RiverDon;
pub use ids::*;
pub use muster::{muster, random_army};
pub use nations::*;
pub use order::{
    Along, Arrivals, Bridge, Bridges, Count, Covering, Coverings, Guns, Label, Labels, Laying, Leaving, Losses, Models,
    Order, Post, Together, Troops, Who, YesNo,
};
pub use procedure::{
    Acting, Action, AssetStep, Clash, ClashStage, Coming, Ending, Frame, How, Mission, Progress, Retiring, Way,
};
pub use random_campaign::random_campaign;
pub use scenario_file::read_scenario;
pub use scenarios::*;
pub use space::*;
pub use state::{Fog, Host, Known, Settings, Sighting, State, SupplyTrains};
pub use texts::{DICTIONARIES, MESSAGES};
pub use units::*;
pub use written::{read_army, read_board, read_models, write_army, write_board, write_models};

/// The clause catalogue.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::own(include_str!("../rules.toml")));
    &CATALOGUE
}

/// The lessons.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| Lesson::own(LESSON_FILES, Order::VERBS));
    &LESSONS
}

/// The lesson files.
const LESSON_FILES: &[(&str, &str)] = &[("lessons/first.toml", include_str!("../lessons/first.toml"))];
