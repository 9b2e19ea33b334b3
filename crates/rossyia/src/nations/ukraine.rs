//! N.ukraine: the redoubt, and the partisans of Kiev.

use engine::{Breach, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use crate::combat::battle;
use crate::control::city_at;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, HqIx, Side, Spot, Whereabouts};
use crate::procedure::{Frame, Segment};
use crate::state::State;
use crate::{args, attrition, income, supply};

/// Whether the Ukrainians have lost all the cities in whose place the redoubt stands (N.ukraine.10, N.ukraine.14).
fn is_homeless(data: &Data, state: &State) -> bool {
    let ukraine = &data.nations.ukraine;
    ukraine.cities.iter().all(|city| state.holder(*city) != Some(ukraine.faction))
}

/// PR of the redoubt (N.ukraine.11).
pub(crate) fn pr(data: &Data, state: &State, faction: FactionIx) -> u8 {
    match faction == data.nations.ukraine.faction && state.redoubt.is_some() {
        true => data.tables.supply.redoubt.pr,
        false => 0,
    }
}

/// Whether the redoubt can be in a hex: land of the Ukraine without enemies.
fn is_free(data: &Data, state: &State, hex: HexIx) -> bool {
    let ukraine = &data.nations.ukraine;
    let enemy = state.allegiance[ukraine.faction].map(Side::enemy);
    data.is_land(hex)
        && data.ground.zones[ukraine.zone.index()].contains(hex)
        && state.scenario(data).holds(&data.map.grid, hex)
        && enemy.is_none_or(|enemy| !state.cache.present[enemy].contains(hex))
}

/// The hexes that the redoubt may be put in: near Kiev when it is set up, anywhere when it comes back (N.ukraine.10,
/// N.ukraine.13).
pub(crate) fn sites(data: &Data, state: &State) -> Vec<HexIx> {
    let redoubt = &data.tables.supply.redoubt;
    let near = |hex: &HexIx| match data.ids.whereabouts(data.cities[redoubt.near.index()].spot) {
        Whereabouts::Hex(city) => data.map.grid.distance(city, *hex) <= u16::from(redoubt.within),
        Whereabouts::Box(_) => true,
    };
    let back = state.nations.redoubt_back.is_some();
    let all = data.ground.zones[data.nations.ukraine.zone.index()].iter();
    all.filter(|hex| is_free(data, state, *hex) && (back || near(hex))).collect()
}

/// Whether the Whites have to place the redoubt now: at the end of a turn, or when a destroyed one comes back (N.ukraine.10,
/// N.ukraine.13). One that is no longer needed leaves the game (N.ukraine.14).
pub(crate) fn is_due(data: &Data, state: &mut State, at_arrivals: bool, events: &mut Events<'_>) -> bool {
    let faction = data.nations.ukraine.faction;
    if !is_homeless(data, state) || !income::is_in_play(data, state, faction) {
        if state.redoubt.is_some() {
            events.tell(Seats::ALL, || Message::by("N.ukraine.14", "rossyia-redoubt-leaves"));
        }
        state.redoubt = None;
        state.nations.redoubt_back = None;
        return false;
    }
    let time = match state.nations.redoubt_back {
        Some(back) => at_arrivals && state.turn >= back,
        None => !at_arrivals,
    };
    state.redoubt.is_none() && time && !sites(data, state).is_empty()
}

/// Where the redoubt is, if it may be moved now: in the movement of a Ukrainian army, once a turn (N.ukraine.12).
fn movable(data: &Data, state: &State) -> Option<HexIx> {
    let ours = |hq: HqIx| state.faction(data, data.counter_of(hq)) == data.nations.ukraine.faction;
    let acts = state.activation.armies.iter().filter_map(|army| army.hq).any(ours);
    let moves = acts && matches!(state.top(), Frame::Army { segment: Segment::Move });
    state.redoubt.filter(|_| moves && !state.nations.redoubt_moved)
}

/// Whether the redoubt may go from one hex to another (N.ukraine.12).
fn is_site(data: &Data, state: &State, from: HexIx, to: HexIx) -> bool {
    data.map.grid.distance(from, to) <= u16::from(data.tables.supply.redoubt.relocate) && is_free(data, state, to)
}

