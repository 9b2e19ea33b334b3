//! What bars forces and leaders from a space, or from doing anything: the reason that would remain last comes first. What the
//! ground and an order forbid is forbidden for the turn; how far an order reaches comes last.

mod battle;
mod march;

use engine::{Breach, Seat};

use crate::answers::group;
use crate::data::Data;
use crate::forces::{Force, LeaderIx};
use crate::ids::Side;
use crate::movement::Course;
use crate::order::{Leaving, Order, Who};
use crate::orders::groups;
use crate::procedure::{Acting, Clash, ClashStage, Frame};
use crate::seats::side_of;
use crate::space::Space;
use crate::state::State;
use crate::units::Class;
use crate::writing::leaderless_order;
use crate::{aftermath, args, clash, execution, fog, leaders, rivers, sequence};

/// Who is picked up.
struct Picked<'s> {
    groups: Vec<(Who, &'s Force)>,
    leaders: Vec<LeaderIx>,
}

/// Why these counters cannot be brought to a place, or without one: why they can do nothing together.
pub(crate) fn bars(data: &Data, state: &State, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Breach> {
    let Some(side) = side_of(seat).filter(|_| sequence::is_asked(data, state, seat)) else { return Vec::new() };
    if state.top() == Frame::Battle {
        return battle::bars(data, state, side, who, place);
    }
    let goal = place.map(|id| data.ids.named::<Space>(id));
    let Some(picked) = picked(data, state, side, who).filter(|_| goal != Some(None)) else { return Vec::new() };
    let mut found = Vec::new();
    on_the_map(data, state, side, &picked, goal.flatten(), &mut found);
    let mut told: Vec<Breach> = Vec::new();
    for breach in found {
        if !told.contains(&breach) {
            told.push(breach);
        }
    }
    told
}

/// The groups and leaders of a side that are called so; none if one of them is nobody's.
fn picked<'s>(data: &Data, state: &'s State, side: Side, who: &[&str]) -> Option<Picked<'s>> {
    let mut picked = Picked { groups: Vec::new(), leaders: Vec::new() };
    for id in who {
        let named = groups(state, side).find(|(who, _)| crate::appearance::group_id(data, *who) == **id);
        match (named, leader_named(state, side, id)) {
            (Some(group), _) => picked.groups.push(group),
            (None, Some(leader)) => picked.leaders.push(leader),
            (None, None) => return None,
        }
    }
    Some(picked)
}

fn leader_named(state: &State, side: Side, id: &str) -> Option<LeaderIx> {
    state.all_leaders(side).map(|(leader, _)| leader).find(|leader| format!("leader{}", leader.0 + 1) == id)
}

