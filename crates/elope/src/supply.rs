//! 11.0 Supply: depots are built and turned over; 13.3 units are brought back to strength.

use engine::{Breach, Events, Message, Seat, Seats};
use hexgame::ANY_LENGTH;
use hexmap::HexIx;

use crate::combat::battle;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::Face;
use crate::sets::Units;
use crate::state::{Frame, Place, State, side_of};
use crate::supply_lines::{has_line, homes, spans_of};
use crate::{args, condition, directives, enemies, movement, naval, stacking};

/// 3.0.e: depots and replacements belong to the Mutual Operations Phase.
fn in_operations(state: &State, seat: Seat) -> Result<Side, Breach> {
    match state.top() {
        Frame::Operations { side } if side == side_of(seat) => Ok(side),
        _ => Err(Breach::of("3.0.e", "elope-not-your-operations")),
    }
}

/// 11.0.b: where a side's supply points can be spent: depot towns that it still holds.
pub(crate) fn stores(data: &Data, state: &State, side: Side) -> Vec<HexIx> {
    homes(data, state, side).to_vec()
}

/// A depot counter that is not in play.
fn free_depot(data: &Data, state: &State, side: Side) -> Option<UnitIx> {
    let own = data.roster.kinds.depots.and(data.roster.kinds.side[side]);
    own.iter().find(|depot| matches!(state.spot[*depot].place(), Place::Never | Place::Lost))
}

/// 11.1: whether a depot can be built in this town.
pub(crate) fn check_depot(data: &Data, state: &State, seat: Seat, hex: HexIx) -> Result<UnitIx, Breach> {
    let side = in_operations(state, seat)?;
    let clause = if side == Side::Allied { "11.11" } else { "11.12" };
    let stores = stores(data, state, side);
    if stores.is_empty() {
        return Err(Breach::of("11.0.b", "elope-no-store-left"));
    }
    if !stores.contains(&hex) {
        let town = data.board.stores[side].contains(&hex);
        let clause = if town { "11.0.b" } else { clause };
        return Err(Breach::of(clause, "elope-no-depots-there").with("hex", args::hex(hex)));
    }
    let cost = u16::from(data.tables.supply.depot_cost[side]);
    if state.points[side] < cost {
        return Err(Breach::of(clause, "elope-too-few-points").with("cost", args::int(cost)));
    }
    let depot = free_depot(data, state, side).ok_or_else(|| Breach::of("11.1", "elope-no-depot-counter"))?;
    if stacking::too_many_depots(data, state.ground_in(data, side, hex).or(Units::one(depot))) {
        return Err(Breach::of("11.3.e", "elope-too-many-depots").with("hex", args::hex(hex)));
    }
    Ok(depot)
}

/// Build it.
pub(crate) fn depot(data: &Data, state: &mut State, seat: Seat, hex: HexIx, face: Face, events: &mut Events<'_>) {
    let side = side_of(seat);
    let Some(depot) = free_depot(data, state, side) else { return };
    state.points[side] -= u16::from(data.tables.supply.depot_cost[side]);
    state.put(data, depot, Place::Hex(hex));
    state.fixed.set(depot, face == Face::Static);
    events.tell(Seats::ALL, || {
        let clause = if side == Side::Allied { "11.11" } else { "11.12" };
        Message::by(clause, "elope-depot-built").with("unit", args::unit(depot)).with("hex", args::hex(hex))
    });
}

/// 13.32, AID.seq.b: the towns from which a line must reach an HQ that rebuilds.
fn rebuilding_rear(data: &Data, side: Side) -> Vec<HexIx> {
    let places = &data.board.places;
    match side {
        Side::Allied => vec![places.archangel],
        Side::Red => vec![places.konoscha, places.kotlas],
    }
}

