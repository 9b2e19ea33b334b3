//! Operation Elope: the invasion of North Russia, 1918-1919.
//!
//! ```
//! let map = elope::map();
//! let kodish = map.place("kodish").map(|place| map.grid.number(place.hex).to_string());
//! assert_eq!(kodish.as_deref(), Some("3112"));
//! ```

use std::sync::LazyLock;

use hexmap::{Map, Source, Sources, read_map};

/// The map, as `data/map.toml` has it.
pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| match read_map(&Source::new("data/map.toml", MAP_FILE)) {
        Ok(map) => map,
        // The file is part of the program, and the tests read it.
        Err(fault) => unreachable!("{fault}"),
    });
    &MAP
}

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
