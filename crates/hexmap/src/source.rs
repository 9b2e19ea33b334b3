//! A text that came from a file, and faults that point into it.

use std::ops::Range;

use engine::Fault;
use serde::de::DeserializeOwned;

/// A file's name, for people, and its text.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The name that faults show.
    pub name: &'a str,
    /// The whole text.
    pub text: &'a str,
}

impl<'a> Source<'a> {
    /// A text under this name.
    pub fn new(name: &'a str, text: &'a str) -> Source<'a> {
        Source { name, text }
    }

    /// A fault somewhere in the file.
    pub(crate) fn fault(&self, reason: impl Into<String>) -> Fault {
        Fault::new(self.name, reason)
    }

    /// A fault at a stretch of the text.
    pub(crate) fn fault_at(&self, span: Range<usize>, reason: impl Into<String>) -> Fault {
        self.fault(reason).at_offset(self.text, span.start)
    }

    /// Reads the text as TOML.
    pub(crate) fn toml<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        engine::data::from_toml(self.text, self.name)
    }

    /// Reads the text as JSON.
    pub(crate) fn json<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        serde_json::from_str(self.text).map_err(|error| {
            let mut fault = self.fault(strip_position(&error.to_string()));
            if error.line() > 0 {
                fault.at = Some((error.line(), error.column().max(1)));
            }
            fault
        })
    }
}

/// serde_json ends its messages with the position, which the fault shows already.
fn strip_position(message: &str) -> &str {
    message.rfind(" at line ").map_or(message, |at| &message[..at])
}
