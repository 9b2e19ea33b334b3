//! Situations and facts of the nations.
//!
//! `given`: `czech case 1`, `czechs inactive 1` (attacks left), `czechs active`, `military dice rolled`, `all played` (nobody is left to be independent), `FACTION at war` and `at peace` (nothing else
//! changes), `war FACTION` (it enters the war), `peace FACTION ZONES AND BOXES` (the treaty gives it these), `peace FACTION ZONES
//! to FACTION`, `invaded FACTION`, `FACTION played by SIDE` or `by nobody`, `flight HEX`, `partisans PLACE` (they strike before an
//! attack), `redoubt back TURN`, `no redoubt`, `track TURN` (the box of the Polish option), `no track`, `recalled FACTION GROUP to BOX 2 HQS` (within so many turns).

use engine::{Events, Stack};

use super::{hex, named, number, side, side_word, spot};
use crate::counters::Group;
use crate::data::Data;
use crate::ids::{BoxIx, CityIx, CounterIx, FactionIx, HqIx, TurnIx, ZoneIx};
use crate::nations::{self, allies, czechs, greens, ukraine};
use crate::procedure::{Frame, Segment};
use crate::state::State;

fn group(word: &str) -> Result<Option<Group>, String> {
    match word {
        "north" => Ok(Some(Group::North)),
        "south" => Ok(Some(Group::South)),
        "caspian" => Ok(Some(Group::Caspian)),
        "all" => Ok(None),
        _ => Err(format!("{word:?} is no group")),
    }
}

