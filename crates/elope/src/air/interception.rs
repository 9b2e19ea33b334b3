//! 7.1, 12.2 and T.air: interception and air combat.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use super::bases::{Hexes, distance, origin};
use super::flight::{check_range, check_ready, is_near_hq, takes_off};
use super::missions::hexes_of;
use crate::args;
use crate::combat::declare::with_task;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Frame, State, Task, side_of};
use crate::tables::AirResult;

/// What lies below a phasing aircraft: its target hex, or the banks of its target hexside.
fn below(data: &Data, state: &State, plane: UnitIx) -> Hexes {
    match state.task[plane] {
        Task::Attack(number) => {
            state.attacks.get(usize::from(number)).map(|attack| attack.target).into_iter().collect()
        }
        Task::Mission(number) => {
            let mission = state.missions.get(usize::from(number));
            mission.map(|mission| hexes_of(data, state, mission.target)).unwrap_or_default()
        }
        Task::None | Task::Intercept(_) => Hexes::new(),
    }
}

/// The hex over which it is met; for a river hexside the first of its banks.
fn over(data: &Data, state: &State, plane: UnitIx) -> Option<HexIx> {
    below(data, state, plane).first().copied()
}

/// The hex over which aircraft of a side are met by interceptors sent to this one: either bank will do.
fn sky(data: &Data, state: &State, side: Side, hex: HexIx) -> Option<HexIx> {
    let own = state.of_side(data, side).and(data.roster.kinds.aircraft);
    let exact = own.iter().any(|plane| over(data, state, plane) == Some(hex)).then_some(hex);
    let mut beside = own.iter().filter(|plane| below(data, state, *plane).contains(&hex));
    exact.or_else(|| beside.find_map(|plane| over(data, state, plane)))
}

/// The hexes over which aircraft of a side are out.
pub(super) fn skies(data: &Data, state: &State, side: Side) -> Vec<HexIx> {
    let mut hexes: Vec<HexIx> = Vec::new();
    for plane in state.of_side(data, side).and(data.roster.kinds.aircraft).iter() {
        hexes.extend(over(data, state, plane).filter(|hex| !hexes.contains(hex)));
    }
    hexes
}

/// The aircraft of a side over a hex.
fn flying(data: &Data, state: &State, side: Side, hex: HexIx) -> Units {
    let own = state.of_side(data, side).and(data.roster.kinds.aircraft);
    own.filter(|plane| over(data, state, plane) == Some(hex))
}

/// 7.1.a: whether the other side is asked for interceptors.
pub(crate) fn can_be_intercepted(data: &Data, state: &State, side: Side) -> bool {
    if !state.options.interception {
        return false;
    }
    let skies = skies(data, state, side);
    let enemy = side.enemy();
    let planes = state.of_side(data, enemy).and(data.roster.kinds.aircraft);
    !skies.is_empty()
        && planes.iter().any(|plane| skies.iter().any(|hex| reaches(data, state, enemy, plane, *hex).is_ok()))
}

/// 12.2: whether a side has aircraft that could meet planes over a hex.
pub(crate) fn may_meet(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    let planes = state.of_side(data, side).and(data.roster.kinds.aircraft);
    state.options.interception && planes.iter().any(|plane| reaches(data, state, side, plane, hex).is_ok())
}

/// 12.2: whether an aircraft can intercept over a hex.
pub(super) fn reaches(data: &Data, state: &State, side: Side, plane: UnitIx, hex: HexIx) -> Result<(), Breach> {
    check_ready(data, state, side, plane)?;
    let way = distance(data, &origin(data, state, plane), &[hex]);
    let near = way.is_some_and(|way| way <= u16::from(data.tables.aircraft.intercept_hexes_from_base));
    if !near && !is_near_hq(data, state, side, hex) {
        let breach = Breach::of("12.2", "elope-too-far-to-intercept");
        return Err(breach.with("unit", args::unit(plane)).with("hex", args::hex(hex)));
    }
    check_range(data, state, plane, &[hex])
}

