//! X.hidden.1: what everybody may see, what only a side may, and states that a seat cannot tell apart.

use engine::view::{Counter, Hand, Mark, Track, Turn};
use engine::{Chance, Eyes, Game, Index, Message, Seat, SmolStr, View};

use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CityIx, CounterIx, Side};
use crate::seats;
use crate::state::State;
use crate::{appearance, args, politics};

/// What these eyes may see.
pub(crate) fn view(game: &Rossyia, state: &State, eyes: Eyes) -> View {
    let data = game.data();
    let title = game.title();
    let counters = data.ids.all::<CounterIx>().filter_map(|counter| {
        let at = state.spot(counter)?;
        let faction = state.faction(data, counter);
        let values = match data.unit(counter) {
            Some(unit) => {
                vec![("steps".into(), i64::from(state.steps(data, counter))), ("mp".into(), i64::from(unit.mp))]
            }
            None => data.hq_of(counter).map(|hq| vec![("armt".into(), i64::from(state.armt[hq]))]).unwrap_or_default(),
        };
        Some(Counter {
            id: data.ids.id(counter).into(),
            face: appearance::face_id(data, state, counter).into(),
            place: data.spot_name(at).into(),
            faction: data.ids.id(faction).into(),
            side: state.player[faction].map(|side| SmolStr::new(&title.sides[side.index()].id)),
            values,
            states: if state.played.contains(counter) { vec!["played".into()] } else { Vec::new() },
            notes: Vec::new(),
            aboard: None,
            errand: None,
        })
    });
    let marks = data.ids.all::<CityIx>().filter_map(|city| {
        let holder = state.holder(city)?;
        Some(Mark {
            id: format!("held-{}", data.ids.id(holder)).into(),
            place: data.spot_name(data.cities[city.index()].spot).into(),
        })
    });
    let by_faction = |id: &str, values: &dyn Fn(crate::ids::FactionIx) -> u8| -> Vec<Track> {
        let fighting = data.ids.all::<crate::ids::FactionIx>().filter(|faction| state.allegiance[*faction].is_some());
        let track = |faction: crate::ids::FactionIx| Track {
            id: format!("{id}-{}", data.ids.id(faction)).into(),
            value: values(faction).into(),
            most: 99,
            side: state.allegiance[faction].map(|side| SmolStr::new(&title.sides[side.index()].id)),
        };
        fighting.map(track).collect()
    };
    let level = Track { id: "level".into(), value: state.level.into(), most: 100, side: None };
    let scenario = state.scenario(data);
    let turn = state.turn.index() - scenario.first_turn.index() + 1;
    let turn = Track { id: "turn".into(), value: turn as i64, most: scenario.turns() as i64, side: None };
    let rail = by_faction("rail", &|faction| state.rail_points[faction]);
    let pr = by_faction("pr", &|faction| state.pr[faction]);
    View {
        stage: vec![game.spell(&turn_message(state.turn.0))],
        phases: Vec::new(),
        turns: (scenario.first_turn.0..=scenario.last_turn.0)
            .map(|turn| Turn { what: game.spell(&turn_message(turn)), ground: SmolStr::default() })
            .collect(),
        ground: SmolStr::default(),
        counters: counters.collect(),
        marks: marks.collect(),
        announced: Vec::new(),
        tracks: [level, turn].into_iter().chain(rail).chain(pr).collect(),
        hands: Side::ALL.into_iter().flat_map(|side| hands(game, state, eyes, side)).collect(),
    }
}

fn turn_message(turn: u8) -> Message {
    Message::by("X.turn.1", "rossyia-turn").with("turn", args::int(i32::from(turn) + 1))
}

/// The hand of a side, whole to it and its number to others; of the pool the number only (X.hidden.1, III.B.10).
fn hands(game: &Rossyia, state: &State, eyes: Eyes, side: Side) -> [Hand; 2] {
    let data = game.data();
    let id = &game.title().sides[side.index()].id;
    let own = matches!(eyes, Eyes::Seat(seat) if seats::side_of(seat) == Some(side));
    let options = &state.options[side];
    let seen = if own { options.hand } else { options.shown };
    let named = seen.iter().filter(|(option, _)| option.index() < data.politics.options.len());
    let named = named.flat_map(|(option, count)| (0..*count).map(move |_| option));
    let sum = |counts: &[u8]| counts.iter().map(|count| usize::from(*count)).sum();
    [
        Hand {
            id: format!("options-{id}").into(),
            count: sum(options.hand.values()),
            seen: named.map(|option| data.ids.id(option).into()).collect(),
        },
        Hand { id: format!("pool-{id}").into(), count: sum(options.pool.values()), seen: Vec::new() },
    ]
}

/// Hand and pool of the enemy dealt anew; what was shown stays in his hand.
pub(crate) fn redeal(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut twin = *state;
    if let Some(side) = seats::side_of(seat) {
        politics::hands::redeal(data, &mut twin, side.enemy(), chance);
    }
    twin
}
