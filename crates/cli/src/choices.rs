//! What a game is to be played with, from the command line: scenario, edition, options.

use std::path::{Path, PathBuf};

use clap::Args;
use engine::{Fault, Setup, Title};

use crate::file;
use crate::shelf::{self, Shelved};

/// What was chosen.
#[derive(Args, Clone, Default)]
pub(crate) struct Choices {
    /// The scenario, from `stavka games`
    #[arg(long)]
    pub(crate) scenario: Option<String>,
    /// The edition of the rules, where a game has several: short for `--set edition=EDITION`
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// Set an option, such as mines=off; can be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
    /// Play with the corrections of its data in this file: what your counters, map and tables have where ours were
    /// reconstructed
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// Play the scenario of your own in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "data"])]
    pub(crate) scenario_file: Option<PathBuf>,
}

impl Choices {
    /// Whether anything was chosen.
    pub(crate) fn is_given(&self) -> bool {
        self.scenario.is_some()
            || self.edition.is_some()
            || !self.set.is_empty()
            || self.data.is_some()
            || self.scenario_file.is_some()
    }

    /// The game, with corrected data if so chosen.
    pub(crate) fn game(&self, id: &str) -> Result<Shelved, Fault> {
        match (&self.data, &self.scenario_file) {
            (Some(path), _) => shelf::game_with(id, &file::read(path)?, &path.display().to_string()),
            (None, Some(path)) => {
                let (corrections, _) = home_made(&shelf::game(id)?, path)?;
                shelf::game_with(id, &corrections, &path.display().to_string())
            }
            (None, None) => shelf::game(id),
        }
    }

    /// The setup of a game that [`Choices::game`] gave: that of a scenario of one's own, if it was named by its file.
    pub(crate) fn setup_of(&self, shelved: &Shelved) -> Result<Setup, Fault> {
        let title = shelved.game.title();
        match &self.scenario_file {
            Some(path) => self.setup_named(shelved, &home_made(shelved, path)?.1),
            None => self.setup(title),
        }
    }

    /// The setup of a scenario, with the options that were set.
    pub(crate) fn setup_named(&self, shelved: &Shelved, scenario: &str) -> Result<Setup, Fault> {
        let title = shelved.game.title();
        title.setup(Some(scenario), self.options(title)?)
    }

    /// The options that were set, by name.
    fn options(&self, title: &Title) -> Result<Vec<(&str, &str)>, Fault> {
        let mut options = Vec::new();
        if let Some(edition) = &self.edition {
            if !title.options.iter().any(|option| option.id == "edition") {
                let ids: Vec<&str> = title.options.iter().map(|option| option.id.as_str()).collect();
                return Err(Fault::new("--edition", format!("there is only one edition of {}", title.name))
                    .advise(format!("Its options, for --set: {}", ids.join(", "))));
            }
            options.push(("edition", edition.as_str()));
        }
        for option in &self.set {
            let pair = option.split_once('=');
            options.push(pair.ok_or_else(|| Fault::new("--set", format!("{option:?} is not OPTION=VALUE")))?);
        }
        Ok(options)
    }

    /// One game's setup: what was not said is the first scenario and the default of every option.
    fn setup(&self, title: &Title) -> Result<Setup, Fault> {
        title.setup(self.scenario.as_deref(), self.options(title)?)
    }

    /// The setups of many games: one if a scenario was named, else every scenario with every value of the options that
    /// were left open.
    pub(crate) fn setups(&self, title: &Title) -> Result<Vec<Setup>, Fault> {
        let one = self.setup(title)?;
        if self.scenario.is_some() {
            return Ok(vec![one]);
        }
        let set = self.options(title)?;
        let mut all: Vec<Setup> = Vec::new();
        for mut setup in title.all_setups() {
            setup.options.extend(set.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())));
            if !all.contains(&setup) {
                all.push(setup);
            }
        }
        Ok(all)
    }
}

/// The corrections that add the scenario in a file, and its id.
fn home_made(shelved: &Shelved, path: &Path) -> Result<(String, String), Fault> {
    shelved.game.home_made(&file::read(path)?, &path.display().to_string())
}

#[cfg(test)]
mod tests {
    use engine::{Choice, Scenario};

    use super::*;

    /// A game of two scenarios, two editions and a switch.
    fn title() -> Title {
        let scenario = |id: &str| Scenario { id: id.into(), name: id.into(), about: String::new(), called: Vec::new() };
        let option = |id: &str, values: [&str; 2]| Choice {
            id: id.into(),
            name: id.into(),
            clause: "1".into(),
            values: values.map(str::to_owned).into(),
            scenarios: Vec::new(),
        };
        Title {
            id: "north".into(),
            name: "North".into(),
            about: String::new(),
            seats: Vec::new(),
            sides: Vec::new(),
            factions: Vec::new(),
            scenarios: vec![scenario("landing"), scenario("winter")],
            lessons: Vec::new(),
            options: vec![option("edition", ["renovated", "original"]), option("interception", ["off", "on"])],
            texts: Vec::new(),
            verbs: &[],
        }
    }

    fn choices(scenario: Option<&str>, edition: Option<&str>, set: &[&str]) -> Choices {
        Choices {
            scenario: scenario.map(str::to_owned),
            edition: edition.map(str::to_owned),
            set: set.iter().map(|set| (*set).to_owned()).collect(),
            data: None,
            scenario_file: None,
        }
    }

    #[test]
    fn the_edition_is_an_option_with_a_word_of_its_own() {
        let setup = choices(Some("winter"), Some("original"), &["interception=on"]).setup(&title());
        let setup = setup.expect("all of it is known");
        assert_eq!((setup.scenario.as_str(), setup.options["edition"].as_str()), ("winter", "original"));
        assert_eq!(setup.options["interception"], "on");
        let fault = choices(None, Some("third"), &[]).setup(&title()).expect_err("there are two");
        assert_eq!(fault.to_string(), "north: option edition cannot be \"third\"\n  It can be: renovated, original");
    }

    #[test]
    fn without_a_scenario_all_are_played_with_all_that_was_left_open() {
        let setups = |choices: Choices| choices.setups(&title()).expect("all of it is known").len();
        assert_eq!(setups(choices(None, None, &[])), 8);
        assert_eq!(setups(choices(None, Some("original"), &[])), 4);
        assert_eq!(setups(choices(None, Some("original"), &["interception=on"])), 2);
        assert_eq!(setups(choices(Some("winter"), None, &[])), 1);
    }
}
