//! 12.0, 19.0 and 22.0: aircraft, carriers and gas. An aircraft's place is its base; what it does in a Combat Phase is
//! its task.

mod bases;
mod bombing;
mod flight;
mod interception;
mod missions;
mod offers;

use engine::{Breach, Seat};

use crate::args;
use crate::counters::UnitIx;
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Frame, State, side_of};

pub(crate) use bases::{
    advance_stranded, carrier_gone, check_base, check_entry, check_transfer, first_base, gather, retire, return_home,
    transfer,
};
pub(crate) use bombing::{Run, bomb, bomb_strength, effect};
pub(crate) use flight::{check_ready, is_on_pegasus, start_dice};
pub(crate) use interception::{
    air_strength, can_be_intercepted, check_intercept, column, fight, intercept, may_meet, row, take_losses,
    why_no_interception,
};
pub(crate) use missions::{attack_on, bombers, check_bomb, check_support, is_reached, order_bombing, support};
pub(crate) use offers::{answers, interceptions, missions, transfers, transfers_of};

/// 10.21: aircraft at land bases without supply.
pub(crate) fn unsupplied(data: &Data, state: &State) -> Units {
    let based = data.roster.kinds.aircraft.and(state.in_hexes);
    based.filter(|plane| !bases::is_supplied(data, state, plane))
}

/// T.air.b: whether these are the aircraft to lose.
pub(crate) fn check_losses(state: &State, seat: Seat, shares: &[(UnitIx, u8)]) -> Result<(), Breach> {
    let Frame::AirLosses { side, count, among } = state.top() else {
        return Err(Breach::of("T.air.b", "elope-no-losses-to-take"));
    };
    if side != side_of(seat) {
        return Err(Breach::of("T.air.b", "elope-no-losses-to-take"));
    }
    let mut lost = Units::NONE;
    for (plane, steps) in shares {
        if !among.contains(*plane) || lost.contains(*plane) || *steps != 1 {
            return Err(Breach::of("T.air.b", "elope-cannot-lose-that").with("unit", args::unit(*plane)));
        }
        lost.insert(*plane);
    }
    if lost.len() != usize::from(count) {
        return Err(Breach::of("T.air.b", "elope-wrong-air-losses").with("count", args::int(count)));
    }
    Ok(())
}
