//! The dice: a seeded cryptographic stream, the same on every platform; recorded as they fell; typed in by players
//! who roll their own; loaded in tests and replays.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::fault::Fault;
use crate::message::Clause;

/// The secret from which the dice of a game come. It stays with the host until the game ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and for `--seed 7`.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Seed, Fault> {
        if let (Ok(number), true) = (text.parse::<u64>(), text.len() < 64) {
            return Ok(Seed::from_number(number));
        }
        let fault = || Fault::new("the seed", format!("{text:?} is neither a number nor 64 hexadecimal digits"));
        if text.len() != 64 || !text.is_ascii() {
            return Err(fault());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| fault())?;
        }
        Ok(Seed(bytes))
    }
}

/// A die or a draw as it fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fallen {
    /// The face, from 1 (a die), or the number drawn, from 0.
    pub value: u16,
    /// Typed in by a player who rolled it.
    pub typed: bool,
}

/// What is asked of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throw {
    /// The clause that asks for it.
    pub clause: Clause,
    /// A die or a draw.
    pub kind: Throws,
    /// How many sides the die has, or how many there are to draw from.
    pub sides: u16,
}

/// A die or a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Throws {
    /// A die, from 1.
    Roll,
    /// A card, a counter from a cup: a number from 0.
    Draw,
}

/// Why a die did not fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DieFailure {
    /// Players roll their own: they are asked for a die with so many sides, by this clause.
    Wanted {
        /// How many sides.
        sides: u8,
        /// The clause that asks for the roll.
        clause: Clause,
    },
    /// A recorded or typed value that such a die cannot show.
    Impossible {
        /// How many sides, or how many to draw from.
        sides: u16,
        /// The value given.
        value: u16,
        /// The clause that asks for the roll.
        clause: Clause,
    },
    /// The record holds fewer dice than the order rolls: this one is lacking.
    Missing(Throw),
}

#[derive(Clone)]
enum Source {
    /// Everything from the stream.
    Stream(Box<ChaCha20Rng>),
    /// Rolls are typed in; draws, which must stay secret, come from the stream.
    Typed { rolls: VecDeque<u16>, stream: Box<ChaCha20Rng> },
    /// Everything is given: a replay, or a test's loaded dice.
    Given(VecDeque<u16>),
}

/// Where the dice come from, and how they fell.
#[derive(Clone)]
pub struct Dice {
    source: Source,
    fallen: Vec<Fallen>,
    /// What was asked for, in the same order.
    asked: Vec<Throw>,
}

fn stream(seed: Seed, at: u64) -> Box<ChaCha20Rng> {
    let mut rng = ChaCha20Rng::from_seed(seed.0);
    rng.set_word_pos(u128::from(at));
    Box::new(rng)
}

/// A number below `n`, each exactly as likely: values in the incomplete last block are drawn again.
fn unbiased(rng: &mut ChaCha20Rng, n: u32) -> u32 {
    let limit = u32::MAX - (u32::MAX % n + 1) % n;
    loop {
        let word = rng.next_u32();
        if word <= limit {
            return word % n;
        }
    }
}

impl Dice {
    /// Dice from a seed, from a position of its stream onward.
    pub fn seeded(seed: Seed, at: u64) -> Dice {
        Dice { source: Source::Stream(stream(seed, at)), fallen: Vec::new(), asked: Vec::new() }
    }

    /// Dice that players roll themselves; draws still come from the seed.
    pub fn typed(rolls: impl IntoIterator<Item = u16>, seed: Seed, at: u64) -> Dice {
        let rolls = rolls.into_iter().collect();
        Dice { source: Source::Typed { rolls, stream: stream(seed, at) }, fallen: Vec::new(), asked: Vec::new() }
    }

    /// Loaded dice: exactly these, in this order.
    pub fn given(values: impl IntoIterator<Item = u16>) -> Dice {
        Dice { source: Source::Given(values.into_iter().collect()), fallen: Vec::new(), asked: Vec::new() }
    }

