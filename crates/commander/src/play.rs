//! Playing a game out: whoever has a decision is asked, in the same order every time.

use engine::{Breach, Dice, Events, Game, Interrupt, Seat, carry_out};

use crate::Player;

/// Why a game cannot be played on, though it is not over. All of it is a mistake in the game or in a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stopped {
    /// Nobody is asked.
    Nobody,
    /// A seat is asked but has no order.
    NoOrder(Seat),
    /// An order that was given as legal is refused.
    Refused(Breach),
    /// A die did not fall.
    NoDie,
}

/// The next order of a game that is not over: of a seat that interjects, or else of the first that is waited for.
pub fn next_order<G: Game>(
    game: &G,
    state: &G::State,
    players: &mut [Box<dyn Player<G>>],
) -> Result<(Seat, G::Order), Stopped> {
    let waiting = game.awaits(state);
    for (seat, player) in game.title().all_seats().zip(players.iter_mut()) {
        // Whoever is not waited for and has a decision may interject.
        if !waiting.contains(seat)
            && game.decision(state, seat).is_some()
            && let Some(order) = player.order(game, state, seat)
        {
            return Ok((seat, order));
        }
    }
    let seat = game.title().all_seats().find(|seat| waiting.contains(*seat)).ok_or(Stopped::Nobody)?;
    let order = players[usize::from(seat.0)].order(game, state, seat);
    order.map(|order| (seat, order)).ok_or(Stopped::NoOrder(seat))
}

/// Play a game to its end, one player for each seat; give the number of orders.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    players: &mut [Box<dyn Player<G>>],
    dice: &mut Dice,
) -> Result<u64, Stopped> {
    let mut orders = 0;
    while game.outcome(state).is_none() {
        let (seat, order) = next_order(game, state, players)?;
        dice.forget();
        carry_out(game, state, seat, &order, dice, &mut Events::unheard()).map_err(Stopped::from)?;
        orders += 1;
    }
    Ok(orders)
}

impl From<Interrupt> for Stopped {
    fn from(interrupt: Interrupt) -> Stopped {
        match interrupt {
            Interrupt::Breach(breach) => Stopped::Refused(breach),
            Interrupt::Die(_) => Stopped::NoDie,
        }
    }
}
