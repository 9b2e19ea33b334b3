//! A player without a plan: any order, and now and then an interjection.

use engine::{Chance, Game, Seat, Urgency};

use crate::Player;

/// How rarely a seat that may interject does.
const INTERJECTS_ONCE_IN: usize = 8;

/// Takes any order.
#[derive(Debug, Clone)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// The same seed gives the same player.
    pub fn new(seed: u64) -> Random {
        Random { chance: Chance::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn order(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Order> {
        let may = game.decision(state, seat)?.urgency == Urgency::May;
        if may && !self.chance.one_in(INTERJECTS_ONCE_IN) {
            return None;
        }
        game.sample(state, seat, &mut self.chance)
    }
}
