//! VI.G.9, X.river: major rivers as chains of hexsides: who lives on them, what links two hexes, who cuts the link; and units
//! that travel on them.

use engine::{Breach, Events, Interrupt, Message, Seats};
use hexmap::{Direction, HexIx, Map, SideIx};
use serde::{Deserialize, Serialize};

use crate::calendar::Weather;
use crate::data::Data;
use crate::ids::{BySide, Cities, CityIx, CounterIx, Counters, FactionIx, Hexes, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::order::Order;
use crate::places::{RiverSystem, WeatherZone};
use crate::state::State;
use crate::{args, nations, stacking};

/// How many hexsides the longest system may have.
const LONGEST: usize = 512;
/// At most so many hexsides of a system meet one: two at each of its corners.
const MEETING: usize = 4;
const NONE: u16 = u16::MAX;
/// How many systems there may be.
pub(crate) const SYSTEMS: usize = 8;

/// Parts of a system, a bit for each: that north of the city that divides it, and that south of it (VI.G.6).
type Parts = u8;
const WHOLE: Parts = 0b11;

/// Units carried this turn, by system and part (VI.G.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Carried(BySide<[[u8; 2]; SYSTEMS]>);

impl Carried {
    /// Whatever is counted: side, system and part.
    pub(crate) fn all(data: &Data) -> impl Iterator<Item = (Side, usize, usize)> + use<> {
        let systems = data.river_systems.len().min(SYSTEMS);
        let of_side = move |side| (0..systems).flat_map(move |system| (0..2).map(move |part| (side, system, part)));
        Side::ALL.into_iter().flat_map(of_side)
    }

    /// Units of a side carried on a part of a system.
    pub(crate) fn units(&self, side: Side, system: usize, part: usize) -> u8 {
        self.0[side][system][part]
    }

    /// So many units of a side have been carried on a part of a system.
    pub(crate) fn set(&mut self, side: Side, system: usize, part: usize, units: u8) {
        self.0[side][system][part] = units;
    }
}

/// The hexsides of the river systems, flat.
#[derive(Debug, Clone)]
pub struct Courses {
    /// The system of a hexside and its number in it.
    place: Vec<Option<(u8, u16)>>,
    systems: Vec<Course>,
}

#[derive(Debug, Clone)]
struct Course {
    sides: Vec<SideIx>,
    meets: Vec<[u16; MEETING]>,
    /// The parts that a hexside is of.
    parts: Vec<Parts>,
    cities: Cities,
}

impl Course {
    /// Parts the course at a hex: its own sides are of both parts, of the rest what lies north of it as a whole is of the first.
    fn divide(&mut self, map: &Map, at: HexIx) {
        let on_it = |side: &SideIx| Direction::ALL.iter().any(|direction| map.grid.side(at, *direction) == *side);
        let row = |side: SideIx| i64::from(map.grid.row_column(map.grid.side_hexes(side).0).0);
        let here = i64::from(map.grid.row_column(at).0);
        let mut seen: Vec<bool> = self.sides.iter().map(on_it).collect();
        for start in 0..self.sides.len() {
            if seen[start] {
                continue;
            }
            seen[start] = true;
            let (mut joined, mut next) = (vec![start], 0);
            while let Some(&index) = joined.get(next) {
                next += 1;
                for other in self.meets[index].into_iter().take_while(|other| *other != NONE).map(usize::from) {
                    if !std::mem::replace(&mut seen[other], true) {
                        joined.push(other);
                    }
                }
            }
            let south: i64 = joined.iter().map(|index| row(self.sides[*index]) - here).sum();
            joined.into_iter().for_each(|index| self.parts[index] = if south < 0 { 1 } else { 2 });
        }
    }
}

impl Courses {
    /// The courses of the systems; one of them may be divided at a hex (VI.G.6).
    pub(crate) fn new(map: &Map, systems: &[RiverSystem], divided: Option<(&str, HexIx)>) -> Courses {
        let mut place = vec![None; map.grid.side_count()];
        let course = |(number, system): (usize, &RiverSystem)| {
            let mut sides: Vec<SideIx> =
                system.rivers.iter().flat_map(|river| map.rivers[river.index()].chain.iter().copied()).collect();
            sides.sort_by_key(|side| side.0);
            sides.dedup();
            sides.truncate(LONGEST);
            for (index, side) in sides.iter().enumerate() {
                place[side.index()] = Some((number as u8, index as u16));
            }
            let meets = |side: &SideIx| {
                let mut found = [NONE; MEETING];
                let others = (0..sides.len()).filter(|other| sides[*other] != *side);
                let joined = others.filter(|other| map.grid.shared_corner(*side, sides[*other]).is_some());
                found.iter_mut().zip(joined).for_each(|(slot, other)| *slot = other as u16);
                found
            };
            let meets = sides.iter().map(meets).collect();
            let parts = vec![WHOLE; sides.len()];
            let mut course = Course { meets, parts, cities: Cities::of(system.cities.iter().copied()), sides };
            if let Some((_, at)) = divided.filter(|(id, _)| *id == system.id) {
                course.divide(map, at);
            }
            course
        };
        let systems = systems.iter().enumerate().map(course).collect();
        Courses { place, systems }
    }

    /// The cities on a system.
    pub(crate) fn cities(&self, system: usize) -> Cities {
        self.systems[system].cities
    }

    /// The systems on whose bank a hex lies, a bit for each (X.river.1).
    pub(crate) fn systems_at(&self, data: &Data, hex: HexIx) -> u8 {
        if data.board.major[hex.index()].is_empty() {
            return 0;
        }
        let on = |direction: &Direction| self.place[data.map.grid.side(hex, *direction).index()];
        Direction::ALL.iter().filter_map(on).fold(0, |bits, (system, _)| bits | 1 << system)
    }

    /// The parts of a system that a hex on its bank is of.
    fn parts_at(&self, data: &Data, system: usize, hex: HexIx) -> Parts {
        let on = |direction: &Direction| self.place[data.map.grid.side(hex, *direction).index()];
        let here = Direction::ALL.iter().filter_map(on).filter(|(of, _)| usize::from(*of) == system);
        here.fold(0, |parts, (_, index)| parts | self.systems[system].parts[usize::from(index)])
    }

    /// Goes along these parts of a system from a hex on its bank, near hexsides first, through those that let it pass; the
    /// sides of the hex itself always do. Ends where `found` says so, and says whether it did.
    pub(crate) fn follow(
        &self,
        data: &Data,
        system: usize,
        parts: Parts,
        from: HexIx,
        passes: impl Fn(SideIx) -> bool,
        mut found: impl FnMut(SideIx) -> bool,
    ) -> bool {
        let course = &self.systems[system];
        let (mut queue, mut len, mut next) = ([0_u16; LONGEST], 0, 0);
        let mut seen = [0_u64; LONGEST / 64];
        let mut first = 0;
        for direction in Direction::ALL {
            if let Some((of, index)) = self.place[data.map.grid.side(from, direction).index()]
                && usize::from(of) == system
                && course.parts[usize::from(index)] & parts != 0
            {
                seen[usize::from(index) / 64] |= 1 << (index % 64);
                queue[len] = index;
                len += 1;
                first = len;
            }
        }
        while next < len {
            let here = usize::from(queue[next]);
            let side = course.sides[here];
            if found(side) {
                return true;
            }
            if next < first || passes(side) {
                for index in course.meets[here].into_iter().take_while(|index| *index != NONE) {
                    let (word, bit) = (usize::from(index) / 64, 1_u64 << (index % 64));
                    if seen[word] & bit == 0 && course.parts[usize::from(index)] & parts != 0 {
                        seen[word] |= bit;
                        queue[len] = index;
                        len += 1;
                    }
                }
            }
            next += 1;
        }
        false
    }
}

/// Whether combat units of the enemy, trains apart, stand on neither bank of a hexside (VI.G.5, V.D.7).
pub(crate) fn passes(data: &Data, state: &State, side: Side, on: SideIx) -> bool {
    let enemy = side.enemy();
    let held = |hex: HexIx| {
        state.cache.combat[enemy].contains(hex) && state.in_hex(data, enemy, hex).meets(&data.kinds.taking)
    };
    let (one, other) = data.map.grid.side_hexes(on);
    !held(one) && !other.is_some_and(held)
}

/// Calls the cities of a system that the river links to a hex on its bank, each once and near ones first; ends where `found`
/// says so, and says whether it did (V.D.7, X.river.1).
pub(crate) fn links(
    data: &Data,
    state: &State,
    side: Side,
    system: usize,
    hex: HexIx,
    mut found: impl FnMut(CityIx) -> bool,
) -> bool {
    let mut left = data.courses.cities(system);
    let passes = |at| passes(data, state, side, at);
    data.courses.follow(data, system, WHOLE, hex, passes, |at| {
        let (one, other) = data.map.grid.side_hexes(at);
        [Some(one), other].into_iter().flatten().any(|bank| {
            let city = data.ground.city[bank.index()].filter(|city| left.contains(*city));
            city.is_some_and(|city| {
                left.remove(city);
                found(city)
            })
        })
    })
}

/// A journey on a river: the system, and the part whose capacity it uses.
#[derive(Debug, Clone, Copy)]
struct Journey {
    system: usize,
    part: usize,
}

/// Whether the parts of a system have capacities of their own for a side (VI.G.6).
fn is_divided(data: &Data, side: Side, system: usize) -> bool {
    let volga = &data.tables.river.volga;
    volga.side == side && data.river_systems[system].id == volga.system
}

/// The parts that a side may travel in from a hex, and the part whose capacity a journey uses; none where all of it is used
/// (VI.G.1, VI.G.6, VI.G.7).
fn ways(data: &Data, state: &State, side: Side, system: usize, from: HexIx) -> impl Iterator<Item = (Parts, usize)> {
    let carried = state.carried.0[side][system];
    let table = &data.tables.river;
    let here = data.courses.parts_at(data, system, from);
    let divided = is_divided(data, side, system);
    let apart = divided && state.city_side(table.volga.divide) != Some(side);
    let most = if divided { table.volga.everywhere } else { table.units };
    let free = |part: usize| carried[part] < [table.volga.north, table.volga.south][part];
    let (one, other) = if apart {
        let way = |part: usize| (here & 1 << part != 0 && free(part)).then_some((1 << part, part));
        (way(0), way(1))
    } else {
        let part = usize::from(divided && (here & 1 == 0 || !free(0)) && free(1));
        ((carried[0] + carried[1] < most).then_some((WHOLE, part)), None)
    };
    [one, other].into_iter().flatten()
}

/// Whether ice holds up ships on a bank (VI.G.8).
fn is_frozen(data: &Data, state: &State, bank: HexIx) -> bool {
    data.ground.north.contains(bank) && state.weather_in(WeatherZone::North) == Weather::Snow
}

/// Whether ships of a side pass a hexside: no enemy on its banks, no ice (VI.G.5, VI.G.8).
fn is_open(data: &Data, state: &State, side: Side, on: SideIx) -> bool {
    let (one, other) = data.map.grid.side_hexes(on);
    passes(data, state, side, on)
        && !is_frozen(data, state, one)
        && !other.is_some_and(|other| is_frozen(data, state, other))
}

/// Whether a system leads from one bank hex to another within these parts.
fn leads(data: &Data, system: usize, parts: Parts, from: HexIx, to: HexIx, passes: impl Fn(SideIx) -> bool) -> bool {
    let beside = |on: SideIx| {
        let (one, other) = data.map.grid.side_hexes(on);
        one == to || other == Some(to)
    };
    data.courses.follow(data, system, parts, from, passes, beside)
}

/// The journey from one hex to another on a system, or why there is none (VI.G.2 to VI.G.8).
fn journey(data: &Data, state: &State, side: Side, system: usize, from: HexIx, to: HexIx) -> Result<Journey, Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id)
            .with("from", args::spot(data.ids.at_hex(from)))
            .with("to", args::spot(data.ids.at_hex(to))))
    };
    if !data.courses.cities(system).iter().any(|city| state.city_side(city) == Some(side)) {
        return refuse("VI.G.2", "rossyia-no-city-on-the-river");
    }
    if is_frozen(data, state, from) || is_frozen(data, state, to) {
        return refuse("VI.G.8", "rossyia-river-frozen");
    }
    let mut ways = ways(data, state, side, system, from).peekable();
    if ways.peek().is_none() {
        return refuse("VI.G.1", "rossyia-river-full");
    }
    if let Some((_, part)) =
        ways.find(|(parts, _)| leads(data, system, *parts, from, to, |on| is_open(data, state, side, on)))
    {
        return Ok(Journey { system, part });
    }
    if leads(data, system, WHOLE, from, to, |on| is_open(data, state, side, on)) {
        return refuse("VI.G.6", "rossyia-river-divided");
    }
    match leads(data, system, WHOLE, from, to, |on| passes(data, state, side, on)) {
        true => refuse("VI.G.8", "rossyia-river-frozen"),
        false => refuse("VI.G.5", "rossyia-river-blocked"),
    }
}

