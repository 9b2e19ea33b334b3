//! Sets of hexes, and the zones of control that units throw around them.

use std::marker::PhantomData;

use crate::direction::Direction;
use crate::grid::{Grid, HexIx, SideIx};
use crate::net::Spot;

/// A set of hexes or hexsides, one bit each.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Set<S> {
    words: Vec<u64>,
    spots: PhantomData<S>,
}

/// A set of hexes.
pub type HexSet = Set<HexIx>;

/// A set of hexsides.
pub type SideSet = Set<SideIx>;

impl<S: Spot> Set<S> {
    /// An empty set with room for `len` spots.
    pub fn new(len: usize) -> Set<S> {
        Set { words: vec![0; len.div_ceil(64)], spots: PhantomData }
    }

    fn bit(spot: S) -> (usize, u64) {
        let index = usize::from(spot.to_index());
        (index / 64, 1 << (index % 64))
    }

    /// Whether the spot is in the set.
    #[inline]
    pub fn contains(&self, spot: S) -> bool {
        let (word, bit) = Set::bit(spot);
        self.words.get(word).is_some_and(|w| w & bit != 0)
    }

    /// Puts a spot in; whether it is new.
    pub fn insert(&mut self, spot: S) -> bool {
        let (word, bit) = Set::bit(spot);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes a spot out; whether it was in.
    pub fn remove(&mut self, spot: S) -> bool {
        let (word, bit) = Set::bit(spot);
        let Some(w) = self.words.get_mut(word) else { return false };
        let was = *w & bit != 0;
        *w &= !bit;
        was
    }

    /// Takes everything out and keeps the room.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Makes it the set of these bits, 64 spots to a word, and keeps the room.
    pub fn assign(&mut self, words: &[u64]) {
        self.words.clear();
        self.words.extend_from_slice(words);
    }

    /// How many spots are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether nothing is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Puts all of `other` in.
    pub fn insert_all(&mut self, other: &Set<S>) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a |= b);
    }

    /// Takes all of `other` out.
    pub fn remove_all(&mut self, other: &Set<S>) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= !b);
    }

    /// The spots in order.
    pub fn iter(&self) -> impl Iterator<Item = S> + '_ {
        self.words.iter().enumerate().flat_map(|(index, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                Some(S::from_index((index * 64) as u16 + bit as u16))
            })
        })
    }
}

impl<S: Spot> Extend<S> for Set<S> {
    fn extend<I: IntoIterator<Item = S>>(&mut self, spots: I) {
        for spot in spots {
            self.insert(spot);
        }
    }
}

impl<S: Spot> FromIterator<S> for Set<S> {
    fn from_iter<I: IntoIterator<Item = S>>(spots: I) -> Set<S> {
        let mut set = Set::new(0);
        set.extend(spots);
        set
    }
}

/// Adds to `zones` the hexes next to each holder, save those behind a hexside that `stops` the zone.
///
/// The holder's own hex is in its zone only if another holder stands next to it.
pub fn zones_of_control(
    grid: &Grid,
    holders: impl IntoIterator<Item = HexIx>,
    stops: impl Fn(HexIx, HexIx, SideIx) -> bool,
    zones: &mut HexSet,
) {
    for holder in holders {
        for d in Direction::ALL {
            if let Some(hex) = grid.neighbour(holder, d)
                && !stops(holder, hex, grid.side(holder, d))
            {
                zones.insert(hex);
            }
        }
    }
}
