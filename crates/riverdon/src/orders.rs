//! Orders to choose from: few enough to list, enough to reach every end of the campaign.

use engine::Seat;

use crate::army::{Part, Stands};
use crate::campaign::OrderKind;
use crate::cards::Bank;
use crate::data::Data;
use crate::engage::{entered, played};
use crate::forces::{Force, Place};
use crate::general::scouting;
use crate::ids::{Side, UnitIx};
use crate::movement;
use crate::order::{Along, Count, Leaving, Order, Post, Troops, Who};
use crate::procedure::{Acting, ClashStage, Frame, Way};
use crate::rules;
use crate::seats::side_of;
use crate::space::Space;
use crate::state::State;
use crate::{arrivals, assets, clash, laying, leaders, rivers, sequence, setup, tactics, trains};

/// All orders that are offered and legal.
pub(crate) fn orders(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let start = out.len();
    candidates(data, state, seat, out);
    let mut index = start;
    while index < out.len() {
        match rules::check(data, state, seat, &out[index]) {
            Ok(()) => index += 1,
            Err(_) => {
                out.remove(index);
            }
        }
    }
}

/// The group that acts, or those that retire, by their ids: the orders of an action and of a retreat do not name them
/// (5.carry.1, 8.after.2).
pub(crate) fn acting(data: &Data, state: &State, seat: Seat) -> Vec<String> {
    let Some(side) = side_of(seat) else { return Vec::new() };
    let moving = match state.top() {
        Frame::Action => {
            state.action.filter(|action| action.side == side).map(|action| state.force(side, action.force))
        }
        _ => None,
    };
    let from = match state.top() {
        Frame::Retreat { side: beaten } if beaten == side => state.retiring[side].from,
        _ => None,
    };
    let acts = |force: &Force| moving.is_some_and(|moving| std::ptr::eq(force, moving));
    let retires = |force: &Force| from.is_some_and(|from| force.place == Place::At(from));
    let those = groups(state, side).filter(|(_, force)| acts(force) || retires(force));
    those.map(|(who, _)| crate::appearance::group_id(data, who)).collect()
}

/// Orders that could be legal.
pub(crate) fn candidates(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    if !sequence::is_asked(data, state, seat) {
        return;
    }
    if state.top() == Frame::Result {
        return entered::candidates(data, state, seat, out);
    }
    let Some(side) = side_of(seat) else { return };
    match state.top() {
        Frame::Laying => laying::candidates(data, state, out),
        Frame::Buying => buying(data, state, side, out),
        Frame::SettingUp => setting_up(data, state, side, out),
        Frame::Initiative => out.extend([Order::Keep, Order::YieldUp]),
        Frame::Spoils { .. } | Frame::Deserters { .. } | Frame::Succession { .. } => {
            out.extend(own_spaces(state, side).map(Order::Join));
        }
        Frame::Entering { .. } => entering(data, state, side, out),
        Frame::Leaders => riding(data, state, side, out),
        Frame::Operation | Frame::Defence => out.extend(tactics::TACTICS.map(Order::Choose)),
        Frame::Orders => writing(data, state, side, out),
        Frame::Missions | Frame::Battery { .. } => assets::candidates(data, state, side, out),
        Frame::Execution { stage } => {
            out.push(if matches!(stage, Acting::Operator | Acting::Rest) { Order::Done } else { Order::Pass });
            out.extend(groups(state, side).map(|(who, _)| Order::Act(who, Leaving::default())));
            sailing(state, side, out);
        }
        Frame::Action => moving_on(data, state, side, out),
        Frame::Ambush { .. } => {
            out.extend([Order::Pass, Order::Spring]);
            let at = clash::lurkers(state).map(|(_, at)| at);
            out.extend(at.into_iter().flat_map(Space::neighbours).map(|(_, to)| Order::Slip(to)));
        }
        Frame::Battle => played::orders(data, state, side, out),
        Frame::Clash { stage } => clashing(data, state, side, stage, out),
        Frame::Retreat { .. } => retreating(state, side, out),
        Frame::Reward => rewards(data, state, out),
        Frame::Trains => {
            out.push(Order::Done);
            out.extend((1..=u16::from(trains::most(data, state))).map(|spaces| Order::Run(Count(spaces))));
        }
        _ => {}
    }
}

