//! Debian's WebAssembly compiler, fetched as packages and unpacked under the target directory: nothing is installed.
//!
//! Debian ships the compiler for its browsers (`rustc-web`) without a standard library for `wasm32-unknown-unknown`,
//! but with the sources of one and of all it depends on. It is built once, offline, and put where the compiler looks,
//! so that the folder is then a toolchain like any other.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::toolchain::{TARGET, Toolchain};
use crate::shell::{self, Outcome};

/// Fetched for itself alone; what else they name, a machine that builds Rust has, or WebAssembly does not need.
const COMPILER: [&str; 2] = ["rustc-web", "rust-web-src"];
/// Fetched with all it needs: the compiler's own libraries.
const LIBRARIES: &str = "libstd-rust-web-dev";

/// The folder of the toolchain, fetched now or earlier.
pub(super) fn fetched() -> Outcome<PathBuf> {
    let cache = shell::target_directory()?.join("wasm-toolchain");
    let complete = cache.join("usr");
    if complete.join("bin/rustc").exists() {
        return Ok(complete);
    }
    if !cfg!(target_os = "linux") || shell::output(shell::program("apt-get").arg("--version")).is_err() {
        return Err("This is no Debian, so its compiler cannot be fetched.".to_owned());
    }
    let start = Instant::now();
    println!("   fetching Debian's WebAssembly compiler into {} (about 140 MB)", cache.display());
    println!("   and building its standard library: two minutes, this first time only");
    let partial = Partial::new(&cache)?;
    download(&partial.0)?;
    let usr = unpack(&partial.0)?;
    build_standard_library(&usr, &partial.0)?;
    fs::rename(&usr, &complete).map_err(trouble("move", &usr))?;
    println!("   that took {:.0} s", start.elapsed().as_secs_f64());
    Ok(complete)
}

/// The folder with the shared libraries of the compiler, linked in by [`unpack`].
pub(super) fn libraries(usr: &Path) -> PathBuf {
    usr.join("lib/shared")
}

/// A folder to work in, gone when the work ends, well or badly.
struct Partial(PathBuf);

impl Partial {
    fn new(cache: &Path) -> Outcome<Partial> {
        let folder = cache.join("partial");
        // An earlier attempt that was interrupted may have left one.
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(trouble("remove", &folder))?;
        }
        fs::create_dir_all(&folder).map_err(trouble("create", &folder))?;
        Ok(Partial(folder))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // What is left over is only in the way, and goes with the target directory.
        fs::remove_dir_all(&self.0).ok();
    }
}

fn trouble(verb: &str, path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("Cannot {verb} {}: {error}.", path.display())
}

/// Download every package that is needed and not installed.
fn download(folder: &Path) -> Outcome {
    let mut wanted = needed_by(LIBRARIES);
    if wanted.is_err() {
        // The lists of packages are missing, as in a fresh container.
        shell::output(apt_get().arg("update"))?;
        wanted = needed_by(LIBRARIES);
    }
    let libraries = wanted?;
    let linker = linker_for(&libraries).ok_or("Debian's compiler needs no LLVM that we know.")?;
    let installed = installed()?;
    let mut packages = needed_by(&linker)?;
    packages.extend(libraries);
    packages.retain(|package| !installed.contains(package));
    packages.extend(COMPILER.map(str::to_owned));
    let download = |packages: &BTreeSet<String>| {
        shell::output(apt_get().arg("download").args(packages).current_dir(folder)).map(drop)
    };
    // The lists may be older than the archive.
    download(&packages).or_else(|_| shell::output(apt_get().arg("update")).and_then(|_| download(&packages)))
}

