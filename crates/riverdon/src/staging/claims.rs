//! What answers promise, read off them as they are told: the spaces that a move leaves a group and the steps that it leaves a
//! unit, what a path takes, and whether a group is in supply.

use engine::script::sure_to_lead_to;
use engine::{Answer, Game, Question, Seat, notation};

use crate::board::Lay;
use crate::data::Data;
use crate::forces::Place;
use crate::game::RiverDon;
use crate::ids::Side;
use crate::movement::{self, Course};
use crate::order::{Leaving, Order};
use crate::procedure::Frame;
use crate::seats::side_of;
use crate::space::Space;
use crate::state::State;
use crate::view::side_id;
use crate::{appearance, fog, orders};

pub(super) fn claims(game: &RiverDon, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
    let Some(side) = side_of(seat) else { return Vec::new() };
    match question {
        Question::Reach { who } if state.top() == Frame::Battle => in_battle(game, state, seat, who, answer),
        Question::Reach { who } => {
            who.first().map_or_else(Vec::new, |who| on_the_board(game, state, seat, side, who, answer))
        }
        Question::Why { order } => {
            let sum = answer.derivation.last().map_or(0, |step| step.sum);
            let left = spaces_left(game.data(), state).map(|left| i64::from(left) - sum);
            let order = game.complete(state, seat, order).ok().filter(|order| matches!(order, Order::Go(_)));
            order.zip(left).and_then(|(order, left)| goes(game, state, seat, &order, left)).into_iter().collect()
        }
        Question::Trace { who } => of_supply(game.data(), state, side, who, answer).into_iter().collect(),
        Question::Odds { .. } | Question::Threat | Question::Overlay { .. } => Vec::new(),
    }
}

/// The spaces that the acting group has left under its order.
pub(super) fn spaces_left(data: &Data, state: &State) -> Option<u8> {
    let action = state.action?;
    let course = Course::of(state, &action)?;
    let (most, _) = movement::reach(data, state, action.side, state.force(action.side, action.force), &course);
    Some(most.saturating_sub(course.moved))
}

/// An order as a line of a script.
fn line(game: &RiverDon, seat: Seat, order: &Order) -> String {
    format!("{}: {}", game.title().seat_id(seat), notation::print(game.title().verbs, &game.draft(order)))
}

/// Whether a card lies in a space that a side has not seen: what is told goes by what it may be.
fn is_covered(state: &State, side: Side, space: Space) -> bool {
    matches!(state.board.at(space), Lay::Card(_)) && !state.board.is_seen(side, space)
}

/// That a path leaves so many spaces to the group; nothing where it leads over cards that its side has not seen, where it meets
/// somebody, or where dice decide.
fn goes(game: &RiverDon, state: &State, seat: Seat, order: &Order, left: i64) -> Option<String> {
    let side = side_of(seat)?;
    if matches!(order, Order::Go(path) if path.iter().any(|space| is_covered(state, side, *space))) {
        return None;
    }
    game.check(state, seat, order).ok()?;
    let after = sure_to_lead_to(game, state, seat, order)?;
    let goes_on = |action: &crate::procedure::Action| !(action.met || action.stopped || action.over);
    after.action.filter(|action| after.top() == Frame::Action && goes_on(action))?;
    Some(format!("{}\nthen spaces left = {left}", line(game, seat, order)))
}

