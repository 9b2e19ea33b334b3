//! 13.0, 21.0 and the turn lists of 23.0: supply points, reinforcements, the Vologda box, and who leaves.

mod announce;

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::movement;
use crate::scenarios::{Arrival, Edition, Entry, Placement, Scenario, Turn};
use crate::sets::{Reach, Units};
use crate::state::{Place, Plan, Spot, State, side_of};
use crate::{air, args, stacking, zones};

pub(crate) use announce::{set_up as announce_set_up, specials_of};

/// The lists that are played: the original edition has its own (23.1.b), save for the variant (23.2.a).
pub(crate) fn scenario<'a>(data: &'a Data, state: &State) -> &'a Scenario {
    let id = match (state.options.plan, state.options.edition) {
        (Plan::NonHistorical, _) => "non_historical",
        (Plan::Historical, Edition::Renovated) => "historical",
        (Plan::Historical, Edition::Original) => "original",
    };
    match data.scenarios.find(id) {
        Some(scenario) => scenario,
        None => unreachable!("the scenario file has {id}"),
    }
}

/// The list of the current turn; before turn 1 that of turn 1.
pub(crate) fn turn<'a>(data: &'a Data, state: &State) -> &'a Turn {
    let index = usize::from(state.turn.max(1)) - 1;
    let turns = &scenario(data, state).turn;
    &turns[index.min(turns.len() - 1)]
}

/// 23.23: the last turn.
pub(crate) fn last_turn(data: &Data, state: &State) -> u8 {
    let scenario = scenario(data, state);
    match scenario.shortened_turns {
        Some(turns) if state.options.shortened => turns,
        _ => scenario.turns,
    }
}

fn unit(data: &Data, id: &str) -> UnitIx {
    data.roster.named(id)
}

/// 23.1.T1: the set-up of both sides; free placements are left to their owner.
pub(crate) fn set_up(data: &Data, state: &mut State) {
    for turn in &scenario(data, state).turn {
        for entry in turn.entries.iter().filter(|entry| entry.kind != Arrival::Return) {
            for id in &entry.units {
                state.spot[unit(data, id)] = crate::state::Spot::of(Place::ToCome);
            }
        }
    }
    let first = &scenario(data, state).turn[0];
    for entry in first.entries.iter().filter(|entry| entry.kind == Arrival::Setup) {
        if entry.placement == Some(Placement::Within) {
            for id in &entry.units {
                state.spot[unit(data, id)] = crate::state::Spot::of(Place::Due);
            }
        } else {
            place(data, state, entry);
        }
    }
    zones::refresh(data, state);
}

/// Put the units of an entry where it says; those that cannot be put there wait.
fn place(data: &Data, state: &mut State, entry: &Entry) -> Units {
    let units = Units::of(entry.units.iter().map(|id| unit(data, id)));
    let units = units.filter(|unit| state.spot[unit].place() == Place::ToCome);
    place_at(data, state, units, &entry.place)
}

/// Put units at a place of the lists: the box, or a town with its waters.
fn place_at(data: &Data, state: &mut State, units: Units, place: &str) -> Units {
    if place == "vologda_box" {
        for unit in units.iter() {
            state.put(data, unit, Place::VologdaBox);
        }
        return units;
    }
    let hex = data.board.hex_of(place);
    let kinds = &data.roster.kinds;
    for vessel in units.and(kinds.vessels).iter() {
        if let Some(reach) = waters_of(data, hex) {
            state.put(data, vessel, Place::River(reach));
        }
    }
    for unit in units.without(kinds.vessels).iter() {
        let spot = if kinds.aircraft.contains(unit) {
            air::first_base(data, state, unit, units, hex)
        } else {
            Place::Hex(hex)
        };
        state.put(data, unit, spot);
    }
    units
}

/// 23.1.T1.c: the river hexside beside a port, the most downstream one first.
pub(crate) fn waters_of(data: &Data, hex: HexIx) -> Option<Reach> {
    let grid = &data.board.map.grid;
    let beside = hexmap::Direction::ALL.iter().filter_map(|d| data.board.reach(grid.side(hex, *d)));
    beside
        .filter(|reach| data.board.reach_info(*reach).navigable)
        .max_by_key(|reach| data.board.reach_info(*reach).downstream)
}

