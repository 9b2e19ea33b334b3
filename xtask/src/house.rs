//! `cargo xtask house`: the rules of the repository as code. Each finding names the place and what to do.

mod files;
mod links;

use std::fmt;

use crate::shell::{self, Outcome};
use files::File;

/// A Rust file longer than this is mentioned, …
const LONG: usize = 500;
/// … and one longer than this must be divided.
const TOO_LONG: usize = 700;

/// Documents without which a newcomer is lost.
const DOCUMENTS: [&str; 5] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"];

/// What README.md must tell a newcomer to type.
const COMMANDS: [&str; 2] = ["cargo play", "cargo verify"];

// Written in two halves, here and in the tests, so that this file keeps its own rules.

/// Folders that are laid out differently on every machine, …
const MACHINE_FOLDERS: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/t", "mp/")];

/// … and folders that are somebody's as soon as a name follows.
const HOME_FOLDERS: [&str; 3] = [concat!("/ho", "me/"), concat!("/Us", "ers/"), concat!("C:", r"\Users\")];

/// Rust that stands for work not done.
const UNFINISHED: [&str; 3] = [concat!("todo", "!("), concat!("unimplemented", "!("), concat!("#[ig", "nore")];

/// A rule that is broken, where, and what to do.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    path: String,
    line: usize,
    advice: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.advice)
    }
}

/// Check every rule; the error lists all that is broken.
pub(crate) fn check() -> Outcome {
    let root = shell::root();
    let files = files::all(&root)?;
    let mut findings = Vec::new();
    for file in &files {
        findings.extend(machine_paths(file));
        findings.extend(unfinished(file));
        findings.extend(too_long(file));
        findings.extend(links::broken(file, |target| root.join(target).exists()));
        if let Some(notice) = long(file) {
            println!("   notice: {notice}");
        }
    }
    findings.extend(documents(&files));
    if findings.is_empty() {
        println!("   {} files keep the rules of the house", files.len());
        return Ok(());
    }
    Err(findings.iter().map(Finding::to_string).collect::<Vec<_>>().join("\n"))
}

/// No path that exists on one machine only.
fn machine_paths(file: &File) -> Vec<Finding> {
    if file.path.starts_with(".ci/") || ["Cargo.lock", "package-lock.json"].contains(&file.name()) {
        return Vec::new();
    }
    let found = |line: &str| {
        let folder = MACHINE_FOLDERS.into_iter().find(|folder| after(line, folder).next().is_some());
        folder.or_else(|| HOME_FOLDERS.into_iter().find(|folder| after(line, folder).any(begins_with_name)))
    };
    let advice = |folder| format!("{folder}… exists on one machine only; write a path relative to the repository");
    file.findings(|line| found(line).map(advice))
}

/// What follows a folder wherever a path begins with it: not in the middle of a URL or of a relative path.
fn after<'a>(line: &'a str, folder: &'a str) -> impl Iterator<Item = &'a str> {
    let begins = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "_-.~*$})]".contains(c));
    line.match_indices(folder).filter(move |(at, _)| begins(*at)).map(|(at, folder)| &line[at + folder.len()..])
}

fn begins_with_name(rest: &str) -> bool {
    rest.starts_with(|c: char| c.is_alphanumeric() || "_<{$".contains(c))
}

/// No unfinished Rust.
fn unfinished(file: &File) -> Vec<Finding> {
    if !file.is_rust() {
        return Vec::new();
    }
    let found = |line: &str| UNFINISHED.into_iter().find(|word| line.contains(word));
    file.findings(|line| found(line).map(|word| format!("finish what `{word}` stands for, or take it out")))
}

/// No Rust file too long to read in one sitting.
fn too_long(file: &File) -> Option<Finding> {
    let lines = file.text.lines().count();
    let advice = format!("{lines} lines, over {TOO_LONG}; a second idea has moved in: give it a file of its own");
    (file.is_rust() && lines > TOO_LONG).then(|| Finding { path: file.path.clone(), line: lines, advice })
}

