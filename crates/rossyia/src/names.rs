//! Names for what the state holds by index: a position is open data that says `3112` and `stalin`.

use engine::Index;
use engine::naming::Names;
use serde_json::{Value, json};

use crate::data::Data;
use crate::ids::{BoxIx, RailIx, Spot, TurnIx};
use crate::place::{self, Place, Standing, WORDS};

impl Data {
    /// How many hexes and boxes there are.
    pub(crate) fn spots(&self) -> usize {
        self.map.grid.len() + self.ids.count::<BoxIx>()
    }

    /// The number of a hex, or the id of a box.
    pub(crate) fn spot_name(&self, spot: Spot) -> String {
        self.ids.name(Spot::KIND, spot.index()).and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// The spot with a name: a hex number, a city or junction, a box.
    pub(crate) fn spot_named(&self, name: &str) -> Option<Spot> {
        self.ids.find(Spot::KIND, &Value::from(name)).map(Spot::from_index)
    }

    /// The thing of a kind that is written so.
    pub(crate) fn named_as<I: Index>(&self, name: &str) -> Option<I> {
        Names::find(self, I::KIND, &Value::from(name)).map(I::from_index)
    }

    /// Where a counter is, in words.
    pub(crate) fn place_name(&self, at: Place) -> String {
        match at.standing() {
            Standing::At(spot) => self.spot_name(spot),
            Standing::Due(spot) => format!("due:{}", self.spot_name(spot)),
            Standing::Delayed(spot) => format!("delayed:{}", self.spot_name(spot)),
            other => WORDS.iter().find(|(_, known)| *known == other).map_or_else(String::new, |(w, _)| (*w).to_owned()),
        }
    }

    /// The place with such a name.
    pub(crate) fn place_named(&self, name: &str) -> Option<Place> {
        if let Some((_, known)) = WORDS.iter().find(|(word, _)| *word == name) {
            return Some(Place::of(*known));
        }
        let standing = match name.split_once(':') {
            Some(("due", spot)) => Standing::Due(self.spot_named(spot)?),
            Some(("delayed", spot)) => Standing::Delayed(self.spot_named(spot)?),
            Some(_) => return None,
            None => Standing::At(self.spot_named(name)?),
        };
        Some(Place::of(standing))
    }
}

/// What the state holds by number, beside what the data files name.
const KINDS: [&str; 20] = [
    "faction", "hq", "counter", "city", "junction", "box", "zone", "line", "river", "sea", "turn", "event", "option",
    "entry", "program", "place", "hex", "hexside", "rail", "standing",
];

/// What a turn after the last is called.
const LATER: &str = "later";

impl Names for Data {
    fn kinds(&self) -> &[&'static str] {
        &KINDS
    }

    fn name(&self, kind: &str, index: usize) -> Option<Value> {
        match kind {
            RailIx::KIND => self.board.rail_hexes.get(index).map(|hex| json!(self.map.grid.number(*hex).to_string())),
            Place::KIND => {
                let at = Place::from_index(index);
                place::is_sound(at, self.spots()).then(|| json!(self.place_name(at)))
            }
            TurnIx::KIND if index == self.calendar.later().index() => Some(json!(LATER)),
            kind => self.ids.name(kind, index),
        }
    }

    fn find(&self, kind: &str, name: &Value) -> Option<usize> {
        match kind {
            RailIx::KIND => {
                let hex = self.map.grid.parse(name.as_str()?)?;
                self.board.rail_at[hex.index()].map(Index::index)
            }
            Place::KIND => self.place_named(name.as_str()?).map(Index::index),
            TurnIx::KIND if name == LATER => Some(self.calendar.later().index()),
            kind => self.ids.find(kind, name),
        }
    }
}
