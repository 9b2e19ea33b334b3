//! Why an order that is neither a march nor a battle is legal: what it costs, and what it rests on.

use engine::{Arg, Message, Seat};
use hexmap::HexIx;

use super::why::{Account, company_lines, points_lines};
use crate::board::{Gait, Water, Weather};
use crate::combat::{advance, retreat};
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::order::{Base, Face, Load, Order, Work};
use crate::sets::{Hexes, Reach, Units};
use crate::state::{Frame, State, Target, side_of};
use crate::zones::{controlled, harms_retreat};
use crate::{air, args, arrivals, crossing, movement, naval, supply_lines, works};

/// The lines of an order that is legal.
pub(super) fn deed_lines(data: &Data, state: &State, seat: Seat, order: &Order, account: &mut Account<'_>) {
    let side = side_of(seat);
    let about = |clause, id, unit| Message::by(clause, id).with("unit", args::unit(unit));
    match order {
        Order::Done if matches!(state.top(), Frame::Movement { .. }) => {
            account.line(&Message::by("3.0.i", "elope-why-ends-movement"), 0);
        }
        Order::Enter(units, _) => {
            let message = Message::by("3.0.i", "elope-why-enters").with("unit", args::first(*units));
            account.line(&message.with("others", args::others(*units)), 0);
        }
        Order::Depot(hex, face) => depot_lines(data, side, *hex, *face, account),
        Order::Sail(group, path) => sail_lines(data, state, side, *group, path, account),
        Order::Rail(group, path) => rail_lines(data, state, *group, path, account),
        Order::Build(unit, _) | Order::Improve(unit) | Order::Entrench(unit) | Order::Wreck(unit) => {
            work_lines(data, state, side, order, *unit, account);
        }
        Order::Span(hq) => span_lines(data, state, side, *hq, account),
        Order::Board(units, on) => boarding_lines(data, state, side, *units, *on, account),
        Order::Rebuild(unit) => rebuilding_lines(data, state, side, *unit, account),
        Order::Exit(unit) => exit_lines(data, state, *unit, account),
        Order::Cross(unit, to, by) => crossing_lines(data, state, seat, *unit, *to, *by, account),
        Order::Mine(ship, reach) => mine_lines(data, state, *ship, *reach, account),
        Order::Sweep(ship, _) => {
            let faces = data.tables.naval.mines.cleared_on.len() as i32;
            account.line(&about("15.71.a", "elope-why-sweeps", *ship).with("faces", args::int(faces)), 0);
            account.line(&about("15.71.a", "elope-why-sweep-ends-move", *ship), 0);
        }
        // The battle that it would lead to is not fought.
        Order::Resolve(hex) => {
            account.line(&Message::by("7.4.b", "elope-attack-falls-away").with("hex", args::hex(*hex)), 0);
        }
        Order::Land(units, _) => landing_lines(data, state, *units, account),
        Order::Transfer(plane, base) => transfer_lines(data, *plane, *base, account),
        Order::Support(planes, ..) | Order::Bomb(planes, _) => {
            if let Order::Support(_, hex, Load::Gas) = order {
                account.line(&Message::by("22.0.b", "elope-why-gas").with("hex", args::hex(*hex)), 0);
            }
            for die in air::start_dice(data, state, *planes) {
                let Some(plane) = die.planes.first() else { continue };
                account.line(&about(die.clause, die.id, plane).with("faces", args::int(die.fails as i32)), 0);
            }
            if let Order::Bomb(_, target) = order {
                bombing_lines(data, state, *planes, *target, account);
            }
            let list = arrivals::turn(data, state);
            let new = |id: &String| list.entries.iter().any(|entry| entry.units.contains(id));
            for plane in planes.filter(|plane| new(&data.roster.get(plane).id)).iter() {
                account.line(&about("13.2", "elope-why-new-aircraft", plane), 0);
            }
        }
        Order::Intercept(planes, _) => {
            let strength = air::air_strength(data, *planes);
            let message = Message::by("12.21", "elope-why-intercepts").with("unit", args::first(*planes));
            account.line(&message.with("others", args::others(*planes)), i64::from(strength));
        }
        Order::Retreat(path) => retreat_lines(data, state, side, path, account),
        Order::Advance(units, path) => advance_lines(data, state, *units, path, account),
        Order::Lose(shares) => loss_lines(data, state, shares, account),
        _ => {}
    }
}

