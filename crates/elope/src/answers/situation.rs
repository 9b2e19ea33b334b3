//! How a counter stands, beside its lines: those that need none, who may lead it, what its condition means, and whether
//! its hex throws a zone.

use engine::Message;
use hexgame::ANY_LENGTH;
use hexmap::HexIx;

use crate::board::Weather;
use crate::condition::{self, Customer};
use crate::counters::{Nationality, Side, TraceTo, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Place, State, Task};
use crate::supply_lines::has_line;
use crate::{air, args, naval, weather};

fn about(clause: &'static str, id: &'static str, unit: UnitIx) -> Message {
    Message::by(clause, id).with("unit", args::unit(unit))
}

/// 10.1, 10.2, 10.21, 12.0, 15.1.a, 16.1.a: counters that trace no lines of the ordinary kind.
pub(super) fn without_lines(data: &Data, state: &State, unit: UnitIx) -> Vec<Message> {
    let kinds = &data.roster.kinds;
    let of = |clause, id| about(clause, id, unit);
    match () {
        // 21.0.b: aircraft wait in the box like others.
        () if kinds.aircraft.contains(unit) && state.spot[unit].place() == Place::VologdaBox => {
            vec![of("21.0.b", "elope-trace-in-vologda")]
        }
        () if !state.is_on_map(unit) => vec![of("10.2", "elope-trace-needs-none")],
        () if kinds.aircraft.contains(unit) => aircraft(data, state, unit),
        () if kinds.depots.contains(unit) => {
            let room = |customer| args::int(condition::capacity(data, state, unit, customer));
            let (clause, id) = match state.fixed.contains(unit) {
                true => ("11.3.d", "elope-trace-depot-static"),
                false => ("11.3.c", "elope-trace-depot-mobile"),
            };
            let holds = of(clause, id).with("units", room(Customer::Combat)).with("hqs", room(Customer::Hq));
            vec![of("10.1", "elope-trace-depot"), holds]
        }
        () if kinds.trains.contains(unit) => vec![of("16.1.a", "elope-trace-train")],
        () if kinds.vessels.contains(unit) => vessel(data, state, unit),
        () => vec![of("10.2", "elope-trace-needs-none")],
    }
}

/// 10.21, 12.0.b, 12.0.f, 19.3: an aircraft and its base.
fn aircraft(data: &Data, state: &State, plane: UnitIx) -> Vec<Message> {
    let task = i32::from(state.task[plane] != Task::None);
    let mut lines = vec![about("12.0.b", "elope-trace-based", plane).with("task", args::int(task))];
    let model = data.roster.get(plane).model.map(|model| &data.tables.aircraft.reliability[usize::from(model)]);
    if state.original() && state.weather != Weather::Dry && !air::is_on_pegasus(data, state, plane) {
        lines.push(about("12.0.g", "elope-trace-no-flying", plane));
    } else if state.weather == Weather::Snow && model.is_some_and(|model| model.no_snow) {
        lines.push(about("12.7", "elope-trace-no-flying", plane));
    }
    if state.hex(plane).is_none() {
        lines.push(about("10.21", "elope-trace-carrier", plane));
        if air::is_on_pegasus(data, state, plane) {
            lines.push(about("19.3", "elope-trace-pegasus", plane));
        }
        return lines;
    }
    let id = match air::unsupplied(data, state).contains(plane) {
        true => "elope-trace-base-unsupplied",
        false => "elope-trace-base-supplied",
    };
    lines.push(about("12.0.f", id, plane));
    lines
}

/// 10.2, 14.21.b, 15.1.a: a vessel has a line of its own kind, and may be frozen in.
fn vessel(data: &Data, state: &State, vessel: UnitIx) -> Vec<Message> {
    let cut = state.oc.contains(vessel);
    let id = if cut { "elope-trace-vessel-oc" } else { "elope-trace-vessel" };
    let mut lines = vec![about("10.2", "elope-trace-needs-none", vessel), about("15.1.a", id, vessel)];
    if let Some(room) = data.roster.get(vessel).capacity {
        lines.push(about("12.51.c", "elope-trace-places", vessel).with("places", args::int(room)));
    }
    let frozen = |reach| weather::is_ice_bound(data, state, data.board.reach_info(reach).water);
    if state.reach(vessel).is_some_and(frozen) {
        lines.push(about("14.21.b", "elope-trace-frozen-in", vessel));
    }
    lines.extend(naval::risks(data, state, vessel).into_iter().map(|(clause, id)| about(clause, id, vessel)));
    lines
}

