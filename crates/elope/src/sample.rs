//! One legal order at random, without listing the others where the list would be long.
//!
//! An order is drawn and then judged; what is illegal is thrown away and drawn again. Every order that `orders` lists
//! can be drawn: a march is a walk that may turn and stop in any hex, a voyage likewise, and the rest is picked by kind
//! and unit. Where nothing is found in a few draws everything is listed after all.

use engine::{Arg, Breach, Chance, Seat};
use hexmap::HexIx;

use crate::combat::declare;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::directives::Bound;
use crate::order::{Entrance, Load, Order};
use crate::sets::{Hexes, Units};
use crate::state::{Frame, Place, Spot, State, Target, Task, side_of};
use crate::zones::controlled;
use crate::{air, arrivals, check, directives, movement, naval, orders, rail, sequence, train, works};

/// How often, in so many draws, the phase ends early, something else than a march is drawn, somebody else moves though
/// those under way could go on, a whole stack marches.
const ENDS_ONE_IN: usize = 400;
const DEEDS_ONE_IN: usize = 12;
const OTHERS_ONE_IN: usize = 4;
const STACKS_ONE_IN: usize = 4;

/// How often, in so many steps, a walk goes anywhere instead of forward, and stops.
const STRAYS_ONE_IN: usize = 8;
const STOPS_ONE_IN: usize = 3;

/// The points with which those under way are likely to find a hex to go on to.
const ENOUGH_TO_GO_ON: u8 = 2;

/// Draws from all units of a side, and then from those that can surely move.
const QUICK_DRAWS: usize = 6;
const SURE_DRAWS: usize = 8;

/// Draws in an announcement of attacks before it ends, and of targets for one flight.
const ANNOUNCEMENTS: usize = 6;
const TARGETS: usize = 10;

/// One of these, unless there is none.
fn pick(units: Units, chance: &mut Chance) -> Option<UnitIx> {
    units.pick(|count| chance.below(count))
}

fn pick_hex(hexes: &Hexes, chance: &mut Chance) -> Option<HexIx> {
    hexes.pick(|count| chance.below(count))
}

/// One legal order.
pub(crate) fn sample(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    if !sequence::is_asked(data, state, seat) {
        return None;
    }
    let drawn = match state.top() {
        Frame::Movement { side } => in_movement(data, state, seat, side, chance),
        Frame::Declare { side } => announcement(data, state, seat, side, chance),
        _ => {
            let mut answers = Vec::new();
            orders::answers(data, state, seat, &mut answers);
            first_legal(data, state, seat, answers, chance)
        }
    };
    drawn.or_else(|| {
        let mut all = Vec::new();
        orders::orders(data, state, seat, &mut all);
        chance.pick(&all).cloned()
    })
}

/// The first that is legal, in any order: each legal one is as likely as the others.
fn first_legal(data: &Data, state: &State, seat: Seat, mut of: Vec<Order>, chance: &mut Chance) -> Option<Order> {
    while !of.is_empty() {
        let order = of.swap_remove(chance.below(of.len()));
        if check(data, state, seat, &order).is_ok() {
            return Some(order);
        }
    }
    None
}

/// A march, another deed, or the end of the phase.
fn in_movement(data: &Data, state: &State, seat: Seat, side: Side, chance: &mut Chance) -> Option<Order> {
    let legal = |order: &Order| check(data, state, seat, order).is_ok();
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side).and(kinds.ground).without(kinds.trains);
    // 4.1.c: an HQ out of supply goes nowhere.
    let able = own.without(state.moved).without(state.stopped).without(state.fixed).without(kinds.hq.and(state.os));
    let mut able = able.and(state.in_hexes);
    for draw in 0..QUICK_DRAWS + SURE_DRAWS {
        // 23.1.c: where the first was refused, perhaps those under way have to go on.
        if draw == 1 && directives::check_move_over(data, state, side).is_err() {
            able = able.and(state.moving);
        }
        if draw == QUICK_DRAWS {
            able = orders::movers(data, state, side).and(able);
            if able.is_empty() {
                break;
            }
        }
        if let Some(order) = draw_movement(data, state, side, able, chance).filter(legal) {
            return Some(order);
        }
    }
    match sequence::check_done(data, state, seat) {
        Ok(()) => Some(Order::Done),
        Err(why) => relief(data, state, seat, chance).or_else(|| duty(data, state, seat, &why, chance)),
    }
}

