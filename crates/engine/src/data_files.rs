//! The data files of a game, declared once: the texts that its data are read from, which of them an owner can correct,
//! and what can change a result.

/// Declares the data files of a game as a struct `Files`.
///
/// The files stand in `data/` beside the `src/` of the file that declares them. Those under `rules` can change a result:
/// they are what an owner can correct, and what records are held to, together with the version of the code. The others
/// only say how things look.
#[macro_export]
macro_rules! data_files {
    (
        game $game:literal, version $version:literal;
        rules { $($(#[$about:meta])* $rule:ident,)* }
        looks { $($(#[$about_look:meta])* $look:ident,)* }
    ) => {
        /// The texts that the game's data are read from.
        #[derive(Debug, Clone)]
        pub struct Files {
            $($(#[$about])* pub $rule: String,)*
            $($(#[$about_look])* pub $look: String,)*
        }

        impl Files {
            /// What an owner can correct.
            pub const CORRECTED: &[&str] = &[$(stringify!($rule),)*];

            /// The game as it was printed, and as we reconstructed what is not.
            pub fn own() -> Files {
                Files {
                    $($rule: include_str!(concat!("../data/", stringify!($rule), ".toml")).to_owned(),)*
                    $($look: include_str!(concat!("../data/", stringify!($look), ".toml")).to_owned(),)*
                }
            }

            /// The same with an owner's corrections.
            pub fn corrected(self, corrections: &$crate::Corrections) -> Result<Files, $crate::Fault> {
                corrections.fit($game, Files::CORRECTED)?;
                Ok(Files {
                    $($rule: corrections.apply(stringify!($rule), &self.$rule)?,)*
                    $($look: self.$look,)*
                })
            }

            /// What can change a result.
            pub(crate) fn fingerprint(&self) -> $crate::Digest {
                $crate::Digest::of([$version, $(&self.$rule,)*].join("\n").as_bytes())
            }
        }
    };
}
