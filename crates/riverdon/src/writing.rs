//! 5.gen.2 to 5.gen.5, 5.nolead, S2.force.1, 9.yield.5: orders are written under seal, and forces divided.

use engine::{Breach, Events, Message, Seats};

use crate::army::Stands;
use crate::campaign::{OrderKind, Tactic};
use crate::data::Data;
use crate::forces::{FORCES, Force, ForceIx, LeaderIx, Place};
use crate::ids::Side;
use crate::order::{Order, Who};
use crate::procedure::Frame;
use crate::state::State;
use crate::units::Class;
use crate::{args, fog, initiative, leaders, movement, tactics};

/// All numbers of groups.
pub(crate) fn numbers() -> impl Iterator<Item = ForceIx> {
    (0..FORCES as u8).map(ForceIx)
}

/// The phase begins: surrounded forces have their Disengage (9.yield.5), nobody else an order.
pub(crate) fn begin(state: &mut State) {
    for side in Side::ALL {
        leaders::attach_all(state, side);
        state.hosts[side].closed = false;
        for force in numbers() {
            let ringed = state.force(side, force).surrounded && !state.privileged(side, force);
            let group = state.force_mut(side, force);
            group.order = ringed.then_some(OrderKind::Disengage);
            group.shown = false;
        }
    }
}

/// Whether cutting or repairing track lets a group dig in (sc4.track.1, sc4.track.2).
fn may_dig_for_track(data: &Data, state: &State, side: Side, force: &Force) -> bool {
    let Some(space) = force.place.space() else { return false };
    state.scenario(data).trains.is_some()
        && state.board.has_rail(data, space)
        && force.arrived.is_none()
        && state.track_cut.contains(space) != state.side(data, side).hidden
}

/// 5.gen.2, 5.gen.3: whether a group under a leader can have an order.
pub(crate) fn check_kind(
    data: &Data,
    state: &State,
    side: Side,
    force: ForceIx,
    order: OrderKind,
) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("order", engine::Arg::Term(tactics::order_term(order))));
    let group = state.force(side, force);
    if order == OrderKind::Breakthrough && state.bad_weather {
        return refuse("9.wea.4", "riverdon-no-breakthrough-in-bad-weather-order");
    }
    if group.mutinous {
        return refuse("9.mut.3", "riverdon-mutineers-take-no-order");
    }
    let privileged = state.privileged(side, force);
    if group.surrounded && !privileged && order != OrderKind::Disengage {
        return refuse("9.yield.5", "riverdon-must-break-out");
    }
    let tactic = state.tactics[side];
    let listed = tactic.is_some_and(|tactic| tactics::allowed(data, tactic).contains(&order));
    let digs = order == OrderKind::DigIn && may_dig_for_track(data, state, side, group);
    match listed || privileged || digs || (group.surrounded && order == OrderKind::Disengage) {
        true => Ok(()),
        false => refuse("5.gen.2", "riverdon-order-not-allowed"),
    }
}

/// The group that a leader commands.
fn commanded(state: &State, side: Side, leader: LeaderIx) -> Result<ForceIx, Breach> {
    let commands = state.groups(side).find(|(_, force)| force.leader == Some(leader)).map(|(force, _)| force);
    commands.ok_or_else(|| Breach::of("4.lead.8", "riverdon-leader-commands-nobody"))
}

/// 5.gen.2: an order for a leader, or none.
pub(crate) fn check_order(
    data: &Data,
    state: &State,
    side: Side,
    leader: LeaderIx,
    order: Option<OrderKind>,
) -> Result<(), Breach> {
    let force = commanded(state, side, leader)?;
    match order {
        Some(order) => check_kind(data, state, side, force, order),
        None if state.force(side, force).surrounded && !state.privileged(side, force) => {
            Err(Breach::of("9.yield.5", "riverdon-must-break-out")
                .with("order", engine::Arg::Term(tactics::order_term(OrderKind::Disengage))))
        }
        None => Ok(()),
    }
}

/// 5.gen.2: it is written.
pub(crate) fn order(state: &mut State, side: Side, leader: LeaderIx, order: Option<OrderKind>) {
    if let Ok(force) = commanded(state, side, leader) {
        state.force_mut(side, force).order = order;
    }
}

