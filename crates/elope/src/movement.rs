//! 4.0 Movement: who may move, what each hex costs, and what happens on entering it.

use std::cell::RefCell;

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::{CLOSED, Costs, Direction, Field, Flood, HexIx, Leaving};

use crate::board::{Board, Gait, Ground};
use crate::condition::allowance;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::order::Order;
use crate::sets::{Hexsides, Units};
use crate::state::{Frame, State, side_of};
use crate::zones::controlled;
use crate::{args, capture, directives, stacking};

/// 3.0.b: whether the seat is in its Movement Phase.
pub(crate) fn in_phase(state: &State, seat: Seat) -> Result<Side, Breach> {
    match state.top() {
        Frame::Movement { side } if side == side_of(seat) => Ok(side),
        _ => Err(Breach::of("3.0.b", "elope-not-your-movement")),
    }
}

/// Whose costs a unit pays.
pub(crate) fn gait(data: &Data, unit: UnitIx) -> Gait {
    match data.roster.get(unit).arm {
        Arm::Tank => Gait::Tank,
        Arm::Depot => Gait::Depot,
        _ => Gait::Foot,
    }
}

/// Movement points that a unit has left this phase.
pub(crate) fn left(data: &Data, state: &State, unit: UnitIx) -> u8 {
    allowance(data, state, unit).saturating_sub(state.spent[unit])
}

/// Work with the costs of this moment: those of the map, or with bridges built and lost.
pub(crate) fn with_costs<T>(data: &Data, state: &State, gait: Gait, work: impl FnOnce(&Costs<HexIx>) -> T) -> T {
    let (board, season) = (&data.board, state.season());
    let work_out = || board.charted(&data.tables, season, gait, &state.bridges);
    board.charts.with(Board::slot(season, gait), &state.bridges, work_out, work)
}

/// What it costs a unit to go from a hex to the next; none where it cannot.
pub(crate) fn step_cost(data: &Data, state: &State, gait: Gait, from: HexIx, direction: Direction) -> Option<u8> {
    let cost = with_costs(data, state, gait, |costs| costs.get(from, direction.index()));
    (cost != CLOSED).then_some(cost as u8)
}

/// What an enemy hex is to somebody who wants to enter it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closed {
    /// No enemy ground unit.
    Open,
    /// Support units alone: they can be overrun (9.0.b).
    Support,
    /// Enemy units close it (4.4.a).
    Enemy,
}

/// 4.4.a, 9.0.b, 11.6: what stands in the way.
pub(crate) fn closed(data: &Data, state: &State, to: HexIx, mover: Side) -> Closed {
    if !state.occupied[mover.enemy()].contains(to) {
        return Closed::Open;
    }
    let kinds = &data.roster.kinds;
    let there = state.ground_in(data, mover.enemy(), to).and(kinds.bodies);
    let overrun = kinds.support.without(kinds.machine_guns).without(kinds.garrison_battalions);
    if there.is_within(&overrun) { Closed::Support } else { Closed::Enemy }
}

/// 4.0, 4.1.c, 4.2: whether these units may begin or go on with a move together, whatever its kind.
pub(crate) fn check_movers(data: &Data, state: &State, side: Side, group: Units) -> Result<(), Breach> {
    check_group(data, state, side, group)?;
    match group.is_within(&state.moving) {
        true => directives::check_left_behind(data, state, side, group),
        false => directives::check_move_over(data, state, side),
    }
}

