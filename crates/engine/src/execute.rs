//! Carrying out an order, step by step. A refused order changes nothing.

use crate::decision::Urgency;
use crate::dice::Dice;
use crate::draft::Draft;
use crate::event::Events;
use crate::game::{Advance, Game, Interrupt, Unfinished};
use crate::message::Breach;
use crate::seat::{Seat, Seats};

/// How far an order was carried out.
#[derive(Debug, Clone, PartialEq)]
pub struct Progress<O> {
    /// What is left of it, when it paused at a die, at something revealed, or at another seat's decision. It can be
    /// ordered again, or something else instead.
    pub rest: Option<O>,
}

/// Judge a draft, also a half-built one, by what the seat knows: the legal order that it means, or why it is none.
pub fn judge<G: Game>(game: &G, state: &G::State, seat: Seat, draft: &Draft) -> Result<G::Order, Unfinished> {
    has_decision(game, state, seat)?;
    let order = game.complete(state, seat, draft)?;
    game.check(state, seat, &order)?;
    Ok(order)
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
    check_order(game, state, seat, order)?;
    carry_out(game, state, seat, order, dice, events)
}

/// Judge an order: the seat has a decision, and the order is legal.
pub fn check_order<G: Game>(game: &G, state: &G::State, seat: Seat, order: &G::Order) -> Result<(), Breach> {
    has_decision(game, state, seat)?;
    game.check(state, seat, order)
}

/// Whom the game waits for, and what it asks of one seat: an order goes on only while neither changes.
fn situation<G: Game>(game: &G, state: &G::State, seat: Seat) -> (Seats, Option<(Urgency, &'static str)>) {
    (game.awaits(state), game.decision(state, seat).map(|decision| (decision.urgency, decision.prompt.id)))
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
    // Only an order of several steps can pause; for the others nothing need be remembered.
    let asked = game.has_several_steps(state, order).then(|| situation(game, state, seat));
    let mut next = game.step(state, seat, order, dice, events)?;
    settle(game, state, dice, events)?;
    while let Some(rest) = next {
        let same_decision = || asked.is_none_or(|asked| asked == situation(game, state, seat));
        if dice.count() > 0 || events.revealed() || !same_decision() {
            return Ok(Progress { rest: Some(rest) });
        }
        next = match game.step(state, seat, &rest, dice, events) {
            Ok(next) => next,
            // The whole order was legal, but this step no longer is: it ends where it is.
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
    let mut steps = 0u32;
    while game.advance(state, dice, events)? == Advance::Ran {
        steps += 1;
        debug_assert!(steps < 1_000_000, "{}: the procedures never wait for anybody", game.title().id);
    }
    if cfg!(debug_assertions)
        && let Err(broken) = game.invariants(state)
    {
        panic!("{}: {broken}\n{}", game.title().id, game.position(state));
    }
    Ok(())
}

/// The seats that the game waits for.
pub fn awaited<G: Game>(game: &G, state: &G::State) -> impl Iterator<Item = Seat> {
    let waiting = game.awaits(state);
    game.title().all_seats().filter(move |seat| waiting.contains(*seat))
}
