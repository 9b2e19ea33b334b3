//! Every order finds its rule: what judges it, and what carries it out.

use engine::{Breach, Dice, Events, Interrupt, Seat};

use crate::data::Data;
use crate::engage::{entered, played};
use crate::forces::Place;
use crate::general::{captures, surrender};
use crate::ids::Side;
use crate::order::{Count, Leaving, Models, Order, Post, Troops};
use crate::procedure::{Acting, ClashStage, Frame};
use crate::seats::side_of;
use crate::state::State;
use crate::{
    aftermath, args, arrivals, assets, buying, clash, execution, initiative, laying, leaders, sequence, setup, tactics,
    trains, writing,
};

fn not_now() -> Breach {
    Breach::of("1.turn.1", "riverdon-not-in-this-phase")
}

/// Whether an order is legal.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
    let out_of_turn = || Breach::of("1.turn.1", "riverdon-out-of-turn");
    if !sequence::is_asked(data, state, seat) {
        return Err(out_of_turn());
    }
    if state.top() == Frame::Result {
        return entered::check(data, state, seat, order);
    }
    judge(data, state, side_of(seat).ok_or_else(out_of_turn)?, order)
}

/// Whether an order of a side that is asked is legal.
pub(crate) fn judge(data: &Data, state: &State, side: Side, order: &Order) -> Result<(), Breach> {
    match state.top() {
        Frame::Laying => laying::check(data, state, side, order),
        Frame::Buying | Frame::SettingUp => check_set_up(data, state, side, order),
        Frame::Initiative => match order {
            Order::Keep | Order::YieldUp => Ok(()),
            _ => Err(not_now()),
        },
        Frame::Spoils { at, .. } => match order {
            Order::Join(with) if surrender::can_join(state, side, at, *with) => Ok(()),
            Order::Join(with) => {
                Err(Breach::of("9.yield.1", "riverdon-nobody-to-join").with("space", args::space(*with)))
            }
            _ => Err(not_now()),
        },
        Frame::Deserters { from, .. } => match order {
            Order::Join(with) if surrender::can_join(state, side, from, *with) => Ok(()),
            Order::Join(with) => {
                Err(Breach::of("9.des.3", "riverdon-nobody-to-join").with("space", args::space(*with)))
            }
            _ => Err(not_now()),
        },
        Frame::Succession { .. } => match order {
            Order::Join(with) if state.occupied(side, *with) => Ok(()),
            Order::Join(with) => {
                Err(Breach::of("S2.lead.1", "riverdon-nobody-to-join").with("space", args::space(*with)))
            }
            _ => Err(not_now()),
        },
        Frame::Entering { .. } => match order {
            Order::Enter(Troops(stands), at) => arrivals::check_enter(data, state, side, stands, *at),
            Order::Enlist(Troops(stands)) => arrivals::check_enlist(data, state, side, stands),
            Order::Done => arrivals::check_done(data, state, side),
            _ => Err(not_now()),
        },
        Frame::Leaders => match order {
            Order::Ride(leader, path) => leaders::check_ride(data, state, side, *leader, path),
            Order::Present(at, Count(total)) => leaders::check_present(data, state, side, *at, *total),
            Order::Done => Ok(()),
            _ => Err(not_now()),
        },
        Frame::Operation | Frame::Defence => match order {
            Order::Choose(tactic) => tactics::check(data, state, *tactic),
            Order::YieldUp => Err(Breach::of("2.si.b1", "riverdon-too-late-to-yield")),
            _ => Err(not_now()),
        },
        Frame::Orders => check_writing(data, state, side, order),
        Frame::Missions | Frame::Battery { .. } => assets::check(data, state, side, order),
        Frame::Execution { stage } => check_execution(data, state, side, stage, order),
        Frame::Action => match order {
            Order::Go(path) => execution::check_go(data, state, side, path),
            Order::Halt(bank) => execution::check_halt(data, state, side, *bank),
            Order::Back => execution::check_back(data, state, side),
            Order::Leave => execution::check_leave(data, state, side),
            Order::Spring => trains::check_spring(state, side),
            _ => Err(not_now()),
        },
        Frame::Ambush { stays } => match order {
            Order::Spring => clash::check_spring(data, state),
            Order::Slip(to) if stays => clash::check_slip(data, state, *to),
            Order::Pass => clash::check_let_be(data, state, stays),
            _ => Err(not_now()),
        },
        Frame::Clash { stage } => check_clash(data, state, side, stage, order),
        Frame::Battle => played::check(data, state, side, order),
        Frame::Retreat { .. } => match order {
            Order::Retreat(path) => aftermath::check_retreat(data, state, side, path),
            _ => Err(not_now()),
        },
        Frame::Reward => match order {
            Order::Claim(Troops(stands)) => trains::check_claim(data, state, stands),
            _ => Err(not_now()),
        },
        Frame::Trains => match order {
            Order::Run(Count(spaces)) => trains::check_run(data, state, *spaces),
            Order::Done => Ok(()),
            _ => Err(not_now()),
        },
        _ => Err(not_now()),
    }
}

