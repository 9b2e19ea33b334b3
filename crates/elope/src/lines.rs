//! 10.4 and 10.62: lines of supply and communications, hex by hex, past enemies, zones and rivers.
//!
//! A line may begin and end in an enemy zone but not pass one, and enters no hex with an enemy unit (10.62.a). Flooded
//! from its end: a zone stops the flood where it is entered, enemies block it, rivers bar it.

use std::cell::RefCell;

use hexmap::{Field, Flood, HexIx, HexSet, SideSet};

use crate::bits::{HexBits, Reaches, Units};
use crate::board::{Season, fill};
use crate::counters::Side;
use crate::data::Data;
use crate::state::State;

/// No limit to the length of a line.
pub(crate) const ANY_LENGTH: u16 = hexmap::CLOSED;

/// Room for floods, used again and again, and the last rivers worked out.
struct Room {
    field: Field<HexIx>,
    zone: HexSet,
    enemies: HexSet,
    barred: SideSet,
    barred_for: Option<(Season, Reaches)>,
    spanned: SideSet,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::new(Room {
        field: Field::new(),
        zone: HexSet::new(0),
        enemies: HexSet::new(0),
        barred: SideSet::new(0),
        barred_for: None,
        spanned: SideSet::new(0),
    });
}

/// Lines of one side in one situation.
pub(crate) struct Lines<'a> {
    data: &'a Data,
    room: std::cell::RefMut<'a, Room>,
    spans: bool,
}

/// Work with the lines of a side.
pub(crate) fn with_lines<T>(data: &Data, state: &State, side: Side, work: impl FnOnce(&mut Lines<'_>) -> T) -> T {
    ROOM.with(|room| {
        let mut room = room.borrow_mut();
        let enemy = side.enemy().index();
        fill(&mut room.zone, &state.zone[enemy]);
        fill(&mut room.enemies, &state.occupied[enemy]);
        let season = state.season();
        if room.barred_for != Some((season, state.bridges)) {
            room.barred = data.board.barred_to_lines(season, &state.bridges);
            room.barred_for = Some((season, state.bridges));
        }
        let spanning = state.spanning.and(state.of_side(data, side));
        let spans = !spanning.is_empty();
        if spans {
            room.spanned = room.barred.clone();
            for hq in spanning.iter() {
                open_spans(data, state, hq, &mut room.spanned);
            }
        }
        let mut lines = Lines { data, room, spans };
        work(&mut lines)
    })
}

/// 9.5: the river hexsides behind which an HQ's own units stand next to it.
fn open_spans(data: &Data, state: &State, hq: crate::counters::UnitIx, barred: &mut SideSet) {
    let Some(at) = state.hex(hq) else { return };
    let side = state.side(data, hq);
    for (direction, next) in data.board.map.grid.neighbours(at) {
        let own = state.ground_in(data, side, next).and(data.roster.kinds.troops);
        if own.iter().any(|unit| crate::condition::parents(data, state, unit).contains(hq)) {
            barred.remove(data.board.map.grid.side(at, direction));
        }
    }
}

impl Lines<'_> {
    /// Flood the lines that end in any of these hexes, up to a length.
    pub(crate) fn flood(&mut self, ends: &[HexIx], length: u16) {
        let board = &self.data.board;
        let Room { field, zone, enemies, barred, spanned, .. } = &mut *self.room;
        let flood = Flood {
            stop: Some(zone),
            blocked: Some(enemies),
            barred: Some(if self.spans { spanned } else { barred }),
            ..Flood::new(&board.net, &board.line_costs, length)
        };
        let free = ends.iter().copied().filter(|hex| !enemies.contains(*hex));
        let mut starts = arrayvec::ArrayVec::<HexIx, 64>::new();
        for hex in free {
            let _ = starts.try_push(hex);
        }
        field.flood(&flood, &starts);
    }

    /// How long the line from this hex to the nearest end is, after [`Lines::flood`].
    #[inline]
    pub(crate) fn length(&self, from: HexIx) -> Option<u16> {
        self.room.field.cost(from)
    }

    /// The hexes of that line, from the hex to its end.
    pub(crate) fn line(&self, from: HexIx) -> Vec<HexIx> {
        let mut line = self.room.field.path(from);
        line.reverse();
        line
    }
}

/// Whether there is a line from a hex to any of these ends.
pub(crate) fn has_line(data: &Data, state: &State, side: Side, from: HexIx, ends: &[HexIx], length: u16) -> bool {
    with_lines(data, state, side, |lines| {
        lines.flood(ends, length);
        lines.length(from).is_some()
    })
}

/// Main sources of supply that a side holds (11.2.a).
pub(crate) fn sources(data: &Data, state: &State, side: Side) -> arrayvec::ArrayVec<HexIx, 4> {
    let places = data.tables.supply.sources.of(side).iter().map(|id| data.board.hex_of(id));
    let held = places.filter(|hex| state.holds_hex(data, side, *hex));
    held.filter(|hex| !state.occupied[side.enemy().index()].contains(*hex)).collect()
}

/// Depots of a side that stand in a hex.
pub(crate) fn depots(data: &Data, state: &State, side: Side) -> Units {
    data.roster.kinds.depots.and(state.of_side(data, side)).filter(|depot| state.hex(depot).is_some())
}

/// Depots within reach of any of these hexes (10.8), and whether a main source is.
pub(crate) fn supply_in_reach(data: &Data, state: &State, side: Side, from: HexBits) -> (Units, bool) {
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
            hex.is_some_and(|hex| reached(&[hex]))
        });
        let in_reach = Units::of(in_reach);
        let source = reached(&sources);
        (in_reach, source)
    })
}
