//! Every order finds its rule: what judges it, and what carries it out.

use engine::{Breach, Dice, Events, Interrupt, Seat};

use crate::combat::{advance, battle, declare, losses, retreat};
use crate::data::Data;
use crate::order::{Declined, Entrance, Order};
use crate::state::{Frame, State, side_of};
use crate::{
    air, arrivals, capture, crossing, directives, movement, naval, rail, sequence, stacking, supply, train, works,
};

/// Whether an order is legal.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
    if !sequence::is_asked(data, state, seat) {
        return Err(out_of_turn(order));
    }
    match order {
        Order::Deploy(unit, hex) => arrivals::check_deploy(data, state, *unit, *hex),
        Order::Depot(hex, _) => supply::check_depot(data, state, seat, *hex).map(drop),
        Order::Rebuild(unit) => supply::check_rebuild(data, state, seat, *unit),
        Order::Railway(hq) => directives::check_railway(data, state, seat, *hq),
        Order::Done => sequence::check_done(data, state, seat),
        Order::Enter(units, Entrance(to)) => arrivals::check_enter(data, state, seat, *units, *to),
        Order::Ration(units) => supply::check_ration(data, state, seat, *units),
        Order::Span(hq) => {
            supply::check_span(data, state, seat, *hq)?;
            directives::check_work(data, state, seat, *hq)
        }
        Order::March(units, path) => movement::check_march(data, state, seat, *units, path),
        Order::Cross(unit, to, by) => crossing::check_cross(data, state, seat, *unit, *to, *by).map(drop),
        Order::Rail(units, path) => rail::check(data, state, seat, *units, path),
        Order::Detrain(units) => rail::check_detrain(data, state, seat, *units),
        Order::Sail(units, path) => {
            directives::check_sail(data, state, seat, *units, path)?;
            naval::check_sail(data, state, seat, *units, path)
        }
        Order::Board(units, on) => {
            directives::check_board(data, state, seat, *units, *on)?;
            naval::check_board(data, state, seat, *units, *on)
        }
        Order::Land(units, hex) => {
            directives::check_land(data, state, seat, *units, *hex)?;
            naval::check_land(data, state, seat, *units, *hex)
        }
        Order::Ferry(units, by) => {
            directives::check_ferry(data, state, seat, *by)?;
            naval::check_ferry(data, state, seat, *units, *by)
        }
        Order::Entrench(unit) => {
            works::check_entrench(data, state, seat, *unit)?;
            directives::check_work(data, state, seat, *unit)
        }
        Order::Improve(unit) => {
            works::check_improve(data, state, seat, *unit)?;
            directives::check_work(data, state, seat, *unit)
        }
        Order::Build(unit, work) => {
            works::check_build(data, state, seat, *unit, *work)?;
            directives::check_work(data, state, seat, *unit)
        }
        Order::Wreck(unit) => {
            works::check_wreck(data, state, seat, *unit)?;
            directives::check_work(data, state, seat, *unit)
        }
        Order::Turn(depot) => supply::check_turn(data, state, seat, *depot),
        Order::Mine(ship, reach) => naval::check_mine(data, state, seat, *ship, *reach),
        Order::Sweep(ship, reach) => naval::check_sweep(data, state, seat, *ship, *reach),
        Order::Transfer(plane, base) => air::check_transfer(data, state, seat, *plane, *base),
        Order::Refit(train, depot) => train::check_refit(data, state, seat, *train, *depot),
        Order::Exit(unit) => directives::check_exit(data, state, seat, *unit),
        Order::Disband(unit) => {
            let side = movement::in_phase(state, seat)?;
            stacking::check_disband(data, state, side, *unit)
        }
        Order::Attack(target, units) => match state.top() {
            Frame::Exploit { .. } => advance::check_second(data, state, seat, *target, *units),
            _ => declare::check_attack(data, state, seat, *target, *units),
        },
        Order::Support(planes, hex, load) => air::check_support(data, state, seat, *planes, *hex, *load),
        Order::Bomb(planes, target) => air::check_bomb(data, state, seat, *planes, *target),
        Order::Intercept(planes, hex) => air::check_intercept(data, state, seat, *planes, *hex),
        Order::Resolve(hex) => battle::check_resolve(state, seat, *hex).map(drop),
        Order::Supply(supplies, Declined(hqs)) => battle::check_supply(data, state, seat, supplies, *hqs),
        Order::Lose(shares) => match state.top() {
            Frame::Excess { .. } => retreat::check_excess(data, state, seat, shares).map(drop),
            Frame::AirLosses { .. } => air::check_losses(state, seat, shares),
            Frame::Naval(_) => naval::check_loss(state, seat, shares),
            _ => losses::check(data, state, seat, shares),
        },
        Order::Retreat(path) => retreat::check(data, state, seat, path),
        Order::Counterattack(hex) => battle::check_counterattack(state, seat, *hex),
        Order::Yield => battle::check_yield(data, state, seat),
        Order::Advance(units, path) => advance::check_advance(data, state, seat, *units, path),
        Order::Exploit(units, path) => advance::check_exploit(data, state, seat, *units, path),
        Order::Flee(path) => capture::check_flee(data, state, seat, path).map(drop),
        Order::Fire(steamer) => naval::check_fire(state, seat, *steamer),
        Order::Hold => naval::check_hold(data, state, seat),
        Order::Escape(path) => naval::check_escape(data, state, seat, path),
        Order::Rescue(hex) => naval::check_rescue(data, state, seat, *hex),
    }
}

