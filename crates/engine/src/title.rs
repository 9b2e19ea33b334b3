//! What a game says of itself before it is set up: seats, sides, factions, scenarios, options, verbs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::draft::Verb;
use crate::fault::Fault;
use crate::seat::{Seat, Side};

/// The title page of a game.
#[derive(Debug, Clone, Serialize)]
pub struct Title {
    /// The id, used in files and commands.
    pub id: String,
    /// The name.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// The seats, in the order of their indices.
    pub seats: Vec<SeatInfo>,
    /// The sides, in the order of their indices.
    pub sides: Vec<Named>,
    /// The factions, in the order of their indices.
    pub factions: Vec<Named>,
    /// What can be played.
    pub scenarios: Vec<Scenario>,
    /// What can be set.
    pub options: Vec<Choice>,
    /// The kinds of order.
    pub verbs: &'static [Verb],
}

/// An id and a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A seat.
#[derive(Debug, Clone, Serialize)]
pub struct SeatInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The side it plays for; none for a referee, who sees everything.
    pub side: Option<Side>,
}

/// A scenario.
#[derive(Debug, Clone, Serialize)]
pub struct Scenario {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// One sentence about it.
    pub about: String,
}

/// An option.
#[derive(Debug, Clone, Serialize)]
pub struct Choice {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The clause it belongs to.
    pub clause: String,
    /// What it can be set to; the first is the default.
    pub values: Vec<String>,
}

/// What a game is played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The scenario's id.
    pub scenario: String,
    /// All options with their values.
    pub options: BTreeMap<String, String>,
}

impl Title {
    /// A seat by its id.
    pub fn seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.id == id).map(|index| Seat(index as u8))
    }

    /// The id of a seat.
    pub fn seat_id(&self, seat: Seat) -> &str {
        self.seats.get(usize::from(seat.0)).map_or("?", |seat| seat.id.as_str())
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The first scenario with all options at their defaults.
    pub fn default_setup(&self) -> Setup {
        let scenario = self.scenarios.first().map(|scenario| scenario.id.clone()).unwrap_or_default();
        Setup { scenario, options: self.defaults() }
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

    /// Every scenario with every option at each of its values, one at a time, and all at their last values.
    pub fn all_setups(&self) -> Vec<Setup> {
        let mut setups = Vec::new();
        for scenario in &self.scenarios {
            let base = Setup { scenario: scenario.id.clone(), options: self.defaults() };
            let mut last = base.clone();
            for option in &self.options {
                for value in option.values.iter().skip(1) {
                    let mut one = base.clone();
                    one.options.insert(option.id.clone(), value.clone());
                    last.options.insert(option.id.clone(), value.clone());
                    setups.push(one);
                }
            }
            setups.push(base);
            if !setups.contains(&last) {
                setups.push(last);
            }
        }
        setups
    }
}

fn one_of<'a>(label: &str, ids: impl Iterator<Item = &'a str>) -> String {
    format!("{label}: {}", ids.collect::<Vec<_>>().join(", "))
}
