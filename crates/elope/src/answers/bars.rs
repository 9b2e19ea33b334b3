//! What bars counters from a place, or from doing anything: the reason that would remain last comes first. Orders and the
//! doctrine bar for good, then the ground, the enemy, the crowd; what a player mends by waiting comes last.

mod elsewhere;
mod going;

use engine::{Breach, Seat};
use hexmap::{Field, Flood, HexIx};

use crate::board::Ground;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::movement::{self, Closed, Purse};
use crate::sets::{Reach, Reaches, Units};
use crate::state::{Frame, State};
use crate::{args, capture, directives, naval, rail, sequence, stacking};

/// Further than anybody can go.
const FAR: u16 = 400;

/// Where somebody is to be brought.
#[derive(Clone, Copy)]
pub(crate) enum Goal {
    Hex(HexIx),
    Reach(Reach),
}

impl Goal {
    /// The place that a name means.
    pub(crate) fn named(data: &Data, id: &str) -> Option<Goal> {
        data.hex_named(id).map(Goal::Hex).or_else(|| data.reach_named(id).map(Goal::Reach))
    }
}

/// Why a group cannot be brought to a place, or without one: why it can do nothing together.
pub(crate) fn bars(data: &Data, state: &State, seat: Seat, group: Units, goal: Option<Goal>) -> Vec<Breach> {
    let Some(first) = group.first().filter(|_| sequence::is_asked(data, state, seat)) else { return Vec::new() };
    let Frame::Movement { side } = state.top() else {
        return elsewhere::bar(data, state, seat, group, goal).into_iter().collect();
    };
    let mut found = Vec::new();
    match goal {
        None => stays(data, state, seat, side, group, &mut found),
        Some(goal) => {
            found.extend(movement::check_group(data, state, side, group).err());
            match (goal, state.carrier(first)) {
                (Goal::Hex(hex), Some(_)) => found.extend(landing(data, state, seat, group, hex)),
                (Goal::Hex(hex), _) if group.meets(&data.roster.kinds.trains) => {
                    found.extend(running(data, state, seat, group, hex))
                }
                (Goal::Hex(hex), _) if !group.meets(&data.roster.kinds.vessels) => {
                    marching(data, state, side, group, hex, &mut found)
                }
                (Goal::Reach(reach), _) if group.meets(&data.roster.kinds.vessels) => {
                    found.extend(sailing(data, state, seat, group, Reaches::one(reach)))
                }
                (Goal::Reach(reach), _) => found.extend(boarding(data, state, seat, group, reach)),
                (Goal::Hex(hex), _) => found.extend(beside(data, state, seat, group, hex)),
            }
            found.extend(
                directives::check_move_over(data, state, side).err().filter(|_| !group.is_within(&state.moving)),
            );
        }
    }
    found.dedup();
    found
}

/// Why those who lie in one place move no more: each reason once, with the first whom it holds.
fn stays(data: &Data, state: &State, seat: Seat, side: Side, group: Units, found: &mut Vec<Breach>) {
    let kinds = &data.roster.kinds;
    found.extend(movement::check_movers(data, state, side, group).err());
    if !found.is_empty() {
        return;
    }
    if let Some((unit, ship)) = group.iter().find_map(|unit| Some((unit, state.carrier(unit)?))) {
        let aboard = Breach::of("15.3.a", "elope-waits-aboard").with("unit", args::unit(unit));
        return found.push(aboard.with("ship", args::unit(ship)));
    }
    if group.is_within(&kinds.vessels) {
        let next = group.first().and_then(|unit| state.reach(unit)).map(|reach| &data.board.reach_info(reach).next);
        let to = next.into_iter().flatten();
        return found.extend(all_barred(to.map(|to| sailing(data, state, seat, group, Reaches::one(*to)))));
    }
    if group.is_within(&kinds.trains) {
        let ways = group.first().and_then(|unit| state.hex(unit)).map(|hex| rail::both_ways(data, hex));
        let to = ways.iter().flatten().filter_map(|way| way.first().copied());
        return found.extend(all_barred(to.map(|to| running(data, state, seat, group, to))));
    }
    let spent = group.iter().find(|unit| movement::left(data, state, *unit) == 0);
    let spent = spent.map(|unit| Breach::of("4.3.a", "elope-no-points-left").with("unit", args::unit(unit)));
    match movement::check_by_land(data, state, group) {
        Err(breach) => found.push(breach),
        Ok(hex) => found.extend(nearest_step(data, state, side, group, hex).map(|step| spent.unwrap_or(step))),
    }
}

