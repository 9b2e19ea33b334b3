//! VIII.B, X.air: aircraft: bases, interdiction, interception, displacement.

use engine::{Advance, Arg, Breach, Dice, Events, Index, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;
use serde::{Deserialize, Serialize};

use crate::calendar::Weather;
use crate::data::Data;
use crate::ids::{CityIx, CounterIx, Counters, Hexes, HqIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::place::Standing;
use crate::procedure::{Condition, Frame, Segment};
use crate::state::State;
use crate::{args, armt, control, movement, seats, stacking};

/// What changes about aircraft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Air {
    /// Hexes under interdiction until the end of the turn (VIII.B.8).
    pub(crate) interdicted: Hexes,
    /// Aircraft that intercepted this turn (X.air.1); those that flew a mission or changed base are in `flown`.
    pub(crate) intercepted: Counters,
    pub(crate) flown: Counters,
    /// The mission under way: who flies it, who is in the air and has to land, who lets it pass.
    pub(crate) flier: Option<CounterIx>,
    pub(crate) aloft: Counters,
    pub(crate) declined: Counters,
}

/// Whether a hex is under interdiction (VIII.B.8).
#[inline]
pub(crate) fn is_interdicted(state: &State, hex: HexIx) -> bool {
    state.air.interdicted.contains(hex)
}

/// Movement points that interdiction adds to a step of a land unit, whosever it is (VIII.B.9).
pub(crate) fn interdiction_cost(data: &Data, state: &State, from: Whereabouts, to: Whereabouts) -> u8 {
    let hit = |at: Whereabouts| matches!(at, Whereabouts::Hex(hex) if is_interdicted(state, hex));
    let enter = if hit(to) { data.tables.air.enter } else { 0 };
    let leave = if hit(from) { data.tables.air.leave } else { 0 };
    enter + leave
}

/// Hexes of flight between two spots: a box lies one hex behind its entry hexes; none where none leads (VIII.B.3).
pub(crate) fn distance(data: &Data, from: Spot, to: Spot) -> Option<u16> {
    let behind = |of: crate::ids::BoxIx, hex: HexIx| {
        let entries = data.map.off_map[of.index()].entries.iter();
        entries.map(|entry| 1 + data.map.grid.distance(*entry, hex)).min()
    };
    match (data.ids.whereabouts(from), data.ids.whereabouts(to)) {
        (Whereabouts::Hex(a), Whereabouts::Hex(b)) => Some(data.map.grid.distance(a, b)),
        (Whereabouts::Box(of), Whereabouts::Hex(hex)) | (Whereabouts::Hex(hex), Whereabouts::Box(of)) => {
            behind(of, hex)
        }
        (Whereabouts::Box(a), Whereabouts::Box(b)) => (a == b).then_some(0),
    }
}

fn refuse<T>(clause: &'static str, id: &'static str, unit: CounterIx) -> Result<T, Breach> {
    Err(Breach::of(clause, id).with("unit", args::counter(unit)))
}

/// Whether an air unit is threatened at a spot: an enemy unit is there, or its ZOC (VIII.B.4).
fn is_threatened(data: &Data, state: &State, side: Side, at: Spot) -> bool {
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => state.in_enemy_zoc(side, hex) || movement::is_occupied(state, side, hex),
        Whereabouts::Box(of) => state.cache.boxes[side.enemy()].contains(of),
    }
}

/// Whether an air unit may be based at a spot (VIII.B.2).
pub(crate) fn check_base(data: &Data, state: &State, unit: CounterIx, to: Spot) -> Result<(), Breach> {
    let Some(side) = state.side(data, unit) else { return refuse("VIII.B.2", "rossyia-not-on-the-board", unit) };
    let at = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("place", args::spot(to)));
    match data.ids.whereabouts(to) {
        Whereabouts::Hex(hex) => movement::check_hex(data, state, state.faction(data, unit), side, hex)?,
        Whereabouts::Box(_) if !state.scenario(data).in_play(&data.map.grid, &data.ids, to) => {
            return at("X.area.1", "rossyia-out-of-the-area");
        }
        Whereabouts::Box(_) => {}
    }
    if is_threatened(data, state, side, to) {
        return at("VIII.B.2", "rossyia-base-in-zoc");
    }
    if state.at(to).iter().any(|other| state.side(data, other) == Some(side.enemy())) {
        return at("VIII.B.2", "rossyia-base-of-the-enemy");
    }
    stacking::check_end(data, state, side, Counters::one(unit), to)
}