fn draw_movement(data: &Data, state: &State, side: Side, able: Units, chance: &mut Chance) -> Option<Order> {
    if chance.one_in(ENDS_ONE_IN) {
        return Some(Order::Done);
    }
    if chance.one_in(DEEDS_ONE_IN) {
        return deed(data, state, side, able, chance);
    }
    let under_way = able.and(state.moving);
    let rested = |unit: UnitIx| movement::left(data, state, unit) >= ENOUGH_TO_GO_ON;
    let goes_on = under_way.first().is_some_and(rested) && !chance.one_in(OTHERS_ONE_IN);
    let unit = pick(if goes_on { under_way } else { able }, chance)?;
    let hex = state.hex(unit)?;
    if state.entrained.contains(unit) {
        return journey(data, state, Units::one(unit), chance);
    }
    let group = match () {
        // Those that move together can go on together (23.1.c).
        () if state.moving.contains(unit) && state.moving.len() > 1 && !chance.one_in(STACKS_ONE_IN) => state.moving,
        () if chance.one_in(STACKS_ONE_IN) => state.in_hex(hex).and(able),
        () => Units::one(unit),
    };
    walk(data, state, side, group, hex, chance)
}

/// Where a walk leads.
enum Course<'a> {
    /// Where the unit is ordered to go.
    Ordered(&'a directives::Course<'a>),
    To(HexIx),
}

impl Course<'_> {
    /// An enemy or a place, so that armies meet; or anywhere.
    fn draw(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Course<'static>> {
        let goal = match chance.below(8) {
            0..5 => {
                let enemies = state.of_side(data, side.enemy()).and(data.roster.kinds.bodies);
                let drawn = (0..QUICK_DRAWS).find_map(|_| pick(enemies, chance).and_then(|enemy| state.hex(enemy)));
                drawn.unwrap_or(data.board.places.bereznik)
            }
            5 => chance.pick(&data.board.map.places)?.hex,
            _ => HexIx(chance.below(data.board.map.grid.len()) as u16),
        };
        Some(Course::To(goal))
    }

    fn is_ordered(&self) -> bool {
        matches!(self, Course::Ordered(_))
    }

    fn to_go(&self, data: &Data, state: &State, from: HexIx) -> u16 {
        match self {
            Course::Ordered(course) => course.to_go(data, state, from),
            Course::To(goal) => data.board.distance(from, *goal),
        }
    }
}

