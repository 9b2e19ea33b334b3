//! Orders, declared once: from one list of variants come the enum, its verbs, its drafts and the way back.

use crate::draft::{Draft, Kind, Need, Value};
use crate::game::Unfinished;
use crate::index::Index;
use crate::set::Set;

/// What names the parts of a game's orders: its data.
pub trait Namer {
    /// A set of counters that act together.
    type Group: Copy + Default;
}

/// A part of an order: how it is drafted, and how it is read.
pub trait Part<N: Namer>: Sized {
    /// What kind of field it makes.
    const KIND: Kind;
    /// Whether an order is complete without it.
    const NEED: Need = Need::Required;

    /// The draft with this part in a field; as it was, if there is nothing to say.
    fn draft(&self, names: &N, draft: Draft, field: &'static str) -> Draft;
    /// The part that a field of a draft means.
    fn read(names: &N, draft: &Draft, field: &'static str) -> Result<Self, Unfinished>;

    /// The counters that it names.
    fn group(&self) -> N::Group {
        N::Group::default()
    }
    /// Name other counters in their place; whether it can name any number.
    fn regroup(&mut self, _group: N::Group) -> bool {
        false
    }
}

/// Something that one word stands for: a counter, a place, a side.
pub trait Word<N: Namer>: Copy {
    /// What it is, for whoever named nothing.
    const WHAT: &'static str;

    /// The word.
    fn name(self, names: &N) -> String;
    /// What a word stands for.
    fn find(names: &N, name: &str) -> Option<Self>;

    /// What a word stands for, or that it stands for nothing.
    fn named(names: &N, name: &str) -> Result<Self, Unfinished> {
        Self::find(names, name).ok_or_else(|| Unfinished::Unknown(Self::WHAT, name.to_owned()))
    }
    /// The counters that it names.
    fn group(self) -> N::Group {
        N::Group::default()
    }
}

/// What the words of a list stand for.
pub fn all<N: Namer, T: Word<N>>(names: &N, words: &[String]) -> Result<Vec<T>, Unfinished> {
    words.iter().map(|word| T::named(names, word)).collect()
}

/// The words in a field of a draft.
pub fn list<'a>(draft: &'a Draft, field: &'static str) -> Result<&'a [String], Unfinished> {
    draft.list(field).ok_or(Unfinished::Missing(field))
}

/// The pairs in a field of a draft, sorted: what the first words stand for, and what `second` makes of the others.
pub fn pairs<N: Namer, T: Word<N> + Ord, U: Ord>(
    names: &N,
    draft: &Draft,
    field: &'static str,
    second: impl Fn(&str) -> Result<U, Unfinished>,
) -> Result<Vec<(T, U)>, Unfinished> {
    let named = draft.pairs(field).ok_or(Unfinished::Missing(field))?;
    let pair = |(who, what): &(String, String)| Ok::<_, Unfinished>((T::named(names, who)?, second(what)?));
    let mut pairs = named.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
    pairs.sort();
    Ok(pairs)
}

/// Steps, as a number.
pub fn steps(text: &str) -> Result<u8, Unfinished> {
    text.parse().map_err(|_| Unfinished::Unknown("number of steps", text.to_owned()))
}

/// One thing, or none.
impl<N: Namer, T: Word<N>> Part<N> for Option<T> {
    const KIND: Kind = Kind::One;
    const NEED: Need = Need::Optional;

    fn draft(&self, names: &N, draft: Draft, field: &'static str) -> Draft {
        self.iter().fold(draft, |draft, thing| draft.with(field, Value::One(thing.name(names))))
    }

    fn read(names: &N, draft: &Draft, field: &'static str) -> Result<Option<T>, Unfinished> {
        draft.one(field).map(|name| T::named(names, name)).transpose()
    }
}

/// A way from place to place.
impl<N: Namer, T: Word<N>> Part<N> for Vec<T> {
    const KIND: Kind = Kind::Path;

    fn draft(&self, names: &N, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Path(self.iter().map(|place| place.name(names)).collect()))
    }

    fn read(names: &N, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        all(names, list(draft, field)?)
    }
}

/// Counters that act together.
impl<N: Namer<Group = Set<I, WORDS>>, I: Index + Word<N>, const WORDS: usize> Part<N> for Set<I, WORDS> {
    const KIND: Kind = Kind::Several;

