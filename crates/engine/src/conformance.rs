//! The conformance suite: what every game must satisfy, whatever it is about. It plays games at random, over all
//! scenarios and options, and checks the contract of [`Game`](crate::Game) at every decision.
//!
//! A game's tests call [`run`] and look at the [`Report`], so that a suite that checked nothing fails too. A game that
//! can be put into situations is also held to what it tells: [`explanations`].

mod explanations;
mod mutate;
mod points;
mod twins;

pub use explanations::{Held, explanations, explanations_in};
pub use mutate::{mutate, vocabulary};

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use crate::chance::Chance;
use crate::decision::Urgency;
use crate::dice::Seed;
use crate::execute::awaited;
use crate::journal::{Journal, Rolling, SavedGame};
use crate::message::Message;
use crate::seat::Seat;
use crate::shown::Shown;
use crate::title::Setup;

/// How much to play.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Games for each scenario and set of options.
    pub games: u64,
    /// The first seed; each game takes the next.
    pub first_seed: u64,
    /// The most orders that a player turn may take.
    pub orders_per_turn: usize,
    /// The most orders that a game may take.
    pub orders_per_game: usize,
    /// Decisions and orders are looked at once in so many: 1 for all. A big game with thousands of legal orders looks at
    /// fewer.
    pub looks_every: usize,
    /// The costly checks are made once in so many looks.
    pub thoroughly_every: usize,
    /// Whether the game has secrets. If it has, twins must differ, or nothing was compared.
    pub secrets: bool,
}

/// What was done.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Orders carried out.
    pub orders: u64,
    /// Orders by verb.
    pub by_verb: BTreeMap<String, u64>,
    /// Orders that paused with a rest.
    pub paused: u64,
    /// Orders of several steps compared with their single steps.
    pub split: u64,
    /// Orders given by a seat that was not waited for.
    pub interjections: u64,
    /// Altered orders that were refused, by clause.
    pub refused: BTreeMap<String, u64>,
    /// Altered orders that were accepted, and carried out.
    pub accepted: u64,
    /// Orders tried by seats that had no decision.
    pub out_of_turn: u64,
    /// Orders undone and redone.
    pub undone: u64,
    /// Sealed answers withdrawn after another seat had answered.
    pub withdrawn: u64,
    /// Pairs of sealed answers given in both orders.
    pub commuted: u64,
    /// Orders that some eyes could not notice, each with those eyes.
    pub unnoticed: u64,
    /// Twins compared.
    pub twins: u64,
    /// Twins that really differed.
    pub distinct_twins: u64,
    /// Orders by which twins were played forward.
    pub twin_orders: u64,
    /// Twins that parted because something was revealed.
    pub twins_parted: u64,
    /// Records written, read and replayed.
    pub records: u64,
    /// How games ended.
    pub outcomes: BTreeMap<String, u64>,
    /// Clauses that decisions and events rested on.
    pub clauses: BTreeSet<&'static str>,
    /// The most orders that any player turn took.
    pub longest_turn: usize,
}

