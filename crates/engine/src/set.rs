//! Sets of counters, hexes, cards as plain bits: `Copy`, compared and joined a word at a time.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::index::Index;

/// A set of up to 64 times `WORDS` things of a kind.
///
/// ```
/// engine::index!(pub struct CardIx(u8), "card");
/// type Cards = engine::Set<CardIx, 1>;
/// let hand = Cards::of([CardIx(3), CardIx(5)]);
/// assert!(hand.contains(CardIx(5)) && hand.without(Cards::one(CardIx(5))).len() == 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<I, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<I>,
}

impl<I: Index, const WORDS: usize> Default for Set<I, WORDS> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<I: Index, const WORDS: usize> Set<I, WORDS> {
    /// The empty set.
    pub const NONE: Self = Set { words: [0; WORDS], of: PhantomData };
    /// How many things there is room for.
    pub const ROOM: usize = WORDS * 64;

    /// The set of these.
    pub fn of(members: impl IntoIterator<Item = I>) -> Self {
        let mut set = Set::NONE;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }

    /// The set of one.
    pub fn one(member: I) -> Self {
        Set::of([member])
    }

    /// The set with these bits.
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        Set { words, of: PhantomData }
    }

    /// A bit for each thing, 64 to a word.
    pub const fn words(&self) -> &[u64; WORDS] {
        &self.words
    }

    /// What is in it, for those who do not ask how much room it has.
    #[inline]
    pub const fn members(&self) -> Members<'_, I> {
        Members { words: &self.words, of: PhantomData }
    }

    /// Whether it is in.
    #[inline]
    pub fn contains(&self, member: I) -> bool {
        let index = member.index();
        self.words[index / 64] & (1 << (index % 64)) != 0
    }

    /// Put it in.
    #[inline]
    pub fn insert(&mut self, member: I) {
        let index = member.index();
        self.words[index / 64] |= 1 << (index % 64);
    }

    /// Take it out.
    #[inline]
    pub fn remove(&mut self, member: I) {
        let index = member.index();
        self.words[index / 64] &= !(1 << (index % 64));
    }

    /// Put it in or take it out.
    #[inline]
    pub fn set(&mut self, member: I, is_in: bool) {
        if is_in { self.insert(member) } else { self.remove(member) }
    }

    /// Whether nothing is in.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// How many are in.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// A plain loop, which becomes a few wide instructions for large sets, too.
    #[inline]
    fn word_by_word(mut self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word = join(*word, *other));
        self
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.word_by_word(&other, |one, other| one & other)
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.word_by_word(&other, |one, other| one | other)
    }

    /// What is in this and not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self.word_by_word(&other, |one, other| one & !other)
    }

    /// Whether they share anything.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        (0..WORDS).any(|i| self.words[i] & other.words[i] != 0)
    }

    /// Whether all of this is in the other.
    #[inline]
    pub fn is_within(&self, other: &Self) -> bool {
        (0..WORDS).all(|i| self.words[i] & !other.words[i] == 0)
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut rest = self.words;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                let word = rest[at];
                if word != 0 {
                    rest[at] = word & (word - 1);
                    return Some(I::from_index(at * 64 + word.trailing_zeros() as usize));
                }
                at += 1;
            }
            None
        })
    }

    /// The first member.
    #[inline]
    pub fn first(self) -> Option<I> {
        self.iter().next()
    }

    /// Those that fulfil a condition.
    #[must_use]
    pub fn filter(self, keep: impl Fn(I) -> bool) -> Self {
        Set::of(self.iter().filter(|member| keep(*member)))
    }

    /// How many come before a member; none if it is not in.
    #[inline]
    pub fn rank(&self, member: I) -> Option<usize> {
        let index = member.index();
        let before: u32 = self.words[..index / 64].iter().map(|word| word.count_ones()).sum();
        let lower = self.words[index / 64] & ((1 << (index % 64)) - 1);
        self.contains(member).then_some((before + lower.count_ones()) as usize)
    }

    /// A member: `choose` is told how many there are, and says how many to pass over.
    #[inline]
    pub fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<I> {
        self.counted().pick(choose)
    }

    /// The set with its members counted, to pick from it again and again.
    #[inline]
    pub fn counted(&self) -> Counted<'_, I, WORDS> {
        let mut sum = 0;
        let upto = self.words.map(|word| {
            sum += word.count_ones();
            sum
        });
        Counted { set: self, upto }
    }
}

