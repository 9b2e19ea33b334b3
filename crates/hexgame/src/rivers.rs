//! Rivers as ships see them: hexsides that are next to each other where they share a corner.

use engine::Index as _;
use hexmap::{Grade, Grid, HexIx, Map, River, SideIx};

engine::index!(
    /// A river hexside, by its place among the river hexsides of the map.
    pub struct Reach(u16), "river hexside"
);

/// What a river hexside is: `W` is what the game's rules tell waters apart by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stretch<W> {
    /// Where it lies.
    pub side: SideIx,
    /// Which water it belongs to.
    pub water: W,
    /// How great the river is.
    pub grade: Grade,
    /// Whether ships can go there.
    pub navigable: bool,
    /// Its place along its river, counted from the source.
    pub downstream: u16,
    /// The hexes on its banks, one at the edge of the map.
    pub banks: [Option<HexIx>; 2],
    /// River hexsides that share a corner with it.
    pub next: Vec<Reach>,
}

/// All river hexsides of a map.
#[derive(Debug, Clone)]
pub struct Rivers<W> {
    stretches: Vec<Stretch<W>>,
    along: Vec<Option<Reach>>,
}

impl<W> Rivers<W> {
    /// The rivers of a map, each with its water.
    pub fn of(map: &Map, water: impl Fn(&River) -> W) -> Rivers<W> {
        let grid = &map.grid;
        let mut stretches = Vec::new();
        let mut along = vec![None; grid.side_count()];
        for side in grid.sides() {
            let Some(river) = map.river[side.index()] else { continue };
            let river = &map.rivers[usize::from(river.0)];
            let (bank, other) = grid.side_hexes(side);
            along[side.index()] = Some(Reach::from_index(stretches.len()));
            stretches.push(Stretch {
                side,
                water: water(river),
                grade: river.grade,
                navigable: river.navigable,
                downstream: river.chain.iter().position(|link| *link == side).unwrap_or(0) as u16,
                banks: [Some(bank), other],
                next: Vec::new(),
            });
        }
        for stretch in &mut stretches {
            let corners = grid.side_corners(stretch.side).into_iter();
            let beside = corners.flat_map(|corner| grid.sides_at(corner).iter().copied());
            let beside = beside.filter(|side| *side != stretch.side);
            stretch.next = beside.filter_map(|side| along[side.index()]).collect();
        }
        Rivers { stretches, along }
    }

    /// How many river hexsides there are.
    pub fn len(&self) -> usize {
        self.stretches.len()
    }

    /// Whether there is no river.
    pub fn is_empty(&self) -> bool {
        self.stretches.is_empty()
    }

    /// Whether there is such a river hexside.
    pub fn has(&self, reach: Reach) -> bool {
        reach.index() < self.stretches.len()
    }

    /// What a river hexside is.
    #[inline]
    pub fn get(&self, reach: Reach) -> &Stretch<W> {
        &self.stretches[reach.index()]
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (Reach, &Stretch<W>)> {
        self.stretches.iter().enumerate().map(|(index, stretch)| (Reach::from_index(index), stretch))
    }

    /// The river along a hexside.
    #[inline]
    pub fn along(&self, side: SideIx) -> Option<Reach> {
        self.along[side.index()]
    }

    /// The river between two neighbours.
    pub fn between(&self, grid: &Grid, a: HexIx, b: HexIx) -> Option<Reach> {
        self.along(grid.side_between(a, b)?)
    }

    /// How many hexsides each is by water from the nearest of those that `start`; none where no water leads.
    pub fn distances(&self, starts: impl Fn(&Stretch<W>) -> bool) -> Vec<Option<u16>> {
        let mut far = vec![None; self.stretches.len()];
        let mut queue: Vec<usize> = (0..far.len()).filter(|index| starts(&self.stretches[*index])).collect();
        queue.iter().for_each(|index| far[*index] = Some(0));
        let mut next = 0;
        while let Some(here) = queue.get(next).copied() {
            next += 1;
            for to in self.stretches[here].next.iter().map(|reach| reach.index()) {
                if far[to].is_none() {
                    far[to] = far[here].map(|far| far + 1);
                    queue.push(to);
                }
            }
        }
        far
    }
}
