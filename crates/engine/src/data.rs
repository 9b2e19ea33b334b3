//! Data files: read entry by entry, with numbers in the places of names. A fault names the file, the line and the reason.
//!
//! A table may say with `given` which of its values the rulebook prints: `given = ["points", "max_pct.heavy"]`. A step of
//! an effect says its verb with `do`: `{ do = "war", country = "poland" }`.

use std::cell::RefCell;
use std::collections::HashSet;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::fault::Fault;
use crate::naming::{self, Names};

/// Read a TOML file's text into a type.
pub fn from_toml<T: DeserializeOwned>(text: &str, source: &str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| unread(&error, text, source))
}

fn unread(error: &toml::de::Error, text: &str, source: &str) -> Fault {
    let fault = Fault::new(source, error.message().lines().collect::<Vec<_>>().join(" "));
    match error.span() {
        Some(span) => fault.at_offset(text, span.start),
        None => fault,
    }
}

/// A value that the rulebook prints; what is not among these is ours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// The data file.
    pub file: String,
    /// The entry or part of it.
    pub entry: String,
    /// The value, with dots from table to table.
    pub value: String,
}

/// A data file, parsed.
pub struct DataFile<'a> {
    source: &'a str,
    text: &'a str,
    table: DeTable<'a>,
    given: RefCell<Vec<Given>>,
}

/// What a list holds, each with the place of its entry.
pub type Placed<T> = Vec<(usize, T)>;

impl<'a> DataFile<'a> {
    /// A file from its text.
    pub fn parse(source: &'a str, text: &'a str) -> Result<DataFile<'a>, Fault> {
        let table = DeTable::parse(text).map_err(|error| unread(&error, text, source))?;
        Ok(DataFile { source, text, table: table.into_inner(), given: RefCell::default() })
    }

    /// A fault at a place of the text.
    pub fn fault(&self, at: usize, reason: impl Into<String>) -> Fault {
        Fault::new(self.source, reason).at_offset(self.text, at)
    }

    /// Refuses parts that the file has beyond these.
    pub fn only(&self, parts: &[&str]) -> Result<(), Fault> {
        match self.table.iter().find(|(key, _)| !parts.contains(&key.get_ref().as_ref())) {
            Some((key, _)) => Err(self
                .fault(key.span().start, format!("unknown part `{}`", key.get_ref()))
                .advise(format!("There are: {}.", parts.join(", ")))),
            None => Ok(()),
        }
    }

    /// What the parts read so far name as printed.
    pub fn given(&self) -> Vec<Given> {
        self.given.borrow().clone()
    }

    fn find(&self, part: &str) -> Result<&Spanned<DeValue<'a>>, Fault> {
        let found = self.table.iter().find(|(key, _)| key.get_ref() == part).map(|(_, value)| value);
        found.ok_or_else(|| Fault::new(self.source, format!("`{part}` is missing")))
    }

    fn entries(&self, list: &str) -> Result<Vec<&Spanned<DeValue<'a>>>, Fault> {
        let found = self.find(list)?;
        match found.get_ref() {
            DeValue::Array(entries) => Ok(entries.iter().collect()),
            other => Err(self.fault(found.span().start, format!("`{list}` is no list, but a {}", other.type_str()))),
        }
    }

    /// The ids of a list's entries, each another.
    pub fn ids(&self, list: &str) -> Result<Vec<String>, Fault> {
        let mut seen = HashSet::new();
        let mut ids = Vec::new();
        for entry in self.entries(list)? {
            let id = entry.get_ref().as_table().and_then(|table| {
                let (_, id) = table.iter().find(|(key, _)| key.get_ref() == "id")?;
                id.get_ref().as_str().map(str::to_owned)
            });
            let id = id.ok_or_else(|| self.fault(entry.span().start, format!("an entry of `{list}` has no id")))?;
            if !seen.insert(id.clone()) {
                return Err(self.fault(entry.span().start, format!("`{list}` has {id:?} twice")));
            }
            ids.push(id);
        }
        Ok(ids)
    }

    /// The entries of a list, with their places.
    pub fn list<T: DeserializeOwned>(&self, list: &str, names: &dyn Names) -> Result<Placed<T>, Fault> {
        self.entries(list)?.into_iter().map(|entry| Ok((entry.span().start, self.read(list, entry, names)?))).collect()
    }

    /// The entries of a list, judged one by one.
    pub fn judged<T: DeserializeOwned>(
        &self,
        list: &str,
        names: &dyn Names,
        judge: impl Fn(&T) -> Result<(), String>,
    ) -> Result<Vec<T>, Fault> {
        let placed = self.list(list, names)?;
        placed.into_iter().map(|(at, one)| judge(&one).map(|()| one).map_err(|why| self.fault(at, why))).collect()
    }

    /// A part of the file.
    pub fn part<T: DeserializeOwned>(&self, part: &str, names: &dyn Names) -> Result<T, Fault> {
        self.read(part, self.find(part)?, names)
    }

    fn read<T: DeserializeOwned>(
        &self,
        part: &str,
        value: &Spanned<DeValue<'a>>,
        names: &dyn Names,
    ) -> Result<T, Fault> {
        let at = value.span().start;
        let mut given = Vec::new();
        let data = open_data(value.get_ref(), "", &mut given).map_err(|reason| self.fault(at, reason))?;
        let name = data.get("id").and_then(Value::as_str).unwrap_or(part);
        let printed =
            given.into_iter().map(|value| Given { file: self.source.to_owned(), entry: name.to_owned(), value });
        self.given.borrow_mut().extend(printed);
        naming::read(&data, names).map_err(|error| self.fault(at, format!("{name}: {error}")))
    }
}

