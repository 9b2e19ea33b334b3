//! A plain player: the order with the best expected gain, one at a time.
//!
//! Orders are of two sorts. After a *staying* order the seat is asked the same again: such an order is taken as long as
//! it gains anything. Of the *leaving* orders - end the phase, stand, retreat - exactly one will be given in the end:
//! they are compared with one another, and when nothing else gains the best is taken.
//!
//! The work for one decision is bounded: at most `CANDIDATES` orders are looked at, and the best of an earlier look
//! are looked at again before all orders are listed anew.

use std::cmp::Reverse;

use engine::{Chance, Game, Seat, Urgency, check_order};

use crate::Player;
use crate::lookahead::{Asked, Lookahead, Seen};

/// The most orders that are looked at for one decision, besides those without fields.
const CANDIDATES: usize = 64;
/// How often an order that depends on luck is looked at, at first and if it is among the best.
const LOOKS: (usize, usize) = (2, 6);
/// How many are among the best.
const BEST: usize = 8;
/// How many orders a seat gives in answer to the same question before it prefers to leave it.
const PATIENCE: u32 = 400;
/// How rarely a seat that may interject thinks about it.
const INTERJECTS_ONCE_IN: usize = 4;

/// Takes the order after which its side is worth most, by [`Game::worth`].
pub struct Greedy<G: Game> {
    chance: Chance,
    /// What the seat was asked last, and how many orders it has given in answer.
    last: Option<(Seat, Asked, u32)>,
    /// What else gained when all orders were looked at last, the best first.
    shortlist: Vec<G::Order>,
    /// Room for the list of orders.
    listed: Vec<G::Order>,
}

/// Whether a seat goes on answering the same question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Patience {
    /// As long as that gains.
    Left,
    /// It has gone on long enough.
    Lost,
}

/// An order with what was seen of it.
struct Candidate {
    /// Its place in the list.
    at: usize,
    /// The sum of what was gained, and in how many looks.
    gain: i64,
    looks: i64,
    stays: bool,
    chancy: bool,
    /// It has no fields: "done", "pass", "stand".
    plain: bool,
}

impl Candidate {
    /// To compare gains: in hundredths, since looks are few.
    fn mean(&self) -> i64 {
        self.gain * 100 / self.looks.max(1)
    }

    /// Add what one look saw; an order that was refused counts as not looked at.
    fn note(&mut self, seen: Option<Seen>) {
        let Some(seen) = seen else {
            self.looks = 0;
            return;
        };
        self.gain += seen.gain;
        self.looks += 1;
        self.stays &= seen.stays;
        self.chancy |= seen.chancy;
    }
}

