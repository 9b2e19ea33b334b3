//! What is spoken of the game: names, and texts in every language.

use engine::Named;

use crate::EmtsaLine;

impl Named for EmtsaLine {
    fn named_ids(&self) -> Vec<String> {
        let data = &self.data;
        let stations = data.stations.iter().map(|info| info.id.clone());
        let counters = data.all_units().map(|unit| data.unit(unit).id.clone());
        stations.chain(counters).chain(data.cards.iter().map(|card| card.id.clone())).collect()
    }

    fn name_of(&self, id: &str) -> String {
        let data = &self.data;
        let station = || data.station_named(id).map(|station| &data.stations[usize::from(station.0)].name);
        let unit = || data.unit_named(id).map(|unit| &data.unit(unit).name);
        let title = || {
            let factions = self.title.factions.iter().map(|faction| (&faction.id, &faction.name));
            let sides = self.title.sides.iter().map(|side| (&side.id, &side.name));
            factions.chain(sides).find(|(known, _)| *known == id).map(|(_, name)| name)
        };
        let name = station().or_else(unit).or_else(title).cloned();
        let card = |id: &str| {
            let card = &data.cards[usize::from(data.card_named(id)?.0)];
            // Copies of a card are told apart by nobody.
            let kind = card.id.trim_end_matches(|sign: char| sign.is_ascii_digit());
            let (first, rest) = kind.split_at(kind.chars().next().map_or(0, char::len_utf8));
            Some(format!("{}{rest} (value {})", first.to_uppercase(), card.value))
        };
        name.or_else(|| card(id)).unwrap_or_else(|| id.to_owned())
    }

    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("../messages/en.ftl")),
            ("fr", include_str!("../messages/fr.ftl")),
            ("ja", include_str!("../messages/ja.ftl")),
            ("ru", include_str!("../messages/ru.ftl")),
        ]
    }

    fn dictionaries(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("fr", include_str!("../messages/fr.names.toml")),
            ("ja", include_str!("../messages/ja.names.toml")),
            ("ru", include_str!("../messages/ru.names.toml")),
        ]
    }

    fn rulebooks(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("fr", include_str!("../messages/fr.rules.toml")),
            ("ja", include_str!("../messages/ja.rules.toml")),
            ("ru", include_str!("../messages/ru.rules.toml")),
        ]
    }
}
