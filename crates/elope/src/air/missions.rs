//! 12.3, 12.4 and 22.0: aircraft are allocated to attacks and bombing missions.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use super::bases::Hexes;
use super::bombing::{Kind, kind};
use super::flight::{check_range, check_ready, is_in_command, takes_off};
use crate::args;
use crate::combat::declare::{self, with_task};
use crate::counters::{Nationality, Side, UnitIx};
use crate::data::Data;
use crate::order::Load;
use crate::sets::{Reach, Units};
use crate::state::{Frame, Mission, Place, State, Target, Task, side_of};

/// 3.0.h: aircraft fly in the own Combat Phase, and are allocated before anything is resolved (AID.seq.d).
fn in_phase(state: &State, seat: Seat) -> Result<Side, Breach> {
    match state.top() {
        Frame::Movement { side } if side == side_of(seat) => Err(Breach::of("3.0.h", "elope-aircraft-fly-later")),
        _ => declare::in_phase(state, seat),
    }
}

/// The hexes in or beside which a target lies.
pub(super) fn hexes_of(data: &Data, state: &State, target: Target) -> Hexes {
    let banks = |reach: Reach| data.board.reach_info(reach).banks.into_iter().flatten().collect();
    match target {
        Target::Counter(unit) => match state.spot[unit].place() {
            Place::Hex(hex) => Hexes::from_iter([hex]),
            Place::River(reach) => banks(reach),
            _ => Hexes::new(),
        },
        Target::Bridge(reach) => banks(reach),
        Target::Fort(hex) | Target::HastyDefence(hex) | Target::Track(hex) | Target::Troops(hex) => {
            Hexes::from_iter([hex])
        }
    }
}

/// 12.0: whether aircraft can fly to a target.
fn check_planes(data: &Data, state: &State, side: Side, planes: Units, target: &[HexIx]) -> Result<(), Breach> {
    if planes.is_empty() {
        return Err(Breach::of("12.0.i", "elope-no-aircraft-named"));
    }
    for plane in planes.iter() {
        check_ready(data, state, side, plane)?;
        check_range(data, state, plane, target)?;
    }
    match target.iter().any(|hex| is_in_command(data, state, side, *hex)) {
        true => Ok(()),
        false => Err(Breach::of("12.0.a", "elope-target-out-of-command").with("unit", args::first(planes))),
    }
}

/// 12.0.a, 12.0.e: whether a target lies in range of an aircraft, and in command.
pub(crate) fn is_reached(data: &Data, state: &State, side: Side, plane: UnitIx, target: Target) -> bool {
    let hexes = hexes_of(data, state, target);
    let in_range = check_range(data, state, plane, &hexes).is_ok();
    in_range && hexes.iter().any(|hex| is_in_command(data, state, side, *hex))
}

/// 12.3.b: a plane that bombs is not there for support.
fn check_not_bombing(state: &State, planes: Units) -> Result<(), Breach> {
    let bombs = |plane: &UnitIx| matches!(state.task[*plane], Task::Mission(_));
    match planes.iter().find(bombs) {
        Some(plane) => Err(Breach::of("12.3.b", "elope-has-a-mission").with("unit", args::unit(plane))),
        None => Ok(()),
    }
}

/// The announced attack on a hex.
pub(crate) fn attack_on(state: &State, hex: HexIx) -> Option<usize> {
    state.attacks.iter().position(|attack| attack.target == hex)
}

/// 12.3.a: whether aircraft may support the attack on a hex.
pub(crate) fn check_support(
    data: &Data,
    state: &State,
    seat: Seat,
    planes: Units,
    hex: HexIx,
    load: Load,
) -> Result<(), Breach> {
    check_not_bombing(state, planes)?;
    let side = in_phase(state, seat)?;
    let none = || Breach::of("12.3.a", "elope-no-attack-to-support").with("hex", args::hex(hex));
    let attack = attack_on(state, hex).ok_or_else(none)?;
    check_planes(data, state, side, planes, &[hex])?;
    check_load(data, state, planes, attack, load)
}

/// 22.0: who may drop gas, when and how often; all planes over a hex carry the same.
fn check_load(data: &Data, state: &State, planes: Units, attack: usize, load: Load) -> Result<(), Breach> {
    let table = &data.tables.gas;
    let gas = load == Load::Gas;
    let refuse = |clause, id| Err(Breach::of(clause, id).with("hex", args::hex(state.attacks[attack].target)));
    if gas && state.turn < table.from_turn {
        return refuse("22.0.a", "elope-no-gas-yet");
    }
    if gas && planes.iter().any(|plane| data.roster.get(plane).nation != Nationality::British) {
        return refuse("22.0.a", "elope-gas-is-british");
    }
    let there = with_task(state, Task::Attack(attack as u8)).and(data.roster.kinds.aircraft);
    if !there.is_empty() && state.attacks[attack].gas != gas {
        return refuse("22.0.b", "elope-all-or-no-gas");
    }
    if gas && !state.attacks[attack].gas && state.gas_attacks >= table.attacks_per_turn {
        return refuse("22.0.b", "elope-no-more-gas");
    }
    Ok(())
}

