//! 10.0: the lines of a unit, hex by hex, and where and why they break.

use engine::question::{Line, Step};
use engine::{Answer, Game, Message};
use hexgame::{ANY_LENGTH, Trace, Traced};
use hexmap::HexIx;

use super::situation;
use crate::args;
use crate::condition::{self, archangel_serves, parents, rear, word_range};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::game::Elope;
use crate::sets::Units;
use crate::state::State;
use crate::supply_lines::{self, depots, has_line, homes, sources, with_lines};

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
        situation::without_lines(data, state, unit).iter().for_each(|message| note(message, 0));
        return answer;
    };
    let side = state.side(data, unit);
    // Lines, zones and conditions as they are now; the state keeps what the last check found (10.0.c).
    let (checked, state) = (state, &condition::checked_now(data, state));
    let (os, oc) = (state.os.contains(unit), state.oc.contains(unit));
    let here = |message: Message| message.with("unit", args::unit(unit));
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
        let nearest = posts(data, state, side, unit, hex).first().map(|post| post.hex);
        let led = [situation::parents(data, state, unit), situation::stands_in(data, state, unit, nearest.as_ref())];
        led.iter().flatten().for_each(|message| note(message, 0));
    }
    let spans = supply_lines::spans(data, state, side);
    let across = spans.iter().find(|span| span.units.contains(unit));
    if let Some(span) = across {
        note(&here(Message::by("9.5", "elope-trace-across")).with("hq", args::unit(span.hq)), 0);
    }
    let mut open: Vec<Vec<HexIx>> = Vec::new();
    // Whether a line of communications is broken.
    let mut silent = false;
    // 11.2.b: whether the supply line ends at a main source.
    let (mut at_stock, sources) = (false, sources(data, state, side));
    let from = across.map_or(hex, |span| span.from);
    let posts = match across {
        Some(span) => vec![Post { hq: Some(span.hq), hex: span.from }],
        None => posts(data, state, side, unit, hex),
    };
    let served = served(data, state, side, from, &posts);
    for need in needs(data, state, side, unit, from, &served) {
        let traced = with_lines(data, state, side, |lines| lines.trace(need.from, &need.to, need.length));
        let Traced { found, line: places } = traced;
        let broken = broken(data, state, side, &need, found);
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
    // 11.3.c: a depot has no room for it, or for its HQ.
    let supplier = served.supplier.and_then(|post| post.hq).map_or(Units::NONE, Units::one);
    if os && condition::turned_away(data, state).meets(&supplier.or(Units::one(unit))) {
        last(&here(Message::by("11.3.c", "elope-trace-no-room")));
    } else if os {
        last(&here(Message::by("10.81", "elope-trace-fails")));
    }
    if at_stock {
        last(&here(Message::by("11.2.b", "elope-trace-draws-on-stock")));
    }
    situation::crossings(data, state, unit, &open).iter().for_each(&mut last);
    if silent && !kinds.hq.contains(unit) {
        situation::post(data, state, side, unit, hex).iter().for_each(&mut last);
    }
    last(&here(Message::by("10.0.a", id)));
    situation::effects(data, state, checked, unit, hex).iter().for_each(&mut last);
    situation::zone(data, state, side, unit, hex).iter().for_each(&mut last);
    crate::directives::orders_of(data, state, unit)
        .into_iter()
        .for_each(|(clause, id)| last(&here(Message::by(clause, id))));
    answer
}

/// An HQ that a unit may trace to: the HQ, or Archangel where it serves as one.
#[derive(Clone, Copy)]
struct Post {
    hq: Option<UnitIx>,
    hex: HexIx,
}

/// 10.0.b: the HQs that units in a hex may trace to, the nearest first.
fn posts(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx) -> Vec<Post> {
    let kinds = &data.roster.kinds;
    if kinds.hq.contains(unit) {
        return vec![Post { hq: Some(unit), hex }];
    }
    let together = state.ground_in(data, side, hex).and(kinds.troops).without(kinds.hq);
    let open = together.iter().fold(Units::NONE, |all, unit| all.or(parents(data, state, unit)));
    let post = |hq: UnitIx| Some(Post { hq: Some(hq), hex: state.hex(hq)? });
    let mut posts: Vec<Post> = open.and(state.of_side(data, side)).iter().filter_map(post).collect();
    if side == Side::Allied && archangel_serves(data, state, open) {
        posts.push(Post { hq: None, hex: data.board.places.archangel });
    }
    posts.sort_by_key(|post| data.board.distance(post.hex, hex));
    posts
}

