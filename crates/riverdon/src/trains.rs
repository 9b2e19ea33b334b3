//! sc4: the town on the line, supply trains, derailing and its reward.

use engine::{Breach, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::board::{Board, Knowledge, Lay};
use crate::cards::{Deck, Laid};
use crate::data::Data;
use crate::forces::{ForceIx, Place};
use crate::general::captures;
use crate::ids::{CardIx, Side};
use crate::procedure::Frame;
use crate::space::{Edge, Edges, Sector, Space};
use crate::state::State;
use crate::units::{Class, Tag};
use crate::{args, fog, leaders, victory};

/// Whose trains they are: the side that is not hidden.
pub(crate) const OWNER: Side = Side::Second;

/// The same, of a state.
pub(crate) fn owner(_state: &State) -> Side {
    OWNER
}

/// Who derails them.
pub(crate) fn partisans(state: &State) -> Side {
    owner(state).enemy()
}

/// sc4.setup.1: whether a town lies on the northern rail, once cards are exchanged for one where none does.
pub(crate) fn town_on_the_line(data: &Data, board: &mut Board, knowledge: Knowledge) -> bool {
    let rails: Vec<Space> =
        Space::all().filter(|space| space.sector() == Sector::North && board.has_rail(data, *space)).collect();
    let town = |board: &Board, space: Space| {
        let ground = board.ground(data, space);
        ground.is_some_and(|ground| ground.iter().any(|kind| data.terrains[kind.index()].id == "town"))
    };
    if rails.iter().any(|space| town(board, *space)) {
        return true;
    }
    let laid =
        |board: &Board, card: CardIx| Space::all().find(|at| board.card(*at).is_some_and(|laid| laid.card == card));
    let straight = |space: &&Space| {
        board.card(**space).is_some_and(|laid| {
            let card = &data.cards[laid.card.index()];
            card.deck == Deck::T && card.face(laid.turned).rail == Edges::of([Edge::N, Edge::S])
        })
    };
    if let Some(&at) = rails.iter().find(straight) {
        let with_town = |card: &CardIx| {
            let card = &data.cards[card.index()];
            let town = |kind: &crate::ids::TerrainIx| data.terrains[kind.index()].id == "town";
            card.faces[0].rail == Edges::of([Edge::N, Edge::S]) && card.faces[0].ground.iter().any(town)
        };
        if let Some(card) = data.deck(Deck::T).iter().find(with_town) {
            let there = board.at(at);
            if let Some(other) = laid(board, card) {
                board.lay(other, there);
            }
            board.lay(at, Lay::Card(Laid::upright(card)));
            board.uncover(data, knowledge);
            return true;
        }
    }
    let crossed = |space: &&Space| {
        board.face(data, **space).is_some_and(|face| {
            face.rail == Edges::of([Edge::N, Edge::S]) && face.river == Edges::of([Edge::W, Edge::E])
        })
    };
    match rails.iter().find(crossed).copied() {
        Some(at) => {
            board.lay(at, Lay::Card(Laid::upright(data.building.town)));
            board.uncover(data, knowledge);
            true
        }
        None => false,
    }
}

/// The spaces of the line in the order in which trains pass them.
pub(crate) fn line(data: &Data, state: &State) -> Vec<Space> {
    let starts = crate::space::home_row(Edge::S);
    let mut at =
        starts.into_iter().find(|space| state.board.face(data, *space).is_some_and(|face| face.rail.contains(Edge::S)));
    let mut line = Vec::new();
    while let Some(space) = at {
        line.push(space);
        let mut ways = Edge::ALL.into_iter().filter_map(|edge| state.board.by_rail(data, space, edge));
        at = ways.find(|to| !line.contains(to));
    }
    line
}

/// How far the train on the board, or the next one, can run: through spaces that its side holds, on whole track
/// (sc4.train.2, sc4.track.3); past the last space it is off the board.
pub(crate) fn most(data: &Data, state: &State) -> u8 {
    let Some(rules) = state.scenario(data).trains else { return 0 };
    let line = line(data, state);
    let index = state.trains.at.and_then(|at| line.iter().position(|space| *space == at));
    if state.trains.at.is_none() && state.trains.left == 0 {
        return 0;
    }
    let mut next = index.map_or(0, |index| index + 1);
    let mut spaces = 0;
    let left = rules.moves.saturating_sub(state.trains.moved);
    while spaces < left && next <= line.len() {
        if let Some(&space) = line.get(next) {
            let broken = next > 0 && bridge_is_down(state, line[next - 1], space);
            if !state.occupied(owner(state), space) || state.track_cut.contains(space) || broken {
                break;
            }
        } else if line.last().is_some_and(|last| state.rail_bridge_down.contains(*last)) {
            break;
        }
        spaces += 1;
        next += 1;
    }
    spaces
}

fn bridge_is_down(state: &State, one: Space, other: Space) -> bool {
    state.rail_bridge_down.contains(one) || state.rail_bridge_down.contains(other)
}

/// sc4.train.1, sc4.train.2: whether the train can run so far.
pub(crate) fn check_run(data: &Data, state: &State, spaces: u16) -> Result<(), Breach> {
    if state.trains.at.is_none() && state.trains.left == 0 {
        return Err(Breach::of("sc4.train.1", "riverdon-no-train-left"));
    }
    let most = most(data, state);
    match (1..=u16::from(most)).contains(&spaces) {
        true => Ok(()),
        false => Err(Breach::of("sc4.train.2", "riverdon-train-runs-so-far").with("most", args::int(most))),
    }
}

/// sc4.train.2, sc4.train.3: it runs; once it is off the board the next one may come.
pub(crate) fn run(data: &Data, state: &mut State, spaces: u16, events: &mut Events<'_>) {
    let line = line(data, state);
    let index = state.trains.at.and_then(|at| line.iter().position(|space| *space == at));
    if index.is_none() {
        state.trains.left = state.trains.left.saturating_sub(1);
    }
    let to = index.map_or(0, |index| index + 1) + usize::from(spaces) - 1;
    state.trains.moved += spaces as u8;
    state.trains.at = line.get(to).copied();
    match state.trains.at {
        Some(space) => events
            .tell(Seats::ALL, || Message::by("sc4.train.2", "riverdon-train-at").with("space", args::space(space))),
        None => {
            state.trains.through += 1;
            state.trains.moved = 0;
            events.tell(Seats::ALL, || Message::by("sc4.train.3", "riverdon-train-through"));
        }
    }
    check_derailed(data, state, events);
    victory::check_at_once(data, state, events);
}

/// sc4.train.4: a train alone with partisans that lie open is derailed; hidden ones are asked elsewhere.
pub(crate) fn check_derailed(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let Some(at) = unescorted(state) else { return };
    if state.groups_at(partisans(state), Place::At(at)).any(|(_, force)| !force.hidden) {
        derail(data, state, events);
    }
}

/// Where a train is without troops of its side.
fn unescorted(state: &State) -> Option<Space> {
    state.trains.at.filter(|at| !state.occupied(owner(state), *at))
}

fn derail(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let Some(at) = state.trains.at.take() else { return };
    state.trains.derailed += 1;
    events.tell(Seats::ALL, || Message::by("sc4.train.4", "riverdon-train-derailed").with("space", args::space(at)));
    state.derailed_at = Some(at);
    state.stack.push(Frame::Reward);
    // sc4.victory.1: too few can still arrive.
    victory::check_at_once(data, state, events);
}

/// sc4.train.4: whether hidden partisans that act have come upon a train without escort.
pub(crate) fn check_spring(state: &State, side: Side) -> Result<(), Breach> {
    let group = state.action.filter(|action| action.side == side).map(|action| state.force(side, action.force));
    let lies = |at: Space| group.is_some_and(|group| group.place == Place::At(at) && group.hidden);
    let found = side == partisans(state) && unescorted(state).is_some_and(lies);
    if found { Ok(()) } else { Err(Breach::of("sc4.train.4", "riverdon-no-train-alone-there")) }
}

/// sc4.train.4: they show themselves and derail it.
pub(crate) fn spring(data: &Data, state: &mut State, side: Side, events: &mut Events<'_>) {
    let (Some(action), Some(at)) = (state.action, state.trains.at) else { return };
    let before = fog::marked_spaces(state, side);
    state.force_mut(side, action.force).hidden = false;
    fog::reletter(state, side, before, &[at], None);
    fog::arrive(state, side, at);
    check_derailed(data, state, events);
}

/// sc4.train.5, sc4.train.6: whether the weapons can be had: support weapons and guns for the points.
pub(crate) fn check_claim(data: &Data, state: &State, stands: &Stands) -> Result<(), Breach> {
    let Some(rules) = state.scenario(data).trains else {
        return Err(Breach::of("sc4.train.1", "riverdon-no-train-left"));
    };
    for (unit, _) in stands.iter() {
        let info = &data.units[unit.index()];
        let weapon = info.is(Tag::Support) || matches!(info.class, Class::Gun | Class::Howitzer | Class::Aa);
        if !weapon {
            return Err(Breach::of("sc4.train.5", "riverdon-weapons-only").with("unit", args::unit(unit)));
        }
    }
    match stands.points(data) <= u32::from(rules.derailed_weapon_points) {
        true => Ok(()),
        false => {
            Err(Breach::of("sc4.train.5", "riverdon-too-dear").with("points", args::int(rules.derailed_weapon_points)))
        }
    }
}

/// sc4.train.5: weapons join the force that did it; none means resource points.
pub(crate) fn claim(data: &Data, state: &mut State, stands: &Stands) {
    let side = partisans(state);
    if stands.is_empty() {
        let points = state.scenario(data).trains.map_or(0, |rules| rules.derailed_resources);
        let stock = &mut state.hosts[side].resources;
        *stock = stock.saturating_add(points);
        let most = &mut state.known[side.enemy()].stock.1;
        *most = most.saturating_add(points);
    } else if let Some(at) = state.derailed_at {
        captures::join(data, state, side, at, stands);
    }
    state.derailed_at = None;
    state.stack.pop();
}

/// A group is gone: its leaders are killed and replaced (S2.lead.1).
pub(crate) fn orphaned(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if state.force(side, force).is_there() {
        return Ok(());
    }
    let alone = leaders::numbers().filter(|leader| state.leaders[side][*leader].with == Some(force));
    for leader in alone.collect::<Vec<_>>() {
        state.leaders[side][leader].with = None;
        leaders::kill(data, state, side, leader, dice, events)?;
    }
    Ok(())
}
