//! What the step of an effect asks of whoever chooses: who asks, what can be answered, what an answer does.

use engine::{Breach, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use super::interpreter::{self, Running};
use super::targets;
use crate::data::Data;
use crate::effects::{Change, Effect, RestoreAt, TargetKind};
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::order::{Order, Points};
use crate::place::{Place, Standing};
use crate::state::State;
use crate::{args, control, sources, stacking};

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Asked {
    /// One of so many lists of steps.
    Lists(u8),
    /// So many of these counters.
    Counters { who: Counters, count: u8 },
    /// One of these places: a stack, a hex.
    Places(Vec<Spot>),
    /// Points for one of these factions.
    Shares(Vec<FactionIx>),
    /// Where these counters, or some of them, are placed.
    Placements(Counters),
}

/// Who answers what the effect on top asks, and the words that ask it; nothing if it asks nobody.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Side, &'static str)> {
    let run = interpreter::running(state)?;
    let effect = &interpreter::current(data, &run)?.effect;
    let chooser = |choose: Option<Side>| choose.unwrap_or(run.side);
    if let Some(target) = interpreter::target(effect) {
        let stack = target.kind == TargetKind::Stack && !target.all;
        return Some((chooser(target.choose), if stack { "rossyia-ask-mark" } else { "rossyia-ask-target" }));
    }
    Some(match effect {
        Effect::Choose { who, .. } => (*who, "rossyia-ask-choose"),
        Effect::Marker { on, .. } => (chooser(on.choose), "rossyia-ask-mark"),
        Effect::Pr { share: true, choose, .. } => (chooser(*choose), "rossyia-ask-grant"),
        Effect::Restore { target, .. } => (chooser(target.choose), "rossyia-ask-put"),
        Effect::DrawUnits { .. } | Effect::Place { .. } => (run.side, "rossyia-ask-put"),
        _ => return None,
    })
}

/// What a list brings, of those that the effect on top leaves the choice of (X.options.1).
pub(crate) fn alternative(data: &Data, state: &State, number: u8) -> Option<Message> {
    let run = interpreter::running(state)?;
    let Effect::Choose { one_of, .. } = &interpreter::current(data, &run)?.effect else { return None };
    let first = one_of.get(usize::from(number).checked_sub(1)?)?.first()?;
    let by = |id| Message::by("X.options.1", id);
    Some(match &first.effect {
        Effect::Pr { change: Change::By(points), .. } => {
            by("rossyia-alternative-pr").with("points", args::int(*points))
        }
        Effect::Armt { change: Change::By(points), .. } => {
            by("rossyia-alternative-armt").with("points", args::int(*points))
        }
        Effect::Marker { .. } => by("rossyia-alternative-partisans"),
        Effect::Attrition { .. } => by("rossyia-alternative-attrition"),
        _ => return None,
    })
}

/// What the effect on top asks; nothing if it asks nobody.
pub(crate) fn asked(data: &Data, state: &State) -> Option<Asked> {
    let run = interpreter::running(state)?;
    let effect = &interpreter::current(data, &run)?.effect;
    if let Some(target) = interpreter::target(effect) {
        let who = targets::struck(data, state, effect, target);
        return Some(match target.kind {
            _ if target.all => Asked::Counters { who, count: who.len() as u8 },
            TargetKind::Stack => Asked::Places(targets::spots(state, who)),
            _ => Asked::Counters { who, count: target.count.min(who.len() as u8) },
        });
    }
    Some(match effect {
        Effect::Choose { one_of, .. } => Asked::Lists(one_of.len() as u8),
        Effect::Marker { on, .. } => {
            let hexes = targets::hexes(data, state, on);
            Asked::Places(hexes.into_iter().map(|hex| data.ids.at_hex(hex)).collect())
        }
        Effect::Pr { of, share: true, supplied_hq, .. } => {
            let feeds = |faction: &FactionIx| !supplied_hq || has_supplied_hq(data, state, *faction);
            Asked::Shares(targets::factions(data, state, of).filter(feeds).collect())
        }
        Effect::DrawUnits { .. } | Effect::Place { .. } | Effect::Restore { .. } => {
            Asked::Placements(placeable(data, state, &run, effect))
        }
        _ => return None,
    })
}

