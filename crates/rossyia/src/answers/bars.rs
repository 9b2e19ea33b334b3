//! What bars counters from a place, or from doing anything: the reason that would remain last comes first. What treaties,
//! nations and the map bar is barred for good; then come the enemy and the distance. A crowd may have gone on by the time a
//! long way has been made, so that it comes last.

mod others;
mod way;

use engine::{Breach, Seat, Urgency};
use hexmap::HexIx;

use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{activation, air, args, combat, command, nations, segments, sequence, stacking, trains};
use way::{Hold, Kind};

/// Why a group cannot be brought to a place, or without one: why it can do nothing together.
pub(crate) fn bars(game: &Rossyia, state: &State, seat: Seat, group: Counters, goal: Option<Spot>) -> Vec<Breach> {
    let data = game.data();
    if group.is_empty() || sequence::urgency(data, state, seat) != Some(Urgency::Asked) {
        return Vec::new();
    }
    let mut found = Vec::new();
    match (state.top(), goal) {
        (Frame::Naming { side }, goal) => {
            found.extend(group.iter().find_map(|one| unnamed(data, state, side, one)));
            if goal.is_some() && found.is_empty() {
                let first = |hq| Breach::of("V.C.4", "rossyia-activated-first").with("unit", args::counter(hq));
                found.extend(group.first().map(first));
            }
        }
        (Frame::Army { segment: Segment::Pick }, _) => picking(data, state, group, &mut found),
        (
            Frame::Army { segment: Segment::Announce | Segment::ReserveAnnounce }
            | Frame::Independent { segment: Segment::Announce, .. },
            goal,
        ) => attacking(data, state, group, goal, &mut found),
        (
            Frame::Army { segment: Segment::Move | Segment::ReserveMove }
            | Frame::Independent { segment: Segment::Move, .. },
            goal,
        ) => {
            found.extend(group.iter().find_map(|one| resting(data, state, one)));
            match goal {
                Some(to) => moving(data, state, seat, group, to, &mut found),
                None => staying(data, state, group, &mut found),
            }
        }
        (Frame::Army { .. } | Frame::Independent { .. }, _) => found.push(segments::refusal(state, Segment::Move)),
        (_, goal) => found.extend(others::bars(game, state, seat, group, goal)),
    }
    found.dedup();
    found
}

/// What keeps a counter waiting while HQs are named: it has been activated, or the HQ that leads it has not.
fn unnamed(data: &Data, state: &State, side: Side, counter: CounterIx) -> Option<Breach> {
    let by = |clause: &'static str, id: &'static str| Breach::of(clause, id).with("unit", args::counter(counter));
    if let Some(hq) = data.hq_of(counter) {
        return activation::check_hq(data, state, side, hq).err();
    }
    if state.played.contains(counter) {
        return Some(by("V.C.4", "rossyia-activated-before"));
    }
    let leads = |hq: &crate::ids::HqIx| command::eligible(data, state, *hq).contains(counter);
    Some(match state.waiting(data, side).iter().find(leads) {
        Some(hq) => by("V.C.4", "rossyia-acts-with-hq").with("hq", args::hq(data, hq)),
        None => by("I.B.7", "rossyia-acts-independently"),
    })
}

/// Why a HQ at work does not take these under its command.
fn picking(data: &Data, state: &State, group: Counters, found: &mut Vec<Breach>) {
    let army = state.activation.army();
    let Some(hq) = army.hq else { return };
    let leader = data.counter_of(hq);
    let units = group.without(Counters::one(leader));
    let led = units.and(state.activation.units()).first();
    found.extend(led.map(|unit| Breach::of("V.C.4", "rossyia-under-command").with("unit", args::counter(unit))));
    let other = units.and(data.kinds.hqs).first();
    found.extend(other.map(|unit| Breach::of("V.C.3", "rossyia-hq-leads").with("unit", args::counter(unit))));
    let free = units.without(state.activation.units()).without(data.kinds.hqs);
    if !free.is_empty() {
        found.extend(command::check(data, state, free).err());
    }
}

/// Why these attack nobody, or not what is there: the reason of the first whom it holds.
fn attacking(data: &Data, state: &State, group: Counters, goal: Option<Spot>, found: &mut Vec<Breach>) {
    let able = combat::announce::able(data, state);
    let idle = group.iter().find_map(|unit| combat::announce::check_attacker(data, state, able, unit).err());
    found.extend(idle);
    if !found.is_empty() {
        return;
    }
    let Some(to) = goal else { return found.extend(combat::announce::hopeless(data, state, able, group)) };
    found.extend(combat::announce::too_weak(data, state, able, group, to));
    let pairs: Vec<(CounterIx, Spot)> = group.iter().map(|unit| (unit, to)).collect();
    found.extend(combat::announce::check(data, state, &pairs).err());
}

/// What keeps a counter from moving in this segment, whatever it wants.
fn resting(data: &Data, state: &State, counter: CounterIx) -> Option<Breach> {
    if movement::movers(data, state).contains(counter) {
        return None;
    }
    let by = |clause: &'static str, id: &'static str| Breach::of(clause, id).with("unit", args::counter(counter));
    if state.activation.reserve.contains(counter) {
        return Some(by("VII.M.5", "rossyia-reserve-waits"));
    }
    match (state.top(), state.side(data, counter)) {
        (Frame::Army { segment: Segment::ReserveMove }, _) => Some(by("VII.M.6", "rossyia-reserve-alone-moves")),
        (Frame::Army { .. }, Some(side)) => unnamed(data, state, side, counter),
        _ => Some(by("V.C.4", "rossyia-activated-before")),
    }
}

