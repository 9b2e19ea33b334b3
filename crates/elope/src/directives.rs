//! 20.0 and 23.0: what a scenario orders its units to do, and the doctrine.
//!
//! An order is a goal, a set of hexes (`goals`), and the units that have to go there or stay there (`script`). A move
//! is judged by where it ends: in the goal, or nearer to it than where it began. A path may lead through hexes where it
//! could not end, just as it may lead through full hexes.

mod doctrine;
mod errands;
mod garrison;
mod goals;
mod onega;
mod script;
mod upriver;
mod voyage;

use engine::{Breach, Events, Message, Seat, Seats};
use hexmap::HexIx;

use crate::board::{Gait, Ground};
use crate::condition::{allowance, is_scripted, word_range};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Place, State, seat_of};
use crate::zones::controlled;
use crate::{args, arrivals, movement, rail, supply_lines, victory};

pub(crate) use doctrine::{brigade_orders, check_operations_end, check_railway, railway};
pub(crate) use errands::errands;
pub(crate) use onega::{check_exit, exit};
pub(crate) use script::Directives;
pub(crate) use upriver::{check_board, check_land, check_sail};
pub(crate) use voyage::check_ferry;

use goals::distance_to;
use script::{Kind, Rule, When};

/// A move as the orders see it.
#[derive(Clone, Copy)]
struct Way<'a> {
    /// Where the move began: none for units that come ashore.
    start: Option<HexIx>,
    /// Where this part of it begins.
    from: Option<HexIx>,
    /// The hexes on the way, without the last.
    via: &'a [HexIx],
    end: HexIx,
}

/// The orders that bind somebody now.
fn rules<'a>(data: &'a Data, state: &State) -> impl Iterator<Item = &'a Rule> + use<'a> {
    let orders = data.directives.orders(state);
    let script = if is_scripted(state) { orders.script.as_slice() } else { &[] };
    let doctrine = if state.options.doctrine { orders.doctrine.as_slice() } else { &[] };
    script.iter().chain(doctrine)
}

/// 23.1.T5.c: where the HQ of the 1st Battalion is, or the bank of the ship that carries it.
fn battalion_at(data: &Data, state: &State) -> Option<HexIx> {
    let hq = data.directives.first_battalion;
    let bank = || {
        let reach = state.carrier(hq).and_then(|ship| state.reach(ship))?;
        let mut banks = data.board.reach_info(reach).banks.into_iter().flatten();
        banks.find(|bank| data.board.ground[bank.index()] != Ground::Water)
    };
    state.hex(hq).or_else(bank)
}

/// Whether an order binds a unit, after it has come through these hexes.
fn binds(data: &Data, state: &State, rule: &Rule, unit: UnitIx, via: &[HexIx]) -> bool {
    use crate::state::Kotlas;
    rule.units.contains(unit)
        && match rule.when {
            When::Always => true,
            When::NotHeld(hex) => !state.holds_hex(data, Side::Allied, hex) && !via.contains(&hex),
            When::NotArrived(hex) => !state.arrived.contains(unit) && !via.contains(&hex),
            When::Arrived(hex) => state.arrived.contains(unit) || via.contains(&hex),
            When::NotAttached => !state.attached.contains(unit) && battalion_at(data, state).is_some(),
            When::NoDoctrine => !state.options.doctrine,
            When::NoDecision => state.kotlas != Kotlas::Yes,
            When::JulyUndecided => state.july == Kotlas::Undecided,
            When::HasRailway(hq) => state.railway_brigade == Some(hq),
            When::HasRiver(hq) => state.railway_brigade.is_some_and(|named| named != hq),
        }
}

/// Whether a hex is where an order sends a unit to.
fn is_goal(data: &Data, state: &State, rule: &Rule, hex: HexIx) -> bool {
    match rule.when {
        // 23.1.T5.c: F Company goes on until the 1st Battalion has it.
        When::NotAttached => battalion_at(data, state) == Some(hex),
        _ => data.directives.goals[rule.goal].contains(hex),
    }
}

