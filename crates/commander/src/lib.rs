//! The commander: computer players, through the same interface as everybody else.
//!
//! A player is asked for an order of a seat and knows what the seat may know. [`Random`] takes any order; [`Greedy`]
//! takes the one after which its side is worth most by [`Game::worth`]. The same seed and the same questions
//! give the same answers.
//!
//! ```
//! use commander::{Kind, play};
//! use engine::{Dice, Events, Game, Seed, journal::begin};
//!
//! let game = example::EmtsaLine::new()?;
//! let mut dice = Dice::seeded(Seed::from_number(7), 0);
//! let mut state = begin(&game, &game.title().default_setup(), &mut dice, &mut Events::unheard()).expect("it is sound");
//! let mut players: Vec<_> = [Kind::Random, Kind::Greedy, Kind::Greedy].map(|kind| kind.player(7)).into();
//! play(&game, &mut state, &mut players, &mut dice).expect("it plays to its end");
//! assert!(game.outcome(&state).is_some());
//! # Ok::<(), engine::Fault>(())
//! ```

mod erased;
mod greedy;
mod lookahead;
mod play;
mod random;

use std::fmt;
use std::str::FromStr;

use engine::{Fault, Game, Seat};

pub use erased::{AnyPlayer, Commanded};
pub use greedy::Greedy;
pub use play::{Stopped, next_order, play};
pub use random::Random;

/// A computer player.
pub trait Player<G: Game>: Send {
    /// An order for a seat that has a decision. None from a seat that may interject but would rather not, or that has
    /// no order at all.
    fn order(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Order>;
}

/// The kinds of player there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any order: [`Random`].
    Random,
    /// The order that gains most: [`Greedy`].
    Greedy,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// The word for it.
    pub fn id(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// A player of this kind. The same seed gives the same player.
    pub fn player<G: Game>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Kind, Fault> {
        Kind::ALL.into_iter().find(|kind| kind.id() == text).ok_or_else(|| {
            Fault::new("commander", format!("there is no player {text:?}"))
                .advise(format!("Players: {}", Kind::ALL.map(Kind::id).join(", ")))
        })
    }
}