/// Whether a spot is within so many hexes of flight.
fn check_radius(data: &Data, clause: &'static str, from: Spot, to: Spot, radius: u8) -> Result<(), Breach> {
    match distance(data, from, to) {
        Some(hexes) if hexes <= u16::from(radius) => Ok(()),
        _ => Err(Breach::of(clause, "rossyia-too-far-to-fly")
            .with("place", args::spot(to))
            .with("radius", args::int(radius))),
    }
}

/// Whether an air unit can fly of itself in this segment; where it is (X.air.1, X.air.2).
fn check_flier(data: &Data, state: &State, unit: CounterIx) -> Result<Spot, Breach> {
    if !data.kinds.air.contains(unit) {
        return refuse("VIII.B.6", "rossyia-only-aircraft-fly", unit);
    }
    if !movement::movers(data, state).contains(unit) {
        return refuse("V.C.4", "rossyia-not-activated", unit);
    }
    movement::check_free(data, state, unit)?;
    if state.air.flown.contains(unit) {
        return refuse("X.air.1", "rossyia-has-flown", unit);
    }
    state.spot(unit).map_or_else(|| refuse("X.air.1", "rossyia-not-on-the-board", unit), Ok)
}

/// VIII.B.7: the weather of the target decides.
fn check_weather(data: &Data, state: &State, at: Spot) -> Result<(), Breach> {
    match state.weather_at(data, at) {
        Weather::Snow => Err(Breach::of("VIII.B.7", "rossyia-snow-grounds").with("place", args::spot(at))),
        _ => Ok(()),
    }
}

/// Whether an air unit may fly an interdiction (VIII.B.3, VIII.B.7, VIII.B.8, V.I.3, X.air.1).
pub(crate) fn check_interdict(data: &Data, state: &State, unit: CounterIx, at: Spot) -> Result<(), Breach> {
    let from = check_flier(data, state, unit)?;
    let Some(army) = state.activation.army_of(unit).filter(|_| matches!(state.top(), Frame::Army { .. })) else {
        return refuse("X.air.1", "rossyia-missions-need-a-hq", unit);
    };
    if !armt::allowed(data, army).air {
        let clause = if army.condition == Condition::Isolated { "V.H.5" } else { "V.I.3" };
        return refuse(clause, "rossyia-missions-need-armt", unit);
    }
    check_radius(data, "VIII.B.3", from, at, data.tables.air.mission_radius)?;
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) if data.is_land(hex) && state.scenario(data).holds(&data.map.grid, hex) => {}
        _ => return Err(Breach::of("VIII.B.8", "rossyia-no-target").with("place", args::spot(at))),
    }
    check_weather(data, state, at)
}

/// The mission takes off: the enemy may intercept it first (VIII.B.15).
pub(crate) fn interdict(data: &Data, state: &mut State, unit: CounterIx, at: Spot, events: &mut Events<'_>) {
    let Some(side) = state.side(data, unit) else { return };
    state.air.flown.insert(unit);
    state.air.flier = Some(unit);
    state.air.aloft = Counters::one(unit);
    state.air.declined = Counters::NONE;
    state.stack.push(Frame::Interception { side: side.enemy(), at });
    events.tell(Seats::ALL, || {
        Message::by("VIII.B.8", "rossyia-mission").with("unit", args::counter(unit)).with("place", args::spot(at))
    });
}

/// Whether an air unit of the other side may try to intercept a mission (VIII.B.15, X.air.1).
fn check_interceptor(data: &Data, state: &State, unit: CounterIx, at: Spot) -> Result<(), Breach> {
    if !data.kinds.air.contains(unit) {
        return refuse("VIII.B.6", "rossyia-only-aircraft-fly", unit);
    }
    let Some(from) = state.spot(unit) else { return refuse("VIII.B.15", "rossyia-not-on-the-board", unit) };
    movement::check_free(data, state, unit)?;
    if state.air.intercepted.contains(unit) {
        return refuse("X.air.1", "rossyia-has-intercepted", unit);
    }
    check_radius(data, "VIII.B.15", from, at, data.tables.air.interception.radius)?;
    check_weather(data, state, at)
}

