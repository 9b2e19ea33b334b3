//! 10.4 and 10.62: lines of supply and communications, hex by hex, past enemies, zones and rivers.
//!
//! A line may begin and end in an enemy zone but not pass one, and enters no hex with an enemy unit (10.62.a). Flooded
//! from its end: a zone stops the flood where it is entered, enemies block it, rivers bar it.

use std::cell::RefCell;

use hexmap::{Direction, HexIx};

use crate::board::{Board, Season};
use crate::condition;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Hexes, Reaches, Units};
use crate::state::State;

/// No limit to the length of a line.
pub(crate) const ANY_LENGTH: u16 = u16::MAX;

/// What a hex is to a line.
const FREE: u8 = 0;
const ZONE: u8 = 1;
const ENEMY: u8 = 2;

/// Room for floods, used again and again, and the last rivers worked out.
#[derive(Default)]
struct Room {
    /// What each hex is to the lines of the moment.
    kind: Vec<u8>,
    /// For each hex the directions in which a line can leave it, one bit each, for the rivers of the moment.
    open: Vec<u8>,
    open_for: Option<(u64, Season, Reaches)>,
    /// The number of the flood that last came to a hex, and how far that hex is from an end.
    seen: Vec<(u32, u16)>,
    flood: u32,
    queue: Vec<HexIx>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

/// Lines of one side in one situation.
pub(crate) struct Lines<'a> {
    board: &'a Board,
    room: &'a mut Room,
}