/// A broken property, with all that is needed to see it again.
pub struct Failure {
    /// Which game, setup and seed.
    pub game: String,
    /// What does not hold, and the facts.
    pub broken: String,
    /// The record up to there.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}\n\n{}", self.game, self.broken, self.record)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Play every set-up, and check.
pub fn run<G: Shown>(game: &Arc<G>, plan: &Plan) -> Result<Report, Failure> {
    run_in(game, plan, game.title().all_setups())
}

/// Play some set-ups, and check: for a game with too many to play in a test.
pub fn run_in<G: Shown>(game: &Arc<G>, plan: &Plan, setups: Vec<Setup>) -> Result<Report, Failure> {
    let mut report = Report::default();
    let mut seed = plan.first_seed;
    let title = game.title();
    let failed = |broken: String| Failure { game: title.id.clone(), broken, record: String::new() };
    if let Some(id) = title.faulty_id() {
        return Err(failed(format!("the id {id:?} is not a single word")));
    }
    if title.seats.len() > 16 {
        return Err(failed("there are more than 16 seats".into()));
    }
    for setup in setups.into_iter().filter(|setup| game.fits(setup)) {
        let played = title.seats.iter().filter(|seat| title.is_played(seat, &setup)).count();
        if title.of_setup(&setup).seats.len() != played {
            return Err(failed("a seat that is not in every set-up comes before one that is there without it".into()));
        }
        for _ in 0..plan.games {
            play(game, plan, setup.clone(), seed, &mut report)?;
            seed += 1;
        }
    }
    if plan.secrets && report.distinct_twins == 0 {
        return Err(failed("no twin differs from its state: nothing is dealt anew".into()));
    }
    Ok(report)
}

fn play<G: Shown>(game: &Arc<G>, plan: &Plan, setup: Setup, seed: u64, report: &mut Report) -> Result<(), Failure> {
    let name = format!("{}, {:?}, seed {seed}", game.title().id, setup);
    let begun = Journal::new(game.clone(), setup, Seed::from_number(seed), Rolling::Seeded);
    let (mut journal, events) = begun.map_err(|fault| Failure {
        game: name.clone(),
        broken: format!("the set-up fails: {fault}"),
        record: String::new(),
    })?;
    events.iter().for_each(|event| note_clause(&event.message, report));
    let mut chance = Chance::new(seed);
    let played = play_on(&mut journal, plan, &mut chance, report);
    let finished = played.and_then(|()| finish(&journal, report));
    finished.map_err(|broken| Failure { game: name, broken, record: journal.record() })
}

fn play_on<G: Shown>(
    journal: &mut Journal<G>,
    plan: &Plan,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), String> {
    let mut turn = (0, 0);
    while journal.game().outcome(journal.state()).is_none() {
        let looks = plan.looks_every < 2 || chance.one_in(plan.looks_every);
        let thorough = looks && chance.one_in(plan.thoroughly_every.max(1));
        if looks {
            points::check_decision_point(journal, chance, thorough, report)?;
        }
        if thorough {
            twins::compare(journal, chance, report)?;
        }
        let (seat, urgency, order) = choose(journal, chance)?;
        if looks {
            points::check_order(journal, seat, &order, chance, report)?;
        }
        let before = journal.state().clone();
        let played =
            journal.give(seat, &order, &[]).map_err(|refusal| format!("a legal order is refused: {refusal:?}"))?;
        played.events.iter().for_each(|event| note_clause(&event.message, report));
        report.orders += 1;
        report.paused += u64::from(played.rest.is_some());
        report.interjections += u64::from(urgency == Urgency::May);
        *report.by_verb.entry(journal.game().draft(&order).verb).or_default() += 1;
        if thorough {
            points::check_undo(journal, seat, &before, report)?;
            points::check_record(journal, report)?;
        }
        let now = journal.game().player_turn(journal.state());
        turn = if turn.0 == now { (now, turn.1 + 1) } else { (now, 1) };
        report.longest_turn = report.longest_turn.max(turn.1);
        if turn.1 > plan.orders_per_turn {
            return Err(format!("player turn {now} takes more than {} orders", plan.orders_per_turn));
        }
        if journal.entries().len() > plan.orders_per_game {
            return Err(format!("the game takes more than {} orders", plan.orders_per_game));
        }
    }
    Ok(())
}

/// A seat that is waited for, now and then one that may interject, and one of its orders.
fn choose<G: Shown>(journal: &Journal<G>, chance: &mut Chance) -> Result<(Seat, Urgency, G::Order), String> {
    let (game, state) = (journal.game(), journal.state());
    let waiting: Vec<Seat> = awaited(game, state).collect();
    let may = |seat: &Seat| game.decision(state, *seat).is_some_and(|decision| decision.urgency == Urgency::May);
    let may: Vec<Seat> = game.title().all_seats().filter(may).collect();
    let pool = if !may.is_empty() && chance.one_in(8) { &may } else { &waiting };
    let seat = *chance.pick(pool).ok_or("the game is not over, but nobody is asked")?;
    let urgency = game.decision(state, seat).map_or(Urgency::Asked, |decision| decision.urgency);
    let order = game.sample(state, seat, chance);
    let order = order.ok_or_else(|| format!("{} is asked but has no order", game.title().seat_id(seat)))?;
    Ok((seat, urgency, order))
}

fn finish<G: Shown>(journal: &Journal<G>, report: &mut Report) -> Result<(), String> {
    let game = journal.game();
    let Some(outcome) = game.outcome(journal.state()) else {
        return Err("the game stopped before its end".into());
    };
    for seat in game.title().all_seats() {
        let mut orders = Vec::new();
        game.orders(journal.state(), seat, &mut orders);
        if game.decision(journal.state(), seat).is_some() || !orders.is_empty() {
            return Err(format!("the game is over, but {} still has orders", game.title().seat_id(seat)));
        }
    }
    let digest = journal.verify().map_err(|fault| format!("replay fails: {fault}"))?;
    if digest != journal.digest() {
        return Err("replay leads to another fingerprint".into());
    }
    points::check_record(journal, report)?;
    note_clause(&outcome.how, report);
    report.games += 1;
    *report.outcomes.entry(spelled(game, &outcome.how)).or_default() += 1;
    Ok(())
}

fn note_clause(message: &Message, report: &mut Report) {
    report.clauses.extend(message.clause.map(|clause| clause.0));
}

/// A message as one line, to compare and to count.
fn spelled<G: Shown>(game: &G, message: &Message) -> String {
    serde_json::to_string(&game.spell(message)).unwrap_or_default()
}

/// A clause that a message rests on must be in the catalogue.
fn check_clause<G: Shown>(game: &G, message: &Message) -> Result<(), String> {
    match message.clause {
        Some(clause) if game.catalogue().clause(clause.0).is_none() => {
            Err(format!("{} cites {}, which the catalogue does not have", message.id, clause.0))
        }
        _ => Ok(()),
    }
}

/// Open a record of a journal.
fn reopen<G: Shown>(journal: &Journal<G>, text: &str) -> Result<Journal<G>, String> {
    let saved = SavedGame::read(text, "record").map_err(|fault| fault.to_string())?;
    let opened = Journal::open(journal.shared_game(), saved).map_err(|fault| fault.to_string())?;
    match opened.notices.first() {
        Some(notice) => Err(notice.id.to_string()),
        None => Ok(opened.journal),
    }
}
