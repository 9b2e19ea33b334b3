//! VII.L.2, X.advance.1: the victor advances, and breaks through.

use engine::{Breach, Events, Message, Seats};
use hexmap::HexIx;

use super::battle::Battle;
use crate::armor::{breaks_through, is_armor};
use crate::data::Data;
use crate::ids::{Counters, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::procedure::{CombatStage, Frame};
use crate::state::State;
use crate::{args, boxes, movement, stacking, trains, zones};

/// The hex that was fought for.
fn prize(data: &Data, state: &State) -> Option<HexIx> {
    match data.ids.whereabouts(state.battle.target?) {
        Whereabouts::Hex(hex) => Some(hex),
        Whereabouts::Box(_) => None,
    }
}

/// Whether anybody could advance.
pub(crate) fn is_possible(data: &Data, state: &State) -> bool {
    let mut out = Vec::new();
    orders(data, state, &mut out);
    out.iter().any(|order| matches!(order, Order::Advance(who, path) if check(data, state, *who, path).is_ok()))
}

/// Whether units may advance so. Those that advanced into the hex are `gone`, those that broke through are the `group`.
pub(crate) fn check(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let battle = &state.battle;
    let (Some(target), Some(prize), Some(side)) = (battle.target, prize(data, state), battle.side) else {
        return Err(Breach::of("VII.L.1", "rossyia-nobody-advances"));
    };
    let victors = Battle::attackers_left(state).and(who);
    let Some(first) = victors.first() else { return Err(Breach::of("VII.L.1", "rossyia-nobody-advances")) };
    let from = state.spot(first);
    for counter in who.iter() {
        let refuse =
            |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(counter)));
        let along = data.kinds.hqs.contains(counter) && state.side(data, counter) == Some(side);
        if !victors.contains(counter) && !along || state.spot(counter) != from {
            return refuse("X.advance.1", "rossyia-does-not-advance");
        }
        if battle.group.contains(counter) {
            return refuse("VII.L.3", "rossyia-advanced-already");
        }
    }
    let Some(here) = state.hex(data, first) else {
        return match boxes::borders(data, state, first, target) && path == [target] {
            true => check_out(data, state, side, who, prize),
            false => Err(Breach::of("VII.L.1", "rossyia-nobody-advances")),
        };
    };
    let in_prize = here == prize;
    let further = match (in_prize, path) {
        (false, [only]) if *only == target => None,
        (false, [only, next]) if *only == target => Some(*next),
        (true, [next]) => Some(*next),
        _ => return Err(Breach::of("VII.L.1", "rossyia-advance-into-the-hex").with("place", args::spot(target))),
    };
    if !in_prize {
        check_entry(data, state, side, who, here, prize)?;
    }
    match further {
        None => stacking::check_end(data, state, side, who, target),
        Some(next) => check_breakthrough(data, state, side, who, prize, next),
    }
}

/// Whether victors come out of a box into its entry hex (VIII.D.15).
fn check_out(data: &Data, state: &State, side: Side, who: Counters, prize: HexIx) -> Result<(), Breach> {
    let at = data.ids.at_hex(prize);
    if movement::is_occupied(state, side, prize) {
        return Err(Breach::of("VII.L.1", "rossyia-hex-still-held").with("place", args::spot(at)));
    }
    match who.and(data.kinds.trains).first() {
        Some(train) if data.board.rail_at[prize.index()].is_none() => {
            Err(Breach::of("X.advance.1", "rossyia-train-off-the-rails").with("unit", args::counter(train)))
        }
        _ => stacking::check_end(data, state, side, who, at),
    }
}

/// Whether the hex is free, and has rail for a train (VII.L.1, X.advance.1).
fn check_entry(data: &Data, state: &State, side: Side, who: Counters, from: HexIx, prize: HexIx) -> Result<(), Breach> {
    if movement::is_occupied(state, side, prize) {
        return Err(Breach::of("VII.L.1", "rossyia-hex-still-held").with("place", args::spot(data.ids.at_hex(prize))));
    }
    let way = data.map.grid.direction(from, prize);
    match who.and(data.kinds.trains).first() {
        Some(train) if !way.is_some_and(|way| data.board.rail[from.index()].has(way)) => {
            Err(Breach::of("X.advance.1", "rossyia-train-off-the-rails").with("unit", args::counter(train)))
        }
        _ => Ok(()),
    }
}

