//! VI.D, VI.E, X.move, X.zone, X.neutral: movement hex by hex, normal and by march.

use engine::{Breach, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use crate::calendar::Weather;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, HqIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::place::Standing;
use crate::prices::Class;
use crate::procedure::{Condition, Frame, Segment};
use crate::state::State;
use crate::{air, args, armt, control, nations, stacking, supply, trains, zones};

/// How a group moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    Normal,
    /// VI.E
    March,
}

/// The counters that can move in this segment.
pub(crate) fn movers(data: &Data, state: &State) -> Counters {
    let activation = &state.activation;
    match state.top() {
        Frame::Army { segment: Segment::Move } => {
            let hqs = Counters::of(activation.armies.iter().filter_map(|army| army.hq).map(|hq| data.counter_of(hq)));
            activation.units().or(hqs).without(activation.reserve)
        }
        Frame::Army { segment: Segment::ReserveMove } => activation.reserve,
        Frame::Independent { side, segment: Segment::Move, .. } => {
            let all = Counters::of((0..data.units.len()).map(|index| CounterIx(index as u16)));
            let acts = |unit: CounterIx| state.player(data, unit) == Some(side) && state.spot(unit).is_some();
            all.without(state.played).filter(acts)
        }
        _ => Counters::NONE,
    }
}

/// Movement points that a counter has in its activation (VI.D.1, VI.D.10, VI.E.3).
pub(crate) fn allowance(data: &Data, state: &State, counter: CounterIx, manner: Manner) -> u8 {
    let points = match data.hq_of(counter) {
        Some(hq) => data.hqs[hq.index()].range,
        None => data.unit(counter).map_or(0, |unit| unit.mp),
    };
    // N.greens.12, X.makhno.3
    let points = if nations::greens::moves_half(data, state, counter) { points / 2 } else { points };
    match manner {
        Manner::Normal => points,
        Manner::March => points.saturating_mul(data.tables.movement.march_factor),
    }
}

/// The row of the chart that a counter moves by; none for one that does not march.
pub(crate) fn class(data: &Data, counter: CounterIx) -> Option<Class> {
    match data.unit(counter) {
        Some(unit) => Class::of(&data.tables.movement, unit),
        None => Some(Class::FOOT),
    }
}

/// Points that leaving an enemy ZOC costs more (VI.B.5 to VI.B.8).
pub(crate) fn exit_price(data: &Data, counter: CounterIx) -> u8 {
    let exit = &data.tables.zoc.exit;
    match data.unit(counter) {
        None => exit.hq,
        Some(_) if data.kinds.trains.contains(counter) => exit.armored_train,
        Some(_) if data.kinds.air.contains(counter) => exit.air,
        Some(unit) if unit.shock > 0 => exit.with_shock,
        Some(_) => exit.without_shock,
    }
}

/// What crossing the river between two hexes costs more (X.move.3).
pub(crate) fn river_price(data: &Data, weather: Weather, from: HexIx, direction: hexmap::Direction) -> u8 {
    let movement = &data.tables.movement;
    if data.board.major[from.index()].has(direction) {
        movement.major_river[weather as usize]
    } else if data.board.minor[from.index()].has(direction) {
        movement.minor_river[weather as usize]
    } else {
        0
    }
}

/// What a step costs a counter: the hex entered, the river, the ZOC left, interdiction (VI.D.3, VI.B.3, VIII.B).
pub(crate) fn price(data: &Data, state: &State, counter: CounterIx, from: Spot, to: Spot) -> u8 {
    let (Whereabouts::Hex(here), Whereabouts::Hex(there)) = (data.ids.whereabouts(from), data.ids.whereabouts(to))
    else {
        return data.tables.movement.r#box; // VIII.D.4
    };
    let (Some(class), Some(direction)) = (class(data, counter), data.map.grid.direction(here, there)) else { return 0 };
    let side = state.side(data, counter).unwrap_or(Side::White);
    let entry = data.prices.entry(class, state.weather)[there.index()];
    let exit = if state.in_enemy_zoc(side, here) { exit_price(data, counter) } else { 0 };
    let under_fire = air::interdiction_cost(data, state, here, there);
    entry + exit + under_fire + river_price(data, state.weather_at(data, to), here, direction)
}

