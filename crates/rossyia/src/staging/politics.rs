//! Situations and facts of the political game.
//!
//! `given`: `no options` (empty pools and hands), `options` (as the scenario begins), `SIDE shown OPTION 1`, `SIDE played OPTION 2`, `SIDE awaits OPTION 1` (until its date), `OPTION occurred 1`, `OPTION
//! counts as OPTION`, `playing SIDE` (its turn to play options), `program ID of SIDE` (what an option, event or line does
//! begins), `EVENT happens` (by the rules), `EVENT in TURN` (it has happened then), `FACTION at war` and `at peace`.

use engine::{Events, Stack};

use super::{hex, named, number, side};
use crate::data::Data;
use crate::effects::{Held, Then};
use crate::ids::{CityIx, CounterIx, EventIx, FactionIx, HqIx, OptionIx, ProgramIx, SeaIx, TurnIx};
use crate::politics::{self, events, ongoing, playing, pools};
use crate::procedure::{Frame, PoliticalStep};
use crate::state::State;

pub(super) fn arrange(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["no", "options"] => state.options = Default::default(),
        ["options"] => {
            let scenario = state.scenario(data);
            state.options = crate::ids::BySide::by(|side| pools::at_start(data, scenario, side));
        }
        [who, "shown", option, count] => {
            state.options[side(who)?].shown[named::<OptionIx>(data, option)?] = number(count)?;
        }
        [who, "played", option, count] => {
            state.options[side(who)?].played[named::<OptionIx>(data, option)?] = number(count)?;
        }
        [who, "awaits", option, count] => {
            state.options[side(who)?].to_come[named::<OptionIx>(data, option)?] = number(count)?;
        }
        [option, "occurred", count] => {
            state.affairs.occurrences[named::<OptionIx>(data, option)?] = number(count)?;
        }
        [option, "counts", "as", other] => {
            state.affairs.counts_as[named::<OptionIx>(data, option)?] = Some(named(data, other)?);
        }
        ["playing", who] => {
            state.stack = Stack::new(Frame::Politics { step: PoliticalStep::Declarations });
            state.stack.push(Frame::Playing { side: side(who)? });
        }
        ["program", program, "of", who] => {
            state.stack = Stack::new(Frame::WhoBegins);
            state.stack.push(politics::effect(named::<ProgramIx>(data, program)?, side(who)?));
        }
        [event, "happens"] => events::occur(data, state, named::<EventIx>(data, event)?, &mut Events::unheard()),
        [event, "in", turn] => {
            let event = named::<EventIx>(data, event)?;
            state.events.insert(event);
            state.affairs.happened[event] = Some(named::<TurnIx>(data, turn)?);
        }
        [faction, "at", "war"] => state.at_war.insert(named(data, faction)?),
        [faction, "at", "peace"] => state.at_war.remove(named(data, faction)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// `draws SIDE`, `count SIDE pool|hand|shown|played OPTION`, `face down SIDE`, `plays OPTION` (what it counts as), `happened
/// EVENT`, `at war FACTION`, `grade`, `ongoing` (changes in force), and what changes mean: `may move UNIT`, `may attack UNIT`,
/// `factor UNIT`, `exit cost UNIT`, `always supplied UNIT`, `extra bonus HQ`, `bonus combats HQ`, `armt roll HQ`, `cavalry
/// limit HQ`, `sources of FACTION`, `zone limit FACTION`, `coordination FACTION FACTION`, `played by FACTION`, `held pr
/// FACTION`, `held reinforcements FACTION CITY`, `partisans HEX`, `naval SIDE SEA`.
pub(super) fn fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let counter = |id: &str| named::<CounterIx>(data, id);
    let hq = |id: &str| named::<HqIx>(data, id);
    let faction = |id: &str| named::<FactionIx>(data, id);
    let then = |then: Option<Then>| match then {
        None => "no".to_owned(),
        Some(then) => format!("{then:?}").to_lowercase(),
    };
    let maybe = |number: Option<u8>| number.map_or("no".to_owned(), |number| number.to_string());
    Ok(Some(match words {
        ["draws", who] => pools::numbers(data, state)[side(who)?].to_string(),
        ["count", who, what, option] => {
            let (options, option) = (&state.options[side(who)?], named::<OptionIx>(data, option)?);
            match *what {
                "pool" => options.pool[option].to_string(),
                "hand" => options.hand[option].to_string(),
                "shown" => options.shown[option].to_string(),
                "played" => options.played[option].to_string(),
                _ => return Err(format!("{what:?} is no place for options")),
            }
        }
        ["face", "down", who] => state.options[side(who)?].face_down().to_string(),
        ["plays", option] => data.ids.id(playing::kind(data, state, named(data, option)?).option).to_owned(),
        ["happened", event] => events::has_happened(data, state, named(data, event)?).to_string(),
        ["at", "war", who] => state.at_war.contains(faction(who)?).to_string(),
        ["grade"] => {
            let grade = state.ended.and_then(|ending| ending.grade);
            grade.map_or("none".to_owned(), |grade| format!("{grade:?}").to_lowercase())
        }
        ["ongoing"] => ongoing::count(data, state).to_string(),
        ["may", "move", who] => ongoing::forbids_moving(data, state, counter(who)?).is_none().to_string(),
        ["may", "attack", who] => ongoing::forbids_attacking(data, state, counter(who)?).is_none().to_string(),
        ["factor", who] => ongoing::movement_factor(data, state, counter(who)?).to_string(),
        ["exit", "cost", who] => maybe(ongoing::zoc_exit_cost(data, state, counter(who)?)),
        ["always", "supplied", who] => ongoing::always_supplied(data, state, counter(who)?).to_string(),
        ["extra", "bonus", who] => ongoing::combat_bonus(data, state, hq(who)?).to_string(),
        ["bonus", "combats", who] => maybe(ongoing::bonus_combats(data, state, hq(who)?)),
        ["armt", "roll", who] => ongoing::armt_roll(data, state, hq(who)?).to_string(),
        ["cavalry", "limit", who] => ongoing::cavalry_limit(data, state, hq(who)?).to_string(),
        ["sources", "of", who] => match ongoing::sources_of(data, state, faction(who)?) {
            Some(other) => data.ids.id(other).to_owned(),
            None => "no".to_owned(),
        },
        ["zone", "limit", who] => ongoing::zone_limit(data, state, faction(who)?).to_string(),
        ["coordination", a, b] => maybe(ongoing::coordination(data, state, faction(a)?, faction(b)?)),
        ["played", "by", who] => match ongoing::played_by(data, state, faction(who)?) {
            Some(player) => format!("{player:?}").to_lowercase(),
            None => "no".to_owned(),
        },
        ["held", "pr", who] => then(ongoing::held_back(data, state, Held::Pr, faction(who)?, None)),
        ["held", "reinforcements", who, city] => {
            let city = Some(named::<CityIx>(data, city)?);
            then(ongoing::held_back(data, state, Held::Reinforcements, faction(who)?, city))
        }
        ["partisans", at] => ongoing::partisans(data, state, hex(data, at)?).to_string(),
        ["naval", who, sea] => state.naval[side(who)?][named::<SeaIx>(data, sea)?].to_string(),
        _ => return Ok(None),
    }))
}
