//! What is told and what then happens agree: reach, prices, lines and odds.
//!
//! A game reads off its own answers what they promise ([`Staging::claims`]): scripts in the vocabulary of its clause
//! tests, which must run on the state that was asked about. Odds need no script: an outcome is the message that is told
//! when its face falls.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Failure, Plan, choose};
use crate::chance::Chance;
use crate::dice::{Dice, Seed};
use crate::draft::Value;
use crate::event::Events;
use crate::execute::carry_out;
use crate::journal::{Journal, Rolling};
use crate::message::Spelled;
use crate::notation;
use crate::question::{Answer, Chances, Question};
use crate::script::{self, Staging};
use crate::seat::{Eyes, Seat};
use crate::shown::Shown;
use crate::title::Setup;

/// How many claims of one answer are tried.
const CLAIMS: usize = 6;

/// How many counters are asked about at a look.
const COUNTERS: usize = 20;

/// How often an order whose odds were told is carried out.
const THROWS: u64 = 3;

/// What was compared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Held {
    /// Claims that held, by what was asked: `reach`, `why`, `odds`, `trace`.
    pub claims: BTreeMap<&'static str, u64>,
    /// Dice that brought what was told of them.
    pub dice: u64,
}

/// Play at random, ask, and compare what is told with what happens.
pub fn explanations<G: Staging + Shown>(game: &Arc<G>, plan: &Plan) -> Result<Held, Failure> {
    explanations_in(game, plan, game.title().all_setups())
}

/// The same in some set-ups: for a game with too many to play in a test.
pub fn explanations_in<G: Staging + Shown>(game: &Arc<G>, plan: &Plan, setups: Vec<Setup>) -> Result<Held, Failure> {
    let mut held = Held::default();
    let setups = setups.into_iter().filter(|setup| game.fits(setup));
    for (seed, setup) in (plan.first_seed..).zip(setups.flat_map(|setup| vec![setup; plan.games as usize])) {
        play(game, plan, setup, seed, &mut held)?;
    }
    Ok(held)
}

fn play<G: Staging + Shown>(
    game: &Arc<G>,
    plan: &Plan,
    setup: Setup,
    seed: u64,
    held: &mut Held,
) -> Result<(), Failure> {
    let name = format!("{}, {setup:?}, seed {seed}", game.title().id);
    let begun = Journal::new(game.clone(), setup, Seed::from_number(seed), Rolling::Seeded);
    let (mut journal, _) = begun.map_err(|fault| Failure {
        game: name.clone(),
        broken: format!("the set-up fails: {fault}"),
        record: String::new(),
    })?;
    let mut chance = Chance::new(seed);
    let played = play_on(&mut journal, plan, &mut chance, held);
    played.map_err(|broken| Failure { game: name, broken, record: journal.record() })
}

fn play_on<G: Staging + Shown>(
    journal: &mut Journal<G>,
    plan: &Plan,
    chance: &mut Chance,
    held: &mut Held,
) -> Result<(), String> {
    while journal.game().outcome(journal.state()).is_none() && journal.entries().len() < plan.orders_per_game {
        let (seat, _, order) = choose(journal, chance)?;
        if plan.looks_every < 2 || chance.one_in(plan.looks_every) {
            look(journal.game(), journal.state(), seat, &order, chance, held)?;
        }
        check_odds(journal.game(), journal.state(), seat, &order, held)?;
        journal.give(seat, &order, &[]).map_err(|refusal| format!("a legal order is refused: {refusal:?}"))?;
    }
    Ok(())
}

/// Ask about counters in sight, and about an order that is given next.
fn look<G: Staging + Shown>(
    game: &G,
    state: &G::State,
    seat: Seat,
    order: &G::Order,
    chance: &mut Chance,
    held: &mut Held,
) -> Result<(), String> {
    let mut counters: Vec<String> =
        game.view(state, Eyes::Seat(seat)).counters.into_iter().map(|counter| counter.id.into()).collect();
    while counters.len() > COUNTERS {
        counters.swap_remove(chance.below(counters.len()));
    }
    for id in counters {
        ask(game, state, seat, Question::Trace { who: id.clone() }, chance, held)?;
        ask(game, state, seat, Question::Reach { who: vec![id] }, chance, held)?;
    }
    let draft = game.draft(order);
    if let Some((_, Value::Several(who))) = draft.fields.first() {
        ask(game, state, seat, Question::Reach { who: who.clone() }, chance, held)?;
    }
    ask(game, state, seat, Question::Why { order: draft.clone() }, chance, held)?;
    ask(game, state, seat, Question::Odds { order: draft }, chance, held)
}

/// Every claim of an answer runs, or some of them where there are many.
fn ask<G: Staging + Shown>(
    game: &G,
    state: &G::State,
    seat: Seat,
    question: Question,
    chance: &mut Chance,
    held: &mut Held,
) -> Result<(), String> {
    let Ok(answer) = game.answer(state, seat, &question) else { return Ok(()) };
    let mut claims = game.claims(state, seat, &question, &answer);
    while claims.len() > CLAIMS {
        claims.swap_remove(chance.below(claims.len()));
    }
    let kind = match question {
        Question::Reach { .. } => "reach",
        Question::Why { .. } => "why",
        Question::Odds { .. } => "odds",
        Question::Trace { .. } => "trace",
        Question::Threat => "threat",
        Question::Overlay { .. } => "overlay",
    };
    for claim in claims {
        script::run(game, state.clone(), &[], &claim).map_err(|found| {
            let asked = serde_json::to_string(&question).unwrap_or_default();
            let answer = serde_json::to_string_pretty(&answer).unwrap_or_default();
            format!("what is told does not hold: {asked} promises\n{claim}\nbut {found}\n{answer}")
        })?;
        *held.claims.entry(kind).or_default() += 1;
    }
    Ok(())
}

/// Where one die decides, each face brings what was told of it.
fn check_odds<G: Shown>(
    game: &G,
    state: &G::State,
    seat: Seat,
    order: &G::Order,
    held: &mut Held,
) -> Result<(), String> {
    let draft = game.draft(order);
    let text = notation::print(game.title().verbs, &draft);
    let Ok(Answer { outcomes, .. }) = game.answer(state, seat, &Question::Odds { order: draft }) else { return Ok(()) };
    if outcomes.iter().any(|chances| chances.weight > chances.of) {
        return Err(format!("`{text}` has odds of more than one"));
    }
    if outcomes.is_empty() || outcomes.iter().any(|chances| chances.faces.is_empty()) {
        return Ok(());
    }
    for seed in 0..THROWS {
        let (mut state, mut events) = (state.clone(), Vec::new());
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        carry_out(game, &mut state, seat, order, &mut dice, &mut Events::heard_by(&mut events))
            .map_err(|interrupt| format!("a legal order stops: {interrupt:?}"))?;
        // Others are still to be asked before the die falls.
        let Some(die) = dice.fallen().first().map(|die| die.value) else { return Ok(()) };
        let heard: Vec<Spelled> = events.iter().map(|event| game.spell(&event.message)).collect();
        let brings = |chances: &&Chances| chances.faces.iter().any(|face| u16::from(*face) == die);
        let expected = outcomes.iter().find(brings).map(|chances| &chances.result);
        if !expected.is_some_and(|expected| heard.contains(expected)) {
            return Err(format!("`{text}`: a {die} was told to bring {expected:?}, and brings {heard:?}"));
        }
        held.dice += 1;
    }
    Ok(())
}
