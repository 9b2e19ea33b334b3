//! Where a counter is: on the board, or how it is not on it.

use crate::ids::Spot;

engine::index!(
    /// Where a counter is, packed: spots as they are, with a word for what is due and what is delayed, then the rest.
    pub struct Place(u16), "standing"
);

const DUE: u16 = 0x4000;
const DELAYED: u16 = 0x8000;
const ELSEWHERE: u16 = 0xC000;

/// Where a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// In a hex or box.
    At(Spot),
    /// Due this turn in this place: its owner places it (II.E.1).
    Due(Spot),
    /// Due this turn, drawn from a pool: its owner places it in one of the cities of the draw (II.E.4).
    Drawn,
    /// It comes with the next turn, as near to this lost place as can be (II.E.11).
    Delayed(Spot),
    /// It comes by schedule, event or option.
    ToCome,
    /// In a pool (II.E.5).
    Pool,
    /// Eliminated; it may come back (V.K.1).
    Eliminated,
    /// Out of the game for good (V.G.7).
    Lost,
    /// Its country has made peace, or it has gone home; it may come back (X.war.3).
    Withdrawn,
    /// Not in this scenario.
    Never,
}

/// Words for those that are nowhere.
pub(crate) const WORDS: [(&str, Standing); 7] = [
    ("never", Standing::Never),
    ("to_come", Standing::ToCome),
    ("pool", Standing::Pool),
    ("drawn", Standing::Drawn),
    ("eliminated", Standing::Eliminated),
    ("lost", Standing::Lost),
    ("withdrawn", Standing::Withdrawn),
];

impl Place {
    /// The same, packed.
    pub const fn of(standing: Standing) -> Place {
        Place(match standing {
            Standing::At(spot) => spot.0,
            Standing::Due(spot) => DUE | spot.0,
            Standing::Delayed(spot) => DELAYED | spot.0,
            Standing::Never => ELSEWHERE,
            Standing::ToCome => ELSEWHERE + 1,
            Standing::Pool => ELSEWHERE + 2,
            Standing::Drawn => ELSEWHERE + 3,
            Standing::Eliminated => ELSEWHERE + 4,
            Standing::Lost => ELSEWHERE + 5,
            Standing::Withdrawn => ELSEWHERE + 6,
        })
    }

    /// What it means.
    pub const fn standing(self) -> Standing {
        let spot = Spot(self.0 & (DUE - 1));
        match self.0 & ELSEWHERE {
            0 => Standing::At(spot),
            DUE => Standing::Due(spot),
            DELAYED => Standing::Delayed(spot),
            _ => match self.0 - ELSEWHERE {
                1 => Standing::ToCome,
                2 => Standing::Pool,
                3 => Standing::Drawn,
                4 => Standing::Eliminated,
                5 => Standing::Lost,
                6 => Standing::Withdrawn,
                _ => Standing::Never,
            },
        }
    }

    /// Whether it is due or delayed: on its way to the board.
    #[inline]
    pub const fn is_coming(self) -> bool {
        self.0 >= DUE && self.0 < ELSEWHERE || self.0 == Place::of(Standing::Drawn).0
    }

    /// The spot it is at, if it is on the board.
    #[inline]
    pub const fn spot(self) -> Option<Spot> {
        if self.0 < DUE { Some(Spot(self.0)) } else { None }
    }
}

impl Default for Place {
    fn default() -> Place {
        Place::of(Standing::Never)
    }
}

/// Whether a packed place means what it is: no stray bits.
pub(crate) fn is_sound(place: Place, spots: usize) -> bool {
    let named = match place.standing() {
        Standing::At(spot) | Standing::Due(spot) | Standing::Delayed(spot) => spot.index() < spots,
        _ => true,
    };
    named && Place::of(place.standing()) == place
}
