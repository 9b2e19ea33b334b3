//! Situations and facts of combat.
//!
//! `given`: `segment announce|fight|reserve announce|name reserve`, `COUNTERS were attacked`, `COUNTERS attacked`, `COUNTERS
//! marched`, `COUNTERS in reserve`, `joint HQ COUNTERS` (a second army in the activation, and
//! `joint spent 1`), `army had armt`, `independent replace|move|wear|attacks SIDE` (that
//! part of its independent units; the other side is still to come).

use engine::Stack;

use super::{counters, hex, named, number, side, spot};
use crate::combat::battle::{self, Battle};
use crate::combat::strength::Clash;
use crate::combat::{announce, odds, propose, strength};
use crate::data::Data;
use crate::ids::{CounterIx, Counters, HqIx, Spot};
use crate::places::Terrain;
use crate::procedure::{Activation, Frame, Segment};
use crate::state::State;
use crate::tables::{CrtTable, Odds};
use crate::{flags, independent, reserves, supply};

pub(super) fn arrange(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    let segment = |state: &mut State, segment: Segment| {
        state.stack.pop();
        state.stack.push(Frame::Army { segment });
    };
    match words {
        ["segment", "announce"] => segment(state, Segment::Announce),
        ["segment", "reserve", "announce"] => segment(state, Segment::ReserveAnnounce),
        ["segment", "name", "reserve"] => segment(state, Segment::NameReserve),
        [who @ .., "were", "attacked"] => wear(state, "was_attacked", counters(data, who)?),
        [who @ .., "in", word @ "reserve"] | [who @ .., word @ ("attacked" | "railed" | "marched")] => {
            wear(state, word, counters(data, who)?);
        }
        ["joint", "spent", points] => state.activation.armies[1].spent = Some(number(points)?),
        ["joint", hq, who @ ..] => {
            let hq: HqIx = named(data, hq)?;
            let units = counters(data, who)?;
            let army = &mut state.activation.armies[1];
            (army.hq, army.units, army.spent) = (Some(hq), units, Some(0));
            state.activation.armies[1].condition = supply::condition(data, state, hq);
            state.played = state.played.or(units);
        }
        ["army", "had", "armt"] => state.activation.armies[0].had_armt = true,
        ["independent", word, who] => {
            let side = side(who)?;
            let segment = match *word {
                "replace" => Segment::Replace,
                "move" => Segment::Move,
                "wear" => Segment::Attrition,
                "attacks" => Segment::Announce,
                _ => return Err(format!("{word:?} is nothing that independent units do")),
            };
            state.activation = Activation::default();
            state.stack = Stack::new(Frame::Independent { side, segment, last: false });
            independent::begin_movement(data, state, side);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Counters put on a flag.
fn wear(state: &mut State, word: &str, who: Counters) {
    if let Some(flag) = flags::named(word) {
        let worn = flag.on(state);
        *worn = worn.or(who);
    }
}

/// Points with their half, as rules write them.
fn points(halves: u16) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

fn table<'d>(data: &'d Data, word: &str) -> Result<&'d CrtTable, String> {
    match word {
        "clear" => Ok(&data.tables.crt.clear),
        "rough" => Ok(&data.tables.crt.rough),
        "city" => Ok(&data.tables.crt.major_city),
        _ => Err(format!("{word:?} is no combat table")),
    }
}

/// `UNITS vs PLACE` as a combat.
fn clash(data: &Data, state: &State, who: &[&str], at: &str) -> Result<Clash, String> {
    Ok(announce::clash(data, state, counters(data, who)?, spot(data, at)?))
}

/// The odds of two numbers on a table, shifted: `3-1`, or `refused`.
fn column(table: &CrtTable, attack: &str, defence: &str, shift: i8) -> Result<String, String> {
    let halves = |word: &str| -> Result<u16, String> {
        let (whole, half) = word.split_once('.').unwrap_or((word, "0"));
        Ok(2 * number::<u16>(whole)? + u16::from(half == "5"))
    };
    let odds = Odds::of(halves(attack)?, halves(defence)?);
    let column = odds::column(table, odds, shift);
    Ok(column.map_or("refused".to_owned(), |column| table.columns[column].name().to_owned()))
}

/// `attack UNITS vs PLACE` and `shock UNITS vs PLACE` (points of the attackers), `defence UNITS vs PLACE`, `defence shock UNITS
/// vs PLACE`, `odds UNITS vs PLACE`, `modifier UNITS vs PLACE [with HQ]`, `kind UNITS vs PLACE`, `table UNITS vs PLACE`, `lines
/// CHAPTER UNITS vs PLACE` (how many lines explain `attack`, `modifier` …), `faces UNITS vs PLACE` (how many),
/// `odds of 18 6 clear [shifted 1]`, `result city 3-1 8` (losses and zone), `outcome normal|assault city 3-1 8`, `beaten`, `leftmost city`,
/// `stand price`, `duties UNITS@PLACE …` (what is left out), `proposal` (how many combats), `lone back` (whether there is a way),
/// `combats` (still to resolve), `reserve most`, `to go`, `supplies FACTION PLACE`, `independent SIDE`, `UNIT in reserve`.
pub(super) fn fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let quick = |who: &[&str], at: &str, with: Option<HqIx>| -> Result<_, String> {
        Ok(odds::quick(data, state, &clash(data, state, who, at)?, with))
    };
    Ok(Some(match words {
        ["odds", "of", attack, defence, on] => column(table(data, on)?, attack, defence, 0)?,
        ["odds", "of", attack, defence, on, "shifted", by] => column(table(data, on)?, attack, defence, number(by)?)?,
        ["odds", who @ .., "vs", at] => {
            let reckoning = quick(who, at, None)?;
            reckoning.column.map_or("refused".to_owned(), |index| reckoning.table.columns[index].name().to_owned())
        }
        ["attack", who @ .., "vs", at] => points(quick(who, at, None)?.attack),
        ["shock", who @ .., "vs", at] => points(quick(who, at, None)?.attack_shock),
        ["defence", "shock", who @ .., "vs", at] => points(quick(who, at, None)?.defence_shock),
        ["defence", who @ .., "vs", at] => points(quick(who, at, None)?.defence),
        ["modifier", who @ .., "vs", at, "with", hq] => quick(who, at, Some(named(data, hq)?))?.modifier.to_string(),
        ["modifier", who @ .., "vs", at] => quick(who, at, None)?.modifier.to_string(),
        ["shift", who @ .., "vs", at] => quick(who, at, None)?.shift.to_string(),
        ["kind", who @ .., "vs", at] => {
            if quick(who, at, None)?.is_assault() {
                "assault".to_owned()
            } else {
                "normal".to_owned()
            }
        }
        ["table", who @ .., "vs", at] => {
            let leftmost = |one: &CrtTable| one.columns[0];
            match leftmost(quick(who, at, None)?.table) {
                Odds::OneToTwo => "clear".to_owned(),
                Odds::Even => "rough".to_owned(),
                _ => "city".to_owned(),
            }
        }
        ["lines", chapter, who @ .., "vs", at] => {
            let (book, faces) = odds::explain(data, state, &clash(data, state, who, at)?, None);
            let lines = match *chapter {
                "attack" => book.attack.len(),
                "defence" => book.defence.len(),
                "attack_shock" => book.attack_shock.len(),
                "defence_shock" => book.defence_shock.len(),
                "shift" => book.shift.len(),
                "modifier" => book.modifier.len(),
                "faces" => faces.len(),
                _ => return Err(format!("{chapter:?} is no chapter of a reckoning")),
            };
            lines.to_string()
        }
        ["sum", chapter, who @ .., "vs", at] => {
            let (book, _) = odds::explain(data, state, &clash(data, state, who, at)?, None);
            let sum = |lines: &odds::Lines| lines.iter().map(|(_, adds)| *adds).sum::<i64>();
            match *chapter {
                "attack" => points(sum(&book.attack) as u16),
                "shock" => points(sum(&book.attack_shock) as u16),
                "modifier" => sum(&book.modifier).to_string(),
                _ => return Err(format!("{chapter:?} is no chapter of a reckoning")),
            }
        }
        ["result", on, column, total] => {
            let cell = cell(table(data, on)?, column, total)?;
            format!("{}/{} {:?}", cell.attacker, cell.defender, cell.zone).to_lowercase()
        }
        ["loser", kind, on, column, total] => {
            let outcome = odds::outcome(cell(table(data, on)?, column, total)?, *kind == "assault");
            match (outcome.attacker_beaten, outcome.tripled) {
                (true, _) => "attacker".to_owned(),
                (false, true) => "defender tripled".to_owned(),
                (false, false) => "defender".to_owned(),
            }
        }
        ["quotient", attack, defence] => {
            let hundredths = odds::hundredths(number(attack)?, number(defence)?);
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        }
        ["leftmost", on] => table(data, on)?.columns[0].name().to_owned(),
        ["serves", ground] => serves(data, ground)?,
        ["loser"] => match state.battle.target {
            None => "nobody".to_owned(),
            Some(_) => if state.battle.attacker_beaten { "attacker" } else { "defender" }.to_owned(),
        },
        ["losses"] => match state.top() {
            Frame::Losses { hits, .. } => hits.to_string(),
            _ => "none".to_owned(),
        },
        ["stand", "price"] => battle::price_of_standing(data, state).to_string(),
        ["duties", pairs @ ..] => {
            let pair = |word: &&str| -> Result<(CounterIx, Spot), String> {
                let (who, at) = word.split_once('@').ok_or("a pair is UNIT@PLACE")?;
                Ok((named(data, who)?, spot(data, at)?))
            };
            let pairs = pairs.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
            let plan = announce::Plan::read(&pairs).map_err(|breach| format!("{breach:?}"))?;
            let left: Vec<String> = announce::left_out(data, state, &plan)
                .iter()
                .map(|duty| format!("{}{}", data.map.grid.number(duty.target), if duty.river { " river" } else { "" }))
                .collect();
            if left.is_empty() { "none".to_owned() } else { left.join(", ") }
        }
        ["proposal"] => propose::propose(data, state, propose::Taste::Greedy).combats().count().to_string(),
        ["combats"] => battle::open(state).count().to_string(),
        ["to", "go"] => list(data, Battle::to_go(state)),
        ["reserve", "most"] => reserves::most(data, state.activation.army()).to_string(),
        ["supplies", who, at] => independent::supplies(data, state, named(data, who)?, spot(data, at)?).to_string(),
        ["independent", who] => list(data, independent::units(data, state, side(who)?)),
        ["bonus", hq] => (state.activation.bonus_uses[named::<HqIx>(data, hq)?] > 0).to_string(),
        ["gone", who] => crate::combat::losses::is_for_good(data, state, named(data, who)?).to_string(),
        [who, "reserve"] => state.activation.reserve.contains(named::<CounterIx>(data, who)?).to_string(),
        [who, "attacked"] => state.attacked.contains(named::<CounterIx>(data, who)?).to_string(),
        ["bank", from, to] => format!("{:?}", strength::bank(data, hex(data, from)?, hex(data, to)?)).to_lowercase(),
        _ => return Ok(None),
    }))
}

fn list(data: &Data, counters: Counters) -> String {
    let ids: Vec<&str> = counters.iter().map(|counter| data.ids.id(counter)).collect();
    if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
}

fn cell(table: &CrtTable, column: &str, total: &str) -> Result<crate::tables::CrtCell, String> {
    let column = table.columns.iter().position(|odds| odds.name() == column).ok_or("there is no such column")?;
    Ok(table.result(column, number(total)?))
}

/// The table that serves a kind of ground.
fn serves(data: &Data, word: &str) -> Result<String, String> {
    let ground = Terrain::LAND.into_iter().find(|ground| format!("{ground:?}").to_lowercase() == word);
    let ground = ground.ok_or_else(|| format!("{word:?} is no ground"))?;
    let crt = &data.tables.crt;
    let tables = [("clear", &crt.clear), ("rough", &crt.rough), ("city", &crt.major_city)];
    let found = tables.into_iter().find(|(_, table)| table.terrain.contains(&ground));
    Ok(found.map_or("none", |(name, _)| name).to_owned())
}
