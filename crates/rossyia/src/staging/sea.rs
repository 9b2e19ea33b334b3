//! Situations and facts of rivers, seas and who holds what.
//!
//! `given`: `a new turn` (nobody has moved, all pools are filled), `ships` (all pools are filled), `SIDE naval SEA 4` (points left in a pool).

use super::{hex, named, number, side, spot};
use crate::data::Data;
use crate::ids::SeaIx;
use crate::state::State;
use crate::{control, naval, sequence};

pub(super) fn arrange(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["a", "new", "turn"] => {
            sequence::forget_turn(state);
            naval::fill(data, state);
        }
        ["ships"] => naval::fill(data, state),
        [who, "naval", sea, points] => state.naval[side(who)?][named::<SeaIx>(data, sea)?] = number(points)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// `naval SIDE SEA` (points left), `ships SIDE SEA` (points of a turn), `sails SIDE PLACE PLACE` (points for a step, or the clause
/// that forbids it), `coast HEX` (the seas), `evacuated CITY`, `river systems`.
pub(super) fn fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    Ok(Some(match words {
        ["naval", who, sea] => state.naval[side(who)?][named::<SeaIx>(data, sea)?].to_string(),
        ["ships", who, sea] => naval::capacity(data, state, side(who)?, named(data, sea)?).to_string(),
        ["coast", at] => {
            let bits = data.board.coast[hex(data, at)?.index()];
            let seas = data.seas.iter().enumerate().filter(|(index, _)| bits & 1 << index != 0);
            seas.map(|(_, sea)| sea.id.as_str()).collect::<Vec<_>>().join(" ")
        }
        ["river", "systems"] => {
            data.river_systems.iter().map(|system| system.id.as_str()).collect::<Vec<_>>().join(" ")
        }
        ["evacuated", city] => control::is_evacuated(data, state, named(data, city)?).to_string(),
        ["sails", who, from, to] => match naval::voyage(data, state, side(who)?, spot(data, from)?, spot(data, to)?) {
            Ok(voyage) => voyage.per_step.to_string(),
            Err(breach) => breach.clause().map_or("none".to_owned(), str::to_owned),
        },
        _ => return Ok(None),
    }))
}
