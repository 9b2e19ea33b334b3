//! What bars a march: on the shortest way there is, if it were no matter how far an order reaches (5, 6.river).

use std::collections::VecDeque;

use engine::Breach;

use crate::board::Lay;
use crate::data::Data;
use crate::forces::{Banks, Force};
use crate::ids::Side;
use crate::movement::{self, Course};
use crate::space::Space;
use crate::state::State;
use crate::{args, fog};

/// What holds up a march that may be of any length.
#[derive(Clone, Copy, PartialEq)]
enum Hold {
    /// The order and the ground.
    Order,
    /// The ground: rivers, rails, roads.
    Ground,
    Nothing,
}

/// What bars a group under its order from a space: the ground, then the order and the enemy, then the distance.
pub(super) fn bars(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    goal: Space,
    found: &mut Vec<Breach>,
) {
    let holds = [Hold::Order, Hold::Ground, Hold::Nothing];
    let Some(way) = holds.into_iter().find_map(|hold| way(data, state, side, force, course, goal, hold)) else {
        found.push(Breach::of("S1.V.5", "riverdon-no-way-over-water").with("space", args::space(goal)));
        return;
    };
    let (mut at, mut under) = (*force, *course);
    let (mut ground, mut ordered) = (None, None);
    for to in &way {
        let banks = movement::check_ground(data, state, side, &at, &under, *to);
        let comes = *banks.as_ref().unwrap_or(&Banks::BOTH);
        ground = ground.or(banks.err());
        let passes = |_| *to != goal;
        ordered = ordered.or(movement::check_order(data, state, side, &at, &under, *to, comes, passes).err());
        (at, under) = movement::stepped(data, state, side, &at, &under, *to, comes);
    }
    found.extend(ground.into_iter().chain(ordered));
    let (most, clause) = movement::reach(data, state, side, force, course);
    let spaces = usize::from(course.moved) + way.len();
    if spaces > usize::from(most) {
        let far = Breach::of(clause, "riverdon-too-far-to").with("space", args::space(goal));
        found.push(far.with("spaces", args::int(spaces as i32)).with("most", args::int(most)));
    }
}

/// Why the acting group cannot take one more step: what most of the spaces around have in common.
pub(super) fn nearest(data: &Data, state: &State, side: Side, force: &Force, course: &Course) -> Option<Breach> {
    let mut all = Vec::new();
    for to in movement::next_spaces(data, state, side, force).into_iter().flatten() {
        all.push(movement::check_step(data, state, side, force, course, to).err()?);
    }
    let alike = |why: &&Breach| all.iter().filter(|other| other.0.id == why.0.id).count();
    all.iter().max_by_key(alike).cloned()
}

/// The shortest way to a space, with what holds it up; nobody goes on from a space where he knows the enemy.
fn way(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    goal: Space,
    hold: Hold,
) -> Option<Vec<Space>> {
    let mut seen: Vec<(Space, Banks)> = Vec::new();
    let mut open: VecDeque<(Force, Course, Vec<Space>)> = VecDeque::from([(*force, *course, Vec::new())]);
    while let Some((at, under, way)) = open.pop_front() {
        for to in movement::next_spaces(data, state, side, &at).into_iter().flatten() {
            let banks = match hold {
                Hold::Nothing if state.board.at(to) == Lay::MajorRiver => continue,
                Hold::Nothing => Banks::BOTH,
                Hold::Order | Hold::Ground => match movement::check_ground(data, state, side, &at, &under, to) {
                    Ok(banks) => banks,
                    Err(_) => continue,
                },
            };
            let passes = |_| to != goal;
            let ordered = movement::check_order(data, state, side, &at, &under, to, banks, passes);
            if (hold == Hold::Order && ordered.is_err()) || seen.contains(&(to, banks)) {
                continue;
            }
            let on: Vec<Space> = way.iter().copied().chain([to]).collect();
            if to == goal {
                return Some(on);
            }
            seen.push((to, banks));
            if !fog::knows(state, side, to) {
                let (there, further) = movement::stepped(data, state, side, &at, &under, to, banks);
                open.push_back((there, further, on));
            }
        }
    }
    None
}
