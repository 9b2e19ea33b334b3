//! The shelf: the games that Stavka has, each with its words and its map. A new game is a new crate and one entry in
//! [`GAMES`].
//!
//! ```
//! let emtsa = shelf::game("emtsa")?;
//! assert_eq!(emtsa.game.title().name, "The Emtsa Line");
//! assert!(shelf::game("chess").is_err());
//! # Ok::<(), engine::Fault>(())
//! ```

mod picture;
mod print;

use std::sync::Arc;

use engine::coverage::Coverage;
use engine::{Catalogue, Fault, MESSAGES, Spelled};
use hexmap::{Map, Sources};
use lab::Studied;
use words::Words;

pub use picture::{board_with, map_with};
pub use print::{Occasion, Progress};

/// A place on the shelf: what is known of a game before it is taken down.
pub struct Entry {
    /// The game's id.
    pub id: &'static str,
    /// The game's name.
    pub name: &'static str,
    /// Its hex map, if it has one.
    pub map: Option<HexMap>,
    take: fn() -> Result<Arc<dyn Studied>, Fault>,
}

/// The hex map of a game.
#[derive(Clone, Copy)]
pub struct HexMap {
    /// The map.
    pub map: fn() -> &'static Map,
    /// What it is compiled from.
    pub sources: fn() -> Sources<'static>,
    /// What places are worth, by their id.
    pub victory: fn() -> Vec<(String, u16)>,
    /// What is written under the game's name on it.
    pub subtitle: &'static str,
    /// How many miles a hex is wide.
    pub miles: f64,
}

/// All games.
pub static GAMES: &[Entry] = &[
    Entry {
        id: "elope",
        name: "Operation Elope",
        map: Some(ELOPE_MAP),
        take: || Ok(Arc::new(Arc::new(elope::Elope::new()))),
    },
    Entry {
        id: "emtsa",
        name: "The Emtsa Line",
        map: None,
        take: || Ok(Arc::new(Arc::new(example::EmtsaLine::new()?))),
    },
];

const ELOPE_MAP: HexMap = HexMap {
    map: elope::map,
    sources: elope::map_sources,
    victory: || elope::tables().victory.places.iter().map(|value| (value.place.clone(), value.vp)).collect(),
    subtitle: "North Russia 1918-1919",
    miles: 6.0,
};

/// A game, and how to speak about it.
pub struct Shelved {
    /// The game.
    pub game: Arc<dyn Studied>,
    /// Its hex map, if it has one.
    pub map: Option<HexMap>,
    words: Words,
}

/// All games, taken down.
pub fn games() -> Result<Vec<Arc<dyn Studied>>, Fault> {
    GAMES.iter().map(|entry| (entry.take)()).collect()
}

/// A game by its id.
pub fn game(id: &str) -> Result<Shelved, Fault> {
    let entry = GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        Fault::new("stavka", format!("there is no game {id:?}")).advise(format!("Games: {}", known.join(", ")))
    })?;
    let game = (entry.take)()?;
    let files = MESSAGES.iter().chain(press::MESSAGES).chain(game.messages());
    let files: Vec<(&str, &str)> = files.copied().collect();
    Ok(Shelved { words: Words::new("en", &files)?, game, map: entry.map })
}

/// The clause catalogue of a game, and how far tests cover it.
pub fn rulebook(id: &str) -> Result<(Catalogue, Coverage), Fault> {
    let shelved = game(id)?;
    Ok((shelved.game.catalogue().clone(), shelved.game.coverage()))
}

impl Shelved {
    /// A sentence.
    pub fn say(&self, message: &Spelled) -> String {
        self.words.say(message, &|id| self.game.spoken(id))
    }

    /// A sentence with its clause.
    pub fn cite(&self, message: &Spelled) -> String {
        self.words.say_with_clause(message, &|id| self.game.spoken(id))
    }

    /// The texts of the engine and the game in a language, as one Fluent file; none where a language is not spoken.
    pub fn texts(&self, language: &str) -> Option<String> {
        let files = MESSAGES.iter().chain(self.game.messages());
        let texts: Vec<&str> = files.filter(|(of, _)| *of == language).map(|(_, text)| *text).collect();
        (!texts.is_empty()).then(|| texts.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_the_shelf_is_what_the_title_pages_say() {
        let titles = games().expect("they are sound");
        let titles: Vec<(&str, &str)> =
            titles.iter().map(|game| (game.title().id.as_str(), game.title().name.as_str())).collect();
        let entries: Vec<(&str, &str)> = GAMES.iter().map(|entry| (entry.id, entry.name)).collect();
        assert_eq!(titles, entries);
    }

    #[test]
    fn every_game_speaks_english() {
        for entry in GAMES {
            let shelved = game(entry.id).expect("it is on the shelf");
            let texts = shelved.texts("en").expect("it speaks English");
            assert!(texts.contains("engine-not-asked") && texts.contains(&format!("{}-", entry.id)), "{}", entry.id);
            assert_eq!(shelved.texts("tlh"), None);
        }
    }
}
