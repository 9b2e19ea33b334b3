//! 3, 9.sup, 9.wea: income, lines of supply, the weather; and what a force may draw on.

use engine::{Arg, Breach, Dice, DieFailure, Events, Message, Seats};

use crate::army::{self, Stands};
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx};
use crate::ids::{Side, Spaces};
use crate::space::{Edge, Space};
use crate::state::State;
use crate::{args, fog, rivers, seats};

/// How many spaces a line of supply has (9.sup.2).
const LINE: u8 = 4;
/// What a force that is surrounded or out of supply may use in a turn (9.surr.3, 9.sup.4).
pub(crate) const LAST_POINTS: u8 = 2;

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

/// 9.sup.2, 9.sup.3: whether a line leads home, or to a railway that does.
pub(crate) fn in_supply(data: &Data, state: &State, side: Side, force: &Force) -> bool {
    let Some(space) = force.place.space() else { return true };
    let start = rivers::spread(data, state, space, force.banks, &Stands::default());
    let home = home_spaces(data, state, side);
    let rails = home_rails(data, state, side);
    let goal = |at: Space| home.contains(at) || rails.contains(at);
    if goal(space) {
        return true;
    }
    let mut reached: Vec<(Space, Banks)> = vec![(space, start)];
    let mut frontier = reached.clone();
    for _ in 0..LINE {
        let mut next = Vec::new();
        for (at, banks) in frontier {
            for (edge, to) in at.neighbours() {
                let there = rivers::beyond(data, state, at, banks, edge, &Stands::default());
                if there.is_empty() || !serves(data, state, side, to) {
                    continue;
                }
                if goal(to) {
                    return true;
                }
                let there = rivers::spread(data, state, to, there, &Stands::default());
                if !reached.iter().any(|(known, with)| *known == to && there.iter().all(|bank| with.contains(bank))) {
                    reached.push((to, there));
                    next.push((to, there));
                }
            }
        }
        frontier = next;
    }
    false
}

/// Whether a line may pass a space: no enemy is there (9.sup.2); without a referee's knowledge the enemy of partisans
/// needs troops of his own there (9.part.4).
fn serves(data: &Data, state: &State, side: Side, space: Space) -> bool {
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
                && !state.rail_bridge_down.contains(at)
                && !state.rail_bridge_down.contains(to)
            {
                found.insert(to);
                todo.push(to);
            }
        }
    }
    found
}

/// 3.res.2, 3.res.5: whether a force can pay so many points.
pub(crate) fn check_pay(state: &State, side: Side, force: Option<ForceIx>, points: u8) -> Result<(), Breach> {
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
    match group.used.saturating_add(points) > LAST_POINTS {
        true => Err(Breach::of(clause, "riverdon-cut-off-from-stock").with("most", args::int(LAST_POINTS))),
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