/// The dice of 12.6 and 12.8 for each; those that fly have flown this turn (12.1).
fn launch(
    data: &Data,
    state: &mut State,
    planes: Units,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Units, Interrupt> {
    let mut out = Units::NONE;
    for plane in planes.iter() {
        if takes_off(data, state, plane, dice, events)? {
            state.flown.insert(plane);
            out.insert(plane);
        } else {
            events.tell(Seats::ALL, || Message::by("12.8.a", "elope-stays-at-base").with("unit", args::unit(plane)));
        }
    }
    Ok(out)
}

/// Aircraft join an attack.
pub(crate) fn support(
    data: &Data,
    state: &mut State,
    planes: Units,
    hex: HexIx,
    load: Load,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(attack) = attack_on(state, hex) else { return Ok(()) };
    let out = launch(data, state, planes, dice, events)?;
    if out.is_empty() {
        return Ok(());
    }
    if load == Load::Gas && !state.attacks[attack].gas {
        state.attacks[attack].gas = true;
        state.gas_attacks += 1;
    }
    for plane in out.iter() {
        state.task[plane] = Task::Attack(attack as u8);
    }
    events.tell(Seats::ALL, || {
        let (clause, id) = match load {
            Load::Bombs => ("12.3.a", "elope-supports"),
            Load::Gas => ("22.0.a", "elope-supports-with-gas"),
        };
        let message = Message::by(clause, id).with("unit", args::first(out)).with("others", args::others(out));
        message.with("hex", args::hex(hex))
    });
    Ok(())
}

/// 12.3.c, 12.4, 17.0.g: whether a side may bomb this.
fn check_target(data: &Data, state: &State, side: Side, target: Target) -> Result<(), Breach> {
    let nothing = || Breach::of("12.4", "elope-nothing-to-bomb");
    let Some(kind) = kind(data, target) else { return Err(Breach::of("12.4", "elope-bomb-the-hex")) };
    let hexes = hexes_of(data, state, target);
    let there = match target {
        Target::Counter(unit) => state.side(data, unit) != side && !hexes.is_empty(),
        Target::Bridge(reach) => state.bridges.contains(reach),
        Target::Fort(hex) => state.forts.contains(hex),
        Target::HastyDefence(hex) => state.hasty.contains(hex),
        Target::Track(hex) => data.board.rail_at[hex.index()].is_some() && !state.wrecked.contains(hex),
        Target::Troops(_) if side == Side::Red => return Err(Breach::of("12.4", "elope-only-allies-bomb-troops")),
        Target::Troops(hex) => state.ground_in(data, Side::Red, hex).meets(&data.roster.kinds.troops),
    };
    if !there {
        return Err(nothing());
    }
    let inside = matches!(kind, Kind::Troops | Kind::Depot | Kind::Train | Kind::Tank);
    if state.original() && inside && hexes.iter().any(|hex| state.forts.contains(*hex)) {
        return Err(Breach::of("17.0.g", "elope-fort-shields"));
    }
    Ok(())
}

/// 12.4: whether aircraft may bomb a target.
pub(crate) fn check_bomb(data: &Data, state: &State, seat: Seat, planes: Units, target: Target) -> Result<(), Breach> {
    let side = in_phase(state, seat)?;
    check_target(data, state, side, target)?;
    if mission_on(state, target).is_none() && state.missions.is_full() {
        return Err(Breach::of("12.4", "elope-too-many-missions"));
    }
    check_planes(data, state, side, planes, &hexes_of(data, state, target))
}

fn mission_on(state: &State, target: Target) -> Option<usize> {
    state.missions.iter().position(|mission| mission.target == target && !mission.resolved)
}

/// T.bomb.a: all that would bomb a target if these joined in.
pub(crate) fn bombers(state: &State, planes: Units, target: Target) -> Units {
    let joined = mission_on(state, target).map_or(Units::NONE, |number| with_task(state, Task::Mission(number as u8)));
    planes.or(joined)
}

/// T.bomb.a: aircraft make a mission, or join the one against the same target.
pub(crate) fn order_bombing(
    data: &Data,
    state: &mut State,
    planes: Units,
    target: Target,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let out = launch(data, state, planes, dice, events)?;
    if out.is_empty() {
        return Ok(());
    }
    let number = mission_on(state, target).unwrap_or(state.missions.len());
    if number == state.missions.len() && !state.missions.push(Mission { target, resolved: false }) {
        return Ok(());
    }
    for plane in out.iter() {
        state.task[plane] = Task::Mission(number as u8);
    }
    let place = hexes_of(data, state, target).first().copied().unwrap_or(HexIx(0));
    events.tell(Seats::ALL, || {
        let message = Message::by("12.4", "elope-goes-bombing").with("unit", args::first(out));
        message.with("others", args::others(out)).with("hex", args::hex(place))
    });
    Ok(())
}
