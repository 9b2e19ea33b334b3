//! X.control: whose cities, rail, hexes and bridges are.

use engine::Index;
use hexmap::HexIx;

use crate::data::Data;
use crate::factions::FactionKind;
use crate::ids::{CityIx, FactionIx, RailIx, Side, Spot, Whereabouts};
use crate::state::State;
use crate::{setup, trains, zones};

/// The city at a spot.
pub(crate) fn city_at(data: &Data, spot: Spot) -> Option<CityIx> {
    match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => data.ground.city[hex.index()],
        Whereabouts::Box(_) => data.ids.all::<CityIx>().find(|city| data.cities[city.index()].spot == spot),
    }
}

/// The side that holds a place: that of its city, of the hex, or of those who stand in the box (X.control.1, X.control.2).
pub(crate) fn holder(data: &Data, state: &State, spot: Spot) -> Option<Side> {
    if let Some(city) = city_at(data, spot) {
        return state.city_side(city);
    }
    match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => Side::ALL.into_iter().find(|side| state.held[*side].contains(hex)),
        Whereabouts::Box(_) => state.at(spot).and(data.kinds.combat).iter().find_map(|unit| state.side(data, unit)),
    }
}

/// Whether a faction may use what another holds as its own (X.supply.3).
pub(crate) fn may_use(data: &Data, faction: FactionIx, of: FactionIx) -> bool {
    let kind = |one: FactionIx| data.factions[one.index()].kind;
    let id = |one: FactionIx| data.ids.id(one);
    let guests = ["czech", "allies"];
    faction == of
        || kind(of) == FactionKind::Russian && (kind(faction) == FactionKind::Russian || guests.contains(&id(faction)))
        || kind(of) == FactionKind::Auxiliary && ["youdenitch", "allies"].contains(&id(faction))
}

/// Who owns what a unit of a faction takes at a spot (X.control.4).
pub(crate) fn conqueror(data: &Data, faction: FactionIx, spot: Spot) -> FactionIx {
    let baltic = city_at(data, spot).map(|city| data.cities[city.index()].owner);
    let info = &data.factions[faction.index()];
    if let Some(home) = baltic.filter(|home| {
        data.factions[home.index()].kind == FactionKind::Auxiliary && info.side == data.factions[home.index()].side
    }) {
        return home;
    }
    match (info.cities_pass_to, info.city_income_to) {
        (Some(to), _) => to,
        (None, Some(to)) if data.weather_zone(spot) == crate::places::WeatherZone::North => to.north,
        (None, Some(to)) => to.south,
        (None, None) => faction,
    }
}

/// In segment (f), and when a side has finished its independent units: rail that its own rail joins, then bridges
/// (X.control.3, X.bridge.2).
pub(crate) fn adjust(data: &Data, state: &mut State, side: Side) {
    while grow(data, state, side) {}
    setup::adjust_bridges(data, state);
    zones::refresh(data, state);
}

/// The faction of a side whose rail a rail hex is.
fn own_rail(data: &Data, state: &State, side: Side, hex: HexIx) -> Option<FactionIx> {
    let rail = data.board.rail_at[hex.index()]?;
    state.rail[rail].filter(|faction| state.is_of(*faction, side))
}

/// Rail hexes of the side's ground beside its own rail become that of the same faction; whether any did.
fn grow(data: &Data, state: &mut State, side: Side) -> bool {
    let mut grown = false;
    for index in 0..data.board.rail_hexes.len() {
        let hex = data.board.rail_hexes[index];
        let taken = state.held[side].contains(hex) && own_rail(data, state, side, hex).is_none();
        if !taken || state.cache.combat[side.enemy()].contains(hex) {
            continue;
        }
        let city = data.ground.city[hex.index()].and_then(|city| state.holder(city));
        let joined = data.map.grid.neighbours(hex).find_map(|(direction, next)| {
            let track = data.board.rail[hex.index()].has(direction);
            if track { own_rail(data, state, side, next) } else { None }
        });
        let owner = city.filter(|faction| state.is_of(*faction, side)).or(joined);
        if owner.is_some() {
            state.rail[RailIx::from_index(index)] = owner;
            grown = true;
        }
    }
    grown
}

/// A combat unit takes the place that it has come to: the hex for its side, a city of the enemy with its rail for the faction
/// that conquers (X.control.1, X.control.2, X.control.4).
pub(crate) fn take(data: &Data, state: &mut State, unit: crate::ids::CounterIx, at: Spot) {
    let Some(side) = state.side(data, unit) else { return };
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(at) {
        state.held[side].insert(hex);
        state.held[side.enemy()].remove(hex);
    }
    let Some(city) = city_at(data, at).filter(|city| state.city_side(*city) != Some(side)) else { return };
    if let Whereabouts::Box(_) = data.ids.whereabouts(at)
        && state.at(at).and(data.kinds.combat).iter().any(|unit| state.side(data, unit) == Some(side.enemy()))
    {
        return;
    }
    let owner = conqueror(data, state.faction(data, unit), at);
    state.city[city] = Some(owner);
    trains::city_passes(data, state, city, owner);
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(at)
        && let Some(rail) = data.board.rail_at[hex.index()]
    {
        state.rail[rail] = Some(owner);
    }
}
