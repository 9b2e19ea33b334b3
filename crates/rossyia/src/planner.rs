//! A set of attacks as it is put together (VII.A): each reckoned by itself, who could join, and who must still be attacked;
//! and the chance of two headquarters to act together before they try (V.B).

use engine::odds::Silent;
use engine::question::{Answer, Chances, Part, Step};
use engine::{Game, Message, Spelled};

use crate::activation;
use crate::args;
use crate::combat::{announce, battle, odds, strength};
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, HqIx, Spot};
use crate::state::State;
use crate::tables::Odds;

/// The attacks of a set, and those that it lacks.
pub(crate) fn set(game: &Rossyia, state: &State, pairs: &[(CounterIx, Spot)]) -> Answer {
    let data = game.data();
    let Ok(plan) = announce::Plan::read(pairs) else { return Answer::default() };
    let free = announce::able(data, state).without(plan.all());
    let attack = |(target, attackers): (Spot, Counters)| part(game, state, target, attackers, free);
    let owed = announce::left_out(data, state, &plan).into_iter().map(|duty| {
        let target = data.ids.at_hex(duty.target);
        Part {
            at: data.spot_name(target),
            could: could(game, state, target, free),
            duty: Some(game.spell(&duty.message(data))),
            ..Part::default()
        }
    });
    Answer { parts: plan.combats().map(attack).chain(owed).collect(), ..Answer::default() }
}

/// An announced combat as it would be resolved now, with the bonus of a headquarters (VII.G.5).
pub(crate) fn combat_at(game: &Rossyia, state: &State, at: Spot, with: Option<HqIx>) -> Answer {
    let data = game.data();
    let number = state.combats.iter().position(|combat| combat.target == Some(at) && !combat.resolved);
    let Some(clash) = number.and_then(|number| battle::clash_of(data, state, number)) else { return Answer::default() };
    let (derivation, outcomes) = told(game, state, &clash, with);
    // What is told when the die has fallen is told with what it costs: the faces stand in the words.
    let outcomes = outcomes.into_iter().map(|one| Chances { faces: Vec::new(), ..one }).collect();
    Answer { derivation, outcomes, ..Answer::default() }
}

/// One attack, line by line.
fn part(game: &Rossyia, state: &State, target: Spot, attackers: Counters, free: Counters) -> Part {
    let data = game.data();
    let clash = announce::clash(data, state, attackers, target);
    let reckoned = odds::quick(data, state, &clash, None);
    let (derivation, outcomes) = told(game, state, &clash, None);
    Part {
        at: data.spot_name(target),
        who: attackers.iter().map(|unit| data.ids.id(unit).to_owned()).collect(),
        could: could(game, state, target, free),
        duty: None,
        columns: reckoned.table.columns.iter().map(|odds| odds_text(*odds).to_owned()).collect(),
        column: reckoned.column,
        outcomes,
        derivation,
    }
}

/// A combat chapter by chapter, and what each face of the die brings.
fn told(game: &Rossyia, state: &State, clash: &strength::Clash, with: Option<HqIx>) -> (Vec<Step>, Vec<Chances>) {
    let data = game.data();
    let (book, faces) = odds::explain(data, state, clash, with);
    let reckoned = odds::quick(data, state, clash, with);
    let chapters = [
        ("rossyia-odds-attack", book.attack, true),
        ("rossyia-odds-defence", book.defence, true),
        ("rossyia-odds-attack-shock", book.attack_shock, true),
        ("rossyia-odds-defence-shock", book.defence_shock, true),
        ("rossyia-odds-shift", book.shift, false),
        ("rossyia-odds-modifier", book.modifier, false),
    ];
    let mut derivation = Vec::new();
    for (heading, lines, halves) in chapters {
        let mut sum = 0;
        for (index, (message, adds)) in lines.iter().enumerate() {
            sum += adds;
            let heading = (index == 0).then(|| game.spell(&Message::plain(heading)));
            derivation.push(Step { heading, halves, ..Step::new(game.spell(message), *adds, sum) });
        }
    }
    let kind = if reckoned.is_assault() { "rossyia-odds-assault" } else { "rossyia-odds-ordinary" };
    derivation.push(Step::new(game.spell(&Message::by("VII.F.5", kind)), 0, 0));
    let outcome = |(face, result): (usize, &Message)| Chances {
        result: game.spell(result),
        weight: 1,
        of: 6,
        faces: vec![face as u8 + 1],
    };
    (derivation, faces.iter().enumerate().map(outcome).collect())
}

/// Who is free and stands beside a target, each with the strength it would bring.
fn could(game: &Rossyia, state: &State, target: Spot, free: Counters) -> Vec<(String, Spelled)> {
    let data = game.data();
    let beside = |unit: &CounterIx| is_beside(data, state, *unit, target);
    let bring = |unit: CounterIx| {
        let halves = strength::attack(data, state, unit, target, &mut Silent);
        let (id, strength) =
            if halves % 2 == 0 { ("rossyia-brings", halves / 2) } else { ("rossyia-brings-half", halves / 2) };
        let brings = Message::by("VII.E.1", id).with("strength", args::int(i32::from(strength)));
        (data.ids.id(unit).to_owned(), game.spell(&brings))
    };
    free.iter().filter(beside).map(bring).collect()
}

fn is_beside(data: &Data, state: &State, unit: CounterIx, target: Spot) -> bool {
    let (Some(from), crate::ids::Whereabouts::Hex(to)) = (state.hex(data, unit), data.ids.whereabouts(target)) else {
        return false;
    };
    data.map.grid.side_between(from, to).is_some()
}

pub(crate) fn odds_text(odds: Odds) -> &'static str {
    match odds {
        Odds::OneToTwo => "1-2",
        Odds::Even => "1-1",
        Odds::ThreeToTwo => "3-2",
        Odds::Two => "2-1",
        Odds::Three => "3-1",
        Odds::Four => "4-1",
        Odds::Five => "5-1",
        Odds::Six => "6-1",
    }
}

/// V.B.1: in how many cases of six two headquarters act together.
pub(crate) fn together(game: &Rossyia, state: &State, hq: HqIx, with: HqIx) -> Answer {
    let data = game.data();
    let Some(limit) = activation::limit(data, state, hq, with) else { return Answer::default() };
    let chance = |id: &'static str, faces: std::ops::RangeInclusive<u8>| {
        let told = Message::by("V.B.1", id).with("hq", args::hq(data, hq)).with("other", args::hq(data, with));
        let faces: Vec<u8> = faces.collect();
        Chances { result: game.spell(&told), weight: faces.len() as u64, of: 6, faces: Vec::new() }
    };
    let outcomes = vec![chance("rossyia-odds-together", 1..=limit), chance("rossyia-odds-alone", limit + 1..=6)];
    Answer { outcomes, ..Answer::default() }
}
