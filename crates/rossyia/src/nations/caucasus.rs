//! N.armenia.1, N.georgia.1: the republics of the Caucasus, their guests and their invaders.

use engine::{Breach, Events, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::{BoxIx, CityIx, CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::state::State;

use super::numbers::Republic;

/// The republic that a box belongs to.
pub(crate) fn republic(data: &Data, of: BoxIx) -> Option<&Republic> {
    data.nations.caucasus.republics.iter().find(|republic| republic.boxes.contains(&of))
}

/// Steps of a faction in the boxes of a republic, some counters apart.
fn steps_in(data: &Data, state: &State, faction: FactionIx, republic: &Republic, apart: Counters) -> u8 {
    let there = republic.boxes.iter().map(|of| state.at(data.ids.in_box(*of))).fold(Counters::NONE, Counters::or);
    let own = there.without(apart).filter(|counter| state.faction(data, counter) == faction);
    own.iter().map(|counter| state.steps(data, counter)).sum()
}

/// Whether these may enter a box of the Caucasus (N.armenia.3, N.armenia.4, N.georgia.3, N.georgia.6).
pub(crate) fn check_entry(
    data: &Data,
    state: &State,
    who: Counters,
    faction: FactionIx,
    of: BoxIx,
) -> Result<(), Breach> {
    let caucasus = &data.nations.caucasus;
    let Some(republic) = republic(data, of) else { return Ok(()) };
    // N.armenia.9, N.georgia.7: the Bolsheviks invade as they like.
    let red = state.is_of(faction, Side::Bolshevik);
    if red || state.nations.invaded.contains(republic.faction) || caucasus.free.contains(&faction) {
        return Ok(());
    }
    let at = args::spot(data.ids.in_box(of));
    if faction != caucasus.guest {
        return Err(Breach::of("X.neutral.1", "rossyia-closed-country").with("place", at));
    }
    let group: u8 = who.iter().map(|counter| state.steps(data, counter)).sum();
    let there = if republic.refuge { steps_in(data, state, faction, republic, who) } else { 0 };
    let clause = if republic.refuge { "N.armenia.3" } else { "N.georgia.3" };
    match there + group > caucasus.guest_steps {
        true => Err(Breach::of(clause, "rossyia-too-many-guests")
            .with("place", at)
            .with("limit", args::int(caucasus.guest_steps))),
        false => Ok(()),
    }
}

/// Whether a guest only passes through a box: he may not halt in it (N.georgia.3, N.georgia.5).
fn passes(data: &Data, state: &State, faction: FactionIx, of: BoxIx) -> bool {
    faction == data.nations.caucasus.guest
        && republic(data, of).is_some_and(|one| !one.refuge && !state.nations.invaded.contains(one.faction))
}

/// N.georgia.3
pub(crate) fn check_halt(data: &Data, state: &State, who: Counters, at: Spot) -> Result<(), Breach> {
    let Whereabouts::Box(of) = data.ids.whereabouts(at) else { return Ok(()) };
    match who.first().is_some_and(|first| passes(data, state, state.faction(data, first), of)) {
        true => Err(Breach::of("N.georgia.3", "rossyia-no-halt-there").with("place", args::spot(at))),
        false => Ok(()),
    }
}

/// N.georgia.3, N.georgia.5: a guest passes through on his way to a refuge or from one.
pub(crate) fn check_passage(data: &Data, state: &State, who: Counters, at: Spot, path: &[Spot]) -> Result<(), Breach> {
    let Some(faction) = who.first().map(|first| state.faction(data, first)) else { return Ok(()) };
    let box_at = |spot: Spot| match data.ids.whereabouts(spot) {
        Whereabouts::Box(of) => Some(of),
        Whereabouts::Hex(_) => None,
    };
    let Some(crossed) = path.iter().find(|to| box_at(**to).is_some_and(|of| passes(data, state, faction, of))) else {
        return Ok(());
    };
    let refuge = |spot: Spot| box_at(spot).and_then(|of| republic(data, of)).is_some_and(|one| one.refuge);
    match refuge(at) || path.last().is_some_and(|last| refuge(*last)) {
        true => Ok(()),
        false => Err(Breach::of("N.georgia.3", "rossyia-no-halt-there").with("place", args::spot(*crossed))),
    }
}

/// What a step of a passage through Georgia costs: all of it when the republic is entered (N.georgia.4); none where it is no
/// such step.
pub(crate) fn crossing(data: &Data, state: &State, counter: CounterIx, from: Spot, to: Spot) -> Option<u8> {
    let faction = state.faction(data, counter);
    let through = |spot: Spot| match data.ids.whereabouts(spot) {
        Whereabouts::Box(of) => passes(data, state, faction, of),
        Whereabouts::Hex(_) => false,
    };
    match (through(from), through(to)) {
        (false, true) => Some(data.nations.caucasus.crossing_mp),
        (true, _) => Some(0),
        (false, false) => None,
    }
}

/// A combat unit has come into a box: the Bolsheviks invade its republic (N.armenia.10, N.georgia.8).
pub(crate) fn entered(data: &Data, state: &mut State, unit: CounterIx, of: BoxIx, events: &mut Events<'_>) {
    if let Some(republic) = republic(data, of)
        && state.side(data, unit) == Some(Side::Bolshevik)
        && !state.nations.invaded.contains(republic.faction)
    {
        state.nations.invaded.insert(republic.faction);
        events.tell(Seats::ALL, || {
            let clause = if republic.refuge { "N.armenia.10" } else { "N.georgia.8" };
            Message::by(clause, "rossyia-republic-invaded").with("faction", args::faction(republic.faction))
        });
    }
}

/// Whether a city of a republic is no prize for a faction: its guests take nothing from it until the Bolsheviks have invaded it
/// (N.armenia.3, N.georgia.3).
pub(crate) fn hosts(data: &Data, state: &State, city: CityIx, faction: FactionIx) -> bool {
    let caucasus = &data.nations.caucasus;
    let own = |republic: &&Republic| state.holder(city) == Some(republic.faction);
    let guest = faction == caucasus.guest || caucasus.free.contains(&faction);
    let host = caucasus.republics.iter().find(own);
    guest && host.is_some_and(|republic| !state.nations.invaded.contains(republic.faction))
}

/// Whether the PR of a city go to nobody: the Bolsheviks have not attacked its republic (N.armenia.6, N.georgia.9).
pub(crate) fn withholds(data: &Data, state: &State, city: CityIx) -> bool {
    let of = data.nations.caucasus.republics.iter().find(|republic| republic.pr == Some(city));
    of.is_some_and(|republic| !state.nations.invaded.contains(republic.faction))
}

/// Those of one box who must leave it go to another, or are interned (N.armenia.7, N.armenia.8).
pub(crate) fn drive_out(data: &Data, state: &mut State, who: Counters, to: BoxIx, events: &mut Events<'_>) {
    let refuge = data.ids.in_box(to);
    let held =
        state.at(refuge).and(data.kinds.combat).iter().any(|unit| state.side(data, unit) == Some(Side::Bolshevik));
    let lost = held || crate::control::holder(data, state, refuge) == Some(Side::Bolshevik);
    for counter in who.iter() {
        let id = if lost { "rossyia-interned" } else { "rossyia-driven-out" };
        match lost {
            true => state.eliminate(data, counter, true),
            false => state.put(data, counter, crate::place::Standing::At(refuge)),
        }
        events.tell(Seats::ALL, || {
            let clause = if lost { "N.armenia.8" } else { "N.armenia.7" };
            let told = Message::by(clause, id).with("unit", args::counter(counter));
            if lost { told } else { told.with("place", args::spot(refuge)) }
        });
    }
}
