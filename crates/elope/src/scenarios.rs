//! 23.0 The scenarios, turn by turn: set-up, reinforcements, withdrawals, supply points, weather. Read once from
//! `data/scenarios.toml` and judged against counters and map.

use engine::{Fault, data::from_toml};
use hexmap::Map;
use serde::{Deserialize, Serialize};

use crate::cited::Cited;
use crate::counters::{Counters, Side};

/// The edition whose rules are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The English edition.
    Renovated,
    /// The Japanese edition.
    Original,
}

/// A scenario.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The edition it belongs to.
    pub edition: Edition,
    /// The clause that sets it out.
    pub rule: String,
    /// How many turns it has.
    pub turns: u8,
    /// How many the shortened game has (23.23).
    #[serde(default)]
    pub shortened_turns: Option<u8>,
    /// Counters that it does not use.
    pub never_in_play: Vec<String>,
    /// The turns.
    pub turn: Vec<Turn>,
}

/// What the turn's weather is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WeatherOf {
    /// Dry.
    Dry,
    /// Thaw.
    Thaw,
    /// Snow.
    Snow,
    /// A die decides (14.4).
    Roll,
}

/// Supply points of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// For the Allies.
    pub allied: u8,
    /// For Red.
    pub red: u8,
}

/// One turn of a scenario.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Its number, from 1.
    pub number: u8,
    /// Its month.
    pub month: String,
    /// Its year.
    pub year: u16,
    /// Its weather.
    pub weather: WeatherOf,
    /// Its supply points.
    pub supply: Supply,
    /// What is set up or arrives.
    #[serde(default)]
    pub entries: Vec<Entry>,
    /// What leaves.
    #[serde(default)]
    pub removals: Vec<Removal>,
    /// What holds in this turn, or from it on.
    #[serde(default)]
    pub special: Vec<SpecialRule>,
}

/// How units come into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arrival {
    /// Set up before play.
    Setup,
    /// Brought on in the owner's Movement Phase (3.0.i).
    Reinforcement,
    /// Ships that were laid up for the winter come back.
    Return,
}

/// Where around a place units may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placement {
    /// Next to it.
    Adjacent,
    /// Within a distance of it.
    Within,
}

/// Units that come into play together.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Whose they are.
    pub side: Side,
    /// How they come.
    pub kind: Arrival,
    /// Where.
    pub place: String,
    /// Their ids.
    pub units: Vec<String>,
    /// Where around the place.
    #[serde(default)]
    pub placement: Option<Placement>,
    /// How far from it.
    #[serde(default)]
    pub distance: Option<u8>,
    /// The printed hex of the place.
    #[serde(default)]
    pub hex: Option<String>,
    /// Places among which the owner chooses.
    #[serde(default)]
    pub choice: Vec<String>,
    /// The clause that speaks of them, where one does.
    #[serde(default)]
    pub rule: Option<Cited>,
    /// Whether they are listed as garrison (23.1.d).
    #[serde(default)]
    pub garrison: bool,
    /// Supply points that come with them.
    #[serde(default)]
    pub extra_supply: u8,
    /// The faces of a die on which they come.
    #[serde(default)]
    pub arrives_on: Vec<u8>,
}

/// Units that leave.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Removal {
    /// The clause that says so.
    pub rule: Cited,
    /// Their ids.
    pub units: Vec<String>,
    /// When, if not at the start of the turn.
    #[serde(default)]
    pub when: String,
    /// Out of play until a return entry.
    #[serde(default)]
    pub laid_up: bool,
}

/// A rule of a scenario's turn.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialRule {
    /// Its id.
    pub id: String,
    /// The units it binds.
    #[serde(default)]
    pub units: Vec<String>,
    /// The place or river they must go to.
    #[serde(default)]
    pub target: Option<String>,
    /// How far from Archangel they may go.
    #[serde(default)]
    pub max_hexes: Option<u8>,
    /// The side it holds for.
    #[serde(default)]
    pub side: Option<Side>,
    /// The HQ that the units come under.
    #[serde(default)]
    pub new_parent: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    scenario: Vec<Scenario>,
}

/// All scenarios.
#[derive(Debug)]
pub struct Scenarios(Vec<Scenario>);