/// 7.6: who is reduced, who dies, and what is left of those who can be chosen.
fn loss_lines(data: &Data, state: &State, shares: &[(UnitIx, u8)], account: &mut Account<'_>) {
    let Frame::Losses { side, among, .. } = state.top() else { return };
    let about = |clause, id, unit| Message::by(clause, id).with("unit", args::unit(unit));
    let mut after = *state;
    for (unit, steps) in shares {
        (0..*steps).for_each(|_| after.lose_step(data, *unit));
        let line = match after.is_on_map(*unit) {
            true => about("7.6.a", "elope-why-reduced", *unit).with("strength", args::int(after.strength(data, *unit))),
            false => about("7.6.b", "elope-why-eliminated", *unit),
        };
        account.line(&line, 0);
    }
    let left = among.filter(|unit| after.is_on_map(unit));
    let strength: i32 = left.iter().map(|unit| i32::from(after.strength(data, unit))).sum();
    let units = args::int(left.len() as i32);
    let remain = Message::by("7.6.c", "elope-why-remain").with("units", units).with("strength", args::int(strength));
    account.line(&remain, 0);
    if side == state.battle.attacker() {
        account.line(&Message::by("7.61.b", "elope-why-attacker-stays"), 0);
    }
}

/// 11.1, 11.3, 11.0.b: what a depot costs, what its side can do, and where the stock lies.
fn depot_lines(data: &Data, side: Side, hex: HexIx, face: Face, account: &mut Account<'_>) {
    let points = data.tables.supply.depot_cost[side];
    account.line(&Message::by("11.1", "elope-why-depot").with("hex", args::hex(hex)), i64::from(points));
    let (mobile, fixed) = (&data.tables.supply.mobile_depot, &data.tables.supply.static_depot);
    let (clause, id, units, hqs) = match face {
        Face::Mobile => ("11.3.c", "elope-why-depot-mobile", mobile.units, mobile.hq),
        Face::Static => ("11.3.d", "elope-why-depot-static", fixed.units, fixed.hq),
    };
    account.line(&Message::by(clause, id).with("units", args::int(units)).with("hqs", args::int(hqs)), 0);
    if side == Side::Red {
        account.line(&Message::by("11.0.b", "elope-why-red-stock").with("hex", args::hex(hex)), 0);
    }
}

/// 9.2, 16.5, 17.0: what a work costs a unit, what it asks for, and what it is worth.
fn work_lines(data: &Data, state: &State, side: Side, order: &Order, unit: UnitIx, account: &mut Account<'_>) {
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    let table = &data.tables.tactical_advantage;
    let worth = |points: u8| Message::by("AID.ta.c", "elope-why-work-worth").with("points", args::int(points));
    points_lines(data, state, unit, account);
    match order {
        Order::Entrench(_) => {
            account.line(&about("9.2.a", "elope-why-digs"), i64::from(works::trench_cost(data, state, unit)));
            account.line(&about("9.2.a", "elope-why-work-normal"), 0);
            account.line(&about("9.2.d", "elope-why-digs-when-dry"), 0);
            account.line(&about("9.2.b", "elope-why-trench-is-a-step"), 0);
        }
        Order::Improve(_) => {
            account.line(&about("9.2.b", "elope-why-improves"), i64::from(movement::left(data, state, unit)));
            let (cost, has) = (works::improvement_points(data), state.points[side]);
            let price = about("9.2.b", "elope-why-improving-costs").with("cost", args::int(cost));
            account.line(&price.with("has", args::int(has)), 0);
            account.line(&about("9.2.b", "elope-why-work-normal"), 0);
            account.line(&about("9.2.c", "elope-why-work-undisturbed"), 0);
            account.line(&worth(table.hasty_defense), 0);
        }
        Order::Build(_, work) => {
            account.line(&about("17.0.b", "elope-why-work"), i64::from(works::cost(data, *work)));
            account.line(&about("17.0.c", "elope-why-work-supplied"), 0);
            account.line(&about("17.0.d", "elope-why-work-unwatched"), 0);
            match work {
                Work::Fort => account.line(&worth(table.blockhouse), 0),
                Work::HastyDefence => account.line(&worth(table.hasty_defense), 0),
                Work::Bridge(reach) => bridge_line(data, state, unit, *reach, account),
                Work::Track => account.line(&about("16.5", "elope-why-track-runs"), 0),
            }
        }
        _ => {
            let cost = data.tables.movement.actions.destroy_railroad;
            account.line(&about("16.5", "elope-why-wrecks"), i64::from(cost));
            account.line(&about("16.5", "elope-why-wrecks-in-any-state"), 0);
            account.line(&about("16.5", "elope-why-track-stops"), 0);
        }
    }
}

