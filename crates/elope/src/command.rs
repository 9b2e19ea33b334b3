//! 2.1.e, 2.1.f and 9.6: command points, and who may use them.

use crate::condition::{parents, word_range};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::State;

/// 2.1.f: the range of an HQ: the radius of its counter. In the original edition, and failing a radius, it is the range
/// of communications.
pub(crate) fn radius(data: &Data, state: &State, hq: UnitIx) -> u8 {
    let printed = data.roster.get(hq).command_radius.filter(|_| !state.original());
    printed.unwrap_or_else(|| word_range(data, state))
}

/// HQs of a side that lend their command points to these units in a battle: each has a unit of its own among them, in
/// range and in communications.
pub(crate) fn lending(data: &Data, state: &State, side: Side, units: Units) -> Units {
    let kinds = &data.roster.kinds;
    let led = units.and(kinds.troops).without(kinds.hq).without(state.oc);
    let hqs = kinds.hq.and(state.of_side(data, side));
    hqs.filter(|hq| {
        let Some(at) = state.hex(hq) else { return false };
        let range = u16::from(radius(data, state, hq));
        data.roster.get(hq).command_points > 0
            && led.iter().any(|unit| {
                let near = state.hex(unit).is_some_and(|hex| data.board.distance(at, hex) <= range);
                near && parents(data, state, unit).contains(hq)
            })
    })
}

/// 9.6.b: units that a Red attack would bind to this brigade HQ.
pub(crate) fn would_bind(data: &Data, state: &State, hq: UnitIx, units: Units) -> Units {
    if !data.roster.brigades.contains(&hq) {
        return Units::NONE;
    }
    let free = units.and(data.roster.kinds.troops).without(data.roster.kinds.hq);
    let free = state.bound.iter().fold(free, |free, bound| free.without(*bound));
    let range = u16::from(radius(data, state, hq));
    let Some(at) = state.hex(hq) else { return Units::NONE };
    free.filter(|unit| state.hex(unit).is_some_and(|hex| data.board.distance(at, hex) <= range))
}

/// 9.6.b: the HQs that can help an attack together. A unit can belong to one brigade only: of several in range that would
/// bind it, the first in the list has it, unless the player does without that one.
pub(crate) fn without_rivals(data: &Data, state: &State, hqs: Units, units: Units) -> Units {
    let mut helping = hqs;
    let mut free = units;
    for brigade in data.roster.brigades.iter().filter(|brigade| hqs.contains(**brigade)) {
        if lending(data, state, Side::Red, free).contains(*brigade) {
            free = free.without(would_bind(data, state, *brigade, free));
        } else {
            helping.remove(*brigade);
        }
    }
    helping
}

/// 9.6.b: bind the attackers to the brigade HQs that helped them.
pub(crate) fn bind(data: &Data, state: &mut State, hqs: Units, units: Units) {
    for (index, brigade) in data.roster.brigades.iter().enumerate() {
        if hqs.contains(*brigade) {
            let bound = would_bind(data, state, *brigade, units);
            state.bound[index] = state.bound[index].or(bound);
            // Bound units have fewer HQs to trace to.
            state.settled = false;
        }
    }
}

/// 9.4.f, 9.6.b: the HQ that a unit belongs to, beside those it may use: of its own formation, or of the brigade that it is
/// bound to; an HQ belongs to itself.
pub(crate) fn own_hq(data: &Data, state: &State, unit: UnitIx) -> Option<UnitIx> {
    if data.roster.kinds.hq.contains(unit) {
        return Some(unit);
    }
    if state.attached.contains(unit) {
        return Some(data.directives.first_battalion);
    }
    let bound = state.bound.iter().position(|bound| bound.contains(unit));
    bound.map(|index| data.roster.brigades[index]).or(data.roster.get(unit).own_hq)
}

/// The sum of command points.
pub(crate) fn points(data: &Data, hqs: Units) -> i32 {
    hqs.iter().map(|hq| i32::from(data.roster.get(hq).command_points)).sum()
}