    fn draft(&self, names: &N, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Several(self.iter().map(|counter| counter.name(names)).collect()))
    }

    fn read(names: &N, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        Ok(Set::of(all(names, list(draft, field)?)?))
    }

    fn group(&self) -> N::Group {
        *self
    }

    fn regroup(&mut self, group: N::Group) -> bool {
        *self = group;
        true
    }
}

/// Makes parts of orders of what one word stands for: `words!(Data: HexIx, Side)`.
#[macro_export]
macro_rules! words {
    ($Names:ty: $($Word:ty),+ $(,)?) => {
        $(impl $crate::orders::Part<$Names> for $Word {
            const KIND: $crate::Kind = $crate::Kind::One;

            fn draft(&self, names: &$Names, draft: $crate::Draft, field: &'static str) -> $crate::Draft {
                draft.with(field, $crate::Value::One($crate::orders::Word::name(*self, names)))
            }

            fn read(names: &$Names, draft: &$crate::Draft, field: &'static str) -> Result<Self, $crate::Unfinished> {
                let word = draft.one(field).ok_or($crate::Unfinished::Missing(field))?;
                $crate::orders::Word::named(names, word)
            }

            fn group(&self) -> <$Names as $crate::orders::Namer>::Group {
                $crate::orders::Word::<$Names>::group(*self)
            }
        })+
    };
}

/// Makes words of orders of what the names list by id, in one of their fields:
/// `listed!(Data.ids: CardIx, "card"; UnitIx, "unit type")`.
#[macro_export]
macro_rules! listed {
    ($Names:ident.$ids:ident: $($Word:ty, $what:literal);+ $(;)?) => {
        $(impl $crate::orders::Word<$Names> for $Word {
            const WHAT: &'static str = $what;

            fn name(self, names: &$Names) -> String {
                names.$ids.id(self).to_owned()
            }

            fn find(names: &$Names, name: &str) -> Option<Self> {
                names.$ids.named(name)
            }
        })+
    };
}

/// The field in which an order names those who carry it out.
#[doc(hidden)]
pub const ACTING: &str = "who";

