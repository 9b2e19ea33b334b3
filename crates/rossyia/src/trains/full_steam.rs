//! VIII.A.18 to VIII.A.20: trains fall back in the enemy's activation, and flee from a stack that is wiped out.
//!
//! Nobody waits for a full-steam retreat: the owner interjects it between two steps of the enemy.

use engine::{Advance, Breach, Events, Message, Seat, Seats};

use super::{along_track, bring, check_step, ways};
use crate::combat::losses;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side, Spot};
use crate::order::Order;
use crate::procedure::Frame;
use crate::seats;
use crate::state::State;
use crate::{args, movement, stacking};

/// Whether the enemy of a side plays an activation or his independent units.
fn enemy_acts(state: &State, side: Side) -> bool {
    state.stack.frames().iter().any(|frame| match frame {
        Frame::Army { .. } => state.activation.side == Some(side.enemy()),
        Frame::Independent { side: acting, .. } => *acting == side.enemy(),
        _ => false,
    })
}

/// Whether a train is in a combat of which the die has fallen.
fn is_engaged(state: &State, train: CounterIx) -> bool {
    let fought = state.stack.frames().iter().any(|frame| matches!(frame, Frame::Combat { .. }));
    fought && state.battle.attackers.or(state.battle.defenders).contains(train)
}

/// Hexes that a train can still fall back this turn.
fn hexes_left(data: &Data, state: &State, train: CounterIx) -> u8 {
    data.tables.movement.armored_train.full_steam.saturating_sub(state.trains.fallen_back[train])
}

/// The train that has to flee now: its stack is wiped out.
fn fleeing(data: &Data, state: &State) -> Option<CounterIx> {
    match state.top() {
        Frame::TrainReaction { side, at } => {
            state.at(at).and(data.kinds.trains).iter().find(|train| state.side(data, *train) == Some(side))
        }
        _ => None,
    }
}

/// Whether a train may fall back at all now, wherever to.
fn check_moment(data: &Data, state: &State, train: CounterIx) -> Result<(Side, Spot), Breach> {
    let refuse =
        |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(train)));
    if !data.kinds.trains.contains(train) {
        return refuse("VIII.A.18", "rossyia-only-trains-react");
    }
    let (Some(side), Some(at)) = (state.side(data, train), state.spot(train)) else {
        return refuse("VIII.A.18", "rossyia-not-on-the-board");
    };
    if fleeing(data, state) == Some(train) {
        return Ok((side, at));
    }
    if !enemy_acts(state, side) {
        return refuse("VIII.A.18", "rossyia-react-to-the-enemy");
    }
    movement::check_free(data, state, train)?;
    match is_engaged(state, train) {
        true => refuse("VIII.A.18", "rossyia-train-engaged"),
        false => Ok((side, at)),
    }
}

/// Whether a seat may order this full-steam retreat (VIII.A.18).
pub(crate) fn check(data: &Data, state: &State, seat: Seat, train: CounterIx, path: &[Spot]) -> Result<(), Breach> {
    let (side, at) = check_moment(data, state, train)?;
    if seats::commander(data, state, state.faction(data, train)) != Some(seat) {
        return Err(Breach::of("X.sides.2", "rossyia-not-your-troops").with("unit", args::counter(train)));
    }
    let Some(&last) = path.last() else { return Err(Breach::of("VIII.A.18", "rossyia-no-path")) };
    let left = hexes_left(data, state, train);
    if path.len() > usize::from(left) {
        return Err(Breach::of("VIII.A.18", "rossyia-full-steam-used")
            .with("unit", args::counter(train))
            .with("left", args::int(left)));
    }
    let mut from = at;
    for &to in path {
        check_step(data, state, train, side, from, to)?;
        from = to;
    }
    stacking::check_end(data, state, side, Counters::one(train), last)
}

/// Every way in which a train can fall back from where it is, whether or not it may now.
fn ways_back(data: &Data, state: &State, train: CounterIx) -> Vec<Vec<Spot>> {
    let (Some(side), Some(at)) = (state.side(data, train), state.spot(train)) else { return Vec::new() };
    let open = |from: Spot, to: Spot| check_step(data, state, train, side, from, to).is_ok().then_some(1);
    let mut ways = ways(data, at, hexes_left(data, state, train), open);
    ways.retain(|path| {
        path.last().is_some_and(|last| stacking::check_end(data, state, side, Counters::one(train), *last).is_ok())
    });
    ways
}

