//! Answers to questions: reach, why, odds, trace, threat.

use engine::question::{Chances, Line, Step};
use engine::{Answer, Arg, Breach, Draft, Game, Message, Question, Seat, Side, Unfinished, judge};

use crate::EmtsaLine;
use crate::data::{Data, Station, Unit};
use crate::march::{self, counter, place, reach};
use crate::order::Order;
use crate::state::{Frame, Group, RED_SIDE, State, side};

pub(crate) fn answer(game: &EmtsaLine, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = &game.data;
    let unit = |id: &String| data.unit_named(id).ok_or(Breach::plain("emtsa-no-such-counter"));
    match question {
        Question::Reach { who } => {
            let group = Group::of(who.iter().map(unit).collect::<Result<Vec<_>, _>>()?);
            Ok(reach_of(data, state, seat, group))
        }
        Question::Why { order } => Ok(why(game, state, seat, order)),
        Question::Odds { order } => odds(game, state, seat, order),
        Question::Trace { who } => Ok(trace(game, state, unit(who)?)),
        Question::Threat => Ok(threat(data, state, side(seat))),
        // The board lists none.
        Question::Overlay { .. } => Ok(Answer::default()),
    }
}

fn name(data: &Data, station: Station) -> String {
    data.stations[usize::from(station.0)].id.clone()
}

fn reach_of(data: &Data, state: &State, seat: Seat, group: Group) -> Answer {
    let pace = group.iter().map(|unit| state.pace_left(data, unit)).min().unwrap_or(0);
    let field = reach(data, state, seat, group).into_iter().filter_map(|way| {
        let to = *way.last()?;
        // 4.4
        let contested = !state.enemies_at(data, to, side(seat)).is_empty();
        let left = if contested { 0 } else { i64::from(pace) - way.len() as i64 };
        Some((name(data, to), left))
    });
    Answer { field: field.collect(), ..Answer::default() }
}

/// 4.2: what a march costs, station by station; otherwise the breach, or that it is legal.
fn why(game: &EmtsaLine, state: &State, seat: Seat, draft: &Draft) -> Answer {
    let mut steps = Vec::new();
    let mut sum = 0;
    let mut line = |message: Message, adds: i64| {
        sum += adds;
        steps.push(Step::new(game.spell(&message), adds, sum));
    };
    match judge(game, state, seat, draft) {
        Ok(Order::March(group, path)) => {
            for to in &path {
                line(Message::by("4.2", "emtsa-costs").with("place", place(*to)), 1);
            }
            let contested = path.last().filter(|to| !state.enemies_at(&game.data, **to, side(seat)).is_empty());
            if let Some(to) = contested {
                let pace = group.iter().map(|unit| state.pace_left(&game.data, unit)).min().unwrap_or(0);
                let rest = i64::from(pace) - path.len() as i64;
                line(Message::by("4.4", "emtsa-costs-contest").with("place", place(*to)), rest);
            }
        }
        Ok(_) => line(Message::plain("emtsa-legal"), 0),
        Err(Unfinished::Missing(_) | Unfinished::Unknown(..)) => line(Message::plain("emtsa-half-built"), 0),
        Err(Unfinished::Breach(breach)) => line(*breach.0, 0),
    }
    Answer { derivation: steps, ..Answer::default() }
}

/// 4.6, 6.4: what mines may do to a march; the chances of a support, over the cards that the seat has not seen and all dice.
fn odds(game: &EmtsaLine, state: &State, seat: Seat, draft: &Draft) -> Result<Answer, Breach> {
    let data = &game.data;
    let none = || Err(Breach::of("6.4", "emtsa-no-contest"));
    let card = match judge(game, state, seat, draft) {
        Ok(Order::Support(card)) => card,
        Ok(Order::March(group, path)) => {
            return mines(game, state, seat, group, &path).map_or_else(none, Ok);
        }
        Err(Unfinished::Breach(breach)) => return Err(breach),
        _ => return none(),
    };
    let Frame::Contest { at, attacker, defender, .. } = state.top() else { return none() };
    let steps = |group: Group| group.iter().map(|unit| i64::from(state.steps(unit))).sum::<i64>();
    let (attackers, defenders) =
        (state.friends_at(data, at, side(attacker)), state.enemies_at(data, at, side(attacker)));
    let other = if seat == attacker { defender } else { Some(attacker) };
    let (own, enemy) = if seat == attacker { (attackers, defenders) } else { (defenders, attackers) };
    let mine = steps(own) + card.map_or(0, |card| i64::from(data.value(card)));
    let hidden = hidden_values(data, state, seat, other);
    let mut weights = [0u64; 3];
    for value in &hidden {
        for (own_die, their_die) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let margin = mine + own_die - steps(enemy) - value - their_die;
            weights[(margin.signum() + 1) as usize] += 1;
        }
    }
    let of = hidden.len() as u64 * 36;
    let results = ["emtsa-odds-lose", "emtsa-odds-again", "emtsa-odds-win"];
    let outcomes = results.iter().zip(weights).map(|(id, weight)| Chances {
        result: game.spell(&Message::by("6.4", id)),
        weight,
        of,
        faces: Vec::new(),
    });
    let derivation = [("emtsa-own-steps", steps(own)), ("emtsa-own-card", mine - steps(own))];
    let mut sum = 0;
    let derivation = derivation.into_iter().map(|(id, adds)| {
        sum += adds;
        Step::new(game.spell(&Message::by("6.4", id)), adds, sum)
    });
    Ok(Answer { outcomes: outcomes.collect(), derivation: derivation.collect(), ..Answer::default() })
}