/// What a group without a leader may do under the tactic (5.nolead.2, 5.nolead.3).
pub(crate) fn leaderless_order(data: &Data, tactic: Option<Tactic>) -> Option<(OrderKind, Option<u8>)> {
    let rule = data.campaign.leaderless.iter().find(|rule| Some(rule.tactic) == tactic)?;
    Some((rule.order, rule.max_spaces))
}

/// 5.nolead: an order for a group without a leader, or none.
pub(crate) fn check_task(
    data: &Data,
    state: &State,
    side: Side,
    who: Who,
    order: Option<OrderKind>,
) -> Result<(), Breach> {
    let force = named(state, side, who)?;
    let group = state.force(side, force);
    if group.leader.is_some() {
        return Err(Breach::of("5.nolead.1", "riverdon-force-has-a-leader"));
    }
    let Some(order) = order else {
        return match group.surrounded {
            true => Err(Breach::of("9.yield.5", "riverdon-must-break-out")
                .with("order", engine::Arg::Term(tactics::order_term(OrderKind::Disengage)))),
            false => Ok(()),
        };
    };
    let refuse = |clause, id| Err(Breach::of(clause, id).with("order", engine::Arg::Term(tactics::order_term(order))));
    if group.mutinous {
        return refuse("9.mut.3", "riverdon-mutineers-take-no-order");
    }
    if group.surrounded {
        return if order == OrderKind::Disengage { Ok(()) } else { refuse("9.yield.5", "riverdon-must-break-out") };
    }
    match leaderless_order(data, state.tactics[side]).is_some_and(|(allowed, _)| allowed == order) {
        true => Ok(()),
        false => refuse("5.nolead.1", "riverdon-no-leader-no-order"),
    }
}

/// A group of one's own, by its name.
pub(crate) fn named(state: &State, side: Side, who: Who) -> Result<ForceIx, Breach> {
    let found = state.group(side, who.place, who.number);
    found.ok_or_else(|| match who.place.space() {
        Some(space) => Breach::of("S2.force.1", "riverdon-no-such-force").with("space", args::space(space)),
        None => Breach::of("S2.force.1", "riverdon-no-such-force-off-board"),
    })
}

/// S2.force.1: whether stands can be given to a leader.
pub(crate) fn check_divide(state: &State, side: Side, leader: LeaderIx, stands: &Stands) -> Result<(), Breach> {
    let Some(force) = state.leaders[side][leader].with else {
        return Err(Breach::of("S2.force.1", "riverdon-leader-alone"));
    };
    let group = state.force(side, force);
    if stands.is_empty() || !group.stands.hold(stands) || group.stands == *stands {
        return Err(Breach::of("S2.force.1", "riverdon-not-so-many-there"));
    }
    match state.groups(side).count() < FORCES {
        true => Ok(()),
        false => Err(Breach::of("S2.force.1", "riverdon-too-many-forces")),
    }
}

/// S2.force.1: a leader takes stands; the rest has another leader, or none.
pub(crate) fn divide(state: &mut State, side: Side, leader: LeaderIx, stands: &Stands) {
    let Some(force) = state.leaders[side][leader].with else { return };
    let group = *state.force(side, force);
    let rest = group.stands.without(stands);
    if group.leader == Some(leader) {
        state.force_mut(side, force).stands = *stands;
        state.raise(side, Force { order: None, ..group.part(rest) });
    } else {
        state.force_mut(side, force).stands = rest;
        let own = state.raise(side, Force { leader: Some(leader), ..group.part(*stands) });
        state.leaders[side][leader].with = own;
    }
    surrounded_break_out(state, side, group.place);
}

fn surrounded_break_out(state: &mut State, side: Side, place: Place) {
    let there: Vec<ForceIx> = state.groups_at(side, place).map(|(force, _)| force).collect();
    for force in there {
        if state.force(side, force).surrounded && !state.privileged(side, force) {
            state.force_mut(side, force).order = Some(OrderKind::Disengage);
        }
    }
}

