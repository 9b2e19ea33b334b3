//! What an activation promises while it goes on: units that have been taken under command, Armt spent where there is somebody
//! to fight or to make whole, attacks that could be announced, and those that are.

use engine::Index;

use crate::armt;
use crate::combat::announce;
use crate::combat::propose;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side};
use crate::procedure::{Army, Frame, Segment};
use crate::state::State;

/// What it is worth to be able to do something; what comes of it is worth more.
mod price {
    /// A step under command.
    pub(super) const COMMANDED: i64 = 40;
    /// A point of strength of an army near the enemy, by the Armt that was spent for it.
    pub(super) const SPENT: [i64; 4] = [0, 9, 14, 18];
    /// From how many hexes an army is near the enemy.
    pub(super) const NEAR: u16 = 4;
    /// A lost step that can be made good.
    pub(super) const CAN_BE_REPLACED: i64 = 120;
    /// A hundredth of a step that an attack promises, and one that is announced: of the latter something comes for certain.
    pub(super) const PROMISED: i64 = 3;
    pub(super) const ANNOUNCED: i64 = 4;
}

/// What the activation under way promises, and to whom.
pub(super) fn prospects(data: &Data, state: &State) -> (Option<Side>, i64) {
    let side = match (state.activation.side, state.top()) {
        (Some(side), _) => side,
        (None, Frame::Independent { side, .. }) => side,
        _ => return (None, 0),
    };
    let armies = state.activation.armies.iter().filter(|army| army.hq.is_some());
    let means: i64 = armies.map(|army| means(data, state, side, army)).sum();
    (Some(side), means + attacks(data, state) + announced(data, state))
}

/// What an army has at its disposal.
fn means(data: &Data, state: &State, side: Side, army: &Army) -> i64 {
    let steps = |units: Counters| units.iter().map(|unit| i64::from(state.steps(data, unit))).sum::<i64>();
    let mut worth = steps(army.units) * price::COMMANDED;
    let Some(spent) = army.spent.filter(|spent| *spent > 0) else { return worth };
    let grid = &data.map.grid;
    let enemies = &state.cache.combat[side.enemy()];
    let is_near = |unit: &CounterIx| {
        let at = state.hex(data, *unit);
        at.is_some_and(|at| enemies.iter().any(|enemy| grid.distance(at, enemy) <= price::NEAR))
    };
    let strength = |unit: CounterIx| data.unit(unit).map_or(0, |unit| i64::from(unit.combat + unit.shock));
    let near: i64 = army.units.iter().filter(is_near).map(strength).sum();
    worth += near * price::SPENT[usize::from(spent).min(price::SPENT.len() - 1)];
    if armt::allowed(data, army).replacements
        && let Frame::Army { segment: Segment::Pick | Segment::Supply | Segment::Spend | Segment::Replace } =
            state.top()
        && let Some(faction) = army.hq.map(|hq| state.faction(data, data.counter_of(hq)))
    {
        let lost: i64 = army.units.iter().map(|unit| i64::from(state.hits[unit])).sum();
        worth += lost.min(i64::from(state.pr[faction])) * price::CAN_BE_REPLACED;
    }
    worth
}

/// What attacks promise that could still be announced: as many as Armt allows, the best of them.
fn attacks(data: &Data, state: &State) -> i64 {
    let to_come = match state.top() {
        Frame::Army { segment } => !matches!(segment, Segment::Fight | Segment::ReserveFight | Segment::Adjust),
        Frame::Independent { segment, .. } => matches!(segment, Segment::Move | Segment::Announce),
        _ => false,
    };
    if !to_come {
        return 0;
    }
    let mut promises = propose::promises(data, state);
    promises.sort_unstable_by_key(|promise| -promise);
    let allowed = |army: &Army| armt::allowed(data, army).attacks.map_or(usize::MAX, usize::from);
    let armies = state.activation.armies.iter().filter(|army| army.hq.is_some());
    let most = armies.map(allowed).reduce(usize::saturating_add).unwrap_or(usize::MAX);
    promises.iter().take(most).map(|promise| i64::from(*promise) * price::PROMISED).sum()
}

/// What combats promise that were announced and are not resolved.
fn announced(data: &Data, state: &State) -> i64 {
    let mut worth = 0;
    for (index, combat) in state.combats.iter().enumerate() {
        let Some(target) = combat.target.filter(|_| !combat.resolved) else { continue };
        let fights = |unit: &CounterIx| usize::from(state.fights[*unit]) == index + 1;
        let units = Counters::of((0..data.units.len()).map(CounterIx::from_index).filter(fights));
        if !units.is_empty() {
            worth += i64::from(propose::worth(data, state, &announce::clash(data, state, units, target)));
        }
    }
    worth * price::ANNOUNCED
}