/// AID.tec.e: what a bridge makes of the river before it, in the weather of the turn: for those on foot, from this bank.
fn bridge_line(data: &Data, state: &State, unit: UnitIx, reach: Reach, account: &mut Account<'_>) {
    let board = &data.board;
    let Some(from) = state.hex(unit) else { return };
    let over = board.map.grid.neighbours(from).find(|(_, to)| board.reach_between(from, *to) == Some(reach));
    let Some((direction, to)) = over else { return };
    let river = |bridges: &crate::sets::Reaches| {
        let bill = board.bill(&data.tables, state.season(), Gait::Foot, bridges, from, direction);
        bill.map(|bill| bill.river)
    };
    let mut bridged = state.bridges;
    bridged.insert(reach);
    let Some(cost) = river(&bridged) else { return };
    let line = |id| Message::by("AID.tec.e", id).with("hex", args::hex(to)).with("cost", args::int(cost));
    match river(&state.bridges) {
        Some(before) => account.line(&line("elope-why-bridge-saves").with("before", args::int(before)), 0),
        None => account.line(&line("elope-why-bridge-opens"), 0),
    }
}

/// 9.4: what a crossing costs, which HQ makes it possible, and what it does to attacks.
fn crossing_lines(
    data: &Data,
    state: &State,
    seat: Seat,
    unit: UnitIx,
    to: HexIx,
    by: Option<UnitIx>,
    account: &mut Account<'_>,
) {
    let kinds = &data.roster.kinds;
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    points_lines(data, state, unit, account);
    account.line(&about("9.4.d", "elope-why-crosses"), i64::from(movement::left(data, state, unit)));
    if let Ok(hq) = crossing::check_cross(data, state, seat, unit, to, by) {
        let helped = kinds.support.or(kinds.depots).contains(unit);
        let clause = if helped { "9.4.a" } else { "9.4.f" };
        match hq == unit {
            true => account.line(&about(clause, "elope-why-hq-crosses"), 0),
            false => account.line(&about(clause, "elope-why-helped-across").with("hq", args::unit(hq)), 0),
        }
    }
    if kinds.combat.or(kinds.support).contains(unit) {
        account.line(&about("9.4.e", "elope-why-crossing-halves"), 0);
    }
    company_lines(data, state, side_of(seat), Units::one(unit), to, true, account);
}

/// 9.5: what it costs an HQ to supply across a river, and whom it supplies.
fn span_lines(data: &Data, state: &State, side: Side, hq: UnitIx, account: &mut Account<'_>) {
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(hq));
    points_lines(data, state, hq, account);
    account.line(&about("9.5", "elope-why-spans"), i64::from(movement::left(data, state, hq)));
    for span in supply_lines::spans_of(data, state, side, hq) {
        let message = Message::by("9.5", "elope-why-spanned").with("unit", args::first(span.units));
        account.line(&message.with("others", args::others(span.units)).with("hex", args::hex(span.to)), 0);
    }
}

