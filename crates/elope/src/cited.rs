//! Clauses that the data cite.

use serde::{Deserialize, Deserializer};

/// A clause of the catalogue, cited by a data file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cited(pub &'static str);

impl<'de> Deserialize<'de> for Cited {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::catalogue().cited(deserializer).map(Cited)
    }
}
