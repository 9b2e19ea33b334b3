//! Sentences of a report in the reader's language: its own, the engine's and the game's.

use engine::{Fault, MESSAGES, Spelled, Word};
use shelf::Shelved;
use words::Words;

/// The report's own messages, by language: Fluent files.
pub const REPORT_MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

/// What a report speaks with.
pub(crate) struct Text<'a> {
    shelved: &'a Shelved,
    words: Words,
}

impl<'a> Text<'a> {
    /// The language in which the game is spoken about.
    pub(crate) fn new(shelved: &'a Shelved) -> Result<Text<'a>, Fault> {
        let files: Vec<(&str, &str)> =
            MESSAGES.iter().chain(shelved.game.messages()).chain(REPORT_MESSAGES).copied().collect();
        Ok(Text { shelved, words: Words::new(&shelved.language, &files)? })
    }

    /// The code of the language.
    pub(crate) fn language(&self) -> &str {
        &self.shelved.language
    }

    /// A sentence of the engine or the game.
    pub(crate) fn sentence(&self, message: &Spelled) -> String {
        self.words.sentence(message, &|id| self.shelved.name_of(id))
    }

    /// A sentence of the report.
    pub(crate) fn own(&self, id: &str, args: &[(&str, Word)]) -> String {
        let args = args.iter().map(|(name, word)| ((*name).into(), word.clone())).collect();
        self.sentence(&Spelled { id: id.into(), clause: None, args })
    }

    /// Words of the report.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.own(id, &[])
    }

    /// The game's own text for an id, if it has one.
    pub(crate) fn label(&self, id: &str) -> Option<String> {
        self.words.has(id).then(|| self.plain(id))
    }

    /// What people call a thing.
    pub(crate) fn name(&self, id: &str) -> String {
        self.shelved.name_of(id)
    }

    /// A number with one decimal, as the language writes it; with its sign where it is a difference.
    pub(crate) fn difference(&self, value: f64) -> String {
        let size = self.decimals(value.abs(), 1);
        let sign = match (value * 10.0).round() as i64 {
            0 => "",
            more if more > 0 => "+",
            _ => "\u{2212}",
        };
        format!("{sign}{size}")
    }

    /// A number with so many decimals.
    pub(crate) fn decimals(&self, value: f64, places: usize) -> String {
        format!("{value:.places$}").replace('.', &self.plain("report-decimal-point"))
    }

    /// A chance in words to compare: "37 in 100".
    pub(crate) fn chance(&self, chance: f64) -> String {
        let of = if chance < 0.0095 { 1000 } else { 100 };
        let cases = (chance * f64::from(of)).round() as i64;
        match cases {
            0 => self.own("report-chance-below", &[("of", Word::Int(of.into()))]),
            cases => self.own("report-chance", &[("cases", Word::Int(cases)), ("of", Word::Int(of.into()))]),
        }
    }
}

/// A word that is said as it stands.
pub(crate) fn word(word: impl Into<String>) -> Word {
    Word::Text(word.into())
}

/// Text for HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