fn own_spaces(state: &State, side: Side) -> impl Iterator<Item = Space> {
    state.held(side).iter()
}

/// The groups of a side with their names.
pub(crate) fn groups(state: &State, side: Side) -> impl Iterator<Item = (Who, &Force)> {
    let places = std::iter::once(Place::Off).chain(Space::all().map(Place::At));
    places.flat_map(move |place| {
        let numbered = state.groups_at(side, place).enumerate();
        numbered.map(move |(index, (_, force))| (Who { place, number: index as u8 + 1 }, force))
    })
}

fn buying(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    out.extend([Order::Done, Order::Muster]);
    let host = &state.hosts[side];
    for unit in &data.nations[host.nation.index()].allowed {
        for part in Part::ALL {
            let count = host.army.part(part).count(*unit);
            out.push(Order::Buy(part, *unit, Count(count + 1)));
            out.extend(count.checked_sub(1).map(|less| Order::Buy(part, *unit, Count(less))));
        }
    }
}

fn setting_up(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    out.push(Order::Done);
    // All that fits, or a share for each leader who has no place yet.
    let shares = state.all_leaders(side).filter(|(_, leader)| leader.waits).count().max(1) as u16;
    for at in Space::all() {
        let fitting = setup::fitting(data, state, side, at);
        let share = Stands::of(fitting.iter().map(|(unit, count)| (unit, count.div_ceil(shares))));
        let placed = [share, fitting].into_iter().filter(|stands| !stands.is_empty());
        for stands in placed.skip(usize::from(share == fitting)) {
            let parted = rivers::parted(data, state, side, at, &stands);
            out.extend(banks(parted).iter().map(|bank| Order::Place(Troops(stands), at, *bank)));
        }
        out.push(Order::Lift(at));
        out.push(Order::Fortify(at));
        for leader in leaders::numbers() {
            out.push(Order::Post(leader, Post::At(at)));
        }
    }
    out.extend(leaders::numbers().map(|leader| Order::Post(leader, Post::Off)));
}

/// The banks to choose from, where there is something to choose.
pub(crate) const fn banks(parted: bool) -> &'static [Option<Bank>] {
    if parted { &[Some(Bank::Near), Some(Bank::Far)] } else { &[None] }
}

fn entering(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    out.push(Order::Done);
    let waiting = state.hosts[side].army.off_board;
    if !waiting.is_empty() {
        out.extend(arrivals::gates(data, state, side).iter().map(|at| Order::Enter(Troops(waiting), at)));
    }
    for unit in &data.nations[state.hosts[side].nation.index()].allowed {
        let most = state.hosts[side].saved / data.units[unit.index()].points.max(1);
        if most > 0 {
            out.push(Order::Enlist(Troops(Stands::of([(*unit, most)]))));
            out.push(Order::Enlist(Troops(Stands::of([(*unit, 1)]))));
        }
    }
}

fn riding(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    out.push(Order::Done);
    for (leader, rider) in state.all_leaders(side) {
        let near = rider.place.space().into_iter().flat_map(Space::neighbours);
        out.extend(near.map(|(_, to)| Order::Ride(leader, vec![to])));
    }
    for at in own_spaces(state, side) {
        let (least, most) = scouting::bounds(state.stands_at(side, at).total(data));
        let totals = if least == most { &[least][..] } else { &[least, most] };
        out.extend(totals.iter().map(|total| Order::Present(at, Count(u16::from(*total)))));
    }
}

fn writing(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    out.push(Order::Done);
    for (leader, _) in state.all_leaders(side) {
        out.extend(ORDERS.map(|order| Order::Order(leader, Some(order))));
        out.extend([Order::Order(leader, None), Order::Unite(leader), Order::Name(leader)]);
        let group = state.leaders[side][leader].with.map(|force| state.force(side, force).stands);
        for stands in group.into_iter().flat_map(|stands| parts(data, &stands)) {
            out.push(Order::Divide(leader, Troops(stands)));
        }
    }
    for (who, force) in groups(state, side) {
        if force.leader.is_none() {
            out.extend([OrderKind::Maneuver, OrderKind::Disengage].map(|order| Order::Task(who, Some(order))));
            out.push(Order::Task(who, None));
        }
    }
}

