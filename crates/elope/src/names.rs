//! Names for what the state holds by index: a position is open data that says `3112`, not `1561`.

use engine::Index;
use engine::naming::Names;
use hexmap::{HexIx, SideIx};
use serde_json::{Value, json};

use crate::counters::UnitIx;
use crate::data::Data;
use crate::encounters::{Meeting, Shelling};
use crate::sets::Reach;
use crate::state::{Place, Spot};

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

impl Data {
    /// The number of a hex.
    pub(crate) fn hex_name(&self, hex: HexIx) -> String {
        self.map().grid.number(hex).to_string()
    }

    /// The hex with a number, or of a place.
    pub(crate) fn hex_named(&self, text: &str) -> Option<HexIx> {
        self.map().grid.parse(text).or_else(|| self.map().place(text).map(|place| place.hex))
    }

    /// The name of a hexside: `3112/NE`.
    pub(crate) fn side_name(&self, side: SideIx) -> String {
        self.map().grid.side_name(side)
    }

    /// The name of a river hexside.
    pub(crate) fn reach_name(&self, reach: Reach) -> String {
        self.side_name(self.board.reach_info(reach).side)
    }

    /// The river hexside with a name, seen from either bank.
    pub(crate) fn reach_named(&self, text: &str) -> Option<Reach> {
        self.board.reach(self.map().grid.parse_side(text)?)
    }

    /// The id of a counter.
    pub(crate) fn unit_name(&self, unit: UnitIx) -> &str {
        &self.roster.get(unit).id
    }

    /// The name of a place: a hex number, a hexside, the id of the counter it is aboard, or a word.
    pub(crate) fn spot_name(&self, spot: Spot) -> String {
        match spot.place() {
            Place::Hex(hex) => self.hex_name(hex),
            Place::River(reach) => self.reach_name(reach),
            Place::Aboard(unit) => format!("aboard:{}", self.unit_name(unit)),
            place => {
                let word = ELSEWHERE.iter().find(|(_, known)| *known == place);
                word.map_or_else(String::new, |(word, _)| (*word).to_owned())
            }
        }
    }

    /// The place with a name.
    pub(crate) fn spot_named(&self, name: &str) -> Option<Spot> {
        if let Some((_, place)) = ELSEWHERE.iter().find(|(word, _)| *word == name) {
            return Some(Spot::of(*place));
        }
        if let Some(id) = name.strip_prefix("aboard:") {
            return self.roster.find(id).map(|unit| Spot::of(Place::Aboard(unit)));
        }
        let hex = || self.hex_named(name).map(|hex| Spot::of(Place::Hex(hex)));
        self.reach_named(name).map(|reach| Spot::of(Place::River(reach))).or_else(hex)
    }

    /// Whether there is such a place.
    fn has_spot(&self, spot: Spot) -> bool {
        match spot.place() {
            Place::Hex(hex) => hex.index() < self.map().grid.len(),
            Place::River(reach) => self.board.reaches.has(reach),
            Place::Aboard(unit) => unit.index() < self.roster.len(),
            _ => true,
        }
    }
}

/// How the parts of a state are written in records.
impl Names for Data {
    fn kinds(&self) -> &[&'static str] {
        &[UnitIx::KIND, HexIx::KIND, Reach::KIND, Spot::KIND, Meeting::KIND, Shelling::KIND]
    }

    fn name(&self, kind: &str, index: usize) -> Option<Value> {
        let id = |unit: UnitIx| self.unit_name(unit);
        match kind {
            UnitIx::KIND => (index < self.roster.len()).then(|| json!(id(UnitIx::from_index(index)))),
            HexIx::KIND => (index < self.map().grid.len()).then(|| json!(self.hex_name(HexIx::from_index(index)))),
            Reach::KIND => (index < self.board.reaches.len()).then(|| json!(self.reach_name(Reach::from_index(index)))),
            Spot::KIND => Some(Spot::from_index(index))
                .filter(|spot| self.has_spot(*spot))
                .map(|spot| json!(self.spot_name(spot))),
            Meeting::KIND => {
                let (mover, enemy) = Meeting::from_index(index).vessels(&self.roster)?;
                Some(json!({ "mover": id(mover), "enemy": id(enemy) }))
            }
            Shelling::KIND => {
                let (gun, vessel) = Shelling::from_index(index).gun_and_vessel(&self.roster)?;
                Some(json!({ "gun": id(gun), "vessel": id(vessel) }))
            }
            _ => None,
        }
    }

    fn find(&self, kind: &str, name: &Value) -> Option<usize> {
        let counter = |name: &Value| self.roster.find(name.as_str()?);
        let pair = |[first, second]: [&str; 2]| match name.as_object() {
            Some(table) if table.len() == 2 => Some((counter(table.get(first)?)?, counter(table.get(second)?)?)),
            _ => None,
        };
        match kind {
            UnitIx::KIND => counter(name).map(UnitIx::index),
            HexIx::KIND => self.map().grid.parse(name.as_str()?).map(HexIx::index),
            Reach::KIND => self.reach_named(name.as_str()?).map(Reach::index),
            Spot::KIND => self.spot_named(name.as_str()?).map(Index::index),
            Meeting::KIND => {
                let (mover, enemy) = pair(["mover", "enemy"])?;
                Meeting::of(&self.roster, mover, enemy).map(Meeting::index)
            }
            Shelling::KIND => {
                let (gun, vessel) = pair(["gun", "vessel"])?;
                Shelling::of(&self.roster, gun, vessel).map(Shelling::index)
            }
            _ => None,
        }
    }
}
