//! Clauses that rest unseen in a game without mistakes: those that refuse, and those that only count in a derivation.
//! In games that are listened to, orders are also tried with something changed, and asked why.

use std::collections::BTreeSet;

use engine::conformance::{mutate, vocabulary};
use engine::{Answer, Chance, Draft, Game, Question, Seat, Verdict, judge};

/// How many altered orders are tried for each order, and how rarely an order is asked why.
const TRIES: usize = 3;
const ASKED_ONCE_IN: usize = 3;
/// How many orders are remembered for the names in them.
const REMEMBERED: usize = 60;

/// Tries altered orders and asks questions, beside the game.
pub(crate) struct Probe {
    chance: Chance,
    recent: Vec<Draft>,
}

impl Probe {
    pub(crate) fn new(seed: u64) -> Probe {
        Probe { chance: Chance::new(seed ^ 0x5354_4156), recent: Vec::new() }
    }

    /// Note the clauses that refuse orders like this one, and those that explain it.
    pub(crate) fn look<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        order: &G::Order,
        clauses: &mut BTreeSet<String>,
    ) {
        let draft = game.draft(order);
        if self.chance.one_in(ASKED_ONCE_IN) {
            for question in [Question::Why { order: draft.clone() }, Question::Odds { order: draft.clone() }] {
                if let Ok(answer) = game.answer(state, seat, &question) {
                    note(&answer, clauses);
                }
            }
        }
        match self.recent.len() < REMEMBERED {
            true => self.recent.push(draft.clone()),
            false => {
                let at = self.chance.below(REMEMBERED);
                self.recent[at] = draft.clone();
            }
        }
        let words = vocabulary(&self.recent);
        if let Some(who) = self.chance.pick(&words).filter(|_| self.recent.len() > 1).cloned()
            && let Ok(answer) = game.answer(state, seat, &Question::Trace { who })
        {
            note(&answer, clauses);
        }
        for _ in 0..TRIES {
            // An order of before, or this one, with a change: most of them are wrong for a reason.
            let from = match self.chance.one_in(2) {
                true => self.chance.pick(&self.recent).unwrap_or(&draft),
                false => &draft,
            };
            let altered = mutate(game.title().verbs, from, &words, &mut self.chance);
            if let Verdict::Forbidden(breach) = judge(game, state, seat, &altered) {
                clauses.extend(breach.clause().map(str::to_owned));
            }
        }
    }
}

fn note(answer: &Answer, clauses: &mut BTreeSet<String>) {
    let derived = answer.derivation.iter().map(|step| &step.what);
    let results = answer.outcomes.iter().map(|outcome| &outcome.result);
    let broken = answer.lines.iter().filter_map(|line| line.broken.as_ref());
    clauses.extend(derived.chain(results).chain(broken).filter_map(|message| message.clause.clone()));
}
