//! What each side sees and is told of the other: markers and their letters, known enemies, friendly spaces, cards that turn
//! (S2.setup.2, S2.setup.3, S2.force.2, S2.force.3, S1.mode.1).

use engine::{Arg, Each, Events, Message};

use crate::board::{Board, Lay};
use crate::data::Data;
use crate::forces::{Force, ForceIx, Place};
use crate::ids::{Side, Spaces};
use crate::procedure::Frame;
use crate::space::Space;
use crate::state::{Fog, Sighting, State};
use crate::{args, leaders, seats};

/// How many letters there are before they come round again.
pub(crate) const LETTERS: u8 = 99;

/// Whether the enemy of a side sees a group by its marker.
pub(crate) fn is_marked(state: &State, force: &Force) -> bool {
    match state.settings.fog {
        Fog::Open => true,
        Fog::Markers => !force.hidden,
        Fog::Hidden => false,
    }
}

/// Whether both set-ups are still to be closed: before that nobody sees anything of the other (S2.setup.1).
pub(crate) fn is_setting_up(state: &State) -> bool {
    matches!(state.top(), Frame::Laying | Frame::Buying | Frame::SettingUp)
}

/// Whether the enemy sees a marker of a side in a space.
pub(crate) fn marked_at(state: &State, side: Side, space: Space) -> bool {
    state.groups_at(side, Place::At(space)).any(|(_, force)| is_marked(state, force))
}

/// Whether what was sighted there is still held to be there: in this turn or the one before (S2.force.3).
pub(crate) fn is_fresh(state: &State, sighting: &Sighting) -> bool {
    sighting.turn != 0 && sighting.turn + 1 >= state.turn
}

/// Whether a side knows of enemies in a space (S2.force.3).
pub(crate) fn knows(state: &State, viewer: Side, space: Space) -> bool {
    marked_at(state, viewer.enemy(), space) || is_fresh(state, &state.known[viewer].sighted[space])
}

/// A position as a side knows it: without enemies that it does not see.
pub(crate) fn as_known(state: &State, viewer: Side) -> State {
    let mut known = *state;
    for force in (0..crate::forces::FORCES as u8).map(ForceIx) {
        let unseen = state.force(viewer.enemy(), force).place.space().is_some_and(|at| !knows(state, viewer, at));
        if unseen {
            *known.force_mut(viewer.enemy(), force) = Force::default();
        }
    }
    known
}

/// Whether a side knows of a force of the enemy in a space; gunboats are none (S1.V.5).
pub(crate) fn knows_force(state: &State, viewer: Side, space: Space) -> bool {
    knows(state, viewer, space) && state.board.at(space) != Lay::MajorRiver
}

/// Whether a known enemy stands beside a space.
pub(crate) fn knows_beside(state: &State, viewer: Side, space: Space) -> bool {
    space.neighbours().any(|(_, beside)| knows_force(state, viewer, beside))
}

/// Whether a space is friendly to a side (S2.force.2).
pub(crate) fn is_friendly(state: &State, side: Side, space: Space) -> bool {
    state.occupied(side, space) || (state.known[side].friendly.contains(space) && !knows(state, side, space))
}

/// Whether a side could have partisans that nobody sees: its enemy knows that much (9.part.2).
pub(crate) fn may_lurk(data: &Data, state: &State, side: Side) -> bool {
    use crate::units::Tag;
    let lurks = |unit: &crate::ids::UnitIx| {
        let unit = &data.units[unit.index()];
        unit.is(Tag::Partisan) || unit.is(Tag::Makhnovist)
    };
    state.settings.fog != Fog::Open && data.nations[state.hosts[side].nation.index()].allowed.iter().any(lurks)
}

/// A side meets or scouts enemies in a space and is told something of them.
pub(crate) fn sight(state: &mut State, viewer: Side, space: Space, total: u8, headings: u8) {
    state.known[viewer].sighted[space] = Sighting { turn: state.turn, total, headings };
    if state.settings.fog == Fog::Hidden && state.letters[viewer.enemy()][space] == 0 {
        state.letters[viewer.enemy()][space] = next_letter(state, viewer.enemy());
    }
}

/// A side sees that nobody is in a space any more.
pub(crate) fn see_empty(state: &mut State, viewer: Side, space: Space) {
    state.known[viewer].sighted[space] = Sighting::default();
    state.known[viewer].empty[space] = state.turn;
    if state.settings.fog == Fog::Hidden {
        state.letters[viewer.enemy()][space] = 0;
    }
}