/// Which HQ supplies a unit and which commands it: the nearest that can, or the nearest that a line leads to, or the
/// nearest.
struct Served {
    supplier: Option<Post>,
    leader: Option<Post>,
}

fn served(data: &Data, state: &State, side: Side, from: HexIx, posts: &[Post]) -> Served {
    let has_line = |from, ends: &[HexIx], length| has_line(data, state, side, from, ends, length);
    let near = |post: &&Post, length: u8| has_line(from, &[post.hex], u16::from(length));
    let (four, word) = (data.tables.supply.unit_to_hq, word_range(data, state));
    let supplies = |post: &&Post| post.hq.is_none_or(|hq| !state.os.contains(hq)) && near(post, four);
    let rear = rear(data, state, side);
    let leads = |post: &&Post| near(post, word) && (post.hq.is_none() || has_line(post.hex, &rear, ANY_LENGTH));
    let nearest = |length| posts.iter().find(|post| near(post, length)).or(posts.first());
    Served {
        supplier: posts.iter().find(supplies).or_else(|| nearest(four)).copied(),
        leader: posts.iter().find(leads).or_else(|| nearest(word)).copied(),
    }
}

/// The lines that a unit needs from a hex: its own, or that of the HQ that supplies it across a river.
fn needs(data: &Data, state: &State, side: Side, unit: UnitIx, hex: HexIx, served: &Served) -> Vec<Need> {
    let table = &data.tables.supply;
    let mut supplies: Vec<HexIx> = sources(data, state, side).into_iter().collect();
    supplies.extend(depots(data, state, side).iter().filter_map(|depot| state.hex(depot)));
    let rear = rear(data, state, side);
    let need = |clause, id, from, to: &[HexIx], length| Need {
        what: Message::by(clause, id).with("unit", args::unit(unit)),
        from,
        to: to.to_vec(),
        length,
    };
    let six = u16::from(table.hq_to_depot);
    let hq_supply = |from| need("10.52.b", "elope-trace-hq-supply", from, &supplies, six);
    let hq_rear = |from| need("10.6.b", "elope-trace-hq-rear", from, &rear, ANY_LENGTH);
    if data.roster.kinds.hq.contains(unit) {
        return vec![hq_supply(hex), hq_rear(hex)];
    }
    let four = u16::from(table.unit_to_hq);
    let word = u16::from(word_range(data, state));
    let [supplier, leader] = [served.supplier, served.leader].map(|post| post.map(|post| post.hex));
    let mut needs = vec![
        need("10.8", "elope-trace-supply", hex, &supplies, six),
        need("10.52.a", "elope-trace-hq", hex, supplier.as_slice(), four),
        need("10.6.a", "elope-trace-word", hex, leader.as_slice(), word),
    ];
    needs.extend(supplier.map(hq_supply));
    needs.extend(leader.map(hq_rear));
    needs
}

/// What breaks a line.
fn broken(data: &Data, state: &State, side: Side, need: &Need, trace: Trace) -> Option<Message> {
    if need.to.is_empty() {
        return Some(Message::by(need.what.clause.map_or("10.0.c", |clause| clause.0), "elope-line-no-end"));
    }
    Some(match trace {
        Trace::Open => return None,
        Trace::HeldAt(hex) => {
            let held = state.occupied[side.enemy()].contains(hex);
            let id = if held { "elope-line-enemy" } else { "elope-line-zone" };
            Message::by("10.62.a", id).with("hex", args::hex(hex))
        }
        Trace::BarredAt(river) => {
            let message = Message::by("10.42", "elope-line-river");
            data.board.reach(river).map_or(message.clone(), |reach| message.with("river", args::reach(reach)))
        }
        Trace::TooLong { length } => {
            let clause = need.what.clause.map_or("10.0.c", |clause| clause.0);
            let message = Message::by(clause, "elope-line-too-long").with("hexes", args::int(i32::from(length)));
            message.with("limit", args::int(i32::from(need.length)))
        }
        Trace::NoWay => Message::by("10.62.a", "elope-line-no-way"),
    })
}
