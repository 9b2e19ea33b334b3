//! An order as the outside sees it: a verb and named fields, each of one of a few shapes. It may be half-built.
//!
//! A game has orders of its own type, with dense indices. A draft is their outside: what the page builds click by
//! click, what the notation prints, what travels over the wire. Names in it are the ids of the data files.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What kind of thing a field of an order holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// One of several.
    One,
    /// Any number of several.
    Several,
    /// A way from place to place.
    Path,
    /// Things, each put at a place.
    Placement,
    /// Things, each given to another.
    Assignment,
    /// A number.
    Amount,
    /// Free words: a referee's reason.
    Text,
}

/// Whether an order is complete without the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Need {
    /// An order without it is half-built.
    Required,
    /// It may stay out.
    Optional,
}

/// One field of a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Field {
    /// The field's id.
    pub id: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Whether it must be there.
    pub need: Need,
}

/// A kind of order: a verb and its fields. More than one field makes a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Verb {
    /// The verb's id, the first word of the notation.
    pub id: &'static str,
    /// Its fields, in the order of the notation.
    pub fields: &'static [Field],
}

impl Verb {
    /// The field with this id.
    pub fn field(&self, id: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.id == id)
    }

    /// Whether such an order is about a place or a thing besides those who carry it out: they go there, or act on it.
    pub fn leads_somewhere(&self) -> bool {
        self.fields.iter().any(|field| matches!(field.kind, Kind::Path | Kind::One))
    }
}

/// A required field.
pub const fn required(id: &'static str, kind: Kind) -> Field {
    Field { id, kind, need: Need::Required }
}

/// An optional field.
pub const fn optional(id: &'static str, kind: Kind) -> Field {
    Field { id, kind, need: Need::Optional }
}

/// What a field holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// One of several.
    One(String),
    /// Any number of several.
    Several(Vec<String>),
    /// A way from place to place.
    Path(Vec<String>),
    /// Things, each put at a place.
    Placement(Vec<(String, String)>),
    /// Things, each given to another.
    Assignment(Vec<(String, String)>),
    /// A number.
    Amount(i64),
    /// Free words.
    Text(String),
}

impl Value {
    /// The kind of field that holds such a value.
    pub fn kind(&self) -> Kind {
        match self {
            Value::One(_) => Kind::One,
            Value::Several(_) => Kind::Several,
            Value::Path(_) => Kind::Path,
            Value::Placement(_) => Kind::Placement,
            Value::Assignment(_) => Kind::Assignment,
            Value::Amount(_) => Kind::Amount,
            Value::Text(_) => Kind::Text,
        }
    }
}

/// An order from outside, perhaps half-built.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Draft {
    /// The verb's id.
    pub verb: String,
    /// The fields given so far, in the order of the verb's fields.
    pub fields: Vec<(String, Value)>,
}

impl Draft {
    /// An order that needs no fields, or whose fields are yet to come.
    pub fn new(verb: impl Into<String>) -> Draft {
        Draft { verb: verb.into(), fields: Vec::new() }
    }

    /// The same order with one field more.
    #[must_use]
    pub fn with(mut self, id: impl Into<String>, value: Value) -> Draft {
        self.fields.push((id.into(), value));
        self
    }

    /// What a field holds, where it was given.
    pub fn get(&self, id: &str) -> Option<&Value> {
        self.fields.iter().find(|(name, _)| name == id).map(|(_, value)| value)
    }

    /// Whether it is an order of exactly these: what its first field names, or for an order at a place, its last.
    pub fn is_of(&self, who: &[&str]) -> bool {
        let holds = |value: &Value| match value {
            Value::One(name) => who == [name.as_str()],
            Value::Several(names) => names.len() == who.len() && names.iter().all(|name| who.contains(&name.as_str())),
            _ => false,
        };
        let mut values = self.fields.iter().map(|(_, value)| value);
        values.next().is_some_and(holds) || values.next_back().is_some_and(holds)
    }

    /// Who carries it out: the counters in the first field that names any.
    pub fn actors(&self, is_counter: impl Fn(&str) -> bool) -> impl Iterator<Item = &str> {
        let named = self.fields.iter().map(|(_, value)| match value {
            Value::One(name) => std::slice::from_ref(name),
            Value::Several(names) => names,
            _ => &[],
        });
        let mut named = named.map(|names| names.iter().map(String::as_str));
        let first = named.find(|names| names.clone().any(&is_counter));
        first.into_iter().flatten().filter(move |name| is_counter(name))
    }

    /// What a field of kind `One` names.
    pub fn one(&self, id: &str) -> Option<&str> {
        match self.get(id) {
            Some(Value::One(name)) => Some(name),
            _ => None,
        }
    }