/// A Rust file that is getting long.
fn long(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    (file.is_rust() && lines > LONG && lines <= TOO_LONG)
        .then(|| format!("{} has {lines} lines; over {TOO_LONG} it must be divided", file.path))
}

/// The documents are there, and the first of them says how to begin.
fn documents(files: &[File]) -> Vec<Finding> {
    let find = |path: &str| files.iter().find(|file| file.path == path);
    let missing = DOCUMENTS.iter().filter(|path| find(path).is_none());
    let mut findings: Vec<Finding> = missing
        .map(|path| Finding { path: (*path).to_owned(), line: 1, advice: "is missing; write it".to_owned() })
        .collect();
    if let Some(readme) = find("README.md") {
        let unnamed = COMMANDS.iter().filter(|command| !readme.text.contains(**command));
        findings.extend(unnamed.map(|command| Finding {
            path: readme.path.clone(),
            line: 1,
            advice: format!("does not name `{command}`; tell newcomers about it"),
        }));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    fn paths_in(line: &str) -> usize {
        machine_paths(&file("notes.md", line)).len()
    }

    #[test]
    fn a_path_of_one_machine_is_found_with_its_line() {
        let text = format!("fine\nsee {}x/notes", concat!("/wo", "rk/"));
        let found = machine_paths(&file("a.md", &text));
        assert_eq!(found.len(), 1);
        assert!(found[0].to_string().starts_with("a.md:2: "), "{}", found[0]);
        for begin in ["", "\"", "(", "`", "file://", "= ", "2>", "a:"] {
            assert_eq!(paths_in(&format!("{begin}{}x", concat!("/t", "mp/"))), 1, "{begin}");
        }
        assert_eq!(paths_in(concat!("ls /wo", "rk/")), 1);
        assert_eq!(paths_in(concat!("cd /ho", "me/anna")), 1);
    }

    #[test]
    fn urls_and_relative_paths_are_no_paths_of_one_machine() {
        assert_eq!(paths_in(concat!("https://example.org/wo", "rk/1918")), 0);
        assert_eq!(paths_in(concat!("target/t", "mp/x, ../t", "mp/x, ~/wo", "rk/x, $HOME/wo", "rk/x")), 0);
        assert_eq!(paths_in(concat!("a page at /ho", "me/ and no more")), 0);
    }

    #[test]
    fn scripts_of_the_machines_and_lock_files_are_exempt() {
        let text = concat!("/t", "mp/x");
        for path in [".ci/run", "Cargo.lock", "web/package-lock.json"] {
            assert!(machine_paths(&file(path, text)).is_empty(), "{path}");
        }
    }

    #[test]
    fn unfinished_rust_is_found_in_rust_only() {
        for text in [concat!("    todo", "!()"), concat!("unimplemented", "!(\"x\")"), concat!("#[ig", "nore]")] {
            assert_eq!(unfinished(&file("a.rs", text)).len(), 1, "{text}");
            assert!(unfinished(&file("a.md", text)).is_empty(), "{text}");
        }
    }

    #[test]
    fn a_long_file_is_mentioned_and_one_too_long_is_refused() {
        let lines = |n: usize| file("a.rs", &"\n".repeat(n));
        assert!(long(&lines(500)).is_none() && too_long(&lines(500)).is_none());
        assert!(long(&lines(501)).is_some() && too_long(&lines(700)).is_none());
        assert!(long(&lines(701)).is_none() && too_long(&lines(701)).is_some());
        assert!(too_long(&file("a.toml", &"\n".repeat(5000))).is_none());
    }

    #[test]
    fn missing_documents_and_commands_are_named() {
        let mut files: Vec<File> = DOCUMENTS.iter().map(|path| file(path, "cargo play, cargo verify")).collect();
        assert_eq!(documents(&files), []);
        files[0].text = "cargo play".to_owned();
        files.pop();
        let found: Vec<String> = documents(&files).iter().map(Finding::to_string).collect();
        assert_eq!(found.len(), 2);
        assert!(found[0].starts_with("LICENSE:1: ") && found[1].contains("`cargo verify`"), "{found:?}");
    }
}
