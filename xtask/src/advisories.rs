//! Known weaknesses of what we build on, asked of those who list them. Each answer names the day of its list; where
//! nobody could be asked, that is said, and never passes for an answer.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use crate::shell::{self, Outcome};
use crate::web;

/// So long a list may take to be fetched.
const PATIENCE: Duration = Duration::from_secs(60);

/// What came of looking.
#[derive(Debug, PartialEq, Eq)]
enum Looked {
    /// The list knows of nothing: which list that was.
    Clean(String),
    /// It knows of something.
    Found(String),
    /// Nobody could be asked, and why.
    CouldNot(String),
}

/// Look for advisories on our crates and on the page's packages; what could not be looked up.
pub(crate) fn check() -> Outcome<Vec<String>> {
    told([("the crates", crates()), ("the packages of the page", packages())])
}

fn told<const N: usize>(looked: [(&str, Looked); N]) -> Outcome<Vec<String>> {
    let (mut found, mut unchecked) = (Vec::new(), Vec::new());
    for (what, looked) in looked {
        match looked {
            Looked::Clean(list) => println!("   No advisory on {what}, by {list}."),
            Looked::Found(text) => found.push(format!("There are advisories on {what}:\n{text}")),
            Looked::CouldNot(why) => unchecked.push(format!("Advisories on {what}: could not look. {why}")),
        }
    }
    if found.is_empty() { Ok(unchecked) } else { Err(found.join("\n")) }
}

/// The crates of `Cargo.lock`, by cargo-deny and the RustSec database.
fn crates() -> Looked {
    let deny = |arguments: &[&str]| {
        let mut deny = shell::cargo();
        deny.arg("deny").args(arguments);
        deny
    };
    if !shell::succeeds(&mut deny(&["--version"]), Duration::from_secs(30)) {
        return Looked::CouldNot(
            "cargo-deny is not installed; `cargo install --locked cargo-deny` installs it.".into(),
        );
    }
    // An older list is better than none; its day is told.
    let is_fresh = shell::succeeds(&mut deny(&["fetch", "db"]), PATIENCE);
    let Some(day) = databases().as_deref().and_then(newest_day) else {
        return Looked::CouldNot("the RustSec database is not here and could not be fetched.".into());
    };
    let fetched = if is_fresh { "fetched now" } else { "which could not be brought up to date" };
    match shell::output(&mut deny(&["check", "--disable-fetch", "advisories"])) {
        Ok(_) => Looked::Clean(format!("the RustSec database of {day}, {fetched}")),
        Err(complaint) => Looked::Found(format!("By the RustSec database of {day}, {fetched}. {complaint}")),
    }
}

/// Where cargo-deny keeps its databases.
fn databases() -> Option<PathBuf> {
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    Some(cargo.or_else(|| Some(std::env::home_dir()?.join(".cargo")))?.join("advisory-dbs"))
}

/// The day of the newest entry of the databases in a folder.
fn newest_day(folder: &Path) -> Option<String> {
    let day = |database: PathBuf| {
        let mut git = shell::program("git");
        let day = shell::output(git.arg("-C").arg(database).args(["log", "-1", "--format=%cs"])).ok()?;
        Some(day.trim().to_owned()).filter(|day| !day.is_empty())
    };
    let databases = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).filter(|path| path.is_dir());
    databases.filter_map(day).max()
}

/// The packages of the page, by npm and the registry's list of today.
fn packages() -> Looked {
    // npm ends with an error both when it has found something and when it could not look: the answer tells.
    match web::audit() {
        Ok(answer) => judged(&answer),
        Err(reason) => Looked::CouldNot(reason),
    }
}

/// What `npm audit --json` says.
fn judged(answer: &str) -> Looked {
    let answer: Value = match serde_json::from_str(answer) {
        Ok(answer) => answer,
        Err(_) => return Looked::CouldNot("npm gave no answer that can be read.".into()),
    };
    match answer["metadata"]["vulnerabilities"]["total"].as_u64() {
        Some(0) => Looked::Clean("npm's registry as it is now".into()),
        Some(count) => {
            let names = answer["vulnerabilities"].as_object().into_iter().flat_map(serde_json::Map::keys);
            let names: Vec<&str> = names.map(String::as_str).collect();
            Looked::Found(format!("{count}: {}. `npm audit` in web/ tells more.", names.join(", ")))
        }
        None => {
            let why = answer["message"].as_str().or(answer["error"]["summary"].as_str()).unwrap_or("no reason given");
            Looked::CouldNot(format!("npm's registry did not answer: {why}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_of_npm_is_clean_or_found_and_an_error_is_neither() {
        let clean = r#"{"vulnerabilities":{},"metadata":{"vulnerabilities":{"high":0,"total":0}}}"#;
        assert_eq!(judged(clean), Looked::Clean("npm's registry as it is now".into()));
        let found = r#"{"vulnerabilities":{"left-pad":{}},"metadata":{"vulnerabilities":{"high":1,"total":1}}}"#;
        assert!(matches!(judged(found), Looked::Found(text) if text.starts_with("1: left-pad.")));
        let refused = r#"{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}"#;
        assert!(matches!(judged(refused), Looked::CouldNot(why) if why.ends_with("405 Method Not Allowed")));
        assert!(matches!(judged("npm error"), Looked::CouldNot(_)));
    }

    #[test]
    fn what_was_found_fails_and_what_could_not_be_looked_up_is_said() {
        let unchecked = told([("a", Looked::Clean("a list".into())), ("b", Looked::CouldNot("No line.".into()))]);
        assert_eq!(unchecked, Ok(vec!["Advisories on b: could not look. No line.".to_owned()]));
        let failed = told([("a", Looked::Found("x".into())), ("b", Looked::CouldNot("No line.".into()))]);
        assert_eq!(failed, Err("There are advisories on a:\nx".to_owned()));
    }

    #[test]
    fn a_database_has_the_day_of_its_newest_entry_and_without_one_there_is_no_day() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        assert_eq!(newest_day(&folder.path().join("nowhere")), None);
        let database = folder.path().join("advisory-db");
        fs::create_dir(&database).expect("an ordinary folder");
        let git = |arguments: &[&str]| {
            let mut git = shell::program("git");
            git.arg("-C").arg(&database).args(["-c", "user.name=A", "-c", "user.email=a@example.net"]).args(arguments);
            git.env("GIT_COMMITTER_DATE", "2026-02-03T12:00:00Z");
            shell::output(&mut git).expect("git is there");
        };
        git(&["init", "--quiet"]);
        git(&["commit", "--quiet", "--allow-empty", "--message", "An advisory"]);
        assert_eq!(newest_day(folder.path()).as_deref(), Some("2026-02-03"));
    }
}
