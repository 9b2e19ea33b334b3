//! 12.0.c, 12.5 and 21.0.b: where aircraft are based, how they change base, and what becomes of them when it is lost.

use arrayvec::ArrayVec;
use engine::{Advance, Breach, Events, Message, Seat, Seats};
use hexmap::HexIx;

use crate::board::Airbase;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::order::Base;
use crate::roster::Unit;
use crate::sets::Units;
use crate::state::{Frame, Place, State, Task, side_of};
use crate::supply_lines::{depots, has_line, sources};
use crate::{args, arrivals};

/// A hex, or the two banks of a river hexside.
pub(super) type Hexes = ArrayVec<HexIx, 2>;

/// The hexes on either side of a ship.
fn waters(data: &Data, state: &State, ship: UnitIx) -> Hexes {
    let banks = state.reach(ship).map(|reach| data.board.reach_info(reach).banks).unwrap_or_default();
    banks.into_iter().flatten().collect()
}

/// Where an aircraft starts from.
pub(super) fn origin(data: &Data, state: &State, plane: UnitIx) -> Hexes {
    match state.spot[plane].place() {
        Place::Hex(hex) => Hexes::from_iter([hex]),
        Place::Aboard(ship) => waters(data, state, ship),
        _ => Hexes::new(),
    }
}

/// 12.0.e: one point for each hex, whatever lies below.
pub(super) fn distance(data: &Data, from: &[HexIx], to: &[HexIx]) -> Option<u16> {
    from.iter().flat_map(|from| to.iter().map(|to| data.board.distance(*from, *to))).min()
}

/// The ship that an aircraft is based on.
pub(super) fn ship_of(state: &State, plane: UnitIx) -> Option<UnitIx> {
    match state.spot[plane].place() {
        Place::Aboard(ship) => Some(ship),
        _ => None,
    }
}

fn is_carrier(data: &Data, ship: UnitIx) -> bool {
    data.roster.get(ship).arm == Arm::Carrier
}

/// 12.0.d: the carriers and barges of a side that are afloat.
pub(super) fn ships(data: &Data, state: &State, side: Side) -> Units {
    let own = state.of_side(data, side).and(data.roster.kinds.vessels);
    own.filter(|ship| matches!(data.roster.get(ship).arm, Arm::Carrier | Arm::Barge) && state.reach(ship).is_some())
}

/// 12.51.b: the barge of a side, once it has come.
fn barge(data: &Data, state: &State, side: Side) -> Option<UnitIx> {
    ships(data, state, side).iter().find(|ship| !is_carrier(data, *ship))
}

/// 12.0.c: the only side that can use a base, where it belongs to one: its home towns.
fn owner(data: &Data, hex: HexIx) -> Option<Side> {
    [Side::Allied, Side::Red].into_iter().find(|side| homes(data, *side).contains(&hex))
}

/// 12.0.a, 12.0.c: the towns that are a side's own bases and serve it as HQs for its aircraft.
pub(super) fn homes(data: &Data, side: Side) -> ArrayVec<HexIx, 2> {
    let places = &data.board.places;
    match side {
        Side::Allied => ArrayVec::from_iter([places.archangel]),
        Side::Red => ArrayVec::from([places.konoscha, places.kotlas]),
    }
}

fn airbase(data: &Data, hex: HexIx) -> Option<&Airbase> {
    data.board.airbases.iter().find(|base| base.hex == hex)
}

/// 12.51.a: whether a seaplane lies on the water here, and takes no room on an airfield.
fn floats(data: &Data, plane: &Unit, hex: HexIx) -> bool {
    plane.seaplane && data.board.is_seaplane_water(hex)
}

/// 12.52.c: whether an airfield has room for so many more.
fn has_room(data: &Data, state: &State, base: &Airbase, more: usize) -> bool {
    let here = state.in_hex(base.hex).and(data.roster.kinds.aircraft);
    let on_field = here.filter(|plane| !floats(data, data.roster.get(plane), base.hex));
    base.capacity.is_none_or(|capacity| on_field.len() + more <= usize::from(capacity))
}

