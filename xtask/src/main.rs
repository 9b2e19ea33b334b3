//! The project's own commands, in Rust instead of scripts: `cargo play`, `cargo verify` and `cargo xtask …`.
#![allow(clippy::print_stdout, reason = "a command of the terminal speaks through standard output")]

mod advisories;
mod bench;
mod fuzz;
mod house;
mod mutate;
mod play;
mod quick;
mod shell;
mod verify;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The commands of the Stavka repository.
///
/// `cargo play` and `cargo verify` are short for `cargo xtask play` and `cargo xtask verify`.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build everything, start the server and open the page; everything after `play` goes to the server.
    #[command(disable_help_flag = true)]
    Play(play::Options),
    /// Run every check that a change must pass.
    Verify(verify::Options),
    /// Check the rules of the repository: paths, links, sizes, documents.
    House,
    /// Build the rules for WebAssembly and compare what they compute there with what they compute here.
    Wasm,
    /// Run the benchmarks and print each as a ratio to its yardstick.
    Bench(bench::Options),
    /// Feed random bytes to everything that reads what people write.
    Fuzz(fuzz::Options),
    /// Make the rules of a game wrong in thousands of ways and see which of them its tests notice.
    Mutate(mutate::Options),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Play(options) => play::play(&options),
        Command::Verify(options) => verify::verify(&options),
        Command::House => house::check().map(|()| ExitCode::SUCCESS),
        Command::Wasm => wasm::check().map(|()| ExitCode::SUCCESS),
        Command::Bench(options) => bench::bench(&options).map(|()| ExitCode::SUCCESS),
        Command::Fuzz(options) => fuzz::fuzz(&options).map(|()| ExitCode::SUCCESS),
        Command::Mutate(options) => mutate::mutate(&options).map(|()| ExitCode::SUCCESS),
    };
    outcome.unwrap_or_else(|reason| {
        eprintln!("{reason}");
        ExitCode::FAILURE
    })
}
