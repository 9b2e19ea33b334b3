//! X.war: countries enter the war and make peace; units change faction; what events bring and take.

use engine::{Events, Index, Message, Seats};
use hexmap::HexIx;

use super::{Boxes, Zones, frontiers};
use crate::data::Data;
use crate::effects::Effect;
use crate::factions::{FactionKind, SupplySource};
use crate::ids::{BoxIx, CityIx, CounterIx, Counters, EventIx, FactionIx, RailIx, Side, Spot, Whereabouts, ZoneIx};
use crate::place::Standing;
use crate::state::State;
use crate::{args, arrivals, control, stacking, supply, zones};

/// The event by which a country first enters the war.
pub(crate) fn entry_of(data: &Data, country: FactionIx) -> Option<EventIx> {
    let begins = |event: &&crate::politics::Event| {
        !event.repeats && event.effect.iter().any(|step| step.effect == Effect::War { country })
    };
    let position = data.politics.events.iter().position(|event| begins(&event))?;
    Some(EventIx::from_index(position))
}

/// The faction that takes back what treaties do not give away.
pub(crate) fn bolsheviks(data: &Data) -> FactionIx {
    FactionIx::from_index(data.factions.iter().position(|one| one.kind == FactionKind::Red).unwrap_or(0))
}

/// A country enters the war (X.war.1): its land is open, it begins without points; whoever it still had comes back (X.war.3).
/// What the scenario adds comes with the event.
pub(crate) fn declare(data: &Data, state: &mut State, country: FactionIx, events: &mut Events<'_>) {
    if state.at_war.contains(country) {
        return;
    }
    state.at_war.insert(country);
    state.nations.war_since[country] = Some(state.turn);
    state.pr[country] = 0;
    state.rail_points[country] = 0;
    let info = &data.factions[country.index()];
    let land = [info.home, info.goal, info.limit.map(|limit| limit.zone)];
    state.nations.closed = state.nations.closed.without(Zones::of(land.into_iter().flatten()));
    let own = data.ids.all::<BoxIx>().filter(|of| is_box_of(data, state, country, *of));
    state.nations.closed_boxes = state.nations.closed_boxes.without(Boxes::of(own));
    events.tell(Seats::ALL, || Message::by("X.war.1", "rossyia-war").with("faction", args::faction(country)));
    let back = members(data, state, country).filter(|one| state.place[one].standing() == Standing::Withdrawn);
    for counter in back.iter() {
        if let Some(spot) = muster(data, state, country, counter) {
            state.put(data, counter, Standing::At(spot));
            events.tell(Seats::ALL, || {
                let told = Message::by("X.war.3", "rossyia-arrives").with("unit", args::counter(counter));
                told.with("place", args::spot(spot))
            });
        }
    }
    zones::refresh(data, state);
}

/// Whether a box is a country's own, or the country holds the city in it.
fn is_box_of(data: &Data, state: &State, country: FactionIx, of: BoxIx) -> bool {
    frontiers::home_boxes(data, country).contains(of)
        || control::city_at(data, data.ids.in_box(of)).is_some_and(|city| state.holder(city) == Some(country))
}

/// All counters of a faction.
pub(crate) fn members(data: &Data, state: &State, faction: FactionIx) -> Counters {
    Counters::of(data.ids.all::<CounterIx>().filter(|counter| state.faction(data, *counter) == faction))
}

/// Where a unit of a country comes back: its box, or the first of its cities with room, or the first (X.war.3).
fn muster(data: &Data, state: &State, country: FactionIx, counter: CounterIx) -> Option<Spot> {
    if let Some(of) = frontiers::home_boxes(data, country).first() {
        return Some(data.ids.in_box(of));
    }
    let own = data.ids.all::<CityIx>().filter(|city| state.holder(*city) == Some(country));
    let spots: Vec<Spot> = own.map(|city| data.cities[city.index()].spot).collect();
    let room = |spot: &&Spot| {
        let side = state.allegiance[country].unwrap_or(Side::White);
        stacking::check_end(data, state, side, Counters::one(counter), **spot).is_ok()
    };
    spots.iter().find(room).or(spots.first()).copied()
}

