//! Data files: read entry by entry, with numbers in the places of names. A fault names the file, the line of the entry and
//! the reason.
//!
//! A step of an effect says its verb with `do`: `{ do = "war", country = "poland" }`.

use std::collections::HashSet;

use engine::Fault;
use engine::naming::{self, Names};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A data file, parsed.
pub(crate) struct DataFile<'a> {
    source: &'a str,
    text: &'a str,
    table: DeTable<'a>,
}

/// What a list holds, each with the place of its entry.
pub(crate) type Placed<T> = Vec<(usize, T)>;

impl<'a> DataFile<'a> {
    pub(crate) fn parse(source: &'a str, text: &'a str) -> Result<DataFile<'a>, Fault> {
        match DeTable::parse(text) {
            Ok(table) => Ok(DataFile { source, text, table: table.into_inner() }),
            Err(error) => {
                let fault = Fault::new(source, error.message());
                Err(error.span().map_or(fault.clone(), |span| fault.at_offset(text, span.start)))
            }
        }
    }

    /// A fault at a place of the text.
    pub(crate) fn fault(&self, at: usize, reason: impl Into<String>) -> Fault {
        Fault::new(self.source, reason).at_offset(self.text, at)
    }

    /// Refuses parts that the file has beyond these.
    pub(crate) fn only(&self, parts: &[&str]) -> Result<(), Fault> {
        match self.table.iter().find(|(key, _)| !parts.contains(&key.get_ref().as_ref())) {
            Some((key, _)) => Err(self
                .fault(key.span().start, format!("unknown part `{}`", key.get_ref()))
                .advise(format!("There are: {}.", parts.join(", ")))),
            None => Ok(()),
        }
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
    pub(crate) fn ids(&self, list: &str) -> Result<Vec<String>, Fault> {
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

    /// The entries of a list.
    pub(crate) fn list<T: DeserializeOwned>(&self, list: &str, names: &dyn Names) -> Result<Placed<T>, Fault> {
        self.entries(list)?.into_iter().map(|entry| Ok((entry.span().start, self.read(list, entry, names)?))).collect()
    }

    /// A part of the file.
    pub(crate) fn part<T: DeserializeOwned>(&self, part: &str, names: &dyn Names) -> Result<T, Fault> {
        self.read(part, self.find(part)?, names)
    }

    fn read<T: DeserializeOwned>(
        &self,
        part: &str,
        value: &Spanned<DeValue<'a>>,
        names: &dyn Names,
    ) -> Result<T, Fault> {
        let at = value.span().start;
        let data = open_data(value.get_ref()).map_err(|reason| self.fault(at, reason))?;
        naming::read(&data, names).map_err(|error| {
            let id = data.get("id").and_then(Value::as_str);
            self.fault(at, format!("{}: {error}", id.unwrap_or(part)))
        })
    }
}

/// Open data, with the verb of a step in the place of a choice.
fn open_data(value: &DeValue<'_>) -> Result<Value, String> {
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
            Value::from(list.iter().map(|value| open_data(value.get_ref())).collect::<Result<Vec<Value>, String>>()?)
        }
        DeValue::Table(table) => {
            let mut entries = Map::new();
            for (key, value) in table {
                entries.insert(key.get_ref().as_ref().to_owned(), open_data(value.get_ref())?);
            }
            match entries.remove("do") {
                None => Value::from(entries),
                Some(Value::String(verb)) => step(verb, entries),
                Some(other) => return Err(format!("a verb is a word, not {other}")),
            }
        }
    })
}

fn step(verb: String, mut arguments: Map<String, Value>) -> Value {
    let condition = arguments.remove("if");
    let mut step = Map::new();
    step.insert("do".to_owned(), Value::from(Map::from_iter([(verb, Value::from(arguments))])));
    if let Some(condition) = condition {
        step.insert("if".to_owned(), condition);
    }
    Value::from(step)
}
