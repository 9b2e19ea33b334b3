//! VII.B, VII.G.11 to VII.G.13, VII.I.6, VII.I.7, X.combat.4: hits, and whom their owner lays them on.

use engine::{Breach, Events, Message, Seats};

use super::battle::Battle;
use super::strength;
use crate::counters::Flag;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side, Spot};
use crate::order::Order;
use crate::procedure::{Bearers, Frame};
use crate::state::State;
use crate::{args, armor, independent, level, supply, trains};

/// How many ways to lay hits are listed.
const LISTED: usize = 120;

/// Those who bear hits: combat units (X.combat.4).
pub(crate) fn bearers(data: &Data, state: &State, of: Bearers) -> Counters {
    match of {
        Bearers::Attackers => Battle::attackers_left(state),
        Bearers::Defenders => Battle::defenders_left(state),
        Bearers::Group => state.battle.group.filter(|unit| state.spot(unit).is_some()),
        Bearers::Worn(at) => independent::exposed(data, state, at),
    }
    .and(data.kinds.combat)
}

/// Steps that units have left together.
fn steps(data: &Data, state: &State, units: Counters) -> u8 {
    units.iter().map(|unit| state.steps(data, unit)).fold(0, u8::saturating_add)
}

/// Hits have to be borne: laid at once where there is no choice, asked for otherwise; the surplus is ignored (X.combat.4).
pub(crate) fn demand(data: &Data, state: &mut State, side: Side, of: Bearers, hits: u8, events: &mut Events<'_>) {
    let units = bearers(data, state, of);
    let all = steps(data, state, units);
    if hits > all {
        events.tell(Seats::ALL, || {
            let told = Message::by("X.combat.4", "rossyia-surplus-ignored").with("side", args::side(side));
            told.with("losses", args::int(hits - all))
        });
    }
    let hits = hits.min(all);
    if hits == 0 {
        return;
    }
    if hits == all || units.len() == 1 {
        let mut left = hits;
        let mut laid = Vec::with_capacity(units.len());
        let spared = trains::spared(data, state, units);
        for unit in units.without(spared).iter() {
            let take = left.min(state.steps(data, unit));
            left -= take;
            laid.push((unit, take));
        }
        lay(data, state, of, &laid, events);
        if of == Bearers::Attackers {
            spare(state, side, spared);
        }
        return;
    }
    state.stack.push(Frame::Losses { side, of, hits });
}

/// Trains of attackers who are wiped out have no part in what follows: they flee (VIII.A.19).
fn spare(state: &mut State, side: Side, trains: Counters) {
    for train in trains.iter() {
        state.battle.attackers.remove(train);
        state.spot(train).into_iter().for_each(|at| trains::flee(state, side, at));
    }
}

/// How many hits must fall on units with shock, and which of the bearers have it (VII.I.6, VII.I.7).
fn shock_duty(data: &Data, state: &State, of: Bearers, hits: u8) -> (u8, Counters) {
    let battle = &state.battle;
    let Some(target) = battle.target.filter(|_| of == Bearers::Attackers && battle.assault) else {
        return (0, Counters::NONE);
    };
    let silent = &mut engine::odds::Silent;
    let ground = strength::ground(data, state, target);
    let mut shocked = Counters::NONE;
    for unit in bearers(data, state, of).iter() {
        if strength::attack_shock(data, state, unit, target, silent) > 0 {
            shocked.insert(unit);
        }
    }
    let bound = shocked.filter(|unit| !strength::is_exempt(data, unit, ground));
    let half = (battle.borne + hits).div_ceil(2);
    (half.saturating_sub(battle.on_shock).min(steps(data, state, bound)).min(hits), shocked)
}

/// The armour that has to take the first loss (VIII.C.6).
fn armour_due(data: &Data, state: &State, of: Bearers) -> Counters {
    match of == Bearers::Attackers && state.battle.armour_first {
        true => bearers(data, state, of).filter(|unit| armor::is_armor(data, unit)),
        false => Counters::NONE,
    }
}

