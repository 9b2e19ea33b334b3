//! What a game says of itself before it is set up: seats, sides, factions, scenarios, options, verbs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::draft::Verb;
use crate::fault::Fault;
use crate::looks::Livery;
use crate::seat::{Seat, Side};

/// The title page of a game.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Title {
    /// The id, used in files and commands.
    pub id: String,
    /// The name.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// The seats, in the order of their indices. Those that are not in every set-up come last: see [`Title::of_setup`].
    pub seats: Vec<SeatInfo>,
    /// The sides, in the order of their indices.
    pub sides: Vec<SideInfo>,
    /// The factions, in the order of their indices.
    pub factions: Vec<FactionInfo>,
    /// What can be played.
    pub scenarios: Vec<Scenario>,
    /// Its lessons.
    pub lessons: Vec<LessonInfo>,
    /// What can be set.
    pub options: Vec<Choice>,
    /// Texts that a set-up can carry: armies, a board.
    pub texts: Vec<CarriedText>,
    /// The kinds of order.
    pub verbs: &'static [Verb],
}

/// A faction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FactionInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The colours of its counters.
    pub livery: Livery,
}

/// A side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SideInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// How it is drawn wherever sides are told apart.
    pub pattern: Pattern,
}

/// How a side is drawn, on the screen and on paper: readable without colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Pattern {
    /// With stripes, in the cooler colour.
    Hatched,
    /// Full, in the warmer one.
    Solid,
}

/// A seat.
#[derive(Debug, Clone, Serialize, TS)]
pub struct SeatInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The side it plays for; none for a referee, who sees everything.
    pub side: Option<Side>,
    /// Where it is not played in every set-up: the option that brings it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
}

/// An option that is set to one of some values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct When {
    /// The option's id.
    pub option: String,
    /// The values.
    pub values: Vec<String>,
}

impl When {
    /// Whether a set-up has one of the values.
    pub fn holds(&self, setup: &Setup) -> bool {
        setup.options.get(&self.option).is_some_and(|value| self.values.contains(value))
    }
}

/// A scenario.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Scenario {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// What seats and sides are called in it, where that is not the same in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<Called>,
}

/// What a seat or a side is called in a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Called {
    /// The id of the seat, of the side, or of both.
    pub id: String,
    /// The name.
    pub name: String,
    /// How the side is drawn.
    pub pattern: Pattern,
}

/// A lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LessonInfo {
    /// Its id: in records it stands where others have a scenario.
    pub id: String,
    /// The scenario whose rules, names and part of the board it has.
    pub scenario: String,
}

/// An option.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Choice {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The clause it belongs to.
    pub clause: String,
    /// What it can be set to; the first is the default.
    pub values: Vec<String>,
    /// The scenarios in which it decides anything; all of them where none are named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scenarios: Vec<String>,
}

impl Choice {
    /// Whether it decides anything in a scenario.
    pub fn is_for(&self, scenario: &str) -> bool {
        self.scenarios.is_empty() || self.scenarios.iter().any(|known| known == scenario)
    }
}

/// A text that a set-up can carry: an army of one's own, a board that was laid before.
#[derive(Debug, Clone, Serialize, TS)]
pub struct CarriedText {
    /// The id; one that belongs to a seat ends with a hyphen and the seat's.
    pub id: String,
    /// The name.
    pub name: String,
    /// The clause it belongs to.
    pub clause: String,
}

/// What a game is played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Setup {
    /// The scenario's id.
    pub scenario: String,
    /// All options with their values.
    pub options: BTreeMap<String, String>,
    /// The position from which it is played instead of the scenario's set-up: a text as
    /// [`crate::Situation`] reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Texts that it carries, by their ids: see [`Title::texts`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub texts: BTreeMap<String, String>,
}

