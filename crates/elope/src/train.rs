//! 16.0 Armoured trains: their runs, their use and replenishment, and their retreats.

use engine::{Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::combat::odds;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::movement::{begin, check_movers, enter, in_phase, left};
use crate::order::Order;
use crate::rail::{both_ways, is_joined, on_line};
use crate::sets::Units;
use crate::state::{Place, Plan, State};
use crate::{args, arrivals, directives};

/// How far along the line a hex lies for a side: its own end is the smallest.
fn along(side: Side, index: u8) -> i16 {
    match side {
        Side::Allied => i16::from(index),
        Side::Red => -i16::from(index),
    }
}

/// 16.0.b: how far along the line a side's ground forces stand; one beside it counts in the farthest hex it touches.
fn front(data: &Data, state: &State, side: Side) -> Option<i16> {
    let kinds = &data.roster.kinds;
    let forces = state.of_side(data, side).and(kinds.combat.or(kinds.support));
    let reach = |hex: HexIx| match on_line(data, hex) {
        Some(index) => Some(along(side, index)),
        None => {
            let beside = data.board.map.grid.neighbours(hex).filter_map(|(_, next)| on_line(data, next));
            beside.map(|index| along(side, index)).max()
        }
    };
    forces.iter().filter_map(|unit| state.hex(unit)).filter_map(reach).max()
}

/// 23.1.T3.c, 23.2.T3.a: the turn from which the Allied train may leave Archangel.
fn free_from(data: &Data, state: &State) -> u8 {
    let turns = &arrivals::scenario(data, state).turn;
    let free = turns.iter().position(|turn| turn.special.iter().any(|rule| rule.id == "train_free"));
    free.map_or(1, |index| index as u8 + 1)
}

/// 16.0: whether these are trains that can run now, and where they are.
fn check_trains(data: &Data, state: &State, side: Side, trains: Units) -> Result<HexIx, Breach> {
    check_movers(data, state, side, trains)?;
    if let Some(unit) = trains.without(data.roster.kinds.trains).first() {
        return Err(Breach::of("16.0.a", "elope-train-runs-alone").with("unit", args::unit(unit)));
    }
    let hex = trains.first().and_then(|train| state.hex(train));
    let Some(hex) = hex.filter(|hex| on_line(data, *hex).is_some()) else {
        return Err(Breach::of("16.0.a", "elope-train-off-the-rails").with("unit", args::first(trains)));
    };
    if side == Side::Allied && hex == data.board.places.archangel && state.turn < free_from(data, state) {
        let clause = if state.options.plan == Plan::Historical { "23.1.T3.c" } else { "23.2.T3.a" };
        return Err(Breach::of(clause, "elope-train-not-free").with("unit", args::first(trains)));
    }
    Ok(hex)
}

/// 16.0: whether trains may run along a path. Neither zones (5.2) nor weather (16.1.c) hold them up.
fn check_rails(
    data: &Data,
    state: &State,
    side: Side,
    trains: Units,
    start: HexIx,
    path: &[HexIx],
) -> Result<(), Breach> {
    let at =
        |clause, id, hex| Err(Breach::of(clause, id).with("unit", args::first(trains)).with("hex", args::hex(hex)));
    let range = trains.iter().map(|train| left(data, state, train)).min().unwrap_or(0);
    let front = front(data, state, side);
    let mut from = start;
    for (index, to) in path.iter().enumerate() {
        if !is_joined(data, state, from, *to) {
            return at("16.0.a", "elope-not-along-the-line", *to);
        }
        if state.wrecked.contains(*to) {
            return at("16.0.a", "elope-track-is-cut", *to);
        }
        if !state.ground_in(data, side.enemy(), *to).is_empty() {
            return at("16.0.a", "elope-enemy-on-the-line", *to);
        }
        let [here, there] = [from, *to].map(|hex| on_line(data, hex).map(|index| along(side, index)));
        if there > here && front < there {
            return at("16.0.b", "elope-train-before-infantry", *to);
        }
        if index >= usize::from(range) {
            return at("16.0.a", "elope-train-too-far", *to);
        }
        from = *to;
    }
    Ok(())
}

/// 16.0: whether a run is legal as a whole.
pub(crate) fn check_run(data: &Data, state: &State, side: Side, trains: Units, path: &[HexIx]) -> Result<(), Breach> {
    let start = check_trains(data, state, side, trains)?;
    if path.is_empty() {
        return Err(Breach::of("4.3.b", "elope-no-path"));
    }
    check_rails(data, state, side, trains, start, path)?;
    directives::check_march(data, state, side, trains, start, path)
}

/// Run to the first hex of the path, with whatever is aboard; give the rest.
pub(crate) fn run(
    data: &Data,
    state: &mut State,
    side: Side,
    trains: Units,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let start = check_trains(data, state, side, trains)?;
    let Some((to, rest)) = path.split_first() else { return Err(Breach::of("4.3.b", "elope-no-path").into()) };
    check_rails(data, state, side, trains, start, &[*to])?;
    begin(data, state, trains);
    for train in trains.iter() {
        state.spent[train] += 1;
    }
    events.tell(Seats::ALL, || {
        let message = Message::by("16.0.a", "elope-train-runs").with("unit", args::first(trains));
        message.with("hex", args::hex(*to)).with("others", args::others(trains))
    });
    enter(data, state, side, trains, *to, dice, events)?;
    Ok((!rest.is_empty() && state.ended.is_none()).then(|| Order::Rail(trains, rest.to_vec())))
}

/// 16.2: where a side's trains replenish.
fn works_yard(data: &Data, side: Side) -> HexIx {
    let table = &data.tables.supply.train_resupply;
    data.board.hex_of(match side {
        Side::Allied => &table.allied_at,
        Side::Red => &table.red_at,
    })
}

/// 16.2: whether a train can replenish from a depot.
pub(crate) fn check_refit(data: &Data, state: &State, seat: Seat, train: UnitIx, depot: UnitIx) -> Result<(), Breach> {
    let side = in_phase(state, seat)?;
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side);
    let refuse = |id, unit| Err(Breach::of("16.2", id).with("unit", args::unit(unit)));
    if !own.and(kinds.trains).contains(train) {
        return refuse("elope-no-train", train);
    }
    let yard = works_yard(data, side);
    if state.hex(train) != Some(yard) {
        return Err(Breach::of("16.2", "elope-refit-elsewhere")
            .with("unit", args::unit(train))
            .with("hex", args::hex(yard)));
    }
    if !own.and(kinds.depots).contains(depot) || state.hex(depot) != Some(yard) {
        return refuse("elope-refit-needs-depot", train);
    }
    if state.uses[train] == 0 {
        return refuse("elope-refit-needless", train);
    }
    Ok(())
}

