//! One legal order at random, without listing the others where the list would be long.
//!
//! An order is drawn and then judged; what is illegal is thrown away and drawn again. A move is a walk towards an enemy or
//! a city that may stop anywhere. Where nothing is found in a few draws everything is listed after all.

use engine::{Chance, Index, Seat, Urgency};
use hexmap::HexIx;

use crate::combat::announce;
use crate::combat::propose::{Taste, propose};
use crate::data::Data;
use crate::ids::{BoxIx, CityIx, CounterIx, Counters, HqIx, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::order::Order;
use crate::procedure::{Frame, Segment};
use crate::seats::side_of;
use crate::state::{Hqs, State};
use crate::{boxes, command, orders, rail, rules, sequence, step_price};

/// How often, in so many draws, the segment ends early, somebody goes by rail or by March Movement, a whole stack moves, two
/// HQs act together.
const ENDS_ONE_IN: usize = 24;
const RAILS_ONE_IN: usize = 10;
const MARCHES_ONE_IN: usize = 4;
const STACKS_ONE_IN: usize = 3;
const TOGETHER_ONE_IN: usize = 4;
/// How often, in so many draws of a move, somebody near water, in the air or at the edge of a box goes by ship, flies or enters it,
/// and a city is ceded.
const ELSEWHERE_ONE_IN: usize = 6;
const CEDES_ONE_IN: usize = 200;
/// How often, in so many walks near a box that the enemy holds, one leads there, and in so many draws of whoever stands before
/// it he goes in; from how far.
const STORMS_ONE_IN: usize = 2;
const GATES_WITHIN: u16 = 8;
/// How often, in so many sets of attacks, one comes from the list; and one from those in boxes, where there are any.
const LISTED_ONE_IN: usize = 4;
const BOXES_ONE_IN: usize = 2;
/// How often, in so many steps, a walk goes anywhere instead of nearer, and stops.
const STRAYS_ONE_IN: usize = 8;
const STOPS_ONE_IN: usize = 6;
/// Draws before everything is listed, and enemies that are looked at for a goal.
const DRAWS: usize = 6;
const LOOKS: usize = 4;
/// The longest journey by rail that is drawn.
const LONGEST_JOURNEY: usize = 24;

/// One legal order.
pub(crate) fn sample(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    let (urgency, side) = (sequence::urgency(data, state, seat)?, side_of(seat)?);
    let drawn = match state.top() {
        _ if urgency == Urgency::May => None,
        Frame::Army { segment: Segment::Move | Segment::ReserveMove }
        | Frame::Independent { segment: Segment::Move, .. } => in_movement(data, state, seat, side, chance),
        Frame::Army { segment: Segment::Pick } => picks(data, state, chance),
        Frame::Naming { .. } => names(data, state, seat, side, chance),
        Frame::Army { segment: Segment::Announce | Segment::ReserveAnnounce }
        | Frame::Independent { segment: Segment::Announce, .. } => attacks(data, state, seat, chance),
        _ => None,
    };
    drawn.or_else(|| listed(data, state, seat, chance))
}

/// A set of attacks that meets its duties, more often than one from the list.
fn attacks(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    if chance.one_in(LISTED_ONE_IN) {
        return None;
    }
    if let Some(order) = storm(data, state, chance).filter(|order| rules::check(data, state, seat, order).is_ok()) {
        return Some(order);
    }
    let plan = propose(data, state, Taste::Random(chance));
    let order = if plan.is_empty() { Order::Done } else { Order::Attack(plan.pairs()) };
    rules::check(data, state, seat, &order).is_ok().then_some(order)
}

/// Now and then an attack of those who have come into a box.
fn storm(data: &Data, state: &State, chance: &mut Chance) -> Option<Order> {
    let mut attacks = boxes::attacks(data, state, announce::able(data, state));
    if attacks.is_empty() || !chance.one_in(BOXES_ONE_IN) {
        return None;
    }
    Some(attacks.swap_remove(chance.below(attacks.len())))
}

/// One of those that could be legal: each legal one is as likely as the others.
fn listed(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    let mut candidates = Vec::new();
    orders::candidates(data, state, seat, &mut candidates);
    while !candidates.is_empty() {
        let order = candidates.swap_remove(chance.below(candidates.len()));
        if rules::check(data, state, seat, &order).is_ok() {
            return Some(order);
        }
    }
    None
}

fn pick(counters: Counters, chance: &mut Chance) -> Option<CounterIx> {
    counters.pick(|count| chance.below(count))
}

/// Moves, or the end of the segment.
fn in_movement(data: &Data, state: &State, seat: Seat, side: Side, chance: &mut Chance) -> Option<Order> {
    let able = movement::movers(data, state);
    for _ in 0..DRAWS {
        if chance.one_in(ENDS_ONE_IN) {
            break;
        }
        let Some(unit) = pick(able, chance) else { break };
        let Some(at) = state.spot(unit) else { continue };
        let group = match () {
            () if state.moving.contains(unit) => state.moving,
            () if chance.one_in(STACKS_ONE_IN) => state.at(at).and(able),
            () => Counters::one(unit),
        };
        let order = match () {
            () if chance.one_in(CEDES_ONE_IN) => city(data, chance).map(Order::Cede),
            () if held_gate(data, state, side, at).is_some() && chance.one_in(STORMS_ONE_IN) => {
                held_gate(data, state, side, at).map(|gate| Order::March(group, vec![gate]))
            }
            () if is_box(data, at) || chance.one_in(ELSEWHERE_ONE_IN) || data.kinds.air.contains(unit) => {
                elsewhere(data, state, side, group, at, chance)
            }
            () if data.kinds.trains.contains(unit) || chance.one_in(RAILS_ONE_IN) => {
                journey(data, state, Counters::one(unit), at, chance)
            }
            () if chance.one_in(MARCHES_ONE_IN) => walk(data, state, side, group, at, Manner::March, chance),
            () => walk(data, state, side, group, at, Manner::Normal, chance),
        };
        if let Some(order) = order.filter(|order| rules::check(data, state, seat, order).is_ok()) {
            return Some(order);
        }
    }
    rules::check(data, state, seat, &Order::Done).is_ok().then_some(Order::Done)
}

/// Any city.
fn city(data: &Data, chance: &mut Chance) -> Option<CityIx> {
    (!data.cities.is_empty()).then(|| CityIx::from_index(chance.below(data.cities.len())))
}

/// By air, by ship, or into a box or out of it: to a place that is drawn, whether it can be reached or not.
fn elsewhere(data: &Data, state: &State, side: Side, who: Counters, at: Spot, chance: &mut Chance) -> Option<Order> {
    let drawn = data.cities[city(data, chance)?.index()].spot;
    if let Some(unit) = who.and(data.kinds.air).first() {
        let enemy = state.cache.combat[side.enemy()].counted().pick(|count| chance.below(count))?;
        return Some(match chance.one_in(3) {
            true => Order::Fly(Counters::one(unit), drawn),
            false => Order::Interdict(unit, data.ids.at_hex(enemy)),
        });
    }
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => {
            let gate = data.board.entry_of[hex.index()].map(|of| data.ids.in_box(of));
            if let Some(gate) = gate.filter(|_| chance.one_in(2)) {
                return Some(Order::March(who, vec![gate]));
            }
            let harbour = data.ground.city[hex.index()].is_some_and(|city| data.cities[city.index()].port.is_some());
            if (harbour || data.board.coast[hex.index()] != 0) && chance.one_in(2) {
                let to = shore(data, state, side, chance).or_else(|| port(data, chance))?;
                return Some(Order::Sail(who, to));
            }
            let systems = data.courses.systems_at(data, hex);
            let cities = data.courses.cities((systems != 0).then(|| systems.trailing_zeros() as usize)?);
            let to = cities.pick(|count| chance.below(count))?;
            Some(Order::Ship(who.first().map_or(who, Counters::one), data.cities[to.index()].spot))
        }
        Whereabouts::Box(of) => out_of_box(data, state, side, who, of, chance),
    }
}

