//! 23.1.c, 20.0.d: what the orders of those aboard ask of their ships: to carry them nearer, and to put them ashore.

use engine::{Breach, Seat};
use hexmap::HexIx;

use super::{Kind, Rule, binds, distance, doctrine, is_goal, rules, unfulfilled, upriver};
use crate::condition::allowance;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::{Place, State, seat_of};
use crate::{args, movement, naval};

/// The banks of a hexside.
fn banks(data: &Data, reach: Reach) -> Vec<HexIx> {
    data.board.reach_info(reach).banks.into_iter().flatten().collect()
}

/// What an order has to say about a voyage.
struct Errand<'a> {
    rule: &'a Rule,
    unit: UnitIx,
}

impl Errand<'_> {
    /// Whether one of these banks is where the order sends the unit to.
    fn is_there(&self, data: &Data, state: &State, banks: &[HexIx]) -> bool {
        banks.iter().any(|hex| is_goal(data, state, self.rule, *hex))
    }

    fn distance(&self, data: &Data, state: &State, banks: &[HexIx]) -> Option<u16> {
        let gait = movement::gait(data, self.unit);
        banks.iter().map(|hex| distance(data, state, self.rule, gait, *hex)).min()
    }

    /// 23.1.c: whether a voyage from these banks to those comes to where the order sends the unit, or nearer to it.
    fn is_nearer(&self, data: &Data, state: &State, from: &[HexIx], to: &[HexIx]) -> bool {
        self.is_there(data, state, to) || self.distance(data, state, to) < self.distance(data, state, from)
    }

    /// Whether the unit has come to its goal aboard: into its area. To come to a place it has to land there.
    fn is_done(&self, data: &Data, state: &State, banks: &[HexIx]) -> bool {
        !data.directives.goals[self.rule.goal].is_place() && self.is_there(data, state, banks)
    }

    fn refuse(&self, id: &'static str) -> Breach {
        Breach::of(self.rule.clause, id).with("unit", args::unit(self.unit))
    }
}

/// The orders of those aboard a ship to go somewhere, or to stay.
fn errands<'a>(data: &'a Data, state: &State, ship: UnitIx) -> Vec<Errand<'a>> {
    let aboard = state.aboard(ship);
    let mut errands = Vec::new();
    for rule in rules(data, state).filter(|rule| rule.kind != Kind::Ban && rule.units.meets(&aboard)) {
        let bound = rule.units.and(aboard).filter(|unit| binds(data, state, rule, unit, &[]));
        errands.extend(bound.iter().map(|unit| Errand { rule, unit }));
    }
    errands
}

/// 23.1.c: whether the orders of those aboard let their ships sail there; 20.0.p: or the guns aboard.
pub(super) fn check_sail(data: &Data, state: &State, ships: Units, path: &[Reach]) -> Result<(), Breach> {
    let Some(last) = path.last().filter(|reach| data.board.reaches.has(**reach)) else { return Ok(()) };
    let to = banks(data, *last);
    for ship in ships.iter() {
        let Some(at) = state.reach(ship) else { continue };
        let from = banks(data, at);
        if let Some(errand) = errands(data, state, ship).iter().find(|it| !it.is_nearer(data, state, &from, &to)) {
            return Err(errand.refuse("elope-ordered-elsewhere").with("hex", args::reach(*last)));
        }
        doctrine::check_guns_carried(data, state, state.aboard(ship), &from, &to)?;
    }
    Ok(())
}

/// The order by which a ship has to carry one of these on now: it has not sailed half as far as it could, and can come
/// nearer.
fn must_sail<'a>(data: &'a Data, state: &State, ship: UnitIx, whom: Units) -> Option<Errand<'a>> {
    let from = banks(data, state.reach(ship)?);
    let half_done = state.spent[ship].saturating_mul(2) >= allowance(data, state, ship);
    if half_done || state.moved.contains(ship) {
        return None;
    }
    let mut errands = errands(data, state, ship);
    errands.retain(|errand| whom.contains(errand.unit) && !errand.is_there(data, state, &from));
    if errands.is_empty() {
        return None;
    }
    let (seat, group) = (seat_of(Side::Allied), Units::one(ship));
    let ways = naval::destinations(data, state, Side::Allied, group);
    let legal = |way: &&Vec<Reach>| upriver::check_sail(data, state, seat, group, way).is_ok();
    let ends: Vec<Vec<HexIx>> = ways.iter().filter(legal).filter_map(|way| Some(banks(data, *way.last()?))).collect();
    errands.into_iter().find(|errand| ends.iter().any(|to| errand.is_nearer(data, state, &from, to)))
}

