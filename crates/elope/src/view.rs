//! What everybody sees: nothing is hidden in this game.

use engine::view::{Counter, Mark, Track};
use engine::{Arg, Game, Message, View};

use crate::counters::UnitIx;
use crate::data::{Data, data};
use crate::game::Elope;
use crate::names::{hex_name, reach_name, spot_name, unit_name};
use crate::state::{Place, State};
use crate::{arrivals, condition, say, weather};

/// The state as both seats see it.
pub(crate) fn view(game: &Elope, state: &State) -> View {
    let data = data();
    let mut stage = vec![
        Message::by("3.0.a", "elope-stage-turn")
            .with("turn", say::int(state.turn))
            .with("last", say::int(arrivals::last_turn(data, state)))
            .with("weather", Arg::Term(weather::word(state.weather))),
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
    View {
        stage: stage.iter().map(|message| game.spell(message)).collect(),
        counters: shown.map(|unit| counter(data, state, unit)).collect(),
        marks: marks(data, state),
        tracks: tracks(data, state),
        hands: Vec::new(),
    }
}

/// Where a counter is drawn: those aboard another are where that one is.
fn place_of(state: &State, unit: UnitIx) -> String {
    match state.spot[unit].place() {
        Place::Aboard(carrier) => spot_name(state.spot[carrier]),
        _ => spot_name(state.spot[unit]),
    }
}

fn counter(data: &Data, state: &State, unit: UnitIx) -> Counter {
    let info = data.roster.get(unit);
    let kinds = &data.roster.kinds;
    let mut values = Vec::new();
    let mut value = |name: &str, number: i64| values.push((name.to_owned(), number));
    if kinds.aircraft.contains(unit) {
        value("air", i64::from(info.air));
        value("bomb", i64::from(info.bomb));
        value("range", i64::from(info.range));
    } else {
        value("combat", i64::from(state.strength(data, unit)));
        value("ma", i64::from(condition::allowance(data, state, unit)));
    }
    if let Some(tc) = info.tc {
        value("tc", i64::from(tc));
    }
    if kinds.hq.contains(unit) {
        value("command", i64::from(info.command_points));
    }
    let states = [
        (state.reduced.contains(unit), "reduced"),
        (state.os.contains(unit), "out_of_supply"),
        (state.oc.contains(unit), "out_of_communications"),
        (state.moved.contains(unit), "moved"),
        (state.entrenched.contains(unit), "entrenched"),
        (state.fixed.contains(unit), "static"),
        (state.broken_down.contains(unit), "broken_down"),
        (state.aground.contains(unit), "aground"),
        (state.flown.contains(unit), "flown"),
        (state.entrained.contains(unit), "entrained"),
        (info.asterisk, "asterisk"),
    ];
    let mut states: Vec<String> =
        states.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned()).collect();
    if let Place::Aboard(carrier) = state.spot[unit].place() {
        states.push(format!("aboard-{}", unit_name(carrier)));
    }
    Counter { id: info.id.clone(), place: place_of(state, unit), faction: faction(data, state, unit), values, states }
}

/// Whose troops it belongs to: a captured counter to nobody in particular on its new side.
fn faction(data: &Data, state: &State, unit: UnitIx) -> String {
    use crate::counters::{Nationality, Side};
    let nation = match (state.captured.contains(unit), state.side(data, unit)) {
        (true, Side::Allied) => Nationality::Allied,
        (true, Side::Red) => Nationality::Red,
        (false, _) => data.roster.get(unit).nation,
    };
    nation.id().to_owned()
}

fn marks(data: &Data, state: &State) -> Vec<Mark> {
    let mark = |id: &str, place: String| Mark { id: id.to_owned(), place };
    let mut marks: Vec<Mark> = state.forts.iter().map(|hex| mark("fort", hex_name(hex))).collect();
    marks.extend(state.hasty.iter().map(|hex| mark("hasty_defence", hex_name(hex))));
    marks.extend(state.wrecked.iter().map(|hex| mark("wrecked_track", hex_name(hex))));
    marks.extend(state.mined.iter().map(|reach| mark("mines", reach_name(reach))));
    marks.extend(state.bridges.without(data.board.bridges).iter().map(|reach| mark("bridge", reach_name(reach))));
    marks
        .extend(data.board.bridges.without(state.bridges).iter().map(|reach| mark("broken_bridge", reach_name(reach))));
    for (index, place) in data.board.map.places.iter().enumerate() {
        for (side, id) in ["held_allied", "held_red"].iter().enumerate() {
            if state.held[side] & (1 << index) != 0 {
                marks.push(mark(id, hex_name(place.hex)));
            }
        }
    }
    marks
}

fn tracks(data: &Data, state: &State) -> Vec<Track> {
    let track = |id: &str, value: i64, most: i64| Track { id: id.to_owned(), value, most };
    vec![
        track("turn", i64::from(state.turn), i64::from(arrivals::last_turn(data, state))),
        track("supply_allied", i64::from(state.points[0]), 40),
        track("supply_red", i64::from(state.points[1]), 40),
        track("victory_points", i64::from(crate::victory::points(data, state)), 200),
    ]
}

/// What people call a counter or a place.
pub(crate) fn spoken(id: &str) -> String {
    let data = data();
    if let Some(unit) = data.roster.find(id) {
        return data.roster.get(unit).name.clone();
    }
    let place = data.board.map.place(id).or_else(|| {
        let hex = data.board.map.grid.parse(id)?;
        data.board.map.places_in(hex).next()
    });
    match place {
        Some(place) if place.id == id => place.name.clone(),
        Some(place) => format!("{id} {}", place.name),
        None => id.to_owned(),
    }
}