/// 4.5, 5.21.a, 15.3, 18.2: what going aboard costs, how much room there is, and when one is carried.
fn boarding_lines(data: &Data, state: &State, side: Side, units: Units, on: UnitIx, account: &mut Account<'_>) {
    if data.roster.kinds.trains.contains(on) {
        account.line(&Message::by("18.2", "elope-why-tanks-load").with("unit", args::first(units)), 0);
        return;
    }
    let disengage = data.tables.movement.actions.disengage;
    for unit in units.iter() {
        if let Some(hex) = state.hex(unit).filter(|hex| controlled(state, side.enemy(), *hex)) {
            points_lines(data, state, unit, account);
            account.line(&Message::by("5.21.a", "elope-why-disengages").with("hex", args::hex(hex)), disengage.into());
        }
    }
    let room = Message::by("15.3.a", "elope-why-boards").with("unit", args::unit(on));
    let aboard = state.aboard(on).or(units).len() as i32;
    let room = room.with("aboard", args::int(aboard)).with("room", args::int(data.tables.naval.steamer.transport));
    account.line(&room, 0);
    let late = naval::late(data, state, units, on);
    for unit in units.iter() {
        let id = if late.contains(unit) { "elope-boarded-too-late" } else { "elope-why-will-be-carried" };
        account.line(&Message::by("4.5", id).with("unit", args::unit(unit)), 0);
    }
}

/// 13.31, 13.32: what a replacement costs, and what it rests on.
fn rebuilding_lines(data: &Data, state: &State, side: Side, unit: UnitIx, account: &mut Account<'_>) {
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    account.line(&about("13.31", "elope-why-rebuilds"), i64::from(data.tables.supply.replacement_cost));
    account.line(&about("13.31", "elope-why-points-at-hand").with("has", args::int(state.points[side])), 0);
    let hqs = state.hex(unit).map(|hex| state.ground_in(data, side, hex).and(data.roster.kinds.hq));
    if let Some(hq) = hqs.and_then(Units::first) {
        account.line(&about("13.32", "elope-why-rebuilt-at").with("hq", args::unit(hq)), 0);
    }
    account.line(&about("13.32", "elope-why-rebuilt-in-peace"), 0);
}

/// 23.1.T2.b: what it costs to leave the map, and what it means.
fn exit_lines(data: &Data, state: &State, unit: UnitIx, account: &mut Account<'_>) {
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    let actions = &data.tables.movement.actions;
    points_lines(data, state, unit, account);
    account.line(&about("23.1.T2.b", "elope-why-leaves"), i64::from(actions.leave_map));
    if let Some(hex) = state.hex(unit).filter(|hex| controlled(state, Side::Red, *hex)) {
        let out = Message::by("5.21.a", "elope-why-disengages").with("hex", args::hex(hex));
        account.line(&out, i64::from(actions.disengage));
    }
    account.line(&about("23.1.T2.b", "elope-why-out-of-play"), 0);
}

/// 15.7: what mines cost, and whom they stop.
fn mine_lines(data: &Data, state: &State, ship: UnitIx, reach: Reach, account: &mut Account<'_>) {
    let table = &data.tables.naval.mines;
    let at = |clause, id| Message::by(clause, id).with("hex", args::reach(reach));
    free_points_line(data, state, ship, account);
    account.line(&at("15.7.a", "elope-why-lays-mines"), i64::from(table.lay_mp));
    account.line(&at("15.7.b", "elope-why-mines-bar"), 0);
    account.line(&at("15.7.c", "elope-why-mines-sink").with("faces", args::int(table.sunk_on.len() as i32)), 0);
}

/// T.bomb, 16.41: the strength of all that bomb a target, and which dice it gives.
fn bombing_lines(data: &Data, state: &State, planes: Units, target: Target, account: &mut Account<'_>) {
    let bombers = air::bombers(state, planes, target);
    for plane in bombers.iter() {
        let line = Message::by("T.bomb.a", "elope-odds-support").with("unit", args::unit(plane));
        account.line(&line, i64::from(data.roster.get(plane).bomb));
    }
    match air::Run::of(data, target, air::bomb_strength(data, bombers)) {
        None => {}
        Some(air::Run::Track { dice, on }) => {
            let line = Message::by("16.41", "elope-why-bombs-track").with("dice", args::int(dice));
            account.line(&line.with("faces", faces(on)), 0);
        }
        Some(air::Run::Table { clause, modifier, hits, second }) => {
            account.part("elope-part-modifiers");
            account.line(&Message::by(clause, "elope-why-bombs-target"), i64::from(modifier));
            account.line(&Message::by("T.bomb.a", "elope-why-bombs-hit").with("faces", faces(&hits)), 0);
            if let Some(second) = second {
                account.line(&Message::by(clause, "elope-why-bombs-second").with("faces", faces(second)), 0);
            }
        }
    }
}

