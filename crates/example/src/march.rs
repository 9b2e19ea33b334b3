//! 4.0: marching, station by station.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};

use crate::data::{Data, Station, Unit, Way};
use crate::order::Order;
use crate::state::{Frame, GREENS, Group, RED_SIDE, Stage, State, side};
use crate::{contest, victory};

pub(crate) fn place(station: Station) -> Arg {
    Arg::Place(u16::from(station.0))
}

pub(crate) fn counter(unit: Unit) -> Arg {
    Arg::Counter(u16::from(unit.0))
}

/// 4.0: whether a march is legal as a whole. The start of the path is where the group stands.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, group: Group, path: &[Station]) -> Result<(), Breach> {
    match state.top() {
        Frame::Activation { seat: active } if active == seat => {}
        _ => return Err(Breach::of("4.1", "emtsa-not-active")),
    }
    let Some(first) = group.first() else {
        return Err(Breach::of("4.1", "emtsa-nobody-marches"));
    };
    if path.is_empty() {
        return Err(Breach::of("4.1", "emtsa-no-path"));
    }
    for unit in group.iter() {
        // A scenario need not use all counters.
        let Some(here) = state.at(unit) else {
            return Err(Breach::of("4.1", "emtsa-not-on-the-line").with("unit", counter(unit)));
        };
        if state.commander(data, unit) != Some(seat) {
            return Err(Breach::of("4.5", "emtsa-not-yours").with("unit", counter(unit)));
        }
        if Some(here) != state.at(first) {
            return Err(Breach::of("4.1", "emtsa-not-together").with("unit", counter(unit)));
        }
    }
    let Some(mut from) = state.at(first) else {
        return Err(Breach::of("4.1", "emtsa-nobody-marches"));
    };
    for (paid, to) in path.iter().enumerate() {
        enter(data, state, group, from, *to, paid as u8)?;
        let last = paid + 1 == path.len();
        if !last && !state.enemies_at(data, *to, side(seat)).is_empty() {
            return Err(enemy_in_the_way(*to));
        }
        from = *to;
    }
    Ok(())
}

pub(crate) fn enemy_in_the_way(at: Station) -> Breach {
    Breach::of("4.4", "emtsa-enemy-in-the-way").with("place", place(at))
}

/// Whether a group that has paid so many points in this march can go from one station to the next.
fn enter(data: &Data, state: &State, group: Group, from: Station, to: Station, paid: u8) -> Result<(), Breach> {
    check_step(data, state, group, from, to)?;
    check_pace(data, state, group, to, paid)
}

/// 4.2: whether a group that has paid so many points in this march has one left for a station.
pub(crate) fn check_pace(data: &Data, state: &State, group: Group, to: Station, paid: u8) -> Result<(), Breach> {
    match group.iter().find(|unit| state.pace_left(data, *unit) <= paid) {
        Some(unit) => {
            let breach = Breach::of("4.2", "emtsa-too-far").with("unit", counter(unit)).with("place", place(to));
            Err(breach.with("pace", Arg::Int(i32::from(data.unit(unit).pace))))
        }
        None => Ok(()),
    }
}

/// Whether the ground and whoever stands there let a group go from one station to the next.
pub(crate) fn check_step(data: &Data, state: &State, group: Group, from: Station, to: Station) -> Result<(), Breach> {
    let Some(stretch) = data.stretch(from, to) else {
        return Err(Breach::of("4.1", "emtsa-not-joined").with("from", place(from)).with("to", place(to)));
    };
    let there = state.units_at(to);
    for unit in group.iter() {
        if data.unit(unit).train && data.stretches[stretch].way == Way::Road {
            return Err(Breach::of("4.3", "emtsa-no-rails").with("from", place(from)).with("to", place(to)));
        }
        // 2.3: Greens share a station with nobody, neither with those that command them nor among a group.
        let green = data.unit(unit).faction == GREENS;
        let friends = |other: Unit| state.commander(data, other).map(side) == state.commander(data, unit).map(side);
        let crowd = there
            .iter()
            .any(|other| friends(other) && !group.contains(other) && (green || data.unit(other).faction == GREENS));
        if crowd || green && group.len() > 1 {
            return Err(Breach::of("2.3", "emtsa-greens-alone").with("place", place(to)));
        }
    }
    Ok(())
}

