//! 10.0 and AID.cond.a: unit condition: supply and communications, and with them the zones that need supply (5.0.c).

mod sharing;
mod survey;

use crate::counters::{Arm, Nationality, Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Frame, Plan, State};
use crate::{sequence, zones};

pub(crate) use sharing::{Customer, capacity, customer, in_order, serve};
use survey::Survey;

/// How often both sides are surveyed before whoever was once found without supply stays without (5.0.c).
const ROUNDS: usize = 16;

/// 10.0.c: check both sides' conditions as they are at this instant.
pub(crate) fn check(data: &Data, state: &mut State) {
    check_for(data, state, Units::NONE);
}

/// The check of a battle: those who fight, and their HQs, draw on depots before anybody else (11.3.c).
pub(crate) fn check_for(data: &Data, state: &mut State, fighting: Units) {
    if !state.settled {
        // Where a depot is short, it depends on who fights who goes without.
        state.settled = find(data, state, fighting).is_empty();
    }
}

/// Find the conditions of both sides; who is turned away by depots without room.
fn find(data: &Data, state: &mut State, fighting: Units) -> Units {
    let hqs = fighting.iter().fold(Units::NONE, |all, unit| all.or(parents(data, state, unit)));
    let survey = |side: Side| Survey::of(data, state, side, fighting.or(hqs));
    let mut surveys = match believed_first(state) {
        Some(first) => [first, first.enemy()].map(survey),
        None => [Side::Allied, Side::Red].map(survey),
    };
    match believed_first(state) {
        Some(_) => agree(data, state, &mut surveys),
        None => doubt(data, state, &mut surveys),
    }
    // 15.1.a: the lines of vessels are found when their side begins to move.
    let vessels = state.oc.and(data.roster.kinds.vessels);
    state.oc = surveys.iter_mut().fold(vessels, |oc, survey| oc.or(survey.out_of_word(data, state)));
    surveys.iter().fold(Units::NONE, |all, survey| all.or(survey.turned_away))
}

/// Who fights in the battle that is being resolved.
fn fighting(data: &Data, state: &State) -> Units {
    match state.stack.frames().contains(&Frame::Battle) {
        true => crate::combat::battle::fighting(data, state),
        false => Units::NONE,
    }
}

/// The state as a check made now would leave it.
pub(crate) fn checked_now(data: &Data, state: &State) -> State {
    let mut now = *state;
    now.settled = false;
    check_for(data, &mut now, fighting(data, state));
    now
}

/// 11.3.c: whom depots without room would turn away in a check made now.
pub(crate) fn turned_away(data: &Data, state: &State) -> Units {
    let mut now = *state;
    find(data, &mut now, fighting(data, state))
}

/// 5.0.c: whose zones are believed where either side's could stand, but not both: those of the side that does not move;
/// nobody's in the phases that both sides share.
fn believed_first(state: &State) -> Option<Side> {
    match state.top() {
        Frame::Survival | Frame::TurnEnd => None,
        _ => sequence::phasing(state).map(Side::enemy),
    }
}

/// 5.0.c: where neither side is believed before the other, each unit has the benefit of the doubt: it is out of supply
/// only if it would be even with its own side believed.
fn doubt(data: &Data, state: &mut State, surveys: &mut [Survey; 2]) {
    let mut found = [Units::NONE; 2];
    for os in &mut found {
        let mut believed = *state;
        agree(data, &mut believed, surveys);
        *os = believed.os.and(believed.of_side(data, surveys[0].side));
        surveys.swap(0, 1);
    }
    for (survey, os) in surveys.iter().zip(found) {
        zones::supply(data, state, survey.side, os);
    }
}

/// 5.0.c: find supply and zones that agree with each other. The first side begins with every zone it could have: each
/// round gives the other side the lines that are left it, and takes from the first what these cut.
fn agree(data: &Data, state: &mut State, surveys: &mut [Survey; 2]) {
    let [first, second] = surveys;
    zones::supply(data, state, first.side, Units::NONE);
    let mut starved = Units::NONE;
    for round in 0.. {
        let holders = state.holders;
        let os = second.unsupplied(data, state);
        zones::supply(data, state, second.side, os);
        if round > 0 && state.holders == holders {
            return;
        }
        let os = first.unsupplied(data, state);
        starved = starved.or(os);
        zones::supply(data, state, first.side, if round < ROUNDS { os } else { starved });
        let [before, after] = [holders, state.holders].map(|holders| holders[first.side]);
        // Fewer zones against it cannot harm a side that lacks nothing.
        if before == after || second.is_whole() && after.without(before).is_empty() {
            return;
        }
    }
}

/// 10.52, 10.62, 9.6: the HQs a unit may trace to now.
pub(crate) fn parents(data: &Data, state: &State, unit: UnitIx) -> Units {
    let info = data.roster.get(unit);
    if state.attached.contains(unit) {
        return Units::one(data.directives.first_battalion);
    }
    if info.nation == Nationality::Red {
        // 9.6.b: once bound, a unit has no other brigade.
        let bound = state.bound.iter().position(|bound| bound.contains(unit));
        if let Some(own) = bound {
            let others = (0..3).filter(|index| *index != own).map(|index| data.roster.brigades[index]);
            return info.parents.without(Units::of(others));
        }
    }
    info.parents
}

/// 23.1.T14.b: when the British have left, Archangel serves Allied units of whose HQs none is left, not even aboard a ship.
pub(crate) fn archangel_serves(data: &Data, state: &State, parents: Units) -> bool {
    state.turn >= data.directives.british_leave && !parents.iter().any(|hq| state.is_on_map(hq))
}

/// 10.6.a: how far a unit may be from its HQ and still be in communications.
pub(crate) fn word_range(data: &Data, state: &State) -> u8 {
    let range = &data.tables.supply.loc_unit_to_hq;
    if state.original() { range.original } else { range.renovated }
}

/// 10.6.b: where lines of communications end.
pub(crate) fn rear(data: &Data, state: &State, side: Side) -> Vec<hexmap::HexIx> {
    let places = &data.board.places;
    match side {
        Side::Allied => vec![places.archangel],
        Side::Red => {
            let mut ends = vec![places.konoscha, places.kotlas];
            if !state.original() {
                ends.push(places.plesetskaya);
            }
            ends.extend(data.board.south_edge());
            ends
        }
    }
}

/// 4.1, 10.61, 10.82, 10.9: the movement allowance of a unit in its condition.
pub(crate) fn allowance(data: &Data, state: &State, unit: UnitIx) -> u8 {
    let info = data.roster.get(unit);
    // 4.1.b, 10.1: supply never limits these.
    let free = info.is_vessel() || matches!(info.arm, Arm::Depot | Arm::ArmoredTrain | Arm::Aircraft);
    let (os, oc) = (state.os.contains(unit) && !free, state.oc.contains(unit));
    match (os, oc) {
        (true, true) => info.ma.div_ceil(4),
        (false, false) => info.ma,
        _ => info.ma.div_ceil(2),
    }
}

/// 10.5: neither supply nor communications are missing.
pub(crate) fn is_normal(state: &State, unit: UnitIx) -> bool {
    !state.os.contains(unit) && !state.oc.contains(unit)
}

/// Whether the historical script is played (23.1).
pub(crate) fn is_scripted(state: &State) -> bool {
    state.options.plan == Plan::Historical
}

#[cfg(test)]
mod afresh;
#[cfg(test)]
mod settled;