pub(super) fn arrange(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["czech", "case", case] => state.czech_case = Some(number(case)?),
        ["all", "played"] => state.played = crate::ids::Counters::of(data.ids.all::<CounterIx>()),
        ["military", "dice", "rolled"] => state.nations.opened = true,
        ["czechs", "active"] => state.nations.czechs = czechs::Mood::default(),
        ["czechs", "inactive", attacks] => {
            state.nations.czechs = czechs::Mood { inactive: true, attacks: number(attacks)? };
        }
        [who, "at", "war"] => {
            let country: FactionIx = named(data, who)?;
            state.at_war.insert(country);
            state.nations.war_since[country] = Some(state.turn);
        }
        [who, "at", "peace"] => state.at_war.remove(named(data, who)?),
        ["war", who] => nations::declare(data, state, named(data, who)?, &mut Events::unheard()),
        ["peace", who, land @ ..] => {
            let (land, to) = match land {
                [land @ .., "to", to] => (land, Some(named::<FactionIx>(data, to)?)),
                _ => (land, None),
            };
            let zones: Vec<ZoneIx> = land.iter().filter_map(|word| data.ids.named(word)).collect();
            let boxes: Vec<BoxIx> = land.iter().filter_map(|word| data.ids.named(word)).collect();
            nations::make_peace(data, state, named(data, who)?, (&zones, &boxes), to, &mut Events::unheard());
        }
        ["track", turn] => state.affairs.track = Some(named::<TurnIx>(data, turn)?),
        ["no", "track"] => state.affairs.track = None,
        ["invaded", who] => state.nations.invaded.insert(named(data, who)?),
        [who, "played", "by", player] => {
            let faction: FactionIx = named(data, who)?;
            state.player[faction] = if *player == "nobody" { None } else { Some(side(player)?) };
            state.nations.rolled.insert(faction);
        }
        ["flight", at] => state.stack.push(Frame::Flight { at: spot(data, at)? }),
        ["partisans", at] => state.stack.push(Frame::Partisans { at: spot(data, at)? }),
        ["redoubt", "back", turn] => state.nations.redoubt_back = Some(named::<TurnIx>(data, turn)?),
        ["no", "redoubt"] => state.redoubt = None,
        ["moving", who @ ..] => state.moving = super::counters(data, who)?,
        ["spending"] => {
            state.activation.armies[0].spent = None;
            state.stack = Stack::new(state.stack.frames().first().copied().unwrap_or_default());
            state.stack.push(Frame::Army { segment: Segment::Spend });
        }
        ["recalled", who, of, "to", to, turns, hqs @ ..] => {
            let hqs = hqs.iter().map(|hq| named::<HqIx>(data, hq)).collect::<Result<Vec<_>, _>>()?;
            let recall = allies::Recall {
                faction: named(data, who)?,
                group: group(of)?,
                hqs: &hqs,
                except: &[],
                to: named(data, to)?,
                within_turns: number(turns)?,
                counts: named::<FactionIx>(data, who)? == data.nations.czechs.faction,
            };
            nations::withdraw(data, state, &recall, &mut Events::unheard());
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// `czechs` (active, or inactive and the attacks left), `at war FACTION`, `since FACTION` (the turn of its war), `invaded FACTION`,
/// `COUNTER obeys FACTION`, `closed FACTION HEX`, `czechs well placed`, `attack
/// FACTION PLACE` (legal, or the clause that refuses it), `redoubt`, `refuges PLACE`, `passes SIDE HEX` (its lines and trains, where
/// the enemy stands), `player FACTION`, `drawn CITY` (PR for its holder), `entry bonus` (of the Polish die).
pub(super) fn fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    Ok(Some(match words {
        ["czechs"] => match state.nations.czechs {
            czechs::Mood { inactive: true, attacks } => format!("inactive {attacks}"),
            _ => "active".to_owned(),
        },
        ["czechs", "well", "placed"] => czechs::misplaced(data, state).is_none().to_string(),
        ["at", "war", who] => state.at_war.contains(named(data, who)?).to_string(),
        ["since", who] => {
            let since = state.nations.war_since[named::<FactionIx>(data, who)?];
            since.map_or("never".to_owned(), |turn| data.ids.id(turn).to_owned())
        }
        ["invaded", who] => state.nations.invaded.contains(named(data, who)?).to_string(),
        [unit, "obeys", who] => nations::obeys(data, state, named(data, unit)?, named(data, who)?).to_string(),
        ["closed", who, at] => crate::supply::is_closed(data, state, named(data, who)?, hex(data, at)?).to_string(),
        ["attack", who, at] => match nations::check_attack(data, state, named(data, who)?, spot(data, at)?) {
            Ok(()) => "legal".to_owned(),
            Err(breach) => breach.0.clause.map_or_else(String::new, |clause| clause.0.to_owned()),
        },
        ["redoubt"] => state.redoubt.map_or("none".to_owned(), |hex| data.map.grid.number(hex).to_string()),
        ["redoubt", "site", at] => ukraine::sites(data, state).contains(&hex(data, at)?).to_string(),
        ["refuges", at] => {
            let all = greens::refuges(data, state, spot(data, at)?);
            all.into_iter().map(|spot| data.spot_name(spot)).collect::<Vec<_>>().join(" ")
        }
        ["passes", who, at] => greens::lets_pass(data, state, side(who)?.enemy(), hex(data, at)?).to_string(),
        ["player", who] => side_word(state.player[named::<FactionIx>(data, who)?]),
        ["drawn", city] => crate::income::values(data, state, named::<CityIx>(data, city)?).1.to_string(),
        ["column", hq] => {
            let hq: HqIx = named(data, hq)?;
            let column = crate::supply::armt_column(data, state, hq);
            let column = column.map(|column| greens::armt_column(data, state, hq, column));
            column.map_or("none".to_owned(), |(column, _)| format!("{column:?}").to_lowercase())
        }
        ["track"] => state.affairs.track.map_or("none".to_owned(), |turn| data.ids.id(turn).to_owned()),
        ["entry", "bonus"] => nations::poland::bonus(data, state).to_string(),
        ["leaving", who] => {
            let of: FactionIx = named(data, who)?;
            let last = state.nations.leaving.iter().flatten().find(|one| one.faction == of).map(|one| one.last);
            last.map_or("nobody".to_owned(), |turn| data.ids.id(turn).to_owned())
        }
        _ => return Ok(None),
    }))
}