/// The hexes that the redoubt may be moved to now (N.ukraine.12).
pub(crate) fn new_sites(data: &Data, state: &State) -> Vec<HexIx> {
    let zone = data.ground.zones[data.nations.ukraine.zone.index()];
    let from = movable(data, state).into_iter();
    from.flat_map(|from| zone.iter().filter(move |to| *to != from && is_site(data, state, from, *to))).collect()
}

/// Whether the redoubt may be placed or moved there (N.ukraine.10, N.ukraine.12, N.ukraine.13).
pub(crate) fn check(data: &Data, state: &State, at: Spot) -> Result<(), Breach> {
    let refuse =
        |clause: &'static str| Err(Breach::of(clause, "rossyia-no-redoubt-there").with("place", args::spot(at)));
    let Whereabouts::Hex(hex) = data.ids.whereabouts(at) else { return refuse("N.ukraine.10") };
    if state.top() == Frame::Redoubt {
        let clause = if state.nations.redoubt_back.is_some() { "N.ukraine.13" } else { "N.ukraine.10" };
        return if sites(data, state).contains(&hex) { Ok(()) } else { refuse(clause) };
    }
    match movable(data, state) {
        None => Err(Breach::of("N.ukraine.12", "rossyia-redoubt-stays")),
        Some(from) if is_site(data, state, from, hex) => Ok(()),
        Some(_) => refuse("N.ukraine.12"),
    }
}

pub(crate) fn place(data: &Data, state: &mut State, at: Spot, events: &mut Events<'_>) {
    let Whereabouts::Hex(hex) = data.ids.whereabouts(at) else { return };
    state.redoubt = Some(hex);
    let clause = match (state.top(), state.nations.redoubt_back) {
        (Frame::Redoubt, None) => "N.ukraine.10",
        (Frame::Redoubt, Some(_)) => "N.ukraine.13",
        _ => "N.ukraine.12",
    };
    match state.top() {
        Frame::Redoubt => {
            state.nations.redoubt_back = None;
            state.stack.pop();
        }
        _ => state.nations.redoubt_moved = true,
    }
    events.tell(Seats::ALL, || Message::by(clause, "rossyia-redoubt").with("place", args::spot(at)));
}

/// N.ukraine.13: an enemy that takes ground has come into its hex.
pub(crate) fn trampled(data: &Data, state: &mut State, unit: CounterIx, hex: HexIx, events: &mut Events<'_>) {
    let enemy = state.allegiance[data.nations.ukraine.faction].map(Side::enemy);
    if state.redoubt != Some(hex) || state.side(data, unit) != enemy {
        return;
    }
    state.redoubt = None;
    state.nations.redoubt_back = Some(data.calendar.after(state.turn, data.tables.supply.redoubt.back_after_turns));
    let at = data.ids.at_hex(hex);
    events.tell(Seats::ALL, || Message::by("N.ukraine.13", "rossyia-redoubt-destroyed").with("place", args::spot(at)));
}

/// The units that partisans may strike before an attack of a side on a place (N.ukraine.5).
pub(crate) fn victims(data: &Data, state: &State, attacker: Side, at: Spot) -> Counters {
    let helped = attacker == Side::White && city_at(data, at) == Some(data.nations.ukraine.partisans);
    match helped {
        true => state.at(at).and(data.kinds.taking).filter(|unit| state.side(data, unit) == Some(Side::Bolshevik)),
        false => Counters::NONE,
    }
}

/// N.ukraine.5
pub(crate) fn check_strike(data: &Data, state: &State, unit: CounterIx) -> Result<(), Breach> {
    let Frame::Partisans { at } = state.top() else { return Err(Breach::of("N.ukraine.5", "rossyia-no-partisans")) };
    match victims(data, state, Side::White, at).contains(unit) {
        true => Ok(()),
        false => Err(Breach::of("N.ukraine.5", "rossyia-not-struck").with("unit", args::counter(unit))),
    }
}

/// The unit that partisans strike checks attrition; where nobody is left there is no combat (N.ukraine.5, N.ukraine.6).
pub(crate) fn strike(
    data: &Data,
    state: &mut State,
    unit: CounterIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    // X.attrition.1
    let cut_off = |at| supply::is_isolated(data, state, state.faction(data, unit), at);
    let isolated = state.spot(unit).is_some_and(cut_off);
    attrition::check_unit(data, state, unit, isolated, "N.ukraine.5", dice, events)?;
    if let Frame::Partisans { at } = state.top() {
        state.stack.pop();
        battle::vacated(data, state, at);
    }
    Ok(())
}