fn is_box(data: &Data, at: Spot) -> bool {
    matches!(data.ids.whereabouts(at), Whereabouts::Box(_))
}

/// Out of a box, over land or sea: into the next one if the enemy is in it, as a rule.
fn out_of_box(data: &Data, state: &State, side: Side, who: Counters, of: BoxIx, chance: &mut Chance) -> Option<Order> {
    let march = |to: BoxIx| Order::March(who, vec![data.ids.in_box(to)]);
    let sail = |to: BoxIx| Order::Sail(who, data.ids.in_box(to));
    let (by_land, by_sea) = (&data.board.linked[of.index()], &data.board.sea_linked[of.index()]);
    if chance.one_in(STORMS_ONE_IN) {
        let held = |to: &BoxIx| state.cache.boxes[side.enemy()].contains(*to);
        let stormed = |boxes: &[BoxIx]| boxes.iter().copied().find(held);
        if let Some(order) = stormed(by_land).map(march).or_else(|| stormed(by_sea).map(sail)) {
            return Some(order);
        }
    }
    let one = |boxes: &[BoxIx], chance: &mut Chance| match boxes {
        [] => None,
        some => Some(some[chance.below(some.len())]),
    };
    match chance.below(4) {
        0 => one(by_land, chance).map(march),
        1 => one(by_sea, chance).map(sail),
        2 => port(data, chance).map(|to| Order::Sail(who, to)),
        _ => {
            let entries = &data.map.off_map[of.index()].entries;
            let count = entries.len();
            (count > 0).then(|| Order::March(who, vec![data.ids.at_hex(entries[chance.below(count)])]))
        }
    }
}