/// The order by which somebody aboard a ship has to land now: it is where it has to go, or, with all its points, the
/// ship could bring it no nearer.
fn must_land<'a>(data: &'a Data, state: &State, ship: UnitIx) -> Option<Errand<'a>> {
    let at = state.reach(ship)?;
    let from = banks(data, at);
    let mut errands = errands(data, state, ship);
    errands.retain(|errand| !errand.is_done(data, state, &from));
    if errands.is_empty() {
        return None;
    }
    let ends = ends_of(data, state, ship, at);
    errands.into_iter().find(|errand| {
        let onward = || ends.iter().any(|to| errand.is_nearer(data, state, &from, to));
        let near = errand.is_there(data, state, &from) || !onward();
        near && from.iter().any(|bank| lands(data, state, errand.unit, *bank))
    })
}

/// The banks that a ship could come to with all its points.
fn ends_of(data: &Data, state: &State, ship: UnitIx, at: Reach) -> Vec<Vec<HexIx>> {
    let ways = naval::ways(data, state, Units::one(ship), at, allowance(data, state, ship));
    ways.iter().filter_map(|way| Some(banks(data, *way.last()?))).collect()
}

/// 20.0.d: the order by which one of these stays aboard until it is at the town, while its ship could bring it nearer,
/// in this phase or the next.
fn must_stay_aboard<'a>(data: &'a Data, state: &State, ship: UnitIx, whom: Units) -> Option<Errand<'a>> {
    let at = state.reach(ship)?;
    let from = banks(data, at);
    let mut errands = errands(data, state, ship);
    errands.retain(|it| it.rule.clause == "20.0.d" && it.rule.kind == Kind::Head && whom.contains(it.unit));
    errands.retain(|errand| !errand.is_there(data, state, &from));
    if errands.is_empty() {
        return None;
    }
    let ends = ends_of(data, state, ship, at);
    errands.into_iter().find(|errand| ends.iter().any(|to| errand.is_nearer(data, state, &from, to)))
}

/// Whether a unit can be put ashore in a hex.
pub(super) fn lands(data: &Data, state: &State, unit: UnitIx, hex: HexIx) -> bool {
    let (seat, group) = (seat_of(Side::Allied), Units::one(unit));
    upriver::check_land(data, state, seat, group, hex).is_ok()
        && naval::check_land(data, state, seat, group, hex).is_ok()
}

/// Allied ships on the rivers with somebody aboard.
fn laden(data: &Data, state: &State) -> Units {
    let ships = data.roster.kinds.steamers.and(state.of_side(data, Side::Allied));
    ships.filter(|ship| state.reach(ship).is_some() && !state.aboard(ship).is_empty())
}

/// 23.1.c: whether the voyage under way may end, so that another move can begin.
pub(super) fn check_move_over(data: &Data, state: &State) -> Result<(), Breach> {
    let under_way = state.moving.and(data.roster.kinds.steamers).filter(|ship| state.spent[ship] > 0);
    match under_way.iter().find_map(|ship| Some((ship, must_sail(data, state, ship, state.aboard(ship))?))) {
        Some((ship, errand)) => Err(errand.refuse("elope-carried-on").with("ship", args::unit(ship))),
        None => Ok(()),
    }
}