/// 3.0.d, 19.1, 23.1: supply points, removals and returns at the start of a turn.
pub(crate) fn start_turn(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let turn = turn(data, state);
    announce::specials(data, state, events);
    receive(data, state, turn, events);
    for removal in turn.removals.iter().filter(|removal| removal.when.is_empty()) {
        for id in &removal.units {
            let to = if removal.laid_up { Place::LaidUp } else { Place::Withdrawn };
            withdraw(data, state, unit(data, id), to, removal.rule.0, events);
        }
    }
    // 23.1.T11.a: whoever is ordered home and stands in Archangel is there.
    let there = state.in_hex(data.board.places.archangel);
    crate::directives::go_home(data, state, there, events);
    // 23.1.T5.a: ships whose port the enemy holds wait until it is free.
    let so_far = scenario(data, state).turn.iter().take(usize::from(state.turn));
    for entry in so_far.flat_map(|turn| &turn.entries).filter(|entry| entry.kind == Arrival::Return) {
        let back = state.at(Spot::of(Place::LaidUp)).and(state.of_side(data, entry.side));
        if !is_open(data, state, entry.side, data.board.hex_of(&entry.place)) {
            continue;
        }
        place_at(data, state, back, &entry.place);
        if !back.is_empty() {
            events.tell(Seats::ALL, || {
                let clause = by_plan(state, "23.1.T5.a", "23.2.T5.a");
                let message = Message::by(clause, "elope-ships-return").with("unit", args::first(back));
                message.with("others", args::others(back))
            });
        }
    }
}

/// 3.0.d, 23.1.T10.b: supply points, those from Vologda a turn late.
fn receive(data: &Data, state: &mut State, turn: &Turn, events: &mut Events<'_>) {
    let konoscha = data.board.places.konoscha;
    if state.vologda_points > 0 && state.holds_hex(data, Side::Red, konoscha) {
        state.points[Side::Red] += std::mem::take(&mut state.vologda_points);
    }
    state.points[Side::Allied] += u16::from(turn.supply.allied);
    state.points[Side::Red] += u16::from(turn.supply.red);
    let extra: u16 = turn.entries.iter().map(|entry| u16::from(entry.extra_supply)).sum();
    state.vologda_points += extra;
    if extra > 0 {
        let clause = by_plan(state, "23.1.T10.b", "23.2.T10.a");
        events.tell(Seats::ALL, || {
            Message::by(clause, "elope-vologda-points").with("points", Arg::Int(i32::from(extra)))
        });
    }
    for side in [Side::Allied, Side::Red] {
        let points = i32::from(state.points[side]);
        events.tell(Seats::ALL, || {
            Message::by("3.0.d", "elope-supply-points").with("side", args::side(side)).with("points", Arg::Int(points))
        });
    }
}

/// The clause of the historical scenario, or the one that the variant has in its place.
pub(crate) fn by_plan(state: &State, historical: &'static str, variant: &'static str) -> &'static str {
    match state.options.plan {
        Plan::Historical => historical,
        Plan::NonHistorical => variant,
    }
}

/// A counter leaves the game, or the map for the winter, by the scenario, under this clause; what it carries is put ashore or finds another base.
pub(crate) fn withdraw(
    data: &Data,
    state: &mut State,
    unit: UnitIx,
    to: Place,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    let gone = matches!(state.spot[unit].place(), Place::Lost | Place::Never | Place::Withdrawn);
    if gone || to == Place::LaidUp && !state.is_on_map(unit) {
        return;
    }
    air::carrier_gone(data, state, unit, events);
    crate::naval::unload(data, state, unit, events);
    let was_on_map = state.is_on_map(unit);
    // 15.5, 23.1.T5.a: a prize laid up for the winter stays its captor's.
    let prize = to == Place::LaidUp && state.captured.contains(unit);
    state.put(data, unit, to);
    state.reduced.remove(unit);
    state.forget(unit);
    state.captured.set(unit, prize);
    if was_on_map {
        let id = if to == Place::LaidUp { "elope-laid-up" } else { "elope-withdrawn" };
        events.tell(Seats::ALL, || Message::by(clause, id).with("unit", args::unit(unit)));
    }
}

