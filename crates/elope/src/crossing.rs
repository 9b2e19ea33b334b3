//! 9.4 Crossing rivers that are otherwise closed, by the help of an HQ.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::{Grade, HexIx};

use crate::board::Ground;
use crate::condition::{self, allowance};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::movement::{begin, check_marchers, check_step, enter, gait, in_phase, step_cost};
use crate::order::Order;
use crate::sets::Units;
use crate::state::State;
use crate::zones::controlled;
use crate::{args, capture, command, directives, stacking};

/// 9.4.d: cross a closed river with the whole allowance; the HQ that puts the unit across.
pub(crate) fn check_cross(
    data: &Data,
    state: &State,
    seat: Seat,
    unit: UnitIx,
    to: HexIx,
    by: Option<UnitIx>,
) -> Result<UnitIx, Breach> {
    let side = in_phase(state, seat)?;
    let group = Units::one(unit);
    let from = check_marchers(data, state, side, group)?;
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)).with("hex", args::hex(to)));
    let step = check_step(data, state, side, from, to, false)?;
    let depot = data.roster.kinds.depots.contains(unit);
    if !depot && !condition::is_normal(state, unit) {
        return refuse("9.4.d", "elope-crossing-needs-normal-supply");
    }
    if state.spent[unit] > 0 {
        return refuse("9.4.d", "elope-crossing-needs-whole-allowance");
    }
    if step.disengage > 0 {
        // Nothing is left for breaking away.
        return refuse("5.21.a", "elope-crossing-out-of-zone");
    }
    if step.overrun > 0 {
        return refuse("4.4.a", "elope-enemy-in-the-way");
    }
    capture::check_takers(data, state, side, group, to)?;
    let reach = data.board.reach_between(from, to);
    let closed = step_cost(data, state, gait(data, unit), from, step.direction).is_none();
    let water = data.board.ground[to.index()] == Ground::Water;
    if closed && depot && reach.is_some_and(|reach| data.board.reach_info(reach).grade == Grade::Minor) {
        // An HQ helps over major rivers only.
        return refuse("9.4.c", "elope-depot-needs-bridge");
    }
    if reach.is_none() || !closed || water {
        return refuse("9.4.d", "elope-no-closed-river");
    }
    if data.board.terrain_cost(&data.tables, state.season(), gait(data, unit), to).is_none() {
        return refuse("18.5", "elope-closed-to-tanks");
    }
    stacking::check_end(data, state, side, group, to)?;
    directives::check_march(data, state, side, group, from, &[to])?;
    check_sponsor(data, state, side, unit, from, by)
}

/// 9.4.f: the HQ that puts a unit across: the one that is named, or the only one that can.
fn check_sponsor(
    data: &Data,
    state: &State,
    side: Side,
    unit: UnitIx,
    from: HexIx,
    by: Option<UnitIx>,
) -> Result<UnitIx, Breach> {
    let able = sponsors(data, state, side, unit, from);
    let free = free_sponsors(data, state, unit, able);
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)));
    match (by, free.first()) {
        (Some(hq), _) if free.contains(hq) => Ok(hq),
        (Some(hq), _) if !able.contains(hq) => {
            refuse("9.4.f", "elope-not-put-across-by").map_err(|breach| breach.with("hq", args::unit(hq)))
        }
        (None, Some(only)) if free.len() == 1 => Ok(only),
        (None, Some(_)) => refuse("9.4.f", "elope-crossing-by-which-hq"),
        (None, None) if able.is_empty() => {
            let helped = data.roster.kinds.depots.or(data.roster.kinds.support).contains(unit);
            refuse(if helped { "9.4.a" } else { "9.4.f" }, "elope-no-hq-for-crossing")
        }
        (Some(_), _) | (None, None) => refuse("9.4.f", "elope-crossing-once-per-hq"),
    }
}

/// 9.4.f: of the HQs that could put a unit across, those that have not this turn; none where another unit of its own HQ
/// has crossed.
fn free_sponsors(data: &Data, state: &State, unit: UnitIx, able: Units) -> Units {
    match command::own_hq(data, state, unit) {
        Some(own) if state.sponsored.contains(own) => Units::NONE,
        _ => able.without(state.sponsored),
    }
}

/// The orders to cross to a hex, one for each HQ where there is a choice; not all of them are legal.
pub(crate) fn crossings(data: &Data, state: &State, unit: UnitIx, to: HexIx, out: &mut Vec<Order>) {
    let Some(from) = state.hex(unit) else { return };
    let able = sponsors(data, state, state.side(data, unit), unit, from);
    let free = free_sponsors(data, state, unit, able);
    match free.len() {
        0 | 1 => out.push(Order::Cross(unit, to, None)),
        _ => out.extend(free.iter().map(|hq| Order::Cross(unit, to, Some(hq)))),
    }
}

/// 9.4.a, 9.4.f: the HQs in command range that could put a unit across; an HQ puts itself across.
fn sponsors(data: &Data, state: &State, side: Side, unit: UnitIx, from: HexIx) -> Units {
    let kinds = &data.roster.kinds;
    let parents = match () {
        () if kinds.depots.contains(unit) => kinds.hq,
        () if kinds.hq.contains(unit) => Units::one(unit),
        () => condition::parents(data, state, unit),
    };
    parents.and(kinds.hq).and(state.of_side(data, side)).filter(|hq| {
        let radius = command::radius(data, state, hq);
        state.hex(hq).is_some_and(|at| data.board.distance(at, from) <= u16::from(radius))
    })
}

/// Carry out a crossing by the help of an HQ.
pub(crate) fn cross(
    data: &Data,
    state: &mut State,
    unit: UnitIx,
    to: HexIx,
    hq: UnitIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let side = state.side(data, unit);
    let group = Units::one(unit);
    begin(data, state, group);
    // 9.4.f: it counts for the HQ that helps and for the unit's own.
    let own = command::own_hq(data, state, unit).filter(|own| state.is_on_map(*own));
    state.sponsored = state.sponsored.or(Units::of([hq, own.unwrap_or(hq)]));
    state.crossed.insert(unit);
    state.spent[unit] = allowance(data, state, unit);
    state.drove = state.drove.or(group.and(data.roster.kinds.tanks));
    events.tell(Seats::ALL, || {
        let about = |id| Message::by("9.4.d", id).with("unit", args::unit(unit)).with("hex", args::hex(to));
        if hq == unit { about("elope-hq-crosses") } else { about("elope-crosses").with("hq", args::unit(hq)) }
    });
    enter(data, state, side, group, to, dice, events)?;
    if controlled(state, side.enemy(), to) {
        state.stopped.insert(unit);
    }
    Ok(())
}
