//! The shelf: the games that Stavka has, each with its words and its map. A new game is a new crate and one entry in
//! [`GAMES`].
//!
//! ```
//! let emtsa = shelf::game("emtsa")?;
//! assert_eq!(emtsa.game.title().name, "The Emtsa Line");
//! assert!(shelf::game("chess").is_err());
//! # Ok::<(), engine::Fault>(())
//! ```

mod maps;
mod picture;
mod pictured;
mod print;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use atelier::{Legend, RiverName, Scale, Style};
use engine::coverage::{self, Coverage};
use engine::{Board, Catalogue, Face, Fault, MESSAGES, SmolStr, Spelled, Title};
use hexmap::{Map, Overprint, Sources};
use lab::Studied;
use words::{Dictionary, Words};

use maps::MILES;
pub use picture::{Painter, UNIT, at, point, ways};
pub use pictured::{Spot, aside, spot_of};
pub use print::{Occasion, Progress};
pub use words::ENGLISH;

/// A place on the shelf: what is known of a game before it is taken down.
pub struct Entry {
    /// The game's id.
    pub id: &'static str,
    /// The game's name.
    pub name: &'static str,
    /// What its hex map is compiled from, if it has one.
    pub map_sources: Option<fn() -> Sources<'static>>,
    /// Its clause tests and what they cite.
    clause_tests: &'static str,
    take: fn(Option<Corrected<'_>>) -> Result<Taken, Fault>,
}

/// An owner's corrections of a game's data: the text, and where it comes from.
#[derive(Debug, Clone, Copy)]
pub struct Corrected<'a> {
    /// The text.
    pub text: &'a str,
    /// Where it comes from.
    pub source: &'a str,
}

/// A game taken down from the shelf, with its hex map if it has one.
struct Taken {
    game: Arc<dyn Studied>,
    map: Option<HexMap>,
}

/// A game that is played on a hex map.
pub trait OnHexes: Send + Sync {
    /// The map.
    fn map(&self) -> &Map;
    /// What is printed over and beside it.
    fn overprint(&self) -> &Overprint;
    /// What else is drawn on it, with English words: subtitle, scale, what places are worth, who holds the lines.
    fn style(&self) -> Style;
}

/// The hex map of a game.
#[derive(Clone)]
pub struct HexMap {
    game: Arc<dyn OnHexes>,
}

/// All games.
pub static GAMES: &[Entry] = &[
    Entry {
        id: "elope",
        name: "Operation Elope",
        map_sources: Some(elope::map_sources),
        clause_tests: include_str!("../../elope/tests/clauses.txt"),
        take: |corrected| {
            let game = match corrected {
                Some(corrected) => elope::Elope::corrected(corrected.text, corrected.source)?,
                None => elope::Elope::new(),
            };
            let game = Arc::new(game);
            let map = HexMap { game: game.clone() };
            Ok(Taken { game: Arc::new(game), map: Some(map) })
        },
    },
    Entry {
        id: "rossyia",
        name: "Rossyïa",
        map_sources: Some(rossyia::map_sources),
        clause_tests: include_str!("../../rossyia/tests/clauses.txt"),
        take: |corrected| {
            let game = match corrected {
                Some(corrected) => rossyia::Rossyia::corrected(corrected.text, corrected.source)?,
                None => rossyia::Rossyia::new(),
            };
            let game = Arc::new(game);
            let map = HexMap { game: game.clone() };
            Ok(Taken { game: Arc::new(game), map: Some(map) })
        },
    },
    Entry {
        id: "riverdon",
        name: "Beyond the River Don",
        map_sources: None,
        clause_tests: include_str!("../../riverdon/tests/clauses.txt"),
        take: |corrected| {
            let game = match corrected {
                Some(corrected) => riverdon::RiverDon::corrected(corrected.text, corrected.source)?,
                None => riverdon::RiverDon::new(),
            };
            Ok(Taken { game: Arc::new(Arc::new(game)), map: None })
        },
    },
    Entry {
        id: "emtsa",
        name: "The Emtsa Line",
        map_sources: None,
        clause_tests: include_str!("../../example/tests/clauses.txt"),
        take: |corrected| match corrected {
            Some(corrected) => {
                Err(Fault::new(corrected.source, "The Emtsa Line is all printed: there is nothing to correct"))
            }
            None => Ok(Taken { game: Arc::new(Arc::new(example::EmtsaLine::new()?)), map: None }),
        },
    },
];

impl HexMap {
    /// The map.
    pub fn map(&self) -> &Map {
        self.game.map()
    }

    /// What is printed over and beside it.
    pub fn overprint(&self) -> &Overprint {
        self.game.overprint()
    }

    /// What places are worth, by their id.
    pub fn victory(&self) -> Vec<(String, u16)> {
        self.game.style().victory
    }

