//! 15.7 and 15.8: mines laid and swept, the mines beyond Toulgas, shoals.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};

use super::sail::{check_free, shallows};
use super::sink;
use crate::bits::{Reach, Units};
use crate::board::Water;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::state::State;
use crate::{movement, say, weather};

/// What a vessel risks in a hexside that it has come to: laid mines, shoals, the mines of the Upper Dvina.
pub(super) fn perils(
    data: &Data,
    state: &mut State,
    vessel: UnitIx,
    from: Reach,
    to: Reach,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let side = state.side(data, vessel);
    if side == Side::Red && state.mined.contains(to) {
        let die = dice.roll(6, "15.7.c")?;
        if explodes(data, state, vessel, die, "15.7.c", &data.tables.naval.mines.sunk_on, events) {
            return Ok(());
        }
    }
    let arm = data.roster.get(vessel).arm;
    let water = data.board.reach_info(to).water;
    if shallows(data, state, vessel, water).is_some_and(|shallows| shallows.grounds(arm)) {
        let die = dice.roll(6, "15.8.b")?;
        let aground = data.tables.naval.grounding.aground_on.contains(&die);
        state.aground.set(vessel, aground);
        events.tell(Seats::ALL, || {
            let id = if aground { "elope-runs-aground" } else { "elope-clears-the-shoals" };
            // 15.71.b: minesweepers like gunboats.
            let clause = if arm == Arm::Minesweeper { "15.71.b" } else { "15.8.b" };
            Message::by(clause, id).with("unit", say::unit(vessel)).with("die", Arg::Die(die))
        });
    }
    let table = &data.tables.naval.upper_dvina_mines;
    let exposed = side == Side::Allied && table.applies_to.contains(&arm);
    if exposed && is_infested(data, state, to) && is_upstream(data, from, to) {
        let die = dice.roll(6, "15.8.e")?;
        explodes(data, state, vessel, die, "15.8.e", &table.sunk_on, events);
    }
    Ok(())
}

/// Whether a mine sinks the vessel; if so, it is done.
fn explodes(
    data: &Data,
    state: &mut State,
    vessel: UnitIx,
    die: u8,
    clause: &'static str,
    on: &[u8],
    events: &mut Events<'_>,
) -> bool {
    let hit = on.contains(&die);
    events.tell(Seats::ALL, || {
        let id = if hit { "elope-hits-a-mine" } else { "elope-passes-the-mines" };
        Message::by(clause, id).with("unit", say::unit(vessel)).with("die", Arg::Die(die))
    });
    if hit {
        sink(data, state, vessel, events);
    }
    hit
}

/// 15.8.e: whether a hexside lies beyond Toulgas, where the Reds have mines that nobody has swept.
fn is_infested(data: &Data, state: &State, reach: Reach) -> bool {
    let table = &data.tables.naval.upper_dvina_mines;
    let info = data.board.reach_info(reach);
    let toulgas = data.board.hex_of(&table.upstream_of);
    let beside = data.board.reaches.iter().filter(|other| other.banks.contains(&Some(toulgas)));
    let first = beside.filter(|other| other.water == Water::UpperDvina).map(|other| other.downstream).min();
    let beyond = info.water == Water::UpperDvina && first.is_some_and(|first| info.downstream < first);
    state.turn >= table.from_turn && beyond && !state.swept.contains(reach)
}

/// 15.8.e: whether a vessel that enters a hexside of the Upper Dvina heads for Kotlas.
fn is_upstream(data: &Data, from: Reach, to: Reach) -> bool {
    let (here, there) = (data.board.reach_info(from), data.board.reach_info(to));
    let below = |reach: &Reach| {
        let info = data.board.reach_info(*reach);
        info.water == there.water && info.downstream == there.downstream + 1
    };
    below(&from) || here.next.iter().any(below)
}

