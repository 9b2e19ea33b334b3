//! A compiler that knows WebAssembly: the one that is here, or rustup's, or Debian's.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::ValueEnum;

use super::debian;
use crate::shell::{self, Outcome};

/// The platform without an operating system: what a browser runs.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";

/// Where a toolchain comes from, in the order of trial.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Origin {
    /// The compiler that is installed already knows WebAssembly.
    Installed,
    /// Add the target with rustup.
    Rustup,
    /// Fetch Debian's compiler into the target directory; nothing is installed.
    Debian,
}

/// A compiler that knows WebAssembly.
pub(super) enum Toolchain {
    /// The one that cargo uses anyway.
    Usual {
        /// Where it came from.
        origin: Origin,
    },
    /// One of our own, in a folder laid out like `/usr`.
    Own {
        /// That folder.
        usr: PathBuf,
    },
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Toolchain::Usual { origin: Origin::Rustup } => write!(f, "the target {TARGET} was added with rustup"),
            Toolchain::Usual { .. } => write!(f, "the installed compiler knows {TARGET}"),
            Toolchain::Own { usr } => write!(f, "Debian's compiler for {TARGET} is in {}", usr.display()),
        }
    }
}

impl Toolchain {
    /// Whether it is not the compiler that everything else is built with.
    pub(super) fn is_own(&self) -> bool {
        matches!(self, Toolchain::Own { .. })
    }

    /// Make a cargo command use it.
    pub(super) fn apply_to(&self, cargo: &mut Command) {
        if let Toolchain::Own { usr } = self {
            cargo.env("RUSTC", usr.join("bin/rustc")).env("LD_LIBRARY_PATH", debian::libraries(usr));
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", usr.join("bin/wasm-ld"));
            cargo.env_remove("RUSTC_WRAPPER").env_remove("RUSTC_WORKSPACE_WRAPPER");
        }
    }
}

/// The first toolchain that can be had, or the only one that is asked for; otherwise why there is none.
pub(super) fn find(only: Option<Origin>) -> Outcome<Toolchain> {
    let origins = Origin::value_variants().iter().copied().filter(|origin| only.is_none_or(|only| only == *origin));
    let mut reasons = Vec::new();
    for origin in origins {
        match from(origin) {
            Ok(toolchain) => return Ok(toolchain),
            Err(reason) => reasons.push(reason),
        }
    }
    Err(reasons.join("\n"))
}

fn from(origin: Origin) -> Outcome<Toolchain> {
    match origin {
        Origin::Installed if installed() => Ok(Toolchain::Usual { origin }),
        Origin::Installed => Err(format!("The installed compiler does not know {TARGET}.")),
        Origin::Rustup => {
            // A closed network refuses at once; a broken one may not.
            let mut rustup = shell::program("rustup");
            rustup.args(["target", "add", TARGET]).env("RUSTUP_MAX_RETRIES", "0");
            if shell::succeeds(&mut rustup, Duration::from_secs(120)) && installed() {
                return Ok(Toolchain::Usual { origin });
            }
            Err(format!("`rustup target add {TARGET}` does not work here."))
        }
        Origin::Debian => debian::fetched().map(|usr| Toolchain::Own { usr }),
    }
}

/// Whether the usual compiler has a standard library for WebAssembly.
fn installed() -> bool {
    let folder = shell::output(shell::program("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}
