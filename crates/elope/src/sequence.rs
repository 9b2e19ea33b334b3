//! 3.0 The sequence of play: who decides what, when.

use engine::{Advance, Arg, Breach, Decision, Dice, Events, Interrupt, Message, Seat, Seats};

use crate::combat::{advance, battle, retreat};
use crate::counters::Side;
use crate::data::Data;
use crate::flags::Until;
use crate::sets::Units;
use crate::state::{BattleStage, Ending, Frame, State, seat_of, side_of};
use crate::{
    air, args, arrivals, capture, condition, directives, naval, rail, stacking, survival, tanks, victory, weather,
};

/// Whom a frame waits for, and what it asks.
fn asks(data: &Data, state: &State) -> Option<(Side, Message)> {
    let by = |side: Side, clause, id| Some((side, Message::by(clause, id)));
    match state.top() {
        Frame::SetUp => by(Side::Red, arrivals::by_plan(state, "23.1.T1.a", "23.2.T1.b"), "elope-ask-set-up"),
        Frame::Operations { side } => {
            let cost = data.tables.supply.depot_cost[side];
            let message = Message::by("3.0.e", "elope-ask-operations").with("cost", args::int(cost));
            Some((side, message.with("points", args::int(state.points[side]))))
        }
        Frame::Movement { side } => by(side, "4.0", "elope-ask-movement"),
        Frame::Declare { side } => by(side, "7.0.c", "elope-ask-attacks"),
        Frame::Interception { side } => by(side.enemy(), "7.1.a", "elope-ask-interception"),
        Frame::Resolve { side } => {
            let mut open = state.attacks.iter().filter(|attack| !attack.resolved);
            match (open.next(), open.next()) {
                (Some(only), None) => {
                    Some((side, Message::by("7.4.b", "elope-ask-resolve-the-last").with("hex", args::hex(only.target))))
                }
                _ => by(side, "7.4.b", "elope-ask-resolve"),
            }
        }
        Frame::Battle => match state.battle.stage {
            BattleStage::AttackerPays => by(state.battle.attacker(), "7.2.a", "elope-ask-depots"),
            BattleStage::DefenderPays => by(state.battle.defender(), "7.2.b", "elope-ask-depots-defence"),
            BattleStage::Engaged => by(state.battle.defender(), "7.7.a", "elope-ask-engaged"),
            _ => None,
        },
        Frame::Losses { side, steps, or_retreat, .. } => {
            let (clause, id) =
                if or_retreat { ("7.61.a", "elope-ask-step-or-retreat") } else { ("7.6.c", "elope-ask-losses") };
            Some((side, Message::by(clause, id).with("steps", args::int(steps))))
        }
        Frame::Excess { side, at, .. } => {
            Some((side, Message::by("6.3", "elope-ask-excess").with("hex", args::hex(at))))
        }
        Frame::Retreat { side, from, at, need, gone, .. } => {
            let id = if gone == 0 { "elope-ask-retreat" } else { "elope-ask-retreat-on" };
            let message = Message::by("8.0.a", id).with("hex", args::hex(from));
            let message = message.with("hexes", args::int(retreat::owed(need, gone)));
            Some((side, if gone == 0 { message } else { message.with("at", args::hex(at)) }))
        }
        Frame::Advance { side, .. } => by(side, "8.1.a", "elope-ask-advance"),
        Frame::Exploit { side, .. } => by(side, "7.8.b", "elope-ask-exploit"),
        Frame::Flight { depot } => {
            let side = state.side(data, depot);
            Some((side, Message::by("11.6.a", "elope-ask-flight").with("unit", args::unit(depot))))
        }
        Frame::Naval(meeting) => naval::asks(data, state, meeting),
        Frame::AirLosses { side, count, .. } => {
            Some((side, Message::by("T.air.b", "elope-ask-air-losses").with("count", args::int(count))))
        }
        Frame::Stranded { side, .. } => by(side, "12.52.a", "elope-ask-stranded"),
        _ => None,
    }
}

/// What a seat has to decide.
pub(crate) fn decision(data: &Data, state: &State, seat: Seat) -> Option<Decision> {
    if !is_asked(data, state, seat) {
        return None;
    }
    let decision = asks(data, state).map(|(_, prompt)| Decision::asked(seat, prompt))?;
    Some(match state.top() {
        Frame::Operations { .. }
        | Frame::Movement { .. }
        | Frame::Declare { .. }
        | Frame::Interception { .. }
        | Frame::Advance { .. }
        | Frame::Exploit { .. } => decision.ending_with("done"),
        Frame::Resolve { .. } => decision.ending_with("resolve"),
        _ => decision,
    })
}

