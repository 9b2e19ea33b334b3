//! What can come of an order, and how likely it is: attacks reckoned line by line (VII.E to VII.G), two HQs that try to act
//! together (V.B), missions and interceptors (VIII.B), checks of attrition (X.attrition.1).

use engine::odds::Silent;
use engine::question::{Chances, Part, Step};
use engine::{Answer, Breach, Draft, Game, Message, Seat, Spelled, Unfinished};

use crate::combat::announce::{Plan, able, clash, left_out};
use crate::combat::odds::{self, Lines};
use crate::combat::strength::{self, Clash};
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, HqIx, Spot, Whereabouts};
use crate::order::Order;
use crate::state::State;
use crate::{activation, air, args, attrition, combat, printed};

/// What the columns of the tables are called.
pub(crate) const COLUMNS: [&str; 8] = ["1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1"];

/// What can come of an order.
pub(crate) fn odds(game: &Rossyia, state: &State, _seat: Seat, draft: &Draft) -> Result<Answer, Breach> {
    let data = game.data();
    let order = match Order::complete(data, draft) {
        Ok(order) => order,
        Err(Unfinished::Breach(breach)) => return Err(breach),
        Err(_) => return Ok(Answer::default()),
    };
    Ok(match order {
        Order::Attack(pairs) => set(game, state, &Plan::read(&pairs)?),
        Order::Resolve(at, with) => {
            let fought =
                combat::battle::announced(state, at).and_then(|number| combat::battle::clash_of(data, state, number));
            fought.map_or_else(Answer::default, |clash| {
                let part = part(game, state, &clash, with);
                let Part { outcomes, derivation, marked, .. } = part;
                Answer { outcomes, derivation, marked, ..Answer::default() }
            })
        }
        Order::Activate(hq, Some(other)) => {
            let upto = activation::limit(data, state, hq, other).unwrap_or(0);
            let chance = |together, faces: std::ops::RangeInclusive<u8>| Chances {
                result: game.spell(&activation::coordination(together)),
                weight: faces.len() as u64,
                of: 6,
                faces: faces.collect(),
            };
            let outcomes = vec![chance(true, 1..=upto), chance(false, upto + 1..=6)];
            Answer { outcomes, ..Answer::default() }
        }
        Order::Interdict(_, at) => one_die(game, |die| air::mission(data, state, at, die)),
        Order::Intercept(unit) => one_die(game, |die| air::interception(data, unit, die)),
        Order::Check(at) => checks(game, state, at),
        _ => Answer::default(),
    })
}

/// What each face of a die brings.
fn one_die(game: &Rossyia, told: impl Fn(u8) -> Message) -> Answer {
    let outcome = |die: u8| Chances { result: game.spell(&told(die)), weight: 1, of: 6, faces: vec![die] };
    Answer { outcomes: (1..=6).map(outcome).collect(), ..Answer::default() }
}

/// What checks of attrition can bring: of one unit each face of its die, of several how likely each loses how many steps
/// (X.attrition.1).
fn checks(game: &Rossyia, state: &State, at: Spot) -> Answer {
    let data = game.data();
    let (units, isolated, clause) = attrition::checking(data, state, at);
    let faces = |unit| attrition::faces(data, state, unit, at, isolated, clause);
    if let (Some(only), 1) = (units.first(), units.len()) {
        let faces = faces(only);
        return one_die(game, |die| faces[usize::from(die) - 1].1.clone());
    }
    let mut outcomes = Vec::new();
    for unit in units.iter() {
        let faces = faces(unit);
        for chunk in faces.chunk_by(|one, other| one.0 == other.0) {
            let told = Message::by(clause, "rossyia-effect-hits").with("unit", args::counter(unit));
            let result = game.spell(&told.with("hits", args::int(chunk[0].0)));
            outcomes.push(Chances { result, weight: chunk.len() as u64, of: 6, faces: Vec::new() });
        }
    }
    Answer { outcomes, ..Answer::default() }
}

