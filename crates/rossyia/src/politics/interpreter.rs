//! What options, events and lines of the event tables do, step by step: one interpreter of the verbs of `data/options.toml`.

use engine::{Advance, Arg, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use super::choices::{self, Asked};
use super::ongoing::{self, Change as Lasting};
use super::{countries, events as happenings, pools, targets};
use crate::cited::Cited;
use crate::data::Data;
use crate::effects::{Change, Effect, Hits, LevelChange, NavalChange, RollModifier, Start, Step, Target};
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, OptionIx, ProgramIx, Side};
use crate::level::Why;
use crate::place::Standing;
use crate::procedure::Frame;
use crate::state::State;
use crate::{args, attrition, conditions, control, level, supply};

/// The program that runs: its number, the step it is at, and whose it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Running {
    pub(super) program: ProgramIx,
    pub(super) step: u8,
    pub(super) side: Side,
    /// Points or counters that have still to be dealt with, once the step has begun.
    pub(super) left: Option<u8>,
}

/// The program on top of the stack.
pub(super) fn running(state: &State) -> Option<Running> {
    match state.top() {
        Frame::Effect { program, step, side, left } => Some(Running { program, step, side, left }),
        _ => None,
    }
}

/// The step that runs.
pub(super) fn current<'d>(data: &'d Data, run: &Running) -> Option<&'d Step> {
    data.politics.programs.get(run.program)?.steps.get(usize::from(run.step))
}

/// The step is done; the next one comes.
pub(super) fn next(state: &mut State) {
    if let Some(Frame::Effect { step, left, .. }) = state.stack.top_mut() {
        *step += 1;
        *left = None;
    }
    state.affairs.pending = Counters::NONE;
}

/// So much of the step is left.
pub(super) fn remains(state: &mut State, remaining: u8) {
    if let Some(Frame::Effect { left, .. }) = state.stack.top_mut() {
        *left = Some(remaining);
    }
}

/// Carry the program on top on by a step, or wait for whoever chooses.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Some(run) = running(state) else { return Ok(Advance::Waits) };
    let Some(step) = current(data, &run) else {
        state.stack.pop();
        if let Some(event) = data.politics.programs.get(run.program).and_then(|program| program.event) {
            happenings::trigger(data, state, event, events);
        }
        return Ok(Advance::Ran);
    };
    if run.left.is_none() && step.condition.as_ref().is_some_and(|needed| !conditions::holds(data, state, needed)) {
        next(state);
        return Ok(Advance::Ran);
    }
    if run.left.is_none() {
        begin(data, state, &step.effect, dice, events)?;
    }
    match choices::asked(data, state) {
        Some(asked) => match asked.only(data, state) {
            Some(order) => {
                choices::carry_out(data, state, &order, dice, events)?;
                Ok(Advance::Ran)
            }
            None if asked.is_nothing() => {
                without_target(events);
                next(state);
                Ok(Advance::Ran)
            }
            None => Ok(Advance::Waits),
        },
        None => {
            perform(data, state, run, step, dice, events)?;
            Ok(Advance::Ran)
        }
    }
}

fn without_target(events: &mut Events<'_>) {
    events.tell(Seats::ALL, || Message::by("X.options.4", "rossyia-effect-without-target"));
}

/// What a step prepares before anybody chooses: units drawn, points to share out, counters to place.
fn begin(
    data: &Data,
    state: &mut State,
    effect: &Effect,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    match effect {
        Effect::Pr { change: Change::By(points), share: true, .. } => remains(state, points.unsigned_abs()),
        Effect::DrawUnits { pool, count, .. } => {
            state.affairs.pending = crate::arrivals::draw_from(data, state, *pool, *count, dice, events)?;
            let drawn = state.affairs.pending.len() as u8;
            remains(state, drawn);
        }
        Effect::Place { hq, units, with_units, .. } => {
            let hqs = hq.iter().map(|&hq| data.counter_of(hq));
            let named = Counters::of(hqs.chain(units.iter().copied()));
            let gone_for_good = |one: CounterIx| state.place[one].standing() == Standing::Lost;
            let come =
                named.filter(|one| state.spot(one).is_none() && (data.kinds.hqs.contains(one) || !gone_for_good(one)));
            state.affairs.pending = come;
            remains(state, come.len() as u8 + with_units);
        }
        Effect::Restore { target, .. } => remains(state, target.count),
        _ => {}
    }
    Ok(())
}