/// Groups of a side that could be one: in the same place and on the same banks, in the same state; tanks of both strayed
/// from the same space (5.tank.3).
fn alike(data: &Data, one: &Force, other: &Force) -> bool {
    let tanks = |force: &Force| force.stands.of_class(data, Class::Tank) > 0;
    one.place == other.place
        && one.banks == other.banks
        && one.mutinous == other.mutinous
        && one.hidden == other.hidden
        && (one.tanks_from == other.tanks_from || !tanks(one) || !tanks(other))
}

/// Whether a leader's stands can be given to another group of the space.
pub(crate) fn check_unite(data: &Data, state: &State, side: Side, leader: LeaderIx) -> Result<(), Breach> {
    let force = commanded(state, side, leader)?;
    let group = state.force(side, force);
    let other = state.groups_at(side, group.place).any(|(other, one)| other != force && alike(data, group, one));
    if other { Ok(()) } else { Err(Breach::of("S2.force.1", "riverdon-nobody-to-unite-with")) }
}

/// The leader's stands join the first other group of the space; he rides along.
pub(crate) fn unite(data: &Data, state: &mut State, side: Side, leader: LeaderIx) {
    let Ok(force) = commanded(state, side, leader) else { return };
    let group = *state.force(side, force);
    let other = state.groups_at(side, group.place).find(|(other, one)| *other != force && alike(data, &group, one));
    if let Some(other) = other.map(|(other, _)| other) {
        absorb(data, state, side, other, force);
    }
}

/// One group takes another one in, with its leaders.
fn absorb(data: &Data, state: &mut State, side: Side, into: ForceIx, from: ForceIx) {
    let gone = std::mem::take(state.force_mut(side, from));
    for leader in leaders::numbers() {
        if state.leaders[side][leader].with == Some(from) {
            state.leaders[side][leader].with = Some(into);
        }
    }
    let best = leaders::best_with(state, side, into);
    let group = state.force_mut(side, into);
    // Where tanks strayed from and over which edge cars came is known of those who have some (5.tank.3, 5.ac.1).
    let has = |force: &Force, class: Class| force.stands.of_class(data, class) > 0;
    if !has(group, Class::Tank) {
        group.tanks_from = gone.tanks_from.filter(|_| has(&gone, Class::Tank));
    }
    if !has(group, Class::ArmouredCar) && has(&gone, Class::ArmouredCar) {
        group.cars_by = gone.cars_by;
    }
    // 9.surr.4, 9.sup.1: what was found when the turn began holds for all.
    group.surrounded |= gone.surrounded;
    group.tested |= gone.tested;
    group.unsupplied |= gone.unsupplied;
    group.arrived = group.arrived.filter(|_| gone.arrived.is_some());
    group.stands = group.stands.with(&gone.stands);
    (group.told, group.swift) = (group.told || gone.told, group.swift && gone.swift);
    group.leader = group.leader.or(best);
    group.presents = 0;
}

/// 4.lead.8: another leader of the group commands it.
pub(crate) fn check_name(state: &State, side: Side, leader: LeaderIx) -> Result<(), Breach> {
    let with = state.leaders[side][leader].with;
    match with.is_some_and(|force| state.force(side, force).leader != Some(leader)) {
        true => Ok(()),
        false => Err(Breach::of("4.lead.8", "riverdon-commands-already")),
    }
}

/// 4.lead.8: he is named; the order has to be written anew.
pub(crate) fn name(state: &mut State, side: Side, leader: LeaderIx) {
    if let Some(force) = state.leaders[side][leader].with {
        let group = state.force_mut(side, force);
        group.leader = Some(leader);
        let place = group.place;
        group.order = None;
        surrounded_break_out(state, side, place);
    }
}

/// 5.gen.4, 5.gen.5: whether the orders can be closed: the necessary one is given where it can be.
pub(crate) fn check_close(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    if !state.operates(side) || !owes(data, state, side) {
        return Ok(());
    }
    let Some(needed) = tactics::necessary(data, state) else { return Ok(()) };
    Err(Breach::of("5.gen.4", "riverdon-necessary-order").with("order", engine::Arg::Term(tactics::order_term(needed))))
}

