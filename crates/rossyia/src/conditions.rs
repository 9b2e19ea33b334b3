//! Conditions of the data, judged by the position.

use crate::data::Data;
use crate::effects::{CityIs, Condition};
use crate::ids::{CityIx, FactionIx, Whereabouts, ZoneIx};
use crate::place::Standing;
use crate::politics::{events, targets};
use crate::state::State;

/// Whether a condition holds.
pub(crate) fn holds(data: &Data, state: &State, condition: &Condition) -> bool {
    match condition {
        Condition::Any(any) => any.iter().any(|one| holds(data, state, one)),
        Condition::Not(other) => !holds(data, state, other),
        Condition::Holds { city, owner } => state.holder(*city) == Some(*owner),
        Condition::HqInPlay(hq) => state.spot(data.counter_of(*hq)).is_some(),
        Condition::HqEliminated(hq) => {
            matches!(state.place[data.counter_of(*hq)].standing(), Standing::Eliminated | Standing::Lost)
        }
        Condition::Units(target) => !targets::counters(data, state, target).is_empty(),
        Condition::AtWar(faction) => state.at_war.contains(*faction),
        Condition::Happened(event) => events::has_happened(data, state, *event),
        Condition::From(turn) => state.turn >= *turn,
        Condition::GarrisonIn { zone, owner } => garrison(data, state, *zone, *owner),
        Condition::EachCity { cities, any } => {
            cities.iter().all(|city| any.iter().any(|is| city_is(data, state, *city, is)))
        }
    }
}

/// Whether an owner has a unit in one of its cities of a zone.
fn garrison(data: &Data, state: &State, zone: ZoneIx, owner: FactionIx) -> bool {
    data.ids.all::<CityIx>().any(|city| {
        let spot = data.cities[city.index()].spot;
        let inside = match data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => data.ground.zones[zone.index()].contains(hex),
            Whereabouts::Box(_) => false,
        };
        let unit = |counter| data.kinds.combat.contains(counter) && state.faction(data, counter) == owner;
        inside && state.holder(city) == Some(owner) && state.at(spot).iter().any(unit)
    })
}

/// N.turkey.10
fn city_is(data: &Data, state: &State, city: CityIx, is: &CityIs) -> bool {
    match is {
        CityIs::Owner(owner) => state.holder(city) == Some(*owner),
        CityIs::Abandoned { by, away } => match data.ids.whereabouts(data.cities[city.index()].spot) {
            Whereabouts::Hex(hex) => {
                !state.cache.combat[*by].contains(hex) && targets::is_away(data, state, *away, hex)
            }
            Whereabouts::Box(_) => false,
        },
    }
}
