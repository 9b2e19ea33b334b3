//! Reading data files: errors name file, line and reason.

use serde::de::DeserializeOwned;

use crate::fault::Fault;

/// Read a TOML file's text into a type.
pub fn from_toml<T: DeserializeOwned>(text: &str, source: &str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| {
        let reason = error.message().lines().collect::<Vec<_>>().join(" ");
        let fault = Fault::new(source, reason);
        match error.span() {
            Some(span) => fault.at_offset(text, span.start),
            None => fault,
        }
    })
}
