//! How many dice an order will want, for players who roll their own.

use super::Journal;
use crate::dice::{Dice, DieFailure, Seed};
use crate::event::Events;
use crate::execute::carry_out;
use crate::game::{Game, Interrupt};
use crate::journal::Rolling;
use crate::seat::{Eyes, Seat};

/// How many dice an order wants, whatever they show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiceWanted {
    /// No fewer than these.
    pub least: usize,
    /// No more than these; none where that was not counted.
    pub most: Option<usize>,
}

/// So many ways for the dice to fall are tried.
const MOST_TRIES: usize = 300;

impl<G: Game> Journal<G> {
    /// How many dice more a legal order wants after these. None where the dice are seeded, and where something is hidden
    /// from the seat: their number could tell it.
    pub fn dice_wanted(&self, seat: Seat, order: &G::Order, rolls: &[u16]) -> Option<DiceWanted> {
        if self.rolling != Rolling::Typed || !self.hides_nothing(&self.state, Eyes::Seat(seat)) {
            return None;
        }
        let mut least = None;
        let mut open = vec![rolls.to_vec()];
        for count in 0.. {
            let mut next = Vec::new();
            for fallen in &open {
                match self.next_die(seat, order, fallen) {
                    None => least = least.or(Some(count)),
                    Some(sides) => {
                        next.extend((1..=u16::from(sides)).map(|face| [fallen.as_slice(), &[face]].concat()))
                    }
                }
            }
            if next.is_empty() {
                return Some(DiceWanted { least: least.unwrap_or(count), most: Some(count) });
            }
            if next.len() > MOST_TRIES {
                return Some(DiceWanted { least: least.unwrap_or(count + 1), most: None });
            }
            open = next;
        }
        None
    }

    /// The sides of the die that an order wants after these, if it wants one.
    fn next_die(&self, seat: Seat, order: &G::Order, rolls: &[u16]) -> Option<u8> {
        let mut dice = Dice::typed(rolls.iter().copied(), Seed::from_number(0), 0);
        let mut state = self.state.clone();
        match carry_out(self.game.as_ref(), &mut state, seat, order, &mut dice, &mut Events::unheard()) {
            Err(Interrupt::Die(DieFailure::Wanted { sides, .. })) => Some(sides),
            _ => None,
        }
    }
}
