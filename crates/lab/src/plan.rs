//! What is to be played.

use commander::Kind;
use engine::{Game, Setup, Title};

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Scenarios and options, taken in turn.
    pub setups: Vec<Setup>,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; each game takes the next.
    pub first_seed: u64,
    /// Who plays each seat, in the order of the seats.
    pub players: Vec<Kind>,
    /// One game in so many is listened to: its clauses are collected and its orders checked once more. Listening costs
    /// time, so speed is measured by the other games where there are any.
    pub listen_every: u64,
    /// Whether each game is written down, read again and replayed, and must come to the same end.
    pub verify: bool,
    /// The most orders that a game may take.
    pub most_orders: u64,
    /// On how many cores; 0 for all there are.
    pub threads: usize,
}

impl Plan {
    /// A hundred games over all scenarios and options of a game, with the same player in every seat.
    pub fn new(title: &Title, player: Kind) -> Plan {
        Plan {
            setups: title.all_setups(),
            games: 100,
            first_seed: 1,
            players: vec![player; title.seats.len()],
            listen_every: 4,
            verify: false,
            most_orders: 200_000,
            threads: 0,
        }
    }

    /// The same plan without setups that do not go together, as long as there are others.
    pub(crate) fn fitting<G: Game>(&self, game: &G) -> Plan {
        let setups: Vec<Setup> = self.setups.iter().filter(|setup| game.fits(setup)).cloned().collect();
        let setups = if setups.is_empty() { self.setups.clone() } else { setups };
        Plan { setups, ..self.clone() }
    }

    /// The setup of a game, by its number.
    pub(crate) fn setup(&self, number: u64) -> Option<&Setup> {
        let count = self.setups.len() as u64;
        self.setups.get(number.checked_rem(count)? as usize)
    }

    /// Whether a game is listened to. Each round of the setups begins one later, so that all have their turn.
    pub(crate) fn listens(&self, number: u64) -> bool {
        let count = (self.setups.len() as u64).max(1);
        (number % count + number / count).is_multiple_of(self.listen_every.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setup_is_listened_to_in_one_round_of_so_many() {
        let setup = |scenario: u8| Setup {
            scenario: scenario.to_string(),
            options: Default::default(),
            position: None,
            texts: Default::default(),
        };
        for count in [1, 3, 8, 12] {
            let setups: Vec<Setup> = (0..count).map(setup).collect();
            let plan = Plan {
                games: 0,
                first_seed: 0,
                players: Vec::new(),
                listen_every: 4,
                verify: false,
                most_orders: 0,
                threads: 0,
                setups,
            };
            let mut heard = vec![0; usize::from(count)];
            for number in (0..4 * u64::from(count)).filter(|number| plan.listens(*number)) {
                heard[(number % u64::from(count)) as usize] += 1;
            }
            assert!(heard.iter().all(|times| *times > 0), "{count} setups: {heard:?}");
        }
    }
}
