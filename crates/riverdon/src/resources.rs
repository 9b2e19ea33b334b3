//! 3, 9.sup, 9.wea: income, lines of supply, the weather; and what a force may draw on.

use engine::{Arg, Breach, Dice, DieFailure, Events, Message, Seats};

use crate::army::{self, Stands};
use crate::board::Lay;
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx};
use crate::ids::{Side, Spaces};
use crate::space::{Edge, Space};
use crate::state::State;
use crate::{args, fog, rivers, seats};

/// 3.res.3: the income of a side; its owner alone is told.
pub(crate) fn earn(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), DieFailure> {
    let die = dice.roll(6, "3.res.3")?;
    let (year, winter) = (state.scenario(data).year, state.settings.winter);
    let points = army::income(data, state.hosts[side].nation, year, winter, die);
    let stock = &mut state.hosts[side].resources;
    *stock = stock.saturating_add(u16::from(points));
    let stock = *stock;
    let bound = |die| u16::from(army::income(data, state.hosts[side].nation, year, winter, die));
    let (least, most) = (bound(1), bound(6));
    let reckoned = &mut state.known[side.enemy()].stock;
    *reckoned = (reckoned.0.saturating_add(least), reckoned.1.saturating_add(most));
    events.tell(seats::only(side), || {
        let told = Message::by("3.res.3", "riverdon-income").with("die", Arg::Die(die));
        told.with("points", args::int(points)).with("stock", args::int(stock))
    });
    Ok(())
}

/// 9.wea: the weather of the turn.
pub(crate) fn roll_weather(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), DieFailure> {
    let numbers = data.campaign.rolls.weather;
    let die = dice.roll(6, "9.wea.1")?;
    let total = die as i8 + if state.settings.winter { numbers.winter } else { 0 };
    state.bad_weather = total >= numbers.bad_from;
    let id = if state.bad_weather { "riverdon-weather-bad" } else { "riverdon-weather-good" };
    let clause = if state.settings.winter { "9.wea.2" } else { "9.wea.1" };
    events.tell(Seats::ALL, || Message::by(clause, id).with("die", Arg::Die(die)));
    Ok(())
}

/// 9.sup.1: which forces are in supply this turn; their owner is told of those that are not.
pub(crate) fn check_supply(data: &Data, state: &mut State, events: &mut Events<'_>) {
    for side in Side::ALL {
        for force in (0..crate::forces::FORCES as u8).map(ForceIx) {
            let group = *state.force(side, force);
            let Some(space) = group.place.space() else { continue };
            let cut = !in_supply(data, state, side, &group);
            state.force_mut(side, force).unsupplied = cut;
            if cut {
                // Enemies whom nobody sees may have cut the line.
                events.reveal(seats::only(side), || {
                    Message::by("9.sup.4", "riverdon-out-of-supply").with("space", args::space(space))
                });
            }
        }
    }
}

/// What holds a line of supply up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// How many spaces it has at most.
    most: u8,
    /// Enemies, and what might be one.
    enemies: bool,
    /// Rivers without a crossing.
    rivers: bool,
}

impl Limits {
    /// The rule (9.sup.2).
    pub(crate) fn rule(data: &Data) -> Limits {
        Limits { most: data.campaign.limits.supply_line, enemies: true, rivers: true }
    }

    /// One limit after the other taken away, to find which of them breaks a line.
    pub(crate) const LOOSER: [Limits; 3] = [
        Limits { most: u8::MAX, enemies: true, rivers: true },
        Limits { most: u8::MAX, enemies: false, rivers: true },
        Limits { most: u8::MAX, enemies: false, rivers: false },
    ];
}

/// 9.sup.2, 9.sup.3: whether a line leads home, or to a railway that does.
pub(crate) fn in_supply(data: &Data, state: &State, side: Side, force: &Force) -> bool {
    force.place.space().is_none() || line(data, state, side, force, Limits::rule(data)).is_some()
}

/// The shortest line of a force, from its space to the home row or to a railway that leads there (9.sup.2, 9.sup.3).
pub(crate) fn line(data: &Data, state: &State, side: Side, force: &Force, limits: Limits) -> Option<Vec<Space>> {
    let space = force.place.space()?;
    let home = home_spaces(data, state, side);
    let rails = home_rails(data, state, side);
    let goal = |at: Space| home.contains(at) || rails.contains(at);
    if goal(space) {
        return Some(vec![space]);
    }
    // Where it has come to, on which banks, and from which of these.
    let mut reached = vec![(space, rivers::spread(data, state, space, force.banks, &Stands::default()), 0)];
    let (mut begun, mut spaces) = (0, 0);
    while spaces < limits.most && begun < reached.len() {
        let end = reached.len();
        for index in begun..end {
            let (at, banks, _) = reached[index];
            for (edge, to) in at.neighbours() {
                let there = match limits.rivers {
                    true => rivers::beyond(data, state, at, banks, edge, &Stands::default()),
                    false if state.board.at(to) == Lay::MajorRiver => Banks::NONE,
                    false => Banks::BOTH,
                };
                if there.is_empty() || (limits.enemies && !serves(data, state, side, to)) {
                    continue;
                }
                if goal(to) {
                    reached.push((to, there, index));
                    return Some(traced(&reached));
                }
                let there = rivers::spread(data, state, to, there, &Stands::default());
                let known = |(known, with, _): &(Space, Banks, usize)| {
                    *known == to && there.iter().all(|bank| with.contains(bank))
                };
                if !reached.iter().any(known) {
                    reached.push((to, there, index));
                }
            }
        }
        (begun, spaces) = (end, spaces + 1);
    }
    None
}

