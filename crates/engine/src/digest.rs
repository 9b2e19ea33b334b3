//! A fingerprint of a state, of rules or of a text: 64 bits of SHA-256, the same on every platform.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Digest(pub u64);

impl Digest {
    /// The fingerprint of some bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        let hash = Sha256::digest(bytes);
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        Digest(u64::from_be_bytes(first))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Digest {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Digest, Self::Err> {
        u64::from_str_radix(text, 16).map(Digest)
    }
}