/// The same, whatever orders the units under way have.
pub(crate) fn check_group(data: &Data, state: &State, side: Side, group: Units) -> Result<(), Breach> {
    let Some(first) = group.first() else { return Err(Breach::of("4.0", "elope-nobody-moves")) };
    let own = state.of_side(data, side);
    for unit in group.iter() {
        if !own.contains(unit) {
            return Err(Breach::plain("elope-not-yours").with("unit", args::unit(unit)));
        }
        if !state.is_on_map(unit) {
            return Err(Breach::plain("elope-not-on-the-map").with("unit", args::unit(unit)));
        }
        if state.spot[unit] != state.spot[first] {
            return Err(Breach::of("4.2.a", "elope-not-together").with("unit", args::unit(unit)));
        }
        if state.moved.contains(unit) {
            return Err(move_is_over(state, unit));
        }
        if data.roster.kinds.hq.contains(unit) && state.os.contains(unit) {
            return Err(Breach::of("4.1.c", "elope-hq-out-of-supply").with("unit", args::unit(unit)));
        }
    }
    let under_way =
        |unit: &UnitIx| state.spent[*unit] > 0 || state.entrained.contains(*unit) || state.railed.contains(*unit);
    let under_way = group.and(state.moving).iter().find(under_way);
    match under_way.filter(|_| !group.is_within(&state.moving)) {
        Some(unit) => Err(Breach::of("4.2.a", "elope-picks-nobody-up").with("unit", args::unit(unit))),
        None => Ok(()),
    }
}

/// 4.2.c, 15.71.a: why a unit moves no more this phase.
pub(crate) fn move_is_over(state: &State, unit: UnitIx) -> Breach {
    let (clause, id) = match state.swept_now.contains(unit) {
        true => ("15.71.a", "elope-move-ends-with-sweep"),
        false => ("4.2.c", "elope-move-is-over"),
    };
    Breach::of(clause, id).with("unit", args::unit(unit))
}

/// 4.2.c: these move now; the move of those that moved before, or are left behind, is over. Vessels left behind by
/// their stack may go on later (15.22).
pub(crate) fn begin(data: &Data, state: &mut State, group: Units) {
    let going_on = group.is_within(&state.moving);
    let mut over = state.moving.without(group);
    if going_on {
        over = over.without(data.roster.kinds.vessels);
    } else {
        state.journey = 0;
        state.set_out = group.first().and_then(|unit| state.hex(unit));
    }
    state.moved = state.moved.or(over);
    state.moving = group;
}

/// 4.0: whether units can march at all.
pub(crate) fn check_marchers(data: &Data, state: &State, side: Side, group: Units) -> Result<HexIx, Breach> {
    check_movers(data, state, side, group)?;
    check_legs(data, state, group)
}

/// Whether these are units that march, and in a state to do so; the hex they are in.
fn check_legs(data: &Data, state: &State, group: Units) -> Result<HexIx, Breach> {
    let kinds = &data.roster.kinds;
    for unit in group.iter() {
        let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)));
        if kinds.trains.contains(unit) {
            return refuse("16.0.a", "elope-train-off-the-rails");
        }
        if state.broken_down.contains(unit) {
            return refuse("18.4.a", "elope-broken-down");
        }
        if state.entrained.contains(unit) {
            return refuse(crate::rail::clause(state, "4.82"), "elope-still-on-the-train");
        }
    }
    check_by_land(data, state, group)
}

/// Whether these move by land at all, on foot or by rail, and are free to; the hex they are in.
pub(crate) fn check_by_land(data: &Data, state: &State, group: Units) -> Result<HexIx, Breach> {
    let kinds = &data.roster.kinds;
    for unit in group.iter() {
        let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)));
        if kinds.vessels.contains(unit) {
            return refuse("15.0.a", "elope-ship-on-land");
        }
        if kinds.aircraft.contains(unit) {
            return refuse("3.0.h", "elope-aircraft-do-not-march");
        }
        if state.fixed.contains(unit) {
            return refuse("11.3.a", "elope-static-depot");
        }
        if state.stopped.contains(unit) {
            return refuse("5.2", "elope-stopped-in-zone");
        }
    }
    match group.first().and_then(|unit| state.hex(unit)) {
        Some(hex) => Ok(hex),
        None => Err(Breach::plain("elope-not-in-a-hex").with("unit", args::first(group))),
    }
}

/// The points that a group has left, by gait: nobody goes further than the slowest (4.2.a).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Purse([Option<u8>; 3]);

