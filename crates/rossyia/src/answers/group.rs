//! What exactly these counters can do together: what is listed for some of them, done by all; and every kind of move.

use engine::{Game, Seat};

use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, Spot};
use crate::movement::{self, Manner};
use crate::order::Order;
use crate::reach::with_reach;
use crate::state::State;
use crate::{air, orders, rail, rivers, rules};

/// The legal orders of a group, moves by land last: the cheapest way to each place, by march where it is farther than a normal
/// move leads.
pub(crate) fn orders_of(game: &Rossyia, state: &State, seat: Seat, who: &[&str], out: &mut Vec<Order>) {
    let data = game.data();
    let named: Option<Vec<CounterIx>> = who.iter().map(|id| data.ids.named(id)).collect();
    let Some(group) = named.map(Counters::of).filter(|group| !group.is_empty()) else { return };
    let legal = |order: &Order| rules::check(data, state, seat, order).is_ok();
    let mut listed = Vec::new();
    orders::candidates(data, state, seat, &mut listed);
    for order in listed {
        let Some(order) = done_by(&order, group) else {
            let own = match &order {
                Order::March(..) => false,
                // Whoever is asked to join is not the one who is named.
                Order::Activate(hq, _) => group == Counters::one(data.counter_of(*hq)),
                other => game.draft(other).is_of(who),
            };
            if own && !out.contains(&order) && legal(&order) {
                out.push(order);
            }
            continue;
        };
        if !out.contains(&order) && legal(&order) {
            out.push(order);
        }
    }
    out.extend(rail::journeys(data, state, group).into_iter().filter(legal));
    for order in afar(data, state, group).filter(legal) {
        if !out.contains(&order) {
            out.push(order);
        }
    }
    out.extend(marches(data, state, seat, group).into_iter().map(|(order, _)| order));
}

/// Where a single unit can go, or fly to, of which only what is of use is listed: banks of its rivers (VI.G.4), bases and
/// missions (VIII.B.2, VIII.B.3).
fn afar(data: &Data, state: &State, group: Counters) -> impl Iterator<Item = Order> {
    let alone = group.first().filter(|_| group.len() == 1 && group.is_within(&movement::movers(data, state)));
    alone.into_iter().flat_map(|unit| rivers::journeys(data, state, unit).chain(air::flights(data, state, unit)))
}

/// The same order, done by a group that whoever it is listed for belongs to.
fn done_by(order: &Order, group: Counters) -> Option<Order> {
    let of = |some: &Counters| some.is_within(&group);
    Some(match order {
        Order::Command(some) if of(some) => Order::Command(group),
        Order::Reserve(some) if of(some) => Order::Reserve(group),
        Order::Target(some) if of(some) => Order::Target(group),
        Order::Disband(some) if of(some) => Order::Disband(group),
        Order::Place(some, at) if of(some) => Order::Place(group, *at),
        Order::Ship(some, to) if of(some) => Order::Ship(group, *to),
        Order::Sail(some, to) if of(some) => Order::Sail(group, *to),
        Order::Fly(some, to) if of(some) => Order::Fly(group, *to),
        Order::Retreat(some, path) if of(some) => Order::Retreat(group, path.clone()),
        Order::Advance(some, path) if of(some) => Order::Advance(group, path.clone()),
        _ => return None,
    })
}

/// The legal moves of a group by land, each with the points that it has left then (VI.D, VI.E).
pub(crate) fn marches(data: &Data, state: &State, seat: Seat, who: Counters) -> Vec<(Order, i64)> {
    let legal = |(order, _): &(Order, i64)| rules::check(data, state, seat, order).is_ok();
    let led = |(path, left): (Vec<Spot>, i64), make: fn(Counters, Vec<Spot>) -> Order| (make(who, path), left);
    let normal = ways(data, state, who, Manner::Normal).into_iter().map(|way| led(way, Order::March));
    let mut found: Vec<(Order, i64)> = normal.filter(legal).collect();
    let Some(first) = who.first() else { return found };
    let farther = ways(data, state, who, Manner::March);
    if farther.is_empty() {
        return found;
    }
    let ends = movement::march_ends(data, state, state.faction(data, first));
    let known: Vec<Spot> = found.iter().filter_map(|(order, _)| end(order)).collect();
    let is_new = |(path, _): &(Vec<Spot>, i64)| {
        path.last().is_some_and(|last| !known.contains(last) && ends.binary_search(last).is_ok())
    };
    found.extend(farther.into_iter().filter(is_new).map(|way| led(way, Order::Force)).filter(legal));
    found
}

/// Where a move ends.
pub(crate) fn end(order: &Order) -> Option<Spot> {
    match order {
        Order::March(_, path) | Order::Force(_, path) => path.last().copied(),
        _ => None,
    }
}

/// The cheapest ways of a group to wherever it gets, each with the points left there.
pub(crate) fn ways(data: &Data, state: &State, who: Counters, manner: Manner) -> Vec<(Vec<Spot>, i64)> {
    let points = i64::from(movement::left(data, state, who, manner));
    let ways = with_reach(data, state, who, manner, |reach| {
        let way = |spot: &Spot| {
            let mut path = Vec::new();
            reach.path_into(*spot, &mut path);
            (path, points - i64::from(reach.cost(*spot).unwrap_or(0)))
        };
        reach.reached().iter().map(way).filter(|(path, _)| !path.is_empty()).collect()
    });
    ways.unwrap_or_default()
}
