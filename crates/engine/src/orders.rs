//! Orders, declared once: from one list of variants come the enum, its verbs, its drafts and the way back.

use crate::draft::{Draft, Kind, Need};
use crate::game::Unfinished;

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