fn has_supplied_hq(data: &Data, state: &State, faction: FactionIx) -> bool {
    data.all_hqs().any(|hq| {
        let counter = data.counter_of(hq);
        state.faction(data, counter) == faction
            && state.spot(counter).is_some()
            && crate::supply::condition(data, state, hq) == crate::procedure::Condition::Supplied
    })
}

/// The counters that can be placed by a step: those that have to be, then those that may be chosen.
fn placeable(data: &Data, state: &State, run: &Running, effect: &Effect) -> Counters {
    if run.left == Some(0) {
        return Counters::NONE;
    }
    let candidates = match effect {
        Effect::DrawUnits { .. } => state.affairs.pending,
        Effect::Place { .. } if !state.affairs.pending.is_empty() => state.affairs.pending,
        Effect::Place { faction, .. } => {
            let gone = state.placed(Place::of(Standing::Eliminated)).or(state.placed(Place::of(Standing::ToCome)));
            let of = |unit: CounterIx| data.kinds.combat.contains(unit) && state.faction(data, unit) == *faction;
            gone.without(state.beyond_rebuilding).filter(of)
        }
        Effect::Restore { target, .. } => targets::destroyed(data, state, target),
        _ => Counters::NONE,
    };
    candidates.filter(|counter| !spots(data, state, effect, counter).is_empty())
}

/// Where a step lets a counter be placed.
pub(crate) fn spots(data: &Data, state: &State, effect: &Effect, counter: CounterIx) -> Vec<Spot> {
    let faction = state.faction(data, counter);
    let fits = |spot: &Spot| {
        state.scenario(data).in_play(&data.map.grid, &data.ids, *spot)
            && match data.ids.whereabouts(*spot) {
                Whereabouts::Hex(hex) => {
                    let room = stacking::room(data, state, faction, hex);
                    room.is_some_and(|room| room >= stacking::weight(data, counter))
                }
                Whereabouts::Box(_) => true,
            }
    };
    let held = |city: &CityIx| state.holder(*city) == Some(faction);
    match effect {
        Effect::DrawUnits { at, at_hq, .. } => {
            let cities = at.iter().copied().filter(held).map(|city| data.cities[city.index()].spot);
            let with_hq = at_hq.and_then(|hq| state.spot(data.counter_of(hq)));
            let all: Vec<Spot> = cities
                .chain(with_hq)
                .filter(|spot| state.scenario(data).in_play(&data.map.grid, &data.ids, *spot))
                .collect();
            let roomy: Vec<Spot> = all.iter().copied().filter(fits).collect();
            // II.E.9: where nothing has room the limit gives way.
            if roomy.is_empty() { all } else { roomy }
        }
        Effect::Place { near, free_of, .. } => {
            let side = state.allegiance[faction];
            let free = |hex: &HexIx| {
                let enemy = side.is_some_and(|side| state.cache.combat[side.enemy()].contains(*hex));
                data.is_land(*hex) && !enemy && free_of.is_none_or(|side| !state.cache.present[side].contains(*hex))
            };
            let hexes = data.map.grid.hexes().filter(|hex| targets::is_near(data, near, *hex)).filter(free);
            hexes.map(|hex| data.ids.at_hex(hex)).filter(fits).collect()
        }
        Effect::Restore { at: RestoreAt::Port, .. } => {
            let Some(mut sources) = sources::Sources::of(data, state, faction) else { return Vec::new() };
            let ports = data.ids.all::<CityIx>().filter(|city| data.cities[city.index()].port.is_some()).filter(held);
            let ports = ports.map(|city| data.cities[city.index()].spot).filter(fits);
            ports.filter(|spot| sources.kind(*spot).is_some()).collect()
        }
        _ => Vec::new(),
    }
}

