//! Situations for tests and lessons: what the lines `given` and `then` mean here.
//!
//! `given` (several may share a line, `;` between them): `historical` or `non_historical`, `edition original`,
//! `option doctrine on`, `turn 5` (with its printed weather), `weather snow`, `ice` and `no ice` on the Upper Dvina,
//! `depth 5`, `kotlas yes`, `july undecided`, `railway HQ` (20.0.i), `operations red`, `movement allied` (conditions are checked, nobody has
//! moved), `combat red`, `survival`, `next turn`, `nobody else` (an empty map), `COUNTERS at PLACE`, `COUNTERS aboard
//! SHIP`, `COUNTERS are STATE` (`full`, `reduced`, `static`, `moved`, `os` …; `not STATE` undoes it), `COUNTER spent 3`,
//! `COUNTER bound HQ`, `TRAIN uses 2`, `points red 3`, `red holds kotlas`, `fort 3112`, `no bridge 3112/N`, `mined
//! 4014/N`, `check` (conditions afresh), `PLANES support 3112` (they join the attack announced on that hex), `gas 3112`
//! (with gas), `gas attacks 3` (made this turn), `COUNTERS are paid` (the battle under way has expended a depot for them).
//!
//! `then WHAT = VALUE`: see [`fact`] below.

use engine::script::Staging;
use engine::{Answer, Game, Question, Seat, Stack};
use hexmap::HexIx;

use crate::answers::claims;
use crate::board::{Water, Weather};
use crate::combat::battle::COLUMNS;
use crate::combat::odds::{self, Silent};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::flags::Flag;
use crate::game::Elope;
use crate::scenarios::Edition;
use crate::sets::Units;
use crate::state::{Frame, Kotlas, Place, Plan, State, Task};
use crate::view::side_id;
use crate::{air, arrivals, condition, movement, position, victory, weather, zones};

impl Staging for Elope {
    fn arrange(&self, state: &mut State, line: &str) -> Result<(), String> {
        let data = &*self.data;
        let words: Vec<&str> = line.split_whitespace().collect();
        let done = arrange_game(data, state, &words)?
            || arrange_board(data, state, &words)?
            || arrange_units(data, state, &words)?;
        if !done {
            return Err(format!("{line:?} is no situation"));
        }
        zones::refresh(data, state);
        state.settled = false;
        Ok(())
    }

    fn fact(&self, state: &State, what: &str) -> Result<String, String> {
        let data = &*self.data;
        let words: Vec<&str> = what.split_whitespace().collect();
        let found = game_fact(self, data, state, &words)?;
        let found = found.map_or_else(|| board_fact(data, state, &words), |found| Ok(Some(found)))?;
        let found = found.map_or_else(|| unit_fact(data, state, &words), |found| Ok(Some(found)))?;
        found.ok_or_else(|| format!("{what:?} is no fact"))
    }

    fn claims(&self, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
        claims(self, state, seat, question, answer)
    }
}

fn side(word: &str) -> Result<Side, String> {
    let found = Side::ALL.into_iter().find(|side| side_id(*side) == word);
    found.ok_or_else(|| format!("{word:?} is no side"))
}

fn side_word(side: Side) -> String {
    side_id(side).to_owned()
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no number"))
}

fn hex(data: &Data, word: &str) -> Result<HexIx, String> {
    data.hex_named(word).ok_or_else(|| format!("{word:?} is no hex"))
}

fn unit(data: &Data, word: &str) -> Result<UnitIx, String> {
    data.roster.find(word).ok_or_else(|| format!("there is no counter {word:?}"))
}

fn units(data: &Data, words: &[&str]) -> Result<Units, String> {
    Ok(Units::of(words.iter().map(|word| unit(data, word)).collect::<Result<Vec<_>, _>>()?))
}

fn switch(word: &str) -> Result<bool, String> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("{word:?} is neither on nor off")),
    }
}

