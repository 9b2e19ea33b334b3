//! Lines of supply and communications, hex by hex, past enemies, zones and rivers.
//!
//! Lines are flooded backwards from their ends, breadth first: an enemy zone stops the flood where it is entered, so
//! that a line may begin and end in one but not pass it; enemies close a hex; rivers bar a hexside. The rule asks how
//! long a line is; whoever asks for the line itself, or why there is none, gets it from the same flood
//! ([`Lines::trace`]).

mod trace;

use arrayvec::ArrayVec;
use hexmap::{Direction, Grid, HexIx};

pub use trace::{Trace, Traced};

/// No limit to the length of a line.
pub const ANY_LENGTH: u16 = u16::MAX;

/// What a hex is to a line, by who stands in it or near it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hold {
    /// Nobody holds it up.
    #[default]
    Free,
    /// A line may begin or end here, but not pass.
    Zone,
    /// No line begins, passes or ends here.
    Enemy,
}

/// Whether a line can take a step, whoever stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// It can.
    Open,
    /// What lies on the hexside bars it, and could be overcome: a river without bridge.
    Barred,
    /// No line ever runs there.
    Closed,
}

/// Directions out of a hex, one bit each.
type Directions = u8;

/// Room for floods, used again and again, with what is in the way of the lines of the moment.
#[derive(Debug, Clone, Default)]
pub struct Room {
    holds: Vec<Hold>,
    /// The same with nobody on the map.
    empty: Vec<Hold>,
    /// For each hex the steps that a flood can take from it, and those that it could if nothing were barred.
    open: Vec<Directions>,
    unbarred: Vec<Directions>,
    /// The number of the flood that last came to a hex, and how far that hex is from an end. In a search the hex that it
    /// came from takes the place of the distance.
    seen: Vec<(u32, u16)>,
    flood: u32,
    queue: Vec<HexIx>,
    /// What the searches of a round have learnt of a hex, four marks to a round.
    learnt: Vec<u32>,
    round: u32,
    tried: Vec<HexIx>,
}

/// What a search has learnt of a hex: a line ends here, can go on from here to an end, or cannot.
const END: u32 = 1;
const GOOD: u32 = 2;
const BAD: u32 = 3;

impl Room {
    /// Lay the ways of the moment. A step is asked for as a flood takes it, away from the end of a line: from a hex, in
    /// a direction, to the next.
    pub fn lay_ways(&mut self, grid: &Grid, way: impl Fn(HexIx, Direction, HexIx) -> Way) {
        let directions = |hex: HexIx, lets: fn(Way) -> bool| {
            let ways = grid.neighbours(hex).filter(|(direction, next)| lets(way(hex, *direction, *next)));
            ways.fold(0, |all, (direction, _)| all | 1 << direction.index())
        };
        let all = |lets: fn(Way) -> bool| grid.hexes().map(|hex| directions(hex, lets)).collect();
        self.open = all(|way| way == Way::Open);
        self.unbarred = all(|way| way != Way::Closed);
        self.empty = vec![Hold::Free; grid.len()];
        self.seen.resize(grid.len(), (0, 0));
        self.learnt.resize(grid.len(), 0);
    }

    /// Who holds which hexes at the moment; of a hex that is named twice, the last word counts.
    pub fn hold(&mut self, held: impl IntoIterator<Item = (HexIx, Hold)>) {
        self.holds.clone_from(&self.empty);
        held.into_iter().for_each(|(hex, hold)| self.holds[hex.index()] = hold);
    }

    /// The lines of the moment.
    pub fn lines<'a>(&'a mut self, grid: &'a Grid) -> Lines<'a> {
        Lines { grid, room: self }
    }
}

/// The lines of one side in one situation.
#[derive(Debug)]
pub struct Lines<'a> {
    grid: &'a Grid,
    room: &'a mut Room,
}

/// What a flood heeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Heed {
    All,
    /// As if nobody stood on the map.
    Bars,
    /// As if nothing were barred, either.
    Nothing,
}