/// 13.3: whether a unit can be brought back to strength.
pub(crate) fn check_rebuild(data: &Data, state: &State, seat: Seat, unit: UnitIx) -> Result<(), Breach> {
    let side = in_operations(state, seat)?;
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)));
    let kinds = &data.roster.kinds;
    if kinds.aircraft.contains(unit) || kinds.vessels.contains(unit) {
        return refuse("13.33", "elope-not-rebuilt");
    }
    if !state.of_side(data, side).contains(unit) {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(unit)));
    }
    if state.spot[unit].place() == Place::Lost {
        return refuse("13.34", "elope-not-rebuilt");
    }
    if !state.reduced.contains(unit) {
        return refuse("13.3", "elope-not-reduced");
    }
    let Some(hex) = state.hex(unit) else { return refuse("13.32", "elope-needs-hq") };
    let hqs = state.ground_in(data, side, hex).and(kinds.hq);
    if hqs.is_empty() {
        return refuse("13.32", "elope-needs-hq");
    }
    if !has_line(data, state, side, hex, &rebuilding_rear(data, side), ANY_LENGTH) {
        return refuse("13.32", "elope-needs-line");
    }
    let mut around = data.board.map.grid.neighbours(hex).map(|(_, next)| next);
    let ashore = around.any(|next| enemies::stand_in(data, state, side.enemy(), next));
    if ashore || enemies::lie_beside(data, state, side.enemy(), hex) {
        return refuse("13.32", "elope-enemy-too-near");
    }
    if stores(data, state, side).is_empty() {
        return Err(Breach::of("11.0.b", "elope-no-store-left"));
    }
    let cost = u16::from(data.tables.supply.replacement_cost);
    if state.points[side] < cost {
        return Err(Breach::of("13.31", "elope-too-few-points").with("cost", args::int(cost)));
    }
    Ok(())
}

/// Bring it back to strength.
pub(crate) fn rebuild(data: &Data, state: &mut State, seat: Seat, unit: UnitIx, events: &mut Events<'_>) {
    state.points[side_of(seat)] -= u16::from(data.tables.supply.replacement_cost);
    state.reduced.remove(unit);
    events.tell(Seats::ALL, || Message::by("13.31", "elope-rebuilt").with("unit", args::unit(unit)));
}

/// 11.3.b: whether a depot can be turned over.
pub(crate) fn check_turn(data: &Data, state: &State, seat: Seat, depot: UnitIx) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(depot)));
    if !data.roster.kinds.depots.contains(depot) {
        return refuse("11.3.b", "elope-no-depot");
    }
    if !state.of_side(data, side).contains(depot) {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(depot)));
    }
    let Some(hex) = state.hex(depot) else { return refuse("11.3.b", "elope-not-in-a-hex") };
    if state.turned.contains(depot) {
        return refuse("11.3.b", "elope-turned-already");
    }
    // 20.0.n, 23.1.c: an escort with orders does not stay behind with a depot that could go on.
    if state.moving.contains(depot) {
        directives::check_move_over(data, state, side)?;
    }
    // 11.13: the ground of the original edition's static depots.
    use crate::board::Ground;
    let ground = data.board.ground[hex.index()];
    let to_static = !state.fixed.contains(depot);
    if state.original() && to_static && matches!(ground, Ground::Clear | Ground::Hill) {
        return refuse("11.13", "elope-no-ground-for-depot");
    }
    Ok(())
}

/// Turn it over.
pub(crate) fn turn(state: &mut State, depot: UnitIx, events: &mut Events<'_>) {
    let now_static = !state.fixed.contains(depot);
    state.fixed.set(depot, now_static);
    state.turned.insert(depot);
    state.settled = false;
    events.tell(Seats::ALL, || {
        let id = if now_static { "elope-depot-turned-static" } else { "elope-depot-turned-mobile" };
        Message::by("11.3.b", id).with("unit", args::unit(depot))
    });
}

