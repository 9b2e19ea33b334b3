//! VII, X.combat, X.retreat, X.advance: combat in the order of its segment. Attacks are announced as a set, odds reckoned,
//! dice rolled, losses laid; the loser stands or goes back, the victor advances.

pub(crate) mod advance;
pub(crate) mod announce;
pub(crate) mod battle;
mod by_sea;
pub(crate) mod losses;
pub(crate) mod odds;
pub(crate) mod propose;
pub(crate) mod retreat;
pub(crate) mod strength;

use engine::{Events, Message, Seat};

use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side, Spot};
use crate::order::Order;
use crate::procedure::{CombatStage, Frame, Segment};
use crate::sequence::go_on;
use crate::state::State;
use crate::{args, nations, reserves, seats};
use battle::Battle;

/// The same procedure, in another segment.
fn segment_is(state: &mut State, segment: Segment) {
    let next = match state.top() {
        Frame::Independent { side, last, .. } => Frame::Independent { side, segment, last },
        _ => Frame::Army { segment },
    };
    go_on(state, next);
}

/// A set of attacks is announced.
pub(crate) fn announce(data: &Data, state: &mut State, pairs: &[(CounterIx, Spot)], events: &mut Events<'_>) {
    announce::announce(data, state, pairs, events);
    nations::attacked(data, state, pairs);
    announced(state);
}

/// Whether whoever is asked in a frame can say that there is no more to it.
pub(crate) fn can_end(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Army { segment: Segment::NameReserve | Segment::Announce | Segment::ReserveAnnounce }
            | Frame::Independent { segment: Segment::Announce, .. }
            | Frame::Combat { stage: CombatStage::Advance }
    )
}

/// There is no more to it.
pub(crate) fn end(state: &mut State) {
    match state.top() {
        Frame::Army { segment: Segment::NameReserve } => segment_is(state, Segment::Move),
        Frame::Combat { .. } => battle::finish(state),
        _ => announced(state),
    }
}

/// The set stands: its combats are fought next.
fn announced(state: &mut State) {
    let reserve = matches!(state.top(), Frame::Army { segment: Segment::ReserveAnnounce });
    segment_is(state, if reserve { Segment::ReserveFight } else { Segment::Fight });
}

/// The segments of combat in an activation: whether one waits for an order, or the next one that begins (I.B.6, VII.M.6).
pub(crate) fn advance_segment(data: &Data, state: &mut State, segment: Segment) -> engine::Advance {
    let waits = match segment {
        Segment::NameReserve => reserves::is_possible(data, state),
        Segment::Announce | Segment::ReserveAnnounce => announce::is_possible(data, state),
        Segment::Fight | Segment::ReserveFight => battle::any_left(data, state),
        _ => !state.activation.reserve.is_empty(),
    };
    if waits {
        return engine::Advance::Waits;
    }
    if matches!(segment, Segment::Fight | Segment::ReserveFight) {
        battle::close(state);
    }
    let next = match segment {
        Segment::NameReserve => Segment::Move,
        Segment::Announce => Segment::Fight,
        Segment::Fight => Segment::ReserveMove,
        Segment::ReserveMove => Segment::ReserveAnnounce,
        Segment::ReserveAnnounce => Segment::ReserveFight,
        _ => Segment::Adjust,
    };
    segment_is(state, next);
    engine::Advance::Ran
}

/// Who decides for units in a combat: the player with more steps in it, in a tie the speaker (X.sides.2).
fn decides(data: &Data, state: &State, side: Side, units: Counters) -> Seat {
    let mut steps = [0u16; seats::SEATS.len()];
    for unit in units.iter() {
        if let Some(seat) = seats::commander(data, state, state.faction(data, unit)) {
            steps[usize::from(seat.0)] += u16::from(state.steps(data, unit));
        }
    }
    let most = steps.iter().max().copied().unwrap_or(0);
    let mut first = steps.iter().enumerate().filter(|(_, one)| **one == most && most > 0);
    match (first.next(), first.next()) {
        (Some((seat, _)), None) => Seat(seat as u8),
        _ => seats::speaker(data, state, side),
    }
}

