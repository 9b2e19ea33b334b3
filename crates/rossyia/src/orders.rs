//! Orders to choose from: enough to reach every end of the game.

use engine::Seat;

use crate::data::Data;
use crate::order::Order;
use crate::sequence;
use crate::state::State;

/// Orders that are legal for the seat now.
pub(crate) fn orders(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    if sequence::decision(data, state, seat).is_none() {
        return;
    }
    let _ = out;
}
