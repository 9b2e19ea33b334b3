//! 15.7 and 15.8: mines laid and swept, the mines beyond Toulgas, shoals.

use arrayvec::ArrayVec;
use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};

use super::sail::{check_free, shallows};
use super::sink;
use crate::board::Water;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::State;
use crate::{args, movement, weather};

/// What a die can do to a vessel that comes to a hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Harm {
    /// Mines sink it.
    Mined,
    /// It runs aground.
    Aground,
}

/// A die that a vessel rolls on coming to a hexside.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peril<'a> {
    pub(crate) clause: &'static str,
    pub(crate) harm: Harm,
    /// The faces that bring it.
    pub(crate) on: &'a [u8],
}

/// What a vessel risks in a hexside that it comes to, in the order of the dice: laid mines, shoals, the mines of the
/// Upper Dvina.
pub(crate) fn perils<'a>(
    data: &'a Data,
    state: &State,
    vessel: UnitIx,
    from: Reach,
    to: Reach,
) -> ArrayVec<Peril<'a>, 3> {
    let tables = &data.tables.naval;
    let side = state.side(data, vessel);
    let arm = data.roster.get(vessel).arm;
    let mut perils = ArrayVec::new();
    if side == Side::Red && state.mined.contains(to) {
        perils.push(Peril { clause: "15.7.c", harm: Harm::Mined, on: &tables.mines.sunk_on });
    }
    let water = data.board.reach_info(to).water;
    if shallows(data, state, vessel, water).is_some_and(|shallows| shallows.grounds(arm)) {
        // 15.71.b: minesweepers like gunboats.
        let clause = if arm == Arm::Minesweeper { "15.71.b" } else { "15.8.b" };
        perils.push(Peril { clause, harm: Harm::Aground, on: &tables.grounding.aground_on });
    }
    let exposed = side == Side::Allied && tables.upper_dvina_mines.applies_to.contains(&arm);
    if exposed && is_infested(data, state, to) && is_upstream(data, from, to) {
        perils.push(Peril { clause: "15.8.e", harm: Harm::Mined, on: &tables.upper_dvina_mines.sunk_on });
    }
    perils
}

/// The dice of a vessel that has come to a hexside, until one sinks it.
pub(super) fn risk(
    data: &Data,
    state: &mut State,
    vessel: UnitIx,
    from: Reach,
    to: Reach,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for Peril { clause, harm, on } in perils(data, state, vessel, from, to) {
        let die = dice.roll(6, clause)?;
        let harmed = on.contains(&die);
        events.tell(Seats::ALL, || {
            let id = match (harm, harmed) {
                (Harm::Mined, true) => "elope-hits-a-mine",
                (Harm::Mined, false) => "elope-passes-the-mines",
                (Harm::Aground, true) => "elope-runs-aground",
                (Harm::Aground, false) => "elope-clears-the-shoals",
            };
            Message::by(clause, id).with("unit", args::unit(vessel)).with("die", Arg::Die(die))
        });
        match harm {
            Harm::Aground => state.aground.set(vessel, harmed),
            Harm::Mined if harmed => {
                sink(data, state, vessel, events);
                return Ok(());
            }
            Harm::Mined => {}
        }
    }
    Ok(())
}

/// 15.8.e: whether a hexside lies beyond Toulgas, where the Reds have mines that nobody has swept.
fn is_infested(data: &Data, state: &State, reach: Reach) -> bool {
    let table = &data.tables.naval.upper_dvina_mines;
    let info = data.board.reach_info(reach);
    let toulgas = data.board.hex_of(&table.upstream_of);
    let beside = data.board.reaches.iter().map(|(_, other)| other).filter(|other| other.banks.contains(&Some(toulgas)));
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
    let refuse =
        |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(ship)).with("hex", args::reach(reach)));
    if state.side(data, ship) != side {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(ship)));
    }
    if data.roster.get(ship).arm != Arm::Minesweeper {
        return refuse(clause, "elope-no-minesweeper");
    }
    let Some(at) = state.reach(ship) else {
        return Err(Breach::plain("elope-not-on-the-map").with("unit", args::unit(ship)));
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
    let refuse =
        |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(ship)).with("hex", args::reach(reach)));
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
        Message::by("15.7.a", "elope-lays-mines").with("unit", args::unit(ship)).with("hex", args::reach(reach))
    });
}

/// 15.71.a: whether a minesweeper may sweep a hexside.
pub(crate) fn check_sweep(data: &Data, state: &State, seat: Seat, ship: UnitIx, reach: Reach) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    check_minesweeper(data, state, side, ship, reach, "15.71.a")?;
    let refuse = |id| Err(Breach::of("15.71.a", id).with("unit", args::unit(ship)).with("hex", args::reach(reach)));
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
        let message = Message::by("15.71.a", id).with("unit", args::unit(ship)).with("hex", args::reach(reach));
        message.with("die", Arg::Die(die))
    });
    Ok(())
}