/// The way to the last that was reached.
fn traced(reached: &[(Space, Banks, usize)]) -> Vec<Space> {
    let mut at = reached.len() - 1;
    let mut way = vec![reached[at].0];
    while at > 0 {
        at = reached[at].2;
        way.push(reached[at].0);
    }
    way.reverse();
    way
}

/// The railway from a space to the home row, by which a line goes on (9.sup.3).
pub(crate) fn rails_home(data: &Data, state: &State, side: Side, from: Space) -> Vec<Space> {
    let home = home_spaces(data, state, side);
    let rails = home_rails(data, state, side);
    let mut reached = vec![(from, Banks::NONE, 0)];
    let mut next = 0;
    while let Some(&(at, ..)) = reached.get(next) {
        if home.contains(at) {
            return traced(&reached[..=next]);
        }
        for to in Edge::ALL.into_iter().filter_map(|edge| state.board.by_rail(data, at, edge)) {
            if rails.contains(to) && joined(state, at, to) && !reached.iter().any(|(known, ..)| *known == to) {
                reached.push((to, Banks::NONE, next));
            }
        }
        next += 1;
    }
    vec![from]
}

/// Whether no rail bridge is down between two spaces of a railway.
fn joined(state: &State, one: Space, other: Space) -> bool {
    !state.rail_bridge_down.contains(one) && !state.rail_bridge_down.contains(other)
}

/// Whether a line may pass a space: no enemy is there (9.sup.2); without a referee's knowledge the enemy of partisans
/// needs troops of his own there (9.part.4).
pub(crate) fn serves(data: &Data, state: &State, side: Side, space: Space) -> bool {
    let unsure = state.settings.no_referee_knowledge && fog::may_lurk(data, state, side.enemy());
    !state.occupied(side.enemy(), space) && (!unsure || state.occupied(side, space))
}

/// The spaces of the home edges (S1.edge.1).
pub(crate) fn home_spaces(data: &Data, state: &State, side: Side) -> Spaces {
    let edges = &state.side(data, side).edges;
    Spaces::of(edges.iter().flat_map(|edge| crate::space::home_row(*edge)))
}

/// Rail spaces from which the rail runs unbroken and free of enemies to the home edge (9.sup.3).
fn home_rails(data: &Data, state: &State, side: Side) -> Spaces {
    let open =
        |at: Space| state.board.has_rail(data, at) && serves(data, state, side, at) && !state.track_cut.contains(at);
    let mut found = Spaces::of(home_spaces(data, state, side).iter().filter(|at| open(*at)));
    let mut todo: Vec<Space> = found.iter().collect();
    while let Some(at) = todo.pop() {
        for edge in Edge::ALL {
            if let Some(to) = state.board.by_rail(data, at, edge)
                && open(to)
                && !found.contains(to)
                && joined(state, at, to)
            {
                found.insert(to);
                todo.push(to);
            }
        }
    }
    found
}

/// 3.res.2, 3.res.5: whether a force can pay so many points.
pub(crate) fn check_pay(
    data: &Data,
    state: &State,
    side: Side,
    force: Option<ForceIx>,
    points: u8,
) -> Result<(), Breach> {
    if state.hosts[side].resources < u16::from(points) {
        let stock = state.hosts[side].resources;
        return Err(Breach::of("3.res.2", "riverdon-too-few-points").with("stock", args::int(stock)));
    }
    let Some(force) = force else { return Ok(()) };
    let group = state.force(side, force);
    let clause = match (group.surrounded, group.unsupplied) {
        (true, _) => "9.surr.3",
        (_, true) => "9.sup.4",
        _ => return Ok(()),
    };
    let most = data.campaign.limits.points_when_cut_off;
    match group.used.saturating_add(points) > most {
        true => Err(Breach::of(clause, "riverdon-cut-off-from-stock").with("most", args::int(most))),
        false => Ok(()),
    }
}

/// 3.res.1, 3.res.6: pays; what is not spent stays.
pub(crate) fn pay(state: &mut State, side: Side, force: Option<ForceIx>, points: u8) {
    let stock = &mut state.hosts[side].resources;
    *stock = stock.saturating_sub(u16::from(points));
    if let Some(force) = force {
        let group = state.force_mut(side, force);
        group.used = group.used.saturating_add(points);
    }
}
