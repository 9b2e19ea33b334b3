//! A copy of the workspace in which every mistake has a switch, and its test programs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::pairs::Pairs;
use super::sites::{self, Numbering, Site};
use crate::shell::{self, Outcome};

/// How often what the compiler refuses is taken out before we give up.
const ROUNDS: usize = 30;

/// The copy: its sites by number, with the files they are in, and its test programs.
pub(crate) struct Copy {
    pub(crate) sites: Vec<(String, Site)>,
    pub(crate) programs: Vec<PathBuf>,
    /// Where tests are run.
    pub(crate) folder: PathBuf,
    /// Tests that are not run, by what their names begin with.
    pub(crate) skipped_tests: Vec<String>,
}

/// What `[package.metadata.mutants]` says.
struct Package {
    name: String,
    skip: Vec<String>,
    skip_tests: Vec<String>,
}

/// Sites that the compiler refused: file, line, change.
type Refused = BTreeSet<(String, usize, String)>;

impl Copy {
    /// Write the copy and build its tests, without the switches that do not compile.
    pub(crate) fn make(krate: &str) -> Outcome<Copy> {
        let root = shell::root();
        let package = package(krate)?;
        let tree = shell::target_directory()?.join("mutants").join("tree");
        let folder = tree.join("crates").join(krate);
        copy_files(&root, &tree, krate)?;
        // What it refused before.
        let known = shell::target_directory()?.join("mutants").join(format!("{krate}-refused.json"));
        let mut refused: Refused =
            fs::read(&known).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
        for _ in 0..ROUNDS {
            let sites = write_switches(&root.join("crates").join(krate), &folder, &package, &refused)?;
            match build(&tree, &package.name)? {
                Built::Programs(programs) => {
                    return Ok(Copy { sites, programs, folder, skipped_tests: package.skip_tests });
                }
                Built::Refused(places) => {
                    let before = refused.len();
                    for (file, byte) in places {
                        let site = switch_before(&tree.join(&file), byte).and_then(|number| sites.get(number));
                        refused.extend(site.map(|(file, site)| (file.clone(), site.line, site.change.clone())));
                    }
                    println!("   the compiler refuses {} of {} mistakes", refused.len(), sites.len());
                    write(&known, &serde_json::to_vec(&refused).map_err(|error| error.to_string())?)?;
                    if refused.len() == before {
                        return Err(format!("`cargo test` in {} fails without any mistake of ours.", tree.display()));
                    }
                }
            }
        }
        Err("The compiler refuses ever more mistakes.".to_owned())
    }
}