/// A text as set-ups keep it: without spaces at the ends of lines.
fn kept(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// The longest text that a set-up carries, in bytes.
const LONGEST_TEXT: usize = 1 << 16;

impl Setup {
    /// The same scenario and options, played from a position.
    #[must_use]
    pub fn from_position(self, text: &str) -> Setup {
        Setup { position: Some(kept(text)), ..self }
    }
}

impl Title {
    /// The colours of a faction's counters; those in common use for one that is not known.
    pub fn livery(&self, faction: &str) -> Livery {
        self.factions.iter().find(|known| known.id == faction).map_or_else(Livery::default, |known| known.livery)
    }

    /// A seat by its id.
    pub fn seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.id == id).map(|index| Seat(index as u8))
    }

    /// The id of a seat.
    pub fn seat_id(&self, seat: Seat) -> &str {
        self.seats.get(usize::from(seat.0)).map_or("?", |seat| seat.id.as_str())
    }

    /// Whether a seat is played in a set-up.
    pub fn is_played(&self, seat: &SeatInfo, setup: &Setup) -> bool {
        seat.when.as_ref().is_none_or(|when| when.holds(setup))
    }

    /// The title page of a game of this set-up: only the seats that are played in it, and seats and sides by the names that
    /// they have in its scenario. Seats keep their indices.
    #[must_use]
    pub fn of_setup(&self, setup: &Setup) -> Title {
        let played = self.seats.iter().take_while(|seat| self.is_played(seat, setup));
        let mut title = Title { seats: played.cloned().collect(), ..self.clone() };
        let played = self.scenario_of(setup);
        let scenario = self.scenarios.iter().find(|scenario| scenario.id == played);
        for called in scenario.into_iter().flat_map(|scenario| &scenario.called) {
            for seat in title.seats.iter_mut().filter(|seat| seat.id == called.id) {
                seat.name.clone_from(&called.name);
            }
            for side in title.sides.iter_mut().filter(|side| side.id == called.id) {
                side.name.clone_from(&called.name);
                side.pattern = called.pattern;
            }
        }
        title
    }

    /// The scenario that a setup means: its own, or that of the lesson that it names.
    pub fn scenario_of<'a>(&'a self, setup: &'a Setup) -> &'a str {
        let lesson = self.lessons.iter().find(|lesson| lesson.id == setup.scenario);
        lesson.map_or(&setup.scenario, |lesson| &lesson.scenario)
    }

    /// The kind of an order in notation.
    pub fn verb_of(&self, order: &str) -> Option<&'static Verb> {
        let verb = order.split(' ').next()?;
        self.verbs.iter().find(|known| known.id == verb)
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The first scenario with all options at their defaults.
    pub fn default_setup(&self) -> Setup {
        let scenario = self.scenarios.first().map(|scenario| scenario.id.clone()).unwrap_or_default();
        Setup { scenario, options: self.defaults(), position: None, texts: BTreeMap::new() }
    }

    fn defaults(&self) -> BTreeMap<String, String> {
        let default = |option: &Choice| (option.id.clone(), option.values.first().cloned().unwrap_or_default());
        self.options.iter().map(default).collect()
    }

    /// A setup from what a player chose: unknown names are refused, what was not said gets its default.
    pub fn setup<'a>(
        &self,
        scenario: Option<&str>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, Fault> {
        let mut setup = self.default_setup();
        if let Some(id) = scenario {
            let known = self.scenarios.iter().any(|scenario| scenario.id == id);
            if !known {
                let fault = Fault::new(self.id.as_str(), format!("there is no scenario {id:?}"));
                return Err(fault.advise(one_of("Scenarios", self.scenarios.iter().map(|s| s.id.as_str()))));
            }
            setup.scenario = id.to_owned();
        }
        for (id, value) in options {
            let Some(option) = self.options.iter().find(|option| option.id == id) else {
                let fault = Fault::new(self.id.as_str(), format!("there is no option {id:?}"));
                return Err(fault.advise(one_of("Options", self.options.iter().map(|o| o.id.as_str()))));
            };
            if !option.values.iter().any(|known| known == value) {
                let fault = Fault::new(self.id.as_str(), format!("option {id} cannot be {value:?}"));
                return Err(fault.advise(one_of("It can be", option.values.iter().map(String::as_str))));
            }
            setup.options.insert(id.to_owned(), value.to_owned());
        }
        Ok(setup)
    }

    /// The setup of a lesson: with the rules of its scenario as they are by default.
    pub fn lesson_setup(&self, id: &str) -> Result<Setup, Fault> {
        match self.lessons.iter().any(|known| known.id == id) {
            true => {
                Ok(Setup { scenario: id.to_owned(), options: self.defaults(), position: None, texts: BTreeMap::new() })
            }
            false => {
                let fault = Fault::new(self.id.as_str(), format!("there is no lesson {id:?}"));
                Err(fault.advise(one_of("Lessons", self.lessons.iter().map(|known| known.id.as_str()))))
            }
        }
    }

    /// The setup that a record names: a scenario's, or a lesson's.
    pub fn recorded_setup(&self, recorded: &Setup) -> Result<Setup, Fault> {
        let options = recorded.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let scenario = &recorded.scenario;
        let setup = self.lesson_setup(scenario).or_else(|_| self.setup(Some(scenario), options))?;
        Ok(Setup { position: recorded.position.clone(), texts: recorded.texts.clone(), ..setup })
    }

    /// A setup that carries texts: what the game knows no text by is refused, and what is none. What they say is the
    /// game's to judge, when it begins.
    pub fn carrying<'a>(
        &self,
        mut setup: Setup,
        texts: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, Fault> {
        for (id, text) in texts {
            if !self.texts.iter().any(|known| known.id == id) {
                let fault = Fault::new(self.id.as_str(), format!("it carries no text {id:?}"));
                let known = self.texts.iter().map(|text| text.id.as_str());
                return Err(fault.advise(one_of("Texts", known)));
            }
            if text.len() > LONGEST_TEXT {
                return Err(Fault::new(id, format!("it is longer than {LONGEST_TEXT} bytes")));
            }
            setup.texts.insert(id.to_owned(), kept(text));
        }
        Ok(setup)
    }

    /// Every scenario with every combination of the options that decide anything in it; where those are too many, each
    /// option at each of its values with the others at their defaults, and all at their last values. Not all need go
    /// together: [`crate::Game::fits`].
    pub fn all_setups(&self) -> Vec<Setup> {
        let combinations: usize = self.options.iter().map(|option| option.values.len().max(1)).product();
        let mut all = vec![self.defaults()];
        for option in &self.options {
            let others = option.values.iter().skip(1);
            let base = if combinations <= MOST_COMBINATIONS { all.clone() } else { vec![self.defaults()] };
            for (set, value) in base.iter().flat_map(|set| others.clone().map(move |value| (set, value))) {
                let mut set = set.clone();
                set.insert(option.id.clone(), value.clone());
                all.push(set);
            }
        }
        let last = |option: &Choice| (option.id.clone(), option.values.last().cloned().unwrap_or_default());
        let last = self.options.iter().map(last).collect();
        if !all.contains(&last) {
            all.push(last);
        }
        let setup = |scenario: &Scenario, options: &BTreeMap<String, String>| Setup {
            scenario: scenario.id.clone(),
            options: options.clone(),
            position: None,
            texts: BTreeMap::new(),
        };
        // What decides nothing in a scenario is not varied in it.
        let stands = |option: &Choice, set: &BTreeMap<String, String>| set.get(&option.id) == option.values.first();
        let fits = |scenario: &Scenario, set: &BTreeMap<String, String>| {
            self.options.iter().all(|option| option.is_for(&scenario.id) || stands(option, set))
        };
        let pairs = self.scenarios.iter().flat_map(|scenario| all.iter().map(move |set| (scenario, set)));
        pairs.filter(|(scenario, set)| fits(scenario, set)).map(|(scenario, set)| setup(scenario, set)).collect()
    }

    /// The same title page with all that people read on it put into another language.
    #[must_use]
    pub fn translated(&self, translate: &dyn Fn(&str) -> String) -> Title {
        let mut title = self.clone();
        let seats = title.seats.iter_mut().map(|seat| &mut seat.name);
        let sides = title.sides.iter_mut().map(|side| &mut side.name);
        let named = title.factions.iter_mut().map(|faction| &mut faction.name).chain(sides);
        let scenarios = title.scenarios.iter_mut().flat_map(|Scenario { name, about, called, .. }| {
            [name, about].into_iter().chain(called.iter_mut().map(|called| &mut called.name))
        });
        let texts = title.texts.iter_mut().map(|text| &mut text.name);
        let options = title.options.iter_mut().map(|option| &mut option.name).chain(texts);
        let head = [&mut title.name, &mut title.about];
        for text in head.into_iter().chain(seats).chain(named).chain(scenarios).chain(options) {
            *text = translate(text);
        }
        title
    }

    /// What is wrong with the ids, if anything: they are single words of a record.
    pub fn faulty_id(&self) -> Option<&str> {
        let sides = self.sides.iter().map(|side| side.id.as_str());
        let named = self.factions.iter().map(|faction| faction.id.as_str()).chain(sides);
        let options = self.options.iter().flat_map(|option| option.values.iter().chain([&option.id]));
        let seats = self.seats.iter().map(|seat| &seat.id);
        let scenarios = self.scenarios.iter().map(|scenario| &scenario.id);
        let texts = self.texts.iter().map(|text| &text.id);
        let others = options.chain(seats).chain(scenarios).chain(texts).map(String::as_str);
        let word = |id: &&str| id.is_empty() || id.contains(|c: char| c.is_whitespace() || c == ':');
        named.chain(others).chain([self.id.as_str()]).find(word)
    }
}

/// How many combinations of options are played through.
const MOST_COMBINATIONS: usize = 32;

fn one_of<'a>(label: &str, ids: impl Iterator<Item = &'a str>) -> String {
    format!("{label}: {}", ids.collect::<Vec<_>>().join(", "))
}