impl Purse {
    pub(crate) fn of(data: &Data, state: &State, group: Units) -> Purse {
        let mut purse = [None::<u8>; 3];
        for unit in group.iter() {
            let left = left(data, state, unit);
            let slot = &mut purse[gait(data, unit) as usize];
            *slot = Some(slot.map_or(left, |least| least.min(left)));
        }
        Purse(purse)
    }

    fn gaits(self) -> impl Iterator<Item = (Gait, u8)> {
        [Gait::Foot, Gait::Tank, Gait::Depot].into_iter().filter_map(move |gait| Some((gait, self.0[gait as usize]?)))
    }

    fn pay(&mut self, gait: Gait, points: u8) {
        if let Some(left) = &mut self.0[gait as usize] {
            *left = left.saturating_sub(points);
        }
    }
}

/// A step to the next hex, and what it asks for beside the terrain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) direction: Direction,
    /// 5.21.a
    pub(crate) disengage: u8,
    /// 9.0.b
    pub(crate) overrun: u8,
}

/// 4.3, 4.4, 5.0: whether a step is allowed, and what it costs beside the terrain. `entered` says that the group has
/// come to `from` in this move.
pub(crate) fn check_step(
    data: &Data,
    state: &State,
    side: Side,
    from: HexIx,
    to: HexIx,
    entered: bool,
) -> Result<Step, Breach> {
    let Some(direction) = data.board.map.grid.direction(from, to) else {
        return Err(Breach::of("4.3.b", "elope-not-adjacent").with("from", args::hex(from)).with("to", args::hex(to)));
    };
    let mut step = Step { direction, disengage: 0, overrun: 0 };
    let enemy = side.enemy();
    if controlled(state, enemy, from) {
        if entered {
            return Err(Breach::of("5.2", "elope-stopped-in-zone-at").with("hex", args::hex(from)));
        }
        if controlled(state, enemy, to) {
            return Err(Breach::of("5.21.b", "elope-zone-to-zone").with("hex", args::hex(to)));
        }
        step.disengage = data.tables.movement.actions.disengage;
    }
    match closed(data, state, to, side) {
        Closed::Open => {}
        Closed::Support => step.overrun = data.tables.movement.actions.overrun_lone_support,
        Closed::Enemy => return Err(Breach::of("4.4.a", "elope-enemy-in-the-way").with("hex", args::hex(to))),
    }
    Ok(step)
}

/// 4.3: pay for a step, or say why it cannot be taken.
fn pay_step(data: &Data, state: &State, purse: &mut Purse, from: HexIx, to: HexIx, step: Step) -> Result<(), Breach> {
    for (gait, left) in purse.gaits() {
        let Some(cost) = step_cost(data, state, gait, from, step.direction) else {
            return Err(prohibited(data, state, gait, from, to));
        };
        let total = cost + step.disengage + step.overrun;
        if total > left {
            let clause = match step {
                Step { disengage: 1.., .. } => "5.21.a",
                Step { overrun: 1.., .. } => "9.0.b",
                _ => "4.3.a",
            };
            let breach = Breach::of(clause, "elope-too-dear").with("hex", args::hex(to));
            return Err(breach.with("cost", args::int(total)).with("left", args::int(left)));
        }
        purse.pay(gait, total);
    }
    Ok(())
}

/// Why a step is prohibited: water, a river, or ground that is closed to tanks.
pub(crate) fn prohibited(data: &Data, state: &State, gait: Gait, from: HexIx, to: HexIx) -> Breach {
    let at = |clause, id| Breach::of(clause, id).with("hex", args::hex(to));
    if data.board.ground[to.index()] == Ground::Water {
        return at("AID.tec.g", "elope-water");
    }
    let unbridged = data.board.reach_between(from, to).filter(|reach| !state.bridges.contains(*reach));
    match unbridged.map(|reach| data.board.reach_info(reach).grade) {
        Some(hexmap::Grade::Major) => at("AID.tec.d", "elope-major-river"),
        Some(hexmap::Grade::Minor) if gait == Gait::Depot => at("9.4.c", "elope-depot-needs-bridge"),
        _ => at("18.5", "elope-closed-to-tanks"),
    }
}

