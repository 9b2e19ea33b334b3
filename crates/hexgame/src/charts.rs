//! Movement charts: what each step costs in each season and for each kind of unit, with the bridges that stand.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::Set;
use hexmap::{Costs, HexIx};

use crate::{Kept, Reach};

/// The charts of a map: what each step costs, for each case that the rules tell apart, with the bridges of the map.
/// Where others stand, a chart is worked out anew, and kept for a while.
#[derive(Debug)]
pub struct Charts<const WORDS: usize> {
    number: u64,
    bridges: Set<Reach, WORDS>,
    charts: Vec<Costs<HexIx>>,
}

/// With other bridges than those of the map: the charts it belongs to, which of them, the bridges.
type Changed = (u64, usize, Box<[u64]>);

/// For three kinds of units in two games, or with bridges that come and go.
const MOST_CHANGED: usize = 6;

impl<const WORDS: usize> Charts<WORDS> {
    /// Charts with these bridges.
    pub fn new(bridges: Set<Reach, WORDS>, charts: impl IntoIterator<Item = Costs<HexIx>>) -> Charts<WORDS> {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        Charts { number, bridges, charts: charts.into_iter().collect() }
    }

    /// No two charts have the same: what is kept of one map is never used for another.
    #[inline]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// A chart with the bridges of the map.
    #[inline]
    pub fn get(&self, chart: usize) -> &Costs<HexIx> {
        &self.charts[chart]
    }

    /// Work with a chart as it is with these bridges; `work_out` is asked where nobody has asked for it of late.
    #[inline]
    pub fn with<T>(
        &self,
        chart: usize,
        bridges: &Set<Reach, WORDS>,
        work_out: impl FnOnce() -> Costs<HexIx>,
        work: impl FnOnce(&Costs<HexIx>) -> T,
    ) -> T {
        thread_local! {
            static CHANGED: RefCell<Kept<Changed, Costs<HexIx>>> = const { RefCell::new(Kept::new(MOST_CHANGED)) };
        }
        if *bridges == self.bridges {
            return work(self.get(chart));
        }
        let words = bridges.words();
        let is_it =
            |(number, which, standing): &Changed| (*number, *which) == (self.number, chart) && **standing == words[..];
        CHANGED.with_borrow_mut(|changed| {
            work(changed.get(is_it, || ((self.number, chart, words.to_vec().into_boxed_slice()), work_out())))
        })
    }
}