/// 4.6: what each face brings at the first mined stretch of a march.
fn mines(game: &EmtsaLine, state: &State, seat: Seat, group: Group, path: &[Station]) -> Option<Answer> {
    let first = group.first()?;
    if !march::is_mined(&game.data, state, seat, state.at(first)?, path) {
        return None;
    }
    let mut outcomes: Vec<Chances> = Vec::new();
    for die in 1..=6 {
        let result = game.spell(&march::mine_message(&game.data, first, die));
        match outcomes.iter_mut().find(|chances| chances.result == result) {
            Some(chances) => {
                chances.weight += 1;
                chances.faces.push(die);
            }
            None => outcomes.push(Chances { result, weight: 1, of: 6, faces: vec![die] }),
        }
    }
    Some(Answer { outcomes, ..Answer::default() })
}

/// What the other seat may have sealed: nothing, or any card that this seat has not seen.
fn hidden_values(data: &Data, state: &State, seat: Seat, other: Option<Seat>) -> Vec<i64> {
    let mut values = vec![0];
    if other.is_some_and(|other| !state.hands[usize::from(other.0)].is_empty()) {
        let seen = state.hands[usize::from(seat.0)].or(state.used);
        let unseen = (0..data.cards.len() as u8).map(crate::data::Card).filter(|card| !seen.contains(*card));
        values.extend(unseen.map(|card| i64::from(data.value(card))));
    }
    values
}

/// The railway from a counter to its side's end of the line, or where an enemy breaks it.
fn trace(game: &EmtsaLine, state: &State, unit: Unit) -> Answer {
    let data = &game.data;
    let (Some(start), Some(own)) = (state.at(unit), state.commander(data, unit).map(side)) else {
        return Answer::default();
    };
    let home = if own == RED_SIDE { "plesetskaya" } else { "obozerskaya" };
    let Some(home) = data.station_named(home) else { return Answer::default() };
    let mut ways = vec![vec![start]];
    let mut next = 0;
    let mut broken = None;
    while next < ways.len() {
        let here = *ways[next].last().unwrap_or(&start);
        if here == home {
            let places = ways[next].iter().map(|station| name(data, *station)).collect();
            return Answer { lines: vec![Line { kind: None, places, broken: None }], ..Answer::default() };
        }
        let held = state.enemies_at(data, here, own).first().filter(|_| here != start);
        if let Some(enemy) = held {
            let message =
                Message::by("4.4", "emtsa-line-broken").with("unit", counter(enemy)).with("place", place(here));
            let places = ways[next].iter().map(|station| name(data, *station)).collect();
            broken.get_or_insert(Line { kind: None, places, broken: Some(game.spell(&message)) });
        } else {
            for (to, _) in data.next_to(here) {
                if !ways.iter().any(|way| way.contains(to)) {
                    ways.push([ways[next].as_slice(), &[*to]].concat());
                }
            }
        }
        next += 1;
    }
    Answer { lines: broken.into_iter().collect(), ..Answer::default() }
}

/// 4.0: the steps that enemies could bring to each station with a full pace.
fn threat(data: &Data, state: &State, own: Side) -> Answer {
    let mut fresh = *state;
    fresh.spent = Default::default();
    let mut field = vec![0i64; data.stations.len()];
    for unit in data.all_units().filter(|unit| state.at(*unit).is_some() && state.is_enemy(data, *unit, own)) {
        let Some(seat) = state.commander(data, unit) else { continue };
        for way in reach(data, &fresh, seat, Group::of([unit])) {
            if let Some(to) = way.last() {
                field[usize::from(to.0)] += i64::from(state.steps(unit));
            }
        }
    }
    let field = field.into_iter().enumerate().filter(|(_, steps)| *steps > 0);
    let field = field.map(|(index, steps)| (name(data, Station(index as u8)), steps));
    Answer { field: field.collect(), ..Answer::default() }
}

/// The name of a counter, a place or a card, for messages.
pub(crate) fn named(data: &Data, arg: Arg) -> String {
    let id = match arg {
        Arg::Counter(index) => data.units.get(usize::from(index)).map(|info| &info.id),
        Arg::Place(index) => data.stations.get(usize::from(index)).map(|info| &info.id),
        Arg::Card(index) => data.cards.get(usize::from(index)).map(|info| &info.id),
        _ => None,
    };
    id.cloned().unwrap_or_default()
}
