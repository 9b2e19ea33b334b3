//! Situations for tests and lessons: what the lines `given` and `then` mean here.
//!
//! `given` (several may share a line, `;` between them): `plain board` (steppe everywhere, known to both), `card 15 R3`
//! (`card 15 R3 turned`), `face down` (but for rails and rivers), `face up SPACES`, `nobody else`, `SIDE at SPACE UNIT:COUNT … [leader:RATING …] [order:ORDER] [bank:far] [from:16]` (`at off`
//! for what waits off the board; `from` is where tanks strayed), `SIDE friendly SPACES`, `SIDE stock 5`, `SIDE tactic hold`, `weather bad`, `winter`, `turn
//! 3`, `initiative first`, `contact 2`, `fog hidden`, `battles by hand`,
//! `round 2`, `town on the line`, `train at 22`, `trains left 3`, `bridge down 15`, `rail bridge down 15`, `track cut 15`,
//! `SIDE FORCE is surrounded`, `SIDE FORCE gone`, `SIDE rated 1` (the enemy
//! knows the rating of a leader), and the phases: `turn start`, `income`, `leaders`, `operation`, `defence`, `orders`, `missions`,
//! `execution`, `reply`, `preempt`, `rest`, `trains`, `end of turn`.
//!
//! `then WHAT = VALUE`: see [`fact`] below.

mod claims;
mod facts;

use engine::script::Staging;
use engine::{Answer, Question, Seat, Stack};

use crate::army::Stands;
use crate::board::{Knowledge, Lay};
use crate::campaign::{OrderKind, Tactic};
use crate::cards::{Bank, Laid};
use crate::data::Data;
use crate::forces::{Banks, FORCES, Force, ForceIx, LEADERS, Leader, LeaderIx, Place};
use crate::game::RiverDon;
use crate::ids::{Side, Spaces, UnitIx};
use crate::procedure::{Acting, Frame, MISSIONS};
use crate::space::Space;
use crate::state::{Fog, Known, State};
use crate::{fog, leaders, rivers, trains};

impl Staging for RiverDon {
    fn arrange(&self, state: &mut State, line: &str) -> Result<(), String> {
        let data = self.data();
        let words: Vec<&str> = line.split_whitespace().collect();
        let done = arrange_phase(state, &words)?
            || arrange_game(data, state, &words)?
            || arrange_board(data, state, &words)?
            || arrange_forces(data, state, &words)?;
        if done { Ok(()) } else { Err(format!("{line:?} is no situation")) }
    }

    fn fact(&self, state: &State, what: &str) -> Result<String, String> {
        facts::fact(self, state, what)
    }