    /// Roll one die with so many sides.
    pub fn roll(&mut self, sides: u8, clause: &'static str) -> Result<u8, DieFailure> {
        let clause = Clause(clause);
        let throw = Throw { clause, kind: Throws::Roll, sides: u16::from(sides) };
        let (value, typed) = match &mut self.source {
            Source::Stream(rng) => (unbiased(rng, u32::from(sides.max(1))) as u16 + 1, false),
            Source::Typed { rolls, .. } => (rolls.pop_front().ok_or(DieFailure::Wanted { sides, clause })?, true),
            Source::Given(values) => (values.pop_front().ok_or(DieFailure::Missing(throw))?, false),
        };
        match u8::try_from(value) {
            Ok(face) if (1..=sides).contains(&face) => {
                self.fallen.push(Fallen { value, typed });
                self.asked.push(throw);
                Ok(face)
            }
            _ => Err(DieFailure::Impossible { sides: u16::from(sides), value, clause }),
        }
    }

    /// Draw a number below `n`: a card, a counter from a cup. `n` must not be 0.
    pub fn draw(&mut self, n: u16, clause: &'static str) -> Result<u16, DieFailure> {
        let clause = Clause(clause);
        debug_assert!(n > 0, "nothing to draw from ({})", clause.0);
        let throw = Throw { clause, kind: Throws::Draw, sides: n };
        let value = match &mut self.source {
            Source::Stream(stream) | Source::Typed { stream, .. } => unbiased(stream, u32::from(n.max(1))) as u16,
            Source::Given(values) => values.pop_front().ok_or(DieFailure::Missing(throw))?,
        };
        if value >= n.max(1) {
            return Err(DieFailure::Impossible { sides: n, value, clause });
        }
        self.fallen.push(Fallen { value, typed: false });
        self.asked.push(throw);
        Ok(value)
    }

    /// Put a list in a random order, by draws.
    pub fn shuffle<T>(&mut self, list: &mut [T], clause: &'static str) -> Result<(), DieFailure> {
        for i in (1..list.len()).rev() {
            let other = self.draw((i + 1) as u16, clause)?;
            list.swap(i, usize::from(other));
        }
        Ok(())
    }

    /// All that fell, in order.
    pub fn fallen(&self) -> &[Fallen] {
        &self.fallen
    }

    /// What was asked for when it fell, in the same order.
    pub fn asked(&self) -> &[Throw] {
        &self.asked
    }

    /// How many fell so far.
    pub fn count(&self) -> usize {
        self.fallen.len()
    }

    /// The position of the stream: where the next game order goes on.
    pub fn position(&self) -> u64 {
        match &self.source {
            Source::Stream(rng) | Source::Typed { stream: rng, .. } => rng.get_word_pos() as u64,
            Source::Given(_) => 0,
        }
    }

    /// Given or typed dice that nobody rolled: more were recorded than the order needs.
    pub fn left_over(&self) -> usize {
        match &self.source {
            Source::Stream(_) => 0,
            Source::Typed { rolls, .. } => rolls.len(),
            Source::Given(values) => values.len(),
        }
    }