/// The air units of a side that can still try to intercept.
pub(crate) fn interceptors(data: &Data, state: &State, side: Side, at: Spot) -> Counters {
    let able =
        |unit: CounterIx| state.player(data, unit) == Some(side) && check_interceptor(data, state, unit, at).is_ok();
    data.kinds.air.without(state.air.declined).filter(able)
}

/// Whether a seat may send this air unit against the mission.
pub(crate) fn check_intercept(data: &Data, state: &State, seat: Seat, unit: CounterIx) -> Result<(), Breach> {
    let Frame::Interception { side, at } = state.top() else {
        return Err(Breach::of("VIII.B.15", "rossyia-nothing-to-intercept"));
    };
    if state.player(data, unit) != Some(side) || commander(data, state, unit) != Some(seat) {
        return refuse("X.sides.2", "rossyia-not-your-troops", unit);
    }
    check_interceptor(data, state, unit, at)
}

fn commander(data: &Data, state: &State, unit: CounterIx) -> Option<Seat> {
    seats::commander(data, state, state.faction(data, unit))
}

/// The interceptor meets the mission, or not (VIII.B.16, VIII.B.17).
pub(crate) fn intercept(
    data: &Data,
    state: &mut State,
    unit: CounterIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Frame::Interception { at, .. } = state.top() else { return Ok(()) };
    let die = dice.roll(6, "VIII.B.16")?;
    state.air.intercepted.insert(unit);
    state.air.aloft.insert(unit);
    events.tell(Seats::ALL, || interception(data, unit, die));
    if is_met(data, die) {
        state.stack.pop();
        state.stack.push(Frame::Landing { at });
    }
    Ok(())
}

/// Whether a die has the interceptor meet the mission (VIII.B.16).
fn is_met(data: &Data, die: u8) -> bool {
    data.tables.air.interception.success.contains(&die)
}

/// What is told of the die of an interceptor.
pub(crate) fn interception(data: &Data, unit: CounterIx, die: u8) -> Message {
    let (clause, id) = match is_met(data, die) {
        true => ("VIII.B.17", "rossyia-intercepted"),
        false => ("VIII.B.16", "rossyia-not-intercepted"),
    };
    Message::by(clause, id).with("unit", args::counter(unit)).with("die", Arg::Die(die))
}

/// Those of a seat let the mission pass.
pub(crate) fn let_pass(data: &Data, state: &mut State, seat: Seat) {
    let Frame::Interception { side, at } = state.top() else { return };
    let own = interceptors(data, state, side, at).filter(|unit| commander(data, state, unit) == Some(seat));
    state.air.declined = state.air.declined.or(own);
}

fn is_rail(data: &Data, at: Spot) -> bool {
    matches!(data.ids.whereabouts(at), Whereabouts::Hex(hex) if data.ground.rail.contains(hex))
}

/// The faces of success of an interdiction (VIII.B.8, VIII.B.10).
pub(crate) fn faces<'d>(data: &'d Data, state: &State, at: Spot) -> &'d [u8] {
    let row = if is_rail(data, at) { &data.tables.air.rail_hex } else { &data.tables.air.other_hex };
    match state.weather_at(data, at) {
        Weather::Clear => &row.clear,
        Weather::Mud => &row.mud,
        Weather::Snow => &[],
    }
}

/// The frame of a mission on its way: it waits for interceptors, then is carried out (VIII.B.15, VIII.B.17).
pub(crate) fn advance_mission(
    data: &Data,
    state: &mut State,
    side: Side,
    at: Spot,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    if !interceptors(data, state, side, at).is_empty() {
        return Ok(Advance::Waits);
    }
    let die = dice.roll(6, "VIII.B.8")?;
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(at)
        && faces(data, state, at).contains(&die)
    {
        state.air.interdicted.insert(hex);
    }
    events.tell(Seats::ALL, || mission(data, state, at, die));
    state.stack.pop();
    state.stack.push(Frame::Landing { at });
    Ok(Advance::Ran)
}

/// What is told of the die of a mission.
pub(crate) fn mission(data: &Data, state: &State, at: Spot, die: u8) -> Message {
    let cut = faces(data, state, at).contains(&die);
    let id = if cut { "rossyia-interdicted" } else { "rossyia-not-interdicted" };
    let clause = if is_rail(data, at) { "VIII.B.10" } else { "VIII.B.8" };
    Message::by(clause, id).with("place", args::spot(at)).with("die", Arg::Die(die))
}

