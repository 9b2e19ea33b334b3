//! What if: another game that begins where one stands, or stood.

use super::{Journal, Rolling};
use crate::chance::Chance;
use crate::dice::Seed;
use crate::fault::Fault;
use crate::game::Game;
use crate::seat::Eyes;

impl<G: Game> Journal<G> {
    /// Another game that begins where this one stood before an order. Its dice are its own. All that these eyes may not
    /// know is dealt anew, so that nothing can be learnt from it; none where that cannot be, because the eyes are
    /// everybody's and something is hidden from them.
    pub fn suppose(&self, order: usize, eyes: Eyes, seed: Seed) -> Result<Option<Journal<G>>, Fault> {
        let state = self.state_at(order)?;
        let state = match eyes {
            Eyes::Seat(seat) if !self.game.is_referee(seat) => {
                let Seed([a, b, c, d, e, f, g, h, ..]) = seed;
                self.game.redeal(&state, seat, &mut Chance::new(u64::from_le_bytes([a, b, c, d, e, f, g, h])))
            }
            Eyes::Seat(_) => state,
            Eyes::Public if self.hides_nothing(&state, eyes) => state,
            Eyes::Public => return Ok(None),
        };
        let mut journal = Journal::at(self.game.clone(), self.setup.clone(), state, Vec::new());
        (journal.seed, journal.rolling) = (Some(seed), Rolling::Seeded);
        journal.from = Some(0);
        Ok(Some(journal))
    }
}
