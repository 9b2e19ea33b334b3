//! The text files of the repository: what git tracks, and what it would track if it were added.

use std::fs;
use std::path::Path;

use super::Finding;
use crate::shell::{self, Outcome};

/// A text file.
pub(super) struct File {
    /// Its path from the top folder, with `/`.
    pub(super) path: String,
    /// What it says.
    pub(super) text: String,
}

impl File {
    /// The last part of the path.
    pub(super) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// Whether it is Rust.
    pub(super) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// A finding for every line about which there is something to say.
    pub(super) fn findings(&self, mut advice: impl FnMut(&str) -> Option<String>) -> Vec<Finding> {
        let numbered = self.text.lines().zip(1..);
        numbered
            .filter_map(|(text, line)| advice(text).map(|advice| Finding { path: self.path.clone(), line, advice }))
            .collect()
    }
}

/// Every text file, sorted by path.
pub(super) fn all(root: &Path) -> Outcome<Vec<File>> {
    let mut paths = if root.join(".git").exists() { listed_by_git()? } else { found_below(root)? };
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        // A file deleted but not yet committed is still listed; one that is not UTF-8 is not text.
        let Ok(bytes) = fs::read(root.join(&path)) else { continue };
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(File { path, text });
        }
    }
    Ok(files)
}

fn listed_by_git() -> Outcome<Vec<String>> {
    // The folder may belong to somebody else, as it does in containers; reading a list of names is harmless.
    let list = ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let names = shell::output(shell::program("git").args(list))?;
    Ok(names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

/// Without git, as in an unpacked archive: everything but what is built.
fn found_below(root: &Path) -> Outcome<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let unreadable = |error| format!("The folder {} cannot be read: {error}.", folder.display());
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let built = path.file_name().is_some_and(|name| name == "target" || name == "node_modules");
            if path.is_dir() && !built {
                folders.push(path);
            } else if let Ok(relative) = path.strip_prefix(root).map(|path| path.to_string_lossy().replace('\\', "/")) {
                found.push(relative);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_without_git_is_searched_but_not_what_is_built() {
        let root = tempfile::tempdir().expect("a temporary folder");
        for path in ["README.md", "src/lib.rs", "target/debug/x.rs"] {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().expect("it has one")).expect("a folder");
            fs::write(path, "x").expect("a file");
        }
        fs::write(root.path().join("picture.png"), [0xff, 0xfe]).expect("a file");
        let files = all(root.path()).expect("it is readable");
        assert_eq!(files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(), ["README.md", "src/lib.rs"]);
    }
}
