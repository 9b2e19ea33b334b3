//! Where a group can go and what it costs to come there: one flood under all rules of normal movement or of a march (VI.B to
//! VI.E, X.move, X.zone, VIII.D, N). [`crate::movement`] judges a path by the same prices; stacking, halts and the radius of a
//! march matter where a move ends, so that they are asked of the places that are chosen.

use std::cell::RefCell;

use hexmap::{Direction, HexIx};

use crate::data::Data;
use crate::ids::{Counters, FactionIx, Hexes, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::prices::Class;
use crate::state::State;
use crate::{air, nations, step_price, supply, zones};

/// The cost of a spot that is out of reach.
const FAR: u8 = u8::MAX;
/// Prices of different classes in a group.
const CLASSES: usize = 6;

/// What the last flood found, and room for the next: nothing is allocated once it has been used.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    cost: Vec<u8>,
    from: Vec<Spot>,
    /// Spots by their cost, while the flood runs.
    buckets: Vec<Vec<Spot>>,
    reached: Vec<Spot>,
}

/// What a flood has to know of a group.
struct Group<'a> {
    start: Spot,
    faction: FactionIx,
    side: Side,
    who: Counters,
    /// Points that its slowest has left (X.move.1).
    budget: u8,
    manner: Manner,
    /// A nation has something to say about every step of it (N.greens.9, N.poland.22).
    bound: bool,
    /// Nobody of it has moved: one step is free (VI.D.8), and a passage from box to box can be made (VIII.D.8).
    fresh: bool,
    /// Prices of the hexes, and of leaving a ZOC, for each class in it.
    rows: [(&'a [u8], u8); CLASSES],
    classes: usize,
    /// Land in play that no border closes.
    open: Hexes,
}

impl<'a> Group<'a> {
    /// A group that may move over land now, in this manner.
    fn new(data: &'a Data, state: &State, who: Counters, manner: Manner) -> Option<Group<'a>> {
        let start = match manner {
            Manner::Normal => movement::check_mover(data, state, who).ok()?,
            Manner::March => movement::check_marcher(data, state, who).ok()?,
        };
        let first = who.first()?;
        let (faction, side) = (state.faction(data, first), state.side(data, first)?);
        let mut rows: [(&[u8], u8); CLASSES] = [(&[], 0); CLASSES];
        let mut known: [Option<Class>; CLASSES] = [None; CLASSES];
        let mut classes = 0;
        for unit in who.iter() {
            let class = step_price::class(data, unit)?;
            let at = known.iter().position(|one| *one == Some(class)).unwrap_or(classes);
            if at == classes {
                known[at] = Some(class);
                rows[at].0 = data.prices.entry(class, state.weather);
                classes += 1;
            }
            rows[at].1 = rows[at].1.max(step_price::exit_price(data, state, unit));
        }
        Some(Group {
            start,
            faction,
            side,
            who,
            budget: movement::left(data, state, who, manner),
            manner,
            bound: nations::binds_steps(data, state, who),
            fresh: who.iter().all(|unit| !movement::has_moved(state, unit)),
            rows,
            classes,
            open: state.land(data).without(supply::closed(data, state, faction)),
        })
    }

    /// What entering a hex costs the dearest of the group, when it leaves a ZOC and when not.
    fn entry(&self, to: HexIx, leaves_zoc: bool) -> u8 {
        let price = |(row, exit): &(&[u8], u8)| row[to.index()] + if leaves_zoc { *exit } else { 0 };
        self.rows[..self.classes].iter().map(price).max().unwrap_or(0)
    }

    /// Whether a hex of land may be entered, from wherever.
    fn may_enter(&self, state: &State, to: HexIx) -> bool {
        self.open.contains(to)
            && !movement::is_occupied(state, self.side, to)
            // VI.E.6
            && !(self.manner == Manner::March && state.in_enemy_zoc(self.side, to))
    }

    /// Whether its nation lets it take a step over land.
    fn may_step(&self, data: &Data, state: &State, from: Spot, to: Spot) -> bool {
        !self.bound || nations::check_step(data, state, self.who, from, to).is_ok()
    }

    /// What a step into a box, out of one or between two costs the dearest of the group.
    fn box_price(&self, data: &Data, state: &State, from: Spot, to: Spot) -> u8 {
        self.who.iter().map(|unit| step_price::price(data, state, unit, from, to)).max().unwrap_or(0)
    }

    /// Whether a step between boxes is no passage, which takes a whole turn (VIII.D.8), but leads through a country that lets
    /// its guests through (N.georgia.4).
    fn crosses(&self, data: &Data, state: &State, from: Spot, to: Spot) -> bool {
        let crossing = |unit| nations::caucasus::crossing(data, state, unit, from, to).is_some();
        self.who.first().is_some_and(crossing)
    }
}

impl Reach {
    /// What it costs to come to a spot; none if it is out of reach.
    pub(crate) fn cost(&self, spot: Spot) -> Option<u8> {
        self.cost.get(spot.index()).copied().filter(|cost| *cost != FAR)
    }

    /// All spots in reach, the cheapest first; the first is where the group is.
    pub(crate) fn reached(&self) -> &[Spot] {
        &self.reached
    }

    /// The cheapest path to a spot, without the start; empty if it is out of reach.
    pub(crate) fn path_into(&self, to: Spot, path: &mut Vec<Spot>) {
        path.clear();
        let Some(&start) = self.reached.first() else { return };
        let mut here = to;
        while here != start && self.cost(here).is_some() {
            path.push(here);
            here = self.from[here.index()];
        }
        path.reverse();
    }

    fn make_ready(&mut self, data: &Data) {
        if self.cost.len() != data.spots() {
            self.cost = vec![FAR; data.spots()];
            self.from = vec![Spot(0); data.spots()];
            self.buckets.resize_with(usize::from(FAR), Vec::new);
        }
        for spot in self.reached.drain(..) {
            self.cost[spot.index()] = FAR;
        }
    }

    fn note(&mut self, from: Spot, to: Spot, cost: u8) {
        self.cost[to.index()] = cost;
        self.from[to.index()] = from;
        self.buckets[usize::from(cost)].push(to);
    }

    fn flood(&mut self, data: &Data, state: &State, group: &Group<'_>) {
        self.make_ready(data);
        self.note(group.start, group.start, 0);
        for cost in 0..=group.budget {
            while let Some(spot) = self.buckets[usize::from(cost)].pop() {
                if self.cost[spot.index()] != cost {
                    continue;
                }
                self.reached.push(spot);
                match data.ids.whereabouts(spot) {
                    Whereabouts::Hex(hex) => self.leave_hex(data, state, group, spot, hex, cost),
                    Whereabouts::Box(of) => {
                        for &entry in &data.map.off_map[of.index()].entries {
                            let to = data.ids.at_hex(entry);
                            let open = group.may_enter(state, entry);
                            if open && group.may_step(data, state, spot, to) {
                                self.try_step(group, spot, to, cost, group.box_price(data, state, spot, to));
                            }
                        }
                        for to in data.board.linked[of.index()].iter().map(|next| data.ids.in_box(*next)) {
                            let crosses = group.crosses(data, state, spot, to);
                            let price = if crosses { group.box_price(data, state, spot, to) } else { FAR };
                            if crosses || group.fresh && spot == group.start {
                                self.try_box(data, state, group, spot, to, cost, price);
                            }
                        }
                    }
                }
            }
        }
    }

    fn leave_hex(&mut self, data: &Data, state: &State, group: &Group<'_>, spot: Spot, here: HexIx, cost: u8) {
        let board = &data.board;
        let in_zoc = state.in_enemy_zoc(group.side, here);
        let limit = data.factions[group.faction.index()].limit;
        for (index, &to) in board.around[here.index()].iter().enumerate() {
            let Some(to) = to else { continue };
            let base = group.entry(to, false);
            let next = data.ids.at_hex(to);
            if base == 0 || self.cost[next.index()] <= cost {
                continue;
            }
            let direction = Direction::new(index);
            if board.strait[here.index()].has(direction) || !group.may_enter(state, to) {
                continue;
            }
            if limit.is_some() && movement::is_beyond_zone(data, state, group.faction, here, to) {
                continue;
            }
            let river = match board.major[here.index()].has(direction) || board.minor[here.index()].has(direction) {
                true => step_price::river_price(data, state.weather_at(data, next), here, direction),
                false => 0,
            };
            if zones::bars_crossing(data, state, group.side, here, direction, to)
                || !group.may_step(data, state, spot, next)
            {
                continue;
            }
            let under_fire = air::interdiction_cost(data, state, Whereabouts::Hex(here), Whereabouts::Hex(to));
            let entry = if in_zoc { group.entry(to, true) } else { base };
            self.try_step(group, spot, next, cost, entry + river + under_fire);
        }
        if let Some(of) = board.entry_of[here.index()] {
            let to = data.ids.in_box(of);
            self.try_box(data, state, group, spot, to, cost, group.box_price(data, state, spot, to));
        }
    }

    #[allow(clippy::too_many_arguments, reason = "a step")]
    fn try_box(&mut self, data: &Data, state: &State, group: &Group<'_>, from: Spot, to: Spot, cost: u8, price: u8) {
        // VI.E.4: who marches does not attack.
        let attackers = if group.manner == Manner::March { Counters::NONE } else { group.who };
        if movement::check_box(data, state, attackers, group.side, to).is_ok()
            && nations::check_step(data, state, group.who, from, to).is_ok()
        {
            self.try_step(group, from, to, cost, price);
        }
    }

    /// A step that is dearer than what is left is taken by whoever has not moved yet, and takes all of it (VI.D.8).
    #[inline]
    fn try_step(&mut self, group: &Group<'_>, from: Spot, to: Spot, cost: u8, price: u8) {
        let total = match cost.saturating_add(price) {
            total if total <= group.budget => total,
            _ if group.fresh && from == group.start => group.budget,
            _ => return,
        };
        if total < self.cost[to.index()] {
            self.note(from, to, total);
        }
    }
}

thread_local! {
    /// Room for floods of movement, used again and again.
    static ROOM: RefCell<Reach> = RefCell::new(Reach::default());
}

/// Floods where a group can move in a manner, and works with what was found; nothing for a group that cannot move so now.
pub(crate) fn with_reach<T>(
    data: &Data,
    state: &State,
    who: Counters,
    manner: Manner,
    work: impl FnOnce(&Reach) -> T,
) -> Option<T> {
    let group = Group::new(data, state, who, manner)?;
    Some(ROOM.with(|room| {
        let reach = &mut *room.borrow_mut();
        reach.flood(data, state, &group);
        work(reach)
    }))
}