/// The package in a folder, and what its manifest says about mistakes.
fn package(krate: &str) -> Outcome<Package> {
    let metadata = shell::output(shell::cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let manifest = shell::root().join("crates").join(krate).join("Cargo.toml");
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let package =
        packages.into_iter().find(|package| package["manifest_path"].as_str().map(Path::new) == Some(&manifest));
    let package = package.ok_or_else(|| format!("There is no crate in {}.", manifest.display()))?;
    let list = |key: &str| {
        let list = package["metadata"]["mutants"][key].as_array().into_iter().flatten();
        list.filter_map(|item| item.as_str().map(str::to_owned)).collect()
    };
    let name = package["name"].as_str().unwrap_or(krate).to_owned();
    Ok(Package { name, skip: list("skip"), skip_tests: list("skip-tests") })
}

/// Write a file if it is not there as it is; so what has not changed is not built again.
fn write(path: &Path, bytes: &[u8]) -> Outcome {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let unwritable = |error| format!("{} cannot be written: {error}.", path.display());
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(unwritable)?;
    fs::write(path, bytes).map_err(unwritable)
}

fn read(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(|error| format!("{} cannot be read: {error}.", path.display()))
}

/// Everything but the sources of the crate.
fn copy_files(root: &Path, tree: &Path, krate: &str) -> Outcome {
    let mut git = shell::program("git");
    let files = shell::output(git.args(["ls-files", "--cached", "--others", "--exclude-standard"]))?;
    let sources = format!("crates/{krate}/src/");
    for file in files.lines().filter(|file| !file.starts_with(&sources) && root.join(file).is_file()) {
        write(&tree.join(file), &read(&root.join(file))?)?;
    }
    // Tests that are gone.
    let tests = tree.join("crates").join(krate).join("tests");
    for path in rust_files(&tests)? {
        let there = path.strip_prefix(tree).is_ok_and(|path| root.join(path).exists());
        if !there {
            fs::remove_file(&path).map_err(|error| format!("{} cannot be removed: {error}.", path.display()))?;
        }
    }
    Ok(())
}

/// The Rust files below a folder, in order.
fn rust_files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return Ok(found) };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Write the sources of the crate with their switches; the sites by number.
fn write_switches(from: &Path, to: &Path, package: &Package, refused: &Refused) -> Outcome<Vec<(String, Site)>> {
    let source = from.join("src");
    let mut texts = Vec::new();
    for path in rust_files(&source)? {
        let file = path.strip_prefix(&source).unwrap_or(&path).to_string_lossy().into_owned();
        let text = String::from_utf8(read(&path)?).map_err(|_| format!("{} is not UTF-8.", path.display()))?;
        let parsed = syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        texts.push((file, text, parsed));
    }
    let pairs = Pairs::of(texts.iter().map(|(_, _, parsed)| parsed));
    let mut all = Vec::new();
    for (file, text, _) in &texts {
        let text = if package.skip.iter().any(|skip| file.starts_with(skip.as_str())) {
            text.clone()
        } else {
            let is_refused = |line: usize, change: &str| refused.contains(&(file.clone(), line, change.to_owned()));
            let numbering = Numbering { first: all.len(), refused: &is_refused };
            let found = sites::sites(text, &pairs, &numbering).map_err(|error| format!("{file}: {error}"))?;
            all.extend(found.0.into_iter().map(|site| (file.clone(), site)));
            found.1
        };
        let text = match file.as_str() {
            "lib.rs" => format!("{ALLOWED} {text}\nmod mutant_switch;\npub(crate) use mutant_switch::*;\n"),
            _ => text,
        };
        write(&to.join("src").join(file), text.as_bytes())?;
    }
    write(&to.join("src/mutant_switch.rs"), include_bytes!("switch.rs"))?;
    Ok(all)
}

/// What a crate full of switches may be.
const ALLOWED: &str = "#![allow(warnings, overflowing_literals, arithmetic_overflow, unconditional_panic)]";

enum Built {
    Programs(Vec<PathBuf>),
    /// Files and bytes that the compiler complains of.
    Refused(Vec<(String, usize)>),
}

/// Build the tests of the copy, or tell what the compiler complains of.
fn build(tree: &Path, package: &str) -> Outcome<Built> {
    let level = format!("profile.dev.package.{package}.opt-level=1");
    let mut command: Command = shell::cargo();
    command.current_dir(tree).env("CARGO_TARGET_DIR", shell::target_directory()?);
    command.args(["test", "--no-run", "--lib", "--tests", "--message-format=json", "--config", &level, "-p", package]);
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output();
    let output = output.map_err(|error| format!("cargo does not start: {error}."))?;
    let (mut programs, mut places) = (Vec::new(), Vec::new());
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        if let (Some(program), Some(true)) = (message["executable"].as_str(), message["profile"]["test"].as_bool()) {
            programs.push(PathBuf::from(program));
        }
        let message = &message["message"];
        if message["level"] == "error" {
            let spans = message["spans"].as_array().into_iter().flatten().filter(|span| span["is_primary"] == true);
            places.extend(spans.filter_map(|span| {
                Some((span["file_name"].as_str()?.to_owned(), span["byte_start"].as_u64()? as usize))
            }));
        }
    }
    programs.sort();
    match (output.status.success(), places.is_empty()) {
        (true, _) => Ok(Built::Programs(programs)),
        (false, false) => Ok(Built::Refused(places)),
        (false, true) => Err(format!("`cargo test --no-run -p {package}` fails in {}.", tree.display())),
    }
}

/// The number of the last switch before a byte of a file.
fn switch_before(path: &Path, byte: usize) -> Option<usize> {
    let text = fs::read_to_string(path).ok()?;
    // A complaint may begin where the switch does.
    let begins = text.get(byte..)?.starts_with("crate::");
    let end = if begins { byte + text[byte..].find('(')? + 1 } else { byte };
    let names = ["mutant", "chosen", "truly", "falsely", "turned", "each"];
    let last = names.iter().filter_map(|name| {
        let call = format!("crate::{name}(");
        text[..end].rfind(&call).map(|at| at + call.len())
    });
    let digits: String = text[last.max()?..].chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
