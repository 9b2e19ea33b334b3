//! III.A: the political level, and what moves it.

use engine::{Arg, Events, Message, Seats};

use crate::args;
use crate::cited::Cited;
use crate::data::Data;
use crate::factions::FactionKind;
use crate::ids::{CityIx, CounterIx, EntryIx, FactionIx, ProgramIx, Side, Spot};
use crate::places::CitySize;
use crate::politics::{Entry, events};
use crate::state::State;

/// The ends of the track (III.A.1).
pub(crate) const LOWEST: u8 = 0;
pub(crate) const HIGHEST: u8 = 100;

/// What moves the level: it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Why {
    /// An option, an event, or a line of an event table.
    Card(ProgramIx),
    /// A HQ is eliminated.
    Hq(CounterIx),
    /// A faction has lost its last city.
    LastCity(FactionIx),
    /// Czechs who are inactive stand where they must not.
    CzechsMisplaced,
    /// A Czech counter that had not reached Europe.
    LeftBehind(CounterIx),
    /// A Czech step that is missing among those who leave.
    MissingStep,
    /// The Czechs leave so many turns late.
    Delay(u8),
    /// A city changes hands.
    City(Spot),
    /// The revolution takes root (III.A.7).
    Drift,
}

impl Why {
    /// The message that tells it.
    fn id(self) -> &'static str {
        match self {
            Why::Card(_) => "rossyia-level-card",
            Why::Hq(_) => "rossyia-level-hq",
            Why::LastCity(_) => "rossyia-level-last-city",
            Why::CzechsMisplaced => "rossyia-level-misplaced",
            Why::LeftBehind(_) => "rossyia-level-left-behind",
            Why::MissingStep => "rossyia-level-missing-step",
            Why::Delay(_) => "rossyia-level-delay",
            Why::City(_) => "rossyia-level-city",
            Why::Drift => "rossyia-level-drift",
        }
    }

    /// What it names, if anything.
    fn names(self, data: &Data) -> Option<(&'static str, Arg)> {
        Some(match self {
            Why::Card(program) => ("card", args::program(data, program)),
            Why::Hq(hq) => ("hq", args::counter(hq)),
            Why::LastCity(faction) => ("faction", args::faction(faction)),
            Why::LeftBehind(unit) => ("unit", args::counter(unit)),
            Why::Delay(turns) => ("turns", args::int(turns)),
            Why::City(place) => ("place", args::spot(place)),
            Why::CzechsMisplaced | Why::MissingStep | Why::Drift => return None,
        })
    }
}

/// Every change of the level, by a clause; it stops at the ends of the track (III.A.1).
fn move_by(data: &Data, state: &mut State, by: i32, clause: &'static str, why: Why, events: &mut Events<'_>) {
    let before = state.level;
    state.level = (i32::from(before) + by).clamp(i32::from(LOWEST), i32::from(HIGHEST)) as u8;
    let level = state.level;
    if by == 0 {
        return;
    }
    events.tell(Seats::ALL, || {
        let told = Message::by(clause, why.id()).with("by", args::int(by)).with("level", args::int(level));
        why.names(data).into_iter().fold(told, |told, (name, arg)| told.with(name, arg))
    });
}

/// The level moves by so many points; plus favours the Whites.
pub(crate) fn shift(data: &Data, state: &mut State, by: i8, card: ProgramIx, events: &mut Events<'_>) {
    move_by(data, state, by.into(), "III.A.2", Why::Card(card), events);
}

/// The clause of an entry of the Political Points Table: of its own rule if it has one (III.A.4).
fn entered_by(entry: &Entry) -> &'static str {
    Cited::or(entry.clause, "III.A.4")
}

/// The level moves by an entry of the Political Points Table (III.A.4) that is worth the same to whomever it befalls.
pub(crate) fn entry(data: &Data, state: &mut State, entry: EntryIx, why: Why, events: &mut Events<'_>) {
    entry_with(data, state, entry, 0, why, events);
}

