//! Open data that names things: a state holds numbers, what is written says `3112` and `us_339_a`.
//!
//! Numbers are written and read like anything else that serde knows; [`text()`], [`write()`] and [`read()`] put names in their places,
//! as the game's [`Names`] have them. So a state needs no global list of names, and two games of the same rules with
//! different data can be written side by side.

mod lists;
mod reader;
mod writer;

use serde::de::{DeserializeOwned, Visitor};
use serde_json::Value;

use crate::index::Index;

pub use lists::Lists;
pub use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What the things are called that a state knows by number.
pub trait Names {
    /// The kinds of things ([`Index::KIND`]) that have names here.
    fn kinds(&self) -> &[&'static str];
    /// How a thing is written; none if there is no such thing.
    fn name(&self, kind: &str, index: usize) -> Option<Value>;
    /// The thing that is written so.
    fn find(&self, kind: &str, name: &Value) -> Option<usize>;
}

/// Why something cannot be written or read.
pub type Error = serde_json::Error;

/// A value as open data, in one line of JSON: the same value is always the same text.
pub fn text<T: Serialize>(value: &T, names: &dyn Names) -> Result<String, Error> {
    let mut writer = writer::Writer { names, text: String::new() };
    value.serialize(&mut writer)?;
    Ok(writer.text)
}

/// A value as open data.
pub fn write<T: Serialize>(value: &T, names: &dyn Names) -> Result<Value, Error> {
    serde_json::from_str(&text(value, names)?)
}

/// A value from open data.
pub fn read<T: DeserializeOwned>(data: &Value, names: &dyn Names) -> Result<T, Error> {
    T::deserialize(reader::Reader { data, names })
}

#[doc(hidden)]
pub fn write_index<I: Index, S: Serializer>(index: I, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(I::KIND, &index.index())
}

#[doc(hidden)]
pub fn read_index<'de, I: Index, D: Deserializer<'de>>(deserializer: D) -> Result<I, D::Error> {
    struct Number<I>(std::marker::PhantomData<I>);

    impl<'de, I: Index> Visitor<'de> for Number<I> {
        type Value = I;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "a {}", I::KIND)
        }

