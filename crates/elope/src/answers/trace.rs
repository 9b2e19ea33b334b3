//! 10.0: the lines of a unit, hex by hex, and where and why they break.

use engine::question::{Line, Step};
use engine::{Answer, Game, Message};
use hexmap::{CLOSED, Costs, Field, Flood, Grade, HexIx, Trace, Tracer};

use super::standing;
use crate::board::Ground;
use crate::condition::{self, archangel_serves, parents, rear, word_range};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::game::Elope;
use crate::lines::{self, Span, depots, homes, sources};
use crate::say;
use crate::sets::{Hexes, Hexsides, Reach, Units};
use crate::state::State;

/// A line that a unit or its HQ needs.
struct Need {
    /// What the line is for, with its clause.
    what: Message,
    from: HexIx,
    to: Vec<HexIx>,
    length: u16,
}

impl Need {
    /// 10.6: whether it is a line of communications, not of supply.
    fn is_for_orders(&self) -> bool {
        self.what.clause.is_some_and(|clause| clause.0.starts_with("10.6."))
    }
}

/// The lines of a unit: to its HQ, to a depot or source, and of its HQ to a depot or source and to the rear.
pub(super) fn trace(game: &Elope, data: &Data, state: &State, unit: UnitIx) -> Answer {
    let kinds = &data.roster.kinds;
    let mut answer = Answer::default();
    let mut note = |message: &Message, adds: i64| {
        answer.derivation.push(Step::new(game.spell(message), adds, adds));
    };
    let Some(hex) = state.hex(unit).filter(|_| kinds.troops.contains(unit)) else {
        standing::without_lines(data, state, unit).iter().for_each(|message| note(message, 0));
        return answer;
    };
    let side = state.side(data, unit);
    // Lines, zones and conditions as they are now; the state keeps what the last check found (10.0.c).
    let (checked, state) = (state, &condition::checked_now(data, state));
    let (os, oc) = (state.os.contains(unit), state.oc.contains(unit));
    let here = |message: Message| message.with("unit", say::unit(unit));
    if side == Side::Allied && state.turn <= 1 {
        let clause = if condition::is_scripted(state) { "23.1.T1.d" } else { "23.2.T1.a" };
        note(&here(Message::by(clause, "elope-trace-first-turn")), 0);
    }
    if homes(data, state, side).contains(&hex) {
        note(&here(Message::by("10.8", "elope-trace-at-source")), 0);
    }
    if !kinds.hq.contains(unit) {
        let near = data.board.near_road.contains(hex);
        let id = if near { "elope-trace-road" } else { "elope-trace-no-road" };
        note(&here(Message::by("10.52.a", id)), 0);
        let nearest = nearest_hq(data, state, side, unit, hex);
        let led = [standing::parents(data, state, unit), standing::stands_in(data, state, unit, nearest.first())];
        led.iter().flatten().for_each(|message| note(message, 0));
    }
    let spans = lines::spans(data, state, side);
    let across = spans.iter().find(|span| span.units.contains(unit));
    if let Some(span) = across {
        note(&here(Message::by("9.5", "elope-trace-across")).with("hq", say::unit(span.hq)), 0);
    }
    let obstacles = Obstacles::of(data, state, side);
    let mut open: Vec<Vec<HexIx>> = Vec::new();
    // Whether a line of communications is broken.
    let mut silent = false;
    // 11.2.b: whether the supply line ends at a main source.
    let (mut at_stock, sources) = (false, sources(data, state, side));
    let from = across.map_or(hex, |span| span.from);
    for need in needs(data, state, side, unit, from, across) {
        let (trace, places) = obstacles.trace(data, need.from, &need.to, need.length);
        let broken = broken(data, state, side, &need, trace);
        let length = places.len() as i64 - 1;
        answer.derivation.push(Step::new(game.spell(&need.what), length, length));
        let broken = broken.map(|message| game.spell(&message));
        match &broken {
            None => {
                let direct =
                    need.what.id == "elope-trace-supply" && places.last().is_some_and(|end| sources.contains(end));
                at_stock |= direct;
                open.push(places.clone());
            }
            Some(_) => silent |= need.is_for_orders(),
        }
        let kind = match need.is_for_orders() {
            true => Message::by("10.6.a", "elope-line-for-orders"),
            false => Message::by("10.8", "elope-line-for-supply"),
        };
        let places = places.into_iter().map(|hex| data.hex_name(hex)).collect();
        answer.lines.push(Line { kind: Some(game.spell(&kind)), places, broken });
    }
    let id = match (os, oc) {
        (false, false) => "elope-trace-normal",
        (false, true) => "elope-trace-oc",
        (true, false) => "elope-trace-os",
        (true, true) => "elope-trace-os-oc",
    };
    let mut last = |message: &Message| answer.derivation.push(Step::new(game.spell(message), 0, 0));
    // 11.3: every line holds, and yet a depot has no room.
    let whole = answer.lines.iter().all(|line| line.broken.is_none());
    if whole && os && (kinds.hq.contains(unit) || data.board.near_road.contains(hex)) {
        last(&here(Message::by("11.3.c", "elope-trace-no-room")));
    } else if os {
        last(&here(Message::by("10.81", "elope-trace-fails")));
    }
    if at_stock {
        last(&here(Message::by("11.2.b", "elope-trace-draws-on-stock")));
    }
    standing::crossings(data, state, unit, &open).iter().for_each(&mut last);
    if silent && !kinds.hq.contains(unit) {
        standing::post(data, state, side, unit, hex).iter().for_each(&mut last);
    }
    last(&here(Message::by("10.0.a", id)));
    standing::effects(data, state, checked, unit, hex).iter().for_each(&mut last);
    standing::zone(data, state, side, unit, hex).iter().for_each(&mut last);
    crate::standing::orders_of(data, state, unit)
        .into_iter()
        .for_each(|(clause, id)| last(&here(Message::by(clause, id))));
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
    if side == Side::Allied && archangel_serves(data, state, open) {
        hexes.push(data.board.places.archangel);
    }
    hexes.sort_by_key(|at| data.board.distance(*at, hex));
    hexes
}

