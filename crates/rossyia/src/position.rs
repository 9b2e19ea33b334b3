//! A position from a real table: its form, read and judged, written down, whole or with the hands of others left out.
//!
//! It is taken where nobody is in the middle of anything: when a turn begins, in its steps before the first option or counter
//! is played, between two activations, before the independent units. Whatever is as the scenario sets it up needs no line.

mod form;
mod ground;
mod judge;
mod notes;
mod options;
mod read;
mod write;

use engine::Stack;
use engine::situation::{FieldValue, plain_name};
use engine::{Dice, Index, Seed};

use crate::calendar::Weather;
use crate::data::Data;
use crate::flags::{FLAGS, Until};
use crate::ids::{CounterIx, Side, Spot};
use crate::place::{Place, Standing};
use crate::procedure::{Activation, Frame, PoliticalStep};
use crate::setup::{Choices, set_up};
use crate::state::{COMBATS, State};

pub(crate) use form::form;
pub(crate) use options::{deal, veiled};
pub(crate) use read::lay_out;
pub(crate) use write::{write_down, write_veiled};

/// Where a position can be taken, in the order of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Turn,
    Initiative(Side),
    Answer(Side),
    Arrivals(Side),
    Options(Side),
    Military,
    Activation(Side),
    Independent,
}

const PHASES: [FieldValue<Phase>; 13] = [
    (Phase::Activation(Side::White), "activation white", "rossyia-position-activation-white"),
    (Phase::Activation(Side::Bolshevik), "activation bolshevik", "rossyia-position-activation-bolshevik"),
    (Phase::Turn, "turn", "rossyia-position-turn"),
    (Phase::Initiative(Side::White), "initiative white", "rossyia-position-initiative-white"),
    (Phase::Initiative(Side::Bolshevik), "initiative bolshevik", "rossyia-position-initiative-bolshevik"),
    (Phase::Answer(Side::White), "answer white", "rossyia-position-answer-white"),
    (Phase::Answer(Side::Bolshevik), "answer bolshevik", "rossyia-position-answer-bolshevik"),
    (Phase::Arrivals(Side::White), "arrivals white", "rossyia-position-arrivals-white"),
    (Phase::Arrivals(Side::Bolshevik), "arrivals bolshevik", "rossyia-position-arrivals-bolshevik"),
    (Phase::Options(Side::White), "options white", "rossyia-position-options-white"),
    (Phase::Options(Side::Bolshevik), "options bolshevik", "rossyia-position-options-bolshevik"),
    (Phase::Military, "military", "rossyia-position-military"),
    (Phase::Independent, "independent", "rossyia-position-independent"),
];

const WEATHERS: [FieldValue<Weather>; 3] = [
    (Weather::Clear, "clear", "rossyia-weather-clear"),
    (Weather::Mud, "mud", "rossyia-weather-mud"),
    (Weather::Snow, "snow", "rossyia-weather-snow"),
];

const SIDES: [FieldValue<Side>; 2] =
    [(Side::White, "white", "rossyia-position-white"), (Side::Bolshevik, "bolshevik", "rossyia-position-bolshevik")];

impl Phase {
    /// The procedures at its beginning.
    fn stack(self, initiative: Side) -> Stack<Frame, { crate::state::DEPTH }> {
        let after = Frame::Politics { step: PoliticalStep::Declarations };
        match self {
            Phase::Turn => Stack::new(Frame::TurnStart),
            Phase::Initiative(asked) => Stack::new(Frame::Initiative { asked, answers: false }),
            Phase::Answer(asked) => Stack::new(Frame::Initiative { asked, answers: true }),
            Phase::Arrivals(side) => Stack::new(Frame::Placing { side }),
            Phase::Options(side) => {
                let mut stack = Stack::new(after);
                if side == initiative {
                    stack.push(Frame::Playing { side: side.enemy() });
                }
                stack.push(Frame::Playing { side });
                stack
            }
            Phase::Military => Stack::new(Frame::WhoBegins),
            Phase::Activation(side) => Stack::new(Frame::Naming { side }),
            Phase::Independent => Stack::new(Frame::WhoIsFirst),
        }
    }

