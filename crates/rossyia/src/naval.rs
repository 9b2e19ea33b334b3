//! VI.H, X.sea, X.wrangel.1: naval points, voyages from port to port, from coasts and onto them, and to boxes by sea.

use engine::odds::Notes;
use engine::{Breach, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use crate::control::city_at;
use crate::data::Data;
use crate::effects::{Effect, NavalChange};
use crate::ids::{BoxIx, CityIx, CounterIx, Counters, EventIx, SeaIx, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::order::Order;
use crate::place::Standing;
use crate::politics::ongoing;
use crate::procedure::Frame;
use crate::state::State;
use crate::{args, nations, stacking};

/// Naval points that a side has in a pool each turn (VI.H.1 to VI.H.5).
pub(crate) fn capacity(data: &Data, state: &State, side: Side, pool: SeaIx) -> u8 {
    let table = match side {
        Side::White => &data.tables.naval.white,
        Side::Bolshevik => &data.tables.naval.bolshevik,
    };
    let now = |upto: Option<_>| upto.is_none_or(|upto| state.turn <= upto);
    let rows = table.iter().filter(|row| row.pool == pool && row.from <= state.turn && now(row.upto));
    let printed = rows.map(|row| row.points).max().unwrap_or(0);
    match side {
        Side::White => {
            let by_option = ongoing::naval_points(data, state, pool).unwrap_or(0);
            printed.max(granted(data, state, pool)).max(by_option)
        }
        Side::Bolshevik => printed,
    }
}

/// What events that have happened give a White pool (VI.H.4).
fn granted(data: &Data, state: &State, pool: SeaIx) -> u8 {
    let steps = |event: EventIx| data.politics.events[event.index()].effect.iter();
    let points = state.events.iter().flat_map(steps).filter_map(|step| match step.effect {
        Effect::Naval { change: NavalChange::Points { pool: of, points }, .. } if of == pool => Some(points),
        _ => None,
    });
    points.max().unwrap_or(0)
}

/// The pools are filled anew each turn.
pub(crate) fn fill(data: &Data, state: &mut State) {
    for side in Side::ALL {
        for sea in data.ids.all::<SeaIx>() {
            let share = u16::from(capacity(data, state, side, sea))
                * u16::from(ongoing::naval_percent(data, state, side))
                / 100;
            state.naval[side][sea] = share as u8;
        }
    }
}

/// Naval points that a counter costs, by its printed steps (VI.H.6, VI.H.7, VII.B.3).
fn fare(data: &Data, counter: CounterIx, per_step: u8) -> u8 {
    match data.unit(counter) {
        Some(unit) => unit.steps.saturating_mul(per_step),
        None => data.tables.naval.hq,
    }
}

/// What a group costs on its way by sea, one by one (VI.H.6, VI.H.7, VI.H.10).
pub(crate) fn fares(data: &Data, state: &State, who: Counters, to: Spot, notes: &mut impl Notes) {
    let Ok((voyage, _)) = judge(data, state, who, to) else { return };
    for counter in who.iter().filter(|_| voyage.pool.is_some()) {
        let clause = match data.unit(counter) {
            None => "VI.H.7",
            Some(_) if voyage.moves_on => "VI.H.6",
            Some(_) => "VI.H.10",
        };
        let told = || Message::by(clause, "rossyia-why-naval").with("unit", args::counter(counter));
        notes.note(told, fare(data, counter, voyage.per_step).into());
    }
}

/// A way by sea.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Voyage {
    /// The pool that pays; none where nothing is paid.
    pool: Option<SeaIx>,
    /// Points for each step.
    pub(crate) per_step: u8,
    /// Whether those who land may move on with half their points (VI.H.9).
    moves_on: bool,
}

/// The sea of a port that a side holds at a spot (X.sea.1).
pub(crate) fn port(data: &Data, state: &State, side: Side, at: Spot) -> Option<SeaIx> {
    city_at(data, at)
        .filter(|city| state.city_side(*city) == Some(side))
        .and_then(|city| data.cities[city.index()].port)
}

/// The sea that ships of this one sail (X.sea.1).
fn waters(data: &Data, sea: SeaIx) -> SeaIx {
    data.seas[sea.index()].joins.unwrap_or(sea)
}

/// Whether a sea is open to a side (VI.H.13).
fn is_open(data: &Data, state: &State, side: Side, sea: SeaIx) -> bool {
    let azov = &data.tables.naval.azov;
    sea != azov.sea || state.city_side(azov.needs) == Some(side)
}

/// The sea by which ships from these waters come to the coast of a hex; an open one if there is (VI.H.10).
fn coast(data: &Data, state: &State, side: Side, hex: HexIx, from: SeaIx) -> Option<SeaIx> {
    let bits = data.board.coast[hex.index()];
    let beside = |sea: &SeaIx| bits & 1 << sea.index() != 0 && waters(data, *sea) == waters(data, from);
    let seas = data.ids.all::<SeaIx>().filter(beside);
    seas.min_by_key(|sea| !is_open(data, state, side, *sea))
}

/// The sea of a box: that of its port, or of all its entry ports.
fn sea_of_box(data: &Data, of: BoxIx) -> Option<SeaIx> {
    let port = |city: &CityIx| data.cities[city.index()].port;
    let inside = city_at(data, data.ids.in_box(of)).and_then(|city| port(&city));
    let mut entries = data.boxes[of.index()].entry_ports.iter().filter_map(port);
    let first = entries.next();
    inside.or_else(|| first.filter(|first| entries.all(|sea| sea == *first)))
}

/// The way by sea from one place to another for a side, or why there is none (VI.H, VIII.D.8).
pub(crate) fn voyage(data: &Data, state: &State, side: Side, from: Spot, to: Spot) -> Result<Voyage, Breach> {
    if let Some(found) = passage(data, state, side, from, to) {
        return found;
    }
    let table = &data.tables.naval;
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("from", args::spot(from)).with("to", args::spot(to)))
    };
    let shore = |spot: Spot, waters: SeaIx| match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => coast(data, state, side, hex, waters),
        Whereabouts::Box(_) => None,
    };
    let (leaves, comes) = (port(data, state, side, from), port(data, state, side, to));
    let (seas, per_step, moves_on) = match (leaves, comes) {
        (Some(here), Some(there)) if waters(data, here) == waters(data, there) => {
            ([here, there], table.port_to_port, true)
        }
        (Some(_), Some(_)) => return refuse("X.sea.1", "rossyia-another-sea"),
        (None, Some(there)) => match shore(from, there) {
            Some(here) => ([here, there], table.coast_to_port, false),
            None if matches!(data.ids.whereabouts(from), Whereabouts::Box(_)) => {
                return refuse("X.sea.1", "rossyia-no-port");
            }
            None => return refuse("VI.H.10", "rossyia-no-coast"),
        },
        (Some(here), None) => match shore(to, here) {
            Some(there) => {
                check_shore(data, state, side, to, there)?;
                ([here, there], table.port_to_coast, false)
            }
            None => return refuse("X.sea.1", "rossyia-no-port"),
        },
        (None, None) => return refuse("VI.H.14", "rossyia-no-port"),
    };
    if seas.iter().any(|sea| !is_open(data, state, side, *sea)) {
        return refuse("VI.H.13", "rossyia-azov-closed");
    }
    Ok(Voyage { pool: Some(data.seas[seas[0].index()].pool), per_step, moves_on })
}

