//! What `stavka sim` prints: a table to read, or one JSON object.

use std::collections::BTreeMap;
use std::fmt::Write;

use engine::catalogue::Entry as Clause;
use engine::{Catalogue, Fault, Title};
use lab::{Failure, Plan, Report};
use serde::Serialize;

/// A report with all that is needed to tell it.
pub(super) struct Findings<'a> {
    pub(super) title: &'a Title,
    pub(super) catalogue: &'a Catalogue,
    /// The scenario; none if all were played in turn.
    pub(super) scenario: Option<&'a str>,
    pub(super) plan: &'a Plan,
    pub(super) report: &'a Report,
}

/// The JSON object.
#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    scenario: &'a str,
    players: BTreeMap<&'a str, &'static str>,
    seed: u64,
    games: u64,
    errors: usize,
    failures: Vec<JsonFailure<'a>>,
    verified: u64,
    orders: u64,
    seconds: f64,
    cores: usize,
    orders_per_second_per_core: f64,
    orders_by_kind: &'a BTreeMap<String, u64>,
    refusals_by_clause: &'a BTreeMap<String, u64>,
    clauses_never_exercised: Vec<String>,
    clauses_seldom_met: BTreeMap<&'a str, &'a str>,
    clauses_without_a_moment: BTreeMap<&'a str, &'a str>,
    clauses_wrongly_unplayed: Vec<String>,
    outcomes: BTreeMap<String, u64>,
    outcomes_by_scenario: &'a BTreeMap<String, BTreeMap<String, u64>>,
}

#[derive(Serialize)]
struct JsonFailure<'a> {
    #[serde(flatten)]
    failure: &'a Failure,
    repeat: String,
}

/// How many failures the table shows.
const FAILURES: usize = 10;
/// How wide a list of words may be.
const WIDTH: usize = 100;

impl Findings<'_> {
    fn players(&self) -> impl Iterator<Item = (&str, &'static str)> {
        self.title.seats.iter().map(|seat| seat.id.as_str()).zip(self.plan.players.iter().map(|kind| kind.id()))
    }

    /// The command that repeats one game.
    fn repeat(&self, failure: &Failure) -> String {
        let mut command = format!("stavka sim {} --scenario {}", self.title.id, failure.setup.scenario);
        for (id, value) in &failure.setup.options {
            let _ = write!(command, " --set {id}={value}");
        }
        for (seat, player) in self.players() {
            let _ = write!(command, " --{seat} {player}");
        }
        let verify = if self.plan.verify { " --verify" } else { "" };
        format!("{command} --games 1 --seed {}{verify}", failure.seed)
    }

    /// The whole report as one JSON object.
    pub(super) fn json(&self) -> Result<String, Fault> {
        let report = self.report;
        let told = |failure| JsonFailure { failure, repeat: self.repeat(failure) };
        let json = Json {
            game: &self.title.id,
            scenario: self.scenario.unwrap_or("all"),
            players: self.players().collect(),
            seed: self.plan.first_seed,
            games: report.games,
            errors: report.failures.len(),
            failures: report.failures.iter().map(told).collect(),
            verified: report.verified,
            orders: report.orders,
            seconds: (report.elapsed.as_secs_f64() * 1000.0).round() / 1000.0,
            cores: report.threads,
            orders_per_second_per_core: report.orders_per_second_per_core().round(),
            orders_by_kind: &report.orders_by_kind,
            refusals_by_clause: &report.refusals,
            clauses_never_exercised: self.never().map(|clause| clause.id.clone()).collect(),
            clauses_seldom_met: self.seldom().collect(),
            clauses_without_a_moment: self.catalogue.unplayed().collect(),
            clauses_wrongly_unplayed: report.clauses_wrongly_unplayed(self.catalogue),
            outcomes: report.outcomes(),
            outcomes_by_scenario: &report.endings,
        };
        serde_json::to_string(&json).map_err(|error| Fault::new("stavka sim", error.to_string()))
    }

    /// The report as a table.
    pub(super) fn table(&self) -> String {
        let Findings { title, plan, report, .. } = self;
        let what = match self.scenario {
            Some(id) => format!("scenario {id}"),
            None => format!("{} scenarios and options in turn", plan.setups.len()),
        };
        let seeds = (plan.first_seed, plan.first_seed.saturating_add(report.games.saturating_sub(1)));
        let players: Vec<String> = self.players().map(|(seat, player)| format!("{seat} {player}")).collect();
        let mut text =
            format!("{}: {} games, {what}, seeds {} to {}\n", title.name, grouped(report.games), seeds.0, seeds.1);
        let _ = writeln!(text, "  {}\n", players.join(" · "));
        let each = report.orders / report.games.max(1);
        let _ = writeln!(text, "  {:<10}{:>12}   {} a game", "orders", grouped(report.orders), grouped(each));
        let speed = grouped(report.orders_per_second_per_core() as u64);
        let cores = if report.threads == 1 { "1 core".to_owned() } else { format!("{} cores", report.threads) };
        let seconds = format!("{:.1} s", report.elapsed.as_secs_f64());
        let _ = writeln!(text, "  {:<10}{seconds:>12}   on {cores}; {speed} orders a second on one core", "time");
        if plan.verify {
            let _ = writeln!(text, "  {:<10}{:>12}   replayed to the same end", "verified", grouped(report.verified));
        }
        let _ = writeln!(text, "  {:<10}{:>12}", "failed", report.failures.len());
        self.failures(&mut text);
        match report.endings.len() {
            0 | 1 => counts(&mut text, "How they ended", &report.outcomes()),
            _ => {
                for (scenario, endings) in &report.endings {
                    counts(&mut text, &format!("How they ended: {scenario}"), endings);
                }
            }
        }
        counts(&mut text, "Orders by kind", &report.orders_by_kind);
        let _ = writeln!(
            text,
            "\nClauses that no event, die, prompt or outcome rested on, in {} games: {} of {}",
            grouped(report.heard),
            self.never().count(),
            self.catalogue.clauses.len()
        );
        let unexplained = self.never().filter(|clause| clause.rare.is_empty());
        wrapped(&mut text, &unexplained.map(|clause| clause.id.clone()).collect::<Vec<_>>());
        for (id, reason) in self.seldom() {
            let _ = writeln!(text, "  {id:<12} {reason}");
        }
        self.unplayed(&mut text);
        text.trim_end().to_owned()
    }

    /// Clauses that no game rested on, though some game could have.
    fn never(&self) -> impl Iterator<Item = &Clause> {
        let never = self.report.clauses_never_exercised(self.catalogue);
        self.catalogue.clauses.iter().filter(move |clause| never.contains(&clause.id))
    }

    /// Of these those that are known to be seldom met, with the reason.
    fn seldom(&self) -> impl Iterator<Item = (&str, &str)> {
        let seldom = self.never().filter(|clause| !clause.rare.is_empty());
        seldom.map(|clause| (clause.id.as_str(), clause.rare.as_str()))
    }

    /// Clauses that nothing in play can rest on, and those that are said to be such and are not.
    fn unplayed(&self, text: &mut String) {
        let count = self.catalogue.unplayed().count();
        if count > 0 {
            let clauses = if count == 1 { "clause has" } else { "clauses have" };
            let see = format!("(see `stavka rules {} --unplayed`)", self.title.id);
            let _ = writeln!(text, "{count} {clauses} no moment of their own in play {see}");
        }
        let wrong = self.report.clauses_wrongly_unplayed(self.catalogue);
        if !wrong.is_empty() {
            let _ = writeln!(text, "\nMarked as having no moment in play, yet exercised: correct the catalogue");
            wrapped(text, &wrong);
        }
    }

    fn failures(&self, text: &mut String) {
        let failures = &self.report.failures;
        for failure in failures.iter().take(FAILURES) {
            let reason = failure.reason.lines().next().unwrap_or_default();
            let _ = writeln!(text, "\n  seed {}, after {} orders: {reason}", failure.seed, failure.orders);
            let _ = writeln!(text, "    {}", self.repeat(failure));
        }
        if failures.len() > FAILURES {
            let _ = writeln!(text, "\n  … and {} more; `--json` lists all.", failures.len() - FAILURES);
        }
    }
}

