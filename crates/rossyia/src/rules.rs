//! Every order finds its rule: what judges it, and what carries it out.

use engine::{Breach, Dice, Events, Interrupt, Seat};

use crate::data::Data;
use crate::order::Order;
use crate::sequence;
use crate::state::State;

/// Whether an order is legal.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
    if sequence::decision(data, state, seat).is_none() {
        return Err(Breach::of("IV.0.1", "rossyia-out-of-turn"));
    }
    match order {
        _ => Err(Breach::of("I.B.6", "rossyia-not-in-this-segment")),
    }
}

/// Carry out the first step of an order; give the rest.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    order: &Order,
    _dice: &mut Dice,
    _events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    check(data, state, seat, order)?;
    Ok(None)
}