/// 23.1.T5.b: whether Short seaplanes may use airfields: from the turn of the list, until a carrier or barge is there.
fn may_use_airfields(data: &Data, state: &State, side: Side, plane: &Unit) -> bool {
    let turns = arrivals::scenario(data, state).turn.iter().take(usize::from(state.turn));
    let mut rules = turns.flat_map(|turn| &turn.special).filter(|rule| rule.id == "shorts_ashore");
    let named = |id: &String| data.roster.find(id).is_some_and(|unit| data.roster.get(unit).model == plane.model);
    plane.model.is_some() && rules.any(|rule| rule.units.iter().any(named)) && ships(data, state, side).is_empty()
}

/// 12.0.f: whether a base has supply: a line of six hexes to a depot or source. Ships supply their own.
pub(super) fn is_supplied(data: &Data, state: &State, plane: UnitIx) -> bool {
    let side = state.side(data, plane);
    let Some(hex) = state.hex(plane) else { return true };
    // 23.1.T1.d
    if side == Side::Allied && state.turn <= 1 {
        return true;
    }
    let length = u16::from(data.tables.supply.hq_to_depot);
    let depots = depots(data, state, side);
    let all = sources(data, state, side).into_iter().chain(depots.iter().filter_map(|depot| state.hex(depot)));
    let ends: Vec<HexIx> = all.filter(|end| data.board.distance(*end, hex) <= length).collect();
    !ends.is_empty() && has_line(data, state, side, hex, &ends, length)
}

/// 12.0.c to 12.52: whether an aircraft can be based here.
pub(crate) fn check_base(data: &Data, state: &State, side: Side, plane: UnitIx, base: Base) -> Result<(), Breach> {
    match base {
        Base::Ship(ship) => check_ship(data, state, side, plane, ship),
        Base::Hex(hex) => {
            let info = data.roster.get(plane);
            let ashore = info.seaplane && !floats(data, info, hex) && may_use_airfields(data, state, side, info);
            if info.seaplane && !ashore {
                check_water(data, state, side, plane, hex)
            } else {
                check_airfield(data, state, side, plane, hex)
            }
        }
    }
}

/// 12.0.d, 12.51.c: a carrier or barge.
fn check_ship(data: &Data, state: &State, side: Side, plane: UnitIx, ship: UnitIx) -> Result<(), Breach> {
    let refuse =
        |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(plane)).with("ship", args::unit(ship)));
    if !ships(data, state, side).contains(ship) {
        return refuse("12.0.d", "elope-no-base-afloat");
    }
    if !data.roster.get(plane).seaplane {
        return refuse("12.0.d", "elope-only-seaplanes-afloat");
    }
    let aboard = state.aboard(ship).and(data.roster.kinds.aircraft).len();
    if data.roster.get(ship).capacity.is_some_and(|capacity| aboard >= usize::from(capacity)) {
        return refuse("12.51.c", "elope-carrier-full");
    }
    Ok(())
}

/// 12.51: a hex at a major river, a lake or the sea.
fn check_water(data: &Data, state: &State, side: Side, plane: UnitIx, hex: HexIx) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(plane)).with("hex", args::hex(hex)));
    if barge(data, state, side).is_some() {
        return refuse("12.51.b", "elope-lands-at-barge");
    }
    if !data.board.is_seaplane_water(hex) {
        return refuse("12.51.a", "elope-no-water-for-seaplane");
    }
    if is_hostile(data, state, side, hex) {
        return refuse("12.0.c", "elope-base-not-held");
    }
    Ok(())
}

/// 12.52: an airfield.
fn check_airfield(data: &Data, state: &State, side: Side, plane: UnitIx, hex: HexIx) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(plane)).with("hex", args::hex(hex)));
    let Some(base) = airbase(data, hex) else { return refuse("12.52.a", "elope-no-airbase") };
    let foreign = owner(data, hex).is_some_and(|owner| owner != side);
    if foreign || !state.holds(side, base.place) || is_hostile(data, state, side, hex) {
        return refuse("12.0.c", "elope-base-not-held");
    }
    let model = data.roster.get(plane).model.map(|model| &data.tables.aircraft.reliability[usize::from(model)]);
    if model.is_some_and(|model| !model.bases.is_empty() && !model.bases.contains(&data.board.place(base.place).id)) {
        return refuse("12.52.b", "elope-field-too-small");
    }
    if !has_room(data, state, base, 1) {
        return refuse("12.52.c", "elope-airbase-full");
    }
    Ok(())
}