/// The game, its turn and its phase.
fn arrange_game(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    let verdict = |word: &str| match word {
        "yes" => Ok(Kotlas::Yes),
        "undecided" => Ok(Kotlas::Undecided),
        _ => Err(format!("{word:?} is neither yes nor undecided")),
    };
    match words {
        ["historical"] => state.options.plan = Plan::Historical,
        ["non_historical"] => {
            state.options.plan = Plan::NonHistorical;
            state.options.doctrine = false;
        }
        ["edition", "original"] => {
            state.options.edition = Edition::Original;
            state.options.interception = true;
        }
        ["edition", "renovated"] => state.options.edition = Edition::Renovated,
        ["option", "doctrine", on] => state.options.doctrine = switch(on)?,
        ["option", "interception", on] => state.options.interception = switch(on)?,
        ["option", "river_depth", on] => state.options.river_depth = switch(on)?,
        ["option", "shortened", on] => state.options.shortened = switch(on)?,
        ["turn", turn] => {
            state.turn = number(turn)?;
            weather::start_turn(data, state);
        }
        ["weather", "dry"] => state.weather = Weather::Dry,
        ["weather", "thaw"] => state.weather = Weather::Thaw,
        ["weather", "snow"] => state.weather = Weather::Snow,
        ["ice"] => state.upper_ice = true,
        ["no", "ice"] => state.upper_ice = false,
        ["depth", feet] => state.depth = Some(number(feet)?),
        ["kotlas", word] => state.kotlas = verdict(word)?,
        ["july", word] => state.july = verdict(word)?,
        ["railway", hq] => state.railway_brigade = Some(unit(data, hq)?),
        ["operations", who] => state.stack = Stack::new(Frame::Operations { side: side(who)? }),
        ["movement", who] => begin_movement(data, state, side(who)?),
        ["combat", who] => {
            state.attacks.clear();
            state.missions.clear();
            state.task = Default::default();
            state.attacked = Units::NONE;
            state.stack = Stack::new(Frame::Declare { side: side(who)? });
        }
        ["survival"] => state.stack = Stack::new(Frame::Survival),
        ["next", "turn"] => state.stack = Stack::new(Frame::TurnStart),
        ["check"] => {
            zones::refresh(data, state);
            state.settled = false;
            condition::check(data, state);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// A Movement Phase in which nobody has moved.
fn begin_movement(data: &Data, state: &mut State, side: Side) {
    state.stack = Stack::new(Frame::Movement { side });
    position::rest(state);
    position::find_conditions(data, state);
    crate::rail::start_phase(data, state, side);
    crate::naval::check_lines(data, state, side);
}

/// What lies on the map.
fn arrange_board(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    let reach = |word: &str| data.reach_named(word).ok_or_else(|| format!("{word:?} is no river hexside"));
    match words {
        ["nobody", "else"] => {
            for unit in data.roster.all() {
                state.put(data, unit, Place::Never);
                state.forget(unit);
                state.reduced.remove(unit);
            }
        }
        ["points", who, points] => state.points[side(who)?] = number(points)?,
        [who, "holds", place] => {
            let place = data.board.place_in(hex(data, place)?).ok_or_else(|| format!("{place:?} is no place"))?;
            state.take_place(side(who)?, place);
        }
        ["fort", at] => state.forts.insert(hex(data, at)?),
        ["hasty", at] => state.hasty.insert(hex(data, at)?),
        ["wrecked", at] => state.wrecked.insert(hex(data, at)?),
        ["bridge", at] => state.bridges.insert(reach(at)?),
        ["no", "bridge", at] => state.bridges.remove(reach(at)?),
        ["mined", at] => state.mined.insert(reach(at)?),
        ["panic", at] => state.panicked.insert(hex(data, at)?),
        ["gas", "attacks", attacks] => state.gas_attacks = number(attacks)?,
        ["gas", at] => {
            let number = announced(data, state, at)?;
            state.attacks[number].gas = true;
        }
        [planes @ .., "support", at] => {
            let number = announced(data, state, at)?;
            for plane in units(data, planes)?.iter() {
                state.task[plane] = Task::Attack(number as u8);
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// The number of the attack announced on a hex.
fn announced(data: &Data, state: &State, at: &str) -> Result<usize, String> {
    let target = hex(data, at)?;
    state.attacks.iter().position(|attack| attack.target == target).ok_or_else(|| format!("{at:?} is not attacked"))
}

/// Where counters are, and in what state.
fn arrange_units(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        [who @ .., "at", place] => {
            let spot = data.spot_named(place).ok_or_else(|| format!("{place:?} is no place"))?;
            for unit in units(data, who)?.iter() {
                state.put(data, unit, spot.place());
                let side = state.side(data, unit);
                let body = data.roster.kinds.bodies.contains(unit);
                let place = state.hex(unit).filter(|_| body).and_then(|hex| data.board.place_in(hex));
                if let Some(place) = place {
                    state.take_place(side, place);
                }
            }
        }
        [who @ .., "aboard", ship] => {
            let ship = unit(data, ship)?;
            for unit in units(data, who)?.iter() {
                state.put(data, unit, Place::Aboard(ship));
            }
        }
        [who, "spent", points] => {
            let unit = unit(data, who)?;
            state.spent[unit] = number(points)?;
        }
        [who, "uses", turns] => {
            let unit = unit(data, who)?;
            state.uses[unit] = number(turns)?;
        }
        [who @ .., "bound", hq] => {
            let hq = unit(data, hq)?;
            let index = data.roster.brigades.iter().position(|brigade| *brigade == hq).ok_or("no brigade HQ")?;
            state.bound[index] = state.bound[index].or(units(data, who)?);
        }
        [who @ .., "are", "not", word] => set_state(data, state, who, word, false)?,
        [who @ .., "are", word] => set_state(data, state, who, word, true)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn set_state(data: &Data, state: &mut State, who: &[&str], word: &str, holds: bool) -> Result<(), String> {
    let who = units(data, who)?;
    let set = match word {
        "full" => return set_full(state, who),
        "paid" => &mut state.battle.paid_for,
        _ => Flag::of(word).ok_or_else(|| format!("{word:?} is no state of a counter"))?.on(state),
    };
    *set = if holds { set.or(who) } else { set.without(who) };
    Ok(())
}

fn set_full(state: &mut State, who: Units) -> Result<(), String> {
    state.reduced = state.reduced.without(who);
    Ok(())
}

/// `turn`, `month`, `weather`, `points red`, `vp`, `how`, `phase`;
/// in a battle `strengths` (8-3) or either alone (`attack`, `defence`), `ratio` and `column` (2-1), `ta`
/// (attacker-defender), `modifier`; of the Air to Air Combat Table `air column 3-2` (strengths) and `air row red 3` (who
/// intercepts, and his die).
fn game_fact(game: &Elope, data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let odds = || odds::odds(data, state, &state.battle, &mut Silent);
    let column = |index: usize| COLUMNS[index].trim_start_matches("elope-column-").to_owned();
    Ok(Some(match words {
        ["phase"] => {
            let phase = format!("{:?}", state.top());
            phase.split([' ', '(']).next().unwrap_or_default().to_lowercase()
        }
        ["phasing"] => match state.top() {
            Frame::Movement { side } | Frame::Declare { side } | Frame::Resolve { side } => side_word(side),
            Frame::Operations { side } => side_word(side),
            _ => "nobody".to_owned(),
        },
        ["turn"] => state.turn.to_string(),
        ["month"] => {
            let turn = arrivals::turn(data, state);
            format!("{} {}", turn.month, turn.year)
        }
        ["weather"] => format!("{:?}", state.weather).to_lowercase(),
        ["ice"] => state.upper_ice.to_string(),
        ["depth"] => state.depth.map_or("none".to_owned(), |feet| feet.to_string()),
        ["points", who] => state.points[side(who)?].to_string(),
        ["vp"] => victory::points(data, state).to_string(),
        ["how"] => game.outcome(state).map_or("undecided".to_owned(), |outcome| outcome.how.id.to_owned()),
        ["air", "column", strengths] => {
            let (attack, defence) = strengths.split_once('-').ok_or("strengths are 3-2")?;
            data.tables.air_to_air.columns[air::column(data, number(attack)?, number(defence)?)].clone()
        }
        ["air", "row", who, die] => (air::row(data, state, side(who)?, number(die)?) + 1).to_string(),
        ["strengths"] => format!("{}-{}", odds().attack, odds().defence),
        ["attack"] => odds().attack.to_string(),
        ["defence"] => odds().defence.to_string(),
        ["ratio"] => column(odds().ratio),
        ["column"] => column(odds().column),
        ["ta"] => format!("{}-{}", odds().attacker_ta, odds().defender_ta),
        ["modifier"] => odds().modifier.to_string(),
        _ => return Ok(None),
    }))
}

/// `zone red 3112`, `zone red` (how many hexes), `holder kotlas`, `fort 3112`, `hasty 3112`, `track 3112`,
/// `bridge 3112/N`, `mines 3112/N`, `swept 2623/NE`, `water 3112/N` (its part of the Dvina), `ice 3112/N` (closed to
/// vessels), `stack 3112` (ids), `distance FROM TO` in hexes, `miles FROM TO`, `cost UNIT FROM TO`.
fn board_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let reach = |word: &str| data.reach_named(word).ok_or_else(|| format!("{word:?} is no river hexside"));
    Ok(Some(match words {
        ["zone", who, at] => zones::controlled(state, side(who)?, hex(data, at)?).to_string(),
        ["zone", who] => state.zone[side(who)?].len().to_string(),
        ["holder", at] => {
            let at = hex(data, at)?;
            let holder = [Side::Allied, Side::Red].into_iter().find(|side| state.holds_hex(data, *side, at));
            holder.map_or("nobody".to_owned(), side_word)
        }
        ["fort", at] => state.forts.contains(hex(data, at)?).to_string(),
        ["hasty", at] => state.hasty.contains(hex(data, at)?).to_string(),
        ["track", at] => if state.wrecked.contains(hex(data, at)?) { "destroyed" } else { "intact" }.to_owned(),
        ["bridge", at] => state.bridges.contains(reach(at)?).to_string(),
        ["water", at] => match data.board.reach_info(reach(at)?).water {
            Water::UpperDvina => "upper dvina",
            Water::LowerDvina => "lower dvina",
            Water::Vaga => "vaga",
            Water::Other => "other",
        }
        .to_owned(),
        ["ice", at] => weather::is_ice_bound(data, state, data.board.reach_info(reach(at)?).water).to_string(),
        ["mines", at] => state.mined.contains(reach(at)?).to_string(),
        ["swept", at] => state.swept.contains(reach(at)?).to_string(),
        ["panic", at] => state.panicked.contains(hex(data, at)?).to_string(),
        ["stack", at] => {
            let ids: Vec<&str> = state.in_hex(hex(data, at)?).iter().map(|unit| data.unit_name(unit)).collect();
            if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
        }
        ["miles", a, b] => {
            (data.board.distance(hex(data, a)?, hex(data, b)?) * data.tables.game.miles_per_hex).to_string()
        }
        ["distance", a, b] => data.board.distance(hex(data, a)?, hex(data, b)?).to_string(),
        ["cost", who, from, to] => {
            let direction = data.board.map.grid.direction(hex(data, from)?, hex(data, to)?).ok_or("not adjacent")?;
            let gait = movement::gait(data, unit(data, who)?);
            let cost = movement::step_cost(data, state, gait, hex(data, from)?, direction);
            cost.map_or("closed".to_owned(), |cost| cost.to_string())
        }
        _ => return Ok(None),
    }))
}

/// `UNIT at`, `UNIT steps`, `UNIT left`, `UNIT allowance`, `UNIT strength`, `UNIT condition` (normal, os, oc, os oc),
/// `UNIT side`, `UNIT size`, `UNIT is STATE`, `UNIT uses`, `UNIT bound` (the brigade HQ it belongs to), `UNIT carries`
/// (ids), `UNIT doing` (of aircraft: based, supporting, bombing, intercepting).
fn unit_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let [id, what, rest @ ..] = words else { return Ok(None) };
    let unit = unit(data, id)?;
    Ok(Some(match (*what, rest) {
        ("at", []) => data.spot_name(state.spot[unit]),
        ("steps", []) => state.steps(data, unit).to_string(),
        ("left", []) => movement::left(data, state, unit).to_string(),
        ("allowance", []) => condition::allowance(data, state, unit).to_string(),
        ("strength", []) => state.strength(data, unit).to_string(),
        ("uses", []) => state.uses[unit].to_string(),
        ("bound", []) => {
            let brigade = state.bound.iter().position(|bound| bound.contains(unit));
            let hq = brigade.map(|index| data.unit_name(data.roster.brigades[index]).to_owned());
            hq.unwrap_or_else(|| "nobody".to_owned())
        }
        ("side", []) => side_word(state.side(data, unit)),
        ("carries", []) => {
            let ids: Vec<&str> = state.aboard(unit).iter().map(|unit| data.unit_name(unit)).collect();
            if ids.is_empty() { "nobody".to_owned() } else { ids.join(" ") }
        }
        ("doing", []) => match state.task[unit] {
            Task::None => "based",
            Task::Attack(_) => "supporting",
            Task::Mission(_) => "bombing",
            Task::Intercept(_) => "intercepting",
        }
        .to_owned(),
        ("size", []) => {
            let sizes = data.roster.sizes(state.options.edition);
            let named = [("company", sizes.companies), ("battalion", sizes.battalions), ("regiment", sizes.regiments)];
            let found = named.iter().find(|(_, units)| units.contains(unit));
            found.map_or_else(|| format!("{:?}", data.roster.get(unit).size).to_lowercase(), |(word, _)| (*word).into())
        }
        // As the last check found it, or as one would find it now (10.0.c).
        ("condition", []) => condition_word(state, unit),
        ("condition", ["now"]) => condition_word(&condition::checked_now(data, state), unit),
        ("is", [word]) => {
            let mut probe = *state;
            set_state(data, &mut probe, &[id], word, true)?;
            (probe == *state).to_string()
        }
        _ => return Ok(None),
    }))
}

fn condition_word(state: &State, unit: UnitIx) -> String {
    match (state.os.contains(unit), state.oc.contains(unit)) {
        (false, false) => "normal",
        (true, false) => "os",
        (false, true) => "oc",
        (true, true) => "os oc",
    }
    .to_owned()
}
