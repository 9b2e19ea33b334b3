//! X.neutral, X.zone: land and boxes that are closed, to whom and until when; what single nations may not enter or leave.

use engine::Breach;

use super::{Boxes, caucasus, greens, turkey, wars};
use crate::data::Data;
use crate::ids::{BoxIx, CounterIx, Counters, FactionIx, Factions, Side, Spot, Whereabouts};
use crate::state::State;
use crate::{args, movement};

/// The boxes that are a country's own land.
pub(crate) fn home_boxes(data: &Data, country: FactionIx) -> Boxes {
    match data.nations.countries.contains(&country) {
        true => Boxes::of(wars::source_boxes(data, country)),
        false => Boxes::NONE,
    }
}

/// Whether a box is closed to all: land of a country at peace, or closed by treaty.
fn is_closed_box(data: &Data, state: &State, of: BoxIx) -> bool {
    let at_peace = |country: &FactionIx| !state.at_war.contains(*country) && home_boxes(data, *country).contains(of);
    state.nations.closed_boxes.contains(of) || data.nations.countries.iter().any(at_peace)
}

/// Whether a box lets these in (X.neutral.1, N.turkey.5, N.turkey.14, N.armenia, N.georgia).
pub(crate) fn check_box(data: &Data, state: &State, who: Counters, of: BoxIx) -> Result<(), Breach> {
    let Some(first) = who.first() else { return Ok(()) };
    let faction = state.faction(data, first);
    if is_closed_box(data, state, of) {
        let at = data.ids.in_box(of);
        return Err(Breach::of("X.neutral.1", "rossyia-closed-country").with("place", args::spot(at)));
    }
    if faction == data.nations.turkey.faction {
        return turkey::check_box(data, state, of);
    }
    caucasus::check_entry(data, state, who, faction, of)
}

/// Whether counters may take a step as far as their nation goes, whatever the map and the enemy say.
pub(crate) fn check_step(data: &Data, state: &State, who: Counters, from: Spot, to: Spot) -> Result<(), Breach> {
    greens::check_together(data, state, who, from)?;
    for counter in who.iter() {
        check_home(data, counter, from, to)?;
    }
    match data.ids.whereabouts(to) {
        Whereabouts::Box(of) => check_box(data, state, who, of),
        Whereabouts::Hex(_) => Ok(()),
    }
}

/// Whether [`check_step`] has anything to say about steps over land of these.
pub(crate) fn binds_steps(data: &Data, state: &State, who: Counters) -> bool {
    let stays = |counter| data.hq_of(counter).is_some_and(|hq| data.hqs[hq.index()].stays_in.is_some());
    who.and(data.kinds.hqs).iter().any(stays) || greens::binds(data, state, who)
}

/// Whether counters may go by rail, river or sea from one spot to another as far as their nation goes.
pub(crate) fn check_journey(data: &Data, state: &State, who: Counters, from: Spot, to: Spot) -> Result<(), Breach> {
    check_step(data, state, who, from, to)?;
    check_end(data, state, who, from, to)
}

/// N.poland.22: a HQ that stays in its country; if it has been driven out it comes nearer.
fn check_home(data: &Data, counter: CounterIx, from: Spot, to: Spot) -> Result<(), Breach> {
    let Some(zone) = data.hq_of(counter).and_then(|hq| data.hqs[hq.index()].stays_in) else { return Ok(()) };
    let far = |spot: Spot| match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => {
            let inside = data.ground.zones[zone.index()];
            inside.iter().map(|home| data.map.grid.distance(hex, home)).min().unwrap_or(u16::MAX)
        }
        Whereabouts::Box(_) => u16::MAX,
    };
    match far(to) > 0 && far(to) >= far(from) {
        true => Err(Breach::of("N.poland.22", "rossyia-hq-stays-home").with("unit", args::counter(counter))),
        false => Ok(()),
    }
}

/// Whether counters that began at a spot may end their move in another.
pub(crate) fn check_end(data: &Data, state: &State, who: Counters, from: Spot, to: Spot) -> Result<(), Breach> {
    greens::check_hq(data, state, who, from, to)?;
    turkey::check_distance(data, state, who, from, to)?;
    caucasus::check_halt(data, state, who, to)
}

/// Whether counters of a side may end a retreat over the sea or from box to box, or a train its run, in a spot (X.neutral.1,
/// X.retreat.3, N.georgia.3).
pub(crate) fn check_refuge(data: &Data, state: &State, side: Side, who: Counters, to: Spot) -> Result<(), Breach> {
    // Factions can share a box; what is open to one may be closed to another.
    for faction in Factions::of(who.iter().map(|counter| state.faction(data, counter))).iter() {
        let own = who.filter(|counter| state.faction(data, counter) == faction);
        match data.ids.whereabouts(to) {
            Whereabouts::Hex(hex) => movement::check_hex(data, state, faction, side, hex)?,
            Whereabouts::Box(of) => {
                movement::check_in_play(data, state, to)?;
                check_box(data, state, own, of)?;
            }
        }
        caucasus::check_halt(data, state, own, to)?;
    }
    Ok(())
}
