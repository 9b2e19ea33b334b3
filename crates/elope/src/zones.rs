//! 5.0 Zones of control: who exerts one, and where.

use hexgame::{keep_zone, zone_of};
use hexmap::HexIx;

use crate::counters::Side;
use crate::data::Data;
use crate::sets::{Hexes, Units};
use crate::sizes;
use crate::state::{Spot, State};

/// Keep what follows from the units of a side in a hex: whether they close it, and whether they throw a zone.
pub(crate) fn refresh_hex(data: &Data, state: &mut State, side: Side, hex: HexIx) {
    let own = state.of_side(data, side).and(data.roster.kinds.ground);
    let here = state.among(own, Spot::hex(hex));
    state.present[side].set(hex, !here.is_empty());
    state.occupied[side].set(hex, here.meets(&data.roster.kinds.bodies));
    let holds = exerts(data, state, side, here.without(state.os));
    if holds != state.holders[side].contains(hex) {
        state.holders[side].set(hex, holds);
        // 5.0.a
        keep_zone(&data.board.map.grid, &state.holders[side], hex, &mut state.zone[side]);
    }
}

/// 5.0.c: these units of a side, and no others of it, are out of supply: its zones follow.
pub(crate) fn supply(data: &Data, state: &mut State, side: Side, os: Units) {
    let before = state.os.and(state.of_side(data, side));
    state.os = state.os.without(before).or(os);
    let changed = before.without(os).or(os.without(before));
    for unit in changed.and(data.roster.kinds.ground).iter() {
        if let Some(hex) = state.hex(unit) {
            refresh_hex(data, state, side, hex);
        }
    }
}

/// Work out afresh what follows from the positions and conditions of both sides.
pub(crate) fn refresh(data: &Data, state: &mut State) {
    state.in_hexes = Units::of(data.roster.all().filter(|unit| state.hex(*unit).is_some()));
    for side in [Side::Allied, Side::Red] {
        let own = state.of_side(data, side).and(data.roster.kinds.ground).and(state.in_hexes);
        let hexes = Hexes::of(own.iter().filter_map(|unit| state.hex(unit)));
        state.present[side] = hexes;
        state.occupied[side] = Hexes::NONE;
        state.holders[side] = Hexes::NONE;
        for hex in hexes.iter() {
            let here = state.among(own, Spot::hex(hex));
            state.occupied[side].set(hex, here.meets(&data.roster.kinds.bodies));
            let holds = exerts(data, state, side, here.without(state.os));
            state.holders[side].set(hex, holds);
        }
        state.zone[side] = zone_of(&data.board.map.grid, &state.holders[side]);
    }
}

/// 5.1: whether supplied units of a side in one hex exert a zone.
pub(crate) fn exerts(data: &Data, state: &State, side: Side, supplied: Units) -> bool {
    let table = &data.tables.stacking;
    let sizes = data.roster.sizes(state.options.edition);
    if side == Side::Allied && state.original() {
        let count = |size: Units| supplied.and(size).len() as u8;
        let points = count(sizes.companies) * table.zone_points_company;
        let points = points + count(sizes.battalions) * table.zone_points_battalion;
        return points >= table.zone_points || count(sizes.regiments) >= table.regiments;
    }
    let needed = if side == Side::Red { table.battalions } else { table.zone_companies };
    sizes::battalions(data, state, supplied.and(sizes.all())) >= usize::from(needed)
}

/// Whether a hex is enemy-controlled for a side.
#[inline]
pub(crate) fn controlled(state: &State, by: Side, hex: HexIx) -> bool {
    state.zone[by].contains(hex)
}

/// 8.0.d: whether a zone over this hex does a retreat harm: somebody else than support units throws it.
pub(crate) fn harms_retreat(data: &Data, state: &State, by: Side, hex: HexIx) -> bool {
    let thrown_by_others = |holder: HexIx| {
        let here = state.ground_in(data, by, holder).without(state.os);
        here.meets(&data.roster.kinds.combat)
    };
    let mut around = data.board.map.grid.neighbours(hex).map(|(_, next)| next);
    around.any(|next| state.holders[by].contains(next) && thrown_by_others(next))
}
