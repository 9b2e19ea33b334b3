//! `cargo xtask fuzz`: the targets of `fuzz/`, each for a bounded number of cases.

use std::process::Command;
use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::shell::{self, Outcome};

/// What to fuzz, and for how long.
#[derive(Args)]
pub(crate) struct Options {
    /// How many cases to try for each target.
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    cases: u64,
    /// Only this target; otherwise all of them.
    #[arg(long, value_enum, value_name = "T")]
    target: Option<Target>,
}

/// A fuzz target, named after the property it tries to break.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Target {
    /// An order that reads is written back as one that reads the same.
    NotationRoundTrips,
    /// Bytes given as a saved game are a game or a fault.
    SavesNeverPanic,
    /// Bytes given as a map are a map or a fault.
    MapsNeverPanic,
    /// Bytes given as an army are an army or a fault.
    ArmiesNeverPanic,
    /// Bytes given as a board of cards are a board or a fault.
    BoardsNeverPanic,
    /// Bytes given as a scenario are a scenario or a fault.
    ScenariosNeverPanic,
    /// Bytes given as the result of a battle are a result or a fault.
    ResultsNeverPanic,
    /// Bytes given as a position from a real table are a position that can be played, or are refused.
    PositionsNeverPanic,
    /// Bytes given as the options of a set-up begin a game, or are refused.
    OptionsNeverPanic,
}

impl Target {
    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

/// A nightly command: what our own cargo told us about itself would lead it astray.
fn nightly(arguments: &[&str]) -> Command {
    let mut command = shell::program("rustup");
    command.args(["run", "nightly"]).args(arguments);
    for ours in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(ours);
    }
    command
}

/// Run the targets; the first that fails ends it, and cargo-fuzz says how to repeat the case.
pub(crate) fn fuzz(options: &Options) -> Outcome {
    let works = |arguments: &[&str]| shell::succeeds(&mut nightly(arguments), Duration::from_secs(60));
    if !works(&["rustc", "--version"]) {
        return Err("Fuzzing needs a nightly compiler: `rustup toolchain install nightly`.".to_owned());
    }
    if !works(&["cargo", "fuzz", "--version"]) {
        return Err("Fuzzing needs cargo-fuzz: `cargo install cargo-fuzz`.".to_owned());
    }
    let chosen = Target::value_variants().iter().filter(|target| options.target.is_none_or(|only| only == **target));
    for target in chosen {
        println!("== {}: {} cases", target.name(), options.cases);
        let runs = format!("-runs={}", options.cases);
        shell::run(&mut nightly(&["cargo", "fuzz", "run", "--fuzz-dir", "fuzz", &target.name(), "--", &runs]))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_target_is_declared_and_has_its_file() {
        let fuzz = shell::root().join("fuzz");
        let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).expect("fuzz/Cargo.toml");
        for target in Target::value_variants() {
            let name = target.name();
            assert!(manifest.contains(&format!("name = \"{name}\"")), "fuzz/Cargo.toml does not declare {name}");
            assert!(fuzz.join("fuzz_targets").join(format!("{name}.rs")).exists(), "{name} has no file");
        }
    }
}
