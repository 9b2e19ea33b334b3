//! Steps that speak of countries: wars, treaties, who belongs to whom, who goes home.

use engine::Events;

use crate::data::Data;
use crate::effects::Effect;
use crate::ids::{CityIx, EntryIx, FactionIx, Side, Whereabouts};
use crate::nations::{self, allies::Recall};
use crate::state::State;
use crate::{control, zones};

/// What a step does to a country.
pub(super) fn perform(data: &Data, state: &mut State, effect: &Effect, events: &mut Events<'_>) {
    match effect {
        Effect::Transfer { units, to } => nations::transfer(data, state, units, *to, events),
        Effect::Lead { faction, by } => nations::lead(state, *faction, by),
        Effect::War { country } => nations::declare(data, state, *country, events),
        Effect::Peace { country, zones, boxes, to } => {
            nations::make_peace(data, state, *country, (zones, boxes), *to, events);
        }
        Effect::Withdraw { faction, group, hq, except, to, within_turns, penalties } => {
            let recall = Recall {
                faction: *faction,
                group: *group,
                hqs: hq,
                except,
                to: *to,
                within_turns: *within_turns,
                counts: !penalties.is_empty(),
            };
            nations::withdraw(data, state, &recall, events);
        }
        _ => {}
    }
    zones::refresh(data, state);
}

/// The cities that an entry counts beside its own points: those that a treaty takes from whoever holds them (N.poland.26,
/// N.turkey.18).
pub(super) fn cities_that_count(data: &Data, state: &State, entry: EntryIx, country: Option<FactionIx>) -> u8 {
    let entry = data.politics.entry(entry);
    let Some(country) = country else { return 0 };
    let info = &data.factions[country.index()];
    let in_goal = |city: &CityIx| {
        let spot = data.cities[city.index()].spot;
        info.goal.is_some_and(|zone| match data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => data.ground.zones[zone.index()].contains(hex),
            Whereabouts::Box(_) => false,
        })
    };
    let count = |wanted: &dyn Fn(&CityIx) -> bool| data.ids.all::<CityIx>().filter(|city| wanted(city)).count() as u8;
    if entry.per_red_polish_city.is_some() {
        return count(&|city| in_goal(city) && state.city_side(*city) == Some(Side::Bolshevik));
    }
    if entry.per_city_restored.is_some() {
        return count(&|city| {
            state.holder(*city) == Some(country)
                && data.cities[city.index()].owner != country
                && *city != data.nations.turkey.included
        });
    }
    0
}

/// The city changes hands with its rail and its hex.
pub(super) fn pass(data: &Data, state: &mut State, city: CityIx, to: FactionIx) {
    control::hand_over(data, state, city, to);
    if let (Whereabouts::Hex(hex), Some(side)) =
        (data.ids.whereabouts(data.cities[city.index()].spot), state.allegiance[to])
    {
        state.held[side].insert(hex);
        state.held[side.enemy()].remove(hex);
    }
    zones::refresh(data, state);
}
