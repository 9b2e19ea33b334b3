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

/// The units of the army at work that check in a stack, whether they are isolated, and the clause by which they check.
pub(crate) fn checking(data: &Data, state: &State, at: Spot) -> (Counters, bool, &'static str) {
    let army = state.activation.army();
    let isolated = army.condition == Condition::Isolated;
    let clause = match (isolated, army.had_armt) {
        (false, _) => "V.G.5",
        (true, true) => "V.H.4",
        (true, false) => "V.H.6",
    };
    (exposed(data, army).and(state.at(at)), isolated, clause)
}

/// Every unit of the army at work in a stack makes a check.
pub(crate) fn suffer(
    data: &Data,
    state: &mut State,
    at: Spot,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let (units, isolated, clause) = checking(data, state, at);
    for unit in units.iter() {
        state.activation.army_mut().checked.insert(unit);
        check_unit(data, state, unit, isolated, clause, dice, events)?;
    }
    let army = state.activation.army_mut();
    army.stacks_to_check = army.stacks_to_check.saturating_sub(1);
    Ok(())
}

/// What is added to the die of a check: by the weather of the place, and for isolation (X.attrition.1).
pub(crate) fn modifiers(data: &Data, state: &State, at: Spot, isolated: bool) -> (u8, u8) {
    let table = &data.tables.attrition;
    (table.weather[state.weather_at(data, at) as usize], if isolated { table.isolated } else { 0 })
}

/// The die of a check: what fell, the total, the hits (X.attrition.1).
pub(crate) fn roll(
    data: &Data,
    state: &State,
    at: Spot,
    isolated: bool,
    dice: &mut Dice,
) -> Result<(u8, u8, u8), Interrupt> {
    let die = dice.roll(6, "X.attrition.1")?;
    let (weather, apart) = modifiers(data, state, at, isolated);
    let total = die + weather + apart;
    Ok((die, total, data.tables.attrition.losses(total)))
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
    events.tell(Seats::ALL, || told(state, unit, clause, [die, total, losses]));
    Ok(())
}

/// What is told of a check: the die, the total, the losses that a unit has borne.
fn told(state: &State, unit: CounterIx, clause: &'static str, [die, total, losses]: [u8; 3]) -> Message {
    let clause = if state.spot(unit).is_none() { "V.G.7" } else { clause };
    Message::by(clause, "rossyia-attrition")
        .with("unit", args::counter(unit))
        .with("die", Arg::Die(die))
        .with("total", args::int(total))
        .with("losses", args::int(losses))
}

/// What each face of the die brings a unit: the losses, and what is told of them.
pub(crate) fn faces(
    data: &Data,
    state: &State,
    unit: CounterIx,
    at: Spot,
    isolated: bool,
    clause: &'static str,
) -> [(u8, Message); 6] {
    let (weather, apart) = modifiers(data, state, at, isolated);
    std::array::from_fn(|index| {
        let die = index as u8 + 1;
        let total = die + weather + apart;
        let losses = data.tables.attrition.losses(total);
        let mut later = *state;
        later.hit(data, unit, losses, true);
        (losses, told(&later, unit, clause, [die, total, losses]))
    })
}
