//! 15.0, 15.1, 15.2: moving along river hexsides.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::Grade;

use super::{has_met, meeting, mines};
use crate::board::Water;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::order::Order;
use crate::sets::{Reach, Units};
use crate::state::{Place, State};
use crate::tables::RiverGrade;
use crate::zones::controlled;
use crate::{args, arrivals, movement, weather};

/// How low water hampers Allied vessels on a river (15.8, 15.81).
pub(super) struct Shallows<'a> {
    /// What a hexside costs.
    cost: u8,
    barred: &'a [Arm],
    /// Barred vessels that this depth lets in all the same (15.81).
    let_in: &'a [Arm],
    grounding: &'a [Arm],
    /// What bars them.
    clause: &'static str,
}

impl Shallows<'_> {
    fn bars(&self, arm: Arm) -> bool {
        self.barred.contains(&arm) && !self.let_in.contains(&arm)
    }

    /// 15.8.b, 15.81.c: whether such a vessel rolls for grounding; one that is barred and goes back does, too (15.8.a).
    pub(super) fn grounds(&self, arm: Arm) -> bool {
        self.grounding.contains(&arm) || self.bars(arm)
    }
}

/// 15.8, 15.81: how shallow a river is for a vessel; Red knows its way (15.8.f).
pub(super) fn shallows<'a>(data: &'a Data, state: &State, vessel: UnitIx, water: Water) -> Option<Shallows<'a>> {
    let table = &data.tables.naval;
    let barred = match water {
        Water::UpperDvina => &table.low_water.barred_above_bereznik,
        Water::Vaga => &table.low_water.barred_on_vaga,
        Water::LowerDvina | Water::Other => return None,
    };
    if state.side(data, vessel) == Side::Red {
        return None;
    }
    let depth = state.depth.filter(|_| water == Water::UpperDvina);
    let row = depth.and_then(|feet| data.tables.river_depth.rows.iter().find(|row| row.feet == feet));
    if let Some(row) = row {
        let cost = row.mp_per_hexside.unwrap_or(table.mp_per_hexside);
        let (let_in, grounding) = (row.upper_dvina.as_slice(), row.grounding.as_slice());
        return Some(Shallows { cost, barred, let_in, grounding, clause: "15.81.d" });
    }
    let grounding = &table.grounding;
    (state.turn >= grounding.from_turn).then_some(Shallows {
        cost: grounding.mp_per_hexside,
        barred,
        let_in: &[],
        grounding: &grounding.applies_to,
        clause: "15.8.a",
    })
}

/// 15.0.a: whether such a vessel may use such a river.
fn fits(data: &Data, state: &State, arm: Arm, grade: Grade) -> bool {
    let table = &data.tables.naval.river_grades;
    let grades = if state.original() { &table.original } else { &table.renovated };
    match grade {
        Grade::Major => grades.get(&arm).is_none_or(|grades| grades.contains(&RiverGrade::Major)),
        Grade::Minor => grades.get(&arm).is_some_and(|grades| grades.contains(&RiverGrade::Minor)),
    }
}

/// 15.0.a, 15.0.g: whether a vessel can be on a hexside at all; or by which clause and in which words it cannot.
pub(crate) fn check_waters(
    data: &Data,
    state: &State,
    vessel: UnitIx,
    at: Reach,
) -> Result<(), (&'static str, &'static str)> {
    let (arm, there) = (data.roster.get(vessel).arm, data.board.reach_info(at));
    if !there.navigable || !fits(data, state, arm, there.grade) {
        return Err(("15.0.a", "elope-river-too-small"));
    }
    match arm == Arm::Carrier && matches!(there.water, Water::UpperDvina | Water::Vaga) {
        true => Err(("15.0.g", "elope-carrier-beyond-bereznik")),
        false => Ok(()),
    }
}

/// What a vessel pays to go from a hexside to another, or why it may not.
pub(super) fn step_cost(data: &Data, state: &State, vessel: UnitIx, from: Reach, to: Reach) -> Result<u8, Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(vessel)).with("hex", args::reach(to)));
    let (here, there) = (data.board.reach_info(from), data.board.reach_info(to));
    let arm = data.roster.get(vessel).arm;
    let side = state.side(data, vessel);
    if !here.next.contains(&to) {
        return refuse("15.0.b", "elope-hexside-apart");
    }
    let waters = check_waters(data, state, vessel, to);
    if let Err((clause @ "15.0.a", id)) = waters {
        return refuse(clause, id);
    }
    if [here.water, there.water].iter().any(|water| weather::is_ice_bound(data, state, *water)) {
        return refuse("15.1.b", "elope-river-frozen");
    }
    if let Err((clause, id)) = waters {
        return refuse(clause, id);
    }
    let shallows = shallows(data, state, vessel, there.water);
    if let Some(shallows) = &shallows
        && shallows.bars(arm)
        && data.board.from_lower[to.index()] >= data.board.from_lower[from.index()]
    {
        return refuse(shallows.clause, "elope-water-too-low");
    }
    let mined = state.mined.contains(to);
    if mined && side == Side::Allied {
        return refuse("15.7.b", "elope-mines-bar-allies");
    }
    let guns = data.roster.kinds.gunboats.and(state.of_side(data, side.enemy()));
    if guns.iter().any(|gun| state.reach(gun) == Some(to) && !has_met(data, state, vessel, gun)) {
        return refuse("4.4.a", "elope-enemy-ships-in-the-way");
    }
    let cost = shallows.map_or(data.tables.naval.mp_per_hexside, |shallows| shallows.cost);
    Ok(cost + if mined { data.tables.naval.mines.red_extra_mp } else { 0 })
}

