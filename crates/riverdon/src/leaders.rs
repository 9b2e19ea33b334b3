//! 4, S2.lead: leaders ride, are caught, fall and are replaced.

use engine::{Breach, Dice, DieFailure, Events, Message};

use crate::board::Lay;
use crate::data::Data;
use crate::forces::{ForceIx, LEADERS, Leader, LeaderIx, Place};
use crate::ids::Side;
use crate::procedure::Frame;
use crate::setup::drawn_rating;
use crate::space::Space;
use crate::state::State;
use crate::{args, fog, rivers, seats};

/// All numbers of leaders.
pub(crate) fn numbers() -> impl Iterator<Item = LeaderIx> {
    (0..LEADERS as u8).map(LeaderIx)
}

/// Leaders join a group where they are; the best of a group without a commander commands it (4.lead.8).
pub(crate) fn attach_all(state: &mut State, side: Side) {
    for leader in numbers() {
        let Leader { place, with, .. } = state.leaders[side][leader];
        let stays = with.is_some_and(|force| state.force(side, force).place == place && place != Place::Nowhere);
        if !stays {
            let group = state.groups_at(side, place).map(|(force, _)| force).next();
            state.leaders[side][leader].with = if place == Place::Nowhere { None } else { group };
        }
    }
    for force in state.groups(side).map(|(force, _)| force).collect::<Vec<_>>() {
        let commands = state.force(side, force).leader;
        let still = commands.is_some_and(|leader| state.leaders[side][leader].with == Some(force));
        // 5.nolead: who has an order as leaderless carries it out so, whoever joins meanwhile.
        let tasked = commands.is_none() && state.force(side, force).order.is_some();
        if !still && !tasked {
            state.force_mut(side, force).leader = best_with(state, side, force);
        }
    }
}

/// The best-rated leader with a group.
pub(crate) fn best_with(state: &State, side: Side, force: ForceIx) -> Option<LeaderIx> {
    let best = state.leaders_with(side, force).max_by_key(|(index, leader)| (leader.rating, std::cmp::Reverse(*index)));
    best.map(|(index, _)| index)
}

/// Whether a leader is with a force that is surrounded (4.lead.3).
fn is_ringed(state: &State, side: Side, leader: &Leader) -> bool {
    leader.with.is_some_and(|force| state.force(side, force).surrounded)
}

/// How far a leader rides in a turn, and the clause that says so (4.lead.1, 4.lead.3).
pub(crate) fn ride_of(data: &Data, state: &State, side: Side, leader: LeaderIx) -> (u8, &'static str) {
    match is_ringed(state, side, &state.leaders[side][leader]) {
        true => (data.campaign.limits.leader_rides_surrounded, "4.lead.3"),
        false => (data.campaign.limits.leader_rides, "4.lead.1"),
    }
}

/// 4.lead: whether a leader can ride along a path.
pub(crate) fn check_ride(
    data: &Data,
    state: &State,
    side: Side,
    leader: LeaderIx,
    path: &[Space],
) -> Result<(), Breach> {
    let rider = &state.leaders[side][leader];
    let Some(mut from) = rider.place.space() else {
        return Err(Breach::of("4.lead.1", "riverdon-leader-not-on-board"));
    };
    let (most, clause) = ride_of(data, state, side, leader);
    for &to in path {
        if rivers::edge_to(from, to).is_none() {
            return Err(not_adjacent(from, to));
        }
        check_space(state, side, to)?;
        from = to;
    }
    // How far he rides comes last: what else bars the way would remain.
    let length = u8::try_from(path.len()).unwrap_or(u8::MAX);
    if path.is_empty() || rider.ridden.saturating_add(length) > most {
        return Err(Breach::of(clause, "riverdon-too-far-to-ride").with("most", args::int(most)));
    }
    Ok(())
}

/// 4.lead.1: where a leader can ride as far as his side knows, each by one of the shortest ways.
pub(crate) fn rides(data: &Data, state: &State, side: Side, leader: LeaderIx) -> Vec<Vec<Space>> {
    let Some(from) = state.leaders[side][leader].place.space() else { return Vec::new() };
    let mut ways = vec![Vec::new()];
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        let here = way.last().copied().unwrap_or(from);
        for (_, to) in here.neighbours() {
            let farther = [way.as_slice(), &[to]].concat();
            let is_new = to != from && !ways.iter().any(|known| known.last() == Some(&to));
            if is_new && check_ride(data, state, side, leader, &farther).is_ok() {
                ways.push(farther);
            }
        }
        next += 1;
    }
    ways.split_off(1)
}

/// 4.lead.4, 4.lead.7: whether a leader can ride through a space, by what his side knows.
pub(crate) fn check_space(state: &State, side: Side, to: Space) -> Result<(), Breach> {
    if state.board.at(to) == Lay::MajorRiver {
        return Err(Breach::of("4.lead.7", "riverdon-no-way-over-water").with("space", args::space(to)));
    }
    match fog::knows(state, side, to) {
        true => Err(Breach::of("4.lead.4", "riverdon-leader-among-enemies").with("space", args::space(to))),
        false => Ok(()),
    }
}

/// Two spaces that no edge joins (S1.adj.1).
pub(crate) fn not_adjacent(from: Space, to: Space) -> Breach {
    Breach::of("S1.adj.1", "riverdon-not-adjacent").with("space", args::space(from)).with("other", args::space(to))
}