/// 4.0: whether a march is legal as a whole.
pub(crate) fn check_march(data: &Data, state: &State, seat: Seat, group: Units, path: &[HexIx]) -> Result<(), Breach> {
    let side = in_phase(state, seat)?;
    let start = check_marchers(data, state, side, group)?;
    check_path(data, state, side, group, start, path)
}

/// Whether a march would be legal if nobody else were under way.
pub(crate) fn could_march(data: &Data, state: &State, side: Side, group: Units, path: &[HexIx]) -> bool {
    let start = check_group(data, state, side, group).and_then(|()| check_legs(data, state, group));
    start.is_ok_and(|start| check_path(data, state, side, group, start, path).is_ok())
}

/// Whether a group that marches can take a path.
pub(crate) fn check_path(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    start: HexIx,
    path: &[HexIx],
) -> Result<(), Breach> {
    let Some(last) = path.last() else { return Err(Breach::of("4.3.b", "elope-no-path")) };
    let mut purse = Purse::of(data, state, group);
    let mut from = start;
    for (index, to) in path.iter().enumerate() {
        let step = check_step(data, state, side, from, *to, index > 0)?;
        capture::check_takers(data, state, side, group, *to)?;
        pay_step(data, state, &mut purse, from, *to, step)?;
        from = *to;
    }
    stacking::check_end(data, state, side, group, *last)?;
    directives::check_march(data, state, side, group, start, path)
}

/// The beginning of a march, journey or run that is one step: up to the next hex where the group could also stay.
pub(crate) fn first_stop(data: &Data, state: &State, group: Units, path: &[HexIx]) -> usize {
    let Some(first) = group.first() else { return path.len() };
    let (side, from) = (state.side(data, first), state.hex(first));
    let stays = |index: &usize| {
        let room = stacking::check_end(data, state, side, group, path[*index]).is_ok();
        room && directives::check_way(data, state, side, group, from, &path[..=*index]).is_ok()
    };
    (0..path.len()).find(stays).map_or(path.len(), |index| index + 1)
}

/// March to the first hex of the path; give the rest.
pub(crate) fn march(
    data: &Data,
    state: &mut State,
    seat: Seat,
    group: Units,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let side = in_phase(state, seat)?;
    // The march was judged as a whole, the orders of the scenario included; only what may change on the way is asked.
    check_group(data, state, side, group)?;
    let from = check_legs(data, state, group)?;
    let Some((to, rest)) = path.split_first() else { return Err(Breach::of("4.3.b", "elope-no-path").into()) };
    let step = check_step(data, state, side, from, *to, false)?;
    pay_step(data, state, &mut Purse::of(data, state, group), from, *to, step)?;
    begin(data, state, group);
    let mut dearest = 0;
    for unit in group.iter() {
        let cost = step_cost(data, state, gait(data, unit), from, step.direction).unwrap_or(0);
        let cost = cost + step.disengage + step.overrun;
        dearest = dearest.max(cost);
        state.spent[unit] += cost;
    }
    state.drove = state.drove.or(group.and(data.roster.kinds.tanks));
    if step.disengage > 0 {
        events.tell(Seats::ALL, || Message::by("5.21.a", "elope-disengages").with("unit", args::first(group)));
    }
    events.tell(Seats::ALL, || {
        let message =
            Message::by("4.3.a", "elope-marches").with("unit", args::first(group)).with("from", args::hex(from));
        message.with("to", args::hex(*to)).with("others", args::others(group)).with("cost", args::int(dearest))
    });
    enter(data, state, side, group, *to, dice, events)?;
    let group = group.filter(|unit| state.hex(unit) == Some(*to));
    if controlled(state, side.enemy(), *to) && !group.is_empty() {
        state.stopped = state.stopped.or(group);
        events.tell(Seats::ALL, || Message::by("4.4.b", "elope-stops-in-zone").with("unit", args::first(group)));
    }
    let goes_on = !rest.is_empty() && !group.is_empty() && state.ended.is_none();
    Ok(goes_on.then(|| Order::March(group, rest.to_vec())))
}