/// Whether a seat has something to decide.
pub(crate) fn is_asked(data: &Data, state: &State, seat: Seat) -> bool {
    let side = match state.top() {
        Frame::Operations { side } | Frame::Movement { side } | Frame::Declare { side } => Some(side),
        _ => asks(data, state).map(|(side, _)| side),
    };
    side.is_some_and(|side| seat_of(side) == seat)
}

/// Carry the procedures on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    if air::retire(data, state, events) {
        return Ok(Advance::Ran);
    }
    match state.top() {
        Frame::TurnStart => {
            state.stack.pop();
            state.stack.push(Frame::Operations { side: Side::Allied });
            start_turn(data, state, dice, events)?;
        }
        Frame::TurnDice => {
            state.stack.pop();
            weather::turn_dice(data, state, dice, events)?;
            state.stack.push(Frame::MovementStart { side: Side::Allied });
        }
        Frame::MovementStart { side } => {
            state.stack.pop();
            state.stack.push(Frame::Movement { side });
            start_movement(data, state, side, dice, events)?;
        }
        Frame::AirCombat { side } => return air::fight(data, state, side, dice, events),
        Frame::Bombing { side } => return air::bomb(data, state, side, dice, events),
        Frame::Resolve { side } if state.attacks.iter().all(|attack| attack.resolved) => {
            state.stack.pop();
            end_combat(data, state, side, events);
        }
        Frame::Battle => return battle::advance(data, state, dice, events),
        Frame::Retreat { .. } => return retreat::advance(data, state, dice, events),
        Frame::Excess { .. } => return Ok(retreat::advance_excess(data, state, events)),
        Frame::Advance { .. } | Frame::Exploit { .. } => {
            if advance::is_open(data, state) {
                return Ok(Advance::Waits);
            }
            state.stack.pop();
        }
        Frame::Flight { .. } => return Ok(capture::advance_flight(data, state, events)),
        Frame::Losses { among, .. } if among.filter(|unit| state.is_on_map(unit)).is_empty() => {
            state.stack.pop();
        }
        Frame::Naval(meeting) => return naval::advance(data, state, meeting, dice, events),
        Frame::Stranded { .. } => return Ok(air::advance_stranded(data, state)),
        Frame::Survival => {
            state.stack.pop();
            survival::roll(data, state, dice, events)?;
            state.stack.push(Frame::TurnEnd);
        }
        Frame::TurnEnd => end_turn(data, state, events),
        _ => return Ok(Advance::Waits),
    }
    Ok(Advance::Ran)
}

/// 3.0.d: a new turn, with the dice before it.
fn start_turn(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    state.turn += 1;
    state.take_off(Until::Turn);
    // Supply by landing and by the first turn is over, and the weather may be another.
    state.settled = false;
    state.airfields = Default::default();
    state.engines = Default::default();
    state.gas_attacks = 0;
    let before = state.weather;
    weather::start_turn(data, state);
    // 3.0.m: the marker has advanced.
    let clause = if state.turn > 1 { "3.0.m" } else { "3.0.a" };
    events.tell(Seats::ALL, || {
        let message = Message::by(clause, "elope-turn").with("turn", args::int(state.turn));
        message.with("weather", Arg::Term(weather::term(data, state)))
    });
    weather::tell_change(data, before, state, events);
    weather::first_dice(data, state, dice, events)?;
    arrivals::start_turn(data, state, events);
    Ok(())
}

/// 3.0.f: supply and communications are checked, then reinforcements come (AID.seq.c).
fn start_movement(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let own = state.of_side(data, side);
    for unit in own.iter() {
        state.spent[unit] = 0;
    }
    state.take_off(Until::Movement);
    state.take_off(Until::PlayerTurn);
    for set in [&mut state.spanning, &mut state.rationed] {
        *set = set.without(own);
    }
    state.journey = 0;
    state.set_out = None;
    state.shelled = Default::default();
    state.met = Default::default();
    state.settled = false;
    condition::check(data, state);
    // 23.1.T5.c: F Company is checked with the HQ that it has come under.
    directives::attach(data, state, events);
    condition::check(data, state);
    rail::start_phase(data, state, side);
    naval::check_lines(data, state, side);
    // 3.0.k: Red's player turn mirrors the Allied one.
    let clause = if side == Side::Allied { "3.0.f" } else { "3.0.k" };
    events.tell(Seats::ALL, || Message::by(clause, "elope-movement-begins").with("side", args::side(side)));
    if side == Side::Allied {
        tanks::repair(data, state, dice, events)?;
    }
    arrivals::reinforce(data, state, side, dice, events)
}

