//! The texts of a game, declared once: its messages chapter by chapter, its names, and its rulebook, each by language.

/// Declares the texts of a game: `MESSAGES`, `DICTIONARIES` and `RULEBOOKS`, by language.
///
/// They stand in `messages/LANGUAGE/` beside the `src/` of the file that declares them: Fluent messages in the chapters
/// that are named, what English names are called elsewhere in `names.toml`, clauses as far as they are translated in
/// `rules.toml`.
#[macro_export]
macro_rules! texts {
    ($vis:vis $($chapter:ident)*) => {
        /// All messages, by language.
        $vis const MESSAGES: &[(&str, &str)] = &[
            $crate::texts!(@messages "en" $($chapter)*),
            $crate::texts!(@messages "fr" $($chapter)*),
            $crate::texts!(@messages "ja" $($chapter)*),
            $crate::texts!(@messages "ru" $($chapter)*),
        ];

        /// What English names are called elsewhere, by language.
        $vis const DICTIONARIES: &[(&str, &str)] = &$crate::texts!(@translated "names.toml");

        /// Clauses in other languages, as far as they are translated.
        pub(crate) const RULEBOOKS: &[(&str, &str)] = &$crate::texts!(@translated "rules.toml");
    };
    (@messages $language:literal $($chapter:ident)*) => {
        ($language, concat!($(include_str!(concat!("../messages/", $language, "/", stringify!($chapter), ".ftl")),)*))
    };
    (@translated $file:literal) => {
        [
            ("fr", include_str!(concat!("../messages/fr/", $file))),
            ("ja", include_str!(concat!("../messages/ja/", $file))),
            ("ru", include_str!(concat!("../messages/ru/", $file))),
        ]
    };
}
