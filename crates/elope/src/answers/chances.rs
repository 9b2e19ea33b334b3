//! What can come of an order that dice decide, and how likely it is.

use engine::printed::Marked;
use engine::question::Chances;
use engine::{Answer, Breach, Draft, Game, Message, Seat, Unfinished};

use super::why::supposed;
use crate::combat::{battle, odds};
use crate::counters::UnitIx;
use crate::data::Data;
use crate::game::Elope;
use crate::naval::{Harm, Peril};
use crate::order::Order;
use crate::sets::{Reach, Units};
use crate::state::{State, Target};
use crate::{air, args, check, naval, printed};

/// What the dice of an order would bring; a breach where it has none or is not legal.
pub(super) fn odds(game: &Elope, data: &Data, state: &State, seat: Seat, draft: &Draft) -> Result<Answer, Breach> {
    let order = game.complete(state, seat, draft).map_err(|unfinished| match unfinished {
        Unfinished::Breach(breach) => breach,
        _ => Breach::plain("elope-why-half-built"),
    })?;
    let legal = || check(data, state, seat, &order);
    let mut table = Table { game, outcomes: Vec::new(), marked: Vec::new() };
    match &order {
        Order::Sail(group, path) => legal().map(|()| voyage(data, state, *group, path, &mut table))?,
        Order::Sweep(_, reach) => legal().map(|()| sweep(data, *reach, &mut table))?,
        Order::Bomb(planes, target) => legal().map(|()| bombing(data, state, *planes, *target, &mut table))?,
        // The die of the battle is another one than those of the start.
        Order::Support(..) => {
            fight(data, &supposed(data, state, seat, &order)?, &mut table);
            table.outcomes.iter_mut().for_each(|chances| chances.faces.clear());
        }
        _ => fight(data, &supposed(data, state, seat, &order)?, &mut table),
    }
    match table.outcomes.is_empty() {
        true => Err(Breach::plain("elope-no-odds")),
        false => Ok(Answer { outcomes: table.outcomes, marked: table.marked, ..Answer::default() }),
    }
}

/// Results with their weights; the same result is one row. Where they stand in the charts.
struct Table<'a> {
    game: &'a Elope,
    outcomes: Vec<Chances>,
    marked: Vec<Marked>,
}

impl Table<'_> {
    /// A face of a die that decides alone.
    fn face(&mut self, result: &Message, die: u8) {
        let result = self.game.spell(result);
        match self.outcomes.iter_mut().find(|chances| chances.result == result) {
            Some(chances) => {
                chances.weight += 1;
                chances.faces.push(die);
            }
            None => self.outcomes.push(Chances { result, weight: 1, of: 6, faces: vec![die] }),
        }
    }

    /// Results of several dice, in lowest terms; what cannot happen is not told.
    fn cases(&mut self, rows: &[(Message, u64)], of: u64) {
        let shared = rows.iter().fold(of, |shared, (_, weight)| divisor(shared, *weight));
        for (result, weight) in rows.iter().filter(|(_, weight)| *weight > 0) {
            let result = self.game.spell(result);
            self.outcomes.push(Chances { result, weight: weight / shared, of: of / shared, faces: Vec::new() });
        }
    }
}

/// The greatest common divisor.
fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// 7.3.c: what each face of the die would bring.
fn fight(data: &Data, state: &State, table: &mut Table<'_>) {
    let odds = odds::odds(data, state, &state.battle, &mut odds::Silent);
    for die in 1..=6 {
        table.face(&battle::result_message(odds::result(data, &odds, die)), die);
    }
    table.marked = vec![printed::marked_battle(data, &odds)];
}

/// 15.71.a: whether the mines are cleared.
fn sweep(data: &Data, reach: Reach, table: &mut Table<'_>) {
    for die in 1..=6 {
        let id = match data.tables.naval.mines.cleared_on.contains(&die) {
            true => "elope-chance-swept",
            false => "elope-chance-mines-stay",
        };
        table.face(&Message::by("15.71.a", id).with("hex", args::reach(reach)), die);
    }
}

