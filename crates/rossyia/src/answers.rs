//! Answers to questions: reach, why, odds, trace, threat, overlays.

pub(crate) mod bars;
pub(crate) mod chances;
mod claims;
pub(crate) mod group;
mod lines;
mod why;

pub(crate) use claims::claims;
use engine::{Answer, Breach, Index, Question, Seat};

use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, FactionIx, Side, Spot};
use crate::movement::Manner;
use crate::named::side_id;
use crate::politics::ongoing;
use crate::seats::side_of;
use crate::state::State;
use crate::{appearance, panels, sequence};

/// Answer a question. Of hands nothing is asked, so that everybody gets the same answer.
pub(crate) fn answer(game: &Rossyia, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = game.data();
    match question {
        Question::Reach { who } => {
            let group = who.iter().map(|id| counter(data, id)).collect::<Result<Vec<_>, _>>()?;
            Ok(reach(data, state, seat, Counters::of(group)))
        }
        Question::Why { order } => Ok(why::why(game, state, seat, order)),
        Question::Odds { order } => chances::odds(game, state, seat, order),
        Question::Trace { who } => Ok(lines::trace(game, state, counter(data, who)?)),
        Question::Overlay { id } => Ok(overlay(game, state, id)),
        Question::Threat => Ok(threat(data, state, side_of(seat).unwrap_or(Side::White))),
    }
}

fn counter(data: &Data, id: &str) -> Result<CounterIx, Breach> {
    data.ids.named(id).ok_or_else(|| Breach::plain("rossyia-no-such-counter"))
}

/// Where a group can go over land, with the points that it has left there: whoever is not asked, whatever the moment.
fn reach(data: &Data, state: &State, seat: Seat, who: Counters) -> Answer {
    let field: Vec<(Spot, i64)> = match sequence::decision(data, state, seat).is_some() {
        true => {
            let moves = group::marches(data, state, seat, who).into_iter();
            moves.filter_map(|(order, left)| Some((group::end(&order)?, left))).collect()
        }
        false => {
            let ways = group::ways(data, state, who, Manner::Normal).into_iter();
            ways.filter_map(|(path, left)| Some((*path.last()?, left))).collect()
        }
    };
    Answer { field: field.into_iter().map(|(spot, left)| (data.spot_name(spot), left)).collect(), ..Answer::default() }
}

/// ZOC (VI.B), held hexes (X.control.2), command (V.E), sources and lines of supply (V.D) of a side, the zone of action of a
/// faction (X.zone.1).
fn overlay(game: &Rossyia, state: &State, id: &str) -> Answer {
    let data = game.data();
    let Some((kind, side)) = id.split_once('-') else { return Answer::default() };
    if let Some(faction) = data.ids.named::<FactionIx>(side).filter(|_| kind == appearance::ACTION) {
        return zone_of_action(data, state, faction);
    }
    let Some(side) = Side::ALL.into_iter().find(|known| side_id(*known) == side) else { return Answer::default() };
    let number = |hex| data.map.grid.number(hex).to_string();
    match kind {
        "zones" => {
            let zone = state.cache.zoc[side].iter();
            Answer { field: zone.map(|hex| (number(hex), 1)).collect(), ..Answer::default() }
        }
        "held" => {
            let held = state.held[side].iter();
            Answer { field: held.map(|hex| (number(hex), 1)).collect(), ..Answer::default() }
        }
        "command" => {
            let mut room = vec![0i64; data.spots()];
            for hq in data.all_hqs().filter(|hq| state.side(data, data.counter_of(*hq)) == Some(side)) {
                for (spot, left) in lines::range(data, state, hq) {
                    room[spot.index()] = left.max(room[spot.index()]);
                }
            }
            let within = room.into_iter().enumerate().filter(|(_, left)| *left > 0);
            let field = within.map(|(index, left)| (data.spot_name(Spot::from_index(index)), left));
            Answer { field: field.collect(), ..Answer::default() }
        }
        "supply" => {
            let hqs = data.all_hqs().map(|hq| data.counter_of(hq));
            let own = hqs.filter(|hq| state.side(data, *hq) == Some(side) && state.spot(*hq).is_some());
            let factions = data.ids.all::<FactionIx>();
            let of_side = |faction: &FactionIx| {
                state.allegiance[*faction] == Some(side) && panels::is_in_play(data, state, *faction)
            };
            let mut all: Vec<Spot> =
                factions.filter(of_side).flat_map(|faction| lines::sources(data, state, faction)).collect();
            all.sort();
            all.dedup();
            Answer {
                field: all.into_iter().map(|spot| (data.spot_name(spot), 1)).collect(),
                lines: own.flat_map(|hq| lines::trace(game, state, hq).lines).collect(),
                ..Answer::default()
            }
        }
        _ => Answer::default(),
    }
}

/// The hexes that a faction may act in, where that is not everywhere; nothing of one that is not in the game now.
fn zone_of_action(data: &Data, state: &State, faction: FactionIx) -> Answer {
    let Some(limit) = data.factions[faction.index()].limit else { return Answer::default() };
    let (grid, scenario) = (&data.map.grid, state.scenario(data));
    if !panels::is_in_play(data, state, faction) || !ongoing::zone_limit(data, state, faction) {
        return Answer::default();
    }
    let open = |hex: &hexmap::HexIx| {
        data.is_land(*hex) && scenario.holds(grid, *hex) && data.prices.beyond(faction, *hex) <= limit.hexes
    };
    let field = grid.hexes().filter(open).map(|hex| (grid.number(hex).to_string(), 1));
    Answer { field: field.collect(), ..Answer::default() }
}

/// The strength that the enemy could bring near each hex of land in play, as the crow flies.
fn threat(data: &Data, state: &State, own: Side) -> Answer {
    let grid = &data.map.grid;
    let mut field = vec![0i64; grid.len()];
    for (index, unit) in data.units.iter().enumerate() {
        let counter = CounterIx(index as u16);
        let Some(at) = state.hex(data, counter).filter(|_| state.side(data, counter) == Some(own.enemy())) else {
            continue;
        };
        for hex in grid.hexes().filter(|hex| grid.distance(at, *hex) <= u16::from(unit.mp)) {
            field[hex.index()] += i64::from(unit.combat);
        }
    }
    let scenario = state.scenario(data);
    let threatened = |hex: hexmap::HexIx| data.is_land(hex) && scenario.holds(grid, hex);
    let struck = grid.hexes().zip(field).filter(|(hex, strength)| *strength > 0 && threatened(*hex));
    Answer {
        field: struck.map(|(hex, strength)| (grid.number(hex).to_string(), strength)).collect(),
        ..Answer::default()
    }
}