/// Work with the lines of a side.
pub(crate) fn with_lines<T>(data: &Data, state: &State, side: Side, work: impl FnOnce(&mut Lines<'_>) -> T) -> T {
    ROOM.with(|room| {
        let mut room = room.borrow_mut();
        room.prepare(data, state, side);
        work(&mut Lines { board: &data.board, room: &mut room })
    })
}

impl Room {
    fn prepare(&mut self, data: &Data, state: &State, side: Side) {
        let hexes = data.board.map.grid.len();
        let enemy = side.enemy();
        self.kind.clear();
        self.kind.resize(hexes, FREE);
        state.zone[enemy].iter().for_each(|hex| self.kind[hex.index()] = ZONE);
        state.occupied[enemy].iter().for_each(|hex| self.kind[hex.index()] = ENEMY);
        self.seen.resize(hexes, (0, 0));
        let season = state.season();
        let rivers = Some((data.board.number, season, state.bridges));
        if self.open_for != rivers {
            self.open = data.board.open_to_lines(season, &state.bridges);
            self.open_for = rivers;
        }
    }
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

impl Lines<'_> {
    /// Flood the lines that end in any of these hexes, up to a length.
    pub(crate) fn flood(&mut self, ends: &[HexIx], length: u16) {
        let Room { kind, open, seen, flood, queue, .. } = &mut *self.room;
        *flood = flood.wrapping_add(1);
        queue.clear();
        for end in ends.iter().filter(|end| kind[end.index()] != ENEMY) {
            if seen[end.index()].0 != *flood {
                seen[end.index()] = (*flood, 0);
                queue.push(*end);
            }
        }
        let starts = queue.len();
        let mut next = 0;
        while let Some(here) = queue.get(next).copied() {
            let far = seen[here.index()].1;
            // A zone stops the line where it is entered.
            let stopped = next >= starts && kind[here.index()] == ZONE;
            next += 1;
            if stopped || far >= length {
                continue;
            }
            let mut directions = open[here.index()];
            let around = self.board.around(here);
            while directions != 0 {
                let to = around[directions.trailing_zeros() as usize];
                directions &= directions - 1;
                if seen[to.index()].0 != *flood && kind[to.index()] != ENEMY {
                    seen[to.index()] = (*flood, far + 1);
                    queue.push(to);
                }
            }
        }
    }

    /// How long the line from this hex to the nearest end is, after [`Lines::flood`].
    #[inline]
    pub(crate) fn length(&self, from: HexIx) -> Option<u16> {
        let (flood, far) = self.room.seen[from.index()];
        (flood == self.room.flood).then_some(far)
    }

    /// How long the lines from these hexes to an end are, up to a length: a straight walk where one will do, a flood
    /// where not.
    pub(crate) fn lengths(&mut self, end: HexIx, length: u16, from: &[HexIx], out: &mut Vec<Option<u16>>) {
        out.clear();
        let mut flooded = false;
        for hex in from {
            let far = self.board.distance(*hex, end);
            let line = match far <= length {
                false => None,
                true if !flooded && self.walks(end, *hex) => Some(far),
                true => {
                    if !flooded {
                        self.flood(&[end], length);
                        flooded = true;
                    }
                    self.length(*hex)
                }
            };
            out.push(line);
        }
        debug_assert!({
            self.flood(&[end], length);
            from.iter().map(|hex| self.length(*hex)).eq(out.iter().copied())
        });
    }

    /// Whether a walk from an end of lines to a hex, which comes nearer with every step, finds one. One that does not
    /// proves nothing.
    fn walks(&self, end: HexIx, to: HexIx) -> bool {
        let Room { kind, open, .. } = &*self.room;
        let mut here = end;
        let mut far = self.board.distance(here, to);
        while far > 0 {
            let around = self.board.around(here);
            let mut directions = open[here.index()];
            let mut step = None;
            while directions != 0 && step.is_none() {
                let next = around[directions.trailing_zeros() as usize];
                directions &= directions - 1;
                let free = kind[next.index()] == FREE || next == to && kind[next.index()] == ZONE;
                if free && self.board.distance(next, to) < far {
                    step = Some(next);
                }
            }
            let Some(next) = step else { return false };
            here = next;
            far -= 1;
        }
        kind[end.index()] != ENEMY && kind[to.index()] != ENEMY
    }

    /// Whether there is a line of any length from each of these hexes to one of the ends: a search from each hex that
    /// goes first where the nearest end is. What one search has learnt about a hex serves the next.
    pub(crate) fn joined(&mut self, hexes: &[HexIx], ends: &[HexIx]) -> Vec<bool> {
        let open_end = |end: &&HexIx| self.room.kind[end.index()] != ENEMY;
        let ends: Vec<HexIx> = ends.iter().filter(open_end).copied().collect();
        let marks = Hexes::of(ends.iter().copied());
        // Hexes that a line can go on from: to an end, or to none.
        let (mut good, mut bad) = (Hexes::NONE, Hexes::NONE);
        let mut search = |hex: &HexIx| {
            let nearest = ends.iter().copied().min_by_key(|end| self.board.distance(*hex, *end));
            nearest.is_some_and(|nearest| self.search(*hex, nearest, &marks, &mut good, &mut bad))
        };
        let joined: Vec<bool> = hexes.iter().map(&mut search).collect();
        debug_assert!({
            self.flood(&ends, ANY_LENGTH);
            hexes.iter().map(|hex| self.length(*hex).is_some()).eq(joined.iter().copied())
        });
        joined
    }

    /// Whether there is a line from a hex to one of the ends. Hexes along it that it may pass are good; if there is
    /// none, no hex that could be come to is any better.
    fn search(&mut self, from: HexIx, nearest: HexIx, ends: &Hexes, good: &mut Hexes, bad: &mut Hexes) -> bool {
        let Room { kind, open, seen, flood, queue, .. } = &mut *self.room;
        if kind[from.index()] == ENEMY {
            return false;
        }
        if ends.contains(from) {
            return true;
        }
        *flood = flood.wrapping_add(1);
        queue.clear();
        queue.push(from);
        // Beside the number of the flood stands where the search came from.
        seen[from.index()] = (*flood, from.0);
        let mut tried = Hexes::NONE;
        while let Some(here) = queue.pop() {
            tried.insert(here);
            let around = self.board.around(here);
            let mut onward = arrayvec::ArrayVec::<(u16, HexIx), 6>::new();
            for (direction, to) in around.iter().copied().enumerate() {
                // A line is open from its end: the edge of the map may be water, where it can end but not pass.
                let back = Direction::new(direction).opposite().index();
                if to == here || open[to.index()] & 1 << back == 0 {
                    continue;
                }
                if ends.contains(to) || good.contains(to) {
                    mark_way(seen, kind, from, here, good);
                    return true;
                }
                if kind[to.index()] == FREE && seen[to.index()].0 != *flood && !bad.contains(to) {
                    seen[to.index()] = (*flood, here.0);
                    onward.push((self.board.distance(to, nearest), to));
                }
            }
            onward.sort_unstable_by(|a, b| b.cmp(a));
            queue.extend(onward.iter().map(|(_, to)| *to));
        }
        if kind[from.index()] == FREE {
            *bad = bad.or(tried);
        }
        false
    }
}

/// The hexes on the way back from `here` to where a search began are good to pass, save for a zone.
fn mark_way(seen: &[(u32, u16)], kind: &[u8], from: HexIx, mut here: HexIx, good: &mut Hexes) {
    loop {
        if kind[here.index()] == FREE {
            good.insert(here);
        }
        if here == from {
            return;
        }
        here = HexIx(seen[here.index()].1);
    }
}

/// Whether there is a line from a hex to any of these ends.
pub(crate) fn has_line(data: &Data, state: &State, side: Side, from: HexIx, ends: &[HexIx], length: u16) -> bool {
    with_lines(data, state, side, |lines| {
        if length == ANY_LENGTH {
            return lines.joined(&[from], ends).contains(&true);
        }
        let straight = |end: &HexIx| lines.board.distance(from, *end) <= length && lines.walks(*end, from);
        let straight = ends.iter().any(straight);
        if straight && !cfg!(debug_assertions) {
            return true;
        }
        lines.flood(ends, length);
        debug_assert!(!straight || lines.length(from).is_some());
        lines.length(from).is_some()
    })
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