/// A passage to or from a box that is the whole movement of a turn: along a sea link, or between a box and one of its entry
/// ports (VI.H.12, VIII.D.8); nothing where neither joins the two.
fn passage(data: &Data, state: &State, side: Side, from: Spot, to: Spot) -> Option<Result<Voyage, Breach>> {
    let per_step = data.tables.naval.port_to_port;
    let leg = |of: BoxIx, port: Spot| {
        let city = city_at(data, port).filter(|city| data.boxes[of.index()].entry_ports.contains(city))?;
        let sea = data.cities[city.index()].port?;
        Some(match state.city_side(city) == Some(side) {
            true => Ok(Voyage { pool: Some(data.seas[sea.index()].pool), per_step, moves_on: false }),
            false => {
                Err(Breach::of("X.sea.1", "rossyia-no-port").with("from", args::spot(from)).with("to", args::spot(to)))
            }
        })
    };
    match (data.ids.whereabouts(from), data.ids.whereabouts(to)) {
        (Whereabouts::Box(here), Whereabouts::Box(there)) => {
            if !data.board.sea_linked[here.index()].contains(&there) {
                return None;
            }
            let free = data.tables.boxes.free_sea_link;
            let sea = sea_of_box(data, here).or_else(|| sea_of_box(data, there));
            let pool = sea.filter(|_| !(free.contains(&here) && free.contains(&there)));
            Some(Ok(Voyage { pool: pool.map(|sea| data.seas[sea.index()].pool), per_step, moves_on: false }))
        }
        (Whereabouts::Box(here), Whereabouts::Hex(_)) => leg(here, to),
        (Whereabouts::Hex(_), Whereabouts::Box(there)) => leg(there, from),
        (Whereabouts::Hex(_), Whereabouts::Hex(_)) => None,
    }
}

