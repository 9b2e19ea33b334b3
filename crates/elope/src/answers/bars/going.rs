//! What bars those whom a decision sends somewhere though its orders do not name them: a stack that goes back (8.0), a depot
//! that flees (11.6.a), vessels that get away (15.5, 15.6.c), survivors (15.0.e).

use engine::{Breach, Seat};
use hexmap::HexIx;

use super::{Goal, way_by_water};
use crate::combat::retreat;
use crate::data::Data;
use crate::sets::Reaches;
use crate::state::{Frame, Naval, State};
use crate::{capture, naval};

/// Why they do not go to a place.
pub(super) fn bar(data: &Data, state: &State, seat: Seat, goal: Goal) -> Option<Breach> {
    match (state.top(), goal) {
        (Frame::Retreat { .. } | Frame::Losses { .. }, Goal::Hex(hex)) => {
            let at = retreat::asked(data, state)?.at;
            retreat::check(data, state, seat, &way_back(data, state, at, hex)).err()
        }
        (Frame::Flight { depot }, Goal::Hex(hex)) => {
            let at = state.hex(depot)?;
            capture::check_flee(data, state, seat, &way(data, at, hex, |_, _| false)).err()
        }
        (Frame::Naval(Naval::Rescue { .. }), Goal::Hex(hex)) => naval::check_rescue(data, state, seat, hex).err(),
        (
            Frame::Naval(Naval::Escape { steamer: ship, .. } | Naval::Displaced { vessel: ship, .. }),
            Goal::Reach(to),
        ) => {
            let path = way_by_water(data, state.reach(ship)?, Reaches::one(to))?;
            naval::check_escape(data, state, seat, &path).err()
        }
        _ => None,
    }
}

/// The straight way back to a hex, along hexes that the retreat may take as far as they lead there.
fn way_back(data: &Data, state: &State, at: HexIx, to: HexIx) -> Vec<HexIx> {
    let mut going = retreat::asked(data, state);
    way(data, at, to, |from, next| {
        let fits = going.filter(|going| going.at == from);
        let fits = fits.is_some_and(|going| retreat::next_hexes(data, state, &going).contains(&next));
        if fits {
            going = going.map(|going| going.to(next));
        }
        fits
    })
}

/// A straight way from a hex to another, by preferred steps where there are such.
fn way(data: &Data, from: HexIx, to: HexIx, mut is_preferred: impl FnMut(HexIx, HexIx) -> bool) -> Vec<HexIx> {
    let mut path: Vec<HexIx> = Vec::new();
    let mut here = from;
    while here != to {
        let left = data.board.distance(here, to);
        let all = data.board.map.grid.neighbours(here).map(|(_, next)| next);
        let nearer: Vec<HexIx> = all.filter(|next| data.board.distance(*next, to) < left).collect();
        let preferred = nearer.iter().copied().find(|next| is_preferred(here, *next));
        let Some(next) = preferred.or(nearer.first().copied()) else { break };
        path.push(next);
        here = next;
    }
    path
}
