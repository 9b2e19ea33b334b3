//! Names for what the state holds by index: a position is open data that says `3112`, not `1561`.

use hexmap::{HexIx, SideIx};
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use crate::bits::{HexBits, Reach, Reaches, UNITS, Units};
use crate::counters::UnitIx;
use crate::data::data;
use crate::state::{PerUnit, Place, Spot};

/// The number of a hex.
pub(crate) fn hex_name(hex: HexIx) -> String {
    data().board.map.grid.number(hex).to_string()
}

/// The hex with a number, or of a place.
pub(crate) fn hex_named(text: &str) -> Option<HexIx> {
    let map = data().board.map;
    map.grid.parse(text).or_else(|| map.place(text).map(|place| place.hex))
}

/// The name of a hexside: `3112/NE`.
pub(crate) fn side_name(side: SideIx) -> String {
    data().board.map.grid.side_name(side)
}

/// The name of a river hexside.
pub(crate) fn reach_name(reach: Reach) -> String {
    side_name(data().board.reach_info(reach).side)
}

/// The river hexside with a name, seen from either bank.
pub(crate) fn reach_named(text: &str) -> Option<Reach> {
    data().board.reach(data().board.map.grid.parse_side(text)?)
}

/// The id of a counter.
pub(crate) fn unit_name(unit: UnitIx) -> &'static str {
    &data().roster.get(unit).id
}

fn unit_named<E: serde::de::Error>(id: &str) -> Result<UnitIx, E> {
    data().roster.find(id).ok_or_else(|| E::custom(format!("there is no counter {id:?}")))
}

impl Serialize for UnitIx {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(unit_name(*self))
    }
}

impl<'de> Deserialize<'de> for UnitIx {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        unit_named(&String::deserialize(deserializer)?)
    }
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Units::of(Vec::<UnitIx>::deserialize(deserializer)?))
    }
}

impl Serialize for HexBits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(hex_name))
    }
}

impl<'de> Deserialize<'de> for HexBits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let hexes = names.iter().map(|name| hex::find::<D::Error>(name)).collect::<Result<Vec<_>, _>>()?;
        Ok(HexBits::of(hexes))
    }
}

impl Serialize for Reach {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&reach_name(*self))
    }
}

impl<'de> Deserialize<'de> for Reach {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        reach_named(&name).ok_or_else(|| D::Error::custom(format!("{name:?} is no river hexside")))
    }
}

impl Serialize for Reaches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Reaches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Reaches::NONE;
        Vec::<Reach>::deserialize(deserializer)?.into_iter().for_each(|reach| set.insert(reach));
        Ok(set)
    }
}

/// Hexes by number, for `#[serde(with)]`.
pub(crate) mod hex {
    use super::*;

    pub(super) fn find<E: serde::de::Error>(name: &str) -> Result<HexIx, E> {
        data().board.map.grid.parse(name).ok_or_else(|| E::custom(format!("{name:?} is no hex")))
    }

    pub(crate) fn serialize<S: Serializer>(hex: &HexIx, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex_name(*hex))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<HexIx, D::Error> {
        find(&String::deserialize(deserializer)?)
    }
}

/// A hex or none, by number.
pub(crate) mod hex_or_none {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(hex: &Option<HexIx>, serializer: S) -> Result<S::Ok, S::Error> {
        hex.map(hex_name).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<HexIx>, D::Error> {
        let name = Option::<String>::deserialize(deserializer)?;
        name.map(|name| hex::find(&name)).transpose()
    }
}

/// Where counters are that stand nowhere on the map.
const ELSEWHERE: [(&str, Place); 8] = [
    ("to_come", Place::ToCome),
    ("due", Place::Due),
    ("vologda_box", Place::VologdaBox),
    ("laid_up", Place::LaidUp),
    ("withdrawn", Place::Withdrawn),
    ("lost", Place::Lost),
    ("adrift", Place::Adrift),
    ("never", Place::Never),
];

/// The name of a place: a hex number, a hexside, the id of the counter it is aboard, or a word.
pub(crate) fn spot_name(spot: Spot) -> String {
    match spot.place() {
        Place::Hex(hex) => hex_name(hex),
        Place::River(reach) => reach_name(reach),
        Place::Aboard(unit) => format!("aboard:{}", unit_name(unit)),
        place => {
            let word = ELSEWHERE.iter().find(|(_, known)| *known == place);
            word.map_or_else(String::new, |(word, _)| (*word).to_owned())
        }
    }
}

/// The place with a name.
pub(crate) fn spot_named(name: &str) -> Option<Spot> {
    if let Some((_, place)) = ELSEWHERE.iter().find(|(word, _)| *word == name) {
        return Some(Spot::of(*place));
    }
    if let Some(id) = name.strip_prefix("aboard:") {
        return data().roster.find(id).map(|unit| Spot::of(Place::Aboard(unit)));
    }
    let hex = || hex_named(name).map(|hex| Spot::of(Place::Hex(hex)));
    reach_named(name).map(|reach| Spot::of(Place::River(reach))).or_else(hex)
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&spot_name(*self))
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        spot_named(&name).ok_or_else(|| D::Error::custom(format!("{name:?} is no place")))
    }
}

/// Counters that have nothing to say are left out.
impl<T: Serialize + Default + PartialEq> Serialize for PerUnit<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let silent = T::default();
        for unit in data().roster.all().filter(|unit| self[*unit] != silent) {
            map.serialize_entry(unit_name(unit), &self[unit])?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy> Deserialize<'de> for PerUnit<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = PerUnit([T::default(); UNITS]);
        for (id, value) in BTreeMap::<String, T>::deserialize(deserializer)? {
            all[unit_named::<D::Error>(&id)?] = value;
        }
        Ok(all)
    }
}
