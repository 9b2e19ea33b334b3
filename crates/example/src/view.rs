//! What each seat may see, and states that it cannot tell apart.

use engine::view::{Counter, Hand, Mark, Track, Turn};
use engine::{Arg, Chance, Eyes, Game, Message, Seat, Side, SmolStr, View};

use crate::EmtsaLine;
use crate::appearance;
use crate::data::{Card, Station};
use crate::march::place;
use crate::state::{ALLIED_SIDE, Cards, Frame, RED_SIDE, SEATS, Sealed, State, side};
use crate::victory::worth;

pub(crate) fn view(game: &EmtsaLine, state: &State, eyes: Eyes) -> View {
    let data = &game.data;
    let name = |station: Station| data.stations[usize::from(station.0)].id.clone();
    let title = game.title();
    let mut stage = vec![Message::by("2.1", "emtsa-turn").with("turn", Arg::Int(i32::from(state.turn)))];
    for frame in state.stack.frames() {
        match *frame {
            Frame::Bids => stage.push(Message::by("3.1", "emtsa-stage-bids")),
            Frame::Activation { seat } => {
                stage.push(Message::by("4.1", "emtsa-activation").with("seat", Arg::Seat(seat)));
            }
            Frame::Contest { at, .. } => stage.push(Message::by("6.4", "emtsa-contest").with("place", place(at))),
            Frame::TurnStart | Frame::Activations { .. } | Frame::Over => {}
        }
    }
    let side_id = |side: Side| SmolStr::new(&title.sides[usize::from(side.0)].id);
    let counters = data.all_units().filter_map(|unit| {
        let info = data.unit(unit);
        let spent = state.spent[usize::from(unit.0)] >= info.pace;
        Some(Counter {
            id: info.id.as_str().into(),
            face: appearance::face_id(info, state.steps(unit)).into(),
            place: name(state.at(unit)?).into(),
            faction: title.factions[usize::from(info.faction.0)].id.as_str().into(),
            side: game.controller(state, info.faction).map(|seat| side_id(side(seat))),
            values: vec![("steps".into(), i64::from(state.steps(unit))), ("pace".into(), i64::from(info.pace))],
            states: if spent { vec!["moved".into()] } else { Vec::new() },
            notes: Vec::new(),
            aboard: None,
            errand: None,
            ..Counter::default()
        })
    });
    let mut marks = Vec::new();
    for (index, stretch) in data.stretches.iter().enumerate() {
        if state.is_mined(data, index) {
            marks.push(Mark {
                id: "mine".into(),
                place: format!("{}-{}", name(stretch.ends[0]), name(stretch.ends[1])).into(),
            });
        }
    }
    for (index, holder) in state.held_by.iter().enumerate().take(data.stations.len()) {
        if let Some(side) = holder {
            let id = format!("held-{}", title.sides[usize::from(side.0)].id);
            marks.push(Mark { id: id.into(), place: name(Station(index as u8)).into() });
        }
    }
    let all: u32 = data.stations.iter().map(|info| u32::from(info.worth)).sum();
    let track = |id: &str, value: u32, most: u32, side: Option<Side>| Track {
        side: side.map(side_id),
        ..Track::new(id, value.into(), most.into())
    };
    let turns = data.scenarios[usize::from(state.scenario)].turns;
    let hand = |seat: Seat| {
        let mine = eyes == Eyes::Seat(seat);
        let cards = state.hands[usize::from(seat.0)];
        let seen = cards.iter().filter(|_| mine).map(|card| SmolStr::new(&data.cards[usize::from(card.0)].id));
        Hand { count: cards.len(), seen: seen.collect(), own: mine, ..Hand::new(title.seat_id(seat)) }
    };
    let sealed = |seat: Seat| {
        let mine = eyes == Eyes::Seat(seat);
        let (count, seen) = match state.sealed[usize::from(seat.0)] {
            Sealed::NotAsked | Sealed::Open => (0, Vec::new()),
            Sealed::Nothing if mine => (1, vec!["nothing".into()]),
            Sealed::Card(card) if mine => (1, vec![SmolStr::new(&data.cards[usize::from(card.0)].id)]),
            Sealed::Nothing | Sealed::Card(_) => (1, Vec::new()),
        };
        Hand { count, seen, own: mine, ..Hand::new(format!("sealed-{}", title.seat_id(seat))) }
    };
    View {
        stage: stage.iter().map(|message| game.spell(message)).collect(),
        turns: (1..=turns).map(|turn| turn_name(game, turn)).collect(),
        counters: counters.collect(),
        marks,
        tracks: vec![
            track("turn", state.turn.into(), turns.into(), None),
            track("worth-red", worth(data, state, RED_SIDE), all, Some(RED_SIDE)),
            track("worth-allied", worth(data, state, ALLIED_SIDE), all, Some(ALLIED_SIDE)),
            track("withdrawn", state.withdrawn.into(), data.numbers.withdrawal.into(), None),
        ],
        hands: SEATS.into_iter().map(hand).chain(SEATS.into_iter().map(sealed)).collect(),
        ..View::default()
    }
}

fn turn_name(game: &EmtsaLine, turn: u8) -> Turn {
    let what = Message::by("2.1", "emtsa-turn").with("turn", Arg::Int(i32::from(turn)));
    Turn { what: game.spell(&what), ground: SmolStr::default() }
}

/// Deal anew what the seat cannot know: the other hands, what they sealed, and the undealt cards.
pub(crate) fn redeal(game: &EmtsaLine, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut twin = *state;
    let own = state.hands[usize::from(seat.0)];
    let known = own.or(state.used);
    let mut unknown: Vec<Card> =
        (0..game.data.cards.len() as u8).map(Card).filter(|card| !known.contains(*card)).collect();
    chance.shuffle(&mut unknown);
    for other in SEATS.into_iter().filter(|other| *other != seat) {
        let i = usize::from(other.0);
        let mut hand = Cards::default();
        for card in unknown.drain(..state.hands[i].len()) {
            hand.insert(card);
        }
        twin.hands[i] = hand;
        let in_support = state.stack.frames().iter().any(|frame| matches!(frame, Frame::Contest { .. }));
        if matches!(state.sealed[i], Sealed::Card(_) | Sealed::Nothing) {
            let cards: Vec<Card> = hand.iter().collect();
            twin.sealed[i] = match chance.pick(&cards) {
                Some(_) if in_support && chance.one_in(3) => Sealed::Nothing,
                Some(card) => Sealed::Card(*card),
                None => Sealed::Nothing,
            };
        }
    }
    twin
}
