//! The texts of the game: Fluent messages chapter by chapter, and dictionaries of its names.

/// The messages of a language, chapter by chapter.
macro_rules! chapters {
    ($language:literal) => {
        ($language, chapters!($language, core cards grounds sea combat politics arms nations reasons title page charts position lesson))
    };
    ($language:literal, $($chapter:ident)*) => {
        concat!($(include_str!(concat!("../messages/", $language, "/", stringify!($chapter), ".ftl")),)*)
    };
}

/// All messages, by language.
pub const MESSAGES: &[(&str, &str)] = &[chapters!("en"), chapters!("fr"), chapters!("ja"), chapters!("ru")];

/// What English names are called elsewhere, by language.
pub const DICTIONARIES: &[(&str, &str)] = &[
    ("fr", include_str!("../messages/fr/names.toml")),
    ("ja", include_str!("../messages/ja/names.toml")),
    ("ru", include_str!("../messages/ru/names.toml")),
];

/// Clauses in other languages, as far as they are translated.
pub(crate) const RULEBOOKS: &[(&str, &str)] = &[
    ("fr", include_str!("../messages/fr/rules.toml")),
    ("ja", include_str!("../messages/ja/rules.toml")),
    ("ru", include_str!("../messages/ru/rules.toml")),
];