/// Where an order sends a unit that stands in a hex: the nearest part of its goal.
fn aim(data: &Data, state: &State, rule: &Rule, from: HexIx) -> Option<HexIx> {
    match rule.when {
        When::NotAttached => battalion_at(data, state),
        _ => data.directives.goals[rule.goal].nearest(&data.board, from),
    }
}

/// 23.1.c: what the way to the goal of an order costs a unit.
fn distance(data: &Data, state: &State, rule: &Rule, gait: Gait, from: HexIx) -> u16 {
    let (season, crossing) = (state.season(), data.directives.crossing);
    match (rule.when, battalion_at(data, state)) {
        (When::NotAttached, Some(hq)) => distance_to(&data.board, crossing, season, gait, hq, from),
        _ => data.directives.goals[rule.goal].distance(&data.board, crossing, season, gait, from),
    }
}

/// The way that an order sends a unit.
pub(crate) struct Course<'a> {
    rule: &'a Rule,
    gait: Gait,
}

impl Course<'_> {
    /// What is left of the way from a hex.
    pub(crate) fn to_go(&self, data: &Data, state: &State, from: HexIx) -> u16 {
        distance(data, state, self.rule, self.gait, from)
    }
}

/// Where a unit is ordered to stay.
#[derive(Clone, Copy)]
pub(crate) struct Area<'a>(&'a Rule);

impl Area<'_> {
    pub(crate) fn contains(&self, data: &Data, state: &State, hex: HexIx) -> bool {
        is_goal(data, state, self.0, hex)
    }
}

/// What binds a unit where it stands.
pub(crate) enum Bound<'a> {
    /// It is not where it should be.
    Sent(Course<'a>),
    Kept(Area<'a>),
}

/// Where a unit is ordered to go, or else where to stay.
pub(crate) fn bound<'a>(data: &'a Data, state: &State, unit: UnitIx) -> Option<Bound<'a>> {
    let hex = state.hex(unit)?;
    let mut kept = None;
    for rule in rules(data, state).filter(|rule| binds(data, state, rule, unit, &[])) {
        if !is_goal(data, state, rule, hex) {
            return Some(Bound::Sent(Course { rule, gait: movement::gait(data, unit) }));
        }
        kept = kept.or(Some(Area(rule)));
    }
    kept.map(Bound::Kept)
}

/// Where the move of a unit began: that under way, or one that would begin now; a tank moves with its train (18.2).
fn start_of(state: &State, unit: UnitIx) -> Option<HexIx> {
    let mover = state.carrier(unit).unwrap_or(unit);
    if state.moving.contains(mover) { state.set_out } else { state.hex(mover) }
}

/// 18.2: these, and the tanks that the trains among them carry.
fn with_cargo(data: &Data, state: &State, group: Units) -> Units {
    let trains = group.and(data.roster.kinds.trains);
    trains.iter().fold(group, |all, train| all.or(state.aboard(train)))
}

/// 23.1.c: whether a unit on its way to the front is excused from going on: in an enemy zone where it began, or out of
/// supply. Nothing excuses from going back, or home.
fn is_excused(state: &State, rule: &Rule, unit: UnitIx, start: HexIx) -> bool {
    rule.kind == Kind::Head && (controlled(state, Side::Red, start) || state.os.contains(unit))
}

/// Whether an order lets the move of a unit end there.
fn lets_end(data: &Data, state: &State, rule: &Rule, unit: UnitIx, way: Way<'_>) -> bool {
    if is_goal(data, state, rule, way.end) {
        return true;
    }
    let Some(start) = way.start else { return matches!(rule.kind, Kind::Head | Kind::Leave) };
    let mut on_the_way = way.via.iter().copied().chain(way.from).chain([start]);
    if on_the_way.any(|hex| is_goal(data, state, rule, hex)) {
        return false;
    }
    let gait = movement::gait(data, unit);
    let nearer = || distance(data, state, rule, gait, way.end) < distance(data, state, rule, gait, start);
    is_excused(state, rule, unit, start) || nearer()
}

