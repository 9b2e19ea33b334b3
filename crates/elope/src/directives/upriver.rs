//! 23.1.T1.e, 23.1.T10.a and 20.0.n: orders that ships and their passengers have.

use engine::{Breach, Seat};
use hexmap::HexIx;

use super::voyage::{self, lands};
use super::{Kind, Rule, binds, doctrine, garrison, is_allied, rules};
use crate::board::Water;
use crate::condition::is_scripted;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::{Place, State, seat_of};
use crate::{args, arrivals, movement, naval};

/// Whether the Royal Scots have their orders now: on turn 1.
fn is_landing(state: &State) -> bool {
    is_scripted(state) && state.turn <= 1
}

/// 23.1.T1.e: on turn 1 the Royal Scots neither march nor take the train.
pub(super) fn check_march(data: &Data, state: &State, group: Units) -> Result<(), Breach> {
    match group.and(data.directives.royal_scots).first() {
        Some(unit) if is_landing(state) => {
            let id = match state.landed.contains(unit) {
                true => "elope-royal-scots-have-landed",
                false => "elope-royal-scots-go-by-ship",
            };
            Err(Breach::of("23.1.T1.e", id).with("unit", args::unit(unit)))
        }
        _ => Ok(()),
    }
}

/// How far up the Dvina a hexside lies: more the nearer to Kotlas.
fn height(data: &Data, reach: Reach) -> Option<i32> {
    let info = data.board.reach_info(reach);
    let length = data.board.reaches.len() as i32;
    match info.water {
        Water::UpperDvina => Some(2 * length - i32::from(info.downstream)),
        Water::LowerDvina => Some(length - i32::from(info.downstream)),
        _ => None,
    }
}

/// The hexside that the steamer can still sail to, upstream.
fn next_upstream(data: &Data, state: &State) -> Option<Reach> {
    let steamer = data.directives.steamer;
    let at = state.reach(steamer)?;
    let higher = |next: &Reach| height(data, *next) > height(data, at);
    let (seat, ship) = (seat_of(Side::Allied), Units::one(steamer));
    let ordered = |next: &Reach| check_sail(data, state, seat, ship, &[*next]).is_ok();
    let sails = |next: &Reach| ordered(next) && naval::check_sail(data, state, seat, ship, &[*next]).is_ok();
    data.board.reach_info(at).next.iter().copied().filter(higher).find(sails)
}

/// Whether a unit can go aboard now.
pub(super) fn boards(data: &Data, state: &State, unit: UnitIx, steamer: UnitIx) -> bool {
    let (seat, group) = (seat_of(Side::Allied), Units::one(unit));
    may_board(data, state, group).is_ok() && naval::check_board(data, state, seat, group, steamer).is_ok()
}

/// Royal Scots units that can still go aboard.
fn boarders(data: &Data, state: &State) -> impl Iterator<Item = UnitIx> {
    let ashore = data.directives.royal_scots.and(state.in_hexes);
    ashore.filter(|unit| boards(data, state, unit, data.directives.steamer)).iter()
}

fn can_board(data: &Data, state: &State) -> Option<UnitIx> {
    boarders(data, state).next()
}

/// 23.1.T1.e: those who have to go aboard before the phase ends.
pub(super) fn ashore(data: &Data, state: &State) -> impl Iterator<Item = UnitIx> {
    boarders(data, state).filter(|_| is_landing(state))
}

pub(super) fn go_aboard(unit: UnitIx) -> Breach {
    Breach::of("23.1.T1.e", "elope-royal-scots-go-aboard").with("unit", args::unit(unit))
}