/// Whether a hex holds enemies that close it: any but aircraft (VI.D.9).
pub(crate) fn is_occupied(data: &Data, state: &State, mover: Side, hex: HexIx) -> bool {
    let enemy = mover.enemy();
    state.cache.present[enemy].contains(hex) && !state.in_hex(data, enemy, hex).without(data.kinds.air).is_empty()
}

/// Whether a faction may go to a hex at all: land, in play, open to it, no enemy in it (VI.D.9, X.neutral.1, X.area.1).
pub(crate) fn check_hex(data: &Data, state: &State, faction: FactionIx, mover: Side, to: HexIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("place", args::spot(data.ids.at_hex(to))))
    };
    if !data.is_land(to) {
        return refuse("VI.D.9", "rossyia-water");
    }
    if !state.scenario(data).holds(&data.map.grid, to) {
        return refuse("X.area.1", "rossyia-out-of-the-area");
    }
    if nations::is_closed(data, state, faction, to) {
        return refuse("X.neutral.1", "rossyia-closed-country");
    }
    match is_occupied(data, state, mover, to) {
        true => refuse("VI.D.9", "rossyia-enemy-in-the-way"),
        false => Ok(()),
    }
}

/// Whether a group may take a step, whatever it costs.
pub(crate) fn check_step(
    data: &Data,
    state: &State,
    faction: FactionIx,
    mover: Side,
    from: Spot,
    to: Spot,
) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("from", args::spot(from)).with("to", args::spot(to)))
    };
    match (data.ids.whereabouts(from), data.ids.whereabouts(to)) {
        (Whereabouts::Hex(here), Whereabouts::Hex(there)) => {
            let Some(direction) = data.map.grid.direction(here, there) else {
                return refuse("VI.D.3", "rossyia-not-adjacent");
            };
            if data.board.strait[here.index()].has(direction) {
                return refuse("X.sea.2", "rossyia-strait");
            }
            check_hex(data, state, faction, mover, there)?;
            if zones::bars_crossing(data, state, mover, here, direction, there) {
                return refuse("VI.C.2", "rossyia-river-barred");
            }
            check_zone(data, faction, here, there)
        }
        (Whereabouts::Hex(here), Whereabouts::Box(of)) => {
            if data.board.entry_of[here.index()] != Some(of) {
                return refuse("VIII.D.2", "rossyia-no-entry");
            }
            check_in_play(data, state, to)
        }
        (Whereabouts::Box(of), Whereabouts::Hex(there)) => {
            if data.board.entry_of[there.index()] != Some(of) {
                return refuse("VIII.D.2", "rossyia-no-entry");
            }
            check_hex(data, state, faction, mover, there)
        }
        (Whereabouts::Box(of), Whereabouts::Box(there)) => match data.board.linked[of.index()].contains(&there) {
            true => check_in_play(data, state, to),
            false => refuse("VIII.D.7", "rossyia-no-link"),
        },
    }
}

/// X.area.1
fn check_in_play(data: &Data, state: &State, at: Spot) -> Result<(), Breach> {
    match state.scenario(data).in_play(&data.map.grid, &data.ids, at) {
        true => Ok(()),
        false => Err(Breach::of("X.area.1", "rossyia-out-of-the-area").with("place", args::spot(at))),
    }
}

/// Whether a box may be entered: one that enemies hold only with units that can attack them in this activation (X.box.2).
pub(crate) fn check_box(data: &Data, state: &State, attackers: Counters, mover: Side, to: Spot) -> Result<(), Breach> {
    check_in_play(data, state, to)?;
    let enemy = |unit: CounterIx| state.side(data, unit) == Some(mover.enemy());
    if !state.at(to).and(data.kinds.combat).iter().any(enemy) {
        return Ok(());
    }
    let may_attack = |unit: CounterIx| {
        let army = state.activation.army_of(unit);
        data.kinds.taking.contains(unit) && army.is_none_or(|army| armt::allowed(data, army).attacks != Some(0))
    };
    match attackers.iter().any(may_attack) {
        true => Ok(()),
        false => Err(Breach::of("X.box.2", "rossyia-box-needs-attackers").with("place", args::spot(to))),
    }
}

