//! N.greens, X.makhno, X.greens: forces that a die gives to a player each turn, and what the other side may not do with them.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use super::numbers::Unpredictable;
use crate::args;
use crate::combat::battle;
use crate::data::Data;
use crate::effects::PlayedBy;
use crate::ids::{CounterIx, Counters, FactionIx, HqIx, Side, Spot, Whereabouts};
use crate::politics::ongoing;
use crate::procedure::{Army, Frame};
use crate::state::State;
use crate::tables::ArmtColumn;

/// The clauses of a rule for the Greens and of the same for Makhno.
fn clause(data: &Data, faction: FactionIx, green: &'static str, makhno: &'static str) -> &'static str {
    if faction == data.nations.greens.faction { green } else { makhno }
}

/// A new turn: nobody has rolled for them yet.
pub(crate) fn forget(data: &Data, state: &mut State) {
    for one in [&data.nations.greens, &data.nations.makhno] {
        state.player[one.faction] = state.allegiance[one.faction];
    }
    state.nations.rolled = Default::default();
}

/// Who plays a faction this turn: by an effect that lasts, or by the die, which is rolled once (N.greens.5, X.makhno.2).
pub(crate) fn behave(
    data: &Data,
    state: &mut State,
    faction: FactionIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(one) = data.nations.unpredictable(faction) else { return Ok(()) };
    if state.nations.rolled.contains(faction) {
        return Ok(());
    }
    let (player, die) = match forced(data, state, faction) {
        Some(player) => (player, None),
        None => {
            let die = dice.roll(6, clause(data, faction, "N.greens.5", "X.makhno.2"))?;
            (by_die(one, die), Some(die))
        }
    };
    state.nations.rolled.insert(faction);
    state.player[faction] = player;
    events.tell(Seats::ALL, || told(data, faction, player, die));
    Ok(())
}

/// An effect that takes the place of the die.
fn forced(data: &Data, state: &State, faction: FactionIx) -> Option<Option<Side>> {
    ongoing::played_by(data, state, faction).map(player_of)
}

/// Whom the word of an effect means.
fn player_of(word: PlayedBy) -> Option<Side> {
    match word {
        PlayedBy::Bolshevik => Some(Side::Bolshevik),
        PlayedBy::White => Some(Side::White),
        PlayedBy::Nobody => None,
    }
}

fn by_die(one: &Unpredictable, die: u8) -> Option<Side> {
    match die {
        _ if one.behaviour.white.contains(&die) => Some(Side::White),
        _ if one.behaviour.bolshevik.contains(&die) => Some(Side::Bolshevik),
        _ => None,
    }
}

fn told(data: &Data, faction: FactionIx, player: Option<Side>, die: Option<u8>) -> Message {
    let (green, makhno, id) = match player {
        Some(Side::White) => ("N.greens.6", "X.makhno.2", "rossyia-played-by"),
        Some(Side::Bolshevik) => ("N.greens.8", "X.makhno.2", "rossyia-played-by"),
        None => ("N.greens.7", "X.makhno.2", "rossyia-played-by-nobody"),
    };
    let clause = clause(data, faction, green, makhno);
    let told = Message::by(clause, id).with("faction", args::faction(faction));
    let told = player.into_iter().fold(told, |told, side| told.with("side", args::side(side)));
    told.with("die", die.map_or(Arg::Int(0), Arg::Die))
}

/// The die for those whose HQ is not on the map, as the independent units of their side come (N.greens.5).
pub(crate) fn behave_alone(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for one in [&data.nations.greens, &data.nations.makhno] {
        let left = || (0..data.units.len()).map(|index| CounterIx(index as u16));
        let any = || left().any(|unit| state.faction(data, unit) == one.faction && state.spot(unit).is_some());
        if state.is_of(one.faction, side) && any() {
            behave(data, state, one.faction, dice, events)?;
        }
    }
    Ok(())
}

/// Whether the enemy of a faction plays it this turn (X.greens.1).
pub(crate) fn is_played_by_enemy(state: &State, faction: FactionIx) -> bool {
    state.player[faction].is_some() && state.player[faction] != state.allegiance[faction]
}

/// The clause by which a HQ may spend no Armt, if there is one (N.greens.11, X.makhno.3).
pub(crate) fn spends_nothing(data: &Data, state: &State, army: &Army) -> Option<&'static str> {
    let faction = army.hq.map(|hq| state.faction(data, data.counter_of(hq)))?;
    is_played_by_enemy(state, faction).then(|| clause(data, faction, "N.greens.11", "X.makhno.3"))
}

