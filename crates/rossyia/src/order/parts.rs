//! The parts of orders: how they are called outside.

use engine::orders::{self, Namer, Part, Word};
use engine::{Draft, Kind, Unfinished, Value};

use super::{Chosen, Points};
use crate::data::Data;
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, HqIx, OptionIx, Side, Spot};
use crate::named::side_id;

impl Namer for Data {
    type Group = Counters;
}

engine::listed!(Data.ids: FactionIx, "faction"; HqIx, "headquarters"; CityIx, "city"; OptionIx, "option");

impl Word<Data> for CounterIx {
    const WHAT: &'static str = "counter";

    fn name(self, data: &Data) -> String {
        data.ids.id(self).to_owned()
    }

    fn find(data: &Data, name: &str) -> Option<CounterIx> {
        data.ids.named(name)
    }

    fn group(self) -> Counters {
        Counters::one(self)
    }
}

impl Word<Data> for Spot {
    const WHAT: &'static str = "place";

    fn name(self, data: &Data) -> String {
        data.spot_name(self)
    }

    fn find(data: &Data, name: &str) -> Option<Spot> {
        data.spot_named(name)
    }
}

impl Word<Data> for Side {
    const WHAT: &'static str = "side";

    fn name(self, _data: &Data) -> String {
        side_id(self).to_owned()
    }

    fn find(_data: &Data, name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side_id(*side) == name)
    }
}

engine::words!(Data: CounterIx, FactionIx, HqIx, CityIx, OptionIx, Spot, Side);

/// The word for nobody.
const NOBODY: &str = "nobody";

impl Part<Data> for Chosen {
    const KIND: Kind = Kind::Several;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        match self.0.is_empty() {
            true => draft.with(field, Value::Several(vec![NOBODY.to_owned()])),
            false => Part::draft(&self.0, data, draft, field),
        }
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Chosen, Unfinished> {
        match draft.list(field) {
            Some([only]) if only == NOBODY => Ok(Chosen::default()),
            _ => Part::read(data, draft, field).map(Chosen),
        }
    }

    fn group(&self) -> Counters {
        self.0
    }

    fn regroup(&mut self, group: Counters) -> bool {
        self.0 = group;
        true
    }
}

impl Part<Data> for Points {
    const KIND: Kind = Kind::Amount;

    fn draft(&self, _data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Amount(i64::from(self.0)))
    }

    fn read(_data: &Data, draft: &Draft, field: &'static str) -> Result<Points, Unfinished> {
        let amount = draft.amount(field).ok_or(Unfinished::Missing(field))?;
        u8::try_from(amount).map(Points).map_err(|_| Unfinished::Unknown("number of points", amount.to_string()))
    }
}

impl Part<Data> for Vec<(CounterIx, Spot)> {
    const KIND: Kind = Kind::Placement;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let pair = |(counter, spot): &(CounterIx, Spot)| (counter.name(data), spot.name(data));
        draft.with(field, Value::Placement(self.iter().map(pair).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        orders::pairs(data, draft, field, |name| Spot::named(data, name))
    }
}

impl Part<Data> for Vec<(CounterIx, u8)> {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let steps = self.iter().map(|(counter, steps)| (counter.name(data), steps.to_string()));
        draft.with(field, Value::Assignment(steps.collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        orders::pairs(data, draft, field, orders::steps)
    }
}
