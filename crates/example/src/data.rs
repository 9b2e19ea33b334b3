//! The line, the counters, the cards and the scenarios, read once from the data files and made dense.

use std::collections::BTreeMap;

use engine::{Fault, data::from_toml};
use serde::Deserialize;

/// A station, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Station(pub u8);
/// A counter, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unit(pub u8);
/// A card, by index. Copies of a card are cards of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(pub u8);

pub(crate) const STATIONS: usize = 8;
pub(crate) const UNITS: usize = 8;
/// Stations that can be next to one.
const NEIGHBOURS: usize = 4;

/// What never changes.
#[derive(Debug)]
pub struct Data {
    pub(crate) numbers: Numbers,
    pub(crate) stations: Vec<StationInfo>,
    pub(crate) units: Vec<UnitInfo>,
    pub(crate) cards: Vec<CardInfo>,
    pub(crate) stretches: Vec<Stretch>,
    pub(crate) scenarios: Vec<ScenarioInfo>,
    next_to: Vec<Vec<(Station, usize)>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFile {
    numbers: Numbers,
    station: Vec<StationInfo>,
    stretch: Vec<StretchEntry>,
    counter: Vec<CounterEntry>,
    card: Vec<CardEntry>,
}

/// Numbers of the rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    /// 2.2: the faces on which the White Russians command the Greens.
    pub(crate) greens_follow_whites: Vec<u8>,
    /// 2.2: the faces on which the Reds do.
    pub(crate) greens_follow_reds: Vec<u8>,
    /// 4.6: the faces on which a mine goes off.
    pub(crate) mine_goes_off: Vec<u8>,
    /// 5.2: how many stations the train may withdraw in a turn.
    pub(crate) withdrawal: u8,
    /// 6.4: the most steps that one contest costs.
    pub(crate) most_losses: u8,
    /// 6.5: how often equal sums are fought.
    pub(crate) rounds: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StationInfo {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) worth: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Way {
    Rail,
    Road,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StretchEntry {
    between: [String; 2],
    way: Way,
    #[serde(default)]
    mined: bool,
}

#[derive(Debug)]
pub(crate) struct Stretch {
    pub(crate) ends: [Station; 2],
    pub(crate) way: Way,
    pub(crate) mined: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CounterEntry {
    id: String,
    name: String,
    faction: String,
    steps: u8,
    pace: u8,
    #[serde(default)]
    train: bool,
}

#[derive(Debug)]
pub(crate) struct UnitInfo {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) faction: engine::Faction,
    pub(crate) steps: u8,
    pub(crate) pace: u8,
    pub(crate) train: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: String,
    value: u8,
    copies: u8,
}

#[derive(Debug)]
pub(crate) struct CardInfo {
    pub(crate) id: String,
    pub(crate) value: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    scenario: Vec<ScenarioEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioEntry {
    id: String,
    name: String,
    about: String,
    turns: u8,
    hand: u8,
    at: BTreeMap<String, String>,
}

#[derive(Debug)]
pub(crate) struct ScenarioInfo {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) turns: u8,
    pub(crate) hand: u8,
    pub(crate) at: Vec<(Unit, Station)>,
}

/// The factions, in the order of their indices; the first three are also the seats.
pub(crate) const FACTIONS: [(&str, &str); 4] =
    [("reds", "Reds"), ("british", "British"), ("whites", "White Russians"), ("greens", "Greens")];

impl Data {
    /// Read and judge the data files.
    pub fn read(line: &str, scenarios: &str) -> Result<Data, Fault> {
        const LINE: &str = "line.toml";
        const SCENARIOS: &str = "scenarios.toml";
        let file: LineFile = from_toml(line, LINE)?;
        // Faults are put at the first mention of what is wrong.
        let at = |text: &str, source: &str, word: &str, reason: String| {
            let fault = Fault::new(source, reason);
            match text.find(&format!("\"{word}\"")).or_else(|| text.find(word)) {
                Some(offset) => fault.at_offset(text, offset),
                None => fault,
            }
        };
        let wrong = |word: &str, reason: String| at(line, LINE, word, reason);
        if file.station.len() > STATIONS || file.counter.len() > UNITS {
            return Err(Fault::new(LINE, format!("there is room for {STATIONS} stations and {UNITS} counters")));
        }
        let ids = file.station.iter().map(|s| &s.id).chain(file.counter.iter().map(|c| &c.id));
        let mut seen = std::collections::HashSet::new();
        for id in ids.chain(file.card.iter().map(|card| &card.id)) {
            if !seen.insert(id.as_str()) {
                return Err(wrong(id, format!("{id:?} is listed twice")));
            }
        }
        let station = |id: &str| file.station.iter().position(|s| s.id == id).map(|index| Station(index as u8));
        let mut stretches = Vec::new();
        let mut next_to = vec![Vec::new(); file.station.len()];
        for entry in &file.stretch {
            let end = |id: &String| station(id).ok_or_else(|| wrong(id, format!("there is no station {id:?}")));
            let ends = [end(&entry.between[0])?, end(&entry.between[1])?];
            for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                next_to[usize::from(from.0)].push((to, stretches.len()));
            }
            stretches.push(Stretch { ends, way: entry.way, mined: entry.mined });
        }
        if let Some(crowded) = next_to.iter().position(|list| list.len() > NEIGHBOURS) {
            let id = &file.station[crowded].id;
            return Err(wrong(id, format!("{id:?} has more than {NEIGHBOURS} neighbours")));
        }
        let mut units = Vec::new();
        for entry in file.counter {
            let faction = FACTIONS.iter().position(|(id, _)| *id == entry.faction);
            let faction = faction.ok_or_else(|| {
                wrong(&entry.faction, format!("{}: there is no faction {:?}", entry.id, entry.faction))
            })?;
            units.push(UnitInfo {
                id: entry.id,
                name: entry.name,
                faction: engine::Faction(faction as u8),
                steps: entry.steps,
                pace: entry.pace,
                train: entry.train,
            });
        }
        let copies = |entry: &CardEntry| {
            let card = |copy: u8| CardInfo { id: format!("{}{}", entry.id, copy + 1), value: entry.value };
            (0..entry.copies).map(card).collect::<Vec<_>>()
        };
        let cards: Vec<CardInfo> = file.card.iter().flat_map(copies).collect();
        if cards.len() > 32 {
            return Err(Fault::new(LINE, format!("{} cards are more than the 32 that a deck can hold", cards.len())));
        }
        let wrong = |word: &str, reason: String| at(scenarios, SCENARIOS, word, reason);
        let mut list = Vec::new();
        for entry in from_toml::<ScenarioFile>(scenarios, SCENARIOS)?.scenario {
            let needed = usize::from(entry.hand) * 3;
            if needed > cards.len() {
                let reason = format!(
                    "{}: three hands of {} need {needed} cards, but the deck has {}",
                    entry.id,
                    entry.hand,
                    cards.len()
                );
                return Err(wrong(&entry.id, reason));
            }
            if entry.turns == 0 {
                return Err(wrong(&entry.id, format!("{}: a game lasts at least one turn", entry.id)));
            }
            let mut placed = Vec::new();
            for (unit, place) in &entry.at {
                let unit_ix = units.iter().position(|info| info.id == *unit);
                let unit_ix =
                    unit_ix.ok_or_else(|| wrong(unit, format!("{}: there is no counter {unit:?}", entry.id)))?;
                let place = station(place)
                    .ok_or_else(|| wrong(place, format!("{}: there is no station {place:?}", entry.id)))?;
                placed.push((Unit(unit_ix as u8), place));
            }
            for side in [true, false] {
                let mine = |unit: &Unit| {
                    let faction = units[usize::from(unit.0)].faction.0;
                    faction != 3 && (faction == 0) == side
                };
                if !placed.iter().any(|(unit, _)| mine(unit)) {
                    return Err(wrong(
                        &entry.id,
                        format!("{}: a side has no counters and has lost already (7.3)", entry.id),
                    ));
                }
            }
            list.push(ScenarioInfo {
                id: entry.id,
                name: entry.name,
                about: entry.about,
                turns: entry.turns,
                hand: entry.hand,
                at: placed,
            });
        }
        if list.is_empty() {
            return Err(Fault::new(SCENARIOS, "there is no scenario"));
        }
        Ok(Data { numbers: file.numbers, stations: file.station, units, cards, stretches, scenarios: list, next_to })
    }

    pub(crate) fn unit(&self, unit: Unit) -> &UnitInfo {
        &self.units[usize::from(unit.0)]
    }

    pub(crate) fn value(&self, card: Card) -> u8 {
        self.cards[usize::from(card.0)].value
    }

    pub(crate) fn all_units(&self) -> impl Iterator<Item = Unit> + use<> {
        (0..self.units.len() as u8).map(Unit)
    }

    /// The neighbours of a station, with the stretch that leads there.
    pub(crate) fn next_to(&self, station: Station) -> &[(Station, usize)] {
        &self.next_to[usize::from(station.0)]
    }

    /// The stretch between two stations.
    pub(crate) fn stretch(&self, from: Station, to: Station) -> Option<usize> {
        self.next_to(from).iter().find(|(station, _)| *station == to).map(|(_, stretch)| *stretch)
    }

    pub(crate) fn station_named(&self, id: &str) -> Option<Station> {
        self.stations.iter().position(|info| info.id == id).map(|index| Station(index as u8))
    }

    pub(crate) fn unit_named(&self, id: &str) -> Option<Unit> {
        self.units.iter().position(|info| info.id == id).map(|index| Unit(index as u8))
    }

    pub(crate) fn card_named(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|info| info.id == id).map(|index| Card(index as u8))
    }
}