/// The reason why the first of some ways is barred, where all are.
fn all_barred(ways: impl Iterator<Item = Option<Breach>>) -> Option<Breach> {
    ways.collect::<Option<Vec<_>>>()?.into_iter().next()
}

/// Why a group cannot even take one step: what is said of the group itself before what is said of the next hexes, and of
/// these what most of them have in common.
fn nearest_step(data: &Data, state: &State, side: Side, group: Units, from: HexIx) -> Option<Breach> {
    let mut all = Vec::new();
    for (_, to) in data.board.map.grid.neighbours(from) {
        let mut found = Vec::new();
        marching(data, state, side, group, to, &mut found);
        let breach = found.into_iter().next()?;
        let is_of_the_hex = breach.0.args.iter().any(|(_, arg)| *arg == args::hex(to));
        all.push((breach, is_of_the_hex));
    }
    let alike = |breach: &Breach| all.iter().filter(|(other, _)| other.0.id == breach.0.id).count();
    let weight = |(breach, is_of_the_hex): &&(Breach, bool)| (!is_of_the_hex, alike(breach));
    all.iter().max_by_key(weight).map(|(breach, _)| breach.clone())
}

/// What bars a march: on the cheapest way there is, if points were no matter.
fn marching(data: &Data, state: &State, side: Side, group: Units, to: HexIx, found: &mut Vec<Breach>) {
    let start = match movement::check_by_land(data, state, group) {
        Ok(start) => start,
        Err(breach) => return found.push(breach),
    };
    if start == to {
        return;
    }
    let Some((cost, path)) = [Hold::All, Hold::Enemies, Hold::Nothing]
        .into_iter()
        .find_map(|hold| way(data, state, side, group, start, to, hold))
    else {
        return found.push(no_way(data, state, group, to));
    };
    found.extend(directives::check_march(data, state, side, group, start, &path).err());
    if movement::closed(data, state, to, side) == Closed::Enemy {
        found.push(Breach::of("4.4.a", "elope-enemy-in-the-way").with("hex", args::hex(to)));
    }
    found.extend(path.iter().find_map(|hex| capture::check_takers(data, state, side, group, *hex).err()));
    found.extend(stacking::check_end(data, state, side, group, to).err());
    let steps = std::iter::once(start).chain(path.iter().copied()).zip(path.iter().copied()).enumerate();
    let mut held = steps.filter_map(|(at, (from, to))| movement::check_step(data, state, side, from, to, at > 0).err());
    found.extend(held.next());
    let left = group.iter().map(|unit| movement::left(data, state, unit)).min().unwrap_or(0);
    if cost > u16::from(left) {
        let breach = Breach::of("4.3.a", "elope-too-far").with("hex", args::hex(to));
        found.push(breach.with("cost", args::int(i32::from(cost))).with("left", args::int(left)));
    }
}

/// What holds up a march that has points enough.
#[derive(Clone, Copy, PartialEq)]
enum Hold {
    /// Enemies, and their zones.
    All,
    Enemies,
    Nothing,
}

/// The cheapest way to a hex, whatever it costs.
fn way(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    start: HexIx,
    to: HexIx,
    hold: Hold,
) -> Option<(u16, Vec<HexIx>)> {
    let (gait, _) = movement::slowest(Purse::of(data, state, group))?;
    let enemy = side.enemy();
    let mut field = Field::new();
    movement::with_costs(data, state, gait, |costs| {
        let flood = Flood {
            stop: (hold == Hold::All).then(|| state.zone[enemy].members()),
            blocked: (hold != Hold::Nothing).then(|| state.occupied[enemy].members()),
            ..Flood::new(&data.board.net, costs, FAR)
        };
        field.flood(&flood, &[start]);
    });
    let cost = field.cost(to)?;
    Some((cost, field.path(to).split_off(1)))
}