/// 23.1.T10.a, 23.1.T1.e, 20.0.n: whether orders let vessels sail along hexsides.
pub(crate) fn check_sail(data: &Data, state: &State, seat: Seat, units: Units, path: &[Reach]) -> Result<(), Breach> {
    if movement::in_phase(state, seat).is_err() || !is_allied(seat) {
        return Ok(());
    }
    if let Some(ship) = units.and(data.directives.depot_ships).first() {
        let clause = arrivals::by_plan(state, "23.1.T10.a", "23.2.T10.a");
        return Err(Breach::of(clause, "elope-depot-ship-stays").with("unit", args::unit(ship)));
    }
    doctrine::check_cargo(data, state, units)?;
    voyage::check_sail(data, state, units, path)?;
    voyage::check_waits(data, state, units)?;
    let steamer = data.directives.steamer;
    if !is_landing(state) || !units.contains(steamer) {
        return Ok(());
    }
    let aboard = state.aboard(steamer).and(data.directives.royal_scots);
    check_scots_aboard(data, state)?;
    let mut height_now = state.reach(steamer).and_then(|at| height(data, at));
    for reach in path {
        let next = height(data, *reach);
        if !aboard.is_empty() && next <= height_now {
            return Err(Breach::of("23.1.T1.e", "elope-steamer-goes-upstream").with("unit", args::unit(steamer)));
        }
        height_now = next;
    }
    Ok(())
}

/// 23.1.T1.f: the order that sends the French along the railway, and not by water.
fn kept_ashore<'a>(data: &'a Data, state: &State, unit: UnitIx) -> Option<&'a Rule> {
    let bound = |rule: &&Rule| rule.clause == "23.1.T1.f" && rule.kind == Kind::Head;
    rules(data, state).filter(bound).find(|rule| binds(data, state, rule, unit, &[]))
}

/// Whether orders let units go aboard.
pub(crate) fn check_board(data: &Data, state: &State, seat: Seat, units: Units, on: UnitIx) -> Result<(), Breach> {
    if movement::in_phase(state, seat).is_err() || !is_allied(seat) {
        return Ok(());
    }
    // 23.1.T1.e: nobody takes the places of the Royal Scots.
    let others = units.without(data.directives.royal_scots);
    if let (Some(other), true) = (others.first(), is_landing(state) && on == data.directives.steamer)
        && let Some(scots) = can_board(data, state)
    {
        let breach = Breach::of("23.1.T1.e", "elope-steamer-takes-first").with("unit", args::unit(other));
        return Err(breach.with("first", args::unit(scots)));
    }
    may_board(data, state, units)?;
    voyage::check_board(data, state, units, on)
}

/// 23.1.T1.e: the steamer does nothing else while Royal Scots can still go aboard.
fn check_scots_aboard(data: &Data, state: &State) -> Result<(), Breach> {
    match can_board(data, state) {
        Some(unit) => Err(Breach::of("23.1.T1.e", "elope-steamer-waits").with("unit", args::unit(unit))),
        None => Ok(()),
    }
}

/// 23.1.T1.e: a Royal Scots unit that can go aboard does not work instead.
pub(super) fn check_work(data: &Data, state: &State, unit: UnitIx) -> Result<(), Breach> {
    let ordered = is_landing(state) && data.directives.royal_scots.contains(unit);
    match ordered && boards(data, state, unit, data.directives.steamer) {
        true => Err(go_aboard(unit)),
        false => Ok(()),
    }
}

/// 23.1.T1.e: the steamer of the Royal Scots ferries nobody before it has taken them as far as it can.
pub(super) fn check_ferry(data: &Data, state: &State, by: UnitIx) -> Result<(), Breach> {
    if !is_landing(state) || by != data.directives.steamer {
        return Ok(());
    }
    check_scots_aboard(data, state)?;
    let aboard = state.aboard(by).meets(&data.directives.royal_scots);
    match aboard && next_upstream(data, state).is_some() {
        true => Err(Breach::of("23.1.T1.e", "elope-steamer-goes-upstream").with("unit", args::unit(by))),
        false => Ok(()),
    }
}

