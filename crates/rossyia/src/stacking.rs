//! VI.A, X.stack: stacking, in printed steps.

use engine::Breach;
use hexmap::HexIx;

use crate::combat::losses;
use crate::counters::Flag;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::movement::Manner;
use crate::places::Terrain;
use crate::procedure::Frame;
use crate::state::State;
use crate::{args, movement, reach};

/// Steps that a hex holds (VI.A.3 to VI.A.5).
pub(crate) fn limit(data: &Data, hex: HexIx) -> u8 {
    let table = &data.tables.stacking;
    match data.ground.terrain[hex.index()] {
        Terrain::Mountain => table.mountain,
        _ if data.ground.rail.contains(hex) => table.rail_hex,
        _ => table.normal,
    }
}

/// Steps that a counter counts for (VI.A.1, VI.A.2, VI.A.7, VI.A.8).
pub(crate) fn weight(data: &Data, counter: CounterIx) -> u8 {
    match data.unit(counter) {
        Some(_) if data.kinds.trains.contains(counter) => 1,
        Some(unit) if data.kinds.combat.contains(counter) => unit.steps,
        _ => 0,
    }
}

/// Steps that counters count for together.
pub(crate) fn weights(data: &Data, counters: Counters) -> u8 {
    counters.iter().map(|counter| weight(data, counter)).sum()
}

/// Whether a counter may stand with others of a faction (VI.A.9): Siberians and Czechs both with Bilt while it is mixed,
/// Balts with whoever commands them.
fn fits(data: &Data, state: &State, counter: CounterIx, faction: FactionIx) -> bool {
    let own = state.faction(data, counter);
    let mixed = || data.unit(counter).is_some_and(|unit| unit.is(Flag::Mixed));
    own == faction
        || data.factions[own.index()].stacks_with.contains(faction)
        || data.tables.stacking.mixed_with.contains(faction) && mixed()
}

/// Two counters of one side that may not end in the same hex (VI.A.9).
fn strangers(data: &Data, state: &State, here: Counters) -> Option<(CounterIx, CounterIx)> {
    here.iter().find_map(|one| {
        let clash = |other: &CounterIx| {
            !fits(data, state, one, state.faction(data, *other)) && !fits(data, state, *other, state.faction(data, one))
        };
        here.iter().find(clash).map(|other| (one, other))
    })
}

