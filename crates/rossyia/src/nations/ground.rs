//! What the nations ask, and the orders that they add: gifts of Armt, the redoubt, treaties, partisans, flight.

use engine::{Message, Seat};

use super::{closing, czechs, greens, ukraine};
use crate::combat::strength::Clash;
use crate::data::Data;
use crate::ids::{HqIx, Side};
use crate::order::Order;
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{args, seats};

/// Whom a frame of the nations waits for, and what it asks.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Seat, Message)> {
    let speaker = |side: Side| seats::speaker(data, state, side);
    let commander = |faction| seats::commander(data, state, faction);
    Some(match state.top() {
        Frame::Redoubt => {
            let seat = commander(data.nations.ukraine.faction).unwrap_or_else(|| speaker(Side::White));
            (seat, Message::by("N.ukraine.10", "rossyia-ask-redoubt"))
        }
        Frame::Treaty { event } => {
            let country = closing::country(data, event)?;
            let war = state.at_war.contains(country);
            let (clause, id) = match war {
                true => ("N.finland.8", "rossyia-ask-sue"),
                false => ("N.romania.9", "rossyia-ask-declare"),
            };
            (speaker(Side::Bolshevik), Message::by(clause, id).with("faction", args::faction(country)))
        }
        Frame::Partisans { at } => {
            (speaker(Side::White), Message::by("N.ukraine.5", "rossyia-ask-strike").with("place", args::spot(at)))
        }
        Frame::Flight { at } => {
            let seat = commander(data.nations.greens.faction).unwrap_or_else(|| speaker(Side::White));
            (seat, Message::by("N.greens.20", "rossyia-ask-flight").with("place", args::spot(at)))
        }
        _ => return None,
    })
}

/// Orders that the nations add where they may be given.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    let at_hex = |hex| Order::Redoubt(data.ids.at_hex(hex));
    match state.top() {
        Frame::Redoubt => out.extend(ukraine::sites(data, state).into_iter().map(at_hex)),
        Frame::Treaty { event } => {
            out.push(Order::Pass);
            let country = closing::country(data, event);
            out.extend(country.into_iter().flat_map(|country| [Order::Sue(country), Order::Declare(country)]));
        }
        Frame::Partisans { at } => {
            out.extend(ukraine::victims(data, state, Side::White, at).iter().map(Order::Strike));
        }
        Frame::Flight { at } => {
            out.push(Order::Stand);
            let who = greens::fugitives(data, state, at);
            out.extend(greens::refuges(data, state, at).into_iter().map(|to| Order::Retreat(who, vec![to])));
        }
        Frame::Army { segment: Segment::Spend } if czechs::gives(data, state) => {
            let given = |hq: &HqIx| czechs::check_give(data, state, *hq).is_ok();
            out.extend(data.all_hqs().filter(given).map(Order::Give));
        }
        Frame::Army { segment: Segment::Move } => {
            out.extend(ukraine::new_sites(data, state).into_iter().map(at_hex));
        }
        _ => {}
    }
}

/// What has to be asked, once, before a combat is rolled for: whether Greens flee, whom partisans strike (N.greens.20,
/// N.ukraine.5).
pub(crate) fn prelude(data: &Data, state: &mut State, number: usize, clash: &Clash) -> Option<Frame> {
    let (attacker, at) = (clash.attackers.first().and_then(|unit| state.side(data, unit))?, clash.target);
    let asked = 1u32 << (number % 32);
    if state.nations.preludes & asked != 0 {
        return None;
    }
    let green = state.is_of(data.nations.greens.faction, attacker.enemy());
    let frame = match ukraine::victims(data, state, attacker, at).is_empty() {
        _ if green && greens::may_flee(data, state, at) => Frame::Flight { at },
        false => Frame::Partisans { at },
        true => return None,
    };
    state.nations.preludes |= asked;
    Some(frame)
}