/// Whether hits may be laid so.
pub(crate) fn check(data: &Data, state: &State, laid: &[(CounterIx, u8)]) -> Result<(), Breach> {
    let Frame::Losses { of, hits, .. } = state.top() else {
        return Err(Breach::of("VII.G.11", "rossyia-no-losses-now"));
    };
    let units = bearers(data, state, of);
    let mut seen = Counters::NONE;
    let mut sum = 0u16;
    for &(unit, take) in laid {
        let refuse = |id: &'static str| Err(Breach::of("VII.G.11", id).with("unit", args::counter(unit)));
        if !units.contains(unit) || seen.contains(unit) {
            return refuse("rossyia-bears-no-losses");
        }
        if take == 0 || take > state.steps(data, unit) {
            return refuse("rossyia-too-many-hits");
        }
        seen.insert(unit);
        sum += u16::from(take);
    }
    if sum != u16::from(hits) {
        return Err(Breach::of("VII.G.11", "rossyia-losses-do-not-add-up").with("losses", args::int(hits)));
    }
    let on = |set: Counters| laid.iter().filter(|(unit, _)| set.contains(*unit)).map(|(_, take)| *take).sum::<u8>();
    let armour = armour_due(data, state, of);
    if !armour.is_empty() && on(armour) == 0 {
        return Err(Breach::of("VIII.C.6", "rossyia-armour-first"));
    }
    let (due, shocked) = shock_duty(data, state, of, hits);
    match on(shocked) < due {
        true => Err(Breach::of("VII.I.6", "rossyia-half-on-shock").with("losses", args::int(due))),
        false => Ok(()),
    }
}

/// The owner has laid his hits.
pub(crate) fn lose(data: &Data, state: &mut State, laid: &[(CounterIx, u8)], events: &mut Events<'_>) {
    let Frame::Losses { of, .. } = state.top() else { return };
    state.stack.pop();
    lay(data, state, of, laid, events);
}

/// Whether a unit that is destroyed where it stands never comes back.
pub(crate) fn is_for_good(data: &Data, state: &State, unit: CounterIx) -> bool {
    final_by(data, state, unit).is_some()
}

/// The clause by which a unit that is destroyed where it stands never comes back (VII.B.5 to VII.B.7, VIII.A.4).
fn final_by(data: &Data, state: &State, unit: CounterIx) -> Option<&'static str> {
    let info = data.unit(unit)?;
    let faction = state.faction(data, unit);
    let red = state.side(data, unit) == Some(Side::Bolshevik) && data.tables.rebuild.bolshevik_needs_shock;
    if faction == data.nations.czechs.faction && !info.is(Flag::Mixed) {
        return Some("VII.B.7");
    }
    if data.kinds.trains.contains(unit) {
        return Some("VIII.A.4");
    }
    if red && info.shock == 0 {
        return Some("VII.B.6");
    }
    let isolated = state.spot(unit).is_some_and(|at| supply::is_isolated(data, state, faction, at));
    isolated.then_some("VII.B.5")
}

/// The same in an affair of these, for which a clause of its own may speak.
fn final_in(data: &Data, state: &State, of: Bearers, unit: CounterIx) -> Option<&'static str> {
    match of {
        Bearers::Worn(_) => Some("V.G.7"),
        Bearers::Group => final_by(data, state, unit).map(|by| if by == "VII.B.5" { "VII.K.8" } else { by }),
        Bearers::Attackers | Bearers::Defenders => final_by(data, state, unit),
    }
}

fn told(unit: CounterIx, take: u8, clause: &'static str, id: &'static str) -> Message {
    Message::by(clause, id).with("unit", args::counter(unit)).with("hits", args::int(take))
}

fn told_destroyed(unit: CounterIx, take: u8, for_good: Option<&'static str>) -> Message {
    match for_good {
        Some(by) => told(unit, take, by, "rossyia-destroyed-for-good"),
        None => told(unit, take, "VII.B.4", "rossyia-destroyed"),
    }
}

/// Whom hits destroy that are laid so, in the words in which it will be told (VII.B.4).
pub(crate) fn destroyed(data: &Data, state: &State, laid: &[(CounterIx, u8)]) -> Vec<Message> {
    let Frame::Losses { of, .. } = state.top() else { return Vec::new() };
    let dead = laid.iter().filter(|(unit, take)| *take >= state.steps(data, *unit));
    dead.map(|(unit, take)| told_destroyed(*unit, *take, final_in(data, state, of, *unit))).collect()
}

