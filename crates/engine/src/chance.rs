//! Choices that are not part of the game: which order a random player takes, how a hidden hand is re-dealt.
//! Never the game's own dice: those are recorded.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A fast, seeded source of arbitrary choices, the same on every platform.
#[derive(Debug, Clone)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The same seed gives the same choices.
    pub fn new(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `n`; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        // Multiply-shift: the bias is below n / 2^32, of no matter outside the game's own dice.
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One element, unless there is none.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// Any order, each as likely as the others.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }
}
