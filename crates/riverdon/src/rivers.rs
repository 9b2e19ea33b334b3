//! Where a group can step: rivers and their crossings, rails, tanks off the rail and cars without a road (6.river, 5.man.7,
//! 5.tank, 5.ac).

use engine::Breach;

use crate::args;
use crate::army::Stands;
use crate::board::Footing;
use crate::cards::{Bank, CrossingKind};
use crate::data::Data;
use crate::forces::{Banks, Force};
use crate::ids::Side;
use crate::space::{Edge, Space};
use crate::state::State;
use crate::units::Class;

/// Who crosses rivers alike: infantry and all that goes with it, tanks and cars, trains (6.river.2, 6.river.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Crosser {
    Foot,
    Vehicle,
    Train,
}

impl Crosser {
    pub(crate) const ALL: [Crosser; 3] = [Crosser::Foot, Crosser::Vehicle, Crosser::Train];

    pub(crate) const fn of(class: Class) -> Crosser {
        match class {
            Class::Train => Crosser::Train,
            Class::Tank | Class::ArmouredCar => Crosser::Vehicle,
            _ => Crosser::Foot,
        }
    }

    /// What it crosses by.
    const fn crossings(self) -> &'static [CrossingKind] {
        match self {
            Crosser::Foot => &[CrossingKind::Bridge, CrossingKind::RailBridge, CrossingKind::Ford],
            Crosser::Vehicle => &[CrossingKind::Bridge, CrossingKind::RailBridge],
            Crosser::Train => &[CrossingKind::RailBridge],
        }
    }
}

/// Whether a crossing of a card stands.
pub(crate) fn stands_there(state: &State, space: Space, kind: CrossingKind) -> bool {
    match kind {
        CrossingKind::Bridge => !state.bridge_down.contains(space),
        CrossingKind::RailBridge => !state.rail_bridge_down.contains(space),
        CrossingKind::Ford => true,
    }
}

/// Whether stands can change banks on a card, by crossings that stand
/// (6.river.1 to 6.river.3, 9.brid.6). Nobody crosses like infantry does (9.sup.2).
pub(crate) fn can_cross(data: &Data, state: &State, space: Space, stands: &Stands) -> bool {
    can_cross_by(data, state, space, stands, |kind| stands_there(state, space, kind))
}

/// The same where not all crossings that stand count.
pub(crate) fn can_cross_by(
    data: &Data,
    state: &State,
    space: Space,
    stands: &Stands,
    counts: impl Fn(CrossingKind) -> bool,
) -> bool {
    let Some(face) = state.board.face(data, space) else { return false };
    let open = |kinds: &[CrossingKind]| {
        face.crossings.iter().any(|crossing| kinds.contains(&crossing.kind) && counts(crossing.kind))
    };
    let crosses = |crosser: Crosser| open(crosser.crossings());
    crosses(Crosser::Foot) && stands.iter().all(|(unit, _)| crosses(Crosser::of(data.units[unit.index()].class)))
}

/// The banks that stands hold or can be on: both where they can cross (6.river.6).
pub(crate) fn spread(data: &Data, state: &State, space: Space, banks: Banks, stands: &Stands) -> Banks {
    let river = state.board.has_river(data, space);
    if river && can_cross(data, state, space, stands) { Banks::BOTH } else { banks }
}

/// The banks on which stands can come to be in the space beyond an edge; none if they cannot go there (6.river.1,
/// 6.river.4).
pub(crate) fn beyond(data: &Data, state: &State, from: Space, banks: Banks, edge: Edge, stands: &Stands) -> Banks {
    let start = spread(data, state, from, banks, stands);
    let footings = start.iter().flat_map(|bank| state.board.by_bank(data, Footing { space: from, bank }, edge));
    footings.fold(Banks::NONE, |found, footing| found.with(footing.bank))
}

/// The same by what a side has seen of the two cards: on one that it has not seen anybody may be on any bank that touches the
/// edge, and come to any (S1.mode.1).
pub(crate) fn beyond_as_seen(
    data: &Data,
    state: &State,
    side: Side,
    from: Space,
    banks: Banks,
    edge: Edge,
    stands: &Stands,
) -> Banks {
    let seen = |space: Space| state.board.is_seen(side, space);
    let Some(to) = from.beyond(edge) else { return Banks::NONE };
    match (seen(from), seen(to)) {
        (true, true) => beyond(data, state, from, banks, edge, stands),
        (true, false) if spread(data, state, from, banks, stands).meet(from_edge(data, state, from, edge)) => {
            Banks::BOTH
        }
        (true, false) => Banks::NONE,
        (false, true) => from_edge(data, state, to, edge.opposite()),
        (false, false) => Banks::BOTH,
    }
}

