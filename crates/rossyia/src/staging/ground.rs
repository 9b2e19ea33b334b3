//! Situations and facts of the ground.
//!
//! `given`: `HQ leads COUNTERS` (their activation, in its movement segment), `segment pick|spend|move|reserve|replace|attrition`, `army
//! spent 3`, `army supplied|unsupplied|isolated`, `stack of SIDE at PLACE is too high`, `interdiction HEX`, `redoubt HEX`, `COUNTERS have
//! 3 left` (points, on their move together),
//! `last replacements SIDE` (of its independent units).

use engine::Stack;

use super::{counters, hex, named, number, side, spot};
use crate::data::Data;
use crate::ids::{BoxIx, Cities, CounterIx, Counters, FactionIx, HqIx, Whereabouts};
use crate::movement::Manner;
use crate::procedure::{Activation, Condition, Frame, Segment};
use crate::state::State;
use crate::{command, movement, rail, rivers, stacking, step_price, supply};

pub(super) fn arrange(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        [hq, "leads", who @ ..] => {
            let hq: HqIx = named(data, hq)?;
            let units = counters(data, who)?;
            state.activation = Activation { side: state.side(data, data.counter_of(hq)), ..Activation::default() };
            state.activation.armies[0].hq = Some(hq);
            state.activation.armies[0].units = units;
            state.activation.armies[0].spent = Some(0);
            state.activation.armies[0].condition = supply::condition(data, state, hq);
            state.played = state.played.or(units);
            state.played.insert(data.counter_of(hq));
            let under = Frame::Naming { side: state.activation.side.ok_or("the HQ is on no side")? };
            state.stack = Stack::new(under);
            state.stack.push(Frame::Army { segment: Segment::Move });
        }
        ["segment", word] => {
            let segment = match *word {
                "pick" => Segment::Pick,
                "spend" => Segment::Spend,
                "move" => Segment::Move,
                "reserve" => Segment::ReserveMove,
                "replace" => Segment::Replace,
                "attrition" => Segment::Attrition,
                "adjust" => Segment::Adjust,
                _ => return Err(format!("{word:?} is no segment")),
            };
            state.stack.pop();
            state.stack.push(Frame::Army { segment });
        }
        ["army", "spent", points] => state.activation.armies[0].spent = Some(number(points)?),
        ["army", word @ ("supplied" | "unsupplied" | "isolated")] => {
            state.activation.armies[0].condition = match *word {
                "supplied" => Condition::Supplied,
                "unsupplied" => Condition::OutOfSupply,
                _ => Condition::Isolated,
            };
        }
        [who @ .., "have", points, "left"] => {
            let who = counters(data, who)?;
            for unit in who.iter() {
                state.spent[unit] =
                    movement::allowance(data, state, unit, Manner::Normal).saturating_sub(number(points)?);
            }
            state.moving = who;
        }
        ["stack", "of", who, "at", at, "is", "too", "high"] => {
            state.stack.push(Frame::Excess { side: side(who)?, at: spot(data, at)? });
        }
        ["redoubt", at] => state.redoubt = Some(hex(data, at)?),
        ["last", "replacements", who] => {
            state.activation = Activation::default();
            state.stack = Stack::new(Frame::Independent { side: side(who)?, segment: Segment::Replace, last: true });
        }
        ["interdiction", at] => state.air.interdicted.insert(hex(data, at)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// `line FACTION FROM TO` (length of the shortest line), `source kind FACTION PLACE`, `cut off FACTION PLACE` (isolated),
/// `range HQ PLACE`, `terrain HEX`, `limit HEX` (steps), `weight PLACE`, `price COUNTER FROM TO`, `exit COUNTER` (from a ZOC), `allowance COUNTER`,
/// `marching COUNTER` (its doubled points), `spent COUNTER`, `rail price COUNTER`, `box of HEX`, `rivers at HEX`, `linked
/// SIDE HEX` (cities along its rivers), `beyond FACTION HEX`, `track HEX HEX` (whether it joins them), `rebuild price COUNTER`.
pub(super) fn fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let told = |length: Option<u8>| length.map_or("none".to_owned(), |hexes| hexes.to_string());
    Ok(Some(match words {
        ["line", who, from, to] => {
            let from = spot(data, from)?;
            let field = supply::flood(data, state, named(data, who)?, [from], 20);
            told(field.to(spot(data, to)?))
        }
        ["source", "kind", who, at] => {
            let sources = crate::sources::Sources::of(data, state, named(data, who)?);
            let kind = sources.map(|mut sources| sources.kind(spot(data, at).unwrap_or(crate::ids::Spot(0))));
            kind.flatten().map_or("none".to_owned(), |kind| format!("{kind:?}").to_lowercase())
        }
        ["cut", "off", who, at] => supply::is_isolated(data, state, named(data, who)?, spot(data, at)?).to_string(),
        ["range", hq, at] => told(supply::command_field(data, state, named(data, hq)?).to(spot(data, at)?)),
        ["terrain", at] => format!("{:?}", data.ground.terrain[hex(data, at)?.index()]).to_lowercase(),
        ["limit", at] => stacking::limit(data, hex(data, at)?).to_string(),
        ["weight", at] => stacking::weights(data, state.at(spot(data, at)?)).to_string(),
        ["legal", at] => {
            let at = spot(data, at)?;
            stacking::judge(data, state, state.at(at), at).is_ok().to_string()
        }
        ["excess", who, at] => stacking::excess(data, state, side(who)?, spot(data, at)?).to_string(),
        ["price", who, from, to] => {
            step_price::price(data, state, named(data, who)?, spot(data, from)?, spot(data, to)?).to_string()
        }
        ["exit", who] => step_price::exit_price(data, state, named(data, who)?).to_string(),
        ["allowance", who] => movement::allowance(data, state, named(data, who)?, Manner::Normal).to_string(),
        ["marching", who] => movement::allowance(data, state, named(data, who)?, Manner::March).to_string(),
        ["left", "marching", who @ ..] => movement::left(data, state, counters(data, who)?, Manner::March).to_string(),
        ["left", who @ ..] => movement::left(data, state, counters(data, who)?, Manner::Normal).to_string(),
        ["in", "command", who] => {
            let unit = named(data, who)?;
            data.all_hqs().any(|hq| command::eligible(data, state, hq).contains(unit)).to_string()
        }
        ["spent", who] => state.spent[named::<CounterIx>(data, who)?].to_string(),
        ["rail", "price", who @ ..] => {
            let who: Counters = counters(data, who)?;
            who.iter().map(|unit| rail::points(data, unit)).sum::<u8>().to_string()
        }
        ["box", "of", at] => {
            let of: Option<BoxIx> = data.board.entry_of[hex(data, at)?.index()];
            of.map_or("none".to_owned(), |of| data.ids.id(of).to_owned())
        }
        ["rivers", "at", at] => {
            let systems = data.courses.systems_at(data, hex(data, at)?);
            let names = data.river_systems.iter().enumerate().filter(|(index, _)| systems & 1 << index != 0);
            names.map(|(_, system)| system.id.as_str()).collect::<Vec<_>>().join(" ")
        }
        ["linked", who, at] => {
            let at = hex(data, at)?;
            let systems = data.courses.systems_at(data, at);
            let mut linked = Vec::new();
            for system in (0..8_usize).filter(|system| systems & 1 << system != 0) {
                let mut cities = Cities::NONE;
                if let Ok(who) = side(who) {
                    rivers::links(data, state, who, system, at, |city| {
                        cities.insert(city);
                        false
                    });
                }
                linked.extend(cities.iter().map(|city| data.ids.id(city)));
            }
            linked.join(" ")
        }
        ["track", from, to] => {
            let (from, to) = (hex(data, from)?, hex(data, to)?);
            let way = data.map.grid.direction(from, to).ok_or("they are not neighbours")?;
            data.board.rail[from.index()].has(way).to_string()
        }
        ["rebuild", "price", who] => {
            let price = crate::recreating::price(data, state, named(data, who)?);
            price.map_or("never".to_owned(), |points| points.to_string())
        }
        ["beyond", who, at] => data.prices.beyond(named::<FactionIx>(data, who)?, hex(data, at)?).to_string(),
        ["rail", "at", at] => match data.ids.whereabouts(spot(data, at)?) {
            Whereabouts::Hex(hex) => data.ground.rail.contains(hex).to_string(),
            Whereabouts::Box(_) => "false".to_owned(),
        },
        _ => return Ok(None),
    }))
}