/// Open data, with the verb of a step in the place of a choice, and without what says that something is printed: that
/// is gathered, with the way to it.
fn open_data(value: &DeValue<'_>, way: &str, given: &mut Vec<String>) -> Result<Value, String> {
    Ok(match value {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Integer(number) => {
            let whole = i64::from_str_radix(number.as_str(), number.radix());
            Value::from(whole.map_err(|_| format!("{} is no number that fits", number.as_str()))?)
        }
        DeValue::Float(number) => {
            Value::from(number.as_str().parse::<f64>().map_err(|_| format!("{} is no number", number.as_str()))?)
        }
        DeValue::Boolean(yes) => Value::from(*yes),
        DeValue::Datetime(_) => return Err("a date is written in quotes".to_owned()),
        DeValue::Array(list) => {
            let entry = |(number, value): (usize, &Spanned<DeValue<'_>>)| {
                open_data(value.get_ref(), &format!("{way}{}.", number + 1), given)
            };
            Value::from(list.iter().enumerate().map(entry).collect::<Result<Vec<Value>, String>>()?)
        }
        DeValue::Table(table) => {
            let mut entries = Map::new();
            for (key, value) in table {
                let key = key.get_ref().as_ref();
                entries.insert(key.to_owned(), open_data(value.get_ref(), &format!("{way}{key}."), given)?);
            }
            if let Some(printed) = entries.remove("given") {
                given.extend(printed_values(printed, &entries)?.into_iter().map(|value| format!("{way}{value}")));
            }
            match entries.remove("do") {
                None => Value::from(entries),
                Some(Value::String(verb)) => step(verb, entries),
                Some(other) => return Err(format!("a verb is a word, not {other}")),
            }
        }
    })
}

/// The values of a table that it names as printed.
fn printed_values(names: Value, table: &Map<String, Value>) -> Result<Vec<String>, String> {
    let named: Vec<String> = serde_json::from_value(names).map_err(|_| "`given` is a list of names")?;
    let is_there = |value: &String| {
        let mut keys = value.split('.');
        let first = keys.next().and_then(|key| table.get(key));
        keys.fold(first, |inner, key| inner.and_then(|inner| inner.get(key))).is_some()
    };
    match named.iter().find(|value| !is_there(value)) {
        Some(value) => Err(format!("{value:?} is given, but not there")),
        None => Ok(named),
    }
}

/// What stands beside the verb of a step: when it is done, and whose rule it is.
const BESIDE_THE_VERB: [&str; 2] = ["if", "clause"];

/// A step with its verb in the place of a choice, and its condition and its clause beside it.
fn step(verb: String, mut arguments: Map<String, Value>) -> Value {
    let beside: Vec<(String, Value)> = BESIDE_THE_VERB.iter().filter_map(|key| arguments.remove_entry(*key)).collect();
    let mut step = Map::new();
    step.insert("do".to_owned(), Value::from(Map::from_iter([(verb, Value::from(arguments))])));
    step.extend(beside);
    Value::from(step)
}