/// X.zone.1: not beyond the zone of action; whoever is beyond it comes nearer with every step.
fn check_zone(data: &Data, faction: FactionIx, from: HexIx, to: HexIx) -> Result<(), Breach> {
    let Some(limit) = data.factions[faction.index()].limit else { return Ok(()) };
    let (before, after) = (data.prices.beyond(faction, from), data.prices.beyond(faction, to));
    match after > limit.hexes && after >= before {
        true => Err(Breach::of("X.zone.1", "rossyia-beyond-zone")
            .with("faction", args::faction(faction))
            .with("place", args::spot(data.ids.at_hex(to)))
            .with("limit", args::int(limit.hexes))),
        false => Ok(()),
    }
}

/// Whether a counter has begun to move in this activation, in whatever way.
fn has_moved(state: &State, counter: CounterIx) -> bool {
    state.spent[counter] > 0
        || state.railed.contains(counter)
        || state.shipped.contains(counter)
        || state.marched.contains(counter)
}

/// Whether a counter can go aboard a ship: it has not moved, and is neither a train nor an aircraft (X.unit.1, VI.H.8).
pub(crate) fn check_embarks(data: &Data, state: &State, counter: CounterIx, moved: &'static str) -> Result<(), Breach> {
    let refuse =
        |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(counter)));
    if data.kinds.trains.contains(counter) {
        return refuse("VI.D.11", "rossyia-train-off-the-rails");
    }
    if data.kinds.air.contains(counter) {
        return refuse("VIII.B.1", "rossyia-aircraft-fly");
    }
    match has_moved(state, counter) {
        true => refuse(moved, "rossyia-moved-before-embarking"),
        false => Ok(()),
    }
}

/// Whether a faction may be put ashore in a hex: it is open to it, free of enemies and within its zone of action (VI.G.4,
/// X.zone.1).
pub(crate) fn check_landing(
    data: &Data,
    state: &State,
    faction: FactionIx,
    mover: Side,
    from: HexIx,
    to: HexIx,
) -> Result<(), Breach> {
    check_hex(data, state, faction, mover, to)?;
    check_zone(data, faction, from, to)
}

/// Points left to a unit that has come ashore in a port and may still move (VI.H.9).
pub(crate) fn ashore(data: &Data, state: &State, counter: CounterIx) -> bool {
    state.shipped.contains(counter) && state.spent[counter] < allowance(data, state, counter, Manner::Normal)
}

/// Whether these can begin or go on with a move of their own together; the spot they are at (X.move.1, X.move.2).
pub(crate) fn check_group(data: &Data, state: &State, who: Counters) -> Result<Spot, Breach> {
    let Some(first) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    let able = movers(data, state);
    let Some(at) = state.spot(first) else {
        return Err(Breach::plain("rossyia-not-on-the-board").with("unit", args::counter(first)));
    };
    for unit in who.iter() {
        let refuse =
            |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
        if !able.contains(unit) {
            return refuse("V.C.4", "rossyia-not-activated");
        }
        if state.spot(unit) != Some(at) {
            return refuse("X.move.1", "rossyia-not-together");
        }
        if has_moved(state, unit) && !state.moving.contains(unit) && !ashore(data, state, unit) {
            return refuse("X.move.1", "rossyia-move-is-over");
        }
    }
    let fresh = who.filter(|unit| !has_moved(state, unit));
    match !fresh.is_empty() && fresh != who {
        true => Err(Breach::of("X.move.1", "rossyia-picks-nobody-up").with("unit", args::counter(first))),
        false => Ok(at),
    }
}