/// What a vessel pays for a hexside; none where it may not go.
pub(crate) fn hexside_cost(data: &Data, state: &State, vessel: UnitIx, from: Reach, to: Reach) -> Option<u8> {
    step_cost(data, state, vessel, from, to).ok()
}

/// What limits or endangers a vessel where it is: mines next to it, shoals, waters that it may not enter.
pub(crate) fn risks(data: &Data, state: &State, vessel: UnitIx) -> Vec<(&'static str, &'static str)> {
    let Some(at) = state.reach(vessel) else { return Vec::new() };
    let (arm, info) = (data.roster.get(vessel).arm, data.board.reach_info(at));
    let mut risks = Vec::new();
    if info.next.iter().any(|next| state.mined.contains(*next)) {
        risks.push(match state.side(data, vessel) {
            Side::Allied => ("15.7.b", "elope-trace-mines-bar"),
            Side::Red => ("15.7.c", "elope-trace-mines-cost"),
        });
    }
    let enemy = state.side(data, vessel).enemy();
    if info.banks.iter().flatten().any(|bank| controlled(state, enemy, *bank)) {
        risks.push(("15.0.c", "elope-trace-zone-on-the-bank"));
    }
    if arm == Arm::Carrier {
        risks.push(("15.0.g", "elope-trace-carrier-waters"));
    }
    if arm == Arm::Minesweeper {
        risks.push(("15.8.d", "elope-trace-no-mines"));
    }
    let low = state.side(data, vessel) == Side::Allied && state.turn >= data.tables.naval.grounding.from_turn;
    if low && data.tables.naval.grounding.applies_to.contains(&arm) {
        // 15.71.b: minesweepers like gunboats.
        let clause = if arm == Arm::Minesweeper { "15.71.b" } else { "15.8.b" };
        risks.push((clause, "elope-trace-shoals"));
    }
    risks
}

/// Whether these vessels can move together, and from where.
fn check_vessels(data: &Data, state: &State, side: Side, group: Units) -> Result<Reach, Breach> {
    movement::check_movers(data, state, side, group)?;
    for vessel in group.iter() {
        let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(vessel)));
        let info = data.roster.get(vessel);
        if !info.is_vessel() {
            return refuse("15.0.a", "elope-no-ship");
        }
        if info.arm == Arm::DepotShip {
            return refuse(arrivals::by_plan(state, "23.1.T10.a", "23.2.T10.a"), "elope-depot-ship-stays");
        }
        if info.ma == 0 {
            return refuse("15.0.a", "elope-ship-stays-at-sea");
        }
        check_free(state, vessel)?;
        if let Some(late) = state.aboard(vessel).and(state.late).first() {
            return Err(Breach::of("4.5", "elope-boarded-too-late").with("unit", args::unit(late)));
        }
    }
    match group.first().and_then(|vessel| state.reach(vessel)) {
        Some(reach) => Ok(reach),
        None => Err(Breach::of("15.0.a", "elope-no-ship").with("unit", args::first(group))),
    }
}

/// 15.8.b, 15.6.c: whether neither a shoal nor the enemy has stopped a vessel.
pub(super) fn check_free(state: &State, vessel: UnitIx) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(vessel)));
    if state.aground.contains(vessel) {
        return refuse("15.8.b", "elope-ship-aground");
    }
    if state.stopped.contains(vessel) {
        return refuse("15.6.c", "elope-ship-stopped");
    }
    Ok(())
}

/// 15.0: whether vessels may sail along these hexsides.
pub(crate) fn check_sail(data: &Data, state: &State, seat: Seat, group: Units, path: &[Reach]) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    let mut from = check_vessels(data, state, side, group)?;
    if path.is_empty() {
        return Err(Breach::of("15.0.b", "elope-no-way-by-water"));
    }
    let mut purse: Vec<(UnitIx, u8)> =
        group.iter().map(|vessel| (vessel, movement::left(data, state, vessel))).collect();
    for to in path {
        for (vessel, left) in &mut purse {
            let cost = step_cost(data, state, *vessel, from, *to)?;
            *left = left.checked_sub(cost).ok_or_else(|| {
                Breach::of("15.2", "elope-ship-too-far").with("unit", args::unit(*vessel)).with("hex", args::reach(*to))
            })?;
        }
        from = *to;
    }
    Ok(())
}

