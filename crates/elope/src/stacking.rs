//! 6.0 Stacking.

use engine::Breach;
use hexmap::HexIx;

use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Hexes, Units};
use crate::state::{Spot, State};
use crate::{args, movement, sizes};

/// 6.0.a: whether these units together are over the limit.
pub(crate) fn is_over(data: &Data, state: &State, units: Units) -> bool {
    let counted = units.and(data.roster.kinds.limited);
    sizes::battalions(data, state, counted) > usize::from(data.tables.stacking.battalions)
}

/// 11.3.e: whether there are too many depots.
pub(crate) fn too_many_depots(data: &Data, units: Units) -> bool {
    units.and(data.roster.kinds.depots).len() > usize::from(data.tables.supply.depots_per_hex)
}

/// Whether these units together are over either limit.
pub(crate) fn is_crowded(data: &Data, state: &State, units: Units) -> bool {
    is_over(data, state, units) || too_many_depots(data, units)
}

/// 4.7, 6.0.a: whether a group may end its move in a hex.
pub(crate) fn check_end(data: &Data, state: &State, side: Side, group: Units, hex: HexIx) -> Result<(), Breach> {
    making_room(data, state, side, group, hex).map(drop)
}

/// 6.1.a: the units that can still leave a hex, where a group that ends its move there is over the limit until they do;
/// none where it is not.
pub(crate) fn making_room(data: &Data, state: &State, side: Side, group: Units, hex: HexIx) -> Result<Units, Breach> {
    let here = state.ground_in(data, side, hex).without(group);
    let together = here.or(group);
    if too_many_depots(data, together) {
        return Err(Breach::of("11.3.e", "elope-too-many-depots").with("hex", args::hex(hex)));
    }
    if !is_over(data, state, together) {
        return Ok(Units::NONE);
    }
    let waiting = here.without(state.moving).and(data.roster.kinds.limited);
    let can_leave = waiting.filter(|unit| movement::can_still_leave(data, state, unit, group));
    match is_over(data, state, together.without(can_leave)) {
        true => Err(Breach::of("6.0.a", "elope-over-stacked").with("hex", args::hex(hex))),
        false => Ok(can_leave),
    }
}

/// Hexes where counters of a side, of a kind that has a limit, are too many together; one alone never is.
fn hexes_where(data: &Data, state: &State, side: Side, kind: Units, over: impl Fn(Units) -> bool) -> Hexes {
    let own = state.of_side(data, side).and(kind).and(state.in_hexes);
    let (mut once, mut shared) = (Hexes::NONE, Hexes::NONE);
    for hex in own.iter().filter_map(|unit| state.hex(unit)) {
        if once.contains(hex) { shared.insert(hex) } else { once.insert(hex) }
    }
    Hexes::of(shared.iter().filter(|hex| over(state.among(own, Spot::hex(*hex)))))
}

/// 6.1: hexes where a side is over the limit of units.
pub(crate) fn over_stacked(data: &Data, state: &State, side: Side) -> Hexes {
    hexes_where(data, state, side, data.roster.kinds.limited, |units| is_over(data, state, units))
}

/// 11.3.e: hexes where a side has too many depots.
pub(crate) fn over_stocked(data: &Data, state: &State, side: Side) -> Hexes {
    hexes_where(data, state, side, data.roster.kinds.depots, |units| too_many_depots(data, units))
}

/// 6.1.a, 11.3.e: the counters that are too many where they stand, hex by hex, each with what refuses the end of the
/// Movement Phase.
pub(crate) fn excess(data: &Data, state: &State, side: Side) -> Vec<(Units, Breach)> {
    let kinds = &data.roster.kinds;
    let at = |hex: HexIx, kind: Units, clause, id| {
        (state.ground_in(data, side, hex).and(kind), Breach::of(clause, id).with("hex", args::hex(hex)))
    };
    let units = over_stacked(data, state, side);
    let units = units.iter().map(|hex| at(hex, kinds.limited, "6.1.a", "elope-over-stacked"));
    let depots = over_stocked(data, state, side);
    let depots = depots.iter().map(|hex| at(hex, kinds.depots, "11.3.e", "elope-too-many-depots"));
    units.chain(depots).collect()
}

/// 6.1.a, 11.3.e: whether the Movement Phase may end.
pub(crate) fn check_phase_end(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    excess(data, state, side).into_iter().next().map_or(Ok(()), |(_, breach)| Err(breach))
}

/// 6.1: a unit over the limit that nobody's move can relieve may be given up.
pub(crate) fn check_disband(data: &Data, state: &State, side: Side, unit: UnitIx) -> Result<(), Breach> {
    let refused = || Breach::of("6.1.a", "elope-no-need-to-disband").with("unit", args::unit(unit));
    let hex = state.hex(unit).ok_or_else(refused)?;
    let here = state.ground_in(data, side, hex);
    let depots = data.roster.kinds.depots;
    let (limited, over) = match depots.contains(unit) {
        true => (here.and(depots), too_many_depots(data, here)),
        false => (here.and(data.roster.kinds.limited), is_over(data, state, here)),
    };
    let stuck = || !limited.iter().any(|other| movement::can_still_leave(data, state, other, Units::NONE));
    if limited.contains(unit) && over && stuck() { Ok(()) } else { Err(refused()) }
}

/// Units that could be given up, as far as the limits go.
pub(crate) fn in_excess(data: &Data, state: &State, side: Side) -> Units {
    excess(data, state, side).into_iter().fold(Units::NONE, |all, (units, _)| all.or(units))
}
