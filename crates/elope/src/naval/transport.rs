//! 4.5, 15.3, 15.4 and 18.2: going aboard, going ashore, ferries; tanks on the armoured train.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use super::sail::check_free;
use crate::board::Ground;
use crate::condition::is_scripted;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::movement::{Closed, closed};
use crate::sets::{Reach, Units};
use crate::state::{Place, State, side_of};
use crate::zones::controlled;
use crate::{args, capture, directives, movement, stacking, weather};

/// 23.1.T1.e: the battalion that one steamer carries on turn 1, whatever its capacity.
const ROYAL_SCOTS: &str = "br_rs10_";

/// A refusal that names a unit.
fn refused(clause: &'static str, id: &'static str, unit: UnitIx) -> Breach {
    Breach::of(clause, id).with("unit", args::unit(unit))
}

/// By which clause something carries units: the armoured train its tanks, or a steamer.
fn carriage(data: &Data, on: UnitIx) -> &'static str {
    if data.roster.kinds.trains.contains(on) { "18.2" } else { "15.3.a" }
}

/// 15.3.b: whether a steamer carries such units.
fn is_cargo(data: &Data, state: &State, unit: UnitIx) -> bool {
    let table = &data.tables.naval;
    let arm = data.roster.get(unit).arm;
    let land = data.roster.kinds.ground.contains(unit) && arm != Arm::ArmoredTrain;
    land && if state.original() {
        !table.steamer_original.never.contains(&arm)
    } else {
        table.steamer.carries.contains(&arm)
    }
}

/// 15.3.a: whether so many fit; the Royal Scots do on turn 1 (23.1.T1.e).
fn check_room(data: &Data, state: &State, steamer: UnitIx, all: Units) -> Result<(), Breach> {
    let scots = state.turn <= 1 && is_scripted(state) && all.is_within(&data.roster.starting_with(ROYAL_SCOTS));
    if all.len() <= usize::from(data.tables.naval.steamer.transport) || scots {
        return Ok(());
    }
    Err(refused("15.3.a", "elope-steamer-full", steamer))
}

/// Whether units could be taken along at all, now: theirs is the side, nothing has stopped them.
fn check_passengers(data: &Data, state: &State, side: Side, units: Units, clause: &'static str) -> Result<(), Breach> {
    match units.and(state.moved).first() {
        Some(unit) => Err(movement::move_is_over(state, unit)),
        None => check_load(data, state, side, units, clause),
    }
}

/// The same, even if their own move is over: to be carried by the armoured train is none of theirs (18.2).
fn check_load(data: &Data, state: &State, side: Side, units: Units, clause: &'static str) -> Result<(), Breach> {
    if units.is_empty() {
        return Err(Breach::of(clause, "elope-nobody-boards"));
    }
    let own = state.of_side(data, side);
    for unit in units.iter() {
        if !own.contains(unit) {
            return Err(Breach::plain("elope-not-yours").with("unit", args::unit(unit)));
        }
        if state.stopped.contains(unit) {
            return Err(refused("5.2", "elope-stopped-in-zone", unit));
        }
        if state.entrained.contains(unit) {
            return Err(refused("4.82", "elope-still-on-the-train", unit));
        }
        if state.broken_down.contains(unit) {
            return Err(refused("18.4.a", "elope-broken-down", unit));
        }
    }
    Ok(())
}

/// 15.3, 18.2: whether units may go aboard.
pub(crate) fn check_board(data: &Data, state: &State, seat: Seat, units: Units, on: UnitIx) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    if state.side(data, on) != side {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(on)));
    }
    let kinds = &data.roster.kinds;
    let by_train = kinds.trains.contains(on) && units.is_within(&kinds.tanks);
    let clause = carriage(data, on);
    let check = if by_train { check_load } else { check_passengers };
    check(data, state, side, units, clause)?;
    if let Some(again) = units.and(state.embarked).first() {
        return Err(refused(clause, "elope-boarded-before", again));
    }
    if let Some(hq) = units.and(kinds.hq).and(state.os).first() {
        return Err(refused("4.1.c", "elope-hq-out-of-supply", hq));
    }
    if let Some(hq) = units.and(state.spanning).first() {
        return Err(refused("9.5", "elope-hq-spans-river", hq));
    }
    if by_train {
        return check_train(data, state, units, on);
    }
    if !kinds.steamers.contains(on) {
        return Err(refused("15.3.a", "elope-carries-no-troops", on));
    }
    let Some(reach) = state.reach(on) else {
        return Err(Breach::plain("elope-not-on-the-map").with("unit", args::unit(on)));
    };
    let banks = data.board.reach_info(reach).banks;
    for unit in units.iter() {
        check_cargo(data, state, unit)?;
        if state.hex(unit).is_none_or(|hex| !banks.contains(&Some(hex))) {
            return Err(refused("15.3.a", "elope-not-beside-the-steamer", unit));
        }
        let cost = breaking_away(data, state, side, unit);
        if cost > movement::left(data, state, unit) {
            return Err(refused("5.21.a", "elope-no-points-to-break-away", unit).with("cost", args::int(cost)));
        }
    }
    check_room(data, state, on, state.aboard(on).or(units))
}

