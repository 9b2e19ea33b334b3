//! One legal order at random, without listing all: something likely is drawn until it is legal. Sealed answers are closed
//! soon, forces that have orders act, and marches go on, rather toward the enemy than away from him.

use engine::{Chance, Seat};

use crate::army::Stands;
use crate::campaign::{Arm, OrderKind};
use crate::cards::Bank;
use crate::data::Data;
use crate::engage::{entered, played};
use crate::forces::{Force, ForceIx, LeaderIx};
use crate::general::{bridges, scouting};
use crate::ids::{MissionIx, Side, UnitIx};
use crate::order::{Along, Count, Guns, Leaving, Order, Post, Troops, Who};
use crate::procedure::{Acting, ClashStage, Frame, Way};
use crate::seats::side_of;
use crate::space::Space;
use crate::state::State;
use crate::{assets, clash, fog, movement, orders, rivers, rules, sequence, setup, tactics};

/// How often something is drawn before all orders are listed.
const TRIES: usize = 24;
/// How often, in so many draws, somebody who could do more does nothing more.
const CLOSES_ONE_IN: usize = 3;
/// How often, in so many draws, an order that was written is changed.
const CHANGES_ONE_IN: usize = 12;

/// One legal order.
pub(crate) fn sample(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    if !sequence::is_asked(data, state, seat) {
        return None;
    }
    match state.top() {
        Frame::Battle => return played::sample(data, state, side_of(seat)?, chance),
        Frame::Result => return entered::sample(data, state, seat, chance),
        _ => {}
    }
    let side = side_of(seat)?;
    for _ in 0..TRIES {
        let Some(order) = drawn(data, state, side, chance) else { break };
        if rules::judge(data, state, side, &order).is_ok() {
            return Some(order);
        }
    }
    let mut all = Vec::new();
    orders::orders(data, state, seat, &mut all);
    chance.pick(&all).cloned()
}

/// Something that could be legal; nothing where all orders are to be listed.
fn drawn(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    Some(match state.top() {
        Frame::Buying => bought(data, state, side, chance),
        Frame::SettingUp => set_up(data, state, side, chance)?,
        Frame::Initiative => {
            if chance.one_in(2) {
                Order::Keep
            } else {
                Order::YieldUp
            }
        }
        Frame::Leaders => led(data, state, side, chance),
        Frame::Operation | Frame::Defence => Order::Choose(*chance.pick(&tactics::TACTICS)?),
        Frame::Orders => written(data, state, side, chance),
        Frame::Missions => mission(data, state, side, chance),
        Frame::Execution { stage } => acting(state, side, stage, chance),
        Frame::Action => going(data, state, side, chance)?,
        Frame::Ambush { stays } => ambushing(state, stays, chance),
        Frame::Clash { stage } => clashing(data, state, side, stage, chance)?,
        Frame::Retreat { side } => retreating(state, side, chance)?,
        _ => return None,
    })
}

fn bought(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Order {
    let host = &state.hosts[side];
    let allowed = &data.nations[host.nation.index()].allowed;
    match (chance.below(6), chance.pick(allowed)) {
        (0, Some(unit)) => {
            let part = if chance.one_in(3) { crate::army::Part::OffBoard } else { crate::army::Part::OnBoard };
            let count = host.army.part(part).count(*unit);
            let count = if chance.one_in(3) { count.saturating_sub(1) } else { count + 1 };
            Order::Buy(part, *unit, Count(count))
        }
        (1 | 2, _) => Order::Muster,
        _ => Order::Done,
    }
}

fn set_up(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    if chance.one_in(CLOSES_ONE_IN) {
        return Some(Order::Done);
    }
    let at = any_space(chance);
    Some(match chance.below(16) {
        0 => Order::Fortify(at),
        1 if chance.one_in(4) => Order::Lift(at),
        2..=5 => {
            let leader = LeaderIx(chance.below(crate::forces::LEADERS) as u8);
            let held = spaces(state, side);
            let at = if chance.one_in(8) { Post::Off } else { Post::At(*chance.pick(&held)?) };
            Order::Post(leader, at)
        }
        _ => {
            let fitting = setup::fitting(data, state, side, at);
            let part = if chance.one_in(3) { half(&fitting) } else { fitting };
            let parted = rivers::parted(data, state, side, at, &part);
            Order::Place(Troops(part), at, chance.pick(&Bank::ALL).copied().filter(|_| parted))
        }
    })
}

fn any_space(chance: &mut Chance) -> Space {
    Space(chance.below(crate::space::SPACES) as u8)
}

/// The spaces where a side has troops.
fn spaces(state: &State, side: Side) -> Vec<Space> {
    state.groups(side).filter_map(|(_, force)| force.place.space()).collect()
}

/// Half of each type.
fn half(stands: &Stands) -> Stands {
    Stands::of(stands.iter().map(|(unit, count)| (unit, count.div_ceil(2))))
}

/// One of the groups of a side that are so, with its name.
fn group<'s>(
    state: &'s State,
    side: Side,
    chance: &mut Chance,
    is: impl Fn(ForceIx, &Force) -> bool,
) -> Option<(Who, &'s Force)> {
    let groups: Vec<ForceIx> =
        state.groups(side).filter(|(force, group)| is(*force, group)).map(|(force, _)| force).collect();
    let force = *chance.pick(&groups)?;
    let group = state.force(side, force);
    let before = state.groups_at(side, group.place).position(|(other, _)| other == force)?;
    Some((Who { place: group.place, number: before as u8 + 1 }, group))
}

