//! 4.8 Rail movement: boarding, the journey, and leaving the train. Armoured trains run by `train` (16.0).

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::board::{Ground, rail_cost};
use crate::condition::allowance;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::movement::{begin, check_by_land, check_movers, could_march, enter, gait, in_phase, left, step_cost};
use crate::order::Order;
use crate::sets::Units;
use crate::state::State;
use crate::zones::controlled;
use crate::{args, directives, stacking, train};

/// A clause of 4.8, or the scenario rule that stands for all of them in the original edition.
pub(crate) fn clause(state: &State, renovated: &'static str) -> &'static str {
    if state.original() { "23.1.T2.rail" } else { renovated }
}

/// The stretch of railway that journeys use, and what they spend (4.8.b, 23.1.T2.rail).
#[derive(Debug, Clone, Copy)]
struct Service {
    first: u8,
    last: u8,
    limit: u8,
    per_hex: u8,
}

impl Service {
    fn of(data: &Data, state: &State) -> Service {
        let actions = &data.tables.movement.actions;
        let last = data.board.railway.len().saturating_sub(1) as u8;
        if !state.original() {
            return Service { first: 0, last, limit: actions.rail_hexes_max, per_hex: 1 };
        }
        let rule = &actions.rail_original;
        let [a, b] = rule.between.each_ref().map(|id| on_line(data, data.board.hex_of(id)).unwrap_or(0));
        let per_hex = rail_cost(&data.tables, state.season());
        Service { first: a.min(b), last: a.max(b), limit: rule.limit_mp, per_hex }
    }

    fn serves(self, index: u8) -> bool {
        (self.first..=self.last).contains(&index)
    }
}

/// The place of a hex on the line, counted from Archangel.
pub(crate) fn on_line(data: &Data, hex: HexIx) -> Option<u8> {
    data.board.rail_at[hex.index()]
}

/// 4.85, 16.0.a: whether the line leads from one hex to the other: they follow each other, and no bridge is down.
pub(crate) fn is_joined(data: &Data, state: &State, from: HexIx, to: HexIx) -> bool {
    let next = on_line(data, from).zip(on_line(data, to)).is_some_and(|(from, to)| from.abs_diff(to) == 1);
    next && data.board.reach_between(from, to).is_none_or(|reach| state.bridges.contains(reach))
}

/// 4.82: cities are the stations.
fn is_station(data: &Data, hex: HexIx) -> bool {
    data.board.ground[hex.index()] == Ground::City
}

/// 4.8.a: whether these can be passengers together, and where they are.
fn check_passengers(data: &Data, state: &State, side: Side, group: Units) -> Result<HexIx, Breach> {
    check_movers(data, state, side, group)?;
    let kinds = &data.roster.kinds;
    if state.original() && (side != Side::Red || state.turn < data.tables.movement.actions.rail_original.from_turn) {
        return Err(Breach::of("23.1.T2.rail", "elope-no-rail-movement").with("unit", args::first(group)));
    }
    if let Some(tank) = group.and(kinds.tanks).first() {
        return Err(Breach::of("18.2", "elope-tank-needs-train").with("unit", args::unit(tank)));
    }
    check_by_land(data, state, group)
}

/// 4.83: whether a rail hex lies behind a side's front: uncut and free line leads from it to a supply city.
fn is_behind_front(data: &Data, state: &State, side: Side, index: u8) -> bool {
    let enemy = side.enemy();
    let free = |hex: HexIx| {
        let held = !state.wrecked.contains(hex) && !controlled(state, enemy, hex);
        held && state.ground_in(data, enemy, hex).is_empty()
    };
    let places = &data.board.places;
    let cities: &[HexIx] = match side {
        Side::Allied => &[places.archangel],
        Side::Red => &[places.konoscha, places.plesetskaya],
    };
    let own = cities.iter().filter(|city| state.holds_hex(data, side, **city));
    own.filter_map(|city| on_line(data, *city)).any(|city| {
        let stretch = &data.board.railway[usize::from(index.min(city))..=usize::from(index.max(city))];
        let joined = stretch.windows(2).all(|pair| is_joined(data, state, pair[0], pair[1]));
        joined && stretch.iter().all(|hex| free(*hex))
    })
}

/// 4.8.a, 4.82 to 4.85: whether all of the group are aboard or can board in this hex; who pays for it.
fn check_boarding(data: &Data, state: &State, side: Side, group: Units, hex: HexIx) -> Result<Units, Breach> {
    let at =
        |rule, id| Breach::of(clause(state, rule), id).with("hex", args::hex(hex)).with("unit", args::first(group));
    let service = Service::of(data, state);
    let Some(index) = on_line(data, hex).filter(|index| service.serves(*index)) else {
        return Err(at("4.82", "elope-not-at-a-station"));
    };
    if controlled(state, side.enemy(), hex) {
        return Err(at("4.84", "elope-no-train-in-zone"));
    }
    if state.wrecked.contains(hex) {
        return Err(at("4.85", "elope-track-is-cut"));
    }
    let behind = !state.original() && is_behind_front(data, state, side, index);
    let mut paying = Units::NONE;
    for unit in group.without(state.entrained).iter() {
        let refuse = |rule, id| {
            Err(Breach::of(clause(state, rule), id).with("unit", args::unit(unit)).with("hex", args::hex(hex)))
        };
        if state.railed.contains(unit) {
            return refuse("4.8.b", "elope-journey-is-over");
        }
        let began_here = state.spent[unit] == 0 && !state.landed.contains(unit);
        match (began_here && behind, is_station(data, hex)) {
            (true, _) => {}
            (false, true) if state.original() => {}
            (false, true) if left(data, state, unit) >= data.tables.movement.actions.entrain => paying.insert(unit),
            (false, true) => return refuse("4.8.a", "elope-no-points-to-entrain"),
            (false, false) if began_here && !state.original() => return refuse("4.83", "elope-not-behind-the-front"),
            (false, false) => return refuse("4.82", "elope-not-at-a-station"),
        }
    }
    Ok(paying)
}

/// 4.8.b, 4.85, 4.86: whether a journey may follow a path.
fn check_way(data: &Data, state: &State, side: Side, group: Units, start: HexIx, path: &[HexIx]) -> Result<(), Breach> {
    let service = Service::of(data, state);
    let at = |rule, id, hex| Err(Breach::of(clause(state, rule), id).with("hex", args::hex(hex)));
    let travelled = if group.is_within(&state.moving) { state.journey } else { 0 };
    let mut points = travelled;
    let mut from = start;
    for (index, to) in path.iter().enumerate() {
        if index > 0 && controlled(state, side.enemy(), from) {
            return at("4.86", "elope-journey-through-zone", from);
        }
        if index > 0 && state.wrecked.contains(from) {
            return at("4.85", "elope-track-is-cut", from);
        }
        if !is_joined(data, state, from, *to) {
            return at("4.85", "elope-not-along-the-line", *to);
        }
        if !on_line(data, *to).is_some_and(|to| service.serves(to)) {
            return at("4.85", "elope-no-service-there", *to);
        }
        if !state.ground_in(data, side.enemy(), *to).is_empty() {
            return at("4.85", "elope-enemy-on-the-line", *to);
        }
        if state.original() && controlled(state, side.enemy(), *to) {
            return at("4.86", "elope-journey-through-zone", *to);
        }
        points = points.saturating_add(service.per_hex);
        if points > service.limit {
            let breach = Breach::of(clause(state, "4.8.b"), "elope-journey-too-long")
                .with("hex", args::hex(path[path.len() - 1]));
            let left = service.limit.saturating_sub(travelled) / service.per_hex;
            return Err(breach.with("left", args::int(left)));
        }
        from = *to;
    }
    Ok(())
}

/// 4.8: whether a journey is legal as a whole; armoured trains run by 16.0.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, group: Units, path: &[HexIx]) -> Result<(), Breach> {
    let side = in_phase(state, seat)?;
    if group.meets(&data.roster.kinds.trains) {
        return train::check_run(data, state, side, group, path);
    }
    let start = check_passengers(data, state, side, group)?;
    let Some(last) = path.last() else { return Err(Breach::of("4.3.b", "elope-no-path")) };
    check_boarding(data, state, side, group, start)?;
    check_way(data, state, side, group, start, path)?;
    stacking::check_end(data, state, side, group, *last)?;
    directives::check_march(data, state, side, group, start, path)
}

