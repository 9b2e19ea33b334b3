//! Which clauses have tests: read from the tests themselves, not from a list kept by hand.
//!
//! A clause test calls `check(&["4.6", "4.6#2"], "…")`: it proves clause 4.6, and the second of its checks; one that
//! needs no script says `cites(&["4.6"])`. The scan is textual; it knows `#[test]`, the function's name and the list.
//!
//! What the scan of a game's tests finds is kept beside them ([`list`], `tests/clauses.txt`), and a test compares the two:
//! so the command line knows who proves a clause ([`read`]) and no game is built anew because one of its tests changed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

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

/// The tests of all source files in a folder and the folders in it, by their paths.
pub fn scan_folder(folder: &Path) -> io::Result<Vec<Cited>> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut entries = entries?;
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(scan_folder(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.extend(scan(&fs::read_to_string(&path)?));
        }
    }
    Ok(found)
}

/// Tests as a list, a line each: `test: CLAUSES`.
pub fn list(tests: &[Cited]) -> String {
    tests.iter().map(|Cited { test, cites }| format!("{test}: {}\n", cites.join(" "))).collect()
}

/// Read a list again.
pub fn read(list: &str) -> Vec<Cited> {
    let lines = list.lines().filter_map(|line| line.split_once(": "));
    lines
        .map(|(test, cites)| Cited { test: test.to_owned(), cites: cites.split(' ').map(str::to_owned).collect() })
        .collect()
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
        assert_eq!(list(&scan(source)), "first: 1.1 1.2#1\nthird: 1.1 9.9\n");
        assert_eq!(read(&list(&scan(source))), scan(source));
        let edges =
            Cited { test: "edges".into(), cites: ["1.2#0", "1.2#1", "1.2#2", "1.2#3"].map(str::to_owned).to_vec() };
        assert_eq!(coverage(&catalogue, &[edges]).unknown, ["edges: 1.2#0", "edges: 1.2#3"]);
    }
}
