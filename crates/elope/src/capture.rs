//! 9.0.b and 11.6: lone support units are overrun, depots captured or put to flight.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::args;
use crate::board::Gait;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::movement::{Closed, closed, step_cost, with_costs};
use crate::sets::Units;
use crate::state::{Frame, Place, State, side_of};
use crate::zones::controlled;

/// 11.6: only units that could hold it enter a hex with enemy depots or support units; a depot does not.
pub(crate) fn check_takers(data: &Data, state: &State, side: Side, group: Units, to: HexIx) -> Result<(), Breach> {
    let enemies = state.ground_in(data, side.enemy(), to);
    if enemies.is_empty() || group.meets(&data.roster.kinds.bodies) {
        return Ok(());
    }
    Err(Breach::of("4.4.a", "elope-enemy-in-the-way").with("hex", args::hex(to)))
}

/// 9.0.b: lone support units in a hex that an enemy has entered are destroyed.
pub(crate) fn overrun(data: &Data, state: &mut State, side: Side, hex: HexIx, events: &mut Events<'_>) {
    if closed(data, state, hex, side) != Closed::Support {
        return;
    }
    for unit in state.ground_in(data, side.enemy(), hex).and(data.roster.kinds.bodies).iter() {
        state.destroy(data, unit);
        events.tell(Seats::ALL, || {
            Message::by("9.0.b", "elope-overrun").with("unit", args::unit(unit)).with("hex", args::hex(hex))
        });
    }
}

/// 11.6: depots alone in a hex that an enemy has entered.
pub(crate) fn depots(
    data: &Data,
    state: &mut State,
    side: Side,
    group: Units,
    hex: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let kinds = &data.roster.kinds;
    let enemies = state.ground_in(data, side.enemy(), hex);
    if !group.meets(&kinds.bodies) || enemies.meets(&kinds.bodies) {
        return Ok(());
    }
    for depot in enemies.and(kinds.depots).iter() {
        if state.fixed.contains(depot) {
            seize(data, state, depot, events);
            continue;
        }
        let die = dice.roll(6, "11.6.a")?;
        let taken = data.tables.supply.capture_mobile_on.contains(&die);
        events.tell(Seats::ALL, || {
            let id = if taken { "elope-depot-caught" } else { "elope-depot-slips-away" };
            Message::by("11.6.a", id).with("unit", args::unit(depot)).with("die", Arg::Die(die))
        });
        if taken || ways_out(data, state, depot).is_empty() {
            seize(data, state, depot, events);
        } else {
            state.stack.push(Frame::Flight { depot });
        }
    }
    Ok(())
}

/// 11.6.b: a depot changes sides and keeps its face.
fn seize(data: &Data, state: &mut State, depot: UnitIx, events: &mut Events<'_>) {
    let captured = state.captured.contains(depot);
    state.captured.set(depot, !captured);
    state.moved.insert(depot);
    state.entrained.remove(depot);
    state.settled = false;
    let side = state.side(data, depot);
    if let Some(hex) = state.hex(depot) {
        crate::zones::refresh_hex(data, state, side, hex);
        crate::zones::refresh_hex(data, state, side.enemy(), hex);
    }
    events.tell(Seats::ALL, || {
        Message::by("11.6.b", "elope-depot-captured").with("unit", args::unit(depot)).with("side", args::side(side))
    });
}

/// 11.6.a: where a depot can flee: the cheapest path to each hex in reach, outside enemy zones where that is possible.
pub(crate) fn ways_out(data: &Data, state: &State, depot: UnitIx) -> Vec<Vec<HexIx>> {
    let Some(start) = state.hex(depot) else { return Vec::new() };
    let side = state.side(data, depot);
    let enemy = side.enemy();
    let (zone, enemies) = (state.zone[enemy].members(), state.present[enemy].members());
    let mut field = hexmap::Field::new();
    with_costs(data, state, Gait::Depot, |costs| {
        let points = u16::from(data.tables.supply.mobile_depot.ma);
        let open = hexmap::Flood::new(&data.board.net, costs, points);
        let flood = hexmap::Flood { stop: Some(zone), blocked: Some(enemies), ..open };
        field.flood(&flood, &[start]);
    });
    let fits =
        |hex: HexIx| !crate::stacking::too_many_depots(data, state.ground_in(data, side, hex).or(Units::one(depot)));
    let ends = || field.reached().iter().copied().filter(|hex| *hex != start && fits(*hex));
    let safe = |hex: &HexIx| !controlled(state, enemy, *hex);
    let any_safe = ends().any(|hex| safe(&hex));
    ends().filter(|hex| !any_safe || safe(hex)).map(|hex| field.path(hex)[1..].to_vec()).collect()
}

/// 11.6.a: whether a depot may flee along a path.
pub(crate) fn check_flee(data: &Data, state: &State, seat: Seat, path: &[HexIx]) -> Result<UnitIx, Breach> {
    let Frame::Flight { depot } = state.top() else { return Err(Breach::of("11.6.a", "elope-nobody-flees")) };
    let refused = || Breach::of("11.6.a", "elope-cannot-flee-there").with("unit", args::unit(depot));
    let (Some(last), Some(mut from)) = (path.last(), state.hex(depot)) else { return Err(refused()) };
    if state.side(data, depot) != side_of(seat) {
        return Err(Breach::of("11.6.a", "elope-nobody-flees"));
    }
    let enemy = side_of(seat).enemy();
    let mut spent = 0u16;
    for (index, to) in path.iter().enumerate() {
        let direction = data.board.map.grid.direction(from, *to).ok_or_else(refused)?;
        let cost = step_cost(data, state, Gait::Depot, from, direction).ok_or_else(refused)?;
        spent += u16::from(cost);
        let stopped = index > 0 && controlled(state, enemy, from);
        if spent > u16::from(data.tables.supply.mobile_depot.ma)
            || stopped
            || !state.ground_in(data, enemy, *to).is_empty()
        {
            return Err(refused());
        }
        from = *to;
    }
    let ends = ways_out(data, state, depot);
    if ends.iter().any(|way| way.last() == Some(last)) { Ok(depot) } else { Err(refused()) }
}

/// 11.6.a: a depot that has nowhere left to flee to is captured after all.
pub(crate) fn advance_flight(data: &Data, state: &mut State, events: &mut Events<'_>) -> Advance {
    let Frame::Flight { depot } = state.top() else { return Advance::Waits };
    if !ways_out(data, state, depot).is_empty() {
        return Advance::Waits;
    }
    state.stack.pop();
    if state.hex(depot).is_some() {
        seize(data, state, depot, events);
    }
    Advance::Ran
}

/// The depot is where it fled to; it goes no further this phase.
pub(crate) fn flee(
    data: &Data,
    state: &mut State,
    seat: Seat,
    path: &[HexIx],
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let depot = check_flee(data, state, seat, path)?;
    state.stack.pop();
    if let Some(to) = path.last() {
        state.put(data, depot, Place::Hex(*to));
        events.tell(Seats::ALL, || {
            Message::by("11.6.a", "elope-depot-flees").with("unit", args::unit(depot)).with("hex", args::hex(*to))
        });
    }
    Ok(())
}