/// The box behind an entry hex, if the enemy is in it.
fn held_gate(data: &Data, state: &State, side: Side, at: Spot) -> Option<Spot> {
    let Whereabouts::Hex(hex) = data.ids.whereabouts(at) else { return None };
    let of = data.board.entry_of[hex.index()].filter(|of| state.cache.boxes[side.enemy()].contains(*of))?;
    Some(data.ids.in_box(of))
}

/// The nearest way into a box that the enemy is in, if there is one near.
fn gate_near(data: &Data, state: &State, side: Side, from: HexIx) -> Option<HexIx> {
    let away = |hex: &HexIx| data.map.grid.distance(from, *hex);
    let held = state.cache.boxes[side.enemy()].iter();
    let gates = held.flat_map(|of| data.map.off_map[of.index()].entries.iter().copied());
    gates.min_by_key(away).filter(|hex| away(hex) <= GATES_WITHIN)
}

/// Any port.
fn port(data: &Data, chance: &mut Chance) -> Option<Spot> {
    let ports = data.cities.iter().filter(|city| city.port.is_some());
    let count = ports.clone().count();
    ports.map(|city| city.spot).nth(if count == 0 { 0 } else { chance.below(count) })
}

/// Now and then a coast, near the enemy as a rule.
fn shore(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Spot> {
    let enemy = state.cache.combat[side.enemy()].counted().pick(|count| chance.below(count))?;
    let coast = |(_, hex): (hexmap::Direction, HexIx)| (data.board.coast[hex.index()] != 0).then_some(hex);
    let hex = data.map.grid.neighbours(enemy).find_map(coast).filter(|_| chance.one_in(2))?;
    Some(data.ids.at_hex(hex))
}

/// Where a walk leads: to a box near by, to the nearest of some enemies, or to a city that the enemy holds.
fn goal(data: &Data, state: &State, side: Side, from: HexIx, chance: &mut Chance) -> Option<HexIx> {
    let grid = &data.map.grid;
    let away = |hex: &HexIx| grid.distance(from, *hex);
    if let Some(gate) = gate_near(data, state, side, from).filter(|_| chance.one_in(STORMS_ONE_IN)) {
        return Some(gate);
    }
    if chance.one_in(3) {
        let city = |index: usize| {
            let city = CityIx::from_index(index);
            let held = state.city_side(city) == Some(side);
            match data.ids.whereabouts(data.cities[index].spot) {
                Whereabouts::Hex(hex) if !held => Some(hex),
                _ => None,
            }
        };
        let drawn = (0..LOOKS).filter_map(|_| city(chance.below(data.cities.len())));
        return drawn.min_by_key(away);
    }
    let enemies = state.cache.combat[side.enemy()].counted();
    (0..LOOKS).filter_map(|_| enemies.pick(|count| chance.below(count))).min_by_key(away)
}

/// A walk as far as the points last, towards somewhere, with steps aside.
fn walk(
    data: &Data,
    state: &State,
    side: Side,
    group: Counters,
    at: Spot,
    manner: Manner,
    chance: &mut Chance,
) -> Option<Order> {
    let slowest = group.iter().min_by_key(|unit| left(data, state, *unit, manner))?;
    let mut points = left(data, state, slowest, manner);
    let faction = state.faction(data, slowest);
    let Whereabouts::Hex(mut from) = data.ids.whereabouts(at) else { return None };
    let goal = goal(data, state, side, from, chance)?;
    let grid = &data.map.grid;
    let mut path = Vec::new();
    loop {
        let strays = chance.one_in(STRAYS_ONE_IN);
        let to_go = grid.distance(from, goal);
        let first = chance.below(6);
        let here = data.ids.at_hex(from);
        let open = |to: HexIx| {
            let spot = data.ids.at_hex(to);
            let nearer = strays || grid.distance(to, goal) < to_go;
            nearer
                && (path.is_empty() || step_price::price(data, state, slowest, here, spot) <= points)
                && !(manner == Manner::March && state.in_enemy_zoc(side, to))
                && movement::check_step(data, state, faction, side, here, spot).is_ok()
        };
        let mut around: [Option<HexIx>; 6] = [None; 6];
        grid.neighbours(from).zip(&mut around).for_each(|((_, to), slot)| *slot = Some(to));
        let next = (0..6).filter_map(|turn| around[(first + turn) % 6]).find(|to| open(*to));
        let Some(to) = next else { break };
        let spot = data.ids.at_hex(to);
        points = points.saturating_sub(step_price::price(data, state, slowest, here, spot));
        path.push(spot);
        from = to;
        if points == 0 || chance.one_in(STOPS_ONE_IN) {
            break;
        }
    }
    let order = if manner == Manner::March { Order::Force } else { Order::March };
    (!path.is_empty()).then(|| order(group, path))
}

fn left(data: &Data, state: &State, unit: CounterIx, manner: Manner) -> u8 {
    movement::allowance(data, state, unit, manner).saturating_sub(state.spent[unit])
}

/// A journey by rail, any way and as far as may be.
fn journey(data: &Data, state: &State, who: Counters, at: Spot, chance: &mut Chance) -> Option<Order> {
    let faction = state.faction(data, who.first()?);
    let Whereabouts::Hex(mut from) = data.ids.whereabouts(at) else { return None };
    let mut path: Vec<Spot> = Vec::new();
    let length = 1 + chance.below(LONGEST_JOURNEY);
    while path.len() < length {
        let known = |to: HexIx| data.ids.at_hex(to) == at || path.contains(&data.ids.at_hex(to));
        let ways = data.map.grid.neighbours(from).filter(|(way, to)| {
            data.board.rail[from.index()].has(*way) && !known(*to) && rail::is_own(data, state, faction, *to)
        });
        let mut open = [from; 6];
        let mut count = 0;
        for (_, to) in ways {
            open[count] = to;
            count += 1;
        }
        if count == 0 {
            break;
        }
        from = open[chance.below(count)];
        path.push(data.ids.at_hex(from));
    }
    (!path.is_empty()).then_some(Order::Rail(who, path))
}

/// Units for the HQ at work: all it can take, or one, or nobody more.
fn picks(data: &Data, state: &State, chance: &mut Chance) -> Option<Order> {
    let army = state.activation.army();
    let eligible = command::eligible(data, state, army.hq?);
    let room = usize::from(data.hqs[army.hq?.index()].capacity).saturating_sub(command::counted(data, army.units));
    let mut drawn = Counters::NONE;
    let (mut counted, single) = (0, chance.one_in(4));
    for unit in eligible.iter() {
        let takes = data.kinds.taking.contains(unit);
        if takes && counted >= room {
            continue;
        }
        counted += usize::from(takes);
        drawn.insert(unit);
    }
    if single {
        drawn = pick(drawn, chance).map_or(Counters::NONE, Counters::one);
    }
    let order = if drawn.is_empty() { Order::Done } else { Order::Command(drawn) };
    // Whoever is eligible has been judged; the army as a whole has not.
    command::check_army(data, state, army.hq?, army.units.or(drawn)).is_ok().then_some(order)
}

/// A HQ, sometimes with another.
fn names(data: &Data, state: &State, seat: Seat, side: Side, chance: &mut Chance) -> Option<Order> {
    let waiting = state.waiting(data, side);
    let one = |of: Hqs, chance: &mut Chance| -> Option<HqIx> { of.pick(|count| chance.below(count)) };
    let hq = one(waiting, chance)?;
    let with = if chance.one_in(TOGETHER_ONE_IN) { one(waiting.without(Hqs::one(hq)), chance) } else { None };
    let drawn = [if chance.one_in(8) { Order::Pass } else { Order::Activate(hq, with) }, Order::Activate(hq, None)];
    drawn.into_iter().find(|order| rules::check(data, state, seat, order).is_ok())
}
