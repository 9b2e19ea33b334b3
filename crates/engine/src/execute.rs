//! Carrying out an order, step by step. A refused order changes nothing.

use crate::decision::Urgency;
use crate::dice::Dice;
use crate::draft::Draft;
use crate::event::Events;
use crate::game::{Advance, Game, Interrupt, Unfinished};
use crate::message::Breach;
use crate::seat::Seat;

/// How far an order was carried out.
#[derive(Debug, Clone, PartialEq)]
pub struct Progress<O> {
    /// What is left of it, when it paused at a die, at something revealed, or at another seat's decision. It can be
    /// ordered again, or something else instead.
    pub rest: Option<O>,
}

/// What is to be said of a draft.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict<O> {
    /// It is a legal order.
    Legal(O),
    /// Fine so far; this field is missing.
    Missing(&'static str),
    /// It is forbidden.
    Forbidden(Breach),
}

/// Judge a draft, also a half-built one, by what the seat knows.
pub fn judge<G: Game>(game: &G, state: &G::State, seat: Seat, draft: &Draft) -> Verdict<G::Order> {
    if let Err(breach) = has_decision(game, state, seat) {
        return Verdict::Forbidden(breach);
    }
    match game.complete(state, seat, draft) {
        Ok(order) => match game.check(state, seat, &order) {
            Ok(()) => Verdict::Legal(order),
            Err(breach) => Verdict::Forbidden(breach),
        },
        Err(Unfinished::Missing(field)) => Verdict::Missing(field),
        Err(Unfinished::Breach(breach)) => Verdict::Forbidden(breach),
    }
}

fn has_decision<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Breach> {
    if game.outcome(state).is_some() {
        return Err(Breach::plain("engine-game-over"));
    }
    match game.decision(state, seat) {
        Some(_) => Ok(()),
        None => Err(Breach::plain("engine-not-asked").with("seat", crate::message::Arg::Seat(seat))),
    }
}

/// Check an order and carry it out. On a breach nothing has changed; when a die did not fall, the state is in the
/// middle of the order and must be thrown away.
pub fn execute<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    order: &G::Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Progress<G::Order>, Interrupt> {
    has_decision(game, state, seat)?;
    game.check(state, seat, order)?;
    carry_out(game, state, seat, order, dice, events)
}

/// Carry out an order that is known to be legal: one that `orders` or `sample` gave, or that `check` accepted.
pub fn carry_out<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    order: &G::Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Progress<G::Order>, Interrupt> {
    let mut next = game.step(state, seat, order, dice, events)?;
    settle(game, state, dice, events)?;
    while let Some(rest) = next {
        let pauses = dice.count() > 0 || events.revealed() || game.decision(state, seat).is_none();
        if pauses {
            return Ok(Progress { rest: Some(rest) });
        }
        next = match game.step(state, seat, &rest, dice, events) {
            Ok(next) => next,
            // Something that the seat could not know stands in the way: the order ends where it is.
            Err(Interrupt::Breach(_)) => return Ok(Progress { rest: None }),
            Err(other) => return Err(other),
        };
        settle(game, state, dice, events)?;
    }
    Ok(Progress { rest: None })
}

/// Run the procedures until somebody must decide or the game is over.
pub fn settle<G: Game>(
    game: &G,
    state: &mut G::State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    while game.advance(state, dice, events)? == Advance::Ran {}
    if cfg!(debug_assertions)
        && let Err(broken) = game.invariants(state)
    {
        panic!("{}: {broken}\n{}", game.title().id, game.position(state));
    }
    Ok(())
}

/// The seats that the game waits for.
pub fn awaited<G: Game>(game: &G, state: &G::State) -> impl Iterator<Item = Seat> {
    let waits = move |seat: &Seat| game.decision(state, *seat).is_some_and(|decision| decision.urgency != Urgency::May);
    game.title().all_seats().filter(waits)
}
