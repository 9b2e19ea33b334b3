//! Operation Elope: the invasion of North Russia, 1918-1919.
//!
//! For now its clause catalogue, its map, its counters and its scenarios; the rules follow.
//!
//! ```
//! let map = elope::map();
//! let kodish = map.place("kodish").map(|place| map.grid.number(place.hex).to_string());
//! assert_eq!(kodish.as_deref(), Some("3112"));
//! assert_eq!(elope::counters().len(), 260);
//! ```

mod counters;
mod scenarios;
mod tables;

use std::sync::LazyLock;

use engine::{Catalogue, Fault};
use hexmap::{Map, Source, Sources, read_map};

pub use counters::{Arm, Counter, Counters, Identity, Nationality, Provenance, Side, Size, TraceTo, UnitIx};
pub use scenarios::{
    Arrival, Edition, Entry, Placement, Removal, Scenario, Scenarios, SpecialRule, Supply, Turn, WeatherOf,
};
pub use tables::{PlaceValue, Victory};

/// The map, as `data/map.toml` has it.
pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| own(read_map(&Source::new("data/map.toml", MAP_FILE))));
    &MAP
}

/// The clause catalogue of both editions.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> =
        LazyLock::new(|| own(Catalogue::parse(include_str!("../rules.toml"), "rules.toml")));
    &CATALOGUE
}

/// The counters.
pub fn counters() -> &'static Counters {
    static COUNTERS: LazyLock<Counters> = LazyLock::new(|| own(Counters::read(COUNTERS_FILE, "data/counters.toml")));
    &COUNTERS
}

/// The scenarios.
pub fn scenarios() -> &'static Scenarios {
    static SCENARIOS: LazyLock<Scenarios> =
        LazyLock::new(|| own(Scenarios::read(SCENARIOS_FILE, "data/scenarios.toml", counters(), map())));
    &SCENARIOS
}

/// What places are worth (24.0).
pub fn victory() -> &'static Victory {
    static VICTORY: LazyLock<Victory> =
        LazyLock::new(|| own(Victory::read(include_str!("../data/tables.toml"), "data/tables.toml", map())));
    &VICTORY
}

/// What was read from a file that is part of the program, and that the tests read.
fn own<T>(read: Result<T, Fault>) -> T {
    match read {
        Ok(read) => read,
        Err(fault) => unreachable!("{fault}"),
    }
}

/// The text of the counter file.
pub const COUNTERS_FILE: &str = include_str!("../data/counters.toml");

/// The text of the scenario file.
pub const SCENARIOS_FILE: &str = include_str!("../data/scenarios.toml");

/// The text of the map file.
pub const MAP_FILE: &str = include_str!("../data/map.toml");

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
