//! VIII.A.23 to VIII.A.38: levels of the Red trains, and trains that are won and lost with cities.

use engine::{Advance, Breach, Events, Message, Seats};

use crate::args;
use crate::cited::Cited;
use crate::data::Data;
use crate::factions::Entrance;
use crate::ids::{CityIx, CounterIx, Counters, EventIx, FactionIx, Side, Spot};
use crate::order::Order;
use crate::place::Standing;
use crate::politics::{Cause, Holder, events as occasions};
use crate::procedure::{Frame, Segment};
use crate::scenarios::TrainChange;
use crate::stacking;
use crate::state::State;

/// A city has passed to a faction: levels and trains that hang on it come and go (VIII.A.24, VIII.A.25, VIII.A.31 to
/// VIII.A.38).
pub(crate) fn city_passes(data: &Data, state: &mut State, city: CityIx, to: FactionIx, events: &mut Events<'_>) {
    let scenario = state.scenario(data);
    let happens = |state: &State, event: EventIx| {
        data.politics.events[event.index()].on.iter().any(|occasion| match occasion.cause {
            Cause::CityPasses { city: of, to: Holder::Faction(faction) } => of == city && faction == to,
            Cause::CityPasses { city: of, to: Holder::Side(side) } => of == city && state.is_of(to, side),
            Cause::HoldsNo { faction, what, zone } => !occasions::holds_any(data, state, faction, what, zone),
            _ => false,
        })
    };
    for change in &scenario.train_levels.changes {
        if let Entrance::Event(event) = change.when
            && happens(state, event)
        {
            change_by(data, state, change, event);
        }
    }
    for trigger in &scenario.triggers {
        if !happens(state, trigger.event) {
            continue;
        }
        for &train in trigger.removes.iter().filter(|unit| data.kinds.trains.contains(**unit)) {
            let clause = Cited::or(data.politics.events[trigger.event.index()].clause, "VIII.A.38");
            lose(data, state, train, trigger.for_good, clause, events);
        }
        let placed = trigger.places.iter().flat_map(|stack| stack.units.iter());
        for &train in placed.filter(|unit| data.kinds.trains.contains(**unit)) {
            if state.place[train].standing() == Standing::ToCome {
                state.trains.due.insert(train);
            }
        }
    }
}

/// A train is lost with a city: for good, or until the city is taken again (VIII.A.35 to VIII.A.38).
fn lose(
    data: &Data,
    state: &mut State,
    train: CounterIx,
    for_good: bool,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    state.trains.due.remove(train);
    if state.spot(train).is_none() {
        return;
    }
    state.eliminate(data, train, true);
    if !for_good {
        state.put(data, train, Standing::ToCome);
    }
    events.tell(Seats::ALL, || Message::by(clause, "rossyia-train-lost").with("unit", args::counter(train)));
}

/// A level is due with an event, unless it takes back what never was: no train had that side to turn (VIII.A.38).
fn change_by(data: &Data, state: &mut State, change: &TrainChange, event: EventIx) {
    if let Some(first) = change.undoes.filter(|first| state.trains.moot.contains(*first)) {
        state.trains.moot.remove(first);
        return;
    }
    let gain = change.levels > 0;
    let due = if gain { state.trains.gains } else { state.trains.losses };
    let finds_one = candidates(data, state, gain).len() > usize::from(due);
    state.trains.moot.set(event, !finds_one);
    if finds_one {
        owe(state, change.levels);
    }
}

/// Levels are due.
fn owe(state: &mut State, levels: i8) {
    match levels > 0 {
        true => state.trains.gains += levels.unsigned_abs(),
        false => state.trains.losses += levels.unsigned_abs(),
    }
}

/// Levels that come as reinforcements of the turn (VIII.A.26).
pub(crate) fn reinforce(data: &Data, state: &mut State) {
    for change in &state.scenario(data).train_levels.changes {
        if change.when == Entrance::Turn(state.turn) {
            owe(state, change.levels);
        }
    }
}

/// What trains interrupt the game for: a level to gain or to lose.
pub(crate) fn pending(state: &State) -> Option<Frame> {
    // Aircraft that are driven out may have interrupted it.
    let asked = state.stack.frames().iter().any(|frame| matches!(frame, Frame::TrainLevel { .. }));
    match () {
        () if asked => None,
        () if state.trains.losses > 0 => Some(Frame::TrainLevel { gain: false }),
        () if state.trains.gains > 0 => Some(Frame::TrainLevel { gain: true }),
        () => None,
    }
}

/// The trains that a level can turn: any reduced one to gain it; to lose it a full one, Trotsky's last (VIII.A.24,
/// VIII.A.25).
fn candidates(data: &Data, state: &State, gain: bool) -> Counters {
    let sided = data.kinds.trains.filter(|train| {
        data.unit(train).is_some_and(|unit| unit.full.is_some())
            && state.spot(train).is_some()
            && state.trains.full.contains(train) != gain
    });
    let ridden = Counters::of(data.hqs.iter().filter_map(|hq| hq.rides));
    match gain || sided.without(ridden).is_empty() {
        true => sided,
        false => sided.without(ridden),
    }
}

