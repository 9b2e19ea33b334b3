//! The odds of a battle before it is fought: many battles over what a seat may know (8.resolve.1).

use engine::{Chance, Dice, Each, Seed};

use super::contingent::{ByRole, Contingent, Ending, Outcome, Role, Site};
use super::state::Battle;
use super::turn::resolve;
use crate::data::Data;

/// What a side may be, and how likely: the weight of a guess among the others.
#[derive(Debug, Clone, Copy)]
pub struct Guess<'a> {
    /// What it would bring.
    pub contingent: &'a Contingent,
    /// How much it counts.
    pub weight: u32,
}

/// Tenths of the weight that a side brought.
pub const TENTHS: usize = 10;

/// What came of many battles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Forecast {
    /// How many were fought.
    pub battles: u32,
    /// How many each side won.
    pub won: ByRole<u32>,
    /// In how many the column passed an ambush.
    pub unsprung: u32,
    /// In how many each side was pushed past its flight number.
    pub fled: ByRole<u32>,
    /// How many ended at dusk.
    pub dusk: u32,
    /// Turns of all of them.
    pub turns: u32,
    /// Stands lost in all of them.
    pub stands: ByRole<u32>,
    /// In how many each side lost a leader.
    pub leaders: ByRole<u32>,
    /// In how many each side lost none of what it brought, up to a tenth, up to two tenths ...: by weight.
    pub losses: ByRole<[u32; TENTHS + 1]>,
}

impl Forecast {
    /// The share of battles that a side won, in tenths of a per cent.
    pub fn share(&self, role: Role) -> u32 {
        (1000 * self.won[role]).checked_div(self.battles).unwrap_or(0)
    }

    fn count(&mut self, data: &Data, outcome: &Outcome, sides: ByRole<&Contingent>) {
        self.battles += 1;
        self.turns += u32::from(outcome.turns);
        self.dusk += u32::from(outcome.ending == Ending::Dusk);
        match outcome.winner {
            Some(winner) => self.won[winner] += 1,
            None => self.unsprung += 1,
        }
        for role in Role::ALL {
            let fared = &outcome.sides[role];
            self.fled[role] += u32::from(fared.past_flight);
            self.leaders[role] += u32::from(fared.killed != 0);
            let (mut lost, mut all) = (0, 0);
            for (fate, counter) in fared.counters.iter().zip(sides[role].counters.iter()) {
                let weight = u32::from(data.units[counter.unit.index()].weight);
                self.stands[role] += u32::from(fate.lost());
                lost += weight * u32::from(fate.lost());
                all += weight * u32::from(counter.stands);
            }
            let tenth = (TENTHS as u32 * lost).div_ceil(all.max(1)) as usize;
            self.losses[role][tenth.min(TENTHS)] += 1;
        }
    }
}

/// One of several guesses, each as likely as its weight says.
fn drawn<'a>(guesses: &[Guess<'a>], chance: &mut Chance) -> Option<&'a Contingent> {
    let all: u32 = guesses.iter().map(|guess| guess.weight).sum();
    let mut drawn = chance.below(all as usize) as u32;
    for guess in guesses {
        match drawn.checked_sub(guess.weight) {
            Some(left) => drawn = left,
            None => return Some(guess.contingent),
        }
    }
    guesses.last().map(|guess| guess.contingent)
}

/// Fights so many battles between what the sides may be. The same seed gives the same forecast; battle *n* is decided
/// by its number alone.
pub fn forecast(data: &Data, site: Site, sides: ByRole<&[Guess<'_>]>, battles: u32, seed: u64) -> Forecast {
    let mut forecast = Forecast::default();
    for number in 0..battles {
        let mut chance = Chance::new(seed.wrapping_add(u64::from(number)));
        let mut next = |role: Role| drawn(sides[role], &mut chance);
        let (Some(attacker), Some(defender)) = (next(Role::Attacker), next(Role::Defender)) else { break };
        let mut bytes = Seed::from_number(seed).0;
        bytes[8..12].copy_from_slice(&number.to_le_bytes());
        let mut dice = Dice::seeded(Seed(bytes), 0);
        let battle = Battle::new(data, site, attacker, defender);
        if let Ok(outcome) = resolve(data, battle, &mut dice) {
            forecast.count(data, &outcome, Each::new([attacker, defender]));
        }
    }
    forecast
}
