//! Whom an effect can strike: the targets of `data/options.toml`.

use hexmap::HexIx;

use crate::control;
use crate::data::Data;
use crate::effects::{Away, Effect, Near, Of, Target, TargetKind};
use crate::ids::{CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::place::{Place, Standing};
use crate::procedure::Condition;
use crate::state::State;
use crate::supply;

/// Whether a faction is one of those meant; nobody named means anybody.
pub(crate) fn is_of(state: &State, of: Option<&Of>, faction: FactionIx) -> bool {
    match of {
        None => true,
        Some(Of::Faction(one)) => *one == faction,
        Some(Of::Factions(some)) => some.contains(&faction),
        Some(Of::Side(side)) => state.is_of(faction, *side),
    }
}

/// The factions that are meant.
pub(crate) fn factions<'d>(data: &'d Data, state: &'d State, of: &'d Of) -> impl Iterator<Item = FactionIx> + 'd {
    data.ids.all::<FactionIx>().filter(move |faction| is_of(state, Some(of), *faction))
}

/// Whether a hex is near enough to one of the places.
pub(crate) fn is_near(data: &Data, near: &Near, hex: HexIx) -> bool {
    near.places.iter().any(|place| match data.ids.whereabouts(*place) {
        Whereabouts::Hex(other) => data.map.grid.distance(hex, other) <= u16::from(near.within),
        Whereabouts::Box(_) => false,
    })
}

/// Whether no unit of a side is nearer to a hex than that.
pub(crate) fn is_away(data: &Data, state: &State, away: Away, hex: HexIx) -> bool {
    let near = |other: HexIx| data.map.grid.distance(hex, other) < u16::from(away.at_least);
    !state.cache.combat[away.side].iter().any(near)
}

/// Whether a place is one that a target allows.
fn place_fits(data: &Data, state: &State, target: &Target, spot: Spot) -> bool {
    let city = control::city_at(data, spot);
    let in_zone = |zone: &crate::ids::ZoneIx| match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => data.ground.zones[zone.index()].contains(hex),
        Whereabouts::Box(_) => false,
    };
    let hex = match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => Some(hex),
        Whereabouts::Box(_) => None,
    };
    // Units in boxes are left out unless named.
    let on_map = hex.is_some() || !target.counters.is_empty() || target.kind == TargetKind::Hq;
    on_map
        && target.in_city.is_none_or(|wanted| city == Some(wanted))
        && !(target.outside_cities && city.is_some())
        && target.near.as_ref().is_none_or(|near| hex.is_some_and(|hex| is_near(data, near, hex)))
        && target.in_zone.as_ref().is_none_or(in_zone)
        && !target.not_in.iter().any(in_zone)
        && target.away.is_none_or(|away| hex.is_some_and(|hex| is_away(data, state, away, hex)))
}

fn counter_fits(data: &Data, state: &State, target: &Target, counter: CounterIx) -> bool {
    if !target.counters.is_empty() && !target.counters.contains(&counter) {
        return false;
    }
    let kind = match target.kind {
        TargetKind::Hq => data.kinds.hqs.contains(counter),
        _ => data.unit(counter).is_some(),
    };
    let unit = data.unit(counter);
    kind && is_of(state, target.of.as_ref(), state.faction(data, counter))
        && target.group.is_none_or(|group| unit.is_some_and(|unit| unit.group == Some(group)))
        && (target.arms.is_empty() || unit.is_some_and(|unit| target.arms.contains(&unit.arm)))
        && !(target.without_shock && unit.is_some_and(|unit| unit.shock > 0))
}

fn is_supplied(data: &Data, state: &State, counter: CounterIx) -> bool {
    match (data.hq_of(counter), state.spot(counter)) {
        (Some(hq), Some(_)) => supply::condition(data, state, hq) == Condition::Supplied,
        (None, Some(at)) => !supply::is_isolated(data, state, state.faction(data, counter), at),
        (_, None) => false,
    }
}

/// The counters in play that a target fits: units, those of stacks, or HQs.
pub(crate) fn counters(data: &Data, state: &State, target: &Target) -> Counters {
    let fits = |counter: &CounterIx| {
        state.spot(*counter).is_some_and(|spot| place_fits(data, state, target, spot))
            && counter_fits(data, state, target, *counter)
            && (!target.supplied || is_supplied(data, state, *counter))
    };
    Counters::of(data.ids.all::<CounterIx>().filter(fits))
}

/// Those of them that an effect can strike: HQs, aircraft and trains suffer neither hits nor attrition (VIII.A.22,
/// X.attrition.2).
pub(crate) fn struck(data: &Data, state: &State, effect: &Effect, target: &Target) -> Counters {
    let all = counters(data, state, target);
    match effect {
        Effect::Hits { .. } | Effect::Attrition { .. } => all.and(data.kinds.taking),
        _ => all,
    }
}

/// Destroyed units that a target fits, and that can come back.
pub(crate) fn destroyed(data: &Data, state: &State, target: &Target) -> Counters {
    let gone = state.placed(Place::of(Standing::Eliminated)).without(state.beyond_rebuilding);
    gone.filter(|counter| counter_fits(data, state, target, counter))
}

/// The places of some counters, each once.
pub(crate) fn spots(state: &State, counters: Counters) -> Vec<Spot> {
    let mut spots: Vec<Spot> = counters.iter().filter_map(|counter| state.spot(counter)).collect();
    spots.sort();
    spots.dedup();
    spots
}

/// The hexes that a target fits.
pub(crate) fn hexes(data: &Data, state: &State, target: &Target) -> Vec<HexIx> {
    let rail_of = |hex: HexIx, side: Side| {
        let rail = data.board.rail_at[hex.index()];
        rail.and_then(|rail| state.rail[rail]).is_some_and(|holder| state.is_of(holder, side))
    };
    let empty = |hex: HexIx| Side::ALL.iter().all(|side| !state.cache.present[*side].contains(hex));
    let scenario = state.scenario(data);
    let fits = |hex: &HexIx| {
        target.rail_of.is_none_or(|side| rail_of(*hex, side))
            && scenario.holds(&data.map.grid, *hex)
            && !(target.no_city && data.ground.city[hex.index()].is_some())
            && (!target.no_unit || empty(*hex))
            && place_fits(data, state, target, data.ids.at_hex(*hex))
    };
    data.board.rail_hexes.iter().copied().filter(fits).collect()
}
