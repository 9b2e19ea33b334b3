//! What the orders of a scenario and the doctrine still ask before the Movement Phase may end, unit by unit.

use engine::{Arg, Breach, Message};

use super::{Kind, doctrine, garrison, is_under_way, onega, rules, sent, unfulfilled, upriver, voyage};
use crate::condition::is_scripted;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Frame, State};

/// The units that still have something to do, each with what would be said if the phase were ended now.
pub(crate) fn errands(data: &Data, state: &State) -> Vec<(UnitIx, Message)> {
    let ordered = is_scripted(state) || state.options.doctrine;
    if !ordered || state.top() != (Frame::Movement { side: Side::Allied }) {
        return Vec::new();
    }
    let all = rules(data, state).filter(|rule| rule.kind != Kind::Ban);
    let bound = all.fold(Units::NONE, |all, rule| all.or(rule.units)).without(state.moved).and(state.in_hexes);
    let sends = |unit: UnitIx, id| unfulfilled(data, state, unit).map(|rule| sent(data, state, rule, unit, id));
    let under_way = bound.filter(|unit| is_under_way(state, unit));
    let mut open: Vec<Breach> = under_way.iter().filter_map(|unit| sends(unit, "elope-must-go-on")).collect();
    open.extend(upriver::ashore(data, state).map(upriver::go_aboard));
    open.extend(upriver::landing(data, state).iter().map(upriver::land));
    let waiting = data.directives.us_first.without(state.moved);
    open.extend(waiting.iter().filter_map(|unit| doctrine::check_steamer(data, state, Units::one(unit)).err()));
    let checks = [onega::check_phase_end, upriver::check_phase_end, voyage::check_phase_end];
    open.extend(checks.iter().filter_map(|check| check(data, state).err()));
    open.extend(bound.without(under_way).iter().filter_map(|unit| sends(unit, "elope-must-set-out")));
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
