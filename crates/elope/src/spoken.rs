//! What is spoken of the game: names, and texts in every language.

use engine::{Game, Spoken};

use crate::game::Elope;
use crate::{texts, view};

impl Spoken for Elope {
    fn named(&self) -> Vec<String> {
        let data = &*self.data;
        let counters = data.roster.all().map(|unit| data.roster.get(unit).id.clone());
        let places = data.board.map.places.iter();
        let hexes = places.clone().map(|place| data.board.map.grid.number(place.hex).to_string());
        let reaches = data.board.reaches.iter().map(|(_, info)| data.side_name(info.side));
        let boxes = data.overprint.boxes.iter().map(|printed| printed.id.clone());
        counters.chain(places.map(|place| place.id.clone())).chain(hexes).chain(reaches).chain(boxes).collect()
    }

    fn spoken(&self, id: &str) -> String {
        self.spoken_in(id, &str::to_owned)
    }

    fn spoken_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        let side = self.title().sides.iter().find(|side| side.id == id);
        side.map_or_else(|| view::spoken(&self.data, id, translate), |side| translate(&side.name))
    }

    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        texts::MESSAGES
    }

    fn dictionaries(&self) -> &'static [(&'static str, &'static str)] {
        texts::DICTIONARIES
    }
}