impl<G: Game> Greedy<G> {
    /// The same seed gives the same player.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy { chance: Chance::new(seed), last: None, shortlist: Vec::new(), listed: Vec::new() }
    }

    /// Look at listed orders, the promising ones more often.
    fn look(&self, ahead: &mut Lookahead<'_, G>, game: &G, chosen: &[usize]) -> Vec<Candidate> {
        let mut seen: Vec<Candidate> = Vec::with_capacity(chosen.len());
        let (plain, others): (Vec<usize>, Vec<usize>) =
            chosen.iter().partition(|at| is_plain(game, &self.listed[**at]));
        for at in others {
            let mut candidate = Candidate { at, gain: 0, looks: 0, stays: true, chancy: false, plain: false };
            look_again(ahead, &self.listed[at], &mut candidate, LOOKS.0);
            seen.push(candidate);
        }
        // The only way to leave is taken sooner or later: what comes after it need not be known.
        let alone = plain.len() == 1 && seen.iter().all(|candidate| candidate.stays);
        for at in plain {
            let mut candidate = Candidate { at, gain: 0, looks: 0, stays: true, chancy: false, plain: true };
            match alone {
                true => candidate.note(ahead.glance(&self.listed[at])),
                false => look_again(ahead, &self.listed[at], &mut candidate, LOOKS.0),
            }
            candidate.chancy &= !alone;
            seen.push(candidate);
        }
        seen.retain(|candidate| candidate.looks > 0);
        seen.sort_by_key(|candidate| (Reverse(candidate.mean()), candidate.at));
        for candidate in seen.iter_mut().filter(|candidate| candidate.chancy).take(BEST) {
            look_again(ahead, &self.listed[candidate.at], candidate, LOOKS.1);
        }
        seen.sort_by_key(|candidate| (Reverse(candidate.mean()), candidate.at));
        seen
    }

    /// Which of the listed orders to look at: all, or some of them and those without fields.
    fn choose(&mut self, game: &G) -> Vec<usize> {
        let count = self.listed.len();
        if count <= CANDIDATES {
            return (0..count).collect();
        }
        let mut chosen: Vec<usize> = (0..count).filter(|at| is_plain(game, &self.listed[*at])).collect();
        // One from each of as many equal parts: lists go counter by counter, and each gets its share.
        for part in 0..CANDIDATES {
            let (from, to) = (part * count / CANDIDATES, (part + 1) * count / CANDIDATES);
            chosen.push(from + self.chance.below(to - from));
        }
        chosen.sort_unstable();
        chosen.dedup();
        chosen
    }

    /// The best of the shortlist that is still legal and still gains.
    fn best_of_shortlist(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Order> {
        self.listed.clear();
        let legal = self.shortlist.drain(..).filter(|order| check_order(game, state, seat, order).is_ok());
        self.listed.extend(legal);
        if self.listed.is_empty() {
            return None;
        }
        let mut ahead = Lookahead::new(game, state, seat, LOOKS.1, &mut self.chance)?;
        let all: Vec<usize> = (0..self.listed.len()).collect();
        let seen = self.look(&mut ahead, game, &all);
        let best = seen.iter().find(|candidate| candidate.stays && candidate.gain > 0)?.at;
        self.keep_shortlist(&seen, best);
        Some(self.listed.swap_remove(best))
    }

    /// Remember what else gains, for the next decisions.
    fn keep_shortlist(&mut self, seen: &[Candidate], taken: usize) {
        let gains = seen.iter().filter(|one| one.stays && one.gain > 0 && one.at != taken);
        self.shortlist = gains.take(BEST).map(|one| self.listed[one.at].clone()).collect();
    }

    fn best_of_all(&mut self, game: &G, state: &G::State, seat: Seat, patience: Patience) -> Option<G::Order> {
        self.listed.clear();
        game.draw(state, seat, CANDIDATES, &mut self.chance, &mut self.listed);
        if self.listed.len() < 2 {
            return self.listed.pop();
        }
        let Some(mut ahead) = Lookahead::new(game, state, seat, LOOKS.1, &mut self.chance) else {
            return game.sample(state, seat, &mut self.chance);
        };
        let chosen = self.choose(game);
        let seen = self.look(&mut ahead, game, &chosen);
        // Whoever cannot leave yet, and has found no way to, tries anything.
        if patience == Patience::Lost && seen.iter().all(|candidate| candidate.stays) {
            return game.sample(state, seat, &mut self.chance);
        }
        let best = pick(&seen, patience)?;
        self.keep_shortlist(&seen, best);
        Some(self.listed.swap_remove(best))
    }

    /// An interjection, if it gains: otherwise it is better to be silent.
    fn interject(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Order> {
        if !self.chance.one_in(INTERJECTS_ONCE_IN) {
            return None;
        }
        self.listed.clear();
        game.draw(state, seat, CANDIDATES, &mut self.chance, &mut self.listed);
        let mut ahead = Lookahead::new(game, state, seat, LOOKS.1, &mut self.chance)?;
        let chosen = self.choose(game);
        let best = self.look(&mut ahead, game, &chosen).into_iter().next().filter(|best| best.gain > 0)?;
        Some(self.listed.swap_remove(best.at))
    }
}

fn look_again<G: Game>(ahead: &mut Lookahead<'_, G>, order: &G::Order, candidate: &mut Candidate, looks: usize) {
    while (candidate.looks as usize) < looks {
        let seen = ahead.look(order, candidate.looks as usize);
        candidate.note(seen);
        if seen.is_none() || !candidate.chancy {
            return;
        }
    }
}

fn is_plain<G: Game>(game: &G, order: &G::Order) -> bool {
    game.verb(order).is_some_and(|verb| verb.fields.is_empty())
}

/// The best of what was seen, sorted by gain: the staying order that gains most, unless a leaving one with a purpose
/// gains more; else the best leaving one, where those without fields win ties.
fn pick(seen: &[Candidate], patience: Patience) -> Option<usize> {
    let stays = seen.iter().find(|one| one.stays && one.gain > 0 && patience == Patience::Left);
    let purpose = seen.iter().find(|one| !one.stays && !one.plain);
    if let Some(best) = stays
        && purpose.is_none_or(|purpose| purpose.mean() <= best.mean())
    {
        return Some(best.at);
    }
    let leaving = seen.iter().filter(|one| !one.stays);
    let best = leaving.max_by_key(|one| (one.mean(), one.plain, Reverse(one.at)));
    best.or(seen.first()).map(|one| one.at)
}

impl<G: Game> Player<G> for Greedy<G> {
    fn order(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Order> {
        if game.decision(state, seat)?.urgency == Urgency::May {
            return self.interject(game, state, seat);
        }
        let asked = Asked::now(game, state, seat);
        let given = match self.last {
            Some((who, before, given)) if who == seat && before == asked => given + 1,
            _ => {
                self.shortlist.clear();
                0
            }
        };
        self.last = Some((seat, asked, given));
        let patience = if given < PATIENCE { Patience::Left } else { Patience::Lost };
        if patience == Patience::Left
            && let Some(order) = self.best_of_shortlist(game, state, seat)
        {
            return Some(order);
        }
        self.best_of_all(game, state, seat, patience)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(at: usize, gain: i64, stays: bool, plain: bool) -> Candidate {
        Candidate { at, gain, looks: 1, stays, chancy: false, plain }
    }

    #[test]
    fn when_nothing_gains_the_phase_ends() {
        let (march, done) = (seen(0, 0, true, false), seen(1, -5, false, true));
        assert_eq!(pick(&[march, done], Patience::Left), Some(1));
    }

    #[test]
    fn what_gains_and_gives_nothing_away_comes_before_the_end_of_the_phase() {
        let (done, march) = (seen(1, 20, false, true), seen(0, 1, true, false));
        assert_eq!(pick(&[done, march], Patience::Left), Some(0));
    }

    #[test]
    fn of_the_orders_that_leave_the_best_is_taken_and_the_plain_one_if_they_are_equal() {
        let orders = |stand: i64, retreat: i64| [seen(0, stand, false, true), seen(1, retreat, false, false)];
        assert_eq!(pick(&orders(-4, -9), Patience::Left), Some(0));
        assert_eq!(pick(&orders(-9, -4), Patience::Left), Some(1));
        assert_eq!(pick(&orders(-4, -4), Patience::Left), Some(0));
    }

    #[test]
    fn an_attack_that_gains_more_than_a_march_comes_first() {
        let (attack, march, done) = (seen(2, 9, false, false), seen(0, 3, true, false), seen(1, 0, false, true));
        assert_eq!(pick(&[attack, march, done], Patience::Left), Some(2));
    }

    #[test]
    fn who_has_ordered_too_long_leaves() {
        let (march, done) = (seen(0, 3, true, false), seen(1, 0, false, true));
        assert_eq!(pick(&[march, done], Patience::Lost), Some(1));
    }

    #[test]
    fn where_there_is_no_way_to_leave_the_best_order_is_taken() {
        assert_eq!(pick(&[seen(3, -1, true, false), seen(0, -2, true, false)], Patience::Left), Some(3));
        assert_eq!(pick(&[], Patience::Left), None);
    }
}
