//! What people call the things in a game, and its texts, in every language there is.

use std::sync::Arc;

/// A game that is spoken about: names for ids, texts for messages.
///
/// The shelf makes the words of a language from it; rules never ask it.
pub trait Named: Send + Sync {
    /// Everything that [`Named::name_of`] has a word for: counters, places, cards.
    fn named_ids(&self) -> Vec<String> {
        Vec::new()
    }
    /// What people call the thing with this id.
    fn name_of(&self, id: &str) -> String {
        id.to_owned()
    }
    /// What people call it in another language: `translate` knows what the English names are called there. Override it
    /// where only a part of what is spoken is a name.
    fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        translate(&self.name_of(id))
    }
    /// The texts of the game's messages, by language: Fluent files.
    fn messages(&self) -> &'static [(&'static str, &'static str)];
    /// What the English names are called in other languages: dictionaries, TOML files.
    fn dictionaries(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The catalogue in other languages, as far as it is translated: TOML files for [`crate::Catalogue::translated`].
    fn rulebooks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

impl<T: Named + ?Sized> Named for Arc<T> {
    fn named_ids(&self) -> Vec<String> {
        T::named_ids(self)
    }

    fn name_of(&self, id: &str) -> String {
        T::name_of(self, id)
    }

    fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        T::name_in(self, id, translate)
    }

    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        T::messages(self)
    }

    fn dictionaries(&self) -> &'static [(&'static str, &'static str)] {
        T::dictionaries(self)
    }

    fn rulebooks(&self) -> &'static [(&'static str, &'static str)] {
        T::rulebooks(self)
    }
}
