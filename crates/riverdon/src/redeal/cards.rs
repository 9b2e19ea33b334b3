//! Cards that a side has not seen (S1.mode).

use engine::Chance;

use crate::board::Lay;
use crate::cards::{Deck, Laid};
use crate::data::Data;
use crate::forces::Place;
use crate::ids::{CardIx, Side};
use crate::space::Space;
use crate::state::State;

/// Deals the cards anew that a side has not seen: ordinary ones with those that are left over, and lines that run alike
/// with each other where nobody stands on them.
pub(super) fn deal(data: &Data, twin: &mut State, viewer: Side, chance: &mut Chance) {
    let unseen: Vec<(Space, Laid)> = Space::all()
        .filter(|space| !twin.board.is_seen(viewer, *space))
        .filter_map(|space| Some((space, twin.board.card(space)?)))
        .collect();
    let deck = |laid: &Laid| data.cards[laid.card.index()].deck;
    let ordinary: Vec<Space> =
        unseen.iter().filter(|(_, laid)| deck(laid) == Deck::O).map(|(space, _)| *space).collect();
    deal_ordinary(data, twin, &ordinary, chance);
    let empty =
        |space: Space| Side::ALL.into_iter().all(|side| twin.groups_at(side, Place::At(space)).next().is_none());
    let lines: Vec<(Space, Laid)> =
        unseen.iter().filter(|(space, laid)| deck(laid) != Deck::O && empty(*space)).copied().collect();
    for number in (1..lines.len()).rev() {
        let (one, other) = (lines[number].0, lines[chance.below(number + 1)].0);
        if alike(data, twin, one, other) {
            let (here, there) = (twin.board.at(one), twin.board.at(other));
            twin.board.lay(one, there);
            twin.board.lay(other, here);
        }
    }
}

/// The ordinary cards of some spaces are drawn from all that have not been seen elsewhere (S1.D.1).
fn deal_ordinary(data: &Data, twin: &mut State, spaces: &[Space], chance: &mut Chance) {
    let elsewhere = |card: CardIx| {
        let lies = |space: Space| twin.board.card(space).is_some_and(|laid| laid.card == card);
        Space::all().any(|space| !spaces.contains(&space) && lies(space))
    };
    let mut pool: Vec<CardIx> = data.deck(Deck::O).iter().filter(|card| !elsewhere(*card)).collect();
    for space in spaces {
        if pool.is_empty() {
            return;
        }
        let card = pool.swap_remove(chance.below(pool.len()));
        twin.board.lay(*space, Lay::Card(Laid::upright(card)));
    }
}

/// Whether two cards could lie in each other's place: the same rails, rivers and crossings.
fn alike(data: &Data, twin: &State, one: Space, other: Space) -> bool {
    let (Some(here), Some(there)) = (twin.board.face(data, one), twin.board.face(data, other)) else { return false };
    let crossings = |space: Space| {
        let mut kinds: Vec<u8> = twin
            .board
            .face(data, space)
            .map(|face| face.crossings.iter().map(|crossing| crossing.kind as u8).collect())
            .unwrap_or_default();
        kinds.sort_unstable();
        kinds
    };
    let touched = |space: Space| {
        twin.bridge_down.contains(space) || twin.rail_bridge_down.contains(space) || twin.track_cut.contains(space)
    };
    here.rail == there.rail
        && here.river == there.river
        && crossings(one) == crossings(other)
        && !touched(one)
        && !touched(other)
}