/// Whether these move over land, in this manner (VI.D.11, X.move.2).
fn check_by_land(data: &Data, state: &State, who: Counters, manner: Manner) -> Result<(), Breach> {
    for unit in who.iter() {
        let refuse =
            |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
        if data.kinds.trains.contains(unit) {
            return refuse("VI.D.11", "rossyia-train-off-the-rails");
        }
        if class(data, unit).is_none() {
            return refuse("VIII.B.1", "rossyia-aircraft-fly");
        }
        if state.railed.contains(unit) {
            return refuse("VI.F.10", "rossyia-went-by-rail");
        }
        if state.shipped.contains(unit) && !ashore(data, state, unit) {
            return refuse("X.move.2", "rossyia-went-by-ship");
        }
        let marched = state.marched.contains(unit);
        let begun = state.spent[unit] > 0;
        if begun && marched != (manner == Manner::March) {
            return refuse("X.move.2", "rossyia-another-way-of-moving");
        }
    }
    Ok(())
}

/// Whether a normal move is legal as a whole (VI.D).
pub(crate) fn check_normal(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let at = check_group(data, state, who)?;
    check_by_land(data, state, who, Manner::Normal)?;
    check_hq_waits(data, state, who)?;
    check_path(data, state, who, at, path, Manner::Normal)
}

/// VI.E.2: once a unit has marched its HQ moves last.
fn check_hq_waits(data: &Data, state: &State, who: Counters) -> Result<(), Breach> {
    for army in &state.activation.armies {
        let Some(hq) = army.hq.filter(|hq| who.contains(data.counter_of(*hq))) else { continue };
        if army.units.meets(&state.marched)
            && let Some(unit) = army.units.iter().find(|unit| !has_moved(state, *unit) && !who.contains(*unit))
        {
            return Err(Breach::of("VI.E.2", "rossyia-hq-moves-last")
                .with("hq", args::hq(data, hq))
                .with("unit", args::counter(unit)));
        }
    }
    Ok(())
}

/// Pays for a path step by step; the first that cannot be taken says why.
fn check_path(
    data: &Data,
    state: &State,
    who: Counters,
    at: Spot,
    path: &[Spot],
    manner: Manner,
) -> Result<(), Breach> {
    let (Some(first), Some(&last)) = (who.first(), path.last()) else {
        return Err(Breach::of("VI.D.3", "rossyia-no-path"));
    };
    let faction = state.faction(data, first);
    let Some(mover) = state.side(data, first) else { return Err(Breach::plain("rossyia-nobody-named")) };
    let mut from = at;
    for &to in path {
        check_step(data, state, faction, mover, from, to)?;
        nations::check_step(data, state, who, from, to)?;
        if let Whereabouts::Box(_) = data.ids.whereabouts(to) {
            // VI.E.4: who marches does not attack.
            let attackers = if manner == Manner::March { Counters::NONE } else { who };
            check_box(data, state, attackers, mover, to)?;
        }
        if manner == Manner::March {
            check_free_of_zoc(data, state, mover, to)?;
        }
        from = to;
    }
    who.iter().try_for_each(|unit| pay(data, state, unit, at, path, manner).map(|_| ()))?;
    nations::check_end(data, state, who, at, last)?;
    stacking::check_end(data, state, mover, who, last)
}

