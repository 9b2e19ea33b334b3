//! VI.B zones of control, and who is where: kept up to date hex by hex.

use engine::Index;
use hexmap::{Direction, HexIx};

use crate::data::Data;
use crate::ids::{Counters, Side};
use crate::places::Terrain;
use crate::state::{Cache, State};

/// Whether the ZOC of units in a hex reaches the next one: hexsides and ground alone (VI.B.9 to VI.B.12).
fn carries(data: &Data, state: &State, side: Side, from: HexIx, direction: Direction, to: HexIx, high: bool) -> bool {
    let board = &data.board;
    if board.strait[from.index()].has(direction) {
        return false;
    }
    if board.major[from.index()].has(direction) {
        let bridge = board.bridge[from.index()].has(direction).then(|| data.map.grid.side(from, direction));
        if bridge.and_then(|on| board.bridge_on(on)).is_none_or(|bridge| state.bridge[bridge] != Some(side)) {
            return false;
        }
    }
    match data.ground.terrain[to.index()] {
        Terrain::MajorCity | Terrain::Sea | Terrain::Lake => false,
        Terrain::Mountain => high,
        _ => true,
    }
}

/// Whether the ZOC of a side's units in a hex reaches a neighbour (VI.B).
pub(crate) fn reaches(data: &Data, state: &State, of: Side, from: HexIx, to: HexIx) -> bool {
    let Some(direction) = data.map.grid.direction(from, to) else { return false };
    let high = state.cache.throws_high[of].contains(from);
    state.cache.throws[of].contains(from) && carries(data, state, of, from, direction, to, high)
}

/// Add or take away the ZOC that a hex throws.
fn throw(data: &Data, state: &mut State, side: Side, from: HexIx, high: bool, away: bool) {
    let one = 1u8 << (4 * side.index());
    for (direction, to) in data.map.grid.neighbours(from) {
        if carries(data, state, side, from, direction, to, high) {
            let count = &mut state.cache.zoc[to];
            *count = if away { *count - one } else { *count + one };
        }
    }
}

/// What counters in a hex do for a side: are there, fight, project a ZOC, project it into mountains.
fn roles(data: &Data, state: &State, here: Counters, side: Side) -> [bool; 4] {
    let mut found = [false; 4];
    for counter in here.iter() {
        let faction = state.faction(data, counter);
        if state.allegiance[faction] != Some(side) {
            continue;
        }
        let throws = data.kinds.zoc.contains(counter) && !data.tables.zoc.none_of_factions.contains(&faction);
        let high = throws && data.kinds.mountain.contains(counter);
        for (one, holds) in found.iter_mut().zip([true, data.kinds.combat.contains(counter), throws, high]) {
            *one |= holds;
        }
    }
    found
}

/// Keep what follows from the counters in a hex, when they have changed.
pub(crate) fn refresh_hex(data: &Data, state: &mut State, hex: HexIx) {
    let here = state.at(data.ids.at_hex(hex));
    for side in Side::ALL {
        let [present, combat, throws, high] = roles(data, state, here, side);
        let before = (state.cache.throws[side].contains(hex), state.cache.throws_high[side].contains(hex));
        state.cache.present[side].set(hex, present);
        state.cache.combat[side].set(hex, combat);
        if before == (throws, high) {
            continue;
        }
        if before.0 {
            throw(data, state, side, hex, before.1, true);
        }
        state.cache.throws[side].set(hex, throws);
        state.cache.throws_high[side].set(hex, high);
        if throws {
            throw(data, state, side, hex, high, false);
        }
    }
}

/// Work out afresh what follows from where counters are and whose bridges are.
pub(crate) fn refresh(data: &Data, state: &mut State) {
    state.cache = Cache::default();
    for counter in data.ids.all::<crate::ids::CounterIx>() {
        if let Some(hex) = state.hex(data, counter) {
            refresh_hex(data, state, hex);
        }
    }
}

/// What is kept is what would be worked out afresh; the reason if not.
pub(crate) fn judge(data: &Data, state: &State) -> Result<(), String> {
    let mut fresh = *state;
    refresh(data, &mut fresh);
    let number = |hex: HexIx| data.map.grid.number(hex).to_string();
    for side in Side::ALL {
        let kept = [state.cache.present[side], state.cache.combat[side], state.cache.throws[side]];
        let due = [fresh.cache.present[side], fresh.cache.combat[side], fresh.cache.throws[side]];
        for (kept, due) in kept.into_iter().zip(due) {
            if let Some(hex) = due.without(kept).or(kept.without(due)).iter().next() {
                return Err(format!("who of {side:?} is in {} is not what is noted", number(hex)));
            }
        }
    }
    match data.map.grid.hexes().find(|hex| fresh.cache.zoc[*hex] != state.cache.zoc[*hex]) {
        Some(hex) => Err(format!("the ZOC on {} are not those noted", number(hex))),
        None => Ok(()),
    }
}

/// Whether the ZOC of a side lies on a hex if major rivers are taken for none: for the ban on crossing alone (VI.C.2).
fn lies_over_rivers(data: &Data, state: &State, of: Side, hex: HexIx) -> bool {
    let high = match data.ground.terrain[hex.index()] {
        Terrain::MajorCity | Terrain::Sea | Terrain::Lake => return false,
        Terrain::Mountain => true,
        _ => false,
    };
    let thrown = if high { &state.cache.throws_high[of] } else { &state.cache.throws[of] };
    let strait = data.board.strait[hex.index()];
    data.map.grid.neighbours(hex).any(|(direction, from)| thrown.contains(from) && !strait.has(direction))
}

/// Whether a step leads over a major river from enemy ZOC to enemy ZOC (VI.C.1, VI.C.2).
pub(crate) fn bars_crossing(
    data: &Data,
    state: &State,
    mover: Side,
    from: HexIx,
    direction: Direction,
    to: HexIx,
) -> bool {
    data.board.major[from.index()].has(direction)
        && lies_over_rivers(data, state, mover.enemy(), from)
        && lies_over_rivers(data, state, mover.enemy(), to)
}