/// 3.0.b: an order of a seat that is not asked, with the clause of its phase.
fn out_of_turn(order: &Order) -> Breach {
    match order {
        Order::Depot(..) | Order::Rebuild(_) => Breach::of("3.0.e", "elope-not-your-operations"),
        _ => Breach::of("3.0.b", "elope-out-of-turn"),
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
    let side = side_of(seat);
    match order {
        Order::Deploy(unit, hex) => arrivals::deploy(data, state, *unit, *hex, events),
        Order::Depot(hex, face) => supply::depot(data, state, seat, *hex, *face, events),
        Order::Rebuild(unit) => supply::rebuild(data, state, seat, *unit, events),
        Order::Railway(hq) => directives::railway(state, *hq, events),
        Order::Done => sequence::done(data, state, dice, events)?,
        Order::Enter(units, Entrance(to)) => arrivals::enter(data, state, *units, *to, events),
        Order::Ration(units) => supply::ration(data, state, *units, events),
        Order::Span(hq) => supply::span(data, state, *hq, events),
        Order::March(units, path) => return movement::march(data, state, seat, *units, path, dice, events),
        Order::Cross(unit, to, by) => {
            let hq = crossing::check_cross(data, state, seat, *unit, *to, *by)?;
            crossing::cross(data, state, *unit, *to, hq, dice, events)?;
        }
        Order::Rail(units, path) => return rail::travel(data, state, seat, *units, path, dice, events),
        Order::Detrain(units) => rail::detrain(data, state, *units, events),
        Order::Sail(units, path) => return naval::sail(data, state, seat, *units, path, dice, events),
        Order::Board(units, on) => naval::board(data, state, *units, *on, events),
        Order::Land(units, hex) => naval::land(data, state, seat, *units, *hex, dice, events)?,
        Order::Ferry(units, by) => naval::ferry(data, state, seat, *units, *by, dice, events)?,
        Order::Entrench(unit) => works::entrench(data, state, *unit, events),
        Order::Improve(unit) => works::improve(data, state, seat, *unit, events),
        Order::Build(unit, work) => works::build(data, state, *unit, *work, events),
        Order::Wreck(unit) => works::wreck(data, state, *unit, events),
        Order::Turn(depot) => supply::turn(state, *depot, events),
        Order::Mine(ship, reach) => naval::mine(data, state, *ship, *reach, events),
        Order::Sweep(ship, reach) => naval::sweep(data, state, *ship, *reach, dice, events)?,
        Order::Transfer(plane, base) => air::transfer(data, state, *plane, *base, events),
        Order::Refit(train, depot) => train::refit(data, state, *train, *depot, events),
        Order::Exit(unit) => directives::exit(data, state, *unit, events),
        Order::Disband(unit) => directives::disband(data, state, *unit, events),
        Order::Attack(target, units) => match state.top() {
            Frame::Exploit { .. } => advance::second(data, state, *target, *units, events),
            _ => declare::attack(state, *target, *units, events),
        },
        Order::Support(planes, hex, load) => air::support(data, state, *planes, *hex, *load, dice, events)?,
        Order::Bomb(planes, target) => air::order_bombing(data, state, *planes, *target, dice, events)?,
        Order::Intercept(planes, hex) => air::intercept(data, state, side, *planes, *hex, dice, events)?,
        Order::Resolve(hex) => battle::resolve(data, state, seat, *hex, events)?,
        Order::Supply(supplies, Declined(hqs)) => battle::supply(data, state, side, supplies, *hqs, events),
        Order::Lose(shares) => match state.top() {
            Frame::Excess { .. } => {
                let unit = retreat::check_excess(data, state, seat, shares)?;
                retreat::shed(data, state, unit, events);
            }
            Frame::AirLosses { .. } => air::take_losses(data, state, shares, events),
            Frame::Naval(_) => naval::take_loss(data, state, shares, events),
            _ => losses::take(data, state, shares, events),
        },
        Order::Retreat(path) => return retreat::step(data, state, path, dice, events),
        Order::Counterattack(hex) => battle::counterattack(data, state, *hex, events),
        Order::Yield => battle::give_way(state, events),
        Order::Advance(units, path) => advance::advance(data, state, *units, path, dice, events)?,
        Order::Exploit(units, path) => advance::exploit(data, state, *units, path, dice, events)?,
        Order::Flee(path) => capture::flee(data, state, seat, path, events)?,
        Order::Fire(steamer) => naval::fire(data, state, *steamer, dice, events)?,
        Order::Hold => naval::hold(data, state),
        Order::Escape(path) => naval::escape(data, state, path, dice, events)?,
        Order::Rescue(hex) => naval::rescue(data, state, *hex, events),
    }
    Ok(None)
}
