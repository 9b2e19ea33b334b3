//! An owner's corrections of a game's data: what stands on the counters in his box, where ours are reconstructed.
//!
//! A file of corrections is TOML. It names the game, then for each data file what is otherwise there. An entry of a list
//! is named by its id:
//!
//! ```toml
//! game = "elope"
//!
//! [counters.unit.us_339_a]
//! combat = 4
//!
//! [scenarios.scenario.historical.turn.2.supply]
//! allied = 5
//! ```
//!
//! An entry that says its own id is one more: a scenario of the owner's, say.
//!
//! What comes of it is read and judged like our own data.

use toml::{Table, Value};

use crate::data::from_toml;
use crate::dice::{Dice, Seed};
use crate::event::Events;
use crate::fault::Fault;
use crate::game::{Game, SetupFailure};
use crate::journal::begin;

/// By which of its fields an entry of a list is named: the first that all of them have, each another.
const IDS: [&str; 4] = ["id", "number", "model", "place"];

/// The longest text of corrections: many times our own data.
const LONGEST: usize = 1 << 20;

/// Corrections, as read.
#[derive(Debug, Clone)]
pub struct Corrections {
    source: String,
    text: String,
    /// The game whose data they correct.
    pub game: String,
    files: Table,
}

impl Corrections {
    /// Read corrections.
    pub fn read(text: &str, source: &str) -> Result<Corrections, Fault> {
        if text.len() > LONGEST {
            return Err(Fault::new(source, format!("corrections are at most {LONGEST} bytes long")));
        }
        let mut files: Table = from_toml(text, source)?;
        let game = match files.remove("game") {
            Some(Value::String(game)) => game,
            _ => {
                let fault = Fault::new(source, "it does not say whose data it corrects");
                return Err(fault.advise("Its first line is `game = \"ID\"`."));
            }
        };
        let text = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        Ok(Corrections { source: source.to_owned(), text, game, files })
    }

    /// Corrections that add entries to a data file: a text with lists of them, each with its id.
    pub fn adding(game: &str, file: &str, text: &str, source: &str) -> Result<String, Fault> {
        let lists: Table = from_toml(text, source)?;
        let mut added = Table::new();
        for (list, entries) in lists {
            let named =
                entries.as_array().into_iter().flatten().map(|entry| Some((name(entry, IDS[0])?, entry.clone())));
            let named: Option<Table> = named.collect();
            let nameless = || Fault::new(source, format!("an entry of {list} has no id"));
            added.insert(list.clone(), Value::Table(named.ok_or_else(nameless)?));
        }
        let files = Table::from_iter([(file.to_owned(), Value::Table(added))]);
        let files = toml::to_string(&files).map_err(|error| Fault::new(source, error.to_string()))?;
        Ok(format!("game = {game:?}\n{files}"))
    }

    /// The text, as records carry it: without spaces at the ends of lines.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Tries every set-up of a game that was made of them: what does not begin is theirs.
    pub fn prove<G: Game>(&self, game: G) -> Result<G, Fault> {
        for setup in game.title().all_setups().iter().filter(|setup| game.fits(setup)) {
            let begun = begin(&game, setup, &mut Dice::seeded(Seed::from_number(0), 0), &mut Events::unheard());
            if let Err(SetupFailure::Fault(fault)) = begun {
                return Err(self.blame(&fault));
            }
        }
        Ok(game)
    }

    /// Refuses corrections of another game, and of files that the game has not.
    pub fn fit(&self, game: &str, files: &[&str]) -> Result<(), Fault> {
        if self.game != game {
            return Err(self.fault(format!("it corrects {:?}, not {game:?}", self.game)));
        }
        match self.files.iter().find(|(file, value)| !files.contains(&file.as_str()) || !value.is_table()) {
            Some((file, _)) => Err(self
                .fault(format!("there is no data file {file:?}"))
                .advise(format!("There are: {}.", files.join(", ")))),
            None => Ok(()),
        }
    }

