//! Sets of attacks worth announcing (VII.A), found without listing all of them.

use engine::Chance;
use hexmap::HexIx;

use super::announce::{self, Plan, left_out};
use super::odds;
use super::strength::{self, Clash};
use crate::boxes;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Spot, Whereabouts};
use crate::order::Order;
use crate::state::State;

/// How a set is chosen.
pub(crate) enum Taste<'a> {
    /// What promises most.
    Greedy,
    /// Any.
    Random(&'a mut Chance),
}

/// How often duties are looked after before a plan is given up.
const ROUNDS: usize = 8;

/// The hexes that somebody could attack, and from where.
fn contacts(data: &Data, state: &State, able: Counters) -> Vec<(Spot, Vec<HexIx>)> {
    let mut found: Vec<(Spot, Vec<HexIx>)> = Vec::new();
    for unit in able.iter() {
        let (Some(from), Some(side)) = (state.hex(data, unit), state.side(data, unit)) else { continue };
        for (_, hex) in data.map.grid.neighbours(from) {
            if !state.cache.present[side.enemy()].contains(hex)
                || announce::defenders(data, state, side, hex).is_empty()
            {
                continue;
            }
            let target = data.ids.at_hex(hex);
            match found.iter_mut().find(|(known, _)| *known == target) {
                Some((_, stacks)) if stacks.contains(&from) => {}
                Some((_, stacks)) => stacks.push(from),
                None => found.push((target, vec![from])),
            }
        }
    }
    found
}

/// Those of a set next to a hex.
fn next_to(data: &Data, state: &State, units: Counters, target: Spot) -> Counters {
    let Whereabouts::Hex(hex) = data.ids.whereabouts(target) else { return Counters::NONE };
    units.filter(|unit| state.hex(data, unit).is_some_and(|from| data.map.grid.direction(from, hex).is_some()))
}

/// The fewest points of a group that may attack a hex; nobody where all of them are too weak.
fn least(data: &Data, state: &State, group: Counters, target: Spot) -> Counters {
    let silent = &mut engine::odds::Silent;
    let mut units: Vec<(u16, CounterIx)> =
        group.iter().map(|unit| (strength::attack(data, state, unit, target, silent), unit)).collect();
    units.sort();
    let mut chosen = Counters::NONE;
    for (_, unit) in units {
        chosen.insert(unit);
        if odds::quick(data, state, &announce::clash(data, state, chosen, target), None).column.is_some() {
            return chosen;
        }
    }
    Counters::NONE
}

/// An attack on a hex from these stacks: as much as can be against it, the least that will do against whoever else must be
/// attacked.
fn build(data: &Data, state: &State, able: Counters, target: Spot, stacks: &[HexIx]) -> Option<Plan> {
    let here = |unit: CounterIx| state.hex(data, unit).is_some_and(|hex| stacks.contains(&hex));
    let units = next_to(data, state, able.filter(here), target);
    let mut others: Vec<(Spot, Counters)> = Vec::new();
    for _ in 0..ROUNDS {
        let busy = others.iter().fold(Counters::NONE, |all, (_, some)| all.or(*some));
        let mut plan = Plan::default();
        let main = units.without(busy).iter().map(|unit| (unit, target));
        let side_shows = others.iter().flat_map(|(to, some)| some.iter().map(move |unit| (unit, *to)));
        if !main.chain(side_shows).all(|(unit, to)| plan.add(unit, to)) {
            return None;
        }
        let Some(duty) = left_out(data, state, &plan).first().copied() else {
            return announce::check_plan(data, state, &plan, able).is_ok().then_some(plan);
        };
        let to = data.ids.at_hex(duty.target);
        let chosen = least(data, state, next_to(data, state, units.without(busy), to), to);
        if chosen.is_empty() {
            return None;
        }
        others.push((to, chosen));
    }
    None
}

/// The best attack on a hex: with everybody, or with one stack alone.
fn on(data: &Data, state: &State, able: Counters, target: Spot, stacks: &[HexIx]) -> Option<Plan> {
    let alone = || stacks.iter().filter_map(|one| build(data, state, able, target, &[*one]));
    build(data, state, able, target, stacks)
        .or_else(|| alone().max_by_key(|plan| promise(data, state, plan)))
        .filter(|plan| !plan.is_empty())
}

