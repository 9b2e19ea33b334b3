//! Situations and facts of trains and aircraft.
//!
//! `given`: `TRAINS show full`, `TRAINS show reduced`, `TRAIN fell back 6`, `stack of SIDE at PLACE is wiped out` (but for its
//! trains), `COUNTERS flew`, `COUNTERS intercepted`.

use super::{counters, hex, named, number, side, spot};
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx};
use crate::state::State;
use crate::{air, armor, boxes, combat, command, supply, trains};

pub(super) fn arrange(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        [who @ .., "show", "full"] => state.trains.full = state.trains.full.or(counters(data, who)?),
        [who @ .., "show", "reduced"] => state.trains.full = state.trains.full.without(counters(data, who)?),
        [who, "fell", "back", hexes] => state.trains.fallen_back[named::<CounterIx>(data, who)?] = number(hexes)?,
        ["stack", "of", who, "at", at, "is", "wiped", "out"] => trains::flee(state, side(who)?, spot(data, at)?),
        [who @ .., "flew"] => state.air.flown = state.air.flown.or(counters(data, who)?),
        [who @ .., "intercepted"] => state.air.intercepted = state.air.intercepted.or(counters(data, who)?),
        _ => return Ok(false),
    }
    Ok(true)
}

fn told([combat, shock]: [u8; 2]) -> String {
    format!("{combat}-{shock}")
}

/// `worth TRAIN` (combat and shock), `defence TRAIN`, `trains FACTION` (what those on the board are worth), `fell back TRAIN`,
/// `interdicted HEX`, `flight FROM TO` (hexes), `faces HEX` (of success of an interdiction), `counted COUNTERS` (against the
/// capacity of a HQ), `rams COUNTERS`, `armor COUNTER`, `interceptors SIDE PLACE`, `aloft`
/// (in the air), `column HQ` (of the Armt table), `ground of stack 1` (in the
/// box fought for), `odds of stack 1` (attack, defence, faces told), `mission SIDE HEX` (the lines of its explanation).
pub(super) fn fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    Ok(Some(match words {
        ["worth", train] => told(trains::values(data, state, named(data, train)?, false)),
        ["defence", train] => told(trains::values(data, state, named(data, train)?, true)),
        ["trains", faction] => {
            let faction: FactionIx = named(data, faction)?;
            let own =
                data.kinds.trains.filter(|train| state.faction(data, train) == faction && state.spot(train).is_some());
            own.iter().map(|train| told(trains::values(data, state, train, false))).collect::<Vec<_>>().join(" ")
        }
        ["fell", "back", train] => state.trains.fallen_back[named::<CounterIx>(data, train)?].to_string(),
        ["interdicted", at] => air::is_interdicted(state, hex(data, at)?).to_string(),
        ["flight", from, to] => {
            let hexes = air::distance(data, spot(data, from)?, spot(data, to)?);
            hexes.map_or("none".to_owned(), |hexes| hexes.to_string())
        }
        ["faces", at] => air::faces(data, state, spot(data, at)?).len().to_string(),
        ["counted", who @ ..] => command::counted(data, counters(data, who)?).to_string(),
        ["rams", who @ ..] => trains::rams(data, state, counters(data, who)?).to_string(),
        ["armor", who] => armor::is_armor(data, named(data, who)?).to_string(),
        ["interceptors", who, at] => list(data, air::interceptors(data, state, side(who)?, spot(data, at)?)),
        ["column", hq] => {
            let column = supply::armt_column(data, state, named(data, hq)?);
            column.map_or("none".to_owned(), |(column, _)| format!("{column:?}").to_lowercase())
        }
        ["ground", "of", "stack", number] => {
            let mut asked = *state;
            asked.boxes.fought = super::number(number)?;
            let at = state.boxes.attackers.first().and_then(|unit| state.spot(unit)).ok_or("no box is fought for")?;
            format!("{:?}", boxes::ground(data, &asked, at)).to_lowercase()
        }
        ["mission", who, at] => {
            let lines = air::explain(data, state, side(who)?, spot(data, at)?);
            lines.iter().map(|line| line.id).collect::<Vec<_>>().join(" ")
        }
        ["odds", "of", "stack", stack] => {
            let at = state.boxes.attackers.first().and_then(|unit| state.spot(unit)).ok_or("no box is fought for")?;
            let (book, faces) = boxes::explain(data, state, at, number(stack)?, None);
            let sum = |lines: &combat::odds::Lines| lines.iter().map(|(_, points)| points).sum::<i64>() / 2;
            format!("{} {} {}", sum(&book.attack), sum(&book.defence), faces.len())
        }
        ["aloft"] => list(data, state.air.aloft),
        _ => return Ok(None),
    }))
}

fn list(data: &Data, who: Counters) -> String {
    let ids: Vec<&str> = who.iter().map(|counter| data.ids.id(counter)).collect();
    if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
}