fn apt_get() -> Command {
    let mut apt = shell::program("apt-get");
    apt.args(["--quiet", "--quiet", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"]);
    apt
}

/// A package and all that it depends on.
fn needed_by(package: &str) -> Outcome<BTreeSet<String>> {
    let no =
        ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"].map(|kind| format!("--no-{kind}"));
    let list = shell::output(shell::program("apt-cache").args(["depends", "--recurse"]).args(no).arg(package))?;
    let packages = packages_in(&list);
    if packages.contains(package) { Ok(packages) } else { Err(format!("Debian here knows no package {package}.")) }
}

/// The packages in what `apt-cache depends --recurse` prints: at the beginning of a line, virtual ones in `<>`.
fn packages_in(list: &str) -> BTreeSet<String> {
    list.lines().filter(|line| !line.starts_with([' ', '|', '<'])).map(str::to_owned).collect()
}

/// The linker of the same LLVM that the compiler uses: `lld-22` for `libllvm22`.
fn linker_for(libraries: &BTreeSet<String>) -> Option<String> {
    let version = libraries.iter().find_map(|library| library.strip_prefix("libllvm"))?;
    Some(format!("lld-{}", version.trim_end_matches("t64")))
}

fn installed() -> Outcome<BTreeSet<String>> {
    let list = shell::output(shell::program("dpkg-query").args(["-W", "-f", "${Package} ${db:Status-Status}\n"]))?;
    Ok(list.lines().filter_map(|line| line.strip_suffix(" installed")).map(str::to_owned).collect())
}

/// Unpack every package of a folder below it; the `usr` that comes out.
fn unpack(folder: &Path) -> Outcome<PathBuf> {
    for package in paths_in(folder)?.iter().filter(|path| path.extension() == Some(OsStr::new("deb"))) {
        shell::output(shell::program("dpkg").arg("-x").arg(package).arg(folder))?;
    }
    let usr = folder.join("usr");
    // Names without the architecture and the version, so that nobody else needs to know them.
    let linker = first(&usr.join("bin"), "wasm-ld-")?;
    link(&linker, &usr.join("bin/wasm-ld"))?;
    link(&first(&usr.join("lib"), &format!("{}-linux-gnu", std::env::consts::ARCH))?, &libraries(&usr))?;
    // Of the sources, the standard library is what we need; the compiler's are 400 MB.
    let sources = first(&usr.join("src"), "rustc-")?;
    for part in ["compiler", "src", "tests"].map(|part| sources.join(part)).iter().filter(|part| part.exists()) {
        fs::remove_dir_all(part).map_err(trouble("remove", part))?;
    }
    Ok(usr)
}

/// A link beside the file or folder it leads to.
#[cfg(unix)]
fn link(original: &Path, link: &Path) -> Outcome {
    std::os::unix::fs::symlink(original.file_name().unwrap_or_default(), link).map_err(trouble("link", link))
}

/// There is no Debian without links.
#[cfg(not(unix))]
fn link(_original: &Path, link: &Path) -> Outcome {
    Err(format!("Cannot link {}.", link.display()))
}

fn paths_in(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
    Ok(entries.map_err(trouble("read", folder))?.into_iter().map(|entry| entry.path()).collect())
}

/// The first entry of a folder that begins so.
fn first(folder: &Path, beginning: &str) -> Outcome<PathBuf> {
    let begins = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning));
    let found = paths_in(folder)?.into_iter().find(begins);
    found.ok_or_else(|| format!("Debian's packages hold no {beginning}… in {}.", folder.display()))
}

/// Build the standard library from its sources and the crates that Debian ships with them, without the network.
fn build_standard_library(usr: &Path, folder: &Path) -> Outcome {
    let empty = folder.join("empty");
    let source = empty.join("src");
    fs::create_dir_all(&source).map_err(trouble("create", &source))?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n[lib]\ncrate-type = [\"cdylib\"]\n[workspace]\n";
    for (path, text) in [(empty.join("Cargo.toml"), manifest), (source.join("lib.rs"), "")] {
        fs::write(&path, text).map_err(trouble("write", &path))?;
    }
    let crates = usr.join("lib/rustlib/src/rust/library/vendor");
    let built = folder.join("built");
    let mut cargo = shell::cargo();
    cargo.current_dir(&empty).args(["build", "--quiet", "--release", "--offline", "-Zbuild-std=std,panic_abort"]);
    cargo.args(["--target", TARGET, "--target-dir"]).arg(&built);
    cargo.args(["--config", "source.crates-io.replace-with='debian'", "--config"]);
    cargo.arg(format!("source.debian.directory='{}'", crates.display()));
    // The library is written in the compiler's own unstable Rust.
    cargo.env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    Toolchain::Own { usr: usr.to_path_buf() }.apply_to(&mut cargo);
    shell::output(&mut cargo)?;
    let home = usr.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&home).map_err(trouble("create", &home))?;
    for library in paths_in(&built.join(TARGET).join("release/deps"))? {
        if let (Some("rlib"), Some(name)) = (library.extension().and_then(OsStr::to_str), library.file_name()) {
            fs::copy(&library, home.join(name)).map_err(trouble("copy", &library))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "libstd-rust-web-dev\n  Depends: libstd-rust-web-1.96\nlibstd-rust-web-1.96\n  Depends: libllvm22\n\
                        libllvm22\n <virtual>\n<virtual>\n";

    #[test]
    fn packages_are_the_lines_that_are_not_indented() {
        let packages: Vec<String> = packages_in(LIST).into_iter().collect();
        assert_eq!(packages, ["libllvm22", "libstd-rust-web-1.96", "libstd-rust-web-dev"]);
    }

    #[test]
    fn the_linker_is_of_the_compiler_s_llvm() {
        assert_eq!(linker_for(&packages_in(LIST)).as_deref(), Some("lld-22"));
        assert_eq!(linker_for(&packages_in("libllvm19t64")).as_deref(), Some("lld-19"));
        assert_eq!(linker_for(&packages_in("libc6")), None);
    }
}