/// Sail on to the first hexside of the path where anything can happen, or to its end, and meet what waits there; give
/// the rest.
pub(crate) fn sail(
    data: &Data,
    state: &mut State,
    seat: Seat,
    group: Units,
    path: &[Reach],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    check_sail(data, state, seat, group, &path[..path.len().min(1)])?;
    let Some(start) = group.first().and_then(|vessel| state.reach(vessel)) else { return Ok(None) };
    movement::begin(data, state, group);
    let mut from = start;
    for (index, to) in path.iter().enumerate() {
        for vessel in group.iter() {
            state.spent[vessel] += step_cost(data, state, vessel, from, *to)?;
        }
        let banks = data.board.reach_info(*to).banks.into_iter().flatten();
        let near = banks.fold(Units::NONE, |near, bank| near.or(state.in_hex(bank)));
        for vessel in group.iter() {
            state.put(data, vessel, Place::River(*to));
            state.shelled.leave(&data.roster, near, vessel);
        }
        let rest = &path[index + 1..];
        let goes_on = || check_sail(data, state, seat, group, &rest[..rest.len().min(1)]).is_ok();
        if is_calm(data, state, group, from, *to) && goes_on() {
            from = *to;
            continue;
        }
        events.tell(Seats::ALL, || {
            let message = Message::by("15.0.b", "elope-sails")
                .with("unit", args::first(group))
                .with("others", args::others(group));
            message.with("from", args::reach(start)).with("to", args::reach(*to))
        });
        for vessel in group.iter() {
            mines::risk(data, state, vessel, from, *to, dice, events)?;
        }
        meeting::begin(data, state, group, *to, dice, events)?;
        let able =
            group.without(state.aground).without(state.stopped).filter(|vessel| state.reach(vessel) == Some(*to));
        return Ok((!rest.is_empty() && !able.is_empty()).then(|| Order::Sail(able, rest.to_vec())));
    }
    Ok(None)
}

/// Whether nothing happens to vessels that have come from one hexside to the next.
fn is_calm(data: &Data, state: &State, group: Units, from: Reach, to: Reach) -> bool {
    let safe = group.iter().all(|vessel| mines::perils(data, state, vessel, from, to).is_empty());
    safe && meeting::is_quiet(data, state, group, to)
}

/// The shortest way of these vessels to every hexside that they reach with so many points.
pub(crate) fn ways(data: &Data, state: &State, group: Units, start: Reach, points: u8) -> Vec<Vec<Reach>> {
    let count = data.board.reaches.len();
    let mut best: Vec<u16> = vec![u16::MAX; count];
    let mut came: Vec<Reach> = vec![start; count];
    let mut open = BinaryHeap::from([Reverse((0u16, start))]);
    best[usize::from(start.0)] = 0;
    let mut reached = Vec::new();
    while let Some(Reverse((spent, from))) = open.pop() {
        if spent > best[usize::from(from.0)] {
            continue;
        }
        if from != start {
            reached.push(from);
        }
        for to in &data.board.reach_info(from).next {
            let costs = group.iter().map(|vessel| step_cost(data, state, vessel, from, *to).ok());
            let Some(cost) = costs.reduce(|a, b| Some(a?.max(b?))).flatten() else { continue };
            let total = spent + u16::from(cost);
            if total <= u16::from(points) && total < best[usize::from(to.0)] {
                best[usize::from(to.0)] = total;
                came[usize::from(to.0)] = from;
                open.push(Reverse((total, *to)));
            }
        }
    }
    let way = |end: &Reach| {
        let mut way = vec![*end];
        let mut at = came[usize::from(end.0)];
        while at != start {
            way.push(at);
            at = came[usize::from(at.0)];
        }
        way.reverse();
        way
    };
    reached.iter().map(way).collect()
}

/// The shortest way to a hexside that these vessels reach in this phase, where it is not next to theirs.
pub(crate) fn way_to(data: &Data, state: &State, group: Units, to: Reach) -> Option<Vec<Reach>> {
    let first = group.first()?;
    let start = state.reach(first)?;
    if start == to || data.board.reach_info(start).next.contains(&to) {
        return None;
    }
    let mut ways = destinations(data, state, state.side(data, first), group).into_iter();
    ways.find(|way| way.last() == Some(&to))
}

/// Where vessels that can still move may sail together.
pub(crate) fn destinations(data: &Data, state: &State, side: Side, group: Units) -> Vec<Vec<Reach>> {
    let Ok(start) = check_vessels(data, state, side, group) else { return Vec::new() };
    let points = group.iter().map(|vessel| movement::left(data, state, vessel)).min().unwrap_or(0);
    ways(data, state, group, start, points)
}
