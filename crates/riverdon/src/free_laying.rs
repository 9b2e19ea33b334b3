//! S1.general.4: a board that is laid as the players please: the first side lays it space by space, the other one agrees.
//! Sent back too often, it is laid by the dice.

use engine::{Breach, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::board::{Board, Knowledge, Lay};
use crate::cards::Deck;
use crate::data::Data;
use crate::ids::Side;
use crate::order::{Covering, Laying, Order};
use crate::setup;
use crate::space::Space;
use crate::state::{Free, State};

/// So often a board is sent back; then nobody is asked any more.
const REFUSALS: u8 = 3;

/// Who is asked now, for what, and the verb that ends it.
pub(crate) fn asks(free: Free) -> (Side, Message, Option<&'static str>) {
    match free.offered {
        false => (Side::First, Message::by("S1.general.4", "riverdon-ask-lay-freely"), Some("done")),
        true => (Side::Second, Message::by("S1.general.4", "riverdon-ask-agree-board"), None),
    }
}

/// Orders that lead on: the rest is filled in.
pub(crate) fn candidates(data: &Data, state: &State, free: Free, out: &mut Vec<Order>) {
    match (free.offered, state.board.flaws(data).is_empty()) {
        (true, _) => out.extend([Order::Agree, Order::Lay(Laying::Refuse)]),
        (false, true) => out.push(Order::Done),
        (false, false) => out.push(Order::Lay(Laying::Procedure)),
    }
}

/// Whether an order can be given; whoever lays may leave flaws until he is through.
pub(crate) fn check(data: &Data, state: &State, free: Free, order: &Order) -> Result<(), Breach> {
    let wanted = |id| Err(Breach::of("S1.general.4", id));
    match order {
        Order::Agree | Order::Lay(Laying::Refuse) if free.offered => Ok(()),
        _ if free.offered => wanted("riverdon-board-wants-consent"),
        Order::Put(..) | Order::LayOut(_) | Order::Lay(Laying::Procedure | Laying::Bare) => Ok(()),
        Order::Lay(Laying::Rest) => match state.board.open().next() {
            Some(_) => Ok(()),
            None => Err(Breach::of("S1.D.1", "riverdon-no-space-open")),
        },
        Order::Done => state.board.flaws(data).into_iter().next().map_or(Ok(()), Err),
        _ => wanted("riverdon-board-wants-spaces"),
    }
}

/// Carries an order out.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    free: Free,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    match order {
        Order::Put(at, covering) => cover(&mut state.board, *at, *covering),
        Order::LayOut(spaces) => spaces.0.iter().for_each(|(at, covering)| cover(&mut state.board, *at, *covering)),
        Order::Lay(Laying::Bare) => state.board = Board::bare(state.board.country),
        Order::Lay(Laying::Rest) => {
            let open: Vec<Space> = state.board.open().collect();
            open.into_iter().for_each(|at| cover(&mut state.board, at, Covering::Dealt));
        }
        Order::Lay(Laying::Procedure) => state.board = by_procedure(data, state, dice)?,
        Order::Lay(Laying::Refuse) => {
            let refused = free.refused + 1;
            if refused < REFUSALS {
                state.free = Some(Free { offered: false, refused });
                let id = "riverdon-board-sent-back";
                events.tell(Seats::ALL, || Message::by("S1.general.4", id).with("times", args::int(refused)));
                return Ok(());
            }
            let board = by_procedure(data, state, dice)?;
            finish(data, state, board, dice)?;
            events.tell(Seats::ALL, || Message::by("S1.general.4", "riverdon-board-by-the-dice"));
        }
        Order::Done => state.free = Some(Free { offered: true, ..free }),
        Order::Agree => {
            finish(data, state, state.board, dice)?;
            events.tell(Seats::ALL, || Message::by("S1.general.4", "riverdon-board-complete"));
        }
        _ => {}
    }
    Ok(())
}

/// What lies in a space from now on; a card lies face up.
fn cover(board: &mut Board, at: Space, covering: Covering) {
    board.conceal(at);
    match covering {
        Covering::Nothing => board.lay(at, Lay::Open),
        Covering::Dealt => board.lay(at, Lay::Dealt),
        Covering::Water => board.lay(at, Lay::MajorRiver),
        Covering::Card(laid) => {
            board.lay(at, Lay::Card(laid));
            board.enter(at, Side::First, true);
        }
    }
}

/// A board by the procedure, with O cards that are still to be dealt.
fn by_procedure(data: &Data, state: &State, dice: &mut Dice) -> Result<Board, Interrupt> {
    let mut board = setup::lay_board(data, state.scenario(data), state.settings.plan, dice)?;
    for at in Space::all() {
        match board.card(at) {
            Some(laid) if data.cards[laid.card.index()].deck == Deck::O => cover(&mut board, at, Covering::Dealt),
            Some(laid) => cover(&mut board, at, Covering::Card(laid)),
            None => {}
        }
    }
    Ok(board)
}

/// The board lies: what is to be dealt is dealt, and the armies follow.
fn finish(data: &Data, state: &mut State, mut board: Board, dice: &mut Dice) -> Result<(), Interrupt> {
    board.deal_rest(data, dice)?;
    if state.settings.plan.knowledge == Knowledge::Open {
        board.uncover(data, Knowledge::Open);
    }
    (state.board, state.free) = (board, None);
    setup::raise_armies(data, state);
    Ok(())
}
