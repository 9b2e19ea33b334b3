//! VIII.A armoured trains: what they are worth, where they run. Full steam away from the enemy is in `full_steam`, levels of
//! the Red ones and trains that come and go with cities in `levels`.

mod full_steam;
mod levels;

use engine::{Breach, Events, Interrupt, Message, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::board::PerCounter;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, EventIx, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::order::Order;
use crate::place::Standing;
use crate::state::State;
use crate::{air, args, nations, rail, stacking, zones};

pub(crate) use full_steam::{advance, check, flee, may_react, orders, react, reactions, spared};
pub(crate) use levels::{
    advance_level, arrive, asks_level, check_turn, city_passes, is_over, level_orders, pending, reinforce, turn,
};

/// What changes about trains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trains {
    /// Red trains on their full side (VIII.A.11).
    pub(crate) full: Counters,
    /// Hexes of full-steam retreat used this turn (VIII.A.18).
    #[serde(with = "engine::each::sparse")]
    pub(crate) fallen_back: PerCounter<u8>,
    /// Levels that the Reds have still to gain and to lose (VIII.A.24 to VIII.A.26).
    pub(crate) gains: u8,
    pub(crate) losses: u8,
    /// Trains that come when the activation is over (VIII.A.31).
    pub(crate) due: Counters,
    /// Events whose level found no train to turn: nothing is taken back for them (VIII.A.38).
    #[serde(default)]
    pub(crate) moot: Set<EventIx, 1>,
}

/// Combat and shock of a train, by the side that it shows; in defence its guns hardly count (VIII.A.2, VIII.A.11).
pub(crate) fn values(data: &Data, state: &State, train: CounterIx, defends: bool) -> [u8; 2] {
    let Some(unit) = data.unit(train) else { return [0, 0] };
    let [combat, shock] = match (unit.full, unit.reduced) {
        (Some(full), Some(reduced)) => {
            if state.trains.full.contains(train) {
                full
            } else {
                reduced
            }
        }
        _ => [unit.combat, unit.shock],
    };
    [if defends { data.tables.combat.armored_train_defence } else { combat }, shock]
}

/// Whether these, who attack one hex together, are a battering ram: one stack with a train (VIII.A.13, VIII.A.15).
pub(crate) fn rams(data: &Data, state: &State, attackers: Counters) -> bool {
    let from = attackers.first().and_then(|unit| state.spot(unit));
    attackers.meets(&data.kinds.trains) && attackers.iter().all(|unit| state.spot(unit) == from)
}

/// Calls what track leads to from a spot, boxes behind the rail of an entry hex included (VIII.A.6, VIII.D.5).
pub(crate) fn along_track(data: &Data, from: Spot, mut to: impl FnMut(Spot)) {
    match data.ids.whereabouts(from) {
        Whereabouts::Hex(hex) => {
            for (direction, next) in data.map.grid.neighbours(hex) {
                if data.board.rail[hex.index()].has(direction) {
                    to(data.ids.at_hex(next));
                }
            }
            if let Some(of) = data.board.entry_of[hex.index()].filter(|_| data.board.rail_at[hex.index()].is_some()) {
                to(data.ids.in_box(of));
            }
        }
        Whereabouts::Box(of) => {
            let entries = data.map.off_map[of.index()].entries.iter();
            let by_rail = entries.filter(|hex| data.board.rail_at[hex.index()].is_some());
            by_rail.for_each(|hex| to(data.ids.at_hex(*hex)));
        }
    }
}

/// Whether track joins two spots.
fn is_joined(data: &Data, from: Spot, to: Spot) -> bool {
    let mut joined = false;
    along_track(data, from, |next| joined |= next == to);
    joined
}

