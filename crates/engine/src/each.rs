//! Arrays with one value for each thing of a kind: for each side, for each counter.

use std::marker::PhantomData;
use std::ops;

use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::index::Index;

/// A value for each of `N` things of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Each<I, T, const N: usize> {
    values: [T; N],
    of: PhantomData<I>,
}

impl<I: Index, T, const N: usize> Each<I, T, N> {
    /// These values, in order.
    pub const fn new(values: [T; N]) -> Self {
        Each { values, of: PhantomData }
    }

    /// A value for each, by a rule.
    pub fn by(mut rule: impl FnMut(I) -> T) -> Self {
        Each::new(std::array::from_fn(|index| rule(I::from_index(index))))
    }

    /// The values in order.
    pub const fn values(&self) -> &[T; N] {
        &self.values
    }

    /// Each thing with its value.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        self.values.iter().enumerate().map(|(index, value)| (I::from_index(index), value))
    }

    /// Another value for each.
    pub fn map<U>(self, rule: impl FnMut(T) -> U) -> Each<I, U, N> {
        Each::new(self.values.map(rule))
    }
}

impl<I: Index, T: Default, const N: usize> Default for Each<I, T, N> {
    fn default() -> Self {
        Each::by(|_| T::default())
    }
}

impl<I: Index, T, const N: usize> ops::Index<I> for Each<I, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, of: I) -> &T {
        &self.values[of.index()]
    }
}

impl<I: Index, T, const N: usize> ops::IndexMut<I> for Each<I, T, N> {
    #[inline]
    fn index_mut(&mut self, of: I) -> &mut T {
        &mut self.values[of.index()]
    }
}

/// Written as a list.
impl<I, T: Serialize, const N: usize> Serialize for Each<I, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.values)
    }
}

/// Read from a list, or from a table that names each thing.
impl<'de, I: Index + Deserialize<'de>, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Each<I, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Whole(PhantomData))
    }
}

struct Whole<I, T, const N: usize>(PhantomData<(I, T)>);

impl<'de, I: Index + Deserialize<'de>, T: Deserialize<'de>, const N: usize> Visitor<'de> for Whole<I, T, N> {
    type Value = Each<I, T, N>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a value for each of {N}: {}", I::KIND)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut values = Vec::with_capacity(N);
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        let len = values.len();
        values.try_into().map(Each::new).map_err(|_| A::Error::invalid_length(len, &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<Self::Value, A::Error> {
        let mut values: [Option<T>; N] = std::array::from_fn(|_| None);
        while let Some((of, value)) = table.next_entry::<I, T>()? {
            let slot = values.get_mut(of.index());
            *slot.ok_or_else(|| A::Error::custom(format!("there is no {} {}", I::KIND, of.index())))? = Some(value);
        }
        match values.iter().position(Option::is_none) {
            Some(missing) => Err(A::Error::custom(format!("{:?} is missing", I::from_index(missing)))),
            None => {
                let mut values = values.into_iter().flatten();
                Ok(Each::by(|_| values.next().expect("none is missing")))
            }
        }
    }
}

/// A table that leaves out whatever has nothing to say, for `#[serde(with)]`.
pub mod sparse {
    use super::*;

    /// Write it.
    pub fn serialize<S, I, T, const N: usize>(each: &Each<I, T, N>, serializer: S) -> Result<S::Ok, S::Error>
    where
        S: Serializer,
        I: Index + Serialize,
        T: Serialize + Default + PartialEq,
    {
        let silent = T::default();
        serializer.collect_map(each.iter().filter(|(_, value)| **value != silent))
    }

    /// Read it.
    pub fn deserialize<'de, D, I, T, const N: usize>(deserializer: D) -> Result<Each<I, T, N>, D::Error>
    where
        D: Deserializer<'de>,
        I: Index + Deserialize<'de>,
        T: Deserialize<'de> + Default,
    {
        deserializer.deserialize_map(Sparse(PhantomData))
    }

    struct Sparse<I, T, const N: usize>(PhantomData<(I, T)>);

    impl<'de, I, T, const N: usize> Visitor<'de> for Sparse<I, T, N>
    where
        I: Index + Deserialize<'de>,
        T: Deserialize<'de> + Default,
    {
        type Value = Each<I, T, N>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "a table by {}", I::KIND)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<Self::Value, A::Error> {
            let mut each = Each::default();
            while let Some((of, value)) = table.next_entry::<I, T>()? {
                if of.index() >= N {
                    return Err(A::Error::custom(format!("there is no {} {}", I::KIND, of.index())));
                }
                each[of] = value;
            }
            Ok(each)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index!(struct Thing(u8), "thing");
    type Three = Each<Thing, u8, 3>;

    #[test]
    fn each_has_a_value_of_its_own() {
        let mut each = Three::by(|thing| thing.0 * 10);
        each[Thing(1)] += 5;
        assert_eq!((each[Thing(0)], each[Thing(1)], each[Thing(2)]), (0, 15, 20));
        assert_eq!(each.iter().map(|(thing, value)| (thing.0, *value)).collect::<Vec<_>>(), [(0, 0), (1, 15), (2, 20)]);
        assert_eq!(each.map(|value| value > 10).values(), &[false, true, true]);
        assert_eq!(Three::default(), Each::new([0; 3]));
    }

    #[test]
    fn a_list_has_to_have_one_for_each() {
        assert_eq!(serde_json::to_string(&Three::new([1, 2, 3])).expect("it can be written"), "[1,2,3]");
        assert_eq!(serde_json::from_str::<Three>("[1,2,3]").expect("it can be read"), Each::new([1, 2, 3]));
        for (text, reason) in [("[1,2]", "invalid length 2"), ("[1,2,3,4]", "invalid length 4"), ("7", "invalid type")]
        {
            let error = serde_json::from_str::<Three>(text).expect_err(text).to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