/// What a counter has spent when it has gone a path, or why it cannot go it (VI.D.2, VI.D.8, VIII.D.8).
fn pay(data: &Data, state: &State, unit: CounterIx, at: Spot, path: &[Spot], manner: Manner) -> Result<u8, Breach> {
    let most = allowance(data, state, unit, manner);
    let mut spent = state.spent[unit];
    let mut from = at;
    for (index, &to) in path.iter().enumerate() {
        let alone = index == 0 && !has_moved(state, unit);
        let passage = matches!(
            (data.ids.whereabouts(from), data.ids.whereabouts(to)),
            (Whereabouts::Box(_), Whereabouts::Box(_))
        );
        let crossing = nations::caucasus::crossing(data, state, unit, from, to);
        let passage = passage && crossing.is_none();
        if passage && !alone {
            return Err(Breach::of("VIII.D.8", "rossyia-passage-takes-the-turn").with("unit", args::counter(unit)));
        }
        let cost = crossing.unwrap_or_else(|| price(data, state, unit, from, to));
        let total = spent.saturating_add(cost);
        spent = match total <= most && !passage {
            true => total,
            // VI.D.8: one hex is always allowed; a passage from box to box is a whole turn.
            false if alone => most,
            false => {
                let breach = Breach::of("VI.D.2", "rossyia-too-dear").with("unit", args::counter(unit));
                let breach = breach.with("place", args::spot(to)).with("cost", args::int(cost));
                return Err(breach.with("left", args::int(most.saturating_sub(spent))));
            }
        };
        from = to;
    }
    Ok(spent)
}

/// VI.E.5, VI.E.6
fn check_free_of_zoc(data: &Data, state: &State, mover: Side, at: Spot) -> Result<(), Breach> {
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) if state.in_enemy_zoc(mover, hex) => {
            Err(Breach::of("VI.E.6", "rossyia-march-into-zoc").with("place", args::spot(at)))
        }
        _ => Ok(()),
    }
}

/// Whether a March Movement is legal as a whole (VI.E).
pub(crate) fn check_march(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let at = check_group(data, state, who)?;
    check_by_land(data, state, who, Manner::March)?;
    for unit in who.iter() {
        let army = state.activation.army_of(unit);
        let Some(army) = army.filter(|army| armt::allowed(data, army).march) else {
            return Err(Breach::of("VI.E.1", "rossyia-march-needs-armt").with("unit", args::counter(unit)));
        };
        if let Some(hq) = army.hq.filter(|hq| has_moved(state, data.counter_of(*hq))) {
            return Err(Breach::of("VI.E.2", "rossyia-hq-has-moved").with("hq", args::hq(data, hq)));
        }
    }
    let Some(first) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    let Some(mover) = state.side(data, first) else { return Err(Breach::plain("rossyia-nobody-named")) };
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(at)
        && state.in_enemy_zoc(mover, hex)
    {
        return Err(Breach::of("VI.E.5", "rossyia-march-from-zoc").with("unit", args::counter(first)));
    }
    check_path(data, state, who, at, path, Manner::March)?;
    check_radius(data, state, who, at, path)
}

/// A march ends inside the radius of a supplied HQ; of another than its own it never goes away again (VI.E.7, VI.E.8).
fn check_radius(data: &Data, state: &State, who: Counters, at: Spot, path: &[Spot]) -> Result<(), Breach> {
    let (Some(first), Some(&last)) = (who.first(), path.last()) else { return Ok(()) };
    let faction = state.faction(data, first);
    let own = |hq: HqIx| state.activation.army_of(first).and_then(|army| army.hq) == Some(hq);
    let mut away = None;
    for hq in data.all_hqs() {
        let counter = data.counter_of(hq);
        if state.spot(counter).is_none() || state.faction(data, counter) != faction {
            continue;
        }
        let field = supply::command_field(data, state, hq);
        if field.to(last).is_none() || supply::condition(data, state, hq) != Condition::Supplied {
            continue;
        }
        let way = std::iter::once(&at).chain(path);
        let leads_away = way.clone().zip(way.skip(1)).find(|(from, to)| {
            field.to(**from).is_some_and(|before| field.to(**to).is_none_or(|after| after > before))
        });
        match leads_away {
            Some((_, to)) if !own(hq) => away = Some((hq, *to)),
            _ => return Ok(()),
        }
    }
    Err(match away {
        Some((hq, to)) => Breach::of("VI.E.8", "rossyia-march-leads-away")
            .with("hq", args::hq(data, hq))
            .with("place", args::spot(to)),
        None => Breach::of("VI.E.7", "rossyia-march-ends-nowhere").with("place", args::spot(last)),
    })
}