/// The refusal of a move by an order.
fn refuse(data: &Data, state: &State, rule: &Rule, unit: UnitIx, way: Way<'_>) -> Breach {
    let inside = way.start.is_some_and(|start| is_goal(data, state, rule, start));
    let id = match (rule.kind, inside) {
        (Kind::Garrison, true) => "elope-stays-in-garrison",
        (Kind::Ban, _) => "elope-area-closed",
        (_, true) => "elope-outside-its-area",
        (_, false) => "elope-ordered-elsewhere",
    };
    Breach::of(rule.clause, id).with("unit", args::unit(unit)).with("hex", args::hex(way.end))
}

/// Whether all orders let the move of a group end there.
fn check_ends(data: &Data, state: &State, group: Units, from: Option<HexIx>, path: &[HexIx]) -> Result<(), Breach> {
    let Some((end, via)) = path.split_last() else { return Ok(()) };
    for rule in rules(data, state).filter(|rule| rule.units.meets(&group)) {
        for unit in rule.units.and(group).iter() {
            let way = Way { start: start_of(state, unit), from, via, end: *end };
            if binds(data, state, rule, unit, via) && !lets_end(data, state, rule, unit, way) {
                return Err(refuse(data, state, rule, unit, way));
            }
        }
    }
    Ok(())
}

/// Whether a scenario's orders or the doctrine let a group march from a hex along a path.
pub(crate) fn check_march(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    from: HexIx,
    path: &[HexIx],
) -> Result<(), Breach> {
    check_way(data, state, side, group, Some(from), path)
}

/// The same for units that may come from aboard.
pub(crate) fn check_way(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    from: Option<HexIx>,
    path: &[HexIx],
) -> Result<(), Breach> {
    if side == Side::Red {
        return Ok(());
    }
    upriver::check_march(data, state, group)?;
    onega::check_march(data, state, group)?;
    check_ends(data, state, with_cargo(data, state, group), from, path)?;
    garrison::check_leaving(data, state, group, path.last().copied())?;
    garrison::check_called(data, state, group, path.last().copied())?;
    doctrine::check_march(data, state, group, path)?;
    doctrine::check_steamer(data, state, group)
}

/// Whether units may end a move in a hex, however they come there.
pub(crate) fn check_end(data: &Data, state: &State, side: Side, units: Units, hex: HexIx) -> Result<(), Breach> {
    let from = units.first().and_then(|unit| state.hex(unit));
    if side == Side::Red { Ok(()) } else { check_ends(data, state, units, from, &[hex]) }
}

/// Whether they let units advance after combat: limits hold, and so do orders to leave the game; others wait (23.1.c).
pub(crate) fn check_advance(data: &Data, state: &State, side: Side, units: Units, to: HexIx) -> Result<(), Breach> {
    if side == Side::Red {
        return Ok(());
    }
    for rule in rules(data, state).filter(|rule| rule.units.meets(&units)) {
        for unit in rule.units.and(units).iter().filter(|unit| binds(data, state, rule, *unit, &[])) {
            let Some(start) = state.hex(unit) else { continue };
            let way = Way { start: Some(start), from: None, via: &[], end: to };
            let limited = matches!(rule.kind, Kind::Ban | Kind::Leave) || is_goal(data, state, rule, start);
            if limited && !lets_end(data, state, rule, unit, way) {
                return Err(refuse(data, state, rule, unit, way));
            }
        }
    }
    garrison::check_leaving(data, state, units, Some(to))?;
    doctrine::check_artillery(data, state, units, to)
}

/// Whether they let units attack a hex.
pub(crate) fn check_attack(data: &Data, state: &State, side: Side, target: HexIx, units: Units) -> Result<(), Breach> {
    if side == Side::Red || !state.options.doctrine {
        Ok(())
    } else {
        doctrine::check_attack(data, state, target, units)
    }
}

/// Whether a unit has begun to move: by march, by rail, or at a work.
fn is_under_way(state: &State, unit: UnitIx) -> bool {
    state.moving.contains(unit) && (state.spent[unit] > 0 || state.railed.or(state.entrained).contains(unit))
}