pub(crate) const ORDERS: [OrderKind; 7] = [
    OrderKind::Probe,
    OrderKind::Assault,
    OrderKind::Breakthrough,
    OrderKind::Maneuver,
    OrderKind::Disengage,
    OrderKind::Reserve,
    OrderKind::DigIn,
];

/// Natural parts of a group: all that ride, and half of each type.
fn parts(data: &Data, stands: &Stands) -> [Stands; 2] {
    let fast = |unit: UnitIx| data.units[unit.index()].campaign_move > 2;
    let half = Stands::of(stands.iter().map(|(unit, count)| (unit, count.div_ceil(2))));
    [stands.only(fast), half]
}

pub(crate) fn sailing(state: &State, side: Side, out: &mut Vec<Order>) {
    for (_, force) in state.groups(side) {
        if let Some(at) = force.place.space() {
            out.extend(state.board.by_water(at).map(|to| Order::Sail(vec![at, to])));
        }
    }
}

fn moving_on(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    out.extend([Order::Halt(None), Order::Back, Order::Leave, Order::Spring]);
    out.extend(Bank::ALL.map(|bank| Order::Halt(Some(bank))));
    let Some(action) = state.action else { return };
    let group = state.force(side, action.force);
    for to in movement::next_spaces(data, state, side, group).into_iter().flatten() {
        out.push(Order::Go(vec![to]));
    }
}

fn clashing(data: &Data, state: &State, side: Side, stage: ClashStage, out: &mut Vec<Order>) {
    let Some(clash) = state.clash else { return };
    match stage {
        ClashStage::Reports => {
            let (least, most) = scouting::bounds(state.stands_at(side, clash.at).total(data));
            out.extend((least..=most).map(|total| Order::State(Count(u16::from(total)))));
            out.push(Order::StateTruth);
            out.extend(state.hosts[side].aircraft.iter().map(|(unit, _)| Order::Spare(unit)));
        }
        ClashStage::DefenderStays | ClashStage::AttackerStays => out.extend([Order::Stand, Order::Retire]),
        ClashStage::AttackerReserves | ClashStage::DefenderReserves => {
            out.push(Order::Done);
            for (who, force) in groups(state, side) {
                let Some(from) = force.place.space().filter(|_| force.order == Some(OrderKind::Reserve)) else {
                    continue;
                };
                for path in ways(from, clash.at) {
                    for leader in [Along::Goes, Along::Stays] {
                        out.push(Order::Call(who, path.clone(), Leaving::default(), leader));
                    }
                }
            }
        }
        ClashStage::Way => out.extend([Way::Resolved, Way::Played, Way::Entered].map(Order::Fight)),
        ClashStage::Guns | ClashStage::Aftermath => {}
    }
}

/// The ways from one space to another of at most two steps.
pub(crate) fn ways(from: Space, to: Space) -> Vec<Vec<Space>> {
    let straight = from.neighbours().filter(|(_, at)| *at == to).map(|(_, at)| vec![at]);
    let around = from.neighbours().filter(|(_, at)| at.distance(to) == 1 && from != to).map(|(_, at)| vec![at, to]);
    straight.chain(around).collect()
}

fn retreating(state: &State, side: Side, out: &mut Vec<Order>) {
    out.push(Order::Retreat(Vec::new()));
    let Some(from) = state.retiring[side].from else { return };
    for (_, first) in from.neighbours() {
        out.push(Order::Retreat(vec![first]));
        out.extend(first.neighbours().map(|(_, second)| Order::Retreat(vec![first, second])));
    }
}

fn rewards(data: &Data, state: &State, out: &mut Vec<Order>) {
    out.push(Order::Claim(Troops::default()));
    let points = state.scenario(data).trains.map_or(0, |rules| rules.derailed_weapon_points);
    for (index, unit) in data.units.iter().enumerate() {
        let most = points / unit.points.max(1);
        if most > 0 {
            out.push(Order::Claim(Troops(Stands::of([(UnitIx(index as u8), most)]))));
        }
    }
}