/// Travel to the first hex of the path; give the rest.
pub(crate) fn travel(
    data: &Data,
    state: &mut State,
    seat: Seat,
    group: Units,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let side = in_phase(state, seat)?;
    if group.meets(&data.roster.kinds.trains) {
        return train::run(data, state, side, group, path, dice, events);
    }
    let from = check_passengers(data, state, side, group)?;
    let Some((to, rest)) = path.split_first() else { return Err(Breach::of("4.3.b", "elope-no-path").into()) };
    let paying = check_boarding(data, state, side, group, from)?;
    check_way(data, state, side, group, from, &[*to])?;
    begin(data, state, group);
    let boarding = group.without(state.entrained);
    for unit in paying.iter() {
        state.spent[unit] += data.tables.movement.actions.entrain;
    }
    if !boarding.is_empty() {
        let rule = if paying.is_empty() { "4.83" } else { "4.8.a" };
        tell(state, rule, "elope-entrains", boarding, from, events);
    }
    state.journey = state.journey.saturating_add(Service::of(data, state).per_hex);
    events.tell(Seats::ALL, || {
        let message = Message::by(clause(state, "4.8.b"), "elope-travels").with("unit", args::first(group));
        message.with("from", args::hex(from)).with("hex", args::hex(*to)).with("others", args::others(group))
    });
    enter(data, state, side, group, *to, dice, events)?;
    if state.ended.is_some() {
        return Ok(None);
    }
    // 23.1.T11.a: some leave the game where the line ends.
    let group = group.filter(|unit| state.hex(unit) == Some(*to));
    if group.is_empty() {
        return Ok(None);
    }
    state.entrained = state.entrained.or(group);
    halt(data, state, side, group, *to, events);
    Ok((!rest.is_empty() && !group.is_empty()).then(|| Order::Rail(group, rest.to_vec())))
}