/// A step in which nobody chooses.
fn perform(
    data: &Data,
    state: &mut State,
    run: Running,
    step: &Step,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    next(state);
    let (effect, by) = (&step.effect, |general| Cited::or(step.clause, general));
    let lasts = |state: &mut State, turns: Option<u8>, start: Start| {
        let change = ongoing::lasting(data, state, (run.program, run.step), turns, start);
        state.affairs.ongoing.add(change);
    };
    match effect {
        Effect::PoliticalLevel(LevelChange::By(by)) => level::shift(data, state, *by, run.program, events),
        Effect::PoliticalLevel(LevelChange::Entry(entry)) => {
            let country = happenings::country_of(data, run.program);
            let cities = countries::cities_that_count(data, state, *entry, country);
            level::entry_with(data, state, *entry, cities, Why::Card(run.program), events);
        }
        Effect::Pr { of, change, .. } => {
            let factions: Vec<FactionIx> = targets::factions(data, state, of).collect();
            factions.into_iter().for_each(|faction| change_pr(state, faction, *change, events));
        }
        Effect::RailPoints { faction, by } => {
            let points = &mut state.rail_points[*faction];
            *points = points.saturating_add_signed(*by);
            let points = *points;
            events.tell(Seats::ALL, || {
                let told = Message::by("II.C.1", "rossyia-rail-changed").with("faction", args::faction(*faction));
                told.with("points", args::int(points))
            });
        }
        Effect::Naval { change, turns } => {
            lasts(state, *turns, Start::Now);
            change_naval(state, *change, events);
        }
        Effect::Initiative { side } => state.initiative = *side,
        Effect::Transfer { .. } | Effect::Withdraw { .. } | Effect::War { .. } | Effect::Peace { .. } => {
            countries::perform(data, state, effect, events)
        }
        Effect::Lead { faction, .. } => {
            countries::perform(data, state, effect, events);
            events.tell(Seats::ALL, || {
                Message::by(by("N.baltic.4"), "rossyia-may-be-commanded").with("faction", args::faction(*faction))
            });
        }
        Effect::Open { .. } => {
            lasts(state, None, Start::Now);
            countries::perform(data, state, effect, events);
            events.tell(Seats::ALL, || Message::by(by("X.neutral.1"), "rossyia-country-opened"));
        }
        Effect::Coordination { turns, .. } => {
            lasts(state, Some(*turns), Start::Now);
            told_lasting("X.options.1", events, *turns);
        }
        Effect::Behaviour { turns, .. } => {
            lasts(state, Some(*turns), Start::Now);
            told_lasting("X.options.1", events, *turns);
        }
        Effect::Hold { turns, start, .. } => {
            lasts(state, Some(*turns), *start);
            told_lasting(by("X.options.1"), events, *turns);
        }
        Effect::Modify { turns, .. } => {
            // A whole faction; who is struck by name is asked for before.
            lasts(state, Some(*turns), Start::Now);
            told_lasting("X.options.1", events, *turns);
        }
        Effect::EventTable { table } => roll_event(data, state, *table, dice, events)?,
        Effect::AddOption { option, count } => pools::bring(data, state, *option, *count, by("III.B.5"), events),
        Effect::RemoveOption { option, from } => pools::remove(data, state, *option, from, events),
        Effect::Becomes { option, other } => becomes(state, *option, *other, by("III.B.6"), events),
        Effect::Cancel {} => cancel(state, events),
        Effect::Event { event } => {
            if happenings::note(data, state, *event, events) {
                state.stack.push(super::effect(data.politics.programs.of_event(*event), run.side));
            }
        }
        Effect::Control { city, to } => pass_city(data, state, *city, *to, by("X.control.1"), events),
        Effect::Roll { .. } => {
            let die = dice.roll(6, "X.options.1")?;
            events.tell(Seats::ALL, || Message::by("X.options.1", "rossyia-effect-die").with("die", Arg::Die(die)));
            let branches =
                data.politics.programs.get(run.program).and_then(|one| one.branches.get(usize::from(run.step)));
            if let Some(program) = branches.and_then(|branches| branches.get(usize::from(die % 2))) {
                state.stack.push(super::effect(*program, run.side));
            }
        }
        // Asked for before, or nobody to strike.
        Effect::Armt { .. }
        | Effect::Hits { .. }
        | Effect::Attrition { .. }
        | Effect::Remove { .. }
        | Effect::Restore { .. }
        | Effect::DrawUnits { .. }
        | Effect::Place { .. }
        | Effect::Marker { .. }
        | Effect::Choose { .. } => {}
    }
    Ok(())
}

