//! 8.1 Advance after combat, and 7.8 the exploitation of a breakthrough.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::combat::{battle, declare};
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::movement::{Closed, closed, enter, gait, step_cost};
use crate::sets::Units;
use crate::state::{Battle, DEPTH, Frame, State, seat_of, side_of};
use crate::zones::controlled;
use crate::{args, directives, stacking};

/// 8.1: how many hexes a unit may advance, and whether it must stay on the path of the retreat.
pub(crate) fn limit(data: &Data, unit: UnitIx) -> (u8, bool) {
    let table = &data.tables.retreat.advance;
    match data.roster.get(unit).arm {
        Arm::Tank => (table.tank, false),
        Arm::Ski => (table.ski, false),
        Arm::Cavalry => (table.cavalry, false),
        _ => (table.infantry, true),
    }
}

/// 8.1.c, 16.0.a, 18.4.a: whether a unit can go from a hex to the next at all.
fn check_ground(data: &Data, state: &State, side: Side, unit: UnitIx, from: HexIx, to: HexIx) -> Result<u8, Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)).with("hex", args::hex(to)));
    if data.roster.kinds.trains.contains(unit) {
        return refuse("16.0.a", "elope-train-off-the-rails");
    }
    if state.broken_down.contains(unit) {
        return refuse("18.4.a", "elope-broken-down");
    }
    let Some(direction) = data.board.map.grid.direction(from, to) else {
        return refuse("8.1.a", "elope-not-next-to");
    };
    if closed(data, state, to, side) != Closed::Open {
        return refuse("4.4.a", "elope-enemy-in-the-way");
    }
    match step_cost(data, state, gait(data, unit), from, direction) {
        Some(cost) => Ok(cost),
        None => refuse("8.1.c", "elope-advance-closed"),
    }
}

/// 8.1: whether these units may advance along a path.
pub(crate) fn check_advance(
    data: &Data,
    state: &State,
    seat: Seat,
    units: Units,
    path: &[HexIx],
) -> Result<(), Breach> {
    let Frame::Advance { side, units: able } = state.top() else {
        return Err(Breach::of("8.1.a", "elope-no-advance-now"));
    };
    let (Some(first), Some(last)) = (units.first(), path.last()) else {
        return Err(Breach::of("8.1.a", "elope-no-path"));
    };
    if side != side_of(seat) {
        return Err(Breach::of("8.1.a", "elope-no-advance-now"));
    }
    if let Some(unit) = units.without(able).first() {
        return Err(Breach::of("8.1.a", "elope-did-not-fight").with("unit", args::unit(unit)));
    }
    let retreat = [state.battle.vacated, state.battle.beyond];
    for unit in units.iter() {
        let refuse =
            |clause, id, hex| Err(Breach::of(clause, id).with("unit", args::unit(unit)).with("hex", args::hex(hex)));
        if state.spot[unit] != state.spot[first] {
            return Err(Breach::of("4.2.a", "elope-not-together").with("unit", args::unit(unit)));
        }
        let (most, on_path) = limit(data, unit);
        if path.len() > usize::from(most) {
            let clause = if on_path { "8.1.a" } else { "8.1.b" };
            return refuse(clause, "elope-advance-too-far", *last);
        }
        let Some(mut from) = state.hex(unit) else { return refuse("8.1.a", "elope-advance-off-path", *last) };
        for (index, to) in path.iter().enumerate() {
            if (on_path || index == 0) && retreat.get(index).copied().flatten() != Some(*to) {
                return refuse("8.1.a", "elope-advance-off-path", *to);
            }
            if index > 0 && controlled(state, side.enemy(), from) {
                return refuse("8.1.b", "elope-advance-into-zone", from);
            }
            check_ground(data, state, side, unit, from, *to)?;
            from = *to;
        }
    }
    check_room(data, state, side, units, *last)?;
    directives::check_advance(data, state, side, units, *last)
}

/// 6.1.a: no more than the limit, at any time of the Combat Phase.
fn check_room(data: &Data, state: &State, side: Side, units: Units, hex: HexIx) -> Result<(), Breach> {
    match stacking::is_over(data, state, state.ground_in(data, side, hex).or(units)) {
        true => Err(Breach::of("6.0.a", "elope-over-stacked").with("hex", args::hex(hex))),
        false => Ok(()),
    }
}

/// Advance along the path.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    units: Units,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Frame::Advance { side, units: able } = state.top() else { return Ok(()) };
    if let Some(frame) = state.stack.top_mut() {
        *frame = Frame::Advance { side, units: able.without(units) };
    }
    tell(units, path, "8.1.a", "elope-advances", events);
    walk(data, state, side, units, path, dice, events)
}

/// Go along a path, hex by hex, unless the game ends or more depots take flight than can be asked for at once; whoever
/// leaves the game on the way (23.1.T11.a) goes no further.
fn walk(
    data: &Data,
    state: &mut State,
    side: Side,
    units: Units,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let most = DEPTH - 2 - usize::from(data.tables.supply.depots_per_hex);
    for to in path {
        let units = units.filter(|unit| state.is_on_map(unit));
        if units.is_empty() || state.ended.is_some() || state.stack.frames().len() > most {
            break;
        }
        enter(data, state, side, units, *to, dice, events)?;
    }
    Ok(())
}

