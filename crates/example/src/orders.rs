//! All orders that are legal now: few enough to list, enough to reach every end.

use engine::Seat;

use crate::data::{Data, Station, Unit};
use crate::order::Order;
use crate::state::{Frame, Group, Sealed, Stage, State, side};
use crate::{contest, march, withdraw};

pub(crate) fn orders(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    if state.ended.is_some() {
        return;
    }
    let hand = state.hands[usize::from(seat.0)];
    let open = state.sealed[usize::from(seat.0)] == Sealed::Open;
    match state.top() {
        Frame::Bids if open => out.extend(hand.iter().map(Order::Bid)),
        Frame::Activation { seat: active } if active == seat => marches(data, state, seat, out),
        Frame::Contest { at, attacker, defender, stage, .. } => match stage {
            Stage::Challenge if defender == Some(seat) => {
                out.push(Order::Stand);
                retreats(data, state, state.enemies_at(data, at, side(attacker)), out);
            }
            Stage::Support if open => {
                out.push(Order::Support(None));
                out.extend(hand.iter().map(|card| Order::Support(Some(card))));
            }
            Stage::Losses { loser, attackers_lost, steps } if loser == Some(seat) => {
                let group = match attackers_lost {
                    true => state.friends_at(data, at, side(attacker)),
                    false => state.enemies_at(data, at, side(attacker)),
                };
                let units: Vec<Unit> = group.iter().collect();
                shares(state, &units, steps, &mut Vec::new(), out);
            }
            Stage::GiveWay if defender == Some(seat) => {
                retreats(data, state, state.enemies_at(data, at, side(attacker)), out);
            }
            _ => {}
        },
        _ => {}
    }
    out.extend(withdraw::ways(data, state, seat).into_iter().map(Order::Withdraw));
}

/// 4.1: each counter alone, and all in a station together.
fn marches(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let mine: Vec<Unit> = data.all_units().filter(|unit| state.commander(data, *unit) == Some(seat)).collect();
    let together = |station: Station| Group::of(mine.iter().copied().filter(|unit| state.at(*unit) == Some(station)));
    let stations = (0..data.stations.len() as u8).map(Station);
    let stacks = stations.map(together).filter(|group| group.len() > 1);
    for group in mine.iter().map(|unit| Group::of([*unit])).chain(stacks) {
        let ways = march::reach(data, state, seat, group);
        out.extend(ways.into_iter().map(|way| Order::March(group, way)));
    }
    out.push(Order::Done);
}

/// 6.2: every way to place those that can retreat.
fn retreats(data: &Data, state: &State, group: Group, out: &mut Vec<Order>) {
    let mut all: Vec<Vec<(Unit, Station)>> = vec![Vec::new()];
    for unit in group.iter() {
        let ways = contest::ways_out(data, state, unit);
        if !ways.is_empty() {
            let more = |to: &Vec<(Unit, Station)>| {
                ways.iter().map(|way| [to.as_slice(), &[(unit, *way)]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(more).collect();
        }
    }
    out.extend(all.into_iter().map(Order::Retreat));
}

/// 6.6: every way to share out the steps.
fn shares(state: &State, units: &[Unit], steps: u8, so_far: &mut Vec<(Unit, u8)>, out: &mut Vec<Order>) {
    let Some((unit, rest)) = units.split_first() else {
        if steps == 0 {
            out.push(Order::Lose(so_far.clone()));
        }
        return;
    };
    for share in 0..=steps.min(state.steps(*unit)) {
        if share > 0 {
            so_far.push((*unit, share));
        }
        shares(state, rest, steps - share, so_far, out);
        if share > 0 {
            so_far.pop();
        }
    }
}