/// 3.0.c: whether a seat may end its segment.
pub(crate) fn check_done(data: &Data, state: &State, seat: Seat) -> Result<(), Breach> {
    let side = side_of(seat);
    match state.top() {
        Frame::Operations { side: now } if now == side => directives::check_operations_end(data, state, side),
        Frame::Movement { side: now } if now == side => {
            stacking::check_phase_end(data, state, side)?;
            directives::check_move_over(data, state, side)?;
            directives::check_phase_end(data, state, side)
        }
        Frame::Declare { side: now } | Frame::Advance { side: now, .. } | Frame::Exploit { side: now, .. }
            if now == side =>
        {
            Ok(())
        }
        Frame::Interception { side: now } if now.enemy() == side => Ok(()),
        _ => Err(Breach::of("3.0.c", "elope-nothing-to-end")),
    }
}

/// The seat is done with its segment.
pub(crate) fn done(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    match state.stack.pop() {
        Some(Frame::Operations { side: Side::Allied }) => state.stack.push(Frame::Operations { side: Side::Red }),
        Some(Frame::Operations { side: Side::Red }) => state.stack.push(Frame::TurnDice),
        Some(Frame::Movement { side }) => end_movement(data, state, side, dice, events)?,
        Some(Frame::Declare { side }) => {
            let next = if air::can_be_intercepted(data, state, side) {
                Frame::Interception { side }
            } else {
                Frame::AirCombat { side }
            };
            state.stack.push(next);
        }
        Some(Frame::Interception { side }) => state.stack.push(Frame::AirCombat { side }),
        _ => {}
    }
    Ok(())
}

/// 3.0.i: the Movement Phase is over, the Combat Phase begins.
fn end_movement(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    rail::end_phase(data, state);
    tanks::break_down(data, state, dice, events)?;
    state.moving = Units::NONE;
    state.moved = Units::NONE;
    state.set_out = None;
    state.stopped = Units::NONE;
    // 11.3.c: what was said for the march does not bind the battle.
    state.rationed = state.rationed.without(state.of_side(data, side));
    state.settled = false;
    directives::attach(data, state, events);
    state.disturbed = state.disturbed.without(state.of_side(data, side));
    note_zones(data, state);
    state.stack.push(Frame::Declare { side });
    events.tell(Seats::ALL, || Message::by("3.0.j", "elope-combat-begins").with("side", args::side(side)));
    Ok(())
}

/// 9.2.c: whoever feels an enemy zone at the end of a phase is disturbed at its works.
pub(crate) fn note_zones(data: &Data, state: &mut State) {
    for side in [Side::Allied, Side::Red] {
        for unit in state.of_side(data, side).and(data.roster.kinds.troops).iter() {
            if state.hex(unit).is_some_and(|hex| state.zone[side.enemy()].contains(hex)) {
                state.disturbed.insert(unit);
            }
        }
    }
}

/// The Combat Phase, and with it the player turn, is over.
fn end_combat(data: &Data, state: &mut State, side: Side, events: &mut Events<'_>) {
    state.attacks.clear();
    state.missions.clear();
    state.task = Default::default();
    state.panicked = Default::default();
    state.attacked = Units::NONE;
    state.battle = Default::default();
    air::return_home(data, state, events);
    note_zones(data, state);
    if victory::sudden_death(data, state) {
        victory::end(state, Ending::Towns);
        return;
    }
    state.stack.push(match side {
        Side::Allied => Frame::MovementStart { side: Side::Red },
        Side::Red => Frame::Survival,
    });
}

/// 3.0.m: the turn marker advances, or the game is over.
fn end_turn(data: &Data, state: &mut State, events: &mut Events<'_>) {
    state.stack.pop();
    if state.turn >= arrivals::last_turn(data, state) {
        victory::count(data, state, events);
    } else {
        state.stack.push(Frame::TurnStart);
    }
}

/// 3.0.b: the side whose player turn it is; the end of the turn goes with Red's.
pub(crate) fn phasing(state: &State) -> Option<Side> {
    use Frame::{AirCombat, Bombing, Declare, Interception, Movement, MovementStart, Resolve};
    state.stack.frames().iter().find_map(|frame| match frame {
        MovementStart { side } | Movement { side } | Declare { side } => Some(*side),
        Interception { side } | AirCombat { side } | Bombing { side } | Resolve { side } => Some(*side),
        Frame::Survival | Frame::TurnEnd => Some(Side::Red),
        _ => None,
    })
}

/// A number that grows from player turn to player turn.
pub(crate) fn player_turn(state: &State) -> u32 {
    u32::from(state.turn) * 2 + u32::from(phasing(state) == Some(Side::Red))
}