/// How far a flight leads, and how far it may lead (VIII.B.3, VIII.B.4, X.air.2).
pub(crate) fn flight(data: &Data, state: &State, unit: CounterIx, to: Spot) -> Option<Message> {
    let table = &data.tables.air;
    let (from, clause, most) = match state.top() {
        Frame::Landing { at } => (at, "VIII.B.3", table.landing_radius),
        Frame::Displaced { at, .. } => (at, "VIII.B.4", table.displacement),
        _ => (state.spot(unit)?, "X.air.2", table.mission_radius),
    };
    let told = Message::by(clause, "rossyia-why-flight").with("unit", args::counter(unit));
    Some(told.with("hexes", args::int(distance(data, from, to)? as i32)).with("most", args::int(most)))
}

/// The air unit that lands next: that of the mission, then those that met it (X.air.1).
fn landing(state: &State) -> Option<CounterIx> {
    state.air.flier.filter(|flier| state.air.aloft.contains(*flier)).or_else(|| state.air.aloft.first())
}

/// The frame of aircraft that land: it waits until all have.
pub(crate) fn advance_landing(data: &Data, state: &mut State, at: Spot, events: &mut Events<'_>) -> Advance {
    let Some(unit) = landing(state) else {
        state.air.flier = None;
        state.stack.pop();
        return Advance::Ran;
    };
    if has_landing(data, state, unit, at) {
        return Advance::Waits;
    }
    crash(data, state, unit, events);
    Advance::Ran
}

fn has_landing(data: &Data, state: &State, unit: CounterIx, at: Spot) -> bool {
    let base = state.spot(unit).is_some_and(|base| check_landing(data, state, unit, at, base).is_ok());
    base || data.map.grid.hexes().any(|hex| check_landing(data, state, unit, at, data.ids.at_hex(hex)).is_ok())
}

fn crash(data: &Data, state: &mut State, unit: CounterIx, events: &mut Events<'_>) {
    state.air.aloft.remove(unit);
    state.eliminate(data, unit, false);
    events.tell(Seats::ALL, || Message::by("VIII.B.5", "rossyia-no-refuge").with("unit", args::counter(unit)));
}

fn check_landing(data: &Data, state: &State, unit: CounterIx, target: Spot, to: Spot) -> Result<(), Breach> {
    check_radius(data, "VIII.B.3", target, to, data.tables.air.landing_radius)?;
    check_base(data, state, unit, to)
}

/// Whether a spot is one to which the air unit at another can be displaced (VIII.B.4).
fn check_refuge(data: &Data, state: &State, unit: CounterIx, from: Spot, to: Spot) -> Result<(), Breach> {
    let hexes = data.tables.air.displacement;
    let at = |id: &'static str| {
        Err(Breach::of("VIII.B.4", id).with("place", args::spot(to)).with("hexes", args::int(hexes)))
    };
    if distance(data, from, to) != Some(u16::from(hexes)) {
        return at("rossyia-displaced-so-far");
    }
    if control::holder(data, state, to) != state.side(data, unit) {
        return at("rossyia-displaced-to-own-ground");
    }
    check_base(data, state, unit, to)
}

/// Where an air unit at a spot can be displaced to.
fn refuges(data: &Data, state: &State, unit: CounterIx, from: Spot) -> Vec<Spot> {
    let so_far = |to: &Spot| distance(data, from, *to) == Some(u16::from(data.tables.air.displacement));
    let hexes = data.map.grid.hexes().map(|hex| data.ids.at_hex(hex)).filter(so_far);
    hexes.filter(|to| check_refuge(data, state, unit, from, *to).is_ok()).collect()
}

/// Air units of a side at a spot.
fn based(data: &Data, state: &State, side: Side, at: Spot) -> Counters {
    state.at(at).and(data.kinds.air).filter(|unit| state.side(data, unit) == Some(side))
}

/// What aircraft interrupt the game for: a base that the enemy threatens (VIII.B.4).
pub(crate) fn pending(data: &Data, state: &State) -> Option<Frame> {
    // Trains may have interrupted aircraft on their way out.
    if state.stack.frames().iter().any(|frame| matches!(frame, Frame::Displaced { .. })) {
        return None;
    }
    data.kinds.air.and(state.cache.board).iter().find_map(|unit| {
        let (at, side) = (state.spot(unit)?, state.side(data, unit)?);
        is_threatened(data, state, side, at).then_some(Frame::Displaced { side, at })
    })
}

