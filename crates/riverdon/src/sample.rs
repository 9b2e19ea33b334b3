//! One legal order at random: one of those listed; sealed answers are closed soon, and marches go on.

use engine::{Chance, Seat};

use crate::data::Data;
use crate::order::Order;
use crate::procedure::Frame;
use crate::rules;
use crate::state::State;
use crate::{orders, sequence};

/// How often, in so many draws, a sealed answer is closed if it can be.
const CLOSES_ONE_IN: usize = 3;

/// One legal order.
pub(crate) fn sample(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    sequence::decision(state, seat)?;
    let legal = |order: &Order| rules::check(data, state, seat, order).is_ok();
    let sealed =
        matches!(state.top(), Frame::Buying | Frame::SettingUp | Frame::Leaders | Frame::Orders | Frame::Missions);
    if sealed && chance.one_in(CLOSES_ONE_IN) && legal(&Order::Done) {
        return Some(Order::Done);
    }
    let mut candidates = Vec::new();
    orders::candidates(data, state, seat, &mut candidates);
    let tame = |order: &Order| !matches!(order, Order::Lift(_) | Order::Unite(_) | Order::Name(_));
    if !chance.one_in(20) {
        candidates.retain(tame);
    }
    while !candidates.is_empty() {
        let order = candidates.swap_remove(chance.below(candidates.len()));
        if legal(&order) {
            return Some(order);
        }
    }
    let mut all = Vec::new();
    orders::orders(data, state, seat, &mut all);
    chance.pick(&all).cloned()
}
