//! What is looked up at a table: how the game is won, and the charts that are printed for it.

use engine::{Eyes, Fault, Refusal};

use crate::protocol::Reply;
use crate::{Table, refusal};

impl Table {
    /// How the game is won, and how it stood before an order.
    pub(crate) fn winning(&self, eyes: Eyes, order: usize) -> Result<Reply, Refusal> {
        let winning = self.before(order, |order| self.journal.winning_at(order, eyes))?;
        Ok(Reply::Winning { winning: Box::new(winning) })
    }

    /// The charts, and where the position before an order stands in them.
    pub(crate) fn charts(&self, order: usize) -> Result<Reply, Refusal> {
        let marked = self.before(order, |order| self.journal.marked_at(order))?;
        Ok(Reply::Charts { charts: self.journal.charts(), marked })
    }

    /// Something of the position before an order, where there is one and it can be replayed.
    fn before<T>(&self, order: usize, found: impl FnOnce(usize) -> Result<T, Fault>) -> Result<T, Refusal> {
        let count = self.journal.entries().len();
        if order > count {
            return Err(refusal::no_such_order(order.saturating_add(1), count));
        }
        found(order).map_err(|_| refusal::not_replayable(order.saturating_add(1)))
    }
}
