//! How far one can go: a field of costs flooded from one or several spots.
//!
//! A [`Field`] is made once and used again and again: it keeps its buckets, and marks what it wrote with
//! the number of the flood instead of wiping itself clean.

use engine::{Index, Members};

use crate::grid::{HexIx, SideIx};
use crate::net::{CLOSED, Costs, DEAREST, NOWHERE, Net, Step};

/// What to flood, and what holds the flood up.
#[derive(Debug, Clone, Copy)]
pub struct Flood<'a, S> {
    /// What is next to what.
    pub net: &'a Net<S>,
    /// What each step costs.
    pub costs: &'a Costs<S>,
    /// The points that may be spent.
    pub budget: u16,
    /// Spots that end a move when they are entered: zones of control.
    pub stop: Option<Members<'a, S>>,
    /// Spots that cost more to leave.
    pub leaving: Option<Leaving<'a, S>>,
    /// Spots that may not be entered.
    pub blocked: Option<Members<'a, S>>,
    /// Hexsides that may not be crossed.
    pub barred: Option<Members<'a, SideIx>>,
    /// Spots at which the flood may end: it goes no further than the first of them. Costs of spots that it has not come
    /// to by then are not final.
    pub until: Option<Members<'a, S>>,
}

impl<'a, S> Flood<'a, S> {
    /// A flood that nothing holds up but its budget.
    pub fn new(net: &'a Net<S>, costs: &'a Costs<S>, budget: u16) -> Flood<'a, S> {
        Flood { net, costs, budget, stop: None, leaving: None, blocked: None, barred: None, until: None }
    }

    /// What every step from a spot costs beside its price, at a start as anywhere.
    pub(crate) fn leaving_cost(&self, spot: S) -> u16
    where
        S: Index,
    {
        self.leaving.filter(|leaving| leaving.spots.contains(spot)).map_or(0, |leaving| leaving.points.min(DEAREST))
    }
}

/// Spots that cost more to leave: zones of control, again.
#[derive(Debug, Clone, Copy)]
pub struct Leaving<'a, S> {
    /// Which.
    pub spots: Members<'a, S>,
    /// How many points more, up to [`DEAREST`].
    pub points: u16,
}

/// The mark of the flood that last came to a spot, less the cost, and the spot it came from.
///
/// One comparison of marks tells whether a spot is new or dearer than need be.
#[derive(Debug, Clone, Copy)]
struct Cell(u64);

impl Cell {
    fn new(mark: u32, from: u16) -> Cell {
        Cell(u64::from(mark) << 16 | u64::from(from))
    }

    fn mark(self) -> u32 {
        (self.0 >> 16) as u32
    }

    fn from(self) -> u16 {
        self.0 as u16
    }
}

/// The costs that the last flood found, and room for the next.
#[derive(Debug, Clone)]
pub struct Field<S = HexIx> {
    cells: Vec<Cell>,
    buckets: Vec<Vec<u16>>,
    reached: Vec<S>,
    mark: u32,
    budget: u16,
}

/// Marks of successive floods lie so far apart that a cost fits between.
const APART: u32 = 1 << 16;

impl<S: Index> Default for Field<S> {
    fn default() -> Field<S> {
        Field::new()
    }
}

impl<S: Index> Field<S> {
    /// A field that has flooded nothing yet.
    pub fn new() -> Field<S> {
        Field { cells: Vec::new(), buckets: Vec::new(), reached: Vec::new(), mark: APART, budget: 0 }
    }

    /// Floods from `starts`, which cost nothing and hold nobody up. Gives the first spot of `until` that it came to.
    pub fn flood(&mut self, rule: &Flood<'_, S>, starts: &[S]) -> Option<S> {
        self.make_ready(rule);
        let mut waiting = 0_usize;
        for &start in starts {
            if let Some(cell) = self.cells.get_mut(start.index())
                && cell.mark() < self.mark
            {
                *cell = Cell::new(self.mark, NOWHERE);
                self.buckets[0].push(start.index() as u16);
                waiting += 1;
            }
        }
        if rule.blocked.is_none() && rule.barred.is_none() && rule.leaving.is_none() {
            self.run::<false>(rule, waiting)
        } else {
            self.run::<true>(rule, waiting)
        }
    }