/// 3.0.i, 13.1, 21.0: units from the box and reinforcements come.
pub(crate) fn reinforce(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if side == Side::Red {
        leave_box(data, state, events);
    }
    let scenario = scenario(data, state);
    let to_come = state.at(Spot::of(Place::ToCome));
    for turn in scenario.turn.iter().take(usize::from(state.turn)) {
        if !data.reinforcements(scenario, turn, side).meets(&to_come) {
            continue;
        }
        let lists = turn.entries.iter().filter(|entry| entry.side == side && entry.kind == Arrival::Reinforcement);
        for entry in lists {
            let waiting = Units::of(entry.units.iter().map(|id| unit(data, id)));
            let waiting = waiting.filter(|unit| state.spot[unit].place() == Place::ToCome);
            if waiting.is_empty() {
                continue;
            }
            if !entry.arrives_on.is_empty() && turn.number == state.turn {
                let die = dice.roll(6, "23.1.T3.b")?;
                let comes = entry.arrives_on.contains(&die);
                events.tell(Seats::ALL, || {
                    let id = if comes { "elope-comes" } else { "elope-never-comes" };
                    Message::by("23.1.T3.b", id).with("unit", args::first(waiting)).with("die", Arg::Die(die))
                });
                if !comes {
                    waiting.iter().for_each(|unit| state.put(data, unit, Place::Never));
                    continue;
                }
            }
            arrive(data, state, side, entry, waiting, events);
        }
    }
    if turn(data, state).special.iter().any(|rule| rule.id == "unused_artillery" && rule.side == Some(side)) {
        spare_artillery(data, state, events);
    }
    Ok(())
}

/// 23.1.T9.a: Red batteries that no list has brought yet come to the box (original edition).
fn spare_artillery(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let kinds = &data.roster.kinds;
    let spare = kinds.artillery.and(kinds.side[Side::Red]).filter(|gun| state.spot[gun].place() == Place::Never);
    if !spare.is_empty() {
        let spare = place_at(data, state, spare, "vologda_box");
        tell_reinforcements("23.1.T9.a", Side::Red, spare, events);
    }
}

/// Reinforcements of one list: at their place if it is free, or where their owner will choose.
fn arrive(data: &Data, state: &mut State, side: Side, entry: &Entry, waiting: Units, events: &mut Events<'_>) {
    if entry.choice.len() > 1 {
        waiting.iter().for_each(|unit| state.put(data, unit, Place::Due));
        return;
    }
    let boxed = entry.place == "vologda_box";
    if !boxed && !is_open(data, state, side, data.board.hex_of(&entry.place)) {
        return;
    }
    place_at(data, state, waiting, &entry.place);
    air::gather(data, state, events);
    let usual = match (side, entry.place.as_str()) {
        (Side::Allied, _) => "13.11",
        (Side::Red, "kotlas") => "21.0.c",
        (Side::Red, _) => "13.12",
    };
    let clause = entry.rule.map_or(usual, |rule| rule.0);
    tell_reinforcements(clause, side, waiting, events);
    if waiting.meets(&data.roster.kinds.tanks) {
        let clause = by_plan(state, "18.1", "23.2.T11.b");
        events.tell(Seats::ALL, || Message::by(clause, "elope-tanks-arrive"));
    }
    if !boxed {
        tell_crowd(data, state, side, data.board.hex_of(&entry.place), events);
    }
}

/// 6.1.b: reinforcements may be too many for their hex until the end of the phase.
fn tell_crowd(data: &Data, state: &State, side: Side, hex: HexIx, events: &mut Events<'_>) {
    if side == Side::Red && stacking::is_over(data, state, state.ground_in(data, side, hex)) {
        events.tell(Seats::ALL, || Message::by("6.1.b", "elope-arrivals-crowd").with("hex", args::hex(hex)));
    }
}

