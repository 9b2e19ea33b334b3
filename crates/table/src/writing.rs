//! A position of the table as text, for whoever may know all of it.

use engine::Eyes;
use engine::erased::WrittenDown;

use crate::protocol::Reply;
use crate::{Table, refusal};

/// So many orders are gone back at most to find a moment when nobody was in the middle of something.
const MOST_BACK: usize = 1000;

impl Table {
    /// The position before an order, or the latest before it that can be written.
    pub(crate) fn write_down(&self, eyes: Eyes, order: usize) -> Reply {
        let latest = order.min(self.count(eyes));
        for order in (latest.saturating_sub(MOST_BACK)..=latest).rev() {
            let place = match self.place(eyes, order) {
                Ok(place) => place,
                Err(refusal) => return refusal.into(),
            };
            match self.journal.written_for(place, eyes) {
                Ok(WrittenDown::Text(text)) => return Reply::Position { order, text },
                Ok(WrittenDown::Hidden) => return refusal::position_hidden().into(),
                Ok(WrittenDown::Busy) => {}
                Err(_) => return refusal::not_replayable(order).into(),
            }
        }
        refusal::position_never().into()
    }
}