/// One of the leaders of a side that are so.
fn leader(state: &State, side: Side, chance: &mut Chance, is: impl Fn(LeaderIx) -> bool) -> Option<LeaderIx> {
    let all: Vec<LeaderIx> = state.all_leaders(side).map(|(leader, _)| leader).filter(|leader| is(*leader)).collect();
    chance.pick(&all).copied()
}

fn led(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Order {
    if chance.one_in(2) {
        return Order::Done;
    }
    if chance.one_in(4) {
        let Some((_, force)) = group(state, side, chance, |_, force| force.place.space().is_some()) else {
            return Order::Done;
        };
        let Some(at) = force.place.space() else { return Order::Done };
        let (least, most) = scouting::bounds(state.stands_at(side, at).total(data));
        return Order::Present(at, Count(between(least, most, chance)));
    }
    let rides = leader(state, side, chance, |_| true);
    let to = rides.and_then(|leader| state.leaders[side][leader].place.space()).and_then(|at| beside(at, chance));
    rides.zip(to).map_or(Order::Done, |(leader, to)| Order::Ride(leader, vec![to]))
}

fn between(least: u8, most: u8, chance: &mut Chance) -> u16 {
    u16::from(least) + chance.below(usize::from(most - least) + 1) as u16
}

/// A space beside another.
fn beside(at: Space, chance: &mut Chance) -> Option<Space> {
    let near: Vec<Space> = at.neighbours().map(|(_, to)| to).collect();
    chance.pick(&near).copied()
}

/// Orders for those who have none; then they are closed.
fn written(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Order {
    let changes = chance.one_in(CHANGES_ONE_IN);
    let idle = |force: Option<ForceIx>| force.is_some_and(|force| state.force(side, force).order.is_none());
    let commands = |leader: LeaderIx| {
        state.leaders[side][leader].with.filter(|force| state.force(side, *force).leader == Some(leader))
    };
    if let Some(leader) = leader(state, side, chance, |leader| changes || idle(commands(leader))) {
        let troops = state.leaders[side][leader].with.map(|force| state.force(side, force).stands);
        return match (chance.below(24), troops) {
            (0, Some(troops)) => Order::Divide(leader, Troops(half(&troops))),
            (1, Some(troops)) => {
                let fast = |unit: UnitIx| data.units[unit.index()].campaign_move > 2;
                Order::Divide(leader, Troops(troops.only(fast)))
            }
            (2, _) if changes => Order::Unite(leader),
            (3, _) if changes => Order::Name(leader),
            (4, _) => Order::Done,
            (5, _) if changes => Order::Order(leader, None),
            _ => {
                let tactic = state.tactics[side].map_or(&orders::ORDERS[..], |tactic| tactics::allowed(data, tactic));
                let any = if chance.one_in(8) { &orders::ORDERS[..] } else { tactic };
                Order::Order(leader, chance.pick(any).copied())
            }
        };
    }
    let kinds = [OrderKind::Maneuver, OrderKind::Disengage, OrderKind::DigIn];
    if !chance.one_in(CLOSES_ONE_IN)
        && let Some((who, _)) = group(state, side, chance, |_, force| force.leader.is_none() && force.order.is_none())
    {
        return Order::Task(who, chance.pick(&kinds).copied());
    }
    Order::Done
}

fn mission(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Order {
    if chance.one_in(CLOSES_ONE_IN) || state.hosts[side].resources == 0 {
        return Order::Done;
    }
    if chance.one_in(CHANGES_ONE_IN)
        && let Some((number, _)) = assets::placed(state, side).next()
    {
        return Order::Cancel(Count(number as u16 + 1));
    }
    let kind = MissionIx(chance.below(data.campaign.missions.len()) as u8);
    let own = spaces(state, side);
    let Some(&here) = chance.pick(&own) else { return Order::Done };
    let order = |at, from, unit, guns, bank| Order::Mission(kind, at, from, unit, Guns(guns), bank);
    let there = |chance: &mut Chance| beside(here, chance).filter(|_| !chance.one_in(4)).unwrap_or(here);
    match data.campaign.missions[kind.index()].arm {
        Arm::Air => {
            let planes: Vec<UnitIx> = state.hosts[side].aircraft.iter().map(|(unit, _)| unit).collect();
            let at = there(chance);
            chance.pick(&planes).map_or(Order::Done, |unit| order(at, None, Some(*unit), 0, None))
        }
        Arm::Artillery if chance.one_in(2) => {
            let guns =
                state.stands_at(side, here).only(|unit| crate::battle::needs_pay(data.units[unit.index()].class));
            let guns: Vec<UnitIx> = guns.iter().map(|(unit, _)| unit).collect();
            chance.pick(&guns).map_or(Order::Done, |unit| order(here, None, Some(*unit), 1, None))
        }
        Arm::Artillery => order(there(chance), Some(here), None, 0, None),
        Arm::Engineer => {
            let parts = bridges::parts(data, state, side, assets::kind(data, kind), here);
            order(here, None, None, 0, chance.pick(&Bank::ALL).copied().filter(|_| parts))
        }
    }
}

/// Whoever has an order acts.
fn acting(state: &State, side: Side, stage: Acting, chance: &mut Chance) -> Order {
    let ends = if matches!(stage, Acting::Operator | Acting::Rest) { Order::Done } else { Order::Pass };
    if chance.one_in(2 * CLOSES_ONE_IN) {
        return ends;
    }
    if state.settings.shipping && chance.one_in(CLOSES_ONE_IN) {
        let mut ways = Vec::new();
        orders::sailing(state, side, &mut ways);
        if let Some(way) = chance.pick(&ways) {
            return way.clone();
        }
    }
    let ready = |force: &Force| {
        force.order.is_some_and(|order| !matches!(order, OrderKind::Reserve | OrderKind::DigIn))
            && !force.acted
            && force.fought == 0
    };
    let best = |force: ForceIx| stage != Acting::Preempt || state.privileged(side, force);
    match group(state, side, chance, |number, force| ready(force) && best(number)) {
        Some((who, force)) if chance.one_in(8) => Order::Act(who, Leaving(half(&force.stands))),
        Some((who, _)) => Order::Act(who, Leaving::default()),
        None => ends,
    }
}

fn going(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    let action = state.action?;
    if chance.one_in(2 * CLOSES_ONE_IN) {
        let bank = chance.pick(&[None, Some(Bank::Near), Some(Bank::Far)]).copied().flatten();
        return chance.pick(&[Order::Halt(bank), Order::Halt(None), Order::Back, Order::Leave]).cloned();
    }
    let next: Vec<Space> =
        movement::next_spaces(data, state, side, state.force(side, action.force)).into_iter().flatten().collect();
    let enemies: Vec<Space> = next.iter().copied().filter(|to| fog::knows(state, side, *to)).collect();
    let to = if chance.one_in(2) { chance.pick(&next) } else { chance.pick(&enemies).or(next.first()) };
    to.map(|to| Order::Go(vec![*to])).or(Some(Order::Halt(None)))
}

fn ambushing(state: &State, stays: bool, chance: &mut Chance) -> Order {
    match clash::lurkers(state) {
        Some(_) if chance.one_in(2) => Order::Spring,
        Some((_, at)) if stays => beside(at, chance).map_or(Order::Pass, Order::Slip),
        _ => Order::Pass,
    }
}

fn clashing(data: &Data, state: &State, side: Side, stage: ClashStage, chance: &mut Chance) -> Option<Order> {
    let at = state.clash?.at;
    Some(match stage {
        ClashStage::Reports => {
            if chance.one_in(4)
                && let Some((unit, _)) = state.hosts[side].aircraft.iter().next()
            {
                return Some(Order::Spare(unit));
            }
            let (least, most) = scouting::bounds(state.stands_at(side, at).total(data));
            Order::State(Count(between(least, most, chance)))
        }
        ClashStage::DefenderStays | ClashStage::AttackerStays => match chance.one_in(4) {
            true => Order::Retire,
            false => Order::Stand,
        },
        ClashStage::AttackerReserves | ClashStage::DefenderReserves => {
            let near = |force: &Force| {
                force.place.space().is_some_and(|from| from.distance(at) <= data.campaign.limits.reserve_march)
            };
            let called = |_, force: &Force| force.order == Some(OrderKind::Reserve) && !force.acted && near(force);
            match group(state, side, chance, called) {
                Some((who, force)) if !chance.one_in(4) => {
                    let ways = orders::ways(force.place.space()?, at);
                    let along = if chance.one_in(3) { Along::Stays } else { Along::Goes };
                    Order::Call(who, chance.pick(&ways)?.clone(), Leaving::default(), along)
                }
                _ => Order::Done,
            }
        }
        // Whoever plays at random has no table to fight on.
        ClashStage::Way => Order::Fight(*chance.pick(&[Way::Resolved, Way::Played])?),
        ClashStage::Guns | ClashStage::Aftermath => return None,
    })
}

fn retreating(state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    let retiring = state.retiring[side];
    if retiring.off && !chance.one_in(4) {
        return Some(Order::Retreat(Vec::new()));
    }
    let back = retiring.first.filter(|_| !chance.one_in(4));
    let first = back.or_else(|| beside(retiring.from?, chance))?;
    let second = beside(first, chance).filter(|_| chance.one_in(3));
    Some(Order::Retreat(std::iter::once(first).chain(second).collect()))
}
