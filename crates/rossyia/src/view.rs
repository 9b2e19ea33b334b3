//! X.hidden.1: what everybody may see, what only a side may, and states that a seat cannot tell apart.

use engine::view::{Counter, Track, Turn};
use engine::{Chance, Eyes, Game, Index, Message, Seat, SmolStr, Spelled, View, Word};

use crate::combat::strength::printed;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Side, TurnIx};
use crate::places::WeatherZone;
use crate::seats;
use crate::state::State;
use crate::{appearance, args, panels, politics};

/// What these eyes may see.
pub(crate) fn view(game: &Rossyia, state: &State, eyes: Eyes) -> View {
    let data = game.data();
    let title = game.title();
    let counters = data.ids.all::<CounterIx>().filter_map(|counter| {
        let at = state.spot(counter)?;
        let faction = state.faction(data, counter);
        let values = match data.unit(counter) {
            Some(unit) => {
                let [combat, shock] = printed(data, state, counter);
                let steps = state.steps(data, counter);
                let values = [("combat", combat), ("shock", shock), ("steps", steps), ("mp", unit.mp)];
                let worn = values.into_iter().filter(|(_, value)| *value > 0);
                worn.map(|(id, value)| (id.into(), i64::from(value))).collect()
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
            states: if is_done(data, state, counter) { vec!["played".into()] } else { Vec::new() },
            notes: Vec::new(),
            aboard: None,
            errand: None,
            ..Counter::default()
        })
    });
    let scenario = state.scenario(data);
    let turn = state.turn.index() - scenario.first_turn.index() + 1;
    let turn = Track::new("turn", turn as i64, scenario.turns() as i64);
    View {
        stage: vec![turn_of(game, state.turn)],
        turns: (scenario.first_turn.0..=scenario.last_turn.0)
            .map(|turn| Turn { what: turn_of(game, TurnIx(turn)), ground: SmolStr::default() })
            .collect(),
        ground: appearance::ground(state.weather_in(WeatherZone::South)).into(),
        grounds: appearance::grounds(state),
        phases: panels::phases(game, state),
        row: panels::row(game, state),
        counters: counters.collect(),
        holders: appearance::holders(data, state),
        announced: panels::announced(game, state),
        tracks: [panels::level(game, state), turn].into_iter().chain(panels::means(data, state)).collect(),
        hands: Side::ALL.into_iter().flat_map(|side| panels::hands(data, state, eyes, side)).collect(),
        ..View::default()
    }
}

/// Whether a counter has had its activation, and is not in the midst of it (V.A.3).
fn is_done(data: &Data, state: &State, counter: CounterIx) -> bool {
    let leads = |hq| state.activation.armies.iter().any(|army| army.hq == Some(hq));
    let acts = || state.activation.units().contains(counter) || data.hq_of(counter).is_some_and(leads);
    state.played.contains(counter) && !(panels::in_activation(state).is_some() && acts())
}

/// A turn by its number and its month.
fn turn_of(game: &Rossyia, turn: TurnIx) -> Spelled {
    let message = Message::by("X.turn.1", "rossyia-turn-of").with("turn", args::int(i32::from(turn.0) + 1));
    game.spell(&message).with("month", Word::Name(game.data().ids.id(turn).into()))
}

/// Hand and pool of the enemy dealt anew; what was shown stays in his hand.
pub(crate) fn redeal(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut twin = *state;
    if let Some(side) = seats::side_of(seat) {
        politics::hands::redeal(data, &mut twin, side.enemy(), chance);
    }
    twin
}
