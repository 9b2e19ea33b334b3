//! What is spoken of the game: names, and texts in every language.

use engine::{Game, Named};

use crate::game::Elope;
use crate::{texts, view};

impl Named for Elope {
    fn named_ids(&self) -> Vec<String> {
        let data = &*self.data;
        let counters = data.roster.all().map(|unit| data.roster.get(unit).id.clone());
        let places = data.board.map.places.iter();
        let hexes = places.clone().map(|place| data.board.map.grid.number(place.hex).to_string());
        let reaches = data.board.reaches.iter().map(|(_, info)| data.side_name(info.side));
        let boxes = data.overprint.boxes.iter().map(|printed| printed.id.clone());
        counters.chain(places.map(|place| place.id.clone())).chain(hexes).chain(reaches).chain(boxes).collect()
    }

    fn name_of(&self, id: &str) -> String {
        self.name_in(id, &str::to_owned)
    }

    fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        let side = self.title().sides.iter().find(|side| side.id == id);
        side.map_or_else(|| view::name_in(&self.data, id, translate), |side| translate(&side.name))
    }

    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        texts::MESSAGES
    }

    fn dictionaries(&self) -> &'static [(&'static str, &'static str)] {
        texts::DICTIONARIES
    }

    fn rulebooks(&self) -> &'static [(&'static str, &'static str)] {
        texts::RULEBOOKS
    }
}