/// 5.21.a: what it costs a unit to leave its hex by water.
fn breaking_away(data: &Data, state: &State, side: Side, unit: UnitIx) -> u8 {
    let engaged = state.hex(unit).is_some_and(|hex| controlled(state, side.enemy(), hex));
    if engaged { data.tables.movement.actions.disengage } else { 0 }
}

/// 5.21.a: units leave their hex by water, and pay for it.
fn break_away(data: &Data, state: &mut State, side: Side, units: Units, events: &mut Events<'_>) {
    let engaged = units.filter(|unit| breaking_away(data, state, side, unit) > 0);
    for unit in engaged.iter() {
        state.spent[unit] += breaking_away(data, state, side, unit);
    }
    if !engaged.is_empty() {
        events.tell(Seats::ALL, || Message::by("5.21.a", "elope-disengages").with("unit", args::first(engaged)));
    }
}

/// 4.5: those of these units that were not with a steamer when its phase began, or that come aboard after it has moved.
pub(crate) fn late(data: &Data, state: &State, units: Units, on: UnitIx) -> Units {
    let came = |unit: UnitIx| state.spent[unit] > 0 || state.railed.or(state.landed).contains(unit);
    let steamer = data.roster.kinds.steamers.contains(on);
    units.filter(|unit| steamer && (came(unit) || state.spent[on] > 0))
}

/// 15.3.b, 11.3.a: whether a steamer can carry a unit.
pub(super) fn check_cargo(data: &Data, state: &State, unit: UnitIx) -> Result<(), Breach> {
    if !is_cargo(data, state, unit) {
        return Err(refused("15.3.b", "elope-no-cargo-for-steamers", unit));
    }
    if state.fixed.contains(unit) {
        return Err(refused("11.3.a", "elope-static-depot", unit));
    }
    Ok(())
}

/// 15.3, 18.2: whether these units can be aboard together, wherever they went aboard.
pub(crate) fn check_aboard(data: &Data, state: &State, all: Units, on: UnitIx) -> Result<(), Breach> {
    let kinds = &data.roster.kinds;
    if kinds.trains.contains(on) && all.is_within(&kinds.tanks) {
        return Ok(());
    }
    if !kinds.steamers.contains(on) {
        return Err(refused("15.3.a", "elope-carries-no-troops", on));
    }
    all.iter().try_for_each(|unit| check_cargo(data, state, unit))?;
    // 23.1.T1.e: they may be aboard for longer.
    match is_scripted(state) && all.is_within(&data.roster.starting_with(ROYAL_SCOTS)) {
        true => Ok(()),
        false => check_room(data, state, on, all),
    }
}

/// 18.2: tanks and train stand in the same town or city.
fn check_train(data: &Data, state: &State, tanks: Units, train: UnitIx) -> Result<(), Breach> {
    let at = state.hex(train).filter(|hex| data.board.is_town_or_city(*hex));
    match tanks.iter().find(|tank| at.is_none() || state.hex(*tank) != at) {
        Some(tank) => Err(refused("18.2", "elope-tanks-load-in-towns", tank)),
        None => Ok(()),
    }
}

/// They go aboard. Who was not with the steamer when it began its phase is not carried before the next (4.5).
pub(crate) fn board(data: &Data, state: &mut State, units: Units, on: UnitIx, events: &mut Events<'_>) {
    state.late = state.late.or(late(data, state, units, on));
    if data.roster.kinds.steamers.contains(on) {
        break_away(data, state, state.side(data, on), units, events);
    }
    for unit in units.iter() {
        state.put(data, unit, Place::Aboard(on));
    }
    state.embarked = state.embarked.or(units);
    state.entrenched = state.entrenched.without(units);
    events.tell(Seats::ALL, || {
        let message = Message::by(carriage(data, on), "elope-troops-board")
            .with("unit", args::first(units))
            .with("others", args::others(units));
        message.with("ship", args::unit(on))
    });
}

