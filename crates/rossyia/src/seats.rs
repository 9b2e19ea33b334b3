//! X.sides: who decides for whom.

use engine::{Seat, Seats};

use crate::data::Data;
use crate::factions::Theatre;
use crate::ids::{FactionIx, HqIx, Side};
use crate::state::State;

/// The one White player; of several the one in the South (X.sides.2).
pub(crate) const WHITE: Seat = Seat(0);
pub(crate) const BOLSHEVIK: Seat = Seat(1);
pub(crate) const EAST: Seat = Seat(2);
pub(crate) const WEST: Seat = Seat(3);

/// The option that says how many share the White side, and what it can be set to: one, two, three.
pub(crate) const WHITE_PLAYERS: &str = "white_players";
pub(crate) const PLAYERS: [&str; 3] = ["one", "two", "three"];

/// A seat: what it is called, whose it is, and with how many White players it is there.
pub(crate) struct SeatRow {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) side: Side,
    pub(crate) when: Option<&'static [&'static str]>,
}

/// The seats, in the order of their numbers.
pub(crate) const SEATS: [SeatRow; 4] = [
    SeatRow { id: "white", name: "Whites", side: Side::White, when: None },
    SeatRow { id: "bolshevik", name: "Bolsheviks", side: Side::Bolshevik, when: None },
    SeatRow { id: "east", name: "Whites of the East", side: Side::White, when: Some(&["two", "three"]) },
    SeatRow { id: "west", name: "Whites of the West", side: Side::White, when: Some(&["three"]) },
];

/// The side of a seat.
pub(crate) fn side_of(seat: Seat) -> Option<Side> {
    SEATS.get(usize::from(seat.0)).map(|seat| seat.side)
}

/// Everybody of a side.
pub(crate) fn of_side(side: Side) -> Seats {
    let own = (0..SEATS.len()).filter(|seat| SEATS[*seat].side == side);
    own.fold(Seats::NONE, |seats, seat| seats.with(Seat(seat as u8)))
}

/// Who decides what concerns a side as a whole (X.sides.2): South, East, West and so on round.
pub(crate) fn speaker(data: &Data, state: &State, side: Side) -> Seat {
    let round = [WHITE, EAST, WEST];
    let turn = state.turn.index() - state.scenario(data).first_turn.index();
    match side {
        Side::Bolshevik => BOLSHEVIK,
        Side::White => round[turn % usize::from(state.white_players.clamp(1, 3))],
    }
}

/// Who commands a faction of a side (X.sides.1, X.sides.2); the one whom the dice gave it to, if they did.
pub(crate) fn commander(data: &Data, state: &State, faction: FactionIx) -> Option<Seat> {
    Some(match (state.player[faction]?, state.allegiance[faction]) {
        (Side::Bolshevik, _) => BOLSHEVIK,
        (Side::White, Some(Side::White)) => white_commander(data, state, faction),
        // Makhno under White control (X.makhno.3).
        (Side::White, _) => speaker(data, state, Side::White),
    })
}

fn white_commander(data: &Data, state: &State, faction: FactionIx) -> Seat {
    let player = data.factions[faction.index()].white_player;
    let theatre = match state.white_players {
        3 => player.map(|player| player.of_three),
        2 => player.map(|player| player.of_two),
        _ => None,
    };
    match theatre {
        Some(Theatre::East) => EAST,
        Some(Theatre::West) => WEST,
        Some(Theatre::South) | None => WHITE,
    }
}

/// Who plays the activation of a HQ.
pub(crate) fn commander_of(data: &Data, state: &State, hq: HqIx) -> Option<Seat> {
    commander(data, state, state.faction(data, data.counter_of(hq)))
}