fn tell(state: &State, rule: &'static str, id: &'static str, group: Units, hex: HexIx, events: &mut Events<'_>) {
    events.tell(Seats::ALL, || {
        let message = Message::by(clause(state, rule), id).with("unit", args::first(group)).with("hex", args::hex(hex));
        message.with("others", args::others(group))
    });
}

/// 4.85, 4.86: an enemy zone or destroyed track ends the journey where it is.
fn halt(data: &Data, state: &mut State, side: Side, group: Units, hex: HexIx, events: &mut Events<'_>) {
    let in_zone = controlled(state, side.enemy(), hex);
    if in_zone {
        state.stopped = state.stopped.or(group);
    }
    if in_zone || state.wrecked.contains(hex) {
        leave_train(data, state, group);
        tell(state, if in_zone { "4.86" } else { "4.85" }, "elope-halted", group, hex, events);
    }
}

/// 4.81, 4.87: off the train, with no more than half the allowance left to march.
fn leave_train(data: &Data, state: &mut State, group: Units) {
    state.entrained = state.entrained.without(group);
    state.railed = state.railed.or(group);
    for unit in group.iter() {
        let full = allowance(data, state, unit);
        state.spent[unit] = state.spent[unit].max(full - full.div_ceil(2));
    }
}

/// 4.82: whether these may leave the train by choice.
pub(crate) fn check_detrain(data: &Data, state: &State, seat: Seat, group: Units) -> Result<(), Breach> {
    let side = in_phase(state, seat)?;
    check_movers(data, state, side, group)?;
    if let Some(unit) = group.without(state.entrained).first() {
        return Err(Breach::of(clause(state, "4.82"), "elope-not-aboard").with("unit", args::unit(unit)));
    }
    match group.first().and_then(|unit| state.hex(unit)) {
        Some(hex) if is_station(data, hex) => Ok(()),
        Some(hex) => Err(Breach::of(clause(state, "4.82"), "elope-no-station").with("hex", args::hex(hex))),
        None => Err(Breach::plain("elope-not-in-a-hex").with("unit", args::first(group))),
    }
}

