//! 5: where an order leads: Probe, Assault, Breakthrough, Maneuver and Disengage, space by space.

use engine::Breach;

use crate::army::Stands;
use crate::board::Lay;
use crate::campaign::OrderKind;
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::ids::Side;
use crate::leaders::not_adjacent;
use crate::procedure::Action;
use crate::scenarios::Victory;
use crate::space::{Edge, SIZE, Space};
use crate::state::State;
use crate::units::Class;
use crate::writing::leaderless_order;
use crate::{args, fog, resources, rivers};

/// How far a group has come under its order.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Course {
    pub(crate) order: OrderKind,
    pub(crate) moved: u8,
    pub(crate) fights: u8,
    /// It has met the enemy.
    pub(crate) met: bool,
    /// Where it started; off the board without.
    pub(crate) from: Option<Space>,
    /// The edge over which it came into the space where it is.
    pub(crate) came: Option<Edge>,
}

impl Course {
    /// A group that has not moved yet.
    pub(crate) fn begins(force: &Force, order: OrderKind) -> Course {
        Course { order, moved: 0, fights: 0, met: false, from: force.place.space(), came: None }
    }

    /// The action under way.
    pub(crate) fn of(state: &State, action: &Action) -> Option<Course> {
        let force = state.force(action.side, action.force);
        let came = if action.moved > 0 { force.arrived } else { None };
        Some(Course {
            order: force.order?,
            moved: action.moved,
            fights: action.fights,
            met: action.met,
            from: action.from,
            came,
        })
    }
}

/// Whether an order is an attack.
pub(crate) const fn attacks(order: OrderKind) -> bool {
    matches!(order, OrderKind::Probe | OrderKind::Assault | OrderKind::Breakthrough)
}

/// How many spaces an order takes a group, and the clause that says so.
pub(crate) fn reach(data: &Data, state: &State, side: Side, force: &Force, course: &Course) -> (u8, &'static str) {
    let swift = force.stands.all_mounted_or_cars(data);
    let pace = force.stands.pace(data);
    let slow = u8::from(state.bad_weather);
    let free = course.from.is_none_or(|from| !fog::knows_beside(state, side, from));
    match course.order {
        OrderKind::Probe if swift => (2, "5.probe.5"),
        OrderKind::Probe => (1, "5.probe.1"),
        OrderKind::Assault => (2, "5.assault.1"),
        OrderKind::Breakthrough if swift => (3, "5.break.4"),
        OrderKind::Breakthrough => (2, "5.break.4"),
        OrderKind::Maneuver if force.leader.is_none() => {
            let most = leaderless_order(data, state.tactics[side]).and_then(|(_, most)| most).unwrap_or(pace);
            (most.min(pace).saturating_sub(slow), "5.nolead.3")
        }
        OrderKind::Maneuver if slow > 0 => (pace.saturating_sub(slow), "9.wea.5"),
        OrderKind::Maneuver => (pace, if pace > 2 { "5.man.3" } else { "5.man.2" }),
        OrderKind::Disengage if force.surrounded => (1, "5.dis.6"),
        OrderKind::Disengage if free => (pace, "5.dis.5"),
        OrderKind::Disengage => (pace, "5.dis.3"),
        OrderKind::Reserve => (0, "5.res.1"),
        OrderKind::DigIn => (0, "5.dig.5"),
    }
}

/// Whether a group can take one more step under its order, by what its side knows; the banks it comes to. How far the order
/// reaches is said last: whatever else bars the step would remain.
pub(crate) fn check_step(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    to: Space,
) -> Result<Banks, Breach> {
    let (most, clause) = reach(data, state, side, force, course);
    let far = course.moved >= most;
    let banks = check_ground(data, state, side, force, course, to)?;
    let leads = |banks| !far && leads_on(data, state, side, force, course, to, banks);
    check_order(data, state, side, force, course, to, banks, leads)?;
    match far {
        true => Err(Breach::of(clause, "riverdon-too-far").with("most", args::int(most))),
        false => Ok(banks),
    }
}