/// Whether rails could lead over an edge, by what a side has seen of the two cards.
pub(crate) fn rail_as_seen(data: &Data, state: &State, side: Side, from: Space, edge: Edge) -> bool {
    let leads = |space: Space, edge: Edge| {
        !state.board.is_seen(side, space) || state.board.face(data, space).is_some_and(|face| face.rail.contains(edge))
    };
    leads(from, edge) && from.beyond(edge).is_some_and(|to| leads(to, edge.opposite()))
}

/// The banks on which a group can be while it moves on: both where it can cross or came to either, those of the enemy
/// where it meets him (6.river.1, 6.river.5).
pub(crate) fn open(data: &Data, state: &State, side: Side, space: Space, banks: Banks, stands: &Stands) -> Banks {
    if !state.board.has_river(data, space) {
        return Banks::default();
    }
    let reach = spread(data, state, space, banks, stands);
    let place = crate::forces::Place::At(space);
    let enemies = state.groups_at(side.enemy(), place);
    let held =
        enemies.fold(Banks::NONE, |held, (_, force)| held.and(spread(data, state, space, force.banks, &force.stands)));
    let met = Banks::of(reach.iter().filter(|bank| held.contains(*bank)));
    if met.is_empty() || can_cross(data, state, space, stands) { reach } else { met }
}

/// Whether a group that stops could be on either bank: it came to both, and cannot cross (6.river.6).
pub(crate) fn chooses(data: &Data, state: &State, force: &Force) -> bool {
    let river = |space: Space| state.board.has_river(data, space) && !can_cross(data, state, space, &force.stands);
    force.banks == Banks::BOTH && force.place.space().is_some_and(river)
}

/// The banks on which stands come onto the board over one of its edges.
pub(crate) fn from_edge(data: &Data, state: &State, space: Space, edge: Edge) -> Banks {
    let face = state.board.face(data, space);
    let touches = |bank: &Bank| face.is_some_and(|face| face.halves(*bank).touch(edge));
    Banks::of(Bank::ALL.into_iter().filter(touches))
}

/// The banks that a group holds once it stops: all it can reach, or the one that it came to.
pub(crate) fn settle(data: &Data, state: &State, space: Space, banks: Banks, stands: &Stands) -> Banks {
    match spread(data, state, space, banks, stands) {
        Banks::BOTH if can_cross(data, state, space, stands) => Banks::BOTH,
        _ if !state.board.has_river(data, space) => Banks::default(),
        some => Banks::only(some.first()),
    }
}

/// Why a part of a group cannot step over an edge, by its kind: trains keep to the rails, tanks near them, cars to roads.
pub(crate) fn check_kinds(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    from: Space,
    edge: Edge,
    came: Option<Edge>,
) -> Result<(), Breach> {
    let Some(to) = from.beyond(edge) else { return Err(Breach::of("sc.gen.3", "riverdon-edge-of-the-board")) };
    let seen = |space: Space| state.board.is_seen(side, space);
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(to)));
    let stands = &force.stands;
    if stands.of_class(data, Class::Train) > 0 {
        if !rail_as_seen(data, state, side, from, edge) {
            return refuse("5.man.7", "riverdon-train-needs-rail");
        }
        if state.track_cut.contains(to) {
            return refuse("sc4.track.3", "riverdon-track-is-cut");
        }
    }
    if stands.of_class(data, Class::Tank) > 0 {
        let rail = |space: Space| !seen(space) || state.board.has_rail(data, space);
        if !rail(from) && force.tanks_from.is_some_and(|home| home != to) {
            return match rail(to) {
                true => refuse("5.tank.3", "riverdon-tanks-go-back"),
                false => refuse("5.tank.4", "riverdon-tanks-near-rail"),
            };
        }
    }
    if stands.of_class(data, Class::ArmouredCar) > 0
        && let Some(entry) = came.or(force.cars_by)
        && entry != edge
        && seen(from)
        && !cars_cross(data, state, from, entry, edge)
    {
        return refuse("5.ac.1", "riverdon-no-way-for-cars");
    }
    Ok(())
}