/// 4.81: they leave the train.
pub(crate) fn detrain(data: &Data, state: &mut State, group: Units, events: &mut Events<'_>) {
    if !group.is_within(&state.moving) {
        begin(data, state, group);
    }
    leave_train(data, state, group);
    if let Some(hex) = group.first().and_then(|unit| state.hex(unit)) {
        tell(state, "4.81", "elope-detrains", group, hex, events);
    }
}

/// 23.1.T2.rail: who is still aboard when his Movement Phase begins is thrown off by destroyed track or an enemy zone.
pub(crate) fn start_phase(data: &Data, state: &mut State, side: Side) {
    let own = state.entrained.and(state.of_side(data, side));
    let off = own.filter(|unit| {
        state.hex(unit).is_none_or(|hex| controlled(state, side.enemy(), hex) || state.wrecked.contains(hex))
    });
    state.entrained = state.entrained.without(off);
}

/// 4.86: everybody is off the train; in the original edition whoever has reached no city stays aboard (23.1.T2.rail).
pub(crate) fn end_phase(data: &Data, state: &mut State) {
    let stays = |unit: UnitIx| state.hex(unit).is_some_and(|hex| !is_station(data, hex));
    state.entrained = if state.original() { state.entrained.filter(stays) } else { Units::NONE };
}

/// Of these: journeys of single units and stacks to every hex of the line in reach, runs of armoured trains, and what
/// else belongs to the railway; not all of them are legal.
pub(crate) fn orders(data: &Data, state: &State, side: Side, whom: Units, out: &mut Vec<Order>) {
    let kinds = &data.roster.kinds;
    let own = whom.and(state.of_side(data, side)).without(state.moved);
    train::orders(data, state, side, own.and(kinds.trains), out);
    let barred = kinds.trains.or(kinds.tanks).or(state.fixed).or(state.stopped).or(state.railed);
    let passengers = own.and(kinds.ground).without(barred);
    for hex in &data.board.railway {
        let here = state.in_hex(*hex).and(passengers);
        let mut groups: Vec<Units> = here.iter().map(Units::one).collect();
        if here.len() > 1 {
            groups.push(here);
        }
        for group in groups {
            if group.is_within(&state.entrained) && is_station(data, *hex) {
                out.push(Order::Detrain(group));
            }
            journeys(data, state, side, group, *hex, out);
        }
    }
}

/// Whether marching the same way leaves each of them at least what a journey would (4.87).
fn is_as_good_on_foot(data: &Data, state: &State, side: Side, group: Units, start: HexIx, way: &[HexIx]) -> bool {
    let steps = || std::iter::once(start).chain(way.iter().copied()).zip(way.iter().copied());
    let cost = |unit: UnitIx| {
        let step =
            |(from, to)| step_cost(data, state, gait(data, unit), from, data.board.map.grid.direction(from, to)?);
        steps().map(step).sum::<Option<u8>>()
    };
    let leaves_half = |unit: UnitIx| {
        cost(unit).is_some_and(|cost| cost + allowance(data, state, unit).div_ceil(2) <= left(data, state, unit))
    };
    !group.meets(&state.entrained) && group.iter().all(leaves_half) && could_march(data, state, side, group, way)
}

/// Every stop in both ways along the line, but those that are reached as well on foot.
fn journeys(data: &Data, state: &State, side: Side, group: Units, start: HexIx, out: &mut Vec<Order>) {
    if check_boarding(data, state, side, group, start).is_err() {
        return;
    }
    for way in both_ways(data, start) {
        let most =
            (1..=way.len()).take_while(|length| check_way(data, state, side, group, start, &way[..*length]).is_ok());
        let room = |length: &usize| stacking::check_end(data, state, side, group, way[*length - 1]).is_ok();
        let worth_it = |length: &usize| !is_as_good_on_foot(data, state, side, group, start, &way[..*length]);
        out.extend(most.filter(room).filter(worth_it).map(|length| Order::Rail(group, way[..length].to_vec())));
    }
}

/// The line from a hex to its two ends.
pub(crate) fn both_ways(data: &Data, start: HexIx) -> [Vec<HexIx>; 2] {
    let line = &data.board.railway;
    match on_line(data, start).map(usize::from) {
        Some(index) => [line[..index].iter().rev().copied().collect(), line[index + 1..].to_vec()],
        None => Default::default(),
    }
}