/// 12.0.c: whether the enemy stands in a hex or holds the place there.
fn is_hostile(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    state.occupied[side.enemy()].contains(hex) || state.holds_hex(data, side.enemy(), hex)
}

fn base_hexes(data: &Data, state: &State, base: Base) -> Hexes {
    match base {
        Base::Hex(hex) => Hexes::from_iter([hex]),
        Base::Ship(ship) => waters(data, state, ship),
    }
}

fn place_of(base: Base) -> Place {
    match base {
        Base::Hex(hex) => Place::Hex(hex),
        Base::Ship(ship) => Place::Aboard(ship),
    }
}

/// 3.0.h: whether the seat may move its aircraft: in its Combat Phase, while attacks and missions are announced.
fn in_flight(state: &State, seat: Seat) -> Result<Side, Breach> {
    match state.top() {
        Frame::Declare { side } if side == side_of(seat) => Ok(side),
        _ => Err(Breach::of("3.0.h", "elope-aircraft-move-in-combat")),
    }
}

/// 12.52.a: whether an aircraft may change base.
pub(crate) fn check_transfer(data: &Data, state: &State, seat: Seat, plane: UnitIx, base: Base) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(plane)));
    if let Frame::Stranded { side, units } = state.top() {
        let open = side == side_of(seat) && units.contains(plane);
        let near = open && refuges(data, state, plane, &origin(data, state, plane)).contains(&base);
        return if near { Ok(()) } else { refuse("12.52.a", "elope-not-the-nearest-base") };
    }
    let side = in_flight(state, seat)?;
    if !state.of_side(data, side).contains(plane) {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(plane)));
    }
    if !data.roster.kinds.aircraft.contains(plane) {
        return refuse("12.52.a", "elope-not-an-aircraft");
    }
    let from = origin(data, state, plane);
    if from.is_empty() {
        return Err(Breach::plain("elope-not-on-the-map").with("unit", args::unit(plane)));
    }
    if state.task[plane] != Task::None {
        return refuse("12.1", "elope-has-a-mission");
    }
    if state.flown.contains(plane) {
        return refuse("12.1", "elope-has-flown");
    }
    if state.spot[plane].place() == place_of(base) {
        return refuse("12.52.a", "elope-based-there-already");
    }
    let to_carrier = matches!(base, Base::Ship(ship) if is_carrier(data, ship));
    if ship_of(state, plane).is_some_and(|ship| is_carrier(data, ship)) && !to_carrier {
        return refuse("12.51.d", "elope-stays-with-carriers");
    }
    check_base(data, state, side, plane, base)?;
    let way = distance(data, &from, &base_hexes(data, state, base));
    let in_range = way.is_some_and(|way| way <= u16::from(data.roster.get(plane).range));
    // 21.0.b: from Konoscha to any base, in the player turn of arrival.
    if !in_range && !state.from_vologda.contains(plane) {
        return refuse("12.0.e", "elope-out-of-range");
    }
    Ok(())
}

/// An aircraft changes base, and flies no mission this turn; one that has just come from Vologda may (21.0.b).
pub(crate) fn transfer(data: &Data, state: &mut State, plane: UnitIx, base: Base, events: &mut Events<'_>) {
    let clause = if state.from_vologda.contains(plane) { "21.0.b" } else { "12.52.a" };
    if state.from_vologda.contains(plane) {
        state.from_vologda.remove(plane);
    } else {
        state.flown.insert(plane);
    }
    rebase(data, state, plane, base, clause, events);
}

