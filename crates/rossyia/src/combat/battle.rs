//! VII.C, VII.G to VII.I, X.combat.3: one combat, from its die to the advance.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seats};
use serde::{Deserialize, Serialize};

use super::strength::{self, Clash};
use super::{announce, losses, odds, retreat};
use crate::data::Data;
use crate::ids::{Counters, HqIx, Side, Spot};
use crate::places::Terrain;
use crate::procedure::{Bearers, CombatStage, Frame, Segment};
use crate::sequence::go_on;
use crate::state::State;
use crate::{args, boxes, nations};

/// The combat that is being resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Battle {
    pub(crate) target: Option<Spot>,
    /// The side that attacks.
    pub(crate) side: Option<Side>,
    pub(crate) attackers: Counters,
    pub(crate) defenders: Counters,
    /// The losses of the result (VII.G.10).
    pub(crate) attacker_hits: u8,
    pub(crate) defender_hits: u8,
    pub(crate) assault: bool,
    pub(crate) attacker_beaten: bool,
    /// The defender stands at the price of tripled losses (VII.H.7, VII.I.4).
    pub(crate) tripled: bool,
    /// Armour has still to take the first loss (VIII.C.6).
    pub(crate) armour_first: bool,
    /// Losses that the attacker has borne, and those of them on units with shock (VII.I.6).
    pub(crate) borne: u8,
    pub(crate) on_shock: u8,
    /// Those that have gone back; and the group that did so last.
    pub(crate) gone: Counters,
    pub(crate) group: Counters,
}

impl Battle {
    /// Attackers that are left.
    pub(crate) fn attackers_left(state: &State) -> Counters {
        state.battle.attackers.filter(|unit| state.spot(unit).is_some())
    }

    /// Defenders that are left in the hex.
    pub(crate) fn defenders_left(state: &State) -> Counters {
        state.battle.defenders.filter(|unit| state.spot(unit).is_some() && state.spot(unit) == state.battle.target)
    }

    /// Those of the loser that have still to go back.
    pub(crate) fn to_go(state: &State) -> Counters {
        let losers = match state.battle.attacker_beaten {
            true => Battle::attackers_left(state),
            false => Battle::defenders_left(state),
        };
        losers.without(state.battle.gone)
    }

    /// The side that is beaten.
    pub(crate) fn loser(&self) -> Side {
        let side = self.side.unwrap_or(Side::White);
        if self.attacker_beaten { side } else { side.enemy() }
    }
}

/// The number of the combat that was announced on a hex and is not resolved.
pub(crate) fn announced(state: &State, at: Spot) -> Option<usize> {
    state.combats.iter().position(|combat| combat.target == Some(at) && !combat.resolved)
}

/// The combat as it stands when its turn comes: attackers that are still next to it, whoever defends it now (VII.C.2).
pub(crate) fn clash_of(data: &Data, state: &State, number: usize) -> Option<Clash> {
    let target = state.combats[number].target?;
    let fights = |(unit, fights): (_, &u8)| (usize::from(*fights) == number + 1).then_some(unit);
    let near = |unit| match (state.hex(data, unit), data.ids.whereabouts(target)) {
        (Some(from), crate::ids::Whereabouts::Hex(to)) => data.map.grid.direction(from, to).is_some(),
        _ => boxes::borders(data, state, unit, target),
    };
    let attackers = Counters::of(state.fights.iter().filter_map(fights)).filter(near);
    Some(announce::clash(data, state, attackers, target))
}

/// Whether a combat lapses, were it its turn now (VII.C.2).
fn lapses(data: &Data, state: &State, clash: &Clash) -> bool {
    if let crate::ids::Whereabouts::Box(_) = data.ids.whereabouts(clash.target) {
        return clash.attackers.is_empty() || clash.defenders.is_empty();
    }
    clash.attackers.is_empty()
        || clash.defenders.is_empty()
        || !clash.defenders.is_within(&data.kinds.hqs) && odds::quick(data, state, clash, None).column.is_none()
}

/// The combats that are still to be resolved.
pub(crate) fn open(state: &State) -> impl Iterator<Item = (usize, Spot)> + '_ {
    let open = |(number, combat): (usize, &crate::procedure::Combat)| {
        combat.target.filter(|_| !combat.resolved).map(|target| (number, target))
    };
    state.combats.iter().enumerate().filter_map(open)
}

/// Whether a combat is left that would be fought.
pub(crate) fn any_left(data: &Data, state: &State) -> bool {
    open(state).any(|(number, _)| clash_of(data, state, number).is_some_and(|clash| !lapses(data, state, &clash)))
}

/// The combat segment is over: what was announced and lapsed is forgotten.
pub(crate) fn close(state: &mut State) {
    state.combats = Default::default();
    state.fights = Default::default();
    state.battle = Battle::default();
}