/// Whether a train may be on the track at a spot: rail of its side that its faction may use, or that its side has taken since
/// railheads were adjusted; no enemy, open country, a box where it may stay (VIII.A.9, X.neutral.1).
pub(crate) fn check_track(data: &Data, state: &State, train: CounterIx, side: Side, at: Spot) -> Result<(), Breach> {
    let faction = state.faction(data, train);
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("place", args::spot(at)));
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => {
            if data.board.rail_at[hex.index()].is_none() {
                return refuse("VIII.A.6", "rossyia-train-off-the-rails-there");
            }
            movement::check_hex(data, state, faction, side, hex)?;
            let enemy_rail = data.board.rail_at[hex.index()]
                .and_then(|rail| state.rail[rail])
                .is_some_and(|holder| state.is_of(holder, side.enemy()));
            match rail::is_own(data, state, faction, hex) || enemy_rail && state.held[side].contains(hex) {
                true => Ok(()),
                false => refuse("VIII.A.9", "rossyia-not-our-track"),
            }
        }
        Whereabouts::Box(of) => match crate::supply::box_carries(data, state, side, of) {
            true => nations::check_refuge(data, state, side, Counters::one(train), at),
            false => refuse("X.box.2", "rossyia-box-held"),
        },
    }
}

/// Movement points that a train pays to run to a spot.
fn price(data: &Data, state: &State, to: Spot) -> u8 {
    priced(data, state, to).0
}

