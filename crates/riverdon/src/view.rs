//! What each seat may see.

use engine::view::{Counter, Mark, Track};
use engine::{Arg, Eyes, Game, Index, Message, SmolStr, View};

use crate::army::Stands;
use crate::campaign::OrderKind;
use crate::data::Data;
use crate::forces::{Force, Place};
use crate::game::RiverDon;
use crate::ids::Side;
use crate::seats::{REFEREE, side_of};
use crate::space::Space;
use crate::state::{Fog, State};
use crate::{appearance, args, fog, tactics};

/// The state as some eyes may see it.
pub(crate) fn view(game: &RiverDon, state: &State, eyes: Eyes) -> View {
    let data = game.data();
    let mut stage = vec![Message::by("1.turn.1", "riverdon-turn").with("turn", args::int(state.turn))];
    for side in Side::ALL {
        if let Some(tactic) = state.tactics[side] {
            let chosen = Message::by("5.gen.1", "riverdon-tactic-chosen").with("side", args::side(state, side));
            stage.push(chosen.with("tactic", Arg::Term(tactics::term(tactic))));
        }
    }
    View {
        stage: stage.iter().map(|message| game.spell(message)).collect(),
        counters: Side::ALL.into_iter().flat_map(|side| counters(data, state, eyes, side)).collect(),
        marks: marks(data, state, eyes),
        tracks: tracks(data, state, eyes),
        ..View::default()
    }
}

/// Whether some eyes see everything of a side.
fn sees_all(eyes: Eyes, side: Side) -> bool {
    match eyes {
        Eyes::Seat(REFEREE) => true,
        Eyes::Seat(seat) => side_of(seat) == Some(side),
        Eyes::Public => false,
    }
}

/// The counters of a side: its own, or the markers that others see.
fn counters(data: &Data, state: &State, eyes: Eyes, side: Side) -> Vec<Counter> {
    let set_up = matches!(state.top(), crate::procedure::Frame::SettingUp | crate::procedure::Frame::Buying);
    if sees_all(eyes, side) {
        return own_counters(data, state, side);
    }
    if set_up {
        return Vec::new();
    }
    let viewer = match eyes {
        Eyes::Seat(seat) => side_of(seat),
        Eyes::Public => None,
    };
    Space::all().filter_map(|space| marker(data, state, viewer, side, space)).collect()
}

fn own_counters(data: &Data, state: &State, side: Side) -> Vec<Counter> {
    let mut all = Vec::new();
    for (who, force) in crate::orders::groups(state, side) {
        let place = place_id(data, who.place);
        for (unit, stands) in force.stands.iter() {
            let id = format!("{}-{}.{}-{}", side_id(side), place, who.number, data.ids.id(unit));
            let counter_of = u8::try_from(stands).unwrap_or(u8::MAX).min(data.units[unit.index()].max_stands);
            let face = appearance::counter_face(data, state.hosts[side].nation, unit, counter_of);
            all.push(counter(
                data,
                state,
                side,
                id,
                face,
                &place,
                vec![("stands".into(), i64::from(stands))],
                states(force),
            ));
        }
    }
    for (index, leader) in state.all_leaders(side) {
        let place = place_id(data, leader.place);
        let values = vec![("rating".into(), i64::from(leader.rating))];
        let id = format!("{}-leader{}", side_id(side), index.0 + 1);
        all.push(counter(
            data,
            state,
            side,
            id,
            appearance::leader_face(data, state.hosts[side].nation),
            &place,
            values,
            Vec::new(),
        ));
    }
    all
}

/// The state of a group that has got an order.
const fn order_state(order: OrderKind) -> &'static str {
    match order {
        OrderKind::Probe => "probe",
        OrderKind::Assault => "assault",
        OrderKind::Breakthrough => "breakthrough",
        OrderKind::Maneuver => "maneuver",
        OrderKind::Disengage => "disengage",
        OrderKind::Reserve => "reserve",
        OrderKind::DigIn => "dig_in",
    }
}

fn states(force: &Force) -> Vec<SmolStr> {
    let order = force.order.map(order_state).map(SmolStr::new_static);
    let flags = [
        (force.acted, "spent"),
        (force.hidden, "hidden"),
        (force.exhausted, "exhausted"),
        (force.surrounded, "surrounded"),
        (force.unsupplied, "unsupplied"),
        (force.mutinous, "mutinous"),
        (force.kept, "kept"),
    ];
    let flags = flags.into_iter().filter(|(is, _)| *is).map(|(_, word)| SmolStr::new_static(word));
    order.into_iter().chain(flags).collect()
}

