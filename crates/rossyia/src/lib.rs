//! Rossyïa: the whole Russian Civil War, November 1918 to December 1921.
//!
//! All chapters of the rules are here, the political game and the nations too, with four scenarios and one to three White
//! players.
//!
//! ```
//! use rossyia::{Data, Files, HqIx};
//!
//! let data = Data::read(&Files::own())?;
//! let stalin = data.ids.named::<HqIx>("stalin").expect("a headquarters");
//! assert_eq!((data.hqs[stalin.index()].capacity, data.hqs[stalin.index()].range), (14, 6));
//! assert_eq!(data.scenario("campaign").map(|campaign| campaign.turns()), Some(35));
//! # Ok::<(), engine::Fault>(())
//! ```
//!
//! What is there: `ids` are the numbers of things, and what data files call them; `calendar`, `places`, `factions`,
//! `counters`, `effects`, `politics`, `tables`, `nations` and `scenarios` are what they hold, each with its judge; `railways`
//! says who holds the track when a scenario begins; `board` has hexsides and kinds of counters flat; `data` puts all
//! together. `state` is all that changes, `flags` what counters carry, `place` where a counter is, `procedure` what the game is
//! in the middle of, `conditions` what data ask of a position, `setup` a scenario laid out; `order` lists the orders, `rules`
//! leads each to its chapter, `seats` says who decides for whom, `undone` what an order leaves undone; `staging` is the
//! language of the clause tests. `named` is what everything is called, `cards` what options
//! and events say of themselves, `texts` the languages. `view` is what may be seen, `appearance` how it is drawn.
//!
//! The chapters of the rules, in the rulebook's order, and the file of each:
//!
//! | chapter | | file |
//! | --- | --- | --- |
//! | I, IV, X.turn | phases and alternating activations | `sequence.rs`, `segments.rs` |
//! | II.A, X.weather | weather by zone | `weather.rs` |
//! | II.B, V.A, V.B, X.activation | initiative, who activates, coordination | `initiative.rs`, `activation.rs` |
//! | II.C, II.D, X.control | Rail and PR, control of cities | `income.rs`, `control.rs` |
//! | II.E, X.pool | reinforcements | `arrivals.rs` |
//! | III, VIII.S, X.options | political level, options, victory | `politics/…`, `victory.rs` |
//! | V.C | command | `command.rs` |
//! | V.D, V.E, V.G, V.H, X.supply, X.isolation | supply, isolation, attrition | `sources.rs`, `supply.rs`, `attrition.rs` |
//! | V.F, V.I | Armt | `armt.rs` |
//! | V.J, V.K | replacing and rebuilding | `rebuilding.rs`, `recreating.rs` |
//! | VI.A, VI.B, VI.C | stacking, ZOC, the river ban | `stacking.rs`, `zones.rs` |
//! | VI.D, VI.E, VI.I, X.move, X.zone, X.neutral | movement and marches | `prices.rs`, `step_price.rs`, `movement.rs`, `reach.rs` |
//! | VI.F, X.bridge | rail movement, railheads, bridges | `rail.rs` |
//! | VI.G, VI.H, X.river, X.sea | rivers and seas | `rivers.rs`, `naval.rs` |
//! | VII, X.combat, X.retreat, X.advance | combat | `combat/…` |
//! | VII.M | the reserve | `reserves.rs` |
//! | VII.N | independent units | `independent.rs` |
//! | VIII.A, VIII.B, VIII.C, X.air | armoured trains, aircraft, armour | `trains.rs`, `trains/…`, `air.rs`, `armor.rs` |
//! | VIII.D, X.box | boxes and box combat | `boxes.rs` |
//! | | segments of movement; frames of trains, aircraft and boxes | `ground.rs`, `arms.rs` |
//! | N, X.war, X.makhno, X.greens, X.allies, X.wrangel | nations, wars and treaties | `nations/…` |

mod activation;
mod air;
mod answers;
mod appearance;
mod args;
mod armor;
mod arms;
mod armt;
mod arrivals;
mod attrition;
pub mod bench;
mod board;
mod boxes;
mod calendar;
mod cards;
mod cited;
mod combat;
mod command;
mod conditions;
mod control;
mod counters;
mod data;
mod effects;
mod factions;
mod flags;
pub mod fuzz;
mod game;
mod ground;
mod ids;
mod income;
mod independent;
mod initiative;
mod level;
mod movement;
mod named;
mod names;
mod nations;
mod naval;
mod on_paper;
mod order;
mod orders;
mod panels;
mod place;
mod places;
mod politics;
mod position;
mod prices;
mod printed;
mod procedure;
mod rail;
mod railways;
mod reach;
mod rebuilding;
mod recreating;
mod reserves;
mod rivers;
mod rules;
mod sample;
mod scenarios;
mod seats;
mod segments;
mod sequence;
mod setup;
mod shown;
mod sources;
mod stacking;
mod staging;
mod state;
mod step_price;
mod supply;
mod tables;
mod tally;
mod texts;
mod trains;
mod undone;
mod victory;
mod view;
mod weather;
mod winning;
mod worth;
mod zones;

use std::sync::LazyLock;

use engine::Catalogue;
use engine::lesson::Lesson;
use hexmap::{Source, Sources};

pub use board::{Board, Directions, Kinds, PerCounter};
pub use calendar::{Calendar, Faces, Series, Turn, Weather, WeatherRow, WeatherTable};
pub use cited::Cited;
pub use counters::{Arm, Flag, Group, Hq, Pool, Provenance, Role, Size, Unit};
pub use data::{Data, Files};
pub use effects::*;
pub use factions::{
    Cites, Entrance, Faction, FactionKind, IncomeTo, Limit, RebuiltIn, SupplySource, Theatre, WhitePlayer,
};
pub use game::Rossyia;
pub use ids::*;
pub use nations::numbers::*;
pub use order::{Chosen, Order, Points};
pub use place::{Place, Standing};
pub use places::{Bridge, City, CitySize, Closed, Ground, MapEdge, OffMapBox, RiverSystem, Sea, Terrain, WeatherZone};
pub use politics::*;
pub use scenarios::*;
pub use state::State;
pub use tables::*;
pub use texts::{DICTIONARIES, MESSAGES};

/// The clause catalogue.
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

/// What data that have been judged cannot get wrong.
fn judged<T>(found: Result<T, String>) -> T {
    match found {
        Ok(found) => found,
        Err(reason) => unreachable!("{reason}"),
    }
}

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
