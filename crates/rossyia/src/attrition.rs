//! X.attrition, V.G.5, V.H.4, V.H.6: attrition checks of an activation.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Spot};
use crate::procedure::{Army, Condition};
use crate::state::State;

/// The units of an army that have still to fear a check (V.G.6, X.attrition.2).
fn exposed(data: &Data, army: &Army) -> Counters {
    army.units.and(data.kinds.taking).without(army.checked)
}

/// The places where an army has such units: its stacks.
pub(crate) fn stacks(data: &Data, state: &State, army: &Army) -> Vec<Spot> {
    let mut spots: Vec<Spot> = exposed(data, army).iter().filter_map(|unit| state.spot(unit)).collect();
    spots.sort();
    spots.dedup();
    spots
}

/// Whether the owner of the army at work has to name a stack.
pub(crate) fn has_choice(data: &Data, state: &State) -> bool {
    let army = state.activation.army();
    army.stacks_to_check > 0 && stacks(data, state, army).len() > usize::from(army.stacks_to_check)
}

/// V.G.5, V.H.4
pub(crate) fn check_stack(data: &Data, state: &State, at: Spot) -> Result<(), Breach> {
    let army = state.activation.army();
    let hq = army.hq.is_some_and(|hq| state.spot(data.counter_of(hq)) == Some(at));
    let clause = match army.units.and(state.at(at)) {
        _ if stacks(data, state, army).contains(&at) => return Ok(()),
        none if none.is_empty() && hq => "V.G.6",
        here if here.meets(&data.kinds.trains) => "VIII.A.21",
        here if !here.without(data.kinds.taking).is_empty() => "X.attrition.2",
        _ => "V.G.5",
    };
    Err(Breach::of(clause, "rossyia-no-stack-there").with("place", args::spot(at)))
}

/// Every unit of the army at work in a stack makes a check.
pub(crate) fn suffer(
    data: &Data,
    state: &mut State,
    at: Spot,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let army = state.activation.army();
    let isolated = army.condition == Condition::Isolated;
    let clause = match (isolated, army.had_armt) {
        (false, _) => "V.G.5",
        (true, true) => "V.H.4",
        (true, false) => "V.H.6",
    };
    let units = exposed(data, army).and(state.at(at));
    for unit in units.iter() {
        state.activation.army_mut().checked.insert(unit);
        check_unit(data, state, unit, isolated, clause, dice, events)?;
    }
    let army = state.activation.army_mut();
    army.stacks_to_check = army.stacks_to_check.saturating_sub(1);
    Ok(())
}

/// The die of a check: what fell, the total, the hits (X.attrition.1).
pub(crate) fn roll(
    data: &Data,
    state: &State,
    at: Spot,
    isolated: bool,
    dice: &mut Dice,
) -> Result<(u8, u8, u8), Interrupt> {
    let table = &data.tables.attrition;
    let die = dice.roll(6, "X.attrition.1")?;
    let weather = table.weather[state.weather_at(data, at) as usize];
    let total = die + weather + if isolated { table.isolated } else { 0 };
    Ok((die, total, table.losses(total)))
}

/// One check, by a clause: a die, the weather of the unit's place, isolation; hits are final (X.attrition.1, V.G.7).
pub(crate) fn check_unit(
    data: &Data,
    state: &mut State,
    unit: CounterIx,
    isolated: bool,
    clause: &'static str,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(at) = state.spot(unit) else { return Ok(()) };
    let (die, total, losses) = roll(data, state, at, isolated, dice)?;
    state.hit(data, unit, losses, true);
    events.tell(Seats::ALL, || {
        let clause = if state.spot(unit).is_none() { "V.G.7" } else { clause };
        Message::by(clause, "rossyia-attrition")
            .with("unit", args::counter(unit))
            .with("die", Arg::Die(die))
            .with("total", args::int(total))
            .with("losses", args::int(losses))
    });
    Ok(())
}
