//! A door for benchmarks and for tests of properties: what they ask is inside.

use engine::Events;

use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, HqIx, Spot, Whereabouts};
use crate::procedure::{Activation, Frame, Segment};
use crate::state::State;
use crate::{command, income, movement, reach, supply};

/// A HQ has all that it could command under its orders and is about to move them.
pub fn lead(game: &Rossyia, state: &mut State, hq: HqIx) {
    let data = game.data();
    let units = command::eligible(data, state, hq);
    state.activation = Activation { side: state.side(data, data.counter_of(hq)), ..Activation::default() };
    state.activation.armies[0].hq = Some(hq);
    state.activation.armies[0].units = units;
    state.stack.push(Frame::Army { segment: Segment::Move });
}

/// Every HQ on the map, about to move its army, each with everybody who can move: as many positions as there are movers.
pub fn led(game: &Rossyia, state: &State) -> Vec<(State, CounterIx)> {
    let mut all = Vec::new();
    for hq in headquarters(game, state) {
        let mut led = *state;
        lead(game, &mut led, hq);
        all.extend(movers(game, &led).into_iter().map(|unit| (led, unit)));
    }
    all
}

/// The HQs that can be activated, were it a new turn.
pub fn headquarters(game: &Rossyia, state: &State) -> Vec<HqIx> {
    let data = game.data();
    let commands = |hq: &HqIx| data.kinds.commanding.contains(data.counter_of(*hq));
    data.all_hqs().filter(|hq| commands(hq) && state.spot(data.counter_of(*hq)).is_some()).collect()
}

/// Those who can move now.
pub fn movers(game: &Rossyia, state: &State) -> Vec<CounterIx> {
    movement::movers(game.data(), state).iter().collect()
}

/// The places that counters can move to together under all rules: how many.
pub fn movement_field(game: &Rossyia, state: &State, who: &[CounterIx]) -> usize {
    let who = Counters::of(who.iter().copied());
    reach::with_reach(game.data(), state, who, |reach| reach.reached().len()).unwrap_or(0)
}

/// The same places, each with what it costs to come there and the cheapest path.
pub fn reached(game: &Rossyia, state: &State, who: &[CounterIx]) -> Vec<(Spot, u8, Vec<Spot>)> {
    let who = Counters::of(who.iter().copied());
    let all = |reach: &reach::Reach| {
        let place = |&to: &Spot| {
            let mut path = Vec::new();
            reach.path_into(to, &mut path);
            reach.cost(to).map(|cost| (to, cost, path))
        };
        reach.reached().iter().filter_map(place).collect()
    };
    reach::with_reach(game.data(), state, who, all).unwrap_or_default()
}

/// The places next to one, by land.
pub fn neighbours(game: &Rossyia, spot: Spot) -> Vec<Spot> {
    let data = game.data();
    match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => {
            let off_map = data.board.entry_of[hex.index()].map(|of| data.ids.in_box(of));
            data.map.grid.neighbours(hex).map(|(_, next)| data.ids.at_hex(next)).chain(off_map).collect()
        }
        Whereabouts::Box(of) => {
            let entries = data.map.off_map[of.index()].entries.iter().map(|hex| data.ids.at_hex(*hex));
            entries.chain(data.board.linked[of.index()].iter().map(|next| data.ids.in_box(*next))).collect()
        }
    }
}

/// How a HQ is supplied, and how many units are in its range.
pub fn supply_and_command(game: &Rossyia, state: &State, hq: HqIx) -> usize {
    let data = game.data();
    supply::condition(data, state, hq) as usize + command::eligible(data, state, hq).len()
}

/// Rail points and PR of a turn.
pub fn income(game: &Rossyia, state: &mut State) {
    income::count(game.data(), state, &mut Events::unheard());
}
