//! What everybody sees: nothing is hidden in this game.

use engine::view::{Announced, Counter, Mark, Phase, Track, Turn};
use engine::{Arg, Game, Message, SmolStr, View, format_smolstr};

use crate::board::Weather;
use crate::combat::battle::forces;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::directives::Duty;
use crate::flags::FLAGS;
use crate::game::Elope;
use crate::scenarios::WeatherOf;
use crate::state::{Frame, Place, State};
use crate::{appearance, args, arrivals, condition, directives, stacking, weather};

/// The state as both seats see it.
pub(crate) fn view(game: &Elope, state: &State) -> View {
    let data = &*game.data;
    let mut stage = vec![
        Message::by("3.0.a", if state.turn == 0 { "elope-stage-set-up" } else { "elope-stage-turn" })
            .with("turn", args::int(state.turn))
            .with("last", args::int(arrivals::last_turn(data, state)))
            .with("weather", Arg::Term(weather::term(data, state))),
    ];
    stage.extend(
        [engine::Seat(0), engine::Seat(1)]
            .iter()
            .filter_map(|seat| game.decision(state, *seat))
            .map(|decision| decision.prompt),
    );
    let shown = data.roster.all().filter(|unit| {
        let place = state.spot[*unit].place();
        state.is_on_map(*unit) || matches!(place, Place::VologdaBox | Place::Due | Place::LaidUp)
    });
    let crowds = |side| stacking::in_excess(data, state, side);
    let overstacked = crowds(Side::Allied).or(crowds(Side::Red));
    let mut counters = Vec::with_capacity(data.roster.len());
    counters.extend(shown.map(|unit| {
        let mut counter = counter(game, state, unit);
        counter.states.extend(overstacked.contains(unit).then(|| "overstacked".into()));
        counter
    }));
    counters.extend(to_come(game, state));
    for (unit, errand) in crowded(data, state).into_iter().chain(directives::errands(data, state)) {
        let id = data.unit_name(unit);
        if let Some(counter) = counters.iter_mut().find(|counter| counter.id == id) {
            counter.errand = Some(game.spell(&errand));
        }
    }
    View {
        stage: stage.iter().map(|message| game.spell(message)).collect(),
        phases: phases(game, state),
        turns: turns(game, data, state),
        ground: SmolStr::new_static(ground(state.weather)),
        counters,
        marks: marks(data, state),
        announced: announced(game, data, state),
        tracks: tracks(data, state),
        ..View::default()
    }
}

/// What lies under the counters.
fn ground(weather: Weather) -> &'static str {
    match weather {
        Weather::Dry => "dry",
        Weather::Thaw => "thaw",
        Weather::Snow => "snow",
    }
}

/// 3.0: the phases of a turn, and which it is.
pub(crate) fn phases(game: &Elope, state: &State) -> Vec<Phase> {
    let frames = state.stack.frames();
    let now = |phase: fn(&Frame) -> Option<Side>, side: Option<Side>| {
        frames.iter().any(|frame| phase(frame).is_some_and(|of| side.is_none_or(|side| side == of)))
    };
    let operations: fn(&Frame) -> Option<Side> = |frame| match frame {
        Frame::TurnStart | Frame::TurnDice => Some(Side::Red),
        Frame::Operations { side } => Some(*side),
        _ => None,
    };
    let movement: fn(&Frame) -> Option<Side> = |frame| match frame {
        Frame::MovementStart { side } | Frame::Movement { side } => Some(*side),
        _ => None,
    };
    let combat: fn(&Frame) -> Option<Side> = |frame| match frame {
        Frame::Declare { side }
        | Frame::Interception { side }
        | Frame::AirCombat { side }
        | Frame::Bombing { side }
        | Frame::Resolve { side } => Some(*side),
        _ => None,
    };
    let survival: fn(&Frame) -> Option<Side> = |frame| match frame {
        Frame::Survival | Frame::TurnEnd => Some(Side::Red),
        _ => None,
    };
    let rows = [
        ("3.0.d", "elope-phase-operations", operations, None),
        ("3.0.f", "elope-phase-allied-movement", movement, Some(Side::Allied)),
        ("3.0.j", "elope-phase-allied-combat", combat, Some(Side::Allied)),
        ("3.0.k", "elope-phase-red-movement", movement, Some(Side::Red)),
        ("3.0.k", "elope-phase-red-combat", combat, Some(Side::Red)),
        ("3.0.l", "elope-phase-survival", survival, None),
    ];
    let phase = |(clause, id, phase, side): (_, _, _, Option<Side>)| Phase {
        what: game.spell(&Message::by(clause, id)),
        side: side.map(|side| SmolStr::new_static(side_id(side))),
        now: now(phase, side),
    };
    rows.into_iter().map(phase).collect()
}