/// The frame of displaced aircraft: it waits for their owner where he has a choice (VIII.B.4, VIII.B.5).
pub(crate) fn advance_displaced(
    data: &Data,
    state: &mut State,
    side: Side,
    at: Spot,
    events: &mut Events<'_>,
) -> Advance {
    let Some(unit) = based(data, state, side, at).first().filter(|_| is_threatened(data, state, side, at)) else {
        state.stack.pop();
        return Advance::Ran;
    };
    match refuges(data, state, unit, at)[..] {
        [] => crash(data, state, unit, events),
        [only] => land(data, state, unit, only, events),
        _ => return Advance::Waits,
    }
    Advance::Ran
}

/// Whether aircraft may fly to a spot: to land, out of the enemy's way, or to another base (VIII.B.3, VIII.B.4, X.air.2).
pub(crate) fn check_fly(data: &Data, state: &State, seat: Seat, who: Counters, to: Spot) -> Result<(), Breach> {
    let Some(unit) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    if who.len() > 1 {
        return refuse("VIII.B.14", "rossyia-aircraft-one-by-one", unit);
    }
    match state.top() {
        Frame::Landing { at } => {
            if landing(state) != Some(unit) || commander(data, state, unit) != Some(seat) {
                return refuse("X.air.1", "rossyia-another-lands", unit);
            }
            check_landing(data, state, unit, at, to)
        }
        Frame::Displaced { side, at } => {
            if based(data, state, side, at).first() != Some(unit) {
                return refuse("VIII.B.4", "rossyia-another-is-displaced", unit);
            }
            check_refuge(data, state, unit, at, to)
        }
        Frame::Army { segment: Segment::Move } | Frame::Independent { segment: Segment::Move, .. } => {
            let from = check_flier(data, state, unit)?;
            check_radius(data, "X.air.2", from, to, data.tables.air.mission_radius)?;
            check_base(data, state, unit, to)
        }
        _ => Err(crate::segments::refusal(state, Segment::Move)),
    }
}

/// Aircraft come down at a spot.
pub(crate) fn fly(data: &Data, state: &mut State, who: Counters, to: Spot, events: &mut Events<'_>) {
    let Some(unit) = who.first() else { return };
    if let Frame::Army { .. } | Frame::Independent { .. } = state.top() {
        state.air.flown.insert(unit);
    }
    land(data, state, unit, to, events);
}

fn land(data: &Data, state: &mut State, unit: CounterIx, to: Spot, events: &mut Events<'_>) {
    state.air.aloft.remove(unit);
    state.put(data, unit, Standing::At(to));
    events.tell(Seats::ALL, || {
        Message::by("VIII.B.3", "rossyia-lands").with("unit", args::counter(unit)).with("place", args::spot(to))
    });
}

/// Whom a frame of aircraft asks, and what.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Seat, Message)> {
    let of = |unit: CounterIx| {
        let side = state.side(data, unit).unwrap_or(Side::White);
        commander(data, state, unit).unwrap_or_else(|| seats::speaker(data, state, side))
    };
    Some(match state.top() {
        Frame::Interception { side, at } => {
            let first = interceptors(data, state, side, at).first()?;
            (of(first), Message::by("VIII.B.15", "rossyia-ask-intercept").with("place", args::spot(at)))
        }
        Frame::Landing { .. } => {
            let unit = landing(state)?;
            (of(unit), Message::by("VIII.B.3", "rossyia-ask-land").with("unit", args::counter(unit)))
        }
        Frame::Displaced { side, at } => {
            let unit = based(data, state, side, at).first()?;
            (of(unit), Message::by("VIII.B.4", "rossyia-ask-displace").with("unit", args::counter(unit)))
        }
        _ => return None,
    })
}

/// The orders of those frames.
pub(crate) fn frame_orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    match state.top() {
        Frame::Interception { side, at } => {
            out.push(Order::Pass);
            out.extend(interceptors(data, state, side, at).iter().map(Order::Intercept));
        }
        Frame::Landing { at } => {
            if let Some(unit) = landing(state) {
                let fly = |to: Spot| Order::Fly(Counters::one(unit), to);
                let fits = |to: &Spot| check_landing(data, state, unit, at, *to).is_ok();
                bases(data, state, unit, at, data.tables.air.landing_radius, out);
                out.extend(state.spot(unit).map(fly));
                out.retain(|order| matches!(order, Order::Fly(_, to) if fits(to)));
                // Far from any city and HQ, wherever there is ground to come down on.
                if out.is_empty() {
                    out.extend(data.map.grid.hexes().map(|hex| data.ids.at_hex(hex)).filter(fits).map(fly));
                }
            }
        }
        Frame::Displaced { side, at } => {
            if let Some(unit) = based(data, state, side, at).first() {
                let fly = |to: Spot| Order::Fly(Counters::one(unit), to);
                out.extend(refuges(data, state, unit, at).into_iter().map(fly));
            }
        }
        _ => {}
    }
}

