//! 1: the turn from its start to its end. Who decides what, when.

use engine::{Advance, Decision, Dice, Events, Interrupt, Message, Seat, Seats};

use crate::data::Data;
use crate::engage::{entered, played};
use crate::forces::Force;
use crate::general::{scouting, surrender, wavering};
use crate::ids::Side;
use crate::procedure::{Acting, AssetStep, ClashStage, Frame};
use crate::seats::{seat_of, side_of};
use crate::state::State;
use crate::{
    aftermath, args, arrivals, assets, clash, execution, initiative, laying, leaders, resources, setup, trains,
    victory, writing,
};

/// Whom a frame waits for, what it asks, and the verb that ends it; sealed ones are asked of both sides.
fn asks(data: &Data, state: &State, side: Side) -> Option<(Message, Option<&'static str>, bool)> {
    let by = |clause, id| Message::by(clause, id);
    let sealed = |ask: Message| (!state.hosts[side].closed).then_some((ask, Some("done"), true));
    let asked = |who: Side, ask: Message, ends: Option<&'static str>| (who == side).then_some((ask, ends, false));
    match state.top() {
        Frame::Laying => {
            let (who, ask, ends) = laying::asks(state)?;
            asked(who, ask, ends)
        }
        Frame::Buying => sealed(by("S2.buy.1", "riverdon-ask-buy")),
        Frame::SettingUp => sealed(by("S2.setup.1", "riverdon-ask-set-up")),
        Frame::Initiative => asked(state.initiative, by("2.si.b1", "riverdon-ask-initiative"), None),
        Frame::Spoils { side: who, at } => {
            asked(who, by("9.yield.1", "riverdon-ask-spoils").with("space", args::space(at)), None)
        }
        Frame::Entering { side: who } => asked(who, by("sc.gen.2", "riverdon-ask-enter"), Some("done")),
        Frame::Leaders => sealed(by("4.lead.1", "riverdon-ask-leaders")),
        Frame::Operation => asked(state.initiative, by("5.gen.1", "riverdon-ask-operation"), None),
        Frame::Defence => asked(state.initiative.enemy(), by("5.gen.1", "riverdon-ask-defence"), None),
        Frame::Orders => sealed(by("5.gen.2", "riverdon-ask-orders")),
        Frame::Missions => sealed(by("9b.gen.2", "riverdon-ask-missions")),
        Frame::Battery { side: who, at } => {
            asked(who, by("9b.bomb.5", "riverdon-ask-battery").with("space", args::space(at)), None)
        }
        Frame::Deserters { side: who, from } => {
            asked(who, by("9.des.3", "riverdon-ask-deserters").with("space", args::space(from)), None)
        }
        Frame::Execution { stage } => {
            let (clause, id, ends) = match stage {
                Acting::Operator => ("6.seq.1", "riverdon-ask-operator", Some("done")),
                Acting::Reply => ("6.seq.3", "riverdon-ask-reply", Some("pass")),
                Acting::Preempt => ("2.si.c1", "riverdon-ask-preempt", Some("pass")),
                Acting::Rest => ("6.seq.5", "riverdon-ask-rest", Some("done")),
            };
            asked(execution::actor(state, stage), by(clause, id), ends)
        }
        Frame::Action => {
            let action = state.action?;
            asked(action.side, by("5.carry.1", "riverdon-ask-go"), Some("halt"))
        }
        Frame::Ambush { .. } => {
            let action = state.action?;
            asked(action.side.enemy(), by("9.part.5", "riverdon-ask-ambush"), Some("pass"))
        }
        Frame::Clash { stage } => clash_asks(state, side, stage),
        Frame::Battle => {
            let (who, ask, ends) = played::asks(data, state)?;
            asked(who, ask, ends)
        }
        Frame::Retreat { side: who } => asked(who, by("8.after.2", "riverdon-ask-retreat"), None),
        Frame::Succession { side: who } => asked(who, by("S2.lead.1", "riverdon-ask-succession"), None),
        Frame::Reward => asked(trains::partisans(state), by("sc4.train.5", "riverdon-ask-reward"), None),
        Frame::Trains => asked(trains::owner(state), by("sc4.train.2", "riverdon-ask-trains"), Some("done")),
        _ => None,
    }
}