    /// One part of the corrections of a file that the file has not itself, taken out: words by name.
    pub fn take(&mut self, file: &str, part: &str) -> Result<Vec<(String, String)>, Fault> {
        let found = self.files.get_mut(file).and_then(Value::as_table_mut).and_then(|file| file.remove(part));
        let words = match found {
            None => Some(Vec::new()),
            Some(Value::Table(found)) => {
                let word = |(key, value): (String, Value)| Some((key, value.as_str()?.to_owned()));
                found.into_iter().map(word).collect()
            }
            Some(_) => None,
        };
        words.ok_or_else(|| self.fault(format!("{file}.{part} is a table of words")))
    }

    /// A data file with its corrections.
    pub fn apply(&self, file: &str, text: &str) -> Result<String, Fault> {
        let Some(corrections) = self.files.get(file) else { return Ok(text.to_owned()) };
        let mut data = Value::Table(from_toml(text, file)?);
        merge(&mut data, corrections, file).map_err(|reason| self.fault(reason))?;
        toml::to_string(&data).map_err(|error| self.fault(error.to_string()))
    }

    /// What our reading of a corrected file found wrong, told of the corrections: lines of the file are not his.
    pub fn blame(&self, fault: &Fault) -> Fault {
        self.fault(format!("with these corrections {}", fault.without_line()))
    }

    fn fault(&self, reason: String) -> Fault {
        Fault::new(self.source.as_str(), reason)
    }
}

/// Put corrections into data.
fn merge(data: &mut Value, corrections: &Value, place: &str) -> Result<(), String> {
    match (data, corrections) {
        (Value::Table(table), Value::Table(corrections)) => {
            for (key, correction) in corrections {
                match table.get_mut(key) {
                    Some(value) => merge(value, correction, &format!("{place}.{key}"))?,
                    None => drop(table.insert(key.clone(), correction.clone())),
                }
            }
            Ok(())
        }
        (Value::Array(list), Value::Table(corrections)) => {
            let id = named_by(list).ok_or_else(|| format!("the entries of {place} have no names"))?;
            for (key, correction) in corrections {
                let is_named = |entry: &&mut Value| name(entry, id).as_ref() == Some(key);
                let Some(entry) = list.iter_mut().find(is_named) else {
                    // An entry that says its own name is one more.
                    if name(correction, id).as_ref() != Some(key) {
                        return Err(format!("there is no {key:?} in {place}"));
                    }
                    list.push(correction.clone());
                    continue;
                };
                if correction.get(id).is_some_and(|new| entry.get(id) != Some(new)) {
                    return Err(format!("{place}.{key} cannot be called otherwise"));
                }
                merge(entry, correction, &format!("{place}.{key}"))?;
            }
            Ok(())
        }
        (Value::Table(_), _) => Err(format!("{place} is a table, and is corrected key by key")),
        (Value::Array(list), _) if named_by(list).is_some() => {
            Err(format!("{place} is a list of named entries, and is corrected entry by entry"))
        }
        (value, correction) => {
            *value = correction.clone();
            Ok(())
        }
    }
}

