//! The command `stavka` as a person uses it.

mod brought;
mod maps;
mod paper;
mod play;
mod position;
mod records;
mod serve;
mod sim;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a command printed, and whether it succeeded.
struct Run {
    out: String,
    err: String,
    good: bool,
}

impl Run {
    /// The output of a command that had to succeed.
    #[track_caller]
    fn ok(self) -> String {
        assert!(self.good, "it failed:\n{}{}", self.out, self.err);
        self.out
    }

    /// The complaint of a command that had to fail.
    #[track_caller]
    fn fails(self) -> String {
        assert!(!self.good, "it succeeded:\n{}", self.out);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// Run `stavka` in a folder, with something typed in.
fn stavka(folder: &Path, args: &[&str], typed: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stavka"));
    command.args(args).current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program was built");
    // A program that does not read what is typed may close its end; that is its business.
    let _ = child.stdin.take().expect("it was piped").write_all(typed.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    Run {
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
        good: output.status.success(),
    }
}