fn next_letter(state: &mut State, side: Side) -> u8 {
    loop {
        let letter = state.last_letter[side] % LETTERS + 1;
        state.last_letter[side] = letter;
        if !state.letters[side].values().contains(&letter) {
            return letter;
        }
    }
}

/// The enemy of a side is told of units in one of its groups.
pub(crate) fn tell_of(state: &mut State, side: Side, force: ForceIx) {
    if state.force(side, force).is_there() {
        state.force_mut(side, force).told = true;
    }
}

/// Letters of markers after something has moved, merged or divided between spaces: whatever is not whole as it was gets a
/// new one (S2.setup.2). `before` says where the enemy saw markers.
pub(crate) fn reletter(
    state: &mut State,
    side: Side,
    before: Spaces,
    touched: &[Space],
    whole: Option<(Space, Space)>,
) {
    if state.settings.fog == Fog::Hidden {
        return;
    }
    if let Some((from, to)) = whole
        && state.letters[side][from] != 0
        && !before.contains(to)
        && !marked_at(state, side, from)
        && marked_at(state, side, to)
    {
        state.letters[side][to] = std::mem::take(&mut state.letters[side][from]);
        return;
    }
    for &space in touched {
        let marked = marked_at(state, side, space);
        state.letters[side][space] = if marked { next_letter(state, side) } else { 0 };
    }
}

/// Cards that have turned for a side since a board was as it was (S1.mode.1).
pub(crate) fn tell_turned(state: &State, before: &Board, events: &mut Events<'_>) {
    for side in Side::ALL {
        for space in state.board.seen_since(before, side).iter() {
            let Some(laid) = state.board.card(space) else { continue };
            events.reveal(seats::only(side), || {
                let told = Message::by("S1.mode.1", "riverdon-card-seen").with("space", args::space(space));
                told.with("card", Arg::Card(u16::from(laid.card.0)))
            });
        }
    }
}

/// Where the enemy of a side sees its markers.
pub(crate) fn marked_spaces(state: &State, side: Side) -> Spaces {
    let marked = state.groups(side).filter(|(_, force)| is_marked(state, force));
    Spaces::of(marked.filter_map(|(_, force)| force.place.space()))
}

/// Markers as set-up leaves them, and the cards under them (S2.setup.2, S1.mode.1).
pub(crate) fn begin(state: &mut State) {
    for side in Side::ALL {
        state.letters[side] = Each::default();
        state.last_letter[side] = 0;
        for space in Space::all().filter(|space| state.occupied(side, *space)).collect::<Spaces>().iter() {
            arrive(state, side, space);
            reletter(state, side, Spaces::default(), &[space], None);
        }
    }
}

/// A side comes to stand in a space, or passes through it: cards turn, and the space is friendly to it (S1.mode.1,
/// S2.force.2).
pub(crate) fn arrive(state: &mut State, side: Side, space: Space) {
    let marked = marked_at(state, side, space);
    state.board.enter(space, side, marked);
    state.known[side].friendly.insert(space);
    if marked {
        state.known[side.enemy()].friendly.remove(space);
    }
}

/// A group goes from one space to another, or on or off the board.
pub(crate) fn shift(state: &mut State, side: Side, force: ForceIx, to: Place) {
    let before = marked_spaces(state, side);
    let from = state.force(side, force).place;
    state.force_mut(side, force).place = to;
    let touched: Vec<Space> = [from, to].into_iter().filter_map(Place::space).collect();
    if let Some(left) = from.space() {
        let gone = before.contains(left) && !marked_at(state, side, left);
        if gone {
            see_empty(state, side.enemy(), left);
        }
    }
    if let Some(space) = to.space() {
        arrive(state, side, space);
    }
    let whole = from.space().zip(to.space());
    reletter(state, side, before, &touched, whole);
    let moved: Vec<_> = state.leaders_with(side, force).map(|(leader, _)| leader).collect();
    if !moved.is_empty() && !state.force(side, force).mutinous && to != Place::Nowhere {
        leaders::relieve(state, side, to);
    }
    for leader in moved {
        state.leaders[side][leader].place = to;
    }
}

/// A group is no more.
pub(crate) fn remove(state: &mut State, side: Side, force: ForceIx) {
    shift(state, side, force, Place::Nowhere);
    // What was placed for it serves no other one that has its number after it (9b.dir.1).
    let placed = state.missions[side].iter_mut().flatten().filter(|mission| mission.force == Some(force));
    placed.for_each(|mission| mission.force = None);
    *state.force_mut(side, force) = Force::default();
}
