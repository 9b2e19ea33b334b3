//! The parts of orders: how they are called outside.

use engine::orders::{Namer, Part};
use engine::{Draft, Index, Kind, Need, Unfinished, Value};

use super::{Chosen, Points};
use crate::data::Data;
use crate::ids::{CityIx, CounterIx, Counters, HqIx, OptionIx, Side, Spot};

impl Namer for Data {
    type Group = Counters;
}

/// Something that one word stands for.
trait Named: Copy {
    /// What it is, for whoever named nothing.
    const WHAT: &'static str;
    fn name(self, data: &Data) -> String;
    fn find(data: &Data, name: &str) -> Option<Self>;

    fn named(data: &Data, name: &str) -> Result<Self, Unfinished> {
        Self::find(data, name).ok_or_else(|| Unfinished::Unknown(Self::WHAT, name.to_owned()))
    }
}

/// Whatever the data list by id.
macro_rules! listed {
    ($($type:ty: $what:literal),+) => {
        $(impl Named for $type {
            const WHAT: &'static str = $what;

            fn name(self, data: &Data) -> String {
                data.ids.id(self).to_owned()
            }

            fn find(data: &Data, name: &str) -> Option<Self> {
                data.ids.named(name)
            }
        })+
    };
}

listed!(CounterIx: "counter", HqIx: "headquarters", CityIx: "city", OptionIx: "option");

impl Named for Spot {
    const WHAT: &'static str = "place";

    fn name(self, data: &Data) -> String {
        data.spot_name(self)
    }

    fn find(data: &Data, name: &str) -> Option<Spot> {
        data.spot_named(name)
    }
}

const SIDES: [&str; 2] = ["white", "bolshevik"];

impl Named for Side {
    const WHAT: &'static str = "side";

    fn name(self, _data: &Data) -> String {
        SIDES[self.index()].to_owned()
    }

    fn find(_data: &Data, name: &str) -> Option<Side> {
        SIDES.iter().position(|known| *known == name).map(Side::from_index)
    }
}

fn word<'a>(draft: &'a Draft, field: &'static str) -> Result<&'a str, Unfinished> {
    draft.one(field).ok_or(Unfinished::Missing(field))
}

fn all<T: Named>(data: &Data, names: &[String]) -> Result<Vec<T>, Unfinished> {
    names.iter().map(|name| T::named(data, name)).collect()
}

/// One of several.
macro_rules! one {
    ($($type:ty),+) => {
        $(impl Part<Data> for $type {
            const KIND: Kind = Kind::One;

            fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
                draft.with(field, Value::One(self.name(data)))
            }

            fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
                Self::named(data, word(draft, field)?)
            }
        })+
    };
}

one!(HqIx, CityIx, OptionIx, Spot, Side);

impl Part<Data> for CounterIx {
    const KIND: Kind = Kind::One;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::One(self.name(data)))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<CounterIx, Unfinished> {
        CounterIx::named(data, word(draft, field)?)
    }

    fn group(&self) -> Counters {
        Counters::one(*self)
    }
}

impl Part<Data> for Option<HqIx> {
    const KIND: Kind = Kind::One;
    const NEED: Need = Need::Optional;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        self.iter().fold(draft, |draft, hq| Part::draft(hq, data, draft, field))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Option<HqIx>, Unfinished> {
        draft.one(field).map(|name| HqIx::named(data, name)).transpose()
    }
}

impl Part<Data> for Counters {
    const KIND: Kind = Kind::Several;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Several(self.iter().map(|counter| counter.name(data)).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Counters, Unfinished> {
        Ok(Counters::of(all(data, draft.list(field).ok_or(Unfinished::Missing(field))?)?))
    }

    fn group(&self) -> Counters {
        *self
    }

    fn regroup(&mut self, group: Counters) -> bool {
        *self = group;
        true
    }
}

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

impl Part<Data> for Vec<Spot> {
    const KIND: Kind = Kind::Path;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Path(self.iter().map(|spot| spot.name(data)).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        all(data, draft.list(field).ok_or(Unfinished::Missing(field))?)
    }
}

/// Pairs of a draft, in the order of their counters.
fn pairs<T: Ord>(
    data: &Data,
    draft: &Draft,
    field: &'static str,
    second: impl Fn(&str) -> Result<T, Unfinished>,
) -> Result<Vec<(CounterIx, T)>, Unfinished> {
    let named = draft.pairs(field).ok_or(Unfinished::Missing(field))?;
    let pair = |(who, what): &(String, String)| Ok::<_, Unfinished>((CounterIx::named(data, who)?, second(what)?));
    let mut pairs = named.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
    pairs.sort();
    Ok(pairs)
}

impl Part<Data> for Vec<(CounterIx, Spot)> {
    const KIND: Kind = Kind::Placement;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let pair = |(counter, spot): &(CounterIx, Spot)| (counter.name(data), spot.name(data));
        draft.with(field, Value::Placement(self.iter().map(pair).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        pairs(data, draft, field, |name| Spot::named(data, name))
    }
}

impl Part<Data> for Vec<(CounterIx, u8)> {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let steps = self.iter().map(|(counter, steps)| (counter.name(data), steps.to_string()));
        draft.with(field, Value::Assignment(steps.collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        let steps = |text: &str| text.parse().map_err(|_| Unfinished::Unknown("number of steps", text.to_owned()));
        pairs(data, draft, field, steps)
    }
}
