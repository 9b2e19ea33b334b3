//! Events: what makes them happen, and what they bring (`data/events.toml`, the triggers of scenarios).

use engine::{Events, Message, Seats};

use super::{Cause, EventLine, Holder, Holding, HqIs, JudgedAt, Occasion};
use crate::cited::Cited;
use crate::data::Data;
use crate::effects::Effect;
use crate::ids::{CityIx, CounterIx, EventIx, FactionIx, ProgramIx, Side, Spot, TurnIx, Whereabouts};
use crate::place::Standing;
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{args, arrivals, control, income, zones};

/// The country whose war an event begins.
fn country(data: &Data, event: EventIx) -> Option<FactionIx> {
    data.politics.events[event.index()].effect.iter().find_map(|step| match step.effect {
        Effect::War { country } => Some(country),
        _ => None,
    })
}

/// The country that a program makes war on or peace with.
pub(super) fn country_of(data: &Data, program: ProgramIx) -> Option<FactionIx> {
    data.politics.programs.get(program)?.steps.iter().find_map(|step| match &step.effect {
        Effect::War { country } | Effect::Peace { country, .. } => Some(*country),
        _ => None,
    })
}

/// Whether an event has happened; that of a war that the scenario begins with has.
pub(crate) fn has_happened(_data: &Data, state: &State, event: EventIx) -> bool {
    state.events.contains(event)
}

/// The turn in which an event happened last.
pub(crate) fn turn_of(data: &Data, state: &State, event: EventIx) -> Option<TurnIx> {
    let first = has_happened(data, state, event).then(|| state.scenario(data).first_turn);
    state.affairs.happened[event].or(first)
}

/// Note that an event happens; whether it can.
pub(crate) fn note(data: &Data, state: &mut State, event: EventIx, events: &mut Events<'_>) -> bool {
    let repeats = data.politics.events[event.index()].repeats;
    if state.events.contains(event) && !repeats {
        return false;
    }
    state.events.insert(event);
    state.affairs.happened[event] = Some(state.turn);
    events.tell(Seats::ALL, || {
        let clause = Cited::or(data.politics.events[event.index()].clause, "X.turn.1");
        Message::by(clause, "rossyia-event").with("event", args::event(data, event))
    });
    true
}

/// An event happens by the rules: what it does is done as soon as no activation is under way.
pub(crate) fn occur(data: &Data, state: &mut State, event: EventIx, events: &mut Events<'_>) {
    if note(data, state, event, events) {
        state.affairs.due.insert(event);
    }
}

/// Carry out an event that is due, if this is the time for it; whether there was one.
pub(crate) fn carry_out_due(data: &Data, state: &mut State) -> bool {
    let between = matches!(
        state.top(),
        Frame::TurnStart
            | Frame::Weather
            | Frame::Income
            | Frame::Arrivals
            | Frame::Politics { .. }
            | Frame::WhoBegins
            | Frame::Naming { .. }
            | Frame::WhoIsFirst
            | Frame::Independent { segment: Segment::Replace | Segment::Adjust, .. }
            | Frame::TurnEnd
    );
    let Some(event) = state.affairs.due.first().filter(|_| between) else { return false };
    state.affairs.due.remove(event);
    let program = data.politics.programs.of_event(event);
    state.stack.push(super::effect(program, state.initiative));
    true
}

/// What the scenario's trigger brings and takes; X.war.1.
pub(crate) fn trigger(data: &Data, state: &mut State, event: EventIx, events: &mut Events<'_>) {
    let triggers = state.scenario(data).triggers.iter().filter(|trigger| trigger.event == event);
    for trigger in triggers {
        for &counter in &trigger.removes {
            if state.spot(counter).is_some() {
                state.eliminate(data, counter, trigger.for_good);
                events.tell(Seats::ALL, || {
                    Message::by("X.turn.1", "rossyia-unit-leaves").with("unit", args::counter(counter))
                });
            }
        }
        for stack in &trigger.places {
            let hqs = stack.hq.iter().map(|&hq| data.counter_of(hq));
            for counter in hqs.chain(stack.units.iter().copied()) {
                let again = trigger.lost.contains(&counter);
                bring(data, state, counter, stack.faction, stack.at, again, events);
            }
        }
    }
    zones::refresh(data, state);
}

