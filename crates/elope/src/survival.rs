//! 3.0.l, 10.83 and AID.seq.e: the Supply Survival Phase.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use crate::board::Ground;
use crate::combat::losses;
use crate::data::Data;
use crate::state::State;
use crate::{air, args, condition};

/// What the place subtracts from a survival roll: the best of city, town and works, not their sum.
pub(crate) fn shelter(data: &Data, state: &State, hex: HexIx) -> i8 {
    let table = &data.tables.supply.survival;
    let settlement = match data.board.ground[hex.index()] {
        Ground::City => table.city,
        Ground::Town => table.town,
        _ => 0,
    };
    let work = match () {
        () if state.forts.contains(hex) => table.fort,
        () if state.hasty.contains(hex) => table.hasty_defense,
        () => 0,
    };
    settlement.min(work)
}

/// 3.0.l, 9.3: the clause by which the place helps: works where they help more than a town.
fn clause(data: &Data, state: &State, hex: HexIx) -> &'static str {
    let works = state.forts.contains(hex) || state.hasty.contains(hex);
    match data.board.ground[hex.index()] {
        Ground::City | Ground::Town => "3.0.l",
        _ if works => "9.3",
        _ => "10.83",
    }
}

/// Every unit out of supply rolls; above its troop competence it loses a step.
pub(crate) fn roll(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    state.settled = false;
    condition::check(data, state);
    let kinds = &data.roster.kinds;
    // 10.2: HQs and tanks are exempt; so are trains, ships and depots.
    let ground = state.os.and(kinds.troops).without(kinds.hq).without(kinds.tanks);
    let rolling = ground.and(state.in_hexes).or(air::unsupplied(data, state));
    for unit in rolling.iter() {
        let (Some(hex), Some(tc)) = (state.hex(unit), data.roster.get(unit).tc) else { continue };
        let die = dice.roll(6, "10.83")?;
        let shelter = shelter(data, state, hex);
        let modified = die as i8 + shelter;
        let survives = modified <= tc as i8;
        events.tell(Seats::ALL, || {
            let id = if survives { "elope-survives" } else { "elope-starves" };
            let message =
                Message::by(clause(data, state, hex), id).with("unit", args::unit(unit)).with("die", Arg::Die(die));
            let message = message.with("shelter", args::int(-shelter));
            message.with("modified", args::int(modified)).with("tc", args::int(tc))
        });
        if !survives {
            losses::lose(data, state, unit, 1, events);
        }
    }
    Ok(())
}
