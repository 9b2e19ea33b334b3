//! Who somebody is. Whoever has the host's key is the host: they keep all tables and hold the seats of persons that no
//! link was made for. A link is a seat: whoever has its key holds that seat, or watches, and nothing else.

use std::collections::BTreeMap;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use engine::Fault;
use serde::{Deserialize, Serialize};
use table::protocol::Player;
use table::{Person, Table, person_name};

use crate::http_refusal::HttpRefusal;
use crate::refusal;
use crate::store::random_signs;

/// Signs of a key, of five bits each: 130 bits cannot be guessed.
const KEY_LENGTH: usize = 26;

/// Who sends a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Caller {
    /// A browser on this computer that has the host's key.
    Host,
    /// Anybody else.
    Guest,
}

/// Only the host may ask this.
pub(crate) struct HostOnly;

impl<S: Sync> FromRequestParts<S> for HostOnly {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<HostOnly, HttpRefusal> {
        match parts.extensions.get() {
            Some(Caller::Host) => Ok(HostOnly),
            _ => Err(refusal::host_only().into()),
        }
    }
}

/// What somebody says of themselves when they come.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct Greeting {
    /// What they are called.
    #[serde(default)]
    pub(crate) name: String,
    /// The key of their link.
    #[serde(default)]
    pub(crate) key: String,
}

/// Somebody who comes to a table.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) greeting: Greeting,
    pub(crate) caller: Caller,
}

/// The keys of a table's links.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Links {
    /// The key of each seat that somebody elsewhere holds.
    pub(crate) seats: BTreeMap<String, String>,
    /// The key of those who watch; empty until it is asked for.
    pub(crate) watch: String,
}

impl Links {
    /// New links for these seats, and one to watch.
    pub(crate) fn new(seats: impl IntoIterator<Item = String>) -> Result<Links, Fault> {
        let seats = seats.into_iter().map(|seat| Ok((seat, new_key()?))).collect::<Result<_, Fault>>()?;
        Ok(Links { seats, watch: new_key()? })
    }

    /// Whether a key is one of theirs.
    pub(crate) fn know(&self, key: &str) -> bool {
        self.seats.values().chain([&self.watch]).any(|known| same(known, key))
    }
}

/// A key that nobody can guess.
pub(crate) fn new_key() -> Result<String, Fault> {
    random_signs::<KEY_LENGTH>("a new link")
}

/// Who comes to a table; nobody whom it knows, if the link is not or no longer one of its own.
pub(crate) fn who(visitor: &Visitor, table: &Table, links: &Links) -> Option<Person> {
    let name = person_name(&visitor.greeting.name);
    let key = visitor.greeting.key.as_str();
    let played = || table.notes().seats.iter().filter(|seat| seat.player == Player::Person).map(|seat| &seat.id);
    if key.is_empty() {
        let seats = table.together(played().filter(|seat| !links.seats.contains_key(*seat)).cloned());
        return (visitor.caller == Caller::Host).then_some(Person { name, seats, keeper: true });
    }
    if let Some((seat, _)) = links.seats.iter().find(|(_, known)| same(known, key)) {
        let seats = played().filter(|played| *played == seat).cloned().collect();
        return Some(Person { name, seats, keeper: false });
    }
    same(&links.watch, key).then(|| Person { name, ..Person::default() })
}

/// Whether two keys are the same. How long it takes does not tell where they differ.
pub(crate) fn same(known: &str, given: &str) -> bool {
    let differences = known.bytes().zip(given.bytes()).fold(0, |sum, (known, given)| sum | (known ^ given));
    known.len() == KEY_LENGTH && given.len() == KEY_LENGTH && std::hint::black_box(differences) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_long_differ_and_match_only_themselves() {
        let (one, other) = (new_key().expect("chance"), new_key().expect("chance"));
        assert_eq!(one.len(), KEY_LENGTH);
        assert!(same(&one, &one) && !same(&one, &other));
        assert!(!same(&one, &one[1..]) && !same("", "") && !same(&one, ""));
    }
}