fn lay(data: &Data, state: &mut State, of: Bearers, laid: &[(CounterIx, u8)], events: &mut Events<'_>) {
    if of == Bearers::Attackers {
        let sum = laid.iter().map(|(_, take)| *take).sum::<u8>();
        let (_, shocked) = shock_duty(data, state, of, sum);
        let on = laid.iter().filter(|(unit, _)| shocked.contains(*unit)).map(|(_, take)| *take).sum::<u8>();
        state.battle.borne += sum;
        state.battle.on_shock += on;
        state.battle.armour_first = false;
    }
    // The position decides who is isolated before anybody leaves it.
    let dies = |&(unit, take): &(CounterIx, u8)| take >= state.steps(data, unit);
    let why = |unit: CounterIx| final_in(data, state, of, unit);
    let lost = laid.iter().filter(|one| dies(one)).filter_map(|(unit, _)| Some((*unit, why(*unit)?)));
    let lost: Vec<(CounterIx, &'static str)> = lost.collect();
    let mut places: Vec<(Side, Spot)> = Vec::new();
    for &(unit, take) in laid.iter().filter(|(_, take)| *take > 0) {
        let dead = take >= state.steps(data, unit);
        if let (Some(at), Some(side)) = (state.spot(unit), state.side(data, unit)) {
            places.push((side, at));
        }
        if dead {
            lose_rider(data, state, unit, events);
        }
        let for_good = lost.iter().find(|(one, _)| *one == unit).map(|(_, by)| *by);
        state.hit(data, unit, take, for_good.is_some());
        events.tell(Seats::ALL, || match dead {
            true => told_destroyed(unit, take, for_good),
            false => told(unit, take, "VII.B.1", "rossyia-hit"),
        });
    }
    // V.C.8: attrition is no combat.
    let fought = !matches!(of, Bearers::Worn(_));
    for (side, at) in places.into_iter().filter(|_| fought) {
        forsake_hqs(data, state, side, at, events);
    }
}

/// A HQ whose stack is destroyed is lost with it (V.C.8, VII.K.9).
pub(crate) fn forsake_hqs(data: &Data, state: &mut State, side: Side, at: Spot, events: &mut Events<'_>) {
    let here = state.at(at).filter(|counter| state.side(data, counter) == Some(side));
    if here.meets(&data.kinds.combat) {
        return;
    }
    for hq in here.and(data.kinds.hqs).iter() {
        lose_hq(data, state, hq, events);
    }
}

/// Whoever rides a train dies with it (X.activation.4).
pub(crate) fn lose_rider(data: &Data, state: &mut State, unit: CounterIx, events: &mut Events<'_>) {
    let rider = trains::rider(data, state, unit).filter(|_| data.kinds.trains.contains(unit));
    rider.into_iter().for_each(|hq| lose_hq(data, state, hq, events));
}

/// A HQ is eliminated; it may always be recreated (VII.K.9).
pub(crate) fn lose_hq(data: &Data, state: &mut State, hq: CounterIx, events: &mut Events<'_>) {
    let side = state.side(data, hq);
    let armed = data.hq_of(hq).is_some_and(|hq| state.armt[hq] > 0);
    state.eliminate(data, hq, false);
    let clause = if armed { "X.hq.1" } else { "V.C.8" };
    events.tell(Seats::ALL, || Message::by(clause, "rossyia-hq-lost").with("hq", args::counter(hq)));
    if let Some(side) = side {
        level::hq_eliminated(data, state, side, hq, events);
    }
}

/// Ways to lay the hits, at most so many.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    let Frame::Losses { of, hits, .. } = state.top() else { return };
    let units: Vec<CounterIx> = bearers(data, state, of).iter().collect();
    let mut found = Vec::new();
    let mut laid = Vec::new();
    spread(data, state, &units, hits, &mut laid, &mut found);
    out.extend(found.into_iter().map(Order::Lose));
}

/// Lays hits on the first unit and the rest on the others.
fn spread(
    data: &Data,
    state: &State,
    units: &[CounterIx],
    hits: u8,
    laid: &mut Vec<(CounterIx, u8)>,
    found: &mut Vec<Vec<(CounterIx, u8)>>,
) {
    if found.len() >= LISTED {
        return;
    }
    let Some((&unit, rest)) = units.split_first() else {
        if hits == 0 && check(data, state, laid).is_ok() {
            found.push(laid.clone());
        }
        return;
    };
    let room: u8 = rest.iter().map(|unit| state.steps(data, *unit)).fold(0, u8::saturating_add);
    for take in hits.saturating_sub(room)..=hits.min(state.steps(data, unit)) {
        if take > 0 {
            laid.push((unit, take));
        }
        spread(data, state, rest, hits - take, laid, found);
        if take > 0 {
            laid.pop();
        }
    }
}