/// 4.1.b: the points of a vessel or train.
fn free_points_line(data: &Data, state: &State, unit: UnitIx, account: &mut Account<'_>) {
    let points = Message::by("4.1.b", "elope-why-free-points").with("unit", args::unit(unit));
    account.line(&points.with("left", args::int(movement::left(data, state, unit))), 0);
}

/// 15.0, 15.2, 15.8: the hexsides of a voyage, and what a die can do there.
fn sail_lines(data: &Data, state: &State, side: Side, group: Units, path: &[Reach], account: &mut Account<'_>) {
    let slowest = group.iter().min_by_key(|vessel| movement::left(data, state, *vessel));
    let Some((vessel, start)) = slowest.and_then(|vessel| Some((vessel, state.reach(vessel)?))) else { return };
    free_points_line(data, state, vessel, account);
    let stack = state.at(state.spot[vessel]).and(data.roster.kinds.vessels);
    if !stack.is_within(&group) {
        account.line(&Message::by("15.22", "elope-why-parts").with("unit", args::unit(vessel)), 0);
    }
    if let Some(unit) = group.iter().flat_map(|ship| state.aboard(ship).iter()).find(|unit| !state.late.contains(*unit))
    {
        account.line(&Message::by("4.5", "elope-why-passengers").with("unit", args::unit(unit)), 0);
    }
    let table = &data.tables.naval;
    let mut firing = Hexes::NONE;
    let mut from = start;
    for to in path {
        let at = |clause, id| Message::by(clause, id).with("hex", args::reach(*to));
        let Some(cost) = naval::hexside_cost(data, state, vessel, from, *to) else { return };
        let info = data.board.reach_info(*to);
        let extra = if state.mined.contains(*to) { table.mines.red_extra_mp } else { 0 };
        let low = matches!(info.water, Water::UpperDvina | Water::Vaga) && state.turn >= table.grounding.from_turn;
        let (clause, id) = match () {
            () if cost - extra > table.mp_per_hexside => ("15.8.c", "elope-why-shallows"),
            () if low && side == Side::Red => ("15.8.f", "elope-why-knows-the-river"),
            () => ("15.21", "elope-why-hexside"),
        };
        account.line(&at(clause, id), i64::from(cost - extra));
        if extra > 0 {
            account.line(&at("15.7.c", "elope-why-mines"), i64::from(extra));
        }
        if info.banks.iter().flatten().any(|bank| controlled(state, side.enemy(), *bank)) {
            account.line(&at("15.0.c", "elope-why-zone-on-the-bank"), 0);
        }
        for vessel in group.iter() {
            for peril in naval::perils(data, state, vessel, from, *to) {
                let id = match peril.harm {
                    naval::Harm::Mined => "elope-why-may-hit-a-mine",
                    naval::Harm::Aground => "elope-why-may-run-aground",
                };
                let line = at(peril.clause, id).with("unit", args::unit(vessel));
                account.line(&line.with("faces", args::int(peril.on.len() as i32)), 0);
            }
        }
        // 15.0.d: once a phase.
        for (hex, clause, faces) in naval::shore_fire(data, state, side, group, *to) {
            if !firing.contains(hex) {
                firing.insert(hex);
                let line = Message::by(clause, "elope-why-shore-fire").with("hex", args::hex(hex));
                account.line(&line.with("faces", args::int(faces as i32)), 0);
            }
        }
        from = *to;
    }
}

/// 4.8, 16.0: a train runs, or passengers go by rail.
fn rail_lines(data: &Data, state: &State, group: Units, path: &[HexIx], account: &mut Account<'_>) {
    let Some(unit) = group.first() else { return };
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    if !data.roster.kinds.trains.contains(unit) {
        account.line(&about(if state.original() { "23.1.T2.rail" } else { "4.84" }, "elope-why-entrains"), 0);
        return;
    }
    free_points_line(data, state, unit, account);
    if state.weather != Weather::Dry {
        account.line(&about("16.1.c", "elope-why-train-in-weather"), 0);
    }
    account.line(&about("16.0.a", "elope-why-train-runs"), path.len() as i64);
}

