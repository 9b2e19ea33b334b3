//! What each seat may see: its own groups and leaders, markers of the enemy with what was told of them, the cards it has
//! seen.

use engine::orders::Word;
use engine::view::{Announced, Counter, Lettered, Mark, Phase, Pictured, PlacePart, Track, Turn};
use engine::{Arg, Eyes, Game, Message, SmolStr, View};

use crate::board::Board;
use crate::cards::{Bank, COLUMNS, ROWS, Square};
use crate::data::Data;
use crate::forces::{Banks, Force, Place};
use crate::game::RiverDon;
use crate::ids::Side;
use crate::order::Who;
use crate::procedure::{Frame, Progress};
use crate::seats::{REFEREE, side_of};
use crate::space::Space;
use crate::state::{Fog, Sighting, State};
use crate::units::Class;
use crate::{appearance, args, assets, clash, engage, fog, orders, pictures, tactics};

/// The state as some eyes may see it.
pub(crate) fn view(game: &RiverDon, state: &State, eyes: Eyes) -> View {
    if let Some(view) = engage::shown::view(game, state, eyes) {
        return view;
    }
    let data = game.data();
    View {
        stage: stage(state).iter().map(|message| game.spell(message)).collect(),
        phases: phases(game, state),
        turns: turns(game, state),
        pictures: laid(data, state, eyes),
        veiled: true,
        counters: Side::ALL.into_iter().flat_map(|side| counters(game, state, eyes, side)).collect(),
        marks: marks(data, state, eyes),
        announced: Side::ALL.into_iter().flat_map(|side| missions(game, state, eyes, side)).collect(),
        tracks: tracks(data, state, eyes),
        ..View::default()
    }
}

/// The turn, the weather, who holds the initiative, what was chosen, what is being fought for: what everybody knows.
fn stage(state: &State) -> Vec<Message> {
    let mut stage = vec![Message::by("1.turn.1", "riverdon-turn").with("turn", args::int(state.turn))];
    if state.turn == 0 {
        let id = match state.top() {
            Frame::Laying => "riverdon-stage-laying",
            Frame::Buying => "riverdon-stage-buying",
            _ => "riverdon-stage-set-up",
        };
        return vec![Message::by("S2.setup.1", id)];
    }
    if state.round > 1 {
        stage.push(Message::by("sc1.variant.1", "riverdon-stage-round").with("round", args::int(state.round)));
    }
    if state.bad_weather {
        stage.push(Message::by("9.wea.1", "riverdon-stage-bad-weather"));
    }
    let holder = Message::by("2.si.1", "riverdon-initiative-passes");
    stage.push(holder.with("side", args::side(state, state.initiative)));
    for side in Side::ALL {
        if let Some(tactic) = state.tactics[side] {
            let chosen = Message::by("5.gen.1", "riverdon-tactic-chosen").with("side", args::side(state, side));
            stage.push(chosen.with("tactic", Arg::Term(tactics::term(tactic))));
        }
    }
    stage.extend(clash::headline(state));
    stage
}

/// The phases of a turn (1.turn.1), each with its clause.
pub(crate) const PHASES: [(&str, &str); 7] = [
    ("2.si.1", "riverdon-phase-initiative"),
    ("3.res.1", "riverdon-phase-resources"),
    ("4.lead.1", "riverdon-phase-leaders"),
    ("5.gen.1", "riverdon-phase-operation"),
    ("5.gen.2", "riverdon-phase-orders"),
    ("9b.gen.2", "riverdon-phase-missions"),
    ("6.seq.1", "riverdon-phase-execution"),
];