fn told_lasting(clause: &'static str, events: &mut Events<'_>, turns: u8) {
    events.tell(Seats::ALL, || Message::by(clause, "rossyia-effect-lasts").with("turns", args::int(turns)));
}

/// A stock of PR, never below nought.
pub(super) fn change_pr(state: &mut State, faction: FactionIx, change: Change, events: &mut Events<'_>) {
    let before = state.pr[faction];
    state.pr[faction] = match change {
        Change::By(by) => before.saturating_add_signed(by),
        Change::LoseAll => 0,
    };
    let points = state.pr[faction];
    if points != before {
        events.tell(Seats::ALL, || {
            let told = Message::by("II.D.1", "rossyia-pr-changed").with("faction", args::faction(faction));
            told.with("pr", args::int(points))
        });
    }
}

/// What is left of naval points this turn; what they are filled up to follows from what is ongoing.
fn change_naval(state: &mut State, change: NavalChange, events: &mut Events<'_>) {
    let side = match change {
        NavalChange::Points { pool, points } => {
            let left = &mut state.naval[Side::White][pool];
            *left = (*left).max(points);
            Side::White
        }
        NavalChange::Percent { side, percent } => {
            state.naval[side] = state.naval[side].map(|points| (u16::from(points) * u16::from(percent) / 100) as u8);
            side
        }
    };
    events.tell(Seats::ALL, || Message::by("VI.H.4", "rossyia-naval-changed").with("side", args::side(side)));
}

/// Two dice on a table of events; a line that occurs once is Calm afterwards.
fn roll_event(
    data: &Data,
    state: &mut State,
    table: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let (first, second) = (dice.roll(6, "III.B.7")?, dice.roll(6, "III.B.7")?);
    let roll = first + second;
    let calm = happenings::line(data, table, roll).is_some_and(|line| line.once)
        && state.affairs.lines[table] & 1 << roll != 0;
    events.tell(Seats::ALL, || {
        let id = if calm { "rossyia-event-calm" } else { "rossyia-event-line" };
        let told = Message::by("III.B.7", id).with("first", Arg::Die(first)).with("second", Arg::Die(second));
        if calm { told } else { told.with("event", args::line(data, table, roll)) }
    });
    state.affairs.lines[table] |= 1 << roll;
    if let Some(program) = data.politics.programs.of_line(table, roll).filter(|_| !calm) {
        state.stack.push(super::effect(program, table));
    }
    Ok(())
}

fn becomes(state: &mut State, option: OptionIx, other: OptionIx, clause: &'static str, events: &mut Events<'_>) {
    state.affairs.counts_as[option] = Some(other);
    events.tell(Seats::ALL, || {
        let told = Message::by(clause, "rossyia-option-becomes").with("option", args::option(option));
        told.with("other", args::option(other))
    });
}

/// The enemy option just played is spent without any effect: its program lies under that of the reply.
fn cancel(state: &mut State, events: &mut Events<'_>) {
    state.stack.pop();
    if matches!(state.top(), Frame::Effect { .. }) {
        state.stack.pop();
        events.tell(Seats::ALL, || Message::by("X.options.1", "rossyia-option-cancelled"));
    }
}

/// A city changes hands without points beyond those named.
fn pass_city(
    data: &Data,
    state: &mut State,
    city: CityIx,
    to: FactionIx,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    countries::pass(data, state, city, to);
    let spot = data.cities[city.index()].spot;
    events.tell(Seats::ALL, || {
        let told = Message::by(clause, "rossyia-city-passes").with("place", args::spot(spot));
        told.with("faction", args::faction(to))
    });
}

/// What strikes counters.
pub(super) fn strike(
    data: &Data,
    state: &mut State,
    run: Running,
    effect: &Effect,
    who: Counters,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    match effect {
        Effect::Armt { change, .. } => who.iter().for_each(|hq| change_armt(data, state, hq, *change, events)),
        Effect::Hits { hits, roll_modifiers, .. } => {
            for unit in who.iter() {
                hit(data, state, unit, *hits, roll_modifiers, dice, events)?;
            }
        }
        Effect::Attrition { .. } => {
            for unit in who.iter() {
                let at = state.spot(unit);
                let isolated = at.is_some_and(|at| supply::is_isolated(data, state, state.faction(data, unit), at));
                attrition::check_unit(data, state, unit, isolated, "X.options.1", dice, events)?;
            }
        }
        Effect::Remove { city_to, .. } => who.iter().for_each(|unit| remove(data, state, unit, *city_to, events)),
        Effect::Modify { turns, .. } => {
            let change = ongoing::lasting(data, state, (run.program, run.step), Some(*turns), Start::Now);
            state.affairs.ongoing.add(Lasting { who, ..change });
            for counter in who.iter() {
                events.tell(Seats::ALL, || {
                    let told = Message::by("X.options.1", "rossyia-effect-strikes");
                    told.with("unit", args::counter(counter)).with("turns", args::int(*turns))
                });
            }
        }
        _ => {}
    }
    Ok(())
}