/// The frame of a level: it waits for the Reds where they have a choice.
pub(crate) fn advance_level(data: &Data, state: &mut State, gain: bool, events: &mut Events<'_>) -> Advance {
    let candidates = candidates(data, state, gain);
    match (candidates.len(), candidates.first()) {
        (1, Some(only)) => turn(data, state, only, events),
        (0, _) => close(state, gain),
        _ => return Advance::Waits,
    }
    Advance::Ran
}

fn close(state: &mut State, gain: bool) {
    let owed = if gain { &mut state.trains.gains } else { &mut state.trains.losses };
    *owed = owed.saturating_sub(1);
    state.stack.pop();
}

/// What is asked of the Reds.
pub(crate) fn asks_level(gain: bool) -> Message {
    match gain {
        true => Message::by("VIII.A.25", "rossyia-ask-level-gained"),
        false => Message::by("VIII.A.24", "rossyia-ask-level-lost"),
    }
}

/// Whether this train can be turned over now.
pub(crate) fn check_turn(data: &Data, state: &State, train: CounterIx) -> Result<(), Breach> {
    let Frame::TrainLevel { gain } = state.top() else { return Err(Breach::of("VIII.A.11", "rossyia-no-level-due")) };
    match candidates(data, state, gain).contains(train) {
        true => Ok(()),
        false => {
            let clause = if gain { "VIII.A.25" } else { "VIII.A.24" };
            Err(Breach::of(clause, "rossyia-not-that-train").with("unit", args::counter(train)))
        }
    }
}

/// A Red train shows its other side.
pub(crate) fn turn(data: &Data, state: &mut State, train: CounterIx, events: &mut Events<'_>) {
    let Frame::TrainLevel { gain } = state.top() else { return };
    state.trains.full.set(train, gain);
    let [combat, shock] = super::values(data, state, train, false);
    events.tell(Seats::ALL, || {
        let dated = |change: &crate::scenarios::TrainChange| change.when == Entrance::Turn(state.turn);
        let as_reinforcement = gain && state.scenario(data).train_levels.changes.iter().any(dated);
        let clause = if as_reinforcement { "VIII.A.26" } else { "VIII.A.11" };
        let message = Message::by(clause, "rossyia-train-turned").with("unit", args::counter(train));
        message.with("combat", args::int(combat)).with("shock", args::int(shock))
    });
    close(state, gain);
}

/// The orders of that frame.
pub(crate) fn level_orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    if let Frame::TrainLevel { gain } = state.top() {
        out.extend(candidates(data, state, gain).iter().map(Order::Turn));
    }
}

/// Whether the activation in which a city was taken is over.
pub(crate) fn is_over(state: &State) -> bool {
    match state.top() {
        Frame::Independent { segment, .. } => segment == Segment::Replace,
        _ => !state.stack.frames().iter().any(|frame| matches!(frame, Frame::Army { .. } | Frame::Independent { .. })),
    }
}

/// Trains won with a city come there when the activation is over, or as near on the rail as there is room; whether any came
/// (VIII.A.31).
pub(crate) fn arrive(data: &Data, state: &mut State, events: &mut Events<'_>) -> bool {
    let waits = |train: CounterIx| state.place[train].standing() == Standing::ToCome;
    state.trains.due = state.trains.due.filter(waits);
    let came = state.trains.due.iter().find_map(|train| {
        let triggers = state.scenario(data).triggers.iter();
        let mut places = triggers.flat_map(|trigger| trigger.places.iter().map(move |stack| (trigger.event, stack)));
        let (event, stack) = places.find(|(_, stack)| stack.units.contains(&train))?;
        room_near(data, state, train, state.side(data, train)?, stack.at).map(|spot| (train, spot, event))
    });
    let Some((train, spot, event)) = came else { return false };
    state.trains.due.remove(train);
    state.put(data, train, Standing::At(spot));
    events.tell(Seats::ALL, || {
        let clause = Cited::or(data.politics.events[event.index()].clause, "VIII.A.31");
        let message = Message::by(clause, "rossyia-train-won").with("unit", args::counter(train));
        message.with("place", args::spot(spot))
    });
    true
}

/// The city itself, or the nearest hex along the track that a train may be in.
fn room_near(data: &Data, state: &State, train: CounterIx, side: Side, at: Spot) -> Option<Spot> {
    let fits = |spot: Spot| stacking::check_end(data, state, side, Counters::one(train), spot).is_ok();
    if fits(at) {
        return Some(at);
    }
    let open = |_: Spot, to: Spot| super::check_track(data, state, train, side, to).is_ok().then_some(1);
    let most = data.tables.movement.armored_train.full_steam;
    let near = super::ways(data, at, most, open).into_iter().filter_map(|way| way.last().copied());
    near.into_iter().find(|spot| fits(*spot))
}
