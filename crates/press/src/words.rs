//! Who makes sentences of messages: the press itself knows ids only.

use engine::{Spelled, Word};

/// Makes sentences, of the game's messages and of the press's own.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The sentence of a message.
    pub sentence: &'a dyn Fn(&Spelled) -> String,
    /// What people call the thing with this id.
    pub name: &'a dyn Fn(&str) -> String,
}

impl Speaker<'_> {
    pub(crate) fn sentence(&self, message: &Spelled) -> String {
        (self.sentence)(message)
    }

    /// A message of the press.
    pub(crate) fn own(&self, id: &str, args: &[(&str, Word)]) -> String {
        self.sentence(&spelled(id, args))
    }
}

/// A message without a clause.
pub(crate) fn spelled(id: &str, args: &[(&str, Word)]) -> Spelled {
    let args = args.iter().map(|(name, word)| ((*name).into(), word.clone())).collect();
    Spelled { id: id.into(), clause: None, args }
}
