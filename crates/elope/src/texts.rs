//! The texts of the game: Fluent messages chapter by chapter, and dictionaries of its names.

/// The messages of a language, chapter by chapter.
macro_rules! chapters {
    ($language:literal) => {
        ($language, chapters!($language, core drawn movement combat naval air rail standing turns answers position lesson))
    };
    ($language:literal, $($chapter:ident)*) => {
        concat!($(include_str!(concat!("../messages/", $language, "/", stringify!($chapter), ".ftl")),)*)
    };
}

/// All messages, by language. What is printed on paper is English only.
pub(crate) const MESSAGES: &[(&str, &str)] = &[
    chapters!("en"),
    ("en", include_str!("../messages/en/printed.ftl")),
    chapters!("fr"),
    chapters!("ja"),
    chapters!("ru"),
];

/// What English names are called elsewhere, by language.
pub(crate) const DICTIONARIES: &[(&str, &str)] = &[
    ("fr", include_str!("../messages/fr/names.toml")),
    ("ja", include_str!("../messages/ja/names.toml")),
    ("ru", include_str!("../messages/ru/names.toml")),
];