/// 4.5, 15.3.c: what troops can do that are put ashore.
fn landing_lines(data: &Data, state: &State, units: Units, account: &mut Account<'_>) {
    let Some(unit) = units.without(state.embarked).and(data.roster.kinds.troops).first() else { return };
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    account.line(&about("4.5", "elope-why-marches-on"), 0);
    account.line(&about("15.3.c", "elope-why-landed-supply"), 0);
}

/// 12.51.c, 12.52.b: what limits the bases of an aircraft.
fn transfer_lines(data: &Data, plane: UnitIx, base: Base, account: &mut Account<'_>) {
    let about = |clause, id| Message::by(clause, id).with("unit", args::unit(plane));
    match base {
        Base::Ship(ship) if data.roster.get(ship).arm == Arm::Carrier => {
            let room = data.roster.get(ship).capacity.unwrap_or(0);
            account.line(&Message::by("12.51.c", "elope-why-carrier").with("unit", args::unit(ship)), i64::from(room));
        }
        Base::Hex(_) if is_choosy(data, plane) => {
            account.line(&about("12.52.b", "elope-why-dh9a"), 0);
        }
        _ => {}
    }
}

/// 12.52.b: whether an aircraft's model can use some airfields only.
fn is_choosy(data: &Data, plane: UnitIx) -> bool {
    let model = data.roster.get(plane).model.map(|model| &data.tables.aircraft.reliability[usize::from(model)]);
    model.is_some_and(|model| !model.bases.is_empty())
}

/// 4.6, 8.1.b, 8.1.c: an advance, over rivers and beyond the hex that was left.
fn advance_lines(data: &Data, state: &State, units: Units, path: &[HexIx], account: &mut Account<'_>) {
    let of = |clause, id| Message::by(clause, id).with("unit", args::first(units));
    account.line(&of("4.6", "elope-why-no-movement"), 0);
    if units.iter().any(|unit| !advance::limit(data, unit).1) {
        account.line(&of("8.1.b", "elope-why-advances-farther"), path.len() as i64);
    }
    let from = units.first().and_then(|unit| state.hex(unit));
    let wet = |pair: (HexIx, HexIx)| data.board.reach_between(pair.0, pair.1).is_some();
    if from.into_iter().chain(path.iter().copied()).zip(path.iter().copied()).any(wet) {
        account.line(&of("8.1.c", "elope-why-advances-over-river"), 0);
    }
}

/// 4.6, 7.6.d, 7.8.a, 8.0.d: how far a stack goes back, and what does it no harm.
fn retreat_lines(data: &Data, state: &State, side: Side, path: &[HexIx], account: &mut Account<'_>) {
    let (clause, hexes) = match state.battle.broken {
        true => ("7.8.a", data.tables.crt.breakthrough.retreat_hexes),
        false => ("7.6.d", retreat::national(data, state)),
    };
    account.line(&Message::by(clause, "elope-why-retreat"), i64::from(hexes));
    account.line(&Message::by("4.6", "elope-why-retreat-costs-nothing"), 0);
    account.line(&Message::by("8.0.f", "elope-why-direction").with("side", args::side(side)), 0);
    let Some(way) = retreat::asked(data, state) else { return };
    let mut from = way.at;
    let (enemy, table) = (side.enemy(), &data.tables.retreat);
    for to in path {
        let at = |clause, id| Message::by(clause, id).with("hex", args::hex(*to));
        let zone_die = || at("8.0.c", "elope-why-harmful-zone");
        if retreat::is_costly(data, state, from, *to) {
            account.line(&at("8.0.g", "elope-why-open-river"), 0);
        }
        match (controlled(state, enemy, *to), harms_retreat(data, state, enemy, *to)) {
            (false, _) => {}
            (true, false) => account.line(&at("8.0.d", "elope-why-harmless-zone"), 0),
            (true, true) => account.line(&zone_die().with("faces", faces(&table.step_loss_in_enemy_zoc_on)), 0),
        }
        from = *to;
    }
    if usize::from(way.gone) + path.len() > usize::from(way.need) {
        let line = Message::by("8.0.e", "elope-why-goes-on").with("hex", args::hex(from));
        account.line(&line.with("faces", faces(&table.step_loss_overstacked_on)), 0);
    }
}

/// How many faces of a die do this.
fn faces(on: &[u8]) -> Arg {
    args::int(on.len() as i32)
}
