//! X.control: whose cities, rail, hexes and bridges are.

use engine::{Breach, Events, Message, Seats};

use crate::cited::Cited;
use crate::data::Data;
use crate::factions::FactionKind;
use crate::ids::{CityIx, CounterIx, FactionIx, Factions, RailIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::places::WeatherZone;
use crate::sources::{Rails, Sources, has_friendly_city};
use crate::state::State;
use crate::{args, level, movement, nations, setup, trains};

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
#[inline]
pub(crate) fn may_use(data: &Data, faction: FactionIx, of: FactionIx) -> bool {
    faction == of || data.factions[faction.index()].uses.contains(of)
}

/// Whether a counter takes the places that it comes to: combat units but trains and Greens (X.control.1, X.control.5).
pub(crate) fn takes(data: &Data, state: &State, counter: CounterIx) -> bool {
    data.kinds.taking.contains(counter) && !data.factions[state.faction(data, counter).index()].takes_nothing
}

/// Who owns what a unit of a faction takes at a spot (X.control.4, X.makhno.6).
pub(crate) fn conqueror(data: &Data, state: &State, faction: FactionIx, spot: Spot) -> FactionIx {
    let side = state.allegiance[faction];
    let baltic = |home: &FactionIx| {
        data.factions[home.index()].kind == FactionKind::Auxiliary && state.allegiance[*home] == side
    };
    if let Some(home) = city_at(data, spot).map(|city| data.cities[city.index()].owner).filter(baltic) {
        return home;
    }
    let info = &data.factions[faction.index()];
    match (info.cities_pass_to, info.city_income_to) {
        (Some(to), _) => to,
        (None, Some(to)) if data.weather_zone(spot) == WeatherZone::North => to.north,
        (None, Some(to)) => to.south,
        (None, None) => faction,
    }
}

/// A unit takes the place that it has come to: the hex for its side at once, a city of the enemy with its rail for the faction
/// that conquers (X.control.1, X.control.2, X.control.4). A city in a box is taken when no enemy is left there (X.box.2).
pub(crate) fn take(data: &Data, state: &mut State, unit: CounterIx, at: Spot, events: &mut Events<'_>) {
    let Some(side) = state.side(data, unit) else { return };
    nations::entered(data, state, unit, at, events);
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => {
            state.held[side].insert(hex);
            state.held[side.enemy()].remove(hex);
        }
        Whereabouts::Box(_) => {
            let fights = |unit: CounterIx| state.side(data, unit) == Some(side.enemy());
            if state.at(at).and(data.kinds.combat).iter().any(fights) {
                return;
            }
        }
    }
    let Some(city) = city_at(data, at).filter(|city| state.city_side(*city) != Some(side)) else { return };
    if nations::caucasus::hosts(data, state, city, state.faction(data, unit)) {
        return;
    }
    let faction = state.faction(data, unit);
    let owner = conqueror(data, state, faction, at);
    let before = state.holder(city);
    hand_over(data, state, city, owner);
    // What an isolated city kept for its holder is lost with it (X.control.8).
    state.own[city] = Default::default();
    state.isolated.remove(city);
    events.tell(Seats::ALL, || {
        let clause = match owner == faction {
            true => "X.control.1",
            false => Cited::or(data.factions[faction.index()].cites.cities, "X.control.4"),
        };
        Message::by(clause, "rossyia-city-taken").with("place", args::spot(at)).with("faction", args::faction(owner))
    });
    level::city(data, state, city, before, owner, events);
    trains::city_passes(data, state, city, owner, events);
}

/// A city and the rail in it pass to a faction.
pub(crate) fn hand_over(data: &Data, state: &mut State, city: CityIx, to: FactionIx) {
    state.city[city] = Some(to);
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(data.cities[city.index()].spot)
        && let Some(rail) = data.board.rail_at[hex.index()]
    {
        state.rail[rail] = Some(to);
    }
}

/// Whom a city may be ceded to: the White faction whose unit has come into it in this activation (X.control.6).
fn receiver(data: &Data, state: &State, city: CityIx) -> Result<FactionIx, Breach> {
    let at = data.cities[city.index()].spot;
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("place", args::spot(at)));
    let Some(owner) = state.holder(city).filter(|owner| state.is_of(*owner, Side::White)) else {
        return refuse("X.control.6", "rossyia-not-a-white-city");
    };
    if data.factions[owner.index()].keeps_cities {
        return refuse("N.turkey.20", "rossyia-city-never-ceded");
    }
    let here = state.at(at);
    let came = |unit: &CounterIx| takes(data, state, *unit) && state.is_of(state.faction(data, *unit), Side::White);
    let Some(unit) = here.and(movement::movers(data, state)).iter().find(came) else {
        return refuse("X.control.6", "rossyia-nobody-to-cede-to");
    };
    let to = conqueror(data, state, state.faction(data, unit), at);
    if to == owner || here.iter().any(|counter| state.faction(data, counter) == owner) {
        return refuse("X.control.6", "rossyia-owner-is-there");
    }
    Ok(to)
}

/// X.control.6
pub(crate) fn check_cede(data: &Data, state: &State, city: CityIx) -> Result<(), Breach> {
    receiver(data, state, city).map(|_| ())
}

/// The city passes to the other faction; the political level does not move (X.control.6).
pub(crate) fn cede(data: &Data, state: &mut State, city: CityIx, events: &mut Events<'_>) -> Result<(), Breach> {
    let to = receiver(data, state, city)?;
    hand_over(data, state, city, to);
    let at = data.cities[city.index()].spot;
    events.tell(Seats::ALL, || {
        Message::by("X.control.6", "rossyia-city-ceded")
            .with("place", args::spot(at))
            .with("faction", args::faction(to))
    });
    Ok(())
}

