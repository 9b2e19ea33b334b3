//! Cards that a side has not seen (S1.mode).

use engine::Chance;

use crate::board::Lay;
use crate::cards::{Deck, Laid};
use crate::data::Data;
use crate::forces::Place;
use crate::ids::{CardIx, Side};
use crate::space::Space;
use crate::state::State;

/// Deals the cards anew that a side has not seen: ordinary ones with those that are left over, and lines where nobody stands
/// on them with whatever runs alike, crossings and ground as they may be.
pub(super) fn deal(data: &Data, twin: &mut State, viewer: Side, chance: &mut Chance) {
    let unseen: Vec<(Space, Laid)> = Space::all()
        .filter(|space| !twin.board.is_seen(viewer, *space))
        .filter_map(|space| Some((space, twin.board.card(space)?)))
        .collect();
    let deck = |laid: &Laid| data.cards[laid.card.index()].deck;
    let ordinary: Vec<Space> =
        unseen.iter().filter(|(_, laid)| deck(laid) == Deck::O).map(|(space, _)| *space).collect();
    deal_ordinary(data, twin, &ordinary, chance);
    let lines = unseen.iter().filter(|(space, laid)| deck(laid) != Deck::O && is_free(twin, *space));
    for (space, laid) in lines.copied().collect::<Vec<_>>() {
        let other = chance.pick(&alike(data, twin, laid)).copied().unwrap_or(laid);
        twin.board.lay(space, Lay::Card(other));
    }
}

/// Whether nobody stands in a space, and nothing that can be seen from afar has been done to its card.
fn is_free(twin: &State, space: Space) -> bool {
    let touched = [&twin.bridge_down, &twin.rail_bridge_down, &twin.track_cut].iter().any(|down| down.contains(space));
    !touched && !Side::ALL.into_iter().any(|side| twin.groups_at(side, Place::At(space)).next().is_some())
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

/// The cards that could lie where one lies: those that lie nowhere, of its deck and with its rails and rivers.
fn alike(data: &Data, twin: &State, laid: Laid) -> Vec<Laid> {
    let card = |laid: Laid| &data.cards[laid.card.index()];
    let here = card(laid).face(laid.turned);
    let lies = |card: CardIx| Space::all().any(|space| twin.board.card(space).is_some_and(|other| other.card == card));
    let left = data.deck(card(laid).deck).iter().filter(|card| !lies(*card)).collect::<Vec<_>>();
    let faces = left.into_iter().flat_map(|card| [false, true].map(|turned| Laid { card, turned }));
    faces
        .filter(|other| {
            let there = card(*other).face(other.turned);
            (there.rail, there.river) == (here.rail, here.river)
        })
        .collect()
}