/// The order that a unit still has to obey this phase, if it can: it has not gone, or not half as far as it could.
fn unfulfilled<'a>(data: &'a Data, state: &State, unit: UnitIx) -> Option<&'a Rule> {
    let hex = state.hex(unit)?;
    let start = if state.moving.contains(unit) { start_of(state, unit)? } else { hex };
    if state.moved.contains(unit) || state.landed.without(state.ferried).contains(unit) {
        return None;
    }
    rules(data, state).find(|rule| {
        let asks = rule.kind != Kind::Ban && binds(data, state, rule, unit, &[]) && !is_goal(data, state, rule, hex);
        asks && !is_excused(state, rule, unit, start)
            && !has_gone(data, state, rule, unit, start, hex)
            && !is_barred(data, state, rule, unit, hex)
            && can_obey(data, state, rule, unit, hex)
    })
}

/// 23.1.c: whether a unit has left the hex where it began with half its allowance; by rail, whether it has come nearer
/// by as much. What it spent on works where it stood is no part of it.
fn has_gone(data: &Data, state: &State, rule: &Rule, unit: UnitIx, start: HexIx, hex: HexIx) -> bool {
    let allowance = u16::from(allowance(data, state, unit));
    let gone = match state.railed.or(state.entrained).contains(unit) {
        true => {
            let gait = movement::gait(data, unit);
            distance(data, state, rule, gait, start).saturating_sub(distance(data, state, rule, gait, hex))
        }
        false => u16::from(state.spent[unit]),
    };
    hex != start && 2 * gone >= allowance
}

/// 23.1.c: whether the enemy stands in the way to the front: in a hex next to the unit and nearer to its goal.
fn is_barred(data: &Data, state: &State, rule: &Rule, unit: UnitIx, hex: HexIx) -> bool {
    if rule.kind != Kind::Head {
        return false;
    }
    let gait = movement::gait(data, unit);
    let own = distance(data, state, rule, gait, hex);
    let enemy = &state.occupied[Side::Red];
    let mut next = data.board.map.grid.neighbours(hex);
    next.any(|(_, next)| enemy.contains(next) && distance(data, state, rule, gait, next) < own)
}

/// Whether a unit has a legal march, or way on by rail, that brings it nearer to the goal of an order.
fn can_obey(data: &Data, state: &State, rule: &Rule, unit: UnitIx, hex: HexIx) -> bool {
    let gait = movement::gait(data, unit);
    let own = distance(data, state, rule, gait, hex);
    let nearer = |to: HexIx| distance(data, state, rule, gait, to) < own;
    match state.entrained.contains(unit) && state.moving.contains(unit) {
        true => can_ride_on(data, state, hex, nearer),
        // 20.0.n: an escort goes on with its depot.
        false => {
            let together = || state.moving.contains(unit) && group_can_march(data, state, state.moving, hex, nearer);
            can_march(data, state, unit, hex, nearer) || together()
        }
    }
}

/// Whether those under way can ride on together to a hex of this kind.
fn can_ride_on(data: &Data, state: &State, hex: HexIx, wanted: impl Fn(HexIx) -> bool) -> bool {
    let seat = seat_of(Side::Allied);
    let rides = |way: &[HexIx]| rail::check(data, state, seat, state.moving, way).is_ok();
    rail::both_ways(data, hex)
        .iter()
        .any(|way| (1..=way.len()).any(|length| wanted(way[length - 1]) && rides(&way[..length])))
}

/// Whether a unit has a legal march to a hex of this kind.
fn can_march(data: &Data, state: &State, unit: UnitIx, hex: HexIx, wanted: impl Fn(HexIx) -> bool) -> bool {
    group_can_march(data, state, Units::one(unit), hex, wanted)
}

fn group_can_march(data: &Data, state: &State, group: Units, hex: HexIx, wanted: impl Fn(HexIx) -> bool) -> bool {
    // One step will do as often as not, and needs no flood.
    let enemies = &state.occupied[Side::Red];
    let steps = |to: HexIx| {
        to != hex
            && !enemies.contains(to)
            && wanted(to)
            && movement::could_march(data, state, Side::Allied, group, &[to])
    };
    if data.board.around(hex).iter().any(|to| steps(*to)) {
        return true;
    }
    let paths = movement::with_field(data, state, Side::Allied, group, hex, |field| {
        let there = field.reached().iter().filter(|to| **to != hex && wanted(**to));
        there.map(|to| field.path(*to)).collect::<Vec<_>>()
    });
    let legal = |path: &Vec<HexIx>| movement::could_march(data, state, Side::Allied, group, &path[1..]);
    paths.is_some_and(|paths| paths.iter().any(legal))
}