impl Scenarios {
    /// Read and judge the file: turns in order, units and places known, every counter brought in once or declared out
    /// of play.
    pub fn read(text: &str, source: &str, counters: &Counters, map: &Map) -> Result<Scenarios, Fault> {
        let scenarios = Scenarios(from_toml::<ScenarioFile>(text, source)?.scenario);
        let judge = Judge { text, source, counters, map };
        scenarios.0.iter().try_for_each(|scenario| judge.scenario(scenario))?;
        Ok(scenarios)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Scenario> {
        self.0.iter()
    }

    /// A scenario by its id.
    pub fn find(&self, id: &str) -> Option<&Scenario> {
        self.0.iter().find(|scenario| scenario.id == id)
    }
}

/// What a scenario is judged against.
struct Judge<'a> {
    text: &'a str,
    source: &'a str,
    counters: &'a Counters,
    map: &'a Map,
}

impl Judge<'_> {
    /// A fault at the first mention of `word` in the scenario.
    fn wrong(&self, scenario: &Scenario, word: &str, reason: String) -> Fault {
        let fault = Fault::new(self.source, format!("{}: {reason}", scenario.id));
        let start = self.text.find(&format!("id = \"{}\"", scenario.id)).unwrap_or(0);
        match self.text[start..].find(&format!("\"{word}\"")) {
            Some(offset) => fault.at_offset(self.text, start + offset),
            None => fault.at_offset(self.text, start),
        }
    }

    fn scenario(&self, scenario: &Scenario) -> Result<(), Fault> {
        let wrong = |word: &str, reason: String| Err(self.wrong(scenario, word, reason));
        if scenario.turn.len() != usize::from(scenario.turns) {
            return wrong("", format!("{} turns are announced, {} are listed", scenario.turns, scenario.turn.len()));
        }
        let mut comes = vec![0u8; self.counters.len()];
        for (index, turn) in scenario.turn.iter().enumerate() {
            if usize::from(turn.number) != index + 1 {
                return wrong("", format!("turn {} stands where turn {} is due", turn.number, index + 1));
            }
            for entry in &turn.entries {
                self.entry(scenario, entry)?;
                if entry.kind != Arrival::Return {
                    for unit in entry.units.iter().filter_map(|id| self.counters.find(id)) {
                        comes[usize::from(unit.0)] += 1;
                    }
                }
            }
            let leaving = turn.removals.iter().flat_map(|removal| &removal.units);
            let bound = turn.special.iter().flat_map(|rule| rule.units.iter().chain(&rule.new_parent));
            for id in leaving.chain(bound) {
                self.unit(scenario, id)?;
            }
        }
        for id in &scenario.never_in_play {
            self.unit(scenario, id)?;
        }
        for (unit, counter) in self.counters.iter() {
            let out = scenario.never_in_play.contains(&counter.id);
            match (out, comes[usize::from(unit.0)]) {
                (false, 1) | (true, 0) => {}
                (false, 0) => return wrong("", format!("{} neither comes nor is out of play", counter.id)),
                (true, _) => return wrong(&counter.id, format!("{} is out of play and yet comes", counter.id)),
                (false, times) => return wrong(&counter.id, format!("{} comes {times} times", counter.id)),
            }
        }
        Ok(())
    }

    fn unit(&self, scenario: &Scenario, id: &str) -> Result<(), Fault> {
        match self.counters.find(id) {
            Some(_) => Ok(()),
            None => Err(self.wrong(scenario, id, format!("there is no counter {id:?}"))),
        }
    }

    fn entry(&self, scenario: &Scenario, entry: &Entry) -> Result<(), Fault> {
        for id in &entry.units {
            self.unit(scenario, id)?;
            let side = self.counters.find(id).map(|unit| self.counters.get(unit).side);
            if side != Some(entry.side) {
                return Err(self.wrong(scenario, id, format!("{id} is on the other side")));
            }
        }
        for place in std::iter::once(&entry.place).chain(&entry.choice) {
            let off_map = || self.map.off_map.iter().any(|off| off.id == *place);
            match self.map.place(place) {
                Some(found) => {
                    let number = self.map.grid.number(found.hex).to_string();
                    if *place == entry.place && entry.hex.as_ref().is_some_and(|hex| *hex != number) {
                        return Err(self.wrong(scenario, place, format!("{place} is at {number} on the map")));
                    }
                }
                None if off_map() => {}
                None => return Err(self.wrong(scenario, place, format!("there is no place {place:?}"))),
            }
        }
        if entry.distance.is_some() != (entry.placement == Some(Placement::Within)) {
            return Err(self.wrong(scenario, &entry.place, "a distance goes with placement \"within\"".into()));
        }
        Ok(())
    }
}
