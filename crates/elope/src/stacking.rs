//! 6.0 Stacking.

use engine::{Arg, Breach};
use hexmap::HexIx;

use crate::bits::{HexBits, Units};
use crate::counters::{Arm, Nationality, Side, Size, UnitIx};
use crate::data::Data;
use crate::say;
use crate::state::State;

/// 6.0.a, 6.4: whether a counter counts for the limit: Red and White Russian battalions, regiments and companies.
pub(crate) fn counts(data: &Data, unit: UnitIx) -> bool {
    let info = data.roster.get(unit);
    let limited = matches!(info.nation, Nationality::Red | Nationality::WhiteRussian);
    let sized = matches!(info.size, Size::Company | Size::Battalion | Size::Regiment);
    limited && sized && data.roster.kinds.combat.contains(unit) && info.arm != Arm::Engineer
}

/// 6.0.a: whether these units together are over the limit.
pub(crate) fn is_over(data: &Data, units: Units) -> bool {
    let table = &data.tables.stacking;
    let (mut companies, mut battalions, mut regiments) = (0, 0, 0);
    for unit in units.iter().filter(|unit| counts(data, *unit)) {
        match data.roster.get(unit).size {
            Size::Regiment => regiments += 1,
            Size::Battalion => battalions += 1,
            _ => companies += 1,
        }
    }
    let battalions = battalions + u8::div_ceil(companies, table.companies_per_battalion);
    regiments > table.regiments || regiments > 0 && battalions > 0 || battalions > table.battalions
}

/// 11.3.e: whether there are too many depots.
pub(crate) fn too_many_depots(data: &Data, units: Units) -> bool {
    units.and(data.roster.kinds.depots).len() > usize::from(data.tables.supply.depots_per_hex)
}

/// 4.7, 6.0.a: whether a group may end its move in a hex. It may exceed the limit where units that have not moved can
/// still make room (6.1.a).
pub(crate) fn check_end(data: &Data, state: &State, side: Side, group: Units, hex: HexIx) -> Result<(), Breach> {
    let here = state.ground_in(data, side, hex).without(group);
    let together = here.or(group);
    if too_many_depots(data, together) {
        return Err(Breach::of("11.3.e", "elope-too-many-depots").with("hex", say::hex(hex)));
    }
    if !is_over(data, together) {
        return Ok(());
    }
    let can_leave = here.filter(|unit| counts(data, unit) && crate::movement::can_still_leave(data, state, unit));
    if is_over(data, together.without(can_leave)) {
        return Err(Breach::of("6.0.a", "elope-over-stacked").with("hex", say::hex(hex)));
    }
    Ok(())
}

/// 6.1: hexes where a side is over a limit.
pub(crate) fn over_stacked(data: &Data, state: &State, side: Side) -> HexBits {
    let mut crowded = HexBits::NONE;
    let limited = state.of_side(data, side).and(data.roster.kinds.ground);
    for unit in limited.filter(|unit| counts(data, unit) || data.roster.kinds.depots.contains(unit)).iter() {
        let Some(hex) = state.hex(unit) else { continue };
        if !crowded.contains(hex) {
            let here = state.ground_in(data, side, hex);
            if is_over(data, here) || too_many_depots(data, here) {
                crowded.insert(hex);
            }
        }
    }
    crowded
}

/// 6.1.a: whether the Movement Phase may end.
pub(crate) fn check_phase_end(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    match over_stacked(data, state, side).iter().next() {
        None => Ok(()),
        Some(hex) => Err(Breach::of("6.1.a", "elope-over-stacked").with("hex", say::hex(hex))),
    }
}

/// 6.1: a unit over the limit that nobody's move can relieve may be given up.
pub(crate) fn check_disband(data: &Data, state: &State, side: Side, unit: UnitIx) -> Result<(), Breach> {
    let refused = || Breach::of("6.1.a", "elope-no-need-to-disband").with("unit", Arg::Counter(unit.0));
    let hex = state.hex(unit).ok_or_else(refused)?;
    let here = state.ground_in(data, side, hex);
    let depot = data.roster.kinds.depots.contains(unit);
    let over = if depot { too_many_depots(data, here) } else { is_over(data, here) && counts(data, unit) };
    let relief = here.filter(|other| {
        let same = data.roster.kinds.depots.contains(other) == depot;
        same && crate::movement::can_still_leave(data, state, other)
    });
    if here.contains(unit) && over && relief.is_empty() { Ok(()) } else { Err(refused()) }
}