/// Why no way leads to a hex at all.
fn no_way(data: &Data, state: &State, group: Units, to: HexIx) -> Breach {
    if data.board.ground[to.index()] == Ground::Water {
        return Breach::of("AID.tec.g", "elope-water").with("hex", args::hex(to));
    }
    let gait = movement::slowest(Purse::of(data, state, group)).map(|(gait, _)| gait);
    let mut beside = data.board.map.grid.neighbours(to).map(|(_, from)| from);
    let from = beside.find(|from| data.board.ground[from.index()] != Ground::Water);
    match (gait, from) {
        (Some(gait), Some(from)) => movement::prohibited(data, state, gait, from, to),
        _ => Breach::of("AID.tec.g", "elope-water").with("hex", args::hex(to)),
    }
}

/// What bars an armoured train from a hex.
fn running(data: &Data, state: &State, seat: Seat, group: Units, to: HexIx) -> Option<Breach> {
    let start = group.first().and_then(|unit| state.hex(unit))?;
    let ways = rail::both_ways(data, start);
    let way = ways.iter().find_map(|way| Some(&way[..=way.iter().position(|hex| *hex == to)?]));
    match way {
        Some(way) => rail::check(data, state, seat, group, way).err(),
        None => Some(Breach::of("16.0.a", "elope-train-off-the-rails").with("unit", args::first(group))),
    }
}

/// What bars vessels from the water beside a hex; where nothing does, or there is none, that they sail.
fn beside(data: &Data, state: &State, seat: Seat, group: Units, hex: HexIx) -> Option<Breach> {
    let sides = data.board.map.grid.neighbours(hex).filter_map(|(_, next)| data.board.reach_between(hex, next));
    let waters = Reaches::of(sides);
    if waters.is_empty() {
        let ship = group.and(data.roster.kinds.vessels).first()?;
        return Some(Breach::of("15.0.a", "elope-ship-on-land").with("unit", args::unit(ship)));
    }
    let hint = || Breach::of("15.0.a", "elope-choose-the-water").with("unit", args::first(group));
    sailing(data, state, seat, group, waters).or_else(|| Some(hint().with("hex", args::hex(hex))))
}

/// What bars vessels from the nearest of some parts of the water: their orders first.
fn sailing(data: &Data, state: &State, seat: Seat, group: Units, to: Reaches) -> Option<Breach> {
    let start = group.first().and_then(|unit| state.reach(unit))?;
    let Some(way) = way_by_water(data, start, to) else {
        return Some(Breach::of("15.0.b", "elope-no-way-by-water"));
    };
    let orders = directives::check_sail(data, state, seat, group, &way).err();
    orders.or_else(|| naval::check_sail(data, state, seat, group, &way).err())
}

/// The shortest way by water to the nearest of some parts of it, whatever lies there.
fn way_by_water(data: &Data, start: Reach, to: Reaches) -> Option<Vec<Reach>> {
    let mut seen = Reaches::NONE;
    seen.insert(start);
    let mut open: Vec<Vec<Reach>> = vec![Vec::new()];
    let mut next = 0;
    while next < open.len() {
        let way = open[next].clone();
        next += 1;
        let here = way.last().copied().unwrap_or(start);
        if to.contains(here) {
            return Some(way);
        }
        for on in &data.board.reach_info(here).next {
            if !seen.contains(*on) {
                seen.insert(*on);
                open.push(way.iter().copied().chain([*on]).collect());
            }
        }
    }
    None
}

/// What bars a group from going aboard of those who lie there.
fn boarding(data: &Data, state: &State, seat: Seat, group: Units, at: Reach) -> Option<Breach> {
    let side = movement::in_phase(state, seat).ok()?;
    let vessels = data.roster.kinds.vessels.and(state.of_side(data, side));
    let ship: Option<UnitIx> = vessels.iter().find(|ship| state.reach(*ship) == Some(at));
    let Some(ship) = ship else {
        return Some(Breach::of("15.0.b", "elope-nobody-carries").with("hex", args::reach(at)));
    };
    let orders = directives::check_board(data, state, seat, group, ship).err();
    orders.or_else(|| naval::check_board(data, state, seat, group, ship).err())
}

/// What bars those aboard from a hex.
fn landing(data: &Data, state: &State, seat: Seat, group: Units, to: HexIx) -> Option<Breach> {
    let orders = directives::check_land(data, state, seat, group, to).err();
    orders.or_else(|| naval::check_land(data, state, seat, group, to).err())
}
