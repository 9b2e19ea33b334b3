//! Battles that an order could lead to, before anybody has met: many of them, over what the seat may know (8.resolve.1). What
//! is known of an enemy in a space is what was sighted there.

use engine::question::Chances;
use engine::{Answer, Breach, Each, Game, Message, Seat};

use super::spread;
use crate::board::Lay;
use crate::campaign::OrderKind;
use crate::cards::Laid;
use crate::engage;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::game::RiverDon;
use crate::ids::{BySide, Side, Spaces};
use crate::movement::Course;
use crate::order::Order;
use crate::procedure::{Action, Clash, RESERVES};
use crate::resources::home_spaces;
use crate::space::{Edge, Space};
use crate::state::State;
use crate::{args, fog, movement, rivers, writing};

/// So many enemies are reckoned with at most.
const TARGETS: usize = 3;

/// A meeting that could come of an order.
struct Meeting {
    force: ForceIx,
    order: OrderKind,
    at: Space,
    from: Option<Space>,
    from_banks: Banks,
    banks: Banks,
}

/// The odds of the battles that an order could lead to; none where it leads to none, or too little is known.
pub(super) fn odds(game: &RiverDon, state: &State, seat: Seat, side: Side, order: &Order) -> Option<Answer> {
    let mut meetings = match order {
        Order::Go(path) => at_the_end(game, state, side, path).into_iter().collect(),
        Order::Act(who, _) => {
            let force = writing::named(state, side, *who).ok()?;
            beside(game, state, side, force, state.force(side, force).order?)
        }
        Order::Task(who, Some(kind)) => beside(game, state, side, writing::named(state, side, *who).ok()?, *kind),
        Order::Order(leader, Some(kind)) => {
            let led = state.groups(side).find(|(_, force)| force.leader == Some(*leader));
            beside(game, state, side, led?.0, *kind)
        }
        _ => return None,
    };
    meetings.truncate(TARGETS);
    let told: Vec<(Space, Answer)> =
        meetings.iter().filter_map(|met| Some((met.at, foreseen(game, state, seat, side, met).ok()?))).collect();
    match told.len() {
        0 => None,
        1 => told.into_iter().next().map(|(_, answer)| answer),
        _ => Some(Answer {
            outcomes: told.iter().flat_map(|(at, one)| placed(game, *at, one)).collect(),
            ..Answer::default()
        }),
    }
}

/// What can come of one of several battles: each result with its space.
fn placed(game: &RiverDon, at: Space, answer: &Answer) -> Vec<Chances> {
    let space = game.spell(&Message::by("8.resolve.1", "riverdon-odds-won-at").with("space", args::space(at)));
    let named = answer.outcomes.iter().filter(|one| one.result.id == "riverdon-odds-won").cloned();
    let with_space = |mut one: Chances| {
        one.result.id = space.id.clone();
        one.result.args.extend(space.args.iter().cloned());
        one
    };
    named.map(with_space).collect()
}

/// The meeting at the end of a way, if an enemy is known to be there.
fn at_the_end(game: &RiverDon, state: &State, side: Side, path: &[Space]) -> Option<Meeting> {
    let data = game.data();
    let action = state.action.filter(|action| action.side == side)?;
    let mut course = Course::of(state, &action)?;
    let mut force = *state.force(side, action.force);
    let mut last = None;
    for to in path {
        let banks = movement::check_step(data, state, side, &force, &course, *to).ok()?;
        last = Some((*to, force.place.space(), force.banks, banks));
        (force, course) = movement::stepped(data, state, side, &force, &course, *to, banks);
    }
    let (at, from, from_banks, banks) = last.filter(|(at, ..)| fog::knows_force(state, side, *at))?;
    Some(Meeting { force: action.force, order: course.order, at, from, from_banks, banks })
}

/// The meetings with known enemies that a group could come to under an order.
fn beside(game: &RiverDon, state: &State, side: Side, force: ForceIx, order: OrderKind) -> Vec<Meeting> {
    let group = Force { order: Some(order), ..*state.force(side, force) };
    let reached = spread(game.data(), state, side, &group, Course::begins(&group, order));
    let known = reached.into_iter().filter(|one| fog::knows_force(state, side, one.to));
    let meeting = |one: super::Reached| Meeting {
        force,
        order,
        at: one.to,
        from: one.from,
        from_banks: one.from_banks,
        banks: one.banks,
    };
    let mut found: Vec<Meeting> = Vec::new();
    for met in known.map(meeting) {
        if !found.iter().any(|other| (other.at, other.banks) == (met.at, met.banks)) {
            found.push(met);
        }
    }
    found
}

/// Many battles of a meeting: the group is brought there in a position as its side knows it.
fn foreseen(game: &RiverDon, state: &State, seat: Seat, side: Side, met: &Meeting) -> Result<Answer, Breach> {
    let data = game.data();
    let mut then = fog::as_known(state, side);
    if matches!(then.board.at(met.at), Lay::Card(_)) && !then.board.is_seen(side, met.at) {
        then.board.lay(met.at, Lay::Card(Laid::upright(data.building.filler)));
    }
    let edge = match met.from {
        Some(from) => rivers::edge_to(met.at, from),
        None if home_spaces(data, state, side).contains(met.at) => state.side(data, side).edges.first().copied(),
        None => None,
    };
    let edge = edge.unwrap_or(Edge::S);
    let group = then.force_mut(side, met.force);
    (group.place, group.banks, group.arrived, group.order) =
        (Place::At(met.at), met.banks, Some(edge), Some(met.order));
    then.action = Some(Action {
        side,
        force: met.force,
        order: met.order,
        from: met.from,
        from_banks: met.from_banks,
        back: met.from,
        back_banks: met.from_banks,
        moved: 1,
        fights: 1,
        met: true,
        over: false,
        lost: false,
        preempts: false,
        stopped: false,
        entered: 1,
        probed: Spaces::default(),
    });
    let clash = Clash {
        at: met.at,
        attacker: side,
        edge,
        from: met.from,
        from_banks: met.from_banks,
        ambush: false,
        stated: BySide::default(),
        way: BySide::default(),
        coming: Each::new([[None; RESERVES]; 2]),
        unfulfilled: false,
        winner: None,
        past_flight: false,
        before: false,
        gave_up: false,
    };
    engage::answers::before(game, &then, &clash, seat)
}
