//! Questions to the game: where a group can go, what comes of an order, how an army is supplied and commanded, what can be laid
//! over the map. What is told is what the rules reckon with.

use engine::question::{Line, Step};
use engine::{Answer, Breach, Draft, Game, Message, Question, Seat, SmolStr};
use hexmap::HexIx;

use crate::appearance::OVERLAYS;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, FactionIx, HqIx, Side, Spot};
use crate::movement::{self, Manner};
use crate::named::side_id;
use crate::order::Order;
use crate::procedure::Condition;
use crate::reach;
use crate::seats;
use crate::sources::Sources;
use crate::state::State;
use crate::{args, planner, rules, supply};

/// Answer a question by what the seat knows.
pub(crate) fn answer(game: &Rossyia, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = game.data();
    Ok(match question {
        Question::Reach { who } => reach_of(data, state, group(data, who)?),
        Question::Why { order } => why(game, state, seat, order),
        Question::Odds { order } => odds(game, state, order),
        Question::Trace { who } => trace(game, state, group(data, std::slice::from_ref(who))?),
        Question::Threat => threat(data, state, seat),
        Question::Overlay { id } => overlay(data, state, id),
    })
}

/// Counters by their ids.
pub(crate) fn group<S: AsRef<str>>(data: &Data, who: &[S]) -> Result<Counters, Breach> {
    let mut found = Counters::NONE;
    for id in who {
        let counter = data.ids.named::<CounterIx>(id.as_ref());
        found.insert(counter.ok_or_else(|| Breach::plain("rossyia-nobody-named"))?);
    }
    Ok(found)
}

/// Where a group can move, with the points it would have left (VI.D).
fn reach_of(data: &Data, state: &State, who: Counters) -> Answer {
    let left = |who| movement::left(data, state, who, Manner::Normal);
    let field = reach::with_reach(data, state, who, |reach| {
        let points = |spot: &Spot| i64::from(left(who)) - i64::from(reach.cost(*spot).unwrap_or(0));
        reach.reached().iter().skip(1).map(|spot| (data.spot_name(*spot), points(spot).max(0))).collect()
    });
    Answer { field: field.unwrap_or_default(), ..Answer::default() }
}

/// The ways of a group to wherever it can move, the cheapest for each place, as orders that are legal.
pub(crate) fn marches(data: &Data, state: &State, seat: Seat, who: Counters, out: &mut Vec<Order>) {
    let paths = reach::with_reach(data, state, who, |reach| {
        let path = |spot: &Spot| {
            let mut path = Vec::new();
            reach.path_into(*spot, &mut path);
            path
        };
        reach.reached().iter().skip(1).map(path).collect::<Vec<Vec<Spot>>>()
    });
    for path in paths.into_iter().flatten().filter(|path| !path.is_empty()) {
        let order = Order::March(who, path);
        if !out.contains(&order) && rules::check(data, state, seat, &order).is_ok() {
            out.push(order);
        }
    }
}

/// What an order costs: of a march every step (VI.D.1).
fn why(game: &Rossyia, state: &State, seat: Seat, draft: &Draft) -> Answer {
    let data = game.data();
    let Ok(Order::March(who, path)) = game.complete(state, seat, draft) else { return Answer::default() };
    let Some(mut here) = who.first().and_then(|unit| state.spot(unit)) else { return Answer::default() };
    let (mut sum, mut derivation) = (0, Vec::new());
    for to in path {
        let dearest = who.iter().map(|unit| movement::price(data, state, unit, here, to)).max().unwrap_or(0);
        sum += i64::from(dearest);
        let step = Message::by("VI.D.1", "rossyia-why-step").with("place", args::spot(to));
        derivation.push(Step::new(game.spell(&step), dearest.into(), sum));
        here = to;
    }
    Answer { derivation, ..Answer::default() }
}

