//! 16.0 Armoured trains: their use, their rails and their retreats.

use hexmap::HexIx;

use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::state::{Place, State};

/// 16.2: after two turns of use a train adds nothing until it has replenished.
pub(crate) fn is_spent(data: &Data, state: &State, train: UnitIx) -> bool {
    let most = data.tables.supply.train_resupply.after_turns_of_use;
    state.uses[train] >= most && !state.fought.contains(train)
}

/// 16.2: trains that take part in the battle have a turn of use.
pub(crate) fn note_use(data: &Data, state: &mut State) {
    let battle = &state.battle;
    let Some(target) = battle.target else { return };
    let here = state.ground_in(data, battle.defender(), target).or(battle.attackers);
    for train in here.and(data.roster.kinds.trains).iter() {
        if !is_spent(data, state, train) && !state.fought.contains(train) {
            state.fought.insert(train);
            state.uses[train] += 1;
        }
    }
}

/// 16.1.b: a train goes back along the railway, toward its own end of it; where to, if it can.
pub(crate) fn retreat(data: &Data, state: &mut State, train: UnitIx, hexes: u8) -> Option<HexIx> {
    let side = state.side(data, train);
    let mut at = state.hex(train).and_then(|hex| data.board.rail_at[hex.index()])?;
    for _ in 0..hexes {
        let next = match side {
            Side::Allied => at.checked_sub(1),
            Side::Red => Some(at + 1),
        };
        let open = |hex: &HexIx| !state.wrecked.contains(*hex) && state.ground_in(data, side.enemy(), *hex).is_empty();
        at = next.filter(|index| data.board.railway.get(usize::from(*index)).is_some_and(open))?;
    }
    let to = data.board.railway[usize::from(at)];
    state.put(data, train, Place::Hex(to));
    Some(to)
}