/// Whether a unit can go aboard (VI.G.1, X.move.2); the hex it does it in, its faction and side.
fn check_aboard(data: &Data, state: &State, who: Counters) -> Result<(CounterIx, HexIx, FactionIx, Side), Breach> {
    let at = movement::check_group(data, state, who)?;
    let Some(unit) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
    if who.len() > 1 {
        return refuse("VI.G.1", "rossyia-one-on-a-river");
    }
    movement::check_embarks(data, state, unit, "X.move.2")?;
    match (data.ids.whereabouts(at), state.side(data, unit)) {
        (Whereabouts::Hex(hex), Some(side)) => Ok((unit, hex, state.faction(data, unit), side)),
        _ => refuse("VI.G.3", "rossyia-not-on-a-bank"),
    }
}

/// The journey that an order means, or why it is not legal (VI.G).
fn judge(data: &Data, state: &State, who: Counters, to: Spot) -> Result<Journey, Breach> {
    let (unit, from, faction, side) = check_aboard(data, state, who)?;
    let here = data.courses.systems_at(data, from);
    if here == 0 {
        return Err(Breach::of("VI.G.3", "rossyia-not-on-a-bank").with("unit", args::counter(unit)));
    }
    let there = match data.ids.whereabouts(to) {
        Whereabouts::Hex(hex) if hex != from => hex,
        _ => return Err(Breach::of("VI.G.4", "rossyia-no-such-bank").with("to", args::spot(to))),
    };
    let common = here & data.courses.systems_at(data, there);
    let mut found = Err(Breach::of("VI.G.4", "rossyia-no-such-bank").with("to", args::spot(to)));
    for system in (0..SYSTEMS).filter(|system| common & 1 << system != 0) {
        found = journey(data, state, side, system, from, there);
        if found.is_ok() {
            break;
        }
    }
    let found = found?;
    movement::check_landing(data, state, faction, side, from, there)?;
    nations::check_journey(data, state, who, data.ids.at_hex(from), to)?;
    stacking::check_end(data, state, side, who, to)?;
    Ok(found)
}

