//! The line itself, or what breaks it: for whoever asks.

use hexmap::{HexIx, SideIx};

use super::{ANY_LENGTH, Heed, Hold, Lines};

/// What came of tracing a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trace {
    /// There is a line.
    Open,
    /// An enemy or his zone holds it up in this hex.
    HeldAt(HexIx),
    /// It would have to cross this hexside, which is barred.
    BarredAt(SideIx),
    /// The shortest line is longer than allowed.
    TooLong {
        /// How long it is.
        length: u16,
    },
    /// No line leads there, held up or not.
    NoWay,
}

/// A line and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Traced {
    /// What came of it.
    pub found: Trace,
    /// Its hexes, from where it begins to its end or as far as it goes.
    pub line: Vec<HexIx>,
}

impl Lines<'_> {
    /// The shortest line from a hex to any of these ends, up to a length, or what breaks it and its hexes so far.
    ///
    /// A long way round says less than what is in the way of a short one: enemies are told before rivers, and both
    /// before its length.
    pub fn trace(&mut self, from: HexIx, ends: &[HexIx], length: u16) -> Traced {
        self.flood(ends, length);
        if let Some(line) = self.line(Heed::All, from) {
            return Traced { found: Trace::Open, line };
        }
        for heed in [Heed::Bars, Heed::Nothing] {
            self.flood_heeding(heed, ends, length);
            if let Some(traced) = self.line(heed, from).and_then(|line| self.held_up(line)) {
                return traced;
            }
        }
        self.flood(ends, ANY_LENGTH);
        if let Some(mut line) = self.line(Heed::All, from) {
            let found = Trace::TooLong { length: line.len() as u16 - 1 };
            line.truncate(usize::from(length) + 1);
            return Traced { found, line };
        }
        self.flood_heeding(Heed::Nothing, ends, ANY_LENGTH);
        let traced = self.line(Heed::Nothing, from).and_then(|line| self.held_up(line));
        traced.unwrap_or_else(|| Traced { found: Trace::NoWay, line: vec![from] })
    }

    /// The line from a hex that the last flood came to, as it heeded what is in the way.
    fn line(&self, heed: Heed, from: HexIx) -> Option<Vec<HexIx>> {
        let mut far = self.length(from)?;
        let mut line = vec![from];
        let mut here = from;
        while far > 0 {
            far -= 1;
            let passes = |to: &HexIx| {
                self.length(*to) == Some(far)
                    && self.leads(heed, *to, here)
                    && (far == 0 || heed != Heed::All || self.room.holds[to.index()] == Hold::Free)
            };
            here = self.grid.around(here).iter().copied().find(passes)?;
            line.push(here);
        }
        Some(line)
    }

    /// Whether a flood takes the step from a hex to its neighbour.
    fn leads(&self, heed: Heed, from: HexIx, to: HexIx) -> bool {
        let open = if heed == Heed::Nothing { &self.room.unbarred } else { &self.room.open };
        let direction = self.grid.direction(from, to);
        direction.is_some_and(|direction| open[from.index()] & 1 << direction.index() != 0)
    }

    /// What holds a line up first, and its hexes up to there; none if nothing does.
    fn held_up(&self, mut line: Vec<HexIx>) -> Option<Traced> {
        let hold = |index: usize| self.room.holds[line[index].index()];
        if hold(0) == Hold::Enemy {
            return Some(Traced { found: Trace::HeldAt(line[0]), line: vec![line[0]] });
        }
        let (index, found) = (1..line.len()).find_map(|index| {
            let (before, hex) = (line[index - 1], line[index]);
            let barred = || Some(Trace::BarredAt(self.grid.side_between(before, hex)?));
            let found = match () {
                () if index > 1 && hold(index - 1) == Hold::Zone => Some(Trace::HeldAt(before)),
                () if hold(index) == Hold::Enemy => Some(Trace::HeldAt(hex)),
                () if !self.leads(Heed::All, hex, before) => barred(),
                () => None,
            };
            Some((index, found?))
        })?;
        line.truncate(index);
        Some(Traced { found, line })
    }
}
