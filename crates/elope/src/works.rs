//! 9.2 Trenches and hasty defences, 16.5 wrecked track, 17.0 engineers.

use engine::{Arg, Breach, Events, Message, Seat, Seats};
use hexmap::{Grade, HexIx};

use crate::board::{Ground, Weather};
use crate::condition::{allowance, is_normal};
use crate::counters::{Nationality, Side, UnitIx};
use crate::data::Data;
use crate::movement::{begin, check_group, check_movers, in_phase, left};
use crate::order::{Order, Work};
use crate::sets::{Reach, Units};
use crate::state::{State, side_of};
use crate::zones::controlled;
use crate::{args, enemies, rail, supply};

/// Whether a unit can do anything where it stands, as part of its move; and where that is.
fn check_worker(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(Side, HexIx), Breach> {
    let side = in_phase(state, seat)?;
    // A work leaves nobody behind: those under way with the unit go on together afterwards.
    let check = if state.moving.contains(unit) { check_group } else { check_movers };
    check(data, state, side, Units::one(unit))?;
    if state.entrained.contains(unit) {
        return Err(Breach::of(rail::clause(state, "4.82"), "elope-still-on-the-train").with("unit", args::unit(unit)));
    }
    match state.hex(unit) {
        Some(hex) => Ok((side, hex)),
        None => Err(Breach::plain("elope-not-in-a-hex").with("unit", args::unit(unit))),
    }
}

/// A refusal that names the unit.
fn refused(clause: &'static str, id: &'static str, unit: UnitIx) -> Breach {
    Breach::of(clause, id).with("unit", args::unit(unit))
}

/// Whether a unit has the points for a work.
fn check_points(data: &Data, state: &State, unit: UnitIx, cost: u8, clause: &'static str) -> Result<(), Breach> {
    let left = left(data, state, unit);
    match left >= cost {
        true => Ok(()),
        false => Err(refused(clause, "elope-work-too-dear", unit)
            .with("cost", args::int(cost))
            .with("left", args::int(left))),
    }
}

/// A work is part of the move of the unit, and of those that move with it.
fn spend(data: &Data, state: &mut State, unit: UnitIx, cost: u8) {
    if !state.moving.contains(unit) {
        begin(data, state, Units::one(unit));
    }
    state.spent[unit] += cost;
}

/// 9.2.a: half of the allowance, rounded up.
pub(crate) fn trench_cost(data: &Data, state: &State, unit: UnitIx) -> u8 {
    allowance(data, state, unit).div_ceil(2)
}

/// 9.2.a, 9.2.d: whether a unit can dig in.
pub(crate) fn check_entrench(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(), Breach> {
    check_worker(data, state, seat, unit)?;
    if !data.roster.kinds.troops.contains(unit) {
        return Err(refused("9.2.a", "elope-does-not-dig", unit));
    }
    if !is_normal(state, unit) {
        return Err(refused("9.2.a", "elope-works-need-normal-supply", unit));
    }
    if state.weather != Weather::Dry {
        return Err(refused("9.2.d", "elope-trenches-when-dry", unit));
    }
    if state.entrenched.contains(unit) {
        return Err(refused("9.2.a", "elope-entrenched-already", unit));
    }
    check_points(data, state, unit, trench_cost(data, state, unit), "9.2.a")
}

/// 9.2.a: the unit digs in.
pub(crate) fn entrench(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    let cost = trench_cost(data, state, unit);
    spend(data, state, unit, cost);
    state.entrenched.insert(unit);
    events.tell(Seats::ALL, || Message::by("9.2.a", "elope-entrenches").with("unit", args::unit(unit)));
}

/// 9.2.d: forts and hasty defences are not built in snowy marsh.
fn check_marsh(data: &Data, state: &State, unit: UnitIx, hex: HexIx) -> Result<(), Breach> {
    match data.board.ground[hex.index()] == Ground::Marsh && state.weather == Weather::Snow {
        true => Err(refused("9.2.d", "elope-no-works-in-snowy-marsh", unit).with("hex", args::hex(hex))),
        false => Ok(()),
    }
}

/// 17.0.f: whether a hasty defence would add nothing to what stands in the hex.
fn is_fortified(state: &State, hex: HexIx) -> bool {
    state.hasty.contains(hex) || state.forts.contains(hex)
}

/// 9.2.b: the supply points that a hasty defence costs a unit in its trench.
pub(crate) fn improvement_points(data: &Data) -> u16 {
    u16::from(data.tables.movement.actions.hasty_defense_by_entrenched_unit.supply_points)
}

/// 9.2.b to 9.2.d: whether a unit can improve its trench.
pub(crate) fn check_improve(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(), Breach> {
    let (side, hex) = check_worker(data, state, seat, unit)?;
    let kinds = &data.roster.kinds;
    if !kinds.combat.or(kinds.support).without(kinds.engineers).contains(unit) {
        return Err(refused("9.2.b", "elope-does-not-improve", unit));
    }
    if !state.entrenched.contains(unit) {
        return Err(refused("9.2.b", "elope-not-entrenched", unit));
    }
    if !is_normal(state, unit) {
        return Err(refused("9.2.b", "elope-works-need-normal-supply", unit));
    }
    if state.disturbed.contains(unit) || controlled(state, side.enemy(), hex) {
        return Err(refused("9.2.c", "elope-works-disturbed", unit));
    }
    check_marsh(data, state, unit, hex)?;
    if is_fortified(state, hex) {
        return Err(refused("9.2.b", "elope-work-stands", unit).with("hex", args::hex(hex)));
    }
    if state.spent[unit] > 0 {
        return Err(refused("9.2.b", "elope-improving-takes-all", unit));
    }
    if supply::stores(data, state, side).is_empty() {
        return Err(Breach::of("11.0.b", "elope-no-store-left"));
    }
    let cost = improvement_points(data);
    match state.points[side] >= cost {
        true => Ok(()),
        false => Err(Breach::of("9.2.b", "elope-too-few-points").with("cost", args::int(cost))),
    }
}

/// 9.2.b: the trench becomes a hasty defence of the hex.
pub(crate) fn improve(data: &Data, state: &mut State, seat: Seat, unit: UnitIx, events: &mut Events<'_>) {
    let Some(hex) = state.hex(unit) else { return };
    let whole = allowance(data, state, unit);
    spend(data, state, unit, whole);
    state.points[side_of(seat)] -= improvement_points(data);
    state.hasty.insert(hex);
    tell("9.2.b", "elope-hasty-built", unit, args::hex(hex), events);
}

fn tell(clause: &'static str, id: &'static str, unit: UnitIx, at: Arg, events: &mut Events<'_>) {
    events.tell(Seats::ALL, || Message::by(clause, id).with("unit", args::unit(unit)).with("hex", at));
}

/// 16.5: whether a unit can destroy the track, in whatever condition it is.
pub(crate) fn check_wreck(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(), Breach> {
    let (_, hex) = check_worker(data, state, seat, unit)?;
    let kinds = &data.roster.kinds;
    if !kinds.combat.or(kinds.support).contains(unit) {
        return Err(refused("16.5", "elope-does-not-wreck", unit));
    }
    if rail::on_line(data, hex).is_none() || state.wrecked.contains(hex) {
        return Err(refused("16.5", "elope-no-track-to-wreck", unit).with("hex", args::hex(hex)));
    }
    check_points(data, state, unit, data.tables.movement.actions.destroy_railroad, "16.5")
}

/// 16.5: the track is destroyed; the unit may go on.
pub(crate) fn wreck(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    let Some(hex) = state.hex(unit) else { return };
    spend(data, state, unit, data.tables.movement.actions.destroy_railroad);
    state.wrecked.insert(hex);
    tell("16.5", "elope-wrecks", unit, args::hex(hex), events);
}

/// 17.0.b: what a work costs.
pub(crate) fn cost(data: &Data, work: Work) -> u8 {
    let table = &data.tables.build;
    match work {
        Work::Bridge(_) => table.bridge_mp,
        Work::HastyDefence => table.hasty_defense_mp,
        Work::Fort => table.fort_mp,
        Work::Track => table.repair_railroad_mp,
    }
}

/// 17.0.d: whether an enemy is next to the site with no open major river between.
fn is_watched(data: &Data, state: &State, side: Side, site: HexIx) -> bool {
    let season = state.season();
    let ashore = data.board.map.grid.neighbours(site).any(|(_, next)| {
        let river = data.board.reach_between(site, next).map(|reach| data.board.reach_info(reach));
        let screened = river.is_some_and(|river| river.grade == Grade::Major && !season.freezes(river.water));
        !screened && enemies::stand_in(data, state, side.enemy(), next)
    });
    ashore || enemies::lie_beside(data, state, side.enemy(), site)
}

/// 17.0: whether engineers can build this here.
pub(crate) fn check_build(data: &Data, state: &State, seat: Seat, unit: UnitIx, work: Work) -> Result<(), Breach> {
    let (side, hex) = check_worker(data, state, seat, unit)?;
    if !is_builder(data, unit) {
        return Err(refused("17.0.a", "elope-no-engineers", unit));
    }
    if state.os.contains(unit) {
        return Err(refused("17.0.c", "elope-engineers-need-supply", unit));
    }
    if is_watched(data, state, side, hex) {
        return Err(refused("17.0.d", "elope-enemy-at-the-site", unit).with("hex", args::hex(hex)));
    }
    check_site(data, state, unit, hex, work)?;
    check_points(data, state, unit, cost(data, work), "17.0.b")
}

/// 17.0.a, 17.0.e: engineers of the US and British armies, of any size.
fn is_builder(data: &Data, unit: UnitIx) -> bool {
    let info = data.roster.get(unit);
    data.roster.kinds.engineers.contains(unit) && matches!(info.nation, Nationality::Us | Nationality::British)
}

/// Whether there is room and need for a work in a hex.
fn check_site(data: &Data, state: &State, unit: UnitIx, hex: HexIx, work: Work) -> Result<(), Breach> {
    let needless = |id| Err(refused("17.0.a", id, unit).with("hex", args::hex(hex)));
    match work {
        Work::HastyDefence if is_fortified(state, hex) => needless("elope-work-stands"),
        Work::Fort if state.forts.contains(hex) => needless("elope-work-stands"),
        Work::HastyDefence | Work::Fort => check_marsh(data, state, unit, hex),
        Work::Track if !state.wrecked.contains(hex) => needless("elope-track-is-whole"),
        Work::Track => Ok(()),
        Work::Bridge(reach) if !spans(data, hex, reach) => needless("elope-no-place-for-bridge"),
        Work::Bridge(reach) if state.bridges.contains(reach) => needless("elope-bridge-stands"),
        Work::Bridge(_) => Ok(()),
    }
}

/// Whether a river hexside is one of the hex's own, with land beyond.
fn spans(data: &Data, hex: HexIx, reach: Reach) -> bool {
    if !data.board.reaches.has(reach) {
        return false;
    }
    let info = data.board.reach_info(reach);
    let land = |bank: &Option<HexIx>| bank.is_some_and(|bank| data.board.ground[bank.index()] != Ground::Water);
    info.banks.contains(&Some(hex)) && info.banks.iter().all(land)
}

/// 17.0: the work is finished at once.
pub(crate) fn build(data: &Data, state: &mut State, unit: UnitIx, work: Work, events: &mut Events<'_>) {
    let Some(hex) = state.hex(unit) else { return };
    spend(data, state, unit, cost(data, work));
    let (id, at) = match work {
        Work::Bridge(reach) => {
            state.bridges.insert(reach);
            state.settled = false;
            ("elope-bridge-built", args::reach(reach))
        }
        Work::HastyDefence => {
            state.hasty.insert(hex);
            ("elope-hasty-built", args::hex(hex))
        }
        Work::Fort => {
            state.forts.insert(hex);
            ("elope-fort-built", args::hex(hex))
        }
        Work::Track => {
            state.wrecked.remove(hex);
            ("elope-track-mended", args::hex(hex))
        }
    };
    tell("17.0.a", id, unit, at, events);
}

/// What a unit could do where it stands; not all of it is legal.
pub(crate) fn orders(data: &Data, state: &State, unit: UnitIx, out: &mut Vec<Order>) {
    let Some(hex) = state.hex(unit) else { return };
    if state.entrenched.contains(unit) {
        out.push(Order::Improve(unit));
    } else if state.weather == Weather::Dry {
        out.push(Order::Entrench(unit));
    }
    if rail::on_line(data, hex).is_some() && !state.wrecked.contains(hex) {
        out.push(Order::Wreck(unit));
    }
    if is_builder(data, unit) {
        out.extend([Work::HastyDefence, Work::Fort, Work::Track].map(|work| Order::Build(unit, work)));
        let around = data.board.map.grid.neighbours(hex);
        let reaches = around.filter_map(|(_, next)| data.board.reach_between(hex, next));
        out.extend(reaches.map(|reach| Order::Build(unit, Work::Bridge(reach))));
    }
}