fn rebase(data: &Data, state: &mut State, plane: UnitIx, base: Base, clause: &'static str, events: &mut Events<'_>) {
    state.put(data, plane, place_of(base));
    events.tell(Seats::ALL, || match base {
        Base::Hex(hex) => {
            Message::by(clause, "elope-changes-base").with("unit", args::unit(plane)).with("hex", args::hex(hex))
        }
        Base::Ship(ship) => {
            Message::by(clause, "elope-goes-aboard").with("unit", args::unit(plane)).with("ship", args::unit(ship))
        }
    });
}

/// 12.52.a, 12.51.d: the nearest bases that an aircraft can reach from here. Of equals, a place that its side holds.
fn refuges(data: &Data, state: &State, plane: UnitIx, from: &[HexIx]) -> Vec<Base> {
    let side = state.side(data, plane);
    let info = data.roster.get(plane);
    let mut bases: Vec<Base> = data.board.airbases.iter().map(|base| Base::Hex(base.hex)).collect();
    if info.seaplane {
        bases.extend(ships(data, state, side).iter().map(Base::Ship));
        let grid = &data.board.map.grid;
        let water = grid.hexes().filter(|hex| data.board.is_seaplane_water(*hex) && airbase(data, *hex).is_none());
        bases.extend(water.map(Base::Hex));
    }
    let rank = |base: &Base| {
        let way = distance(data, from, &base_hexes(data, state, *base)).filter(|way| *way <= u16::from(info.range))?;
        check_base(data, state, side, plane, *base).ok()?;
        let open = matches!(base, Base::Hex(hex) if !state.holds_hex(data, side, *hex));
        Some((way, open))
    };
    let ranked: Vec<(Base, (u16, bool))> = bases.into_iter().filter_map(|base| Some((base, rank(&base)?))).collect();
    let Some(best) = ranked.iter().map(|(_, rank)| *rank).min() else { return Vec::new() };
    ranked.into_iter().filter(|(_, rank)| *rank == best).map(|(base, _)| base).collect()
}

/// Where stranded aircraft may go.
pub(super) fn ways_out(data: &Data, state: &State, plane: UnitIx) -> Vec<Base> {
    refuges(data, state, plane, &origin(data, state, plane))
}

/// Aircraft whose base the enemy has taken.
fn stranded(data: &Data, state: &State) -> Units {
    let based = data.roster.kinds.aircraft.and(state.in_hexes);
    based.filter(|plane| state.hex(plane).is_some_and(|hex| is_hostile(data, state, state.side(data, plane), hex)))
}

/// 12.52.a: aircraft that have lost their base go to the nearest other one, or are eliminated; where two are equally
/// near their owner is asked. Whether anything was done.
pub(crate) fn retire(data: &Data, state: &mut State, events: &mut Events<'_>) -> bool {
    if matches!(state.top(), Frame::Over | Frame::SetUp) {
        return false;
    }
    let mut undecided = Units::NONE;
    let mut done = false;
    for plane in stranded(data, state).iter() {
        match ways_out(data, state, plane).as_slice() {
            [] => eliminate(data, state, plane, "12.52.a", events),
            [base] => {
                state.flown.insert(plane);
                rebase(data, state, plane, *base, "12.52.a", events);
            }
            _ => {
                undecided.insert(plane);
                continue;
            }
        }
        done = true;
    }
    let asked = matches!(state.top(), Frame::Stranded { .. });
    if let (Some(first), false) = (undecided.first(), asked) {
        let side = state.side(data, first);
        let units = undecided.and(state.of_side(data, side));
        state.stack.push(Frame::Stranded { side, units });
        done = true;
    }
    done
}

fn eliminate(data: &Data, state: &mut State, plane: UnitIx, clause: &'static str, events: &mut Events<'_>) {
    state.destroy(data, plane);
    events.tell(Seats::ALL, || Message::by(clause, "elope-no-base-left").with("unit", args::unit(plane)));
}

/// Whether all stranded aircraft have found a base.
pub(crate) fn advance_stranded(data: &Data, state: &mut State) -> Advance {
    let Frame::Stranded { side, units } = state.top() else { return Advance::Waits };
    let left = units.and(stranded(data, state));
    if left.is_empty() {
        state.stack.pop();
        return Advance::Ran;
    }
    if let Some(frame) = state.stack.top_mut() {
        *frame = Frame::Stranded { side, units: left };
    }
    Advance::Waits
}

