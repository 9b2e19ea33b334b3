//! The orders of the game, and their outside: drafts by name.

use engine::{Draft, Kind, Unfinished, Value, Verb, required};

use crate::data::{Card, Data, Station, Unit};
use crate::state::Group;

/// An order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Seal a bid (3.1).
    Bid(Card),
    /// March a group along a path (4.1).
    March(Group, Vec<Station>),
    /// End the activation (4.7).
    Done,
    /// Withdraw the train (5.1).
    Withdraw(Vec<Station>),
    /// Await the attack (6.1).
    Stand,
    /// Each counter to a station (6.2).
    Retreat(Vec<(Unit, Station)>),
    /// Seal a card in support, or none (6.3).
    Support(Option<Card>),
    /// Each counter loses so many steps (6.6).
    Lose(Vec<(Unit, u8)>),
}

pub(crate) const VERBS: &[Verb] = &[
    Verb { id: "bid", fields: &[required("card", Kind::One)] },
    Verb { id: "march", fields: &[required("who", Kind::Several), required("path", Kind::Path)] },
    Verb { id: "done", fields: &[] },
    Verb { id: "withdraw", fields: &[required("path", Kind::Path)] },
    Verb { id: "stand", fields: &[] },
    Verb { id: "retreat", fields: &[required("to", Kind::Placement)] },
    Verb { id: "support", fields: &[required("card", Kind::One)] },
    Verb { id: "lose", fields: &[required("steps", Kind::Assignment)] },
];

/// Where the order's verb stands in [`VERBS`].
pub(crate) fn kind(order: &Order) -> usize {
    match order {
        Order::Bid(_) => 0,
        Order::March(..) => 1,
        Order::Done => 2,
        Order::Withdraw(_) => 3,
        Order::Stand => 4,
        Order::Retreat(_) => 5,
        Order::Support(_) => 6,
        Order::Lose(_) => 7,
    }
}

/// The word for a support without a card.
const NOTHING: &str = "nothing";

/// The order as the outside sees it.
pub(crate) fn draft(data: &Data, order: &Order) -> Draft {
    let station = |station: &Station| data.stations[usize::from(station.0)].id.clone();
    let unit = |unit: &Unit| data.unit(*unit).id.clone();
    let card = |card: &Card| data.cards[usize::from(card.0)].id.clone();
    let path = |path: &[Station]| Value::Path(path.iter().map(station).collect());
    match order {
        Order::Bid(one) => Draft::new("bid").with("card", Value::One(card(one))),
        Order::March(who, way) => {
            let who = Value::Several(who.iter().map(|one| unit(&one)).collect());
            Draft::new("march").with("who", who).with("path", path(way))
        }
        Order::Done => Draft::new("done"),
        Order::Withdraw(way) => Draft::new("withdraw").with("path", path(way)),
        Order::Stand => Draft::new("stand"),
        Order::Retreat(to) => {
            let to = to.iter().map(|(who, place)| (unit(who), station(place))).collect();
            Draft::new("retreat").with("to", Value::Placement(to))
        }
        Order::Support(one) => {
            let name = one.as_ref().map_or(NOTHING.to_owned(), card);
            Draft::new("support").with("card", Value::One(name))
        }
        Order::Lose(steps) => {
            let steps = steps.iter().map(|(who, count)| (unit(who), count.to_string())).collect();
            Draft::new("lose").with("steps", Value::Assignment(steps))
        }
    }
}

/// The order that a draft means: names become indices, missing fields are named.
pub(crate) fn complete(data: &Data, draft: &Draft) -> Result<Order, Unfinished> {
    let unknown = |what: &'static str, id: &str| Unfinished::Unknown(what, id.to_owned());
    let station = |id: &String| data.station_named(id).ok_or_else(|| unknown("station", id));
    let unit = |id: &String| data.unit_named(id).ok_or_else(|| unknown("counter", id));
    let card = |field: &'static str| match draft.one(field) {
        Some(id) => data.card_named(id).ok_or_else(|| unknown("card", id)),
        None => Err(Unfinished::Missing(field)),
    };
    let path = |field: &'static str| match draft.list(field) {
        Some(list) => Ok(list.iter().map(station).collect::<Result<Vec<_>, _>>()?),
        None => Err(Unfinished::Missing(field)),
    };
    Ok(match draft.verb.as_str() {
        "bid" => Order::Bid(card("card")?),
        "march" => {
            let who = draft.list("who").ok_or(Unfinished::Missing("who"))?;
            let who = who.iter().map(unit).collect::<Result<Vec<_>, _>>()?;
            Order::March(Group::of(who), path("path")?)
        }
        "done" => Order::Done,
        "withdraw" => Order::Withdraw(path("path")?),
        "stand" => Order::Stand,
        "retreat" => {
            let pairs = draft.pairs("to").ok_or(Unfinished::Missing("to"))?;
            let pair = |(who, place): &(String, String)| Ok::<_, Unfinished>((unit(who)?, station(place)?));
            let mut pairs = pairs.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
            pairs.sort();
            Order::Retreat(pairs)
        }
        "support" if draft.one("card") == Some(NOTHING) => Order::Support(None),
        "support" => Order::Support(Some(card("card")?)),
        "lose" => {
            let pairs = draft.pairs("steps").ok_or(Unfinished::Missing("steps"))?;
            let count = |text: &String| text.parse().map_err(|_| unknown("number of steps", text));
            let pair = |(who, steps): &(String, String)| Ok::<_, Unfinished>((unit(who)?, count(steps)?));
            let mut pairs = pairs.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
            pairs.sort();
            Order::Lose(pairs)
        }
        verb => return Err(unknown("order", verb)),
    })
}
