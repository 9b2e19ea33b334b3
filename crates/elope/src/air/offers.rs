//! Orders for aircraft that could be legal now: every kind of target, each aircraft alone and all of a base together.

use hexmap::HexIx;

use super::bases::{origin, ships, ways_out};
use super::flight::{check_range, check_ready, commanded};
use super::interception::{reaches, skies};
use super::missions::hexes_of;
use crate::combat::losses;
use crate::counters::{Nationality, Side, UnitIx};
use crate::data::Data;
use crate::order::{Base, Load, Order};
use crate::sets::{Hexes, Units};
use crate::state::{Frame, State, Target, Task};

fn aircraft(data: &Data, state: &State, side: Side) -> Units {
    state.of_side(data, side).and(data.roster.kinds.aircraft)
}

/// Each of these alone, and all that share a base together.
fn groups(state: &State, planes: Units) -> Vec<Units> {
    let mut groups: Vec<Units> = planes.iter().map(Units::one).collect();
    for plane in planes.iter() {
        let together = state.at(state.spot[plane]).and(planes);
        if together.len() > 1 && !groups.contains(&together) {
            groups.push(together);
        }
    }
    groups
}

/// 12.52.a: changes of base: airfields, ships, and for seaplanes the waters of the own places.
pub(crate) fn transfers(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    for plane in aircraft(data, state, side).iter() {
        transfers_of(data, state, side, plane, out);
    }
}

/// The changes of base of one aircraft.
pub(crate) fn transfers_of(data: &Data, state: &State, side: Side, plane: UnitIx, out: &mut Vec<Order>) {
    if state.flown.contains(plane) || state.task[plane] != Task::None || origin(data, state, plane).is_empty() {
        return;
    }
    out.extend(data.board.airbases.iter().map(|base| Order::Transfer(plane, Base::Hex(base.hex))));
    if data.roster.get(plane).seaplane {
        out.extend(ships(data, state, side).iter().map(|ship| Order::Transfer(plane, Base::Ship(ship))));
        let ports = data.board.map.places.iter().map(|place| place.hex);
        let ports = ports.filter(|hex| data.board.is_seaplane_water(*hex) && state.holds_hex(data, side, *hex));
        let ports = ports.filter(|hex| data.board.airbases.iter().all(|base| base.hex != *hex));
        out.extend(ports.map(|hex| Order::Transfer(plane, Base::Hex(hex))));
    }
}

/// 12.3, 12.4: support of announced attacks, and bombing.
pub(crate) fn missions(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let ready = aircraft(data, state, side).filter(|plane| check_ready(data, state, side, plane).is_ok());
    if ready.is_empty() {
        return;
    }
    let in_range = |hexes: &[HexIx]| ready.filter(|plane| check_range(data, state, plane, hexes).is_ok());
    let commanded = commanded(data, state, side);
    for attack in state.attacks.iter().filter(|attack| commanded.contains(attack.target)) {
        let near = in_range(&[attack.target]);
        out.extend(groups(state, near).into_iter().map(|group| Order::Support(group, attack.target, Load::Bombs)));
        if state.turn >= data.tables.gas.from_turn {
            let british = near.filter(|plane| data.roster.get(plane).nation == Nationality::British);
            let mut parties = groups(state, british);
            parties.push(british);
            out.extend(parties.into_iter().map(|group| Order::Support(group, attack.target, Load::Gas)));
        }
    }
    for target in targets(data, state, side, commanded) {
        let near = in_range(&hexes_of(data, state, target));
        out.extend(groups(state, near).into_iter().map(|group| Order::Bomb(group, target)));
    }
}

/// What a side could bomb in these hexes; bridges, works and track only where enemies are next to them.
fn targets(data: &Data, state: &State, side: Side, commanded: Hexes) -> Vec<Target> {
    let kinds = &data.roster.kinds;
    let enemies = state.occupied[side.enemy()];
    let grid = &data.board.map.grid;
    let mut hostile = enemies;
    for hex in enemies.iter() {
        grid.neighbours(hex).for_each(|(_, next)| hostile.insert(next));
    }
    let hostile = hostile.and(commanded);
    let named = kinds.vessels.or(kinds.depots).or(kinds.trains).or(kinds.tanks).and(state.of_side(data, side.enemy()));
    let in_command = |target: &Target| hexes_of(data, state, *target).iter().any(|hex| commanded.contains(*hex));
    let mut targets: Vec<Target> = named.iter().map(Target::Counter).filter(in_command).collect();
    let beside = |target: &Target| hexes_of(data, state, *target).iter().any(|hex| hostile.contains(*hex));
    targets.extend(state.bridges.iter().map(Target::Bridge).filter(beside));
    targets.extend(state.forts.and(hostile).iter().map(Target::Fort));
    targets.extend(state.hasty.and(hostile).iter().map(Target::HastyDefence));
    let track = hostile.iter().filter(|hex| data.board.rail_at[hex.index()].is_some() && !state.wrecked.contains(*hex));
    targets.extend(track.map(Target::Track));
    if side == Side::Allied {
        targets.extend(enemies.and(commanded).iter().map(Target::Troops));
    }
    targets
}

/// 7.1.a: interceptions over every hex with enemy aircraft.
pub(crate) fn interceptions(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let planes = aircraft(data, state, side);
    for hex in skies(data, state, side.enemy()) {
        let able = planes.filter(|plane| reaches(data, state, side, plane, hex).is_ok());
        out.extend(groups(state, able).into_iter().map(|group| Order::Intercept(group, hex)));
    }
}

/// What can be answered to the loss of aircraft, and to the loss of a base.
pub(crate) fn answers(data: &Data, state: &State, out: &mut Vec<Order>) {
    match state.top() {
        Frame::AirLosses { count, among, .. } => {
            out.extend(losses::shares(data, state, among, count).into_iter().map(Order::Lose));
        }
        Frame::Stranded { units, .. } => {
            for plane in units.iter() {
                out.extend(ways_out(data, state, plane).into_iter().map(|base| Order::Transfer(plane, base)));
            }
        }
        _ => {}
    }
}