impl Asked {
    /// The one answer that there is, if there is only one.
    pub(crate) fn only(&self, data: &Data, state: &State) -> Option<Order> {
        match self {
            Asked::Counters { who, count } if usize::from(*count) == who.len() && *count > 0 => {
                Some(Order::Target(*who))
            }
            Asked::Places(places) if places.len() == 1 => Some(Order::Mark(places[0])),
            Asked::Shares(factions) if factions.len() == 1 => {
                let left = interpreter::running(state)?.left?;
                Some(Order::Grant(factions[0], Points(left)))
            }
            Asked::Placements(who) if who.len() == 1 => {
                let run = interpreter::running(state)?;
                let effect = &interpreter::current(data, &run)?.effect;
                let counter = who.first()?;
                match spots(data, state, effect, counter)[..] {
                    [only] => Some(Order::Place(*who, only)),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// Whether an answer is one that was asked for.
pub(crate) fn check(data: &Data, state: &State, order: &Order) -> Result<(), Breach> {
    let not_asked = || Breach::of("X.options.1", "rossyia-not-asked-for");
    let asked = asked(data, state).ok_or_else(not_asked)?;
    let run = interpreter::running(state).ok_or_else(not_asked)?;
    let effect = &interpreter::current(data, &run).ok_or_else(not_asked)?.effect;
    match (order, asked) {
        (Order::Choose(Points(number)), Asked::Lists(lists)) => match (1..=lists).contains(number) {
            true => Ok(()),
            false => Err(Breach::of("X.options.1", "rossyia-no-such-choice").with("most", args::int(lists))),
        },
        (Order::Target(chosen), Asked::Counters { who, count }) => {
            if let Some(stranger) = chosen.without(who).first() {
                return Err(Breach::of("X.options.1", "rossyia-not-to-be-struck").with("unit", args::counter(stranger)));
            }
            match chosen.len() == usize::from(count) {
                true => Ok(()),
                false => Err(Breach::of("X.options.1", "rossyia-choose-so-many").with("count", args::int(count))),
            }
        }
        (Order::Mark(at), Asked::Places(places)) => match places.contains(at) {
            true => Ok(()),
            false => Err(Breach::of("X.options.1", "rossyia-not-there").with("place", args::spot(*at))),
        },
        (Order::Grant(faction, Points(points)), Asked::Shares(factions)) => {
            let left = run.left.unwrap_or(0);
            if !factions.contains(faction) {
                return Err(Breach::of("X.options.1", "rossyia-no-share").with("faction", args::faction(*faction)));
            }
            match (1..=left).contains(points) {
                true => Ok(()),
                false => Err(Breach::of("X.options.1", "rossyia-share-at-most").with("points", args::int(left))),
            }
        }
        (Order::Place(who, at), Asked::Placements(candidates)) => {
            check_place(data, state, &run, effect, candidates, *who, *at)
        }
        _ => Err(not_asked()),
    }
}

fn check_place(
    data: &Data,
    state: &State,
    run: &Running,
    effect: &Effect,
    candidates: Counters,
    who: Counters,
    at: Spot,
) -> Result<(), Breach> {
    if who.is_empty() {
        return Err(Breach::plain("rossyia-nobody-named"));
    }
    if who.len() > usize::from(run.left.unwrap_or(0)) {
        let most = args::int(run.left.unwrap_or(0));
        return Err(Breach::of("X.options.1", "rossyia-choose-so-many").with("count", most));
    }
    let mut later = *state;
    for counter in who.iter() {
        let refusal = |clause, id| Breach::of(clause, id).with("unit", args::counter(counter));
        if !candidates.contains(counter) {
            return Err(refusal("X.options.1", "rossyia-not-to-be-placed"));
        }
        if !spots(data, &later, effect, counter).contains(&at) {
            return Err(refusal("X.options.1", "rossyia-not-placed-there").with("place", args::spot(at)));
        }
        later.put(data, counter, Standing::At(at));
    }
    Ok(())
}

/// What an answer does.
pub(crate) fn carry_out(
    data: &Data,
    state: &mut State,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(run) = interpreter::running(state) else { return Ok(()) };
    let Some(step) = interpreter::current(data, &run) else { return Ok(()) };
    let effect = &step.effect;
    match order {
        Order::Choose(Points(number)) => {
            let program = data.politics.programs.get(run.program);
            let branches = program.and_then(|program| program.branches.get(usize::from(run.step)));
            let chosen = branches.and_then(|branches| branches.get(usize::from(number.saturating_sub(1))));
            interpreter::next(state);
            if let Some(program) = chosen {
                state.stack.push(super::effect(*program, run.side));
            }
        }
        Order::Target(who) => {
            interpreter::next(state);
            interpreter::strike(data, state, run, effect, *who, dice, events)?;
        }
        Order::Mark(at) => {
            let who = interpreter::target(effect).map(|target| targets::struck(data, state, effect, target));
            interpreter::next(state);
            match (effect, data.ids.whereabouts(*at)) {
                (Effect::Marker { turns, .. }, Whereabouts::Hex(hex)) => {
                    interpreter::mark(data, state, run, *turns, hex, events);
                }
                _ => {
                    let here = who.unwrap_or(Counters::NONE).and(state.at(*at));
                    interpreter::strike(data, state, run, effect, here, dice, events)?;
                }
            }
        }
        Order::Grant(faction, Points(points)) => {
            let left = run.left.unwrap_or(0).saturating_sub(*points);
            let sign = if matches!(effect, Effect::Pr { change: Change::By(by), .. } if *by < 0) { -1 } else { 1 };
            interpreter::change_pr(state, *faction, Change::By(sign * *points as i8), events);
            match left {
                0 => interpreter::next(state),
                left => interpreter::remains(state, left),
            }
        }
        Order::Place(who, at) => place(data, state, run, effect, *who, *at, events),
        _ => {}
    }
    Ok(())
}

fn place(
    data: &Data,
    state: &mut State,
    run: Running,
    effect: &Effect,
    who: Counters,
    at: Spot,
    events: &mut Events<'_>,
) {
    for counter in who.iter() {
        state.hits[counter] = 0;
        state.put(data, counter, Standing::At(at));
        if control::takes(data, state, counter) {
            control::take(data, state, counter, at, events);
        }
        events.tell(Seats::ALL, || {
            Message::by("X.options.1", "rossyia-arrives")
                .with("unit", args::counter(counter))
                .with("place", args::spot(at))
        });
    }
    if let Effect::Place { supplied: true, .. } = effect {
        state.affairs.supplied = state.affairs.supplied.or(who);
    }
    state.affairs.pending = state.affairs.pending.without(who);
    let left = run.left.unwrap_or(0).saturating_sub(who.len() as u8);
    match left {
        0 => interpreter::next(state),
        left => interpreter::remains(state, left),
    }
}

/// The answers there are: all of a few, one counter at a time.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    /// Places offered for a counter.
    const PLACES: usize = 40;
    let (Some(run), Some(asked)) = (interpreter::running(state), asked(data, state)) else { return };
    match asked {
        Asked::Lists(lists) => out.extend((1..=lists).map(|number| Order::Choose(Points(number)))),
        Asked::Counters { who, count: 1 } => out.extend(who.iter().map(|one| Order::Target(Counters::one(one)))),
        Asked::Counters { who, count } => {
            out.push(Order::Target(Counters::of(who.iter().take(usize::from(count)))));
        }
        Asked::Places(places) => out.extend(places.into_iter().map(Order::Mark)),
        Asked::Shares(factions) => {
            let left = run.left.unwrap_or(0);
            let each = |faction: FactionIx| (1..=left).map(move |points| Order::Grant(faction, Points(points)));
            out.extend(factions.into_iter().flat_map(each));
        }
        Asked::Placements(who) => {
            let Some(step) = interpreter::current(data, &run) else { return };
            for counter in who.iter().take(12) {
                let places = spots(data, state, &step.effect, counter);
                out.extend(places.into_iter().take(PLACES).map(|at| Order::Place(Counters::one(counter), at)));
            }
        }
    }
}
