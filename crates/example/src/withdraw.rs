//! 5.0: the armoured train gets up steam in the enemy's activation.

use engine::{Arg, Breach, Events, Message, Seat, Seats};

use crate::data::{Data, Station, Unit, Way};
use crate::march::{counter, place};
use crate::order::Order;
use crate::sequence::TRAIN_SEAT;
use crate::state::{ALLIED_SIDE, Frame, REDS, Stage, State};
use crate::victory;

fn train(data: &Data, state: &State) -> Option<(Unit, Station)> {
    let unit = data.all_units().find(|unit| data.unit(*unit).train)?;
    Some((unit, state.at(unit)?))
}

/// 5.1, 5.2: whether the seat may withdraw the train at this moment, by public facts alone.
pub(crate) fn allowed(data: &Data, state: &State, seat: Seat) -> Result<(Unit, Station), Breach> {
    if seat != TRAIN_SEAT {
        return Err(Breach::of("5.1", "emtsa-no-train"));
    }
    let (unit, here) = train(data, state).ok_or(Breach::of("5.1", "emtsa-no-train"))?;
    let red_activation = state.stack.frames().contains(&Frame::Activation { seat: REDS });
    let before_the_contest =
        matches!(state.top(), Frame::Activation { .. } | Frame::Contest { stage: Stage::Challenge, .. });
    if !red_activation || !before_the_contest {
        return Err(Breach::of("5.1", "emtsa-no-moment"));
    }
    if state.withdrawn >= data.numbers.withdrawal {
        return Err(Breach::of("5.2", "emtsa-steam-spent").with("limit", Arg::Int(i32::from(data.numbers.withdrawal))));
    }
    // 5.3: a right that cannot be used is no right.
    let open = data.next_to(here).iter().any(|(to, _)| enter(data, state, here, *to).is_ok());
    if open { Ok((unit, here)) } else { Err(Breach::of("5.3", "emtsa-no-way-out")) }
}

fn enter(data: &Data, state: &State, from: Station, to: Station) -> Result<(), Breach> {
    match data.stretch(from, to) {
        None => return Err(Breach::of("4.1", "emtsa-not-joined").with("from", place(from)).with("to", place(to))),
        Some(stretch) if data.stretches[stretch].way == Way::Road => {
            return Err(Breach::of("4.3", "emtsa-no-rails").with("from", place(from)).with("to", place(to)));
        }
        Some(_) => {}
    }
    // 2.3 keeps it from Greens, whoever commands them; 5.3 from all other enemies.
    let green = |unit: Unit| data.unit(unit).faction == crate::state::GREENS;
    if state.units_at(to).iter().any(green) {
        return Err(Breach::of("2.3", "emtsa-greens-alone").with("place", place(to)));
    }
    if !state.enemies_at(data, to, ALLIED_SIDE).is_empty() {
        return Err(Breach::of("5.3", "emtsa-enemy-in-the-way").with("place", place(to)));
    }
    if let Frame::Contest { from: theirs, .. } = state.top()
        && theirs == to
    {
        return Err(Breach::of("5.3", "emtsa-their-way-back").with("place", place(to)));
    }
    Ok(())
}

/// 5.0: whether a withdrawal is legal as a whole.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, path: &[Station]) -> Result<(), Breach> {
    let (_, mut here) = allowed(data, state, seat)?;
    if path.is_empty() {
        return Err(Breach::of("5.1", "emtsa-no-path"));
    }
    if path.len() > usize::from(data.numbers.withdrawal - state.withdrawn) {
        return Err(Breach::of("5.2", "emtsa-steam-spent").with("limit", Arg::Int(i32::from(data.numbers.withdrawal))));
    }
    for to in path {
        enter(data, state, here, *to)?;
        here = *to;
    }
    Ok(())
}

/// Withdraw to the first station of the path; give the rest.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    path: &[Station],
    events: &mut Events<'_>,
) -> Result<Option<Order>, Breach> {
    check(data, state, seat, &path[..path.len().min(1)])?;
    let ((unit, from), Some((to, rest))) = (allowed(data, state, seat)?, path.split_first()) else {
        return Err(Breach::of("5.1", "emtsa-no-path"));
    };
    state.place[usize::from(unit.0)] = Some(*to);
    state.withdrawn += 1;
    victory::take(data, state, *to);
    events.tell(Seats::ALL, || {
        let message = Message::by("5.1", "emtsa-withdraws").with("unit", counter(unit));
        message.with("from", place(from)).with("to", place(*to))
    });
    Ok((!rest.is_empty()).then(|| Order::Withdraw(rest.to_vec())))
}

/// All withdrawals that are possible now.
pub(crate) fn ways(data: &Data, state: &State, seat: Seat) -> Vec<Vec<Station>> {
    let Ok((_, here)) = allowed(data, state, seat) else {
        return Vec::new();
    };
    let mut ways: Vec<Vec<Station>> = vec![Vec::new()];
    let mut next = 0;
    while next < ways.len() {
        let from = ways[next].last().copied().unwrap_or(here);
        for (to, _) in data.next_to(from) {
            let way = [ways[next].as_slice(), &[*to]].concat();
            if *to != here && !ways[next].contains(to) && check(data, state, seat, &way).is_ok() {
                ways.push(way);
            }
        }
        next += 1;
    }
    ways.remove(0);
    ways
}
