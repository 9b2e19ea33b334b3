//! 15.0 Naval units: they move along river hexsides, meet the enemy on the way, carry troops, lay and sweep mines.

mod carry;
mod communications;
mod meeting;
mod mines;
mod orders;
mod sail;
mod transport;

use engine::{Advance, Dice, Events, Interrupt, Message};

pub(crate) use carry::{sink, unload};
pub(crate) use communications::check_lines;
pub(crate) use meeting::{
    check_escape, check_fire, check_hold, check_loss, check_rescue, escape, fire, hold, rescue, shore_fire, take_loss,
};
pub(crate) use mines::{Harm, Peril, check_mine, check_sweep, mine, perils, sweep};
pub(crate) use orders::{answers, orders, orders_of, sample_voyage, ship_orders, steamer_orders};
pub(crate) use sail::{check_sail, check_waters, destinations, hexside_cost, risks, sail, way_to, ways};
pub(crate) use transport::{board, check_aboard, check_board, check_ferry, check_land, ferry, land, late};

use crate::args;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::{Naval, State};

/// Whom a meeting on the river waits for, and what it asks.
pub(crate) fn asks(data: &Data, state: &State, meeting: Naval) -> Option<(Side, Message)> {
    let owner = |vessel: UnitIx| state.side(data, vessel);
    let about = |clause, id, unit: UnitIx| Message::by(clause, id).with("unit", args::unit(unit));
    match meeting {
        Naval::Meeting { .. } => None,
        Naval::Hit { side, .. } => Some((side, Message::by("15.0.d", "elope-ask-lost-ship"))),
        Naval::Fire { side, .. } => Some((side, Message::by("15.5", "elope-ask-fire"))),
        Naval::Escape { steamer, points } => {
            let message = about("15.5", "elope-ask-escape", steamer).with("points", args::int(points));
            Some((owner(steamer), message))
        }
        Naval::Displaced { vessel, .. } => Some((owner(vessel), about("15.6.c", "elope-ask-displaced", vessel))),
        Naval::Rescue { side, units, .. } => {
            let message = Message::by("15.0.e", "elope-ask-rescue").with("unit", args::first(units));
            Some((side, message.with("others", args::others(units))))
        }
    }
}

/// Carry a meeting on by one step; what leaves no choice is done without asking.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    meeting: Naval,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    match meeting {
        Naval::Meeting { side, at, movers } => meeting::meet(data, state, side, at, movers, dice, events),
        Naval::Hit { among, .. } => Ok(meeting::settle_hit(data, state, among, events)),
        Naval::Fire { side, movers, steamers } => Ok(meeting::settle_fire(data, state, side, movers, steamers)),
        Naval::Escape { steamer, points } => Ok(meeting::settle_escape(data, state, steamer, points)),
        Naval::Displaced { vessel, by } => Ok(meeting::settle_displaced(data, state, vessel, by, events)),
        Naval::Rescue { side, units, reach } => Ok(carry::settle_rescue(data, state, side, units, reach, events)),
    }
}

/// The vessels on a hexside and on those next to it (15.0.b).
fn near(data: &Data, state: &State, vessels: Units, at: Reach) -> Units {
    let next = &data.board.reach_info(at).next;
    vessels.filter(|vessel| state.reach(vessel).is_some_and(|reach| reach == at || next.contains(&reach)))
}

/// Whether a moving vessel has met an enemy vessel this phase.
fn has_met(data: &Data, state: &State, mover: UnitIx, enemy: UnitIx) -> bool {
    state.met.contains(&data.roster, mover, enemy)
}

/// These have met now.
fn note_met(data: &Data, state: &mut State, movers: Units, enemies: Units) {
    for mover in movers.iter() {
        for enemy in enemies.iter() {
            state.met.insert(&data.roster, mover, enemy);
        }
    }
}
