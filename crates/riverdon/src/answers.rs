//! Answers to questions, by what the asking side knows: where an order leads, why it is allowed or not, what is in supply,
//! where rails and banks lie, where the enemy could strike.

use std::collections::VecDeque;

use engine::board::{Overlay, Weight};
use engine::question::Step;
use engine::{Answer, Breach, Draft, Game, Message, Question, Seat, Unfinished, judge};

use crate::data::Data;
use crate::forces::{Banks, Force, Place};
use crate::game::RiverDon;
use crate::ids::Side;
use crate::movement::{self, Course};
use crate::order::Order;
use crate::procedure::Frame;
use crate::seats::side_of;
use crate::space::{SPACES, Space};
use crate::state::State;
use crate::{appearance, args, fog, orders, resources, rivers};

/// What can be laid over the board.
pub(crate) fn overlays() -> Vec<Overlay> {
    let overlay = |id: &str, kind: &str, weight: Weight| Overlay {
        id: id.into(),
        kind: kind.into(),
        side: None,
        faction: None,
        weight,
    };
    vec![
        overlay("friendly", "held", Weight::Light),
        overlay("unsupplied", "supply", Weight::Heavy),
        overlay("rail", "rail", Weight::Light),
        overlay("uncrossed", "banks", Weight::Heavy),
    ]
}

pub(crate) fn answer(game: &RiverDon, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = game.data();
    // A referee commands nobody, and sees the position itself.
    let Some(side) = side_of(seat) else { return Ok(Answer::default()) };
    match question {
        Question::Reach { who } => match &who[..] {
            [who] => Ok(reach_of(data, state, side, group(data, state, side, who))),
            _ => Ok(Answer::default()),
        },
        Question::Why { order } => Ok(why(game, state, seat, side, order)),
        Question::Threat => Ok(Answer { field: threat(state, side), ..Answer::default() }),
        Question::Overlay { id } => {
            Ok(Answer { field: overlay(data, &fog::as_known(state, side), side, id), ..Answer::default() })
        }
        Question::Trace { who } => {
            let known = fog::as_known(state, side);
            Ok(supply(game, &known, side, group(data, &known, side, who)))
        }
        Question::Odds { .. } => Err(Breach::plain("riverdon-no-answer")),
    }
}

/// A group of one's own by the id of its counter.
fn group<'s>(data: &Data, state: &'s State, side: Side, id: &str) -> Option<&'s Force> {
    orders::groups(state, side).find(|(who, _)| appearance::group_id(data, *who) == id).map(|(_, force)| force)
}

/// How far a group has come under its order: the action under way, or an order that is still to be carried out.
fn course_of(state: &State, side: Side, force: &Force) -> Option<Course> {
    match state.action {
        Some(action) if action.side == side && std::ptr::eq(state.force(side, action.force), force) => {
            Course::of(state, &action)
        }
        _ => force.order.filter(|_| !force.acted).map(|order| Course::begins(force, order)),
    }
}

/// Where a group can go under its order, step by step, and how many spaces are left there (5.carry.1).
fn reach_of(data: &Data, state: &State, side: Side, force: Option<&Force>) -> Answer {
    let begun = force.and_then(|force| Some((*force, course_of(state, side, force)?)));
    let mut left: [Option<u8>; SPACES] = [None; SPACES];
    let mut todo: VecDeque<(Force, Course)> = begun.into_iter().collect();
    while let Some((force, course)) = todo.pop_front() {
        let near = force.place.space().map(|from| from.neighbours().map(|(_, to)| to).collect::<Vec<_>>());
        for to in near.unwrap_or_else(|| Space::all().collect()) {
            let Ok(banks) = movement::check_step(data, state, side, &force, &course, to) else { continue };
            let (most, _) = movement::reach(data, state, side, &force, &course);
            let rest = most.saturating_sub(course.moved + 1);
            let known = &mut left[usize::from(to.0)];
            if known.is_some_and(|known| known >= rest) {
                continue;
            }
            *known = Some(rest);
            let met = fog::knows(state, side, to);
            if rest > 0 && !met {
                let arrived = force.place.space().and_then(|from| rivers::edge_to(to, from));
                let banks = if banks.is_empty() { Banks::BOTH } else { banks };
                let left_rail = |from| rivers::strayed(data, state, side, &force, from, to);
                let tanks_from = force.place.space().and_then(left_rail);
                let there = Force { place: Place::At(to), banks, cars_by: arrived, tanks_from, ..force };
                todo.push_back((there, Course { moved: course.moved + 1, came: arrived, ..course }));
            }
        }
    }
    let field = Space::all().filter_map(|space| Some((space.number(), i64::from(left[usize::from(space.0)]?))));
    Answer { field: field.collect(), ..Answer::default() }
}