/// The rail space from which tanks have strayed once they have taken a step, by what their side knows (5.tank.2, 5.tank.4).
pub(crate) fn strayed(data: &Data, state: &State, side: Side, force: &Force, from: Space, to: Space) -> Option<Space> {
    let rail = |space: Space| !state.board.is_seen(side, space) || state.board.has_rail(data, space);
    match (rail(from), rail(to)) {
        (true, false) => Some(from),
        (false, false) => force.tanks_from,
        _ => None,
    }
}

/// Whether the bank of a group touches an edge of the board, by what its side has seen of the card (sc.gen.3).
pub(crate) fn reaches_edge(data: &Data, state: &State, side: Side, at: Space, force: &Force, edge: Edge) -> bool {
    let banks = spread(data, state, at, force.banks, &force.stands);
    !state.board.is_seen(side, at) || banks.meet(from_edge(data, state, at, edge))
}

/// Why a part of a group cannot go over an edge of the board: the railway of an edge is known to everybody (5.man.7).
pub(crate) fn check_over_edge(
    data: &Data,
    state: &State,
    side: Side,
    force: &Force,
    at: Space,
    edge: Edge,
    came: Option<Edge>,
) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(at)));
    let face = state.board.face(data, at);
    if force.stands.of_class(data, Class::Train) > 0 && !face.is_some_and(|face| face.rail.contains(edge)) {
        return refuse("5.man.7", "riverdon-train-needs-rail");
    }
    let rail = match state.board.is_seen(side, at) {
        true => state.board.has_rail(data, at),
        false => face.is_some_and(|face| face.rail.contains(edge)),
    };
    if force.stands.of_class(data, Class::Tank) > 0 && !rail {
        return refuse("5.tank.1", "riverdon-tanks-near-rail");
    }
    let entry = came.or(force.cars_by).filter(|entry| *entry != edge && state.board.is_seen(side, at));
    match entry {
        Some(entry)
            if force.stands.of_class(data, Class::ArmouredCar) > 0 && !cars_cross(data, state, at, entry, edge) =>
        {
            refuse("5.ac.1", "riverdon-no-way-for-cars")
        }
        _ => Ok(()),
    }
}

/// Whether cars get from one edge of a card to another (5.ac.1, 5.ac.2); the banks are judged elsewhere.
fn cars_cross(data: &Data, state: &State, space: Space, from: Edge, to: Edge) -> bool {
    let Some(face) = state.board.face(data, space) else { return false };
    let axis = face.axes.iter().any(|&(a, b)| (a, b) == (from, to) || (b, a) == (from, to));
    !face.road.is_empty() || !face.rail.is_empty() || axis
}

/// The edge between two adjacent spaces.
pub(crate) fn edge_to(from: Space, to: Space) -> Option<Edge> {
    from.neighbours().find(|(_, space)| *space == to).map(|(edge, _)| edge)
}

/// Whether anybody of a side can be attacked from where somebody comes: not across an uncrossable river (6.river.5).
pub(crate) fn can_meet(data: &Data, state: &State, side: Side, space: Space, banks: Banks, stands: &Stands) -> bool {
    let reach = spread(data, state, space, banks, stands);
    let place = crate::forces::Place::At(space);
    state.groups_at(side, place).any(|(_, force)| spread(data, state, space, force.banks, &force.stands).meet(reach))
}

/// S2.setup.1, 6.river.1: whether stands that are put on a card have to be on one of its banks, by what their side knows.
pub(crate) fn parted(data: &Data, state: &State, side: Side, space: Space, stands: &Stands) -> bool {
    let river = state.board.is_seen(side, space) && state.board.has_river(data, space);
    river && !can_cross(data, state, space, stands)
}

/// A bank is named where there is one to choose, and only there.
pub(crate) fn check_bank(clause: &'static str, space: Space, bank: Option<Bank>, parted: bool) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(space)));
    match (bank, parted) {
        (None, true) => refuse(clause, "riverdon-bank-wanted"),
        (Some(_), false) => refuse("6.river.6", "riverdon-no-bank-to-choose"),
        _ => Ok(()),
    }
}

/// A bank by what a player chose, where the card has two.
pub(crate) fn chosen(data: &Data, state: &State, space: Space, bank: Option<Bank>, stands: &Stands) -> Banks {
    let wanted = bank.filter(|_| state.board.has_river(data, space)).unwrap_or(Bank::Near);
    settle(data, state, space, Banks::only(wanted), stands)
}
