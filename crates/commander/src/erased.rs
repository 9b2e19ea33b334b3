//! Players without their types, for those who hold many games: orders come out in notation.

use std::sync::Arc;

use engine::erased::{AnyGame, AnyJournal, Published};
use engine::{Journal, Seat, notation};

use crate::{Kind, Player};

/// A game that the computer can play.
pub trait Commanded: AnyGame {
    /// A player for journals of this game.
    fn commander(&self, kind: Kind, seed: u64) -> Box<dyn AnyPlayer>;
}

/// A computer player of some game.
pub trait AnyPlayer: Send {
    /// An order for a seat that has a decision, in notation; none as [`Player::order`] says, and for a journal of
    /// another game.
    fn order(&mut self, journal: &dyn AnyJournal, seat: Seat) -> Option<String>;
}

impl<G: Published> Commanded for Arc<G> {
    fn commander(&self, kind: Kind, seed: u64) -> Box<dyn AnyPlayer> {
        Box::new(Typed(kind.player::<G>(seed)))
    }
}

struct Typed<G: Published>(Box<dyn Player<G>>);

impl<G: Published> AnyPlayer for Typed<G> {
    fn order(&mut self, journal: &dyn AnyJournal, seat: Seat) -> Option<String> {
        let journal = journal.as_any().downcast_ref::<Journal<G>>()?;
        let game = journal.game();
        let order = self.0.order(game, journal.state(), seat)?;
        Some(notation::print(game.title().verbs, &game.draft(&order)))
    }
}