/// Flights to where aircraft are of use: cities and HQs of their faction.
fn bases(data: &Data, state: &State, unit: CounterIx, from: Spot, radius: u8, out: &mut Vec<Order>) {
    let faction = state.faction(data, unit);
    let cities = data.ids.all::<CityIx>().filter(|city| state.holder(*city) == Some(faction));
    let hqs = data.ids.all::<HqIx>().map(|hq| data.counter_of(hq));
    let hqs = hqs.filter(|hq| state.faction(data, *hq) == faction).filter_map(|hq| state.spot(hq));
    let spots = cities.map(|city| data.cities[city.index()].spot).chain(hqs);
    let near = spots.filter(|to| distance(data, from, *to).is_some_and(|hexes| hexes <= u16::from(radius)));
    out.extend(near.map(|to| Order::Fly(Counters::one(unit), to)));
}

/// What the aircraft of a movement segment can do: another base, or a mission on rail and on ground beside the enemy's units.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    let able = movement::movers(data, state).and(data.kinds.air).without(state.air.flown);
    let radius = data.tables.air.mission_radius;
    for unit in able.iter() {
        let (Some(at), Some(side)) = (state.spot(unit), state.side(data, unit)) else { continue };
        bases(data, state, unit, at, radius, out);
        let worth = |hex: &HexIx| {
            let enemy = &state.cache.combat[side.enemy()];
            data.board.rail_at[hex.index()].is_some() && state.held[side.enemy()].contains(*hex)
                || data.map.grid.neighbours(*hex).any(|(_, next)| enemy.contains(next))
        };
        let near = |hex: &HexIx| distance(data, at, data.ids.at_hex(*hex)).is_some_and(|far| far <= u16::from(radius));
        let targets = data.map.grid.hexes().filter(near).filter(worth);
        out.extend(targets.map(|hex| Order::Interdict(unit, data.ids.at_hex(hex))));
    }
}

/// Every base and every mission within the range of an air unit (VIII.B.2, VIII.B.3, X.air.1).
pub(crate) fn flights(data: &Data, state: &State, unit: CounterIx) -> impl Iterator<Item = Order> {
    let at = state.spot(unit).filter(|_| data.kinds.air.contains(unit));
    let radius = u16::from(data.tables.air.mission_radius);
    let spots = (0..data.spots()).map(Spot::from_index);
    let near = at.into_iter().flat_map(move |at| {
        spots.clone().filter(move |to| distance(data, at, *to).is_some_and(|hexes| hexes <= radius))
    });
    near.flat_map(move |to| [Order::Interdict(unit, to), Order::Fly(Counters::one(unit), to)])
}

/// What a mission on a hex brings, line by line: the faces of success, who can intercept it (VIII.B.10, VIII.B.15).
pub(crate) fn explain(data: &Data, state: &State, side: Side, at: Spot) -> Vec<Message> {
    let faces = faces(data, state, at).len() as i32;
    let mut lines = vec![
        Message::by("VIII.B.8", "rossyia-why-interdiction")
            .with("place", args::spot(at))
            .with("faces", args::int(faces)),
    ];
    let enemies = data.kinds.air.filter(|unit| {
        state.player(data, unit) == Some(side.enemy()) && check_interceptor(data, state, unit, at).is_ok()
    });
    lines.extend(enemies.iter().map(|unit| odds_of_meeting(data, unit)));
    lines
}

/// How likely an air unit meets a mission that it goes up against (VIII.B.15, VIII.B.16).
pub(crate) fn odds_of_meeting(data: &Data, unit: CounterIx) -> Message {
    let met = data.tables.air.interception.success.len() as i32;
    Message::by("VIII.B.15", "rossyia-why-intercepted").with("unit", args::counter(unit)).with("faces", args::int(met))
}
