//! Sentences from messages, at the edge: in the reader's language, from Fluent files.
//!
//! ```
//! use engine::{Message, Spelled, Word};
//! let words = words::Words::new("en", engine::MESSAGES)?;
//! let message = Spelled {
//!     id: "engine-not-asked".into(),
//!     clause: None,
//!     args: vec![("seat".into(), Word::Name("reds".into()))],
//! };
//! assert_eq!(words.say(&message, &|id| id.to_uppercase()), "REDS: nothing is to be decided now.");
//! # Ok::<(), engine::Fault>(())
//! ```

use engine::{Fault, Spelled, Word};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The texts of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of a language, from pairs of language and Fluent file; files of other languages are passed over.
    pub fn new(language: &str, files: &[(&str, &str)]) -> Result<Words, Fault> {
        let wrong = |reason: String| Fault::new(format!("messages, {language}"), reason);
        let id: LanguageIdentifier = language.parse().map_err(|error| wrong(format!("{error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut words = Words { bundle };
        for (_, text) in files.iter().filter(|(of, _)| *of == language) {
            words.add(text).map_err(wrong)?;
        }
        Ok(words)
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        let resource = FluentResource::try_new(text.to_owned());
        let resource =
            resource.map_err(|(_, errors)| errors.iter().map(|error| format!("{error}; ")).collect::<String>())?;
        let added = self.bundle.add_resource(resource);
        added.map_err(|errors| errors.iter().map(|error| format!("{error}; ")).collect())
    }

    /// Whether there is a text for a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The sentence. `name` says what people call the thing with an id. A message without a text is shown as its id and
    /// its arguments: ugly, but nothing is lost.
    pub fn say(&self, message: &Spelled, name: &dyn Fn(&str) -> String) -> String {
        let mut args = FluentArgs::new();
        for (key, word) in &message.args {
            let value = match word {
                Word::Int(number) => FluentValue::from(*number),
                Word::Die(face) => FluentValue::from(*face),
                Word::Name(id) => FluentValue::from(name(id)),
                Word::Term(id) => FluentValue::from(self.term(id)),
            };
            args.set(key.clone(), value);
        }
        let pattern = self.bundle.get_message(&message.id).and_then(|found| found.value());
        let Some(pattern) = pattern else {
            return format!("{} {:?}", message.id, message.args);
        };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// The sentence with its clause before it, as the log and refusals show it.
    pub fn say_with_clause(&self, message: &Spelled, name: &dyn Fn(&str) -> String) -> String {
        let sentence = self.say(message, name);
        match &message.clause {
            Some(clause) => format!("{clause}: {sentence}"),
            None => sentence,
        }
    }

    fn term(&self, id: &str) -> String {
        let pattern = self.bundle.get_message(id).and_then(|found| found.value());
        pattern.map_or_else(
            || id.to_owned(),
            |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
        )
    }
}
