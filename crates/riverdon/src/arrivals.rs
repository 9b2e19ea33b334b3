//! sc1.force.3, sc4.force.2, sc5.reinf: what comes later.

use engine::{Arg, Breach, Dice, DieFailure, Events, Message, Seats};

use crate::army::{Stands, flaws};
use crate::data::Data;
use crate::forces::{Banks, Force, Place};
use crate::general::{captures, scouting};
use crate::ids::{Side, Spaces};
use crate::space::{Edge, Edges, Space};
use crate::state::State;
use crate::{args, fog, initiative, leaders, resources, rivers, setup};

/// sc1.force.3: from its turn on two dice let the others in, until they succeed. Where no die is asked they come as their
/// owner likes (sc4.force.2), and points for reinforcements are saved up (sc5.reinf.2).
pub(crate) fn call(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), DieFailure> {
    let info = state.side(data, side);
    state.hosts[side].saved += info.per_turn_points;
    let Some(later) = &info.later else { return Ok(()) };
    if state.turn < later.from_turn || state.hosts[side].called {
        return Ok(());
    }
    let Some(need) = later.need else {
        state.hosts[side].called = true;
        return Ok(());
    };
    let two = dice.roll(6, "sc1.force.3")? + dice.roll(6, "sc1.force.3")?;
    state.hosts[side].called = two >= need;
    let who = args::side(state, side);
    let id = if two >= need { "riverdon-others-come" } else { "riverdon-others-wait" };
    events
        .tell(Seats::ALL, || Message::by("sc1.force.3", id).with("side", who).with("total", Arg::Int(i32::from(two))));
    Ok(())
}

/// Where a side's later troops come in: the spaces named, or the rail at its home edge.
pub(crate) fn gates(data: &Data, state: &State, side: Side) -> Spaces {
    let info = state.side(data, side);
    let named = info.later.as_ref().map_or(&[][..], |later| &later.spaces[..]);
    if !named.is_empty() {
        return Spaces::of(named.iter().copied());
    }
    let leaves = |space: &Space| {
        let face = state.board.face(data, *space);
        face.is_some_and(|face| {
            info.edges.iter().any(|edge| face.rail.contains(*edge) && space.beyond(*edge).is_none())
        })
    };
    Spaces::of(resources::home_spaces(data, state, side).iter().filter(leaves))
}

/// Whether a side is asked this turn, as everybody can reckon: whether it knows enemies at all its gates, who would keep
/// it from coming, is its own affair (sc4.force.2, sc5.reinf.1, S2.setup.3).
pub(crate) fn asks(data: &Data, state: &State, side: Side) -> bool {
    let info = state.side(data, side);
    let later = info.later.as_ref().is_some_and(|later| {
        let whole_is_in = later.whole && state.hosts[side].army.off_board.is_empty();
        state.hosts[side].called && !whole_is_in
    });
    later || info.per_turn_points > 0
}

/// The gates where a side knows of no enemy.
fn open_gates(data: &Data, state: &State, side: Side) -> impl Iterator<Item = Space> {
    gates(data, state, side).iter().filter(move |gate| !fog::knows(state, side, *gate))
}

/// Whether stands can come in there.
pub(crate) fn check_enter(data: &Data, state: &State, side: Side, stands: &Stands, at: Space) -> Result<(), Breach> {
    let info = state.side(data, side);
    let (whole, clause) = match &info.later {
        Some(later) if state.hosts[side].called => {
            (later.whole, if later.whole { "sc1.force.3" } else { "sc4.force.2" })
        }
        _ => return Err(Breach::of("sc.gen.2", "riverdon-nobody-comes-now")),
    };
    check_gate(data, state, side, at, clause)?;
    let left = &state.hosts[side].army.off_board;
    let so_many = !stands.is_empty() && left.hold(stands) && (!whole || left == stands);
    if so_many { Ok(()) } else { Err(Breach::of(clause, "riverdon-not-those-who-come")) }
}

fn check_gate(data: &Data, state: &State, side: Side, at: Space, clause: &'static str) -> Result<(), Breach> {
    let refuse = |id| Err(Breach::of(clause, id).with("space", args::space(at)));
    if !gates(data, state, side).contains(at) {
        return refuse("riverdon-not-a-gate");
    }
    match fog::knows(state, side, at) {
        true => refuse("riverdon-gate-is-held"),
        false => Ok(()),
    }
}

/// They come in, with the leaders that wait with them, and can have orders this turn.
pub(crate) fn enter(data: &Data, state: &mut State, side: Side, stands: &Stands, at: Space, events: &mut Events<'_>) {
    if held_unseen(state, side, at, events) {
        return;
    }
    let host = &mut state.hosts[side];
    host.army.off_board = host.army.off_board.without(stands);
    let banks = rivers::settle(data, state, at, gate_banks(data, state, side, at), stands);
    let arrived = gate_edges(data, state, side, at).iter().next();
    let force = Force { stands: *stands, place: Place::Nowhere, banks, arrived, cars_by: arrived, ..Force::default() };
    if let Some(force) = state.raise(side, force) {
        fog::shift(state, side, force, Place::At(at));
    }
    for leader in leaders::numbers() {
        let leader = &mut state.leaders[side][leader];
        if leader.place == Place::Off {
            (leader.place, leader.with) = (Place::At(at), None);
            leaders::relieve(state, side, Place::At(at));
        }
    }
    crate::writing::merge_all(data, state, side);
    tell(state, side, at, events);
    show_up(data, state, side, at, events);
}