/// What the fights that were fought and the ground say to a step, however far the order reaches; the banks it leads to.
pub(crate) fn check_ground(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    to: Space,
) -> Result<Banks, Breach> {
    check_fights(course, to, fog::knows(state, side, to))?;
    check_way(data, state, side, force, course, to)
}

/// What an order says to a step onto certain banks of a space; `leads_on` says whether an attack goes on from a friendly one.
#[allow(clippy::too_many_arguments, reason = "who steps how from where to where")]
pub(crate) fn check_order(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    to: Space,
    banks: Banks,
    leads_on: impl Fn(Banks) -> bool,
) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(to)));
    let known = fog::knows(state, side, to);
    match course.order {
        OrderKind::Probe | OrderKind::Assault | OrderKind::Breakthrough => {
            if fog::is_friendly(state, side, to) && !leads_on(banks) {
                return match course.order {
                    OrderKind::Probe => refuse("5.probe.7", "riverdon-friendly-space"),
                    OrderKind::Assault => refuse("5.assault.1", "riverdon-friendly-space"),
                    _ => refuse("5.break.1", "riverdon-friendly-space"),
                };
            }
        }
        _ if known => {
            let clause = if course.order == OrderKind::Disengage { "5.dis.2" } else { "5.man.1" };
            return refuse(clause, "riverdon-enemy-in-space");
        }
        OrderKind::Maneuver => check_maneuver(state, side, course, force, to)?,
        OrderKind::Disengage => check_disengage(data, state, side, force, course, to)?,
        OrderKind::Reserve | OrderKind::DigIn => {}
    }
    let marked = fog::marked_at(state, side.enemy(), to);
    if marked && attacks(course.order) && !rivers::can_meet(data, state, side.enemy(), to, banks, &force.stands) {
        return refuse("6.river.5", "riverdon-enemy-on-the-far-bank");
    }
    Ok(())
}

/// A group as it comes to a space under its order.
pub(crate) fn stepped(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    to: Space,
    banks: Banks,
) -> (Force, Course) {
    let from = force.place.space();
    let came = from.and_then(|from| rivers::edge_to(to, from));
    let tanks_from = from.and_then(|from| rivers::strayed(data, state, side, force, from, to));
    let there = Force { place: Place::At(to), banks, cars_by: came, tanks_from, ..*force };
    (there, Course { moved: course.moved + 1, came, ..*course })
}

/// 5.probe.6, 5.assault.4, 5.break.2, 5.break.5, 5.break.6: what a fight leaves open.
fn check_fights(course: &Course, to: Space, known: bool) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(to)));
    match course.order {
        OrderKind::Probe if course.met => refuse("5.probe.6", "riverdon-fight-ends-move"),
        OrderKind::Assault if course.met => refuse("5.assault.4", "riverdon-fight-ends-move"),
        OrderKind::Breakthrough if course.fights >= 2 => {
            refuse(if known { "5.break.5" } else { "5.break.6" }, "riverdon-two-fights")
        }
        OrderKind::Maneuver | OrderKind::Disengage if course.met => refuse("8.effect.1", "riverdon-fight-ends-move"),
        _ => Ok(()),
    }
}

