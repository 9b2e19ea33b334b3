//! The cheapest way over land that there would be, if points were no matter, and then if some of what bars it were not there.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::Breach;

use crate::data::Data;
use crate::ids::{Counters, Spot, Whereabouts};
use crate::state::State;
use crate::{movement, nations, step_price};

/// What a step is barred by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// The enemy and his ZOC: another day he may be gone.
    Enemy,
    /// Treaties, borders, what a nation may do, the area of the scenario.
    Standing,
    /// The map.
    Ground,
}

impl Kind {
    /// The kind of a reason.
    pub(super) fn of(why: &Breach) -> Kind {
        match why.0.id {
            "rossyia-enemy-in-the-way" | "rossyia-river-barred" | "rossyia-box-needs-attackers" => Kind::Enemy,
            "rossyia-water" | "rossyia-strait" | "rossyia-not-adjacent" | "rossyia-no-entry" | "rossyia-no-link" => {
                Kind::Ground
            }
            _ => Kind::Standing,
        }
    }
}

/// What holds up a march that has points enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    Everything,
    /// All but enemies.
    Standing,
    Ground,
}

impl Hold {
    /// The strictest first.
    pub(super) const ALL: [Hold; 3] = [Hold::Everything, Hold::Standing, Hold::Ground];

    fn forgives(self, kind: Kind) -> bool {
        match self {
            Hold::Everything => false,
            Hold::Standing => kind == Kind::Enemy,
            Hold::Ground => kind != Kind::Ground,
        }
    }
}

/// Why a group may not take a step, whatever it costs.
pub(super) fn barred(data: &Data, state: &State, group: Counters, from: Spot, to: Spot) -> Option<Breach> {
    let first = group.first()?;
    let (faction, side) = (state.faction(data, first), state.side(data, first)?);
    let step = movement::check_step(data, state, faction, side, from, to);
    let judged = step.and_then(|()| nations::check_step(data, state, group, from, to));
    let judged = judged.and_then(|()| match data.ids.whereabouts(to) {
        Whereabouts::Box(_) => movement::check_box(data, state, group, side, to),
        Whereabouts::Hex(_) => Ok(()),
    });
    judged.err()
}

/// The cheapest way from a spot to another and what it costs, as far as this holds it up.
pub(super) fn cheapest(
    data: &Data,
    state: &State,
    group: Counters,
    from: Spot,
    to: Spot,
    hold: Hold,
) -> Option<(u16, Vec<Spot>)> {
    let mut known: Vec<Option<(u16, Spot)>> = vec![None; data.spots()];
    let mut open = BinaryHeap::from([Reverse((0u16, from))]);
    known[from.index()] = Some((0, from));
    while let Some(Reverse((cost, here))) = open.pop() {
        if here == to {
            return Some((cost, path(&known, from, to)));
        }
        if known[here.index()].is_some_and(|(least, _)| least < cost) {
            continue;
        }
        for next in beside(data, here) {
            let kind = barred(data, state, group, here, next).map(|why| Kind::of(&why));
            if kind.is_some_and(|kind| !hold.forgives(kind)) {
                continue;
            }
            let total = cost + u16::from(step_price::dearest(data, state, group, here, next).0);
            if known[next.index()].is_none_or(|(least, _)| total < least) {
                known[next.index()] = Some((total, here));
                open.push(Reverse((total, next)));
            }
        }
    }
    None
}

fn path(known: &[Option<(u16, Spot)>], from: Spot, to: Spot) -> Vec<Spot> {
    let mut path = Vec::new();
    let mut here = to;
    while here != from {
        path.push(here);
        let Some((_, before)) = known[here.index()] else { break };
        here = before;
    }
    path.reverse();
    path
}

/// The spots that a step leads to.
fn beside(data: &Data, here: Spot) -> Vec<Spot> {
    match data.ids.whereabouts(here) {
        Whereabouts::Hex(hex) => {
            let around = data.map.grid.neighbours(hex).map(|(_, next)| data.ids.at_hex(next));
            around.chain(data.board.entry_of[hex.index()].map(|of| data.ids.in_box(of))).collect()
        }
        Whereabouts::Box(of) => {
            let entries = data.map.off_map[of.index()].entries.iter().map(|hex| data.ids.at_hex(*hex));
            entries.chain(data.board.linked[of.index()].iter().map(|next| data.ids.in_box(*next))).collect()
        }
    }
}