fn on_the_map(
    data: &Data,
    state: &State,
    side: Side,
    picked: &Picked<'_>,
    goal: Option<Space>,
    found: &mut Vec<Breach>,
) {
    let goes = |space: &Space, force: &Force| force.place.space() != Some(*space);
    match state.top() {
        Frame::Leaders => {
            let riding = picked.leaders.iter().flat_map(|leader| rides(data, state, side, *leader, goal));
            found.extend(riding);
            if picked.leaders.is_empty() {
                found.push(Breach::of("4.lead.1", "riverdon-leaders-ride-now"));
            }
        }
        Frame::Orders => {
            for (_, force) in &picked.groups {
                found.extend(unwritten(data, state, side, force));
            }
            let idle = |leader: &&LeaderIx| !state.groups(side).any(|(_, force)| force.leader == Some(**leader));
            if picked.leaders.iter().any(|leader| idle(&leader)) {
                found.push(Breach::of("4.lead.8", "riverdon-leader-commands-nobody"));
            }
            if goal.is_some() && found.is_empty() {
                found.push(Breach::of("5.gen.2", "riverdon-orders-name-no-space"));
            }
        }
        Frame::Execution { stage } => {
            for (who, force) in acting(state, side, picked) {
                match (idle(data, state, side, stage, who, force), goal.filter(|goal| goes(goal, force))) {
                    (Some(why), _) => found.push(why),
                    (None, Some(goal)) if is_boat(data, force) => found.extend(sails(data, state, side, force, goal)),
                    (None, Some(goal)) => {
                        let Some(course) = force.order.map(|order| Course::begins(force, order)) else { continue };
                        let before = found.len();
                        march::bars(data, state, side, force, &course, goal, found);
                        if found.len() == before {
                            let first = Breach::of("6.seq.1", "riverdon-acts-first").with("space", args::space(goal));
                            found.push(first);
                        }
                    }
                    (None, None) => {}
                }
            }
            found.extend(alone(state, side, picked));
        }
        Frame::Action => {
            let Some(action) = state.action.filter(|action| action.side == side) else { return };
            let moving = state.force(side, action.force);
            for (who, force) in acting(state, side, picked) {
                match Course::of(state, &action).filter(|_| std::ptr::eq(force, moving)) {
                    Some(_) if action.over || action.stopped => {
                        found.push(Breach::of("8.effect.1", "riverdon-move-is-over"));
                    }
                    Some(course) => match goal.filter(|goal| goes(goal, force)) {
                        Some(goal) => march::bars(data, state, side, force, &course, goal, found),
                        None => found.extend(march::nearest(data, state, side, force, &course)),
                    },
                    None => {
                        let why = idle(data, state, side, Acting::Rest, who, force);
                        found.push(why.unwrap_or_else(|| Breach::of("6.seq.1", "riverdon-another-acts")));
                    }
                }
            }
            found.extend(alone(state, side, picked));
        }
        Frame::Clash { stage: ClashStage::AttackerReserves | ClashStage::DefenderReserves } => {
            let Some(clash) = state.clash else { return };
            for (who, force) in acting(state, side, picked) {
                found.extend(supports(data, state, side, &clash, who, force));
            }
            found.extend(alone(state, side, picked));
        }
        Frame::Retreat { .. } => {
            if let (Some(goal), Some(from)) = (goal, state.retiring[side].from) {
                found.extend(retires(data, state, side, from, goal));
            }
        }
        _ => {}
    }
}

/// What bars the beaten from a space: that no way leads back there, or that it is too far (8.after.2).
fn retires(data: &Data, state: &State, side: Side, from: Space, goal: Space) -> Option<Breach> {
    let known = |to: Space| fog::knows(state, side, to);
    let way = shortest(from, goal, |to| !known(to) || to == goal).or_else(|| shortest(from, goal, |_| true))?;
    let begins = aftermath::check_retreat(data, state, side, &way[..1]).err();
    begins.or_else(|| aftermath::check_retreat(data, state, side, &way).err())
}

/// The groups that are picked up, those of leaders among them.
fn acting<'s>(state: &'s State, side: Side, picked: &Picked<'s>) -> Vec<(Who, &'s Force)> {
    let mut all = picked.groups.clone();
    for (who, force) in groups(state, side) {
        let led = picked.leaders.iter().any(|leader| group(state, side, *leader).is_some_and(|one| one == force));
        if led && !all.iter().any(|(known, _)| *known == who) {
            all.push((who, force));
        }
    }
    all
}

/// That a leader who is picked up is with no troops.
fn alone(state: &State, side: Side, picked: &Picked<'_>) -> Option<Breach> {
    let alone = picked.leaders.iter().any(|leader| state.leaders[side][*leader].with.is_none());
    alone.then(|| Breach::of("S2.force.1", "riverdon-leader-alone"))
}

fn is_boat(data: &Data, force: &Force) -> bool {
    force.stands.of_class(data, Class::Boat) > 0
}

/// Why a group does not act in a stage of the phase.
fn idle(data: &Data, state: &State, side: Side, stage: Acting, who: Who, force: &Force) -> Option<Breach> {
    if is_boat(data, force) && force.order.is_none() {
        let at = force.place.space().filter(|_| force.acted)?;
        return Some(Breach::of("S1.V.5", "riverdon-no-boat-there").with("space", args::space(at)));
    }
    execution::check_act(data, state, side, stage, who, &Leaving::default().0).err()
}

