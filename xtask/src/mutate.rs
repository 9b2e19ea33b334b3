//! `cargo xtask mutate`: whether the tests of a crate notice when its rules are wrong.
//!
//! Every place that a careless hand could get wrong gets a switch, in a copy of the workspace; the copy is built once.
//! Each test then runs once to learn where being wrong would make it a difference, and each mistake is tried against the
//! tests that it can matter to.

mod copy;
mod pairs;
mod report;
mod rewrite;
mod sites;
mod trial;

use clap::Args;

use crate::shell::{self, Outcome};
use copy::Copy;
use report::{Fate, Tried};

/// What to make wrong, and how much of it to try.
#[derive(Args)]
pub(crate) struct Options {
    /// The folder of the crate in `crates/`.
    krate: String,
    /// Only mistakes in files whose path below `src/` begins so.
    #[arg(long, value_name = "PATH", value_delimiter = ',')]
    only: Vec<String>,
    /// Only tests whose name holds one of these.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    tests: Vec<String>,
    /// Only what the last run found unnoticed.
    #[arg(long)]
    again: bool,
    /// Run these tests once more to learn what they reach; otherwise that is done for new tests only.
    #[arg(long)]
    fresh: bool,
    /// Only every n-th mistake.
    #[arg(long, default_value_t = 1, value_name = "N")]
    every: usize,
    /// Which of the n to begin with.
    #[arg(long, default_value_t = 0, value_name = "K")]
    seed: usize,
    /// How many processes to run at a time.
    #[arg(long, default_value_t = 2, value_name = "N")]
    jobs: usize,
}

/// Build the copy, try what was chosen and tell what nobody noticed.
pub(crate) fn mutate(options: &Options) -> Outcome {
    let copy = Copy::make(&options.krate)?;
    let path = shell::target_directory()?.join("mutants").join(format!("{}.json", options.krate));
    let before = report::read(&path);
    let again = |tried: &Tried| before.iter().any(|old| old.fate.is_unnoticed() && old.is_same(tried));
    let mut chosen: Vec<Tried> = copy.sites.iter().map(|(file, site)| Tried::new(file, site)).collect();
    for (number, tried) in chosen.iter_mut().enumerate() {
        let here = options.only.is_empty() || options.only.iter().any(|only| tried.file.starts_with(only.as_str()));
        let drawn = number % options.every.max(1) == options.seed % options.every.max(1);
        if !(here && drawn && (!options.again || again(tried))) {
            tried.fate = Fate::LeftOut;
        }
    }
    let left = chosen.iter().filter(|tried| tried.fate != Fate::LeftOut).count();
    println!("{} mistakes, {left} of them to be tried", chosen.len());
    let tests = trial::learn(&copy, &options.tests, options.fresh, options.jobs)?;
    let tried = trial::try_all(&copy, &tests, chosen, options.jobs);
    report::tell(&tried);
    report::write(&path, &report::merged(before, tried))
}