    /// The phase that a state is in, if it is one of these.
    fn of(state: &State) -> Option<Phase> {
        let is = |(phase, ..): &&FieldValue<Phase>| phase.stack(state.initiative).frames() == state.stack.frames();
        PHASES.iter().find(is).map(|(phase, ..)| *phase)
    }
}

/// The scenario as it is set up: what holds wherever a position says nothing.
fn base(data: &Data, choices: Choices) -> State {
    // Whatever a die decides has a line of its own.
    let dice = &mut Dice::seeded(Seed::from_number(0), 0);
    crate::judged(set_up(data, choices, dice).map_err(|failure| format!("{failure:?}")))
}

/// The choices that a state was set up with.
fn choices(state: &State) -> Choices {
    Choices { scenario: state.scenario, white_players: state.white_players, czech_case: state.czech_case }
}

/// What of a state still matters between activations: what was done in one that is over does not.
fn essence(state: &State) -> State {
    let mut essence = *state;
    essence.activation = Activation::default();
    essence.combats = [Default::default(); COMBATS];
    essence.battle = Default::default();
    essence.independent = Default::default();
    essence.moving = Default::default();
    essence.nations.given = false;
    essence.nations.preludes = 0;
    // Those who leave are written down in their order, whichever slots others have left.
    essence.nations.leaving.sort_by_key(Option::is_none);
    (essence.air.flier, essence.air.aloft, essence.air.declined) = Default::default();
    essence.boxes = crate::boxes::Boxes { came_from: essence.boxes.came_from, ..Default::default() };
    // Nobody acts twice in a turn (I.B.1).
    for unit in state.played.iter() {
        essence.spent[unit] = 0;
        essence.boxes.came_from[unit] = 0;
    }
    for flag in FLAGS.iter().filter(|flag| flag.until == Until::Activation) {
        let worn = flag.on(&mut essence);
        *worn = worn.without(state.played);
    }
    essence
}

/// Where a counter is of which nothing is said: as the scenario has it, but off the board if it had come.
fn unsaid(data: &Data, base: &State, state: &State, counter: CounterIx) -> Place {
    let hq = data.hq_of(counter);
    let came = |entry: &crate::scenarios::Reinforcement| {
        let listed = entry.units.contains(&counter) || hq.is_some_and(|hq| entry.hq.contains(&hq));
        listed && entry.turn < state.turn
    };
    match base.place[counter].standing() {
        Standing::At(_) => Place::of(Standing::Eliminated),
        Standing::ToCome if state.scenario(data).reinforcements.iter().any(came) => Place::of(Standing::Eliminated),
        _ => base.place[counter],
    }
}

/// The thing of a kind that people call so: by its id, or by its English name.
fn named<I: Index>(data: &Data, word: &str) -> Option<I> {
    let plain = plain_name(word);
    let find = |name: &str| data.named_as::<I>(name);
    find(word)
        .or_else(|| find(&plain))
        .or_else(|| data.ids.all::<I>().find(|index| plain_name(&data.name_of(data.ids.id(*index))) == plain))
}

/// The spot that people call so: a hex number, a city, a box.
fn spot_named(data: &Data, word: &str) -> Option<Spot> {
    let plain = plain_name(word);
    let place = || data.map.places.iter().find(|place| plain_name(&place.name) == plain);
    let boxed = || data.map.off_map.iter().find(|place| plain_name(&place.name) == plain);
    data.spot_named(word)
        .or_else(|| data.spot_named(&plain))
        .or_else(|| place().map(|place| data.ids.at_hex(place.hex)))
        .or_else(|| data.spot_named(&boxed()?.id))
}