/// 3.0.f: whether nothing has been moved yet, so that the check of this phase can still be made otherwise.
fn at_the_check(data: &Data, state: &State, seat: Seat) -> Result<Side, Breach> {
    let side = movement::in_phase(state, seat)?;
    // Going aboard and ashore and turning depots over are no moves of their own, but change what the check would find.
    let begun = state.turned.or(state.landed).and(state.of_side(data, side)).or(state.embarked);
    match state.moving.is_empty() && state.moved.is_empty() && begun.is_empty() {
        true => Ok(side),
        false => Err(Breach::of("3.0.f", "elope-check-is-over")),
    }
}

/// 11.3.c: whether the owner may have these supplied first: for the check of his Movement Phase, or for those to come.
pub(crate) fn check_ration(data: &Data, state: &State, seat: Seat, units: Units) -> Result<(), Breach> {
    let side = side_of(seat);
    let moving = matches!(state.top(), Frame::Movement { .. });
    match state.top() {
        Frame::Movement { .. } => drop(at_the_check(data, state, seat)?),
        Frame::Declare { side: now } | Frame::Resolve { side: now } if now == side => {}
        Frame::Battle if battle::payer(state) == Some(side) => {}
        _ => return Err(Breach::of("11.3.c", "elope-no-rations-now")),
    }
    let own = state.of_side(data, side).and(data.roster.kinds.troops).and(state.in_hexes);
    match units.without(own).first() {
        Some(unit) => Err(Breach::of("11.3.c", "elope-needs-no-depot").with("unit", args::unit(unit))),
        None if units.is_empty() => Err(Breach::of("11.3.c", "elope-nobody-rationed")),
        None if units.is_within(&state.rationed) => Err(Breach::of("11.3.c", "elope-rationed-already")),
        // Only who goes without can be the better for it; what a check to come will find is not known.
        None if moving && !units.meets(&state.os) => {
            Err(Breach::of("11.3.c", "elope-supplied-already").with("unit", args::first(units)))
        }
        None => Ok(()),
    }
}

/// Have them supplied first: a check that is being made is made again, others come.
pub(crate) fn ration(data: &Data, state: &mut State, units: Units, events: &mut Events<'_>) {
    state.rationed = state.rationed.or(units);
    match state.top() {
        Frame::Movement { side } => check_again(data, state, side),
        Frame::Battle => *state = condition::checked_now(data, state),
        _ => state.settled = false,
    }
    events.tell(Seats::ALL, || {
        let message = Message::by("11.3.c", "elope-rations").with("unit", args::first(units));
        message.with("others", args::others(units))
    });
}

/// The check that opens the phase, made again with the owner's wishes.
fn check_again(data: &Data, state: &mut State, side: Side) {
    state.settled = false;
    condition::check(data, state);
    naval::check_lines(data, state, side);
}

/// 9.5: whether an HQ can supply across the river.
pub(crate) fn check_span(data: &Data, state: &State, seat: Seat, hq: UnitIx) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    let refuse = |id| Err(Breach::of("9.5", id).with("unit", args::unit(hq)));
    if !data.roster.kinds.hq.contains(hq) || !state.of_side(data, side).contains(hq) {
        return refuse("elope-no-hq");
    }
    if state.hex(hq).is_none() {
        return refuse("elope-not-in-a-hex");
    }
    if state.spent[hq] > 0 || state.moved.contains(hq) {
        return refuse("elope-hq-has-moved");
    }
    at_the_check(data, state, seat)?;
    if state.os.contains(hq) {
        return refuse("elope-hq-out-of-supply");
    }
    if spans_of(data, state, side, hq).is_empty() {
        return refuse("elope-nobody-across");
    }
    Ok(())
}

/// 9.5: the HQ gives up its movement; the check is made again with the line across.
pub(crate) fn span(data: &Data, state: &mut State, hq: UnitIx, events: &mut Events<'_>) {
    state.spanning.insert(hq);
    state.spent[hq] = data.roster.get(hq).ma;
    check_again(data, state, state.side(data, hq));
    events.tell(Seats::ALL, || Message::by("9.5", "elope-spans").with("unit", args::unit(hq)));
}