fn check_set_up(data: &Data, state: &State, side: Side, order: &Order) -> Result<(), Breach> {
    let buying = state.top() == Frame::Buying;
    match order {
        Order::Buy(part, unit, Count(stands)) if buying => buying::check_buy(data, state, side, *part, *unit, *stands),
        Order::Shift(to, Troops(stands)) if buying => buying::check_shift(data, state, side, *to, stands),
        Order::Raise(Troops(on), Troops(off)) if buying => buying::check_raise(data, state, side, on, off),
        Order::Own(_) if buying => Ok(()),
        Order::Muster if buying => Ok(()),
        Order::Done if buying => setup::check_bought(data, state, side),
        Order::Place(Troops(stands), at, bank) if !buying => setup::check_place(data, state, side, stands, *at, *bank),
        Order::Lift(at) if !buying => match state.occupied(side, *at) {
            true => Ok(()),
            false => Err(Breach::of("S2.force.1", "riverdon-no-such-force").with("space", args::space(*at))),
        },
        Order::Post(leader, at) if !buying => setup::check_post(state, side, *leader, posted(*at)),
        Order::Fortify(at) if !buying => setup::check_fortify(data, state, side, *at),
        Order::Done if !buying => setup::check_set_up(data, state, side),
        _ => Err(not_now()),
    }
}

fn posted(at: Post) -> Place {
    match at {
        Post::At(space) => Place::At(space),
        Post::Off => Place::Off,
    }
}

fn check_writing(data: &Data, state: &State, side: Side, order: &Order) -> Result<(), Breach> {
    match order {
        Order::Divide(leader, Troops(stands)) => writing::check_divide(state, side, *leader, stands),
        Order::Unite(leader) => writing::check_unite(data, state, side, *leader),
        Order::Name(leader) => writing::check_name(state, side, *leader),
        Order::Order(leader, order) => writing::check_order(data, state, side, *leader, *order),
        Order::Task(who, order) => writing::check_task(data, state, side, *who, *order),
        Order::Done => writing::check_close(data, state, side),
        _ => Err(not_now()),
    }
}

fn check_execution(data: &Data, state: &State, side: Side, stage: Acting, order: &Order) -> Result<(), Breach> {
    let ends = if matches!(stage, Acting::Operator | Acting::Rest) { Order::Done } else { Order::Pass };
    match order {
        Order::Act(who, Leaving(leaving)) => execution::check_act(data, state, side, stage, *who, leaving),
        Order::Sail(path) => execution::check_sail(data, state, side, path),
        order if *order == ends => Ok(()),
        _ => Err(not_now()),
    }
}

fn check_clash(data: &Data, state: &State, side: Side, stage: ClashStage, order: &Order) -> Result<(), Breach> {
    match (stage, order) {
        (ClashStage::Reports, Order::State(Count(total))) => clash::check_state(data, state, side, *total),
        (ClashStage::Reports, Order::StateTruth) => Ok(()),
        (ClashStage::Reports, Order::Spare(unit)) => assets::check_spare(data, state, side, *unit),
        (ClashStage::DefenderStays | ClashStage::AttackerStays, Order::Stand | Order::Retire) => Ok(()),
        (ClashStage::AttackerReserves | ClashStage::DefenderReserves, Order::Call(who, path, Leaving(leaving), _)) => {
            clash::check_call(data, state, side, *who, path, leaving)
        }
        (ClashStage::AttackerReserves | ClashStage::DefenderReserves, Order::Done) => Ok(()),
        (ClashStage::Way, Order::Fight(_)) => Ok(()),
        _ => Err(not_now()),
    }
}