/// A march as far as the points last, toward somewhere, with steps aside; it may stop anywhere.
fn walk(data: &Data, state: &State, side: Side, group: Units, start: HexIx, chance: &mut Chance) -> Option<Order> {
    let (gait, points) = movement::slowest(movement::Purse::of(data, state, group))?;
    let bound = if side == Side::Allied { directives::bound(data, state, group.first()?) } else { None };
    let course = match &bound {
        Some(Bound::Sent(course)) => Course::Ordered(course),
        _ => Course::draw(data, state, side, chance)?,
    };
    let enemy = side.enemy();
    let actions = &data.tables.movement.actions;
    let engaged = controlled(state, enemy, start);
    let mut left = u16::from(if engaged { points.checked_sub(actions.disengage)? } else { points });
    let mut path = Vec::new();
    movement::with_costs(data, state, gait, |costs| {
        let mut from = start;
        loop {
            let around = data.board.around(from);
            // 5.21.b: never directly from zone to zone.
            let in_zone = engaged && path.is_empty();
            let open = |direction: usize| {
                costs.get(from, direction) <= left && !(in_zone && controlled(state, enemy, around[direction]))
            };
            let first = chance.below(6);
            let direction = if chance.one_in(STRAYS_ONE_IN) {
                Some(first).filter(|direction| open(*direction))
            } else {
                let to_go = course.to_go(data, state, from);
                let nearer = |direction: usize| course.to_go(data, state, around[direction]) < to_go;
                let mut open = (0..6).map(|turn| (first + turn) % 6).filter(|direction| open(*direction));
                let aside = open.clone().next().filter(|_| path.is_empty() && !course.is_ordered());
                open.find(|direction| nearer(*direction)).or(aside)
            };
            let Some(direction) = direction else { break };
            let to = around[direction];
            // Only lone support units can be overrun (9.0.b), and nobody goes on from a zone.
            match movement::closed(data, state, to, side) {
                movement::Closed::Open => {}
                movement::Closed::Support => left = left.saturating_sub(u16::from(actions.overrun_lone_support)),
                movement::Closed::Enemy => break,
            }
            left = left.saturating_sub(costs.get(from, direction));
            path.push(to);
            from = to;
            if left == 0 || controlled(state, enemy, to) || chance.one_in(STOPS_ONE_IN) {
                break;
            }
        }
    });
    if let Some(Bound::Kept(area)) = bound {
        while path.pop_if(|end| !area.contains(data, state, *end)).is_some() {}
    }
    (!path.is_empty()).then_some(Order::March(group, path))
}

/// Something else than a march.
pub(crate) fn deed(data: &Data, state: &State, side: Side, movers: Units, chance: &mut Chance) -> Option<Order> {
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side);
    let mut out = Vec::new();
    match chance.below(16) {
        0..5 => return naval::sample_voyage(data, state, side, chance),
        5 | 6 => naval::steamer_orders(data, state, side, pick(own.and(kinds.steamers), chance)?, &mut out),
        7 => naval::ship_orders(data, state, side, pick(own.and(kinds.vessels.or(kinds.trains)), chance)?, &mut out),
        8..11 => return journey(data, state, movers, chance),
        11..14 => orders::unit_deeds(data, state, pick(movers, chance)?, &mut out),
        14 => out.push(Order::Turn(pick(own.and(kinds.depots), chance)?)),
        _ => odd_deeds(data, state, side, chance, &mut out),
    }
    chance.pick(&out).cloned()
}

/// Deeds that are seldom possible.
fn odd_deeds(data: &Data, state: &State, side: Side, chance: &mut Chance, out: &mut Vec<Order>) {
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side);
    if let Some(unit) = pick(state.stopped.and(own).without(state.moved), chance) {
        works::orders(data, state, unit, out);
    }
    if let Some(unit) = pick(state.at(Spot::of(Place::Due)).and(own), chance) {
        let hexes = arrivals::choices(data, state, unit).iter().map(|place| data.board.map.place(place).map(|p| p.hex));
        out.extend(hexes.map(|hex| Order::Enter(Units::one(unit), Entrance(hex))));
    }
    out.extend(pick(own.and(kinds.hq), chance).map(Order::Span));
    out.extend(pick(own.and(state.os), chance).map(|unit| Order::Ration(Units::one(unit))));
    out.extend(pick(own.and(kinds.ground), chance).map(Order::Disband));
    if let Some(train) = pick(own.and(kinds.trains).without(state.moved), chance) {
        let most = usize::from(movement::left(data, state, train));
        out.extend(ride(data, state, Units::one(train), most, chance));
    }
    train::orders(data, state, side, Units::NONE, out);
}

