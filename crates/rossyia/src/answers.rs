//! Answers to questions: reach, why, odds, trace, threat, overlays.

pub(crate) mod chances;
mod claims;
mod lines;
mod why;

pub(crate) use claims::claims;
use engine::{Answer, Breach, Index, Question, Seat};

use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, Side, Spot};
use crate::movement::{self, Manner};
use crate::named::side_id;
use crate::order::Order;
use crate::reach::with_reach;
use crate::seats::side_of;
use crate::state::State;
use crate::{rules, sequence, supply};

/// Answer a question. Of hands nothing is asked, so that everybody gets the same answer.
pub(crate) fn answer(game: &Rossyia, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = game.data();
    match question {
        Question::Reach { who } => {
            let group = who.iter().map(|id| counter(data, id)).collect::<Result<Vec<_>, _>>()?;
            Ok(reach(data, state, seat, Counters::of(group)))
        }
        Question::Why { order } => Ok(why::why(game, state, seat, order)),
        Question::Odds { order } => chances::odds(game, state, seat, order),
        Question::Trace { who } => Ok(lines::trace(game, state, counter(data, who)?)),
        Question::Overlay { id } => Ok(overlay(game, state, id)),
        Question::Threat => Ok(threat(data, state, side_of(seat).unwrap_or(Side::White))),
    }
}

fn counter(data: &Data, id: &str) -> Result<CounterIx, Breach> {
    data.ids.named(id).ok_or_else(|| Breach::plain("rossyia-no-such-counter"))
}

/// Where a group can go over land, with the points that it has left there.
fn reach(data: &Data, state: &State, seat: Seat, who: Counters) -> Answer {
    let points = i64::from(movement::left(data, state, who, Manner::Normal));
    let ways = with_reach(data, state, who, |reach| {
        let way = |spot: &Spot| {
            let mut path = Vec::new();
            reach.path_into(*spot, &mut path);
            (path, reach.cost(*spot).unwrap_or(0))
        };
        reach.reached().iter().map(way).filter(|(path, _)| !path.is_empty()).collect::<Vec<_>>()
    });
    let asked = sequence::decision(data, state, seat).is_some();
    let mut field = Vec::new();
    for (path, cost) in ways.unwrap_or_default() {
        let Some(&end) = path.last() else { continue };
        let order = Order::March(who, path);
        if !asked || rules::check(data, state, seat, &order).is_ok() {
            field.push((data.spot_name(end), points - i64::from(cost)));
        }
    }
    Answer { field, ..Answer::default() }
}

/// The ways of a group to wherever it can move, the cheapest for each place, as orders that are legal.
pub(crate) fn marches(data: &Data, state: &State, seat: Seat, who: &[&str], out: &mut Vec<Order>) {
    let group: Option<Vec<CounterIx>> = who.iter().map(|id| data.ids.named(id)).collect();
    let who = Counters::of(group.unwrap_or_default());
    let paths = with_reach(data, state, who, |reach| {
        let path = |spot: &Spot| {
            let mut path = Vec::new();
            reach.path_into(*spot, &mut path);
            path
        };
        reach.reached().iter().map(path).filter(|path| !path.is_empty()).collect::<Vec<_>>()
    });
    for path in paths.unwrap_or_default() {
        let order = Order::March(who, path);
        if !out.contains(&order) && rules::check(data, state, seat, &order).is_ok() {
            out.push(order);
        }
    }
}

/// ZOC (VI.B), held hexes (X.control.2), command (V.E) and lines of supply (V.D) of a side.
fn overlay(game: &Rossyia, state: &State, id: &str) -> Answer {
    let data = game.data();
    let Some((kind, side)) = id.split_once('-') else { return Answer::default() };
    let Some(side) = Side::ALL.into_iter().find(|known| side_id(*known) == side) else { return Answer::default() };
    let hexes = data.map.grid.hexes();
    let number = |hex| data.map.grid.number(hex).to_string();
    match kind {
        "zones" => {
            let zone = hexes.filter(|hex| state.zoc_count(side, *hex) > 0);
            Answer { field: zone.map(|hex| (number(hex), 1)).collect(), ..Answer::default() }
        }
        "held" => {
            let held = state.held[side].iter();
            Answer { field: held.map(|hex| (number(hex), 1)).collect(), ..Answer::default() }
        }
        "command" => {
            let mut room = vec![0i64; data.spots()];
            for hq in data.all_hqs().filter(|hq| state.side(data, data.counter_of(*hq)) == Some(side)) {
                let range = i64::from(data.hqs[hq.index()].range);
                let field = supply::command_field(data, state, hq);
                for (index, left) in room.iter_mut().enumerate() {
                    let within = field.to(Spot::from_index(index)).map_or(0, |far| 1 + range - i64::from(far));
                    *left = within.max(*left);
                }
            }
            let within = room.into_iter().enumerate().filter(|(_, left)| *left > 0);
            let field = within.map(|(index, left)| (data.spot_name(Spot::from_index(index)), left));
            Answer { field: field.collect(), ..Answer::default() }
        }
        "supply" => {
            let hqs = data.all_hqs().map(|hq| data.counter_of(hq));
            let own = hqs.filter(|hq| state.side(data, *hq) == Some(side) && state.spot(*hq).is_some());
            Answer { lines: own.flat_map(|hq| lines::trace(game, state, hq).lines).collect(), ..Answer::default() }
        }
        _ => Answer::default(),
    }
}

/// The strength that the enemy could bring near each hex, as the crow flies.
fn threat(data: &Data, state: &State, own: Side) -> Answer {
    let grid = &data.map.grid;
    let mut field = vec![0i64; grid.len()];
    for (index, unit) in data.units.iter().enumerate() {
        let counter = CounterIx(index as u16);
        let Some(at) = state.hex(data, counter).filter(|_| state.side(data, counter) == Some(own.enemy())) else {
            continue;
        };
        for hex in grid.hexes().filter(|hex| grid.distance(at, *hex) <= u16::from(unit.mp)) {
            field[hex.index()] += i64::from(unit.combat);
        }
    }
    let struck = grid.hexes().zip(field).filter(|(_, strength)| *strength > 0);
    Answer {
        field: struck.map(|(hex, strength)| (grid.number(hex).to_string(), strength)).collect(),
        ..Answer::default()
    }
}
