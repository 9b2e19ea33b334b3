//! VII.M: the reserve of an army that spent three Armt.

use engine::{Breach, Events, Message, Seats};

use crate::combat::strength;
use crate::data::Data;
use crate::ids::{CounterIx, Counters};
use crate::order::Order;
use crate::procedure::{Army, Frame, Segment};
use crate::state::State;
use crate::{args, armt};

/// How many units an army may keep back (VII.M.2).
pub(crate) fn most(data: &Data, army: &Army) -> usize {
    army.units.and(data.kinds.combat).len() * usize::from(data.tables.armt_spending.reserve_percent) / 100
}

/// Whether a unit may be kept back, whatever the number (VII.M.1, VII.M.3).
fn check_unit<'s>(data: &Data, state: &'s State, unit: CounterIx) -> Result<&'s Army, Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
    let Some(army) = state.activation.army_of(unit) else { return refuse("VII.M.2", "rossyia-not-commanded") };
    if !armt::allowed(data, army).reserve {
        return refuse("VII.M.1", "rossyia-reserve-needs-armt");
    }
    if strength::printed(data, state, unit)[1] == 0 || !data.kinds.combat.contains(unit) {
        return refuse("VII.M.3", "rossyia-reserve-needs-shock");
    }
    let side = state.side(data, unit);
    match state.hex(data, unit).zip(side).is_some_and(|(hex, side)| state.in_enemy_zoc(side, hex)) {
        true => refuse("VII.M.3", "rossyia-reserve-in-zoc"),
        false => Ok(army),
    }
}

/// Whether anybody could be kept back.
pub(crate) fn is_possible(data: &Data, state: &State) -> bool {
    let eligible = |army: &Army| {
        let room = most(data, army) > state.activation.reserve.and(army.units).len();
        let mut left = army.units.without(state.activation.reserve).iter();
        room && left.any(|unit| check_unit(data, state, unit).is_ok())
    };
    state.activation.armies.iter().any(eligible)
}

/// Whether these may be kept in reserve (VII.M).
pub(crate) fn check(data: &Data, state: &State, who: Counters) -> Result<(), Breach> {
    if who.is_empty() {
        return Err(Breach::plain("rossyia-nobody-named"));
    }
    for unit in who.iter() {
        let army = check_unit(data, state, unit)?;
        let kept = state.activation.reserve.or(who).and(army.units).len();
        if kept > most(data, army) {
            return Err(
                Breach::of("VII.M.2", "rossyia-reserve-too-large").with("most", args::int(most(data, army) as i32))
            );
        }
    }
    match state.top() {
        Frame::Army { segment: Segment::NameReserve } => Ok(()),
        _ => Err(Breach::of("VII.M.5", "rossyia-reserve-is-named-before-movement")),
    }
}

/// They are kept back (VII.M.5).
pub(crate) fn keep(state: &mut State, who: Counters, events: &mut Events<'_>) {
    state.activation.reserve = state.activation.reserve.or(who);
    for unit in who.iter() {
        events.tell(Seats::ALL, || Message::by("VII.M.5", "rossyia-in-reserve").with("unit", args::counter(unit)));
    }
}

/// Units that could be kept back, one by one.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    out.push(Order::Done);
    let left = state.activation.units().without(state.activation.reserve);
    let able = left.iter().filter(|unit| check_unit(data, state, *unit).is_ok());
    out.extend(able.map(|unit| Order::Reserve(Counters::one(unit))));
}
