//! X.hidden.1: what everybody may see, what only a side may, and states that a seat cannot tell apart.

use engine::view::{Counter, Mark, Track, Turn};
use engine::{Chance, Eyes, Game, Message, Seat, SmolStr, Spelled, View, Word};
use hexmap::HexIx;

use crate::combat::strength::printed;
use crate::data::Data;
use crate::flags::FLAGS;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, HqIx, Side, TurnIx};
use crate::places::WeatherZone;
use crate::politics::ongoing;
use crate::procedure::Condition;
use crate::scenarios::Scenario;
use crate::seats;
use crate::state::State;
use crate::{appearance, args, independent, panels, politics, stacking};

/// What these eyes may see.
pub(crate) fn view(game: &Rossyia, state: &State, eyes: Eyes) -> View {
    let data = game.data();
    let title = game.title();
    let crowded = crowded(data, state);
    let threatened = independent::threatened(data, state);
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
            states: states(data, state, [crowded, threatened], counter).into_iter().map(SmolStr::new_static).collect(),
            notes: awaits(game, state, threatened, counter).into_iter().collect(),
            aboard: None,
            errand: None,
            ..Counter::default()
        })
    });
    let scenario = state.scenario(data);
    let turn = Track::new("turn", number(scenario, state.turn).into(), scenario.turns() as i64);
    View {
        stage: vec![stage(game, state)],
        turns: (scenario.first_turn.0..=scenario.last_turn.0)
            .map(|turn| Turn { what: turn_of(game, scenario, TurnIx(turn)), ground: SmolStr::default() })
            .collect(),
        ground: appearance::ground(state.weather_in(WeatherZone::South)).into(),
        grounds: appearance::grounds(state),
        phases: panels::phases(game, state),
        row: panels::row(game, state),
        counters: counters.collect(),
        holders: appearance::holders(data, state),
        marks: marks(data, state),
        announced: panels::announced(game, state),
        tracks: [panels::level(game, state), turn].into_iter().chain(panels::means(data, state)).collect(),
        hands: Side::ALL.into_iter().flat_map(|side| panels::hands(data, state, eyes, side)).collect(),
        ..View::default()
    }
}

/// What counters are in, by the names of its badges.
fn states(data: &Data, state: &State, [crowded, threatened]: [Counters; 2], counter: CounterIx) -> Vec<&'static str> {
    let found = condition(data, state, counter);
    let told = [
        ("overstacked", crowded.contains(counter)),
        ("out_of_supply", found == Some(Condition::OutOfSupply) || threatened.contains(counter)),
        ("isolated", found == Some(Condition::Isolated)),
        ("played", is_done(data, state, counter)),
    ];
    let worn = FLAGS.iter().filter(|flag| flag.shown && flag.worn(state).contains(counter)).map(|flag| flag.word);
    told.into_iter().filter(|(_, is)| *is).map(|(id, _)| id).chain(worn).collect()
}

/// What an independent unit has to expect that will check attrition (VII.N.4).
fn awaits(game: &Rossyia, state: &State, threatened: Counters, counter: CounterIx) -> Option<Spelled> {
    let prospect = || independent::prospect(game.data(), state, counter);
    threatened.contains(counter).then(prospect).flatten().map(|message| game.spell(&message))
}

/// Combat units in hexes with more steps than they hold (VI.A.10).
fn crowded(data: &Data, state: &State) -> Counters {
    let over = |side: Side| {
        let hexes = state.cache.combat[side].iter();
        let full = hexes.filter(move |hex| stacking::excess(data, state, side, data.ids.at_hex(*hex)) > 0);
        full.map(move |hex| state.in_hex(data, side, hex).and(data.kinds.combat))
    };
    Side::ALL.into_iter().flat_map(over).fold(Counters::NONE, Counters::or)
}

/// How the activation under way has found a HQ, and with it the units that it commands (V.G.1, V.G.2, V.H.1).
fn condition(data: &Data, state: &State, counter: CounterIx) -> Option<Condition> {
    panels::in_activation(state)?;
    let leads = |hq: HqIx| data.counter_of(hq) == counter;
    let mut armies = state.activation.armies.iter();
    armies.find(|army| army.units.contains(counter) || army.hq.is_some_and(leads)).map(|army| army.condition)
}

/// What lies on places: interdiction (VIII.B.8), partisans (X.options.1), the redoubt (N.ukraine.10), and on hexsides bridges,
/// by who holds them (X.bridge.2).
fn marks(data: &Data, state: &State) -> Vec<Mark> {
    let mark = |id: &'static str, place: SmolStr| Mark { id: SmolStr::new_static(id), place };
    let on = |id: &'static str, hex: HexIx| mark(id, data.spot_name(data.ids.at_hex(hex)).into());
    let interdicted = state.air.interdicted.iter().map(|hex| on("interdicted", hex));
    let partisans = ongoing::partisans_at(data, state).map(|hex| on("partisans", hex));
    let redoubt = state.redoubt.into_iter().map(|hex| on("redoubt", hex));
    let (grid, scenario) = (&data.map.grid, state.scenario(data));
    let bridges = data.bridges.iter().zip(state.bridge).filter_map(|(bridge, side)| {
        let id = if side? == Side::White { "bridge_white" } else { "bridge_red" };
        scenario.holds(grid, grid.side_hexes(bridge.side).0).then(|| mark(id, grid.side_name(bridge.side).into()))
    });
    interdicted.chain(partisans).chain(redoubt).chain(bridges).collect()
}

/// Whether a counter has had its activation, and is not in the midst of it (V.A.3).
fn is_done(data: &Data, state: &State, counter: CounterIx) -> bool {
    let leads = |hq| state.activation.armies.iter().any(|army| army.hq == Some(hq));
    let acts = || state.activation.units().contains(counter) || data.hq_of(counter).is_some_and(leads);
    state.played.contains(counter) && !(panels::in_activation(state).is_some() && acts())
}

/// Where the game stands: the turn, and who holds the initiative in it (II.B.1).
fn stage(game: &Rossyia, state: &State) -> Spelled {
    let turn = number(state.scenario(game.data()), state.turn);
    let message = Message::by("II.B.1", "rossyia-stage").with("turn", args::int(turn));
    let message = message.with("side", args::side(state.initiative));
    game.spell(&message).with("month", month(game, state.turn))
}

fn month(game: &Rossyia, turn: TurnIx) -> Word {
    Word::Name(game.data().ids.id(turn).into())
}

/// A turn by its number and its month.
fn turn_of(game: &Rossyia, scenario: &Scenario, turn: TurnIx) -> Spelled {
    let message = Message::by("X.turn.1", "rossyia-turn-of").with("turn", args::int(number(scenario, turn)));
    game.spell(&message).with("month", month(game, turn))
}

/// The number of a turn in its scenario.
fn number(scenario: &Scenario, turn: TurnIx) -> i32 {
    i32::from(turn.0) - i32::from(scenario.first_turn.0) + 1
}

/// Hand and pool of the enemy dealt anew; what was shown stays in his hand.
pub(crate) fn redeal(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut twin = *state;
    if let Some(side) = seats::side_of(seat) {
        politics::hands::redeal(data, &mut twin, side.enemy(), chance);
    }
    twin
}
