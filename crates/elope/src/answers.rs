//! Answers to questions: reach, why, odds, trace, threat.

mod bars;
mod chances;
mod claims;
mod deeds;
mod situation;
mod trace;
mod why;

use engine::{Answer, Breach, Question, Seat};
use hexmap::HexIx;

use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::game::Elope;
use crate::order::Order;
use crate::sets::{Hexes, Reach, Units};
use crate::state::{Frame, State, side_of};
use crate::{check, movement};

pub(crate) use bars::{Goal, bars};
pub(crate) use claims::claims;

/// Answer a question. Nothing is hidden, so that everybody gets the same answer.
pub(crate) fn answer(game: &Elope, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = &*game.data;
    match question {
        Question::Reach { who } => {
            let group = who.iter().map(|id| unit(data, id)).collect::<Result<Vec<_>, _>>()?;
            Ok(reach(data, state, seat, Units::of(group)))
        }
        Question::Why { order } => Ok(why::why(game, data, state, seat, order)),
        Question::Odds { order } => chances::odds(game, data, state, seat, order),
        Question::Trace { who } => Ok(trace::trace(game, data, state, unit(data, who)?)),
        Question::Overlay { id } => Ok(overlay(data, state, id)),
        Question::Threat => Ok(threat(data, state, side_of(seat))),
    }
}

fn unit(data: &Data, id: &str) -> Result<UnitIx, Breach> {
    data.roster.find(id).ok_or_else(|| Breach::plain("elope-no-such-counter"))
}

/// Where a group can go: on the march, by rail or along the rivers, with the points that it has left there. An advance
/// costs none (8.1.a).
fn reach(data: &Data, state: &State, seat: Seat, group: Units) -> Answer {
    if let Frame::Advance { .. } = state.top() {
        return Answer::default();
    }
    let kinds = &data.roster.kinds;
    let points = group.iter().map(|unit| i64::from(movement::left(data, state, unit))).min().unwrap_or(0);
    let field = match () {
        () if group.meets(&kinds.vessels) => sailing(data, state, seat, group, points),
        () if group.meets(&kinds.trains) => running(data, state, seat, group, points),
        () => marching(data, state, seat, group, points),
    };
    Answer { field, ..Answer::default() }
}

/// Whether the order may be given, where it is the seat's phase; at other times what the map allows is shown.
fn allows(data: &Data, state: &State, seat: Seat, order: &Order) -> bool {
    let now = matches!(state.top(), Frame::Movement { side } if side == side_of(seat));
    !now || check(data, state, seat, order).is_ok()
}

fn marching(data: &Data, state: &State, seat: Seat, group: Units, points: i64) -> Vec<(String, i64)> {
    let Some(side) = group.first().map(|unit| state.side(data, unit)) else { return Vec::new() };
    let ways = movement::with_reach(data, state, side, group, |field| {
        let reached = field.reached().iter().copied();
        reached.map(|hex| (field.path(hex), field.cost(hex).unwrap_or(0))).collect::<Vec<_>>()
    });
    let mut found = Vec::new();
    for (path, cost) in ways.unwrap_or_default() {
        let Some(end) = path.last() else { continue };
        let order = Order::March(group, path[1..].to_vec());
        if path.len() > 1 && allows(data, state, seat, &order) {
            found.push((data.hex_name(*end), points - i64::from(cost)));
        }
    }
    found
}

/// An armoured train, along the railway either way.
fn running(data: &Data, state: &State, seat: Seat, group: Units, points: i64) -> Vec<(String, i64)> {
    let start = group.first().and_then(|unit| state.hex(unit));
    let Some(at) = start.and_then(|hex| data.board.rail_at[hex.index()]) else { return Vec::new() };
    let line = &data.board.railway;
    let north: Vec<HexIx> = line[..usize::from(at)].iter().rev().copied().collect();
    let mut found = Vec::new();
    for way in [north.as_slice(), &line[usize::from(at) + 1..]] {
        for length in 1..=way.len() {
            let order = Order::Rail(group, way[..length].to_vec());
            if points >= length as i64 && check(data, state, seat, &order).is_ok() {
                found.push((data.hex_name(way[length - 1]), points - length as i64));
            }
        }
    }
    found
}

/// Vessels, hexside by hexside.
fn sailing(data: &Data, state: &State, seat: Seat, group: Units, points: i64) -> Vec<(String, i64)> {
    let Some(start) = group.first().and_then(|unit| state.reach(unit)) else { return Vec::new() };
    let mut seen = crate::sets::Reaches::NONE;
    seen.insert(start);
    let mut open: Vec<Vec<Reach>> = vec![Vec::new()];
    let mut found = Vec::new();
    let mut next = 0;
    while next < open.len() {
        let way = open[next].clone();
        next += 1;
        let here = way.last().copied().unwrap_or(start);
        for to in &data.board.reach_info(here).next {
            let mut longer = way.clone();
            longer.push(*to);
            let order = Order::Sail(group, longer);
            if seen.contains(*to) || check(data, state, seat, &order).is_err() {
                continue;
            }
            seen.insert(*to);
            let Order::Sail(_, longer) = order else { continue };
            found.push((data.reach_name(*to), points - longer.len() as i64));
            open.push(longer);
        }
    }
    found
}

/// 5.0 and 24.0.a: the zones of control of a side, or the places that it holds.
fn overlay(data: &Data, state: &State, id: &str) -> Answer {
    let map = data.map();
    let held = |side: Side| {
        let own = map.places.iter().enumerate().filter(move |(index, _)| state.held[side] & (1 << index) != 0);
        own.map(|(_, place)| (data.hex_name(place.hex), 1)).collect()
    };
    let zone = |side: Side| state.zone[side].iter().map(|hex| (data.hex_name(hex), 1)).collect();
    let field = match id {
        "zones_allied" => zone(Side::Allied),
        "zones_red" => zone(Side::Red),
        "held_allied" => held(Side::Allied),
        "held_red" => held(Side::Red),
        _ => Vec::new(),
    };
    Answer { field, ..Answer::default() }
}

/// The strength that the enemy could bring against each hex with full allowances: where he can march, and next to it.
fn threat(data: &Data, state: &State, own: Side) -> Answer {
    let side = own.enemy();
    let mut fresh = *state;
    fresh.spent = Default::default();
    for set in [&mut fresh.moving, &mut fresh.moved, &mut fresh.stopped] {
        *set = Units::NONE;
    }
    let grid = &data.board.map.grid;
    let fighters = data.roster.kinds.combat.or(data.roster.kinds.support).and(state.of_side(data, side));
    let mut field = vec![0i64; grid.len()];
    for unit in fighters.iter() {
        let mut struck = Hexes::NONE;
        movement::with_reach(data, &fresh, side, Units::one(unit), |reached| {
            for hex in reached.reached() {
                struck.insert(*hex);
                grid.neighbours(*hex).for_each(|(_, next)| struck.insert(next));
            }
        });
        for hex in struck.iter() {
            field[hex.index()] += i64::from(state.strength(data, unit));
        }
    }
    let struck = grid.hexes().zip(field).filter(|(_, strength)| *strength > 0);
    Answer { field: struck.map(|(hex, strength)| (data.hex_name(hex), strength)).collect(), ..Answer::default() }
}
