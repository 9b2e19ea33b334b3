//! Situations for tests and lessons: what the lines `given` and `then` mean here.
//!
//! `given` (several may share a line, `;` between them): `turn 1919-03`, `weather north snow`, `initiative white`, `level
//! 40`, `nobody else` (an empty board), `COUNTERS at PLACE` (a hex, city, junction or box, or `pool`, `eliminated`, `lost`,
//! `to_come`, `due:moscou`, `delayed:moscou` …; whoever stands there takes city and hex), `COUNTER hits 2`, `COUNTER spent
//! 3`, `COUNTERS join FACTION`, `COUNTERS are played` and `are not played`, `HQ armt 3`, `FACTION holds CITIES`,
//! `nobody holds cities`, `FACTION rail HEXES`, `SIDE hex HEXES`, `SIDE bridge BRIDGE` (`nobody bridge` for none), `FACTION
//! follows SIDE`, `FACTION stands still`, `FACTION pr 5`, `FACTION
//! points 9` (Rail), `CITY own 1 2` (Rail and PR of an isolated city), `SIDE hand OPTION 2`, `SIDE pool OPTION 2`, `event
//! EVENT`, `players 3` (White ones), and the phases: `next turn`, `mutual`, `initiative step`, `income`, `arrivals`,
//! `politics`, `military` (who begins), `naming SIDE` (`activated
//! SIDE 2`: so many HQs before), `independent`, `last move SIDE` (when it is done
//! the turn ends), `end of turn`.
//!
//! `then WHAT = VALUE`: see [`fact`] below.

mod arms;
mod combat;
mod ground;
mod nations;
mod politics;
mod sea;

use engine::script::Staging;
use engine::{Answer, Index, Question, Seat, Stack};
use hexmap::HexIx;

use crate::answers::claims;
use crate::calendar::Weather;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, HqIx, OptionIx, Side, Spot, TurnIx, Whereabouts};
use crate::place::{Place, Standing};
use crate::places::WeatherZone;
use crate::procedure::{Frame, PoliticalStep, Segment};
use crate::setup;
use crate::state::State;
use crate::{armt, control, supply, zones};

impl Staging for Rossyia {
    fn arrange(&self, state: &mut State, line: &str) -> Result<(), String> {
        let data = self.data();
        let words: Vec<&str> = line.split_whitespace().collect();
        let done = arrange_game(data, state, &words)?
            || arrange_ground(data, state, &words)?
            || combat::arrange(data, state, &words)?
            || ground::arrange(data, state, &words)?
            || nations::arrange(data, state, &words)?
            || politics::arrange(data, state, &words)?
            || sea::arrange(data, state, &words)?
            || arms::arrange(data, state, &words)?
            || arrange_counters(data, state, &words)?;
        zones::refresh(data, state);
        if done { Ok(()) } else { Err(format!("{line:?} is no situation")) }
    }

    fn fact(&self, state: &State, what: &str) -> Result<String, String> {
        let data = self.data();
        let words: Vec<&str> = what.split_whitespace().collect();
        let found = game_fact(data, state, &words)?;
        let found = found.map_or_else(|| ground_fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| combat::fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| ground::fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| nations::fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| politics::fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| sea::fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| arms::fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| counter_fact(data, state, &words), |found| Ok(Some(found)))?;
        found.ok_or_else(|| format!("{what:?} is no fact"))
    }

    fn claims(&self, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
        claims(self, state, seat, question, answer)
    }
}

fn named<I: Index>(data: &Data, word: &str) -> Result<I, String> {
    data.ids.named(word).ok_or_else(|| format!("there is no {} {word:?}", I::KIND))
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no number"))
}

fn spot(data: &Data, word: &str) -> Result<Spot, String> {
    data.spot_named(word).ok_or_else(|| format!("{word:?} is no place"))
}

fn hex(data: &Data, word: &str) -> Result<HexIx, String> {
    match data.ids.whereabouts(spot(data, word)?) {
        Whereabouts::Hex(hex) => Ok(hex),
        Whereabouts::Box(_) => Err(format!("{word:?} is no hex")),
    }
}

fn side(word: &str) -> Result<Side, String> {
    match word {
        "white" => Ok(Side::White),
        "bolshevik" => Ok(Side::Bolshevik),
        _ => Err(format!("{word:?} is no side")),
    }
}