/// Whether a train has anywhere to flee to along the rail: the next hex as a rule (VIII.A.19, VIII.A.20).
pub(crate) fn can_flee(data: &Data, state: &State, train: CounterIx) -> bool {
    let (Some(side), Some(at)) = (state.side(data, train), state.spot(train)) else { return false };
    if hexes_left(data, state, train) == 0 {
        return false;
    }
    let mut next_hex = false;
    along_track(data, at, |to| {
        next_hex = next_hex
            || check_step(data, state, train, side, at, to).is_ok()
                && stacking::check_end(data, state, side, Counters::one(train), to).is_ok();
    });
    next_hex || !ways_back(data, state, train).is_empty()
}

/// The trains of a seat that may fall back now, if they have anywhere to go.
fn able(data: &Data, state: &State, seat: Seat) -> impl Iterator<Item = CounterIx> {
    let acts = seats::side_of(seat).is_some_and(|side| enemy_acts(state, side));
    let trains = if acts { data.kinds.trains.and(state.cache.board) } else { Counters::NONE };
    trains.iter().filter(move |&train| {
        seats::commander(data, state, state.faction(data, train)) == Some(seat)
            && check_moment(data, state, train).is_ok()
    })
}

/// The first train of a seat that may fall back now: nobody waits for it (VIII.A.18).
pub(crate) fn may_react(data: &Data, state: &State, seat: Seat) -> Option<CounterIx> {
    able(data, state, seat).find(|train| can_flee(data, state, *train))
}

/// Full-steam retreats that a seat can order now.
pub(crate) fn reactions(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    for train in able(data, state, seat) {
        out.extend(ways_back(data, state, train).into_iter().map(|path| Order::React(train, path)));
    }
}

/// A train falls back, hex by hex.
pub(crate) fn react(
    data: &Data,
    state: &mut State,
    train: CounterIx,
    path: &[Spot],
    events: &mut Events<'_>,
) -> Option<Order> {
    let (&to, rest) = path.split_first()?;
    let last = rest.last().copied().unwrap_or(to);
    let from = state.spot(train)?;
    state.trains.fallen_back[train] += 1;
    state.fights[train] = 0;
    bring(data, state, train, to);
    events.tell(Seats::ALL, || {
        let message = Message::by("VIII.A.18", "rossyia-full-steam").with("unit", args::counter(train));
        message.with("from", args::spot(from)).with("to", args::spot(last))
    });
    // It goes its way at once: nobody finds it halfway, where it might not stay.
    for &next in rest {
        state.trains.fallen_back[train] += 1;
        bring(data, state, train, next);
    }
    None
}

/// Trains of a stack that is wiped out take no loss themselves where they can get away (VIII.A.19).
pub(crate) fn spared(data: &Data, state: &State, stack: Counters) -> Counters {
    match stack.is_within(&data.kinds.trains) {
        true => Counters::NONE,
        false => stack.and(data.kinds.trains).filter(|train| can_flee(data, state, train)),
    }
}

/// The stack at a spot is wiped out but for trains: they flee, or are destroyed (VIII.A.19, VIII.A.20).
pub(crate) fn flee(state: &mut State, side: Side, at: Spot) {
    state.stack.push(Frame::TrainReaction { side, at });
}

/// The frame of trains that flee: it waits for their owner while there is a way (VIII.A.20).
pub(crate) fn advance(data: &Data, state: &mut State, events: &mut Events<'_>) -> Advance {
    let Some(train) = fleeing(data, state) else {
        // A HQ that shared the hex with it is left behind (V.C.8).
        if let Frame::TrainReaction { side, at } = state.top() {
            losses::forsake_hqs(data, state, side, at, events);
        }
        state.stack.pop();
        return Advance::Ran;
    };
    if can_flee(data, state, train) {
        return Advance::Waits;
    }
    losses::lose_rider(data, state, train, events);
    state.eliminate(data, train, true);
    events.tell(Seats::ALL, || Message::by("VIII.A.20", "rossyia-train-destroyed").with("unit", args::counter(train)));
    Advance::Ran
}

/// Ways to flee for the train that must (VIII.A.19).
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    if let Some(train) = fleeing(data, state) {
        out.extend(ways_back(data, state, train).into_iter().map(|path| Order::React(train, path)));
    }
}
