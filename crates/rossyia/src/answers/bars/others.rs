//! What bars counters while something else than movement is under way: arrivals, losses, retreats, aircraft, options.

use engine::{Breach, Seat};

use crate::answers::group;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{Counters, Spot};
use crate::order::Order;
use crate::procedure::{BoxStage, CombatStage, Frame};
use crate::state::State;
use crate::{args, rules, sequence};

/// Why a group has no part in what is asked, or none in a place: what refuses the order that it would give.
pub(super) fn bars(game: &Rossyia, state: &State, seat: Seat, who: Counters, goal: Option<Spot>) -> Option<Breach> {
    let data = game.data();
    if goal.is_none() {
        let ids: Vec<&str> = who.iter().map(|one| data.ids.id(one)).collect();
        let mut able = Vec::new();
        group::orders_of(game, state, seat, &ids, &mut able);
        if !able.is_empty() {
            return None;
        }
    }
    match order(state, who, goal) {
        Some(order) => rules::check(data, state, seat, &order).err(),
        None => idle(data, state, who),
    }
}

/// The order that a group would give now.
fn order(state: &State, who: Counters, goal: Option<Spot>) -> Option<Order> {
    let first = who.first()?;
    let at = || goal.or_else(|| state.spot(first)).unwrap_or(Spot(0));
    let path = || goal.into_iter().collect::<Vec<Spot>>();
    Some(match (state.top(), goal) {
        (Frame::Placing { .. }, _) | (Frame::Effect { .. }, Some(_)) => Order::Place(who, at()),
        (Frame::Effect { .. }, None) => Order::Target(who),
        (Frame::Losses { .. }, _) => Order::Lose(who.iter().map(|unit| (unit, 1)).collect()),
        (
            Frame::Combat { stage: CombatStage::Decide | CombatStage::Retreat }
            | Frame::Flight { .. }
            | Frame::BoxCombat { stage: BoxStage::Withdraw, .. },
            _,
        ) => Order::Retreat(who, path()),
        (Frame::Combat { stage: CombatStage::Advance }, _) => Order::Advance(who, path()),
        (Frame::Interception { .. }, _) => Order::Intercept(first),
        (Frame::Landing { .. } | Frame::Displaced { .. }, _) => Order::Fly(who, at()),
        (Frame::TrainReaction { .. }, _) => Order::React(first, path()),
        (Frame::TrainLevel { .. }, _) => Order::Turn(first),
        (Frame::Excess { .. }, _) => Order::Disband(who),
        (Frame::Partisans { .. }, _) => Order::Strike(first),
        _ => return None,
    })
}

/// That nothing is asked of a group, by the clause of what is asked.
fn idle(data: &Data, state: &State, who: Counters) -> Option<Breach> {
    let (_, asked, _) = sequence::asks(data, state)?;
    Some(Breach::of(asked.clause?.0, "rossyia-asked-otherwise").with("unit", args::counter(who.first()?)))
}