/// VII.L.3 to VII.L.6
fn check_breakthrough(
    data: &Data,
    state: &State,
    side: Side,
    who: Counters,
    prize: HexIx,
    next: Spot,
) -> Result<(), Breach> {
    if let Some(unit) = who.iter().find(|unit| !breaks_through(data, *unit)) {
        return Err(Breach::of("VII.L.3", "rossyia-no-breakthrough").with("unit", args::counter(unit)));
    }
    let left = state.in_hex(data, side, prize).without(who);
    let at = data.ids.at_hex(prize);
    if !left.meets(&data.kinds.combat) {
        return Err(Breach::of("VII.L.3", "rossyia-hex-left-empty").with("place", args::spot(at)));
    }
    let faction = who.first().map(|unit| state.faction(data, unit));
    let Some(faction) = faction else { return Err(Breach::plain("rossyia-nobody-named")) };
    let way = match data.ids.whereabouts(next) {
        Whereabouts::Hex(hex) => data.map.grid.direction(prize, hex).map(|way| (way, hex)),
        Whereabouts::Box(_) => None,
    };
    let Some((way, hex)) = way else {
        let breach = Breach::of("VII.L.3", "rossyia-not-adjacent").with("from", args::spot(at));
        return Err(breach.with("to", args::spot(next)));
    };
    if zones::bars_crossing(data, state, side, prize, way, hex) {
        let breach = Breach::of("VII.L.4", "rossyia-river-barred").with("from", args::spot(at));
        return Err(breach.with("to", args::spot(next)));
    }
    movement::check_step(data, state, faction, side, at, next)?;
    stacking::check_end(data, state, side, who, next)
}

/// They advance, and take what they come to.
pub(crate) fn go(data: &Data, state: &mut State, who: Counters, path: &[Spot], events: &mut Events<'_>) {
    let (Some(first), Some(&end), Some(target)) = (who.first(), path.last(), state.battle.target) else { return };
    let who = trains::with_riders(data, state, who);
    for &spot in path {
        movement::enter(data, state, who, spot, events);
    }
    state.battle.gone = state.battle.gone.or(who);
    if end != target {
        state.battle.group = state.battle.group.or(who);
    }
    events.tell(Seats::ALL, || {
        let (clause, id) = match end == target {
            true => ("VII.L.1", "rossyia-advances"),
            false => (broken_through_by(data, who), "rossyia-breaks-through"),
        };
        let message = Message::by(clause, id).with("unit", args::counter(first));
        message.with("others", args::int(who.len() as i32 - 1)).with("to", args::spot(end))
    });
}

/// The clause by which these go on after a victory (VII.L.3, VII.L.6, VIII.C.3).
fn broken_through_by(data: &Data, who: Counters) -> &'static str {
    match who.without(data.kinds.cavalry).first() {
        None => "VII.L.3",
        Some(unit) if is_armor(data, unit) => "VIII.C.3",
        Some(_) => "VII.L.6",
    }
}

/// Advances to choose from: each stack as a whole with its HQ, each unit, breakthroughs one by one.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    let (Some(target), Some(prize)) = (state.battle.target, prize(data, state)) else { return };
    let units = Battle::attackers_left(state).without(state.battle.group);
    let mut places: Vec<Spot> = units.iter().filter_map(|unit| state.spot(unit)).collect();
    places.sort();
    places.dedup();
    for place in places.into_iter().filter(|place| *place != target) {
        let stack = units.filter(|unit| state.spot(unit) == Some(place));
        let side = state.battle.side;
        let hqs = state.at(place).and(data.kinds.hqs).filter(|hq| state.side(data, hq) == side);
        if stack.len() > 1 || !hqs.is_empty() {
            out.push(Order::Advance(stack.or(hqs), vec![target]));
        }
        if stack.len() > 1 && !hqs.is_empty() {
            out.push(Order::Advance(stack, vec![target]));
        }
        out.extend(stack.iter().map(|unit| Order::Advance(Counters::one(unit), vec![target])));
    }
    for unit in units.iter().filter(|unit| breaks_through(data, *unit)) {
        for (_, next) in data.map.grid.neighbours(prize) {
            let next = data.ids.at_hex(next);
            let path = if state.spot(unit) == Some(target) { vec![next] } else { vec![target, next] };
            out.push(Order::Advance(Counters::one(unit), path));
        }
    }
}

/// Whether victors advance now.
pub(crate) fn check_stage(state: &State) -> Result<(), Breach> {
    match state.top() {
        Frame::Combat { stage: CombatStage::Advance } => Ok(()),
        _ => Err(Breach::of("VII.L.1", "rossyia-nobody-advances")),
    }
}