/// The marker of a side in a space, as an enemy or everybody sees it (S2.setup.2, S2.setup.3).
fn marker(data: &Data, state: &State, viewer: Option<Side>, side: Side, space: Space) -> Option<Counter> {
    let marked = fog::marked_at(state, side, space);
    let sighting = viewer.map(|viewer| state.known[viewer].sighted[space]).unwrap_or_default();
    let sighted = fog::is_fresh(state, &sighting);
    if !marked && !sighted {
        return None;
    }
    let letter = if marked || viewer.is_some() { state.letters[side][space] } else { 0 };
    let mut values = vec![("letter".into(), i64::from(letter))];
    if sighted && sighting.total > 0 {
        values.push(("total".into(), i64::from(sighting.total)));
        values.push(("headings".into(), i64::from(sighting.headings)));
    }
    if state.settings.fog == Fog::Open {
        let stands: Stands = state.stands_at(side, space);
        values.extend(stands.iter().map(|(unit, count)| (SmolStr::new(data.ids.id(unit)), i64::from(count))));
    }
    let mut states = Vec::new();
    if marked && state.board.has_river(data, space) {
        let banks = state.groups_at(side, Place::At(space)).map(|(_, force)| force.banks);
        states.extend(banks.map(|banks| match banks {
            crate::forces::Banks::BOTH => SmolStr::new_static("both-banks"),
            banks if banks.contains(crate::cards::Bank::Near) => SmolStr::new_static("near-bank"),
            _ => SmolStr::new_static("far-bank"),
        }));
        states.sort();
        states.dedup();
    }
    let id = format!("{}-marker{letter}-{}", side_id(side), space.number());
    Some(counter(
        data,
        state,
        side,
        id,
        appearance::marker_face(data, state.hosts[side].nation),
        &space.number(),
        values,
        states,
    ))
}

#[allow(clippy::too_many_arguments, reason = "a counter is all of this")]
fn counter(
    data: &Data,
    state: &State,
    side: Side,
    id: String,
    face: String,
    place: &str,
    values: Vec<(SmolStr, i64)>,
    states: Vec<SmolStr>,
) -> Counter {
    Counter {
        id: id.into(),
        face: face.into(),
        place: place.into(),
        faction: data.ids.id(state.hosts[side].nation).into(),
        side: Some(side_id(side).into()),
        values,
        states,
        notes: Vec::new(),
        aboard: None,
        errand: None,
    }
}

fn side_id(side: Side) -> &'static str {
    ["first", "second"][side as usize]
}

fn place_id(data: &Data, place: Place) -> String {
    place.space().map_or_else(|| "off".to_owned(), |space| data.ids.id(space).to_owned())
}

/// The cards that some eyes see, and what lies on them.
fn marks(data: &Data, state: &State, eyes: Eyes) -> Vec<Mark> {
    let sides: Vec<Side> = match eyes {
        Eyes::Seat(REFEREE) => Side::ALL.to_vec(),
        Eyes::Seat(seat) => side_of(seat).into_iter().collect(),
        Eyes::Public => Vec::new(),
    };
    let mut marks = Vec::new();
    for space in Space::all() {
        let everybody = Side::ALL.into_iter().all(|side| state.board.is_seen(side, space));
        let seen = everybody || sides.iter().any(|side| state.board.is_seen(*side, space));
        let mark = |id: SmolStr| Mark { id, place: space.number().into() };
        if let Some(laid) = state.board.card(space).filter(|_| seen) {
            marks.push(mark(data.ids.id(laid.card).into()));
        }
        for (set, id) in [
            (state.bridge_down, "bridge-down"),
            (state.rail_bridge_down, "rail-bridge-down"),
            (state.track_cut, "track-cut"),
        ] {
            if set.contains(space) {
                marks.push(mark(SmolStr::new_static(id)));
            }
        }
        if state.trains.at == Some(space) {
            marks.push(mark(SmolStr::new_static("supply-train")));
        }
    }
    marks
}

fn tracks(data: &Data, state: &State, eyes: Eyes) -> Vec<Track> {
    let turns = state.scenario(data).turn_limit.unwrap_or(30);
    let mut tracks = vec![Track::new("turn", i64::from(state.turn), i64::from(turns))];
    for side in Side::ALL {
        if sees_all(eyes, side) || state.settings.fog == Fog::Open {
            let stock = i64::from(state.hosts[side].resources);
            tracks.push(Track { side: Some(side_id(side).into()), ..Track::new("stock", stock, stock.max(30)) });
        }
    }
    tracks
}
