//! N.finland.8, N.romania.9: whoever is asked for peace or war gives it, or lets it be.

use engine::{Breach, Events};

use super::closing;
use crate::data::Data;
use crate::order::Order;
use crate::procedure::Frame;
use crate::state::State;
use crate::{args, politics};

/// Whether a country may be asked for peace now, or war be declared on it.
pub(crate) fn check(data: &Data, state: &State, order: &Order) -> Result<(), Breach> {
    let (country, for_peace) = match order {
        Order::Sue(country) => (*country, true),
        Order::Declare(country) => (*country, false),
        _ => return Err(Breach::plain("rossyia-nobody-named")),
    };
    let asked = |event| closing::country(data, event) == Some(country);
    let now = matches!(state.top(), Frame::Treaty { event } if asked(event));
    match now && state.at_war.contains(country) == for_peace {
        true => Ok(()),
        false => {
            let clause = if for_peace { "N.finland.8" } else { "N.romania.9" };
            Err(Breach::of(clause, "rossyia-neither-war-nor-peace").with("faction", args::faction(country)))
        }
    }
}

/// What is asked for comes about.
pub(crate) fn carry_out(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let Frame::Treaty { event } = state.top() else { return };
    state.stack.pop();
    politics::events::occur(data, state, event, events);
}