/// Whether a minesweeper can work at a hexside: it is on it or next to it.
fn check_minesweeper(
    data: &Data,
    state: &State,
    side: Side,
    ship: UnitIx,
    reach: Reach,
    clause: &'static str,
) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", say::unit(ship)).with("hex", say::reach(reach)));
    if state.side(data, ship) != side {
        return Err(Breach::plain("elope-not-yours").with("unit", say::unit(ship)));
    }
    if data.roster.get(ship).arm != Arm::Minesweeper {
        return refuse(clause, "elope-no-minesweeper");
    }
    let Some(at) = state.reach(ship) else {
        return Err(Breach::plain("elope-not-on-the-map").with("unit", say::unit(ship)));
    };
    if at != reach && !data.board.reach_info(at).next.contains(&reach) {
        return refuse(clause, "elope-hexside-apart");
    }
    if weather::is_ice_bound(data, state, data.board.reach_info(reach).water) {
        return refuse("15.1.b", "elope-river-frozen");
    }
    Ok(())
}

/// 15.7.a: whether a minelayer may mine a hexside.
pub(crate) fn check_mine(data: &Data, state: &State, seat: Seat, ship: UnitIx, reach: Reach) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    check_minesweeper(data, state, side, ship, reach, "15.7.a")?;
    movement::check_movers(data, state, side, Units::one(ship))?;
    check_free(state, ship)?;
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", say::unit(ship)).with("hex", say::reach(reach)));
    if data.board.reach_info(reach).water == Water::Vaga {
        return refuse("15.8.d", "elope-no-mines-in-the-vaga");
    }
    if state.mined.contains(reach) {
        return refuse("15.7.a", "elope-mined-already");
    }
    if movement::left(data, state, ship) < data.tables.naval.mines.lay_mp {
        return refuse("15.7.a", "elope-no-points-for-mines");
    }
    Ok(())
}

/// Mines are laid.
pub(crate) fn mine(data: &Data, state: &mut State, ship: UnitIx, reach: Reach, events: &mut Events<'_>) {
    movement::begin(data, state, Units::one(ship));
    state.spent[ship] += data.tables.naval.mines.lay_mp;
    state.laid.insert(ship);
    state.mined.insert(reach);
    events.tell(Seats::ALL, || {
        Message::by("15.7.a", "elope-lays-mines").with("unit", say::unit(ship)).with("hex", say::reach(reach))
    });
}

/// 15.71.a: whether a minesweeper may sweep a hexside.
pub(crate) fn check_sweep(data: &Data, state: &State, seat: Seat, ship: UnitIx, reach: Reach) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    check_minesweeper(data, state, side, ship, reach, "15.71.a")?;
    let refuse = |id| Err(Breach::of("15.71.a", id).with("unit", say::unit(ship)).with("hex", say::reach(reach)));
    if state.aground.contains(ship) {
        return refuse("elope-sweeper-aground");
    }
    if state.laid.contains(ship) {
        return refuse("elope-sweeper-laid-mines");
    }
    if state.swept_now.contains(ship) {
        return refuse("elope-swept-already");
    }
    if !state.mined.contains(reach) && !is_infested(data, state, reach) {
        return refuse("elope-no-mines-there");
    }
    Ok(())
}

/// The minesweeper tries, and its move is over.
pub(crate) fn sweep(
    data: &Data,
    state: &mut State,
    ship: UnitIx,
    reach: Reach,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let die = dice.roll(6, "15.71.a")?;
    let cleared = data.tables.naval.mines.cleared_on.contains(&die);
    state.swept_now.insert(ship);
    state.moving.remove(ship);
    state.moved.insert(ship);
    if cleared {
        if state.mined.contains(reach) {
            state.mined.remove(reach);
        } else {
            state.swept.insert(reach);
        }
    }
    events.tell(Seats::ALL, || {
        let id = if cleared { "elope-sweeps" } else { "elope-sweeps-in-vain" };
        let message = Message::by("15.71.a", id).with("unit", say::unit(ship)).with("hex", say::reach(reach));
        message.with("die", Arg::Die(die))
    });
    Ok(())
}
