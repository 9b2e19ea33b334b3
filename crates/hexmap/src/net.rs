//! The nets that movement runs on: from hex to hex.

use std::marker::PhantomData;

use engine::Index;

use crate::direction::Direction;
use crate::grid::{Grid, HexIx};
use crate::map::{Map, Ways};

pub(crate) const NOWHERE: u16 = u16::MAX;

/// Which spots are next to which: up to six steps from each.
///
/// For hexes step `d` leads in direction `d`.
#[derive(Debug, Clone)]
pub struct Net<S> {
    pub(crate) to: Vec<[u16; 6]>,
    pub(crate) across: Vec<[u16; 6]>,
    spots: PhantomData<S>,
}

impl<S: Index> Net<S> {
    pub(crate) fn new(to: Vec<[u16; 6]>, across: Vec<[u16; 6]>) -> Net<S> {
        Net { to, across, spots: PhantomData }
    }

    /// How many spots there are.
    pub fn len(&self) -> usize {
        self.to.len()
    }

    /// Whether there is no spot.
    pub fn is_empty(&self) -> bool {
        self.to.is_empty()
    }

    /// The spots next to this one, with the number of the step.
    pub fn next_to(&self, spot: S) -> impl Iterator<Item = (usize, S)> + '_ {
        let steps = self.to[spot.index()];
        steps
            .into_iter()
            .enumerate()
            .filter(|&(_, n)| n != NOWHERE)
            .map(|(step, n)| (step, S::from_index(usize::from(n))))
    }
}

/// The net of a grid's hexes.
pub fn hex_net(grid: &Grid) -> Net<HexIx> {
    let to = grid.hexes().map(|h| Direction::ALL.map(|d| grid.neighbour(h, d).map_or(NOWHERE, |n| n.0))).collect();
    let across = grid.hexes().map(|h| Direction::ALL.map(|d| grid.side(h, d).0)).collect();
    Net::new(to, across)
}

/// A step: where it leads and what it costs. They lie together because a flood reads them together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) to: u16,
    pub(crate) cost: u16,
}

/// What each step of a net costs: a flat array of points for each spot and step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Costs<S> {
    pub(crate) steps: Vec<[Step; 6]>,
    pub(crate) greatest: u16,
    spots: PhantomData<S>,
}

/// The cost of a step that nobody can take.
pub const CLOSED: u16 = u16::MAX;

/// The greatest cost that a step can have; anything above counts as this, and [`CLOSED`] stays closed.
pub const DEAREST: u16 = 1023;

impl<S: Index> Costs<S> {
    /// Costs by a rule: from a spot, by a step, to a spot.
    pub fn new(net: &Net<S>, rule: impl Fn(S, usize, S) -> u16) -> Costs<S> {
        // A step off the map leads back to where it began, and is closed.
        let closed = |(here, steps): (usize, &[u16; 6])| {
            steps.map(|to| Step { to: if to == NOWHERE { here as u16 } else { to }, cost: CLOSED })
        };
        let mut costs =
            Costs { steps: net.to.iter().enumerate().map(closed).collect(), greatest: 0, spots: PhantomData };
        for (from, steps) in net.to.iter().enumerate() {
            for (step, &to) in steps.iter().enumerate() {
                if to != NOWHERE {
                    costs.set(
                        S::from_index(from),
                        step,
                        rule(S::from_index(from), step, S::from_index(usize::from(to))),
                    );
                }
            }
        }
        costs
    }

    /// The same cost for every step.
    pub fn even(net: &Net<S>, cost: u16) -> Costs<S> {
        Costs::new(net, |_, _, _| cost)
    }

    /// Changes the cost of one step; a step off the map stays closed.
    pub fn set(&mut self, from: S, step: usize, cost: u16) {
        let from = from.index();
        if usize::from(self.steps[from][step].to) == from {
            return;
        }
        let cost = if cost == CLOSED { CLOSED } else { cost.min(DEAREST) };
        self.steps[from][step].cost = cost;
        if cost != CLOSED {
            self.greatest = self.greatest.max(cost);
        }
    }

    /// The cost of one step.
    #[inline]
    pub fn get(&self, from: S, step: usize) -> u16 {
        self.steps[from.index()][step].cost
    }
}

impl Costs<HexIx> {
    /// One point for each step along the ways given, all else closed: to trace along railway or road.
    pub fn along(map: &Map, net: &Net<HexIx>, ways: Ways) -> Costs<HexIx> {
        Costs::new(net, |hex, step, _| {
            let side = map.grid.side(hex, Direction::new(step));
            if map.ways[side.index()].has(ways) { 1 } else { CLOSED }
        })
    }
}
