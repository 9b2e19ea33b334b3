//! The clause catalogue of a game: every clause of its rulebook in our words, with our rulings and checks. It is the
//! in-app rulebook, the vocabulary of breaches and events, and the list of tests.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::data;
use crate::fault::{Fault, own};

/// A clause catalogue.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// The id of the game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The clauses, in rulebook order.
    #[serde(rename = "clause")]
    pub clauses: Vec<Entry>,
}

/// One clause.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Clause")]
pub struct Entry {
    /// Its id, such as `15.8.b`.
    pub id: String,
    /// A short title.
    pub title: String,
    /// What it says.
    pub text: String,
    /// What kind of rule it is.
    #[serde(default)]
    pub kind: ClauseKind,
    /// The only edition in which it is in force, where a game has several.
    #[serde(default)]
    pub edition: String,
    /// What another edition says instead.
    #[serde(default)]
    pub original: String,
    /// Our ruling where the text is silent or unclear.
    #[serde(default)]
    pub ruling: String,
    /// Statements that tests can decide.
    #[serde(default)]
    pub checks: Vec<String>,
    /// Why nothing in play can ever rest on it - a definition, a repeat - where that is so.
    #[serde(default)]
    pub unplayed: String,
    /// What has to come together before something in play rests on it, where that is seldom.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rare: String,
    /// The language it is written in, where that is not English.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// What kind of rule a clause is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ClauseKind {
    /// What may, must or must not be.
    #[default]
    Constraint,
    /// What a word means.
    Definition,
    /// What an earlier rule looks like in play.
    Example,
    /// What changes a number.
    Modifier,
    /// What is in force only if the players choose it.
    Optional,
    /// What is done, and in which order.
    Procedure,
    /// How a game begins.
    Setup,
    /// What a table says.
    Table,
    /// How a game is won.
    Victory,
}

/// The catalogue in another language, as far as it is translated. Checks are for tests and stay English.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Translation {
    #[serde(default, rename = "clause")]
    clauses: Vec<Translated>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Translated {
    id: String,
    title: String,
    text: String,
    #[serde(default)]
    original: String,
    #[serde(default)]
    ruling: String,
}

impl Catalogue {
    /// The catalogue of a game's own file.
    pub fn own(text: &str) -> Catalogue {
        own(Catalogue::parse(text, "rules.toml"))
    }

    /// The id of the clause that data cite next: one that there is.
    pub fn cited<'de, D: Deserializer<'de>>(&'static self, deserializer: D) -> Result<&'static str, D::Error> {
        let id = String::deserialize(deserializer)?;
        let clause = self.clause(&id).map(|clause| clause.id.as_str());
        clause.ok_or_else(|| serde::de::Error::custom(format!("there is no clause {id:?}")))
    }

    /// Read a catalogue; ids must be unique.
    pub fn parse(text: &str, source: &str) -> Result<Catalogue, Fault> {
        let catalogue: Catalogue = data::from_toml(text, source)?;
        let mut seen = std::collections::HashSet::new();
        for clause in &catalogue.clauses {
            if !seen.insert(clause.id.as_str()) {
                let offset = text.rfind(&format!("\"{}\"", clause.id)).unwrap_or(0);
                let reason = format!("clause {} is listed twice", clause.id);
                return Err(Fault::new(source, reason).at_offset(text, offset));
            }
            if !clause.unplayed.is_empty() && !clause.rare.is_empty() {
                let offset = text.find(&format!("\"{}\"", clause.id)).unwrap_or(0);
                let reason = format!("clause {} says `rare` and `unplayed`: it is met seldom or never", clause.id);
                return Err(Fault::new(source, reason).at_offset(text, offset));
            }
        }
        Ok(catalogue)
    }

    /// The catalogue with the clauses that a translation has; the others stay English. A translated clause has its own
    /// words for all that the English one says: an edition or a ruling left out would be lost.
    pub fn translated(&self, language: &str, text: &str, source: &str) -> Result<Catalogue, Fault> {
        let translation: Translation = data::from_toml(text, source)?;
        let mut catalogue = self.clone();
        for other in translation.clauses {
            let wrong = |reason: &str| {
                let offset = text.find(&format!("\"{}\"", other.id)).unwrap_or(0);
                Fault::new(source, format!("clause {} {reason}", other.id)).at_offset(text, offset)
            };
            let clause = catalogue.clauses.iter_mut().find(|clause| clause.id == other.id);
            let clause = clause.ok_or_else(|| wrong("is not in the catalogue"))?;
            if clause.original.is_empty() != other.original.is_empty() {
                return Err(wrong("needs `original` if and only if the English clause has it"));
            }
            if clause.ruling.is_empty() != other.ruling.is_empty() {
                return Err(wrong("needs `ruling` if and only if the English clause has it"));
            }
            clause.title = other.title;
            clause.text = other.text;
            clause.original = other.original;
            clause.ruling = other.ruling;
            clause.language = language.to_owned();
        }
        Ok(catalogue)
    }

    /// Clauses that have no moment of their own in play, with the reason.
    pub fn unplayed(&self) -> impl Iterator<Item = (&str, &str)> {
        let marked = self.clauses.iter().filter(|clause| !clause.unplayed.is_empty());
        marked.map(|clause| (clause.id.as_str(), clause.unplayed.as_str()))
    }

    /// A clause by its id.
    pub fn clause(&self, id: &str) -> Option<&Entry> {
        self.clauses.iter().find(|clause| clause.id == id)
    }
}
