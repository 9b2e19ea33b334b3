//! Conditions of the data, judged by the position.

use engine::Message;

use crate::args;
use crate::data::Data;
use crate::effects::{CityIs, Condition, Of, Target};
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

/// What is told of a condition that does not hold, by the clause that asks for it.
pub(crate) fn unmet(data: &Data, state: &State, condition: &Condition, clause: &'static str) -> Message {
    let told = |id: &'static str| Message::by(clause, id);
    let at = |city: &CityIx| args::spot(data.cities[city.index()].spot);
    match condition {
        Condition::Holds { city, owner } => {
            told("rossyia-needs-city").with("place", at(city)).with("faction", args::faction(*owner))
        }
        Condition::HqInPlay(hq) => told("rossyia-needs-hq").with("hq", args::hq(data, *hq)),
        Condition::Units(target) => needs_units(target, clause),
        Condition::AtWar(faction) => told("rossyia-needs-war").with("faction", args::faction(*faction)),
        Condition::Happened(event) => told("rossyia-needs-event").with("event", args::event(data, *event)),
        Condition::From(turn) => told("rossyia-needs-turn").with("turn", args::int(i32::from(turn.0) + 1)),
        Condition::GarrisonIn { owner, .. } => told("rossyia-needs-garrison").with("faction", args::faction(*owner)),
        Condition::Any(any) => match any.as_slice() {
            [Condition::From(turn), Condition::GarrisonIn { owner, .. }] => told("rossyia-needs-turn-or-garrison")
                .with("turn", args::int(i32::from(turn.0) + 1))
                .with("faction", args::faction(*owner)),
            _ => told("rossyia-option-condition-unmet"),
        },
        Condition::EachCity { cities, any } => {
            let fails = |city: &&CityIx| !any.iter().any(|is| city_is(data, state, **city, is));
            match cities.iter().find(fails) {
                Some(city) => told("rossyia-needs-each-city").with("place", at(city)),
                None => told("rossyia-option-condition-unmet"),
            }
        }
        Condition::Not(_) | Condition::HqEliminated(_) => told("rossyia-option-condition-unmet"),
    }
}

/// What is told where no unit is there that an option could be about.
fn needs_units(target: &Target, clause: &'static str) -> Message {
    let Some(Of::Faction(faction)) = &target.of else {
        return Message::by(clause, "rossyia-option-condition-unmet");
    };
    let told = |id: &'static str| Message::by(clause, id).with("faction", args::faction(*faction));
    let near = target.near.as_ref().and_then(|near| Some((near.places.first()?, near.within)));
    match near {
        Some((place, within)) => {
            let told = told("rossyia-needs-units-near").with("place", args::spot(*place));
            told.with("within", args::int(within))
        }
        None => told("rossyia-needs-units"),
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