/// VII.A.1, VII.G.5
pub(crate) fn check_resolve(data: &Data, state: &State, at: Spot, with: Option<HqIx>) -> Result<(), Breach> {
    match state.top() {
        Frame::Army { segment: Segment::Fight | Segment::ReserveFight }
        | Frame::Independent { segment: Segment::Fight, .. } => {}
        _ => return Err(Breach::of("VII.C.2", "rossyia-no-combat-now")),
    }
    let none = || Breach::of("VII.A.1", "rossyia-no-combat-there").with("place", args::spot(at));
    let number = announced(state, at).ok_or_else(none)?;
    let clash = clash_of(data, state, number).ok_or_else(none)?;
    with.map_or(Ok(()), |hq| odds::check_lender(data, state, clash.attackers, hq))
}

/// The die of a combat, and what it brings (VII.G).
pub(crate) fn resolve(
    data: &Data,
    state: &mut State,
    at: Spot,
    with: Option<HqIx>,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(number) = announced(state, at) else { return Ok(()) };
    let Some(clash) = clash_of(data, state, number) else { return Ok(()) };
    if lapses(data, state, &clash) {
        state.combats[number].resolved = true;
        events.tell(Seats::ALL, || Message::by("VII.C.2", "rossyia-combat-lapses").with("place", args::spot(at)));
        return Ok(());
    }
    if let Some(frame) = nations::ground::prelude(data, state, number, &clash) {
        state.stack.push(frame);
        return Ok(());
    }
    state.combats[number].resolved = true;
    match data.ids.whereabouts(at) {
        crate::ids::Whereabouts::Box(_) => boxes::begin(state, clash.attackers, at),
        crate::ids::Whereabouts::Hex(_) => begin(data, state, &clash, with, dice, events)?,
    }
    Ok(())
}

/// Nobody is left to fight before the die falls: the attack counts as made, and the attackers may advance (N.greens.20,
/// N.ukraine.6).
pub(crate) fn vacated(data: &Data, state: &mut State, at: Spot) {
    let Some(number) = announced(state, at) else { return };
    let Some(clash) = clash_of(data, state, number).filter(|clash| clash.defenders.is_empty()) else { return };
    let side = clash.attackers.first().and_then(|unit| state.side(data, unit));
    state.combats[number].resolved = true;
    state.battle = Battle { target: Some(at), side, attackers: clash.attackers, ..Battle::default() };
    mark(state, &clash, None);
    state.stack.push(Frame::Combat { stage: CombatStage::Advance });
}

/// A combat is fought: the die, then losses.
pub(crate) fn begin(
    data: &Data,
    state: &mut State,
    clash: &Clash,
    with: Option<HqIx>,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let side = clash.attackers.first().and_then(|unit| state.side(data, unit));
    let battle = Battle {
        target: Some(clash.target),
        side,
        attackers: clash.attackers,
        defenders: clash.defenders,
        // Whoever attacks an entry hex goes back into the box that he has not left (VIII.D.15).
        gone: boxes::at_home(data, state, clash),
        ..Battle::default()
    };
    // V.C.9
    if clash.defenders.is_within(&data.kinds.hqs) {
        state.battle = battle;
        mark(state, clash, with);
        for hq in clash.defenders.iter() {
            losses::lose_hq(data, state, hq, events);
        }
        state.stack.push(Frame::Combat { stage: CombatStage::Advance });
        return Ok(());
    }
    let reckoning = odds::quick(data, state, clash, with);
    let die = dice.roll(6, "VII.G.2")?;
    let Some(cell) = reckoning.result(die) else { return Ok(()) };
    let outcome = reckoning.outcome(cell);
    let (odds, assault) = (reckoning.column.map(|column| reckoning.table.columns[column]), reckoning.is_assault());
    events.tell(Seats::ALL, || {
        let (clause, id) = match assault {
            true => ("VII.F.6", "rossyia-assault"),
            false => ("VII.F.5", "rossyia-combat"),
        };
        Message::by(clause, id)
            .with("place", args::spot(clash.target))
            .with("odds", Arg::Term(odds.map_or("", crate::tables::Odds::term)))
    });
    events.tell(Seats::ALL, || reckoning.told(die, cell));
    state.battle = Battle {
        attacker_hits: cell.attacker,
        defender_hits: cell.defender,
        assault,
        attacker_beaten: outcome.attacker_beaten,
        tripled: outcome.tripled,
        armour_first: reckoning.terror,
        ..battle
    };
    mark(state, clash, with);
    state.stack.push(Frame::Combat { stage: CombatStage::AttackerLoses });
    Ok(())
}

/// They have attacked, been attacked, lent their bonus (VII.A.9, VII.D.2, VII.G.5).
fn mark(state: &mut State, clash: &Clash, with: Option<HqIx>) {
    state.attacked = state.attacked.or(clash.attackers);
    state.was_attacked = state.was_attacked.or(clash.defenders);
    with.into_iter().for_each(|hq| state.activation.bonus_uses[hq] += 1);
}