/// Why an order is allowed or not: the clause that refuses it; for a march the spaces it takes of those there are.
fn why(game: &RiverDon, state: &State, seat: Seat, side: Side, draft: &Draft) -> Answer {
    let mut derivation = Vec::new();
    let mut sum = 0;
    let mut line = |message: Message, adds: i64| {
        sum += adds;
        derivation.push(Step::new(game.spell(&message), adds, sum));
    };
    match judge(game, state, seat, draft) {
        Ok(Order::Go(path)) => {
            let action = state.action.filter(|action| action.side == side);
            let course = action.and_then(|action| Some((state.force(side, action.force), Course::of(state, &action)?)));
            if let Some((force, course)) = course {
                let (most, clause) = movement::reach(game.data(), state, side, force, &course);
                for (number, to) in path.iter().enumerate() {
                    let step = Message::by(clause, "riverdon-takes-a-space").with("space", args::space(*to));
                    let number = i32::from(course.moved) + number as i32 + 1;
                    line(step.with("number", args::int(number)).with("most", args::int(most)), 1);
                }
            }
        }
        Ok(_) => line(Message::plain("riverdon-legal"), 0),
        Err(Unfinished::Missing(_) | Unfinished::Unknown(..)) => line(Message::plain("riverdon-half-built"), 0),
        Err(Unfinished::Breach(breach)) => line(*breach.0, 0),
    }
    Answer { derivation, ..Answer::default() }
}

/// Spaces beside known enemies, with how many of them stand there (S2.force.3).
fn threat(state: &State, side: Side) -> Vec<(String, i64)> {
    // Before both set-ups are closed nobody sees anything (S2.setup.1).
    if matches!(state.top(), Frame::Buying | Frame::SettingUp) {
        return Vec::new();
    }
    let beside = |space: Space| space.neighbours().filter(|(_, at)| fog::knows(state, side, *at)).count();
    let threatened = Space::all().map(|space| (space.number(), beside(space) as i64));
    threatened.filter(|(_, enemies)| *enemies > 0).collect()
}

/// The spaces of an overlay.
fn overlay(data: &Data, state: &State, side: Side, id: &str) -> Vec<(String, i64)> {
    let seen = |space: Space| state.board.is_seen(side, space);
    let belongs = |space: Space| match id {
        "friendly" => fog::is_friendly(state, side, space),
        "rail" => seen(space) && state.board.has_rail(data, space) && !state.track_cut.contains(space),
        "unsupplied" => {
            state.groups_at(side, Place::At(space)).any(|(_, force)| !resources::in_supply(data, state, side, force))
        }
        "uncrossed" => seen(space) && state.board.has_river(data, space) && !crossed(data, state, space),
        _ => false,
    };
    Space::all().filter(|space| belongs(*space)).map(|space| (space.number(), 1)).collect()
}

/// Whether anything leads over the river of a space (6.river.1).
fn crossed(data: &Data, state: &State, space: Space) -> bool {
    use crate::cards::CrossingKind;
    let Some(face) = state.board.face(data, space) else { return false };
    face.crossings.iter().any(|crossing| match crossing.kind {
        CrossingKind::Bridge => !state.bridge_down.contains(space),
        CrossingKind::RailBridge => !state.rail_bridge_down.contains(space),
        CrossingKind::Ford => true,
    })
}

/// Whether a group is in supply (9.sup.1).
fn supply(game: &RiverDon, state: &State, side: Side, force: Option<&Force>) -> Answer {
    let Some(force) = force else { return Answer::default() };
    let id =
        if resources::in_supply(game.data(), state, side, force) { "riverdon-in-supply" } else { "riverdon-no-supply" };
    let said = game.spell(&Message::by("9.sup.1", id));
    Answer { derivation: vec![Step::new(said, 0, 0)], ..Answer::default() }
}