/// The way itself: adjacent, over rivers at crossings, on rails and roads (6.river, 5.man.7, 5.tank, 5.ac).
fn check_way(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    to: Space,
) -> Result<Banks, Breach> {
    if state.board.at(to) == Lay::MajorRiver {
        return Err(Breach::of("S1.V.5", "riverdon-no-way-over-water").with("space", args::space(to)));
    }
    let Some(from) = force.place.space() else {
        // sc5.setup.2: over the home edge.
        let info = state.side(data, side);
        let edge = info.edges.iter().copied().find(|edge| to.beyond(*edge).is_none());
        return match edge.filter(|_| info.off_board) {
            Some(edge) => {
                rivers::check_over_edge(data, state, side, force, to, edge, Some(edge))?;
                Ok(rivers::from_edge(data, state, to, edge))
            }
            None => Err(Breach::of("sc5.setup.2", "riverdon-enters-at-home").with("space", args::space(to))),
        };
    };
    let Some(edge) = rivers::edge_to(from, to) else { return Err(not_adjacent(from, to)) };
    rivers::check_kinds(data, state, side, force, from, edge, course.came)?;
    let tanks_break_through = force.stands.of_class(data, Class::Tank) > 0 && course.order == OrderKind::Breakthrough;
    if tanks_break_through && !rivers::rail_as_seen(data, state, side, from, edge) {
        return Err(Breach::of("5.tank.5", "riverdon-tanks-along-rail").with("space", args::space(to)));
    }
    let beyond = |stands: &Stands| rivers::beyond_as_seen(data, state, side, from, force.banks, edge, stands);
    let banks = beyond(&force.stands);
    if !banks.is_empty() {
        return Ok(banks);
    }
    let hinders = |class: Class| {
        let others = force.stands.only(|unit| data.units[unit.index()].class != class);
        force.stands.of_class(data, class) > 0 && !beyond(&others).is_empty()
    };
    let clause = match () {
        () if hinders(Class::Train) => "5.man.7",
        () if hinders(Class::ArmouredCar) || hinders(Class::Tank) => "6.river.3",
        () => "6.river.1",
    };
    Err(Breach::of(clause, "riverdon-no-crossing").with("space", args::space(from)))
}

/// 5.man.5, 5.man.6: nobody maneuvers beside a known enemy.
fn check_maneuver(state: &State, side: Side, course: &Course, force: &Force, to: Space) -> Result<(), Breach> {
    let Some(from) = force.place.space() else { return Ok(()) };
    if !fog::knows_beside(state, side, from) {
        return Ok(());
    }
    let clause = if course.moved == 0 { "5.man.5" } else { "5.man.6" };
    Err(Breach::of(clause, "riverdon-beside-the-enemy").with("space", args::space(to)))
}

/// 5.dis.2, 5.dis.4: away from the enemy and toward home; without contact as Maneuver (5.dis.5).
fn check_disengage(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    course: &Course,
    to: Space,
) -> Result<(), Breach> {
    let contact = course.from.is_some_and(|from| fog::knows_beside(state, side, from));
    let Some(from) = force.place.space() else { return Ok(()) };
    if !contact {
        return check_maneuver(state, side, course, force, to);
    }
    if fog::knows_beside(state, side, to) {
        return Err(Breach::of("5.dis.2", "riverdon-disengage-into-contact").with("space", args::space(to)));
    }
    if nearer_to_enemy(state, side, course, from, to) {
        return Err(Breach::of("5.dis.4", "riverdon-disengage-toward-enemy").with("space", args::space(to)));
    }
    let depth = |space: Space| home_distance(data, state, side, space);
    match depth(to) >= depth(from) && leads_home(data, state, side, force, course, from) {
        true => Err(Breach::of("5.dis.4", "riverdon-disengage-homeward").with("space", args::space(to))),
        false => Ok(()),
    }
}

/// Whether a step leads those who break contact nearer to their home row (5.dis.4).
fn leads_home(data: &Data, state: &State, side: Side, force: &Force, course: &Course, from: Space) -> bool {
    let depth = |space: Space| home_distance(data, state, side, space);
    from.neighbours().any(|(edge, to)| {
        depth(to) < depth(from)
            && !fog::knows(state, side, to)
            && !fog::knows_beside(state, side, to)
            && !nearer_to_enemy(state, side, course, from, to)
            && rivers::check_kinds(data, state, side, force, from, edge, course.came).is_ok()
            && !rivers::beyond_as_seen(data, state, side, from, force.banks, edge, &force.stands).is_empty()
    })
}

/// Whether a step lessens the distance to an enemy beside whom the force began its move.
fn nearer_to_enemy(state: &State, side: Side, course: &Course, from: Space, to: Space) -> bool {
    let start = course.from.unwrap_or(from);
    start.neighbours().any(|(_, enemy)| fog::knows(state, side, enemy) && to.distance(enemy) < from.distance(enemy))
}