/// What can come of an order, where something is rolled.
fn odds(game: &Rossyia, state: &State, draft: &Draft) -> Answer {
    match Order::complete(game.data(), draft) {
        Ok(Order::Attack(pairs)) => planner::set(game, state, &pairs),
        Ok(Order::Activate(hq, Some(with))) => planner::together(game, state, hq, with),
        Ok(Order::Resolve(at, with)) => planner::combat_at(game, state, at, with),
        _ => Answer::default(),
    }
}

/// How a counter is supplied and commanded: the line to its nearest source, or where its headquarters stands (V.D.1, V.E.1).
fn trace(game: &Rossyia, state: &State, who: Counters) -> Answer {
    let data = game.data();
    let Some((counter, at)) = who.first().and_then(|counter| Some((counter, state.spot(counter)?))) else {
        return Answer::default();
    };
    let faction = state.faction(data, counter);
    let kind = |id: &'static str, clause: &'static str| Some(game.spell(&Message::by(clause, id)));
    let mut lines = Vec::new();
    let sourced = line_to_source(data, state, faction, at);
    let broken = sourced.is_none().then(|| game.spell(&Message::by("V.D.2", "rossyia-no-source")));
    let places = sourced.unwrap_or_else(|| vec![at]);
    lines.push(Line { kind: kind("rossyia-line-supply", "V.D.2"), places: named(data, &places), broken });
    for hq in data.all_hqs().filter(|hq| data.counter_of(*hq) != counter) {
        let stands = state.spot(data.counter_of(hq));
        let own = state.faction(data, data.counter_of(hq)) == faction;
        let Some(from) = stands.filter(|_| own && data.hqs[hq.index()].capacity > 0) else { continue };
        if supply::command_field(data, state, hq).to(at).is_some() {
            let places = named(data, &[at, from]);
            lines.push(Line { kind: kind("rossyia-line-command", "V.E.1"), places, broken: None });
        }
    }
    let derivation = data.hq_of(counter).map(|hq| condition(game, state, hq)).into_iter().collect();
    Answer { lines, derivation, ..Answer::default() }
}

fn condition(game: &Rossyia, state: &State, hq: HqIx) -> Step {
    let (clause, id) = match supply::condition(game.data(), state, hq) {
        Condition::Supplied => ("V.D.1", "rossyia-condition-supplied"),
        Condition::OutOfSupply => ("V.G.1", "rossyia-condition-out"),
        Condition::Isolated => ("V.H.1", "rossyia-condition-isolated"),
    };
    Step::new(game.spell(&Message::by(clause, id)), 0, 0)
}