    /// Empties the buckets in turn. `GUARDED` floods look at blocked spots, barred hexsides and the price of leaving.
    fn run<const GUARDED: bool>(&mut self, rule: &Flood<'_, S>, mut waiting: usize) -> Option<S> {
        let (base, budget) = (self.mark, self.budget);
        let around = self.buckets.len() - 1;
        let cells = self.cells.as_mut_slice();
        let buckets = self.buckets.as_mut_slice();
        let steps = rule.costs.steps.as_slice();
        let mut cost = 0_u16;
        while waiting > 0 {
            let mark_here = base - u32::from(cost);
            // A step of no cost adds to the bucket that is being emptied.
            while let Some(here) = buckets[usize::from(cost) & around].pop() {
                waiting -= 1;
                let cell = cells[usize::from(here)];
                if cell.mark() != mark_here {
                    continue;
                }
                let spot = S::from_index(usize::from(here));
                self.reached.push(spot);
                if rule.until.is_some_and(|goals| goals.contains(spot)) {
                    buckets.iter_mut().for_each(Vec::clear);
                    return Some(spot);
                }
                if rule.stop.is_some_and(|stop| stop.contains(spot)) && cell.from() != NOWHERE {
                    continue;
                }
                let left = if GUARDED { cost.saturating_add(rule.leaving_cost(spot)) } else { cost };
                // Whether a step is an improvement is as good as a coin toss: note it without branching.
                let mut better = [(0_u16, 0_u16); 6];
                let mut found = 0;
                for (step, &Step { to, cost: price }) in steps[usize::from(here)].iter().enumerate() {
                    // A closed step is dearer than any budget.
                    let total = left.saturating_add(price);
                    let cell = Cell::new(base - u32::from(total), here);
                    let known = &mut cells[usize::from(to)];
                    let mut improves = (total <= budget) & (known.mark() < cell.mark());
                    if GUARDED {
                        improves = improves && !held_up(rule, here, step, to);
                    }
                    *known = if improves { cell } else { *known };
                    better[found] = (to, total);
                    found += usize::from(improves);
                }
                for &(to, total) in &better[..found] {
                    buckets[usize::from(total) & around].push(to);
                }
                waiting += found;
            }
            cost = cost.wrapping_add(1);
        }
        None
    }

    fn make_ready(&mut self, rule: &Flood<'_, S>) {
        if self.cells.len() != rule.costs.steps.len() || self.mark > u32::MAX - 2 * APART {
            self.cells.clear();
            self.cells.resize(rule.costs.steps.len(), Cell::new(0, NOWHERE));
            self.mark = APART;
        }
        self.mark += APART;
        self.budget = rule.budget.min(CLOSED - 1);
        let dearest = rule.costs.greatest + rule.leaving.map_or(0, |leaving| leaving.points.min(DEAREST));
        let needed = (usize::from(dearest) + 1).next_power_of_two();
        if self.buckets.len() < needed {
            self.buckets.resize_with(needed, Vec::new);
        }
        self.reached.clear();
    }

    /// What it costs to come to a spot; none if it is out of reach.
    pub fn cost(&self, spot: S) -> Option<u16> {
        let mark = self.cells.get(spot.index())?.mark();
        // The budget bounds what a flood can have written.
        (mark + u32::from(self.budget) >= self.mark).then(|| (self.mark - mark) as u16)
    }

    /// The points that are left after coming to a spot.
    pub fn remaining(&self, spot: S) -> Option<u16> {
        self.cost(spot).map(|cost| self.budget - cost)
    }

    /// The spot before this one on the cheapest path; none at a start or out of reach.
    pub fn came_from(&self, spot: S) -> Option<S> {
        self.cost(spot)?;
        let from = self.cells[spot.index()].from();
        (from != NOWHERE).then(|| S::from_index(usize::from(from)))
    }

    /// The cheapest path from a start to a spot, both ends included; empty if it is out of reach.
    pub fn path_into(&self, spot: S, path: &mut Vec<S>) {
        path.clear();
        if self.cost(spot).is_none() {
            return;
        }
        path.push(spot);
        let mut here = spot;
        while let Some(from) = self.came_from(here) {
            path.push(from);
            here = from;
        }
        path.reverse();
    }

    /// The cheapest path, in a list of its own.
    pub fn path(&self, spot: S) -> Vec<S> {
        let mut path = Vec::new();
        self.path_into(spot, &mut path);
        path
    }

    /// All spots within reach, the cheapest first.
    pub fn reached(&self) -> &[S] {
        &self.reached
    }
}

/// Whether a step leads into a blocked spot or over a barred hexside.
fn held_up<S: Index>(rule: &Flood<'_, S>, here: u16, step: usize, to: u16) -> bool {
    rule.blocked.is_some_and(|blocked| blocked.contains(S::from_index(usize::from(to))))
        || rule.barred.is_some_and(|barred| barred.contains(SideIx(rule.net.across[usize::from(here)][step])))
}