/// The same, with its clause (VI.D.11, VIII.B.12, VIII.D.4).
pub(crate) fn priced(data: &Data, state: &State, to: Spot) -> (u8, &'static str) {
    let cost = &data.tables.movement.armored_train;
    match data.ids.whereabouts(to) {
        Whereabouts::Hex(hex) if air::is_interdicted(state, hex) => (cost.rail_hex + cost.interdicted, "VIII.B.12"),
        Whereabouts::Hex(_) => (cost.rail_hex, "VI.D.11"),
        Whereabouts::Box(_) => (data.tables.movement.r#box, "VIII.D.4"),
    }
}

/// The train among these, if they are ordered to run: it runs alone (VIII.A.6).
pub(crate) fn runner(data: &Data, who: Counters) -> Option<CounterIx> {
    who.first().filter(|train| data.kinds.trains.contains(*train))
}

/// Whether a train may run along a path: on track, within its points, heedless of ZOC but for held rivers (VIII.A.5 to
/// VIII.A.10).
pub(crate) fn check_run(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let at = movement::check_group(data, state, who)?;
    let (Some(train), Some(&last)) = (runner(data, who), path.last()) else {
        return Err(Breach::of("VI.D.3", "rossyia-no-path"));
    };
    if who.len() > 1 {
        return Err(Breach::of("VIII.A.6", "rossyia-train-runs-alone").with("unit", args::counter(train)));
    }
    let Some(side) = state.side(data, train) else { return Err(Breach::plain("rossyia-nobody-named")) };
    let (mut from, mut spent) = (at, state.spent[train]);
    let most = movement::allowance(data, state, train, Manner::Normal);
    for &to in path {
        check_step(data, state, train, side, from, to)?;
        let cost = price(data, state, to);
        if spent + cost > most {
            return Err(Breach::of("VI.D.2", "rossyia-too-dear")
                .with("unit", args::counter(train))
                .with("place", args::spot(to))
                .with("cost", args::int(cost))
                .with("left", args::int(most - spent)));
        }
        spent += cost;
        from = to;
    }
    stacking::check_end(data, state, side, who, last)
}

/// Whether a train may take a step along the track: on its run, at full steam, in flight (VIII.A.8, VIII.A.9).
fn check_step(data: &Data, state: &State, train: CounterIx, side: Side, from: Spot, to: Spot) -> Result<(), Breach> {
    if !is_joined(data, from, to) {
        return Err(Breach::of("VIII.A.6", "rossyia-no-track")
            .with("from", args::spot(from))
            .with("to", args::spot(to)));
    }
    check_track(data, state, train, side, to)?;
    // VIII.A.8
    if let (Whereabouts::Hex(here), Whereabouts::Hex(there)) = (data.ids.whereabouts(from), data.ids.whereabouts(to))
        && let Some(direction) = data.map.grid.direction(here, there)
        && zones::bars_crossing(data, state, side, here, direction, there)
    {
        return Err(Breach::of("VIII.A.8", "rossyia-river-barred")
            .with("from", args::spot(from))
            .with("to", args::spot(to)));
    }
    Ok(())
}

/// The first hex of a run, and the rest of it.
pub(crate) fn run(
    data: &Data,
    state: &mut State,
    who: Counters,
    path: &[Spot],
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let (Some(train), Some((&to, rest))) = (runner(data, who), path.split_first()) else { return Ok(None) };
    let (Some(from), Some(side)) = (state.spot(train), state.side(data, train)) else { return Ok(None) };
    check_step(data, state, train, side, from, to)?;
    let cost = price(data, state, to);
    state.spent[train] = state.spent[train].saturating_add(cost);
    state.moving = who;
    events.tell(Seats::ALL, || {
        let message = Message::by("VIII.A.6", "rossyia-train-runs").with("unit", args::counter(train));
        message.with("from", args::spot(from)).with("to", args::spot(to)).with("cost", args::int(cost))
    });
    bring(data, state, train, to);
    Ok((!rest.is_empty()).then(|| Order::Rail(who, rest.to_vec())))
}

/// A train comes to a spot, with the HQ that rides it (X.activation.4).
pub(crate) fn bring(data: &Data, state: &mut State, train: CounterIx, to: Spot) {
    let rider = rider(data, state, train);
    for counter in std::iter::once(train).chain(rider) {
        state.put(data, counter, Standing::At(to));
    }
}

/// Counters, and the HQs that ride trains among them (X.activation.4).
pub(crate) fn with_riders(data: &Data, state: &State, who: Counters) -> Counters {
    who.or(riders(data, state, who))
}

/// The HQs that ride trains among counters (X.activation.4).
pub(crate) fn riders(data: &Data, state: &State, who: Counters) -> Counters {
    Counters::of(who.and(data.kinds.trains).iter().filter_map(|train| rider(data, state, train)))
}

/// The HQ that rides a train: its own, or any whose own train is gone and that is where this one is (X.activation.4).
pub(crate) fn rider(data: &Data, state: &State, train: CounterIx) -> Option<CounterIx> {
    let at = state.spot(train)?;
    data.all_hqs().find_map(|hq| {
        let own = data.hqs[hq.index()].rides?;
        let counter = data.counter_of(hq);
        let rides = own == train || state.spot(own).is_none();
        (rides && state.spot(counter) == Some(at)).then_some(counter)
    })
}

/// Runs of every train that can move: to each of the next stations of its way, and as far as it gets.
pub(crate) fn runs(data: &Data, state: &State, out: &mut Vec<Order>) {
    let able = movement::movers(data, state).and(data.kinds.trains);
    for train in able.iter() {
        let (Some(at), Some(side)) = (state.spot(train), state.side(data, train)) else { continue };
        let left = movement::allowance(data, state, train, Manner::Normal).saturating_sub(state.spent[train]);
        let ways = ways(data, at, left, |from, to| {
            check_step(data, state, train, side, from, to).is_ok().then(|| price(data, state, to))
        });
        out.extend(ways.into_iter().map(|path| Order::Rail(Counters::one(train), path)));
    }
}

/// The shortest ways along the track from a spot to every other, within a price.
pub(crate) fn ways(data: &Data, from: Spot, most: u8, price: impl Fn(Spot, Spot) -> Option<u8>) -> Vec<Vec<Spot>> {
    let mut found: Vec<(Spot, usize, u8)> = vec![(from, 0, 0)];
    let mut next = 0;
    while next < found.len() {
        let (here, _, spent) = found[next];
        along_track(data, here, |to| {
            if found.iter().all(|(known, _, _)| *known != to)
                && let Some(cost) = price(here, to)
                && spent + cost <= most
            {
                found.push((to, next, spent + cost));
            }
        });
        next += 1;
    }
    let way = |mut index: usize| {
        let mut path = Vec::new();
        while index != 0 {
            path.push(found[index].0);
            index = found[index].1;
        }
        path.reverse();
        path
    };
    (1..found.len()).map(way).collect()
}