/// Carry a combat on (X.combat.3).
pub(crate) fn advance(data: &Data, state: &mut State, stage: CombatStage, events: &mut Events<'_>) -> Advance {
    let next = |state: &mut State, stage: CombatStage| go_on(state, Frame::Combat { stage });
    let battle = state.battle;
    let side = battle.side.unwrap_or(Side::White);
    match stage {
        CombatStage::AttackerLoses => {
            next(state, CombatStage::DefenderLoses);
            losses::demand(data, state, side, Bearers::Attackers, battle.attacker_hits, events);
        }
        CombatStage::DefenderLoses => {
            next(state, CombatStage::Decide);
            losses::demand(data, state, side.enemy(), Bearers::Defenders, battle.defender_hits, events);
        }
        CombatStage::Decide => return decide(data, state, events),
        CombatStage::Stood if retreat::trains_flee(data, state) => {}
        CombatStage::Stood => after(data, state),
        CombatStage::Retreat => {
            if retreat::abandon_stranded(data, state, events) {
                return Advance::Ran;
            }
            match Battle::to_go(state).is_empty() {
                true => after(data, state),
                false => return Advance::Waits,
            }
        }
        CombatStage::Advance => match super::advance::is_possible(data, state) {
            true => return Advance::Waits,
            false => finish(state),
        },
    }
    Advance::Ran
}

/// Losses are borne: who is left, and who has to go (VII.H.9, VII.I.8, VII.K.1).
fn decide(data: &Data, state: &mut State, events: &mut Events<'_>) -> Advance {
    if retreat::trains_flee(data, state) {
        return Advance::Ran;
    }
    let (attackers, defenders) = (Battle::attackers_left(state), Battle::defenders_left(state));
    if let Some(at) = state.battle.target.filter(|_| defenders.is_empty() && !attackers.is_empty()) {
        let clause = if state.battle.assault { "VII.I.8" } else { "VII.H.9" };
        events.tell(Seats::ALL, || Message::by(clause, "rossyia-nobody-left").with("place", args::spot(at)));
    }
    if defenders.is_empty() || attackers.is_empty() && state.battle.attacker_beaten {
        after(data, state);
        return Advance::Ran;
    }
    if Battle::to_go(state).is_empty() {
        after(data, state);
        return Advance::Ran;
    }
    if retreat::is_possible(data, state) {
        return Advance::Waits;
    }
    stand_by(data, state, "X.retreat.1", events);
    Advance::Ran
}

/// What standing costs the loser more (VII.H.3 to VII.H.8, VII.I.3 to VII.I.5).
pub(crate) fn price_of_standing(data: &Data, state: &State) -> u8 {
    let battle = &state.battle;
    let table = &data.tables.combat.retreat;
    if battle.attacker_beaten {
        return table.attacker_stand_cost;
    }
    if !battle.tripled {
        return table.defender_stand_cost;
    }
    let relief = if is_relieved(data, state) { table.major_city_relief } else { 0 };
    let all = (battle.defender_hits * table.defender_stand_factor).saturating_sub(relief);
    all.saturating_sub(battle.defender_hits)
}

/// Whether the major city that a defender stands in takes a loss off him (VII.H.8, VII.I.5).
fn is_relieved(data: &Data, state: &State) -> bool {
    let city = |target: Spot| strength::ground(data, state, target) == Terrain::MajorCity;
    state.battle.tripled && state.battle.target.is_some_and(city)
}

/// The loser stands.
pub(crate) fn stand(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let clause = match (is_relieved(data, state), state.battle.assault) {
        (true, true) => "VII.I.5",
        (true, false) => "VII.H.8",
        (false, _) => "VII.K.1",
    };
    stand_by(data, state, clause, events);
}

fn stand_by(data: &Data, state: &mut State, clause: &'static str, events: &mut Events<'_>) {
    let hits = price_of_standing(data, state);
    let (loser, beaten) = (state.battle.loser(), state.battle.attacker_beaten);
    events.tell(Seats::ALL, || {
        let message = Message::by(clause, "rossyia-stands").with("side", args::side(loser));
        message.with("losses", args::int(hits))
    });
    go_on(state, Frame::Combat { stage: CombatStage::Stood });
    let bearers = if beaten { Bearers::Attackers } else { Bearers::Defenders };
    losses::demand(data, state, loser, bearers, hits, events);
}

/// Somebody has stood or gone: the victor advances if the hex is free (VII.L.1).
fn after(data: &Data, state: &mut State) {
    let won = Battle::defenders_left(state).is_empty() && !Battle::attackers_left(state).is_empty();
    match won && super::advance::is_possible(data, state) {
        true => go_on(state, Frame::Combat { stage: CombatStage::Advance }),
        false => finish(state),
    }
}

/// The combat is over.
pub(crate) fn finish(state: &mut State) {
    for unit in state.battle.attackers.iter() {
        state.fights[unit] = 0;
    }
    state.battle = Battle::default();
    state.stack.pop();
}