/// 23.0: the turns and the weather that their lists expect.
fn turns(game: &Elope, data: &Data, state: &State) -> Vec<Turn> {
    let turns = arrivals::scenario(data, state).turn.iter().take(usize::from(arrivals::last_turn(data, state)));
    let turn = |turn: &crate::scenarios::Turn| Turn {
        what: game.spell(
            &Message::by("14.1", "elope-turn-box")
                .with("turn", args::int(turn.number))
                .with("month", Arg::Term(weather::month(&turn.month)))
                .with("year", args::int(turn.year)),
        ),
        ground: SmolStr::new_static(match turn.weather {
            WeatherOf::Dry => ground(Weather::Dry),
            WeatherOf::Thaw => ground(Weather::Thaw),
            WeatherOf::Snow => ground(Weather::Snow),
            WeatherOf::Roll if turn.number == state.turn => ground(state.weather),
            WeatherOf::Roll => "",
        }),
    };
    turns.map(turn).collect()
}

/// 13.1: what the lists bring later, in the box of its turn.
fn to_come(game: &Elope, state: &State) -> Vec<Counter> {
    let data = &*game.data;
    let last = arrivals::last_turn(data, state);
    let later = arrivals::scenario(data, state).turn.iter().filter(|turn| turn.number > state.turn);
    let mut counters = Vec::new();
    for turn in later.filter(|turn| turn.number <= last) {
        for unit in turn.entries.iter().flat_map(|entry| &entry.units).map(|id| data.roster.named(id)) {
            if state.spot[unit].place() == Place::ToCome {
                counters.push(Counter { place: appearance::to_come(turn.number).into(), ..counter(game, state, unit) });
            }
        }
    }
    counters
}

/// Where a counter is drawn: those aboard another are where that one is.
fn place_of(data: &Data, state: &State, unit: UnitIx) -> SmolStr {
    let spot = match state.spot[unit].place() {
        Place::Aboard(carrier) => state.spot[carrier],
        _ => state.spot[unit],
    };
    match spot.place() {
        Place::Hex(hex) => format_smolstr!("{}", data.map().grid.number(hex)),
        _ => data.spot_name(spot).into(),
    }
}

/// A counter has at most so many values: aircraft have three, headquarters two beside their limit in towns and command.
const MOST_VALUES: usize = 4;

fn counter(game: &Elope, state: &State, unit: UnitIx) -> Counter {
    let data = &*game.data;
    let info = data.roster.get(unit);
    let kinds = &data.roster.kinds;
    let mut values = Vec::with_capacity(MOST_VALUES);
    let mut value = |name: &'static str, number: i64| values.push((SmolStr::new_static(name), number));
    if kinds.aircraft.contains(unit) {
        value("air", i64::from(info.air));
        value("bomb", i64::from(info.bomb));
        value("range", i64::from(info.range));
    } else {
        value("combat", i64::from(state.strength(data, unit)));
        // 4.1.b: an HQ out of supply does not move at all.
        let stays = kinds.hq.contains(unit) && state.os.contains(unit);
        value("ma", if stays { 0 } else { i64::from(condition::allowance(data, state, unit)) });
    }
    if let Some(tc) = info.tc {
        value("tc", i64::from(tc));
    }
    if kinds.hq.contains(unit) {
        value("command", i64::from(info.command_points));
    }
    let worn = FLAGS.iter().filter_map(|flag| flag.shown.filter(|_| flag.is_worn(state, unit)));
    let mut states: Vec<SmolStr> = worn.chain(info.asterisk.then_some("asterisk")).map(SmolStr::new_static).collect();
    let (mut aboard, mut notes) = (None, Vec::new());
    if let Place::Aboard(carrier) = state.spot[unit].place() {
        aboard = Some(data.unit_name(carrier).into());
        notes.push(game.spell(&Message::by("15.3.a", "elope-aboard").with("ship", args::unit(carrier))));
    }
    match directives::duty(data, state, unit) {
        Some(Duty::Garrison) => states.push("garrison".into()),
        Some(Duty::Ordered(goal, clause)) => {
            notes.push(game.spell(&Message::by(clause, "elope-ordered").with("hex", args::hex(goal))));
        }
        None => {}
    }
    Counter {
        id: info.id.as_str().into(),
        face: appearance::face_id(data, state, unit, &info.id),
        place: place_of(data, state, unit),
        faction: faction(data, state, unit),
        side: Some(SmolStr::new_static(side_id(state.side(data, unit)))),
        values,
        states,
        notes,
        aboard,
        errand: None,
        ..Counter::default()
    }
}

