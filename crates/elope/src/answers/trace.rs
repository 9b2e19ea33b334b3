//! 10.0: the lines of a unit, hex by hex, and where and why they break.

use engine::question::{Line, Step};
use engine::{Answer, Game, Message};
use hexmap::{HexIx, Trace};

use crate::bits::Units;
use crate::condition::{self, archangel_serves, parents, rear, word_range};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::game::Elope;
use crate::lines::{ANY_LENGTH, depots, sources, with_lines};
use crate::names::hex_name;
use crate::say;
use crate::state::State;

/// A line that a unit or its HQ needs.
struct Need {
    /// What the line is for, with its clause.
    what: Message,
    from: HexIx,
    to: Vec<HexIx>,
    length: u16,
}

/// The lines of a unit: to its HQ, to a depot or source, and of its HQ to a depot or source and to the rear.
pub(super) fn trace(game: &Elope, data: &Data, state: &State, unit: UnitIx) -> Answer {
    let kinds = &data.roster.kinds;
    let mut answer = Answer::default();
    let mut note = |message: &Message, adds: i64| {
        answer.derivation.push(Step { what: game.spell(message), adds, sum: adds });
    };
    let Some(hex) = state.hex(unit).filter(|_| kinds.troops.contains(unit)) else {
        note(&Message::by("10.2", "elope-trace-needs-none").with("unit", say::unit(unit)), 0);
        return answer;
    };
    let side = state.side(data, unit);
    let found = condition::of_side(data, state, side);
    let here = |message: Message| message.with("unit", say::unit(unit));
    if side == Side::Allied && state.turn <= 1 {
        note(&here(Message::by("23.1.T1.d", "elope-trace-first-turn")), 0);
    }
    if sources(data, state, side).contains(&hex) {
        note(&here(Message::by("10.8", "elope-trace-at-source")), 0);
    }
    if !kinds.hq.contains(unit) {
        let near = data.board.near_road.contains(hex);
        let id = if near { "elope-trace-road" } else { "elope-trace-no-road" };
        note(&here(Message::by("10.52.a", id)), 0);
    }
    for need in needs(data, state, side, unit, hex) {
        let (trace, places) = with_lines(data, state, side, |lines| lines.trace(need.from, &need.to, need.length));
        let broken = broken(data, state, side, &need, trace);
        let length = places.len() as i64 - 1;
        answer.derivation.push(Step { what: game.spell(&need.what), adds: length, sum: length });
        let broken = broken.map(|message| game.spell(&message));
        answer.lines.push(Line { places: places.into_iter().map(hex_name).collect(), broken });
    }
    let id = match (found.os.contains(unit), found.oc.contains(unit)) {
        (false, false) => "elope-trace-normal",
        (false, true) => "elope-trace-oc",
        (true, false) => "elope-trace-os",
        (true, true) => "elope-trace-os-oc",
    };
    let mut last = |message: &Message| answer.derivation.push(Step { what: game.spell(message), adds: 0, sum: 0 });
    // 11.3: every line holds, and yet a depot has no room.
    let whole = answer.lines.iter().all(|line| line.broken.is_none());
    if whole && found.os.contains(unit) && (kinds.hq.contains(unit) || data.board.near_road.contains(hex)) {
        last(&here(Message::by("11.3.c", "elope-trace-no-room")));
    }
    last(&here(Message::by("10.0.a", id)));
    answer
}

/// The HQ that serves a unit best: the nearest of those that its hex may trace to (10.0.b).
fn nearest_hq(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx) -> Vec<HexIx> {
    let kinds = &data.roster.kinds;
    if kinds.hq.contains(unit) {
        return vec![hex];
    }
    let together = state.ground_in(data, side, hex).and(kinds.troops).without(kinds.hq);
    let open = together.iter().fold(Units::NONE, |all, unit| all.or(parents(data, state, unit)));
    let mut hexes: Vec<HexIx> = open.and(state.of_side(data, side)).iter().filter_map(|hq| state.hex(hq)).collect();
    if side == Side::Allied && archangel_serves(data, state) {
        hexes.push(data.board.places.archangel);
    }
    hexes.sort_by_key(|at| data.board.distance(*at, hex));
    hexes
}

fn needs(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx) -> Vec<Need> {
    let table = &data.tables.supply;
    let mut supplies: Vec<HexIx> = sources(data, state, side).into_iter().collect();
    supplies.extend(depots(data, state, side).iter().filter_map(|depot| state.hex(depot)));
    let rear = rear(data, state, side).to_vec();
    let by = |clause, id| Message::by(clause, id).with("unit", say::unit(unit));
    let six = u16::from(table.hq_to_depot);
    if data.roster.kinds.hq.contains(unit) {
        return vec![
            Need { what: by("10.52.b", "elope-trace-hq-supply"), from: hex, to: supplies, length: six },
            Need { what: by("10.6.b", "elope-trace-hq-rear"), from: hex, to: rear, length: ANY_LENGTH },
        ];
    }
    let hqs = nearest_hq(data, state, side, unit, hex);
    let four = u16::from(table.unit_to_hq);
    let word = u16::from(word_range(data, state));
    let mut needs = vec![
        Need { what: by("10.8", "elope-trace-supply"), from: hex, to: supplies.clone(), length: six },
        Need { what: by("10.52.a", "elope-trace-hq"), from: hex, to: hqs.clone(), length: four },
        Need { what: by("10.6.a", "elope-trace-word"), from: hex, to: hqs.clone(), length: word },
    ];
    if let Some(hq) = hqs.first() {
        needs.push(Need { what: by("10.52.b", "elope-trace-hq-supply"), from: *hq, to: supplies, length: six });
        needs.push(Need { what: by("10.6.b", "elope-trace-hq-rear"), from: *hq, to: rear, length: ANY_LENGTH });
    }
    needs
}

/// What breaks a line.
fn broken(data: &Data, state: &State, side: Side, need: &Need, trace: Trace<HexIx>) -> Option<Message> {
    if need.to.is_empty() {
        return Some(Message::by(need.what.clause.map_or("10.0.c", |clause| clause.0), "elope-line-no-end"));
    }
    Some(match trace {
        Trace::Open { .. } => return None,
        Trace::BlockedAt(hex) => {
            let held = state.occupied[side.enemy().index()].contains(hex);
            let id = if held { "elope-line-enemy" } else { "elope-line-zone" };
            Message::by("10.62.a", id).with("hex", say::hex(hex))
        }
        Trace::BarredAt(river) => {
            let message = Message::by("10.42", "elope-line-river");
            data.board.reach(river).map_or(message.clone(), |reach| message.with("river", say::reach(reach)))
        }
        Trace::TooFar { cost } => {
            let clause = need.what.clause.map_or("10.0.c", |clause| clause.0);
            let message = Message::by(clause, "elope-line-too-long").with("hexes", say::int(i32::from(cost)));
            message.with("limit", say::int(i32::from(need.length)))
        }
        Trace::NoWay => Message::by("10.62.a", "elope-line-no-way"),
    })
}