/// A set of attacks, each reckoned by itself, and who must still be attacked (VII.A.3, VII.A.4, VII.A.8).
fn set(game: &Rossyia, state: &State, plan: &Plan) -> Answer {
    let data = game.data();
    let free = able(data, state).without(plan.all());
    let mut parts: Vec<Part> = Vec::new();
    for (target, attackers) in plan.combats() {
        let clash = clash(data, state, attackers, target);
        let attack = part(game, state, &clash, odds::lenders(data, state, attackers).first());
        parts.push(Part { could: could(game, state, target, free), ..attack });
    }
    parts.extend(left_out(data, state, plan).into_iter().map(|duty| Part {
        at: data.spot_name(data.ids.at_hex(duty.target)),
        could: could(game, state, data.ids.at_hex(duty.target), free),
        duty: Some(game.spell(&duty.message(data))),
        ..Part::default()
    }));
    Answer { parts, ..Answer::default() }
}

/// One attack, with the bonus of a HQ.
fn part(game: &Rossyia, state: &State, clash: &Clash, with: Option<HqIx>) -> Part {
    let data = game.data();
    let at = data.spot_name(clash.target);
    let who = clash.attackers.iter().map(|unit| data.ids.id(unit).to_owned()).collect();
    if clash.defenders.is_within(&data.kinds.hqs) {
        let result = game.spell(&Message::by("V.C.9", "rossyia-odds-hq-alone"));
        let certain = Chances { result, weight: 1, of: 1, faces: Vec::new() };
        return Part { at, who, outcomes: vec![certain], ..Part::default() };
    }
    let (book, faces) = odds::explain(data, state, clash, with);
    let reckoning = odds::quick(data, state, clash, with);
    let outcome = |(face, message): (usize, &Message)| Chances {
        result: game.spell(message),
        weight: 1,
        of: faces.len() as u64,
        faces: vec![face as u8 + 1],
    };
    let chapters: [(&'static str, &'static str, &Lines); 6] = [
        ("VII.E.1", "rossyia-odds-attack", &book.attack),
        ("VII.E.1", "rossyia-odds-defence", &book.defence),
        ("VII.F.2", "rossyia-odds-attack-shock", &book.attack_shock),
        ("VII.F.2", "rossyia-odds-defence-shock", &book.defence_shock),
        ("VII.G.1", "rossyia-odds-shifts", &book.shift),
        ("VII.G.9", "rossyia-odds-modifiers", &book.modifier),
    ];
    let mut derivation = Vec::new();
    for (clause, heading, lines) in chapters {
        // Strength and shock are reckoned in halves.
        let halves = !std::ptr::eq(lines, &book.shift) && !std::ptr::eq(lines, &book.modifier);
        let mut sum = 0;
        for (index, (message, adds)) in lines.iter().enumerate() {
            sum += adds;
            let heading = (index == 0).then(|| game.spell(&Message::by(clause, heading)));
            derivation.push(Step { heading, halves, ..Step::new(game.spell(message), *adds, sum) });
        }
    }
    let column = |odds: &crate::tables::Odds| COLUMNS[*odds as usize].to_owned();
    Part {
        at,
        who,
        columns: reckoning.table.columns.iter().map(column).collect(),
        column: reckoning.column,
        outcomes: faces.iter().enumerate().map(outcome).collect(),
        derivation,
        marked: printed::marked_combat(data, &reckoning),
        ..Part::default()
    }
}

/// Who is free and stands beside a target, each with the strength it would bring.
fn could(game: &Rossyia, state: &State, target: Spot, free: Counters) -> Vec<(String, Spelled)> {
    let data = game.data();
    let beside = |unit: &CounterIx| is_beside(data, state, *unit, target);
    let bring = |unit: CounterIx| {
        let halves = strength::attack(data, state, unit, target, &mut Silent);
        let (id, strength) =
            if halves.is_multiple_of(2) { ("rossyia-brings", halves / 2) } else { ("rossyia-brings-half", halves / 2) };
        let brings = Message::by("VII.E.1", id).with("strength", args::int(i32::from(strength)));
        (data.ids.id(unit).to_owned(), game.spell(&brings))
    };
    free.iter().filter(beside).map(bring).collect()
}

fn is_beside(data: &Data, state: &State, unit: CounterIx, target: Spot) -> bool {
    let (Some(from), Whereabouts::Hex(to)) = (state.hex(data, unit), data.ids.whereabouts(target)) else {
        return false;
    };
    data.map.grid.side_between(from, to).is_some()
}