/// Whether a unit may travel on a river as ordered.
pub(crate) fn check(data: &Data, state: &State, who: Counters, to: Spot) -> Result<(), Breach> {
    judge(data, state, who, to).map(|_| ())
}

/// As which of how many units of its side one travels there this turn (VI.G.1, VI.G.6, VI.G.7).
pub(crate) fn explain(data: &Data, state: &State, who: Counters, to: Spot) -> Option<Message> {
    let Journey { system, part } = judge(data, state, who, to).ok()?;
    let unit = who.first()?;
    let side = state.side(data, unit)?;
    let (table, carried) = (&data.tables.river, state.carried.0[side][system]);
    let divided = is_divided(data, side, system);
    let apart = divided && state.city_side(table.volga.divide) != Some(side);
    let (clause, number, most) = match (divided, apart) {
        (_, true) => ("VI.G.6", carried[part], [table.volga.north, table.volga.south][part]),
        (true, false) => ("VI.G.6", carried[0] + carried[1], table.volga.everywhere),
        (false, false) => ("VI.G.1", carried[0] + carried[1], table.units),
    };
    let told = Message::by(clause, "rossyia-why-ship").with("unit", args::counter(unit));
    Some(told.with("number", args::int(number + 1)).with("most", args::int(most)))
}

/// The journey is made at once, and is all that the unit does (VI.G.1).
pub(crate) fn travel(
    data: &Data,
    state: &mut State,
    who: Counters,
    to: Spot,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let Journey { system, part } = judge(data, state, who, to)?;
    let Some(unit) = who.first() else { return Ok(None) };
    let (Some(side), Some(from)) = (state.side(data, unit), state.spot(unit)) else { return Ok(None) };
    state.carried.0[side][system][part] += 1;
    state.shipped.insert(unit);
    state.spent[unit] = movement::allowance(data, state, unit, Manner::Normal);
    state.moving = Counters::NONE;
    events.tell(Seats::ALL, || {
        let snow = state.weather_at(data, from) == Weather::Snow;
        let message = Message::by(if snow { "VI.G.10" } else { "VI.G.1" }, "rossyia-travels-on-a-river")
            .with("unit", args::counter(unit));
        message.with("from", args::spot(from)).with("to", args::spot(to))
    });
    movement::enter(data, state, who, to, events);
    Ok(None)
}

