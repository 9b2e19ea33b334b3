//! The map file: TOML made to be read and reviewed, with the ground as a picture in letters.
//!
//! ```toml
//! title = "A bend of the Emtsa"
//!
//! [grid]
//! orientation = "flat-top"
//! numbering = "RRCC"
//! rows = [31, 33]          # first and last number
//! columns = [11, 13]
//! rows_grow = "north"
//! shifted = "even"         # the even columns lie
//! shift = "south"          # half a hex further south
//!
//! [[terrain]]
//! letter = "f"
//! id = "forest"
//! name = "Forest"
//!
//! [ground]                 # a line for each row, the northernmost first; '#' starts a comment
//! rows = """
//! 33  f f f
//! 32  f f f
//! 31  f f f
//! """
//!
//! [[river]]
//! id = "emtsa_river"
//! name = "Emtsa"
//! grade = "minor"
//! navigable = true
//! chain = ["3112/N", "3113/NW"]   # hexsides from source to mouth
//!
//! [[route]]
//! id = "kodish_road"
//! name = "Kodish road"
//! kind = "road"
//! hexes = ["3112", "3212"]
//!
//! [bridges]
//! sides = ["3112/N"]
//!
//! [[place]]
//! id = "kodish"
//! name = "Kodish"
//! kinds = ["town"]
//! hex = "3112"
//! printed = true
//! bank = { river = "emtsa_river", bank = "right" }
//! ```
//!
//! Routes may have `exits` (hexsides of the map's edge), rivers `into`; `[[off_map]]`, `[[zone]]` and `[[outline]]` may
//! follow. Rivers may share a hexside: it is the greater one's, of two equals the first one's.
//!
//! ```toml
//! [straits]
//! sides = ["3113/S"]       # water between two hexes of land
//!
//! [[off_map]]
//! id = "vologda"
//! name = "Vologda"
//! kinds = ["box"]
//! [off_map.joined]
//! entries = ["3311", "3312"]   # hexes that are next to it
//! rail_entries = ["3311"]      # those by which a railway leads there
//! links = [{ to = "archangel", by = "sea" }]   # "land" or "sea"; the other one links back
//!
//! [[zone]]
//! id = "north"
//! name = "North"
//! kind = "weather"         # or "country", "claim", "neutral", "district", "pass", "water"
//! hexes = ["3311-3313"]    # single hexes, or the first and the last of neighbours in a row
//! ```

mod read;
mod write;

pub use read::read_map;
pub(crate) use read::{GridFile, JoinedFile, Reader, TerrainFile, Text};
pub use write::write_map;

use engine::Fault;

use crate::map::TerrainIx;
use crate::source::Source;

/// The text of a map file with other ground in some hexes: their numbers, and the ids of the ground.
pub fn with_ground(name: &str, text: String, hexes: &[(String, String)]) -> Result<String, Fault> {
    if hexes.is_empty() {
        return Ok(text);
    }
    let mut map = read_map(&Source::new(name, &text))?;
    for (number, ground) in hexes {
        let hex = map.grid.parse(number).ok_or_else(|| Fault::new(name, format!("there is no hex {number:?}")))?;
        let terrain = map.terrains.iter().position(|terrain| terrain.id == *ground).ok_or_else(|| {
            let known: Vec<&str> = map.terrains.iter().map(|terrain| terrain.id.as_str()).collect();
            Fault::new(name, format!("there is no ground {ground:?} for {number}: {}", known.join(", ")))
        })?;
        map.terrain[hex.index()] = TerrainIx(terrain as u8);
    }
    Ok(write_map(&map))
}

/// Reads arbitrary bytes as a map file. Must not panic; what can be read must survive writing and reading.
pub fn fuzz_map(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(map) = read_map(&Source::new("fuzz", text)) else { return };
    let written = write_map(&map);
    let again = read_map(&Source::new("written", &written));
    assert_eq!(again.as_ref().ok(), Some(&map), "a map changed by writing and reading it: {again:?}");
}