/// Whether a landing may be made on a coast: by the Whites, in a hex without city or anybody, in good weather (VI.H.14,
/// VI.H.16, VI.H.17).
fn check_shore(data: &Data, state: &State, side: Side, to: Spot, sea: SeaIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("place", args::spot(to)));
    let table = &data.tables.naval;
    if side != Side::White {
        return refuse("VI.H.14", "rossyia-reds-do-not-land");
    }
    if city_at(data, to).is_some() {
        return refuse("VI.H.16", "rossyia-landing-in-a-city");
    }
    if !state.at(to).is_empty() {
        return refuse("VI.H.16", "rossyia-landing-place-taken");
    }
    let fair = table.landing_weather.contains(&state.weather_at(data, to));
    match fair || table.landing_any_weather.contains(&sea) {
        true => Ok(()),
        false => refuse("VI.H.17", "rossyia-landing-weather"),
    }
}

/// Points that a group costs, where the side has ships and points enough (VI.H.1, VI.H.5).
pub(crate) fn price(data: &Data, state: &State, side: Side, who: Counters, voyage: Voyage) -> Result<u8, Breach> {
    let ships = match voyage.pool {
        Some(pool) => capacity(data, state, side, pool) > 0,
        None => side == Side::White,
    };
    if !ships {
        let clause = if side == Side::Bolshevik { "VI.H.5" } else { "VI.H.1" };
        return Err(Breach::of(clause, "rossyia-no-ships"));
    }
    let Some(pool) = voyage.pool else { return Ok(0) };
    let cost = who.iter().fold(0_u8, |sum, unit| sum.saturating_add(fare(data, unit, voyage.per_step)));
    let left = state.naval[side][pool];
    match cost <= left {
        true => Ok(cost),
        false => Err(Breach::of("VI.H.1", "rossyia-too-few-naval-points")
            .with("cost", args::int(cost))
            .with("left", args::int(left))),
    }
}

/// Spends what a voyage costs.
pub(crate) fn pay(state: &mut State, side: Side, voyage: Voyage, cost: u8) {
    if let Some(pool) = voyage.pool {
        state.naval[side][pool] -= cost;
    }
}