/// 4.lead.4: he rides, and stops before an enemy that he did not see.
pub(crate) fn ride(
    data: &Data,
    state: &mut State,
    side: Side,
    leader: LeaderIx,
    path: &[Space],
    events: &mut Events<'_>,
) {
    let ringed = is_ringed(state, side, &state.leaders[side][leader]);
    let began = state.leaders[side][leader].place;
    for &to in path {
        if state.occupied(side.enemy(), to) {
            fog::sight(state, side, to, 0, 0);
            events.reveal(seats::only(side), || {
                Message::by("4.lead.4", "riverdon-leader-stopped").with("space", args::space(to))
            });
            break;
        }
        let rider = &mut state.leaders[side][leader];
        rider.place = Place::At(to);
        rider.with = None;
        // 4.lead.3: out of a ring he goes no farther this turn.
        rider.ridden = if ringed { data.campaign.limits.leader_rides } else { rider.ridden + 1 };
    }
    let left = state.groups(side).find(|(_, force)| force.leader == Some(leader)).map(|(force, _)| force);
    if let Some(force) = left {
        state.force_mut(side, force).leader = None;
    }
    let place = state.leaders[side][leader].place;
    if place != began {
        relieve(state, side, place);
    }
    attach_all(state, side);
}

/// 9.mut.3: a leader has come to where mutineers are.
pub(crate) fn relieve(state: &mut State, side: Side, place: Place) {
    let mutineers: Vec<ForceIx> =
        state.groups_at(side, place).filter(|(_, force)| force.mutinous).map(|(force, _)| force).collect();
    for force in mutineers {
        state.force_mut(side, force).relieved = true;
    }
}

/// 4.lead.6: the enemy comes into a space where leaders are alone.
pub(crate) fn catch_alone(
    data: &Data,
    state: &mut State,
    side: Side,
    space: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), DieFailure> {
    if state.occupied(side, space) {
        return Ok(());
    }
    for leader in numbers().filter(|leader| state.leaders[side][*leader].place == Place::At(space)).collect::<Vec<_>>()
    {
        let refuge = state
            .groups(side)
            .filter_map(|(force, group)| Some((group.place.space()?.distance(space), force)))
            .filter(|(distance, _)| *distance <= data.campaign.limits.leader_gets_away)
            .min_by_key(|(distance, force)| (*distance, *force));
        match refuge {
            Some((_, force)) => {
                let place = state.force(side, force).place;
                let rider = &mut state.leaders[side][leader];
                (rider.place, rider.with) = (place, None);
                relieve(state, side, place);
                attach_all(state, side);
            }
            None => kill(data, state, side, leader, dice, events)?,
        }
    }
    Ok(())
}

/// S2.lead.1: a leader falls, and another one takes his place with the same force, or waits for his owner to say where.
pub(crate) fn kill(
    data: &Data,
    state: &mut State,
    side: Side,
    leader: LeaderIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), DieFailure> {
    let fallen = state.leaders[side][leader];
    let nation = state.hosts[side].nation;
    events.reveal(engine::Seats::ALL, || {
        Message::by("S2.lead.1", "riverdon-leader-falls").with("side", args::nation(nation))
    });
    let rating = drawn_rating(data, nation, dice)?;
    let group = fallen.with.filter(|force| state.force(side, *force).is_there());
    let place = group.map_or(Place::Nowhere, |force| state.force(side, force).place);
    state.leaders[side][leader] = Leader { rating, place, with: group, waits: group.is_none(), ..Leader::default() };
    let commanded = state.groups(side).find(|(_, force)| force.leader == Some(leader)).map(|(force, _)| force);
    if let Some(force) = commanded {
        state.force_mut(side, force).leader = best_with(state, side, force);
    }
    Ok(())
}

/// Whether a side has a leader to place, and a force to place him with (S2.lead.1).
pub(crate) fn to_place(state: &State, side: Side) -> Option<LeaderIx> {
    let waits = numbers().find(|leader| state.leaders[side][*leader].waits)?;
    state.groups(side).any(|(_, force)| force.place.space().is_some()).then_some(waits)
}

/// Asks for every leader that has to be placed.
pub(crate) fn call_successions(state: &mut State) -> bool {
    let asked = Side::ALL.into_iter().find(|side| to_place(state, *side).is_some());
    match asked {
        Some(side) if !matches!(state.top(), Frame::Succession { .. }) => {
            state.stack.push(Frame::Succession { side });
            true
        }
        _ => false,
    }
}

/// S2.lead.1: the new leader appears with a force.
pub(crate) fn appoint(state: &mut State, side: Side, at: Space) {
    let Some(leader) = to_place(state, side) else { return };
    let new = &mut state.leaders[side][leader];
    (new.place, new.with, new.waits) = (Place::At(at), None, false);
    relieve(state, side, Place::At(at));
    attach_all(state, side);
    if to_place(state, side).is_none() {
        state.stack.pop();
    }
}

/// 9.rec.5: whether a force can pass for so many counters.
pub(crate) fn check_present(data: &Data, state: &State, side: Side, at: Space, total: u16) -> Result<(), Breach> {
    if !state.occupied(side, at) {
        return Err(Breach::of("S2.force.1", "riverdon-no-such-force").with("space", args::space(at)));
    }
    let (least, most) = crate::general::scouting::bounds(state.stands_at(side, at).total(data));
    match (u16::from(least)..=u16::from(most)).contains(&total) {
        true => Ok(()),
        false => Err(Breach::of("9.rec.3", "riverdon-total-not-believed")
            .with("least", args::int(least))
            .with("most", args::int(most))),
    }
}

/// 9.rec.5: it is laid down for everybody there.
pub(crate) fn present(state: &mut State, side: Side, at: Space, total: u16) {
    let there: Vec<ForceIx> = state.groups_at(side, Place::At(at)).map(|(force, _)| force).collect();
    for force in there {
        state.force_mut(side, force).presents = total as u8;
    }
}
