//! Answers to questions, by what the asking side knows: where an order leads, why it is allowed or not, what is in supply,
//! where rails and banks lie, where the enemy could strike.

pub(crate) mod bars;
mod meetings;
mod previews;
mod supply;

use std::collections::VecDeque;

use engine::board::{Overlay, Weight};
use engine::question::{Chances, Step};
use engine::{Answer, Arg, Breach, Draft, Game, Message, Question, Seat, Unfinished, judge};

use crate::cards::Bank;
use crate::data::Data;
use crate::forces::{Banks, Force, LeaderIx};
use crate::game::RiverDon;
use crate::ids::Side;
use crate::movement::{self, Course};
use crate::order::Order;
use crate::seats::{REFEREE, side_of};
use crate::space::Space;
use crate::state::State;
use crate::view::side_id;
use crate::{appearance, args, fog, orders, rivers};

/// The overlay of lines of supply.
const SUPPLY: &str = "unsupplied";

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
        overlay(SUPPLY, "supply", Weight::Heavy),
        overlay("rail", "rail", Weight::Light),
        overlay("uncrossed", "banks", Weight::Heavy),
    ]
}

pub(crate) fn answer(game: &RiverDon, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
    let data = game.data();
    let Some(side) = side_of(seat) else { return Ok(for_the_referee(game, state, seat, question)) };
    match question {
        Question::Reach { who } => match &who[..] {
            [who] => Ok(reach_of(data, state, side, group_named(data, state, side, who))),
            _ => Ok(Answer::default()),
        },
        Question::Why { order } => Ok(why(game, state, seat, side, order)),
        Question::Threat => Ok(Answer { field: threat(state, side), ..Answer::default() }),
        Question::Overlay { id } if id == SUPPLY => {
            Ok(supply::overlay(game, &supply::as_seen(data, state, side), side))
        }
        Question::Overlay { id } => {
            let known = fog::as_known(state, side);
            let seen = |space: Space| known.board.is_seen(side, space);
            Ok(Answer { field: overlay(data, &known, &[side], id, seen), ..Answer::default() })
        }
        Question::Trace { who } => {
            let known = supply::as_seen(data, state, side);
            let group = group_named(data, &known, side, who);
            Ok(group.map_or_else(Answer::default, |force| supply::trace(game, &known, side, force)))
        }
        Question::Odds { order } => odds(game, state, seat, side, order),
    }
}

/// What a referee is answered, who commands nobody and sees the position itself: where forces can go, their supply, the
/// overlays of both sides.
fn for_the_referee(game: &RiverDon, state: &State, seat: Seat, question: &Question) -> Answer {
    let data = game.data();
    if seat != REFEREE {
        return Answer::default();
    }
    match question {
        Question::Reach { who } => match &who[..] {
            [who] => of_a_side(data, state, who)
                .map_or_else(Answer::default, |(side, force)| reach_of(data, state, side, Some(force))),
            _ => Answer::default(),
        },
        Question::Trace { who } => of_a_side(data, state, who)
            .map_or_else(Answer::default, |(side, force)| supply::trace(game, state, side, force)),
        Question::Overlay { id } if id == SUPPLY => {
            let [first, second] = Side::ALL.map(|side| supply::overlay(game, state, side));
            let both = |one: Vec<_>, other: Vec<_>| one.into_iter().chain(other).collect();
            let (field, lines) = (both(first.field, second.field), first.lines.into_iter().chain(second.lines));
            Answer { field, lines: lines.collect(), ..Answer::default() }
        }
        Question::Overlay { id } => {
            Answer { field: overlay(data, state, &Side::ALL, id, |_| true), ..Answer::default() }
        }
        Question::Why { .. } | Question::Odds { .. } | Question::Threat => Answer::default(),
    }
}

