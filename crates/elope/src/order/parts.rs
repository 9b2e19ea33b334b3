//! The parts of orders: how they are called outside.

use engine::orders::{self, Namer, Part, Word};
use engine::{Draft, Kind, Need, Unfinished, Value};
use hexmap::HexIx;

use super::{Base, Declined, Entrance, Face, Load, Supplies, Work};
use crate::counters::UnitIx;
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::Target;

impl Namer for Data {
    type Group = Units;
}

impl Word<Data> for UnitIx {
    const WHAT: &'static str = "counter";

    fn name(self, data: &Data) -> String {
        data.unit_name(self).to_owned()
    }

    fn find(data: &Data, name: &str) -> Option<UnitIx> {
        data.roster.find(name)
    }

    fn group(self) -> Units {
        Units::one(self)
    }
}

impl Word<Data> for HexIx {
    const WHAT: &'static str = "hex";

    fn name(self, data: &Data) -> String {
        data.hex_name(self)
    }

    fn find(data: &Data, name: &str) -> Option<HexIx> {
        data.hex_named(name)
    }
}

impl Word<Data> for Reach {
    const WHAT: &'static str = "river hexside";

    fn name(self, data: &Data) -> String {
        data.reach_name(self)
    }

    fn find(data: &Data, name: &str) -> Option<Reach> {
        data.reach_named(name)
    }
}

impl Word<Data> for Entrance {
    const WHAT: &'static str = "hex";

    fn name(self, data: &Data) -> String {
        self.0.map_or_else(|| VOLOGDA.to_owned(), |hex| data.hex_name(hex))
    }

    fn find(data: &Data, name: &str) -> Option<Entrance> {
        match name {
            VOLOGDA => Some(Entrance(None)),
            name => data.hex_named(name).map(|hex| Entrance(Some(hex))),
        }
    }
}

/// The word for the Vologda box (21.0).
const VOLOGDA: &str = "vologda_box";

const FACES: [(&str, Face); 2] = [("mobile", Face::Mobile), ("static", Face::Static)];

impl Word<Data> for Face {
    const WHAT: &'static str = "face";

    fn name(self, _data: &Data) -> String {
        FACES.iter().find(|(_, face)| *face == self).map_or_else(String::new, |(word, _)| (*word).to_owned())
    }

    fn find(_data: &Data, name: &str) -> Option<Face> {
        FACES.iter().find(|(word, _)| *word == name).map(|(_, face)| *face)
    }
}

/// Works that have their hex from whoever is at work.
const WORKS: [(&str, Work); 3] = [("hasty_defence", Work::HastyDefence), ("fort", Work::Fort), ("track", Work::Track)];

impl Word<Data> for Work {
    const WHAT: &'static str = "work";

    fn name(self, data: &Data) -> String {
        match self {
            Work::Bridge(reach) => format!("bridge-{}", data.reach_name(reach)),
            other => {
                WORKS.iter().find(|(_, work)| *work == other).map_or_else(String::new, |(word, _)| (*word).to_owned())
            }
        }
    }

    fn find(data: &Data, name: &str) -> Option<Work> {
        match name.strip_prefix("bridge-") {
            Some(side) => data.reach_named(side).map(Work::Bridge),
            None => WORKS.iter().find(|(word, _)| *word == name).map(|(_, work)| *work),
        }
    }
}

impl Word<Data> for Base {
    const WHAT: &'static str = "base";

    fn name(self, data: &Data) -> String {
        match self {
            Base::Hex(hex) => data.hex_name(hex),
            Base::Ship(ship) => ship.name(data),
        }
    }

    fn find(data: &Data, name: &str) -> Option<Base> {
        let hex = data.hex_named(name).map(Base::Hex);
        hex.or_else(|| data.roster.find(name).map(Base::Ship))
    }
}

impl Word<Data> for Target {
    const WHAT: &'static str = "target";

    fn name(self, data: &Data) -> String {
        match self {
            Target::Counter(unit) => unit.name(data),
            Target::Bridge(reach) => format!("bridge-{}", data.reach_name(reach)),
            Target::Fort(hex) => format!("fort-{}", data.hex_name(hex)),
            Target::HastyDefence(hex) => format!("hasty_defence-{}", data.hex_name(hex)),
            Target::Track(hex) => format!("track-{}", data.hex_name(hex)),
            Target::Troops(hex) => format!("troops-{}", data.hex_name(hex)),
        }
    }

    fn find(data: &Data, name: &str) -> Option<Target> {
        match name.split_once('-') {
            None => data.roster.find(name).map(Target::Counter),
            Some(("bridge", side)) => data.reach_named(side).map(Target::Bridge),
            Some((what, place)) => {
                let hex = data.hex_named(place)?;
                match what {
                    "fort" => Some(Target::Fort(hex)),
                    "hasty_defence" => Some(Target::HastyDefence(hex)),
                    "track" => Some(Target::Track(hex)),
                    "troops" => Some(Target::Troops(hex)),
                    _ => None,
                }
            }
        }
    }
}

engine::words!(Data: UnitIx, HexIx, Reach, Entrance, Face, Work, Base, Target);

impl Part<Data> for Declined {
    const KIND: Kind = Kind::Several;
    const NEED: Need = Need::Optional;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        if self.0.is_empty() { draft } else { Part::draft(&self.0, data, draft, field) }
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Declined, Unfinished> {
        Ok(Declined(Units::of(orders::all(data, draft.list(field).unwrap_or(&[]))?)))
    }
}

/// Steps lost by each.
impl Part<Data> for Vec<(UnitIx, u8)> {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let steps = self.iter().map(|(unit, steps)| (unit.name(data), steps.to_string()));
        draft.with(field, Value::Assignment(steps.collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        orders::pairs(data, draft, field, orders::steps)
    }
}

const GAS: &str = "gas";

/// Bombs go without saying.
impl Part<Data> for Load {
    const KIND: Kind = Kind::One;
    const NEED: Need = Need::Optional;

    fn draft(&self, _data: &Data, draft: Draft, field: &'static str) -> Draft {
        match self {
            Load::Bombs => draft,
            Load::Gas => draft.with(field, Value::One(GAS.to_owned())),
        }
    }

    fn read(_data: &Data, draft: &Draft, field: &'static str) -> Result<Load, Unfinished> {
        match draft.one(field) {
            None => Ok(Load::Bombs),
            Some(GAS) => Ok(Load::Gas),
            Some(word) => Err(Unfinished::Unknown("load", word.to_owned())),
        }
    }
}

const NOTHING: &str = "nothing";
const POINT: &str = "point";

impl Part<Data> for Supplies {
    const KIND: Kind = Kind::Several;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let depots = self.depots.iter().map(|depot| depot.name(data));
        let mut from: Vec<String> = depots.chain(self.point.then(|| POINT.to_owned())).collect();
        if from.is_empty() {
            from.push(NOTHING.to_owned());
        }
        draft.with(field, Value::Several(from))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Supplies, Unfinished> {
        let mut supplies = Supplies::default();
        for word in orders::list(draft, field)? {
            match word.as_str() {
                NOTHING => {}
                POINT => supplies.point = true,
                depot => supplies.depots.insert(UnitIx::named(data, depot)?),
            }
        }
        Ok(supplies)
    }
}