/// What a plan promises, in hundredths of steps: losses of both sides on average, ground and cities.
pub(crate) fn promise(data: &Data, state: &State, plan: &Plan) -> i32 {
    plan.combats().map(|(target, units)| worth(data, state, &announce::clash(data, state, units, target))).sum()
}

/// What each attack that could be announced now promises, everybody beside the hex in it: for who has still to choose.
pub(crate) fn promises(data: &Data, state: &State) -> Vec<i32> {
    let able = announce::able(data, state);
    let promise = |(target, _): &(Spot, Vec<HexIx>)| {
        let units = next_to(data, state, able, *target);
        worth(data, state, &announce::clash(data, state, units, *target))
    };
    contacts(data, state, able).iter().map(promise).filter(|promise| *promise > 0).collect()
}

/// What a combat promises.
pub(crate) fn worth(data: &Data, state: &State, clash: &Clash) -> i32 {
    if clash.defenders.is_within(&data.kinds.hqs) {
        return 600;
    }
    let reckoning = odds::quick(data, state, clash, None);
    let city = strength::is_city(strength::ground(data, state, clash.target));
    let steps = |units: Counters| units.iter().map(|unit| i32::from(state.steps(data, unit))).sum::<i32>();
    let (attackers, defenders) = (steps(clash.attackers), steps(clash.defenders));
    let faces = (1..=6).filter_map(|die| {
        let cell = reckoning.result(die)?;
        let outcome = reckoning.outcome(cell);
        let lost = i32::from(cell.attacker).min(attackers) + i32::from(outcome.attacker_beaten);
        let factor = if outcome.tripled { 2 } else { 1 };
        let gained = (i32::from(cell.defender) * factor).min(defenders);
        let ground = if outcome.attacker_beaten { 0 } else { 1 + 2 * i32::from(city) };
        Some((gained + ground - lost) * 100)
    });
    faces.sum::<i32>() / 6
}

/// A legal set that meets its duties; perhaps the empty one.
pub(crate) fn propose(data: &Data, state: &State, taste: Taste<'_>) -> Plan {
    let able = announce::able(data, state);
    let mut contacts = contacts(data, state, able);
    let mut plan = Plan::default();
    match taste {
        Taste::Random(chance) => {
            chance.shuffle(&mut contacts);
            for (target, mut stacks) in contacts {
                if chance.one_in(4) {
                    continue;
                }
                if stacks.len() > 1 && chance.one_in(3) {
                    stacks.truncate(1 + chance.below(stacks.len() - 1));
                }
                plan = joined(data, state, able, plan, on(data, state, able.without(plan.all()), target, &stacks));
            }
        }
        Taste::Greedy => {
            let mut best: Vec<(i32, Plan)> = contacts
                .iter()
                .filter_map(|(target, stacks)| on(data, state, able, *target, stacks))
                .map(|plan| (promise(data, state, &plan), plan))
                .filter(|(promise, _)| *promise > 0)
                .collect();
            best.sort_by_key(|(promise, _)| -promise);
            for (_, next) in best {
                plan = joined(data, state, able, plan, Some(next));
            }
        }
    }
    plan
}

/// A plan with another one, where both together are legal.
fn joined(data: &Data, state: &State, able: Counters, plan: Plan, more: Option<Plan>) -> Plan {
    let Some(more) = more.filter(|more| !more.all().meets(&plan.all())) else { return plan };
    let mut both = plan;
    for (target, units) in more.combats() {
        if plan.combat_on(target).is_some() || !units.iter().all(|unit| both.add(unit, target)) {
            return plan;
        }
    }
    if announce::check_plan(data, state, &both, able).is_ok() { both } else { plan }
}

/// Sets to choose from: none, one for each hex that can be attacked, the one that promises most.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    out.push(Order::Done);
    let able = announce::able(data, state);
    let mut add = |order: Order| {
        if !out.contains(&order) {
            out.push(order);
        }
    };
    for (target, stacks) in contacts(data, state, able) {
        on(data, state, able, target, &stacks).map(|plan| Order::Attack(plan.pairs())).into_iter().for_each(&mut add);
        if stacks.len() > 1 {
            let alone = stacks.iter().filter_map(|stack| build(data, state, able, target, &[*stack]));
            alone.map(|plan| Order::Attack(plan.pairs())).for_each(&mut add);
        }
    }
    boxes::attacks(data, state, able).into_iter().for_each(&mut add);
    let best = propose(data, state, Taste::Greedy);
    if !best.is_empty() {
        add(Order::Attack(best.pairs()));
    }
}
