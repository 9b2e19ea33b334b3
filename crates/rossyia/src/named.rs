//! What people call the things of the game: the data have the English names, dictionaries the others.

use std::collections::HashMap;

use crate::data::Data;
use crate::ids::{CounterIx, Side, Whereabouts};

/// What the sides are called.
const SIDES: [(&str, &str); 2] = [("white", "Whites"), ("bolshevik", "Bolsheviks")];

/// The id of a side.
pub(crate) fn side_id(side: Side) -> &'static str {
    SIDES[side.index()].0
}

impl Data {
    /// The ids that have a name, and the names; where things share an id, the first is meant.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        let hqs = self.hqs.iter().map(|hq| (&hq.id, &hq.name));
        let units = self.units.iter().map(|unit| (&unit.id, &unit.name));
        let places = self.map.places.iter().map(|place| (&place.id, &place.name));
        let boxes = self.map.off_map.iter().map(|place| (&place.id, &place.name));
        let cities = self.cities.iter().map(|city| (&city.id, &city.name));
        let factions = self.factions.iter().map(|faction| (&faction.id, &faction.name));
        let options = self.politics.options.iter().map(|option| (&option.id, &option.name));
        let events = self.politics.events.iter().map(|event| (&event.id, &event.name));
        let turns = self.calendar.turns.iter().map(|turn| (&turn.id, &turn.name));
        let scenarios = self.scenarios.iter().map(|scenario| (&scenario.id, &scenario.name));
        let zones = self.map.zones.iter().map(|zone| (&zone.id, &zone.name));
        let seas = self.seas.iter().map(|sea| (&sea.id, &sea.name));
        let rivers = self.map.rivers.iter().map(|river| (&river.id, &river.name));
        let lines = self.map.routes.iter().map(|line| (&line.id, &line.name));
        let terrains = self.map.terrains.iter().map(|terrain| (&terrain.id, &terrain.name));
        let named = hqs.chain(units).chain(places).chain(boxes).chain(cities).chain(factions);
        let named = named.chain(options).chain(events).chain(turns).chain(scenarios);
        let named = named.chain(zones).chain(seas).chain(rivers).chain(lines).chain(terrains);
        let named = named.map(|(id, name)| (id.as_str(), name.as_str()));
        SIDES.into_iter().chain(named).chain(self.politics.named_lines())
    }

    /// Every id that has a name, hexes with a place in them and bridges included.
    pub fn named_ids(&self) -> Vec<String> {
        let hexes = self.map.places.iter().map(|place| self.map.grid.number(place.hex).to_string());
        let bridges = self.bridges.iter().map(|bridge| bridge.id.clone());
        self.names().map(|(id, _)| id.to_owned()).chain(hexes).chain(bridges).collect()
    }

    /// What people call the thing with this id; itself if it has no name. `translate` knows what the English names are called
    /// in somebody's language.
    pub fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        if let Some(counter) = self.ids.named::<CounterIx>(id) {
            let hq = || self.hq_of(counter).and_then(|hq| self.hqs.get(hq.index()));
            let unit = self.unit(counter).map(|unit| &unit.name);
            return unit.or_else(|| hq().map(|hq| &hq.name)).map_or_else(|| id.to_owned(), |name| translate(name));
        }
        // A hexside is called after the hex beside it.
        if let Some(hex) = self.map.grid.parse(id.split_once('/').map_or(id, |(hex, _)| hex)) {
            let place = self.map.places_in(hex).next();
            return place.map_or_else(|| id.to_owned(), |place| format!("{id} {}", translate(&place.name)));
        }
        if let Some(bridge) = self.bridges.iter().find(|bridge| bridge.id == id) {
            let place = match self.ids.whereabouts(bridge.near) {
                Whereabouts::Hex(hex) => self.map.places_in(hex).next(),
                Whereabouts::Box(_) => None,
            };
            return place.map_or_else(|| id.to_owned(), |place| translate(&format!("Bridge at {}", place.name)));
        }
        self.called.get(id).map_or_else(|| id.to_owned(), |name| translate(name))
    }

    /// The index of names: what each id is called; where things share one, the first.
    pub(crate) fn index_of_names(&self) -> HashMap<String, String> {
        let mut called = HashMap::new();
        for (id, name) in self.names() {
            called.entry(id.to_owned()).or_insert_with(|| name.to_owned());
        }
        called
    }

    /// What people call it in English.
    pub fn name_of(&self, id: &str) -> String {
        self.name_in(id, &str::to_owned)
    }
}