/// 6.1.a, 11.3.e: those who stand where too many are for the end of the Movement Phase, and what is said of them.
fn crowded(data: &Data, state: &State) -> Vec<(UnitIx, Message)> {
    let Frame::Movement { side } = state.top() else { return Vec::new() };
    let excess = stacking::excess(data, state, side);
    excess.into_iter().flat_map(|(units, breach)| units.iter().map(move |unit| (unit, *breach.0.clone()))).collect()
}

/// 7.0.c: the attacks that were announced and wait to be resolved.
fn announced(game: &Elope, data: &Data, state: &State) -> Vec<Announced> {
    let open = (0..state.attacks.len()).filter(|index| !state.attacks[*index].resolved);
    let announced = open.filter_map(|index| {
        let (units, target) = (forces(data, state, index).0, state.attacks[index].target);
        let what = Message::by("7.0.c", "elope-announces").with("unit", args::first(units));
        let mut from: Vec<SmolStr> = units.iter().map(|unit| place_of(data, state, unit)).collect();
        from.sort_unstable();
        from.dedup();
        (!units.is_empty()).then(|| Announced {
            what: game.spell(&what.with("others", args::others(units)).with("hex", args::hex(target))),
            from,
            to: data.hex_name(target).into(),
        })
    });
    announced.collect()
}

/// Whose troops it belongs to: a captured counter to nobody in particular on its new side.
fn faction(data: &Data, state: &State, unit: UnitIx) -> SmolStr {
    use crate::counters::Nationality;
    let nation = match (state.captured.contains(unit), state.side(data, unit)) {
        (true, Side::Allied) => Nationality::Allied,
        (true, Side::Red) => Nationality::Red,
        (false, _) => data.roster.get(unit).nation,
    };
    nation.id().into()
}

/// The id of a side.
pub(crate) const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Allied => "allied",
        Side::Red => "red",
    }
}

fn marks(data: &Data, state: &State) -> Vec<Mark> {
    let mark = |id: &'static str, place: String| Mark { id: SmolStr::new_static(id), place: place.into() };
    let mut marks: Vec<Mark> = state.forts.iter().map(|hex| mark("fort", data.hex_name(hex))).collect();
    marks.extend(state.hasty.iter().map(|hex| mark("hasty_defence", data.hex_name(hex))));
    marks.extend(state.wrecked.iter().map(|hex| mark("wrecked_track", data.hex_name(hex))));
    marks.extend(state.mined.iter().map(|reach| mark("mines", data.reach_name(reach))));
    marks.extend(state.bridges.without(data.board.bridges).iter().map(|reach| mark("bridge", data.reach_name(reach))));
    marks.extend(
        data.board.bridges.without(state.bridges).iter().map(|reach| mark("broken_bridge", data.reach_name(reach))),
    );
    for (index, place) in data.board.map.places.iter().enumerate() {
        for (side, id) in [(Side::Allied, "held_allied"), (Side::Red, "held_red")] {
            if state.held[side] & (1 << index) != 0 {
                marks.push(mark(id, data.hex_name(place.hex)));
            }
        }
    }
    marks
}

fn tracks(data: &Data, state: &State) -> Vec<Track> {
    let track = |id: &'static str, value: i64, most: i64, side: Option<&'static str>| Track {
        side: side.map(SmolStr::new_static),
        ..Track::new(id, value, most)
    };
    vec![
        track("turn", i64::from(state.turn), i64::from(arrivals::last_turn(data, state)), None),
        track("supply_allied", i64::from(state.points[Side::Allied]), 40, Some("allied")),
        track("supply_red", i64::from(state.points[Side::Red]), 40, Some("red")),
        track("victory_points", i64::from(crate::victory::points(data, state)), 200, None),
    ]
}

/// What people call a counter or a place, its names put into a language by `translate`.
pub(crate) fn name_in(data: &Data, id: &str, translate: &dyn Fn(&str) -> String) -> String {
    if let Some(unit) = data.roster.find(id) {
        return translate(&data.roster.get(unit).name);
    }
    let place = data.board.map.place(id).or_else(|| {
        // A river hexside is called after the hex beside it.
        let hex = data.board.map.grid.parse(id.split_once('/').map_or(id, |(hex, _)| hex))?;
        data.board.map.places_in(hex).next()
    });
    match place {
        Some(place) if place.id == id => translate(&place.name),
        Some(place) => format!("{id} {}", translate(&place.name)),
        None => data.overprint.box_of(id).map_or_else(|| id.to_owned(), |printed| translate(&printed.name)),
    }
}
