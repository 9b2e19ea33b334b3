//! 5.gen, 5.op, 5.def: operations and defences, and which orders they allow.

use engine::{Breach, Events, Message, Seats};

use crate::args;
use crate::campaign::{OrderKind, Tactic};
use crate::data::Data;
use crate::ids::Side;
use crate::procedure::Frame;
use crate::state::State;

/// Every tactic.
pub(crate) const TACTICS: [Tactic; 6] =
    [Tactic::Probe, Tactic::Assault, Tactic::Breakthrough, Tactic::Hold, Tactic::Withdrawal, Tactic::Counterattack];

/// The orders that a tactic allows.
pub(crate) fn allowed(data: &Data, tactic: Tactic) -> &[OrderKind] {
    let operation = data.campaign.operations.iter().find(|one| one.id == tactic).map(|one| &one.allowed[..]);
    let defence = || data.campaign.defences.iter().find(|one| one.id == tactic).map(|one| &one.allowed[..]);
    operation.or_else(defence).unwrap_or(&[])
}

/// The clause of a tactic.
pub(crate) const fn clause(tactic: Tactic) -> &'static str {
    match tactic {
        Tactic::Probe => "5.op.probe",
        Tactic::Assault => "5.op.assault",
        Tactic::Breakthrough => "5.op.breakthrough",
        Tactic::Hold => "5.def.hold",
        Tactic::Withdrawal => "5.def.withdrawal",
        Tactic::Counterattack => "5.def.counterattack",
    }
}

/// The message id of a tactic's name.
pub(crate) const fn term(tactic: Tactic) -> &'static str {
    match tactic {
        Tactic::Probe => "riverdon-tactic-probe",
        Tactic::Assault => "riverdon-tactic-assault",
        Tactic::Breakthrough => "riverdon-tactic-breakthrough",
        Tactic::Hold => "riverdon-tactic-hold",
        Tactic::Withdrawal => "riverdon-tactic-withdrawal",
        Tactic::Counterattack => "riverdon-tactic-counterattack",
    }
}

/// The message id of an order's name.
pub(crate) const fn order_term(order: OrderKind) -> &'static str {
    match order {
        OrderKind::Probe => "riverdon-order-probe",
        OrderKind::Assault => "riverdon-order-assault",
        OrderKind::Breakthrough => "riverdon-order-breakthrough",
        OrderKind::Maneuver => "riverdon-order-maneuver",
        OrderKind::Disengage => "riverdon-order-disengage",
        OrderKind::Reserve => "riverdon-order-reserve",
        OrderKind::DigIn => "riverdon-order-dig-in",
    }
}

fn is_operation(data: &Data, tactic: Tactic) -> bool {
    data.campaign.operations.iter().any(|one| one.id == tactic)
}

/// The order that the operation of the turn needs (5.gen.4).
pub(crate) fn necessary(data: &Data, state: &State) -> Option<OrderKind> {
    let operation = state.tactics[state.initiative]?;
    data.campaign.operations.iter().find(|one| one.id == operation).and_then(|one| one.necessary.first().copied())
}

/// 5.gen.1, 2.si.2, 9.wea.4: whether a tactic can be chosen now.
pub(crate) fn check(data: &Data, state: &State, tactic: Tactic) -> Result<(), Breach> {
    let operates = match state.top() {
        Frame::Operation => true,
        Frame::Defence => false,
        _ => return Err(Breach::of("1.turn.1", "riverdon-not-in-this-phase")),
    };
    if is_operation(data, tactic) != operates {
        let id = if operates { "riverdon-operation-wanted" } else { "riverdon-defence-wanted" };
        return Err(Breach::of("2.si.2", id));
    }
    match state.bad_weather && tactic == Tactic::Breakthrough {
        true => Err(Breach::of("9.wea.4", "riverdon-no-breakthrough-in-bad-weather")),
        false => Ok(()),
    }
}

/// 5.gen.1: the tactic is announced.
pub(crate) fn choose(state: &mut State, side: Side, tactic: Tactic, events: &mut Events<'_>) {
    state.tactics[side] = Some(tactic);
    let who = args::side(state, side);
    events.tell(Seats::ALL, || {
        let told = Message::by(clause(tactic), "riverdon-tactic-chosen").with("side", who);
        told.with("tactic", engine::Arg::Term(term(tactic)))
    });
    match state.top() {
        Frame::Operation => state.go_on(Frame::Defence),
        _ => {
            crate::writing::begin(state);
            state.go_on(Frame::Orders);
        }
    }
}