/// Carry out the first step of an order; give the rest.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    let side = side_of(seat).unwrap_or(Side::First);
    match (state.top(), order) {
        (Frame::Battle, order) => played::step(data, state, side, order, dice, events)?,
        (Frame::Result, order) => entered::step(data, state, seat, order, events)?,
        (Frame::Laying, order) => laying::step(data, state, order, dice, events)?,
        (_, Order::Buy(part, unit, Count(stands))) => {
            state.hosts[side].army.part_mut(*part).set(*unit, *stands);
        }
        (_, Order::Shift(to, Troops(stands))) => {
            state.hosts[side].army = buying::shifted(&state.hosts[side].army, *to, stands);
        }
        (_, Order::Raise(Troops(on), Troops(off))) => {
            let army = &mut state.hosts[side].army;
            (army.on_board, army.off_board) = (*on, *off);
        }
        (_, Order::Own(Models(owned))) => state.hosts[side].owned = *owned,
        (_, Order::Muster) => setup::take_list(data, state, side),
        (_, Order::Place(Troops(stands), at, bank)) => setup::place(data, state, side, stands, *at, *bank),
        (_, Order::Lift(at)) => setup::lift(state, side, *at),
        (_, Order::Post(leader, at)) => {
            let new = &mut state.leaders[side][*leader];
            (new.place, new.waits) = (posted(*at), false);
        }
        (_, Order::Fortify(at)) => setup::fortify(data, state, side, *at),
        (_, Order::Keep) => state.go_on(Frame::Surrender),
        (_, Order::YieldUp) => {
            initiative::hand_over(state, "2.si.b1", events);
            state.go_on(Frame::Surrender);
        }
        (Frame::Succession { .. }, Order::Join(at)) => leaders::appoint(state, side, *at),
        (_, Order::Join(at)) => {
            let waiting = std::mem::take(&mut state.waiting);
            state.stack.pop();
            captures::join(data, state, side, *at, &waiting);
        }
        (_, Order::Enter(Troops(stands), at)) => arrivals::enter(data, state, side, stands, *at, events),
        (_, Order::Enlist(Troops(stands))) => arrivals::enlist(data, state, side, stands, events),
        (_, Order::Ride(leader, path)) => leaders::ride(data, state, side, *leader, path, events),
        (_, Order::Present(at, Count(total))) => leaders::present(state, side, *at, *total),
        (_, Order::Choose(tactic)) => tactics::choose(state, side, *tactic, events),
        (_, Order::Divide(leader, Troops(stands))) => writing::divide(state, side, *leader, stands),
        (_, Order::Unite(leader)) => writing::unite(data, state, side, *leader),
        (_, Order::Name(leader)) => writing::name(state, side, *leader),
        (_, Order::Order(leader, order)) => writing::order(state, side, *leader, *order),
        (_, Order::Task(who, order)) => {
            let force = writing::named(state, side, *who)?;
            state.force_mut(side, force).order = *order;
        }
        (Frame::Missions | Frame::Battery { .. }, order) => assets::step(data, state, side, order, dice, events)?,
        (Frame::Execution { stage }, Order::Act(who, Leaving(leaving))) => {
            execution::act(data, state, side, stage, *who, leaving, events);
        }
        (Frame::Execution { stage }, Order::Done | Order::Pass) => execution::done(data, state, stage, events),
        (_, Order::Sail(path)) => execution::sail(state, side, path, events),
        (_, Order::Go(path)) => return execution::go(data, state, side, path, dice, events),
        (_, Order::Halt(bank)) => execution::halt(data, state, side, *bank, events),
        (_, Order::Back) => execution::back(data, state, side, dice, events)?,
        (_, Order::Leave) => execution::leave(data, state, side, events),
        (Frame::Action, Order::Spring) => trains::spring(data, state, side, events),
        (_, Order::Spring) => clash::spring(data, state, events),
        (_, Order::Slip(to)) => clash::slip(data, state, *to, events),
        (Frame::Ambush { stays }, Order::Pass) => clash::let_be(data, state, stays, events),
        (_, Order::State(Count(total))) => clash::state_total(state, side, *total),
        (_, Order::StateTruth) => clash::state_truth(data, state, side),
        (_, Order::Spare(unit)) => assets::spare(data, state, side, *unit),
        (_, Order::Stand) => clash::stand(state),
        (_, Order::Retire) => clash::retire(state, side, events),
        (_, Order::Call(who, path, Leaving(leaving), leader)) => {
            clash::call(data, state, side, *who, path, leaving, *leader, dice, events)?;
        }
        (Frame::Clash { .. }, Order::Done) => clash::no_more_reserves(state),
        (_, Order::Fight(way)) => clash::name_way(state, side, *way),
        (_, Order::Retreat(path)) => aftermath::retreat(data, state, side, path, dice, events)?,
        (_, Order::Claim(Troops(stands))) => trains::claim(data, state, stands),
        (_, Order::Run(Count(spaces))) => trains::run(data, state, *spaces, events),
        (Frame::Entering { .. }, Order::Done) => {
            state.stack.pop();
        }
        (Frame::Trains, Order::Done) => state.go_on(Frame::TurnEnd),
        (_, Order::Done) => state.hosts[side].closed = true,
        _ => return Err(not_now().into()),
    }
    Ok(None)
}