/// The beginning of a path that is one step: up to the next spot where the group could also stay; nothing where that is all.
pub(crate) fn split(data: &Data, state: &State, order: &Order) -> Option<(Order, Order)> {
    type Judge = fn(&Data, &State, Counters, &[Spot]) -> Result<(), Breach>;
    type Make = fn(Counters, Vec<Spot>) -> Order;
    let (who, path, judge, make): (_, _, Judge, Make) = match order {
        Order::March(who, path) => (*who, path, check_normal, Order::March),
        Order::Force(who, path) => (*who, path, check_march, Order::Force),
        Order::Rail(who, path) if trains::runner(data, *who).is_some() => (*who, path, trains::check_run, Order::Rail),
        _ => return None,
    };
    let stop = (1..path.len()).find(|stop| judge(data, state, who, &path[..*stop]).is_ok())?;
    Some((make(who, path[..stop].to_vec()), make(who, path[stop..].to_vec())))
}

/// Moves of one step, one by one: enough to go anywhere.
pub(crate) fn steps(data: &Data, state: &State, out: &mut Vec<Order>) {
    for unit in movers(data, state).iter() {
        let Some(at) = state.spot(unit) else { continue };
        let mut to = |spot: Spot| out.push(Order::March(Counters::one(unit), vec![spot]));
        match data.ids.whereabouts(at) {
            Whereabouts::Hex(hex) => {
                data.map.grid.neighbours(hex).for_each(|(_, next)| to(data.ids.at_hex(next)));
                data.board.entry_of[hex.index()].into_iter().for_each(|of| to(data.ids.in_box(of)));
            }
            Whereabouts::Box(of) => {
                data.map.off_map[of.index()].entries.iter().for_each(|hex| to(data.ids.at_hex(*hex)));
                data.board.linked[of.index()].iter().for_each(|next| to(data.ids.in_box(*next)));
            }
        }
    }
}

/// The first step of a path; the rest of the order.
pub(crate) fn go(
    data: &Data,
    state: &mut State,
    who: Counters,
    path: &[Spot],
    manner: Manner,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let (Some(first), Some((&to, rest))) = (who.first(), path.split_first()) else {
        return Err(Breach::of("VI.D.3", "rossyia-no-path").into());
    };
    let Some(from) = state.spot(first) else { return Err(Breach::plain("rossyia-not-on-the-board").into()) };
    let (faction, Some(mover)) = (state.faction(data, first), state.side(data, first)) else {
        return Err(Breach::plain("rossyia-nobody-named").into());
    };
    check_step(data, state, faction, mover, from, to)?;
    let mut dearest = 0;
    for unit in who.iter() {
        let spent = pay(data, state, unit, from, &[to], manner)?;
        dearest = dearest.max(spent - state.spent[unit]);
        state.spent[unit] = spent;
    }
    state.moving = who;
    if manner == Manner::March {
        state.marched = state.marched.or(who);
    }
    events.tell(Seats::ALL, || {
        let (clause, id) = match manner {
            Manner::Normal => ("VI.D.3", "rossyia-moves"),
            Manner::March => ("VI.E.3", "rossyia-marches"),
        };
        let message =
            Message::by(clause, id).with("unit", args::counter(first)).with("others", args::int(who.len() as i32 - 1));
        message.with("from", args::spot(from)).with("to", args::spot(to)).with("cost", args::int(dearest))
    });
    enter(data, state, who, to, events);
    let order = match manner {
        Manner::Normal => Order::March as fn(Counters, Vec<Spot>) -> Order,
        Manner::March => Order::Force,
    };
    Ok((!rest.is_empty()).then(|| order(who, rest.to_vec())))
}

/// Counters come to a spot by movement or advance; whoever takes ground takes it (X.control.1, X.control.2).
pub(crate) fn enter(data: &Data, state: &mut State, who: Counters, to: Spot, events: &mut Events<'_>) {
    for counter in who.iter() {
        state.put(data, counter, Standing::At(to));
    }
    if let Some(unit) = who.iter().find(|unit| control::takes(data, state, *unit)) {
        control::take(data, state, unit, to, events);
    }
}
