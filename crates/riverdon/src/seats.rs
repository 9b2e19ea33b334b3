//! Who sits where: a seat for each side, and the referee's (S2.setup.4).

use engine::{Seat, Seats};

use crate::ids::Side;

/// The referee, who sees everything.
pub(crate) const REFEREE: Seat = Seat(2);

/// The side of a seat; none for the referee.
pub(crate) fn side_of(seat: Seat) -> Option<Side> {
    Side::ALL.get(usize::from(seat.0)).copied()
}

/// The seat of a side.
pub(crate) const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

/// Those who may know what a side alone may: it, and the referee.
pub(crate) const fn only(side: Side) -> Seats {
    Seats::only(seat_of(side)).with(REFEREE)
}
