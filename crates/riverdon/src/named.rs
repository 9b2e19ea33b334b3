//! What people call the things of the game: the data have the English names, dictionaries the others.

use crate::appearance::{OFF, SITE};
use crate::args::{GROUND, GROUP};
use crate::data::Data;
use crate::fog::LETTERS;
use crate::forces::LEADERS;
use crate::ids::Side;
use crate::space::Space;
use crate::view;

/// What the id of a marker without letter has before its space.
const AT: &str = "at-";

impl Data {
    /// The ids that have a name, and the names.
    pub fn names(&self) -> impl Iterator<Item = (String, &str)> {
        let cards = self.cards.iter().map(|card| (card.id.clone(), card.name.as_str()));
        let terrains = self.terrains.iter().map(|terrain| (format!("{GROUND}{}", terrain.id), terrain.name.as_str()));
        let units = self.units.iter().map(|unit| (unit.id.clone(), unit.name.as_str()));
        let groups = self.groups.iter().map(|group| (format!("{GROUP}{}", group.id), group.name.as_str()));
        let nations = self.nations.iter().map(|nation| (nation.id.clone(), nation.name.as_str()));
        let missions = self.campaign.missions.iter().map(|mission| (mission.id.clone(), mission.name.as_str()));
        let scenarios = self.scenarios.iter().map(|scenario| (scenario.id.clone(), scenario.title.as_str()));
        let operations = self.campaign.operations.iter().map(|one| (one.clause.clone(), one.name.as_str()));
        let defences = self.campaign.defences.iter().map(|one| (one.clause.clone(), one.name.as_str()));
        let all = cards.chain(units).chain(groups).chain(nations).chain(missions).chain(scenarios);
        let sites = self.cards.iter().map(|card| (format!("{SITE}{}", card.id), card.name.as_str()));
        all.chain(sites).chain(terrains).chain(operations).chain(defences)
    }

    /// The ids of counters that views show: leaders, groups, markers.
    pub(crate) fn counter_ids(&self) -> impl Iterator<Item = String> {
        /// Groups of a side in one space at most: on two banks, and one for each leader and the leaderless.
        const GROUPS: u8 = 9;
        let leaders = (1..=LEADERS).map(|number| format!("leader{number}"));
        let places = Space::all().map(Space::number).chain([OFF.to_owned()]);
        let groups = places.flat_map(|place| (1..=GROUPS).map(move |number| format!("{place}.{number}")));
        let own: Vec<String> = leaders.chain(groups).collect();
        let markers =
            (1..=LETTERS).map(view::letters).chain(Space::all().map(|space| format!("{AT}{}", space.number())));
        let others: Vec<String> = own.iter().cloned().chain(markers).collect();
        let sides = Side::ALL.into_iter().map(view::side_id);
        let of_sides = sides.flat_map(move |side| others.clone().into_iter().map(move |id| format!("{side}-{id}")));
        own.into_iter().chain(of_sides)
    }

    /// What people call a counter that views show.
    fn counter_name(&self, id: &str, translate: &dyn Fn(&str) -> String) -> Option<String> {
        let side = Side::ALL.into_iter().find_map(|side| id.strip_prefix(view::side_id(side))?.strip_prefix('-'));
        let own = side.unwrap_or(id);
        if let Some(number) = own.strip_prefix("leader").filter(|number| number.parse::<u8>().is_ok()) {
            return Some(translate(&format!("Leader {number}")));
        }
        if let Some((place, number)) = own.split_once('.').filter(|(_, number)| number.parse::<u8>().is_ok()) {
            let place = if place == OFF { translate("off the board") } else { Space::parse(place)?.number() };
            let number = if number == "1" { String::new() } else { format!(".{number}") };
            return Some(format!("{} {place}{number}", translate("Force")));
        }
        let letters = side.filter(|own| own.len() <= 2 && own.bytes().all(|byte| byte.is_ascii_uppercase()));
        let letters = letters.or_else(|| side?.strip_prefix(AT).filter(|at| Space::parse(at).is_some()))?;
        Some(format!("{} {letters}", translate("Marker")))
    }

    /// What people call the thing with this id; itself if it has no name. `translate` knows what the English names are
    /// called in somebody's language.
    pub fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        if let Some(name) = self.counter_name(id, translate) {
            return name;
        }
        let named = self.names().find(|(known, _)| known == id);
        match (named, self.card(id)) {
            (Some((_, name)), Some(_)) => format!("{id} {}", translate(name)),
            (Some((_, name)), None) => translate(name),
            (None, _) => id.to_owned(),
        }
    }
}
