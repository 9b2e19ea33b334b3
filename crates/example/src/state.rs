//! Everything that changes, flat: a clone is one copy of memory.

use engine::{Faction, Seat, Set, Side, Stack};

use crate::data::{Card, Data, STATIONS, Station, UNITS, Unit};

pub(crate) const REDS: Seat = Seat(0);
pub(crate) const BRITISH: Seat = Seat(1);
pub(crate) const WHITES: Seat = Seat(2);
pub(crate) const SEATS: [Seat; 3] = [REDS, BRITISH, WHITES];
pub(crate) const GREENS: Faction = Faction(3);
pub(crate) const RED_SIDE: Side = Side(0);
pub(crate) const ALLIED_SIDE: Side = Side(1);

/// The side a seat plays for.
pub(crate) fn side(seat: Seat) -> Side {
    if seat == REDS { RED_SIDE } else { ALLIED_SIDE }
}

/// A set of cards.
pub(crate) type Cards = Set<Card, 1>;

/// A set of counters.
pub type Group = Set<Unit, 1>;

/// What a seat has put under seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Sealed {
    /// Nothing is asked of it.
    #[default]
    NotAsked,
    /// It has not answered yet.
    Open,
    /// It sealed no card.
    Nothing,
    /// It sealed this card.
    Card(Card),
}

/// How far a contest has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Stage {
    /// The defender stands or retreats (6.1).
    #[default]
    Challenge,
    /// Both seal support (6.3).
    Support,
    /// The loser assigns so many steps (6.6).
    Losses { loser: Option<Seat>, attackers_lost: bool, steps: u8 },
    /// Beaten defenders retreat (6.7).
    GiveWay,
}

/// A procedure in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Frame {
    /// The start of a turn (2.1).
    #[default]
    TurnStart,
    /// The sealed bids (3.1).
    Bids,
    /// The activations; so many are over (3.2).
    Activations { over: u8 },
    /// One seat's activation (4.1).
    Activation { seat: Seat },
    /// A contest (6.0).
    Contest { at: Station, from: Station, attacker: Seat, defender: Option<Seat>, round: u8, stage: Stage },
    /// The game is over.
    Over,
}

/// Everything that changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) scenario: u8,
    pub(crate) mines_in_play: bool,
    pub(crate) greens_in_play: bool,
    pub(crate) turn: u8,
    pub(crate) place: [Option<Station>; UNITS],
    pub(crate) steps: [u8; UNITS],
    /// Points of pace spent this turn.
    pub(crate) spent: [u8; UNITS],
    pub(crate) hands: [Cards; 3],
    pub(crate) used: Cards,
    pub(crate) sealed: [Sealed; 3],
    /// The seats in the order of their bids.
    pub(crate) order: [Seat; 3],
    /// Who commands the Greens this turn.
    pub(crate) greens: Option<Seat>,
    /// Stations the train has withdrawn this turn.
    pub(crate) withdrawn: u8,
    pub(crate) held_by: [Option<Side>; STATIONS],
    /// Stretches whose mine has gone off.
    pub(crate) blown: u16,
    pub(crate) stack: Stack<Frame, 4>,
    /// The result: none while the game goes on.
    pub(crate) ended: Option<Ending>,
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// By worth (7.2).
    Worth(Option<Side>),
    /// A side was annihilated (7.3); this one won.
    Annihilation(Side),
}

impl State {
    pub(crate) fn top(&self) -> Frame {
        self.stack.top().copied().unwrap_or(Frame::Over)
    }

    pub(crate) fn at(&self, unit: Unit) -> Option<Station> {
        self.place[usize::from(unit.0)]
    }

    pub(crate) fn steps(&self, unit: Unit) -> u8 {
        self.steps[usize::from(unit.0)]
    }

    /// Who commands a counter now.
    pub(crate) fn commander(&self, data: &Data, unit: Unit) -> Option<Seat> {
        match data.unit(unit).faction {
            GREENS => self.greens,
            Faction(index) => Some(Seat(index)),
        }
    }

    /// The counters in a station.
    pub(crate) fn units_at(&self, station: Station) -> Group {
        Group::of((0..UNITS as u8).map(Unit).filter(|unit| self.at(*unit) == Some(station)))
    }

    /// Whether a counter is an enemy of a side: Greens are, unless it commands them (2.3).
    pub(crate) fn is_enemy(&self, data: &Data, unit: Unit, of: Side) -> bool {
        self.commander(data, unit).map(side) != Some(of)
    }

    /// The counters in a station that are enemies of a side.
    pub(crate) fn enemies_at(&self, data: &Data, station: Station, of: Side) -> Group {
        Group::of(self.units_at(station).iter().filter(|unit| self.is_enemy(data, *unit, of)))
    }

    /// The counters in a station on a side.
    pub(crate) fn friends_at(&self, data: &Data, station: Station, of: Side) -> Group {
        Group::of(self.units_at(station).iter().filter(|unit| !self.is_enemy(data, *unit, of)))
    }

    /// Points of pace that a counter has left.
    pub(crate) fn pace_left(&self, data: &Data, unit: Unit) -> u8 {
        data.unit(unit).pace.saturating_sub(self.spent[usize::from(unit.0)])
    }

    pub(crate) fn is_mined(&self, data: &Data, stretch: usize) -> bool {
        self.mines_in_play && data.stretches[stretch].mined && self.blown & (1 << stretch) == 0
    }

    /// A counter loses steps; without any left it is gone.
    pub(crate) fn lose(&mut self, unit: Unit, steps: u8) {
        let left = &mut self.steps[usize::from(unit.0)];
        *left = left.saturating_sub(steps);
        if *left == 0 {
            self.place[usize::from(unit.0)] = None;
        }
    }
}