/// 15.7.c, 15.8.b, 15.8.e: what becomes of each vessel at the first hexside where it rolls: the order pauses there.
fn voyage(data: &Data, state: &State, group: Units, path: &[Reach], table: &mut Table<'_>) {
    let Some(mut from) = group.first().and_then(|vessel| state.reach(vessel)) else { return };
    for to in path {
        let risky = |vessel: &UnitIx| !naval::perils(data, state, *vessel, from, *to).is_empty();
        if group.iter().any(|vessel| risky(&vessel)) {
            for vessel in group.iter().filter(risky) {
                peril_rows(vessel, *to, &naval::perils(data, state, vessel, from, *to), table);
            }
            return;
        }
        from = *to;
    }
}

/// The dice of one vessel, one after the other, until one sinks it.
fn peril_rows(vessel: UnitIx, at: Reach, perils: &[Peril<'_>], table: &mut Table<'_>) {
    let of = 6u64.pow(perils.len() as u32);
    let (mut clear, mut aground, mut sunk) = (of, 0, 0);
    let (mut mines, mut shoals) = (perils[0].clause, perils[0].clause);
    for peril in perils {
        let faces = peril.on.len() as u64;
        match peril.harm {
            Harm::Mined => {
                sunk += (clear + aground) / 6 * faces;
                (clear, aground) = (clear / 6 * (6 - faces), aground / 6 * (6 - faces));
                mines = peril.clause;
            }
            Harm::Aground => {
                (clear, aground) = (clear / 6 * (6 - faces), aground + clear / 6 * faces);
                shoals = peril.clause;
            }
        }
    }
    let result = |clause, id| Message::by(clause, id).with("unit", args::unit(vessel)).with("hex", args::reach(at));
    let rows = [
        (result(mines, "elope-chance-sunk"), sunk),
        (result(shoals, "elope-chance-aground"), aground),
        (result(perils[0].clause, "elope-chance-passes"), clear),
    ];
    table.cases(&rows, of);
}

/// More dice against track than anybody can bring: as good as certain.
const MOST_BOMB_DICE: u32 = 12;

/// T.bomb.a, 16.41: whether the bombs of all that fly against a target have an effect, if nobody shoots them down on the
/// way; 12.6, 12.8: whoever's airfield or engine has still to be rolled for may stay on the ground.
fn bombing(data: &Data, state: &State, planes: Units, target: Target, table: &mut Table<'_>) {
    let all = air::bombers(state, planes, target);
    if air::Run::of(data, target, air::bomb_strength(data, all)).is_none() {
        return;
    }
    let starts = air::start_dice(data, state, planes);
    let (dice, shares) = (starts.len() as u32, 6u64.pow(MOST_BOMB_DICE));
    let of = 6u64.pow(dice) * shares;
    let mut weight = 0;
    for failed in 0..1usize << starts.len() {
        let (mut flying, mut ways) = (all, 1);
        for (at, start) in starts.iter().enumerate() {
            let fails = failed >> at & 1 == 1;
            ways *= if fails { start.fails } else { 6 - start.fails } as u64;
            flying = if fails { flying.without(start.planes) } else { flying };
        }
        let run = air::Run::of(data, target, air::bomb_strength(data, flying));
        weight += ways * run.map_or(0, |run| hitting(&run, shares));
    }
    let rows =
        [(air::effect(data, state, target), weight), (Message::by("T.bomb.a", "elope-chance-bombs-fail"), of - weight)];
    table.cases(&rows, of);
}

/// How many of so many equal shares have an effect.
fn hitting(run: &air::Run, shares: u64) -> u64 {
    match run {
        air::Run::Track { dice, on } => {
            let dice = u32::from(*dice).min(MOST_BOMB_DICE);
            shares - shares / 6u64.pow(dice) * (6 - on.len() as u64).pow(dice)
        }
        air::Run::Table { hits, second, .. } => {
            shares / 36 * hits.len() as u64 * second.map_or(6, |faces| faces.len() as u64)
        }
    }
}
