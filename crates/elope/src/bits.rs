//! Sets of counters, hexes and river hexsides as plain bits: `Copy`, compared and joined a word at a time.

use hexmap::HexIx;

use crate::counters::UnitIx;

/// How many counters there can be, depots built in play included.
pub(crate) const UNITS: usize = 320;

/// How many words hold a bit for each hex.
pub(crate) const HEX_WORDS: usize = 40;

/// A set of `WORDS` times 64 things, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for Bits<WORDS> {
    fn default() -> Self {
        Bits([0; WORDS])
    }
}

impl<const WORDS: usize> Bits<WORDS> {
    /// The empty set.
    pub const NONE: Self = Bits([0; WORDS]);

    #[inline]
    pub(crate) fn has(&self, index: usize) -> bool {
        self.0[index / 64] & (1 << (index % 64)) != 0
    }

    #[inline]
    pub(crate) fn put(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    pub(crate) fn take(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    pub(crate) fn assign(&mut self, index: usize, is_in: bool) {
        if is_in { self.put(index) } else { self.take(index) }
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// What is in this and not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether they share anything.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        (0..WORDS).any(|i| self.0[i] & other.0[i] != 0)
    }

    /// Whether all of this is in the other.
    #[inline]
    pub fn is_within(&self, other: &Self) -> bool {
        (0..WORDS).all(|i| self.0[i] & !other.0[i] == 0)
    }

    #[inline]
    pub(crate) fn indices(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                let word = rest[at];
                if word != 0 {
                    rest[at] = word & (word - 1);
                    return Some(at * 64 + word.trailing_zeros() as usize);
                }
                at += 1;
            }
            None
        })
    }

    /// How many before this one are in it; none if it is not itself.
    #[inline]
    pub(crate) fn rank_of(&self, index: usize) -> Option<usize> {
        let before: u32 = self.0[..index / 64].iter().map(|word| word.count_ones()).sum();
        let lower = self.0[index / 64] & ((1 << (index % 64)) - 1);
        self.has(index).then_some((before + lower.count_ones()) as usize)
    }

    /// The index of a member: `choose` is told how many there are, and says how many to pass over.
    #[inline]
    pub(crate) fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<usize> {
        let counts = self.0.map(|word| word.count_ones() as usize);
        let mut before = choose(counts.iter().sum());
        for (index, (word, here)) in self.0.iter().zip(counts).enumerate() {
            if before < here {
                let mut rest = *word;
                (0..before).for_each(|_| rest &= rest - 1);
                return Some(index * 64 + rest.trailing_zeros() as usize);
            }
            before -= here;
        }
        None
    }

    pub(crate) fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    pub(crate) fn from_words(words: [u64; WORDS]) -> Self {
        Bits(words)
    }
}

/// A set of counters.
pub type Units = Bits<5>;

impl Units {
    /// The set of these counters.
    pub fn of(units: impl IntoIterator<Item = UnitIx>) -> Units {
        let mut set = Units::NONE;
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }

    /// The set of one counter.
    pub fn one(unit: UnitIx) -> Units {
        Units::of([unit])
    }

    /// Whether a counter is in it.
    #[inline]
    pub fn contains(&self, unit: UnitIx) -> bool {
        self.has(usize::from(unit.0))
    }

    /// The place of a counter among those in it.
    pub(crate) fn rank(&self, unit: UnitIx) -> Option<usize> {
        self.rank_of(usize::from(unit.0))
    }

    /// Put a counter in.
    #[inline]
    pub fn insert(&mut self, unit: UnitIx) {
        self.put(usize::from(unit.0));
    }

    /// Take a counter out.
    #[inline]
    pub fn remove(&mut self, unit: UnitIx) {
        self.take(usize::from(unit.0));
    }

    /// Put it in or take it out.
    #[inline]
    pub(crate) fn set(&mut self, unit: UnitIx, is_in: bool) {
        self.assign(usize::from(unit.0), is_in);
    }

    /// The counters in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitIx> {
        self.indices().map(|index| UnitIx(index as u16))
    }

    /// The first counter.
    #[inline]
    pub fn first(self) -> Option<UnitIx> {
        self.iter().next()
    }

    /// Those that fulfil a condition.
    #[must_use]
    pub fn filter(self, keep: impl Fn(UnitIx) -> bool) -> Units {
        Units::of(self.iter().filter(|unit| keep(*unit)))
    }
}

/// A set of hexes.
pub(crate) type HexBits = Bits<HEX_WORDS>;

impl HexBits {
    /// Whether a hex is in it.
    #[inline]
    pub(crate) fn contains(&self, hex: HexIx) -> bool {
        self.has(hex.index())
    }

    #[inline]
    pub(crate) fn insert(&mut self, hex: HexIx) {
        self.put(hex.index());
    }

    #[inline]
    pub(crate) fn remove(&mut self, hex: HexIx) {
        self.take(hex.index());
    }

    #[inline]
    pub(crate) fn set(&mut self, hex: HexIx, is_in: bool) {
        self.assign(hex.index(), is_in);
    }

    /// The hexes in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = HexIx> {
        self.indices().map(|index| HexIx(index as u16))
    }

    pub(crate) fn of(hexes: impl IntoIterator<Item = HexIx>) -> HexBits {
        let mut set = HexBits::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

/// A river hexside, by its place among the river hexsides of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reach(pub u16);

/// A set of river hexsides.
pub(crate) type Reaches = Bits<6>;

impl Reaches {
    pub(crate) fn contains(&self, reach: Reach) -> bool {
        self.has(usize::from(reach.0))
    }

    pub(crate) fn insert(&mut self, reach: Reach) {
        self.put(usize::from(reach.0));
    }

    pub(crate) fn remove(&mut self, reach: Reach) {
        self.take(usize::from(reach.0));
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Reach> {
        self.indices().map(|index| Reach(index as u16))
    }
}