/// The name of an entry, by a field of it.
fn name(entry: &Value, id: &str) -> Option<String> {
    match entry.get(id)? {
        Value::String(name) => Some(name.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The field that names the entries of a list, if they have names.
fn named_by(list: &[Value]) -> Option<&'static str> {
    IDS.into_iter().find(|id| {
        let names: Option<std::collections::BTreeSet<String>> = list.iter().map(|entry| name(entry, id)).collect();
        !list.is_empty() && names.is_some_and(|names| names.len() == list.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNITS: &str = "scale = 2\n[[unit]]\nid = 'a'\ncombat = 3\nclasses = [1, 2]\n[[unit]]\nid = 'b'\ncombat = 1\n";

    fn applied(corrections: &str) -> Result<Table, String> {
        let corrections = Corrections::read(corrections, "mine.toml").map_err(|fault| fault.to_string())?;
        corrections.fit("war", &["counters", "map"]).map_err(|fault| fault.to_string())?;
        let text = corrections.apply("counters", UNITS).map_err(|fault| fault.to_string())?;
        Ok(from_toml(&text, "counters").expect("it is TOML"))
    }

    #[test]
    fn entries_are_corrected_by_name_and_the_rest_stays() {
        let table = applied("game = 'war'\n[counters]\nscale = 3\n[counters.unit.a]\nclasses = [5]\nreduced = 1")
            .expect("it fits");
        let a = &table["unit"][0];
        assert_eq!((table["scale"].as_integer(), a["combat"].as_integer()), (Some(3), Some(3)));
        assert_eq!((a["classes"].as_array().map(Vec::len), a["reduced"].as_integer()), (Some(1), Some(1)));
        assert_eq!(table["unit"][1]["combat"].as_integer(), Some(1));
    }

    #[test]
    fn an_entry_that_says_its_own_id_is_added() {
        let added = Corrections::adding("war", "counters", "[[unit]]\nid = 'c'\ncombat = 9\n", "mine.toml");
        let table = applied(&added.expect("it has an id")).expect("it fits");
        let units = table["unit"].as_array().expect("a list");
        assert_eq!((units.len(), units[2]["combat"].as_integer()), (3, Some(9)));
        assert!(Corrections::adding("war", "counters", "[[unit]]\ncombat = 9\n", "mine.toml").is_err());
    }

    #[test]
    fn entries_are_named_by_the_first_field_that_tells_them_apart() {
        let turns = "[[turn]]\nid = 'winter'\nnumber = 1\nred = 2\n[[turn]]\nid = 'winter'\nnumber = 2\nred = 3\n";
        let applied = |text: &str| {
            let corrections = Corrections::read(text, "mine.toml").expect("it is read");
            corrections.apply("map", turns).map(|text| from_toml::<Table>(&text, "map").expect("it is TOML"))
        };
        let table = applied("game = 'war'\n[map.turn.2]\nred = 5").expect("it fits");
        assert_eq!((table["turn"][0]["red"].as_integer(), table["turn"][1]["red"].as_integer()), (Some(2), Some(5)));
        assert!(applied("game = 'war'\n[map.turn.winter]\nred = 5").is_err());
        assert!(applied("game = 'war'\n[counters.turn.9]\nred = 5").is_ok(), "other files are left alone");
    }

    #[test]
    fn a_part_that_the_file_has_not_is_taken_out_once() {
        let mut corrections =
            Corrections::read("game = 'war'\n[map]\nscale = 1\n[map.hexes]\n0101 = 'forest'", "mine.toml")
                .expect("fits");
        let taken = corrections.take("map", "hexes").expect("it is a table of words");
        assert_eq!(taken, [("0101".to_owned(), "forest".to_owned())]);
        assert_eq!(corrections.take("map", "hexes").expect("it is gone"), []);
        assert_eq!(corrections.take("weather", "hexes").expect("there is none"), []);
        assert!(corrections.take("map", "scale").is_err());
        let mut numbers = Corrections::read("game = 'war'\n[map.hexes]\n0101 = 1", "mine.toml").expect("it is TOML");
        assert!(numbers.take("map", "hexes").is_err());
    }

    #[test]
    fn what_does_not_fit_is_refused_with_its_place() {
        for (corrections, reason) in [
            ("[counters]", "it does not say whose data it corrects"),
            ("game = 'peace'", "it corrects \"peace\", not \"war\""),
            ("game = 'war'\n[weather]\nx = 1", "there is no data file \"weather\""),
            ("game = 'war'\ncounters = 3", "there is no data file \"counters\""),
            ("game = 'war'\n[counters.unit.c]\ncombat = 1", "there is no \"c\" in counters.unit"),
            (
                "game = 'war'\n[counters.unit.a.classes.x]\ny = 1",
                "the entries of counters.unit.a.classes have no names",
            ),
            ("game = 'war'\n[counters.unit]\na = 1", "counters.unit.a is a table, and is corrected key by key"),
            ("game = 'war'\n[counters.unit.a]\nid = 'c'", "counters.unit.a cannot be called otherwise"),
            ("game = 'war'\n[counters]\nunit = []", "counters.unit is a list of named entries"),
            ("game = war", "mine.toml:1"),
        ] {
            let refused = applied(corrections).expect_err(corrections);
            assert!(refused.contains(reason), "{corrections}: {refused}");
        }
        let long = format!("game = 'war'\n#{}", "x".repeat(LONGEST));
        assert!(applied(&long).is_err_and(|reason| reason.contains("at most")));
    }
}
