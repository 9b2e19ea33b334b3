//! VI.D, VI.E, X.move, X.zone, X.neutral: movement hex by hex, normal and by march.

use engine::{Breach, Events, Index, Interrupt, Message, Seats};
use hexmap::HexIx;

use crate::cited::Cited;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, HqIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::place::Standing;
use crate::politics::ongoing;
use crate::procedure::{Condition, Frame, Segment};
use crate::state::State;
use crate::{
    args, armt, boxes, control, independent, nations, prices, reach, stacking, step_price, supply, trains, zones,
};

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
        Frame::Independent { side, segment: Segment::Move, .. } => independent::units(data, state, side),
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
    let points = points.saturating_mul(ongoing::movement_factor(data, state, counter));
    match manner {
        Manner::Normal => points,
        Manner::March => points.saturating_mul(data.tables.movement.march_factor),
    }
}

/// Whether a hex holds enemies that close it: any but aircraft (VI.D.9).
#[inline]
pub(crate) fn is_occupied(state: &State, mover: Side, hex: HexIx) -> bool {
    state.cache.closes[mover.enemy()].contains(hex)
}

/// Whether a faction may go to a hex at all: land, in play, open to it, no enemy in it (VI.D.9, X.neutral.1, X.area.1).
pub(crate) fn check_hex(data: &Data, state: &State, faction: FactionIx, mover: Side, to: HexIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("place", args::spot(data.ids.at_hex(to))))
    };
    if !state.land(data).contains(to) {
        return match data.is_land(to) {
            true => refuse("X.area.1", "rossyia-out-of-the-area"),
            false => refuse("VI.D.9", "rossyia-water"),
        };
    }
    if supply::is_closed(data, state, faction, to) {
        return refuse(supply::closed_by(data, state, faction, to), "rossyia-closed-country");
    }
    match is_occupied(state, mover, to) {
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
            check_zone(data, state, faction, here, there)
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
pub(crate) fn check_in_play(data: &Data, state: &State, at: Spot) -> Result<(), Breach> {
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
fn check_zone(data: &Data, state: &State, faction: FactionIx, from: HexIx, to: HexIx) -> Result<(), Breach> {
    let Some(limit) = data.factions[faction.index()].limit else { return Ok(()) };
    // Whoever is too far off already is held to come back, whoever is not to his own limit.
    let inside = data.prices.beyond(faction, from) <= limit.hexes;
    let own = data.factions[faction.index()].cites.beyond.filter(|_| inside);
    match is_beyond_zone(data, state, faction, from, to) {
        true if prices::is_outside(data.prices.beyond(faction, to)) => {
            Err(Breach::of(Cited::or(own, "X.zone.1"), "rossyia-outside-zone")
                .with("faction", args::faction(faction))
                .with("place", args::spot(data.ids.at_hex(to))))
        }
        true => Err(Breach::of(Cited::or(own, "X.zone.1"), "rossyia-beyond-zone")
            .with("faction", args::faction(faction))
            .with("place", args::spot(data.ids.at_hex(to)))
            .with("limit", args::int(limit.hexes))),
        false => Ok(()),
    }
}

/// Whether a step of a faction leads too far beyond its zone of action (X.zone.1).
pub(crate) fn is_beyond_zone(data: &Data, state: &State, faction: FactionIx, from: HexIx, to: HexIx) -> bool {
    let Some(limit) = data.factions[faction.index()].limit else { return false };
    let (before, after) = (data.prices.beyond(faction, from), data.prices.beyond(faction, to));
    after > limit.hexes && after >= before && ongoing::zone_limit(data, state, faction)
}

/// Whether a counter has begun to move in this activation, in whatever way.
pub(crate) fn has_moved(state: &State, counter: CounterIx) -> bool {
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
    check_zone(data, state, faction, from, to)
}

/// Points left to a unit that has come ashore in a port and may still move (VI.H.9).
pub(crate) fn ashore(data: &Data, state: &State, counter: CounterIx) -> bool {
    state.shipped.contains(counter) && state.spent[counter] < allowance(data, state, counter, Manner::Normal)
}

/// Whether no option or event keeps a counter where it is, on the ground or in the air (X.options.1).
pub(crate) fn check_free(data: &Data, state: &State, counter: CounterIx) -> Result<(), Breach> {
    match ongoing::forbids_moving(data, state, counter) {
        None => Ok(()),
        Some(by) => Err(Breach::of("X.options.1", "rossyia-held-by-an-option")
            .with("unit", args::counter(counter))
            .with("card", args::program(data, by))),
    }
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
        check_free(data, state, unit)?;
        if state.spot(unit) != Some(at) {
            return refuse("X.move.1", "rossyia-not-together");
        }
        if has_moved(state, unit) && !state.moving.contains(unit) && !ashore(data, state, unit) {
            return refuse("X.move.1", "rossyia-move-is-over");
        }
    }
    check_hq_is_last(data, state, who)?;
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
        if step_price::class(data, unit).is_none() {
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

/// Whether a group can begin or go on with a normal move now, wherever to; the spot it is at (VI.D).
pub(crate) fn check_mover(data: &Data, state: &State, who: Counters) -> Result<Spot, Breach> {
    let at = check_group(data, state, who)?;
    check_by_land(data, state, who, Manner::Normal)?;
    Ok(at)
}

/// Whether a normal move is legal as a whole (VI.D).
pub(crate) fn check_normal(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let at = check_mover(data, state, who)?;
    check_path(data, state, who, at, path, Manner::Normal)
}

/// VI.E.2: when units have marched their HQ moves last: after it nobody of the army does, but in reserve or along with it.
fn check_hq_is_last(data: &Data, state: &State, who: Counters) -> Result<(), Breach> {
    let Frame::Army { segment: Segment::Move } = state.top() else { return Ok(()) };
    for unit in who.iter() {
        let Some(army) = state.activation.army_of(unit).filter(|army| army.units.meets(&state.marched)) else {
            continue;
        };
        let moved = |hq: &HqIx| has_moved(state, data.counter_of(*hq)) && !who.contains(data.counter_of(*hq));
        if let Some(hq) = army.hq.filter(moved) {
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
    nations::check_passage(data, state, who, at, path)?;
    pay(data, state, who, at, path, manner)?;
    nations::check_end(data, state, who, at, last)?;
    stacking::check_end(data, state, mover, who, last)
}

/// Points that a stack has left: those of its slowest unit (X.move.1).
pub(crate) fn left(data: &Data, state: &State, who: Counters, manner: Manner) -> u8 {
    let left = |unit: CounterIx| allowance(data, state, unit, manner).saturating_sub(state.spent[unit]);
    who.iter().map(left).min().unwrap_or(0)
}

/// What a stack pays for a path, each step at the price of its dearest unit (X.move.1); nothing where it takes all that the units
/// have (VI.D.8, VIII.D.8). Or why it cannot go it (VI.D.2).
pub(crate) fn pay(
    data: &Data,
    state: &State,
    who: Counters,
    at: Spot,
    path: &[Spot],
    manner: Manner,
) -> Result<Option<u8>, Breach> {
    let most = left(data, state, who, manner);
    let fresh = who.iter().all(|unit| !has_moved(state, unit));
    let (mut paid, mut from, mut all) = (0, at, false);
    for (index, &to) in path.iter().enumerate() {
        let alone = index == 0 && fresh;
        let passage = matches!(
            (data.ids.whereabouts(from), data.ids.whereabouts(to)),
            (Whereabouts::Box(_), Whereabouts::Box(_))
        );
        let (cost, unit) = step_price::dearest(data, state, who, from, to);
        let passage = passage && nations::caucasus::crossing(data, state, unit, from, to).is_none();
        if passage && !alone {
            return Err(Breach::of("VIII.D.8", "rossyia-passage-takes-the-turn").with("unit", args::counter(unit)));
        }
        match paid + cost {
            total if total <= most && !passage && !all => paid = total,
            // VI.D.8: one hex is always allowed; a passage from box to box is a whole turn.
            _ if alone => all = true,
            _ => {
                let left = if all { 0 } else { most - paid };
                let breach = Breach::of("VI.D.2", "rossyia-too-dear").with("unit", args::counter(unit));
                let breach = breach.with("place", args::spot(to)).with("cost", args::int(cost));
                return Err(breach.with("left", args::int(left)));
            }
        };
        from = to;
    }
    Ok((!all).then_some(paid))
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

/// Whether a group can begin or go on with a March Movement now, wherever to; the spot it is at (VI.E.1, VI.E.2, VI.E.5).
pub(crate) fn check_marcher(data: &Data, state: &State, who: Counters) -> Result<Spot, Breach> {
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
    Ok(at)
}

/// Whether a March Movement is legal as a whole (VI.E).
pub(crate) fn check_march(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let at = check_marcher(data, state, who)?;
    check_path(data, state, who, at, path, Manner::March)?;
    check_radius(data, state, who, at, path)
}

/// The spots where a march of a faction can end as far as its HQs go: inside the radius of a supplied one (VI.E.7).
pub(crate) fn march_ends(data: &Data, state: &State, faction: FactionIx) -> Vec<Spot> {
    let own = |hq: &HqIx| {
        let counter = data.counter_of(*hq);
        state.spot(counter).is_some() && state.faction(data, counter) == faction
    };
    let supplied = |hq: &HqIx| supply::condition(data, state, *hq) == Condition::Supplied;
    let mut inside = vec![false; data.spots()];
    for hq in data.all_hqs().filter(own).filter(supplied) {
        let field = supply::command_field(data, state, hq);
        for (index, within) in inside.iter_mut().enumerate() {
            *within |= field.to(Spot::from_index(index)).is_some();
        }
    }
    (0..data.spots()).filter(|index| inside[*index]).map(Spot::from_index).collect()
}

/// A march ends inside the radius of a supplied HQ; of another than its own it never goes away again (VI.E.7, VI.E.8).
fn check_radius(data: &Data, state: &State, who: Counters, at: Spot, path: &[Spot]) -> Result<(), Breach> {
    let (Some(first), Some(&last)) = (who.first(), path.last()) else { return Ok(()) };
    let faction = state.faction(data, first);
    let own = |hq: HqIx| state.activation.army_of(first).and_then(|army| army.hq) == Some(hq);
    let mut away = None;
    for hq in data.all_hqs() {
        let counter = data.counter_of(hq);
        let range = data.hqs[hq.index()].range;
        let near = state.spot(counter).is_some_and(|from| supply::is_near(data, from, last, range));
        if !near || state.faction(data, counter) != faction {
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

/// How many far places are listed for a group.
const FAR_PLACES: usize = 3;

/// Moves to choose from, one by one and stack by stack: a step in every direction, enough to go anywhere, and of the places in
/// reach cities that are not ours and hexes in enemy ZOC.
pub(crate) fn steps(data: &Data, state: &State, out: &mut Vec<Order>) {
    let able = movers(data, state);
    let mut stacks = Counters::NONE;
    for unit in able.iter() {
        let Some(at) = state.spot(unit) else { continue };
        offer(data, state, Counters::one(unit), out);
        let together = able.and(state.at(at)).filter(|one| step_price::class(data, one).is_some());
        if together.len() > 1 && !stacks.contains(unit) {
            stacks = stacks.or(together);
            offer(data, state, together, out);
        }
    }
}

/// The moves of one group.
fn offer(data: &Data, state: &State, who: Counters, out: &mut Vec<Order>) {
    let side = who.first().and_then(|unit| state.side(data, unit));
    reach::with_reach(data, state, who, Manner::Normal, |reach| {
        let mut path = Vec::new();
        let mut far = 0;
        for &to in reach.reached().iter().skip(1) {
            reach.path_into(to, &mut path);
            let worth = match data.ids.whereabouts(to) {
                Whereabouts::Hex(hex) => {
                    let city = data.ground.city[hex.index()].is_some_and(|city| state.city_side(city) != side);
                    city || side.is_some_and(|side| state.in_enemy_zoc(side, hex))
                }
                Whereabouts::Box(_) => true,
            };
            if path.len() > 1 {
                far += usize::from(worth);
            }
            if path.len() == 1 || worth && far <= FAR_PLACES {
                out.push(Order::March(who, path.clone()));
            }
        }
    });
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
    let paid = pay(data, state, who, from, &[to], manner)?;
    let dearest = paid.unwrap_or_else(|| left(data, state, who, manner));
    for unit in who.iter() {
        state.spent[unit] = match paid {
            Some(points) => state.spent[unit] + points,
            None => allowance(data, state, unit, manner),
        };
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
    boxes::note_way(data, state, who, to);
    state.put_all(data, who, Standing::At(to));
    if let Some(unit) = who.iter().find(|unit| control::takes(data, state, *unit)) {
        control::take(data, state, unit, to, events);
    }
}