fn tell_reinforcements(clause: &'static str, side: Side, waiting: Units, events: &mut Events<'_>) {
    events.tell(Seats::ALL, || {
        let message = Message::by(clause, "elope-reinforcements").with("unit", args::first(waiting));
        message.with("others", args::others(waiting)).with("side", args::side(side))
    });
}

/// 13.11: whether a town of entry is in the owner's hands.
fn is_open(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    state.holds_hex(data, side, hex) && !state.occupied[side.enemy()].contains(hex)
}

/// 21.0.a: units that have waited in the box for a turn appear at Konoscha.
fn leave_box(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let konoscha = data.board.places.konoscha;
    let boxed = state.at(Spot::of(Place::VologdaBox));
    if state.turn <= 1 || boxed.is_empty() || state.present[Side::Allied].contains(konoscha) {
        return;
    }
    let planes = boxed.and(data.roster.kinds.aircraft);
    let marching = boxed.without(planes);
    marching.iter().for_each(|unit| state.put(data, unit, Place::Hex(konoscha)));
    // They take the town back if the enemy has come through it.
    crate::directives::entered(data, state, Side::Red, marching, konoscha, events);
    if is_open(data, state, Side::Red, konoscha) {
        for plane in planes.iter() {
            let spot = air::first_base(data, state, plane, boxed, konoscha);
            state.from_vologda.set(plane, spot != Place::VologdaBox);
            state.put(data, plane, spot);
        }
    }
    let boxed = boxed.and(state.in_hexes);
    if boxed.is_empty() {
        return;
    }
    events.tell(Seats::ALL, || {
        let message = Message::by("21.0.a", "elope-from-vologda").with("unit", args::first(boxed));
        message.with("others", args::others(boxed))
    });
    tell_crowd(data, state, Side::Red, konoscha, events);
}

/// The places among which the owner of a reinforcement chooses.
pub(crate) fn choices<'a>(data: &'a Data, state: &State, unit: UnitIx) -> &'a [String] {
    let id = &data.roster.get(unit).id;
    let lists = scenario(data, state).turn.iter().flat_map(|turn| &turn.entries);
    lists.filter(|entry| entry.units.contains(id)).map(|entry| entry.choice.as_slice()).next().unwrap_or(&[])
}

/// 13.11, 13.12: reinforcements of a side that could come in now, at a place that their owner chooses.
pub(crate) fn waiting(data: &Data, state: &State, seat: Seat) -> Units {
    let due = state.at(Spot::of(Place::Due)).and(state.of_side(data, side_of(seat)));
    due.filter(|unit| {
        let mut places = choices(data, state, unit).iter().map(|id| data.board.map.place(id).map(|place| place.hex));
        places.any(|to| check_enter(data, state, seat, Units::one(unit), to).is_ok())
    })
}

/// 13.11, 13.12: whether reinforcements may be brought on here. No hex means the Vologda box.
pub(crate) fn check_enter(
    data: &Data,
    state: &State,
    seat: Seat,
    units: Units,
    to: Option<HexIx>,
) -> Result<(), Breach> {
    let side = movement::in_phase(state, seat)?;
    let clause = if side == Side::Allied { "13.11" } else { "13.12" };
    if units.is_empty() {
        return Err(Breach::of(clause, "elope-nobody-enters"));
    }
    for unit in units.iter() {
        let refused = || Breach::of(clause, "elope-cannot-enter-there").with("unit", args::unit(unit));
        if state.spot[unit].place() == Place::VologdaBox {
            return Err(Breach::of("21.0.a", "elope-waits-in-vologda").with("unit", args::unit(unit)));
        }
        let due = state.spot[unit].place() == Place::Due && data.roster.get(unit).side == side;
        let fits = |place: &String| match to {
            None => place == "vologda_box",
            Some(hex) => data.board.map.place(place).is_some_and(|place| place.hex == hex),
        };
        if !due || !choices(data, state, unit).iter().any(fits) {
            return Err(refused());
        }
        if to.is_some_and(|hex| !is_open(data, state, side, hex)) {
            return Err(refused());
        }
    }
    to.map_or(Ok(()), |hex| air::check_entry(data, state, units, hex))
}

