//! Dijkstra as the textbook has it: the yardstick for [`crate::Field`] in benchmarks and its oracle in tests.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::Index;

use crate::field::Flood;
use crate::grid::SideIx;
use crate::net::{CLOSED, Step};

/// The cost to every spot, or [`CLOSED`] where it is out of reach. `until` is not heeded.
pub fn plain_dijkstra<S: Index>(rule: &Flood<'_, S>, starts: &[S]) -> Vec<u16> {
    let mut cost = vec![CLOSED; rule.net.len()];
    let mut queue = BinaryHeap::new();
    let mut begun = vec![false; rule.net.len()];
    for start in starts {
        let start = start.index();
        cost[start] = 0;
        begun[start] = true;
        queue.push(Reverse((0_u16, start)));
    }
    while let Some(Reverse((here_cost, here))) = queue.pop() {
        if here_cost > cost[here] {
            continue;
        }
        if !begun[here] && rule.stop.is_some_and(|stop| stop.contains(S::from_index(here))) {
            continue;
        }
        for step in 0..6 {
            let Step { to, cost: price } = rule.costs.steps[here][step];
            if price == CLOSED {
                continue;
            }
            let total = u32::from(here_cost) + u32::from(rule.leaving_cost(S::from_index(here))) + u32::from(price);
            if total > u32::from(rule.budget.min(CLOSED - 1)) || total >= u32::from(cost[usize::from(to)]) {
                continue;
            }
            let blocked = rule.blocked.is_some_and(|blocked| blocked.contains(S::from_index(usize::from(to))));
            let barred = rule.barred.is_some_and(|barred| barred.contains(SideIx(rule.net.across[here][step])));
            if !blocked && !barred {
                cost[usize::from(to)] = total as u16;
                queue.push(Reverse((total as u16, usize::from(to))));
            }
        }
    }
    cost
}
