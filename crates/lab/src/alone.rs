//! One game, from its seed to its end.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use commander::{Player, Stopped, next_order};
use engine::journal::{SavedGame, begin, die_reason};
use engine::{
    Chance, Dice, Event, Events, Journal, Message, Outcome, Rolling, Seat, Seed, Setup, SetupFailure, Shown, carry_out,
    check_order,
};

use crate::plan::Plan;
use crate::probe::{Met, Probe};

/// What one game did so far: read also after it failed.
pub(crate) struct Tally<G: Shown> {
    pub(crate) orders: u64,
    pub(crate) kinds: BTreeMap<&'static str, u64>,
    pub(crate) met: Met,
    pub(crate) time: Duration,
    /// The orders, where they are to be verified.
    script: Vec<(Seat, G::Order)>,
}

impl<G: Shown> Default for Tally<G> {
    fn default() -> Self {
        Tally { orders: 0, kinds: BTreeMap::new(), met: Met::default(), time: Duration::ZERO, script: Vec::new() }
    }
}

/// Where and how one game is played.
pub(crate) struct Table<'a, G: Shown> {
    pub(crate) game: &'a Arc<G>,
    pub(crate) plan: &'a Plan,
    pub(crate) setup: &'a Setup,
    pub(crate) seed: u64,
    /// Whether its events are listened to.
    pub(crate) heard: bool,
}

impl<G: Shown> Table<'_, G> {
    /// Play the game and, if the plan says so, verify it. Give how it ended.
    pub(crate) fn play(&self, tally: &mut Tally<G>) -> Result<Outcome, String> {
        let start = Instant::now();
        let ended = self.play_out(tally);
        tally.time = start.elapsed();
        let (outcome, state) = ended?;
        if self.plan.verify {
            self.verify(&tally.script, &state)?;
        }
        Ok(outcome)
    }

    fn play_out(&self, tally: &mut Tally<G>) -> Result<(Outcome, G::State), String> {
        let game = self.game.as_ref();
        let mut players = self.players();
        let mut dice = Dice::seeded(Seed::from_number(self.seed), 0);
        let mut list = Vec::new();
        let mut state = begin(game, self.setup, &mut dice, &mut self.ears(&mut list)).map_err(setup_reason)?;
        let mut probe = Probe::new(self.seed);
        loop {
            if self.heard {
                collect(game, &state, &dice, &mut list, tally);
            }
            if let Some(outcome) = game.outcome(&state) {
                tally.met.clauses.extend(clause(&outcome.how).filter(|_| self.heard));
                return Ok((outcome, state));
            }
            if tally.orders >= self.plan.most_orders {
                return Err(format!("it is not over after {} orders", tally.orders));
            }
            let (seat, order) = next_order(game, &state, &mut players).map_err(|stopped| self.reason(stopped))?;
            if self.heard {
                check_order(game, &state, seat, &order).map_err(|breach| self.reason(Stopped::Refused(breach)))?;
                probe.look(game, &state, seat, &order, &mut tally.met);
            }
            dice.forget();
            carry_out(game, &mut state, seat, &order, &mut dice, &mut self.ears(&mut list))
                .map_err(|interrupt| self.reason(interrupt.into()))?;
            tally.orders += 1;
            *tally.kinds.entry(game.verb(&order).map_or("?", |verb| verb.id)).or_default() += 1;
            if self.plan.verify {
                tally.script.push((seat, order));
            }
        }
    }

    /// A player for each seat, seeded from the game's seed.
    fn players(&self) -> Vec<Box<dyn Player<G>>> {
        let mut chance = Chance::new(self.seed);
        let mut seed = || chance.below(1 << 31) as u64;
        self.plan.players.iter().map(|kind| kind.player(seed())).collect()
    }

    fn ears<'l>(&self, list: &'l mut Vec<Event>) -> Events<'l> {
        if self.heard { Events::heard_by(list) } else { Events::unheard() }
    }

    /// Write the game down order by order, read the record again and replay it: the same end must come out.
    fn verify(&self, script: &[(Seat, G::Order)], end: &G::State) -> Result<(), String> {
        let seed = Seed::from_number(self.seed);
        let begun = Journal::new(self.game.clone(), self.setup.clone(), seed, Rolling::Seeded);
        let (mut journal, _) = begun.map_err(|fault| format!("verify: {fault}"))?;
        for (at, (seat, order)) in script.iter().enumerate() {
            let given = journal.give(*seat, order, &[]);
            given.map_err(|refusal| format!("verify: order {} is refused: {refusal:?}", at + 1))?;
        }
        let saved = SavedGame::read(&journal.record(), "verify").map_err(|fault| fault.to_string())?;
        let opened = Journal::open(self.game.clone(), saved).map_err(|fault| fault.to_string())?;
        if let Some(notice) = opened.notices.first() {
            return Err(format!("verify: {}", notice.id));
        }
        let replayed = opened.journal.verify().map_err(|fault| format!("verify: {fault}"))?;
        let played = self.game.digest(end);
        match replayed == played && journal.state() == end {
            true => Ok(()),
            false => Err(format!("verify: the replay ends at {replayed}, the game at {played}")),
        }
    }

    fn reason(&self, stopped: Stopped) -> String {
        let game = self.game.as_ref();
        match stopped {
            Stopped::Nobody => "the game is not over, but nobody is asked".to_owned(),
            Stopped::NoOrder(seat) => format!("{} is asked but has no order", game.title().seat_id(seat)),
            Stopped::Refused(breach) => {
                let clause = breach.clause().unwrap_or("no clause");
                format!("an order that was offered is refused: {} ({clause})", breach.0.id)
            }
            Stopped::NoDie => "a die did not fall".to_owned(),
        }
    }
}

/// The clauses of what happened, of the dice and of what is asked now.
fn collect<G: Shown>(game: &G, state: &G::State, dice: &Dice, list: &mut Vec<Event>, tally: &mut Tally<G>) {
    tally.met.clauses.extend(list.drain(..).filter_map(|event| clause(&event.message)));
    tally.met.clauses.extend(dice.asked().iter().map(|throw| throw.clause.0.to_owned()));
    let decisions = game.title().all_seats().filter_map(|seat| game.decision(state, seat));
    tally.met.clauses.extend(decisions.filter_map(|decision| clause(&decision.prompt)));
}

fn clause(message: &Message) -> Option<String> {
    message.clause.map(|clause| clause.0.to_owned())
}

fn setup_reason(failure: SetupFailure) -> String {
    match failure {
        SetupFailure::Fault(fault) => fault.to_string(),
        SetupFailure::Die(failure) => format!("set-up: {}", die_reason(failure)),
    }
}
