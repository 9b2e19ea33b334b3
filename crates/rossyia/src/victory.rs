//! VIII.S: how the game ends.

use engine::{Arg, Dice, Events, Interrupt, Message, Outcome, Seats};

use crate::data::Data;
use crate::ids::Side;
use crate::politics::VictoryGrade;
use crate::procedure::Ending;
use crate::state::State;
use crate::{args, level};

/// The last steps of a turn (X.turn.2): a total White victory before the level falls (III.A.7), a total Bolshevik one after it,
/// the die that ends the game, the last turn; whether the game is over.
pub(crate) fn end_turn(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let scenario = state.scenario(data);
    let total = |victor: Side| Some(Ending { victor: Some(victor), grade: Some(VictoryGrade::Total) });
    let mut ending = None;
    if state.level == level::HIGHEST {
        ending = total(Side::White);
    } else {
        level::drift(data, state, events);
        if state.level == level::LOWEST {
            ending = total(Side::Bolshevik);
        }
    }
    if ending.is_none()
        && let Some(faces) = data.calendar.end_of_game.get(&state.turn)
    {
        // A die that ends the game whatever it shows is not rolled.
        let over = faces.len() == 6 || {
            let clause = rolled_by(data, state);
            let die = dice.roll(6, clause)?;
            events.tell(Seats::ALL, || Message::by(clause, "rossyia-end-die").with("die", Arg::Die(die)));
            faces.contains(&die)
        };
        ending = over.then(|| by_level(data, state));
    }
    if ending.is_none() && state.turn >= scenario.last_turn {
        ending = Some(by_level(data, state));
    }
    state.ended = ending;
    Ok(ending.is_some())
}

/// The clause of the die that can end the game with this turn (VIII.S.3 to VIII.S.5).
fn rolled_by(data: &Data, state: &State) -> &'static str {
    let before = data.calendar.end_of_game.keys().filter(|turn| **turn < state.turn).count();
    ["VIII.S.3", "VIII.S.4", "VIII.S.5"].get(before).copied().unwrap_or("VIII.S.3")
}

/// The victory that the level gives.
fn by_level(data: &Data, state: &State) -> Ending {
    let level = state.level;
    let row = match &state.scenario(data).victory {
        Some(rows) => rows.iter().find(|row| (row.low..=row.high).contains(&level)).map(|row| (row.victor, row.grade)),
        None => {
            let rows = &data.politics.levels;
            rows.iter().find(|row| (row.low..=row.high).contains(&level)).map(|row| (row.victor, row.grade))
        }
    };
    let (victor, grade) = row.unwrap_or((None, None));
    Ending { victor, grade }
}

/// How the game ended, once it has.
pub(crate) fn outcome(data: &Data, state: &State) -> Option<Outcome> {
    let ending = state.ended?;
    let id = match ending.grade {
        None => "rossyia-ended-draw",
        Some(VictoryGrade::Marginal) => "rossyia-ended-marginal",
        Some(VictoryGrade::Substantial) => "rossyia-ended-substantial",
        Some(VictoryGrade::Decisive) => "rossyia-ended-decisive",
        Some(VictoryGrade::Total) => "rossyia-ended-total",
    };
    let clause = match ending.grade {
        Some(VictoryGrade::Total) => "VIII.S.1",
        _ if state.scenario(data).victory.is_some() => "VIII.S.8",
        _ if data.calendar.end_of_game.get(&state.turn).is_some_and(|faces| faces.len() == 6) => "VIII.S.6",
        _ => "VIII.S.7",
    };
    let how = Message::by(clause, id).with("level", args::int(state.level));
    Some(Outcome { winner: ending.victor.map(|side| engine::Side(side.index() as u8)), how })
}