fn clash_asks(state: &State, side: Side, stage: ClashStage) -> Option<(Message, Option<&'static str>, bool)> {
    let clash = state.clash?;
    let at = |clause, id| Message::by(clause, id).with("space", args::space(clash.at));
    let asked = |who: Side, ask: Message, ends: Option<&'static str>| (who == side).then_some((ask, ends, false));
    match stage {
        ClashStage::Reports => clash.stated[side].is_none().then(|| (at("9.rec.2", "riverdon-ask-report"), None, true)),
        ClashStage::DefenderStays => {
            asked(clash.attacker.enemy(), at("8.before.4", "riverdon-ask-stay"), Some("stand"))
        }
        ClashStage::AttackerStays => asked(clash.attacker, at("8.before.4", "riverdon-ask-stay"), Some("stand")),
        ClashStage::AttackerReserves => asked(clash.attacker, at("5.res.4", "riverdon-ask-reserves"), Some("done")),
        ClashStage::DefenderReserves => {
            asked(clash.attacker.enemy(), at("5.res.4", "riverdon-ask-reserves"), Some("done"))
        }
        ClashStage::Way => clash.way[side].is_none().then(|| (at("8.resolve.1", "riverdon-ask-way"), None, true)),
        ClashStage::Guns | ClashStage::Aftermath => None,
    }
}

/// Whether a seat has something to decide: what [`decision`] says, without the words.
pub(crate) fn is_asked(data: &Data, state: &State, seat: Seat) -> bool {
    let Some(side) = side_of(seat) else { return decision(data, state, seat).is_some() };
    let enemy = side.enemy();
    let open = !state.hosts[side].closed;
    let attacks = || state.clash.is_some_and(|clash| clash.attacker == side);
    state.ended.is_none()
        && match state.top() {
            Frame::Buying | Frame::SettingUp | Frame::Leaders | Frame::Orders | Frame::Missions => open,
            Frame::Initiative | Frame::Operation => state.initiative == side,
            Frame::Defence => state.initiative == enemy,
            Frame::Execution { stage } => execution::actor(state, stage) == side,
            Frame::Action => state.action.is_some_and(|action| action.side == side),
            Frame::Ambush { .. } => state.action.is_some_and(|action| action.side == enemy),
            Frame::Retreat { side: who } => who == side,
            Frame::Clash { stage } => match stage {
                ClashStage::Reports => state.clash.is_some_and(|clash| clash.stated[side].is_none()),
                ClashStage::Way => state.clash.is_some_and(|clash| clash.way[side].is_none()),
                ClashStage::DefenderStays | ClashStage::DefenderReserves => state.clash.is_some() && !attacks(),
                ClashStage::AttackerStays | ClashStage::AttackerReserves => attacks(),
                ClashStage::Guns | ClashStage::Aftermath => false,
            },
            _ => decision(data, state, seat).is_some(),
        }
}

/// What a seat has to decide.
pub(crate) fn decision(data: &Data, state: &State, seat: Seat) -> Option<Decision> {
    if state.ended.is_some() {
        return None;
    }
    if state.top() == Frame::Result {
        let (prompt, waits) = entered::asks(data, state, seat)?;
        return Some(if waits { Decision::asked(seat, prompt) } else { Decision::may(seat, prompt) });
    }
    let side = side_of(seat)?;
    let (prompt, ends, sealed) = asks(data, state, side)?;
    let decision = if sealed { Decision::sealed(seat, prompt) } else { Decision::asked(seat_of(side), prompt) };
    // What both sides lay before their eyes hides nothing.
    let decision = if state.top() == Frame::Laying { decision.openly() } else { decision };
    Some(ends.into_iter().fold(decision, Decision::ending_with))
}

/// Carry the procedures on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    if state.ended.is_some() {
        return Ok(Advance::Waits);
    }
    if settled(state) && (surrender::call_spoils(state) || leaders::call_successions(state)) {
        return Ok(Advance::Ran);
    }
    let both_closed = Side::ALL.into_iter().all(|side| state.hosts[side].closed);
    if both_closed && let Some(clause) = sealed_clause(state.top()) {
        // What was closed cannot be taken back once the seal is open.
        events.reveal(Seats::ALL, || Message::by(clause, "riverdon-both-closed"));
    }
    match state.top() {
        Frame::Buying if both_closed => setup::begin_set_up(data, state),
        Frame::SettingUp if both_closed => setup::close(data, state),
        Frame::TurnStart => start_turn(data, state, events),
        Frame::Surrender => {
            if !surrender::roll_next(data, state, dice, events)? {
                state.go_on(Frame::Income);
            }
        }
        Frame::Income => income(data, state, dice, events)?,
        Frame::Entering { side } if !arrivals::asks(data, state, side) => {
            state.stack.pop();
        }
        Frame::Leaders if both_closed => {
            wavering::rally(data, state, dice, events)?;
            state.go_on(Frame::Operation);
        }
        Frame::Orders if both_closed => {
            writing::close(data, state);
            assets::begin(state);
            state.go_on(Frame::Missions);
        }
        Frame::Missions if both_closed => {
            assets::show(data, state, events);
            state.go_on(Frame::Assets { step: AssetStep::Engineers });
        }
        Frame::Assets { step } => assets::carry_out(data, state, step, dice, events)?,
        Frame::Execution { stage: Acting::Preempt } if !execution::asks_preemption(state) => {
            state.go_on(Frame::Execution { stage: Acting::Operator });
        }
        Frame::Clash { stage } => return clash::advance(data, state, stage, dice, events),
        Frame::Battle => return played::advance(data, state, dice, events),
        Frame::Result => return entered::advance(data, state, dice, events),
        Frame::Retreat { side } => return aftermath::advance_retreat(data, state, side, dice, events),
        Frame::NextBoard => crate::next_board::lay(data, state, dice, events)?,
        Frame::TurnEnd => end_turn(data, state, events),
        _ => return Ok(Advance::Waits),
    }
    Ok(Advance::Ran)
}

