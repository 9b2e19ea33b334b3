//! Hex maps by themselves: of games that do not play yet. They can be compiled, checked and drawn; nothing else is on offer.

use atelier::map::Railhead;
use atelier::{Legend, Scale, Style};
use engine::looks::Ground;
use engine::{Fault, MESSAGES, Spelled};
use hexmap::{Map, Sources};
use words::Words;

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
    /// The map.
    pub map: Map,
    /// The grounds it can wear; the first is the usual one.
    pub grounds: Vec<Ground>,
    style: Style,
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
        })
    },
}];

/// A map by itself, by its id; none if there is no such map here.
pub fn lone_map(id: &str) -> Result<Option<LoneMap>, Fault> {
    MAPS.iter().find(|entry| entry.id == id).map(|entry| (entry.take)()).transpose()
}

impl LoneMap {
    /// How it is drawn on one of its grounds, with the words of its key in a language.
    pub fn style(&self, ground: &str, language: &str) -> Result<Style, Fault> {
        let files: Vec<(&str, &str)> = MESSAGES.iter().chain(atelier::MESSAGES).copied().collect();
        let words = Words::new(language, &files)?;
        let say = |id: &str| {
            words
                .sentence(&Spelled { id: id.to_owned(), clause: None, args: Vec::new() }, &|name: &str| name.to_owned())
        };
        let style = Style { legend: Legend::said(say), ..self.style.clone() };
        let ground = self.grounds.iter().find(|known| known.id == ground).or(self.grounds.first());
        Ok(ground.map_or(style.clone(), |ground| Style { palette: ground.palette, tracks: ground.tracks, ..style }))
    }
}
