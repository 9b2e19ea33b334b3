//! 10.4 and 10.62: what is in the way of a side's lines of supply and communications, and where they begin and end.
//!
//! A line may begin and end in an enemy zone but not pass one, and enters no hex with an enemy unit (10.62.a).

use std::cell::RefCell;

use hexgame::{Hold, Lines, Room};
use hexmap::HexIx;

use crate::board::Season;
use crate::condition;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Hexes, Reaches, Units};
use crate::state::State;

/// Room for lines, and the board and its rivers that it was laid out for.
#[derive(Default)]
struct Kept {
    room: Room,
    laid_for: Option<(u64, Season, Reaches)>,
}

thread_local! {
    static KEPT: RefCell<Kept> = RefCell::default();
}

/// Work with the lines of a side.
pub(crate) fn with_lines<T>(data: &Data, state: &State, side: Side, work: impl FnOnce(&mut Lines<'_>) -> T) -> T {
    KEPT.with_borrow_mut(|Kept { room, laid_for }| {
        let (board, season, enemy) = (&data.board, state.season(), side.enemy());
        let grid = &board.map.grid;
        let rivers = Some((board.number(), season, state.bridges));
        if *laid_for != rivers {
            room.lay_ways(grid, |hex, direction, next| {
                board.way_for_lines(season, &state.bridges, grid.side(hex, direction), next)
            });
            *laid_for = rivers;
        }
        let zone = state.zone[enemy].iter().map(|hex| (hex, Hold::Zone));
        room.hold(zone.chain(state.occupied[enemy].iter().map(|hex| (hex, Hold::Enemy))));
        work(&mut room.lines(grid))
    })
}

/// 9.5: an HQ supplies units of its own across a river: their lines run from its hex as well as from theirs.
pub(crate) struct Span {
    pub(crate) hq: UnitIx,
    pub(crate) from: HexIx,
    pub(crate) to: HexIx,
    pub(crate) units: Units,
}

/// 9.5: what the HQs of a side supply across rivers.
pub(crate) fn spans(data: &Data, state: &State, side: Side) -> Vec<Span> {
    let spanning = state.spanning.and(state.of_side(data, side));
    spanning.iter().flat_map(|hq| spans_of(data, state, side, hq)).collect()
}

/// 9.5: what an HQ supplies, or could supply, across rivers: units of its own next to it on another bank.
pub(crate) fn spans_of(data: &Data, state: &State, side: Side, hq: UnitIx) -> Vec<Span> {
    let Some(from) = state.hex(hq) else { return Vec::new() };
    let banks = data.board.map.grid.neighbours(from).map(|(_, next)| next);
    let banks = banks.filter(|next| data.board.reach_between(from, *next).is_some());
    let own = |to: HexIx| {
        let there = state.ground_in(data, side, to).and(data.roster.kinds.troops).without(data.roster.kinds.hq);
        there.filter(|unit| condition::parents(data, state, unit).contains(hq))
    };
    let spans = banks.map(|to| Span { hq, from, to, units: own(to) });
    spans.filter(|span| !span.units.is_empty()).collect()
}

/// The hexes from which a unit's lines run: its own, and those of HQs that supply it across a river (9.5).
pub(crate) fn footholds(state: &State, spans: &[Span], unit: UnitIx) -> impl Iterator<Item = HexIx> {
    let across = spans.iter().filter(move |span| span.units.contains(unit)).map(|span| span.from);
    state.hex(unit).into_iter().chain(across)
}

/// Whether there is a line from a hex to any of these ends.
pub(crate) fn has_line(data: &Data, state: &State, side: Side, from: HexIx, ends: &[HexIx], length: u16) -> bool {
    with_lines(data, state, side, |lines| lines.has_line(from, ends, length))
}

/// Those of its towns that a side holds and no enemy stands in.
pub(crate) fn open_towns(data: &Data, state: &State, side: Side, towns: &[HexIx]) -> impl Iterator<Item = HexIx> {
    let open = move |hex: &HexIx| state.holds_hex(data, side, *hex) && !state.occupied[side.enemy()].contains(*hex);
    towns.iter().copied().filter(open)
}

/// Main sources of supply that a side holds (11.2.a).
pub(crate) fn sources(data: &Data, state: &State, side: Side) -> arrayvec::ArrayVec<HexIx, 4> {
    open_towns(data, state, side, &data.board.sources[side]).collect()
}

/// 10.8: major supply towns that a side holds: the ends of every line, where whoever stands lacks nothing.
pub(crate) fn homes(data: &Data, state: &State, side: Side) -> arrayvec::ArrayVec<HexIx, 4> {
    open_towns(data, state, side, &data.board.stores[side]).collect()
}

/// Depots of a side that stand in a hex.
pub(crate) fn depots(data: &Data, state: &State, side: Side) -> Units {
    data.roster.kinds.depots.and(state.of_side(data, side)).and(state.in_hexes)
}

/// Depots within reach of any of these hexes (10.8), and whether a main source is.
pub(crate) fn supply_in_reach(data: &Data, state: &State, side: Side, from: Hexes) -> (Units, bool) {
    let length = u16::from(data.tables.supply.hq_to_depot);
    let sources = sources(data, state, side);
    let depots = depots(data, state, side);
    with_lines(data, state, side, |lines| {
        let mut reached = |ends: &[HexIx]| {
            lines.flood(ends, length);
            from.iter().any(|hex| lines.length(hex).is_some())
        };
        let in_reach = depots.iter().filter(|depot| {
            let hex = state.hex(*depot);
            let near = |hex: HexIx| from.iter().any(|other| data.board.distance(hex, other) <= length);
            hex.is_some_and(|hex| near(hex) && reached(&[hex]))
        });
        let in_reach = Units::of(in_reach);
        let source = reached(&sources);
        (in_reach, source)
    })
}
