//! Orders, missions and answers that are written and not shown (5.gen.2, 9b.gen.2, 9.rec.2).

use engine::Chance;

use crate::assets;
use crate::campaign::OrderKind;
use crate::data::Data;
use crate::general::scouting;
use crate::ids::Side;
use crate::orders::ORDERS;
use crate::procedure::{Frame, Progress, Way};
use crate::state::State;
use crate::tactics;
use crate::writing::{check_kind, leaderless_order, numbers};

/// Whether the enemy's orders are written, or being written.
fn is_written(twin: &State) -> bool {
    twin.stack.frames().iter().any(|frame| {
        matches!(
            frame,
            Frame::Orders | Frame::Missions | Frame::Assets { .. } | Frame::Battery { .. } | Frame::Execution { .. }
        )
    })
}

/// Orders that the enemy has not shown: any that his tactic allows; the necessary one stays where it is.
pub(super) fn deal_orders(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    if !is_written(twin) {
        return;
    }
    let needed = if twin.operates(enemy) { tactics::necessary(data, twin) } else { None };
    for force in numbers() {
        let group = *twin.force(enemy, force);
        let open = group.is_there() && !group.shown && !group.acted && !group.mutinous && group.fought == 0;
        let bound = group.surrounded || group.order.is_some() && group.order == needed;
        let digs_for_track = group.order == Some(OrderKind::DigIn) && twin.scenario(data).trains.is_some();
        let serves = assets::placed(twin, enemy).any(|(_, mission)| assets::serves(twin, enemy, &mission, force));
        if !open || bound || digs_for_track || serves {
            continue;
        }
        let mut kinds: Vec<Option<OrderKind>> = vec![None];
        match group.leader {
            Some(_) => {
                kinds.extend(
                    ORDERS.into_iter().filter(|kind| check_kind(data, twin, enemy, force, *kind).is_ok()).map(Some),
                );
            }
            None => kinds.extend(leaderless_order(data, twin.tactics[enemy]).map(|(kind, _)| Some(kind))),
        }
        if let Some(kind) = chance.pick(&kinds) {
            twin.force_mut(enemy, force).order = *kind;
        }
    }
}

/// Missions that nobody has seen are as good as none; at a real table both see what serves in the battle.
pub(super) fn drop_missions(twin: &mut State, enemy: Side) {
    if twin.talks.is_some() {
        return;
    }
    let unseen: Vec<usize> = assets::placed(twin, enemy)
        .filter(|(_, mission)| assets::is_unseen(mission))
        .map(|(number, _)| number)
        .collect();
    for number in unseen {
        if let Some(mission) = twin.missions[enemy][number].take() {
            assets::refund(twin, enemy, &mission);
        }
    }
}

/// Leaves out what a side has written and nobody has seen at work: orders, and missions that are still to be carried out.
/// Whether one of them waits for a battle may rest on an order.
pub(crate) fn forget(state: &mut State, side: Side) {
    for mission in &mut state.missions[side] {
        *mission = mission.filter(|mission| mission.progress != Progress::Placed);
    }
    for force in numbers() {
        let group = state.force_mut(side, force);
        if !group.shown {
            group.order = None;
        }
    }
}

/// Totals and ways to fight that lie under seal.
pub(super) fn deal_answers(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    let Some(mut clash) = twin.clash else { return };
    if let (Some(_), Frame::Clash { stage: crate::procedure::ClashStage::Reports }) = (clash.stated[enemy], twin.top())
    {
        let (least, most) = scouting::bounds(twin.stands_at(enemy, clash.at).total(data));
        clash.stated[enemy] = Some(least + chance.below(usize::from(most - least) + 1) as u8);
    }
    if clash.way[enemy].is_some() && clash.way[enemy.enemy()].is_none() {
        clash.way[enemy] = chance.pick(&[Way::Resolved, Way::Played, Way::Entered]).copied();
    }
    twin.clash = Some(clash);
}