/// 12.51.d: a carrier or barge is about to leave the game; its aircraft go to a barge, or to the nearest carrier or
/// water, or are lost.
pub(crate) fn carrier_gone(data: &Data, state: &mut State, ship: UnitIx, events: &mut Events<'_>) {
    let planes = state.aboard(ship).and(data.roster.kinds.aircraft);
    if planes.is_empty() {
        return;
    }
    let from = waters(data, state, ship);
    let side = state.side(data, ship);
    let afloat = state.spot[ship].place();
    // It is no refuge for its own aircraft, nor does it keep them from the water.
    state.put(data, ship, Place::Withdrawn);
    for plane in planes.iter() {
        let near = |base: &Base| {
            let way = distance(data, &from, &base_hexes(data, state, *base));
            way.is_some_and(|way| way <= u16::from(data.roster.get(plane).range))
        };
        let barge = barge(data, state, side).map(Base::Ship).filter(near);
        match barge.or_else(|| refuges(data, state, plane, &from).first().copied()) {
            Some(base) => rebase(data, state, plane, base, "12.51.d", events),
            None => eliminate(data, state, plane, "12.51.d", events),
        }
    }
    state.put(data, ship, afloat);
}

/// 12.51.b: once a barge has come, seaplanes that are not on a carrier lie beside it.
pub(crate) fn gather(data: &Data, state: &mut State, events: &mut Events<'_>) {
    for side in [Side::Allied, Side::Red] {
        let Some(barge) = barge(data, state, side) else { continue };
        let own = state.of_side(data, side).and(data.roster.kinds.aircraft);
        let afloat = own.and(state.in_hexes).filter(|plane| data.roster.get(plane).seaplane);
        for plane in afloat.iter() {
            rebase(data, state, plane, Base::Ship(barge), "12.51.b", events);
        }
    }
}

/// 7.1.c, 12.0.b: the phase is over, all aircraft are back at their bases, seaplanes at a barge.
pub(crate) fn return_home(data: &Data, state: &mut State, events: &mut Events<'_>) {
    gather(data, state, events);
}

/// Where a new aircraft is based: aboard a carrier that comes with it, at the barge, or at the place of arrival; where
/// that is full, at the nearest base with room. One that finds no room waits where it is.
pub(crate) fn first_base(data: &Data, state: &State, unit: UnitIx, with: Units, hex: HexIx) -> Place {
    let info = data.roster.get(unit);
    let side = state.side(data, unit);
    if info.seaplane {
        let fits = |ship: &UnitIx| check_ship(data, state, side, unit, *ship).is_ok();
        let carrier = with.iter().filter(|ship| is_carrier(data, *ship)).find(fits);
        if let Some(ship) = carrier.or_else(|| barge(data, state, side)) {
            return Place::Aboard(ship);
        }
    }
    let full = airbase(data, hex).is_some_and(|base| !floats(data, info, hex) && !has_room(data, state, base, 1));
    if !full {
        return Place::Hex(hex);
    }
    let fields = data.board.airbases.iter().filter(|base| check_airfield(data, state, side, unit, base.hex).is_ok());
    let nearest = fields.min_by_key(|base| data.board.distance(base.hex, hex));
    nearest.map_or_else(|| state.spot[unit].place(), |base| Place::Hex(base.hex))
}

/// 12.52.c: whether the aircraft among reinforcements all find room at the place where their owner brings them on.
pub(crate) fn check_entry(data: &Data, state: &State, units: Units, hex: HexIx) -> Result<(), Breach> {
    let planes = units.and(data.roster.kinds.aircraft);
    let full = airbase(data, hex).is_some_and(|base| !has_room(data, state, base, planes.len()));
    match planes.first().filter(|_| full) {
        Some(plane) => {
            Err(Breach::of("12.52.c", "elope-airbase-full").with("unit", args::unit(plane)).with("hex", args::hex(hex)))
        }
        None => Ok(()),
    }
}