/// Whether units of a faction would share a hex with another one's (VI.A.9).
pub(crate) fn is_mixed(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> bool {
    let here = state.at(data.ids.at_hex(hex));
    here.iter().any(|counter| !fits(data, state, counter, faction))
}

/// Steps that a hex has room for; none where units of others are (VI.A.9, II.E.7).
pub(crate) fn room(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> Option<u8> {
    if is_mixed(data, state, faction, hex) {
        return None;
    }
    let taken = weights(data, state.at(data.ids.at_hex(hex)));
    Some(limit(data, hex).saturating_sub(taken))
}

/// Whether a side has a unit of its own in a hex: it frees the hex of enemy ZOC (II.E.8, V.E.6).
pub(crate) fn has_friend(state: &State, side: Side, hex: HexIx) -> bool {
    state.cache.present[side].contains(hex)
}

/// Whether counters may end together in a spot (VI.A).
pub(crate) fn judge(data: &Data, state: &State, here: Counters, at: Spot) -> Result<(), Breach> {
    let Whereabouts::Hex(hex) = data.ids.whereabouts(at) else { return Ok(()) }; // VI.A.6, VI.A.9
    let (steps, most) = (weights(data, here), limit(data, hex));
    if here.and(data.kinds.trains).len() > usize::from(data.tables.stacking.armored_trains) {
        return Err(Breach::of("VI.A.8", "rossyia-two-trains").with("place", args::spot(at)));
    }
    if steps > most {
        // VI.A.2: losses make no room.
        let left: u8 = here.and(data.kinds.combat).iter().map(|unit| state.steps(data, unit)).sum();
        let clause = match data.ground.terrain[hex.index()] {
            _ if left <= most => "VI.A.2",
            Terrain::Mountain => "VI.A.5",
            _ if data.ground.rail.contains(hex) => "VI.A.4",
            _ => "VI.A.3",
        };
        let breach = Breach::of(clause, "rossyia-overstacked").with("place", args::spot(at));
        return Err(breach.with("steps", args::int(steps)).with("limit", args::int(most)));
    }
    match strangers(data, state, here) {
        None => Ok(()),
        Some((one, other)) => Err(Breach::of("VI.A.9", "rossyia-strangers")
            .with("place", args::spot(at))
            .with("unit", args::counter(one))
            .with("other", args::counter(other))),
    }
}

/// Whether a group may end its move in a spot, with the friends who are there.
pub(crate) fn check_end(data: &Data, state: &State, side: Side, group: Counters, at: Spot) -> Result<(), Breach> {
    let friends = match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => state.in_hex(data, side, hex),
        Whereabouts::Box(_) => return Ok(()),
    };
    judge(data, state, friends.or(group), at)
}

/// Whether a segment may end: nobody has moved to where there is no room for him and could still leave it (X.stack.1). Whoever is
/// held there, because the enemy came in between, is dealt with when the activation ends (VI.A.11).
pub(crate) fn check_segment(data: &Data, state: &State, side: Side, units: Counters) -> Result<(), Breach> {
    let moved =
        units.filter(|unit| state.spent[unit] > 0 || state.railed.contains(unit) || state.shipped.contains(unit));
    moved.iter().try_for_each(|unit| {
        let Some(at) = state.spot(unit) else { return Ok(()) };
        let full = check_end(data, state, side, Counters::NONE, at);
        let stuck = |unit: CounterIx| !can_leave(data, state, side, unit);
        if full.is_err() && units.and(state.at(at)).iter().all(stuck) { Ok(()) } else { full }
    })
}

/// Whether a unit can still go to a place where there is room for it.
fn can_leave(data: &Data, state: &State, side: Side, unit: CounterIx) -> bool {
    let who = Counters::one(unit);
    let room = |to: &Spot| check_end(data, state, side, who, *to).is_ok();
    reach::with_reach(data, state, who, Manner::Normal, |reach| reach.reached().iter().skip(1).any(room))
        .unwrap_or(false)
}

/// Steps above the limit in a spot (VI.A.10, VI.A.11).
pub(crate) fn excess(data: &Data, state: &State, side: Side, at: Spot) -> u8 {
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => weights(data, state.in_hex(data, side, hex)).saturating_sub(limit(data, hex)),
        Whereabouts::Box(_) => 0,
    }
}

/// Movement is over: who has not brought the stack down to the limit has to answer for it when the activation ends (VI.A.11).
/// Those whom the combats to come throw on top of others have time until they are activated again.
pub(crate) fn note_crowded(data: &Data, state: &mut State) {
    let crowded = movement::movers(data, state).filter(|unit| {
        let (Some(side), Some(at)) = (state.side(data, unit), state.spot(unit)) else { return false };
        excess(data, state, side, at) > 0
    });
    state.activation.crowded = state.activation.crowded.or(crowded);
}

/// The place where units of an activation still stand above the limit, if there is one (VI.A.11).
pub(crate) fn overfull(data: &Data, state: &State, side: Side, units: Counters) -> Option<Spot> {
    units.iter().filter_map(|unit| state.spot(unit)).find(|at| excess(data, state, side, *at) > 0)
}

/// Whether these units may be given up: all stand there, and none more than need be (VI.A.11).
pub(crate) fn check_disband(data: &Data, state: &State, side: Side, at: Spot, who: Counters) -> Result<(), Breach> {
    let over = excess(data, state, side, at);
    let there = state.at(at).and(data.kinds.combat).filter(|unit| state.side(data, unit) == Some(side));
    if let Some(unit) = who.without(there).first() {
        return Err(Breach::of("VI.A.11", "rossyia-not-in-the-stack").with("unit", args::counter(unit)));
    }
    let idle = |unit: CounterIx| weights(data, who.without(Counters::one(unit))) >= over;
    match who.iter().find(|unit| over == 0 || idle(*unit)) {
        Some(unit) => Err(Breach::of("VI.A.11", "rossyia-not-in-excess").with("unit", args::counter(unit))),
        None => Ok(()),
    }
}

/// Units above the limit leave the map, until none is; those that are isolated never come back (V.K.1).
pub(crate) fn disband(data: &Data, state: &mut State, who: Counters) {
    for unit in who.iter() {
        let for_good = losses::is_for_good(data, state, unit);
        state.eliminate(data, unit, for_good);
    }
    if let Frame::Excess { side, at } = state.top()
        && excess(data, state, side, at) == 0
    {
        state.stack.pop();
    }
}
