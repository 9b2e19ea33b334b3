//! III.A and VIII.S at a glance: what moves the political level, when the game ends, what the level is worth then.

use engine::printed::faces;
use engine::winning::{Aim, Level, Prize};
use engine::{Game, Message, SmolStr, Spelled, Winning, Word};

use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CityIx, Side, TurnIx};
use crate::named::side_id;
use crate::politics::VictoryGrade;
use crate::state::State;
use crate::{args, level, panels};

/// A die has so many faces.
const FACES: usize = 6;

/// How the game is won, and how it stands.
pub(crate) fn winning(game: &Rossyia, state: &State) -> Winning {
    let mut winning = Winning {
        aims: aims(game, state),
        stands: vec![
            game.spell(&Message::by("III.A.1", "rossyia-goal-level").with("level", args::int(state.level))),
            end(game, state),
        ],
        levels: levels(game, state),
        places: places(game, state),
    };
    winning.sort_places();
    winning
}

fn aims(game: &Rossyia, state: &State) -> Vec<Aim> {
    let data = game.data();
    let worth = if state.scenario(data).victory.is_some() { "VIII.S.8" } else { "VIII.S.7" };
    let aim = |side: Option<Side>, what: Spelled| Aim { side: side.map(id), what };
    let own = |side: Side, message: Message| aim(Some(side), game.spell(&message));
    let total = |side: Side, id: &'static str, level: u8| {
        own(side, Message::by("VIII.S.1", id).with("level", args::int(level)))
    };
    let mut aims = vec![
        own(Side::White, Message::by(worth, "rossyia-goal-high")),
        total(Side::White, "rossyia-goal-total-high", level::HIGHEST),
        own(Side::White, Message::by("III.A.3", "rossyia-goal-cities-white")),
        own(Side::Bolshevik, Message::by(worth, "rossyia-goal-low")),
        total(Side::Bolshevik, "rossyia-goal-total-low", level::LOWEST),
        own(Side::Bolshevik, Message::by("III.A.3", "rossyia-goal-cities-bolshevik")),
    ];
    let applied = &data.politics.applied;
    let lost = data.politics.entry(applied.last_city).np.unwrap_or(0);
    aims.push(own(Side::Bolshevik, Message::by("III.A.4", "rossyia-goal-last-city").with("by", args::int(lost))));
    let drift = data.politics.drift;
    if drift.from <= state.scenario(data).last_turn {
        let message = Message::by("III.A.7", "rossyia-goal-drift").with("by", args::int(drift.np));
        aims.push(aim(Some(Side::Bolshevik), dated(data, game.spell(&message), drift.from)));
    }
    let hq = data.politics.entry(applied.hq_eliminated);
    let by = |np: Option<i8>| args::int(np.or(hq.np).unwrap_or(0));
    let message = Message::by("III.A.4", "rossyia-goal-hq").with("red", by(hq.np_if_red));
    aims.push(aim(None, game.spell(&message.with("white", by(hq.np_if_white)))));
    aims.push(aim(None, game.spell(&Message::by("III.A.2", "rossyia-goal-options"))));
    aims.extend(ends(game, state).into_iter().map(|what| aim(None, what)));
    aims
}

/// VIII.S.2 to VIII.S.6, VIII.S.8: the dice that can end the game, and its last turn.
fn ends(game: &Rossyia, state: &State) -> Vec<Spelled> {
    let data = game.data();
    let last = state.scenario(data).last_turn;
    let rolls = data.calendar.end_of_game.iter().filter(|(turn, on)| **turn <= last && on.len() < FACES);
    let roll = |(turn, on): (&TurnIx, &_)| {
        let on: &Vec<u8> = on;
        let told = game.spell(&Message::by("VIII.S.3", "rossyia-goal-end-die"));
        dated(data, told, *turn).with("faces", Word::Name(faces(on).into()))
    };
    let mut ends: Vec<Spelled> = rolls.map(roll).collect();
    let (clause, id) = match ends.is_empty() {
        true => ("VIII.S.8", "rossyia-goal-end"),
        false => ("VIII.S.6", "rossyia-goal-end-latest"),
    };
    ends.push(dated(data, game.spell(&Message::by(clause, id)), last));
    ends
}

/// The turn that it is, and the last.
fn end(game: &Rossyia, state: &State) -> Spelled {
    let data = game.data();
    let scenario = state.scenario(data);
    let left = scenario.last_turn.index() - state.turn.index();
    let told = game.spell(&Message::by("X.turn.1", "rossyia-goal-turns-left").with("left", args::int(left as i32)));
    dated(data, told, state.turn)
}

fn dated(data: &Data, told: Spelled, turn: TurnIx) -> Spelled {
    told.with("month", Word::Name(data.ids.id(turn).into()))
}

fn id(side: Side) -> SmolStr {
    SmolStr::new_static(side_id(side))
}

/// VIII.S.7, VIII.S.8: what the level is worth at the end.
fn levels(game: &Rossyia, state: &State) -> Vec<Level> {
    let data = game.data();
    let rows: Vec<(u8, u8, Option<Side>, Option<VictoryGrade>)> = match &state.scenario(data).victory {
        Some(rows) => rows.iter().map(|row| (row.low, row.high, row.victor, row.grade)).collect(),
        None => data.politics.levels.iter().map(|row| (row.low, row.high, row.victor, row.grade)).collect(),
    };
    let level = |(low, high, victor, grade): (u8, u8, Option<Side>, Option<VictoryGrade>)| Level {
        from: low.into(),
        to: Some(high.into()),
        what: game.spell(&panels::worth(victor, grade)),
        side: victor.map(id),
        now: (low..=high).contains(&state.level),
    };
    rows.into_iter().map(level).collect()
}

/// III.A.3, III.A.4: the cities in play.
fn places(game: &Rossyia, state: &State) -> Vec<Prize> {
    let data = game.data();
    let scenario = state.scenario(data);
    let in_play = |city: &CityIx| scenario.in_play(&data.map.grid, &data.ids, data.cities[city.index()].spot);
    let prize = |city: CityIx| Prize {
        place: data.spot_name(data.cities[city.index()].spot).into(),
        points: level::worth(data, city).into(),
        held: state.city_side(city).map(id),
        note: None,
    };
    data.ids.all::<CityIx>().filter(in_play).map(prize).collect()
}