/// The phase that the game is in.
pub(crate) fn phase_now(state: &State) -> Option<usize> {
    if state.turn == 0 || state.ended.is_some() {
        return None;
    }
    let of = |frame: &Frame| {
        Some(match frame {
            Frame::TurnStart | Frame::Initiative => 0,
            Frame::Surrender | Frame::Spoils { .. } | Frame::Income | Frame::Entering { .. } => 1,
            Frame::Leaders => 2,
            Frame::Operation | Frame::Defence => 3,
            Frame::Orders => 4,
            Frame::Missions | Frame::Assets { .. } | Frame::Battery { .. } | Frame::Deserters { .. } => 5,
            Frame::Execution { .. } | Frame::Trains | Frame::TurnEnd => 6,
            _ => return None,
        })
    };
    state.stack.frames().iter().rev().find_map(of)
}

/// The phases of a turn, and the one that the game is in.
fn phases(game: &RiverDon, state: &State) -> Vec<Phase> {
    if state.turn == 0 || state.ended.is_some() {
        return Vec::new();
    }
    let now = phase_now(state);
    let phase = |(index, (clause, id)): (usize, &(&'static str, &'static str))| Phase {
        what: game.spell(&Message::by(clause, id)),
        side: None,
        now: now == Some(index),
    };
    PHASES.iter().enumerate().map(phase).collect()
}

/// The turns of the campaign, as far as it has a last one.
fn turns(game: &RiverDon, state: &State) -> Vec<Turn> {
    let last = state.scenario(game.data()).turn_limit.unwrap_or(0);
    let turn = |number: u8| Turn {
        what: game.spell(&Message::by("1.turn.1", "riverdon-turn").with("turn", args::int(number))),
        ground: SmolStr::default(),
    };
    (1..=last).map(turn).collect()
}

/// Whether some eyes see everything of a side.
pub(crate) fn sees_all(eyes: Eyes, side: Side) -> bool {
    match eyes {
        Eyes::Seat(REFEREE) => true,
        Eyes::Seat(seat) => side_of(seat) == Some(side),
        Eyes::Public => false,
    }
}

/// Whether some eyes have seen the card of a space: a side's own, all of a referee, what lies face up for everybody else.
pub(crate) fn has_seen(state: &State, eyes: Eyes, space: Space) -> bool {
    sees_card(&state.board, eyes, space)
}

/// The same of any board.
pub(crate) fn sees_card(board: &Board, eyes: Eyes, space: Space) -> bool {
    match eyes {
        Eyes::Seat(REFEREE) => true,
        Eyes::Seat(seat) => side_of(seat).is_some_and(|side| board.is_seen(side, space)),
        Eyes::Public => board.is_up(space),
    }
}

/// The cards as some eyes see them.
fn laid(data: &Data, state: &State, eyes: Eyes) -> Vec<Pictured> {
    let mut laid = Vec::new();
    for space in Space::all() {
        let seen = has_seen(state, eyes, space);
        let Some(picture) = pictures::of_space(data, state, space, seen) else { continue };
        let card = state.board.card(space).filter(|_| seen);
        laid.push(Pictured {
            place: space.number().into(),
            picture: picture.into(),
            name: card.map(|laid| appearance::site(data, laid.card).into()).unwrap_or_default(),
            parts: if card.is_some() { banks(data, state, space) } else { Vec::new() },
        });
    }
    laid
}

/// The banks of a river card, and where their counters stand: in the middle of their squares.
fn banks(data: &Data, state: &State, space: Space) -> Vec<PlacePart> {
    let Some(face) = state.board.face(data, space).filter(|face| !face.river.is_empty()) else { return Vec::new() };
    let (wide, high) = appearance::CARD;
    let spot = |bank: Bank| {
        let squares: Vec<Square> = Square::all().filter(|square| face.bank_of(*square) == bank).collect();
        let mean = |of: fn(Square) -> u8| {
            squares.iter().map(|square| f64::from(of(*square)) + 0.5).sum::<f64>() / squares.len().max(1) as f64
        };
        let x = mean(Square::column) / f64::from(COLUMNS) - 0.5;
        let y = mean(Square::row) / f64::from(ROWS) - 0.5;
        PlacePart {
            id: SmolStr::new_static(bank_id(bank)),
            x: (x * wide * 100.0).round() as i32,
            y: (y * high * 100.0).round() as i32,
        }
    };
    Bank::ALL.into_iter().map(spot).collect()
}

