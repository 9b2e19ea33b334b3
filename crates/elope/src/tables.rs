//! 24.0 What places are worth. The other tables are read as the rules come to need them.

use engine::{Fault, data::from_toml};
use hexmap::Map;
use serde::Deserialize;

/// Values of places (24.0.c).
#[derive(Debug, Clone, Deserialize)]
pub struct Victory {
    /// A town without a value of its own.
    pub each_town: u16,
    /// Places with a value of their own.
    pub places: Vec<PlaceValue>,
}

/// A place with a value of its own.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceValue {
    /// The place's id.
    pub place: String,
    /// Its victory points.
    pub vp: u16,
    /// The hex, where the list prints one.
    #[serde(default)]
    pub hex: Option<String>,
}

#[derive(Deserialize)]
struct TableFile {
    victory: Victory,
}

impl Victory {
    /// Read the values; every place must be on the map, at the hex that the list prints.
    pub fn read(text: &str, source: &str, map: &Map) -> Result<Victory, Fault> {
        let victory = from_toml::<TableFile>(text, source)?.victory;
        for PlaceValue { place, hex, .. } in &victory.places {
            let wrong = |reason: String| {
                let offset = text.find(&format!("place = \"{place}\"")).unwrap_or(0);
                Fault::new(source, reason).at_offset(text, offset)
            };
            let found = map.place(place).ok_or_else(|| wrong(format!("there is no place {place:?} on the map")))?;
            let number = map.grid.number(found.hex).to_string();
            if hex.as_ref().is_some_and(|hex| *hex != number) {
                return Err(wrong(format!("{place} is at {number} on the map")));
            }
        }
        Ok(victory)
    }
}