fn change_armt(data: &Data, state: &mut State, counter: CounterIx, change: Change, events: &mut Events<'_>) {
    let Some(hq) = data.hq_of(counter) else { return };
    let most = data.tables.armt.maximum;
    state.armt[hq] = match change {
        Change::By(by) => state.armt[hq].saturating_add_signed(by).min(most),
        Change::LoseAll => 0,
    };
    let held = state.armt[hq];
    events.tell(Seats::ALL, || {
        let told = Message::by("V.F.1", "rossyia-armt-changed").with("hq", args::hq(data, hq));
        told.with("held", args::int(held))
    });
}

fn hit(
    data: &Data,
    state: &mut State,
    unit: CounterIx,
    hits: Hits,
    modifiers: &[RollModifier],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let (die, steps) = match hits {
        Hits::By(steps) => (None, steps),
        Hits::ByDie(faces) => {
            let die = dice.roll(6, "X.options.1")?;
            let faction = state.faction(data, unit);
            let by: i8 = modifiers.iter().filter(|one| one.factions.contains(&faction)).map(|one| one.by).sum();
            let face = (die as i8 + by).clamp(1, 6) as usize;
            (Some(die), faces[face - 1])
        }
    };
    state.hit(data, unit, steps, true);
    events.tell(Seats::ALL, || {
        let id = if die.is_some() { "rossyia-effect-hits-by-die" } else { "rossyia-effect-hits" };
        let told = Message::by("X.options.1", id).with("unit", args::counter(unit)).with("hits", args::int(steps));
        die.into_iter().fold(told, |told, die| told.with("die", Arg::Die(die)))
    });
    Ok(())
}

/// A unit leaves the game; its city may pass.
fn remove(data: &Data, state: &mut State, unit: CounterIx, city_to: Option<FactionIx>, events: &mut Events<'_>) {
    let (at, side) = (state.spot(unit), state.side(data, unit));
    state.eliminate(data, unit, true);
    events.tell(Seats::ALL, || Message::by("X.options.1", "rossyia-unit-leaves").with("unit", args::counter(unit)));
    let (Some(at), Some(to)) = (at, city_to) else { return };
    let guarded = state.at(at).and(data.kinds.combat).iter().any(|other| state.side(data, other) == side);
    if let Some(city) = control::city_at(data, at).filter(|_| !guarded) {
        pass_city(data, state, city, to, "X.control.1", events);
    }
}

/// A marker lies in a hex.
pub(super) fn mark(data: &Data, state: &mut State, run: Running, turns: u8, hex: HexIx, events: &mut Events<'_>) {
    let change = ongoing::lasting(data, state, (run.program, run.step), Some(turns), Start::Now);
    state.affairs.ongoing.add(Lasting { at: Some(hex), ..change });
    events.tell(Seats::ALL, || {
        Message::by("X.options.1", "rossyia-partisans").with("place", args::spot(data.ids.at_hex(hex)))
    });
}

/// The target of an effect that strikes counters.
pub(super) fn target(effect: &Effect) -> Option<&Target> {
    match effect {
        Effect::Armt { target, .. }
        | Effect::Hits { target, .. }
        | Effect::Attrition { target }
        | Effect::Remove { target, .. } => Some(target),
        Effect::Modify { target, .. } if target.kind != crate::effects::TargetKind::Faction => Some(target),
        _ => None,
    }
}

/// Whether somebody has to choose, and cannot.
impl Asked {
    fn is_nothing(&self) -> bool {
        match self {
            Asked::Lists(_) => false,
            Asked::Counters { who, .. } => who.is_empty(),
            Asked::Places(places) => places.is_empty(),
            Asked::Shares(factions) => factions.is_empty(),
            Asked::Placements(who) => who.is_empty(),
        }
    }
}