const fn bank_id(bank: Bank) -> &'static str {
    match bank {
        Bank::Near => "near",
        Bank::Far => "far",
    }
}

/// The part of a space where somebody on these banks stands: none on both, or where no river is seen.
fn part(data: &Data, state: &State, eyes: Eyes, place: Place, banks: Banks) -> Option<SmolStr> {
    let space = place.space()?;
    let apart = has_seen(state, eyes, space) && state.board.has_river(data, space) && banks != Banks::BOTH;
    apart.then(|| SmolStr::new_static(bank_id(banks.first())))
}

/// The counters of a side: its own, or the markers that others see.
fn counters(game: &RiverDon, state: &State, eyes: Eyes, side: Side) -> Vec<Counter> {
    if sees_all(eyes, side) {
        return own_counters(game, state, eyes, side);
    }
    if matches!(state.top(), Frame::Laying | Frame::Buying | Frame::SettingUp) {
        return Vec::new();
    }
    Space::all().filter_map(|space| marker(game, state, eyes, side, space)).collect()
}

/// What a group or leader is called by somebody: one's own as in orders, others with their side before it.
fn own_id(eyes: Eyes, side: Side, id: &str) -> SmolStr {
    match eyes {
        Eyes::Seat(seat) if side_of(seat) == Some(side) => id.into(),
        _ => format!("{}-{id}", side_id(side)).into(),
    }
}

fn own_counters(game: &RiverDon, state: &State, eyes: Eyes, side: Side) -> Vec<Counter> {
    let data = game.data();
    let nation = state.hosts[side].nation;
    let mut all = Vec::new();
    for (who, force) in orders::groups(state, side) {
        let stands = force.stands.iter().map(|(unit, count)| {
            let message = Message::plain("riverdon-has-stands").with("stands", args::int(count));
            game.spell(&message.with("unit", args::unit(unit)))
        });
        // Whether the enemy has sighted it, its owner does not know.
        let marked = who.place.space().filter(|space| fog::marked_at(state, side, *space));
        let letter = marked.map_or(0, |space| state.letters[side][space]);
        let large = if letter == 0 { who.number.to_string() } else { letters(letter) };
        let points = force.stands.points(data);
        all.push(Counter {
            id: own_id(eyes, side, &appearance::group_id(data, who)),
            face: appearance::marker_face(data, nation).into(),
            part: part(data, state, eyes, who.place, force.banks),
            lettered: Some(Lettered { large: large.into(), small: points.to_string().into() }),
            values: vec![("points".into(), i64::from(points)), ("stands".into(), i64::from(force.stands.len()))],
            states: states(data, force),
            notes: stands.collect(),
            ..counter(data, state, side, who.place)
        });
    }
    for (index, leader) in state.all_leaders(side) {
        let with = leader.with.and_then(|force| group_of(state, side, force));
        all.push(Counter {
            id: own_id(eyes, side, &format!("leader{}", index.0 + 1)),
            face: appearance::leader_face(data, nation, leader.rating).into(),
            part: with.and_then(|(who, force)| part(data, state, eyes, who.place, force.banks)),
            values: vec![("rating".into(), i64::from(leader.rating))],
            states: if leader.known { vec!["known".into()] } else { Vec::new() },
            aboard: with.map(|(who, _)| own_id(eyes, side, &appearance::group_id(data, who))),
            ..counter(data, state, side, leader.place)
        });
    }
    all
}

/// A group and what it is called.
fn group_of(state: &State, side: Side, force: crate::forces::ForceIx) -> Option<(Who, &Force)> {
    let wanted = state.force(side, force);
    orders::groups(state, side).find(|(_, group)| std::ptr::eq(*group, wanted))
}

