//! Orders that are legal now: all of them for the page, or many of them for a commander.

use engine::{Chance, Seat};
use hexmap::HexIx;

use crate::combat::{battle, declare, losses, retreat};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::{Declined, Entrance, Face, Order, Supplies};
use crate::sets::Units;
use crate::state::{BattleStage, Frame, Naval, State, Task, side_of};
use crate::{
    air, arrivals, capture, check, condition, crossing, directives, movement, naval, rail, sample, supply, works,
};

/// All orders of a seat: single units and whole stacks for marches, every choice for the rest.
pub(crate) fn orders(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let Some(decision) = crate::sequence::decision(data, state, seat) else { return };
    debug_assert_eq!(decision.seat, seat);
    let side = side_of(seat);
    match state.top() {
        Frame::Movement { .. } => {
            for unit in free_movers(data, state, side).iter() {
                marches(data, state, side, Units::one(unit), out);
            }
            for stack in stacks(data, state, side) {
                marches(data, state, side, stack, out);
            }
            deeds(data, state, side, state.of_side(data, side), out);
        }
        _ => answers(data, state, seat, out),
    }
    out.retain(|order| check(data, state, seat, order).is_ok());
}

/// Up to so many units are listed with all their orders.
const FEW_ACTORS: usize = 4;

/// Orders that show what a seat can do. In a Movement Phase whoever can act does it once; whether these are all.
pub(crate) fn outline(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) -> bool {
    let (Frame::Movement { .. }, Some(_)) = (state.top(), crate::sequence::decision(data, state, seat)) else {
        orders(data, state, seat, out);
        return true;
    };
    let side = side_of(seat);
    let legal = |order: &Order| check(data, state, seat, order).is_ok();
    let mut idle = state.of_side(data, side);
    let free = free_movers(data, state, side);
    let stacks = stacks(data, state, side).into_iter().filter(|stack| stack.is_within(&free));
    for group in free.iter().map(Units::one).chain(stacks) {
        if group.meets(&idle)
            && let Some(march) = first_march(data, state, side, group)
        {
            idle = idle.without(group);
            out.push(march);
        }
    }
    let mut others = Vec::new();
    deeds(data, state, side, idle, &mut others);
    for order in others {
        let theirs = order.acting();
        if (theirs.is_empty() || theirs.meets(&idle)) && legal(&order) {
            idle = idle.without(theirs);
            out.push(order);
        }
    }
    let few = state.of_side(data, side).without(idle).len() <= FEW_ACTORS;
    if few {
        out.clear();
        orders(data, state, seat, out);
    }
    few
}

/// Orders of exactly these units together, in any grouping that a player picks up.
pub(crate) fn orders_of(data: &Data, state: &State, seat: Seat, group: Units, out: &mut Vec<Order>) {
    let (Some(first), Some(_)) = (group.first(), crate::sequence::decision(data, state, seat)) else { return };
    let side = side_of(seat);
    let mut listed = Vec::new();
    if let Frame::Movement { .. } = state.top() {
        marches(data, state, side, group, &mut listed);
        deeds(data, state, side, group, &mut listed);
    } else {
        answers(data, state, seat, &mut listed);
    }
    let goes = group.is_within(&going(data, state, seat));
    for order in listed {
        let theirs = order.acting();
        let widened = match order.by_others(group) {
            _ if goes && sends(&order) => order,
            Some(widened) if theirs.contains(first) && theirs.is_within(&group) => widened,
            _ if theirs == group => order,
            _ => continue,
        };
        if !out.contains(&widened) && check(data, state, seat, &widened).is_ok() {
            out.push(widened);
        }
    }
}

/// Units of a side that could still march.
pub(crate) fn movers(data: &Data, state: &State, side: Side) -> Units {
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side).and(kinds.ground).without(kinds.trains).without(state.moved);
    own.without(state.stopped).and(state.in_hexes).filter(|unit| movement::left(data, state, unit) > 0)
}

/// 23.1.c: the same; while those under way have to go on, nobody else.
fn free_movers(data: &Data, state: &State, side: Side) -> Units {
    let movers = movers(data, state, side);
    if directives::check_move_over(data, state, side).is_ok() { movers } else { movers.and(state.moving) }
}