/// A counter comes with an event; where the enemy stands it waits as near as can be (II.E.11).
fn bring(
    data: &Data,
    state: &mut State,
    counter: CounterIx,
    faction: FactionIx,
    at: Spot,
    again: bool,
    events: &mut Events<'_>,
) {
    let comes = match state.place[counter].standing() {
        Standing::ToCome | Standing::Withdrawn => true,
        Standing::Eliminated => again,
        // N.poland.14: it is withdrawn from those with whom it has served.
        Standing::At(_) => data.printed_faction(counter) != faction,
        _ => false,
    };
    if !comes {
        return;
    }
    state.joined[counter] = (data.printed_faction(counter) != faction).then_some(faction);
    let enemy = |other: CounterIx| {
        let side = state.side(data, other);
        data.kinds.combat.contains(other) && side.is_some() && side != state.allegiance[faction]
    };
    let taken = state.at(at).iter().any(enemy);
    let at = if taken { at } else { arrivals::settle(data, state, counter, &[at]).unwrap_or(at) };
    state.put(data, counter, if taken { Standing::Delayed(at) } else { Standing::At(at) });
    events.tell(Seats::ALL, || {
        let id = if taken { "rossyia-delayed" } else { "rossyia-arrives" };
        let told = Message::by(if taken { "II.E.11" } else { "X.war.1" }, id).with("unit", args::counter(counter));
        if taken { told } else { told.with("place", args::spot(at)) }
    });
}