fn states(data: &Data, force: &Force) -> Vec<SmolStr> {
    let order = force.order.map(|order| Word::<Data>::name(order, data).into());
    let flags = [
        (force.acted, "spent"),
        (force.hidden, "hidden"),
        (force.exhausted, "exhausted"),
        (force.surrounded, "surrounded"),
        (force.unsupplied, "unsupplied"),
        (force.mutinous, "mutinous"),
        (force.kept, "kept"),
        (force.stands.of_class(data, Class::Train) > 0, "train"),
    ];
    let flags = flags.into_iter().filter(|(is, _)| *is).map(|(_, word)| SmolStr::new_static(word));
    order.into_iter().chain(flags).collect()
}

/// The letters of a marker, by its number: A to Z, then AA and so on.
pub(crate) fn letters(number: u8) -> String {
    let letter = |index: u8| char::from(b'A' + index % 26);
    match number.saturating_sub(1) {
        index if index < 26 => letter(index).to_string(),
        index => [letter(index / 26 - 1), letter(index)].iter().collect(),
    }
}

/// The marker of a side in a space, as an enemy or everybody sees it (S2.setup.2, S2.setup.3).
fn marker(game: &RiverDon, state: &State, eyes: Eyes, side: Side, space: Space) -> Option<Counter> {
    let data = game.data();
    let viewer = match eyes {
        Eyes::Seat(seat) => side_of(seat),
        Eyes::Public => None,
    };
    let marked = fog::marked_at(state, side, space);
    let sighting = viewer.map(|viewer| state.known[viewer].sighted[space]).unwrap_or_default();
    let sighted = fog::is_fresh(state, &sighting);
    if !marked && !sighted {
        return None;
    }
    let letter = if marked || viewer.is_some() { state.letters[side][space] } else { 0 };
    let large = if letter == 0 { "?".to_owned() } else { letters(letter) };
    let told = sighted && sighting.total > 0;
    let mut values = Vec::new();
    let mut notes: Vec<Message> = Vec::new();
    if told {
        values.push(("total".into(), i64::from(sighting.total)));
        notes.push(sighting_note(space, sighting));
    }
    if state.settings.fog == Fog::Open {
        notes.extend(state.stands_at(side, space).iter().map(|(unit, count)| {
            Message::plain("riverdon-has-stands").with("stands", args::int(count)).with("unit", args::unit(unit))
        }));
    }
    let banks = state.groups_at(side, Place::At(space)).map(|(_, force)| force.banks);
    let banks = banks.reduce(|all, banks| banks.iter().fold(all, Banks::with)).filter(|_| marked);
    let id = match letter {
        0 => format!("{}-at-{}", side_id(side), space.number()),
        letter => format!("{}-{}", side_id(side), letters(letter)),
    };
    let small = if told { format!("≈{}", sighting.total) } else { String::new() };
    Some(Counter {
        id: id.into(),
        face: appearance::marker_face(data, state.hosts[side].nation).into(),
        part: banks.and_then(|banks| part(data, state, eyes, Place::At(space), banks)),
        lettered: Some(Lettered { large: large.into(), small: small.into() }),
        values,
        notes: notes.iter().map(|message| game.spell(message)).collect(),
        ..counter(data, state, side, Place::At(space))
    })
}

/// What a report told (9.rec.2).
fn sighting_note(space: Space, sighting: Sighting) -> Message {
    let said = |bit: u8| {
        let id = if sighting.headings & (1 << bit) == 0 { "riverdon-scouts-none" } else { "riverdon-scouts-infantry" };
        Arg::Term(id)
    };
    Message::by("9.rec.2", "riverdon-report")
        .with("space", args::space(space))
        .with("total", args::int(sighting.total))
        .with("infantry", said(0))
        .with("cavalry", said(1))
        .with("artillery", said(2))
        .with("vehicles", said(3))
}