/// Stacks that could march together: all of one hex, and all its troops.
fn stacks(data: &Data, state: &State, side: Side) -> Vec<Units> {
    let mut stacks: Vec<Units> = Vec::new();
    let movers = movers(data, state, side).without(state.fixed);
    // Those that move together can go on together (23.1.c).
    if state.moving.len() > 1 && state.moving.is_within(&movers) {
        stacks.push(state.moving);
    }
    for unit in movers.iter() {
        let Some(hex) = state.hex(unit) else { continue };
        let stack = state.in_hex(hex).and(movers);
        if stack.len() > 1 && !stacks.contains(&stack) {
            stacks.push(stack);
        }
    }
    stacks
}

/// Where a group can march, by the cheapest way.
pub(crate) fn marches(data: &Data, state: &State, side: Side, group: Units, out: &mut Vec<Order>) {
    movement::with_reach(data, state, side, group, |field| {
        let ways = field.reached().iter().map(|hex| field.path(*hex)).filter(|path| path.len() > 1);
        out.extend(ways.map(|path| Order::March(group, path[1..].to_vec())));
    });
    overruns(data, state, side, group, out);
}

/// A legal march of a group, if there is one.
fn first_march(data: &Data, state: &State, side: Side, group: Units) -> Option<Order> {
    let start = movement::check_marchers(data, state, side, group).ok()?;
    let leads = |path: &[HexIx]| movement::check_path(data, state, side, group, start, path).is_ok();
    // Most who can march at all can march to the next hex.
    let next = data.board.map.grid.neighbours(start).map(|(_, next)| next).find(|next| leads(&[*next]));
    next.map(|next| Order::March(group, vec![next])).or_else(|| {
        let mut all = Vec::new();
        marches(data, state, side, group, &mut all);
        all.into_iter().find(|order| matches!(order, Order::March(_, path) if leads(path)))
    })
}

/// 9.0.b: lone support units next to the group that it could overrun.
fn overruns(data: &Data, state: &State, side: Side, group: Units, out: &mut Vec<Order>) {
    let Some(hex) = group.first().and_then(|unit| state.hex(unit)) else { return };
    for (_, next) in data.board.map.grid.neighbours(hex) {
        if movement::closed(data, state, next, side) == movement::Closed::Support {
            out.push(Order::March(group, vec![next]));
        }
    }
}

/// What else these can be ordered in a Movement Phase; not all of it is legal.
fn deeds(data: &Data, state: &State, side: Side, whom: Units, out: &mut Vec<Order>) {
    let kinds = &data.roster.kinds;
    let own = whom.and(state.of_side(data, side));
    out.push(Order::Done);
    for unit in movers(data, state, side).and(own).iter() {
        unit_deeds(data, state, unit, out);
    }
    for unit in state.stopped.and(own).without(state.moved).iter() {
        works::orders(data, state, unit, out);
    }
    for depot in own.and(kinds.depots).and(state.in_hexes).iter() {
        out.push(Order::Turn(depot));
    }
    for unit in state.at(crate::state::Spot::of(crate::state::Place::Due)).and(own).iter() {
        for place in arrivals::choices(data, state, unit) {
            let hex = data.board.map.place(place).map(|place| place.hex);
            out.push(Order::Enter(Units::one(unit), Entrance(hex)));
        }
    }
    for hq in own.and(kinds.hq).and(state.in_hexes).iter() {
        out.push(Order::Span(hq));
    }
    for unit in state.os.and(own).iter() {
        out.push(Order::Ration(Units::one(unit)));
    }
    out.extend(crate::stacking::in_excess(data, state, side).iter().map(Order::Disband));
    rail::orders(data, state, side, own, out);
    naval::orders(data, state, side, own, out);
}

/// What one unit can do where it stands.
pub(crate) fn unit_deeds(data: &Data, state: &State, unit: UnitIx, out: &mut Vec<Order>) {
    let Some(hex) = state.hex(unit) else { return };
    for (_, next) in data.board.map.grid.neighbours(hex) {
        if data.board.reach_between(hex, next).is_some() {
            crossing::crossings(data, state, unit, next, out);
        }
    }
    out.push(Order::Exit(unit));
    works::orders(data, state, unit, out);
}