/// Declares the orders of a game.
///
/// ```
/// use engine::orders::{Namer, Part};
/// use engine::{Draft, Kind, Unfinished, Value, notation};
///
/// pub struct Towns(Vec<&'static str>);
///
/// impl Namer for Towns {
///     type Group = ();
/// }
///
/// #[derive(Debug, Clone, PartialEq, Eq)]
/// pub struct Town(usize);
///
/// impl Part<Towns> for Town {
///     const KIND: Kind = Kind::One;
///
///     fn draft(&self, towns: &Towns, draft: Draft, field: &'static str) -> Draft {
///         draft.with(field, Value::One(towns.0[self.0].to_owned()))
///     }
///
///     fn read(towns: &Towns, draft: &Draft, field: &'static str) -> Result<Town, Unfinished> {
///         let name = draft.one(field).ok_or(Unfinished::Missing(field))?;
///         let town = towns.0.iter().position(|town| *town == name).map(Town);
///         town.ok_or_else(|| Unfinished::Unknown("town", name.to_owned()))
///     }
/// }
///
/// engine::orders! {
///     /// An order.
///     pub enum Order named by Towns {
///         /// Go to a town (4.0).
///         go: Go(town: Town),
///         /// Nothing more (3.0).
///         done: Done,
///     }
/// }
///
/// let towns = Towns(vec!["kem", "onega"]);
/// let draft = Order::Go(Town(1)).draft(&towns);
/// assert_eq!(notation::print(Order::VERBS, &draft), "go onega");
/// assert_eq!(Order::complete(&towns, &draft), Ok(Order::Go(Town(1))));
/// assert_eq!(Order::Done.verb().id, "done");
/// ```
///
/// The verb comes first, then the variant with a name and a type for each field; the types are [`Part`]s. The enum gets
/// `VERBS`, `verb`, `draft` and `complete`; those whom the field `who` names are its `acting` counters, and `by_others`
/// is the same order by others.
#[macro_export]
macro_rules! orders {
    ($(#[$about:meta])* $vis:vis enum $Order:ident named by $Names:ty {
        $($(#[$what:meta])* $verb:ident: $Variant:ident $(($($field:ident: $Part:ty),+ $(,)?))?),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        $vis enum $Order {
            $($(#[$what])* $Variant $(($($Part),+))?,)+
        }

        impl $Order {
            /// The kinds of orders there are.
            $vis const VERBS: &'static [$crate::Verb] = &[$($crate::orders!(@verb $Names; $verb $(($($field: $Part),+))?)),+];

            /// The kind of the order.
            $vis fn verb(&self) -> &'static $crate::Verb {
                match self {
                    $($Order::$Variant { .. } => {
                        const VERB: $crate::Verb = $crate::orders!(@verb $Names; $verb $(($($field: $Part),+))?);
                        &VERB
                    })+
                }
            }

            /// The order as the outside sees it.
            $vis fn draft(&self, names: &$Names) -> $crate::Draft {
                #[allow(unused_variables, reason = "an order without fields needs no names")]
                match self {
                    $($Order::$Variant $(($($field),+))? => {
                        let draft = $crate::Draft::new(stringify!($verb));
                        $($(let draft = $crate::orders::Part::draft($field, names, draft, stringify!($field));)+)?
                        draft
                    })+
                }
            }

            /// The order that a draft means: names become numbers, missing fields are named.
            $vis fn complete(names: &$Names, draft: &$crate::Draft) -> Result<$Order, $crate::Unfinished> {
                match draft.verb.as_str() {
                    $(stringify!($verb) => Ok($Order::$Variant $(($(
                        <$Part as $crate::orders::Part<$Names>>::read(names, draft, stringify!($field))?
                    ),+))?),)+
                    unknown => Err($crate::Unfinished::Unknown("order", unknown.to_owned())),
                }
            }

            /// Those who carry it out.
            $vis fn acting(&self) -> <$Names as $crate::orders::Namer>::Group {
                #[allow(unused_variables, reason = "most fields name nobody")]
                match self {
                    $($Order::$Variant $(($($field),+))? => {
                        $($(if stringify!($field) == $crate::orders::ACTING {
                            return $crate::orders::Part::<$Names>::group($field);
                        })+)?
                        Default::default()
                    })+
                }
            }

            /// The same order by others, where any number can give it together.
            $vis fn by_others(&self, group: <$Names as $crate::orders::Namer>::Group) -> Option<$Order> {
                let mut order = self.clone();
                #[allow(unused_variables, reason = "most fields name nobody")]
                let can = match &mut order {
                    $($Order::$Variant $(($($field),+))? => {
                        $($(if stringify!($field) == $crate::orders::ACTING {
                            return $crate::orders::Part::<$Names>::regroup($field, group).then_some(order);
                        })+)?
                        false
                    })+
                };
                can.then_some(order)
            }
        }
    };
    (@verb $Names:ty; $verb:ident $(($($field:ident: $Part:ty),+))?) => {
        $crate::Verb {
            id: stringify!($verb),
            fields: &[$($($crate::Field {
                id: stringify!($field),
                kind: <$Part as $crate::orders::Part<$Names>>::KIND,
                need: <$Part as $crate::orders::Part<$Names>>::NEED,
            }),+)?],
        }
    };
}
