//! What the orders of a scenario and the doctrine still ask before the Movement Phase may end, unit by unit.

use engine::{Arg, Breach, Message};

use super::{Kind, doctrine, garrison, onega, rules, sent, unfulfilled, upriver, voyage};
use crate::bits::Units;
use crate::condition::is_scripted;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::state::{Frame, State};

/// The units that still have something to do, each with what would be said if the phase were ended now.
pub(crate) fn errands(data: &Data, state: &State) -> Vec<(UnitIx, Message)> {
    let ordered = is_scripted(state) || state.options.doctrine;
    if !ordered || state.top() != (Frame::Movement { side: Side::Allied }) {
        return Vec::new();
    }
    let mut open: Vec<Breach> = upriver::ashore(data, state).map(upriver::go_aboard).collect();
    let waiting = data.standing.us_first.without(state.moved);
    open.extend(waiting.iter().filter_map(|unit| doctrine::check_steamer(data, state, Units::one(unit)).err()));
    let checks = [onega::check_phase_end, upriver::check_phase_end, voyage::check_phase_end];
    open.extend(checks.iter().filter_map(|check| check(data, state).err()));
    let all = rules(data, state).filter(|rule| rule.kind != Kind::Ban);
    let bound = all.fold(Units::NONE, |all, rule| all.or(rule.units)).without(state.moved).and(state.in_hexes);
    for unit in bound.iter() {
        if let Some(rule) = unfulfilled(data, state, unit) {
            let under_way = state.moving.contains(unit) && state.spent[unit] > 0;
            let id = if under_way { "elope-must-go-on" } else { "elope-must-set-out" };
            open.push(sent(data, state, rule, unit, id));
        }
    }
    open.extend(garrison::check_phase_end(data, state).err());
    open.extend(doctrine::check_park(data, state).err());
    let mut errands: Vec<(UnitIx, Message)> = Vec::new();
    for Breach(message) in open {
        let whose = message.args.iter().find_map(|(_, arg)| match arg {
            Arg::Counter(index) => Some(UnitIx(*index)),
            _ => None,
        });
        // The first that is said of a unit is what it has to do next.
        if let Some(unit) = whose.filter(|unit| errands.iter().all(|(other, _)| other != unit)) {
            errands.push((unit, *message));
        }
    }
    errands
}