/// What carries these units, all of them together.
fn carrier(state: &State, units: Units) -> Option<UnitIx> {
    let mut carriers = units.iter().map(|unit| state.carrier(unit));
    let first = carriers.next()??;
    carriers.all(|other| other == Some(first)).then_some(first)
}

/// 15.3, 18.2: whether units may be put ashore or set down in a hex.
pub(crate) fn check_land(data: &Data, state: &State, seat: Seat, units: Units, hex: HexIx) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    let ship = carrier(state, units);
    check_load(data, state, side, units, ship.map_or("15.3.a", |ship| carriage(data, ship)))?;
    let at = |clause, id| Breach::of(clause, id).with("unit", args::first(units)).with("hex", args::hex(hex));
    let Some(ship) = ship else { return Err(at("15.3.a", "elope-not-aboard-a-ship")) };
    if data.roster.kinds.trains.contains(ship) {
        if state.hex(ship) != Some(hex) || !data.board.is_town_or_city(hex) {
            return Err(at("18.2", "elope-tanks-load-in-towns"));
        }
        return stacking::check_end(data, state, side, units, hex);
    }
    let Some(reach) = state.reach(ship).filter(|_| units.is_within(&data.roster.kinds.ground)) else {
        return Err(at("15.3.b", "elope-no-cargo-for-steamers"));
    };
    check_passengers(data, state, side, units, "15.3.a")?;
    check_landing(state, ship, units)?;
    // 5.21.b: who broke away from the enemy to go aboard does not come straight into another zone.
    let broke_away = units.and(state.embarked).filter(|unit| state.spent[unit] > 0);
    if !broke_away.is_empty() && controlled(state, side.enemy(), hex) {
        return Err(at("5.21.b", "elope-zone-to-zone"));
    }
    check_bank(data, state, side, reach, units, hex)
}

/// 4.5, 15.3.a: whether passengers may be landed in this phase.
fn check_landing(state: &State, ship: UnitIx, units: Units) -> Result<(), Breach> {
    if let Some(late) = units.and(state.late).first() {
        return Err(refused("4.5", "elope-boarded-too-late", late));
    }
    match units.and(state.embarked).first() {
        Some(unit) if state.spent[ship] == 0 => Err(refused("15.3.a", "elope-nowhere-carried", unit)),
        _ => Ok(()),
    }
}

/// Whether units can go ashore on this bank of the hexside.
fn check_bank(data: &Data, state: &State, side: Side, reach: Reach, units: Units, hex: HexIx) -> Result<(), Breach> {
    let at = |clause, id| Breach::of(clause, id).with("hex", args::hex(hex)).with("unit", args::first(units));
    let bank = data.board.reach_info(reach).banks.contains(&Some(hex));
    if !bank || data.board.ground[hex.index()] == Ground::Water {
        return Err(at("15.3.a", "elope-no-bank"));
    }
    if closed(data, state, hex, side) != Closed::Open {
        return Err(at("4.4.a", "elope-enemy-in-the-way"));
    }
    capture::check_takers(data, state, side, units, hex)?;
    stacking::check_end(data, state, side, units, hex)
}

/// They go ashore: in supply for the turn (15.3.c), with all their movement points (4.5). Tanks are set down (18.2).
pub(crate) fn land(
    data: &Data,
    state: &mut State,
    seat: Seat,
    units: Units,
    hex: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let side = side_of(seat);
    let clause = carrier(state, units).map_or("15.3.a", |ship| carriage(data, ship));
    if clause != "18.2" {
        state.landed = state.landed.or(units);
        state.os = state.os.without(units);
    }
    events.tell(Seats::ALL, || {
        let message = Message::by(clause, "elope-troops-land")
            .with("unit", args::first(units))
            .with("others", args::others(units));
        message.with("hex", args::hex(hex))
    });
    come_ashore(data, state, side, units, hex, dice, events)
}

/// Units come into a hex from the water; an enemy zone stops them there.
fn come_ashore(
    data: &Data,
    state: &mut State,
    side: Side,
    units: Units,
    hex: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    movement::enter(data, state, side, units, hex, dice, events)?;
    if controlled(state, side.enemy(), hex) {
        state.stopped = state.stopped.or(units.filter(|unit| state.hex(unit) == Some(hex)));
    }
    Ok(())
}