/// A journey by rail of somebody who stands on the line, any way and as far as may be; or the end of one.
fn journey(data: &Data, state: &State, movers: Units, chance: &mut Chance) -> Option<Order> {
    let on_line = |unit: &UnitIx| state.hex(*unit).is_some_and(|hex| rail::on_line(data, hex).is_some());
    let unit = (0..QUICK_DRAWS).find_map(|_| pick(movers, chance).filter(on_line))?;
    let hex = state.hex(unit)?;
    let group = if chance.one_in(STACKS_ONE_IN) { state.in_hex(hex).and(movers) } else { Units::one(unit) };
    if group.is_within(&state.entrained) && chance.one_in(2) {
        return Some(Order::Detrain(group));
    }
    ride(data, state, group, usize::from(data.tables.movement.actions.rail_hexes_max), chance)
}

/// Along the line, either way, up to so many hexes.
fn ride(data: &Data, state: &State, group: Units, most: usize, chance: &mut Chance) -> Option<Order> {
    let hex = state.hex(group.first()?)?;
    let (line, index) = (&data.board.railway, usize::from(rail::on_line(data, hex)?));
    let length = 1 + chance.below(most);
    let path: Vec<HexIx> = if chance.one_in(2) {
        line[..index].iter().rev().take(length).copied().collect()
    } else {
        line[index + 1..].iter().take(length).copied().collect()
    };
    (!path.is_empty()).then_some(Order::Rail(group, path))
}

/// 6.1: where too many stand, somebody leaves, or is given up.
fn relief(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    let side = side_of(seat);
    let crowded = crate::stacking::over_stacked(data, state, side).iter().next()?;
    let here = state.ground_in(data, side, crowded);
    for unit in here.and(orders::movers(data, state, side)).iter() {
        let march = orders::sample_march(data, state, side, Units::one(unit), chance);
        if let Some(order) = march.filter(|order| check(data, state, seat, order).is_ok()) {
            return Some(order);
        }
    }
    here.iter().map(Order::Disband).find(|order| check(data, state, seat, order).is_ok())
}

/// The phase may not end, and the refusal names who has something left to do: something that he can do.
fn duty(data: &Data, state: &State, seat: Seat, why: &Breach, chance: &mut Chance) -> Option<Order> {
    let named = |(name, arg): &(&'static str, Arg)| match arg {
        Arg::Counter(unit) if *name == "unit" => Some(UnitIx(*unit)),
        _ => None,
    };
    let unit = why.0.args.iter().find_map(named)?;
    let side = side_of(seat);
    let mut out = Vec::new();
    orders::marches(data, state, side, Units::one(unit), &mut out);
    if state.moving.len() > 1 && state.moving.contains(unit) {
        orders::marches(data, state, side, state.moving, &mut out);
    }
    orders::unit_deeds(data, state, unit, &mut out);
    naval::orders_of(data, state, side, unit, &mut out);
    // 23.1.c, 20.0.d: his ship carries him on, or the steamer that waits for him sails.
    if let Place::Aboard(ship) = state.spot[unit].place() {
        naval::orders_of(data, state, side, ship, &mut out);
    }
    first_legal(data, state, seat, out, chance)
}

/// An attack, a flight, or the end of announcements.
fn announcement(data: &Data, state: &State, seat: Seat, side: Side, chance: &mut Chance) -> Option<Order> {
    let enemies = &state.occupied[side.enemy()];
    let own = &state.occupied[side];
    let touches = |hex: &HexIx| data.board.around(*hex).iter().any(|next| enemies.contains(*next));
    let in_touch = Hexes::of(own.iter().filter(touches));
    for _ in 0..ANNOUNCEMENTS {
        let drawn = match chance.below(8) {
            0 => break,
            1..5 => attack(data, state, side, &in_touch, chance),
            5 => transfer(data, state, side, chance),
            _ => flight(data, state, side, chance),
        };
        if let Some(order) = drawn.filter(|order| check(data, state, seat, order).is_ok()) {
            return Some(order);
        }
    }
    Some(Order::Done)
}

