//! Orders are numbered by eyes. Parts of others' answers under seal, of which these eyes noticed nothing, have no number for
//! them: or how far the others are could be counted.

use std::sync::Arc;

use engine::{Eyes, Refusal};

use crate::{Table, refusal};

impl Table {
    /// The orders that these eyes noticed, by their places in the record. Found out once for each position.
    fn noticed(&self, eyes: Eyes) -> Arc<[usize]> {
        let mut known = self.noticed.borrow_mut();
        if let Some((_, noticed)) = known.iter().find(|(whose, _)| *whose == eyes) {
            return noticed.clone();
        }
        let noticed: Arc<[usize]> = self.journal.noticed_by(eyes).into();
        known.push((eyes, noticed.clone()));
        noticed
    }

    /// How many orders have been given, as far as these eyes noticed.
    pub(crate) fn count(&self, eyes: Eyes) -> usize {
        self.noticed(eyes).len()
    }

    /// How many of the first so many orders of the record these eyes noticed: the number by which they know the position
    /// after those.
    pub(crate) fn number(&self, eyes: Eyes, order: usize) -> usize {
        self.noticed(eyes).partition_point(|at| *at < order)
    }

    /// Where in the record the order is that these eyes know by a number; its end for as many as they noticed.
    pub(crate) fn place(&self, eyes: Eyes, number: usize) -> Result<usize, Refusal> {
        let noticed = self.noticed(eyes);
        match noticed.get(number) {
            Some(at) => Ok(*at),
            None if number == noticed.len() => Ok(self.journal.entries().len()),
            None => Err(refusal::no_such_order(number.saturating_add(1), noticed.len())),
        }
    }

    /// Whether everybody noticed an order of the record.
    pub(crate) fn is_noticed(&self, order: usize) -> bool {
        self.noticed(Eyes::Public).binary_search(&order).is_ok()
    }
}
