//! 2: the strategic initiative, and first contact.

use engine::{Events, Message, Seats};

use crate::board::Lay;
use crate::data::Data;
use crate::ids::Side;
use crate::space::Space;
use crate::state::State;
use crate::{args, fog};

/// The side that opened the scenario with the initiative (2.si.1).
pub(crate) fn first_holder(data: &Data, state: &State) -> Side {
    let nation = state.scenario(data).initiative;
    if state.hosts[Side::First].nation == nation { Side::First } else { Side::Second }
}

/// 2.si.first.1: whether a loss in this turn counts: for the first holder only after the turn of first contact.
pub(crate) fn can_be_lost(data: &Data, state: &State) -> bool {
    let after_contact = state.contact.is_some_and(|contact| state.turn > contact);
    after_contact || state.initiative != first_holder(data, state)
}

/// 2.si.a1, 2.si.c3: the initiative will pass, unless it is still protected (2.si.first.1).
pub(crate) fn lose(data: &Data, state: &mut State, clause: &'static str, events: &mut Events<'_>) {
    if can_be_lost(data, state) && !state.passes {
        state.passes = true;
        let holder = args::side(state, state.initiative);
        // That nobody of the best left his order undone is told with it.
        events.reveal(Seats::ALL, || Message::by(clause, "riverdon-initiative-fails").with("side", holder));
    }
}

/// 2.si.a4: a lost initiative passes with the next turn.
pub(crate) fn pass_on(state: &mut State, events: &mut Events<'_>) {
    if std::mem::take(&mut state.passes) {
        hand_over(state, "2.si.a4", events);
    }
}

/// The other side holds it from now on.
pub(crate) fn hand_over(state: &mut State, clause: &'static str, events: &mut Events<'_>) {
    state.initiative = state.initiative.enemy();
    let holder = args::side(state, state.initiative);
    events.tell(Seats::ALL, || Message::by(clause, "riverdon-initiative-passes").with("side", holder));
}

/// 2.si.first.2: whether forces that see each other stand side by side now; noted the first time.
pub(crate) fn note_contact(state: &mut State, events: &mut Events<'_>) {
    if state.contact.is_none() && in_contact(state) {
        make_contact(state, events);
    }
}

/// 2.si.first.2: forces have met or scouted each other.
pub(crate) fn make_contact(state: &mut State, events: &mut Events<'_>) {
    if state.contact.is_none() {
        state.contact = Some(state.turn.max(1));
        events.reveal(Seats::ALL, || Message::by("2.si.first.2", "riverdon-first-contact"));
    }
}

/// 2.si.first.2: enemies that nobody sees make contact when they are scouted beside one's own troops.
pub(crate) fn make_contact_if_unseen(state: &mut State, scouted: Side, space: Space, events: &mut Events<'_>) {
    let land = |space: Space| state.board.at(space) != Lay::MajorRiver;
    let near = space.neighbours().any(|(_, beside)| land(beside) && state.occupied(scouted.enemy(), beside));
    if near && land(space) && !fog::marked_at(state, scouted, space) {
        make_contact(state, events);
    }
}

fn in_contact(state: &State) -> bool {
    // Gunboats make no contact (S1.V.5).
    let land = |space: &Space| state.board.at(*space) != Lay::MajorRiver;
    let seen = Side::ALL.map(|side| fog::marked_spaces(state, side));
    let met = |space: Space| space.neighbours().any(|(_, beside)| land(&beside) && seen[1].contains(beside));
    seen[0].iter().filter(land).any(met)
}
