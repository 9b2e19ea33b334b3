//! What became of each mistake, on the screen and in a file for the next run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::sites::Site;
use crate::shell::Outcome;

/// What became of a mistake.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Fate {
    /// By this test.
    Noticed(String),
    /// Though it made a difference to so many tests.
    Unnoticed(usize),
    NotReached,
    LeftOut,
}

impl Fate {
    pub(crate) fn is_unnoticed(&self) -> bool {
        matches!(self, Fate::Unnoticed(_) | Fate::NotReached)
    }
}

/// A mistake and its fate.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Tried {
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) change: String,
    pub(crate) fate: Fate,
}

impl Tried {
    pub(crate) fn new(file: &str, site: &Site) -> Tried {
        Tried { file: file.to_owned(), line: site.line, change: site.change.clone(), fate: Fate::NotReached }
    }

    /// Whether it is the same mistake, as far as file and change tell.
    pub(crate) fn is_same(&self, other: &Tried) -> bool {
        self.file == other.file && self.line == other.line && self.change == other.change
    }
}

/// The last run, if there was one.
pub(crate) fn read(path: &Path) -> Vec<Tried> {
    let text = fs::read_to_string(path).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// This run, and what it left out as the last run found it.
pub(crate) fn merged(before: Vec<Tried>, mut tried: Vec<Tried>) -> Vec<Tried> {
    for one in tried.iter_mut().filter(|one| one.fate == Fate::LeftOut) {
        if let Some(old) = before.iter().find(|old| old.is_same(one)) {
            one.fate = old.fate.clone();
        }
    }
    tried
}

pub(crate) fn write(path: &Path, tried: &[Tried]) -> Outcome {
    let text = serde_json::to_string_pretty(tried).map_err(|error| error.to_string())?;
    fs::write(path, text).map_err(|error| format!("{} cannot be written: {error}.", path.display()))
}

/// Tell of a mistake that nobody noticed.
pub(crate) fn tell_one(one: &Tried) {
    match one.fate {
        Fate::Unnoticed(tests) => println!("{}:{}: {} ({tests} tests)", one.file, one.line, one.change),
        Fate::NotReached => println!("{}:{}: {} (not reached)", one.file, one.line, one.change),
        Fate::Noticed(_) | Fate::LeftOut => {}
    }
}

/// Tell the sums.
pub(crate) fn tell(tried: &[Tried]) {
    let mut files: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for one in tried {
        let sums = files.entry(&one.file).or_default();
        match one.fate {
            Fate::Noticed(_) => sums[0] += 1,
            Fate::Unnoticed(_) => sums[1] += 1,
            Fate::NotReached => sums[2] += 1,
            Fate::LeftOut => {}
        }
    }
    println!("{:32} {:>8} {:>10} {:>12}", "file", "noticed", "unnoticed", "not reached");
    for (file, [noticed, unnoticed, not_reached]) in files.iter().filter(|(_, sums)| sums.iter().sum::<usize>() > 0) {
        println!("{file:32} {noticed:8} {unnoticed:10} {not_reached:12}");
    }
    let [noticed, unnoticed, not_reached] =
        files.values().fold([0; 3], |all, sums| [0, 1, 2].map(|n| all[n] + sums[n]));
    let all = noticed + unnoticed + not_reached;
    let share = 100.0 * noticed as f64 / all.max(1) as f64;
    println!("{noticed} of {all} noticed ({share:.1} %), {unnoticed} unnoticed, {not_reached} not reached");
}
