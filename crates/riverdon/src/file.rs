//! Data files: read entry by entry, with numbers in the places of names. A fault names the file, the line of the entry and
//! the reason.
//!
//! A table may say with `given` which of its values the rulebook prints: `given = ["points", "max_pct.heavy"]`.

use std::cell::RefCell;
use std::collections::HashSet;

use engine::Fault;
use engine::naming::{self, Names};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

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
pub(crate) struct DataFile<'a> {
    source: &'a str,
    text: &'a str,
    table: DeTable<'a>,
    given: RefCell<Vec<Given>>,
}

/// What a list holds, each with the place of its entry.
pub(crate) type Placed<T> = Vec<(usize, T)>;

impl<'a> DataFile<'a> {
    pub(crate) fn parse(source: &'a str, text: &'a str) -> Result<DataFile<'a>, Fault> {
        match DeTable::parse(text) {
            Ok(table) => Ok(DataFile { source, text, table: table.into_inner(), given: RefCell::default() }),
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

    /// What the parts read so far name as printed.
    pub(crate) fn given(&self) -> Vec<Given> {
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

    /// The entries of a list, with their places.
    pub(crate) fn list<T: DeserializeOwned>(&self, list: &str, names: &dyn Names) -> Result<Placed<T>, Fault> {
        self.entries(list)?.into_iter().map(|entry| Ok((entry.span().start, self.read(list, entry, names)?))).collect()
    }

    /// The entries of a list, judged one by one.
    pub(crate) fn judged<T: DeserializeOwned>(
        &self,
        list: &str,
        names: &dyn Names,
        judge: impl Fn(&T) -> Result<(), String>,
    ) -> Result<Vec<T>, Fault> {
        let placed = self.list(list, names)?;
        placed.into_iter().map(|(at, one)| judge(&one).map(|()| one).map_err(|why| self.fault(at, why))).collect()
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
        let mut given = Vec::new();
        let data = open_data(value.get_ref(), "", &mut given).map_err(|reason| self.fault(at, reason))?;
        let name = data.get("id").and_then(Value::as_str).unwrap_or(part);
        let printed =
            given.into_iter().map(|value| Given { file: self.source.to_owned(), entry: name.to_owned(), value });
        self.given.borrow_mut().extend(printed);
        naming::read(&data, names).map_err(|error| self.fault(at, format!("{name}: {error}")))
    }
}

/// Open data without what says that something is printed; that is gathered, with the way to it.
fn open_data(value: &DeValue<'_>, way: &str, given: &mut Vec<String>) -> Result<Value, String> {
    Ok(match value {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Integer(number) => {
            let whole = i64::from_str_radix(number.as_str(), number.radix());
            Value::from(whole.map_err(|_| format!("{} is no number that fits", number.as_str()))?)
        }
        DeValue::Float(number) => return Err(format!("{} is no whole number", number.as_str())),
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
                let named: Vec<String> = serde_json::from_value(printed).map_err(|_| "`given` is a list of names")?;
                for value in named {
                    let mut keys = value.split('.');
                    let first = keys.next().and_then(|key| entries.get(key));
                    let there = keys.fold(first, |inner, key| inner.and_then(|inner| inner.get(key)));
                    if there.is_none() {
                        return Err(format!("{value:?} is given, but not there"));
                    }
                    given.push(format!("{way}{value}"));
                }
            }
            Value::from(entries)
        }
    })
}
