//! V.F gaining Armt, V.I spending it; V.D, V.G and V.H: what supply means for an activation.

use engine::odds::{Notes, Silent};
use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::ids::HqIx;
use crate::politics::ongoing;
use crate::procedure::{Army, Condition};
use crate::state::State;
use crate::tables::{ArmtColumn, Spent};
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
                let clause = if held > 0 { "V.H.3" } else { "V.H.2" };
                let message = Message::by(clause, "rossyia-isolated").with("hq", args::hq(data, hq));
                events.tell(Seats::ALL, || message.with("lost", args::int(held)));
            }
        }
    }
    Ok(())
}

/// How a HQ draws Armt: by which column of its table, and what is added to the die.
pub(crate) struct Draw {
    pub(crate) column: ArmtColumn,
    pub(crate) bonus: u8,
}

/// How a HQ in supply draws Armt; none where no source brings it any (V.F.2 to V.F.6).
pub(crate) fn draw(data: &Data, state: &State, hq: HqIx, notes: &mut impl Notes) -> Option<Draw> {
    let (column, by) = supply::armt_column(data, state, hq)?;
    let (column, by) = nations::greens::armt_column(data, state, hq, (column, by));
    let told = match column {
        ArmtColumn::Zero => "rossyia-armt-on-the-rail",
        ArmtColumn::One => "rossyia-armt-a-hex-away",
        ArmtColumn::TwoOrMore => "rossyia-armt-far-away",
    };
    notes.note(|| Message::by(by, told), 0);
    let own = data.hqs[hq.index()].bonus;
    notes.note(|| Message::by("V.F.6", "rossyia-armt-bonus").with("hq", args::hq(data, hq)), own.into());
    let more = nations::armt_bonus(data, state, hq);
    if more > 0 {
        let clause = if hq == data.nations.czechs.gift.from { "N.czechs.14" } else { "N.czechs.13" };
        notes.note(|| Message::by(clause, "rossyia-armt-inactive").with("hq", args::hq(data, hq)), more.into());
    }
    Some(Draw { column, bonus: own + more })
}

/// V.F.1 to V.F.9
fn gain(data: &Data, state: &mut State, hq: HqIx, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let Some(at) = state.spot(data.counter_of(hq)) else { return Ok(()) };
    // V.F.4: a source may supply and yet bring no points.
    let Some(Draw { column, bonus }) = draw(data, state, hq, &mut Silent) else { return Ok(()) };
    let die = dice.roll(6, "V.F.2")?;
    let total = (die + bonus).saturating_add_signed(ongoing::armt_roll(data, state, hq));
    let table = &data.tables.armt;
    let gained = table.gained(state.weather_at(data, at), column, total as i8);
    let overfull = state.armt[hq] + gained > table.maximum;
    state.armt[hq] = (state.armt[hq] + gained).min(table.maximum);
    let held = state.armt[hq];
    events.tell(Seats::ALL, || {
        Message::by(if overfull { "V.F.9" } else { "V.F.1" }, "rossyia-armt-gained")
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
        _ if nations::greens::spends_nothing(data, state, army).is_some() => 0,
        (Some(hq), _) => state.armt[hq].min(table),
    }
}

/// V.I.1
pub(crate) fn check_spend(data: &Data, state: &State, points: u8) -> Result<(), Breach> {
    let army = state.activation.army();
    let most = most(data, state, army);
    match points <= most {
        true => Ok(()),
        false => {
            let clause = nations::greens::spends_nothing(data, state, army).unwrap_or("V.I.1");
            Err(Breach::of(clause, "rossyia-too-much-armt").with("most", args::int(most)))
        }
    }
}

/// V.I.1
pub(crate) fn spend(data: &Data, state: &mut State, points: u8, events: &mut Events<'_>) {
    let army = state.activation.army_mut();
    army.spent = Some(points);
    let clause = if army.condition == Condition::OutOfSupply && points > 0 { "V.G.4" } else { "V.I.1" };
    let Some(hq) = army.hq else { return };
    state.armt[hq] -= points;
    events.tell(Seats::ALL, || {
        Message::by(clause, "rossyia-armt-spent").with("hq", args::hq(data, hq)).with("points", args::int(points))
    });
}

/// What an army may do with what its HQ spent - attacks, replacements, rail and aircraft, marches, a reserve - and with its
/// supply (V.I.2 to V.I.13, V.G.4, V.H.5, V.H.7).
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
