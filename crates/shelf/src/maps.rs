//! Hex maps of games: what is drawn on each beside its ground, and its names in a language.

use atelier::map::Railhead;
use atelier::{Scale, Style};
use engine::Fault;
use hexmap::{Map, Overprint};
use words::Dictionary;

use crate::OnHexes;

/// The unit that legends have a word for.
pub(crate) const MILES: &str = "miles";

impl OnHexes for elope::Elope {
    fn map(&self) -> &Map {
        self.map()
    }

    fn overprint(&self) -> &Overprint {
        self.overprint()
    }

    fn style(&self) -> Style {
        let places = &self.tables().victory.places;
        Style {
            subtitle: "North Russia 1918-1919".to_owned(),
            victory: places.iter().map(|value| (value.place.clone(), value.vp)).collect(),
            scale: Some(Scale { per_hex: 6.0, unit: MILES.to_owned() }),
            ..Style::default()
        }
    }
}

impl OnHexes for rossyia::Rossyia {
    fn map(&self) -> &Map {
        &self.data().map
    }

    fn overprint(&self) -> &Overprint {
        &self.data().overprint
    }

    fn style(&self) -> Style {
        let data = self.data();
        let worth = |city: &&rossyia::City| city.rail + city.pr > 0;
        let values = |city: &rossyia::City| (city.id.clone(), [u16::from(city.rail), u16::from(city.pr)]);
        let railhead = |head: &rossyia::Railhead| {
            let body = |owner: rossyia::FactionIx| data.looks.livery(data.ids.id(owner)).body.to_string();
            Railhead { between: head.heads, colours: head.owners.map(body) }
        };
        Style {
            subtitle: "The Russian Civil War 1918-1921".to_owned(),
            scale: Some(Scale { per_hex: 40.0, unit: "km".to_owned() }),
            values: data.cities.iter().filter(worth).map(values).collect(),
            value_names: ["rail points".to_owned(), "resources".to_owned()],
            railheads: data.scenarios.first().map_or_else(Vec::new, |one| one.railheads.iter().map(railhead).collect()),
            ..Style::default()
        }
    }
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