/// Bring them on.
pub(crate) fn enter(data: &Data, state: &mut State, units: Units, to: Option<HexIx>, events: &mut Events<'_>) {
    for unit in units.iter() {
        let spot = match to {
            None => Place::VologdaBox,
            Some(hex) if data.roster.kinds.aircraft.contains(unit) => air::first_base(data, state, unit, units, hex),
            Some(hex) => Place::Hex(hex),
        };
        state.put(data, unit, spot);
    }
    // 23.1.T10.c: from turn 10 on the list leaves the place to Red.
    let clause = match state.turn {
        10.. => by_plan(state, "23.1.T10.c", "23.2.T10.a"),
        _ => "13.12",
    };
    events.tell(Seats::ALL, || {
        let message = Message::by(clause, "elope-enters").with("unit", args::first(units));
        message.with("others", args::others(units))
    });
}

/// 23.1.T1.b: the place near which a unit is set up, and how near.
pub(crate) fn set_up_area(data: &Data, state: &State, unit: UnitIx) -> Option<(HexIx, u16)> {
    let id = &data.roster.get(unit).id;
    let first = &scenario(data, state).turn[0];
    let entry = first.entries.iter().find(|entry| entry.units.contains(id))?;
    Some((data.board.hex_of(&entry.place), u16::from(entry.distance.unwrap_or(0))))
}

/// 23.1.T1.b: whether the place of a counter in the set-up is left to its owner.
pub(crate) fn is_free_to_set_up(data: &Data, state: &State, unit: UnitIx) -> bool {
    let id = &data.roster.get(unit).id;
    let mut entries = scenario(data, state).turn[0].entries.iter();
    entries.any(|entry| entry.placement == Some(Placement::Within) && entry.units.contains(id))
}

/// 23.1.T1.b: whether a counter may be set up here.
pub(crate) fn check_deploy(data: &Data, state: &State, unit: UnitIx, hex: HexIx) -> Result<(), Breach> {
    let refused = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(unit)).with("hex", args::hex(hex)));
    if state.top() != crate::state::Frame::SetUp || state.spot[unit].place() != Place::Due {
        return refused(by_plan(state, "23.1.T1.a", "23.2.T1.b"), "elope-not-to-be-set-up");
    }
    let Some((place, distance)) = set_up_area(data, state, unit) else {
        return refused(by_plan(state, "23.1.T1.a", "23.2.T1.b"), "elope-not-to-be-set-up");
    };
    let near = data.board.distance(hex, place) <= distance;
    let land = data.board.ground[hex.index()] != crate::board::Ground::Water;
    if !near || !land {
        return refused(by_plan(state, "23.1.T1.b", "23.2.T1.b"), "elope-set-up-too-far");
    }
    let together = state.ground_in(data, Side::Red, hex).or(Units::one(unit));
    if crate::stacking::is_over(data, state, together) || state.occupied[Side::Allied].contains(hex) {
        return refused("6.0.a", "elope-over-stacked");
    }
    Ok(())
}

/// Set it up; when the last is in place, turn 1 begins.
pub(crate) fn deploy(data: &Data, state: &mut State, unit: UnitIx, hex: HexIx, events: &mut Events<'_>) {
    state.put(data, unit, Place::Hex(hex));
    crate::directives::entered(data, state, Side::Red, Units::one(unit), hex, events);
    events.tell(Seats::ALL, || {
        let clause = by_plan(state, "23.1.T1.b", "23.2.T1.b");
        Message::by(clause, "elope-deploys").with("unit", args::unit(unit)).with("hex", args::hex(hex))
    });
    if state.at(crate::state::Spot::of(Place::Due)).is_empty() {
        state.stack.pop();
        state.stack.push(crate::state::Frame::TurnStart);
    }
}
