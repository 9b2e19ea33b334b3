//! 9.surr, 9.yield: rings, and whether those inside give up.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use super::captures;
use crate::data::Data;
use crate::forces::{FORCES, ForceIx, Place};
use crate::ids::Side;
use crate::leaders;
use crate::procedure::Frame;
use crate::space::{Edge, Space};
use crate::state::State;
use crate::units::Tag;
use crate::{args, fog};

/// 9.surr.1, 9.surr.2, sc4.surr.1: whether a side's troops in a space are surrounded, by what it knows.
pub(crate) fn is_ringed(data: &Data, state: &State, side: Side, space: Space) -> bool {
    let spared =
        state.scenario(data).trains.is_some() && !state.side(data, side).hidden && state.board.has_rail(data, space);
    let enemy = |edge: Edge| space.beyond(edge).is_some_and(|beside| fog::knows_force(state, side, beside));
    let helped = || space.neighbours().any(|(_, beside)| state.has_force(side, beside));
    let ring = (enemy(Edge::N) && enemy(Edge::S)) || (enemy(Edge::W) && enemy(Edge::E));
    ring && !spared && !helped()
}

/// 9.surr.4: the state is fixed at the start of the turn.
pub(crate) fn judge(data: &Data, state: &mut State) {
    for side in Side::ALL {
        for force in (0..FORCES as u8).map(ForceIx) {
            let space = state.force(side, force).place.space();
            let ringed = space.is_some_and(|space| is_ringed(data, state, side, space));
            let group = state.force_mut(side, force);
            (group.surrounded, group.tested) = (ringed, false);
        }
    }
}

/// The next that have to roll: the holder's first.
fn next(state: &State) -> Option<(Side, ForceIx)> {
    [state.initiative, state.initiative.enemy()].into_iter().find_map(|side| {
        let due = state.groups(side).find(|(_, force)| force.surrounded && !force.tested);
        due.map(|(force, _)| (side, force))
    })
}

/// 9.yield.1: one surrounded force after the other rolls. Says whether there was one.
pub(crate) fn roll_next(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let Some((side, force)) = next(state) else { return Ok(false) };
    state.force_mut(side, force).tested = true;
    let group = *state.force(side, force);
    let Some(space) = group.place.space() else { return Ok(true) };
    let told = |clause, id| Message::by(clause, id).with("space", args::space(space));
    if state.privileged(side, force) {
        if let Some(leader) = group.leader {
            state.leaders[side][leader].known = true;
        }
        events.reveal(Seats::ALL, || told("9.yield.4", "riverdon-never-surrenders"));
        return Ok(true);
    }
    let numbers = data.campaign.rolls.surrender;
    let die = dice.roll(6, "9.yield.1")?;
    let steadfast = [Tag::Cheka, Tag::Naval, Tag::Officer, Tag::Colourful];
    let stays = steadfast.into_iter().any(|tag| group.stands.tagged(data, tag) > 0);
    let led = state.leaders_with(side, force).next().is_some();
    let mut total = die as i8;
    total += if stays { numbers.cheka_naval_officer_colourful } else { 0 }; // 9.yield.2
    total += if led { 0 } else { numbers.no_leader }; // 9.yield.3
    if total > numbers.surrender_up_to {
        events.reveal(Seats::ALL, || told("9.yield.1", "riverdon-holds-out").with("die", Arg::Die(die)));
        return Ok(true);
    }
    events.reveal(Seats::ALL, || told("9.yield.1", "riverdon-surrenders").with("die", Arg::Die(die)));
    give_up(data, state, side, force, dice, events)?;
    Ok(true)
}

/// A force surrenders: leaders are taken, and what the captor can use joins one of those around (9.yield.1, S2.lead.1).
pub(crate) fn give_up(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let group = *state.force(side, force);
    let taken: Vec<_> = state.leaders_with(side, force).map(|(leader, _)| leader).collect();
    let spoils = captures::capture(data, state, side, &group.stands, events);
    for leader in &taken {
        state.leaders[side][*leader].with = None;
        state.leaders[side][*leader].place = Place::Nowhere;
    }
    fog::remove(state, side, force);
    for leader in taken {
        leaders::kill(data, state, side, leader, dice, events)?;
    }
    let Some(at) = group.place.space() else { return Ok(()) };
    let captor = side.enemy();
    if state.occupied(captor, at) {
        captures::join(data, state, captor, at, &spoils);
    } else if !spoils.is_empty() && at.neighbours().any(|(_, beside)| state.has_force(captor, beside)) {
        // Where those who surrounded it have gone unseen, nobody takes them up.
        state.waiting = state.waiting.with(&spoils);
        state.spoils = Some((captor, at));
    }
    Ok(())
}

/// 9.yield.1: asks who takes up what was captured, at once for all that several groups left in a space.
pub(crate) fn call_spoils(state: &mut State) -> bool {
    let Some((side, at)) = state.spoils.take() else { return false };
    state.stack.push(Frame::Spoils { side, at });
    true
}

/// Where captured weapons can join: with forces around (9.yield.1).
pub(crate) fn can_join(state: &State, side: Side, at: Space, with: Space) -> bool {
    at.distance(with) == 1 && state.has_force(side, with)
}