    fn claims(&self, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
        claims::claims(self, state, seat, question, answer)
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no number"))
}

fn side(word: &str) -> Result<Side, String> {
    match word {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(format!("{word:?} is no side")),
    }
}

fn space(word: &str) -> Result<Space, String> {
    Space::parse(word).ok_or_else(|| format!("{word:?} is no space"))
}

fn read<T: serde::de::DeserializeOwned>(word: &str) -> Result<T, String> {
    serde_json::from_value(serde_json::Value::from(word)).map_err(|error| error.to_string())
}

/// The phase that is under way, with nothing done in it yet.
fn arrange_phase(state: &mut State, words: &[&str]) -> Result<bool, String> {
    let frame = match words {
        ["turn", "start"] => Frame::TurnStart,
        ["surrender"] => Frame::Surrender,
        ["initiative", "step"] => Frame::Initiative,
        ["income"] => Frame::Income,
        ["leaders"] => Frame::Leaders,
        ["operation"] => Frame::Operation,
        ["defence"] => Frame::Defence,
        ["orders"] => Frame::Orders,
        ["missions"] => Frame::Missions,
        ["execution"] => Frame::Execution { stage: Acting::Operator },
        ["reply"] => Frame::Execution { stage: Acting::Reply },
        ["preempt"] => Frame::Execution { stage: Acting::Preempt },
        ["rest"] => Frame::Execution { stage: Acting::Rest },
        ["trains"] => Frame::Trains,
        ["end", "of", "turn"] => Frame::TurnEnd,
        _ => return Ok(false),
    };
    for side in Side::ALL {
        state.hosts[side].closed = false;
        leaders::attach_all(state, side);
        state.trains.moved = 0;
        if frame == Frame::Missions {
            state.missions[side] = [None; MISSIONS];
        }
    }
    (state.action, state.clash, state.battle) = (None, None, None);
    state.stack = Stack::new(frame);
    Ok(true)
}

/// The turn and what holds in it.
fn arrange_game(_data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["turn", turn] => state.turn = number(turn)?,
        ["initiative", who] => state.initiative = side(who)?,
        ["contact", "none"] => state.contact = None,
        ["contact", turn] => state.contact = Some(number(turn)?),
        ["weather", word] => state.bad_weather = *word == "bad",
        ["winter"] => state.settings.winter = true,
        ["fog", word] => state.settings.fog = read::<Fog>(word)?,
        ["battles", "by", "hand"] => state.settings.way = None,
        ["no", "referee", "knowledge"] => state.settings.no_referee_knowledge = true,
        [who, "stock", points] => {
            let stock = number(points)?;
            state.hosts[side(who)?].resources = stock;
            state.known[side(who)?.enemy()].stock = (stock, stock);
        }
        [who, "saved", points] => state.hosts[side(who)?].saved = number(points)?,
        [who, "tactic", tactic] => state.tactics[side(who)?] = Some(read::<Tactic>(tactic)?),
        [who, "lost", points, stands] => state.hosts[side(who)?].lost = (number(points)?, number(stands)?),
        ["round", round] => state.round = number(round)?,
        ["train", "at", at] => state.trains.at = Some(space(at)?),
        ["trains", "left", left] => state.trains.left = number(left)?,
        ["trains", "through", through] => state.trains.through = number(through)?,
        ["trains", "derailed", derailed] => state.trains.derailed = number(derailed)?,
        [who, "lost", points] => state.hosts[side(who)?].lost.0 = number(points)?,
        [who, "began", points, stands] => state.hosts[side(who)?].began_with = (number(points)?, number(stands)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// Cards and what lies on them.
fn arrange_board(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["plain", "board"] => {
            for at in Space::all() {
                state.board.lay(at, Lay::Card(Laid::upright(data.building.filler)));
            }
            state.board.uncover(data, Knowledge::Open);
            for which in [&mut state.bridge_down, &mut state.rail_bridge_down, &mut state.track_cut] {
                *which = Spaces::default();
            }
        }
        ["card", at, card, rest @ ..] => {
            let card = data.card(card).ok_or_else(|| format!("there is no card {card:?}"))?;
            let turned = rest.first() == Some(&"turned");
            state.board.lay(space(at)?, Lay::Card(Laid { card, turned }));
        }
        ["town", "on", "the", "line"] => {
            let found = trains::town_on_the_line(data, &mut state.board, Knowledge::Open);
            found.then_some(()).ok_or("no town fits on the line")?;
        }
        ["covered"] => state.board.uncover(data, Knowledge::Covered),
        ["face", "down"] => state.board.uncover(data, Knowledge::Usual),
        ["face", "up", spaces @ ..] => {
            for at in spaces {
                state.board.enter(space(at)?, Side::First, true);
            }
        }
        ["great", "river", spaces @ ..] => {
            for at in spaces {
                state.board.lay(space(at)?, Lay::MajorRiver);
            }
        }
        ["bridge", "down", at] => state.bridge_down.insert(space(at)?),
        ["rail", "bridge", "down", at] => state.rail_bridge_down.insert(space(at)?),
        ["track", "cut", at] => state.track_cut.insert(space(at)?),
        [who, "friendly", spaces @ ..] => {
            for at in spaces {
                state.known[side(who)?].friendly.insert(space(at)?);
            }
        }
        [who, "unfriendly", at] => state.known[side(who)?].friendly.remove(space(at)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// Forces and leaders.
fn arrange_forces(data: &Data, state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["nobody", "else"] => {
            for side in Side::ALL {
                state.forces[side] = engine::Each::new([Force::default(); FORCES]);
                state.leaders[side] = engine::Each::new([Leader::default(); LEADERS]);
                state.known[side] = Known { stock: state.known[side].stock, ..Known::default() };
                state.letters[side] = engine::Each::default();
                state.hosts[side].army.off_board = Stands::default();
            }
        }
        [who, "at", at, rest @ ..] => arrange_group(data, state, side(who)?, at, rest)?,
        [who, "waits", rest @ ..] => state.hosts[side(who)?].army.off_board = stands(data, rest)?,
        [who, "aircraft", rest @ ..] => state.hosts[side(who)?].aircraft = stands(data, rest)?,
        [who, "exited", rest @ ..] => state.hosts[side(who)?].exited = stands(data, rest)?,
        [who, at, "is", flag] => {
            let owner = side(who)?;
            let force = group_at(state, owner, at)?;
            let group = state.force_mut(owner, force);
            match *flag {
                "surrounded" => group.surrounded = true,
                "exhausted" => group.exhausted = true,
                "unsupplied" => group.unsupplied = true,
                "mutinous" => group.mutinous = true,
                "hidden" => group.hidden = true,
                "acted" => group.acted = true,
                "retired" => group.retired = true,
                "kept" => group.kept = true,
                "relieved" => group.relieved = true,
                _ => return Err(format!("{flag:?} is no state of a force")),
            }
            fog::begin(state);
        }
        [who, "rated", leader] => {
            let number: u8 = number(leader)?;
            state.leaders[side(who)?][LeaderIx(number.checked_sub(1).ok_or("leaders are numbered from 1")?)].known =
                true;
        }
        [who, at, "gone"] => {
            let owner = side(who)?;
            let force = group_at(state, owner, at)?;
            fog::remove(state, owner, force);
        }
        [who, "sees", at, total] => {
            let viewer = side(who)?;
            fog::sight(state, viewer, space(at)?, number(total)?, 0);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn group_at(state: &State, side: Side, name: &str) -> Result<ForceIx, String> {
    let (place, nth) = name.split_once('.').map_or((name, 1), |(place, nth)| (place, nth.parse().unwrap_or(1)));
    let place = if place == "off" { Place::Off } else { Place::At(space(place)?) };
    state.group(side, place, nth).ok_or_else(|| format!("{side:?} has nobody at {name}"))
}

fn stands(data: &Data, words: &[&str]) -> Result<Stands, String> {
    let mut stands = Stands::default();
    for word in words {
        let (unit, count) = word.split_once(':').ok_or_else(|| format!("{word:?} is no UNIT:COUNT"))?;
        let unit: UnitIx = data.ids.named(unit).ok_or_else(|| format!("there is no unit {unit:?}"))?;
        stands.add(unit, number(count)?);
    }
    Ok(stands)
}

/// A group with its leaders, order and bank.
fn arrange_group(data: &Data, state: &mut State, side: Side, at: &str, words: &[&str]) -> Result<(), String> {
    let place = if at == "off" { Place::Off } else { Place::At(space(at)?) };
    let (mut troops, mut ratings) = (Vec::new(), Vec::new());
    let (mut order, mut bank, mut tanks_from) = (None, Bank::Near, None);
    for word in words {
        match word.split_once(':') {
            Some(("leader", rating)) => ratings.push(number::<i8>(rating)?),
            Some(("order", kind)) => order = Some(read::<OrderKind>(kind)?),
            Some(("from", at)) => tanks_from = Some(space(at)?),
            Some(("bank", which)) => bank = read::<Bank>(which)?,
            _ => troops.push(*word),
        }
    }
    let stands = stands(data, &troops)?;
    let banks =
        place.space().map_or(Banks::default(), |at| rivers::settle(data, state, at, Banks::only(bank), &stands));
    let force = (!stands.is_empty())
        .then(|| state.raise(side, Force { stands, place, banks, order, tanks_from, ..Force::default() }))
        .flatten();
    for rating in ratings {
        let free = (0..LEADERS as u8).map(LeaderIx).find(|leader| state.leaders[side][*leader] == Leader::default());
        let leader = free.ok_or("a side has six leaders at most")?;
        state.leaders[side][leader] = Leader { rating, place, with: force, ..Leader::default() };
        if let Some(force) = force {
            let group = state.force_mut(side, force);
            group.leader = group.leader.or(Some(leader));
        }
    }
    fog::begin(state);
    Ok(())
}