/// Orders outside the Movement Phase; not all of them are legal.
pub(crate) fn answers(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let side = side_of(seat);
    match state.top() {
        Frame::SetUp => {
            let due = state.at(crate::state::Spot::of(crate::state::Place::Due));
            for unit in due.iter() {
                let Some((place, distance)) = arrivals::set_up_area(data, state, unit) else { continue };
                let area = data.board.map.grid.hexes().filter(|hex| data.board.distance(*hex, place) <= distance);
                out.extend(area.map(|hex| Order::Deploy(unit, hex)));
            }
        }
        Frame::Operations { .. } => {
            out.push(Order::Done);
            for hex in supply::stores(data, state, side) {
                out.push(Order::Depot(hex, Face::Mobile));
                out.push(Order::Depot(hex, Face::Static));
            }
            out.extend(state.reduced.and(state.of_side(data, side)).iter().map(Order::Rebuild));
            out.extend(directives::brigade_orders(data));
        }
        Frame::Declare { .. } => {
            out.push(Order::Done);
            attacks(data, state, side, out);
            air::missions(data, state, side, out);
            air::transfers(data, state, side, out);
            rations(data, state, side, out);
        }
        Frame::Interception { .. } => {
            out.push(Order::Done);
            air::interceptions(data, state, side, out);
        }
        Frame::Resolve { .. } => {
            let open = state.attacks.iter().filter(|attack| !attack.resolved);
            out.extend(open.map(|attack| Order::Resolve(attack.target)));
            rations(data, state, side, out);
        }
        Frame::Battle => match state.battle.stage {
            BattleStage::AttackerPays | BattleStage::DefenderPays => {
                payments(data, state, side, out);
                rations(data, state, side, out);
            }
            _ => {
                out.push(Order::Yield);
                out.extend(battle::attacker_hexes(state).iter().map(Order::Counterattack));
            }
        },
        Frame::Losses { steps, among, .. } => {
            out.extend(losses::shares(data, state, among, steps).into_iter().map(Order::Lose));
            out.extend(retreat::paths(data, state).into_iter().map(Order::Retreat));
        }
        Frame::Excess { units, .. } => {
            out.extend(units.iter().map(|unit| Order::Lose(vec![(unit, state.steps(data, unit))])));
        }
        Frame::Retreat { .. } => out.extend(retreat::paths(data, state).into_iter().map(Order::Retreat)),
        Frame::Advance { units, .. } => {
            out.push(Order::Done);
            advances(data, state, units, out);
        }
        Frame::Exploit { units, moved, .. } => {
            out.push(Order::Done);
            for unit in units.without(moved).iter() {
                exploits(data, state, unit, out);
            }
            for target in targets(data, state, side, units) {
                out.extend(units.iter().map(|unit| Order::Attack(target, Units::one(unit))));
                out.push(Order::Attack(
                    target,
                    units.filter(|unit| targets(data, state, side, Units::one(unit)).contains(&target)),
                ));
            }
        }
        Frame::Flight { depot } => out.extend(capture::ways_out(data, state, depot).into_iter().map(Order::Flee)),
        Frame::Naval(meeting) => naval::answers(data, state, meeting, out),
        Frame::AirLosses { .. } | Frame::Stranded { .. } => air::answers(data, state, out),
        _ => {}
    }
}

/// Those whom the seat's decision sends somewhere though its orders do not name them: a stack that goes back, a depot
/// that flees, a vessel that gets away, survivors.
pub(crate) fn going(data: &Data, state: &State, seat: Seat) -> Units {
    if !crate::sequence::is_asked(data, state, seat) {
        return Units::NONE;
    }
    match state.top() {
        Frame::Flight { depot } => Units::one(depot),
        Frame::Naval(Naval::Escape { steamer, .. }) => Units::one(steamer),
        Frame::Naval(Naval::Displaced { vessel, .. }) => Units::one(vessel),
        Frame::Naval(Naval::Rescue { units, .. }) => units,
        _ => retreat::asked(data, state).filter(|way| way.side == side_of(seat)).map_or(Units::NONE, |way| way.units),
    }
}

