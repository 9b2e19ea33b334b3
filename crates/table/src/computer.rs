//! Orders that nobody types: those of the computer's players, and standing replies.

use commander::Kind;
use engine::erased::Asked;
use engine::{Eyes, Refusal, Seat, Urgency};

use crate::Table;
use crate::protocol::{Player, SeatState, StandingReply};

impl Table {
    /// Whether anybody but persons could act now: where not, [`Table::computer_acts`] need not be called.
    pub fn has_computers(&self) -> bool {
        let plays = |seat: &SeatState| matches!(seat.player, Player::Computer(_));
        self.lesson().is_some() || !self.notes.standing.is_empty() || self.notes.seats.iter().any(plays)
    }

    /// Let one computer player, or one standing reply, give one order: whoever interjects, or else the first that the
    /// game waits for. False when there is none; the host calls it again until then.
    pub fn computer_acts(&mut self) -> bool {
        // What persons have to settle comes first: a die to be rolled, a takeback to be agreed to.
        let waits = self.journal.pending().is_some() || self.notes.takeback.is_some();
        if waits || self.idle == Some(self.version) || self.journal.outcome().is_some() {
            return false;
        }
        if let Some(lesson) = self.lesson() {
            return self.script_acts(lesson);
        }
        let asked = self.journal.asked();
        let interjections = asked.iter().filter(|asked| asked.urgency == Urgency::May);
        for asked in interjections.chain(asked.iter().filter(|asked| asked.urgency != Urgency::May)) {
            let Some(order) = self.unasked_order(asked) else { continue };
            // A die that must be typed in is a change as well.
            if matches!(self.give(asked.seat, &order, &[]), Ok(_) | Err(Refusal::Die { .. })) {
                return true;
            }
        }
        self.idle = Some(self.version);
        false
    }

    /// The order of a seat that need not be asked.
    fn unasked_order(&mut self, asked: &Asked) -> Option<String> {
        match self.player(asked.seat) {
            Player::Computer(kind) => self.computer_order(asked.seat, kind.parse().unwrap_or(Kind::Greedy)),
            Player::Person => match self.standing_reply(asked)?.order() {
                Some(order) => self.journal.judge(asked.seat, order).is_ok().then(|| order.to_owned()),
                None => self.computer_order(asked.seat, Kind::Greedy),
            },
        }
    }

    fn standing_reply(&self, asked: &Asked) -> Option<StandingReply> {
        let id = self.title().seat_id(asked.seat);
        if self.notes.asked_again.iter().any(|(seat, prompt)| seat == id && *prompt == asked.prompt.id) {
            return None;
        }
        let mut standing = self.notes.standing.iter();
        standing.find(|(seat, prompt, _)| seat == id && *prompt == asked.prompt.id).map(|(_, _, reply)| reply.clone())
    }

    /// Standing replies of a turn that is over no longer hold.
    pub(crate) fn release_turn(&mut self) {
        if self.notes.standing.iter().any(|(.., reply)| matches!(reply, StandingReply::Turn { .. })) {
            let view = self.view(Eyes::Public);
            let now = view.tracks.iter().find(|track| track.id == "turn").map(|track| track.value);
            let holds =
                |reply: &StandingReply| !matches!(reply, StandingReply::Turn { turn, .. } if Some(*turn) != now);
            self.notes.standing.retain(|(.., reply)| holds(reply));
        }
    }

    /// Orders were taken back: who has a standing reply to what is asked now decides this time, or the same would be
    /// ordered again. Where one seat alone noticed, it alone.
    pub(crate) fn ask_again(&mut self, only: Option<Seat>) {
        let asked = self.journal.asked().into_iter().filter(|asked| only.is_none_or(|seat| seat == asked.seat));
        let asked = asked.filter(|asked| self.standing_reply(asked).is_some());
        let again = asked.map(|asked| (self.title().seat_id(asked.seat).to_owned(), asked.prompt.id.into()));
        let again: Vec<(String, String)> = again.collect();
        self.notes.asked_again.extend(again);
    }

    /// A seat has decided: its standing replies hold again.
    pub(crate) fn has_decided(&mut self, seat: Seat) {
        let id = self.journal.title().seat_id(seat);
        self.notes.asked_again.retain(|(whose, _)| whose != id);
    }

    /// What is no longer asked need not wait for anybody.
    pub(crate) fn release_decided(&mut self) {
        let asked = self.journal.asked();
        let title = self.journal.title();
        let still = |(seat, prompt): &(String, String)| {
            asked.iter().any(|asked| title.seat_id(asked.seat) == seat && asked.prompt.id == *prompt)
        };
        self.notes.asked_again.retain(still);
    }

    pub(crate) fn computer_order(&mut self, seat: Seat, kind: Kind) -> Option<String> {
        let seed = self.journal.entries().len() as u64 * 16 + u64::from(seat.0) + 1;
        let player = self.players.entry(seat).or_insert_with(|| self.game.commander(kind, seed));
        player.order(self.journal.as_ref(), seat)
    }
}