/// The land of a treaty: hexes of its zones, and its boxes.
struct Land<'d> {
    data: &'d Data,
    zones: &'d [ZoneIx],
    boxes: &'d [BoxIx],
}

impl Land<'_> {
    fn has_hex(&self, hex: HexIx) -> bool {
        self.zones.iter().any(|zone| self.data.ground.zones[zone.index()].contains(hex))
    }

    fn has(&self, spot: Spot) -> bool {
        match self.data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => self.has_hex(hex),
            Whereabouts::Box(of) => self.boxes.contains(&of),
        }
    }
}

/// Land that is a country's own whatever the treaty says; what it only claims is not.
struct Home<'d> {
    data: &'d Data,
    zone: Option<ZoneIx>,
    boxes: Boxes,
}

impl Home<'_> {
    fn of(data: &Data, country: FactionIx) -> Home<'_> {
        let zone = data.factions[country.index()].home.filter(|home| !claimed(data, country, *home));
        Home { data, zone, boxes: frontiers::home_boxes(data, country) }
    }

    fn has(&self, spot: Spot) -> bool {
        match self.data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => self.zone.is_some_and(|zone| self.data.ground.zones[zone.index()].contains(hex)),
            Whereabouts::Box(of) => self.boxes.contains(of),
        }
    }
}

/// A country makes peace (X.war.2): it goes home, keeps the land of the treaty unless that goes to another, and gives back
/// what else it holds. Its land is closed; strangers in it go home too. The level does not move here.
pub(crate) fn make_peace(
    data: &Data,
    state: &mut State,
    country: FactionIx,
    (zones, boxes): (&[ZoneIx], &[BoxIx]),
    to: Option<FactionIx>,
    events: &mut Events<'_>,
) {
    state.at_war.remove(country);
    events.tell(Seats::ALL, || Message::by("X.war.2", "rossyia-peace").with("faction", args::faction(country)));
    let (land, home) = (Land { data, zones, boxes }, Home::of(data, country));
    let red = bolsheviks(data);
    for counter in members(data, state, country).iter() {
        match state.place[counter].standing() {
            Standing::At(spot) => {
                if let Whereabouts::Hex(hex) = data.ids.whereabouts(spot)
                    && !land.has_hex(hex)
                    && !home.has(spot)
                {
                    hold(state, Side::Bolshevik, hex);
                }
                state.put(data, counter, Standing::Withdrawn);
            }
            // X.war.3: what is lost stays lost.
            Standing::Eliminated => state.put(data, counter, Standing::Lost),
            _ => {}
        }
    }
    for city in data.ids.all::<CityIx>() {
        if land.has(data.cities[city.index()].spot) {
            give(data, state, city, to.unwrap_or(country));
        } else if home.has(data.cities[city.index()].spot) {
            give(data, state, city, country);
        } else if state.holder(city) == Some(country) && !is_home(data, country, city) {
            give(data, state, city, red);
        }
    }
    give_rail(data, state, country, &land, to, red);
    close(data, state, country, &land, to);
    expel(data, state, country, &land, to, events);
    crate::setup::adjust_bridges(data, state);
    zones::refresh(data, state);
}

/// Whether a city lies in a country's own land, whatever the treaty says.
fn is_home(data: &Data, country: FactionIx, city: CityIx) -> bool {
    data.cities[city.index()].owner == country
}

/// Rail of the land goes with it, other rail of the country to the Bolsheviks.
fn give_rail(
    data: &Data,
    state: &mut State,
    country: FactionIx,
    land: &Land<'_>,
    to: Option<FactionIx>,
    red: FactionIx,
) {
    let home = Home::of(data, country);
    for (index, &hex) in data.board.rail_hexes.iter().enumerate() {
        let rail = RailIx::from_index(index);
        if land.has_hex(hex) {
            state.rail[rail] = Some(to.unwrap_or(country));
        } else if home.has(data.ids.at_hex(hex)) {
            state.rail[rail] = Some(country);
        } else if state.rail[rail] == Some(country) {
            state.rail[rail] = Some(red);
            hold(state, Side::Bolshevik, hex);
        }
    }
}