/// Whether an order sends those somewhere.
fn sends(order: &Order) -> bool {
    matches!(order, Order::Retreat(_) | Order::Flee(_) | Order::Escape(_) | Order::Rescue(_))
}

/// 11.3.c: in the Combat Phase, whoever would be turned away by a depot may be named to be served first.
fn rations(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let without = condition::turned_away(data, state).and(state.of_side(data, side)).without(state.rationed);
    out.extend(without.iter().map(|unit| Order::Ration(Units::one(unit))));
}

/// Hexes with enemies next to any of these units.
fn targets(data: &Data, state: &State, side: Side, units: Units) -> Vec<HexIx> {
    let mut targets = Vec::new();
    for unit in units.iter() {
        let Some(hex) = state.hex(unit) else { continue };
        for (_, next) in data.board.map.grid.neighbours(hex) {
            if state.occupied[side.enemy()].contains(next) && !targets.contains(&next) {
                targets.push(next);
            }
        }
    }
    targets
}

/// Attackers that are free to be announced.
pub(crate) fn free_attackers(data: &Data, state: &State, side: Side) -> Units {
    let kinds = &data.roster.kinds;
    let fighters = kinds.combat.or(kinds.support).or(kinds.trains);
    let own = state.of_side(data, side).and(fighters);
    own.and(state.in_hexes).filter(|unit| state.task[unit] == Task::None)
}

/// Attacks on each target: by each unit, by each stack, and by all around it, with ships where they can help.
fn attacks(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let free = free_attackers(data, state, side);
    let ships = data.roster.kinds.gunboats.and(state.of_side(data, side)).filter(|ship| state.task[ship] == Task::None);
    for target in targets(data, state, side, free) {
        let around = free.filter(|unit| state.hex(unit).is_some_and(|hex| data.board.distance(hex, target) == 1));
        let mut groups: Vec<Units> = around.iter().map(Units::one).collect();
        for unit in around.iter() {
            if let Some(hex) = state.hex(unit) {
                groups.push(state.in_hex(hex).and(around));
            }
        }
        groups.push(around);
        let beside = |group: Units| {
            ships.filter(|ship| {
                let banks = declare::banks(data, state, ship);
                group.iter().any(|unit| state.hex(unit).is_some_and(|hex| banks.contains(hex)))
            })
        };
        let with_ships: Vec<Units> = groups.iter().map(|group| group.or(beside(*group))).collect();
        groups.extend(with_ships);
        let mut seen: Vec<Units> = Vec::new();
        for group in groups {
            if !seen.contains(&group) {
                seen.push(group);
                out.push(Order::Attack(target, group));
            }
        }
    }
}

/// What can be expended: nothing, a point, each depot, or all of them; with or without brigade HQs.
fn payments(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let (depots, point) = battle::offers(data, state, side);
    let mut ways = vec![Supplies::default()];
    ways.extend(depots.iter().map(|depot| Supplies { depots: Units::one(depot), ..Supplies::default() }));
    if depots.len() > 1 {
        ways.push(Supplies { depots, ..Supplies::default() });
    }
    if point {
        ways.push(Supplies { point, ..Supplies::default() });
        ways.extend(depots.iter().map(|depot| Supplies { depots: Units::one(depot), point }));
    }
    out.extend(ways.iter().map(|supplies| Order::Supply(*supplies, Declined::default())));
    let binding = if side == state.battle.attacker() { battle::binding(data, state) } else { Units::NONE };
    if !binding.is_empty() {
        out.extend(ways.into_iter().map(|supplies| Order::Supply(supplies, Declined(binding))));
    }
}

/// Every advance of each unit, and of all that stand together.
fn advances(data: &Data, state: &State, units: Units, out: &mut Vec<Order>) {
    let Some(vacated) = state.battle.vacated else { return };
    let mut groups: Vec<Units> = units.iter().map(Units::one).collect();
    for unit in units.iter() {
        let stack = state.at(state.spot[unit]).and(units);
        if stack.len() > 1 && !groups.contains(&stack) {
            groups.push(stack);
        }
    }
    for group in groups {
        out.push(Order::Advance(group, vec![vacated]));
        for (_, two) in data.board.map.grid.neighbours(vacated) {
            out.push(Order::Advance(group, vec![vacated, two]));
            // 8.1.b: tanks, ski troops and cavalry go on.
            let third = data.board.map.grid.neighbours(two).map(|(_, three)| three).filter(|three| *three != vacated);
            out.extend(third.map(|three| Order::Advance(group, vec![vacated, two, three])));
        }
    }
}