impl Lines<'_> {
    /// Flood the lines that end in any of these hexes, up to a length.
    pub fn flood(&mut self, ends: &[HexIx], length: u16) {
        self.flood_heeding(Heed::All, ends, length);
    }

    fn flood_heeding(&mut self, heed: Heed, ends: &[HexIx], length: u16) {
        let Room { holds, empty, open, unbarred, seen, flood, queue, .. } = &mut *self.room;
        let holds = if heed == Heed::All { holds.as_slice() } else { empty };
        let open = if heed == Heed::Nothing { unbarred.as_slice() } else { open };
        *flood = flood.wrapping_add(1);
        queue.clear();
        for end in ends.iter().filter(|end| holds[end.index()] != Hold::Enemy) {
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
            let stopped = next >= starts && holds[here.index()] == Hold::Zone;
            next += 1;
            if stopped || far >= length {
                continue;
            }
            let mut directions = open[here.index()];
            let around = self.grid.around(here);
            while directions != 0 {
                let to = around[directions.trailing_zeros() as usize];
                directions &= directions - 1;
                if seen[to.index()].0 != *flood && holds[to.index()] != Hold::Enemy {
                    seen[to.index()] = (*flood, far + 1);
                    queue.push(to);
                }
            }
        }
    }

    /// How long the line from this hex to the nearest end is, after [`Lines::flood`].
    #[inline]
    pub fn length(&self, from: HexIx) -> Option<u16> {
        let (flood, far) = self.room.seen[from.index()];
        (flood == self.room.flood).then_some(far)
    }

    /// How long the lines from these hexes to an end are, up to a length: a straight walk where one will do, a flood
    /// where not.
    pub fn lengths(&mut self, end: HexIx, length: u16, from: &[HexIx], out: &mut Vec<Option<u16>>) {
        out.clear();
        let mut flooded = false;
        for hex in from {
            let far = self.grid.distance(*hex, end);
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

    /// Whether there is a line from a hex to any of these ends, up to a length.
    pub fn has_line(&mut self, from: HexIx, ends: &[HexIx], length: u16) -> bool {
        if length == ANY_LENGTH {
            self.begin_round(ends);
            let joined = self.is_joined(from, ends);
            debug_assert!({
                self.flood(ends, ANY_LENGTH);
                self.length(from).is_some() == joined
            });
            return joined;
        }
        let straight = ends.iter().any(|end| self.grid.distance(from, *end) <= length && self.walks(*end, from));
        if straight && !cfg!(debug_assertions) {
            return true;
        }
        self.flood(ends, length);
        debug_assert!(!straight || self.length(from).is_some());
        self.length(from).is_some()
    }

    /// Whether a walk from an end of lines to a hex, which comes nearer with every step, finds one. One that does not
    /// proves nothing.
    fn walks(&self, end: HexIx, to: HexIx) -> bool {
        let Room { holds, open, .. } = &*self.room;
        let mut here = end;
        let mut far = self.grid.distance(here, to);
        while far > 0 {
            let around = self.grid.around(here);
            let mut directions = open[here.index()];
            let mut step = None;
            while directions != 0 && step.is_none() {
                let next = around[directions.trailing_zeros() as usize];
                directions &= directions - 1;
                let free = holds[next.index()] == Hold::Free || next == to && holds[next.index()] == Hold::Zone;
                if free && self.grid.distance(next, to) < far {
                    step = Some(next);
                }
            }
            let Some(next) = step else { return false };
            here = next;
            far -= 1;
        }
        holds[end.index()] != Hold::Enemy && holds[to.index()] != Hold::Enemy
    }

    /// Whether there is a line of any length from each of these hexes to one of the ends.
    pub fn joined(&mut self, hexes: &[HexIx], ends: &[HexIx], out: &mut Vec<bool>) {
        self.begin_round(ends);
        out.clear();
        out.extend(hexes.iter().map(|hex| self.is_joined(*hex, ends)));
        debug_assert!({
            self.flood(ends, ANY_LENGTH);
            hexes.iter().map(|hex| self.length(*hex).is_some()).eq(out.iter().copied())
        });
    }

    /// Forget what searches for other ends have learnt.
    fn begin_round(&mut self, ends: &[HexIx]) {
        if self.room.round == u32::MAX / 4 {
            self.room.learnt.fill(0);
            self.room.round = 0;
        }
        self.room.round += 1;
        let Room { holds, learnt, round, .. } = &mut *self.room;
        let open = ends.iter().filter(|end| holds[end.index()] != Hold::Enemy);
        open.for_each(|end| learnt[end.index()] = *round * 4 + END);
    }

    /// Whether there is a line from a hex to one of the ends of this round: a search that goes first where the nearest
    /// end is. What one search has learnt about a hex serves the next.
    fn is_joined(&mut self, hex: HexIx, ends: &[HexIx]) -> bool {
        let open = ends.iter().copied().filter(|end| self.room.holds[end.index()] != Hold::Enemy);
        let nearest = open.min_by_key(|end| self.grid.distance(hex, *end));
        nearest.is_some_and(|nearest| self.search(hex, nearest))
    }

    /// Whether there is a line from a hex to one of the ends. Hexes along it that it may pass are good; if there is
    /// none, no hex that could be come to is any better.
    fn search(&mut self, from: HexIx, nearest: HexIx) -> bool {
        let Room { holds, open, seen, flood, queue, learnt, round, tried, .. } = &mut *self.room;
        let [end, good, bad] = [END, GOOD, BAD].map(|mark| *round * 4 + mark);
        if holds[from.index()] == Hold::Enemy {
            return false;
        }
        if learnt[from.index()] == end {
            return true;
        }
        *flood = flood.wrapping_add(1);
        queue.clear();
        queue.push(from);
        tried.clear();
        seen[from.index()] = (*flood, from.0);
        while let Some(here) = queue.pop() {
            tried.push(here);
            let mut onward = ArrayVec::<(u16, HexIx), 6>::new();
            for (direction, to) in self.grid.around(here).iter().copied().enumerate() {
                // A line is open from its end: it may end where it could not pass, as in water at the edge of the map.
                let back = Direction::new(direction).opposite().index();
                if to == here || open[to.index()] & 1 << back == 0 {
                    continue;
                }
                if learnt[to.index()] == end || learnt[to.index()] == good {
                    mark_way(seen, holds, from, here, |hex| learnt[hex.index()] = good);
                    return true;
                }
                let is_new = seen[to.index()].0 != *flood && learnt[to.index()] != bad;
                if is_new && holds[to.index()] == Hold::Free {
                    seen[to.index()] = (*flood, here.0);
                    onward.push((self.grid.distance(to, nearest), to));
                }
            }
            onward.sort_unstable_by(|a, b| b.cmp(a));
            queue.extend(onward.iter().map(|(_, to)| *to));
        }
        if holds[from.index()] == Hold::Free {
            tried.iter().for_each(|hex| learnt[hex.index()] = bad);
        }
        false
    }
}

/// The hexes on the way back from `here` to where a search began are good to pass, save for a zone.
fn mark_way(seen: &[(u32, u16)], holds: &[Hold], from: HexIx, mut here: HexIx, mut mark: impl FnMut(HexIx)) {
    loop {
        if holds[here.index()] == Hold::Free {
            mark(here);
        }
        if here == from {
            return;
        }
        here = HexIx(seen[here.index()].1);
    }
}
