//! N.poland: the option on the turn track, and the die for war.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::{Side, TurnIx};
use crate::state::State;

use super::wars;

/// What is added to the die for war (N.poland.10, N.poland.11).
pub(crate) fn bonus(data: &Data, state: &State) -> u8 {
    let poland = &data.nations.poland;
    let white = poland.cities.iter().filter(|city| state.city_side(**city) == Some(Side::White)).count() as u8;
    let later = if state.turn >= poland.later.from { poland.later.bonus } else { 0 };
    white * poland.city_bonus + later
}

/// Whether Poland waits for its war: its option is on the track (N.poland.3), and it has not been at war.
fn is_waiting(data: &Data, state: &State) -> bool {
    let entry = wars::entry_of(data, data.nations.poland.faction);
    state.affairs.track.is_some() && entry.is_none_or(|event| !state.events.contains(event))
}

/// The die that opens a turn; whether Poland declares war (N.poland.7 to N.poland.11, X.turn.1).
pub(crate) fn declares_war(
    data: &Data,
    state: &State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    // N.poland.1, N.poland.7
    if !is_waiting(data, state) || state.turn < data.nations.poland.from {
        return Ok(false);
    }
    let die = dice.roll(6, "N.poland.7")?;
    let total = die + bonus(data, state);
    let war = total >= data.nations.poland.declares_war_on;
    events.tell(Seats::ALL, || {
        let id = if war { "rossyia-poland-declares" } else { "rossyia-poland-waits" };
        let later = state.turn >= data.nations.poland.later.from;
        let clause = match (war, later) {
            (true, _) => "N.poland.9",
            (false, true) => "N.poland.11",
            (false, false) if total > die => "N.poland.10",
            (false, false) => "N.poland.7",
        };
        Message::by(clause, id).with("die", Arg::Die(die)).with("total", args::int(total))
    });
    Ok(war)
}

/// At the end of a turn in which Kiev is not Red the option comes nearer (N.ukraine.7, N.poland.4).
pub(crate) fn advance_option(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let track = &data.nations.poland.track;
    let red = state.city_side(track.city) == Some(Side::Bolshevik);
    let over = !is_waiting(data, state);
    let Some(at) = state.affairs.track.filter(|at| !red && !over && state.turn < *at) else { return Ok(()) };
    let die = dice.roll(6, "N.poland.4")?;
    let by = if die % 2 == 0 { track.even } else { track.odd };
    state.affairs.track = Some(TurnIx(at.0.saturating_sub(by)));
    events.tell(Seats::ALL, || {
        Message::by("N.poland.4", "rossyia-polish-option-nearer")
            .with("die", Arg::Die(die))
            .with("boxes", args::int(by))
    });
    Ok(())
}