/// March to the first station of the path; give the rest.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    group: Group,
    path: &[Station],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    check(data, state, seat, group, &path[..path.len().min(1)])?;
    let (Some(first), Some((to, rest))) = (group.first(), path.split_first()) else {
        return Err(Breach::of("4.1", "emtsa-no-path").into());
    };
    let from = state.at(first).unwrap_or(*to);
    events.tell(Seats::ALL, || {
        let message = Message::by("4.1", "emtsa-marches").with("unit", counter(first)).with("from", place(from));
        message.with("to", place(*to)).with("others", Arg::Int(group.len() as i32 - 1))
    });
    for unit in group.iter() {
        state.spent[usize::from(unit.0)] += 1;
        state.place[usize::from(unit.0)] = Some(*to);
    }
    let mut group = group;
    if let Some(stretch) = data.stretch(from, *to)
        && is_mined(data, state, seat, from, &[*to])
    {
        mine(data, state, stretch, first, dice, events)?;
        group = Group::of(group.iter().filter(|unit| state.at(*unit).is_some()));
    }
    if group.is_empty() {
        return Ok(None);
    }
    if !state.enemies_at(data, *to, side(seat)).is_empty() {
        // 4.4: the march ends in a contest.
        for unit in group.iter() {
            state.spent[usize::from(unit.0)] = data.unit(unit).pace;
        }
        let defender = contest::senior(data, state, *to, side(seat));
        let stage = Stage::Challenge;
        state.stack.push(Frame::Contest { at: *to, from, attacker: seat, defender, round: 1, stage });
        events.tell(Seats::ALL, || Message::by("4.4", "emtsa-contest").with("place", place(*to)));
        return Ok(None);
    }
    victory::take(data, state, *to);
    Ok((!rest.is_empty()).then(|| Order::March(group, rest.to_vec())))
}

/// 4.6: a mined stretch.
fn mine(
    data: &Data,
    state: &mut State,
    stretch: usize,
    first: Unit,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let die = dice.roll(6, "4.6")?;
    events.tell(Seats::ALL, || Message::by("4.6", "emtsa-mine-die").with("die", Arg::Die(die)));
    events.tell(Seats::ALL, || mine_message(data, first, die));
    if data.numbers.mine_goes_off.contains(&die) {
        state.blown |= 1 << stretch;
        state.lose(first, 1);
    }
    Ok(())
}

/// 4.6: what a die among the mines brings.
pub(crate) fn mine_message(data: &Data, first: Unit, die: u8) -> Message {
    match data.numbers.mine_goes_off.contains(&die) {
        true => Message::by("4.6", "emtsa-mine").with("unit", counter(first)),
        false => Message::by("4.6", "emtsa-mine-quiet"),
    }
}

/// 4.6: whether there are mines for a seat along a path.
pub(crate) fn is_mined(data: &Data, state: &State, seat: Seat, from: Station, path: &[Station]) -> bool {
    let starts = std::iter::once(from).chain(path.iter().copied());
    let mut stretches = starts.zip(path).filter_map(|(from, to)| data.stretch(from, *to));
    side(seat) == RED_SIDE && stretches.any(|stretch| state.is_mined(data, stretch))
}

/// Where a group can march, with the way: every station within its pace, none behind an enemy.
pub(crate) fn reach(data: &Data, state: &State, seat: Seat, group: Group) -> Vec<Vec<Station>> {
    let Some(start) = group.first().and_then(|unit| state.at(unit)) else {
        return Vec::new();
    };
    let mut ways: Vec<Vec<Station>> = vec![Vec::new()];
    let mut seen = vec![start];
    let mut next = 0;
    while next < ways.len() {
        let from = ways[next].last().copied().unwrap_or(start);
        let held = next > 0 && !state.enemies_at(data, from, side(seat)).is_empty();
        for (to, _) in data.next_to(from) {
            let fresh = !held && !seen.contains(to);
            if fresh && enter(data, state, group, from, *to, ways[next].len() as u8).is_ok() {
                seen.push(*to);
                let mut way = ways[next].clone();
                way.push(*to);
                ways.push(way);
            }
        }
        next += 1;
    }
    ways.remove(0);
    ways
}
