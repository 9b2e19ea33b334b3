//! 23.1.T2.b: H Company leaves the map for Onega.

use engine::{Breach, Events, Message, Seat, Seats};

use super::is_allied;
use crate::condition::is_scripted;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Place, State, seat_of};
use crate::zones::controlled;
use crate::{args, arrivals, movement};

/// Whether a unit may leave the map.
pub(crate) fn check_exit(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)));
    let orders = &data.directives.orders(state).script;
    let ordered = orders.iter().any(|rule| rule.clause == "23.1.T2.b" && rule.units.contains(unit));
    if !is_allied(seat) || !is_scripted(state) || !ordered {
        return refuse("23.1.T2.b", "elope-may-not-leave-the-map");
    }
    movement::check_movers(data, state, side, Units::one(unit))?;
    check_edge(data, state, unit)
}

/// Whether a unit stands at the edge, with the points to leave.
fn check_edge(data: &Data, state: &State, unit: UnitIx) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)));
    let Some(hex) = state.hex(unit).filter(|hex| data.directives.exits().contains(*hex)) else {
        return refuse("23.1.T2.b", "elope-no-exit-here");
    };
    if state.stopped.contains(unit) {
        return refuse("5.2", "elope-stopped-in-zone");
    }
    let actions = &data.tables.movement.actions;
    let engaged = controlled(state, Side::Red, hex);
    let cost = actions.leave_map + if engaged { actions.disengage } else { 0 };
    match movement::left(data, state, unit) {
        left if left < cost => refuse("23.1.T2.b", "elope-too-tired-to-leave"),
        _ => Ok(()),
    }
}

/// Whether a group may march or work where it is: who can leave the map from there does so.
pub(super) fn check_march(data: &Data, state: &State, group: Units) -> Result<(), Breach> {
    let unit = data.directives.h_company;
    let ordered = group.contains(unit) && super::leaving(data, state).contains(unit) && !state.moved.contains(unit);
    match ordered && check_edge(data, state, unit).is_ok() {
        true => Err(Breach::of("23.1.T2.b", "elope-must-leave-the-map").with("unit", args::unit(unit))),
        false => Ok(()),
    }
}

/// It leaves the map: out of play, and not lost.
pub(crate) fn exit(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    movement::begin(data, state, Units::one(unit));
    arrivals::withdraw(data, state, unit, Place::Withdrawn, "23.1.T2.b", events);
    events.tell(Seats::ALL, || Message::by("23.1.T2.b", "elope-leaves-the-map").with("unit", args::unit(unit)));
}

/// Whether the Movement Phase may end: not while the company could leave.
pub(super) fn check_phase_end(data: &Data, state: &State) -> Result<(), Breach> {
    let unit = data.directives.h_company;
    match check_exit(data, state, seat_of(Side::Allied), unit) {
        Ok(()) => Err(Breach::of("23.1.T2.b", "elope-must-leave-the-map").with("unit", args::unit(unit))),
        Err(_) => Ok(()),
    }
}