fn tell(units: Units, path: &[HexIx], clause: &'static str, id: &'static str, events: &mut Events<'_>) {
    events.tell(Seats::ALL, || {
        let to = path.last().copied().unwrap_or(HexIx(0));
        let message = Message::by(clause, id).with("unit", args::first(units)).with("others", args::others(units));
        message.with("to", args::hex(to))
    });
}

/// 7.8.b: whether breakthrough units may make their special move.
pub(crate) fn check_exploit(
    data: &Data,
    state: &State,
    seat: Seat,
    units: Units,
    path: &[HexIx],
) -> Result<(), Breach> {
    let Frame::Exploit { side, units: able, moved } = state.top() else {
        return Err(Breach::of("7.8.b", "elope-no-breakthrough"));
    };
    let (Some(first), Some(last)) = (units.first(), path.last()) else {
        return Err(Breach::of("7.8.b", "elope-no-path"));
    };
    if side != side_of(seat) {
        return Err(Breach::of("7.8.b", "elope-no-breakthrough"));
    }
    let points = data.tables.crt.breakthrough.extra_mp;
    for unit in units.iter() {
        let refuse =
            |clause, id, hex| Err(Breach::of(clause, id).with("unit", args::unit(unit)).with("hex", args::hex(hex)));
        if !able.contains(unit) || moved.contains(unit) {
            return refuse("7.8.b", "elope-did-not-break-through", *last);
        }
        if state.spot[unit] != state.spot[first] {
            return Err(Breach::of("4.2.a", "elope-not-together").with("unit", args::unit(unit)));
        }
        let Some(mut from) = state.hex(unit) else { return refuse("7.8.b", "elope-no-path", *last) };
        let mut spent = 0;
        for to in path {
            spent += check_ground(data, state, side, unit, from, *to)?;
            if spent > points {
                return refuse("7.8.b", "elope-breakthrough-too-far", *to);
            }
            from = *to;
        }
    }
    check_room(data, state, side, units, *last)?;
    directives::check_advance(data, state, side, units, *last)
}

/// Make the special move.
pub(crate) fn exploit(
    data: &Data,
    state: &mut State,
    units: Units,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Frame::Exploit { side, units: able, moved } = state.top() else { return Ok(()) };
    if let Some(frame) = state.stack.top_mut() {
        *frame = Frame::Exploit { side, units: able, moved: moved.or(units) };
    }
    tell(units, path, "7.8.b", "elope-exploits", events);
    walk(data, state, side, units, path, dice, events)
}

/// 7.8.c: whether breakthrough units may attack again.
pub(crate) fn check_second(data: &Data, state: &State, seat: Seat, target: HexIx, units: Units) -> Result<(), Breach> {
    let Frame::Exploit { side, units: able, .. } = state.top() else {
        return Err(Breach::of("7.8.c", "elope-no-breakthrough"));
    };
    if side != side_of(seat) {
        return Err(Breach::of("7.8.c", "elope-no-breakthrough"));
    }
    if let Some(unit) = units.without(able).first() {
        return Err(Breach::of("7.8.c", "elope-did-not-break-through").with("unit", args::unit(unit)));
    }
    declare::check_units(data, state, side, target, units)?;
    directives::check_attack(data, state, side, target, units)
}

/// Whether the units of an advance or a breakthrough have anything left to decide.
pub(crate) fn is_open(data: &Data, state: &State) -> bool {
    let around = |unit: UnitIx| {
        let hex = state.hex(unit);
        hex.into_iter().flat_map(|hex| data.board.map.grid.neighbours(hex)).map(|(_, next)| next)
    };
    match state.top() {
        Frame::Advance { side, units } => {
            let goes =
                |unit: UnitIx, to: HexIx| check_advance(data, state, seat_of(side), Units::one(unit), &[to]).is_ok();
            units.iter().any(|unit| state.battle.vacated.is_some_and(|to| goes(unit, to)))
        }
        Frame::Exploit { side, units, .. } => units.iter().any(|unit| {
            let seat = seat_of(side);
            let one = Units::one(unit);
            let goes = |to: HexIx| check_exploit(data, state, seat, one, &[to]).is_ok();
            let fights = |to: HexIx| check_second(data, state, seat, to, one).is_ok();
            around(unit).any(|next| goes(next) || fights(next))
        }),
        _ => false,
    }
}

/// The second attack of breakthrough units: each has one.
pub(crate) fn second(data: &Data, state: &mut State, target: HexIx, units: Units, events: &mut Events<'_>) {
    let Frame::Exploit { side, units: able, moved } = state.top() else { return };
    if let Some(frame) = state.stack.top_mut() {
        *frame = Frame::Exploit { side, units: able.without(units), moved };
    }
    let battle = Battle { attackers: units, second: true, ..Battle::default() };
    battle::begin(data, state, side, target, battle, events);
}
