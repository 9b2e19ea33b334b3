//! What came of the games, added up. Sums and sets only, so that the order in which games end does not matter.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use engine::{Catalogue, Setup};
use serde::Serialize;

/// What came of many games.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Report {
    /// Games played, those that failed included.
    pub games: u64,
    /// Games that were listened to.
    pub heard: u64,
    /// Games that were replayed from their record to the same end.
    pub verified: u64,
    /// The games that failed, in the order of their seeds.
    pub failures: Vec<Failure>,
    /// Orders carried out.
    pub orders: u64,
    /// How many of each kind.
    pub orders_by_kind: BTreeMap<String, u64>,
    /// How games ended, by scenario: `red: emtsa-won (7.2)`, the winner, the text's id and the clause.
    pub endings: BTreeMap<String, BTreeMap<String, u64>>,
    /// Clauses that an event, a die, a prompt or an outcome rested on, in the games that were listened to.
    pub clauses: BTreeSet<String>,
    /// How often each clause refused an order that the probe had altered, in the same games.
    pub refusals: BTreeMap<String, u64>,
    /// From the first game's beginning to the last one's end.
    pub elapsed: Duration,
    /// Orders and time of the games by which speed is measured.
    pub measured: (u64, Duration),
    /// On how many cores they were played.
    pub threads: usize,
}

/// A game that failed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The seed that repeats it, with the same setup and players.
    pub seed: u64,
    /// Scenario and options.
    pub setup: Setup,
    /// After how many orders.
    pub orders: u64,
    /// What went wrong.
    pub reason: String,
}

impl Report {
    /// Orders a second on one core.
    pub fn orders_per_second_per_core(&self) -> f64 {
        let (orders, time) = self.measured;
        if time.is_zero() { 0.0 } else { orders as f64 / time.as_secs_f64() }
    }

    /// How games ended, whatever the scenario.
    pub fn outcomes(&self) -> BTreeMap<String, u64> {
        let mut all = BTreeMap::new();
        self.endings.values().for_each(|endings| add(&mut all, endings.clone()));
        all
    }

    /// The clauses of a catalogue that no game rested on, though some game could have: not those that are marked as
    /// having no moment of their own in play.
    pub fn clauses_never_exercised(&self, catalogue: &Catalogue) -> Vec<String> {
        let played = catalogue.clauses.iter().filter(|clause| clause.unplayed.is_empty());
        played.map(|clause| &clause.id).filter(|id| !self.clauses.contains(*id)).cloned().collect()
    }

    /// The clauses that are marked as having no moment in play, though a game rested on them: the mark is wrong.
    pub fn clauses_wrongly_unplayed(&self, catalogue: &Catalogue) -> Vec<String> {
        catalogue.unplayed().map(|(id, _)| id.to_owned()).filter(|id| self.clauses.contains(id)).collect()
    }

    /// This report and another, added up.
    pub(crate) fn with(mut self, other: Report) -> Report {
        self.games += other.games;
        self.heard += other.heard;
        self.verified += other.verified;
        self.orders += other.orders;
        add(&mut self.orders_by_kind, other.orders_by_kind);
        for (scenario, endings) in other.endings {
            add(self.endings.entry(scenario).or_default(), endings);
        }
        self.clauses.extend(other.clauses);
        add(&mut self.refusals, other.refusals);
        self.failures.extend(other.failures);
        self.failures.sort_by_key(|failure| failure.seed);
        self.measured = (self.measured.0 + other.measured.0, self.measured.1 + other.measured.1);
        self
    }
}

fn add(to: &mut BTreeMap<String, u64>, other: BTreeMap<String, u64>) {
    for (key, count) in other {
        *to.entry(key).or_default() += count;
    }
}