/// Names with how often, the most frequent first.
fn counts(text: &mut String, heading: &str, counts: &BTreeMap<String, u64>) {
    let mut rows: Vec<(&String, &u64)> = counts.iter().collect();
    rows.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
    let all = counts.values().sum::<u64>().max(1);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let _ = writeln!(text, "\n{heading}");
    for (name, count) in rows {
        let share = format!("{:.1} %", *count as f64 * 100.0 / all as f64);
        let _ = writeln!(text, "  {name:<width$}  {:>12}  {share:>7}", grouped(*count));
    }
}

/// Words in lines of a readable width.
fn wrapped(text: &mut String, words: &[String]) {
    let mut line = String::new();
    for word in words {
        if line.chars().count() + word.chars().count() > WIDTH {
            let _ = writeln!(text, " {line}");
            line.clear();
        }
        let _ = write!(line, " {word}");
    }
    let _ = writeln!(text, " {line}");
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_game_is_told_with_the_command_that_repeats_it() {
        let shelved = crate::shelf::game("emtsa").expect("it is on the shelf");
        let title = shelved.game.title();
        let plan = Plan { verify: true, ..Plan::new(title, commander::Kind::Greedy) };
        let setup = title.setup(Some("raid"), [("mines", "off")]).expect("it is known");
        let failure = Failure { seed: 42, setup, orders: 7, reason: "panic at a.rs:1: gone\n{\"turn\":1}".into() };
        let failures = vec![failure; FAILURES + 2];
        let report = Report { games: 20, failures, ..Report::default() };
        let catalogue = shelved.game.catalogue();
        let told = Findings { title, catalogue, scenario: None, plan: &plan, report: &report };
        let command = "stavka sim emtsa --scenario raid --set greens=on --set mines=off \
                       --reds greedy --british greedy --whites greedy --games 1 --seed 42 --verify";
        let table = told.table();
        assert!(
            table.contains(&format!("  seed 42, after 7 orders: panic at a.rs:1: gone\n    {command}\n")),
            "{table}"
        );
        assert!(table.contains("… and 2 more; `--json` lists all."), "{table}");
        let json: serde_json::Value = serde_json::from_str(&told.json().expect("it is sound")).expect("it is JSON");
        assert_eq!((&json["errors"], &json["failures"][11]["repeat"]), (&12.into(), &command.into()));
        assert_eq!(json["failures"][0]["setup"]["scenario"], "raid");
    }

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 1234567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn long_lists_are_wrapped() {
        let words: Vec<String> = (0..60).map(|n| format!("15.{n}.b")).collect();
        let mut text = String::new();
        wrapped(&mut text, &words);
        assert!(text.lines().count() > 3 && text.lines().all(|line| line.len() <= WIDTH + 3), "{text}");
        assert_eq!(text.split_whitespace().count(), 60);
    }
}