/// The lines that a unit needs from a hex: its own, or that of the HQ that supplies it across a river.
fn needs(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx, across: Option<&Span>) -> Vec<Need> {
    let table = &data.tables.supply;
    let mut supplies: Vec<HexIx> = sources(data, state, side).into_iter().collect();
    supplies.extend(depots(data, state, side).iter().filter_map(|depot| state.hex(depot)));
    let rear = rear(data, state, side).to_vec();
    let by = |clause, id| Message::by(clause, id).with("unit", say::unit(unit));
    let six = u16::from(table.hq_to_depot);
    if data.roster.kinds.hq.contains(unit) {
        return vec![
            Need { what: by("10.52.b", "elope-trace-hq-supply"), from: hex, to: supplies, length: six },
            Need { what: by("10.6.b", "elope-trace-hq-rear"), from: hex, to: rear, length: CLOSED },
        ];
    }
    let hqs = across.map_or_else(|| nearest_hq(data, state, side, unit, hex), |span| vec![span.from]);
    let four = u16::from(table.unit_to_hq);
    let word = u16::from(word_range(data, state));
    let mut needs = vec![
        Need { what: by("10.8", "elope-trace-supply"), from: hex, to: supplies.clone(), length: six },
        Need { what: by("10.52.a", "elope-trace-hq"), from: hex, to: hqs.clone(), length: four },
        Need { what: by("10.6.a", "elope-trace-word"), from: hex, to: hqs.clone(), length: word },
    ];
    if let Some(hq) = hqs.first() {
        needs.push(Need { what: by("10.52.b", "elope-trace-hq-supply"), from: *hq, to: supplies, length: six });
        needs.push(Need { what: by("10.6.b", "elope-trace-hq-rear"), from: *hq, to: rear, length: CLOSED });
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
            let held = state.occupied[side.enemy()].contains(hex);
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

/// What is in the way of a side's lines (10.42, 10.62.a).
struct Obstacles {
    zone: Hexes,
    enemies: Hexes,
    rivers: Hexsides,
    /// One point for each hex on land.
    costs: Costs<HexIx>,
}

impl Obstacles {
    fn of(data: &Data, state: &State, side: Side) -> Obstacles {
        let (zone, enemies) = (state.zone[side.enemy()], state.occupied[side.enemy()]);
        let season = state.season();
        let mut rivers = Hexsides::NONE;
        for (index, info) in data.board.reaches.iter().enumerate() {
            let open = state.bridges.contains(Reach(index as u16)) || season.freezes(info.water);
            if info.grade == Grade::Major && !open {
                rivers.insert(info.side);
            }
        }
        let land = |to: HexIx| data.board.ground[to.index()] != Ground::Water;
        let costs = Costs::new(&data.board.net, |_, _, to| if land(to) { 1 } else { CLOSED });
        Obstacles { zone, enemies, rivers, costs }
    }

    /// The shortest line from a hex to any of these ends, up to a length, or what breaks it, and its hexes so far.
    fn trace(&self, data: &Data, from: HexIx, ends: &[HexIx], length: u16) -> (Trace<HexIx>, Vec<HexIx>) {
        let goals = Hexes::of(ends.iter().copied());
        let flood = Flood {
            stop: Some(self.zone.members()),
            blocked: Some(self.enemies.members()),
            barred: Some(self.rivers.members()),
            ..Flood::new(&data.board.net, &self.costs, length)
        };
        let mut tracer = Tracer::new();
        let found = tracer.trace(&flood, from, goals.members());
        // A long way round says less than what bars the short way: enemies first, then rivers.
        let past_enemies = Flood { stop: None, blocked: None, until: Some(goals.members()), ..flood };
        let past_all = Flood { barred: None, ..past_enemies };
        let mut field = Field::new();
        for short in [past_enemies, past_all] {
            if let (Trace::TooFar { .. }, Some(goal)) = (found, field.flood(&short, &[from])) {
                let mut line = field.path(goal);
                let held_up = (1..line.len()).find_map(|index| Some((index, self.held_up(data, &line, index)?)));
                if let Some((index, held_up)) = held_up {
                    line.truncate(index);
                    return (held_up, line);
                }
            }
        }
        (found, tracer.line().to_vec())
    }

    /// What keeps a line from its step to the hex at `index`.
    fn held_up(&self, data: &Data, line: &[HexIx], index: usize) -> Option<Trace<HexIx>> {
        let (before, hex) = (line[index - 1], line[index]);
        if index > 1 && self.zone.contains(before) {
            return Some(Trace::BlockedAt(before));
        }
        if self.enemies.contains(hex) {
            return Some(Trace::BlockedAt(hex));
        }
        let side = data.board.map.grid.side_between(before, hex)?;
        self.rivers.contains(side).then_some(Trace::BarredAt(side))
    }
}