/// N.greens.12, X.makhno.3: whether a counter moves half as far.
pub(crate) fn moves_half(data: &Data, state: &State, counter: CounterIx) -> bool {
    is_played_by_enemy(state, state.faction(data, counter))
}

/// Whether N.greens.9 holds for these: the enemy plays them.
pub(crate) fn binds(data: &Data, state: &State, who: Counters) -> bool {
    who.first().is_some_and(|first| is_played_by_enemy(state, state.faction(data, first)))
}

/// N.greens.9: who plays for the enemy does not unstack the units.
pub(crate) fn check_together(data: &Data, state: &State, who: Counters, from: Spot) -> Result<(), Breach> {
    let Some(first) = who.first() else { return Ok(()) };
    let faction = state.faction(data, first);
    if !is_played_by_enemy(state, faction) {
        return Ok(());
    }
    let own = state.at(from).filter(|counter| state.faction(data, counter) == faction);
    let units = own.without(data.kinds.hqs);
    match who.meets(&units) && !units.without(who).is_empty() {
        true => Err(Breach::of(clause(data, faction, "N.greens.9", "X.makhno.3"), "rossyia-no-unstacking")
            .with("place", args::spot(from))),
        false => Ok(()),
    }
}

/// N.greens.10: the HQ ends its move with a unit, and no move leaves it alone, unless no unit is within its reach.
pub(crate) fn check_hq(data: &Data, state: &State, who: Counters, from: Spot, to: Spot) -> Result<(), Breach> {
    let Some(first) = who.first() else { return Ok(()) };
    let faction = state.faction(data, first);
    if !is_played_by_enemy(state, faction) {
        return Ok(());
    }
    let Some(one) = data.nations.unpredictable(faction) else { return Ok(()) };
    let hq = data.counter_of(one.hq);
    let Some(at) = state.spot(hq) else { return Ok(()) };
    let moves = who.contains(hq);
    if !moves && at != from {
        return Ok(());
    }
    let ends = if moves { to } else { at };
    let units = |spot: Spot| {
        let here = state.at(spot).without(who).or(if spot == to { who } else { Counters::NONE });
        here.without(data.kinds.hqs).iter().any(|unit| state.faction(data, unit) == faction)
    };
    let refused = Breach::of(clause(data, faction, "N.greens.10", "X.makhno.3"), "rossyia-hq-needs-a-unit");
    match units(ends) || !is_in_reach(data, state, one, hq, at) {
        true => Ok(()),
        false => Err(refused.with("unit", args::counter(hq))),
    }
}

/// Whether a unit of its own is within half the movement of a HQ.
fn is_in_reach(data: &Data, state: &State, one: &Unpredictable, hq: CounterIx, at: Spot) -> bool {
    let half = u16::from(data.hqs[one.hq.index()].range / 2);
    let Whereabouts::Hex(here) = data.ids.whereabouts(at) else { return false };
    let units = (0..data.units.len()).map(|index| CounterIx(index as u16)).filter(|unit| *unit != hq);
    let own = units.filter(|unit| state.faction(data, *unit) == one.faction);
    own.filter_map(|unit| state.hex(data, unit)).any(|hex| data.map.grid.distance(here, hex) <= half)
}

/// N.greens.13, N.greens.18: the column of the Armt Table that takes the place of another, and by which clause.
pub(crate) fn armt_column(
    data: &Data,
    state: &State,
    hq: HqIx,
    column: (ArmtColumn, &'static str),
) -> (ArmtColumn, &'static str) {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    if let Some(always) = data.nations.unpredictable(faction).and_then(|one| one.armt_column) {
        return (always, "N.greens.13");
    }
    match state.hex(data, counter) {
        Some(at) if is_behind_greens(data, state, faction, at) => (ArmtColumn::TwoOrMore, "N.greens.18"),
        _ => column,
    }
}

