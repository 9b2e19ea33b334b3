//! 9b.air, 9b.sup, 9b.rec, 9b.leaf, 9b.bomb: what aircraft do before orders are carried out.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::assets::{self, Kind};
use crate::data::Data;
use crate::forces::{Force, ForceIx, Place};
use crate::general::{captures, scouting};
use crate::ids::{Side, UnitIx};
use crate::procedure::{Frame, Mission, Progress};
use crate::space::Space;
use crate::state::State;
use crate::units::{Class, Tag};
use crate::{args, barrage, fog, trains};

/// Whether a type is a gun or a mortar that can be bombed (9b.bomb.5).
pub(crate) fn is_battery(data: &Data, unit: UnitIx) -> bool {
    matches!(data.units[unit.index()].class, Class::Gun | Class::Howitzer | Class::Aa | Class::Mortar)
}

/// An aircraft is lost.
pub(crate) fn lose_aircraft(data: &Data, state: &mut State, side: Side, unit: UnitIx) {
    let gone = Stands::of([(unit, 1)]);
    captures::count_lost(data, state, side, &gone);
    state.hosts[side].aircraft = state.hosts[side].aircraft.without(&gone);
}

/// The mission with a number, if it is one of an aircraft.
fn mission(state: &State, side: Side, number: usize) -> Option<(Mission, UnitIx)> {
    let mission = state.missions[side][number]?;
    Some((mission, mission.unit?))
}

/// 9b.air.2, 9b.air.3: whether ground fire or the engine brings an aircraft down.
fn comes_down(
    data: &Data,
    state: &mut State,
    side: Side,
    number: usize,
    guns: u32,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let Some((_, unit)) = mission(state, side, number) else { return Ok(false) };
    let numbers = data.campaign.rolls.aircraft_loss;
    let clause = if guns > 0 { "9b.air.3" } else { "9b.air.2" };
    let two = dice.roll(6, clause)? + dice.roll(6, clause)?;
    let total = i32::from(two) + i32::from(numbers.per_aa) * guns as i32;
    let lost = total >= i32::from(numbers.lost_from);
    let who = args::side(state, side);
    let id = if lost { "riverdon-aircraft-lost" } else { "riverdon-aircraft-safe" };
    events.reveal(Seats::ALL, || {
        Message::by(clause, id).with("side", who).with("unit", args::unit(unit)).with("total", Arg::Int(total))
    });
    if lost {
        lose_aircraft(data, state, side, unit);
        assets::set_progress(state, side, number, Progress::Cancelled);
    }
    Ok(lost)
}

/// 9b.sup.1: fighters meet the enemy's aircraft over their space: fighters first, then whoever has a mission there.
pub(crate) fn fight(
    data: &Data,
    state: &mut State,
    side: Side,
    number: usize,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some((own, _)) = mission(state, side, number) else { return Ok(()) };
    let enemy = side.enemy();
    let meets = |kind: Kind| !matches!(kind, Kind::SupportByAir);
    let mut met: Vec<(bool, usize)> = assets::placed(state, enemy)
        .filter(|(_, other)| {
            assets::is_air(data, other) && other.at == own.at && !other.fought && other.progress != Progress::Cancelled
        })
        .filter(|(_, other)| meets(assets::kind(data, other.kind)))
        .map(|(index, other)| (assets::kind(data, other.kind) != Kind::Superiority, index))
        .collect();
    met.sort();
    let guns = state.stands_at(enemy, own.at).of_class(data, Class::Aa);
    if guns > 0 && comes_down(data, state, side, number, guns, dice, events)? {
        return Ok(());
    }
    if let (Some((_, other)), false) = (met.first(), own.fought) {
        duel(data, state, side, number, *other, dice, events)?;
    }
    let stays = state.missions[side][number].is_some_and(|own| own.progress != Progress::Cancelled);
    if stays && guns == 0 && comes_down(data, state, side, number, 0, dice, events)? {
        // It is lost after its mission, which holds for the turn.
        assets::set_progress(state, side, number, Progress::Done);
        if let Some(own) = &mut state.missions[side][number] {
            own.fought = true;
        }
    }
    Ok(())
}