/// A counter of a side in a place, without what is its own.
fn counter(data: &Data, state: &State, side: Side, place: Place) -> Counter {
    Counter {
        place: place_id(data, place).into(),
        faction: data.ids.id(state.hosts[side].nation).into(),
        side: Some(side_id(side).into()),
        ..Counter::default()
    }
}

pub(crate) fn side_id(side: Side) -> &'static str {
    ["first", "second"][side as usize]
}

fn place_id(data: &Data, place: Place) -> String {
    place.space().map_or_else(|| appearance::OFF.to_owned(), |space| data.ids.id(space).to_owned())
}

/// What lies on the board: what is down is seen by everybody, works by their owner, and by others once both have set up.
fn marks(data: &Data, state: &State, eyes: Eyes) -> Vec<Mark> {
    let mut marks = Vec::new();
    let open = state.turn > 0 && state.settings.fog != Fog::Hidden;
    let shown = |space: Space| {
        let owner = Side::ALL.into_iter().find(|side| state.side(data, *side).fortified.contains(&space));
        owner.is_some_and(|side| open || sees_all(eyes, side))
    };
    let works = |set: crate::ids::Spaces| set.filter(shown);
    for space in Space::all() {
        for (set, id) in [
            (state.bridge_down, "bridge-down"),
            (state.rail_bridge_down, "rail-bridge-down"),
            (state.track_cut, "track-cut"),
            (works(state.trenches), "trenches"),
            (works(state.wire), "wire"),
        ] {
            if set.contains(space) {
                marks.push(Mark { id: SmolStr::new_static(id), place: space.number().into() });
            }
        }
        if state.trains.at == Some(space) {
            marks.push(Mark { id: SmolStr::new_static("supply-train"), place: space.number().into() });
        }
    }
    marks
}

/// The missions that a side has placed and that are still to come, for itself (9b.gen.2).
fn missions(game: &RiverDon, state: &State, eyes: Eyes, side: Side) -> Vec<Announced> {
    if !sees_all(eyes, side) {
        return Vec::new();
    }
    let placed = state.missions[side].iter().flatten().filter(|mission| mission.progress == Progress::Placed);
    placed
        .map(|mission| {
            let what = Message::by("9b.gen.2", "riverdon-mission-shown")
                .with("side", args::side(state, side))
                .with("mission", args::mission(game.data(), mission.kind))
                .with("space", args::space(mission.at));
            let from = mission.force.and_then(|force| state.force(side, force).place.space());
            Announced {
                what: game.spell(&what),
                from: from.filter(|from| *from != mission.at).map(|from| from.number().into()).into_iter().collect(),
                to: mission.at.number().into(),
            }
        })
        .collect()
}

fn tracks(data: &Data, state: &State, eyes: Eyes) -> Vec<Track> {
    let turns = state.scenario(data).turn_limit.unwrap_or(30);
    let mut tracks = vec![Track::new("turn", i64::from(state.turn), i64::from(turns))];
    for side in Side::ALL {
        if sees_all(eyes, side) || state.settings.fog == Fog::Open {
            // What is paid for missions that nobody has been shown is their secret too (S2.setup.3).
            let unseen = assets::placed(state, side).filter(|(_, mission)| assets::is_unseen(mission));
            let paid: i64 = unseen.map(|(_, mission)| i64::from(mission.paid)).sum();
            let hidden = if sees_all(eyes, side) { 0 } else { paid };
            let stock = i64::from(state.hosts[side].resources) + hidden;
            tracks.push(Track { side: Some(side_id(side).into()), ..Track::new("stock", stock, stock.max(30)) });
        }
    }
    if state.scenario(data).trains.is_some() {
        let trains = &state.trains;
        let all = trains.through + trains.derailed + trains.left + u8::from(trains.at.is_some());
        tracks.push(Track::new("trains_through", i64::from(trains.through), i64::from(all)));
        tracks.push(Track::new("trains_derailed", i64::from(trains.derailed), i64::from(all)));
    }
    tracks
}