fn side_word(side: Option<Side>) -> String {
    side.map_or("nobody", |side| ["white", "bolshevik"][side.index()]).to_owned()
}

fn counters(data: &Data, words: &[&str]) -> Result<Counters, String> {
    Ok(Counters::of(words.iter().map(|word| named(data, word)).collect::<Result<Vec<CounterIx>, _>>()?))
}

/// The game, its turn and its phase.
fn arrange_game(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["turn", turn] => state.turn = named::<TurnIx>(data, turn)?,
        ["weather", zone, word] => {
            let zone = match *zone {
                "north" => WeatherZone::North,
                "south" => WeatherZone::South,
                _ => return Err(format!("{zone:?} is no zone of weather")),
            };
            state.weather[zone as usize] = match *word {
                "clear" => Weather::Clear,
                "mud" => Weather::Mud,
                "snow" => Weather::Snow,
                _ => return Err(format!("{word:?} is no weather")),
            };
        }
        ["initiative", "step"] => {
            let next = crate::initiative::begin(data, state);
            phase(state, next);
        }
        ["initiative", who] => state.initiative = side(who)?,
        ["level", level] => state.level = number(level)?,
        ["players", players] => state.white_players = number(players)?,
        ["event", event] => state.events.insert(named(data, event)?),
        ["next", "turn"] => phase(state, Frame::TurnEnd),
        ["mutual"] => phase(state, Frame::TurnStart),
        ["income"] => phase(state, Frame::Income),
        ["arrivals"] => phase(state, Frame::Arrivals),
        ["politics"] => phase(state, Frame::Politics { step: PoliticalStep::NewOptions }),
        ["military"] => phase(state, Frame::WhoBegins),
        ["naming", who] => phase(state, Frame::Naming { side: side(who)? }),
        ["activated", who, count] => state.alternation.activated[side(who)?] = number(count)?,
        ["last", "move", who] => {
            phase(state, Frame::Independent { side: side(who)?, segment: Segment::Move, last: true });
            crate::independent::begin_movement(data, state, side(who)?);
        }
        ["independent"] => phase(state, Frame::WhoIsFirst),
        ["end", "of", "turn"] => phase(state, Frame::TurnEnd),
        [who, "hand", option, count] => {
            state.options[side(who)?].hand[named::<OptionIx>(data, option)?] = number(count)?
        }
        [who, "pool", option, count] => {
            state.options[side(who)?].pool[named::<OptionIx>(data, option)?] = number(count)?
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// A phase in which nobody has done anything yet.
fn phase(state: &mut State, frame: Frame) {
    state.activation = Default::default();
    state.alternation = Default::default();
    state.stack = Stack::new(frame);
}

/// Who holds what, and what a faction has.
fn arrange_ground(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["nobody", "holds", "cities"] => data.ids.all::<CityIx>().for_each(|city| state.city[city] = None),
        [who, "holds", cities @ ..] => {
            for city in cities {
                take_city(data, state, named(data, city)?, named(data, who)?);
            }
        }
        [who, "rail", hexes @ ..] => {
            for word in hexes {
                let rail =
                    data.board.rail_at[hex(data, word)?.index()].ok_or_else(|| format!("{word:?} has no rail"))?;
                state.rail[rail] = Some(named(data, who)?);
            }
        }
        [who, "hex", hexes @ ..] => {
            for word in hexes {
                hold(state, side(who)?, hex(data, word)?);
            }
            setup::adjust_bridges(data, state);
        }
        [who, "bridge", bridge] => {
            let bridge = data.bridges.iter().position(|one| one.id == *bridge).ok_or("there is no such bridge")?;
            state.bridge[bridge] = if *who == "nobody" { None } else { Some(side(who)?) };
        }
        [who, "follows", leader] => {
            let leader = Some(side(leader)?);
            state.follow(data, named(data, who)?, leader, leader);
        }
        [who, "stands", "still"] => {
            let faction = named::<FactionIx>(data, who)?;
            state.follow(data, faction, state.allegiance[faction], None);
        }
        [who, "pr", points] => state.pr[named::<FactionIx>(data, who)?] = number(points)?,
        [who, "points", points] => state.rail_points[named::<FactionIx>(data, who)?] = number(points)?,
        [city, "own", rail, pr] => {
            let city = named::<CityIx>(data, city)?;
            state.isolated.insert(city);
            (state.own[city].rail, state.own[city].pr) = (number(rail)?, number(pr)?);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn hold(state: &mut State, side: Side, hex: HexIx) {
    state.held[side].insert(hex);
    state.held[side.enemy()].remove(hex);
}

/// A city and its rail hex go to a faction.
fn take_city(data: &Data, state: &mut State, city: CityIx, faction: FactionIx) {
    state.city[city] = Some(faction);
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(data.cities[city.index()].spot) {
        if let Some(rail) = data.board.rail_at[hex.index()] {
            state.rail[rail] = Some(faction);
        }
        if let Some(side) = state.allegiance[faction] {
            hold(state, side, hex);
        }
    }
}

/// Where counters are, and in what state.
fn arrange_counters(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["nobody", "else"] => {
            for counter in data.ids.all::<CounterIx>() {
                state.eliminate(data, counter, false);
                state.put(data, counter, Standing::Never);
            }
        }
        [who @ .., "at", at] => {
            let place = data.place_named(at).ok_or_else(|| format!("{at:?} is no place"))?;
            for counter in counters(data, who)?.iter() {
                state.put(data, counter, place.standing());
                if data.kinds.taking.contains(counter)
                    && let Some(hex) = state.hex(data, counter)
                    && let Some(side) = state.side(data, counter)
                {
                    hold(state, side, hex);
                    let city = data.ground.city[hex.index()];
                    if let Some(city) = city.filter(|city| state.city_side(*city) != Some(side)) {
                        let owner = control::conqueror(data, state, state.faction(data, counter), data.ids.at_hex(hex));
                        take_city(data, state, city, owner);
                    }
                }
            }
        }
        [who, "hits", hits] => {
            let unit: CounterIx = named(data, who)?;
            state.hits[unit] = number(hits)?;
        }
        [who, "spent", points] => {
            let unit: CounterIx = named(data, who)?;
            state.spent[unit] = number(points)?;
        }
        [who @ .., "join", faction] => {
            for counter in counters(data, who)?.iter() {
                state.joined[counter] = Some(named(data, faction)?);
            }
        }
        [who @ .., "are", "not", "played"] => state.played = state.played.without(counters(data, who)?),
        [who @ .., "are", "played"] => state.played = state.played.or(counters(data, who)?),
        [hq, "armt", points] => state.armt[named::<HqIx>(data, hq)?] = number(points)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// `phase`, `segment`, `turn`, `weather north`, `initiative`, `level`, `waiting
/// SIDE` (how many HQs have still to be activated), `hand SIDE` and `pool SIDE` (how many options), `allows
/// march` (what the army at work may do: `replacements`, `rail`, `air`, `reserve`, `attacks`, `modifier`).
fn game_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let sum = |counts: &[u8]| counts.iter().map(|count| u32::from(*count)).sum::<u32>().to_string();
    Ok(Some(match words {
        ["phase"] => {
            let phase = format!("{:?}", state.top());
            phase.split([' ', '(']).next().unwrap_or_default().to_lowercase()
        }
        ["segment"] => match state.top() {
            Frame::Army { segment } | Frame::Independent { segment, .. } => format!("{segment:?}").to_lowercase(),
            _ => "none".to_owned(),
        },
        ["turn"] => data.ids.id(state.turn).to_owned(),
        ["weather", "north"] => format!("{:?}", state.weather_in(WeatherZone::North)).to_lowercase(),
        ["weather", "south"] => format!("{:?}", state.weather_in(WeatherZone::South)).to_lowercase(),
        ["weather", at] => format!("{:?}", state.weather_at(data, spot(data, at)?)).to_lowercase(),
        ["initiative"] => side_word(Some(state.initiative)),
        ["level"] => state.level.to_string(),
        ["waiting", who] => state.waiting(data, side(who)?).len().to_string(),
        ["hand", who] => sum(state.options[side(who)?].hand.values()),
        ["pool", "infantry" | "cavalry"] => {
            let wanted =
                if words[1] == "infantry" { crate::counters::Pool::Infantry } else { crate::counters::Pool::Cavalry };
            let pool = state.placed(Place::of(Standing::Pool));
            pool.iter()
                .filter(|unit| data.unit(*unit).is_some_and(|unit| unit.pool == Some(wanted)))
                .count()
                .to_string()
        }
        ["pool", who] => sum(state.options[side(who)?].pool.values()),
        ["allows", what] => {
            let allowed = armt::allowed(data, state.activation.army());
            match *what {
                "replacements" => allowed.replacements.to_string(),
                "rail" => allowed.rail.to_string(),
                "air" => allowed.air.to_string(),
                "march" => allowed.march.to_string(),
                "reserve" => allowed.reserve.to_string(),
                "attacks" => allowed.attacks.map_or("any".to_owned(), |attacks| attacks.to_string()),
                "modifier" => allowed.modifier.to_string(),
                _ => return Err(format!("{what:?} is nothing that Armt allows")),
            }
        }
        _ => return Ok(None),
    }))
}

/// `holder CITY`, `rail HEX`, `held HEX`, `bridge ID`, `pr FACTION`, `points FACTION`, `own CITY` (Rail-PR), `isolated
/// CITY`, `stack PLACE`, `zoc SIDE HEX` (from how many hexes), `source FACTION PLACE` (hexes to the nearest source).
fn ground_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let faction_word = |of: Option<FactionIx>| of.map_or("nobody".to_owned(), |of| data.ids.id(of).to_owned());
    Ok(Some(match words {
        ["holder", city] => faction_word(state.holder(named(data, city)?)),
        ["rail", at] => match data.board.rail_at[hex(data, at)?.index()] {
            Some(rail) => faction_word(state.rail[rail]),
            None => "none".to_owned(),
        },
        ["held", at] => {
            let at = hex(data, at)?;
            side_word(Side::ALL.into_iter().find(|side| state.held[*side].contains(at)))
        }
        ["bridge", id] => {
            let bridge = data.bridges.iter().position(|one| one.id == *id).ok_or("there is no such bridge")?;
            side_word(state.bridge[bridge])
        }
        ["pr", who] => state.pr[named::<FactionIx>(data, who)?].to_string(),
        ["points", who] => state.rail_points[named::<FactionIx>(data, who)?].to_string(),
        ["own", city] => {
            let own = state.own[named::<CityIx>(data, city)?];
            format!("{}-{}", own.rail, own.pr)
        }
        ["isolated", city] => state.isolated.contains(named(data, city)?).to_string(),
        ["stack", at] => {
            let ids: Vec<&str> = state.at(spot(data, at)?).iter().map(|counter| data.ids.id(counter)).collect();
            if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
        }
        ["zoc", who, at] => zones::sources(data, state, side(who)?, hex(data, at)?).count().to_string(),
        ["source", who, at] => {
            let distance = supply::source_distance(data, state, named(data, who)?, spot(data, at)?);
            distance.map_or("none".to_owned(), |hexes| hexes.to_string())
        }
        _ => return Ok(None),
    }))
}

/// `COUNTER at`, `COUNTER hits`, `COUNTER steps`, `COUNTER faction`, `COUNTER side`, `COUNTER player`, `COUNTER played`, `UNIT commanded` (by
/// the activation under way), `HQ armt`, `HQ condition` (supplied, outofsupply, isolated, as it is now).
fn counter_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let [id, what] = words else { return Ok(None) };
    let counter: CounterIx = named(data, id)?;
    let hq = || data.hq_of(counter).ok_or_else(|| format!("{id} is no HQ"));
    Ok(Some(match *what {
        "at" => data.place_name(state.place[counter]),
        "hits" => state.hits[counter].to_string(),
        "steps" => state.steps(data, counter).to_string(),
        "faction" => data.ids.id(state.faction(data, counter)).to_owned(),
        "side" => side_word(state.side(data, counter)),
        "player" => side_word(state.player(data, counter)),
        "played" => state.played.contains(counter).to_string(),
        "commanded" => state.activation.units().contains(counter).to_string(),
        "armt" => state.armt[hq()?].to_string(),
        "condition" => format!("{:?}", supply::condition(data, state, hq()?)).to_lowercase(),
        _ => return Ok(None),
    }))
}