/// The cities that may be ceded now.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    out.extend(data.ids.all::<CityIx>().filter(|city| receiver(data, state, *city).is_ok()).map(Order::Cede));
}

/// Whether a side has left a city of its own: none of its combat units is in it (X.control.7).
pub(crate) fn is_evacuated(data: &Data, state: &State, city: CityIx) -> bool {
    let Some(side) = state.city_side(city) else { return false };
    let here = state.at(data.cities[city.index()].spot).and(data.kinds.combat);
    here.iter().all(|unit| state.side(data, unit) != Some(side))
}

/// In segment (f), and when a side has finished its independent units: rail that its network joins, then bridges
/// (X.control.3, X.bridge.2), by the clause of that moment.
pub(crate) fn adjust(data: &Data, state: &mut State, side: Side, clause: &'static str, events: &mut Events<'_>) {
    let hexes = grow(data, state, side);
    if hexes > 0 {
        events.tell(Seats::ALL, || {
            let told = Message::by(clause, "rossyia-railheads-advance").with("side", args::side(side));
            told.with("hexes", args::int(hexes))
        });
    }
    let before = state.bridge;
    setup::adjust_bridges(data, state);
    for (index, bridge) in data.bridges.iter().enumerate().filter(|(index, _)| before[*index] != state.bridge[*index]) {
        let (end, _) = data.map.grid.side_hexes(bridge.side);
        events.tell(Seats::ALL, || {
            let id = if state.bridge[index].is_some() { "rossyia-bridge-taken" } else { "rossyia-bridge-contested" };
            Message::by("X.bridge.2", id).with("place", args::spot(data.ids.at_hex(end)))
        });
    }
}

/// The faction of a side whose rail a rail hex is.
fn own_rail(state: &State, side: Side, rail: RailIx) -> Option<FactionIx> {
    state.rail[rail].filter(|faction| state.is_of(*faction, side))
}

/// Whether there is rail of others that a network of a side would take in: looked for from that rail, which is rare.
fn grows(data: &Data, state: &State, side: Side) -> bool {
    let board = &data.board;
    let own = Factions::of(data.ids.all::<FactionIx>().filter(|faction| state.is_of(*faction, side)));
    let owner = |rail: RailIx| state.rail[rail].filter(|faction| own.contains(*faction));
    let (mut seen, mut queue) = (Rails::NONE, Vec::new());
    let taken = state.held[side].and(data.ground.rail).without(state.cache.combat[side.enemy()]);
    let rails = taken.iter().filter_map(|hex| board.rail_at[hex.index()]);
    for rail in rails.filter(|rail| owner(*rail).is_none()) {
        for &next in board.along(rail).iter().filter(|next| owner(**next).is_some()) {
            if !seen.contains(next) {
                seen.insert(next);
                queue.push(next);
            }
        }
    }
    while let Some(rail) = queue.pop() {
        let Some(faction) = owner(rail) else { continue };
        if is_root(data, state, faction, rail) {
            return true;
        }
        let from = |next: RailIx| owner(next).is_some_and(|other| may_use(data, faction, other));
        for &next in board.along(rail) {
            if !seen.contains(next) && from(next) {
                seen.insert(next);
                queue.push(next);
            }
        }
    }
    false
}

/// Whether a rail hex of a faction makes a network (X.control.3).
fn is_root(data: &Data, state: &State, faction: FactionIx, rail: RailIx) -> bool {
    let hex = data.board.rail_hexes[rail.index()];
    let makes = || Sources::of(data, state, faction).is_some_and(|sources| sources.is_root(hex));
    data.bases[faction.index()].contains(rail) && (has_friendly_city(data, state, faction, hex) || makes())
}

/// Rail hexes of the side's ground that its network reaches become part of it, of the faction that they join; how many.
fn grow(data: &Data, state: &mut State, side: Side) -> u16 {
    if !grows(data, state, side) {
        return 0;
    }
    let mut grown = 0;
    let board = &data.board;
    let mut seen = roots(data, state, side);
    let (mut queue, mut len, mut next) = ([RailIx(0); 1024], 0, 0);
    for rail in seen.iter() {
        queue[len] = rail;
        len += 1;
    }
    while next < len {
        let here = queue[next];
        next += 1;
        let Some(owner) = own_rail(state, side, here) else { continue };
        for &rail in board.along(here).iter() {
            if seen.contains(rail) {
                continue;
            }
            let to = board.rail_hexes[rail.index()];
            let joined = match own_rail(state, side, rail) {
                Some(other) => may_use(data, other, owner),
                None => state.held[side].contains(to) && !state.cache.combat[side.enemy()].contains(to),
            };
            if joined {
                grown += u16::from(own_rail(state, side, rail).is_none());
                state.rail[rail] = own_rail(state, side, rail).or(Some(owner));
                seen.insert(rail);
                queue[len] = rail;
                len += 1;
            }
        }
    }
    grown
}

/// Rail hexes of a side that make a network (X.control.3).
fn roots(data: &Data, state: &State, side: Side) -> Rails {
    let mut roots = Rails::NONE;
    for faction in data.ids.all::<FactionIx>().filter(|faction| state.is_of(*faction, side)) {
        let Some(sources) = Sources::of(data, state, faction) else { continue };
        let own = data.bases[faction.index()].filter(|rail| state.rail[rail] == Some(faction));
        roots = roots.or(own.filter(|rail| sources.is_root(data.board.rail_hexes[rail.index()])));
    }
    roots
}