/// Every special move of a unit within three points.
fn exploits(data: &Data, state: &State, unit: UnitIx, out: &mut Vec<Order>) {
    let Some(start) = state.hex(unit) else { return };
    let grid = &data.board.map.grid;
    for (_, one) in grid.neighbours(start) {
        out.push(Order::Exploit(Units::one(unit), vec![one]));
        for (_, two) in grid.neighbours(one).filter(|(_, two)| *two != start) {
            out.push(Order::Exploit(Units::one(unit), vec![one, two]));
            let third = grid.neighbours(two).filter(|(_, three)| *three != one && *three != start);
            out.extend(third.map(|(_, three)| Order::Exploit(Units::one(unit), vec![one, two, three])));
        }
    }
}

/// Legal orders to weigh: in a Movement Phase about `most` drawn at random and the end of the phase, elsewhere all.
pub(crate) fn draw(data: &Data, state: &State, seat: Seat, most: usize, chance: &mut Chance, out: &mut Vec<Order>) {
    if !matches!(state.top(), Frame::Movement { .. }) || crate::sequence::decision(data, state, seat).is_none() {
        return orders(data, state, seat, out);
    }
    let side = side_of(seat);
    let movers = free_movers(data, state, side);
    let legal = |order: &Order| check(data, state, seat, order).is_ok();
    for _ in 0..most {
        let drawn = sample_movement(data, state, side, movers, chance).filter(|order| *order != Order::Done);
        if let Some(order) = drawn.filter(legal)
            && !out.contains(&order)
        {
            out.push(order);
        }
    }
    out.extend(Some(Order::Done).filter(legal));
    if out.is_empty() {
        orders(data, state, seat, out);
    }
}

/// How often, in so many draws, something else than a march is drawn, and a whole stack marches.
const DEEDS_ONE_IN: usize = 12;
const STACKS_ONE_IN: usize = 4;

/// A march of somebody, or another deed, or the end of the phase.
fn sample_movement(data: &Data, state: &State, side: Side, movers: Units, chance: &mut Chance) -> Option<Order> {
    let count = movers.len();
    // The phase ends early once in a while, and when hardly anybody is left.
    if chance.below(count * 8 + 2) < 2 {
        return Some(Order::Done);
    }
    if chance.one_in(DEEDS_ONE_IN) {
        return sample::deed(data, state, side, movers, chance);
    }
    let unit = movers.iter().nth(chance.below(count))?;
    let group = match state.hex(unit) {
        Some(hex) if chance.one_in(STACKS_ONE_IN) => state.in_hex(hex).and(movers).without(state.fixed),
        _ => Units::one(unit),
    };
    sample_march(data, state, side, group, chance)
}

/// A march to any hex in reach; half of them toward the enemy or a town, so that armies meet.
pub(crate) fn sample_march(data: &Data, state: &State, side: Side, group: Units, chance: &mut Chance) -> Option<Order> {
    movement::with_reach(data, state, side, group, |field| {
        let reached = field.reached();
        let hex = if chance.one_in(2) {
            let goal = goal(data, state, side, chance)?;
            reached.iter().copied().min_by_key(|hex| data.board.distance(*hex, goal))?
        } else {
            *chance.pick(reached)?
        };
        let path = field.path(hex);
        (path.len() > 1).then(|| Order::March(group, path[1..].to_vec()))
    })?
}

/// Where armies drift: an enemy unit, or a place of the map.
fn goal(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<HexIx> {
    let enemies = state.occupied[side.enemy()];
    let drawn = if chance.one_in(4) { None } else { enemies.iter().nth(chance.below(enemies.len())) };
    drawn.or_else(|| chance.pick(&data.board.map.places).map(|place| place.hex))
}