/// 12.2: why somebody meets no enemy aircraft, wherever these fly.
pub(crate) fn why_no_interception(data: &Data, state: &State, side: Side, plane: UnitIx) -> Option<Breach> {
    if let Err(breach) = check_ready(data, state, side, plane) {
        return Some(breach);
    }
    let skies = skies(data, state, side.enemy());
    let barred = skies.iter().map(|hex| reaches(data, state, side, plane, *hex).err());
    barred.collect::<Option<Vec<_>>>()?.into_iter().next()
}

/// 7.1.a, 12.2: whether aircraft may intercept over a hex.
pub(crate) fn check_intercept(data: &Data, state: &State, seat: Seat, planes: Units, hex: HexIx) -> Result<(), Breach> {
    let side = side_of(seat);
    match state.top() {
        Frame::Interception { side: phasing } if phasing == side.enemy() => {}
        _ => return Err(Breach::of("12.0.i", "elope-no-interception-now")),
    }
    if planes.is_empty() {
        return Err(Breach::of("12.0.i", "elope-no-aircraft-named"));
    }
    let Some(hex) = sky(data, state, side.enemy(), hex) else {
        return Err(Breach::of("12.2", "elope-nobody-to-intercept").with("hex", args::hex(hex)));
    };
    planes.iter().try_for_each(|plane| reaches(data, state, side, plane, hex))
}

/// Interceptors take off.
pub(crate) fn intercept(
    data: &Data,
    state: &mut State,
    side: Side,
    planes: Units,
    hex: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(hex) = sky(data, state, side.enemy(), hex) else { return Ok(()) };
    for plane in planes.iter() {
        let flies = takes_off(data, state, plane, dice, events)?;
        if flies {
            state.flown.insert(plane);
            state.task[plane] = Task::Intercept(hex);
        }
        events.tell(Seats::ALL, || {
            let (clause, id) = if flies { ("12.2", "elope-intercepts") } else { ("12.8.a", "elope-stays-at-base") };
            Message::by(clause, id).with("unit", args::unit(plane)).with("hex", args::hex(hex))
        });
    }
    Ok(())
}

/// 7.1.b: air combats, one after the other; then bombing.
pub(crate) fn fight(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let next = state.task.values().iter().find_map(|task| match task {
        Task::Intercept(hex) => Some(*hex),
        _ => None,
    });
    let Some(hex) = next else {
        state.stack.pop();
        state.stack.push(Frame::Bombing { side });
        return Ok(Advance::Ran);
    };
    let interceptors = with_task(state, Task::Intercept(hex));
    let phasing = flying(data, state, side, hex);
    // 7.1.c: whatever happens, the interceptors go home.
    interceptors.iter().for_each(|plane| state.task[plane] = Task::None);
    if phasing.is_empty() {
        return Ok(Advance::Ran);
    }
    let die = dice.roll(6, "7.1.b")?;
    let column = column(data, air_strength(data, interceptors), air_strength(data, phasing));
    let row = row(data, state, side.enemy(), die);
    let clause = clause(data, state, side.enemy(), die);
    let result = data.tables.air_to_air.rows[row].results[column];
    events.tell(Seats::ALL, || {
        let message = Message::by(clause, "elope-air-combat").with("hex", args::hex(hex)).with("die", Arg::Die(die));
        message.with("row", args::int(row as i32 + 1)).with("column", Arg::Term(COLUMNS[column]))
    });
    match result {
        AirResult::DefenderAborts => {
            phasing.iter().for_each(|plane| state.task[plane] = Task::None);
            tell(phasing, "elope-turns-back", events);
        }
        AirResult::AttackerAborts => tell(interceptors, "elope-turns-back", events),
        AirResult::DefenderLoses(count) => shoot_down(data, state, side, phasing, count, events),
        AirResult::AttackerLoses(count) => shoot_down(data, state, side.enemy(), interceptors, count, events),
    }
    for plane in interceptors.filter(|plane| state.is_on_map(plane)).iter() {
        events.tell(Seats::ALL, || Message::by("7.1.c", "elope-interceptors-return").with("unit", args::unit(plane)));
    }
    Ok(Advance::Ran)
}