    /// Forget what fell, keep the source: for players that need no record.
    pub fn forget(&mut self) {
        self.fallen.clear();
        self.asked.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_dice_from_any_position() {
        let mut all = Dice::seeded(Seed::from_number(7), 0);
        let first: Vec<u8> = (0..20).flat_map(|_| all.roll(6, "x")).collect();
        let position = all.position();
        let next: Vec<u8> = (0..20).flat_map(|_| all.roll(6, "x")).collect();
        let mut later = Dice::seeded(Seed::from_number(7), position);
        assert_eq!(next, (0..20).flat_map(|_| later.roll(6, "x")).collect::<Vec<_>>());
        assert_ne!(first, next);
        // The stream is ChaCha20: these faces are the same on every platform and in every version.
        assert_eq!(first, [2, 4, 5, 1, 4, 1, 2, 2, 6, 5, 6, 4, 6, 3, 1, 3, 2, 4, 1, 2]);
    }

    #[test]
    fn every_face_falls_about_as_often() {
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        let mut count = [0u32; 6];
        for _ in 0..60_000 {
            let face = dice.roll(6, "x").expect("a stream never runs out");
            count[usize::from(face) - 1] += 1;
        }
        assert!(count.iter().all(|n| (9_600..10_400).contains(n)), "{count:?}");
    }

    #[test]
    fn numbers_that_do_not_divide_the_stream_are_not_favoured() {
        // A quarter of all words lies in the incomplete last block; taken modulo n they would double the first third.
        let n = 3 << 30;
        let mut rng = stream(Seed::from_number(2), 0);
        let drawn: Vec<u32> = (0..30_000).map(|_| unbiased(&mut rng, n)).collect();
        assert!(drawn.iter().all(|number| *number < n));
        let first_third = drawn.iter().filter(|number| **number < 1 << 30).count();
        assert!((9_700..10_300).contains(&first_third), "{first_third}");
        assert!((0..100).all(|_| unbiased(&mut rng, 1) == 0));
    }

    #[test]
    fn each_die_remembers_the_clause_that_asked_for_it() {
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        dice.roll(6, "2.2").and_then(|_| dice.draw(9, "1.2")).expect("a stream never runs out");
        let die = Throw { clause: Clause("2.2"), kind: Throws::Roll, sides: 6 };
        let card = Throw { clause: Clause("1.2"), kind: Throws::Draw, sides: 9 };
        assert_eq!(dice.asked(), [die, card]);
        dice.forget();
        assert!(dice.asked().is_empty() && dice.fallen().is_empty());
    }

    #[test]
    fn a_die_that_cannot_fall_is_named() {
        let impossible = Dice::given([7]).roll(6, "2.1");
        assert_eq!(impossible, Err(DieFailure::Impossible { sides: 6, value: 7, clause: Clause("2.1") }));
        let missing = Throw { clause: Clause("2.1"), kind: Throws::Roll, sides: 6 };
        assert_eq!(Dice::given([]).roll(6, "2.1"), Err(DieFailure::Missing(missing)));
        let wanted = Dice::typed([], Seed::from_number(0), 0).roll(6, "2.1");
        assert_eq!(wanted, Err(DieFailure::Wanted { sides: 6, clause: Clause("2.1") }));
    }

    #[test]
    fn dice_begin_at_one_and_draws_at_nought() {
        assert_eq!(Dice::given([1]).roll(6, "2.1"), Ok(1));
        assert_eq!(Dice::given([6]).roll(6, "2.1"), Ok(6));
        let impossible = Dice::given([0]).roll(6, "2.1");
        assert_eq!(impossible, Err(DieFailure::Impossible { sides: 6, value: 0, clause: Clause("2.1") }));
        assert_eq!(Dice::given([0]).draw(9, "1.2"), Ok(0));
        assert_eq!(Dice::given([8]).draw(9, "1.2"), Ok(8));
        let impossible = Dice::given([9]).draw(9, "1.2");
        assert_eq!(impossible, Err(DieFailure::Impossible { sides: 9, value: 9, clause: Clause("1.2") }));
    }

    #[test]
    fn a_list_is_shuffled_by_draws_from_its_end() {
        let shuffled = |draws: [u16; 3]| {
            let (mut dice, mut list) = (Dice::given(draws), ['a', 'b', 'c', 'd']);
            dice.shuffle(&mut list, "1.2").expect("there are three draws");
            (list.iter().collect::<String>(), dice)
        };
        let (list, dice) = shuffled([0, 0, 0]);
        assert_eq!(list, "bcda");
        assert_eq!(dice.asked().iter().map(|throw| throw.sides).collect::<Vec<_>>(), [4, 3, 2]);
        assert_eq!(dice.left_over(), 0);
        assert_eq!(shuffled([3, 2, 1]).0, "abcd", "each may stay where it is");
    }

    #[test]
    fn typed_rolls_take_nothing_from_the_stream_and_draws_do() {
        let mut dice = Dice::typed([5, 2], Seed::from_number(3), 0);
        assert_eq!((dice.roll(6, "2.1"), dice.left_over(), dice.position()), (Ok(5), 1, 0));
        let drawn = dice.draw(1000, "1.2").expect("a stream never runs out");
        assert_eq!(Dice::seeded(Seed::from_number(3), 0).draw(1000, "1.2"), Ok(drawn));
        assert!(dice.position() > 0 && dice.left_over() == 1);
        let fallen = [Fallen { value: 5, typed: true }, Fallen { value: drawn, typed: false }];
        assert_eq!((dice.fallen(), dice.count()), (&fallen[..], 2));
        assert_eq!(Dice::given([1, 2, 3]).left_over(), 3);
    }

    #[test]
    fn a_seed_is_a_number_or_64_digits() {
        let seed = Seed([0xab; 32]);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert_eq!("7".parse::<Seed>(), Ok(Seed::from_number(7)));
        let small = Seed([[0; 31].as_slice(), &[9]].concat().try_into().expect("32 bytes"));
        assert_eq!(small.to_string().parse::<Seed>(), Ok(small), "leading zeros are digits too");
        assert!("seven".parse::<Seed>().is_err());
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
