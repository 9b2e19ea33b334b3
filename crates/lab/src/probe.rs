//! Clauses that rest unseen in a game without mistakes: those that refuse, and those that only count in a derivation.
//! In games that are listened to, orders are also tried with something changed, and asked why.

use std::collections::{BTreeMap, BTreeSet};

use engine::conformance::{mutate, vocabulary};
use engine::{Answer, Chance, Draft, Eyes, Question, Seat, Shown, Spelled, Unfinished, Value, judge};

/// How rarely an order is asked why, and after how many orders the probe looks round the map.
const ASKED_ONCE_IN: usize = 2;
const LOOKS_ROUND_EVERY: usize = 6;
/// How many orders with a name changed, and orders given to somebody else, are tried for each order.
const ALTERED: usize = 2;
const GIVEN_TO_OTHERS: usize = 3;
/// How many counters are traced when the probe looks round.
const TRACED: usize = 4;
/// How many legal orders are drawn then, and how many of each kind are asked about.
const DRAWN: usize = 40;
const OF_EACH_KIND: usize = 2;
/// How many orders of each kind are remembered.
const REMEMBERED: usize = 8;

/// The clauses that were met.
#[derive(Default)]
pub(crate) struct Met {
    pub(crate) clauses: BTreeSet<String>,
    /// How often each refused an order.
    pub(crate) refusals: BTreeMap<String, u64>,
}

/// Tries altered orders and asks questions, beside the game.
pub(crate) struct Probe {
    chance: Chance,
    looks: usize,
    /// Orders of before, by their verb: rare kinds are tried as often as common ones.
    recent: BTreeMap<String, Vec<Draft>>,
    /// Orders that are legal now, or were when the probe last looked round: one or two of each kind.
    legal: Vec<Draft>,
    /// The names in all of them.
    words: Vec<String>,
    /// Counters in sight, and where they are.
    counters: Vec<(String, String)>,
}

impl Probe {
    pub(crate) fn new(seed: u64) -> Probe {
        let chance = Chance::new(seed ^ 0x5354_4156);
        Probe { chance, looks: 0, recent: BTreeMap::new(), legal: Vec::new(), words: Vec::new(), counters: Vec::new() }
    }

    /// Note the clauses that refuse orders like this one, and those that explain it.
    pub(crate) fn look<G: Shown>(&mut self, game: &G, state: &G::State, seat: Seat, order: &G::Order, met: &mut Met) {
        let draft = game.draft(order);
        let new = self.remember(&draft);
        if new || self.chance.one_in(ASKED_ONCE_IN) {
            for question in [Question::Why { order: draft.clone() }, Question::Odds { order: draft.clone() }] {
                ask(game, state, seat, &question, &mut met.clauses);
            }
        }
        let another_kind = !self.legal.iter().any(|legal| legal.verb == draft.verb);
        if another_kind || self.looks.is_multiple_of(LOOKS_ROUND_EVERY) {
            self.look_round(game, state, seat, &mut met.clauses);
        }
        self.looks += 1;
        for _ in 0..ALTERED {
            // This order, or one of before, with a change: most of them are wrong for a reason.
            let from = self.another(&draft);
            let altered = mutate(game.title().verbs, &from, &self.words, &mut self.chance);
            refused(game, state, seat, &altered, met);
        }
        for _ in 0..GIVEN_TO_OTHERS {
            let from = self.another(&draft);
            let given = self.given_to_another(from);
            refused(game, state, seat, &given, met);
        }
    }

    /// Keep an order for later; whether it is one of the first of its kind.
    fn remember(&mut self, draft: &Draft) -> bool {
        let of_kind = self.recent.entry(draft.verb.clone()).or_default();
        let new = of_kind.len() < REMEMBERED;
        match new {
            true => of_kind.push(draft.clone()),
            false => of_kind[self.chance.below(REMEMBERED)] = draft.clone(),
        }
        new
    }

    /// This order, another that is legal now, or one of before: any kind, then any of that kind.
    fn another(&mut self, draft: &Draft) -> Draft {
        let found = match self.chance.below(4) {
            0 => {
                let of_kind = self.recent.values().nth(self.chance.below(self.recent.len()));
                of_kind.and_then(|drafts| self.chance.pick(drafts))
            }
            1 => None,
            _ => self.chance.pick(&self.legal),
        };
        found.unwrap_or(draft).clone()
    }