/// A group by the id under which a referee sees it or its leader: that of its owner, with the side before it.
fn of_a_side<'s>(data: &Data, state: &'s State, id: &str) -> Option<(Side, &'s Force)> {
    Side::ALL.into_iter().find_map(|side| {
        let own = id.strip_prefix(side_id(side))?.strip_prefix('-')?;
        Some((side, group_named(data, state, side, own)?))
    })
}

/// A group of one's own by the id of its counter, or by that of a leader with it.
fn group_named<'s>(data: &Data, state: &'s State, side: Side, id: &str) -> Option<&'s Force> {
    let named = orders::groups(state, side).find(|(who, _)| appearance::group_id(data, *who) == id);
    named.map(|(_, force)| force).or_else(|| {
        let leads = |leader: LeaderIx| format!("leader{}", leader.0 + 1) == id;
        let leader = state.all_leaders(side).map(|(leader, _)| leader).find(|leader| leads(*leader))?;
        group(state, side, leader)
    })
}

/// The group that a leader is with.
fn group(state: &State, side: Side, leader: LeaderIx) -> Option<&Force> {
    state.leaders[side][leader].with.map(|force| state.force(side, force)).filter(|force| force.is_there())
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

/// A space that a group can reach.
struct Reached {
    to: Space,
    banks: Banks,
    from: Option<Space>,
    from_banks: Banks,
    /// How many spaces are left there.
    rest: u8,
}

/// The spaces that a group can reach under its order, step by step, by what its side knows (5.carry.1): each as often as
/// there are banks to come to.
fn spread(data: &Data, state: &State, side: Side, force: &Force, course: Course) -> Vec<Reached> {
    let mut reached: Vec<Reached> = Vec::new();
    let mut todo: VecDeque<(Force, Course)> = VecDeque::from([(*force, course)]);
    while let Some((force, course)) = todo.pop_front() {
        let (most, _) = movement::reach(data, state, side, &force, &course);
        let near = force.place.space().map(|from| from.neighbours().map(|(_, to)| to).collect::<Vec<_>>());
        for to in near.unwrap_or_else(|| Space::all().collect()) {
            let Ok(banks) = movement::check_step(data, state, side, &force, &course, to) else { continue };
            let rest = most.saturating_sub(course.moved + 1);
            let as_good = |one: &Reached| one.to == to && one.rest >= rest && one.banks.and(banks) == one.banks;
            if reached.iter().any(as_good) {
                continue;
            }
            reached.push(Reached { to, banks, from: force.place.space(), from_banks: force.banks, rest });
            let met = fog::knows(state, side, to);
            if rest > 0 && !met {
                todo.push_back(movement::stepped(data, state, side, &force, &course, to, banks));
            }
        }
    }
    reached
}

/// Where a group can go under its order, and how many spaces are left there.
fn reach_of(data: &Data, state: &State, side: Side, force: Option<&Force>) -> Answer {
    let begun = force.and_then(|force| Some((force, course_of(state, side, force)?)));
    let Some((force, course)) = begun else { return Answer::default() };
    let mut field: Vec<(String, i64)> = Vec::new();
    for Reached { to, rest, .. } in spread(data, state, side, force, course) {
        let (space, rest) = (to.number(), i64::from(rest));
        match field.iter_mut().find(|(known, _)| *known == space) {
            Some((_, most)) => *most = rest.max(*most),
            None => field.push((space, rest)),
        }
    }
    field.sort_unstable();
    Answer { field, ..Answer::default() }
}

/// Why an order is allowed or not: the clause that refuses it; for a march the spaces it takes of those there are, for others
/// what they cost and do.
fn why(game: &RiverDon, state: &State, seat: Seat, side: Side, draft: &Draft) -> Answer {
    let data = game.data();
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
                let (most, clause) = movement::reach(data, state, side, force, &course);
                for (number, to) in path.iter().enumerate() {
                    let step = Message::by(clause, "riverdon-takes-a-space").with("space", args::space(*to));
                    let number = i32::from(course.moved) + number as i32 + 1;
                    line(step.with("number", args::int(number)).with("most", args::int(most)), 1);
                }
                if let Some((at, bank)) = comes_to(data, state, side, force, course, &path) {
                    let bank = Arg::Term(appearance::bank_lies(data, state, at, bank));
                    let told = Message::by("6.river.6", "riverdon-comes-to-bank").with("space", args::space(at));
                    line(told.with("bank", bank), 0);
                }
            }
        }
        Ok(order) => {
            let told = previews::preview(data, state, side, &order).lines;
            let plain = told.is_empty().then(|| (Message::plain("riverdon-legal"), 0));
            told.into_iter().chain(plain).for_each(|(message, adds)| line(message, adds));
        }
        Err(Unfinished::Missing(_) | Unfinished::Unknown(..)) => line(Message::plain("riverdon-half-built"), 0),
        Err(Unfinished::Breach(breach)) => line(*breach.0, 0),
    }
    Answer { derivation, ..Answer::default() }
}