fn close(data: &Data, state: &mut State, country: FactionIx, land: &Land<'_>, to: Option<FactionIx>) {
    let home = Home::of(data, country);
    state.nations.closed = state.nations.closed.or(Zones::of(home.zone));
    state.nations.closed_boxes = state.nations.closed_boxes.or(home.boxes);
    if to.is_none() {
        state.nations.closed = state.nations.closed.or(Zones::of(land.zones.iter().copied()));
        state.nations.closed_boxes = state.nations.closed_boxes.or(Boxes::of(land.boxes.iter().copied()));
    }
}

/// Whether a home zone takes in land that a country only claims: it is closed by treaty alone.
fn claimed(data: &Data, country: FactionIx, home: ZoneIx) -> bool {
    let cities = data.ids.all::<CityIx>().filter(|city| match data.ids.whereabouts(data.cities[city.index()].spot) {
        Whereabouts::Hex(hex) => data.ground.zones[home.index()].contains(hex),
        Whereabouts::Box(_) => false,
    });
    cities.into_iter().any(|city| data.cities[city.index()].owner != country)
}

/// Units of others in land that is closed now go to the nearest city of their own faction, or are lost for good.
fn expel(
    data: &Data,
    state: &mut State,
    country: FactionIx,
    land: &Land<'_>,
    to: Option<FactionIx>,
    events: &mut Events<'_>,
) {
    let home = Home::of(data, country);
    let closed = |spot: Spot| to.is_none() && land.has(spot) || home.has(spot);
    let strangers =
        |counter: &CounterIx| state.faction(data, *counter) != country && state.spot(*counter).is_some_and(closed);
    for counter in Counters::of(data.ids.all::<CounterIx>().filter(strangers)).iter() {
        let Some(from) = state.spot(counter) else { continue };
        let faction = state.faction(data, counter);
        let open = |spot: &Spot| may_stay(data, state, faction, *spot);
        let mut cities = arrivals::nearest(data, state, faction, from);
        cities.retain(open);
        match arrivals::settle(data, state, counter, &cities) {
            Some(spot) => {
                state.put(data, counter, Standing::At(spot));
                events.tell(Seats::ALL, || {
                    let told =
                        Message::by("X.war.2", "rossyia-leaves-closed-land").with("unit", args::counter(counter));
                    told.with("place", args::spot(spot))
                });
            }
            None => {
                state.eliminate(data, counter, true);
                events.tell(Seats::ALL, || {
                    Message::by("X.war.2", "rossyia-lost-in-closed-land").with("unit", args::counter(counter))
                });
            }
        }
    }
}

fn may_stay(data: &Data, state: &State, faction: FactionIx, spot: Spot) -> bool {
    match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => !supply::is_closed(data, state, faction, hex),
        Whereabouts::Box(of) => !state.nations.closed_boxes.contains(of),
    }
}

fn hold(state: &mut State, side: Side, hex: HexIx) {
    state.held[side].insert(hex);
    state.held[side.enemy()].remove(hex);
}

/// A city changes hands by treaty or effect, with its rail and its hex; the level does not move.
pub(crate) fn give(data: &Data, state: &mut State, city: CityIx, to: FactionIx) {
    control::hand_over(data, state, city, to);
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(data.cities[city.index()].spot)
        && let Some(side) = state.allegiance[to]
    {
        hold(state, side, hex);
    }
}

/// Units belong to another faction from now on (N.czechs.27, N.poland.14); those that have never been in play do not.
pub(crate) fn transfer(data: &Data, state: &mut State, units: &[CounterIx], to: FactionIx, events: &mut Events<'_>) {
    for &unit in units {
        if matches!(state.place[unit].standing(), Standing::Never | Standing::Lost) {
            continue;
        }
        state.joined[unit] = Some(to).filter(|to| data.printed_faction(unit) != *to);
        events.tell(Seats::ALL, || {
            let told = Message::by("X.war.1", "rossyia-joins").with("unit", args::counter(unit));
            told.with("faction", args::faction(to))
        });
    }
    zones::refresh(data, state);
}

/// The boxes that supply a faction by their name.
pub(crate) fn source_boxes(data: &Data, faction: FactionIx) -> impl Iterator<Item = BoxIx> + '_ {
    data.factions[faction.index()].sources.iter().filter_map(|source| match source {
        SupplySource::Box(of) => Some(*of),
        _ => None,
    })
}