/// What bars a group that may move from a place.
fn moving(data: &Data, state: &State, seat: Seat, group: Counters, to: Spot, found: &mut Vec<Breach>) {
    if !found.is_empty() {
        return;
    }
    match (trains::runner(data, group), group.meets(&data.kinds.air)) {
        (Some(_), _) => running(data, state, group, to, found),
        (None, true) => found.extend(air::check_fly(data, state, seat, group, to).err()),
        (None, false) => marching(data, state, group, to, found),
    }
}

/// What bars a march: on the cheapest way there is, if points were no matter.
fn marching(data: &Data, state: &State, group: Counters, to: Spot, found: &mut Vec<Breach>) {
    let at = match movement::check_mover(data, state, group).or_else(|why| march(data, state, group).ok_or(why)) {
        Ok(at) if at == to => return,
        Ok(at) => at,
        Err(why) => return found.push(why),
    };
    let way = Hold::ALL.into_iter().find_map(|hold| way::cheapest(data, state, group, at, to, hold));
    let Some((cost, path)) = way else { return found.push(no_way(data, state, group, to)) };
    let steps = || std::iter::once(at).chain(path.iter().copied()).zip(path.iter().copied());
    for kind in [Kind::Standing, Kind::Enemy] {
        let barred = |(from, to)| way::barred(data, state, group, from, to).filter(|why| Kind::of(why) == kind);
        found.extend(steps().find_map(barred));
    }
    found.extend(nations::check_passage(data, state, group, at, &path).err());
    found.extend(nations::check_end(data, state, group, at, to).err());
    match movement::pay(data, state, group, at, &path, Manner::Normal) {
        Err(why) if why.0.id == "rossyia-too-dear" => {
            let left = movement::left(data, state, group, Manner::Normal);
            let why = Breach::of("VI.D.2", "rossyia-too-far").with("place", args::spot(to));
            found.push(why.with("cost", args::int(cost)).with("left", args::int(left)));
            found.extend(movement::check_march(data, state, group, &path).err());
        }
        Err(why) => found.push(why),
        Ok(_) => {}
    }
    if let Some(side) = group.first().and_then(|unit| state.side(data, unit)) {
        found.extend(stacking::check_end(data, state, side, group, to).err());
    }
}

/// Where a group is that goes on with a march by which it began.
fn march(data: &Data, state: &State, group: Counters) -> Option<Spot> {
    movement::check_marcher(data, state, group).ok().filter(|_| group.meets(&state.marched))
}

/// Why no way over land leads to a place.
fn no_way(data: &Data, state: &State, group: Counters, to: Spot) -> Breach {
    let plain = || Breach::of("VI.D.3", "rossyia-no-way-over-land").with("place", args::spot(to));
    let Some(first) = group.first() else { return plain() };
    let (Whereabouts::Hex(hex), Some(side)) = (data.ids.whereabouts(to), state.side(data, first)) else {
        return plain();
    };
    let judged = movement::check_hex(data, state, state.faction(data, first), side, hex);
    judged.err().unwrap_or_else(plain)
}

/// What bars an armoured train from a place: track first, then whose it is and who stands on it, then how far it runs.
fn running(data: &Data, state: &State, group: Counters, to: Spot, found: &mut Vec<Breach>) {
    let at = match movement::check_group(data, state, group) {
        Ok(at) => at,
        Err(why) => return found.push(why),
    };
    let ways = trains::ways(data, at, 0, |_, _| Some(0));
    match ways.iter().find(|way| way.last() == Some(&to)) {
        Some(way) => found.extend(trains::check_run(data, state, group, way).err()),
        None => {
            let off = |unit| Breach::of("VI.D.11", "rossyia-train-off-the-rails").with("unit", args::counter(unit));
            found.extend(group.first().map(off));
        }
    }
}

/// Why those who may move do not: their move is over, or no hex beside them can be entered.
fn staying(data: &Data, state: &State, group: Counters, found: &mut Vec<Breach>) {
    if !found.is_empty() {
        return;
    }
    let at = match movement::check_group(data, state, group) {
        Ok(at) => at,
        Err(why) => return found.push(why),
    };
    let Whereabouts::Hex(here) = data.ids.whereabouts(at) else { return };
    if !group.meets(&data.kinds.air) && trains::runner(data, group).is_none() {
        found.extend(nearest_step(data, state, group, here));
    }
}

/// Why a group cannot even take one step: what most hexes around have in common says more than what one has alone.
fn nearest_step(data: &Data, state: &State, group: Counters, here: HexIx) -> Option<Breach> {
    let mut all = Vec::new();
    for (_, to) in data.map.grid.neighbours(here) {
        let mut found = Vec::new();
        marching(data, state, group, data.ids.at_hex(to), &mut found);
        all.push(found.into_iter().next()?);
    }
    let weight = |why: &Breach| all.iter().filter(|other| other.0.id == why.0.id).count();
    all.iter().max_by_key(|why| weight(why)).cloned()
}
