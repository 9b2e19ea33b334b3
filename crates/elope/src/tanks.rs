//! 18.0 Tanks: breakdown and repair.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::data::Data;
use crate::state::State;

/// 18.4.a: each tank that moved itself rolls where it ended its move.
pub(crate) fn break_down(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for tank in std::mem::take(&mut state.drove).filter(|tank| state.is_on_map(tank)).iter() {
        let die = dice.roll(6, "18.4.a")?;
        let broken = data.tables.tank.breakdown_on.contains(&die);
        state.broken_down.set(tank, broken);
        events.tell(Seats::ALL, || {
            let id = if broken { "elope-tank-breaks-down" } else { "elope-tank-runs" };
            Message::by("18.4.a", id).with("unit", args::unit(tank)).with("die", Arg::Die(die))
        });
    }
    Ok(())
}

/// 18.4.b: at the start of the next Allied Movement Phase it is repaired, or lost.
pub(crate) fn repair(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for tank in state.broken_down.iter() {
        let die = dice.roll(6, "18.4.b")?;
        let repaired = data.tables.tank.repaired_on.contains(&die);
        state.broken_down.remove(tank);
        if !repaired {
            state.destroy(data, tank);
        }
        events.tell(Seats::ALL, || {
            let id = if repaired { "elope-tank-repaired" } else { "elope-tank-lost" };
            Message::by("18.4.b", id).with("unit", args::unit(tank)).with("die", Arg::Die(die))
        });
    }
    Ok(())
}