/// The shortest line from a spot to a source of its faction, spot by spot.
fn line_to_source(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Option<Vec<Spot>> {
    let (length, _) = supply::nearest(data, state, faction, from)?;
    if length == 0 {
        return Some(vec![from]);
    }
    let field = supply::flood(data, state, faction, [from], data.tables.supply.isolation_line);
    let mut sources = Sources::of(data, state, faction)?;
    let grid = &data.map.grid;
    let hexes = grid.hexes().filter(|hex| field.to(data.ids.at_hex(*hex)) == Some(length));
    let end = hexes.map(|hex| data.ids.at_hex(hex)).find(|spot| sources.kind(*spot).is_some())?;
    let mut line = vec![end];
    while let Some(&last) = line.last().filter(|last| **last != from) {
        let far = field.to(last)?;
        let beside = grid.neighbours(HexIx(last.0)).map(|(_, hex)| data.ids.at_hex(hex));
        let next =
            beside.filter(|spot| field.to(*spot).is_some_and(|near| near < far)).min_by_key(|spot| field.to(*spot))?;
        line.push(next);
    }
    line.reverse();
    Some(line)
}

fn named(data: &Data, spots: &[Spot]) -> Vec<String> {
    spots.iter().map(|spot| data.spot_name(*spot)).collect()
}

/// Hexes next to enemies, with the strength that stands around them.
fn threat(data: &Data, state: &State, seat: Seat) -> Answer {
    let Some(enemy) = seats::side_of(seat).map(Side::enemy) else { return Answer::default() };
    let grid = &data.map.grid;
    let strength = |hex: HexIx| -> i64 {
        let units = state.in_hex(data, enemy, hex);
        units.iter().filter_map(|unit| data.unit(unit)).map(|unit| i64::from(unit.combat)).sum()
    };
    let field = grid.hexes().filter(|hex| !state.cache.present[enemy].contains(*hex)).filter_map(|hex| {
        let around: i64 = grid.neighbours(hex).map(|(_, beside)| strength(beside)).sum();
        (around > 0).then(|| (grid.number(hex).to_string(), around))
    });
    Answer { field: field.collect(), ..Answer::default() }
}

/// What can be laid over the map for a side: ZOC, hexes held, what its headquarters command, what its sources reach.
fn overlay(data: &Data, state: &State, id: &str) -> Answer {
    let found = OVERLAYS.iter().find_map(|(kind, _)| {
        let side = Side::ALL.into_iter().find(|side| id == format!("{kind}-{}", side_id(*side)))?;
        Some((*kind, side))
    });
    let Some((kind, side)) = found else { return Answer::default() };
    let (grid, scenario) = (&data.map.grid, state.scenario(data));
    let mut hexes = vec![false; grid.len()];
    match kind {
        "zones" => grid.hexes().for_each(|hex| hexes[hex.index()] = state.zoc_count(side, hex) > 0),
        "held" => grid.hexes().for_each(|hex| hexes[hex.index()] = state.held[side].contains(hex)),
        "command" => {
            for hq in data.all_hqs().filter(|hq| state.side(data, data.counter_of(*hq)) == Some(side)) {
                if state.spot(data.counter_of(hq)).is_some() && data.hqs[hq.index()].capacity > 0 {
                    lay(data, &supply::command_field(data, state, hq), &mut hexes);
                }
            }
        }
        _ => supplied(data, state, side, &mut hexes),
    }
    let told = grid.hexes().filter(|hex| hexes[hex.index()] && scenario.holds(grid, *hex));
    Answer { field: told.map(|hex| (grid.number(hex).to_string(), 1)).collect(), ..Answer::default() }
}

fn lay(data: &Data, field: &supply::Field, hexes: &mut [bool]) {
    for hex in data.map.grid.hexes() {
        hexes[hex.index()] |= field.to(data.ids.at_hex(hex)).is_some();
    }
}

/// The hexes that are sources of a faction of the side (V.D.2).
fn supplied(data: &Data, state: &State, side: Side, hexes: &mut [bool]) {
    for faction in data.ids.all::<FactionIx>().filter(|faction| state.is_of(*faction, side)) {
        let Some(mut sources) = Sources::of(data, state, faction) else { continue };
        for hex in data.map.grid.hexes().filter(|hex| data.is_land(*hex)) {
            hexes[hex.index()] |= sources.kind(data.ids.at_hex(hex)).is_some();
        }
    }
}

/// The attacks that were announced and are still to come (VII.A.1), for arrows on the map.
pub(crate) fn announced(game: &Rossyia, state: &State) -> Vec<engine::view::Announced> {
    let data = game.data();
    let mut all = Vec::new();
    for (index, combat) in state.combats.iter().enumerate() {
        let Some(target) = combat.target.filter(|_| !combat.resolved) else { continue };
        let fights = |unit: &CounterIx| usize::from(state.fights[*unit]) == index + 1;
        let mut from: Vec<SmolStr> = Vec::new();
        for spot in data.ids.all::<CounterIx>().filter(fights).filter_map(|unit| state.spot(unit)) {
            let place = SmolStr::from(data.spot_name(spot));
            if !from.contains(&place) {
                from.push(place);
            }
        }
        let what = game.spell(&Message::by("VII.A.1", "rossyia-arrow").with("place", args::spot(target)));
        all.push(engine::view::Announced { what, from, to: data.spot_name(target).into() });
    }
    all
}