/// N.greens.18: whether a unit that holds no ground stands on the rail of a line to a HQ of its enemy, west of it.
fn is_behind_greens(data: &Data, state: &State, faction: FactionIx, hq: HexIx) -> bool {
    let greens = data.nations.greens.faction;
    let Some(enemy) = state.allegiance[greens] else { return false };
    if !state.is_of(faction, enemy.enemy()) {
        return false;
    }
    let column = |hex: HexIx| data.map.grid.row_column(hex).1;
    let units = state.cache.sides[enemy].and(data.kinds.combat);
    let on_rail = units
        .iter()
        .filter(|unit| state.faction(data, *unit) == greens)
        .filter_map(|unit| state.hex(data, unit))
        .filter(|hex| data.board.rail_at[hex.index()].is_some() && column(*hex) < column(hq));
    on_rail.into_iter().any(|hex| runs_through(data, state, faction, hq, hex))
}

/// Whether the rail that a HQ stands on or beside, of its own network, leads west through a hex: without that hex it leads to
/// no hex as far west.
fn runs_through(data: &Data, state: &State, faction: FactionIx, hq: HexIx, through: HexIx) -> bool {
    let own = |hex: HexIx| crate::rail::is_own(data, state, faction, hex);
    let column = |hex: HexIx| data.map.grid.row_column(hex).1;
    let near = std::iter::once(hq).chain(data.map.grid.neighbours(hq).map(|(_, next)| next));
    let mut queue: Vec<HexIx> = near.filter(|hex| own(*hex) && *hex != through).collect();
    let mut seen: Vec<HexIx> = queue.clone();
    let (mut next, mut reached) = (0, false);
    while let Some(&at) = queue.get(next) {
        next += 1;
        for (direction, to) in data.map.grid.neighbours(at) {
            if !data.board.rail[at.index()].has(direction) || !own(to) {
                continue;
            }
            if to == through {
                reached = true;
            } else if !seen.contains(&to) {
                if column(to) < column(through) {
                    return false;
                }
                seen.push(to);
                queue.push(to);
            }
        }
    }
    reached
}

/// N.greens.19: whether those of a side in a hex do not block its enemy there: they hold no ground, and the hex has rail.
pub(crate) fn lets_pass(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    data.ground.rail.contains(hex) && !state.cache.blocks[side].contains(hex)
}

/// N.greens.20: the hexes that attacked Greens may slip away to.
pub(crate) fn refuges(data: &Data, state: &State, at: Spot) -> Vec<Spot> {
    let greens = data.nations.greens.faction;
    let (Whereabouts::Hex(hex), Some(side)) = (data.ids.whereabouts(at), state.allegiance[greens]) else {
        return Vec::new();
    };
    let open = |to: &HexIx| {
        data.prices.beyond(greens, *to) == 0
            && !state.in_enemy_zoc(side, *to)
            && crate::movement::check_hex(data, state, greens, side, *to).is_ok()
            && crate::stacking::check_end(data, state, side, fugitives(data, state, at), data.ids.at_hex(*to)).is_ok()
    };
    data.map.grid.neighbours(hex).map(|(_, to)| to).filter(open).map(|to| data.ids.at_hex(to)).collect()
}

/// Who would flee from a spot.
pub(crate) fn fugitives(data: &Data, state: &State, at: Spot) -> Counters {
    state.at(at).filter(|counter| state.faction(data, counter) == data.nations.greens.faction)
}

/// Whether those attacked at a spot may flee instead of fighting (N.greens.20).
pub(crate) fn may_flee(data: &Data, state: &State, at: Spot) -> bool {
    !fugitives(data, state, at).is_empty() && !refuges(data, state, at).is_empty()
}

/// N.greens.20: whether they may flee to a hex.
pub(crate) fn check_flight(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let Frame::Flight { at } = state.top() else { return Err(Breach::of("N.greens.20", "rossyia-nobody-flees")) };
    match who == fugitives(data, state, at) && path.len() == 1 && refuges(data, state, at).contains(&path[0]) {
        true => Ok(()),
        false => Err(Breach::of("N.greens.20", "rossyia-no-flight-there").with("place", args::spot(at))),
    }
}

pub(crate) fn flee(data: &Data, state: &mut State, who: Counters, to: Spot, events: &mut Events<'_>) {
    let Frame::Flight { at } = state.top() else { return };
    for counter in who.iter() {
        state.put(data, counter, crate::place::Standing::At(to));
    }
    state.stack.pop();
    events.tell(Seats::ALL, || {
        let told = Message::by("N.greens.20", "rossyia-flees").with("from", args::spot(at));
        told.with("to", args::spot(to))
    });
    battle::vacated(data, state, at);
}