    /// The names in a field of kind `Several` or `Path`.
    pub fn list(&self, id: &str) -> Option<&[String]> {
        match self.get(id) {
            Some(Value::Several(names) | Value::Path(names)) => Some(names),
            _ => None,
        }
    }

    /// The pairs in a field of kind `Placement` or `Assignment`.
    pub fn pairs(&self, id: &str) -> Option<&[(String, String)]> {
        match self.get(id) {
            Some(Value::Placement(pairs) | Value::Assignment(pairs)) => Some(pairs),
            _ => None,
        }
    }

    /// The number in a field of kind `Amount`.
    pub fn amount(&self, id: &str) -> Option<i64> {
        match self.get(id) {
            Some(Value::Amount(number)) => Some(*number),
            _ => None,
        }
    }
}

/// What is offered for a field or for a whole order: one of the closed set of shapes that every page, command line
/// and commander knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "shape")]
pub enum Shape {
    /// Choose one.
    One {
        /// Of these.
        of: Vec<String>,
    },
    /// Choose several.
    Several {
        /// Of these.
        of: Vec<String>,
        /// At least so many.
        least: usize,
        /// At most so many.
        most: usize,
    },
    /// A path; which places it may use is the answer to the question `reach`.
    Path {
        /// Places that a path may lead through or end at.
        through: Vec<String>,
    },
    /// Put things at places.
    Placement {
        /// The things.
        what: Vec<String>,
        /// The places.
        at: Vec<String>,
    },
    /// Give things to things.
    Assignment {
        /// What is given.
        what: Vec<String>,
        /// Who can get it.
        to: Vec<String>,
    },
    /// A number.
    Amount {
        /// From.
        least: i64,
        /// Up to.
        most: i64,
    },
    /// Free words.
    Text,
    /// Several named parts.
    Form {
        /// The parts, in the order of the notation.
        parts: Vec<(String, Shape)>,
    },
}

/// One kind of order that is possible now, with what it can be filled with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The verb's id.
    pub verb: String,
    /// What can be chosen. A verb without fields is an empty form: a button.
    pub shape: Shape,
}

/// Gather offers from legal orders: for each verb, what its fields hold in any of them.
pub fn offers_from(verbs: &[Verb], drafts: &[Draft]) -> Vec<Offer> {
    let mut offers = Vec::new();
    for verb in verbs {
        let mine: Vec<&Draft> = drafts.iter().filter(|draft| draft.verb == verb.id).collect();
        if mine.is_empty() {
            continue;
        }
        let part = |field: &Field| (field.id.to_owned(), gather(field, &mine));
        let mut parts: Vec<(String, Shape)> = verb.fields.iter().map(part).collect();
        let shape = match parts.len() {
            1 => parts.remove(0).1,
            _ => Shape::Form { parts },
        };
        offers.push(Offer { verb: verb.id.to_owned(), shape });
    }
    offers
}

fn gather(field: &Field, drafts: &[&Draft]) -> Shape {
    let values = || drafts.iter().filter_map(|draft| draft.get(field.id));
    let names = || values().flat_map(|value| names_in(value).0);
    let targets = || values().flat_map(|value| names_in(value).1);
    let sizes = || values().map(|value| names_in(value).0.len());
    let amounts = || drafts.iter().filter_map(|draft| draft.amount(field.id));
    match field.kind {
        Kind::One => Shape::One { of: once_each(names()) },
        Kind::Several => Shape::Several {
            of: once_each(names()),
            least: sizes().min().unwrap_or(0),
            most: sizes().max().unwrap_or(0),
        },
        Kind::Path => Shape::Path { through: once_each(names()) },
        Kind::Placement => Shape::Placement { what: once_each(names()), at: once_each(targets()) },
        Kind::Assignment => Shape::Assignment { what: once_each(names()), to: once_each(targets()) },
        Kind::Amount => Shape::Amount { least: amounts().min().unwrap_or(0), most: amounts().max().unwrap_or(0) },
        Kind::Text => Shape::Text,
    }
}

fn names_in(value: &Value) -> (Vec<&str>, Vec<&str>) {
    match value {
        Value::One(name) | Value::Text(name) => (vec![name], Vec::new()),
        Value::Several(names) | Value::Path(names) => (names.iter().map(String::as_str).collect(), Vec::new()),
        Value::Placement(pairs) | Value::Assignment(pairs) => {
            pairs.iter().map(|(left, right)| (left.as_str(), right.as_str())).unzip()
        }
        Value::Amount(_) => (Vec::new(), Vec::new()),
    }
}

fn once_each<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut seen = std::collections::HashSet::new();
    names.filter(|name| seen.insert(*name)).map(str::to_owned).collect()
}
