//! What people call the things of the game: the data have the English names, dictionaries the others.

use crate::args::GROUP;
use crate::data::Data;

impl Data {
    /// The ids that have a name, and the names.
    pub fn names(&self) -> impl Iterator<Item = (String, &str)> {
        let cards = self.cards.iter().map(|card| (card.id.clone(), card.name.as_str()));
        let terrains = self.terrains.iter().map(|terrain| (terrain.id.clone(), terrain.name.as_str()));
        let units = self.units.iter().map(|unit| (unit.id.clone(), unit.name.as_str()));
        let groups = self.groups.iter().map(|group| (format!("{GROUP}{}", group.id), group.name.as_str()));
        let nations = self.nations.iter().map(|nation| (nation.id.clone(), nation.name.as_str()));
        let missions = self.campaign.missions.iter().map(|mission| (mission.id.clone(), mission.name.as_str()));
        let scenarios = self.scenarios.iter().map(|scenario| (scenario.id.clone(), scenario.title.as_str()));
        let operations = self.campaign.operations.iter().map(|one| (one.clause.clone(), one.name.as_str()));
        let defences = self.campaign.defences.iter().map(|one| (one.clause.clone(), one.name.as_str()));
        let all = cards.chain(units).chain(groups).chain(nations).chain(missions).chain(scenarios);
        all.chain(terrains).chain(operations).chain(defences)
    }

    /// What people call the thing with this id; itself if it has no name. `translate` knows what the English names are
    /// called in somebody's language.
    pub fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        let named = self.names().find(|(known, _)| known == id);
        match (named, self.card(id)) {
            (Some((_, name)), Some(_)) => format!("{id} {}", translate(name)),
            (Some((_, name)), None) => translate(name),
            (None, _) => id.to_owned(),
        }
    }
}
