//! V.C command and V.E: whom a HQ takes under its command.

use engine::odds::Notes;
use engine::{Breach, Message};

use crate::args;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, HqIx, Spots};
use crate::nations;
use crate::politics::ongoing;
use crate::state::State;
use crate::supply::{self, Field};

/// Why a unit cannot be commanded by a HQ, whatever its capacity (V.C.3, V.C.4, V.E.2, X.activation.5).
fn judge(data: &Data, state: &State, hq: HqIx, field: &Field, unit: CounterIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
    let Some(at) = state.spot(unit).filter(|_| data.unit(unit).is_some()) else {
        return refuse("V.C.4", "rossyia-not-a-unit-on-the-board");
    };
    if !nations::obeys(data, state, unit, state.faction(data, data.counter_of(hq))) {
        return refuse("V.C.3", "rossyia-another-faction");
    }
    if state.played.contains(unit) {
        return refuse("X.activation.5", "rossyia-activated-before");
    }
    match field.to(at) {
        Some(_) => Ok(()),
        None => refuse("V.E.2", "rossyia-out-of-range"),
    }
}

/// The units that a HQ could take (V.E).
pub(crate) fn eligible(data: &Data, state: &State, hq: HqIx) -> Counters {
    let free = free(data, state, hq);
    let wanted = Spots::of(free.iter().filter_map(|unit| state.spot(unit)));
    let (mut beyond, mut left) = (wanted, wanted.len());
    if left > 0 {
        supply::trace_command(data, state, hq, |spot| {
            left -= usize::from(beyond.contains(spot));
            beyond.remove(spot);
            left == 0
        });
    }
    free.filter(|unit| state.spot(unit).is_some_and(|at| !beyond.contains(at)))
}

/// Whether a HQ could take anybody (V.E).
pub(crate) fn has_eligible(data: &Data, state: &State, hq: HqIx) -> bool {
    let spots = Spots::of(free(data, state, hq).iter().filter_map(|unit| state.spot(unit)));
    let mut any = false;
    if !spots.is_empty() {
        supply::trace_command(data, state, hq, |spot| {
            any = spots.contains(spot);
            any
        });
    }
    any
}

/// The units that obey a HQ, have not been activated and are near enough, whoever stands in between.
fn free(data: &Data, state: &State, hq: HqIx) -> Counters {
    let counter = data.counter_of(hq);
    let (Some(from), faction) = (state.spot(counter), state.faction(data, counter)) else { return Counters::NONE };
    let range = data.hqs[hq.index()].range;
    state.cache.board.without(data.kinds.hqs).without(state.played).filter(|unit| {
        nations::obeys(data, state, unit, faction)
            && state.spot(unit).is_some_and(|at| supply::is_near(data, from, at, range))
    })
}

/// Units that count against the capacity: all but trains (V.C.5, X.unit.1, VIII.A.12, VIII.B.1).
pub(crate) fn counted(data: &Data, units: Counters) -> usize {
    units.without(data.kinds.trains).len()
}

/// What of its capacity a HQ gives to each of these units (V.C.5, VIII.A.12); and whether it may lead any number of horsemen
/// (VI.I.2).
pub(crate) fn weigh(data: &Data, state: &State, hq: HqIx, who: Counters, notes: &mut impl Notes) {
    for unit in who.iter() {
        let (clause, counts) = if data.kinds.trains.contains(unit) { ("VIII.A.12", 0) } else { ("V.C.5", 1) };
        notes.note(|| Message::by(clause, "rossyia-why-commands").with("unit", args::counter(unit)), counts);
    }
    if who.meets(&data.kinds.cavalry) && cavalry_limit(data, state, hq, 0).is_none() {
        notes.note(|| Message::by("VI.I.2", "rossyia-why-any-cavalry").with("hq", args::hq(data, hq)), 0);
    }
}

/// How many of so many units may be cavalry; none where a HQ is free to take as many as it likes (VI.I.1, VI.I.2).
pub(crate) fn cavalry_limit(data: &Data, state: &State, hq: HqIx, units: usize) -> Option<usize> {
    let free = data.hqs[hq.index()].all_cavalry_from.is_some_and(|from| state.turn >= from);
    (!free && ongoing::cavalry_limit(data, state, hq))
        .then(|| units * usize::from(data.tables.army.cavalry_percent) / 100)
}

/// VI.I.1: cavalry and all others are counted as the HQ takes them; aircraft fill its capacity, not its ranks.
fn check_cavalry(data: &Data, state: &State, hq: HqIx, units: Counters) -> Result<(), Breach> {
    let cavalry = units.and(data.kinds.cavalry).len();
    let army = units.and(data.kinds.combat).without(data.kinds.trains);
    match cavalry_limit(data, state, hq, army.len()) {
        Some(most) if cavalry > most => Err(Breach::of("VI.I.1", "rossyia-too-much-cavalry")
            .with("cavalry", args::int(cavalry as i32))
            .with("most", args::int(most as i32))),
        _ => Ok(()),
    }
}

/// Whether a HQ can lead these units: its capacity, and the share of cavalry (V.C.5, VI.I.1).
pub(crate) fn check_army(data: &Data, state: &State, hq: HqIx, units: Counters) -> Result<(), Breach> {
    check_cavalry(data, state, hq, units)?;
    let capacity = data.hqs[hq.index()].capacity;
    match counted(data, units) <= usize::from(capacity) {
        true => Ok(()),
        false => Err(Breach::of("V.C.5", "rossyia-over-capacity")
            .with("hq", args::hq(data, hq))
            .with("capacity", args::int(capacity))),
    }
}

/// Whether the HQ at work can take these units as well.
pub(crate) fn check(data: &Data, state: &State, who: Counters) -> Result<(), Breach> {
    let army = state.activation.army();
    let Some(hq) = army.hq else { return Err(Breach::of("V.C.4", "rossyia-no-hq-picks-now")) };
    let Some(_) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    let field = supply::command_field(data, state, hq);
    who.iter().try_for_each(|unit| judge(data, state, hq, &field, unit))?;
    check_army(data, state, hq, army.units.or(who))
}

/// V.C.4: they are activated with the HQ, and by nobody else this turn.
pub(crate) fn take(state: &mut State, who: Counters) {
    let army = state.activation.army_mut();
    army.units = army.units.or(who);
    state.played = state.played.or(who);
}
