//! `cargo verify`: every check that a change must pass, one stage after another, the tests last.

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use crate::shell::{self, Outcome};
use crate::{advisories, house, quick, wasm, web};

/// Which checks to run.
#[derive(Args)]
pub(crate) struct Options {
    /// Run only this stage; may be given more than once.
    #[arg(long, value_enum, value_name = "STAGE")]
    only: Vec<Stage>,
    /// Leave this stage out; may be given more than once.
    #[arg(long, value_enum, value_name = "STAGE")]
    skip: Vec<Stage>,
    /// List the stages and run none.
    #[arg(long)]
    list: bool,
    /// Only what a small change is likely to break: the crates in which something changed, without long tests.
    #[arg(long, conflicts_with_all = ["only", "skip", "list"])]
    quick: bool,
}

/// A stage, in the order in which they run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Stage {
    /// The code is formatted as rustfmt would.
    Format,
    /// The page's types hold, its unit tests pass, and it builds.
    Web,
    /// Clippy has nothing to say.
    Lint,
    /// The rules of the repository hold.
    House,
    /// Nobody has warned of what we build on, as far as lists can be asked.
    Advisories,
    /// Every program and every test is built; that the benchmarks compile, the lint has seen.
    Build,
    /// The rules compute the same as WebAssembly.
    Portable,
    /// The documentation builds without a warning, and its examples run.
    Docs,
    /// The page plays in a real browser.
    Browser,
    /// Every test passes.
    Test,
}

impl Stage {
    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn purpose(self) -> String {
        self.to_possible_value().and_then(|value| value.get_help().map(ToString::to_string)).unwrap_or_default()
    }
}

/// The stages that were asked for, in order.
fn chosen(options: &Options) -> Vec<Stage> {
    let wanted = |stage: &Stage| options.only.is_empty() || options.only.contains(stage);
    Stage::value_variants().iter().copied().filter(wanted).filter(|stage| !options.skip.contains(stage)).collect()
}

/// Run the stages; the first that fails ends it. The tests come last and have the last word.
pub(crate) fn verify(options: &Options) -> Outcome<ExitCode> {
    if options.quick {
        return quick::verify();
    }
    let stages = chosen(options);
    if options.list {
        for stage in stages {
            println!("{:<10}{}", stage.name(), stage.purpose());
        }
        return Ok(ExitCode::SUCCESS);
    }
    let (mut times, mut unchecked) = (Vec::new(), Vec::new());
    for &stage in &stages {
        if stage == Stage::Test {
            print!("{}{}", table(&times), not_checked(&unchecked));
            header(stage);
            return shell::hand_over(tests());
        }
        header(stage);
        let start = Instant::now();
        let left_out = run(stage).map_err(|reason| {
            let name = stage.name();
            format!("{reason}\n\nStage {name} failed. To see it alone: cargo verify --only {name}")
        })?;
        left_out.iter().for_each(|what| println!("   {what}"));
        unchecked.extend(left_out);
        let time = start.elapsed();
        println!("   {} took {}", stage.name(), seconds(time));
        times.push((stage, time));
    }
    print!("{}{}", table(&times), not_checked(&unchecked));
    Ok(ExitCode::SUCCESS)
}

fn header(stage: Stage) {
    println!("\n== {}: {}", stage.name(), stage.purpose());
}

/// Run a stage; what of it could not be checked.
fn run(stage: Stage) -> Outcome<Vec<String>> {
    let cargo = |arguments: &[&str]| shell::run(shell::cargo().args(arguments));
    let checked = match stage {
        Stage::Format if !available("fmt") => return Ok(vec![absent("rustfmt")]),
        Stage::Format => cargo(&["fmt", "--all", "--check"])
            .map_err(|reason| format!("{reason} `cargo fmt --all` formats everything.")),
        Stage::Lint if !available("clippy") => return Ok(vec![absent("clippy")]),
        Stage::Lint => cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        Stage::Web => web::check(),
        Stage::House => house::check(),
        Stage::Advisories => return advisories::check(),
        Stage::Build => cargo(&["build", "--workspace", "--lib", "--bins", "--tests"]),
        Stage::Portable => wasm::check(),
        Stage::Docs => {
            let mut doc = shell::cargo();
            doc.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
            shell::run(&mut doc)?;
            cargo(&["test", "--quiet", "--doc", "--workspace"])
        }
        Stage::Browser => web::browse(),
        Stage::Test => shell::run(&mut tests()),
    };
    checked.map(|()| Vec::new())
}

/// Everything that `build` has built: benchmarks would only cost time.
fn tests() -> Command {
    let mut tests = shell::cargo();
    if available("nextest") {
        tests.args(["nextest", "run", "--workspace"]);
    } else {
        tests.args(["test", "--workspace", "--lib", "--bins", "--tests"]);
    }
    tests
}

/// Whether cargo has this subcommand.
fn available(subcommand: &str) -> bool {
    shell::succeeds(shell::cargo().args([subcommand, "--version"]), Duration::from_secs(30))
}

fn absent(component: &str) -> String {
    format!("{component} is not installed, so this was not checked; `rustup component add {component}` installs it.")
}

/// What was left out, said once more at the end; nothing where all was checked.
fn not_checked(unchecked: &[String]) -> String {
    let lines: String = unchecked.iter().map(|what| format!("   {what}\n")).collect();
    if lines.is_empty() { lines } else { format!("\n== not checked\n{lines}") }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// How long each stage took; nothing where none ran.
fn table(times: &[(Stage, Duration)]) -> String {
    if times.is_empty() {
        return String::new();
    }
    let line = |name: &str, time: Duration| format!("   {name:<10}{:>10}\n", seconds(time));
    let stages: String = times.iter().map(|&(stage, time)| line(&stage.name(), time)).collect();
    format!("\n== times\n{stages}{}", line("together", times.iter().map(|(_, time)| *time).sum()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(only: &[Stage], skip: &[Stage]) -> Options {
        Options { only: only.to_vec(), skip: skip.to_vec(), list: false, quick: false }
    }

    #[test]
    fn the_tests_come_last() {
        assert_eq!(chosen(&options(&[], &[])).last(), Some(&Stage::Test));
    }

    #[test]
    fn only_and_skip_keep_the_order_of_the_stages() {
        assert_eq!(chosen(&options(&[Stage::Docs, Stage::Format], &[])), [Stage::Format, Stage::Docs]);
        assert_eq!(chosen(&options(&[Stage::Docs, Stage::Format], &[Stage::Format])), [Stage::Docs]);
        assert!(!chosen(&options(&[], &[Stage::Lint])).contains(&Stage::Lint));
    }

    #[test]
    fn what_was_not_checked_is_said_at_the_end() {
        assert_eq!(not_checked(&[]), "");
        assert_eq!(not_checked(&["This.".into(), "That.".into()]), "\n== not checked\n   This.\n   That.\n");
    }

    #[test]
    fn the_table_adds_the_times_up() {
        let times = [(Stage::Format, Duration::from_millis(1500)), (Stage::House, Duration::from_millis(500))];
        assert_eq!(
            table(&times),
            "\n== times\n   format         1.5 s\n   house          0.5 s\n   together       2.0 s\n"
        );
        assert_eq!(table(&[]), "");
    }
}