/// Whether a counter may go abroad, or come from there (VI.H.12, X.wrangel.1).
fn check_abroad(data: &Data, state: &State, counter: CounterIx, from: Spot, to: Spot) -> Result<(), Breach> {
    let table = &data.tables.naval;
    let abroad = data.ids.in_box(table.abroad.r#box);
    if from != abroad && to != abroad {
        return Ok(());
    }
    let faction = state.faction(data, counter);
    let leaver = data.counter_of(table.leaves.hq);
    let gone = || matches!(state.place[leaver].standing(), Standing::Withdrawn);
    let leaves = counter == leaver || faction == table.leaves.followed_by && gone();
    let from_there = city_at(data, from).and_then(|city| data.cities[city.index()].port) == Some(table.leaves.sea);
    match table.abroad.factions.contains(faction) || leaves && to == abroad && from_there {
        true => Ok(()),
        false => Err(Breach::of("VI.H.12", "rossyia-not-abroad").with("unit", args::counter(counter))),
    }
}

/// The voyage that an order means and what it costs, or why it is not legal (VI.H).
fn judge(data: &Data, state: &State, who: Counters, to: Spot) -> Result<(Voyage, u8), Breach> {
    let at = movement::check_group(data, state, who)?;
    let Some(first) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    let (faction, Some(side)) = (state.faction(data, first), state.side(data, first)) else {
        return Err(Breach::plain("rossyia-nobody-named"));
    };
    // VII.N.10 gives ships to the Whites alone.
    if side == Side::Bolshevik && matches!(state.top(), Frame::Independent { .. }) {
        return Err(Breach::of("VII.N.10", "rossyia-reds-sail-with-a-hq").with("unit", args::counter(first)));
    }
    if at == to {
        return Err(Breach::of("X.sea.1", "rossyia-no-port").with("from", args::spot(at)).with("to", args::spot(to)));
    }
    let voyage = voyage(data, state, side, at, to)?;
    let begins = if port(data, state, side, at).is_some() { "VI.H.8" } else { "VI.H.10" };
    for unit in who.iter() {
        movement::check_embarks(data, state, unit, begins)?;
        check_abroad(data, state, unit, at, to)?;
    }
    let cost = price(data, state, side, who, voyage)?;
    match data.ids.whereabouts(to) {
        Whereabouts::Hex(there) => {
            let from = match data.ids.whereabouts(at) {
                Whereabouts::Hex(here) => here,
                Whereabouts::Box(_) => there,
            };
            movement::check_landing(data, state, faction, side, from, there)?;
        }
        Whereabouts::Box(_) => movement::check_box(data, state, who, side, to)?,
    }
    nations::check_journey(data, state, who, at, to)?;
    stacking::check_end(data, state, side, who, to)?;
    Ok((voyage, cost))
}

/// Whether units may sail as ordered.
pub(crate) fn check(data: &Data, state: &State, who: Counters, to: Spot) -> Result<(), Breach> {
    judge(data, state, who, to).map(|_| ())
}

/// The voyage is made at once.
pub(crate) fn sail(
    data: &Data,
    state: &mut State,
    who: Counters,
    to: Spot,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let (voyage, cost) = judge(data, state, who, to)?;
    let Some(first) = who.first() else { return Ok(None) };
    let (Some(side), Some(from)) = (state.side(data, first), state.spot(first)) else { return Ok(None) };
    pay(state, side, voyage, cost);
    state.shipped = state.shipped.or(who);
    state.moving = Counters::NONE;
    for unit in who.iter() {
        let most = movement::allowance(data, state, unit, Manner::Normal);
        let half = u16::from(most) * u16::from(data.tables.naval.move_percent_after_port) / 100;
        state.spent[unit] = if voyage.moves_on { most - half as u8 } else { most };
    }
    events.tell(Seats::ALL, || {
        let landed_in_zoc = matches!(data.ids.whereabouts(to), Whereabouts::Hex(hex) if state.in_enemy_zoc(side, hex));
        let clause = match () {
            () if landed_in_zoc && port(data, state, side, to).is_none() => "VI.H.15",
            () if voyage.moves_on => "VI.H.9",
            () if port(data, state, side, from).is_none() => "VI.H.11",
            () => "VI.H.6",
        };
        let message = Message::by(clause, "rossyia-sails").with("unit", args::counter(first));
        let message = message.with("others", args::int(who.len() as i32 - 1)).with("from", args::spot(from));
        message.with("to", args::spot(to)).with("cost", args::int(cost))
    });
    movement::enter(data, state, who, to, events);
    let leaver = data.counter_of(data.tables.naval.leaves.hq);
    if who.contains(leaver) && to == data.ids.in_box(data.tables.naval.abroad.r#box) {
        state.put(data, leaver, Standing::Withdrawn);
    }
    Ok(None)
}

/// Where a group at a spot can sail, whatever it costs: ports and boxes first, then coasts.
fn places(data: &Data, state: &State, side: Side, at: Spot) -> impl Iterator<Item = Spot> {
    let cities = data.ids.all::<CityIx>().map(|city| data.cities[city.index()].spot);
    let boxes = data.ids.all::<BoxIx>().map(|of| data.ids.in_box(of));
    let lands = side == Side::White && port(data, state, side, at).is_some();
    let coasts = data.map.grid.hexes().filter(move |hex| lands && data.board.coast[hex.index()] != 0);
    let mut reached: Vec<Spot> = cities.chain(boxes).chain(coasts.map(|hex| data.ids.at_hex(hex))).collect();
    reached.sort();
    reached.dedup();
    reached.into_iter().filter(move |to| *to != at && voyage(data, state, side, at, *to).is_ok())
}

/// Voyages to choose from, stack by stack and one by one.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    let able =
        movement::movers(data, state).filter(|unit| movement::check_embarks(data, state, unit, "VI.H.8").is_ok());
    let mut done = Counters::NONE;
    for unit in able.iter() {
        let (Some(at), Some(side)) = (state.spot(unit), state.side(data, unit)) else { continue };
        if done.contains(unit) || !touches_water(data, at) {
            continue;
        }
        let together = able.and(state.at(at));
        done = done.or(together);
        for to in places(data, state, side, at) {
            out.extend(together.iter().map(|one| Order::Sail(Counters::one(one), to)));
            if together.len() > 1 {
                out.push(Order::Sail(together, to));
            }
        }
    }
}

/// Whether ships can come to a place at all.
fn touches_water(data: &Data, at: Spot) -> bool {
    let harbour = city_at(data, at).is_some_and(|city| data.cities[city.index()].port.is_some());
    harbour
        || match data.ids.whereabouts(at) {
            Whereabouts::Hex(hex) => data.board.coast[hex.index()] != 0,
            Whereabouts::Box(of) => {
                !data.board.sea_linked[of.index()].is_empty() || !data.boxes[of.index()].entry_ports.is_empty()
            }
        }
}