    /// How the map is drawn, in the language that its data are written in.
    pub fn style(&self) -> Style {
        Style { overprint: self.overprint().clone(), ..self.game.style() }
    }
}

/// A game, and how to speak about it.
#[derive(Clone)]
pub struct Shelved {
    /// The game.
    pub game: Arc<dyn Studied>,
    /// Its hex map, if it has one.
    pub map: Option<HexMap>,
    clause_tests: &'static str,
    /// The language that is spoken.
    pub language: String,
    voice: Arc<Voice>,
    /// The voices that have been called for, by language.
    voices: Arc<Mutex<HashMap<String, Arc<Voice>>>>,
}

/// What it takes to speak about a game in one language.
struct Voice {
    words: Words,
    names: Dictionary,
    /// Where the names of rivers stand, once somebody has asked.
    rivers: OnceLock<Vec<RiverName>>,
}

/// The languages that everything is said in, English first. Names are there too; clauses as far as they are translated.
pub fn languages() -> impl Iterator<Item = &'static str> {
    MESSAGES.iter().map(|(language, _)| *language)
}

/// All games, taken down.
pub fn games() -> Result<Vec<Arc<dyn Studied>>, Fault> {
    GAMES.iter().map(|entry| (entry.take)(None).map(|taken| taken.game)).collect()
}

/// A game by its id, spoken about in English.
pub fn game(id: &str) -> Result<Shelved, Fault> {
    game_in(id, ENGLISH)
}

/// A game by its id, spoken about in a language.
pub fn game_in(id: &str, language: &str) -> Result<Shelved, Fault> {
    game_with(id, language, None)
}

/// A game by its id, with an owner's corrections of its data, spoken about in a language.
pub fn game_with(id: &str, language: &str, corrected: Option<Corrected<'_>>) -> Result<Shelved, Fault> {
    let entry = GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        Fault::new("stavka", format!("there is no game {id:?}")).advise(format!("Games: {}", known.join(", ")))
    })?;
    let Taken { game, map } = (entry.take)(corrected)?;
    let voice = Arc::new(voice(game.as_ref(), language)?);
    let voices = HashMap::from([(language.to_owned(), voice.clone())]);
    Ok(Shelved {
        game,
        map,
        clause_tests: entry.clause_tests,
        language: language.to_owned(),
        voice,
        voices: Arc::new(Mutex::new(voices)),
    })
}

fn voice(game: &dyn Studied, language: &str) -> Result<Voice, Fault> {
    if !languages().any(|known| known == language) {
        let known: Vec<&str> = languages().collect();
        let fault = Fault::new("stavka", format!("nobody here speaks {language:?}"));
        return Err(fault.advise(format!("Languages: {}", known.join(", "))));
    }
    let files = MESSAGES.iter().chain(press::MESSAGES).chain(atelier::MESSAGES).chain(game.messages());
    let files: Vec<(&str, &str)> = files.copied().collect();
    let words = Words::new(language, &files)?;
    let names = maps::names_in(game.dictionaries(), &game.title().id, language)?;
    Ok(Voice { words, names, rivers: OnceLock::new() })
}

impl Shelved {
    /// The same game, spoken about in another language. The texts of each are read once.
    pub fn in_language(&self, language: &str) -> Result<Shelved, Fault> {
        let mut voices = self.voices.lock().unwrap_or_else(PoisonError::into_inner);
        let voice = match voices.get(language) {
            Some(voice) => voice.clone(),
            None => Arc::new(voice(self.game.as_ref(), language)?),
        };
        voices.insert(language.to_owned(), voice.clone());
        Ok(Shelved { voice, language: language.to_owned(), ..self.clone() })
    }

    /// A sentence.
    pub fn sentence(&self, message: &Spelled) -> String {
        self.voice.words.sentence(message, &|id| self.name_of(id))
    }

    /// A sentence with its clause.
    pub fn cite(&self, message: &Spelled) -> String {
        self.voice.words.sentence_with_clause(message, &|id| self.name_of(id))
    }

    /// What people call the thing with this id.
    pub fn name_of(&self, id: &str) -> String {
        self.game.name_in(id, &|name| self.voice.names.name(name))
    }

    /// What is printed on the counters. A name that is the whole name of the counter is in the language that is spoken.
    pub fn faces(&self) -> Vec<Face> {
        let mut faces = self.game.faces();
        for face in faces.iter_mut().filter(|face| !face.name.is_empty()) {
            let counter = face.id.split('/').next().unwrap_or_default();
            if self.game.name_in(counter, &str::to_owned) == face.name {
                face.name = self.name_of(counter);
            }
        }
        faces
    }