/// That a group that can act gets to every place that is told, and into as many of the next ones (5.carry.1).
fn on_the_board(game: &RiverDon, state: &State, seat: Seat, side: Side, who: &str, answer: &Answer) -> Vec<String> {
    let data = game.data();
    let Some((who, force)) = orders::groups(state, side).find(|(at, _)| appearance::group_id(data, *at) == who) else {
        return Vec::new();
    };
    let acts = |action: crate::procedure::Action| std::ptr::eq(state.force(side, action.force), force);
    let (begun, first) = match state.action.filter(|action| action.side == side) {
        Some(action) if acts(action) && state.top() == Frame::Action => (*state, String::new()),
        Some(_) => return Vec::new(),
        None => {
            let act = Order::Act(who, Leaving::default());
            let begun = game.check(state, seat, &act).ok().and_then(|()| sure_to_lead_to(game, state, seat, &act));
            let Some(begun) = begun else { return Vec::new() };
            (begun, line(game, seat, &act) + "\n")
        }
    };
    let Some(most) = spaces_left(data, &begun).map(i64::from) else { return Vec::new() };
    let paths = paths(game, &begun, seat);
    let to = |(place, left): &(String, i64)| {
        let path = paths.iter().find(|path| path.last().is_some_and(|last| last.number() == *place));
        // A place that no path leads to is refused, and so the claim fails.
        let path = path.cloned().or_else(|| Some(vec![Space::parse(place)?]))?;
        let order = Order::Go(path);
        match game.check(&begun, seat, &order) {
            Ok(()) => goes(game, &begun, seat, &order, *left),
            Err(_) => Some(line(game, seat, &order)),
        }
    };
    let next = answer.field.iter().filter(|(_, left)| *left == most - 1).count();
    let all = format!("then orders {} go = {next}", game.title().seat_id(seat));
    answer.field.iter().filter_map(to).chain([all]).map(|claim| first.clone() + &claim).collect()
}

/// All legal paths of the acting group, short ones first.
fn paths(game: &RiverDon, state: &State, seat: Seat) -> Vec<Vec<Space>> {
    let (mut paths, mut next): (Vec<Vec<Space>>, usize) = (vec![Vec::new()], 0);
    let start = state.action.map(|action| state.force(action.side, action.force).place);
    while let Some(path) = paths.get(next).cloned() {
        next += 1;
        let at = path.last().map_or(start, |at| Some(Place::At(*at))).and_then(Place::space);
        for to in at.map_or_else(|| Space::all().collect(), |at| at.neighbours().map(|(_, to)| to).collect::<Vec<_>>())
        {
            let further = [&path[..], &[to]].concat();
            if game.check(state, seat, &Order::Go(further.clone())).is_ok() {
                paths.push(further);
            }
        }
    }
    paths
}

/// BM.5: that a unit gets to every square that is told.
fn in_battle(game: &RiverDon, state: &State, seat: Seat, who: &[String], answer: &Answer) -> Vec<String> {
    let mut listed = Vec::new();
    game.orders(state, seat, &mut listed);
    let to = |order: &Order| {
        let (Order::March(label, square) | Order::ComeOn(label, square)) = order else { return None };
        let (place, left) = answer.field.iter().find(|(place, _)| *who == [label.name()] && *place == square.name())?;
        sure_to_lead_to(game, state, seat, order).filter(|after| after.top() == Frame::Battle)?;
        let (unit, order) = (label.name(), line(game, seat, order));
        Some(format!("{order}\nthen square {unit} = {place}\nthen steps {unit} = {left}"))
    };
    listed.iter().filter_map(to).collect()
}

/// 9.sup.1: what is told of supply, where the side has seen every card, and no enemy whom it does not see could cut a line.
fn of_supply(data: &Data, state: &State, side: Side, who: &str, answer: &Answer) -> Option<String> {
    let (who, _) = orders::groups(state, side).find(|(at, _)| appearance::group_id(data, *at) == who)?;
    let told = answer.derivation.iter().find_map(|step| match step.what.id.as_str() {
        "riverdon-in-supply" => Some(true),
        "riverdon-no-supply" => Some(false),
        _ => None,
    })?;
    if Space::all().any(|space| is_covered(state, side, space)) {
        return None;
    }
    let unseen = fog::as_known(state, side).groups(side.enemy()).count() < state.groups(side.enemy()).count();
    let at = who.place.space().map_or_else(|| "off".to_owned(), Space::number);
    let side = side_id(side);
    (!told || !unseen).then(|| format!("then {side} {at}.{} supplied = {told}", who.number))
}