    /// See who is where and what could be ordered; ask about the lines of some, and why some orders are legal.
    fn look_round<G: Shown>(&mut self, game: &G, state: &G::State, seat: Seat, clauses: &mut BTreeSet<String>) {
        let mut orders = Vec::new();
        game.draw(state, seat, DRAWN, &mut self.chance, &mut orders);
        self.chance.shuffle(&mut orders);
        self.legal.clear();
        for draft in orders.iter().map(|order| game.draft(order)) {
            if self.legal.iter().filter(|legal| legal.verb == draft.verb).count() < OF_EACH_KIND {
                for question in [Question::Why { order: draft.clone() }, Question::Odds { order: draft.clone() }] {
                    ask(game, state, seat, &question, clauses);
                }
                self.legal.push(draft);
            }
        }
        let drafts: Vec<Draft> = self.recent.values().flatten().chain(&self.legal).cloned().collect();
        self.words = vocabulary(&drafts);
        let view = game.view(state, Eyes::Seat(seat));
        self.counters = view.counters.into_iter().map(|counter| (counter.id.into(), counter.place.into())).collect();
        for _ in 0..TRACED {
            if let Some((who, _)) = self.chance.pick(&self.counters).cloned() {
                ask(game, state, seat, &Question::Trace { who }, clauses);
            }
        }
    }

    /// The same order for another counter, alone or with all that are where it is: one at the same place, or any, and
    /// then for the places around it.
    fn given_to_another(&mut self, mut draft: Draft) -> Draft {
        let place_of = |name: &String| self.counters.iter().find(|(id, _)| id == name).map(|(_, place)| place.clone());
        let named = draft.fields.iter().find_map(|(_, value)| match value {
            Value::Several(list) => list.first(),
            Value::One(name) => Some(name).filter(|name| place_of(name).is_some()),
            _ => None,
        });
        let here = named.and_then(place_of).filter(|_| self.chance.one_in(2));
        let near = self.counters.iter().filter(|(_, at)| here.as_ref().is_none_or(|here| at == here));
        let near: Vec<(String, String)> = near.cloned().collect();
        let Some((who, place)) = self.chance.pick(&near).cloned() else { return draft };
        let stays = here.is_some();
        let known = |name: &str, counters: &[(String, String)]| counters.iter().any(|(id, _)| id == name);
        let mut given = false;
        for (_, value) in &mut draft.fields {
            match value {
                Value::Several(list) if list.first().is_some_and(|name| known(name, &self.counters)) => {
                    *list = match self.chance.one_in(3) {
                        true => self.counters.iter().filter(|(_, at)| *at == place).map(|(id, _)| id.clone()).collect(),
                        false => vec![who.clone()],
                    };
                    given = true;
                }
                Value::One(name) if known(name, &self.counters) => {
                    if !given {
                        *name = who.clone();
                    }
                    given = true;
                }
                Value::One(name) if !stays && name.contains(|c: char| c.is_ascii_digit()) => {
                    *name = if self.chance.one_in(4) { place.clone() } else { beside(&place, &mut self.chance) };
                }
                Value::Path(list) if !stays => {
                    let first = beside(&place, &mut self.chance);
                    let more = self.chance.one_in(2).then(|| beside(&first, &mut self.chance));
                    *list = std::iter::once(first).chain(more).collect();
                }
                _ => {}
            }
        }
        draft
    }
}

/// A name like this one with one digit changed by one: where places are numbered, mostly one next to it.
fn beside(name: &str, chance: &mut Chance) -> String {
    let digits: Vec<usize> = name.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
    let mut bytes = name.as_bytes().to_vec();
    if let Some(at) = chance.pick(&digits) {
        let digit = bytes[*at] - b'0';
        bytes[*at] = b'0' + if chance.one_in(2) { (digit + 1) % 10 } else { (digit + 9) % 10 };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| name.to_owned())
}

/// Note the clause that an order is refused by.
fn refused<G: Shown>(game: &G, state: &G::State, seat: Seat, draft: &Draft, met: &mut Met) {
    let Err(Unfinished::Breach(breach)) = judge(game, state, seat, draft) else { return };
    if let Some(clause) = breach.clause() {
        met.clauses.insert(clause.to_owned());
        *met.refusals.entry(clause.to_owned()).or_default() += 1;
    }
}

/// Note the clauses of an answer.
fn ask<G: Shown>(game: &G, state: &G::State, seat: Seat, question: &Question, clauses: &mut BTreeSet<String>) {
    let Ok(answer) = game.answer(state, seat, question) else { return };
    let Answer { mut derivation, mut outcomes, lines, parts, .. } = answer;
    let mut told: Vec<Spelled> = lines.into_iter().flat_map(|line| [line.kind, line.broken]).flatten().collect();
    for part in parts {
        derivation.extend(part.derivation);
        outcomes.extend(part.outcomes);
        told.extend(part.duty);
    }
    told.extend(derivation.into_iter().flat_map(|step| [step.heading, Some(step.what)]).flatten());
    told.extend(outcomes.into_iter().map(|outcome| outcome.result));
    clauses.extend(told.into_iter().filter_map(|message| message.clause.map(String::from)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_beside_another_differs_by_one_in_one_digit() {
        let mut chance = Chance::new(1);
        let found: BTreeSet<String> = (0..200).map(|_| beside("3507", &mut chance)).collect();
        for expected in ["3508", "3506", "3607", "3407"] {
            assert!(found.contains(expected), "{expected}: {found:?}");
        }
        assert_eq!(beside("emtsa", &mut chance), "emtsa");
    }
}
