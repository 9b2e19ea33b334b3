//! `cargo play`: build the game in the profile that the tests use, and hand the terminal to it.

use std::process::ExitCode;

use clap::Args;

use crate::shell::{self, Outcome};

/// What to tell the game.
#[derive(Args)]
pub(crate) struct Options {
    /// Options of the game itself; `cargo play --help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    arguments: Vec<String>,
}

/// Become the game.
pub(crate) fn play(options: &Options) -> Outcome<ExitCode> {
    let built = shell::target_directory()?.join("debug").join(format!("stavka{}", std::env::consts::EXE_SUFFIX));
    if !built.exists() {
        eprintln!("Building Stavka; the first time takes a few minutes.");
    }
    let mut game = shell::cargo();
    // In the person's folder, not the repository's: the names of files that they type are relative to it.
    game.current_dir(".").args(["run", "--quiet", "--manifest-path"]).arg(shell::root().join("Cargo.toml"));
    game.args(["--package", "stavka", "--", "play"]).args(&options.arguments);
    shell::hand_over(game)
}
