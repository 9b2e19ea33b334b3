//! V.F gaining Armt, V.I spending it; V.D, V.G and V.H: what supply means for an activation.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::HqIx;
use crate::politics::ongoing;
use crate::procedure::{Army, Condition};
use crate::state::State;
use crate::tables::Spent;
use crate::{nations, supply};

/// Segment (a): supply of every HQ in the activation is checked, points are received or lost (V.D.1, V.F.1, V.H.3).
pub(crate) fn check_supply(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for index in 0..state.activation.armies.len() {
        let Some(hq) = state.activation.armies[index].hq else { continue };
        let condition = supply::condition(data, state, hq);
        let held = state.armt[hq];
        let table = &data.tables.armt_spending;
        let army = &mut state.activation.armies[index];
        army.condition = condition;
        army.had_armt = condition == Condition::Isolated && held > 0;
        army.stacks_to_check = match condition {
            Condition::Supplied => 0,
            Condition::OutOfSupply => 1,
            Condition::Isolated if army.had_armt => table.isolated.stacks_checked,
            Condition::Isolated => u8::MAX,
        };
        match condition {
            Condition::Supplied => gain(data, state, hq, dice, events)?,
            Condition::OutOfSupply => {
                let message = Message::by("V.G.1", "rossyia-out-of-supply").with("hq", args::hq(data, hq));
                events.tell(Seats::ALL, || message);
            }
            Condition::Isolated => {
                state.armt[hq] = 0;
                let message = Message::by("V.H.2", "rossyia-isolated").with("hq", args::hq(data, hq));
                events.tell(Seats::ALL, || message.with("lost", args::int(held)));
            }
        }
    }
    Ok(())
}

/// V.F.1 to V.F.9
fn gain(data: &Data, state: &mut State, hq: HqIx, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let Some(at) = state.spot(data.counter_of(hq)) else { return Ok(()) };
    // V.F.4: a source may supply and yet bring no points.
    let Some(column) = supply::armt_column(data, state, hq) else { return Ok(()) };
    let column = nations::greens::armt_column(data, state, hq, column);
    let die = dice.roll(6, "V.F.2")?;
    let bonus = data.hqs[hq.index()].bonus + nations::armt_bonus(data, state, hq);
    let total = (die + bonus).saturating_add_signed(ongoing::armt_roll(data, state, hq));
    let table = &data.tables.armt;
    let gained = table.gained(state.weather_at(data, at), column, total as i8);
    state.armt[hq] = (state.armt[hq] + gained).min(table.maximum);
    let held = state.armt[hq];
    events.tell(Seats::ALL, || {
        Message::by("V.F.2", "rossyia-armt-gained")
            .with("hq", args::hq(data, hq))
            .with("die", Arg::Die(die))
            .with("total", args::int(total))
            .with("gained", args::int(gained))
            .with("held", args::int(held))
    });
    Ok(())
}

/// The most points that the HQ at work can spend (V.I.1, V.H.3).
pub(crate) fn most(data: &Data, state: &State, army: &Army) -> u8 {
    let table = data.tables.armt_spending.spent.len() as u8 - 1;
    match (army.hq, army.condition) {
        (None, _) | (_, Condition::Isolated) => 0,
        _ if nations::greens::spends_nothing(data, state, army) => 0,
        (Some(hq), _) => state.armt[hq].min(table),
    }
}

/// V.I.1
pub(crate) fn check_spend(data: &Data, state: &State, points: u8) -> Result<(), Breach> {
    let army = state.activation.army();
    let most = most(data, state, army);
    match points <= most {
        true => Ok(()),
        false => Err(Breach::of("V.I.1", "rossyia-too-much-armt").with("most", args::int(most))),
    }
}

/// V.I.1
pub(crate) fn spend(data: &Data, state: &mut State, points: u8, events: &mut Events<'_>) {
    let army = state.activation.army_mut();
    army.spent = Some(points);
    let Some(hq) = army.hq else { return };
    state.armt[hq] -= points;
    events.tell(Seats::ALL, || {
        Message::by("V.I.1", "rossyia-armt-spent").with("hq", args::hq(data, hq)).with("points", args::int(points))
    });
}

/// What an army may do with what its HQ spent, and with its supply (V.I, V.G.4, V.H.5, V.H.7).
pub(crate) fn allowed(data: &Data, army: &Army) -> Spent {
    let table = &data.tables.armt_spending;
    let spent = table.spent[usize::from(army.spent.unwrap_or(0)).min(table.spent.len() - 1)];
    match army.condition {
        Condition::Supplied => spent,
        Condition::OutOfSupply => Spent { march: false, ..spent },
        Condition::Isolated => {
            let attacks = if army.had_armt { table.isolated.attacks } else { 0 };
            Spent {
                attacks: Some(attacks),
                stacks: Some(attacks),
                modifier: data.tables.combat.isolated_hq,
                ..table.spent[0]
            }
        }
    }
}
