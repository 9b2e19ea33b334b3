//! Hex maps by themselves: of games that do not play yet. They can be compiled, checked and drawn; nothing else is on offer.

use atelier::map::Railhead;
use atelier::{Legend, Scale, Style};
use engine::looks::Ground;
use engine::{Fault, MESSAGES, Spelled};
use hexmap::{Map, Sources};
use words::{Dictionary, Words};

/// A map whose game does not play yet.
pub struct MapEntry {
    /// The id of the game that it will be.
    pub id: &'static str,
    /// The name of that game.
    pub name: &'static str,
    /// What the map is compiled from.
    pub sources: fn() -> Sources<'static>,
    take: fn() -> Result<LoneMap, Fault>,
}

/// A map by itself, and how it is drawn.
pub struct LoneMap {
    id: &'static str,
    /// The map.
    pub map: Map,
    /// The grounds it can wear; the first is the usual one.
    pub grounds: Vec<Ground>,
    style: Style,
    messages: &'static [(&'static str, &'static str)],
    dictionaries: &'static [(&'static str, &'static str)],
}

/// All of them.
pub static MAPS: &[MapEntry] = &[MapEntry {
    id: "rossyia",
    name: "Rossyïa",
    sources: rossyia::map_sources,
    take: || {
        let data = rossyia::Data::read(&rossyia::Files::own())?;
        let worth = |city: &&rossyia::City| city.rail + city.pr > 0;
        let values = |city: &rossyia::City| (city.id.clone(), [u16::from(city.rail), u16::from(city.pr)]);
        let railhead = |head: &rossyia::Railhead| {
            let body = |owner: rossyia::FactionIx| data.looks.livery(data.ids.id(owner)).body.to_string();
            Railhead { between: head.heads, colours: head.owners.map(body) }
        };
        let campaign = data.scenario("campaign");
        Ok(LoneMap {
            id: "rossyia",
            style: Style {
                subtitle: "The Russian Civil War 1918-1921".to_owned(),
                scale: Some(Scale { per_hex: 40.0, unit: "km".to_owned() }),
                values: data.cities.iter().filter(worth).map(values).collect(),
                value_names: ["rail points".to_owned(), "resources".to_owned()],
                railheads: campaign.map_or_else(Vec::new, |it| it.railheads.iter().map(railhead).collect()),
                overprint: data.overprint,
                ..Style::default()
            },
            grounds: data.looks.grounds,
            map: data.map,
            messages: rossyia::MESSAGES,
            dictionaries: rossyia::DICTIONARIES,
        })
    },
}];

/// A map by itself, by its id; none if there is no such map here.
pub fn lone_map(id: &str) -> Result<Option<LoneMap>, Fault> {
    MAPS.iter().find(|entry| entry.id == id).map(|entry| (entry.take)()).transpose()
}

/// What the English names are called in a language, by a game's dictionaries.
pub(crate) fn names_in(dictionaries: &[(&str, &str)], game: &str, language: &str) -> Result<Dictionary, Fault> {
    let dictionary = dictionaries.iter().find(|(of, _)| *of == language);
    let names = dictionary.map(|(_, text)| Dictionary::read(text, &format!("the names of {game}, {language}")));
    Ok(names.transpose()?.unwrap_or_default())
}

/// A map with these names on it.
pub(crate) fn lettered(map: &Map, names: &Dictionary) -> Map {
    let mut map = map.clone();
    let rivers = map.rivers.iter_mut().map(|river| &mut river.name);
    let outlines = map.outlines.iter_mut().map(|outline| &mut outline.name);
    let places = map.places.iter_mut().map(|place| &mut place.name);
    let terrains = map.terrains.iter_mut().map(|terrain| &mut terrain.name);
    let off_map = map.off_map.iter_mut().map(|place| &mut place.name);
    for name in rivers.chain(outlines).chain(places).chain(terrains).chain(off_map).chain([&mut map.title]) {
        *name = names.name(name);
    }
    map
}

impl LoneMap {
    /// A map of the game with its names in a language.
    pub fn lettered(&self, map: &Map, language: &str) -> Result<Map, Fault> {
        Ok(lettered(map, &names_in(self.dictionaries, self.id, language)?))
    }

    /// How it is drawn on one of its grounds, with its names and the words of its key in a language.
    pub fn style(&self, ground: &str, language: &str) -> Result<Style, Fault> {
        let files = MESSAGES.iter().chain(atelier::MESSAGES).chain(self.messages);
        let words = Words::new(language, &files.copied().collect::<Vec<_>>())?;
        let names = names_in(self.dictionaries, self.id, language)?;
        let name = |english: &str| names.name(english);
        let say = |id: &str| words.sentence(&Spelled::plain(id), &|name: &str| name.to_owned());
        let own = &self.style;
        let style = Style {
            legend: Legend::said(say),
            subtitle: name(&own.subtitle),
            scale: own.scale.as_ref().map(|scale| Scale { unit: name(&scale.unit), ..scale.clone() }),
            value_names: own.value_names.each_ref().map(|value| name(value)),
            overprint: own.overprint.translated(&name),
            ..own.clone()
        };
        let Some(ground) = self.grounds.iter().find(|known| known.id == ground).or(self.grounds.first()) else {
            return Ok(style);
        };
        let named = say(&format!("{}-ground-{}", self.id, ground.id));
        Ok(Style { palette: ground.palette, tracks: ground.tracks, ground: named, ..style })
    }
}