    /// What a part of the table is called: a `track`, a `hand`.
    pub fn caption(&self, kind: &str, id: &str) -> String {
        let text = SmolStr::from(format!("{}-{kind}-{id}", self.game.title().id));
        match self.voice.words.has(&text) {
            true => self.sentence(&Spelled { id: text, clause: None, args: Vec::new() }),
            false => self.name_of(id),
        }
    }

    /// The title page.
    pub fn title(&self) -> Title {
        self.game.title().translated(&|name| self.voice.names.name(name))
    }

    /// Where things are drawn, with the names on it.
    pub fn board(&self) -> Board {
        let mut board = self.game.board();
        let places = board.places.iter_mut().filter_map(|place| place.name.as_mut());
        let regions = board.regions.iter_mut().map(|region| &mut region.name);
        let beside = board.areas.iter_mut().flat_map(|area| &mut area.margins);
        let margins = board.margins.iter_mut().chain(beside).flat_map(|margin| [&mut margin.name, &mut margin.note]);
        for name in places.chain(regions).chain(margins) {
            *name = self.voice.names.name(name);
        }
        for region in &mut board.regions {
            region.name = hexmap::set_words(&region.name, region.size);
        }
        board
    }

    /// The names of the rivers, for a page that writes them along their courses.
    pub fn rivers(&self) -> &[RiverName] {
        /// The pixels for a hex at which names of all kinds have found their places.
        const HEX_PX: f64 = 96.0;
        self.voice.rivers.get_or_init(|| {
            let Some(hexes) = &self.map else { return Vec::new() };
            let style = Style { hex_px: HEX_PX, ..self.words_of_map(hexes) };
            atelier::river_names(&self.lettered(hexes.map()), &style)
        })
    }

    /// The ways that views tell the holders of, hex by hex, as they are drawn.
    pub fn held_ways(&self) -> Vec<(String, Vec<(f64, f64)>)> {
        let kind = self.game.board().held_ways.and_then(|kind| hexmap::WayKind::parse(&kind));
        let (Some(kind), Some(hexes)) = (kind, &self.map) else { return Vec::new() };
        let map = hexes.map();
        let named = |(hex, line)| (map.grid.number(hex).to_string(), line);
        atelier::way_stretches(map, kind).into_iter().map(named).collect()
    }

    /// A map with its names in the language that is spoken.
    pub fn lettered(&self, map: &Map) -> Map {
        maps::lettered(map, &self.voice.names)
    }

    /// How the map is drawn, in the language.
    pub fn words_of_map(&self, hexes: &HexMap) -> Style {
        let own = |id: &str| self.sentence(&Spelled::plain(id));
        let legend = Legend::in_words(own);
        let name = |english: &str| self.voice.names.name(english);
        let style = hexes.style();
        let unit = |unit: &str| if unit == MILES { legend.miles.clone() } else { name(unit) };
        Style {
            subtitle: name(&style.subtitle),
            scale: style.scale.as_ref().map(|scale| Scale { unit: unit(&scale.unit), ..scale.clone() }),
            value_names: style.value_names.each_ref().map(|value| name(value)),
            legend,
            overprint: hexes.overprint().translated(&name),
            ..style
        }
    }

    /// A style on one of the game's grounds; on its first where there is none of this id.
    pub fn on_ground(&self, ground: &str, style: Style) -> Style {
        self.on_ground_of(&self.game.board(), ground, style)
    }

    /// The same, for whoever has the board at hand.
    pub(crate) fn on_ground_of(&self, board: &Board, ground: &str, style: Style) -> Style {
        let Some(ground) = board.ground(ground).or(board.grounds.first()) else { return style };
        let id = format!("{}-ground-{}", self.game.title().id, ground.id);
        let named = self.sentence(&Spelled::plain(id));
        Style { palette: ground.palette, tracks: ground.tracks, ground: named, ..style }
    }

    /// The clause catalogue, as far as it is translated.
    pub fn catalogue(&self) -> Result<Catalogue, Fault> {
        let catalogue = self.game.catalogue();
        let translation = self.game.rulebooks().iter().find(|(of, _)| *of == self.language);
        let source = || format!("the rules of {}, {}", catalogue.game, self.language);
        translation
            .map_or_else(|| Ok(catalogue.clone()), |(_, text)| catalogue.translated(&self.language, text, &source()))
    }

    /// How far its tests cover the catalogue.
    pub fn coverage(&self) -> Coverage {
        coverage::coverage(self.game.catalogue(), &coverage::read(self.clause_tests))
    }

    /// The texts of the engine and the game, as one Fluent file.
    pub fn texts(&self) -> String {
        let files = MESSAGES.iter().chain(self.game.messages());
        files.filter(|(of, _)| *of == self.language).map(|(_, text)| *text).collect::<Vec<_>>().join("\n")
    }
}