/// A set that knows how many of its members come before each word.
#[derive(Debug)]
pub struct Counted<'a, I: Index, const WORDS: usize> {
    set: &'a Set<I, WORDS>,
    /// How many are in each word and in those before it.
    upto: [u32; WORDS],
}

impl<I: Index, const WORDS: usize> Counted<'_, I, WORDS> {
    /// A member: `choose` is told how many there are, and says how many to pass over.
    #[inline]
    pub fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<I> {
        let pass = choose(self.upto.last().map_or(0, |count| *count as usize)) as u32;
        let at = self.upto.partition_point(|count| *count <= pass);
        let mut rest = *self.set.words.get(at)?;
        let before = at.checked_sub(1).map_or(0, |word| self.upto[word]);
        (before..pass).for_each(|_| rest &= rest - 1);
        Some(I::from_index(at * 64 + rest.trailing_zeros() as usize))
    }
}

impl<I: Index, const WORDS: usize> std::fmt::Debug for Set<I, WORDS> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I: Index, const WORDS: usize> FromIterator<I> for Set<I, WORDS> {
    fn from_iter<T: IntoIterator<Item = I>>(members: T) -> Self {
        Set::of(members)
    }
}

/// Written as a list.
impl<I: Index + Serialize, const WORDS: usize> Serialize for Set<I, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, I: Index + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<I, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = Vec::<I>::deserialize(deserializer)?;
        match members.iter().find(|member| member.index() >= Self::ROOM) {
            Some(member) => Err(serde::de::Error::custom(format!("there is no {} {}", I::KIND, member.index()))),
            None => Ok(Set::of(members)),
        }
    }
}

/// The members of a set, however much room it has.
#[derive(Debug, Clone, Copy)]
pub struct Members<'a, I> {
    words: &'a [u64],
    of: PhantomData<I>,
}

impl<I: Index> Members<'_, I> {
    /// Whether it is in.
    #[inline]
    pub fn contains(&self, member: I) -> bool {
        let index = member.index();
        self.words.get(index / 64).is_some_and(|word| word & (1 << (index % 64)) != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index!(struct Thing(u16), "thing");
    type Things = Set<Thing, 3>;

    /// Numbers at the ends of words, where bits go astray.
    const ENDS: [u16; 6] = [0, 63, 64, 127, 128, 191];

    fn things(numbers: &[u16]) -> Things {
        numbers.iter().copied().map(Thing).collect()
    }

    #[test]
    fn what_is_put_in_is_in_and_nothing_else() {
        for one in ENDS {
            let mut set = Things::one(Thing(one));
            assert!((0..192).all(|other| set.contains(Thing(other)) == (other == one)), "{one}");
            assert_eq!((set.len(), set.first()), (1, Some(Thing(one))));
            assert!(set.members().contains(Thing(one)) && !set.members().contains(Thing(500)));
            set.set(Thing(one), false);
            assert!(set.is_empty() && set == Things::NONE, "{one}");
        }
    }

    #[test]
    fn sets_are_joined_cut_and_compared() {
        let (left, right) = (things(&[0, 63, 64]), things(&[63, 64, 191]));
        assert_eq!(left.and(right), things(&[63, 64]));
        assert_eq!(left.or(right), things(&[0, 63, 64, 191]));
        assert_eq!(left.without(right), things(&[0]));
        assert!(left.meets(&right) && !left.meets(&things(&[1, 191])));
        assert!(things(&[63]).is_within(&left) && !right.is_within(&left));
        assert_eq!(left.filter(|thing| thing.0 > 63), things(&[64]));
    }

    #[test]
    fn members_come_in_order_and_have_a_rank() {
        let set = things(&ENDS);
        assert_eq!(set.iter().map(|thing| thing.0).collect::<Vec<_>>(), ENDS);
        for (rank, number) in ENDS.into_iter().enumerate() {
            assert_eq!(set.rank(Thing(number)), Some(rank));
            assert_eq!(set.pick(|count| if count == ENDS.len() { rank } else { 99 }), Some(Thing(number)));
        }
        assert_eq!((set.rank(Thing(1)), set.pick(|count| count)), (None, None));
    }

    #[test]
    fn a_number_beyond_the_room_is_refused() {
        assert_eq!(serde_json::to_string(&things(&[0, 191])).expect("it can be written"), "[0,191]");
        assert_eq!(serde_json::from_str::<Things>("[0,191]").expect("it can be read"), things(&[0, 191]));
        assert!(serde_json::from_str::<Things>("[192]").is_err_and(|error| error.to_string().contains("thing 192")));
    }
}
