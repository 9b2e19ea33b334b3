//! What an order would bring, before it is given: its price, what it does, the dice it asks for and how likely they are, by
//! what its side knows. Battles that it could lead to are in `meetings`.

mod missions;

use engine::Message;

use crate::campaign::OrderKind;
use crate::clash;
use crate::data::Data;
use crate::forces::{Force, LeaderIx};
use crate::ids::Side;
use crate::movement::{self, Course};
use crate::order::{Leaving, Order};
use crate::space::Space;
use crate::state::State;
use crate::units::Class;
use crate::{args, leaders, setup, tactics, writing};

/// Faces of a die, of two dice.
pub(super) const ONE: u32 = 6;
pub(super) const TWO: u32 = 36;

/// What is told of an order.
#[derive(Default)]
pub(super) struct Preview {
    /// Line by line, with what each adds.
    pub(super) lines: Vec<(Message, i64)>,
    /// What can happen, in so many cases of so many.
    pub(super) outcomes: Vec<(Message, u32, u32)>,
}

impl Preview {
    fn say(&mut self, message: Message) {
        self.lines.push((message, 0));
    }

    fn can(&mut self, message: Message, weight: u32, of: u32) {
        if weight > 0 {
            self.outcomes.push((message, weight, of));
        }
    }
}

/// In how many of 36 cases two dice come to so much or more.
pub(super) fn two_from(need: i8) -> u32 {
    let sums = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two));
    sums.filter(|sum| *sum >= need).count() as u32
}

/// What a legal order would bring.
pub(super) fn preview(data: &Data, state: &State, side: Side, order: &Order) -> Preview {
    let mut told = Preview::default();
    match order {
        Order::Mission(..) => missions::preview(data, state, side, order, &mut told),
        Order::Order(leader, Some(kind)) => {
            let led = state.groups(side).find(|(_, force)| force.leader == Some(*leader));
            if let Some((_, force)) = led {
                ordered(data, state, side, force, *kind, &mut told);
            }
        }
        Order::Task(who, Some(kind)) => {
            if let Ok(force) = writing::named(state, side, *who) {
                ordered(data, state, side, state.force(side, force), *kind, &mut told);
            }
        }
        Order::Act(who, _) => {
            if let Ok(force) = writing::named(state, side, *who) {
                let group = state.force(side, force);
                if let Some(kind) = group.order {
                    ordered(data, state, side, group, kind, &mut told);
                }
            }
        }
        Order::Choose(tactic) => {
            let operation = data.campaign.operations.iter().find(|one| one.id == *tactic);
            let by = |id, order| Message::by(tactics::clause(*tactic), id).with("order", order);
            for kind in operation.iter().flat_map(|one| &one.necessary) {
                told.say(by("riverdon-preview-necessary", term(*kind)));
            }
            for kind in tactics::allowed(data, *tactic) {
                told.say(by("riverdon-preview-allows", term(*kind)));
            }
        }
        Order::Ride(leader, path) => rides(data, state, side, *leader, path, &mut told),
        Order::Fortify(at) => {
            let price = Message::by("S2.setup.5", "riverdon-preview-works");
            let points = setup::price_of_works(data, state, *at);
            told.lines.push((price.with("space", args::space(*at)), i64::from(points)));
            told.say(Message::by("BM.25", "riverdon-preview-dug-in"));
        }
        Order::Call(who, path, Leaving(leaving), _) => {
            let Ok(force) = writing::named(state, side, *who) else { return told };
            let group = state.force(side, force);
            let sent = Force { stands: group.stands.without(leaving), ..*group };
            let need = data.campaign.rolls.reserve_intervention.need;
            let adds = clash::intervention(data, state, side, force, &sent);
            let dice = Message::by("5.res.5", "riverdon-preview-two-dice").with("need", args::int(need));
            told.say(dice.with("adds", args::int(adds)));
            let by = |id| Message::by("5.res.5", id).with("spaces", args::int(path.len() as i32));
            told.can(by("riverdon-preview-reserve-comes"), two_from(need - adds), TWO);
            told.can(by("riverdon-preview-reserve-stays"), TWO - two_from(need - adds), TWO);
        }
        _ => {}
    }
    told
}

fn term(kind: OrderKind) -> engine::Arg {
    engine::Arg::Term(tactics::order_term(kind))
}

/// What an order means, and how far it takes a group.
fn ordered(data: &Data, state: &State, side: Side, force: &Force, kind: OrderKind, told: &mut Preview) {
    let (clause, about) = match kind {
        OrderKind::Probe => ("5.probe.1", "riverdon-print-order-probe"),
        OrderKind::Assault => ("5.assault.1", "riverdon-print-order-assault"),
        OrderKind::Breakthrough => ("5.break.1", "riverdon-print-order-breakthrough"),
        OrderKind::Maneuver => ("5.man.1", "riverdon-print-order-maneuver"),
        OrderKind::Disengage => ("5.dis.1", "riverdon-print-order-disengage"),
        OrderKind::Reserve => ("5.res.1", "riverdon-print-order-reserve"),
        OrderKind::DigIn => ("5.dig.1", "riverdon-print-order-dig-in"),
    };
    told.say(Message::by(clause, about));
    if !matches!(kind, OrderKind::Reserve | OrderKind::DigIn) {
        let (most, clause) = movement::reach(data, state, side, force, &Course::begins(force, kind));
        told.say(Message::by(clause, "riverdon-preview-reach").with("most", args::int(most)));
    }
}

fn rides(data: &Data, state: &State, side: Side, leader: LeaderIx, path: &[Space], told: &mut Preview) {
    let (most, clause) = leaders::ride_of(data, state, side, leader);
    let ridden = state.leaders[side][leader].ridden;
    for (number, to) in path.iter().enumerate() {
        let space = Message::by(clause, "riverdon-takes-a-space").with("space", args::space(*to));
        let number = i32::from(ridden) + number as i32 + 1;
        told.lines.push((space.with("number", args::int(number)).with("most", args::int(most)), 1));
    }
}

/// 5.tank.2, 5.tank.3: what tanks risk on a way, step by step.
pub(super) fn tanks(data: &Data, state: &State, side: Side, force: &Force, path: &[Space]) -> Vec<(Message, u32, u32)> {
    let tanks = force.stands.of_class(data, Class::Tank);
    let rail = |space: Space| !state.board.is_seen(side, space) || state.board.has_rail(data, space);
    let steps = force.place.space().into_iter().chain(path.iter().copied()).zip(path.iter().copied());
    let Some((from, to)) = steps.into_iter().find(|(from, to)| !(rail(*from) && rail(*to))).filter(|_| tanks > 0)
    else {
        return Vec::new();
    };
    let clause = if rail(from) { "5.tank.2" } else { "5.tank.3" };
    let breaks = u32::from(data.campaign.rolls.tank_breakdown.breaks_down_up_to.unsigned_abs());
    let by = |id| Message::by(clause, id).with("space", args::space(to));
    vec![(by("riverdon-preview-tank-stays"), breaks, ONE), (by("riverdon-preview-tank-goes"), ONE - breaks, ONE)]
}