/// Both roll; the higher cancels the other's mission, and a wide margin shoots him down.
fn duel(
    data: &Data,
    state: &mut State,
    side: Side,
    number: usize,
    other: usize,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let enemy = side.enemy();
    let (Some((_, own)), Some((_, theirs))) = (mission(state, side, number), mission(state, enemy, other)) else {
        return Ok(());
    };
    let mut roll = |unit: UnitIx| -> Result<i8, Interrupt> {
        let two = dice.roll(6, "9b.sup.1")? + dice.roll(6, "9b.sup.1")?;
        Ok((two + data.units[unit.index()].air_rating) as i8)
    };
    let (mine, his) = (roll(own)?, roll(theirs)?);
    for (side, index) in [(side, number), (enemy, other)] {
        if let Some(mission) = &mut state.missions[side][index] {
            mission.fought = true;
        }
    }
    events.reveal(Seats::ALL, || {
        Message::by("9b.sup.1", "riverdon-air-fight")
            .with("unit", args::unit(own))
            .with("other", args::unit(theirs))
            .with("one", Arg::Int(i32::from(mine)))
            .with("two", Arg::Int(i32::from(his)))
    });
    let (loser, index, unit) = match mine.cmp(&his) {
        std::cmp::Ordering::Greater => (enemy, other, theirs),
        std::cmp::Ordering::Less => (side, number, own),
        std::cmp::Ordering::Equal => return Ok(()),
    };
    assets::set_progress(state, loser, index, Progress::Cancelled);
    if mine.abs_diff(his) >= data.campaign.rolls.air_combat.destroyed_by.unsigned_abs() {
        lose_aircraft(data, state, loser, unit);
    }
    Ok(())
}

/// A mission over a space: with anti-aircraft guns there the loss roll comes before it, otherwise after.
pub(crate) fn fly(
    data: &Data,
    state: &mut State,
    side: Side,
    number: usize,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some((flown, _)) = mission(state, side, number) else { return Ok(()) };
    let guns = state.stands_at(side.enemy(), flown.at).of_class(data, Class::Aa);
    if guns > 0 && comes_down(data, state, side, number, guns, dice, events)? {
        return Ok(());
    }
    match assets::kind(data, flown.kind) {
        Kind::Reconnaissance => look(data, state, side, flown.at, events),
        Kind::Leaflets => drop_leaflets(data, state, side.enemy(), flown.at, dice, events)?,
        Kind::BombStrafe => bomb(data, state, side.enemy(), flown.at, dice, events)?,
        Kind::BombBattery => bomb_battery(data, state, side.enemy(), flown.at, dice, events)?,
        _ => {}
    }
    if guns == 0 {
        comes_down(data, state, side, number, 0, dice, events)?;
    }
    Ok(())
}

/// 9b.rec.1: the true number, unless enemy fighters are over the space.
fn look(data: &Data, state: &mut State, side: Side, at: Space, events: &mut Events<'_>) {
    let guarded = assets::placed(state, side.enemy()).any(|(_, mission)| {
        let fighters = assets::kind(data, mission.kind) == Kind::Superiority && mission.at == at;
        fighters && mission.progress != Progress::Cancelled
    });
    if guarded {
        return;
    }
    let seen = scouting::in_view(data, state, side.enemy(), at);
    if seen.is_empty() {
        if !state.occupied(side.enemy(), at) {
            fog::see_empty(state, side, at);
        }
        events.reveal(crate::seats::only(side), || {
            Message::by("9b.rec.1", "riverdon-nobody-seen").with("space", args::space(at))
        });
        return;
    }
    scouting::tell(state, side, at, seen.total(data), seen.headings(data), "9b.rec.1", events);
}

/// Whether leaflets touch a type: conscripts, levies and the weary always, other interventionists in 1919 (9b.leaf.2).
pub(crate) fn is_tested(data: &Data, state: &State, unit: UnitIx) -> bool {
    let info = &data.units[unit.index()];
    let year = state.scenario(data).year == data.campaign.limits.mutiny_year;
    info.is(Tag::Conscript) || info.is(Tag::Weary) || (info.is(Tag::Interventionist) && year)
}

/// 9b.leaf.1: each company tested rolls; those that fail stay behind this turn.
fn drop_leaflets(
    data: &Data,
    state: &mut State,
    on: Side,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let there: Vec<ForceIx> = state.groups_at(on, Place::At(at)).map(|(force, _)| force).collect();
    for force in there {
        let tested = |unit: UnitIx| is_tested(data, state, unit);
        let stands = state.force(on, force).stands.only(tested);
        test_nerve(data, state, on, force, &stands, dice, events)?;
    }
    Ok(())
}

