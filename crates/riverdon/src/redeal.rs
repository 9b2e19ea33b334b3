//! States that a seat cannot tell apart: what it was not told is dealt anew.

use engine::{Chance, Seat};

use crate::battle;
use crate::data::Data;
use crate::leaders;
use crate::seats::side_of;
use crate::state::{Fog, State};

/// Another state in which the enemy has what the seat was not told of: ratings, stocks.
pub(crate) fn redeal(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut twin = *state;
    let Some(side) = side_of(seat) else { return twin };
    let enemy = side.enemy();
    if let (Some(battle), Some(clash)) = (&state.battle, &state.clash)
        && clash.attacker == side
    {
        twin.battle = Some(battle::hidden_elsewhere(data, battle, chance));
    }
    for leader in leaders::numbers() {
        let other = &mut twin.leaders[enemy][leader];
        if *other != crate::forces::Leader::default() && !other.known {
            let two = 2 + chance.below(6) + chance.below(6);
            other.rating = crate::army::rating(data, state.hosts[enemy].nation, two as u8);
        }
    }
    if state.settings.fog != Fog::Open {
        twin.hosts[enemy].resources = chance.below(12) as u16;
    }
    twin
}