/// 10.52.d, 10.62: which HQs may lead a unit, by the clause that says so.
pub(super) fn parents(data: &Data, state: &State, unit: UnitIx) -> Option<Message> {
    let hqs = condition::parents(data, state, unit);
    let counter = data.counters.get(unit);
    let brigade = counter.parent.as_deref();
    let clause = match (counter.trace, counter.nationality) {
        (TraceTo::Own, _) if brigade == Some("br_grogan_hq") => "10.62.i",
        (TraceTo::Own, _) if brigade == Some("br_sj_hq") => "10.62.j",
        (TraceTo::Own, _) => "10.62.c",
        (TraceTo::OwnOrUs, _) => "10.62.h",
        (TraceTo::UsAny, _) => "10.62.d",
        (TraceTo::AnyAllied, Nationality::Us) => "10.62.e",
        (TraceTo::AnyAllied, _) => "10.62.b",
        (TraceTo::BritishBn, _) => "10.62.f",
        (TraceTo::UsBritish, Nationality::Canadian) => "10.62.g",
        (TraceTo::UsBritish, Nationality::British) => "10.62.k",
        (TraceTo::UsBritish, _) => "10.52.d",
        (TraceTo::RedAny | TraceTo::None, _) => return None,
    };
    let message = about(clause, "elope-trace-parents", unit);
    (!hqs.is_empty()).then(|| message.with("hq", args::first(hqs)).with("others", args::others(hqs)))
}

/// 10.52.c: whether the HQ above a unit's own is nearer than its own.
pub(super) fn stands_in(data: &Data, state: &State, unit: UnitIx, nearest: Option<&HexIx>) -> Option<Message> {
    let counter = data.counters.get(unit);
    let own = counter.parent.as_deref().and_then(|id| data.roster.find(id))?;
    let above = condition::parents(data, state, unit).without(Units::one(own));
    let serves = |hq: UnitIx| state.hex(hq).is_some() && state.hex(hq) == nearest.copied();
    let stands_in = counter.trace == TraceTo::Own && !serves(own) && above.iter().any(serves);
    stands_in.then(|| about("10.52.c", "elope-trace-stands-in", unit))
}

/// 10.7: what a line to Plesetskaya is worth to a Red unit that no HQ reaches.
pub(super) fn post(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx) -> Option<Message> {
    let plesetskaya = data.board.places.plesetskaya;
    let held = side == Side::Red && state.holds_hex(data, side, plesetskaya);
    if !held || !has_line(data, state, side, hex, &[plesetskaya], ANY_LENGTH) {
        return None;
    }
    Some(match data.board.is_town_or_city(hex) {
        true => about("10.7.a", "elope-trace-town-post", unit),
        false => about("10.7.b", "elope-trace-no-post", unit),
    })
}

/// 10.4, 10.41: rivers that a line crosses without a bridge.
pub(super) fn crossings(data: &Data, state: &State, unit: UnitIx, lines: &[Vec<HexIx>]) -> Option<Message> {
    let wet =
        |pair: &[HexIx]| data.board.reach_between(pair[0], pair[1]).is_some_and(|reach| !state.bridges.contains(reach));
    let crossed = lines.iter().any(|line| line.windows(2).any(wet));
    crossed.then(|| match state.weather {
        Weather::Snow => about("10.4", "elope-trace-over-ice", unit),
        Weather::Dry | Weather::Thaw => about("10.41", "elope-trace-over-stream", unit),
    })
}

/// 10.51, 10.61, 10.82, 10.9: what the condition means, with what else there is to say about it (10.0.b, 10.0.c, 15.3.c).
pub(super) fn effects(data: &Data, state: &State, checked: &State, unit: UnitIx, hex: HexIx) -> Vec<Message> {
    let condition = |state: &State, unit: UnitIx| (state.os.contains(unit), state.oc.contains(unit));
    let (os, oc) = condition(state, unit);
    let of = |clause, id| about(clause, id, unit);
    let mut lines = Vec::new();
    if state.landed.contains(unit) {
        lines.push(of("15.3.c", "elope-trace-landed"));
    }
    lines.push(match (os, oc) {
        (false, false) => of("10.51", "elope-trace-moves-in-full"),
        (false, true) => of("10.61", "elope-trace-halved-oc"),
        (true, false) => of("10.82", "elope-trace-halved-os"),
        (true, true) => of("10.9", "elope-trace-quartered"),
    });
    if state.crossed.contains(unit) {
        lines.push(of("9.4.e", "elope-trace-crossed"));
    }
    if state.original() && state.forts.contains(hex) {
        lines.push(of("17.0.g", "elope-trace-fort"));
    }
    // Only a depot without room makes a difference (11.3.c).
    let kinds = &data.roster.kinds;
    let together = state.ground_in(data, state.side(data, unit), hex).and(kinds.troops).without(kinds.hq);
    let alike = |other: UnitIx| condition(state, other) == (os, oc);
    if together.len() > 1 && together.contains(unit) && together.iter().all(alike) {
        lines.push(of("10.0.b", "elope-trace-together"));
    }
    if (os, oc) != condition(checked, unit) {
        lines.push(of("10.0.c", "elope-trace-checked-later"));
    }
    lines
}

/// 5.0.c, 5.1: whether the hex throws a zone, and by which count.
pub(super) fn zone(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx) -> Option<Message> {
    if !state.holders[side].contains(hex) {
        return state.os.contains(unit).then(|| about("5.0.c", "elope-trace-no-zone", unit));
    }
    let here = state.ground_in(data, side, hex).without(state.os);
    let regiments = data.roster.sizes(state.options.edition).regiments;
    let clause = match side {
        Side::Red => "5.1.a",
        Side::Allied if here.meets(&regiments) => "5.1.c",
        Side::Allied => "5.1.b",
    };
    Some(about(clause, "elope-trace-zone", unit))
}
