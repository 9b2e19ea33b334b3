//! What is looked up at a table: how the game is won, and the charts that are printed for it.

use engine::{Eyes, Fault, Refusal};

use crate::protocol::Reply;
use crate::{Table, refusal};

impl Table {
    /// How the game is won, and how it stood before an order.
    pub(crate) fn winning(&self, eyes: Eyes, order: usize) -> Result<Reply, Refusal> {
        let winning = self.before(eyes, order, |place| self.journal.winning_at(place, eyes))?;
        Ok(Reply::Winning { winning: Box::new(winning) })
    }

    /// The charts, and where the position before an order stands in them.
    pub(crate) fn charts(&self, eyes: Eyes, order: usize) -> Result<Reply, Refusal> {
        let marked = self.before(eyes, order, |place| self.journal.marked_at(place))?;
        Ok(Reply::Charts { charts: self.journal.charts(), marked })
    }

    /// Something of the position before an order, where there is one and it can be replayed.
    fn before<T>(&self, eyes: Eyes, order: usize, found: impl FnOnce(usize) -> Result<T, Fault>) -> Result<T, Refusal> {
        found(self.place(eyes, order)?).map_err(|_| refusal::not_replayable(order.saturating_add(1)))
    }
}