/// 5.gen.5: what closing now would leave undone: the necessary order, where that costs the initiative, and leaders who get
/// no order.
pub(crate) fn left_undone(data: &Data, state: &State, side: Side, order: &Order) -> Option<Message> {
    if *order != Order::Done || state.top() != Frame::Orders {
        return None;
    }
    let costs = state.operates(side) && initiative::can_be_lost(data, state);
    if let Some(needed) = tactics::necessary(data, state).filter(|_| costs)
        && !is_given(data, state, side, needed)
        && !cuts_track(data, state, side)
    {
        let told = Message::by("5.gen.5", "riverdon-necessary-order-not-given");
        return Some(told.with("order", engine::Arg::Term(tactics::order_term(needed))));
    }
    let idle = state.groups(side).filter(|(_, group)| group.leader.is_some() && group.order.is_none()).count();
    let told = || Message::by("5.gen.5", "riverdon-leaders-without-order").with("leaders", args::int(idle as i32));
    (idle > 0).then(told)
}

/// Whether the operating side owes a necessary order that it could give: no group with a target has one, and a leader who
/// could has a target (5.gen.5); track that is cut stands for it (sc4.track.1).
fn owes(data: &Data, state: &State, side: Side) -> bool {
    let Some(needed) = tactics::necessary(data, state) else { return false };
    !is_given(data, state, side, needed) && !cuts_track(data, state, side) && could_give(data, state, side, needed)
}

/// 5.gen.4, 5.gen.5: whether somebody who has a target was given the necessary order.
fn is_given(data: &Data, state: &State, side: Side, needed: OrderKind) -> bool {
    state.groups(side).any(|(force, group)| {
        group.order == Some(needed) && group.leader.is_some() && movement::has_target(data, state, side, force, needed)
    })
}

/// Whether partisans cut track this turn (sc4.track.1).
fn cuts_track(data: &Data, state: &State, side: Side) -> bool {
    state.side(data, side).hidden
        && state
            .groups(side)
            .any(|(_, force)| force.order == Some(OrderKind::DigIn) && may_dig_for_track(data, state, side, force))
}

/// 5.gen.5: whether some leader could be given the order with a target, by what the side knows.
fn could_give(data: &Data, state: &State, side: Side, needed: OrderKind) -> bool {
    state.groups(side).any(|(force, group)| {
        group.leader.is_some()
            && !group.mutinous
            && !group.kept
            && (!group.surrounded || state.privileged(side, force))
            && movement::has_target(data, state, side, force, needed)
    })
}

/// Both sides have closed: a necessary order that nobody has is noted (5.gen.5).
pub(crate) fn close(data: &Data, state: &mut State) {
    for side in Side::ALL {
        state.hosts[side].closed = false;
    }
    let side = state.initiative;
    let given = tactics::necessary(data, state).is_some_and(|needed| is_given(data, state, side, needed));
    state.ungiven = !given && !cuts_track(data, state, side);
}

/// 5.gen.2: orders that were not used are shown when the turn is over, by those whose markers are seen.
pub(crate) fn show_unused(state: &State, events: &mut Events<'_>) {
    for side in Side::ALL {
        for (_, force) in state.groups(side).filter(|(_, force)| !force.shown && fog::is_marked(state, force)) {
            let (Some(order), Some(space)) = (force.order, force.place.space()) else { continue };
            events.reveal(Seats::ALL, || {
                Message::by("5.gen.2", "riverdon-order-shown")
                    .with("side", args::side(state, side))
                    .with("space", args::space(space))
                    .with("order", engine::Arg::Term(tactics::order_term(order)))
            });
        }
    }
}

/// The turn is over: groups that stand together are one force again (S2.count.3, S2.force.1).
pub(crate) fn merge_all(data: &Data, state: &mut State, side: Side) {
    for force in numbers() {
        for other in numbers().skip(force.index() + 1) {
            let (one, two) = (*state.force(side, force), *state.force(side, other));
            if one.is_there() && two.is_there() && alike(data, &one, &two) {
                absorb(data, state, side, force, other);
            }
        }
        let group = *state.force(side, force);
        if group.is_there() && group.place.space().is_some() {
            let partisans = group.stands.are_partisans(data);
            state.force_mut(side, force).hidden &= partisans;
        }
    }
    leaders::attach_all(state, side);
}