/// The bank to which a path leads, where its last card was seen and has one that cannot be left there.
fn comes_to(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    mut course: Course,
    path: &[Space],
) -> Option<(Space, Bank)> {
    let mut group = *force;
    for to in path {
        let banks = movement::check_step(data, state, side, &group, &course, *to).ok()?;
        (group, course) = movement::stepped(data, state, side, &group, &course, *to, banks);
    }
    let at = group.place.space().filter(|at| state.board.is_seen(side, *at) && state.board.has_river(data, *at))?;
    let banks = rivers::spread(data, state, at, group.banks, &group.stands);
    (banks != Banks::BOTH).then(|| (at, banks.first()))
}

/// What can come of an order: the dice that it asks for, or the battles that it could lead to.
fn odds(game: &RiverDon, state: &State, seat: Seat, side: Side, draft: &Draft) -> Result<Answer, Breach> {
    let (data, none) = (game.data(), || Breach::plain("riverdon-no-answer"));
    let order = judge(game, state, seat, draft).map_err(|unfinished| match unfinished {
        Unfinished::Breach(breach) => breach,
        Unfinished::Missing(_) | Unfinished::Unknown(..) => Breach::plain("riverdon-half-built"),
    })?;
    let mut dice = previews::preview(data, state, side, &order).outcomes;
    if let (Order::Go(path), Some(action)) = (&order, state.action) {
        dice.extend(previews::tanks(data, state, side, state.force(side, action.force), path));
    }
    let chances = dice.into_iter().map(|(message, weight, of)| Chances {
        result: game.spell(&message),
        weight: u64::from(weight),
        of: u64::from(of),
        faces: Vec::new(),
    });
    let mut outcomes: Vec<Chances> = chances.collect();
    let met = meetings::odds(game, state, seat, side, &order);
    if outcomes.is_empty() && met.is_none() {
        return Err(none());
    }
    let met = met.unwrap_or_default();
    outcomes.extend(met.outcomes);
    Ok(Answer { outcomes, ..met })
}

/// Spaces beside known enemies, with how many of them stand there (S2.force.3).
fn threat(state: &State, side: Side) -> Vec<(String, i64)> {
    if fog::is_setting_up(state) {
        return Vec::new();
    }
    let beside = |space: Space| space.neighbours().filter(|(_, at)| fog::knows(state, side, *at)).count();
    let threatened = Space::all().map(|space| (space.number(), beside(space) as i64));
    threatened.filter(|(_, enemies)| *enemies > 0).collect()
}

/// The spaces of an overlay, for some sides; `seen` says whose cards are seen.
fn overlay(data: &Data, state: &State, sides: &[Side], id: &str, seen: impl Fn(Space) -> bool) -> Vec<(String, i64)> {
    let belongs = |space: Space| match id {
        "friendly" => sides.iter().any(|side| fog::is_friendly(state, *side, space)),
        "rail" => seen(space) && state.board.has_rail(data, space) && !state.track_cut.contains(space),
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