fn tell(planes: Units, id: &'static str, events: &mut Events<'_>) {
    events.tell(Seats::ALL, || {
        Message::by("T.air.b", id).with("unit", args::first(planes)).with("others", args::others(planes))
    });
}

pub(crate) fn air_strength(data: &Data, planes: Units) -> u16 {
    planes.iter().map(|plane| u16::from(data.roster.get(plane).air)).sum()
}

/// The words for the columns of the Air to Air Combat Table.
const COLUMNS: [&str; 6] = [
    "elope-air-column-1-2",
    "elope-air-column-1-1",
    "elope-air-column-3-2",
    "elope-air-column-2-1",
    "elope-air-column-3-1",
    "elope-air-column-4-1",
];

/// T.air.a: the column for these strengths, rounded for the defender and held inside the table.
pub(crate) fn column(data: &Data, attack: u16, defence: u16) -> usize {
    // In tenths, because one heading is 1.5-1.
    let tenths = |number: &str| match number.split_once('.') {
        Some((whole, tenth)) => Some(whole.parse::<u32>().ok()? * 10 + tenth.parse::<u32>().ok()?),
        None => Some(number.parse::<u32>().ok()? * 10),
    };
    let reached = |heading: &String| {
        let (ours, theirs) = heading.split_once('-')?;
        Some(u32::from(attack) * tenths(theirs)? >= u32::from(defence) * tenths(ours)?)
    };
    data.tables.air_to_air.columns.iter().rposition(|heading| reached(heading) == Some(true)).unwrap_or(0)
}

/// 12.21, T.air.d: what the attackers' die is modified by: Red's own, and not alike in the two editions.
fn modifier(data: &Data, state: &State, attacker: Side) -> i8 {
    let table = &data.tables.air_to_air;
    match attacker {
        Side::Allied => 0,
        Side::Red if state.original() => table.red_modifier_original,
        Side::Red => table.red_modifier,
    }
}

/// T.air.c: the row for a die of this side, held inside the table.
pub(crate) fn row(data: &Data, state: &State, attacker: Side, die: u8) -> usize {
    let modified = die.saturating_add_signed(modifier(data, state, attacker));
    usize::from(modified.max(1)).min(data.tables.air_to_air.rows.len()) - 1
}

/// 12.21, T.air.a, T.air.c, T.air.d: the clause by which the row is found: the die alone, or with Red's modifier, which
/// may lead out of the table.
fn clause(data: &Data, state: &State, attacker: Side, die: u8) -> &'static str {
    let modified = i16::from(die) + i16::from(modifier(data, state, attacker));
    let inside = (1..=data.tables.air_to_air.rows.len() as i16).contains(&modified);
    match attacker {
        Side::Allied => "T.air.a",
        Side::Red if !inside => "T.air.c",
        Side::Red if state.original() => "12.21",
        Side::Red => "T.air.d",
    }
}

/// T.air.b: so many of these aircraft are lost, as their owner chooses where there is a choice.
fn shoot_down(data: &Data, state: &mut State, side: Side, planes: Units, count: u8, events: &mut Events<'_>) {
    if usize::from(count) < planes.len() {
        state.stack.push(Frame::AirLosses { side, count, among: planes });
        return;
    }
    planes.iter().for_each(|plane| fall(data, state, plane, events));
}

fn fall(data: &Data, state: &mut State, plane: UnitIx, events: &mut Events<'_>) {
    state.destroy(data, plane);
    tell(Units::one(plane), "elope-shot-down", events);
}

/// T.air.b: the owner has chosen.
pub(crate) fn take_losses(data: &Data, state: &mut State, shares: &[(UnitIx, u8)], events: &mut Events<'_>) {
    state.stack.pop();
    shares.iter().for_each(|(plane, _)| fall(data, state, *plane, events));
}
