//! N.turkey: where its wars lead, what they give, and its distance from the South.

use engine::{Breach, Events};

use crate::args;
use crate::data::Data;
use crate::ids::{BoxIx, CityIx, CounterIx, Counters, FactionIx, Spot, Whereabouts};
use crate::state::State;

use super::numbers::TurkishWar;
use super::{caucasus, wars};

/// The war that Turkey fights.
fn war<'d>(data: &'d Data, state: &State) -> Option<&'d TurkishWar> {
    let turkey = &data.nations.turkey;
    let begun = turkey.wars.iter().rev().find(|war| state.events.contains(war.event))?;
    state.at_war.contains(turkey.faction).then_some(begun)
}

/// N.turkey.5, N.turkey.14
pub(crate) fn check_box(data: &Data, state: &State, of: BoxIx) -> Result<(), Breach> {
    let Some(war) = war(data, state) else { return Ok(()) };
    let first = data.nations.turkey.wars.first().is_some_and(|first| first.event == war.event);
    match war.boxes.contains(&of) {
        true => Ok(()),
        false => Err(Breach::of(if first { "N.turkey.5" } else { "N.turkey.14" }, "rossyia-not-in-this-war")
            .with("place", args::spot(data.ids.in_box(of)))),
    }
}

/// PR that Turkey draws each turn of its war (N.turkey.12).
pub(crate) fn pr(data: &Data, state: &State, faction: FactionIx) -> u8 {
    if faction != data.nations.turkey.faction {
        return 0;
    }
    war(data, state).map_or(0, |war| war.pr)
}

/// Whether the PR of a city are among those of the war (N.turkey.12).
pub(crate) fn includes(data: &Data, holder: FactionIx, city: CityIx) -> bool {
    let turkey = &data.nations.turkey;
    holder == turkey.faction && city == turkey.included
}

/// How near the nearest hex with a counter of the other of the two is; none where none is on the map, or for anybody else.
fn nearest(data: &Data, state: &State, faction: FactionIx, to: Spot) -> Option<u16> {
    let turkey = &data.nations.turkey;
    let other = match faction {
        _ if faction == turkey.faction => turkey.apart_from,
        _ if faction == turkey.apart_from => turkey.faction,
        _ => return None,
    };
    let Whereabouts::Hex(here) = data.ids.whereabouts(to) else {
        let together = state.at(to).iter().any(|counter| state.faction(data, counter) == other);
        return together.then_some(0);
    };
    let hexes = wars::members(data, state, other).iter().filter_map(|counter| state.hex(data, counter));
    hexes.map(|hex| data.map.grid.distance(here, hex)).min()
}

/// N.turkey.19: they stay apart; who is nearer already does not come nearer.
pub(crate) fn check_distance(data: &Data, state: &State, who: Counters, from: Spot, to: Spot) -> Result<(), Breach> {
    let turkey = &data.nations.turkey;
    let Some(first) = who.first() else { return Ok(()) };
    if !state.at_war.contains(turkey.faction) || data.ids.whereabouts(to) == Whereabouts::Box(turkey.drives.from) {
        return Ok(());
    }
    let faction = state.faction(data, first);
    let Some(after) = nearest(data, state, faction, to).filter(|after| *after < u16::from(turkey.distance)) else {
        return Ok(());
    };
    match nearest(data, state, faction, from)
        .is_some_and(|before| before <= after && before < u16::from(turkey.distance))
    {
        true => Ok(()),
        false => Err(Breach::of("N.turkey.19", "rossyia-too-near-each-other")
            .with("place", args::spot(to))
            .with("hexes", args::int(turkey.distance))),
    }
}

/// N.armenia.7: a Turkish unit that comes into Kars drives the other Whites out of it.
pub(crate) fn entered(data: &Data, state: &mut State, unit: CounterIx, of: BoxIx, events: &mut Events<'_>) {
    let turkey = &data.nations.turkey;
    if of != turkey.drives.from || state.faction(data, unit) != turkey.faction {
        return;
    }
    let side = state.side(data, unit);
    let others = state
        .at(data.ids.in_box(of))
        .filter(|counter| state.side(data, counter) == side && state.faction(data, counter) != turkey.faction);
    caucasus::drive_out(data, state, others, turkey.drives.to, events);
}