/// What the frames and segments of this chapter ask.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Seat, Message, Option<&'static str>)> {
    let army = || {
        let hq = state.activation.armies[0].hq?;
        let speaker = || Some(seats::speaker(data, state, state.activation.side?));
        seats::commander_of(data, state, hq).or_else(speaker)
    };
    let battle = &state.battle;
    let place = |message: Message| battle.target.map_or(message.clone(), |at| message.with("place", args::spot(at)));
    Some(match state.top() {
        Frame::Army { segment: Segment::NameReserve } => {
            (army()?, Message::by("VII.M.1", "rossyia-ask-reserve"), Some("done"))
        }
        Frame::Army { segment: Segment::ReserveMove } => {
            (army()?, Message::by("VII.M.6", "rossyia-ask-reserve-move"), Some("done"))
        }
        Frame::Army { segment: Segment::Announce | Segment::ReserveAnnounce } => {
            (army()?, Message::by("VII.A.1", "rossyia-ask-attack"), Some("done"))
        }
        Frame::Army { segment: Segment::Fight | Segment::ReserveFight } => {
            (army()?, Message::by("VII.A.1", "rossyia-ask-resolve"), None)
        }
        Frame::Independent { side, segment: Segment::Announce, .. } => {
            (seats::speaker(data, state, side), Message::by("VII.N.11", "rossyia-ask-attack"), Some("done"))
        }
        Frame::Independent { side, segment: Segment::Fight, .. } => {
            (seats::speaker(data, state, side), Message::by("VII.A.1", "rossyia-ask-resolve"), None)
        }
        Frame::Losses { side, of, hits } => {
            let ask = Message::by("VII.G.11", "rossyia-ask-losses").with("losses", args::int(hits));
            (decides(data, state, side, losses::bearers(data, state, of)), ask, None)
        }
        Frame::Combat { stage: CombatStage::Decide } => {
            let ask = Message::by("VII.K.1", "rossyia-ask-stand-or-retreat");
            let price = battle::price_of_standing(data, state);
            let units = Battle::to_go(state);
            (decides(data, state, battle.loser(), units), place(ask).with("losses", args::int(price)), None)
        }
        Frame::Combat { stage: CombatStage::Retreat } => {
            let units = Battle::to_go(state);
            (decides(data, state, battle.loser(), units), place(Message::by("VII.K.4", "rossyia-ask-retreat")), None)
        }
        Frame::Combat { stage: CombatStage::Advance } => {
            let units = Battle::attackers_left(state);
            let seat = decides(data, state, battle.side?, units);
            (seat, place(Message::by("VII.L.1", "rossyia-ask-advance")), Some("done"))
        }
        _ => return None,
    })
}

/// Orders to choose from in the frames and segments of this chapter; whether it is one of them.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) -> bool {
    match state.top() {
        Frame::Army { segment: Segment::NameReserve } => reserves::orders(data, state, out),
        Frame::Army { segment: Segment::Announce | Segment::ReserveAnnounce }
        | Frame::Independent { segment: Segment::Announce, .. } => propose::orders(data, state, out),
        Frame::Army { segment: Segment::Fight | Segment::ReserveFight }
        | Frame::Independent { segment: Segment::Fight, .. } => {
            for (number, target) in battle::open(state) {
                let Some(clash) = battle::clash_of(data, state, number) else { continue };
                out.push(Order::Resolve(target, None));
                let lenders = odds::lenders(data, state, clash.attackers);
                out.extend(lenders.iter().map(|hq| Order::Resolve(target, Some(hq))));
            }
        }
        Frame::Losses { .. } => losses::orders(data, state, out),
        Frame::Combat { stage: CombatStage::Decide } => {
            out.push(Order::Stand);
            retreat::orders(data, state, out);
        }
        Frame::Combat { stage: CombatStage::Retreat } => retreat::orders(data, state, out),
        Frame::Combat { stage: CombatStage::Advance } => {
            out.push(Order::Done);
            advance::orders(data, state, out);
        }
        _ => return false,
    }
    true
}
