//! Operation Elope: the invasion of North Russia, 1918-1919. Both editions, all scenarios.
//!
//! ```
//! use engine::{Dice, Events, Game, Seed, awaited, journal::begin};
//! let game = elope::Elope::new();
//! let setup = game.title().setup(Some("historical"), [("edition", "renovated")])?;
//! let state = begin(&game, &setup, &mut Dice::seeded(Seed::from_number(7), 0), &mut Events::unheard())
//!     .expect("the scenario is sound");
//! let asked: Vec<_> = awaited(&game, &state).map(|seat| game.title().seat_id(seat).to_owned()).collect();
//! assert_eq!(asked, ["red"], "Red sets up first (23.1.T1.a)");
//! # Ok::<(), engine::Fault>(())
//! ```
//!
//! The modules follow the rulebook: `sequence` 3.0, `movement` 4.0 (`rail` 4.8), `zones` and `sizes` 5.0, `stacking` 6.0,
//! `combat` 7.0 and 8.0, `command`, `works` and `crossing` 9.0 (`capture` 9.0.b and 11.6), `condition`, `supply_lines` and
//! `survival` 10.0, `supply` 11.0, `air` 12.0, `arrivals` 13.0 and 21.0 (`enemies` 13.32), `weather` 14.0, `naval` and
//! `encounters` 15.0, `train` 16.0, `tanks` 18.0, `directives` 20.0 and 23.0, `victory` 24.0. `rules` leads every order to
//! them; `position` reads and writes what lies on a real table. `game`, `shown`, `on_paper` and `named` hand through to them
//! what the engine asks.

mod air;
mod answers;
mod appearance;
mod args;
mod arrivals;
#[doc(hidden)]
pub mod bench;
mod board;
mod bounded;
mod capture;
mod cited;
mod combat;
mod command;
mod condition;
mod counters;
mod crossing;
mod data;
mod directives;
mod encounters;
mod enemies;
mod flags;
mod game;
mod movement;
mod named;
mod names;
mod naval;
mod on_paper;
mod order;
mod orders;
mod position;
mod printed;
mod procedure;
mod rail;
mod roster;
mod rules;
mod sample;
mod scenarios;
mod sequence;
mod sets;
mod shown;
mod sizes;
mod stacking;
mod staging;
mod state;
mod supply;
mod supply_lines;
mod survival;
mod tables;
mod tally;
mod tanks;
mod texts;
mod train;
mod victory;
mod view;
mod weather;
mod winning;
mod works;
mod worth;
mod zones;

use std::sync::LazyLock;

use engine::Catalogue;
use engine::lesson::Lesson;
use hexmap::{Source, Sources};

pub use cited::Cited;
pub use counters::{Arm, Counter, Counters, Identity, Nationality, Provenance, Side, Size, TraceTo, UnitIx};
pub use data::{Data, Files};
pub use game::Elope;
pub use order::{Base, Declined, Entrance, Face, Load, Order, Supplies, Work};
pub use procedure::Target;
pub use scenarios::{
    Arrival, Edition, Entry, Placement, Removal, Scenario, Scenarios, SpecialRule, Supply, Turn, WeatherOf,
};
pub use sets::{BySide, Reach, Units};
pub use state::State;
pub use tables::{CrtResult, PlaceValue, Tables, Victory};

pub(crate) use rules::check;

/// The clause catalogue of both editions.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::own(include_str!("../rules.toml")));
    &CATALOGUE
}

/// What the game can teach.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| Lesson::own(LESSON_FILES, Order::VERBS));
    &LESSONS
}

/// The lesson files.
const LESSON_FILES: &[(&str, &str)] = &[("lessons/first.toml", include_str!("../lessons/first.toml"))];

/// What the map is compiled from.
pub fn map_sources() -> Sources<'static> {
    Sources {
        geography: Source::new("map/geography.json", include_str!("../map/geography.json")),
        grid: Source::new("map/grid.json", include_str!("../map/grid.json")),
        places: Source::new("map/places.toml", include_str!("../map/places.toml")),
        terrain: Source::new("map/terrain.toml", include_str!("../map/terrain.toml")),
        overlay: Source::new("map/overlay.toml", include_str!("../map/overlay.toml")),
    }
}
