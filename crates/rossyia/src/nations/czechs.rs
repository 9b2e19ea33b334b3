//! N.czechs: their mood, what it does to Armt and attacks, gifts, and where they stand.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;
use serde::{Deserialize, Serialize};

use super::numbers::{CzechCase, Gift};
use crate::args;
use crate::calendar::Faces;
use crate::counters::Flag;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, HqIx};
use crate::procedure::{Condition, Frame, Segment};
use crate::state::State;

/// How the Czechs are this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mood {
    pub(crate) inactive: bool,
    /// Attacks that they may still make while inactive (N.czechs.12).
    pub(crate) attacks: u8,
}

/// The case in force; none where there are no Czechs.
pub(crate) fn case<'d>(data: &'d Data, state: &State) -> Option<&'d CzechCase> {
    data.nations.czechs.cases.iter().find(|case| Some(case.id) == state.czech_case)
}

/// Faces of the die that make them active this turn (N.czechs.8, N.czechs.10 to N.czechs.12).
fn faces<'d>(data: &'d Data, state: &State) -> Option<&'d Faces> {
    let dates = case(data, state)?.states;
    let states = &data.nations.czechs.states;
    Some(match state.turn {
        turn if turn >= dates.inactive => &states.inactive,
        turn if turn >= dates.quasi_inactive => &states.quasi_inactive,
        turn if turn >= dates.semi_inactive => &states.semi_inactive,
        _ => &states.active,
    })
}

/// The Czechs on the map and in boxes.
fn present(data: &Data, state: &State) -> Counters {
    super::wars::members(data, state, data.nations.czechs.faction).filter(|one| state.spot(one).is_some())
}

/// The dice of the turn, as the Military Phase opens: whether they are active, and if not whether they may attack (N.czechs.10).
/// A state that leaves nothing to the die is not rolled for (N.czechs.8).
pub(crate) fn roll(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    state.nations.czechs = Mood::default();
    let Some(faces) = faces(data, state).filter(|faces| faces.len() < 6) else { return Ok(()) };
    if present(data, state).is_empty() {
        return Ok(());
    }
    let clause = if faces.len() == 2 { "N.czechs.11" } else { "N.czechs.10" };
    if !faces.is_empty() {
        let die = dice.roll(6, clause)?;
        let active = faces.contains(&die);
        events.tell(Seats::ALL, || {
            let id = if active { "rossyia-czechs-active" } else { "rossyia-czechs-inactive" };
            Message::by(clause, id).with("die", Arg::Die(die))
        });
        if active {
            return Ok(());
        }
    }
    let die = dice.roll(6, "N.czechs.12")?;
    let attacks = u8::from(data.nations.czechs.inactive_one_attack.contains(&die));
    state.nations.czechs = Mood { inactive: true, attacks };
    events.tell(Seats::ALL, || {
        let id = if attacks > 0 { "rossyia-czechs-one-attack" } else { "rossyia-czechs-no-attack" };
        Message::by("N.czechs.12", id).with("die", Arg::Die(die))
    });
    Ok(())
}

/// Whether a unit is mixed: it obeys and stacks with Siberians too, who may make good its losses (N.czechs.9).
pub(crate) fn is_mixed(data: &Data, state: &State, unit: CounterIx) -> bool {
    data.unit(unit).is_some_and(|unit| unit.is(Flag::Mixed)) && case(data, state).is_some_and(|case| case.bilt_rebuild)
}

/// Whether a faction has its part in mixed units.
pub(crate) fn shares_mixed(data: &Data, faction: FactionIx) -> bool {
    [data.nations.czechs.faction, data.nations.czechs.host].contains(&faction)
}

/// Whether the HQ at work is of those that give Armt away at all (N.czechs.15, X.allies.2).
pub(crate) fn gives(data: &Data, state: &State) -> bool {
    state.activation.army().hq.is_some_and(|from| {
        from == data.nations.czechs.gift.from
            || state.faction(data, data.counter_of(from)) == data.nations.allies.faction
    })
}

/// What a HQ gives and gets nothing for, if it may give at all (N.czechs.15, X.allies.2).
pub(crate) fn gift(data: &Data, state: &State, from: HqIx, to: HqIx) -> Result<Gift, Breach> {
    let czech = data.nations.czechs.gift;
    let faction = |hq: HqIx| state.faction(data, data.counter_of(hq));
    if from == czech.from {
        return match state.nations.czechs.inactive && to == czech.to && state.spot(data.counter_of(to)).is_some() {
            true => Ok(czech),
            false => Err(Breach::of("N.czechs.15", "rossyia-no-gift").with("hq", args::hq(data, to))),
        };
    }
    let allies = &data.nations.allies;
    if faction(from) != allies.faction {
        return Err(Breach::of("V.F.12", "rossyia-armt-stays"));
    }
    // X.allies.2: a HQ that names itself gives a point up.
    if from == to {
        return Ok(Gift { from, to, cost: 1, gives: 0 });
    }
    match allies.gift.to.contains(&faction(to)) && is_in_range(data, state, from, to) {
        true => Ok(Gift { from, to, cost: allies.gift.cost, gives: allies.gift.gives }),
        false => Err(Breach::of("X.allies.2", "rossyia-no-gift").with("hq", args::hq(data, to))),
    }
}