/// A city has changed hands: what waits for it happens.
pub(crate) fn city_passed(
    data: &Data,
    state: &mut State,
    city: CityIx,
    from: Option<FactionIx>,
    to: FactionIx,
    events: &mut Events<'_>,
) {
    let spot = data.cities[city.index()].spot;
    let is = |holder: Holder, faction: FactionIx| match holder {
        Holder::Faction(one) => one == faction,
        Holder::Side(side) => state.is_of(faction, side),
    };
    // From one White faction to another is no capture by the Whites.
    let passes = |holder: Holder| is(holder, to) && !from.is_some_and(|from| is(holder, from));
    let waits = |cause: Cause| match cause {
        Cause::CityPasses { city: of, to } => of == city && passes(to),
        Cause::BoxPasses { r#box, to } => data.ids.whereabouts(spot) == Whereabouts::Box(r#box) && passes(to),
        _ => false,
    };
    let now = |event: &EventIx| {
        let on = &data.politics.events[event.index()].on;
        on.iter().any(|occasion| waits(occasion.cause) && is_open(data, state, occasion))
    };
    let happening: Vec<EventIx> = data.ids.all::<EventIx>().filter(now).collect();
    happening.into_iter().for_each(|event| occur(data, state, event, events));
}

/// Whether an occasion can come now, whatever its cause.
pub(crate) fn is_open(data: &Data, state: &State, occasion: &Occasion) -> bool {
    let lasts = |war: EventIx| {
        has_happened(data, state, war) && country(data, war).is_none_or(|country| state.at_war.contains(country))
    };
    let since = match occasion.cause {
        Cause::After { event, .. } => turn_of(data, state, event),
        _ => None,
    };
    let prevented = |event: EventIx| {
        has_happened(data, state, event) && since.is_none_or(|since| turn_of(data, state, event) >= Some(since))
    };
    occasion.during.is_none_or(lasts)
        && !occasion.unless.is_some_and(prevented)
        && occasion.from.is_none_or(|turn| state.turn >= turn)
}

/// Events that the position brings at this moment; whether any does.
pub(crate) fn judge(data: &Data, state: &mut State, at: JudgedAt, events: &mut Events<'_>) -> bool {
    let mut any = false;
    for event in data.ids.all::<EventIx>() {
        let info = &data.politics.events[event.index()];
        let again = info.repeats && state.affairs.happened[event] != Some(state.turn);
        if state.events.contains(event) && !again {
            continue;
        }
        let comes = |occasion: &Occasion| {
            occasion.at == at && is_open(data, state, occasion) && is_caused(data, state, occasion.cause)
        };
        if info.on.iter().any(comes) {
            occur(data, state, event, events);
            any = true;
        }
    }
    any
}

/// Whether the position gives a cause; those that somebody has to give are not found here.
fn is_caused(data: &Data, state: &State, cause: Cause) -> bool {
    match cause {
        Cause::Track(_) => state.affairs.track.is_some_and(|counter| state.turn >= counter),
        Cause::CzechCase(_) => {
            let case = data.nations.czechs.cases.iter().find(|case| Some(case.id) == state.czech_case);
            case.is_some_and(|case| state.turn >= case.departure)
        }
        Cause::Holds { city, owner } => state.holder(city) == Some(owner),
        Cause::Evacuated { city, by } => state.holder(city) == Some(by) && control::is_evacuated(data, state, city),
        Cause::AllCities { zone, owner } => {
            let mut inside = data.ids.all::<CityIx>().filter(|city| in_zone(data, *city, zone)).peekable();
            inside.peek().is_some() && inside.all(|city| state.holder(city) == Some(owner))
        }
        Cause::TurnOfWar { country: of, turn } => {
            let begins = |event: &EventIx| country(data, *event) == Some(of);
            let began = data.ids.all::<EventIx>().filter(begins).filter_map(|event| turn_of(data, state, event)).max();
            state.at_war.contains(of) && began.is_some_and(|began| began.0 + turn == state.turn.0 + 1)
        }
        Cause::Near { city, within, side } => {
            let Whereabouts::Hex(hex) = data.ids.whereabouts(data.cities[city.index()].spot) else { return false };
            let near = |other| data.map.grid.distance(hex, other) <= u16::from(within);
            state.cache.combat[side].iter().any(near)
        }
        Cause::Hq { hq, is } => {
            let standing = state.place[data.counter_of(hq)].standing();
            match is {
                HqIs::Placed => matches!(standing, Standing::At(_)),
                HqIs::Eliminated => matches!(standing, Standing::Eliminated | Standing::Lost),
                // Who goes abroad by sea is withdrawn at once (X.wrangel.1).
                HqIs::InBox(of) if of == data.tables.naval.abroad.r#box && standing == Standing::Withdrawn => true,
                HqIs::InBox(of) => standing == Standing::At(data.ids.in_box(of)),
            }
        }
        Cause::After { event, turns } => {
            let since = turn_of(data, state, event).map(|turn| turn.0 + turns);
            // What comes with an event comes with it or later, what follows it in its turn.
            since.is_some_and(|due| if turns == 0 { state.turn.0 >= due } else { state.turn.0 == due })
        }
        Cause::Destroyed { faction, units } => {
            let gone = |unit: &CounterIx| {
                data.unit(*unit).is_some()
                    && state.faction(data, *unit) == faction
                    && matches!(state.place[*unit].standing(), Standing::Eliminated | Standing::Lost)
            };
            data.ids.all::<CounterIx>().filter(gone).count() >= usize::from(units)
        }
        Cause::HoldsNo { faction, what, zone } => {
            income::is_in_play(data, state, faction) && !holds_any(data, state, faction, what, zone)
        }
        _ => false,
    }
}

fn in_zone(data: &Data, city: CityIx, zone: crate::ids::ZoneIx) -> bool {
    match data.ids.whereabouts(data.cities[city.index()].spot) {
        Whereabouts::Hex(hex) => data.ground.zones[zone.index()].contains(hex),
        Whereabouts::Box(_) => false,
    }
}

/// Whether a faction holds such a city, in a zone if one is named (VIII.A.36, VIII.A.37).
pub(crate) fn holds_any(
    data: &Data,
    state: &State,
    faction: FactionIx,
    what: Holding,
    zone: Option<crate::ids::ZoneIx>,
) -> bool {
    data.ids.all::<CityIx>().any(|city| {
        state.holder(city) == Some(faction)
            && zone.is_none_or(|zone| in_zone(data, city, zone))
            && (what == Holding::City || has_rail(data, city))
    })
}

/// Whether rail leads to a city: to one in a box through its entry hexes (VIII.D.5).
fn has_rail(data: &Data, city: CityIx) -> bool {
    match data.ids.whereabouts(data.cities[city.index()].spot) {
        Whereabouts::Hex(hex) => data.ground.rail.contains(hex),
        Whereabouts::Box(of) => data.map.off_map[of.index()].entries.iter().any(|hex| data.ground.rail.contains(*hex)),
    }
}

/// The line of a side's event table for a roll.
pub(crate) fn line(data: &Data, side: Side, roll: u8) -> Option<&EventLine> {
    let tables = &data.politics.event_tables;
    let table = if side == Side::White { &tables.white } else { &tables.bolshevik };
    table.iter().find(|line| line.roll == roll)
}