/// The clause by which both sides do something under seal.
fn sealed_clause(frame: Frame) -> Option<&'static str> {
    Some(match frame {
        Frame::Buying => "S2.buy.1",
        Frame::SettingUp => "S2.setup.1",
        Frame::Leaders => "4.lead.2",
        Frame::Orders => "5.gen.2",
        Frame::Missions => "9b.gen.2",
        _ => return None,
    })
}

/// Whether nothing is under way that captured weapons and new leaders would have to wait for.
fn settled(state: &State) -> bool {
    state.clash.is_none()
        && !matches!(
            state.top(),
            Frame::Succession { .. } | Frame::Spoils { .. } | Frame::SettingUp | Frame::Buying | Frame::Laying
        )
}

/// 1.turn.1, 1.turn.3, 1.turn.4, 9.exh.2: a new turn; what lasted for one is over.
fn start_turn(data: &Data, state: &mut State, events: &mut Events<'_>) {
    state.turn += 1;
    for side in Side::ALL {
        for force in writing::numbers() {
            let group = state.force_mut(side, force);
            if group.is_there() {
                *group = refreshed(group);
            }
        }
        for leader in leaders::numbers() {
            state.leaders[side][leader].ridden = 0;
        }
        state.tactics[side] = None;
        state.missions[side] = [None; crate::procedure::MISSIONS];
        writing::merge_all(data, state, side);
    }
    state.trains.moved = 0;
    let turn = state.turn;
    events.tell(Seats::ALL, || Message::by("1.turn.1", "riverdon-turn").with("turn", args::int(turn)));
    initiative::note_contact(state, events);
    initiative::pass_on(state, events);
    surrender::judge(data, state);
    // 1.turn.2
    state.go_on(if state.turn == 1 { Frame::Surrender } else { Frame::Initiative });
}

/// A group as a turn finds it.
fn refreshed(group: &Force) -> Force {
    Force {
        stands: group.stands,
        place: group.place,
        banks: group.banks,
        leader: group.leader,
        hidden: group.hidden,
        told: group.told,
        swift: group.swift,
        presents: group.presents,
        mutinous: group.mutinous,
        relieved: group.relieved,
        tanks_from: group.tanks_from,
        cars_by: group.cars_by,
        ..Force::default()
    }
}

/// Phase 2: what comes in, supply, the weather (1.turn.3).
fn income(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    for side in Side::ALL {
        arrivals::call(data, state, side, dice, events)?;
    }
    for side in [state.initiative, state.initiative.enemy()] {
        resources::earn(data, state, side, dice, events)?;
    }
    resources::check_supply(data, state, events);
    resources::roll_weather(data, state, dice, events)?;
    scouting::look_around(data, state, events);
    state.go_on(Frame::Leaders);
    for side in [state.initiative.enemy(), state.initiative] {
        state.hosts[side].closed = false;
        if arrivals::asks(data, state, side) {
            state.stack.push(Frame::Entering { side });
        }
    }
    Ok(())
}

/// The end of a turn: what failed, what comes back, who hides again, who has won.
fn end_turn(data: &Data, state: &mut State, events: &mut Events<'_>) {
    if state.ungiven {
        initiative::lose(data, state, "5.gen.5", events);
    }
    assets::give_back(data, state, events);
    writing::show_unused(state, events);
    for side in Side::ALL {
        wavering::hide_again(data, state, side);
    }
    victory::check_end_of_turn(data, state, events);
    if state.ended.is_none() && matches!(state.top(), Frame::TurnEnd) {
        state.go_on(Frame::TurnStart);
    }
}
