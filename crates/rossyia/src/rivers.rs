//! X.river: major rivers as chains of hexsides: who lives on them, what links two hexes, who cuts the link.

use hexmap::{Direction, HexIx, Map, SideIx};

use crate::data::Data;
use crate::ids::{Cities, Side};
use crate::places::RiverSystem;
use crate::state::State;

/// How many hexsides the longest system may have.
const LONGEST: usize = 512;
/// At most so many hexsides of a system meet one: two at each of its corners.
const MEETING: usize = 4;
const NONE: u16 = u16::MAX;

/// The hexsides of the river systems, flat.
#[derive(Debug, Clone)]
pub struct Courses {
    /// The system of a hexside and its number in it.
    place: Vec<Option<(u8, u16)>>,
    systems: Vec<Course>,
}

#[derive(Debug, Clone)]
struct Course {
    sides: Vec<SideIx>,
    meets: Vec<[u16; MEETING]>,
    cities: Cities,
}

impl Courses {
    pub(crate) fn new(map: &Map, systems: &[RiverSystem]) -> Courses {
        let mut place = vec![None; map.grid.side_count()];
        let course = |(number, system): (usize, &RiverSystem)| {
            let mut sides: Vec<SideIx> =
                system.rivers.iter().flat_map(|river| map.rivers[river.index()].chain.iter().copied()).collect();
            sides.sort_by_key(|side| side.0);
            sides.dedup();
            sides.truncate(LONGEST);
            for (index, side) in sides.iter().enumerate() {
                place[side.index()] = Some((number as u8, index as u16));
            }
            let meets = |side: &SideIx| {
                let mut found = [NONE; MEETING];
                let others = (0..sides.len()).filter(|other| sides[*other] != *side);
                let joined = others.filter(|other| map.grid.shared_corner(*side, sides[*other]).is_some());
                found.iter_mut().zip(joined).for_each(|(slot, other)| *slot = other as u16);
                found
            };
            let meets = sides.iter().map(meets).collect();
            Course { meets, cities: Cities::of(system.cities.iter().copied()), sides }
        };
        let systems = systems.iter().enumerate().map(course).collect();
        Courses { place, systems }
    }

    /// The cities on a system.
    pub(crate) fn cities(&self, system: usize) -> Cities {
        self.systems[system].cities
    }

    /// The systems on whose bank a hex lies, a bit for each (X.river.1).
    pub(crate) fn systems_at(&self, data: &Data, hex: HexIx) -> u8 {
        if data.board.major[hex.index()].is_empty() {
            return 0;
        }
        let on = |direction: &Direction| self.place[data.map.grid.side(hex, *direction).index()];
        Direction::ALL.iter().filter_map(on).fold(0, |bits, (system, _)| bits | 1 << system)
    }

    /// Goes along a system from a hex on its bank, near hexsides first, through those that let it pass; the sides of the
    /// hex itself always do. Ends where `found` says so, and says whether it did.
    pub(crate) fn follow(
        &self,
        data: &Data,
        system: usize,
        from: HexIx,
        passes: impl Fn(SideIx) -> bool,
        mut found: impl FnMut(SideIx) -> bool,
    ) -> bool {
        let course = &self.systems[system];
        let (mut queue, mut len, mut next) = ([0_u16; LONGEST], 0, 0);
        let mut seen = [0_u64; LONGEST / 64];
        let mut first = 0;
        for direction in Direction::ALL {
            if let Some((of, index)) = self.place[data.map.grid.side(from, direction).index()]
                && usize::from(of) == system
            {
                seen[usize::from(index) / 64] |= 1 << (index % 64);
                queue[len] = index;
                len += 1;
                first = len;
            }
        }
        while next < len {
            let here = usize::from(queue[next]);
            let side = course.sides[here];
            if found(side) {
                return true;
            }
            if next < first || passes(side) {
                for index in course.meets[here].into_iter().take_while(|index| *index != NONE) {
                    let (word, bit) = (usize::from(index) / 64, 1_u64 << (index % 64));
                    if seen[word] & bit == 0 {
                        seen[word] |= bit;
                        queue[len] = index;
                        len += 1;
                    }
                }
            }
            next += 1;
        }
        false
    }
}

/// Whether combat units of the enemy, trains apart, stand on neither bank of a hexside (VI.G.5, V.D.7).
pub(crate) fn passes(data: &Data, state: &State, side: Side, on: SideIx) -> bool {
    let enemy = side.enemy();
    let held = |hex: HexIx| {
        state.cache.combat[enemy].contains(hex) && state.in_hex(data, enemy, hex).meets(&data.kinds.taking)
    };
    let (one, other) = data.map.grid.side_hexes(on);
    !held(one) && !other.is_some_and(held)
}

/// The cities of a system that the river links to a hex on its bank (V.D.7, X.river.1).
pub(crate) fn linked_cities(data: &Data, state: &State, side: Side, system: usize, hex: HexIx) -> Cities {
    let mut linked = Cities::NONE;
    let on = data.courses.cities(system);
    data.courses.follow(
        data,
        system,
        hex,
        |at| passes(data, state, side, at),
        |at| {
            let (one, other) = data.map.grid.side_hexes(at);
            for bank in [Some(one), other].into_iter().flatten() {
                if let Some(city) = data.ground.city[bank.index()].filter(|city| on.contains(*city)) {
                    linked.insert(city);
                }
            }
            false
        },
    );
    linked
}