/// The banks that a unit could travel to from where it is (VI.G.4).
fn banks(data: &Data, state: &State, unit: CounterIx) -> Vec<HexIx> {
    let Ok((_, from, _, side)) = check_aboard(data, state, Counters::one(unit)) else { return Vec::new() };
    let systems = data.courses.systems_at(data, from);
    let (mut banks, mut known) = (Vec::new(), Hexes::of([from]));
    for system in (0..SYSTEMS).filter(|system| systems & 1 << system != 0) {
        for (parts, _) in ways(data, state, side, system, from) {
            let mut note = |hex: HexIx| {
                if !known.contains(hex) {
                    known.insert(hex);
                    banks.push(hex);
                }
            };
            data.courses.follow(
                data,
                system,
                parts,
                from,
                |on| is_open(data, state, side, on),
                |on| {
                    let (one, other) = data.map.grid.side_hexes(on);
                    note(one);
                    other.into_iter().for_each(&mut note);
                    false
                },
            );
        }
    }
    banks
}

/// Journeys of a unit to every bank.
pub(crate) fn journeys(data: &Data, state: &State, unit: CounterIx) -> impl Iterator<Item = Order> {
    banks(data, state, unit).into_iter().map(move |hex| Order::Ship(Counters::one(unit), data.ids.at_hex(hex)))
}

/// Journeys to choose from: to cities on the river, and to banks in enemy ZOC.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    let worth = |unit: CounterIx, to: Spot| {
        let hex = HexIx(to.0);
        let beside = |side: Side| state.in_enemy_zoc(side, hex);
        data.ground.city[hex.index()].is_some() || state.side(data, unit).is_some_and(beside)
    };
    for unit in movement::movers(data, state).iter() {
        let journeys = journeys(data, state, unit);
        out.extend(journeys.filter(|order| matches!(order, Order::Ship(_, to) if worth(unit, *to))));
    }
}