        fn visit_newtype_struct<D: Deserializer<'de>>(self, number: D) -> Result<I, D::Error> {
            let number = usize::deserialize(number)?;
            let index = I::from_index(number);
            // A number that the type cannot hold comes out as another.
            let holds = index.index() == number;
            holds.then_some(index).ok_or_else(|| serde::de::Error::custom(format!("there is no {} {number}", I::KIND)))
        }
    }

    deserializer.deserialize_newtype_struct(I::KIND, Number(std::marker::PhantomData))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;
    use crate::{Each, Set};

    crate::index!(struct Town(u8), "town");
    crate::index!(struct Road(u8), "road");
    crate::index!(struct Nameless(u8), "nameless");

    /// Roads are written by both ends.
    struct Map;

    const TOWNS: [&str; 3] = ["Kem", "Onega", "Shenkursk"];

    impl Names for Map {
        fn kinds(&self) -> &[&'static str] {
            &["town", "road"]
        }

        fn name(&self, kind: &str, index: usize) -> Option<Value> {
            let town = |index: usize| TOWNS.get(index).copied();
            match kind {
                "town" => town(index).map(Value::from),
                _ => Some(json!({ "from": town(index)?, "to": town(index + 1)? })),
            }
        }

        fn find(&self, kind: &str, name: &Value) -> Option<usize> {
            let name = if kind == "road" { name.get("from")? } else { name };
            TOWNS.iter().position(|town| name == town)
        }
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Errand {
        Wait,
        Go(Town),
        Carry { to: Option<Town>, how_much: i16 },
        Meet(Town, Road),
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Everything {
        towns: Set<Town, 1>,
        #[serde(with = "crate::each::sparse")]
        troops: Each<Town, u8, 3>,
        errands: Vec<Errand>,
        by_town: BTreeMap<Town, (bool, String)>,
        road: Road,
        nameless: Nameless,
        weight: f64,
        nothing: (),
    }

    fn everything() -> Everything {
        Everything {
            towns: Set::of([Town(0), Town(2)]),
            troops: Each::new([0, 7, 0]),
            errands: vec![
                Errand::Wait,
                Errand::Go(Town(1)),
                Errand::Carry { to: None, how_much: -3 },
                Errand::Meet(Town(2), Road(0)),
            ],
            by_town: BTreeMap::from([(Town(1), (true, "held".to_owned()))]),
            road: Road(1),
            nameless: Nameless(9),
            weight: 0.5,
            nothing: (),
        }
    }

    #[test]
    fn names_stand_where_the_state_has_numbers() {
        let written = write(&everything(), &Map).expect("it can be written");
        let expected = json!({
            "towns": ["Kem", "Shenkursk"],
            "troops": { "Onega": 7 },
            "errands": [
                "wait",
                { "go": "Onega" },
                { "carry": { "to": null, "how_much": -3 } },
                { "meet": ["Shenkursk", { "from": "Kem", "to": "Onega" }] },
            ],
            "by_town": { "Onega": [true, "held"] },
            "road": { "from": "Onega", "to": "Shenkursk" },
            "nameless": 9,
            "weight": 0.5,
            "nothing": null,
        });
        assert_eq!(written, expected);
        assert_eq!(text(&everything(), &Map).expect("it can be written"), expected.to_string());
        assert_eq!(read::<Everything>(&written, &Map).expect("it can be read"), everything());
    }

    #[test]
    fn what_has_no_name_is_not_written_and_what_is_nothings_name_is_not_read() {
        let error = write(&Town(3), &Map).expect_err("there are three towns");
        assert_eq!(error.to_string(), "there is no town 3");
        let error = read::<Vec<Town>>(&json!(["Kem", "Petrograd"]), &Map).expect_err("no such town");
        assert_eq!(error.to_string(), "there is no town \"Petrograd\"");
        let error = read::<Town>(&json!(1), &Map).expect_err("towns are named");
        assert_eq!(error.to_string(), "there is no town 1");
        let error = read::<Nameless>(&json!(256), &Map).expect_err("it holds a byte");
        assert_eq!(error.to_string(), "there is no nameless 256");
    }

    #[test]
    fn a_table_names_each_or_leaves_out_what_has_nothing_to_say() {
        type Garrisons = Each<Town, u8, 3>;
        let all = json!({ "Shenkursk": 3, "Kem": 1, "Onega": 2 });
        assert_eq!(read::<Garrisons>(&all, &Map).expect("it can be read"), Each::new([1, 2, 3]));
        let error = read::<Garrisons>(&json!({ "Kem": 1, "Shenkursk": 3 }), &Map).expect_err("one is missing");
        assert_eq!(error.to_string(), "Town(1) is missing");
        let error = read::<Each<Town, u8, 2>>(&all, &Map).expect_err("there is room for two");
        assert_eq!(error.to_string(), "there is no town 2");
        #[derive(Debug, PartialEq, Deserialize)]
        struct Sparse(#[serde(with = "crate::each::sparse")] Each<Town, u8, 2>);
        let found = read::<Sparse>(&json!({ "Onega": 2 }), &Map).expect("it can be read");
        assert_eq!(found, Sparse(Each::new([0, 2])));
        let error = read::<Sparse>(&json!({ "Onega": 2, "Shenkursk": 0 }), &Map).expect_err("there is room for two");
        assert_eq!(error.to_string(), "there is no town 2");
    }

    #[test]
    fn what_has_the_wrong_shape_is_refused() {
        for (wrong, reason) in [
            (json!("fly"), "unknown variant"),
            (json!({ "go": "Kem", "wait": null }), "expected a choice"),
            (json!({ "carry": { "to": null } }), "missing field"),
            (json!({ "carry": ["Kem"] }), "invalid"),
            (json!({ "meet": ["Kem"] }), "invalid length"),
            (json!({ "meet": ["Kem", { "from": "Kem", "to": "Onega" }, "Kem"] }), "invalid length"),
            (json!({ "wait": 1 }), "invalid type"),
            (json!(7), "expected a choice"),
        ] {
            let error = read::<Errand>(&wrong, &Map).expect_err("it is wrong").to_string();
            assert!(error.contains(reason), "{wrong}: {error}");
        }
    }
}
