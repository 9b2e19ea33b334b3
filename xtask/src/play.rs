//! `cargo play`: build the page and the server, start it and open the browser.

use std::process::ExitCode;

use clap::Args;

use crate::shell::{self, Outcome};
use crate::web;

/// What to tell the server.
#[derive(Args)]
pub(crate) struct Options {
    /// Options of the server itself; `cargo play --help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    arguments: Vec<String>,
}

/// Become the server.
pub(crate) fn play(options: &Options) -> Outcome<ExitCode> {
    let built = shell::target_directory()?.join("debug").join(format!("stavka{}", std::env::consts::EXE_SUFFIX));
    if !built.exists() {
        eprintln!("Building Stavka; the first time takes a few minutes.");
    }
    web::install()?;
    web::build()?;
    let mut server = shell::cargo();
    // In the person's folder, not the repository's: the names of files that they type are relative to it.
    server.current_dir(".").args(["run", "--quiet", "--manifest-path"]).arg(shell::root().join("Cargo.toml"));
    server.args(["--package", "stavka", "--", "serve", "--open"]).args(&options.arguments);
    shell::hand_over(server)
}