/// Companies roll; half of the interventionists failing is a mutiny of all (9.mut.2), others are kept from acting.
pub(crate) fn test_nerve(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    tested: &Stands,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(at) = state.force(side, force).place.space() else { return Ok(()) };
    if !tested.is_empty() {
        fog::tell_of(state, side, force);
    }
    let mut failing = Stands::default();
    let (mut foreign, mut foreign_failing) = (0, 0);
    for (unit, stands) in tested.counters(data) {
        let die = dice.roll(6, "9b.leaf.1")?;
        let fails = die as i8 >= data.campaign.rolls.leaflet.fails_from;
        let interventionist = data.units[unit.index()].is(Tag::Interventionist);
        foreign += u32::from(interventionist);
        foreign_failing += u32::from(interventionist && fails);
        failing.add(unit, if fails { u16::from(stands) } else { 0 });
        let id = if fails { "riverdon-nerve-fails" } else { "riverdon-nerve-holds" };
        events.reveal(Seats::ALL, || {
            Message::by("9b.leaf.1", id).with("unit", args::unit(unit)).with("die", Arg::Die(die))
        });
    }
    let mutiny =
        state.scenario(data).year == data.campaign.limits.mutiny_year && foreign_failing * 2 >= foreign && foreign > 0;
    if mutiny {
        let group = state.force_mut(side, force);
        (group.mutinous, group.relieved, group.order) = (true, false, None);
        events.reveal(Seats::ALL, || Message::by("9.mut.2", "riverdon-mutiny").with("space", args::space(at)));
    }
    if failing.is_empty() {
        return Ok(());
    }
    let group = *state.force(side, force);
    if group.stands == failing {
        state.force_mut(side, force).kept = true;
        return Ok(());
    }
    // 9b.leaf.3: those who fail stay behind.
    state.force_mut(side, force).stands = group.stands.without(&failing);
    state.raise(side, Force { kept: true, ..group.part(failing) });
    Ok(())
}

/// 9b.bomb.1 to 9b.bomb.4: a cut of the flight number of everybody there.
fn bomb(
    data: &Data,
    state: &mut State,
    on: Side,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if !state.occupied(on, at) {
        return Ok(());
    }
    let numbers = data.campaign.rolls.bomb;
    let hit = barrage::totals(data, state, on, at, 0, "9b.bomb.1", dice, events)?;
    if hit.is_some_and(|total| total >= numbers.need) {
        barrage::cut(data, state, on, at, numbers.flight_cut, "9b.bomb.1", events);
    }
    Ok(())
}

/// 9b.bomb.5: the same roll against a battery; its owner says which.
fn bomb_battery(
    data: &Data,
    state: &mut State,
    on: Side,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let batteries = state.stands_at(on, at).only(|unit| is_battery(data, unit));
    if batteries.is_empty() {
        return Ok(());
    }
    let hit = barrage::totals(data, state, on, at, 0, "9b.bomb.5", dice, events)?;
    if hit.is_some_and(|total| total >= data.campaign.rolls.bomb.need) {
        state.stack.push(Frame::Battery { side: on, at });
    }
    Ok(())
}

/// 9b.bomb.5: the battery that its owner gives up; it is destroyed, not captured.
pub(crate) fn lose_battery(
    data: &Data,
    state: &mut State,
    side: Side,
    unit: UnitIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Frame::Battery { at, .. } = state.top() else { return Ok(()) };
    state.stack.pop();
    let gone = Stands::of([(unit, 1)]);
    let hit =
        state.groups_at(side, Place::At(at)).find(|(_, force)| force.stands.count(unit) > 0).map(|(force, _)| force);
    if let Some(force) = hit {
        captures::count_lost(data, state, side, &gone);
        captures::take_off(state, side, force, &gone);
    }
    events.reveal(Seats::ALL, || {
        Message::by("9b.bomb.5", "riverdon-battery-destroyed")
            .with("unit", args::unit(unit))
            .with("space", args::space(at))
    });
    hit.map_or(Ok(()), |force| trains::orphaned(data, state, side, force, dice, events))
}
