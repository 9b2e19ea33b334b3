//! A compiler that knows WebAssembly: the one that is here, with the target added if it is missing.

use std::path::Path;
use std::time::Duration;

use crate::shell;

/// The platform without an operating system: what a browser runs.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";

/// Whether the compiler knows WebAssembly, or rustup could teach it.
pub(super) fn is_there() -> bool {
    is_installed() || {
        // A closed network refuses at once; a broken one may not.
        let mut rustup = shell::program("rustup");
        rustup.args(["target", "add", TARGET]).env("RUSTUP_MAX_RETRIES", "0");
        shell::succeeds(&mut rustup, Duration::from_secs(120)) && is_installed()
    }
}

/// Whether the compiler has a standard library for WebAssembly.
fn is_installed() -> bool {
    let folder = shell::output(shell::program("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}
