//! The page under `web/`: its packages, its checks, its build, and its tests in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use crate::shell::{self, Outcome};

fn folder() -> PathBuf {
    shell::root().join("web")
}

fn npm(arguments: &[&str]) -> Command {
    let mut npm = shell::program(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(folder()).args(arguments);
    npm
}

/// Install what the page is built with, where it is not there or not the right one.
pub(crate) fn install() -> Outcome {
    if !shell::succeeds(&mut npm(&["--version"]), Duration::from_secs(60)) {
        return Err("The page is built with Node.js, and npm is not there. Install Node.js 20.19 or later \
            (on Debian: apt install nodejs npm; elsewhere see its own site), and try again."
            .to_owned());
    }
    let installed = folder().join("node_modules/.package-lock.json");
    if changed(&installed) >= changed(&folder().join("package-lock.json")) {
        return Ok(());
    }
    println!("   Installing the packages of the page …");
    // Not `npm ci`: it refuses a lock that lacks the native parts for other platforms, which are optional.
    shell::run(&mut npm(&["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]))
}

/// Build the page into `web/dist`, where a source is newer than what is there.
pub(crate) fn build() -> Outcome {
    let built = changed(&folder().join("dist/index.html"));
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts"];
    let newest = sources.iter().map(|name| newest(&folder().join(name))).max();
    if newest.is_some_and(|newest| newest <= built) {
        return Ok(());
    }
    shell::run(&mut npm(&["run", "--silent", "build", "--", "--logLevel", "warn"]))
}

/// The types of the page hold, its unit tests pass, and it builds.
pub(crate) fn check() -> Outcome {
    install()?;
    shell::run(&mut npm(&["run", "--silent", "check"]))?;
    shell::run(&mut npm(&["run", "--silent", "unit"]))?;
    build()
}

/// What npm's registry says of the packages, as JSON, whatever it says.
pub(crate) fn audit() -> Outcome<String> {
    let audit = npm(&["audit", "--json"]).stdin(Stdio::null()).output();
    let audit = audit.map_err(|error| format!("npm does not start: {error}."))?;
    Ok(String::from_utf8_lossy(&audit.stdout).into_owned())
}

/// Play in a real browser, against the server that was built.
pub(crate) fn browse() -> Outcome {
    let browser = browser()?;
    let server = shell::target_directory()?.join("debug").join(format!("stavka{}", std::env::consts::EXE_SUFFIX));
    let mut tests = npm(&["run", "--silent", "browser"]);
    shell::run(tests.env("STAVKA_BROWSER", browser).env("STAVKA_SERVER", server))
}

/// A Chromium to test with: the one that is named, one on the PATH, or one that we can install.
fn browser() -> Outcome<PathBuf> {
    if let Some(named) = std::env::var_os("STAVKA_BROWSER") {
        return Ok(PathBuf::from(named));
    }
    if let Some(found) = on_path() {
        return Ok(found);
    }
    println!("   Chromium is not there; trying to install it …");
    let root = shell::output(&mut id()).is_ok_and(|user| user.trim() == "0");
    if root && shell::run(shell::program("apt-get").args(["update", "-qq"])).is_ok() {
        let install = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
        shell::run(shell::program("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(install))?;
    }
    on_path().ok_or_else(|| {
        "The page is tested in Chromium, and there is none. Install it (on Debian: apt install chromium), or name \
         one: STAVKA_BROWSER=/path/to/chromium cargo verify. Without: cargo verify --skip browser"
            .to_owned()
    })
}

fn id() -> Command {
    let mut id = shell::program("id");
    id.arg("-u");
    id
}

fn on_path() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|file| file.is_file())
}

/// When a file was changed; the beginning of time for one that is not there.
fn changed(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// When the newest file of a folder was changed.
fn newest(path: &Path) -> SystemTime {
    let Ok(entries) = fs::read_dir(path) else { return changed(path) };
    entries.flatten().map(|entry| newest(&entry.path())).max().unwrap_or(SystemTime::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_file_of_a_folder_counts() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(changed(Path::new("no/such/file")), SystemTime::UNIX_EPOCH);
        assert!(newest(&here.join("src")) >= changed(&here.join("src/main.rs")));
    }
}