/// 23.1.c, 20.0.d: the phase does not end while somebody can be carried nearer, or has to land.
pub(super) fn check_phase_end(data: &Data, state: &State) -> Result<(), Breach> {
    for ship in laden(data, state).iter() {
        if let Some(errand) = must_sail(data, state, ship, state.aboard(ship)) {
            return Err(errand.refuse("elope-carried-on").with("ship", args::unit(ship)));
        }
        if let Some(errand) = must_land(data, state, ship) {
            return Err(errand.refuse("elope-lands-now"));
        }
    }
    Ok(())
}

/// 23.1.c: whoever has orders and could march goes aboard only to be carried nearer in the same phase; and nobody comes
/// too late aboard a ship that has to sail (4.5).
pub(super) fn check_board(data: &Data, state: &State, units: Units, on: UnitIx) -> Result<(), Breach> {
    if !data.roster.kinds.steamers.contains(on) {
        return Ok(());
    }
    // 20.0.d: nobody takes the places of those who go by steamer.
    if !units.is_within(&data.directives.us_first) {
        check_waits(data, state, Units::one(on))?;
    }
    let late = naval::late(data, state, units, on);
    if !late.is_empty() {
        check_waits(data, state, Units::one(on))?;
        if let Some(errand) = must_sail(data, state, on, state.aboard(on)) {
            return Err(errand.refuse("elope-carried-on").with("ship", args::unit(on)));
        }
    }
    let bound = units.iter().filter_map(|unit| Some(Errand { rule: unfulfilled(data, state, unit)?, unit }));
    let bound: Vec<Errand<'_>> = bound.collect();
    if bound.is_empty() {
        return Ok(());
    }
    let mut aboard = *state;
    units.iter().for_each(|unit| aboard.put(data, unit, Place::Aboard(on)));
    let in_vain = |unit: UnitIx| late.contains(unit) || must_sail(data, &aboard, on, Units::one(unit)).is_none();
    match bound.iter().find(|errand| in_vain(errand.unit)) {
        Some(errand) => Err(errand.refuse("elope-boards-in-vain")),
        None => Ok(()),
    }
}

/// 23.1.c, 20.0.d: nobody is put ashore on the way while its ship has to carry it on; 20.0.p: nor guns farther from
/// the park.
pub(super) fn check_land(data: &Data, state: &State, units: Units, hex: HexIx) -> Result<(), Breach> {
    for ship in units.iter().filter_map(|unit| state.carrier(unit)).take(1) {
        let from = state.reach(ship).map(|at| banks(data, at)).unwrap_or_default();
        doctrine::check_guns_carried(data, state, units, &from, &[hex])?;
        let errand = must_sail(data, state, ship, units).filter(|errand| !errand.is_there(data, state, &[hex]));
        if let Some(errand) = errand {
            return Err(errand.refuse("elope-carried-on").with("ship", args::unit(ship)));
        }
        if let Some(errand) = must_stay_aboard(data, state, ship, units) {
            return Err(errand.refuse("elope-carried-to-the-town").with("ship", args::unit(ship)));
        }
    }
    Ok(())
}

/// 20.0.d: a steamer at Archangel neither leaves nor ferries anybody, nor does it take on who comes too late for it,
/// before those have boarded who go by it.
pub(super) fn check_waits(data: &Data, state: &State, ships: Units) -> Result<(), Breach> {
    let steamers = ships.and(data.roster.kinds.steamers);
    match steamers.iter().find_map(|steamer| doctrine::passenger_of(data, state, steamer)) {
        Some(unit) => Err(Breach::of("20.0.d", "elope-steamer-waits").with("unit", args::unit(unit))),
        None => Ok(()),
    }
}

/// 20.0.d, 23.1.c: whether a steamer may ferry somebody now: not while it has to take on or carry others.
pub(crate) fn check_ferry(data: &Data, state: &State, seat: Seat, by: UnitIx) -> Result<(), Breach> {
    if movement::in_phase(state, seat).is_err() || !super::is_allied(seat) {
        return Ok(());
    }
    upriver::check_ferry(data, state, by)?;
    check_waits(data, state, Units::one(by))?;
    match must_sail(data, state, by, state.aboard(by)) {
        Some(errand) => Err(errand.refuse("elope-carried-on").with("ship", args::unit(by))),
        None => Ok(()),
    }
}