/// A change of base.
fn transfer(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    let mut out = Vec::new();
    let planes = data.roster.kinds.aircraft.and(state.of_side(data, side));
    air::transfers_of(data, state, side, pick(planes, chance)?, &mut out);
    chance.pick(&out).cloned()
}

/// An attack from a hex next to an enemy: of one unit, of its stack or of all around the target; with ships or without.
fn attack(data: &Data, state: &State, side: Side, in_touch: &Hexes, chance: &mut Chance) -> Option<Order> {
    let from = pick_hex(in_touch, chance)?;
    let enemies = &state.occupied[side.enemy()];
    let targets = Hexes::of(data.board.around(from).iter().copied().filter(|next| enemies.contains(*next)));
    let target = pick_hex(&targets, chance)?;
    let free = orders::free_attackers(data, state, side);
    let stack = state.in_hex(from).and(free);
    let group = match chance.below(3) {
        0 => Units::one(pick(stack, chance)?),
        1 => stack,
        _ => free.filter(|unit| state.hex(unit).is_some_and(|hex| data.board.distance(hex, target) == 1)),
    };
    let ships = data.roster.kinds.gunboats.and(state.of_side(data, side));
    let ships = ships.filter(|ship| state.task[ship] == Task::None && state.reach(ship).is_some());
    if ships.is_empty() || chance.one_in(2) {
        return Some(Order::Attack(target, group));
    }
    let beside = |ship: UnitIx| {
        let banks = declare::banks(data, state, ship);
        group.iter().any(|unit| state.hex(unit).is_some_and(|hex| banks.contains(hex)))
    };
    Some(Order::Attack(target, group.or(ships.filter(beside))))
}

/// Support of an announced attack, or bombing; by one aircraft or all of its base.
fn flight(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    let own = state.of_side(data, side).and(data.roster.kinds.aircraft).without(state.flown);
    let plane = pick(own.filter(|plane| state.is_on_map(plane) && state.task[plane] == Task::None), chance)?;
    let together = || state.at(state.spot[plane]).and(own).filter(|plane| state.task[plane] == Task::None);
    let group = if chance.one_in(3) { together() } else { Units::one(plane) };
    if chance.one_in(2) && !state.attacks.is_empty() {
        let target = chance.pick(&state.attacks)?.target;
        let load = if chance.one_in(4) { Load::Gas } else { Load::Bombs };
        return Some(Order::Support(group, target, load));
    }
    let reached = |target: &Target| air::is_reached(data, state, side, plane, *target);
    let target = (0..TARGETS).find_map(|_| bombing_target(data, state, side, chance).filter(reached))?;
    Some(Order::Bomb(group, target))
}

/// Something of the enemy, or something near him.
fn bombing_target(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Target> {
    let kinds = &data.roster.kinds;
    let enemy = side.enemy();
    let hex = |chance: &mut Chance| pick_hex(&state.occupied[enemy], chance);
    // A hex with the enemy, or one next to it.
    let near = |chance: &mut Chance| {
        let hex = hex(chance)?;
        if chance.one_in(3) { Some(hex) } else { Some(data.board.around(hex)[chance.below(6)]) }
    };
    Some(match chance.below(if side == Side::Allied { 9 } else { 6 }) {
        0..3 => {
            let named = kinds.vessels.or(kinds.depots).or(kinds.trains).or(kinds.tanks);
            let named = named.and(state.of_side(data, enemy));
            Target::Counter(pick(named, chance).filter(|unit| state.is_on_map(*unit))?)
        }
        3 => {
            let hex = near(chance)?;
            Target::Bridge(data.board.reach_between(hex, data.board.around(hex)[chance.below(6)])?)
        }
        4 if chance.one_in(2) => Target::Fort(pick_hex(&state.forts, chance)?),
        4 => Target::HastyDefence(pick_hex(&state.hasty, chance)?),
        5 => Target::Track(near(chance)?),
        _ => Target::Troops(hex(chance)?),
    })
}
