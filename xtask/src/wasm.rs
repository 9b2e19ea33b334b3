//! `cargo xtask wasm`: the rules compute the same in a browser's machine as on this one.
//!
//! The probes of `crates/portable` run natively and, built for WebAssembly, under Node; the fingerprints must agree.

mod toolchain;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::shell::{self, Outcome};

/// Loads the module, runs every probe and prints `name fingerprint` lines.
const RUNNER: &str = include_str!("wasm/probes.mjs");

/// Compare the probes; a plain notice where this machine cannot run them as WebAssembly.
pub(crate) fn check() -> Outcome {
    if !shell::succeeds(shell::program("node").arg("--version"), Duration::from_secs(30)) {
        println!("   notice: there is no Node here, so WebAssembly was not checked; install nodejs to check it");
        return Ok(());
    }
    if !toolchain::is_there() {
        let target = toolchain::TARGET;
        println!("   notice: the compiler does not know {target}, so WebAssembly was not checked;");
        println!("   `rustup target add {target}` teaches it");
        return Ok(());
    }
    let here = native()?;
    let there = under_node(&build()?)?;
    let (report, agreed) = compare(&here, &there);
    println!("{}", indented(&report));
    if agreed {
        return Ok(());
    }
    Err("WebAssembly computes something else than this machine. Look for `usize` in what is hashed or saved, for \
         floating point, and for the order of a hash map."
        .to_owned())
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("   {line}")).collect::<Vec<_>>().join("\n")
}

fn native() -> Outcome<String> {
    shell::output(shell::cargo().args(["run", "--quiet", "--package", "stavka-portable", "--bin", "probes"]))
}

/// Build the probes for WebAssembly, in the profile of everything else: what runs while building is shared with it. The
/// path of the module.
fn build() -> Outcome<PathBuf> {
    let mut cargo = shell::cargo();
    cargo.args(["build", "--quiet", "--package", "stavka-portable", "--lib", "--target", toolchain::TARGET]);
    shell::run(&mut cargo)?;
    Ok(shell::target_directory()?.join(toolchain::TARGET).join("debug").join("portable.wasm"))
}

fn under_node(module: &PathBuf) -> Outcome<String> {
    let runner = module.with_file_name("probes.mjs");
    fs::write(&runner, RUNNER).map_err(|error| format!("Cannot write {}: {error}.", runner.display()))?;
    shell::output(shell::program("node").arg(&runner).arg(module))
}

/// A line for every probe, and whether all agree.
fn compare(here: &str, there: &str) -> (String, bool) {
    let (here, there): (Vec<&str>, Vec<&str>) = (here.lines().collect(), there.lines().collect());
    let missing = "nothing at all";
    let lines = (0..here.len().max(there.len())).map(|i| {
        let (ours, theirs) = (here.get(i).unwrap_or(&missing), there.get(i).unwrap_or(&missing));
        if ours == theirs { format!("same    {ours}") } else { format!("DIFFERS {ours} here, {theirs} in WebAssembly") }
    });
    (lines.collect::<Vec<_>>().join("\n"), here == there && !here.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_fingerprints_agree() {
        assert_eq!(compare("a 01\nb 02\n", "a 01\nb 02\n"), ("same    a 01\nsame    b 02".to_owned(), true));
    }

    #[test]
    fn a_difference_and_a_missing_probe_are_named() {
        let (report, agreed) = compare("a 01\nb 02\n", "a 03\n");
        assert!(!agreed);
        assert_eq!(report, "DIFFERS a 01 here, a 03 in WebAssembly\nDIFFERS b 02 here, nothing at all in WebAssembly");
    }

    #[test]
    fn no_probes_at_all_are_no_agreement() {
        assert!(!compare("", "").1);
    }
}