/// What bars a gunboat from a space: that it is no river, enemies on it, then how far it goes.
fn sails(data: &Data, state: &State, side: Side, force: &Force, goal: Space) -> Option<Breach> {
    let start = force.place.space()?;
    let mut ways = vec![vec![start]];
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        let at = *way.last()?;
        if at == goal {
            return execution::check_sail(data, state, side, &way).err();
        }
        for to in state.board.by_water(at) {
            if !ways.iter().any(|known| known.last() == Some(&to)) {
                ways.push(way.iter().copied().chain([to]).collect());
            }
        }
        next += 1;
    }
    Some(Breach::of("S1.V.5", "riverdon-boats-keep-to-the-river").with("space", args::space(goal)))
}

/// What bars a leader from a space, or from riding on.
fn rides(data: &Data, state: &State, side: Side, leader: LeaderIx, goal: Option<Space>) -> Option<Breach> {
    let start = state.leaders[side][leader].place.space();
    let near = |from: Space| from.neighbours().map(|(_, to)| to).collect::<Vec<_>>();
    let Some(start) = start else {
        return Some(Breach::of("4.lead.1", "riverdon-leader-not-on-board"));
    };
    let Some(goal) = goal else {
        // The first space that he could ride to, or what keeps him from the last of them.
        let barred = near(start).into_iter().map(|to| leaders::check_ride(data, state, side, leader, &[to]).err());
        return barred.collect::<Option<Vec<_>>>()?.pop();
    };
    let free = |to: Space| leaders::check_space(state, side, to).is_ok();
    let way = shortest(start, goal, |to| free(to) || to == goal).or_else(|| shortest(start, goal, |_| true))?;
    leaders::check_ride(data, state, side, leader, &way).err()
}

/// The shortest way over the board through spaces that will do.
fn shortest(start: Space, goal: Space, will_do: impl Fn(Space) -> bool) -> Option<Vec<Space>> {
    let mut ways: Vec<(Space, Vec<Space>)> = vec![(start, Vec::new())];
    let mut next = 0;
    while let Some((at, way)) = ways.get(next).cloned() {
        if at == goal {
            return (!way.is_empty()).then_some(way);
        }
        for (_, to) in at.neighbours() {
            if will_do(to) && !ways.iter().any(|(known, _)| *known == to) {
                ways.push((to, way.iter().copied().chain([to]).collect()));
            }
        }
        next += 1;
    }
    None
}

/// Why no order is written for a group.
fn unwritten(data: &Data, state: &State, side: Side, force: &Force) -> Option<Breach> {
    match () {
        () if force.mutinous => Some(Breach::of("9.mut.3", "riverdon-mutineers-do-nothing")),
        () if force.leader.is_none() && leaderless_order(data, state.tactics[side]).is_none() => {
            Some(Breach::of("5.nolead.1", "riverdon-leaderless-idle"))
        }
        () => None,
    }
}

/// Why a reserve does not come to a battle: whatever bars it, then that the way is too long.
fn supports(data: &Data, state: &State, side: Side, met: &Clash, who: Who, force: &Force) -> Option<Breach> {
    let from = force.place.space();
    let unknown = |to: Space| to == met.at || !fog::knows(state, side, to);
    let joined = |way: &Vec<Space>| {
        let mut steps = from.into_iter().chain(way.iter().copied()).zip(way.iter().copied());
        steps.all(|(from, to)| rivers::edge_to(from, to).is_some())
    };
    let way = from.and_then(|from| shortest(from, met.at, unknown)).filter(joined).unwrap_or_default();
    let order = Order::Call(who, way, Leaving::default(), crate::order::Along::Stays);
    let Order::Call(who, way, Leaving(leaving), _) = order else { return None };
    clash::check_call(data, state, side, who, &way, &leaving).err()
}
