//! 7.0: holding stations, the end of the turn and of the game.

use engine::winning::{Aim, Prize};
use engine::{Arg, Events, Game, Headline, Message, Outcome, Seats, Side, SmolStr, Tally, Winning};

use crate::EmtsaLine;
use crate::data::{Data, Station};
use crate::state::{ALLIED_SIDE, Ending, Frame, GREENS, RED_SIDE, Stage, State, side};

/// 7.1: counters that have come into a station without enemies hold it; Greens hold nothing.
pub(crate) fn take(data: &Data, state: &mut State, station: Station) {
    let units = state.units_at(station);
    let mut sides = units.iter().filter(|unit| data.unit(*unit).faction != GREENS);
    let Some(holder) = sides.next().and_then(|unit| state.commander(data, unit)).map(side) else {
        return;
    };
    state.held_by[usize::from(station.0)] = Some(holder);
}

/// 7.2: what a side's stations are worth.
pub(crate) fn worth(data: &Data, state: &State, of: Side) -> u32 {
    let held = data.stations.iter().zip(&state.held_by).filter(|(_, holder)| **holder == Some(of));
    held.map(|(info, _)| u32::from(info.worth)).sum()
}

/// How a side stands: its stations and its steps against the enemy's, a station's worth like ten thirds of a step.
pub(crate) fn balance(data: &Data, state: &State, of: Side) -> i64 {
    let mut balance = 0;
    for (info, holder) in data.stations.iter().zip(&state.held_by) {
        let worth = 10 * i64::from(info.worth);
        balance += holder.map_or(0, |holder| if holder == of { worth } else { -worth });
    }
    for unit in data.all_units().filter(|unit| data.unit(*unit).faction != GREENS) {
        let steps = 3 * i64::from(state.steps(unit));
        balance += if state.is_enemy(data, unit, of) { -steps } else { steps };
    }
    balance
}

/// What a side has lost, with what a contest has cost it already, and what its stations are worth.
pub(crate) fn tally(data: &Data, state: &State, of: Side) -> Tally {
    let own = data.all_units().filter(|unit| data.unit(*unit).faction != GREENS && !state.is_enemy(data, *unit, of));
    let mut tally = Tally { points: Some(i64::from(worth(data, state, of))), ..Tally::default() };
    for unit in own {
        tally.steps += i64::from(data.unit(unit).steps) - i64::from(state.steps(unit));
        tally.units += i64::from(state.steps(unit) == 0);
    }
    for frame in state.stack.frames() {
        if let Frame::Contest { stage: Stage::Losses { loser: Some(loser), steps, .. }, .. } = frame {
            tally.owed += if side(*loser) == of { i64::from(*steps) } else { 0 };
        }
    }
    tally
}

/// What a message means in the story of a game.
pub(crate) fn headline(id: &str) -> Option<Headline> {
    Some(match id {
        "emtsa-contest" => Headline::Battle,
        "emtsa-sum" => Headline::Odds,
        "emtsa-loses" | "emtsa-stalemate" => Headline::Result,
        "emtsa-taken" => Headline::Taken,
        _ => return None,
    })
}

/// How the game is won and how it stands (7.1 to 7.3).
pub(crate) fn winning(game: &EmtsaLine, state: &State) -> Winning {
    let data = &game.data;
    let id = |side: Side| SmolStr::new(&game.title().sides[usize::from(side.0)].id);
    let turns = Arg::Int(data.scenarios[usize::from(state.scenario)].turns.into());
    let aims =
        [Message::by("7.2", "emtsa-goal-stations").with("turns", turns), Message::by("7.3", "emtsa-goal-counters")];
    let prize = |(index, info): (usize, &crate::data::StationInfo)| Prize {
        place: info.id.as_str().into(),
        points: info.worth.into(),
        held: state.held_by[index].map(id),
        note: None,
    };
    let mut winning = Winning {
        aims: aims.iter().map(|aim| Aim { side: None, what: game.spell(aim) }).collect(),
        stands: vec![game.spell(&both_worth(data, state))],
        levels: Vec::new(),
        places: data.stations.iter().enumerate().filter(|(_, info)| info.worth > 0).map(prize).collect(),
    };
    winning.sort_places();
    winning
}

/// 7.2: what both sides' stations are worth.
fn both_worth(data: &Data, state: &State) -> Message {
    let of = |side: Side| Arg::Int(worth(data, state, side) as i32);
    Message::by("7.2", "emtsa-worth").with("red", of(RED_SIDE)).with("allied", of(ALLIED_SIDE))
}

/// 2.1, 7.2: the next turn, or the end.
pub(crate) fn end_turn(data: &Data, state: &mut State, events: &mut Events<'_>) {
    if state.turn < data.scenarios[usize::from(state.scenario)].turns {
        state.stack.push(Frame::TurnStart);
        return;
    }
    let (red, allied) = (worth(data, state, RED_SIDE), worth(data, state, ALLIED_SIDE));
    let winner = match red.cmp(&allied) {
        std::cmp::Ordering::Greater => Some(RED_SIDE),
        std::cmp::Ordering::Less => Some(ALLIED_SIDE),
        std::cmp::Ordering::Equal => None,
    };
    end(state, Ending::Worth(winner), events);
    events.tell(Seats::ALL, || both_worth(data, state));
}

/// 7.3: a side without counters loses at once.
pub(crate) fn annihilated(data: &Data, state: &mut State, events: &mut Events<'_>) -> bool {
    let alive = |of: Side| {
        let mut units = data.all_units().filter(|unit| state.at(*unit).is_some());
        units.any(|unit| data.unit(unit).faction != GREENS && !state.is_enemy(data, unit, of))
    };
    let winner = match (alive(RED_SIDE), alive(ALLIED_SIDE)) {
        (true, true) => return false,
        (false, _) => ALLIED_SIDE,
        (_, false) => RED_SIDE,
    };
    end(state, Ending::Annihilation(winner), events);
    true
}

fn end(state: &mut State, ending: Ending, events: &mut Events<'_>) {
    state.ended = Some(ending);
    while state.stack.pop().is_some() {}
    state.stack.push(Frame::Over);
    events.tell(Seats::ALL, || outcome_of(ending).how);
}

fn outcome_of(ending: Ending) -> Outcome {
    let (winner, clause) = match ending {
        Ending::Worth(winner) => (winner, "7.2"),
        Ending::Annihilation(winner) => (Some(winner), "7.3"),
    };
    let how = match winner {
        Some(winner) => Message::by(clause, "emtsa-won").with("side", Arg::Side(winner)),
        None => Message::by(clause, "emtsa-drawn"),
    };
    Outcome { winner, how }
}

/// How the game ended, once it has.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    state.ended.map(outcome_of)
}
