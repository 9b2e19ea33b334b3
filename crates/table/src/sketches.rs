//! Arrows and notes that a seat draws on its map: kept with the table, told to whoever holds the seat.

use engine::{Refusal, Seat};

use crate::limits::{LONGEST_SKETCH, MOST_SKETCHED, MOST_SKETCHED_PLACES};
use crate::protocol::{Reply, Sketch};
use crate::{Table, refusal};

impl Table {
    /// What is drawn on the map of a seat.
    pub(crate) fn sketches(&self, seat: Seat) -> Reply {
        let id = self.title().seat_id(seat);
        Reply::Sketches { drawn: self.notes.sketches.get(id).cloned().unwrap_or_default() }
    }

    /// Draw on the map of a seat.
    pub(crate) fn sketch(&mut self, seat: Seat, mut drawn: Vec<Sketch>) -> Result<Reply, Refusal> {
        drawn.iter_mut().for_each(|one| one.text = one.text.chars().filter(|sign| !sign.is_control()).collect());
        drawn.retain(|one| one.places.len() > 1 || (one.places.len() == 1 && !one.text.trim().is_empty()));
        if drawn.len() > MOST_SKETCHED {
            return Err(refusal::too_many_sketches(MOST_SKETCHED));
        }
        let longest = |one: &Sketch| {
            let long = |name: &String| name.chars().count() > LONGEST_SKETCH;
            one.places.len() > MOST_SKETCHED_PLACES || long(&one.text) || one.places.iter().any(long)
        };
        if drawn.iter().any(longest) {
            return Err(refusal::sketch_too_long(LONGEST_SKETCH));
        }
        let id = self.title().seat_id(seat).to_owned();
        match drawn.is_empty() {
            true => self.notes.sketches.remove(&id),
            false => self.notes.sketches.insert(id, drawn),
        };
        self.touch();
        Ok(Reply::Done)
    }
}
