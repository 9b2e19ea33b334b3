//! 2.0 and 3.0: the turn, the Greens' die, the sealed bids and the order of activations. Who decides what, when.

use engine::{Advance, Arg, Breach, Decision, Dice, Events, Interrupt, Message, Seat, Seats};

use crate::contest;
use crate::data::{Card, Data};
use crate::state::{BRITISH, Frame, REDS, SEATS, Sealed, Stage, State, WHITES};
use crate::{victory, withdraw};

/// What a seat has to decide, or may.
pub(crate) fn decision(data: &Data, state: &State, seat: Seat) -> Option<Decision> {
    let asked = match state.top() {
        Frame::Bids if state.sealed[usize::from(seat.0)] == Sealed::Open => {
            Some(Decision::sealed(seat, Message::by("3.1", "emtsa-ask-bid")))
        }
        Frame::Activation { seat: active } if active == seat => {
            Some(Decision::asked(seat, Message::by("4.1", "emtsa-ask-march")).ending_with("done"))
        }
        Frame::Contest { at, stage, attacker, defender, .. } => {
            contest::decision(state, seat, at, stage, [Some(attacker), defender])
        }
        _ => None,
    };
    let may_withdraw = || withdraw::allowed(data, state, seat).is_ok();
    asked.or_else(|| may_withdraw().then(|| Decision::may(seat, Message::by("5.1", "emtsa-may-withdraw"))))
}

/// Carry the procedures on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    if state.ended.is_none() && victory::annihilated(data, state, events) {
        return Ok(Advance::Ran);
    }
    match state.top() {
        Frame::TurnStart => {
            state.stack.pop();
            start_turn(data, state, dice, events)?;
        }
        Frame::Bids => {
            if state.sealed.contains(&Sealed::Open) {
                return Ok(Advance::Waits);
            }
            open_bids(data, state, events);
        }
        Frame::Activations { over: 3 } => {
            state.stack.pop();
            victory::end_turn(data, state, events);
        }
        Frame::Activations { over } => {
            let seat = state.order[usize::from(over)];
            if let Some(Frame::Activations { over }) = state.stack.top_mut() {
                *over += 1;
            }
            state.stack.push(Frame::Activation { seat });
            events.tell(Seats::ALL, || Message::by("3.2", "emtsa-activation").with("seat", Arg::Seat(seat)));
        }
        Frame::Contest { stage: Stage::Challenge, .. } => return Ok(contest::challenge(data, state, events)),
        Frame::Contest { stage: Stage::Support, .. } if !state.sealed.contains(&Sealed::Open) => {
            contest::fight(data, state, dice, events)?;
        }
        Frame::Contest { stage: Stage::Losses { .. } | Stage::GiveWay, .. } => {
            return Ok(contest::aftermath(data, state, events));
        }
        Frame::Contest { .. } | Frame::Activation { .. } | Frame::Over => return Ok(Advance::Waits),
    }
    Ok(Advance::Ran)
}

/// 2.1, 2.2: a new turn and the Greens' die.
fn start_turn(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    state.turn += 1;
    state.spent = Default::default();
    state.withdrawn = 0;
    events.tell(Seats::ALL, || Message::by("2.1", "emtsa-turn").with("turn", Arg::Int(i32::from(state.turn))));
    let band = data.all_units().any(|unit| data.unit(unit).faction == crate::state::GREENS && state.at(unit).is_some());
    if state.greens_in_play && band {
        let die = dice.roll(6, "2.2")?;
        state.greens = match die {
            face if data.numbers.greens_follow_whites.contains(&face) => Some(WHITES),
            face if data.numbers.greens_follow_reds.contains(&face) => Some(REDS),
            _ => None,
        };
        let message = match state.greens {
            Some(seat) => {
                Message::by("2.2", "emtsa-greens-follow").with("die", Arg::Die(die)).with("seat", Arg::Seat(seat))
            }
            None => Message::by("2.2", "emtsa-greens-idle").with("die", Arg::Die(die)),
        };
        events.tell(Seats::ALL, || message);
    } else {
        state.greens = None;
    }
    for seat in SEATS {
        let i = usize::from(seat.0);
        state.sealed[i] = if !state.hands[i].is_empty() { Sealed::Open } else { Sealed::NotAsked };
    }
    state.stack.push(Frame::Bids);
    Ok(())
}

/// 3.1: whether this card can be bid.
pub(crate) fn check_bid(state: &State, seat: Seat, card: Card) -> Result<(), Breach> {
    if state.top() != Frame::Bids || state.sealed[usize::from(seat.0)] != Sealed::Open {
        return Err(Breach::of("3.1", "emtsa-no-bid-now"));
    }
    in_hand(state, seat, card)
}

/// 1.2: whether the seat holds a card.
pub(crate) fn in_hand(state: &State, seat: Seat, card: Card) -> Result<(), Breach> {
    match state.hands[usize::from(seat.0)].contains(card) {
        true => Ok(()),
        false => Err(Breach::of("1.2", "emtsa-not-in-hand").with("card", Arg::Card(u16::from(card.0)))),
    }
}

/// 3.1: seal a card, for a bid or in support. It stays in the hand until it is shown.
pub(crate) fn seal(state: &mut State, seat: Seat, card: Option<Card>, clause: &'static str, events: &mut Events<'_>) {
    state.sealed[usize::from(seat.0)] = card.map_or(Sealed::Nothing, Sealed::Card);
    events.tell(Seats::ALL, || Message::by(clause, "emtsa-sealed").with("seat", Arg::Seat(seat)));
}

/// Take a shown card out of the game (1.2); give its value.
pub(crate) fn show(data: &Data, state: &mut State, seat: Seat, clause: &'static str, events: &mut Events<'_>) -> u8 {
    let Sealed::Card(card) = std::mem::take(&mut state.sealed[usize::from(seat.0)]) else {
        return 0;
    };
    state.hands[usize::from(seat.0)].remove(card);
    state.used.insert(card);
    events.reveal(Seats::ALL, || {
        let message = Message::by(clause, "emtsa-shown").with("seat", Arg::Seat(seat));
        message.with("card", Arg::Card(u16::from(card.0)))
    });
    data.value(card)
}

/// 3.1, 3.2: show the bids and order the seats by them.
fn open_bids(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let mut bids = SEATS.map(|seat| (show(data, state, seat, "3.1", events), seat));
    bids.sort_by_key(|(value, seat)| (std::cmp::Reverse(*value), *seat));
    state.order = bids.map(|(_, seat)| seat);
    state.stack.pop();
    state.stack.push(Frame::Activations { over: 0 });
}

/// 4.7: the active seat is done.
pub(crate) fn check_done(state: &State, seat: Seat) -> Result<(), Breach> {
    match state.top() {
        Frame::Activation { seat: active } if active == seat => Ok(()),
        _ => Err(Breach::of("4.7", "emtsa-not-active")),
    }
}

/// 4.7: end the activation.
pub(crate) fn done(state: &mut State, seat: Seat, events: &mut Events<'_>) {
    state.stack.pop();
    events.tell(Seats::ALL, || Message::by("4.7", "emtsa-done").with("seat", Arg::Seat(seat)));
}

/// The seat that owns the train, for its interjections.
pub(crate) const TRAIN_SEAT: Seat = BRITISH;
