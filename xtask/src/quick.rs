//! `cargo verify --quick`: what a small change is likely to break, for the minutes between two thoughts. It looks at the
//! crates in which something changed and at nothing that is built on them; `cargo verify` looks at everything.

use std::collections::BTreeSet;
use std::process::{Command, ExitCode};

use crate::shell::{self, Outcome};
use crate::{house, web};

/// Tests that play many games: minutes, not seconds. `play` of server and command play few.
const LONG: &str = "(test(/^(conformance|agree)::/) | package(/^stavka-(elope|riverdon)$/) & test(/^play::/))";

/// What has changed, as far as it can be checked by itself.
#[derive(Debug, PartialEq, Eq, Default)]
struct Changed {
    /// Packages.
    packages: BTreeSet<String>,
    /// Whether the page has changed.
    page: bool,
}

impl Changed {
    /// What these paths belong to.
    fn of<'a>(paths: impl Iterator<Item = &'a str>) -> Changed {
        let mut changed = Changed::default();
        for path in paths {
            let mut parts = path.split('/');
            match (parts.next(), parts.next()) {
                (Some("crates"), Some("cli")) => drop(changed.packages.insert("stavka".to_owned())),
                (Some("crates"), Some(name)) => drop(changed.packages.insert(format!("stavka-{name}"))),
                (Some("xtask"), _) => drop(changed.packages.insert("xtask".to_owned())),
                (Some("web"), _) => changed.page = true,
                _ => {}
            }
        }
        changed
    }

    fn name(&self) -> String {
        let page = self.page.then_some("the page");
        let names: Vec<&str> = self.packages.iter().map(String::as_str).chain(page).collect();
        if names.is_empty() { "no crate".to_owned() } else { names.join(", ") }
    }

    /// A command of cargo on the packages that changed.
    fn cargo(&self, subcommand: &[&str]) -> Command {
        let mut cargo = shell::cargo();
        cargo.args(subcommand);
        for package in &self.packages {
            cargo.args(["--package", package]);
        }
        cargo
    }
}

/// The paths that changed since the last commit; if nothing did, with it.
fn changed_paths() -> Outcome<String> {
    let git = |arguments: &[&str]| shell::output(shell::program("git").args(arguments));
    let mut paths = git(&["diff", "--name-only", "HEAD"])?;
    paths += &git(&["ls-files", "--others", "--exclude-standard"])?;
    if paths.trim().is_empty() {
        paths = git(&["diff", "--name-only", "HEAD~1", "HEAD"])?;
    }
    Ok(paths)
}

/// Check what changed.
pub(crate) fn verify() -> Outcome<ExitCode> {
    let changed = Changed::of(changed_paths()?.lines());
    println!("== quick: {}; the rest is left to `cargo verify`", changed.name());
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))?;
    house::check()?;
    if changed.page {
        web::check()?;
    }
    if changed.packages.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    shell::run(changed.cargo(&["clippy", "--all-targets"]).args(["--", "-D", "warnings"]))?;
    let mut tests = changed.cargo(&["nextest", "run"]);
    tests.args(["--no-tests", "pass", "--filterset", &format!("not {LONG}")]);
    shell::hand_over(tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_belongs_to_its_crate_or_to_the_page() {
        let paths = ["crates/elope/src/rail.rs", "crates/cli/src/main.rs", "xtask/src/main.rs", "README.md"];
        let changed = Changed::of(paths.into_iter());
        assert_eq!(changed.name(), "stavka, stavka-elope, xtask");
        assert!(!changed.page && Changed::of(["web/src/main.ts"].into_iter()).page);
        assert_eq!(Changed::of(["README.md"].into_iter()).name(), "no crate");
    }
}
