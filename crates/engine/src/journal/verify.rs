//! Verification: a game and its branches, played again from the set-up, must come out as they were recorded.

use super::{Entry, Journal, Rolling, begin, replay_entry, setup_fault};
use crate::dice::{Dice, Seed};
use crate::digest::Digest;
use crate::event::Events;
use crate::execute::carry_out;
use crate::fault::Fault;
use crate::game::Game;
use crate::message::{Spelled, Word};

/// The game, or a branch, from where it parts: what is to be played again.
struct Course<'a, S> {
    branch: Option<u32>,
    after: usize,
    entries: &'a [Entry],
    state: S,
    /// How much of the stream was used by then.
    spent: u64,
}

impl<S> Course<'_, S> {
    fn fault(&self, order: usize, reason: &str) -> Fault {
        let branch = self.branch.map(|id| format!("branch {id}, ")).unwrap_or_default();
        Fault::new("the journal", format!("{branch}order {order}: {reason}"))
    }
}

impl<G: Game> Journal<G> {
    /// Replay everything from the start: the same state must come out. With a seed every die that was not typed must be
    /// the stream's, and no part of the stream may be used twice, be it in branches.
    pub fn verify(&self) -> Result<Digest, Fault> {
        let fault = |reason: &str| Fault::new("the journal", reason);
        let game = self.game.as_ref();
        if self.from.is_some() {
            return Err(fault("its beginning was played under other rules and cannot be replayed"));
        }
        let mut dice = Dice::given(self.setup_dice.iter().map(|die| die.value));
        let state = begin(game, &self.setup, &mut dice, &mut Events::unheard())
            .map_err(|failure| setup_fault(game, failure).says(Spelled::plain("engine-record-setup-differs")))?;
        let mut spent = 0;
        if let Some(seed) = self.seed {
            // What players rolled for the set-up they rolled; all else is the stream's.
            let typed: Vec<u16> = self.setup_dice.iter().filter(|die| die.typed).map(|die| die.value).collect();
            let mut fresh = match self.rolling == Rolling::Typed && !typed.is_empty() {
                true => Dice::typed(typed, seed, 0),
                false => Dice::seeded(seed, 0),
            };
            begin(game, &self.setup, &mut fresh, &mut Events::unheard()).map_err(|t| setup_fault(game, t))?;
            if fresh.fallen() != self.setup_dice {
                let differs = Spelled::plain("engine-record-setup-differs");
                return Err(fault("the set-up was not dealt from the seed").says(differs));
            }
            spent = fresh.position();
        }
        self.verify_from(0, state, spent)
    }

    /// The same as far back as the record can be replayed: why the game may not have gone as it says, if so.
    pub fn holds(&self) -> Result<(), Spelled> {
        let verified = match (self.from, self.snapshots.first()) {
            (Some(from), Some((_, state))) => self.verify_from(from, state.clone(), 0),
            _ => self.verify(),
        };
        let unsaid = || does_not_follow(self.entries.len());
        verified.map(drop).map_err(|fault| fault.message.map_or_else(unsaid, |message| *message))
    }

    /// Replay from a state on, with so much of the stream used before.
    fn verify_from(&self, from: usize, state: G::State, spent: u64) -> Result<Digest, Fault> {
        let fault = |reason: &str, says: Spelled| Fault::new("the journal", reason).says(says);
        let last = self.entries.len();
        let (mut used, mut parting) = (vec![(0, spent)], Vec::new());
        let main = Course { branch: None, after: from, entries: &self.entries[from..], state, spent };
        let state = self.verify_course(main, &mut used, &mut parting)?;
        while let Some(course) = parting.pop() {
            self.verify_course(course, &mut used, &mut parting)?;
        }
        used.retain(|(from, to)| from < to);
        used.sort_unstable();
        if used.windows(2).any(|pair| pair[1].0 < pair[0].1) {
            let reason = "some dice come from a part of the stream that was used before";
            return Err(fault(reason, dice_differ(last)));
        }
        if self.seed.is_some() && used.last().is_some_and(|(_, end)| self.stream < *end) {
            return Err(fault("the stream stands before dice that have fallen", dice_differ(last)));
        }
        if state != self.state {
            return Err(fault("replay leads to another state", does_not_follow(last)));
        }
        Ok(self.game.digest(&state))
    }

    /// Replay one course to the state it leads to; what it used of the stream and which branches part from it is noted.
    fn verify_course<'a>(
        &'a self,
        mut course: Course<'a, G::State>,
        used: &mut Vec<(u64, u64)>,
        parting: &mut Vec<Course<'a, G::State>>,
    ) -> Result<G::State, Fault> {
        let mut number = course.after;
        loop {
            let here = self.branches.iter().filter(|other| other.of == course.branch && other.after == number);
            parting.extend(here.map(|branch| Course {
                branch: Some(branch.id),
                after: branch.after,
                entries: &branch.entries,
                state: course.state.clone(),
                spent: course.spent,
            }));
            let Some(entry) = course.entries.get(number - course.after) else { break };
            number += 1;
            let before = course.state.clone();
            let replayed = replay_entry(self.game.as_ref(), &mut course.state, entry, &mut Events::unheard())
                .map_err(|reason| course.fault(number, &reason).says(does_not_follow(number)))?;
            let (Some(seed), false) = (self.seed, entry.dice.is_empty()) else { continue };
            if entry.stream.0 < course.spent {
                let reason = "its dice come from a part of the stream that was used before";
                return Err(course.fault(number, reason).says(dice_differ(number)));
            }
            if !self.is_rolled_from(seed, before, entry, &replayed.order) {
                return Err(course.fault(number, "the dice are not those of the seed").says(dice_differ(number)));
            }
            course.spent = entry.stream.1;
            used.push(entry.stream);
        }
        Ok(course.state)
    }

    /// Whether an order, carried out with dice of the seed, rolls what was recorded.
    fn is_rolled_from(&self, seed: Seed, mut state: G::State, entry: &Entry, order: &G::Order) -> bool {
        let typed: Vec<u16> = entry.dice.iter().filter(|die| die.typed).map(|die| die.value).collect();
        if self.rolling == Rolling::Seeded && !typed.is_empty() {
            return false;
        }
        let mut dice = match typed.is_empty() {
            true => Dice::seeded(seed, entry.stream.0),
            false => Dice::typed(typed, seed, entry.stream.0),
        };
        let game = self.game.as_ref();
        let run = carry_out(game, &mut state, entry.seat, order, &mut dice, &mut Events::unheard());
        run.is_ok() && dice.fallen() == entry.dice && dice.position() == entry.stream.1
    }
}

/// That the orders do not lead where the record says, as far as this one.
fn does_not_follow(order: usize) -> Spelled {
    Spelled::plain("engine-record-does-not-follow").with("order", Word::count(order))
}

/// That dice of the record are not those of its seed, at this order.
fn dice_differ(order: usize) -> Spelled {
    Spelled::plain("engine-record-dice-differ").with("order", Word::count(order))
}