/// A refusal that names where an order sends a unit.
fn sent(data: &Data, state: &State, rule: &Rule, unit: UnitIx, id: &'static str) -> Breach {
    // 23.1.T2.b: to be there is not all.
    let id = if rule.clause == "23.1.T2.b" { "elope-must-go-to-the-edge" } else { id };
    let breach = Breach::of(rule.clause, id).with("unit", args::unit(unit));
    match state.hex(unit).and_then(|hex| aim(data, state, rule, hex)) {
        Some(goal) => breach.with("goal", args::hex(goal)),
        None => breach,
    }
}

fn must_go_on(data: &Data, state: &State, rule: &Rule, unit: UnitIx) -> Breach {
    sent(data, state, rule, unit, "elope-must-go-on")
}

/// 23.1.c: whether the move under way may end, so that another can begin.
pub(crate) fn check_move_over(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    if side == Side::Red {
        return Ok(());
    }
    let bound = state.moving.filter(|unit| is_under_way(state, unit));
    match bound.iter().find_map(|unit| Some((unit, unfulfilled(data, state, unit)?))) {
        Some((unit, rule)) => Err(must_go_on(data, state, rule, unit)),
        None => upriver::check_move_over(data, state).and_then(|()| voyage::check_move_over(data, state)),
    }
}

/// 23.1.c: whether a part of the units under way may go on without the others. Those that have to go on are left
/// behind only if all of them together cannot go on.
pub(crate) fn check_left_behind(data: &Data, state: &State, side: Side, group: Units) -> Result<(), Breach> {
    let left = state.moving.without(group).filter(|unit| is_under_way(state, unit));
    if side == Side::Red || left.is_empty() {
        return Ok(());
    }
    let Some((unit, rule)) = left.iter().find_map(|unit| Some((unit, unfulfilled(data, state, unit)?))) else {
        return Ok(());
    };
    let goes_on = |hex: HexIx| match state.moving.meets(&state.entrained) {
        true => can_ride_on(data, state, hex, |_| true),
        false => group_can_march(data, state, state.moving, hex, |_| true),
    };
    let together = state.hex(unit).is_some_and(goes_on);
    if together { Err(must_go_on(data, state, rule, unit)) } else { Ok(()) }
}

/// Whether they let a Movement Phase end.
pub(crate) fn check_phase_end(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    if side == Side::Red {
        return Ok(());
    }
    upriver::check_phase_end(data, state)?;
    onega::check_phase_end(data, state)?;
    doctrine::check_boarding(data, state)?;
    voyage::check_phase_end(data, state)?;
    let all = rules(data, state).filter(|rule| rule.kind != Kind::Ban);
    let bound = all.fold(Units::NONE, |all, rule| all.or(rule.units)).without(state.moved);
    for unit in bound.and(state.in_hexes).iter() {
        if let Some(rule) = unfulfilled(data, state, unit) {
            return Err(sent(data, state, rule, unit, "elope-must-set-out"));
        }
    }
    garrison::check_phase_end(data, state)?;
    doctrine::check_park(data, state)
}

