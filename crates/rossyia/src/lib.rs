//! Rossyïa: the whole Russian Civil War, November 1918 to December 1921.

use hexmap::{Source, Sources};

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
