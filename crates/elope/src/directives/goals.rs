//! Where units are sent or have to stay: sets of hexes, and what it costs to come to them from anywhere.

use std::cell::RefCell;
use std::sync::OnceLock;

use hexgame::Kept;
use hexmap::{CLOSED, Costs, Direction, Field, Flood, HexIx};

use crate::board::{Board, Gait, Ground, ReachInfo, Season, Water};
use crate::sets::{Hexes, Reach};

/// Movement costs to a goal, one for each hex.
type Distances = Box<[u16]>;

/// A set of hexes that orders speak of.
pub(crate) struct Goal {
    hexes: Hexes,
    distances: [OnceLock<Distances>; Board::CHARTS],
    /// The hex of it that lies nearest to each hex; none if it is nowhere.
    nearest: OnceLock<Box<[Option<HexIx>]>>,
}

impl Goal {
    pub(crate) fn new(hexes: Hexes) -> Goal {
        Goal { hexes, distances: std::array::from_fn(|_| OnceLock::new()), nearest: OnceLock::new() }
    }

    #[inline]
    pub(crate) fn contains(&self, hex: HexIx) -> bool {
        self.hexes.contains(hex)
    }

    /// Whether it is one place, not an area.
    pub(crate) fn is_place(&self) -> bool {
        self.hexes.len() == 1
    }

    /// The hex of it that lies nearest to another.
    pub(crate) fn nearest(&self, board: &Board, from: HexIx) -> Option<HexIx> {
        let nearest = |from: HexIx| match self.contains(from) {
            true => Some(from),
            false => self.hexes.iter().min_by_key(|hex| board.distance(from, *hex)),
        };
        self.nearest.get_or_init(|| board.map.grid.hexes().map(nearest).collect())[from.index()]
    }

    /// 23.1.c: what the way from a hex to the goal costs, past all enemies.
    pub(crate) fn distance(&self, board: &Board, crossing: u16, season: Season, gait: Gait, from: HexIx) -> u16 {
        let table = Board::slot(season, gait);
        self.distances[table].get_or_init(|| distances(board, crossing, season, gait, self.hexes))[from.index()]
    }
}

/// 23.1.T5.c: what the way from a hex to another costs; the last goal is remembered.
pub(crate) fn distance_to(board: &Board, crossing: u16, season: Season, gait: Gait, to: HexIx, from: HexIx) -> u16 {
    /// The board, the season, the gait and the goal.
    type Asked = (u64, Season, Gait, HexIx);
    thread_local! {
        static LAST: RefCell<Kept<Asked, Distances>> = const { RefCell::new(Kept::new(1)) };
    }
    let asked = (board.number(), season, gait, to);
    let work_out = || (asked, distances(board, crossing, season, gait, Hexes::of([to])));
    LAST.with_borrow_mut(|last| last.get(|known| *known == asked, work_out)[from.index()])
}

/// Flood the costs of all ways to these hexes, backwards. A closed river is crossed for a whole allowance (9.4.d).
fn distances(board: &Board, crossing: u16, season: Season, gait: Gait, to: Hexes) -> Distances {
    let forward = board.costs(season, gait);
    let back = Costs::new(&board.net, |from, step, to| {
        let cost = forward.get(to, Direction::new(step).opposite().index());
        let dry = board.ground[from.index()] != Ground::Water && board.ground[to.index()] != Ground::Water;
        match cost {
            CLOSED if dry && board.reach_between(from, to).is_some() => crossing,
            cost => cost,
        }
    });
    let mut field = Field::new();
    let starts: Vec<HexIx> = to.iter().collect();
    field.flood(&Flood::new(&board.net, &back, CLOSED), &starts);
    board.map.grid.hexes().map(|hex| field.cost(hex).unwrap_or(CLOSED)).collect()
}

/// The hexes no further than this from any of those.
pub(crate) fn around(board: &Board, hexes: impl IntoIterator<Item = HexIx>, distance: u16) -> Hexes {
    let hexes: Vec<HexIx> = hexes.into_iter().collect();
    let near = |hex: &HexIx| hexes.iter().any(|other| board.distance(*hex, *other) <= distance);
    Hexes::of(board.map.grid.hexes().filter(near))
}

fn banks<'a>(board: &'a Board, waters: &'a [Water]) -> impl Iterator<Item = (&'a ReachInfo, HexIx)> {
    let reaches = board.reaches.iter().map(|(_, reach)| reach).filter(|reach| waters.contains(&reach.water));
    reaches.flat_map(|reach| reach.banks.into_iter().flatten().map(move |bank| (reach, bank)))
}

/// The hexes no further than this from the banks of these waters.
pub(crate) fn along(board: &Board, waters: &[Water], distance: u16) -> Hexes {
    around(board, banks(board, waters).map(|(_, bank)| bank), distance)
}

/// 20.0.g, 20.0.k: the hexes near the Upper Dvina that lie upstream of a town on it.
pub(crate) fn upstream_of(board: &Board, town: HexIx, distance: u16) -> Hexes {
    let own = Direction::ALL.iter().filter_map(|d| board.reach(board.map.grid.side(town, *d)));
    let on_river = |reach: &Reach| board.reach_info(*reach).water == Water::UpperDvina;
    let town = own.filter(on_river).map(|reach| board.reach_info(reach).downstream).min().unwrap_or(0);
    let banks: Vec<(u16, HexIx)> =
        banks(board, &[Water::UpperDvina]).map(|(reach, bank)| (reach.downstream, bank)).collect();
    let beyond = |hex: &HexIx| {
        let nearest = banks.iter().map(|(_, bank)| board.distance(*hex, *bank)).min().unwrap_or(u16::MAX);
        let beside = banks.iter().filter(|(_, bank)| board.distance(*hex, *bank) == nearest);
        nearest <= distance && beside.map(|(place, _)| *place).max().is_some_and(|place| place < town)
    };
    Hexes::of(board.map.grid.hexes().filter(beyond))
}

/// All hexes but these.
pub(crate) fn all_but(board: &Board, hexes: Hexes) -> Hexes {
    Hexes::of(board.map.grid.hexes().filter(|hex| !hexes.contains(*hex)))
}
