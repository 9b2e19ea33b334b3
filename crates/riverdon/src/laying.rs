//! S1.B.1, S1.C.1: the board is laid by the sides, step by step: the first the railway, the other the rivers.
//!
//! Laid freely (S1.general.4), it is another matter: `free_laying.rs`.
//!
//! Where a side may not see the board, or nobody may, the computer lays it: what somebody is asked would tell of it.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::args;
use crate::board::{Board, Knowledge};
use crate::building::{Building, Built, Rows, Step};
use crate::data::Data;
use crate::ids::Side;
use crate::order::{Laying, Order};
use crate::procedure::Frame;
use crate::space::Edge;
use crate::state::{Free, Settings, State};
use crate::{free_laying, setup, trains};

/// Whether the sides lay the board themselves.
pub(crate) fn wanted(settings: &Settings) -> bool {
    settings.by_hand && matches!(settings.plan.knowledge, Knowledge::Usual | Knowledge::Open)
}

/// The sides begin to lay a board.
pub(crate) fn begin(data: &Data, state: &mut State) {
    let freely = state.settings.freely;
    state.board = Board::bare(state.settings.plan.country);
    state.laying = (!freely).then(|| Building::new(data, state.settings.plan));
    state.free = freely.then(Free::default);
    state.go_on(Frame::Laying);
}

/// Who lays now, what, and the verb that ends it.
pub(crate) fn asks(state: &State) -> Option<(Side, Message, Option<&'static str>)> {
    if let Some(free) = state.free {
        return Some(free_laying::asks(free));
    }
    let side = state.laying.as_ref()?.builder()?;
    Some(match side {
        Side::First => (side, Message::by("S1.B.1", "riverdon-ask-lay-rail"), None),
        Side::Second => (side, Message::by("S1.C.1", "riverdon-ask-lay-rivers"), None),
    })
}

/// The order that is a step.
fn order(step: Step) -> Order {
    let lay = Order::Lay;
    match step {
        Step::Roll => lay(Laying::Roll),
        Step::Draw => lay(Laying::Draw),
        Step::Rivers(1) => lay(Laying::One),
        Step::Rivers(_) => lay(Laying::Two),
        Step::Stop => lay(Laying::Spring),
        Step::Again => lay(Laying::Again),
        Step::Content => lay(Laying::Content),
        Step::Beside(Edge::W) => lay(Laying::West),
        Step::Beside(_) => lay(Laying::East),
        Step::Deal => lay(Laying::Deal),
        Step::Lay(card) => Order::Cross(card),
        Step::Start { side, rows } => Order::River(side, rows),
    }
}

/// The step that an order is.
fn step_of(order: &Order) -> Option<Step> {
    Some(match order {
        Order::Lay(what) => match what {
            Laying::Roll => Step::Roll,
            Laying::Draw => Step::Draw,
            Laying::One => Step::Rivers(1),
            Laying::Two => Step::Rivers(2),
            Laying::Spring => Step::Stop,
            Laying::Again => Step::Again,
            Laying::Content => Step::Content,
            Laying::West => Step::Beside(Edge::W),
            Laying::East => Step::Beside(Edge::E),
            Laying::Deal => Step::Deal,
            Laying::Rest | Laying::Bare | Laying::Procedure | Laying::Refuse => return None,
        },
        Order::Cross(card) => Step::Lay(*card),
        Order::River(side, rows) => Step::Start { side: *side, rows: *rows },
        _ => return None,
    })
}

/// All steps that are legal, as orders.
pub(crate) fn candidates(data: &Data, state: &State, out: &mut Vec<Order>) {
    if let Some(free) = state.free {
        free_laying::candidates(data, state, free, out);
    }
    if let Some(building) = &state.laying {
        out.extend(building.legal(data).into_iter().map(order));
    }
}

/// Whether a side may take a step.
pub(crate) fn check(data: &Data, state: &State, side: Side, order: &Order) -> Result<(), Breach> {
    if let Some(free) = state.free {
        return free_laying::check(data, state, free, order);
    }
    match (&state.laying, step_of(order)) {
        (Some(building), Some(step)) => building.check(data, side, step),
        _ => Err(Breach::of("S1.B.1", "riverdon-board-first")),
    }
}

/// Takes a step; with the last one the armies follow (S2.buy.1).
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if let Some(free) = state.free {
        return free_laying::step(data, state, free, order, dice, events);
    }
    let (Some(before), Some(step)) = (state.laying, step_of(order)) else { return Ok(()) };
    let mut building = before;
    let built = building.place(data, step, dice)?;
    tell(data, &before, &building, step, built, events);
    let knowledge = state.settings.plan.knowledge;
    if building.is_done() && lies_well(data, state, &mut building) {
        state.board = building.board;
        events.tell(Seats::ALL, || Message::by("S1.D.1", "riverdon-board-complete"));
        state.laying = None;
        setup::raise_armies(data, state);
        return Ok(());
    }
    state.board = building.board;
    state.board.uncover(data, knowledge);
    state.laying = Some(building);
    Ok(())
}

/// Whether a finished board has the town that the railway scenario asks for (sc4.setup.1); else it is begun again.
fn lies_well(data: &Data, state: &State, building: &mut Building) -> bool {
    let plan = state.settings.plan;
    let well =
        state.scenario(data).trains.is_none() || trains::town_on_the_line(data, &mut building.board, plan.knowledge);
    if !well {
        *building = Building::new(data, plan);
    }
    well
}

/// What everybody hears: what did not fit and why, where a line begins, what was taken up again.
fn tell(data: &Data, before: &Building, after: &Building, step: Step, built: Built, events: &mut Events<'_>) {
    if let Built::Discarded(card) = built {
        let why = before.why_discarded(data, card);
        events.reveal(Seats::ALL, || why);
    }
    if before.board.open().count() < after.board.open().count() {
        events.reveal(Seats::ALL, || Message::by("S1.C.13", "riverdon-line-taken-up"));
    }
    if matches!(step, Step::Roll | Step::Start { .. })
        && let Some(space) = after.next_space()
    {
        events.reveal(Seats::ALL, || Message::by("S1.B.2", "riverdon-line-begins").with("space", args::space(space)));
    }
}

impl Building {
    /// Why a card that was turned does not lie where the line goes on.
    fn why_discarded(&self, data: &Data, card: crate::ids::CardIx) -> Message {
        let why = self.why_not_here(data, card);
        let turned = || Message::by("S1.B.3", "riverdon-card-discarded").with("card", Arg::Card(u16::from(card.0)));
        why.map_or_else(turned, |breach| *breach.0)
    }
}

/// How rows are called in orders.
pub(crate) const ROWS: [(&str, Rows); 9] = [
    ("any", Rows::Any),
    ("north", Rows::Sector(crate::space::Sector::North)),
    ("south", Rows::Sector(crate::space::Sector::South)),
    ("row1", Rows::Row(1)),
    ("row2", Rows::Row(2)),
    ("row3", Rows::Row(3)),
    ("row4", Rows::Row(4)),
    ("row5", Rows::Row(5)),
    ("row6", Rows::Row(6)),
];