/// How many rows or columns lie between a space and the nearest home edge.
pub(crate) fn home_distance(data: &Data, state: &State, side: Side, space: Space) -> u8 {
    let depth = |edge: &Edge| match edge {
        Edge::N => space.row() - 1,
        Edge::S => SIZE - space.row(),
        Edge::W => space.column() - 1,
        Edge::E => SIZE - space.column(),
    };
    state.side(data, side).edges.iter().map(depth).min().unwrap_or(0)
}

/// The spaces that a group could enter next.
pub(crate) fn next_spaces(data: &Data, state: &State, side: Side, force: &Force) -> [Option<Space>; 6] {
    let mut spaces = [None; 6];
    match force.place.space() {
        Some(from) => from.neighbours().zip(&mut spaces).for_each(|((_, to), slot)| *slot = Some(to)),
        None => {
            let home = resources::home_spaces(data, state, side);
            home.iter().zip(&mut spaces).for_each(|(to, slot)| *slot = Some(to));
        }
    }
    spaces
}

/// Whether a group has somewhere to attack under an order, by what its side knows (5.gen.5, 5.carry.1).
pub(crate) fn has_target(data: &Data, state: &State, side: Side, force: ForceIx, order: OrderKind) -> bool {
    let group = Force { order: Some(order), ..*state.force(side, force) };
    let course = Course::begins(&group, order);
    can_attack(data, state, side, &group, &course)
}

/// Whether an attack can go on to an unfriendly space: the next one, or one behind it.
pub(crate) fn can_attack(data: &Data, state: &State, side: Side, group: &Force, course: &Course) -> bool {
    if course.moved >= reach(data, state, side, group, course).0 {
        return false;
    }
    let next = next_spaces(data, state, side, group).into_iter().flatten();
    next.into_iter().any(|to| check_step(data, state, side, group, course, to).is_ok())
}

/// Whether an attack that passes a friendly space can go on from there to an unfriendly one, or off the board
/// (5.assault.1, 5.carry.1, sc.gen.3).
fn leads_on(data: &Data, state: &State, side: Side, group: &Force, course: &Course, to: Space, banks: Banks) -> bool {
    let (there, further) = stepped(data, state, side, group, course, to, banks);
    can_attack(data, state, side, &there, &further) || check_exit(data, state, side, &there, &further).is_ok()
}

/// sc.gen.3: whether a group can leave the board with one more space of its order.
pub(crate) fn check_exit(data: &Data, state: &State, side: Side, force: &Force, course: &Course) -> Result<(), Breach> {
    let refuse = |id| Err(Breach::of("sc.gen.3", id));
    let Victory::Exit { edge, .. } = state.scenario(data).victory else {
        return refuse("riverdon-nobody-leaves-here");
    };
    let leaves = state.side(data, side).edges.iter().all(|own| *own != edge);
    let Some(at) = force.place.space().filter(|at| leaves && at.board_edges().contains(edge)) else {
        return refuse("riverdon-not-at-the-exit");
    };
    let (most, clause) = reach(data, state, side, force, course);
    if course.moved >= most {
        return Err(Breach::of(clause, "riverdon-too-far").with("most", args::int(most)));
    }
    if course.order == OrderKind::Breakthrough {
        check_fights(course, at, false)?;
    }
    let contact = course.from.is_some_and(|from| fog::knows_beside(state, side, from));
    if course.order == OrderKind::Disengage && contact && leads_home(data, state, side, force, course, at) {
        return Err(Breach::of("5.dis.4", "riverdon-disengage-homeward").with("space", args::space(at)));
    }
    let able = match course.order {
        OrderKind::Maneuver => !fog::knows_beside(state, side, at),
        OrderKind::Disengage | OrderKind::Breakthrough => true,
        OrderKind::Assault => !course.met,
        OrderKind::Probe | OrderKind::Reserve | OrderKind::DigIn => false,
    };
    if !able || !rivers::reaches_edge(data, state, side, at, force, edge) {
        return refuse("riverdon-cannot-leave-so");
    }
    rivers::check_over_edge(data, state, side, force, at, edge, course.came)
}