/// Whether they let a unit do a work, or an HQ span a river, with the points of its move: to work is not to go (23.1.c).
/// Whoever has to go somewhere does so first, with half of its allowance, and works with what is left.
pub(crate) fn check_work(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(), Breach> {
    if !is_allied(seat) {
        return Ok(());
    }
    upriver::check_work(data, state, unit)?;
    onega::check_march(data, state, Units::one(unit))?;
    doctrine::check_steamer(data, state, Units::one(unit))?;
    if let Some(rule) = unfulfilled(data, state, unit) {
        return Err(sent(data, state, rule, unit, "elope-goes-before-it-works"));
    }
    garrison::check_called(data, state, Units::one(unit), None)?;
    doctrine::check_gun_work(data, state, unit)
}

/// 23.1.T2.b, 23.1.T11.a: who has orders to leave the game; wherever such units are, they hold nothing (24.0.b).
pub(crate) fn leaving(data: &Data, state: &State) -> Units {
    if is_scripted(state) { data.directives.orders(state).leaving } else { Units::NONE }
}

/// Units have come into a hex: places change hands, orders are fulfilled, some go home.
pub(crate) fn entered(data: &Data, state: &mut State, side: Side, group: Units, hex: HexIx, events: &mut Events<'_>) {
    victory::entered(data, state, side, group, hex, events);
    if side == Side::Red {
        return;
    }
    if state.options.doctrine && hex == data.board.places.vaga_town {
        // 20.0.d
        state.arrived = state.arrived.or(group.and(data.directives.us_first));
    }
    if hex == data.board.places.archangel {
        go_home(data, state, group, events);
    }
}

/// The standing orders that bind a unit now, each with its clause, in words.
pub(crate) fn orders_of(data: &Data, state: &State, unit: UnitIx) -> Vec<(&'static str, &'static str)> {
    let binding = rules(data, state).filter(|rule| binds(data, state, rule, unit, &[]));
    let words = |kind| match kind {
        Kind::Garrison => "elope-trace-order-garrison",
        Kind::Head | Kind::Leave => "elope-trace-order-head",
        Kind::Limit => "elope-trace-order-limit",
        Kind::Ban => "elope-trace-order-ban",
    };
    let mut orders: Vec<_> = binding.map(|rule| (rule.clause, words(rule.kind))).collect();
    orders.dedup();
    orders
}

/// What a counter's standing orders are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Duty {
    /// It is where it has to stay.
    Garrison,
    /// It is on its way there, by this clause.
    Ordered(HexIx, &'static str),
}

/// What a counter's standing orders are, to be told beside it.
pub(crate) fn duty(data: &Data, state: &State, unit: UnitIx) -> Option<Duty> {
    let hex = state.hex(unit)?;
    let binding = |rule: &&Rule| rule.kind != Kind::Ban && binds(data, state, rule, unit, &[]);
    let mut orders = rules(data, state).filter(binding);
    orders.find_map(|rule| match (rule.kind, is_goal(data, state, rule, hex)) {
        (Kind::Garrison, true) => Some(Duty::Garrison),
        (_, true) => None,
        (_, false) => aim(data, state, rule, hex).map(|goal| Duty::Ordered(goal, rule.clause)),
    })
}

/// 23.1.T11.a: who has orders to leave the game in Archangel does so at once.
pub(crate) fn go_home(data: &Data, state: &mut State, group: Units, events: &mut Events<'_>) {
    if !is_scripted(state) {
        return;
    }
    for unit in group.and(data.directives.leavers(state)).iter() {
        arrivals::withdraw(data, state, unit, Place::Withdrawn, "23.1.T11.a", events);
    }
}

/// 23.1.T5.c: F Company comes under the 1st Battalion once it is in communications with its HQ (original edition).
pub(crate) fn attach(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let unit = data.directives.f_company;
    let rule = rules(data, state).find(|rule| rule.when == When::NotAttached && rule.units.contains(unit));
    let (Some(_), false) = (rule, state.attached.contains(unit)) else { return };
    let (Some(from), Some(hq)) = (state.hex(unit), state.hex(data.directives.first_battalion)) else { return };
    let range = u16::from(word_range(data, state));
    if supply_lines::has_line(data, state, Side::Allied, from, &[hq], range) {
        state.attached.insert(unit);
        state.settled = false;
        events.tell(Seats::ALL, || Message::by("23.1.T5.c", "elope-attached").with("unit", args::unit(unit)));
    }
}

/// 6.1: a unit over the limit is given up.
pub(crate) fn disband(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    state.destroy(data, unit);
    events.tell(Seats::ALL, || Message::by("6.1.a", "elope-disbands").with("unit", args::unit(unit)));
}

/// Whether the seat plays the side that has orders.
fn is_allied(seat: Seat) -> bool {
    seat == seat_of(Side::Allied)
}