/// 16.2: the depot is expended for another two turns; the train ends its Movement Phase there.
pub(crate) fn refit(data: &Data, state: &mut State, train: UnitIx, depot: UnitIx, events: &mut Events<'_>) {
    state.destroy(data, depot);
    state.uses[train] = 0;
    state.fought.remove(train);
    state.moved.insert(train);
    events.tell(Seats::ALL, || {
        Message::by("16.2", "elope-refits").with("unit", args::unit(train)).with("depot", args::unit(depot))
    });
}

/// Runs to every hex of the line in reach, and replenishing; not all of it is legal.
pub(crate) fn orders(data: &Data, state: &State, side: Side, trains: Units, out: &mut Vec<Order>) {
    for train in trains.iter() {
        let (Some(hex), group) = (state.hex(train), Units::one(train)) else { continue };
        for way in both_ways(data, hex) {
            let runs = |length: &usize| check_rails(data, state, side, group, hex, &way[..*length]).is_ok();
            let stops = (1..=way.len()).take_while(runs);
            out.extend(stops.map(|length| Order::Rail(group, way[..length].to_vec())));
        }
    }
    let all = state.of_side(data, side);
    for train in all.and(data.roster.kinds.trains).filter(|train| state.uses[train] > 0).iter() {
        let yard = works_yard(data, side);
        if state.hex(train) == Some(yard) {
            let depots = state.in_hex(yard).and(data.roster.kinds.depots).and(all);
            out.extend(depots.iter().map(|depot| Order::Refit(train, depot)));
        }
    }
}

/// 16.2: after two turns of use a train adds nothing until it has replenished.
pub(crate) fn is_spent(data: &Data, state: &State, train: UnitIx) -> bool {
    let most = data.tables.supply.train_resupply.after_turns_of_use;
    state.uses[train] >= most && !state.fought.contains(train)
}

/// 16.2: trains that take part in the battle have a turn of use.
pub(crate) fn note_use(data: &Data, state: &mut State) {
    let battle = &state.battle;
    let here = odds::attacked(data, state, battle).or(battle.attackers);
    for train in here.and(data.roster.kinds.trains).iter() {
        if !is_spent(data, state, train) && !state.fought.contains(train) {
            state.fought.insert(train);
            state.uses[train] += 1;
        }
    }
}

/// 16.1.b: a train goes back along the railway, toward its own end of it; where to, if it can.
pub(crate) fn retreat(data: &Data, state: &mut State, train: UnitIx, hexes: u8) -> Option<HexIx> {
    let side = state.side(data, train);
    let mut at = state.hex(train)?;
    let [north, south] = both_ways(data, at);
    let back = if side == Side::Allied { north } else { south };
    for to in back.get(..usize::from(hexes))? {
        let free = !state.wrecked.contains(*to) && state.ground_in(data, side.enemy(), *to).is_empty();
        if !free || !is_joined(data, state, at, *to) {
            return None;
        }
        at = *to;
    }
    state.put(data, train, Place::Hex(at));
    Some(at)
}
