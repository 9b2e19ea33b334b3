//! Clauses that the data cite: whose rule an entry of a file is.

use serde::{Deserialize, Deserializer};

/// A clause of the catalogue, cited by a data file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cited(pub &'static str);

impl<'de> Deserialize<'de> for Cited {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::catalogue().cited(deserializer).map(Cited)
    }
}

impl Cited {
    /// The clause that an entry cites, or the general one.
    pub(crate) fn or(cited: Option<Cited>, general: &'static str) -> &'static str {
        cited.map_or(general, |cited| cited.0)
    }
}
