//! Which clauses have tests: read from the tests themselves, not from a list kept by hand.
//!
//! A clause test calls `check(&["4.6", "4.6#2"], "…")`: it proves clause 4.6, and the second of its checks; one that
//! needs no script says `cites(&["4.6"])`. The scan is textual; it knows `#[test]`, the function's name and the list.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::catalogue::Catalogue;

/// A test and what it cites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The test's name.
    pub test: String,
    /// Clauses (`4.6`) and checks (`4.6#2`).
    pub cites: Vec<String>,
}

/// The tests of a source file that cite something.
pub fn scan(source: &str) -> Vec<Cited> {
    let mut found = Vec::new();
    for part in source.split("#[test]").skip(1) {
        let name = part.split_once("fn ").and_then(|(_, rest)| rest.split_once('(')).map(|(name, _)| name.trim());
        let mut cites = Vec::new();
        // A test may prove several things, one script after another.
        for call in part.split("check(").skip(1).chain(part.split("cites(").skip(1)) {
            let list = call.trim_start().strip_prefix("&[").and_then(|rest| rest.split_once(']'));
            let quoted = list.map_or("", |(list, _)| list).split('"').skip(1).step_by(2);
            cites.extend(quoted.map(str::to_owned));
        }
        if let (Some(name), false) = (name, cites.is_empty()) {
            found.push(Cited { test: name.to_owned(), cites });
        }
    }
    found
}

/// How far the tests cover a catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The game's id.
    pub game: String,
    /// How many clauses there are.
    pub clauses: usize,
    /// How many of them a test cites.
    pub covered: usize,
    /// How many checks there are.
    pub checks: usize,
    /// How many of them a test cites.
    pub checks_covered: usize,
    /// Clauses and checks without a test.
    pub missing: Vec<String>,
    /// The tests of each clause; not part of the summary.
    #[serde(skip)]
    pub tests: BTreeMap<String, Vec<String>>,
    /// Cited, but not in the catalogue.
    #[serde(skip)]
    pub unknown: Vec<String>,
}

/// Compare a catalogue with the tests. Citing a check cites its clause.
pub fn coverage(catalogue: &Catalogue, tests: &[Cited]) -> Coverage {
    let mut cited: BTreeSet<&str> = BTreeSet::new();
    let mut by_clause: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut unknown = Vec::new();
    for Cited { test, cites } in tests {
        for cite in cites {
            let (clause, number) = cite.split_once('#').map_or((cite.as_str(), None), |(id, n)| (id, Some(n)));
            let entry = catalogue.clause(clause);
            let checks = entry.map_or(0, |entry| entry.checks.len());
            let known = number.is_none_or(|number| number.parse().is_ok_and(|n: usize| (1..=checks).contains(&n)));
            if entry.is_none() || !known {
                unknown.push(format!("{test}: {cite}"));
                continue;
            }
            cited.extend([clause, cite.as_str()]);
            let list = by_clause.entry(clause.to_owned()).or_default();
            if !list.contains(test) {
                list.push(test.clone());
            }
        }
    }
    let mut coverage = Coverage {
        game: catalogue.game.clone(),
        clauses: catalogue.clauses.len(),
        covered: 0,
        checks: 0,
        checks_covered: 0,
        missing: Vec::new(),
        tests: by_clause,
        unknown,
    };
    for clause in &catalogue.clauses {
        match cited.contains(clause.id.as_str()) {
            true => coverage.covered += 1,
            false => coverage.missing.push(clause.id.clone()),
        }
        for number in 1..=clause.checks.len() {
            let id = format!("{}#{number}", clause.id);
            coverage.checks += 1;
            match cited.contains(id.as_str()) {
                true => coverage.checks_covered += 1,
                false => coverage.missing.push(id),
            }
        }
    }
    coverage
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_read_from_test_sources() {
        let source = r##"
            fn check(cites: &[&str], script: &str) {}
            #[test]
            fn first() { check(&["1.1", "1.2#1"], "given x"); }
            #[test]
            fn second() { helps_nobody(); }
            #[test]
            fn third() {
                check(
                    &["1.1"],
                    "then y = [z]",
                );
                check(&["9.9"], "");
            }
        "##;
        let text = "game = 'x'\ntitle = 'X'\n[[clause]]\nid = '1.1'\ntitle = ''\ntext = ''\nchecks = ['a']\n\
                    [[clause]]\nid = '1.2'\ntitle = ''\ntext = ''\nchecks = ['a', 'b']\n\
                    [[clause]]\nid = '1.3'\ntitle = ''\ntext = ''\n";
        let catalogue = Catalogue::parse(text, "rules.toml").expect("sound");
        let found = coverage(&catalogue, &scan(source));
        assert_eq!((found.clauses, found.covered, found.checks, found.checks_covered), (3, 2, 3, 1));
        assert_eq!(found.missing, ["1.1#1", "1.2#2", "1.3"]);
        assert_eq!(found.unknown, ["third: 9.9"]);
        assert_eq!(found.tests["1.1"], ["first", "third"]);
    }
}
