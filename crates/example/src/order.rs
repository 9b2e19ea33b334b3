//! The orders of the game, each declared once.

use engine::orders::{Namer, Part};
use engine::{Draft, Kind, Unfinished, Value, orders};

use crate::data::{Card, Data, Station, Unit};
use crate::state::Group;

orders! {
    /// An order.
    pub enum Order named by Data {
        /// Seal a bid (3.1).
        bid: Bid(card: Card),
        /// March a group along a path (4.1).
        march: March(who: Group, path: Vec<Station>),
        /// End the activation (4.7).
        done: Done,
        /// Withdraw the train (5.1).
        withdraw: Withdraw(path: Vec<Station>),
        /// Await the attack (6.1).
        stand: Stand,
        /// Each counter to a station (6.2).
        retreat: Retreat(to: Vec<(Unit, Station)>),
        /// Seal a card in support, or none (6.3).
        support: Support(card: Option<Card>),
        /// Each counter loses so many steps (6.6).
        lose: Lose(steps: Vec<(Unit, u8)>),
    }
}

impl Namer for Data {
    type Group = Group;
}

/// The word for a support without a card.
const NOTHING: &str = "nothing";

fn unknown(what: &'static str, id: &str) -> Unfinished {
    Unfinished::Unknown(what, id.to_owned())
}

fn station(data: &Data, id: &str) -> Result<Station, Unfinished> {
    data.station_named(id).ok_or_else(|| unknown("station", id))
}

fn unit(data: &Data, id: &str) -> Result<Unit, Unfinished> {
    data.unit_named(id).ok_or_else(|| unknown("counter", id))
}

/// Pairs of a draft, in the order of their counters.
fn pairs<T: Ord>(
    data: &Data,
    draft: &Draft,
    field: &'static str,
    second: impl Fn(&str) -> Result<T, Unfinished>,
) -> Result<Vec<(Unit, T)>, Unfinished> {
    let named = draft.pairs(field).ok_or(Unfinished::Missing(field))?;
    let pair = |(who, what): &(String, String)| Ok::<_, Unfinished>((unit(data, who)?, second(what)?));
    let mut pairs = named.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
    pairs.sort();
    Ok(pairs)
}

impl Part<Data> for Card {
    const KIND: Kind = Kind::One;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::One(data.cards[self.index()].id.clone()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Card, Unfinished> {
        let id = draft.one(field).ok_or(Unfinished::Missing(field))?;
        data.card_named(id).ok_or_else(|| unknown("card", id))
    }
}

impl Part<Data> for Option<Card> {
    const KIND: Kind = Kind::One;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        match self {
            Some(card) => Part::draft(card, data, draft, field),
            None => draft.with(field, Value::One(NOTHING.to_owned())),
        }
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Option<Card>, Unfinished> {
        if draft.one(field) == Some(NOTHING) { Ok(None) } else { Card::read(data, draft, field).map(Some) }
    }
}

impl Part<Data> for Group {
    const KIND: Kind = Kind::Several;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Several(self.iter().map(|unit| data.unit(unit).id.clone()).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Group, Unfinished> {
        let names = draft.list(field).ok_or(Unfinished::Missing(field))?;
        Ok(Group::of(names.iter().map(|id| unit(data, id)).collect::<Result<Vec<_>, _>>()?))
    }

    fn group(&self) -> Group {
        *self
    }

    fn regroup(&mut self, group: Group) -> bool {
        *self = group;
        true
    }
}

impl Part<Data> for Vec<Station> {
    const KIND: Kind = Kind::Path;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Path(self.iter().map(|station| data.stations[station.index()].id.clone()).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        let names = draft.list(field).ok_or(Unfinished::Missing(field))?;
        names.iter().map(|id| station(data, id)).collect()
    }
}

impl Part<Data> for Vec<(Unit, Station)> {
    const KIND: Kind = Kind::Placement;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let id = |(unit, station): &(Unit, Station)| {
            (data.unit(*unit).id.clone(), data.stations[station.index()].id.clone())
        };
        draft.with(field, Value::Placement(self.iter().map(id).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        pairs(data, draft, field, |id| station(data, id))
    }
}

impl Part<Data> for Vec<(Unit, u8)> {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let steps = self.iter().map(|(unit, steps)| (data.unit(*unit).id.clone(), steps.to_string()));
        draft.with(field, Value::Assignment(steps.collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Self, Unfinished> {
        pairs(data, draft, field, |text| text.parse().map_err(|_| unknown("number of steps", text)))
    }
}
