//! What a table keeps beside the record of its game.

use std::collections::BTreeMap;

use engine::journal::{LineId, SavedGame, is_tag};
use engine::lesson::Progress;
use engine::{Fault, Title};
use serde::{Deserialize, Serialize};

use crate::limits::MOST_MARKS;
use crate::names::person_name;
use crate::protocol::{Player, Said, SeatState, Sketch, StandingReply, Takeback};

/// Everything beside the record, for whoever stores a table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableNotes {
    /// What the table is called.
    pub name: String,
    /// Who sits where, in the order of the game's seats.
    pub seats: Vec<SeatState>,
    /// What was said.
    pub chat: Vec<Said>,
    /// Standing replies: seat, prompt, reply.
    pub standing: Vec<(String, String, StandingReply)>,
    /// Arrows and notes that seats drew on their maps.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sketches: BTreeMap<String, Vec<Sketch>>,
    /// The takeback that somebody asks for.
    pub takeback: Option<Takeback>,
    /// How far the learner is, where a lesson is taught.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Progress>,
    /// Decisions that were taken back: seat and prompt. Their standing replies wait until the person has decided.
    pub asked_again: Vec<(String, String)>,
    /// What was done last, so that nothing is done twice.
    pub done: Vec<Done>,
    /// How many orders had been given when these notes were made.
    pub orders: usize,
    /// The line of the record that they follow: marks that were kept with later lines are not among `done`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<LineId>,
}

/// Something that was asked and done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// The mark that it was sent with.
    pub mark: String,
    /// How many orders had been given after it.
    pub orders: usize,
    /// A fingerprint of the orders that the game then had, where it had gone back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<u64>,
    /// The first seat of whoever did it; none for those who watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

impl Done {
    /// As it stands with a line of a record, if it can: `MARK@SEAT`.
    pub(crate) fn tag(&self) -> Option<String> {
        Some(format!("{}@{}", self.mark, self.seat.as_deref().unwrap_or_default())).filter(|tag| is_tag(tag))
    }
}

impl TableNotes {
    /// Whether they differ from others in what no line of a record can hold.
    pub fn differ_beside_marks(&self, other: &TableNotes) -> bool {
        let TableNotes { name, seats, chat, standing, sketches, takeback, lesson, asked_again, .. } = self;
        let same = (name, seats, chat, standing) == (&other.name, &other.seats, &other.chat, &other.standing)
            && sketches == &other.sketches
            && (takeback, lesson, asked_again) == (&other.takeback, &other.lesson, &other.asked_again);
        !same
    }

    /// The same notes with the marks that were kept with lines of the record since they were made.
    pub(crate) fn caught_up(mut self, saved: &SavedGame) -> TableNotes {
        let Some(line) = self.line.take().filter(|line| Some(line.sealed) == saved.sealed) else { return self };
        for added in saved.added.get(line.lines..).unwrap_or_default() {
            self.orders = added.orders;
            if let Some((mark, seat)) = added.tag.as_deref().and_then(|tag| tag.rsplit_once('@')) {
                let seat = Some(seat.to_owned()).filter(|seat| !seat.is_empty());
                self.remember(Done { mark: mark.to_owned(), orders: added.orders, course: None, seat });
            }
        }
        self
    }

    /// Remember a mark; the oldest of the same person goes where there are too many.
    pub(crate) fn remember(&mut self, fresh: Done) {
        let done = &mut self.done;
        if done.iter().any(|known| known.mark == fresh.mark) {
            return;
        }
        let same = |old: &Done| old.seat == fresh.seat;
        if done.iter().filter(|old| same(old)).count() >= MOST_MARKS
            && let Some(oldest) = done.iter().position(same)
        {
            done.remove(oldest);
        }
        done.push(fresh);
    }

    /// The same notes for a game: every seat has somebody, a person where nothing was said.
    pub(crate) fn fitted(mut self, title: &Title, orders: usize) -> Result<TableNotes, Fault> {
        self.seats = seated(title, self.seats)?;
        self.seats.iter_mut().for_each(|seat| seat.name = person_name(&seat.name));
        self.standing.retain(|(seat, _, _)| title.seat(seat).is_some());
        self.sketches.retain(|seat, _| title.seat(seat).is_some());
        self.takeback = self.takeback.filter(|asked| asked.to <= orders && title.seat(&asked.seat).is_some());
        // Notes are written before the record. What they say was done last, but the record does not have, was not done.
        if self.orders != orders {
            self.done.pop_if(|last| last.orders == self.orders);
            self.orders = orders;
        }
        Ok(self)
    }
}

/// Who sits on each of the game's seats.
fn seated(title: &Title, chosen: Vec<SeatState>) -> Result<Vec<SeatState>, Fault> {
    let wrong = |reason: String| {
        let ids: Vec<&str> = title.seats.iter().map(|seat| seat.id.as_str()).collect();
        Fault::new("seats", reason).advise(format!("Seats of {}: {}", title.name, ids.join(", ")))
    };
    let person = |id: &str| SeatState { id: id.to_owned(), player: Player::Person, name: String::new() };
    let mut seats: Vec<SeatState> = title.seats.iter().map(|seat| person(&seat.id)).collect();
    let mut taken = Vec::new();
    for state in chosen {
        let at = title.seats.iter().position(|seat| seat.id == state.id);
        let at = at.ok_or_else(|| wrong(format!("there is no seat {:?}", state.id)))?;
        if taken.contains(&at) {
            return Err(wrong(format!("{:?} is taken twice", state.id)));
        }
        if let Player::Computer(kind) = &state.player {
            kind.parse::<commander::Kind>().map_err(|fault| Fault { source: "seats".into(), ..fault })?;
        }
        taken.push(at);
        seats[at] = state;
    }
    Ok(seats)
}