/// Units come into a hex, by whatever movement: lone support units are overrun, depots captured, places taken.
pub(crate) fn enter(
    data: &Data,
    state: &mut State,
    side: Side,
    group: Units,
    hex: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    state.put_all(data, group, hex);
    state.entrenched = state.entrenched.without(group);
    capture::overrun(data, state, side, hex, events);
    capture::depots(data, state, side, group, hex, dice, events)?;
    directives::entered(data, state, side, group, hex, events);
    Ok(())
}

thread_local! {
    /// Room for floods of movement, used again and again.
    static FIELD: RefCell<Field<HexIx>> = RefCell::new(Field::new());
}

/// Flood where a group of one gait can march, and work with the field: what it costs to come to each hex in reach.
/// Hexes that it could enter only by an overrun are not among them.
pub(crate) fn with_reach<T>(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    work: impl FnOnce(&Field<HexIx>) -> T,
) -> Option<T> {
    let start = check_marchers(data, state, side, group).ok()?;
    with_field(data, state, side, group, start, work)
}

/// The same for a group that is known to be able to march.
pub(crate) fn with_field<T>(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    start: HexIx,
    work: impl FnOnce(&Field<HexIx>) -> T,
) -> Option<T> {
    let (gait, budget) = slowest(Purse::of(data, state, group))?;
    let enemy = side.enemy();
    let engaged = controlled(state, enemy, start);
    // 5.21.a
    let disengage = data.tables.movement.actions.disengage;
    if engaged && budget < disengage {
        return None;
    }
    let zone = state.zone[enemy].members();
    let leaving = engaged.then_some(Leaving { spots: zone, points: u16::from(disengage) });
    // 5.21.b: never directly from zone to zone.
    let barred = engaged.then(|| {
        let grid = &data.board.map.grid;
        let zones = grid.neighbours(start).filter(|(_, next)| controlled(state, enemy, *next));
        Hexsides::of(zones.map(|(direction, _)| grid.side(start, direction)))
    });
    Some(FIELD.with(|field| {
        let field = &mut *field.borrow_mut();
        with_costs(data, state, gait, |costs| {
            let flood = Flood {
                stop: Some(zone),
                leaving,
                blocked: Some(state.occupied[enemy].members()),
                barred: barred.as_ref().map(Hexsides::members),
                ..Flood::new(&data.board.net, costs, u16::from(budget))
            };
            field.flood(&flood, &[start]);
        });
        work(field)
    }))
}

/// A group of several gaits is judged by its dearest: tanks before depots before foot.
pub(crate) fn slowest(purse: Purse) -> Option<(Gait, u8)> {
    let least = purse.gaits().map(|(_, left)| left).min()?;
    let gait = purse.gaits().map(|(gait, _)| gait).max_by_key(|gait| match gait {
        Gait::Foot => 0,
        Gait::Depot => 1,
        Gait::Tank => 2,
    })?;
    Some((gait, least))
}

/// 6.1.a: whether a unit whose move is not over could still leave its hex by marching.
pub(crate) fn can_still_leave(data: &Data, state: &State, unit: UnitIx, coming: Units) -> bool {
    let side = state.side(data, unit);
    let group = Units::one(unit);
    let able = check_group(data, state, side, group).and_then(|()| check_legs(data, state, group));
    let Ok(from) = able else { return false };
    let goes = |to: HexIx| {
        let mut purse = Purse::of(data, state, group);
        let step = check_step(data, state, side, from, to, false);
        step.is_ok_and(|step| pay_step(data, state, &mut purse, from, to, step).is_ok())
            && capture::check_takers(data, state, side, group, to).is_ok()
            && !stacking::is_crowded(data, state, state.ground_in(data, side, to).without(coming).or(group))
            && directives::check_march(data, state, side, group, from, &[to]).is_ok()
    };
    data.board.map.grid.neighbours(from).any(|(_, to)| goes(to))
}
