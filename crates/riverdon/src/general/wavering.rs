//! 9.mut, 9.des, 9.part.3: mutiny, desertion, and partisans that hide again.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use super::captures;
use crate::army::Stands;
use crate::campaign::OrderKind;
use crate::data::Data;
use crate::forces::{ForceIx, Place};
use crate::ids::Side;
use crate::procedure::Frame;
use crate::space::Space;
use crate::state::{Fog, State};
use crate::units::Tag;
use crate::writing::numbers;
use crate::{air, args, fog, trains};

/// 9.mut.3: mutineers to whom a new leader has come roll, one after the other.
pub(crate) fn rally(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    for side in Side::ALL {
        for force in numbers() {
            let group = *state.force(side, force);
            let Some(space) = group.place.space().filter(|_| group.mutinous && group.relieved) else { continue };
            let die = dice.roll(6, "9.mut.3")?;
            let back = die as i8 >= data.campaign.rolls.mutiny_recovery.need;
            state.force_mut(side, force).mutinous = !back;
            let id = if back { "riverdon-mutiny-ends" } else { "riverdon-mutiny-lasts" };
            events.reveal(Seats::ALL, || {
                Message::by("9.mut.3", id).with("space", args::space(space)).with("die", Arg::Die(die))
            });
        }
    }
    Ok(())
}

/// 9.part.3: revealed partisans hide again after a turn that ends without enemies beside them.
pub(crate) fn hide_again(data: &Data, state: &mut State, side: Side) {
    if state.settings.fog == Fog::Open || !fog::may_lurk(data, state, side) {
        return;
    }
    let hides = |state: &State, force: ForceIx| {
        let group = state.force(side, force);
        let near = group.place.space().is_some_and(|at| fog::knows_beside(state, side, at));
        group.place.space().is_some() && !group.hidden && !near && group.stands.are_partisans(data)
    };
    for force in numbers().filter(|force| hides(state, *force)).collect::<Vec<_>>() {
        let before = fog::marked_spaces(state, side);
        state.force_mut(side, force).hidden = true;
        if let Some(space) = state.force(side, force).place.space() {
            fog::reletter(state, side, before, &[space], None);
        }
    }
}

/// 9.mut.4, 9.des.1: those who waver before orders are carried out, one group after the other. Says whether there was one.
pub(crate) fn waver(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    for side in [state.initiative, state.initiative.enemy()] {
        let due = numbers().find(|force| {
            let group = state.force(side, *force);
            group.is_there() && !group.wavered
        });
        let Some(force) = due else { continue };
        state.force_mut(side, force).wavered = true;
        let breaks = state.force(side, force).order == Some(OrderKind::Breakthrough);
        // 9.mut.4
        let weary = state.force(side, force).stands.only(|unit| data.units[unit.index()].is(Tag::Weary));
        if breaks && !weary.is_empty() && state.scenario(data).year == data.campaign.limits.mutiny_year {
            air::test_nerve(data, state, side, force, &weary, dice, events)?;
        }
        let group = *state.force(side, force);
        for cause in [group.kept, group.bombarded, breaks] {
            if cause && state.force(side, force).is_there() {
                desert(data, state, side, force, dice, events)?;
            }
        }
        return Ok(true);
    }
    Ok(false)
}

/// 9b.major.3, 9.mut.1: conscripts shelled before a battle roll at once.
pub(crate) fn desert_at(
    data: &Data,
    state: &mut State,
    side: Side,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for force in numbers() {
        let group = *state.force(side, force);
        if group.place == Place::At(at) && group.bombarded && !group.wavered {
            state.force_mut(side, force).wavered = true;
            desert(data, state, side, force, dice, events)?;
        }
    }
    Ok(())
}

/// 9.des.2 to 9.des.4: each conscript unit rolls; deserters go over to an enemy beside them, or are lost.
fn desert(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let group = *state.force(side, force);
    let Some(at) = group.place.space() else { return Ok(()) };
    let conscripts = group.stands.only(|unit| data.units[unit.index()].is(Tag::Conscript));
    let (low, high) = data.campaign.rolls.conscript_desertion.desert_on;
    let mut gone = Stands::default();
    if !conscripts.is_empty() {
        fog::tell_of(state, side, force);
    }
    for (unit, stands) in conscripts.counters(data) {
        let two = dice.roll(6, "9.des.2")? + dice.roll(6, "9.des.2")?;
        let deserts = two as i8 == low || two as i8 == high;
        gone.add(unit, if deserts { u16::from(stands) } else { 0 });
        let id = if deserts { "riverdon-unit-deserts" } else { "riverdon-unit-stays" };
        events.reveal(Seats::ALL, || {
            Message::by("9.des.2", id).with("unit", args::unit(unit)).with("total", Arg::Int(i32::from(two)))
        });
    }
    if gone.is_empty() {
        return Ok(());
    }
    captures::count_lost(data, state, side, &gone);
    captures::take_off(state, side, force, &gone);
    trains::orphaned(data, state, side, force, dice, events)?;
    let enemy = side.enemy();
    let beside: Vec<Space> =
        at.neighbours().map(|(_, space)| space).filter(|space| state.has_force(enemy, *space)).collect();
    let here = state.occupied(enemy, at);
    match beside[..] {
        _ if here => captures::join(data, state, enemy, at, &gone),
        [] => {}
        [only] => captures::join(data, state, enemy, only, &gone),
        _ => {
            state.waiting = state.waiting.with(&gone);
            // Who deserts for two causes goes over at once.
            let asked = Frame::Deserters { side: enemy, from: at };
            if state.top() != asked {
                state.stack.push(asked);
            }
        }
    }
    Ok(())
}