/// 23.1.T1.e: no other move begins while the steamer under way can carry the Royal Scots farther up.
pub(super) fn check_move_over(data: &Data, state: &State) -> Result<(), Breach> {
    let steamer = data.directives.steamer;
    let sets_out = is_landing(state) && state.moving.contains(steamer) && state.spent[steamer] > 0;
    let laden = sets_out && state.aboard(steamer).meets(&data.directives.royal_scots);
    match laden && next_upstream(data, state).is_some() {
        true => Err(Breach::of("23.1.T1.e", "elope-steamer-goes-upstream").with("unit", args::unit(steamer))),
        false => Ok(()),
    }
}

/// 23.1.d, 20.0.o, 23.22: whether units may leave their garrison for a ship; 23.1.T1.f: or the railway.
fn may_board(data: &Data, state: &State, units: Units) -> Result<(), Breach> {
    for unit in units.iter() {
        let Some(hex) = state.hex(unit) else { continue };
        let held = rules(data, state).find(|rule| {
            let stays = rule.kind == Kind::Garrison;
            stays && rule.units.contains(unit) && data.directives.goals[rule.goal].contains(hex)
        });
        if let Some(rule) = held {
            return Err(Breach::of(rule.clause, "elope-stays-in-garrison").with("unit", args::unit(unit)));
        }
        if let Some(rule) = kept_ashore(data, state, unit) {
            let breach = Breach::of(rule.clause, "elope-ordered-elsewhere").with("unit", args::unit(unit));
            return Err(breach.with("hex", args::hex(hex)));
        }
    }
    doctrine::check_guns_aboard(data, state, units)?;
    doctrine::check_escort_stays(data, state, units)?;
    garrison::check_leaving(data, state, units, None)
}

/// 23.1.T1.e and the areas of 20.0 and 23.1: whether units may come ashore in a hex.
pub(crate) fn check_land(data: &Data, state: &State, seat: Seat, units: Units, hex: HexIx) -> Result<(), Breach> {
    let Ok(side) = movement::in_phase(state, seat) else { return Ok(()) };
    if !is_allied(seat) || hex.index() >= data.board.map.grid.len() {
        return Ok(());
    }
    let scot = units.and(data.directives.royal_scots).first();
    if let Some(unit) = scot.filter(|_| is_landing(state) && next_upstream(data, state).is_some()) {
        return Err(Breach::of("23.1.T1.e", "elope-steamer-goes-upstream").with("unit", args::unit(unit)));
    }
    let ashore = units.filter(|unit| matches!(state.spot[unit].place(), Place::Aboard(_)));
    voyage::check_land(data, state, ashore, hex)?;
    doctrine::check_landing(data, state, ashore, hex)?;
    super::check_end(data, state, side, ashore, hex)
}

/// 23.1.T1.e: the phase does not end while the Royal Scots can go aboard, sail on or land.
pub(super) fn check_phase_end(data: &Data, state: &State) -> Result<(), Breach> {
    if !is_landing(state) {
        return Ok(());
    }
    if let Some(unit) = can_board(data, state) {
        return Err(go_aboard(unit));
    }
    let steamer = data.directives.steamer;
    if state.aboard(steamer).meets(&data.directives.royal_scots) && next_upstream(data, state).is_some() {
        return Err(Breach::of("23.1.T1.e", "elope-steamer-goes-upstream").with("unit", args::unit(steamer)));
    }
    landing(data, state).first().map_or(Ok(()), |unit| Err(land(unit)))
}

/// 23.1.T1.e: the Royal Scots whose steamer has come as far as it can, and who can land.
pub(super) fn landing(data: &Data, state: &State) -> Units {
    let steamer = data.directives.steamer;
    let aboard = state.aboard(steamer).and(data.directives.royal_scots);
    if !is_landing(state) || aboard.is_empty() || next_upstream(data, state).is_some() {
        return Units::NONE;
    }
    let banks = crate::combat::declare::banks(data, state, steamer);
    aboard.filter(|unit| banks.iter().any(|hex| lands(data, state, unit, hex)))
}

/// What they are told.
pub(super) fn land(unit: UnitIx) -> Breach {
    Breach::of("23.1.T1.e", "elope-royal-scots-land").with("unit", args::unit(unit))
}