/// 9.rec.5, 2.si.first.2: whoever comes in is seen from high ground, and may be the first contact.
fn show_up(data: &Data, state: &mut State, side: Side, at: Space, events: &mut Events<'_>) {
    scouting::look_at_arrival(data, state, side, at, events);
    initiative::note_contact(state, events);
}

/// The edges of the board over which troops come to a gate: those of the flanks where spaces are named (sc1.force.3),
/// their own otherwise.
fn gate_edges(data: &Data, state: &State, side: Side, at: Space) -> Edges {
    let home = |edge: &Edge| state.side(data, side).edges.contains(edge);
    let named = state.side(data, side).later.as_ref().is_some_and(|later| later.spaces.contains(&at));
    Edges::of(at.board_edges().iter().filter(|edge| home(edge) != named))
}

/// The banks of a gate that touch the edge of the board over which they come.
fn gate_banks(data: &Data, state: &State, side: Side, at: Space) -> Banks {
    let edges = gate_edges(data, state, side, at);
    edges.iter().fold(Banks::NONE, |banks, edge| banks.and(rivers::from_edge(data, state, at, edge)))
}

/// Whoever finds an enemy that he did not see at the gate waits.
fn held_unseen(state: &mut State, side: Side, at: Space, events: &mut Events<'_>) -> bool {
    let held = state.occupied(side.enemy(), at);
    if held {
        fog::sight(state, side, at, 0, 0);
        events.reveal(crate::seats::only(side), || {
            Message::by("sc4.force.2", "riverdon-gate-turns-out-held").with("space", args::space(at))
        });
    }
    held
}

fn tell(state: &State, side: Side, at: Space, events: &mut Events<'_>) {
    let who = args::side(state, side);
    events.tell(Seats::ALL, || {
        Message::by("sc.gen.2", "riverdon-comes-in").with("side", who).with("space", args::space(at))
    });
}

/// sc5.reinf: whether so many can be bought now.
pub(crate) fn check_enlist(data: &Data, state: &State, side: Side, stands: &Stands) -> Result<(), Breach> {
    let info = state.side(data, side);
    if info.per_turn_points == 0 {
        return Err(Breach::of("sc5.reinf.1", "riverdon-nobody-comes-now"));
    }
    if open_gates(data, state, side).next().is_none() || stands.is_empty() {
        return Err(Breach::of("sc5.reinf.1", "riverdon-nobody-comes-now"));
    }
    let saved = state.hosts[side].saved;
    if stands.points(data) > u32::from(saved) {
        return Err(Breach::of("sc5.reinf.2", "riverdon-too-few-saved").with("points", args::int(saved)));
    }
    let terms = setup::terms(data, state, side);
    let army = crate::army::Army { on_board: *stands, ..crate::army::Army::new(terms.nation) };
    let terms = crate::army::Terms { on_board: saved, before: in_the_campaign(state, side), rail: true, ..terms };
    match flaws(data, &terms, &army).into_iter().next() {
        Some(flaw) => Err(Breach(Box::new(flaw))),
        None => Ok(()),
    }
}

/// The units that a side has in the campaign, which percentages count (10.limit.2).
fn in_the_campaign(state: &State, side: Side) -> Stands {
    state.groups(side).fold(state.hosts[side].aircraft, |all, (_, force)| all.with(&force.stands))
}

/// sc5.reinf.1: they appear where the rail meets the home edge.
pub(crate) fn enlist(data: &Data, state: &mut State, side: Side, stands: &Stands, events: &mut Events<'_>) {
    let points = stands.points(data) as u16;
    let gate = open_gates(data, state, side).next();
    if let Some(gate) = gate
        && !held_unseen(state, side, gate, events)
    {
        state.hosts[side].saved = state.hosts[side].saved.saturating_sub(points);
        let met = state.occupied(side, gate);
        let raised = captures::join_untold(data, state, side, gate, stands);
        // 8.deploy.1: they came this turn, unless friends were there to take them in.
        if let Some(force) = raised.filter(|_| !met) {
            let edge = gate_edges(data, state, side, gate).iter().next();
            let group = state.force_mut(side, force);
            (group.arrived, group.cars_by) = (edge, edge);
        }
        tell(state, side, gate, events);
        show_up(data, state, side, gate, events);
    }
}

/// sc1.force.3: those who come as a whole have to come in once they are let in, by a gate that is open.
pub(crate) fn check_done(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    let whole = state.side(data, side).later.as_ref().is_some_and(|later| later.whole);
    let waits = state.hosts[side].called && !state.hosts[side].army.off_board.is_empty();
    match whole && waits && open_gates(data, state, side).next().is_some() {
        true => Err(Breach::of("sc1.force.3", "riverdon-others-have-to-come")),
        false => Ok(()),
    }
}
