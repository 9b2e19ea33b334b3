//! The texts of the game: Fluent messages, and dictionaries of its names.

/// All messages, by language.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en/core.ftl")),
    ("fr", include_str!("../messages/fr/core.ftl")),
    ("ja", include_str!("../messages/ja/core.ftl")),
    ("ru", include_str!("../messages/ru/core.ftl")),
];

/// What English names are called elsewhere, by language.
pub const DICTIONARIES: &[(&str, &str)] = &[
    ("fr", include_str!("../messages/fr/names.toml")),
    ("ja", include_str!("../messages/ja/names.toml")),
    ("ru", include_str!("../messages/ru/names.toml")),
];
