//! The line, the counters, the cards and the scenarios, read once from the data files and made dense.

use std::collections::BTreeMap;

use engine::{Fault, data::from_toml};
use serde::Deserialize;

use crate::state::{ALLIED_SIDE, GREENS, RED_SIDE};

engine::index!(
    /// A station, by index.
    pub struct Station(u8), "station"
);
engine::index!(
    /// A counter, by index.
    pub struct Unit(u8), "counter"
);
engine::index!(
    /// A card, by index. Copies of a card are cards of their own.
    pub struct Card(u8), "card"
);

pub(crate) const STATIONS: usize = 8;
pub(crate) const UNITS: usize = 8;
/// Stretches fit the bits of a mask, cards those of another.
const STRETCHES: usize = 16;
const CARDS: usize = 32;
const MOST_STEPS: u8 = 9;

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

impl LineFile {
    /// What must hold of the file as a whole: nothing twice, and room for everything.
    fn judge(&self, file: &File<'_>) -> Result<(), Fault> {
        let rooms = [
            ("stations", self.station.len(), STATIONS),
            ("stretches", self.stretch.len(), STRETCHES),
            ("counters", self.counter.len(), UNITS),
        ];
        if let Some((what, count, most)) = rooms.into_iter().find(|(_, count, most)| count > most) {
            return Err(Fault::new(file.name, format!("{count} {what} are more than the {most} there is room for")));
        }
        let ids = self.station.iter().map(|s| &s.id).chain(self.counter.iter().map(|c| &c.id));
        let mut seen = std::collections::HashSet::new();
        for id in ids.chain(self.card.iter().map(|card| &card.id)) {
            if !seen.insert(id.as_str()) {
                return Err(file.wrong(id, format!("{id:?} is listed twice")));
            }
        }
        Ok(())
    }
}

impl CounterEntry {
    fn unit(self, file: &File<'_>) -> Result<UnitInfo, Fault> {
        let faction = FACTIONS
            .iter()
            .position(|(id, _)| *id == self.faction)
            .ok_or_else(|| file.wrong(&self.faction, format!("{}: there is no faction {:?}", self.id, self.faction)))?;
        if !(1..=MOST_STEPS).contains(&self.steps) {
            return Err(file.wrong(&self.id, format!("{}: a counter has 1 to {MOST_STEPS} steps", self.id)));
        }
        let CounterEntry { id, name, steps, pace, train, .. } = self;
        Ok(UnitInfo { id, name, faction: engine::Faction(faction as u8), steps, pace, train })
    }
}

impl CardEntry {
    fn copies(&self) -> impl Iterator<Item = CardInfo> {
        (1..=self.copies).map(|copy| CardInfo { id: format!("{}{copy}", self.id), value: self.value })
    }
}

/// The factions, in the order of their indices; the first three are also the seats.
pub(crate) const FACTIONS: [(&str, &str); 4] =
    [("reds", "Reds"), ("british", "British"), ("whites", "White Russians"), ("greens", "Greens")];

/// A data file, to say where in it something is wrong.
struct File<'a> {
    name: &'static str,
    text: &'a str,
}

impl File<'_> {
    /// A fault at the first mention of what is wrong.
    fn wrong(&self, word: &str, reason: String) -> Fault {
        let fault = Fault::new(self.name, reason);
        match self.text.find(&format!("\"{word}\"")).or_else(|| self.text.find(word)) {
            Some(offset) => fault.at_offset(self.text, offset),
            None => fault,
        }
    }
}

impl Data {
    /// Read and judge the data files.
    pub fn read(line: &str, scenarios: &str) -> Result<Data, Fault> {
        let file = File { name: "line.toml", text: line };
        let read: LineFile = from_toml(line, file.name)?;
        read.judge(&file)?;
        let mut data = Data {
            next_to: vec![Vec::new(); read.station.len()],
            numbers: read.numbers,
            stations: read.station,
            units: read.counter.into_iter().map(|entry| entry.unit(&file)).collect::<Result<_, _>>()?,
            cards: read.card.iter().flat_map(CardEntry::copies).collect(),
            stretches: Vec::new(),
            scenarios: Vec::new(),
        };
        if data.cards.len() > CARDS {
            let reason = format!("{} cards are more than the {CARDS} that a deck can hold", data.cards.len());
            return Err(Fault::new(file.name, reason));
        }
        for entry in &read.stretch {
            data.join(entry, &file)?;
        }
        let file = File { name: "scenarios.toml", text: scenarios };
        for entry in from_toml::<ScenarioFile>(scenarios, file.name)?.scenario {
            let scenario = data.scenario(entry).map_err(|(word, reason)| file.wrong(&word, reason))?;
            data.scenarios.push(scenario);
        }
        match data.scenarios.is_empty() {
            true => Err(Fault::new(file.name, "there is no scenario")),
            false => Ok(data),
        }
    }

    /// Join two stations by a stretch.
    fn join(&mut self, entry: &StretchEntry, file: &File<'_>) -> Result<(), Fault> {
        let end =
            |id: &String| self.station_named(id).ok_or_else(|| file.wrong(id, format!("there is no station {id:?}")));
        let ends = [end(&entry.between[0])?, end(&entry.between[1])?];
        for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            self.next_to[usize::from(from.0)].push((to, self.stretches.len()));
        }
        self.stretches.push(Stretch { ends, way: entry.way, mined: entry.mined });
        Ok(())
    }

    /// Judge a scenario; what is wrong comes with the word to point at.
    fn scenario(&self, entry: ScenarioEntry) -> Result<ScenarioInfo, (String, String)> {
        let wrong = |word: &str, reason: String| (word.to_owned(), format!("{}: {reason}", entry.id));
        let (hand, deck) = (entry.hand, self.cards.len());
        let needed = usize::from(hand) * 3;
        if needed > deck {
            let reason = format!("three hands of {hand} need {needed} cards, but the deck has {deck}");
            return Err(wrong(&entry.id, reason));
        }
        if entry.turns == 0 {
            return Err(wrong(&entry.id, "a game lasts at least one turn".into()));
        }
        let mut at = Vec::new();
        for (unit, place) in &entry.at {
            let found = self.unit_named(unit).ok_or_else(|| wrong(unit, format!("there is no counter {unit:?}")))?;
            let place =
                self.station_named(place).ok_or_else(|| wrong(place, format!("there is no station {place:?}")))?;
            at.push((found, place));
        }
        for side in [RED_SIDE, ALLIED_SIDE] {
            let mine = |unit: Unit| match self.unit(unit).faction {
                GREENS => false,
                engine::Faction(index) => crate::state::side(engine::Seat(index)) == side,
            };
            if !at.iter().any(|(unit, _)| mine(*unit)) {
                return Err(wrong(&entry.id, "a side has no counters and has lost already (7.3)".into()));
            }
        }
        let ScenarioEntry { id, name, about, turns, hand, .. } = entry;
        Ok(ScenarioInfo { id, name, about, turns, hand, at })
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
