//! Dense numbers for things that have names: counters, hexes, cards. A number says what kind of thing it counts, so that
//! sets and arrays by number cannot be mixed up, and is written by name in open data ([`crate::naming`]).

use std::fmt::Debug;

/// A number that stands for one of the things of a kind.
pub trait Index: Copy + Eq + Debug {
    /// What kind of thing it is: `counter`, `hex`.
    const KIND: &'static str;
    /// The thing with a number.
    fn from_index(index: usize) -> Self;
    /// The number of the thing.
    fn index(self) -> usize;
}

/// Declares a number that stands for one of the things of a kind.
///
/// ```
/// engine::index!(
///     /// A card, by its place in the deck.
///     pub struct CardIx(u8), "card"
/// );
/// use engine::Index;
/// assert_eq!(CardIx::from_index(3), CardIx(3));
/// assert_eq!(CardIx(3).index(), 3);
/// ```
#[macro_export]
macro_rules! index {
    ($(#[$about:meta])* $vis:vis struct $name:ident($number:ty), $kind:literal) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(pub $number);

        impl $name {
            /// As an index into a list with one entry for each.
            #[inline]
            $vis const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Index for $name {
            const KIND: &'static str = $kind;

            #[inline]
            fn from_index(index: usize) -> Self {
                $name(index as $number)
            }

            #[inline]
            fn index(self) -> usize {
                $name::index(self)
            }
        }

        impl $crate::naming::Serialize for $name {
            fn serialize<S: $crate::naming::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::naming::write_index(*self, serializer)
            }
        }

        impl<'de> $crate::naming::Deserialize<'de> for $name {
            fn deserialize<D: $crate::naming::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::naming::read_index(deserializer)
            }
        }
    };
}

/// Declares the two sides of a game, in the order in which it numbers them.
///
/// ```
/// engine::sides!(
///     /// Who plays.
///     pub enum Side {
///         /// Those who are surrounded.
///         Besieged,
///         /// Those who surround them.
///         Besiegers,
///     }
/// );
/// assert_eq!(Side::Besieged.enemy(), Side::Besiegers);
/// assert_eq!(Side::ALL.map(Side::index), [0, 1]);
/// ```
#[macro_export]
macro_rules! sides {
    (
        $(#[$about:meta])*
        $vis:vis enum $Side:ident {
            $(#[$about_first:meta])*
            $First:ident,
            $(#[$about_second:meta])*
            $Second:ident $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive($crate::naming::Serialize, $crate::naming::Deserialize)]
        #[serde(rename_all = "lowercase")]
        $vis enum $Side {
            $(#[$about_first])*
            $First,
            $(#[$about_second])*
            $Second,
        }

        impl $Side {
            /// Both.
            $vis const ALL: [$Side; 2] = [$Side::$First, $Side::$Second];

            /// The other one.
            $vis const fn enemy(self) -> $Side {
                match self {
                    $Side::$First => $Side::$Second,
                    $Side::$Second => $Side::$First,
                }
            }

            /// As an index into a list with one entry for each.
            #[inline]
            $vis const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Index for $Side {
            const KIND: &'static str = "side";

            fn from_index(index: usize) -> Self {
                $Side::ALL[index]
            }

            #[inline]
            fn index(self) -> usize {
                $Side::index(self)
            }
        }
    };
}
