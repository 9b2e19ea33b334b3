//! Sentences from messages, at the edge: in the reader's language, from Fluent files; and names from a [`Dictionary`].
//!
//! ```
//! use engine::{Message, Spelled, Word};
//! let words = words::Words::new("en", engine::MESSAGES)?;
//! let message = Spelled {
//!     id: "engine-not-asked".into(),
//!     clause: None,
//!     args: vec![("seat".into(), Word::Name("reds".into()))],
//! };
//! assert_eq!(words.sentence(&message, &|id| id.to_uppercase()), "REDS: nothing is to be decided now.");
//! # Ok::<(), engine::Fault>(())
//! ```

mod dictionary;

use engine::{Fault, Spelled, Word};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use dictionary::Dictionary;

/// The language that everything is written in first, and that stands in where a translation is missing.
pub const ENGLISH: &str = "en";

/// The texts of one language, and the English ones behind them.
pub struct Words {
    /// The reader's language first.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// The texts of a language, from pairs of language and Fluent file. A message without a text in that language is
    /// said in English; files of other languages are passed over.
    pub fn new(language: &str, files: &[(&str, &str)]) -> Result<Words, Fault> {
        let mut bundles = vec![bundle(language, files)?];
        if language != ENGLISH {
            bundles.push(bundle(ENGLISH, files)?);
        }
        Ok(Words { bundles })
    }

    /// Whether there is a text for a message in the reader's own language.
    pub fn has(&self, id: &str) -> bool {
        let own = self.bundles.first().and_then(|bundle| bundle.get_message(id));
        own.is_some_and(|message| message.value().is_some())
    }

    /// The sentence. `name` says what people call the thing with an id. A message without a text is shown as its id and
    /// its arguments: ugly, but nothing is lost.
    pub fn sentence(&self, message: &Spelled, name: &dyn Fn(&str) -> String) -> String {
        let mut args = FluentArgs::new();
        for (key, word) in &message.args {
            let value = match word {
                Word::Int(number) => FluentValue::from(*number),
                Word::Die(face) => FluentValue::from(*face),
                Word::Name(id) => FluentValue::from(name(id)),
                Word::Text(text) => FluentValue::from(text.as_str()),
                Word::Term(id) => FluentValue::from(self.text(id, None).unwrap_or_else(|| id.to_string())),
            };
            args.set(key.as_str(), value);
        }
        self.text(&message.id, Some(&args)).unwrap_or_else(|| format!("{} {:?}", message.id, message.args))
    }

    /// The sentence with its clause before it, as the log and refusals show it.
    pub fn sentence_with_clause(&self, message: &Spelled, name: &dyn Fn(&str) -> String) -> String {
        let sentence = self.sentence(message, name);
        match &message.clause {
            Some(clause) => format!("{clause}: {sentence}"),
            None => sentence,
        }
    }

    /// The text of a message; of `ID.short` its attribute, or the message itself where it has none.
    fn text(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let attribute = attribute.and_then(|attribute| message.get_attribute(attribute));
            let pattern = attribute.map(|attribute| attribute.value()).or_else(|| message.value())?;
            Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
        })
    }
}

fn bundle(language: &str, files: &[(&str, &str)]) -> Result<FluentBundle<FluentResource>, Fault> {
    let wrong = |reason: String| Fault::new(format!("messages, {language}"), reason);
    let id: LanguageIdentifier = language.parse().map_err(|error| wrong(format!("{error}")))?;
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for (_, text) in files.iter().filter(|(of, _)| *of == language) {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource = resource.map_err(|(_, errors)| wrong(listed(&errors)))?;
        bundle.add_resource(resource).map_err(|errors| wrong(listed(&errors)))?;
    }
    Ok(bundle)
}

fn listed(errors: &[impl std::fmt::Display]) -> String {
    errors.iter().map(|error| format!("{error}; ")).collect()
}