/// The same, with so many cities that count beside it (N.poland.26, N.turkey.18).
pub(crate) fn entry_with(
    data: &Data,
    state: &mut State,
    entry: EntryIx,
    cities: u8,
    why: Why,
    events: &mut Events<'_>,
) {
    let entry = data.politics.entry(entry);
    let each = entry.per_red_polish_city.or(entry.per_city_restored).unwrap_or(0);
    let by = i32::from(entry.np.unwrap_or(0)) + i32::from(each) * i32::from(cities);
    move_by(data, state, by, entered_by(entry), why, events);
}

/// An entry that grows with turns of delay, counted from 1.
pub(crate) fn entry_after(data: &Data, state: &mut State, entry: EntryIx, turns: u8, events: &mut Events<'_>) {
    let entry = data.politics.entry(entry);
    let by_turns = entry.np_by_turns.as_deref().unwrap_or(&[]);
    let by = usize::from(turns).checked_sub(1).and_then(|turn| by_turns.get(turn).or(by_turns.last()));
    let by = by.copied().unwrap_or(0).into();
    move_by(data, state, by, entered_by(entry), Why::Delay(turns), events);
}

/// What a city is worth (III.A.4).
pub(crate) fn worth(data: &Data, city: CityIx) -> u8 {
    let points = &data.politics.city_points;
    let by_size = match data.cities[city.index()].size {
        CitySize::Major => points.major,
        CitySize::Minor => points.minor,
    };
    points.other.get(&city).copied().unwrap_or(by_size)
}

/// A city has been taken: the Whites gain by their captures, the Bolsheviks by theirs (III.A.3); what waits for it happens.
pub(crate) fn city(
    data: &Data,
    state: &mut State,
    city: CityIx,
    from: Option<FactionIx>,
    to: FactionIx,
    events: &mut Events<'_>,
) {
    let taken_from = from.and_then(|faction| side_of(state, faction));
    let by = match side_of(state, to) {
        taker if taker == taken_from => 0,
        Some(Side::White) => i32::from(worth(data, city)),
        Some(Side::Bolshevik) => -i32::from(worth(data, city)),
        None => 0,
    };
    move_by(data, state, by, "III.A.3", Why::City(data.cities[city.index()].spot), events);
    if let Some(loser) = from.filter(|_| side_of(state, to) == Some(Side::Bolshevik)) {
        last_city(data, state, loser, events);
    }
    events::city_passed(data, state, city, from, to, events);
}

fn side_of(state: &State, faction: FactionIx) -> Option<Side> {
    state.allegiance[faction]
}

/// III.A.4: a Russian White faction has lost its last city to the Bolsheviks, once for each.
fn last_city(data: &Data, state: &mut State, loser: FactionIx, events: &mut Events<'_>) {
    let russian = data.factions[loser.index()].kind == FactionKind::Russian;
    let holds_one = data.ids.all::<CityIx>().any(|city| state.holder(city) == Some(loser));
    if russian && !holds_one && !state.affairs.without_city.contains(loser) {
        state.affairs.without_city.insert(loser);
        entry(data, state, data.politics.applied.last_city, Why::LastCity(loser), events);
    }
}

/// III.A.4: a HQ of a side is lost in combat or retreat.
pub(crate) fn hq_eliminated(data: &Data, state: &mut State, of: Side, hq: CounterIx, events: &mut Events<'_>) {
    let entry = data.politics.entry(data.politics.applied.hq_eliminated);
    let by = match of {
        Side::Bolshevik => entry.np_if_red,
        Side::White => entry.np_if_white,
    };
    let by = by.or(entry.np).unwrap_or(0).into();
    move_by(data, state, by, entered_by(entry), Why::Hq(hq), events);
}

/// III.A.7
pub(crate) fn drift(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let drift = data.politics.drift;
    if state.turn >= drift.from {
        move_by(data, state, drift.np.into(), "III.A.7", Why::Drift, events);
    }
}