fn is_in_range(data: &Data, state: &State, from: HqIx, to: HqIx) -> bool {
    let (Some(here), Some(there)) = (state.spot(data.counter_of(from)), state.spot(data.counter_of(to))) else {
        return false;
    };
    here == there || crate::supply::command_field(data, state, from).to(there).is_some()
}

/// Whether the HQ at work may give Armt: once, before it spends its own (N.czechs.15, X.allies.2).
pub(crate) fn check_give(data: &Data, state: &State, to: HqIx) -> Result<(), Breach> {
    let Frame::Army { segment: Segment::Spend } = state.top() else {
        return Err(crate::segments::refusal(state, Segment::Spend));
    };
    let Some(from) = state.activation.army().hq else { return Err(Breach::of("V.F.12", "rossyia-armt-stays")) };
    let gift = gift(data, state, from, to)?;
    let clause = if from == data.nations.czechs.gift.from { "N.czechs.15" } else { "X.allies.2" };
    if state.nations.given && gift.gives > 0 {
        return Err(Breach::of(clause, "rossyia-given-before"));
    }
    if state.armt[from] < gift.cost {
        return Err(Breach::of(clause, "rossyia-too-little-to-give").with("cost", args::int(gift.cost)));
    }
    // V.F.10: whoever is cut off receives nothing, from nobody.
    if gift.gives > 0 && crate::supply::condition(data, state, to) != Condition::Supplied {
        return Err(Breach::of("V.F.10", "rossyia-no-gift").with("hq", args::hq(data, to)));
    }
    match gift.gives > 0 && state.armt[to] >= data.tables.armt.maximum {
        true => Err(Breach::of(clause, "rossyia-has-all-it-can-hold").with("hq", args::hq(data, to))),
        false => Ok(()),
    }
}

pub(crate) fn give(data: &Data, state: &mut State, to: HqIx, events: &mut Events<'_>) {
    let Some(from) = state.activation.army().hq else { return };
    let Ok(gift) = gift(data, state, from, to) else { return };
    state.armt[from] = state.armt[from].saturating_sub(gift.cost);
    state.armt[to] = (state.armt[to] + gift.gives).min(data.tables.armt.maximum);
    state.nations.given |= gift.gives > 0;
    events.tell(Seats::ALL, || {
        let clause = if from == data.nations.czechs.gift.from { "N.czechs.15" } else { "X.allies.2" };
        let told = Message::by(clause, "rossyia-armt-given").with("hq", args::hq(data, from));
        told.with("other", args::hq(data, to)).with("cost", args::int(gift.cost)).with("gained", args::int(gift.gives))
    });
}

/// How many hexes a hex is from the nearest rail, up to a number.
fn from_rail(data: &Data, hex: HexIx, most: u8) -> Option<u8> {
    let grid = &data.map.grid;
    let near = |rail: &HexIx| grid.distance(*rail, hex) <= u16::from(most);
    let rails = data.board.rail_hexes.iter().filter(|rail| near(rail));
    rails.map(|rail| grid.distance(*rail, hex) as u8).min()
}

/// N.czechs.16 to N.czechs.18: the clause that inactive Czechs break where they stand. Units in boxes and the HQ are left out.
pub(crate) fn misplaced(data: &Data, state: &State) -> Option<&'static str> {
    let units = present(data, state).without(data.kinds.hqs);
    let hexes: Vec<HexIx> = units.iter().filter_map(|unit| state.hex(data, unit)).collect();
    let on_rail = hexes.iter().filter(|hex| data.ground.rail.contains(**hex)).count();
    let most = data.nations.czechs.rail_distance;
    if on_rail < hexes.len().div_ceil(2) {
        return Some("N.czechs.16");
    }
    let far = hexes.iter().any(|hex| from_rail(data, *hex, most).is_none());
    far.then_some("N.czechs.17")
}

/// How many steps these count for when they leave; a reduced unit counts for one (N.czechs.23).
pub(crate) fn steps(data: &Data, state: &State, who: Counters) -> u8 {
    let worth = |unit: CounterIx| if state.hits[unit] > 0 { 1 } else { state.steps(data, unit) };
    who.without(data.kinds.hqs).without(data.kinds.trains).iter().map(worth).sum()
}