/// 15.4: from where a ferry takes units that are together, and where to.
fn crossing(data: &Data, state: &State, units: Units, steamer: UnitIx) -> Option<(HexIx, HexIx)> {
    let from = units.first().and_then(|unit| state.hex(unit))?;
    match data.board.reach_info(state.reach(steamer)?).banks {
        [Some(bank), Some(other)] if bank == from => Some((from, other)),
        [Some(bank), Some(other)] if other == from => Some((from, bank)),
        _ => None,
    }
}

/// What a unit pays for a ferry: the ground where it lands (15.4), and for breaking away (5.21.a).
fn fare(data: &Data, state: &State, side: Side, unit: UnitIx, to: HexIx) -> Option<u8> {
    let ground = data.board.terrain_cost(&data.tables, state.season(), movement::gait(data, unit), to)?;
    Some(ground + breaking_away(data, state, side, unit))
}

/// 15.4: whether a steamer may carry units over the river.
pub(crate) fn check_ferry(data: &Data, state: &State, seat: Seat, units: Units, by: UnitIx) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    if state.side(data, by) != side {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(by)));
    }
    if !data.roster.kinds.steamers.contains(by) {
        return Err(refused("15.4", "elope-carries-no-troops", by));
    }
    check_passengers(data, state, side, units, "15.4")?;
    movement::check_movers(data, state, side, units)?;
    for unit in units.iter() {
        check_cargo(data, state, unit)?;
        if data.roster.kinds.hq.contains(unit) && state.os.contains(unit) {
            return Err(refused("4.1.c", "elope-hq-out-of-supply", unit));
        }
    }
    let (Some(reach), Some((from, to))) = (state.reach(by), crossing(data, state, units, by)) else {
        return Err(refused("15.4", "elope-no-ferry-here", by));
    };
    if weather::is_ice_bound(data, state, data.board.reach_info(reach).water) {
        return Err(refused("15.1.b", "elope-river-frozen", by).with("hex", args::reach(reach)));
    }
    check_free(state, by)?;
    if movement::left(data, state, by) < data.tables.naval.steamer.ferry_mp {
        return Err(refused("15.4", "elope-no-points-for-ferry", by));
    }
    if state.aboard(by).or(units).len() > usize::from(data.tables.naval.steamer.transport) {
        return Err(refused("15.3.a", "elope-steamer-full", by));
    }
    check_bank(data, state, side, reach, units, to)?;
    // 5.21.b: a ferry is no way from zone to zone either.
    if [from, to].iter().all(|bank| controlled(state, side.enemy(), *bank)) {
        return Err(Breach::of("5.21.b", "elope-zone-to-zone").with("hex", args::hex(to)));
    }
    for unit in units.iter() {
        let left = movement::left(data, state, unit);
        let cost = fare(data, state, side, unit, to).unwrap_or(u8::MAX);
        if cost > left {
            let clause = if breaking_away(data, state, side, unit) > 0 { "5.21.a" } else { "4.3.a" };
            let breach = Breach::of(clause, "elope-too-dear").with("hex", args::hex(to));
            return Err(breach.with("cost", args::int(cost)).with("left", args::int(left)));
        }
    }
    directives::check_march(data, state, side, units, from, &[to])
}

/// They are carried over.
pub(crate) fn ferry(
    data: &Data,
    state: &mut State,
    seat: Seat,
    units: Units,
    by: UnitIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some((_, to)) = crossing(data, state, units, by) else { return Ok(()) };
    let side = side_of(seat);
    movement::begin(data, state, units);
    // 15.3.c: a ferry puts them ashore, too.
    state.landed = state.landed.or(units);
    state.os = state.os.without(units);
    state.ferried = state.ferried.or(units);
    state.spent[by] += data.tables.naval.steamer.ferry_mp;
    let season = state.season();
    break_away(data, state, side, units, events);
    for unit in units.iter() {
        let gait = movement::gait(data, unit);
        state.spent[unit] += data.board.terrain_cost(&data.tables, season, gait, to).unwrap_or(0);
    }
    events.tell(Seats::ALL, || {
        let message =
            Message::by("15.4", "elope-ferries").with("unit", args::first(units)).with("others", args::others(units));
        message.with("ship", args::unit(by)).with("hex", args::hex(to))
    });
    come_ashore(data, state, side, units, to, dice, events)
}
